"""The final score: points on the Wheel and Fragments in the Identity."""

from __future__ import annotations

from ..absence import NOBODY
from ..state import CAPPING, FRAGMENTS, KINDS, State


def score(state: State, team: int) -> int:
    """A team's points as they stand."""
    points = state.table.numbers.fragment_points
    return state.wheel[team] + sum(points[kind] for owner, kind in state.identity if owner == team)


def parts(state: State, team: int) -> dict[str, int]:
    """Where a team's points come from."""
    points = state.table.numbers.fragment_points
    found = {KINDS[kind]: points[kind] * state.identity.count((team, kind)) for kind in FRAGMENTS}
    return {"wheel": state.wheel[team], **found}


def winner(state: State) -> int:
    """The team with most points; on a tie the one whose Capping Fragment lies in the Identity; or NOBODY."""
    best = max(score(state, team) for team in state.table.teams)
    leaders = [team for team in state.table.teams if score(state, team) == best]
    if len(leaders) > 1:
        leaders = [team for team in leaders if (team, CAPPING) in state.identity] or leaders
    return leaders[0] if len(leaders) == 1 else NOBODY
