"""How far a game is from each of its ends, for those who want to know where it stands; `ending` brings them about."""

from __future__ import annotations

from collections.abc import Sequence

from ..absence import NOBODY
from ..ids import ChoiceNumber, Team
from ..model.choices import END_TURN
from ..model.rulebook import Asking, Role, nothing_taken
from ..model.state import MAJOR, MINOR, USED_ABSORB, State
from .afterwards import DRAIN_DRY
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


def spent(state: State, team: Team) -> list[int]:
    """The kinds of Fragments of which a team has none left, where the next one that is due ends the game."""
    if not any((why, whose) == ("fragment", team) for why, whose, _, _ in state.table.rulebook.ends(state)):
        return []
    return [kind for kind in (MINOR, MAJOR) if not unused(state, team, kind)]


def last_points(state: State, options: Sequence[ChoiceNumber] = ()) -> list[str] | None:
    """In the last turn, what can still move the points: a `revelation`, and while the player acts what else scores by
    the rulebook. Whoever knows the options knows also when nothing can be done any more."""
    if not state.ending:
        return None
    steps = [state.table.rulebook.step(step) for step in state.agenda]
    is_absorbing = any(isinstance(step, Asking) and step.takes is not nothing_taken for step in steps)
    may_reveal = bool(steps) and (is_absorbing or 0 in state.spheres or may_empty_sphere(state))
    is_acting = bool(steps) and Role.INCOME not in steps[-1].roles and [*options] != [END_TURN]
    return _moving_points(state, is_acting=is_acting, may_reveal=may_reveal)


def is_pointless(state: State) -> bool:
    """Whether nothing can move the points in this turn any more, even if its player acts."""
    return not _moving_points(state, is_acting=True, may_reveal=may_empty_sphere(state))


def _moving_points(state: State, *, is_acting: bool, may_reveal: bool) -> list[str]:
    besides = state.table.rulebook.scored_besides(state) if is_acting or may_reveal else []
    return ["revelation", *besides] if may_reveal else besides


def is_last_turn(state: State) -> bool:
    """Whether the game ends with this turn."""
    limit = state.table.options.turn_limit
    return bool(state.ending) or (limit is not None and state.turns + 1 >= limit)


def may_empty_sphere(state: State) -> bool:
    """Whether a Sphere may run empty in this turn: after its one Absorb only if somebody can drain the last Willpower.
    What plays by itself absorbs last of all."""
    table, seat = state.table, state.active
    has_absorbed = bool(state.used & USED_ABSORB) or seat not in table.players
    return not has_absorbed or any(effects & DRAIN_DRY for effects in table.effects[seat])
