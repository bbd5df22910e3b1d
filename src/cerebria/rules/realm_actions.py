"""The five Realm actions, always available; each costs less to the team that controls its Realm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..absence import NOTHING
from ..content import TEAM_OF_CARD
from ..content.constants import HARVEST_MOST
from ..ids import ChoiceNumber, Realm, Seat, Slot
from ..model.about import lying_in, nothing, top_card
from ..model.board import REALMS, SLOTS_BY_SPACE
from ..model.choices import AMOUNT, REALM_ACTION, REALM_ACTIONS, SLOT, YES
from ..model.control import realm_control
from ..model.cost import Cost, Part, cost_of
from ..model.meanwhile import as_it_began, as_it_is
from ..model.rulebook import Asking, Costs, Step
from ..model.state import State
from . import pieces
from .powers import lasting, spirits
from .steps import OfSeat, yes_or_no

GAIN, DRAW, MOVE_EMOTION, INTENSIFY, HARVEST = range(len(REALMS))
"""The actions, by the Realm that holds them."""
HasEffect = Callable[[State, int], bool]


def cost(state: State, seat: Seat, realm: Realm, *more: Part) -> Cost:
    """What a Realm action costs, and more of what it gives."""
    parts: tuple[Part, ...] = ((REALM_ACTIONS[realm], state.table.numbers.realm_action_willpower[realm], 0),)
    if realm_control(state, realm) == state.table.team[seat]:
        parts += (("realm-control", -state.table.numbers.realm_discount, 0),)
    elif power := spirits.realm_discount(state, seat):
        parts += ((power, -state.table.numbers.realm_discount, 0),)
    return cost_of(parts + more)


def options(state: State, seat: Seat) -> list[int]:
    """The Realm actions that can be paid and have some effect."""
    return those_with_effect(state, seat, _HAS_EFFECT)


def those_with_effect(state: State, seat: Seat, has_effect: tuple[HasEffect, ...]) -> list[int]:
    """Those that can be paid and, by Realm, have some effect; control is looked up only when it matters."""
    wp, found, numbers = state.wp[seat], [], state.table.numbers
    for realm, full in enumerate(numbers.realm_action_willpower):
        if wp < full and (wp < full - numbers.realm_discount or cost(state, seat, realm).wp > wp):
            continue
        if has_effect[realm](state, seat):
            found.append(REALM_ACTION + realm)
    return found


def can_gain(state: State, seat: Seat) -> bool:
    """Always."""
    return True


def _can_draw(state: State, seat: Seat) -> bool:
    return bool(state.deck[seat])


def can_move_emotion(state: State, seat: Seat) -> bool:
    """With an Emotion, and a slot for it."""
    return bool(state.in_play & state.table.own_cards[seat]) and bool(pieces.empty_beside(state, seat))


def _can_intensify(state: State, seat: Seat) -> bool:
    return bool(_intensifiable(state, seat))


def can_harvest(state: State, seat: Seat) -> bool:
    """With Willpower left once the action is paid."""
    wp = state.wp[seat]
    return wp > state.table.numbers.realm_action_willpower[HARVEST] or wp > cost(state, seat, HARVEST).wp


def begin(state: State, seat: Seat, realm: Realm) -> None:
    """The action is named: pay at once, or ask first what it is for."""
    if realm == GAIN:
        pay(state, seat, realm)
        pieces.gain_willpower(state, seat, state.table.numbers.gain_willpower, "gain-willpower")
    elif realm == DRAW:
        pay(state, seat, realm)
        _draw(state, seat)
    else:
        state.agenda.append((REALM_ACTIONS[realm], seat))


def pay(state: State, seat: Seat, realm: Realm, *more: Part) -> None:
    """Pay for a Realm action, and for more of what it gives."""
    pieces.pay(state, seat, REALM_ACTIONS[realm], cost(state, seat, realm, *more))


def costs(realm: Realm) -> Costs[State]:
    """For the steps of an action that costs the same whatever is chosen."""

    def costs_of_step(state: State, step: Step) -> list[Cost]:
        _, seat, *_ = step
        return [cost(state, seat, realm)]

    return costs_of_step


# Draw Emotions: one, then more for Willpower, each top card seen before deciding.


def _draw(state: State, seat: Seat) -> None:
    pieces.draw(state, seat, "draw-emotions")
    if state.deck[seat] and state.wp[seat] >= _further_card(state).wp:
        state.agenda.append(("draw-more", seat))


def _further_card(state: State) -> Cost:
    return cost_of((("further-card", state.table.numbers.further_card_willpower, 0),))


def _draw_more(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice == YES:
        pieces.pay(state, seat, "draw-emotions", _further_card(state))
        _draw(state, seat)


# Move Emotion: an own one from anywhere to an empty slot next to the Spirit.


def _from_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    return [SLOT + slot for slot in pieces.own_slots(state, state.table.team[seat])]


def _choose_from(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    state.agenda.append(("move-emotion-to", seat, choice - SLOT))


def _to_options(state: State, step: OfSlot) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [SLOT + slot for slot in pieces.empty_beside(state, seat)]


def _choose_to(state: State, step: OfSlot, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    pay(state, seat, MOVE_EMOTION)
    pieces.shift(state, slot, choice - SLOT, "move-emotion")


# Intensify: Essence onto an adjacent own Emotion, from the board or from Emotions that lend it.


def _lendable(state: State, seat: Seat, slot: Slot) -> int:
    return sum(state.essence_on[other] - 1 for other in lasting.lend_essence(state, seat, slot))


def _further_cost(state: State, slot: Slot) -> int:
    """What each further Essence costs."""
    return 0 if lasting.is_free_to_intensify(state, slot) else state.table.numbers.further_essence_willpower


def _further_essence(state: State, slot: Slot, amount: int) -> Part:
    """What it costs to put more than one on an Emotion."""
    return "further-essence", (amount - 1) * _further_cost(state, slot), 0


def _intensifiable(state: State, seat: Seat) -> list[int]:
    team = state.table.team[seat]
    return [
        slot
        for slot in SLOTS_BY_SPACE[state.at[seat]]
        if state.card[slot] != NOTHING
        and TEAM_OF_CARD[state.card[slot]] == team
        and pieces.free_spaces(state, slot)
        and (pieces.essence_for(state, seat, slot) or lasting.lend_essence(state, seat, slot))
    ]


def _intensify_slot_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    return [SLOT + slot for slot in _intensifiable(state, seat)]


def _choose_intensified(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    state.agenda.append(("intensify-amount", seat, choice - SLOT))


def _intensify_amount_options(state: State, step: OfSlot) -> list[ChoiceNumber]:
    _, seat, slot = step
    most = min(pieces.free_spaces(state, slot), pieces.essence_for(state, seat, slot) + _lendable(state, seat, slot))
    further = _further_cost(state, slot)
    if further:
        most = min(most, 1 + (state.wp[seat] - cost(state, seat, INTENSIFY).wp) // further)
    return [AMOUNT + amount for amount in range(1, most + 1)]


def _choose_amount(state: State, step: OfSlot, choice: ChoiceNumber) -> None:
    _, seat, slot = step
    state.agenda.append(("intensify-lent", seat, slot, choice - AMOUNT))


def _intensify_costs(state: State, step: OfSeat) -> list[Cost]:
    """For each amount on each Emotion."""
    _, seat = step
    return [
        cost(state, seat, INTENSIFY, _further_essence(state, slot, choice - AMOUNT))
        for slot in _intensifiable(state, seat)
        for choice in _intensify_amount_options(state, ("intensify-amount", seat, slot))
    ]


def _amount_costs(state: State, step: OfSlot) -> list[Cost]:
    _, seat, slot = step
    amounts = [choice - AMOUNT for choice in _intensify_amount_options(state, step)]
    return [cost(state, seat, INTENSIFY, _further_essence(state, slot, amount)) for amount in amounts]


def _lent_costs(state: State, step: IntensifyLent) -> list[Cost]:
    _, seat, slot, amount = step
    return [cost(state, seat, INTENSIFY, _further_essence(state, slot, amount))]


def _lent_options(state: State, step: IntensifyLent) -> list[ChoiceNumber]:
    _, seat, slot, amount = step
    least = max(0, amount - pieces.essence_for(state, seat, slot))
    most = min(amount, _lendable(state, seat, slot))
    return [AMOUNT + lent for lent in range(least, most + 1)]


def _intensify(state: State, step: IntensifyLent, choice: ChoiceNumber) -> None:
    """Pay and place: first what is lent, which fills no space for the Intention, then own Essence."""
    _, seat, slot, amount = step
    lent = choice - AMOUNT
    pay(state, seat, INTENSIFY, _further_essence(state, slot, amount))
    left = lent
    for lender in lasting.lend_essence(state, seat, slot):
        given = min(left, state.essence_on[lender] - 1)
        if given:
            name = pieces.card_name(state.card[lender])
            pieces.remove_essence(state, lender, given, name)
            pieces.add_essence(state, slot, given, name, placed=False)
            left -= given
    if amount > lent:
        pieces.change_essence(state, seat, state.aligned[slot], lent - amount, "intensify")
        pieces.add_essence(state, slot, amount - lent, "intensify")


# Harvest: Willpower for Essence.


def _harvest_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    _, seat = step
    most = min(state.wp[seat] - cost(state, seat, HARVEST).wp, HARVEST_MOST)
    return [AMOUNT + amount for amount in range(1, most + 1)]


def _harvest(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    amount = choice - AMOUNT
    pay(state, seat, HARVEST)
    pieces.change_willpower(state, seat, -amount, "harvest")
    pieces.gain_essence(state, seat, amount, "harvest")


_HAS_EFFECT: Final = (can_gain, _can_draw, can_move_emotion, _can_intensify, can_harvest)

OfSlot = tuple[str, Seat, Slot]
IntensifyLent = tuple[*OfSlot, int]

MOVING_AND_HARVESTING: Final = (
    Asking("move-emotion", ("seat",), _from_options, _choose_from, nothing, as_it_is, costs=costs(MOVE_EMOTION)),
    Asking(
        "move-emotion-to", ("seat", "slot"), _to_options, _choose_to, lying_in("slot"),
        as_it_began("move-emotion", "seat"), costs=costs(MOVE_EMOTION),
    ),
    Asking("harvest", ("seat",), _harvest_options, _harvest, nothing, as_it_is, costs=costs(HARVEST)),
)  # fmt: skip
"""What is the same in every edition."""
STEPS: Final = (
    *MOVING_AND_HARVESTING,
    Asking("draw-more", ("seat",), yes_or_no, _draw_more, top_card, as_it_is),
    Asking(
        "intensify", ("seat",), _intensify_slot_options, _choose_intensified, nothing, as_it_is, costs=_intensify_costs,
    ),
    Asking(
        "intensify-amount", ("seat", "slot"), _intensify_amount_options, _choose_amount, lying_in("slot"),
        as_it_began("intensify", "seat"), costs=_amount_costs,
    ),
    Asking(
        "intensify-lent", ("seat", "slot", "amount"), _lent_options, _intensify, lying_in("slot"),
        as_it_began("intensify", "seat"), costs=_lent_costs,
    ),
)  # fmt: skip
