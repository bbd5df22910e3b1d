"""Programs on seats: whenever one has to decide, it is asked, here or as a job on a worker of its own."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from typing import Any

import structlog
from sqlalchemy import select

from cerebria import CerebriaError, Choice, View
from cerebria.bots import make_bot

from .metrics import CHOICES
from .refusals import Refusal
from .schema import TABLES
from .store import Statement, now
from .table import Entry, Table
from .tables import Tables

LOG = structlog.get_logger()


async def play_on(tables: Tables, id: str) -> None:
    """Make the choices of programs at a table until a person decides or the game is over."""
    while True:
        table = await tables.read(id)
        decider = table.decider
        if decider is None or decider.program is None:
            return
        seat, made, program = decider.number, table.tally.made, decider.program
        view = table.game.view(seat)
        choice = await asyncio.to_thread(think, program, view, f"{id} {made}")

        def choose(
            table: Table, seat: int = seat, made: int = made, text: str = choice.text
        ) -> tuple[Entry, list[Statement]]:
            if table.tally.made != made or table.seats[seat].program is None:
                raise Refusal("stale")
            return table.choose(seat, text, None, now()), []

        # Somebody may have come back, undone or ended meanwhile: look again.
        with suppress(Refusal):
            await tables.change(id, choose)
            CHOICES.labels("program").inc()


def think(program: str, view: View, moment: str) -> Choice:
    """What a program chooses; the same at the same moment, whoever asks."""
    seed = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8])
    return make_bot(program, seed).choose(view)


class Programs:
    """Plays the programs' choices in this process, one task a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._tasks: dict[str, asyncio.Task[Any]] = {}

    def wake(self, table: Table) -> None:
        """Play on at a table, if it is a program's turn and nothing is under way."""
        decider = table.decider
        if decider is not None and decider.program is not None and table.id not in self._tasks:
            task = asyncio.create_task(self._play_on(table.id))
            self._tasks[table.id] = task

    async def _play_on(self, id: str) -> None:
        try:
            await play_on(self._tables, id)
        except CerebriaError as error:
            LOG.warning("program-stopped", table=id, reason=error.id)
        except Exception:
            LOG.exception("program-failed", table=id)
        finally:
            self._tasks.pop(id, None)

    async def wake_all(self) -> None:
        """Play on wherever a program's turn was left, after a restart."""
        query = select(TABLES.c.id).where(TABLES.c.awaits_program, TABLES.c.status == "running")
        for row in await self._tables.store.rows(query):
            if row["id"] not in self._tasks:
                with suppress(CerebriaError):
                    self.wake(await self._tables.read(row["id"]))

    async def stop(self) -> None:
        """Leave off; what is not played is played after the next start."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
