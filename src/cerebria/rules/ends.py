"""How far a game is from each of its ends, for those who want to know where it stands; `ending` brings them about."""

from __future__ import annotations

from ..absence import NOBODY
from ..model.state import MAJOR, MINOR, State
from .pieces import unused


def ends(state: State) -> list[tuple[str, int, int, int]]:
    """What can end the game, how far that is and how far the game has come: Common Aspirations that lie in the row,
    points to the end of a team's Wheel, Fragments that a team still has of the kind it has fewest of, which come too
    suddenly to be foreseen, and turns if they are limited."""
    table = state.table
    found = [("common", NOBODY, len(state.common), state.done)]
    if table.full:
        found += [
            ("wheel", team, max(table.numbers.wheel_end - state.wheel[team], 0), state.wheel[team])
            for team in table.teams
            if team in table.rulebook.wheel_ends
        ]
    found += [("fragment", team, min(unused(state, team, kind) for kind in (MINOR, MAJOR)), 0) for team in table.teams]
    limit = table.options.turn_limit
    return found if limit is None else [*found, ("turn-limit", NOBODY, limit - state.turns, state.turns)]
