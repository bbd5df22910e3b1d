"""What screens and programs are told of Ego."""

from __future__ import annotations

from typing import Any, Final

from ...content import TEAMS
from ...content.ego import SCHEMES
from ...model.rulebook import Count
from ...model.state import State


def as_json(state: State) -> dict[str, Any]:
    """What lies open of it."""
    table, keeper, ego = state.table, state.table.keeper, state.table.rulebook.ego
    assert ego is not None
    return {
        "team": TEAMS[ego.team],
        "wp": state.wp[keeper],
        "schemes": list(state.schemes[: state.schemes_up]),
        "schemes_left": len(state.schemes) - state.schemes_up,
        "deck": len(state.deck[keeper]),
        "difficulty": list(table.options.difficulty),
    }


_SCHEMES: Final = ("none", *(f"Scheme {number}" for number in SCHEMES))
COUNTS: Final[tuple[Count[State], ...]] = (
    Count("first Scheme turned up", "game", lambda state, _: state.schemes[: min(state.schemes_up, 1)], _SCHEMES),
    Count("further Schemes turned up", "game", lambda state, _: state.schemes[1 : state.schemes_up], _SCHEMES),
)
"""What lies open of its own, in plain numbers."""
UNSEEN: Final = _SCHEMES
