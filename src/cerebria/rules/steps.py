"""What steps of several chapters need: a plain question, Spirits as choices, and who decides for a team."""

from typing import Final

from ..ids import ChoiceNumber, Seat, Team
from ..model.choices import NO, SPIRIT, YES
from ..model.rulebook import Role, Step
from ..model.state import State

OfSeat = tuple[str, Seat]
"""A step that says no more than whom it concerns."""
THE_TURN: Final = (Role.TURN, Role.IN_TURN, Role.RESTS, Role.LEADS_ON)
"""What the step is in which a player decides what to do in a turn."""


def yes_or_no(state: State, step: Step) -> list[ChoiceNumber]:
    """What a plain question offers."""
    return [YES, NO]


def spirit_choice(state: State, seat: Seat) -> int:
    """The choice that names a seat's Spirit."""
    return SPIRIT + state.table.spirit[seat]


def chosen_seat(state: State, choice: ChoiceNumber) -> int:
    """The seat whose Spirit a choice names."""
    return state.table.spirit.index(choice - SPIRIT)


def next_of_team(state: State, team: Team) -> int:
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
