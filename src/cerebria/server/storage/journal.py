"""Reading and writing journals, one row for each entry: this module alone knows the form of their JSON."""

from __future__ import annotations

from typing import Any, Final, TypeVar, get_args

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection, RowMapping, Select, select

from .engines import json_text
from .entries import Entry, Tally, What
from .schema import ENTRIES

T = TypeVar("T")
_WHATS: Final[dict[str, TypeAdapter[What]]] = {what.kind: TypeAdapter(what) for what in get_args(What)}
_TALLY: Final = TypeAdapter(Tally)


class BadForm(ValueError):  # noqa: N818
    """Something in a journal has a form that no server writes. It quotes none of it: these may be somebody's words."""

    def __init__(self, column: str, reason: str) -> None:
        super().__init__(f"{column}: {reason}")
        self.column = column
        """Where it stands, with the field in there."""


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
    form = _WHATS.get(row["kind"])
    if form is None:
        raise BadForm("kind", "There is no such kind")
    return Entry(
        row["number"], row["seat"], row["person_id"], _read(form, "data", row["data"]), row["events"],
        tally_of(row["tally"]), row["key"], row["at"],
    )  # fmt: skip


def tally_of(value: object) -> Tally:
    """How a table stands, from its column."""
    return _read(_TALLY, "tally", value)


def _read(form: TypeAdapter[T], column: str, value: object) -> T:
    try:
        return form.validate_python(value, extra="forbid")
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        raise BadForm(".".join(map(str, (column, *first["loc"]))), first["msg"]) from None


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    """The row of an entry, as the driver of the database takes it."""
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person_id": entry.person,
        # What is told in one part says nothing of parts.
        "data": _WHATS[entry.kind].dump_json(entry.what, exclude_defaults=True).decode(),
        "events": json_text(entry.events),
        "tally": json_text(entry.tally),
        "key": entry.key,
        "at": entry.at,
    }
