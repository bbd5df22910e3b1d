"""What a Spirit can do that others cannot: one short function a power, which the chapter it belongs to asks.

The name of the Spirit that has the power stands first in each function's text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...absence import NOBODY, NOTHING, NOWHERE
from ...content import TEAM_OF_CARD
from ...content.card_sets import NO_POWER
from ...content.numbers import Numbers
from ...ids import Card, ChoiceNumber, Seat, Slot
from ...model.about import nothing, top_card
from ...model.board import (
    BESIDE,
    BORDER_SLOTS,
    FRONTIER_OF_SPACE,
    REALM_OF_SPACE,
    REALMS_BY_SPACE,
    SLOTS_BY_SPACE,
    TRIADS,
)
from ...model.choices import ESSENCE, NO, YES
from ...model.cost import Part
from ...model.meanwhile import as_it_is
from ...model.options import Options
from ...model.rulebook import Asking, Rulebook
from ...model.state import State
from .. import pieces
from ..steps import OfSeat, yes_or_no

_LONG_REACH: Final = tuple(
    TRIADS[FRONTIER_OF_SPACE[space]]
    if realm == NOWHERE
    else tuple(sorted((*SLOTS_BY_SPACE[space], *(slot for slot, _ in BORDER_SLOTS[realm]))))
    for space, realm in enumerate(REALM_OF_SPACE)
)
"""What Malice reaches from each space."""
_SHELTERED: Final = tuple(
    frozenset(near for slot in slots for near in (slot, *BESIDE[slot])) for slots in SLOTS_BY_SPACE
)
"""What Empathy protects from each space."""


def powers_of(options: Options, rulebook: Rulebook[State]) -> tuple[str, ...]:
    """The power of each seat's Spirit; they are part of the full game only."""
    if options.mode != "full":
        return (NO_POWER,) * len(options.seats)
    return tuple(rulebook.spirits[spirit].power for spirit in options.seats)


# Absorb.


def gain_for_fortresses(state: State, seat: Seat) -> None:
    """Love: an Absorb gives it Willpower from the supply for each adjacent Fortress of its team, or a fixed amount if
    there is any."""
    power, numbers = state.table.power[seat], state.table.numbers
    if power not in ("fortress-income", "fortress-bonus"):
        return
    sites = [state.fortress[realm] for realm in REALMS_BY_SPACE[state.at[seat]]]
    count = sum(1 for site in sites if site is not None and site.team == state.table.team[seat])
    each, fixed = (numbers.love_willpower, 0) if power == "fortress-income" else (0, numbers.love_bonus_willpower)
    pieces.gain_willpower(state, seat, count * each + bool(count) * fixed, power)


def offer_draw(state: State, seat: Seat, gained: int) -> None:
    """Delight: when one Absorb gave it enough Willpower, all sources together, it may draw."""
    is_big = gained >= state.table.numbers.delight_willpower
    if state.table.power[seat] == "big-absorb-draw" and is_big and state.deck[seat]:
        state.agenda.append(("delight-draw", seat))


def _draw(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice == YES:
        for _ in range(state.table.numbers.delight_cards):
            pieces.draw(state, seat, "big-absorb-draw")


def with_far_spheres(state: State, seat: Seat, near: list[int]) -> list[int]:
    """Misery: an Absorb may also choose a Sphere next, on the Origin, to one that it could choose."""
    if state.table.power[seat] == "far-absorb":
        around = state.table.rulebook.spheres
        places = [around.index(sphere) for sphere in near]
        return [*near, *(around[(place + side) % len(around)] for place in places for side in (1, -1))]
    return near


# Realm actions, and every gain of Willpower.


def realm_discount(state: State, seat: Seat) -> str:
    """Reason: Realm actions always cost it less, whoever controls the Realm."""
    return "realm-discount" if state.table.power[seat] == "realm-discount" else ""


def _exchange_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """Intuition: of Willpower that it has just gained it may change some into Essence of a kind that it chooses."""
    _, seat = step
    if state.wp[seat] < state.table.numbers.exchanged_willpower:
        return [NO]
    return [*(ESSENCE + kind for kind in state.table.kinds[seat]), NO]


def _exchange(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice != NO:
        amount = state.table.numbers.exchanged_willpower
        pieces.change_willpower(state, seat, -amount, "gain-exchange")
        pieces.change_essence(state, seat, choice - ESSENCE, amount, "gain-exchange")


ON_GAIN: Final[dict[str, str]] = {"gain-exchange": "gain-exchange"}


# Spirit actions.


def pays_any_colour(state: State, seat: Seat) -> bool:
    """Harmony: a card discarded for a Vibe token pays for any colour."""
    return state.table.power[seat] in ("second-token", "any-colour-token")


def pays_second_token(state: State, seat: Seat) -> bool:
    """Harmony: the same, and another one pays for a second token on the row."""
    return state.table.power[seat] == "second-token"


def upgrade_discount(power: str, numbers: Numbers) -> tuple[Part, ...]:
    """Hatred: a Spirit action with an upgrade other than Determination costs it less Willpower."""
    return ((power, -numbers.hatred_discount, 0),) if power == "upgrade-discount" else ()


def may_invoke_bleakness(state: State, seat: Seat) -> bool:
    """Anxiety: an Invoke may put in a Bleakness from the supply instead of a card from hand."""
    return state.table.power[seat] == "invoke-bleakness"


def quell_reach(state: State, seat: Seat) -> tuple[int, ...]:
    """Malice: a Quell reaches the whole Triad on a Frontier, and the two bordering Frontier slots in a Realm; or the
    slots next to an Emotion that is in reach."""
    power, near = state.table.power[seat], SLOTS_BY_SPACE[state.at[seat]]
    if power == "long-quell":
        return _LONG_REACH[state.at[seat]]
    if power == "chain-quell":
        beyond = {slot for here in near if state.card[here] != NOTHING for slot in BESIDE[here]}
        return tuple(sorted({*near, *beyond}))
    return near


_PROTECTING: Final = ("protect", "protect-neighbours")


def protector(state: State, slot: Slot) -> Seat:
    """Empathy: Emotions of its team on adjacent slots, and on the slots next to those, or next to one of them, cannot
    be quelled."""
    table = state.table
    for seat in table.seats_of[TEAM_OF_CARD[state.card[slot]]]:
        power = table.power[seat]
        if power == "protect" and slot in _SHELTERED[state.at[seat]]:
            return seat
        if power == "protect-neighbours" and _has_shelter(state, seat, slot):
            return seat
    return NOBODY


def _has_shelter(state: State, seat: Seat, slot: Slot) -> bool:
    """Whether an Emotion is next to a Spirit, or next to one of its team's that is."""
    near, team = SLOTS_BY_SPACE[state.at[seat]], state.table.team[seat]
    return slot in near or any(
        other in near and state.card[other] != NOTHING and TEAM_OF_CARD[state.card[other]] == team
        for other in BESIDE[slot]
    )


# Telling that a power has worked, where nothing that happens would show it.


def tell_far_sphere(state: State, seat: Seat) -> None:
    """Misery absorbs from a Sphere that is not next to it."""
    state.events.append(("works", seat, "far-sphere"))


def tell_bleakness(state: State, seat: Seat) -> None:
    """Anxiety invokes a Bleakness."""
    state.events.append(("works", seat, "bleakness"))


def tell_token(state: State, seat: Seat, card: Card, colour: int, which: int = 1) -> None:
    """Harmony adds a token of another colour than the card has, or a second one."""
    if which > 1:
        state.events.append(("works", seat, "second-token"))
    elif state.table.cards.vibe[card] != colour:
        state.events.append(("works", seat, "any-colour"))


def tell_far_quell(state: State, seat: Seat, slot: Slot) -> None:
    """Malice quells an Emotion that others would not reach."""
    if slot not in SLOTS_BY_SPACE[state.at[seat]] and slot in quell_reach(state, seat):
        state.events.append(("works", seat, "far-quell"))


def tell_protection(state: State, seat: Seat, slots: Iterable[Slot]) -> None:
    """Empathy keeps Emotions from a Quell that would have reached them."""
    if all(state.table.power[other] not in _PROTECTING for other in state.table.opponents[seat]):
        return
    found = {protector(state, slot) for slot in slots if state.card[slot] != NOTHING}
    for other in sorted(found & {*state.table.opponents[seat]}):
        state.events.append(("works", other, "protects"))


STEPS: Final = (
    Asking("delight-draw", ("seat",), yes_or_no, _draw, top_card, as_it_is),
    Asking("gain-exchange", ("seat",), _exchange_options, _exchange, nothing, as_it_is),
)
