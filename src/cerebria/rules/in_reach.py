"""Which Intentions an action or ability might meet at all: what need not be looked at by those who look for ways."""

from __future__ import annotations

from typing import Final

from ..model.choices import SPIRIT_ACTIONS
from ..model.state import State
from .afterwards import ADDS_TOKEN
from .intentions import LEVELS
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


def might_meet(state: State, action: str, intention: str) -> bool:
    """Whether an action or ability of whoever is on turn, as a choice names it, might meet an Intention."""
    if intention in _ACTIONS:
        return action in _ACTIONS[intention]
    free = [row.count(0) for row in state.rows[state.active]]
    rows, most = _placed(state, action)
    if intention in LEVELS:
        behind = [row for row, number in enumerate(free) if number == max(free)]
        return len(behind) <= most and not rows.isdisjoint(behind)
    return any(0 < free[row] <= most for row in rows)


def _placed(state: State, action: str) -> tuple[set[int], int]:
    """The rows on which an action or ability may place tokens, and how many; any Emotion that comes may bring one."""
    seat, every = state.active, {*state.table.rulebook.rows}
    if action not in SPIRIT_ACTIONS:
        return (every, 1) if action in ("add-token", "absorb") else (set(), 0)
    row = SPIRIT_ACTIONS.index(action)
    if action in ("invoke", "empower") or attainable(state, seat, row) & ADDS_TOKEN:
        return every, 2
    return {row}, 2 if pays_second_token(state, seat) else 1
