"""Keeping game time: it passes, gives back what nobody could use, and runs out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import select

from cerebria import CerebriaError

from ..refusals import Refusal
from ..storage.clocks import RUNNING, tick
from ..storage.entries import Entry
from ..storage.journal_writer import Statement
from ..storage.schema import TABLES
from ..storage.store import seat_change
from .room import Room
from .table import Table
from .tables import Tables

LATER: Final = 60_000
"""Milliseconds after which a seat is run out even by a process that does not see whether its person can play."""


async def keep_time(tables: Tables) -> None:
    """Once a second: let time pass, unless the database takes nothing from this process."""
    store, game_time = tables.store, tables.game_time
    with suppress(Refusal):
        if store.condition.is_troubled and not await store.is_ready():
            return
        cut_off = game_time.hear(await tick(store))
        if cut_off is not None:
            await _give_back(tables, cut_off)
        if game_time.is_calm:
            await run_out(tables)


async def _give_back(tables: Tables, since: int) -> None:
    """Whoever decides and is connected here could not choose since then, while other processes went on."""

    async def give(id: str, room: Room) -> None:
        def pause(table: Table, at: int) -> tuple[Entry, list[Statement]]:
            if table.decider is None or table.decider.number not in room.seats_here():
                raise Refusal("not-your-decision")
            return table.pause(since, at), []

        with suppress(CerebriaError):
            await tables.change(id, pause)

    await asyncio.gather(*(give(id, room) for id, room in list(tables.rooms.items()) if room.seats_here()))


async def run_out(tables: Tables) -> None:
    """Let programs play on for those whose time has run out."""
    at = tables.game_time()
    query = select(TABLES.c.id, TABLES.c.decider, TABLES.c.deadline).where(RUNNING, TABLES.c.deadline <= at)
    for row in await tables.store.rows(query):
        if row["deadline"] + LATER <= at or _is_seen(tables, row["id"], row["decider"]):
            with suppress(CerebriaError):
                await tables.change(row["id"], _out_of_time)


def _is_seen(tables: Tables, id: str, seat: int) -> bool:
    """Whether this process sees that a person could play: they are connected here, or to nobody while others wait.

    Where they are connected to another process, that may be cut off from the database, and they with it.
    """
    if not tables.store.is_postgres:
        return True
    room = tables.rooms.get(id)
    return room is not None and bool(room.listeners) and (seat in room.seats_here() or seat not in room.here())


def _out_of_time(table: Table, at: int) -> tuple[Entry, list[Statement]]:
    seat, entry = table.run_out(at)
    return entry, [seat_change(table.id, seat, program=table.seats[seat].program)]
