"""Who sits where: sitting down, leaving, being removed, programs.

Each change is made on the table in memory and in the database at once.
"""

from __future__ import annotations

from collections.abc import Callable

from ..refusals import Refusal
from ..storage.entries import Entry, SeatChange
from ..storage.journal_writer import Statement
from ..storage.people import Person
from ..storage.store import seat_change
from .access import as_host
from .table import STAND_IN, Seat, Table
from .tables import Change


def seat_at(table: Table, number: int) -> Seat:
    """The seat with a number."""
    if number >= len(table.seats):
        raise Refusal("no-such-seat", seat=number, seats=len(table.seats))
    return table.seats[number]


def check_going_on(table: Table) -> None:
    """Refuse what comes after the end."""
    if table.status not in ("open", "running"):
        raise Refusal("already-over")


def _reseat(
    number: int, change: SeatChange, person: Person | None, values: Callable[[Table, Seat], dict[str, str | None]]
) -> Change:
    def make(table: Table, at: int) -> tuple[Entry, list[Statement]]:
        check_going_on(table)
        seat = seat_at(table, number)
        wanted = values(table, seat)
        if table.is_out_of_time(seat) and wanted.get("program", seat.program) is None:
            # Whoever sits down, the program finishes what time has run out for.
            if "person_id" not in wanted:
                raise Refusal("out-of-time")
            del wanted["program"]
        table.stop_clock(number, at)
        name = person.name if person else seat.name
        if "person_id" in wanted:
            seat.person = wanted["person_id"]
            seat.name = person.name if person and seat.person else None
        if "program" in wanted:
            seat.program = wanted["program"]
        return table.reseat(change, number, name, at), [seat_change(table.id, number, **wanted)]

    return make


def sits(number: int, person: Person) -> Change:
    """A person takes a seat, from whoever or whatever had it."""
    return _reseat(number, "sits", person, lambda table, seat: {"person_id": person.id, "program": None})


def leaves(number: int, person: Person) -> Change:
    """A person leaves for good; in a game, a program plays on."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        if seat.person != person.id:
            raise Refusal("not-your-seat")
        return {"person_id": None, "program": STAND_IN if table.status == "running" else None}

    return _reseat(number, "leaves", person, values)


def kicked(number: int, host: Person) -> Change:
    """The host removes a person; in a game, a program plays on."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        as_host(table, host)
        if seat.person is None:
            raise Refusal("nobody-there")
        return {"person_id": None, "program": STAND_IN if table.status == "running" else None}

    return _reseat(number, "kicked", None, values)


def programmed(number: int, host: Person, program: str | None) -> Change:
    """The host lets a program play a seat: an empty one, or one whose person is away; None ends that."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        as_host(table, host)
        if program is None and seat.person is None and table.status == "running":
            raise Refusal("seats-open", seats=seat.spirit)
        if program is not None and seat.person is not None and table.status == "open":
            raise Refusal("seat-taken")
        return {"program": program}

    return _reseat(number, "program" if program else "returns", None, values)


def come_back(number: int) -> Change:
    """A person plays again where a program stood in."""

    def values(table: Table, seat: Seat) -> dict[str, str | None]:
        if seat.program is None:
            raise Refusal("no-program-plays")
        return {"program": None}

    return _reseat(number, "returns", None, values)
