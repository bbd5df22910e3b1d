"""Who may see a table, and who is its host."""

from __future__ import annotations

from typing import Final

from sqlalchemy import RowMapping, select

from ..refusals import Refusal
from ..safety.ids_and_secrets import hashed
from ..storage.people import Person
from ..storage.schema import WATCHERS
from .table import HostedTable
from .tables import Tables

_HANDLE: Final = 16


async def may_watch(tables: Tables, id: str, person: Person | None) -> HostedTable:
    """The table, for those who sit at it, host it or were let in."""
    if person is None:
        raise Refusal("not-signed-in")
    table = await tables.read(id)
    if not is_at(table, person.id):
        await _let_in(tables, id, person.id)
    return table


async def may_host(tables: Tables, id: str, person: Person) -> HostedTable:
    """The table, for its host."""
    table = await may_watch(tables, id, person)
    table.check_host(person.id)
    return table


async def may_talk(tables: Tables, id: str, person: str) -> None:
    """Refuse words of those who only watch and were silenced, or sent away."""
    if not is_at(await tables.read(id), person) and (await _let_in(tables, id, person))["is_silenced"]:
        raise Refusal("silenced")


def is_at(table: HostedTable, person: str) -> bool:
    """Whether a person sits at a table or hosts it."""
    return table.host == person or bool(table.seats_of(person))


def handle_of(place: str, person: str) -> str:
    """A name for a person that means something in one place alone, such as at a table."""
    return hashed(f"{place} {person}")[:_HANDLE]


async def _let_in(tables: Tables, id: str, person: str) -> RowMapping:
    """What is noted about a spectator."""
    row = await tables.store.row(select(WATCHERS).where(WATCHERS.c.table_id == id, WATCHERS.c.person_id == person))
    if row is None:
        # Whoever was not let in does not learn that there is such a table.
        raise Refusal("no-such-table")
    return row
