"""The end of the game: something announces it, the turn is played to its end, and the points decide.

It is announced when a team comes to the end of its Wheel (full game), when a team has earned a Fragment that it has no
more of, when the last Common Aspiration is gone, and at the turn limit that a game may be given. The first of these
is the reason that is told. Points beyond the end of the Wheel count; ties are for the rulebook's `winner`.
"""

from __future__ import annotations

from ..ids import Team
from ..model.state import State


def after_points(state: State, team: Team) -> None:
    """The Wheel has an end, in the full game."""
    table = state.table
    if table.full and team in table.rulebook.wheel_ends and state.wheel[team] >= table.numbers.wheel_end:
        announce(state, "wheel")


def after_comparing(state: State, due: tuple[int, ...]) -> None:
    """Teams that are due a Fragment of a kind they have used up: one of them will place its Capping Fragment."""
    if due:
        announce(state, "fragment")


def after_common(state: State) -> None:
    """No Common Aspiration is left."""
    if not state.common:
        announce(state, "common")


def after_turn(state: State) -> bool:
    """Whether the game is over, now that a turn is; if so, the points decide."""
    limit = state.table.options.turn_limit
    if limit is not None and state.turns >= limit:
        announce(state, "turn-limit")
    if not state.ending:
        return False
    tell_result(state)
    return True


def tell_result(state: State) -> None:
    """The game is over: who has won, with how many points for each team."""
    rulebook = state.table.rulebook
    scores = tuple((team, rulebook.score(state, team)) for team in state.table.teams)
    state.events.append(("over", state.ending, rulebook.winner(state), scores))


def announce(state: State, why: str) -> None:
    """The game ends after this turn; the first reason counts."""
    if not state.ending:
        state.ending = why
        state.events.append(("ending", why))
