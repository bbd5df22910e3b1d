"""The final score: points on the Wheel, Fragments in the Identity, and for some teams their Fortresses."""

from __future__ import annotations

from ..absence import NOBODY
from ..ids import Team
from ..model.state import CAPPING, FRAGMENTS, KINDS, State


def score(state: State, team: Team) -> int:
    """A team's points as they stand."""
    points = state.table.numbers.fragment_points
    score = state.wheel[team] + sum(points[kind] for owner, kind in state.identity if owner == team)
    return score if state.agenda else score + _for_fortresses(state, team)


def _for_fortresses(state: State, team: Team) -> int:
    """What a team's Fortresses are worth when the game is over; to most of them nothing."""
    points = state.table.rulebook.fortress_points.get(team)
    if points is None:
        return 0
    return sum(points[site.kind] for site in state.fortress if site is not None and site.team == team)


def parts(state: State, team: Team) -> dict[str, int]:
    """Where a team's points come from."""
    points = state.table.numbers.fragment_points
    found = {KINDS[kind]: points[kind] * state.identity.count((team, kind)) for kind in FRAGMENTS}
    if team in state.table.rulebook.fortress_points:
        found["fortresses"] = 0 if state.agenda else _for_fortresses(state, team)
    return {"wheel": state.wheel[team], **found}


def leading(state: State) -> list[int]:
    """The teams with most points."""
    scores = {team: state.table.rulebook.score(state, team) for team in state.table.teams}
    best = max(scores.values())
    return [team for team, points in scores.items() if points == best]


def winner(state: State) -> int:
    """The team with most points; on a tie the one whose Capping Fragment lies in the Identity; or NOBODY."""
    leaders = leading(state)
    if len(leaders) > 1:
        leaders = [team for team in leaders if (team, CAPPING) in state.identity] or leaders
    return leaders[0] if len(leaders) == 1 else NOBODY
