"""The final score: points on the Wheel and Fragments in the Identity."""

from __future__ import annotations

from typing import Final

from ..content.constants import CAPPING_POINTS, MAJOR_POINTS, MINOR_POINTS
from ..state import CAPPING, KINDS, MAJOR, MINOR, NOBODY, State

POINTS: Final = {MINOR: MINOR_POINTS, MAJOR: MAJOR_POINTS, CAPPING: CAPPING_POINTS}


def score(state: State, team: int) -> int:
    """A team's points as they stand."""
    return state.wheel[team] + sum(POINTS[kind] for owner, kind in state.identity if owner == team)


def parts(state: State, team: int) -> dict[str, int]:
    """Where a team's points come from."""
    found = {"wheel": state.wheel[team]}
    for kind, points in POINTS.items():
        found[KINDS[kind]] = points * state.identity.count((team, kind))
    return found


def winner(state: State) -> int:
    """The team with most points; on a tie the one whose Capping Fragment lies in the Identity; or NOBODY."""
    best = max(score(state, team) for team in state.table.teams)
    leaders = [team for team in state.table.teams if score(state, team) == best]
    if len(leaders) > 1:
        leaders = [team for team in leaders if (team, CAPPING) in state.identity] or leaders
    return leaders[0] if len(leaders) == 1 else NOBODY
