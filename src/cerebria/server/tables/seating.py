"""Who sits where: sitting down, leaving, being removed, programs.

Each of these changes is made on the table in memory and in the database at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert

from ..refusals import Refusal
from ..storage.entries import Entry, SeatChange
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.schema import UNWANTED, WATCHERS
from ..storage.store import now, revoke_link, seat_change
from .needs import Player
from .resting import Rest
from .seats import STAND_IN, Seat
from .table import HostedTable

Made = tuple[Entry, Sequence[Statement]]
"""The entry of a change, and what is stored with it besides."""


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A person takes a seat, from whoever or whatever had it when they looked."""

    seat: int
    person: Person
    instead_of: str | None
    is_only: bool = False
    """Whether they are to have no other seat there: strangers have one."""


class SeatChanged(Refusal):
    """Others sit there than when the link was looked up, which may have ended with them."""


@dataclass(frozen=True, slots=True)
class Sit:
    """The host sits down on an empty seat before the game: for a table around one device."""

    seat: int
    host: Person


@dataclass(frozen=True, slots=True)
class Leave:
    """A person leaves for good; in a game, a program plays on."""

    seat: int
    person: Person


@dataclass(frozen=True, slots=True)
class Kick:
    """The host removes a person; their link ends, and in a game a program plays on."""

    seat: int
    host: Person
    is_for_good: bool = False
    """Whether they come to no other table of the host's, either."""


@dataclass(frozen=True, slots=True)
class LetPlay:
    """The host lets a program play a seat: an empty one, or one whose person is away; None ends that."""

    seat: int
    host: Person
    program: str | None


@dataclass(frozen=True, slots=True)
class ComeBack:
    """A person plays again where a program stood in."""

    player: Player


def take_seat(table: HostedTable, change: TakeSeat, at: int) -> Made:
    seat = _changing(table, change.seat)
    if seat.person != change.instead_of or (change.is_only and table.seats_of(change.person.id)):
        raise SeatChanged("busy")
    return _seated(table, seat, change.person, at)


def sit(table: HostedTable, change: Sit, at: int) -> Made:
    table.check_host(change.host.id)
    if table.status != "open":
        raise Refusal("already-started")
    seat = _changing(table, change.seat)
    if seat.person not in (None, change.host.id):
        raise Refusal("seat-taken")
    return _seated(table, seat, change.host, at)


def leave(table: HostedTable, change: Leave, at: int) -> Made:
    seat = _changing(table, change.seat)
    if seat.person != change.person.id:
        raise Refusal("not-your-seat")
    return _left(table, seat, "leaves", change.person.name, at)


def kick(table: HostedTable, change: Kick, at: int) -> Made:
    seat = _changing(table, change.seat)
    table.check_host(change.host.id)
    if seat.person is None or (change.is_for_good and seat.person == change.host.id):
        raise Refusal("nobody-there")
    watcher = delete(WATCHERS).where(WATCHERS.c.table_id == table.id, WATCHERS.c.person_id == seat.person)
    apart = _send_away(change.host.id, seat.person) if change.is_for_good else ()
    entry, also = _left(table, seat, "kicked", seat.name, at)
    return entry, [*also, *apart, revoke_link(table.id, "seat", seat.number), watcher]


def _send_away(host: str, person: str) -> Sequence[Statement]:
    """Let somebody come to no table of a host any more."""
    known = delete(UNWANTED).where(UNWANTED.c.host == host, UNWANTED.c.person_id == person)
    return known, insert(UNWANTED).values(host=host, person_id=person, created_at=now())


def let_play(table: HostedTable, change: LetPlay, at: int) -> Made:
    seat = _changing(table, change.seat)
    table.check_host(change.host.id)
    if change.program is None and seat.person is None and table.status == "running":
        raise Refusal("seats-open", seats=seat.spirit)
    if change.program is not None and seat.person is not None and table.status == "open":
        raise Refusal("seat-taken")
    return _played_by(table, seat, change.program, at)


def come_back(table: HostedTable, change: ComeBack, at: int) -> Made:
    seat = _changing(table, change.player.own_seat(table))
    if seat.program is None:
        raise Refusal("no-program-plays")
    return _played_by(table, seat, None, at)


def _changing(table: HostedTable, number: int) -> Seat:
    """A seat on which somebody else may sit from now on."""
    table.check_going_on()
    return table.seat_at(number)


def _seated(table: HostedTable, seat: Seat, person: Person, at: int) -> Made:
    columns: dict[str, Any] = {"person_id": person.id, "rest": person.rest}
    if not table.is_out_of_time(seat):
        # Else the program finishes what time has run out for, whoever sits down.
        columns["program"] = None
    return _reseat(table, seat, "sits", person.name, columns, at)


def _left(table: HostedTable, seat: Seat, change: SeatChange, name: str | None, at: int) -> Made:
    program = STAND_IN if table.status == "running" else None
    return _reseat(table, seat, change, name, {"person_id": None, "program": program, "rest": None}, at)


def _played_by(table: HostedTable, seat: Seat, program: str | None, at: int) -> Made:
    if program is None and table.is_out_of_time(seat):
        raise Refusal("out-of-time")
    return _reseat(table, seat, "returns" if program is None else "program", seat.name, {"program": program}, at)


def _reseat(
    table: HostedTable, seat: Seat, change: SeatChange, name: str | None, columns: dict[str, Any], at: int
) -> Made:
    """Note in the columns of a seat who has it now, and tell that somebody of this name came, went or was replaced."""
    table.stop_clock(seat.number, at)
    if "person_id" in columns:
        seat.person = columns["person_id"]
        seat.name = name if seat.person else None
        seat.rest = Rest.read(columns["rest"])
    seat.program = columns.get("program", seat.program)
    return table.reseat(change, seat.number, name, at), [seat_change(table.id, seat.number, **columns)]
