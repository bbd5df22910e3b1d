"""The table of steps: which function offers the choices of a step, and which carries it out.

A step is a tuple on the agenda: its name, the seat it concerns, then plain numbers. Some steps ask for a
decision; the others just happen.
"""

from collections.abc import Callable
from typing import Final

from ..choices import NO, YES
from ..state import State, Step

Offer = Callable[[State, Step], list[int]]
Resolve = Callable[[State, Step, int], None]
Run = Callable[[State, Step], None]

DECISIONS: Final[dict[str, tuple[Offer, Resolve]]] = {}
"""Steps that ask: what is offered, and what carries out the choice. Each chapter adds its own."""
HAPPENINGS: Final[dict[str, Run]] = {}
"""Steps that just happen."""


def yes_or_no(state: State, step: Step) -> list[int]:
    """What a plain question offers."""
    return [YES, NO]


def next_of_team(state: State, team: int) -> int:
    """The seat that decides for a team: the active player's own, else its player who acts next."""
    order = state.order
    for ahead in range(len(order)):
        seat = order[(state.place + ahead) % len(order)]
        if state.table.team[seat] == team:
            return seat
    raise AssertionError(team)


def teams_in_order(state: State) -> list[int]:
    """The teams, the active player's first, then in player order."""
    order = state.order
    teams: list[int] = []
    for ahead in range(len(order)):
        team = state.table.team[order[(state.place + ahead) % len(order)]]
        if team not in teams:
            teams.append(team)
    return teams
