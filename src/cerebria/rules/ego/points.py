"""Ego's points: they move its Wheel, which never ends the game and may give it Willpower."""

from __future__ import annotations

from ...model.state import State
from .. import pieces
from .aims import ego_of


def score(state: State, points: int, why: str) -> None:
    """Points for Ego, and what the bonus spaces give that its Wheel reaches; on every lap again."""
    ego = ego_of(state)
    before = state.wheel[ego.team]
    pieces.score(state, ego.team, points, why)
    lap, bonuses = state.table.numbers.wheel_end, state.table.rulebook.wheel_bonuses
    reached = sum(1 for place in range(before + 1, state.wheel[ego.team] + 1) if place % lap in bonuses)
    pieces.gain_willpower(state, state.table.keeper, reached * ego.bonus_space_willpower, "wheel")
