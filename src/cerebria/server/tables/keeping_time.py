"""Keeping game time: it passes, gives back what nobody could use, and runs out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from sqlalchemy import select, update

from cerebria import CerebriaError

from ..refusals import Refusal
from ..storage.clocks import RUNNING, tick
from ..storage.schema import TABLES
from .changes import Pause, RunOut
from .tables import Tables

LATER: Final = 60_000
"""Milliseconds after which a seat is run out even by a process that does not see whether its person can play."""


async def keep_time(tables: Tables) -> None:
    """Once a second: let time pass, unless the database takes nothing from this process."""
    store, game_time = tables.store, tables.game_time
    with suppress(Refusal):
        if store.condition.is_troubled and not await store.is_ready():
            return
        known = len(game_time.aheads)
        cut_off = game_time.hear(await tick(store))
        if len(game_time.aheads) > known:
            await reckon_anew(tables)
        if cut_off is not None:
            await _give_back(tables, cut_off)
        game_time.rely()
        if game_time.is_calm:
            await run_out(tables)


async def _give_back(tables: Tables, since: int) -> None:
    """Whoever decides and is connected here could not choose since then, while other processes went on."""

    async def give(id: str, seats: list[int]) -> None:
        with suppress(CerebriaError):
            await tables.change(id, Pause(since, seats))

    here = {id: room.seats_here() for id, room in tables.rooms.items()}
    await asyncio.gather(*(give(id, seats) for id, seats in here.items() if seats))


async def run_out(tables: Tables) -> None:
    """Let programs play on for those whose time has run out."""
    at = tables.game_time()
    query = select(TABLES.c.id, TABLES.c.decider, TABLES.c.deadline).where(RUNNING, TABLES.c.deadline <= at)
    for row in await tables.store.rows(query):
        if row["deadline"] + LATER <= at or _is_seen(tables, row["id"], row["decider"]):
            with suppress(CerebriaError):
                await tables.change(row["id"], RunOut())


async def reckon_anew(tables: Tables) -> None:
    """Nights are of the world, and the world is ahead by another time than it was: where clocks rest, time is out at
    another game time than was stored."""
    resting = TABLES.c.clock["rests"].as_boolean()
    query = select(TABLES.c.id, TABLES.c.deadline).where(RUNNING, TABLES.c.deadline.is_not(None), resting)
    for row in await tables.store.rows(query):
        with suppress(CerebriaError):
            deadline = (await tables.read(row["id"])).deadline
            same = (TABLES.c.id == row["id"]) & (TABLES.c.deadline == row["deadline"])
            if deadline != row["deadline"]:
                await tables.store.execute(update(TABLES).where(same).values(deadline=deadline))


def _is_seen(tables: Tables, id: str, seat: int) -> bool:
    """Whether this process sees that a person could play: they are connected here, or to nobody while others wait.

    Where they are connected to another process, that may be cut off from the database, and they with it.
    """
    if not tables.store.is_postgres:
        return True
    room = tables.rooms.get(id)
    return room is not None and bool(room.listeners) and (seat in room.seats_here() or seat not in room.here())
