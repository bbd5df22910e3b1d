"""The journal of a table, as it is stored: one entry after the other, each with how the table stands after it."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, RowMapping, Select, select

from .engines import json_text
from .schema import ENTRIES


class Entry(NamedTuple):
    """One line of a table's journal."""

    number: int
    kind: str
    seat: int | None
    person: str | None
    data: dict[str, Any]
    events: list[Any]
    tally: dict[str, Any]
    key: str | None
    at: int


def standing(entries: list[Entry], made: int) -> list[Entry] | None:
    """The choices among entries that stand at their end; None when an undo reaches before them, below `made`."""
    choices: list[Entry] = []
    for entry in entries:
        if entry.kind == "choice":
            choices.append(entry)
        elif entry.kind == "undo":
            if entry.data["to"] < made:
                return None
            del choices[entry.data["to"] - made :]
    return choices


def parts_for(data: dict[str, Any], viewer: int) -> int:
    """In how many parts a viewer hears an entry: whoever decided by having no choice knows it, and hears no cut."""
    cuts = data.get("cuts")
    return 1 + sum(seat != viewer for _, seat, _ in cuts) if cuts else 1


def entries_query(id: str, *, newest_first: bool = False) -> Select[Any]:
    """All entries of a table."""
    number = ENTRIES.c.number
    return select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(number.desc() if newest_first else number)


def read_journal(connection: Connection, id: str, since: int) -> list[Entry]:
    """The entries of a table from a number on."""
    rows = connection.execute(entries_query(id).where(ENTRIES.c.number >= since))
    return [entry_of(row) for row in rows.mappings()]


def entry_of(row: RowMapping | dict[str, Any]) -> Entry:
    """An entry from its row."""
    return Entry(
        row["number"], row["kind"], row["seat"], row["person_id"], row["data"], row["events"], row["tally"],
        row["key"], row["at"],
    )  # fmt: skip


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """The row of an entry, as the driver of the database takes it."""
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person_id": entry.person,
        "data": json_text(entry.data),
        "events": json_text(entry.events),
        "tally": json_text(entry.tally),
        "key": entry.key,
        "at": entry.at,
    }
