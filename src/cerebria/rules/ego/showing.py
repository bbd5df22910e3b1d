"""What screens and programs are told of Ego."""

from __future__ import annotations

from typing import Any

from ...content import TEAMS
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
