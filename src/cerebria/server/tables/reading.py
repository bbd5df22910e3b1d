"""Reading a table in: from its rows, its snapshot and its journal."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from ..refusals import Refusal
from ..storage.journal import Entry, read_journal, standing
from ..storage.schema import SNAPSHOTS
from ..storage.store import Store, seats_query, table_query
from .table import Table, read_snapshot

LOG = structlog.get_logger()


async def read_table(store: Store, id: str, *, up_to: int | None = None) -> Table | None:
    """A table as its journal leaves it, or as it stood after so many of the choices that stand.

    It is read from its snapshot on, where no undo reaches behind that. The journal says the same: a snapshot that is
    damaged costs time and nothing else.
    """
    if up_to is None:
        try:
            found = await _from_snapshot(store, id)
        except (DBAPIError, Refusal):
            raise
        except Exception as error:
            LOG.warning("snapshot-damaged", table=id, reason=f"{type(error).__name__}: {error}"[:200])
            found = None
        if found is not None:
            return found
    return await _from_journal(store, id, up_to)


async def _from_snapshot(store: Store, id: str) -> Table | None:
    """A table from its snapshot on; None where there is none to go on from."""
    found = await store.read(lambda connection: _since_snapshot(connection, id))
    if found is None:
        return None
    table, position, choices, entries = found
    table.restore(position)
    table.play_on(choices, entries)
    return table


def _since_snapshot(connection: Connection, id: str) -> tuple[Table, dict[str, Any], list[Entry], list[Entry]] | None:
    """A table, the position it goes on from, the choices that stand since then, and its journal since then."""
    shot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).mappings().first()
    position = read_snapshot(shot["body"]) if shot else None
    if shot is None or position is None:
        return None
    entries = read_journal(connection, id, shot["number"])
    choices = standing(entries[1:], entries[0].tally["made"])
    table = _bare(connection, id)
    if choices is None or table is None or table.other_rules is not None or position["rules"] != table.rules:
        return None
    return table, position, choices, entries


async def _from_journal(store: Store, id: str, up_to: int | None) -> Table | None:
    """A table from its beginning on."""
    entries, table = await store.read(lambda connection: (read_journal(connection, id, 0), _bare(connection, id)))
    if table is None:
        return None
    if table.opening:
        await asyncio.to_thread(table.begin)
    else:
        table.begin()
    table.play_on((standing(entries, 0) or [])[:up_to], entries)
    return table


def _bare(connection: Connection, id: str) -> Table | None:
    """A table with its seats, its game not yet played.

    Read after the journal: if another process writes meanwhile, its entries are followed later, and lead to this row.
    """
    seats = connection.execute(seats_query(id)).mappings().all()
    row = connection.execute(table_query(id)).mappings().first()
    return None if row is None else Table(dict(row), [dict(seat) for seat in seats])
