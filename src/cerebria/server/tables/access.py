"""Who may see a table, and who is its host."""

from __future__ import annotations

from sqlalchemy import select

from ..refusals import Refusal
from ..storage.people import Person
from ..storage.schema import WATCHERS
from .table import Table
from .tables import Tables


async def may_watch(tables: Tables, id: str, person: Person | None) -> Table:
    """The table, for those who sit at it, host it or were let in."""
    if person is None:
        raise Refusal("not-signed-in")
    table = await tables.read(id)
    if table.host == person.id or table.seats_of(person.id):
        return table
    query = select(WATCHERS).where(WATCHERS.c.table_id == id, WATCHERS.c.person_id == person.id)
    if await tables.store.row(query) is None:
        # Whoever was not let in does not learn that there is such a table.
        raise Refusal("no-such-table")
    return table


def as_host(table: Table, person: Person) -> Table:
    """The table, for its host."""
    if table.host != person.id:
        raise Refusal("not-host")
    return table
