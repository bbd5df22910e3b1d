"""The final score: points on the Wheel, Fragments in the Identity, and for some teams their Fortresses."""

from __future__ import annotations

from ..absence import NOBODY
from ..ids import Team
from ..model.state import CAPPING, FRAGMENTS, KINDS, MAJOR, MINOR, Fortress, State
from .pieces import unused


def score(state: State, team: Team) -> int:
    """A team's points as they stand."""
    points = state.table.numbers.fragment_points
    score = state.wheel[team] + sum(points[kind] for owner, kind in state.identity if owner == team)
    return score if state.agenda else score + at_end(state, team)


def at_end(state: State, team: Team) -> int:
    """What the end of the game gives to a team as things stand; to most of them nothing."""
    return sum(worth(state, site) for site in state.fortress if site is not None and site.team == team)


def worth(state: State, site: Fortress) -> int:
    """What the end of the game gives for a Fortress."""
    points = state.table.rulebook.fortress_points.get(site.team)
    return 0 if points is None else points[site.kind]


def most_at_end(state: State, team: Team) -> int:
    """What a Revelation that ended the game as things stand could bring at most to a team whose Fortresses count at the
    end, with what the end gives; nothing to the others."""
    table = state.table
    rulebook, numbers = table.rulebook, table.numbers
    if team not in rulebook.fortress_points:
        return 0
    points = numbers.fragment_points
    last = max(points[CAPPING], numbers.second_capping_points) if unused(state, team, CAPPING) else 0
    fragment = max(points[kind] if unused(state, team, kind) else last for kind in (MINOR, MAJOR))
    own = [site for site in state.fortress if site is not None and site.team == team]
    joining = max((points[site.kind] - worth(state, site) for site in own), default=0)
    willpower = min(rulebook.ego.revelation_points, state.wp[table.keeper]) if rulebook.ego and table.full else 0
    return at_end(state, team) + fragment + max(joining, 0) + willpower


def parts(state: State, team: Team) -> dict[str, int]:
    """Where a team's points come from."""
    points = state.table.numbers.fragment_points
    found = {KINDS[kind]: points[kind] * state.identity.count((team, kind)) for kind in FRAGMENTS}
    if team in state.table.rulebook.fortress_points:
        found["fortresses"] = 0 if state.agenda else at_end(state, team)
    return {"wheel": state.wheel[team], **found}


def besides(state: State) -> list[str]:
    """What brings points besides Revelations: Intentions, and Fortresses where the end gives some for them."""
    table = state.table
    has_intentions = "wheel" in table.rulebook.features[table.options.mode]
    return ["intentions"] * has_intentions + ["fortresses"] * bool(table.rulebook.fortress_points)


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
