"""Adding a Vibe token to a row of one's own board: abilities, the Sphere of Knowledge, and powers."""

from __future__ import annotations

from typing import Final

from ..content import COLOURS, EMPOWER
from ..ids import ChoiceNumber, Seat
from ..model.about import naming
from ..model.choices import TOKEN_NONE, token, token_parts
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking
from ..model.state import State
from . import pieces
from .spirit_action import open_columns


def placements(state: State, seat: Seat, colours: tuple[int, ...] = COLOURS) -> list[int]:
    """Every token that may be added: unlock before upgrading, no colour twice in a row."""
    found = []
    for row, spaces in enumerate(state.rows[seat]):
        if row == EMPOWER and not state.table.full:
            continue
        columns = open_columns(spaces)
        found += [token(colour, row, column) for colour in colours if colour not in spaces for column in columns]
    return found


def can_add(state: State, seat: Seat) -> bool:
    """Whether any row takes a token of any colour: one that has a free space and lacks a colour."""
    rows = state.rows[seat] if state.table.full else state.rows[seat][:EMPOWER]
    return any(0 in spaces for spaces in rows)


def offer(state: State, seat: Seat, colours: tuple[int, ...], why: str, *, optional: bool) -> None:
    """Let a player add a token of one of these colours, if a row takes one."""
    if optional or placements(state, seat, colours):
        state.agenda.append(("add-token", seat, colours, why, optional))


def _options(state: State, step: AddToken) -> list[ChoiceNumber]:
    _, seat, colours, _, optional = step
    found = placements(state, seat, colours)
    return [TOKEN_NONE, *found] if optional else found


def _add(state: State, step: AddToken, choice: ChoiceNumber) -> None:
    _, seat, _, why, _ = step
    if choice != TOKEN_NONE:
        add(state, seat, choice, why)


def add(state: State, seat: Seat, choice: ChoiceNumber, why: str) -> None:
    """Put the token that a choice names on a board."""
    colour, row, column = token_parts(choice)
    pieces.put_vibe(state, seat, row, column, colour, why)


AddToken = tuple[str, Seat, tuple[int, ...], str, bool]

STEPS: Final = (
    Asking("add-token", ("seat", "colours", "why", "optional"), _options, _add, naming(why="why"), as_it_is),
)
