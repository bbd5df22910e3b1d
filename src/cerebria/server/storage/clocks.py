"""Game clocks over a restart: whoever was thinking has what was left when the last server stopped.

A row says when a server was last there. Whoever starts puts all deadlines off by as long as nobody was. That also
takes out how the machine's clock may have been set meanwhile, since deadlines and the row went by the same one.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import select, text, update

from ..process.game_time import game_time
from .schema import PULSE, TABLES
from .store import Store

PULSE_SECONDS: Final = 60.0
_ALONE: Final = 2 * int(PULSE_SECONDS) * 1000
"""Milliseconds after which a database that several may serve is taken for one that nobody does."""
_FIRST_PULSE: Final = text("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT DO NOTHING")
"""Of several that start at once with a new database, one makes the row and the others wait for it."""


async def resume_clocks(store: Store) -> None:
    """Put deadlines off by the time in which no server was there."""
    moment = game_time()
    async with store.begin() as connection:
        await connection.execute(_FIRST_PULSE, {"at": moment})
        away = moment - (await connection.scalars(select(PULSE.c.at).with_for_update())).one()
        if abs(away) > (_ALONE if store.is_postgres else 0):
            running = (TABLES.c.status == "running") & TABLES.c.deadline.is_not(None)
            await connection.execute(update(TABLES).where(running).values(deadline=TABLES.c.deadline + away))
        await connection.execute(update(PULSE).values(at=moment))


async def note_presence(store: Store) -> None:
    """A server is there now."""
    async with store.begin() as connection:
        await connection.execute(update(PULSE).values(at=game_time()))
