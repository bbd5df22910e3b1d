"""Reading a table in: from its rows, its snapshot and its journal."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from ..storage.journal import read_journal, standing
from ..storage.schema import SNAPSHOTS
from ..storage.store import Store, seats_query, table_query
from .table import Table, read_snapshot


async def read_table(store: Store, id: str, *, up_to: int | None = None) -> Table | None:
    """A table as its journal leaves it, or as it stood after so many of the choices that stand.

    It is read from its snapshot on, where no undo reaches behind that.
    """
    async with store.engine.connect() as connection:
        shots = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
        shot = (await connection.execute(shots)).mappings().first() if up_to is None else None
        position = read_snapshot(shot["body"]) if shot else None
        entries = await read_journal(connection, id, shot["number"] if shot and position else 0)
        choices = standing(entries[1:], entries[0].tally["made"]) if position else None
        if choices is None:
            position = None
            entries = await read_journal(connection, id, 0)
            choices = (standing(entries, 0) or [])[:up_to]
        # Read last: if another process writes meanwhile, its entries are followed later, and lead to the same row.
        seats = (await connection.execute(seats_query(id))).mappings().all()
        row = (await connection.execute(table_query(id))).mappings().first()
    if row is None:
        return None
    table = Table(dict(row), [dict(seat) for seat in seats])
    if position:
        table.restore(position)
    elif table.opening:
        await asyncio.to_thread(table.begin)
    else:
        table.begin()
    table.play_on(choices, entries)
    return table
