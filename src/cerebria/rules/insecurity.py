"""Insecurity: a token on a row of a board makes its next action dearer, and goes back when that is paid.

Powers put the tokens there, one on a row at most, and only as many as there are.
"""

from __future__ import annotations

from ..ids import Seat
from ..model.cost import Part
from ..model.state import State


def surcharge(state: State, seat: Seat, row: int) -> tuple[Part, ...]:
    """What a token on the row adds to the cost of its action."""
    return (("insecurity", state.table.numbers.insecurity_willpower, 0),) if state.insecurity[seat] >> row & 1 else ()


def tokens_left(state: State) -> int:
    """How many tokens lie in the supply."""
    return state.table.numbers.insecurity_tokens - sum(rows.bit_count() for rows in state.insecurity)


def secure_rows(state: State, seat: Seat) -> list[int]:
    """The rows of a board without a token."""
    return [row for row in state.table.rulebook.rows if not state.insecurity[seat] >> row & 1]


def put(state: State, seat: Seat, row: int) -> None:
    state.insecurity[seat] |= 1 << row
    state.events.append(("insecurity", seat, row, 1))


def give_back(state: State, seat: Seat, row: int) -> None:
    """The action is paid: a token on its row goes back to the supply."""
    if state.insecurity[seat] >> row & 1:
        state.insecurity[seat] &= ~(1 << row)
        state.events.append(("insecurity", seat, row, 0))
