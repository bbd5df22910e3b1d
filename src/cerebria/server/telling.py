"""What is told to whom: a table, an entry and a view, in the words of the live messages."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from .table import Entry, Seat, Table

Words = dict[str, Any]

CHANGES_TABLE = frozenset({"seat", "start", "ask-undo", "answer", "end", "time"})
"""Entries after which the table itself is told anew."""


def viewer_of(table: Table, seat: int | None) -> int:
    """The number of a seat, or of the spectators, among the viewers."""
    return table.spectators if seat is None else seat


def table_words(table: Table, person: str | None, here: Collection[int], watching: int) -> Words:
    """A table as one person sees it."""
    has_ended = table.status in ("over", "ended", "shelved")
    request = table.tally.request
    return {
        "id": table.id,
        "title": table.title,
        "status": table.status,
        "is_host": person is not None and table.host == person,
        "host": table.host_name,
        "options": {name: value for name, value in table.options.items() if has_ended or name != "seed"},
        "has_chosen_seed": table.has_chosen_seed,
        "seats": [_seat_words(table, seat, person, seat.number in here) for seat in table.seats],
        "decider": None if table.decider is None else table.decider.spirit,
        "clock": None if table.clock is None else table.clock._asdict(),
        "clock_since": table.tally.since if table.clock is not None and table.status == "running" else None,
        "undo_request": None
        if request is None
        else {
            "seat": table.seats[request["seat"]].spirit,
            "agreed": [table.seats[number].spirit for number in request["agreed"]],
        },
        "rematch": table.rematch,
        "watching": watching,
        "created_at": table.created_at,
    }


def _seat_words(table: Table, seat: Seat, person: str | None, is_here: bool) -> Words:
    if seat.person is None:
        state = "open" if seat.program is None else "program"
    else:
        state = "person" if seat.program is None else "stand-in"
    return {
        "number": seat.number,
        "spirit": seat.spirit,
        "team": seat.team,
        "state": state,
        "name": seat.name,
        "program": seat.program,
        "is_yours": person is not None and seat.person == person,
        "is_here": is_here,
        "clock": table.tally.left[seat.number] if table.tally.left else None,
    }


def update_words(table: Table, entry: Entry, seat: int | None) -> Words:
    """An entry as a viewer hears it, without what it changed in the view."""
    viewer = viewer_of(table, seat)
    data = entry.data
    words: Words = {
        "type": "update",
        "version": entry.tally["heard"][viewer],
        "at": entry.at,
        "kind": entry.kind,
        "seat": None if entry.seat is None else table.seats[entry.seat].spirit,
        "events": [event._asdict() for event in table.game.retell(entry.events, seat)],
    }
    if entry.kind == "choice":
        if entry.seat == seat:
            words["choice"] = data["choice"]
    elif entry.kind in ("undo", "ask-undo"):
        words["back_to"] = data["back_to"][viewer]
    else:
        words.update(data)
    return words
