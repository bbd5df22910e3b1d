"""What an Emotion does as long as it lies on the board: one short function a power, found by its name.

A card set says which power a card has and with which numbers; the names of the Emotions that have it in the set
`standard` stand first in each function's text. Each section begins with its powers and ends with the question that
the chapters, and `control`, ask about them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from ...absence import NOTHING, NOWHERE
from ...content import EMPOWER, MOVE, QUELL, TEAM_OF_CARD
from ...ids import Card, ChoiceNumber, Realm, Seat, Slot, Space, Team
from ...model.about import nothing
from ...model.board import BESIDE, FRONTIER_OF_SLOT, FRONTIERS_BY_SPACE, REALM_SLOTS, SPACE_OF_SLOT, TRIADS
from ...model.choices import CARD
from ...model.control import has_beside
from ...model.cost import Part
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Step
from ...model.state import USED_FREE_QUELL, State
from .. import pieces
from ..steps import teams_in_order
from .entering import Numbers, after_invoke
from .leaving import LEAVES, team_income

# Intensity.


def intensity_per_opponent(state: State, slot: Slot, numbers: Numbers) -> int:
    """Suspicion: more Intensity for each opposing Emotion on the board, up to a limit."""
    rivals = state.table.rivals[TEAM_OF_CARD[state.card[slot]]]
    count = sum(1 for other in state.card if other != NOTHING and TEAM_OF_CARD[other] in rivals)
    return min(count * numbers["intensity"], numbers["most"])


def intensity_when_alone(state: State, slot: Slot, numbers: Numbers) -> int:
    """Isolation: more Intensity while no adjacent slot holds another own Emotion."""
    team = TEAM_OF_CARD[state.card[slot]]
    return 0 if has_beside(state, slot, lambda other: other == team) else numbers["intensity"]


GROWING: Final[dict[str, Callable[[State, int, Numbers], int]]] = {
    "intensity-per-opponent": intensity_per_opponent,
    "intensity-when-alone": intensity_when_alone,
}
"""Powers by which the Intensity of an Emotion goes by what else lies on the board."""


def cap_neighbours(state: State, slot: Slot, value: int) -> int:
    """Purity: an opposing Emotion next to it never counts for more than the card's number, its token included."""
    cards, team = state.table.cards, TEAM_OF_CARD[state.card[slot]]
    for near in BESIDE[slot]:
        card = state.card[near]
        if card != NOTHING and cards.power[card] == "cap-neighbours" and TEAM_OF_CARD[card] != team:
            value = min(value, cards.numbers[card]["intensity"])
    return value


def level_triad(state: State, slot: Slot) -> int:
    """Discipline: the card in the Triad whose printed Intensity is that of every Emotion there, or NOWHERE."""
    levelling = state.table.cards.having["level-triad"]
    for near in TRIADS[FRONTIER_OF_SLOT[slot]]:
        card = state.card[near]
        if card != NOTHING and levelling >> card & 1:
            return near
    return NOWHERE


def bent_intensity(state: State, slot: Slot, value: int) -> int:
    """An Intensity (as printed, and its token) after the Emotion's own power, then the caps of its neighbours; where
    one levels the Triad, nothing else counts."""
    cards, card = state.table.cards, state.card[slot]
    level = level_triad(state, slot)
    if level != NOWHERE:
        return cards.intensity[state.card[level]][state.essence_on[level] - 1]
    bonus = GROWING.get(cards.power[card])
    if bonus is not None:
        value += bonus(state, slot, cards.numbers[card])
    return cap_neighbours(state, slot, value)


# Prices of a Move and a Quell.

Surcharge = tuple[int, int]
"""Willpower and Ambition that a power adds to a price."""
_NONE: Final = (0, 0)
Pricing = Callable[[int, bool, int, Numbers], Surcharge]
"""What a power adds: its slot, whether it is the payer's own, the space or slot the action is about, its numbers."""


def move_price_from(slot: Slot, is_own: bool, here: int, numbers: Numbers) -> Surcharge:
    """Hostility: opposing Spirits pay more Willpower to Move away from the space next to it."""
    return (numbers["wp"], 0) if not is_own and SPACE_OF_SLOT[slot] == here else _NONE


def move_price_to(slot: Slot, is_own: bool, to: Space, numbers: Numbers) -> Surcharge:
    """Loathing: opposing Spirits pay more Willpower to Move onto the space next to it."""
    return (numbers["wp"], 0) if not is_own and SPACE_OF_SLOT[slot] == to else _NONE


def easy_moves(slot: Slot, is_own: bool, here: int, numbers: Numbers) -> Surcharge:
    """Freedom: own Spirits pay less Willpower to Move; `can_move_freely` is its other half."""
    return (-numbers["wp"], 0) if is_own else _NONE


def quell_price(slot: Slot, is_own: bool, target: int, numbers: Numbers) -> Surcharge:
    """Guilt: every Quell costs opposing Spirits more Willpower."""
    return _NONE if is_own else (numbers["wp"], 0)


def quell_price_nearby(slot: Slot, is_own: bool, target: int, numbers: Numbers) -> Surcharge:
    """Safety: to Quell an Emotion next to it costs opposing Spirits more Willpower."""
    return (numbers["wp"], 0) if not is_own and target in BESIDE[slot] else _NONE


def quell_price_itself(slot: Slot, is_own: bool, target: int, numbers: Numbers) -> Surcharge:
    """Innocence: to Quell it costs opposing Spirits more Ambition."""
    return (0, numbers["ambition"]) if not is_own and target == slot else _NONE


_SETTING_OUT: Final[dict[str, Pricing]] = {"move-price-from": move_price_from, "easy-moves": easy_moves}
_ARRIVING: Final[dict[str, Pricing]] = {"move-price-to": move_price_to}
_QUELLING: Final[dict[str, Pricing]] = {
    "quell-price": quell_price,
    "quell-price-nearby": quell_price_nearby,
    "quell-price-itself": quell_price_itself,
}


def _parts(state: State, seat: Seat, place: int, prices: Mapping[str, Pricing]) -> tuple[Part, ...]:
    """What powers add to a price, by slot."""
    cards, team = state.table.cards, state.table.team[seat]
    parts: tuple[Part, ...] = ()
    for slot, card in enumerate(state.card):
        if card != NOTHING and (pricing := prices.get(cards.power[card])) is not None:
            surcharge = pricing(slot, TEAM_OF_CARD[card] == team, place, cards.numbers[card])
            if surcharge != _NONE:
                parts += ((pieces.card_name(card), *surcharge),)
    return parts


def extra_cost_of_moving(state: State, seat: Seat, here: int, to: Space) -> tuple[Part, ...]:
    """What powers add to the price of a Move, first where it starts, then where it ends."""
    if not state.in_play & state.table.on_moves:
        return ()
    return _parts(state, seat, here, _SETTING_OUT) + _parts(state, seat, to, _ARRIVING)


def extra_cost_of_quelling(state: State, seat: Seat, target: int) -> tuple[Part, ...]:
    """What powers add to the price of a Quell."""
    if not state.in_play & state.table.on_quells:
        return ()
    return _parts(state, seat, target, _QUELLING)


def can_move_freely(state: State, seat: Seat) -> bool:
    """Freedom: own Moves may end beside an opposing Spirit."""
    free = state.table.cards.having["easy-moves"]
    if not state.in_play & free:
        return False
    team = state.table.team[seat]
    return any(card != NOTHING and free >> card & 1 and TEAM_OF_CARD[card] == team for card in state.card)


def may_waive_ambition(state: State) -> bool:
    """Whether a card is in play that could waive the Ambition of somebody's Quell."""
    return bool(state.in_play & state.table.cards.having["free-quell-nearby"])


def free_quell_nearby(state: State, seat: Seat, target: int) -> int:
    """Valor, Malevolence: once a turn an own Quell next to it takes no Ambition for itself; the card, or NOTHING."""
    if state.used & USED_FREE_QUELL or not may_waive_ambition(state):
        return NOTHING
    free, team = state.table.cards.having["free-quell-nearby"], state.table.team[seat]
    for near in BESIDE[target]:
        card = state.card[near]
        if card != NOTHING and free >> card & 1 and TEAM_OF_CARD[card] == team:
            return card
    return NOTHING


# Essence that an Invoke takes.


def invoke_essence(slot: Slot, target: int) -> bool:
    """Panic: every Invoke of an opposing Spirit takes Essence from its board."""
    return True


def invoke_essence_nearby(slot: Slot, target: int) -> bool:
    """Fear: an Invoke of an opposing Spirit into a slot next to it takes Essence from that Spirit's board."""
    return target in BESIDE[slot]


_TOLLS: Final[dict[str, Callable[[int, int], bool]]] = {
    "invoke-essence": invoke_essence,
    "invoke-essence-nearby": invoke_essence_nearby,
}


def toll_of_invoking(state: State, seat: Seat, target: int) -> int:
    """The Essence that opposing powers take for an Invoke onto a slot."""
    if not state.in_play & state.table.on_invokes:
        return 0
    cards, team, toll = state.table.cards, state.table.team[seat], 0
    for slot, card in enumerate(state.card):
        if card != NOTHING and TEAM_OF_CARD[card] != team and (takes := _TOLLS.get(cards.power[card])) is not None:
            toll += cards.numbers[card]["essence"] if takes(slot, target) else 0
    return toll


# Intensify.


def lend_essence(state: State, seat: Seat, slot: Slot) -> list[int]:
    """Selflessness: the own Emotions that can give Essence when another one is intensified, keeping 1."""
    lending = state.table.cards.having["lend-essence"]
    if not state.in_play & lending:
        return []
    return [
        other
        for other in pieces.own_slots(state, state.table.team[seat])
        if other != slot
        and lending >> state.card[other] & 1
        and state.essence_on[other] > 1
        and state.aligned[other] == state.aligned[slot]
    ]


def is_free_to_intensify(state: State, slot: Slot) -> bool:
    """Confidence: further Essence that is put on it costs no Willpower."""
    return bool(state.table.cards.having["free-intensify"] >> state.card[slot] & 1)


# Absorb, and the end of a turn.


def absorb_more(state: State, seat: Seat, realm: Realm) -> int:
    """Benevolence: an own Absorb takes more from the Sphere of its Realm."""
    cards, team = state.table.cards, state.table.team[seat]
    more = cards.having["absorb-more"]
    if not state.in_play & more:
        return 0
    there = [state.card[slot] for slot in REALM_SLOTS[realm]]
    return sum(
        cards.numbers[card]["sphere"]
        for card in there
        if card != NOTHING and more >> card & 1 and TEAM_OF_CARD[card] == team
    )


def absorb_income_nearby(numbers: Numbers) -> int:
    """Kindness: an own Spirit that absorbs next to its Triad gains Willpower from the supply."""
    return numbers["wp"]


def absorb_more_nearby(numbers: Numbers) -> int:
    """Benevolence: the same, besides what `absorb_more` takes from the Sphere."""
    return numbers["supply"]


_ABSORB_INCOME: Final[dict[str, Callable[[Numbers], int]]] = {
    "absorb-income-nearby": absorb_income_nearby,
    "absorb-more": absorb_more_nearby,
}


def gain_from_absorbing(state: State, seat: Seat) -> None:
    """Willpower from the supply for whoever absorbs next to the Triads of these Emotions."""
    if not state.in_play & state.table.on_absorbs:
        return
    cards, team, frontiers = state.table.cards, state.table.team[seat], FRONTIERS_BY_SPACE[state.at[seat]]
    for slot, card in enumerate(state.card):
        if card != NOTHING and TEAM_OF_CARD[card] == team and FRONTIER_OF_SLOT[slot] in frontiers:
            income = _ABSORB_INCOME.get(cards.power[card])
            if income is not None:
                pieces.gain_willpower(state, seat, income(cards.numbers[card]), pieces.card_name(card))


def turn_income(state: State, seat: Seat) -> None:
    """Satisfaction: own players gain Willpower at the end of their turns."""
    cards = state.table.cards
    paying = cards.having["turn-income"]
    if state.in_play & paying:
        for slot in pieces.own_slots(state, state.table.team[seat]):
            card = state.card[slot]
            if paying >> card & 1:
                pieces.gain_willpower(state, seat, cards.numbers[card]["wp"], pieces.card_name(card))


# After a Spirit action.


class Action(NamedTuple):
    """A Spirit action that is resolved: whose, which, and the columns of the upgrades it used."""

    seat: Seat
    row: int
    columns: int


def upgraded_action_income(state: State, card: Card, action: Action) -> list[Step]:
    """Indifference: when a Spirit of the other team uses upgrades, a Spirit of the team's choice gains Willpower."""
    is_rival = state.table.team[action.seat] in state.table.rivals[TEAM_OF_CARD[card]]
    return [team_income(state, card)] if action.columns and is_rival else []


def upgraded_move_income(state: State, card: Card, action: Action) -> list[Step]:
    """Boredom: the same, with a Move only."""
    return upgraded_action_income(state, card, action) if action.row == MOVE else []


def quell_discard(state: State, card: Card, action: Action) -> list[Step]:
    """Remorse: after a Quell an opposing player discards."""
    if action.row != QUELL:
        return []
    return [("discard", action.seat, card)] * state.table.cards.numbers[card]["cards"]


_REACTIONS: Final[dict[str, Callable[[State, int, Action], list[Step]]]] = {
    "upgraded-action-income": upgraded_action_income,
    "upgraded-move-income": upgraded_move_income,
    "quell-discard": quell_discard,
}


def action_after_empower(state: State, team: Team) -> None:
    """Faith: an own player who empowers gains an Action; several such Emotions count once."""
    cards = state.table.cards
    giving = cards.having["action-after-empower"]
    gains = [
        (cards.numbers[card]["actions"], card)
        for card in state.card
        if card != NOTHING and giving >> card & 1 and TEAM_OF_CARD[card] == team
    ]
    if gains:
        actions, card = max(gains)
        pieces.gain_actions(state, actions, pieces.card_name(card))


def _react(state: State, step: Reactions) -> None:
    """A Spirit action is resolved: what the card that it put in does now, then what others do, then Faith."""
    _, seat, action, columns, card = step
    if card != NOTHING:
        after_invoke(state, seat, card)
    if not state.in_play & state.table.on_actions:
        return
    power, own, resolved = state.table.cards.power, state.table.team[seat], Action(seat, action, columns)
    steps: list[Step] = []
    for team in teams_in_order(state):
        for each in state.card:
            if each != NOTHING and TEAM_OF_CARD[each] == team != own and power[each] in _REACTIONS:
                steps += _REACTIONS[power[each]](state, each, resolved)
    state.agenda.extend(reversed(steps))
    if action == EMPOWER:
        action_after_empower(state, own)


def _must_discard(state: State, step: OfRemorse) -> None:
    _, seat, card = step
    if state.hand[seat]:
        state.agenda.append(("remorse", seat, card))


def _cards_in_hand(state: State, step: OfRemorse) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [CARD + card for card in sorted(set(state.hand[seat]))]


def _discard(state: State, step: OfRemorse, choice: ChoiceNumber) -> None:
    _, seat, card = step
    pieces.discard(state, seat, choice - CARD, pieces.card_name(card))


WATCHED: Final[dict[str, tuple[str, ...]]] = {
    "intensity": (*GROWING, "cap-neighbours", "level-triad"),
    "moves": (*_SETTING_OUT, *_ARRIVING),
    "quells": tuple(_QUELLING),
    "invokes": tuple(_TOLLS),
    "absorbs": tuple(_ABSORB_INCOME),
    "actions": (*_REACTIONS, "action-after-empower"),
    "leaving": tuple(LEAVES),
}
Reactions = tuple[str, Seat, int, int, Card]
OfRemorse = tuple[str, Seat, Card]

STEPS: Final = (
    Happening("reactions", ("seat", "action", "columns", "card"), _react),
    Happening("discard", ("seat", "card"), _must_discard),
    Asking("remorse", ("seat", "card"), _cards_in_hand, _discard, nothing, as_it_is, "cards"),
)
