"""Which Intentions an action or ability might meet at all: what need not be looked at by those who look for ways."""

from __future__ import annotations

from typing import Final

from ..content import IS_STARTING, SPHERES
from ..ids import Card
from ..model.choices import SPIRIT_ACTIONS
from ..model.state import State
from . import absorb
from .afterwards import ADDS_TOKEN
from .intentions import LEVELS
from .invoke import essence_placed
from .powers.spirits import pays_second_token
from .spirit_action import attainable

_ACTIONS: Final = {
    **dict.fromkeys(("quell", "exact-quell", "great-quell"), frozenset({"quell"})),
    **dict.fromkeys(("absorb", "small-absorb", "fortress"), frozenset({"absorb"})),
    "fill": frozenset({"intensify", "invoke", "empower"}),
    "empower": frozenset({"empower"}),
    "exalt": frozenset({"fortify"}),
}
"""By Intention; the others are met by tokens."""
_BRINGING_ESSENCE: Final = ("fill-neighbours", "place-essence")
_BRINGING_TOKENS: Final = ("add-rarest-tokens", "add-vibe-token")
"""What an Emotion that comes may do."""


def might_meet(state: State, action: str, intention: str) -> bool:
    """Whether an action or ability of whoever is on turn, as a choice names it, might meet an Intention, before a card
    or a Sphere is chosen for it."""
    if intention in _ACTIONS:
        return action in _ACTIONS[intention] and _is_within(state, action, intention)
    free = [row.count(0) for row in state.rows[state.active]]
    rows, most = _placed(state, action)
    if intention in LEVELS:
        behind = [row for row, number in enumerate(free) if number == max(free)]
        return len(behind) <= most and not rows.isdisjoint(behind)
    return any(0 < free[row] <= most for row in rows)


def _is_within(state: State, action: str, intention: str) -> bool:
    """Whether what there is to take, or to put into play, is enough."""
    numbers = state.table.numbers
    match intention:
        case "absorb":
            return max(_taken(state)) >= numbers.absorb_intention_willpower
        case "small-absorb":
            return min(_taken(state)) <= numbers.small_absorb_willpower
        case "fill" if action == "invoke":
            plans = state.table.effects[state.active][SPIRIT_ACTIONS.index(action)]
            most, spaces = essence_placed(state, plans), state.table.cards.spaces
            own = state.table.own_cards[state.active]
            filled = (own >> card & 1 and spaces[card] <= most and not IS_STARTING[card] for card in _at_hand(state))
            return any(filled) or _may_come(state, _BRINGING_ESSENCE)
    return True


def _taken(state: State) -> list[int]:
    """How much may be absorbed, by Sphere."""
    return [absorb.amount(state, state.active, sphere) for sphere in absorb.in_reach(state, state.active)]


def _at_hand(state: State) -> tuple[Card, ...]:
    """The cards that may come into play: from hand, or from the top of the deck."""
    return (*state.hand[state.active], *state.deck[state.active][:1])


def _may_come(state: State, powers: tuple[str, ...]) -> bool:
    """Whether an Emotion with one of some powers is at hand."""
    wanted = state.table.cards.having_any(powers)
    return any(wanted >> card & 1 for card in _at_hand(state))


def _placed(state: State, action: str) -> tuple[set[int], int]:
    """The rows on which an action or ability may place tokens, and how many; any Strong Emotion may bring one."""
    seat, every = state.active, {*state.table.rulebook.rows}
    if action == "absorb":
        return (every, 1) if SPHERES.index("knowledge") in absorb.in_reach(state, seat) else (set(), 0)
    if action not in SPIRIT_ACTIONS:
        return (every, 1) if action == "add-token" else (set(), 0)
    row = SPIRIT_ACTIONS.index(action)
    brings = action == "empower" or (action == "invoke" and _may_come(state, _BRINGING_TOKENS))
    if brings or attainable(state, seat, row) & ADDS_TOKEN:
        return every, 2
    return {row}, 2 if pays_second_token(state, seat) else 1
