"""Programs on seats: whenever one has to decide, it is asked. Here in the process that serves; as jobs: `jobs`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import select

from cerebria import CerebriaError

from .metrics import CHOICES
from .refusals import Refusal
from .schema import ENTRIES, TABLES
from .store import Statement, now
from .table import Entry, Table
from .tables import Tables
from .thinking import Thinkers

LOG = structlog.get_logger()
QUIET: Final = 5_000
"""Milliseconds after which a table at which a program should decide is taken for forgotten."""


class _PlayedElsewhere(Refusal):
    """Another process has made the choice."""


async def play_on(tables: Tables, thinkers: Thinkers, id: str, most: int | None = None) -> bool:
    """Make the choices of programs at a table until a person decides or the game is over, or so many at most.

    True: there is more to play. Another process that plays here too is left to do so alone.
    """
    played = 0
    while most is None or played < most:
        table = await tables.read(id)
        decider = table.decider
        if decider is None or decider.program is None:
            return False
        seat, made = decider.number, table.tally.made
        view = table.game.view(seat)
        # The seed is nobody's to know: who could foretell a program's chance could tell its hand from its choices.
        moment = f"{id} {made} {table.options['seed']}"
        choice = await thinkers.choice(decider.program, view, moment)

        def choose(
            table: Table, seat: int = seat, made: int = made, choice: str = choice
        ) -> tuple[Entry, list[Statement]]:
            if table.seats[seat].program is None or table.tally.made < made:
                raise Refusal("stale")
            if table.tally.made > made:
                raise _PlayedElsewhere("stale")
            return table.choose(seat, choice, None, now()), []

        try:
            await tables.change(id, choose)
        except _PlayedElsewhere:
            return False
        except Refusal as refusal:
            if refusal.id == "busy":
                raise
            # Somebody came back, undid or ended meanwhile: look again.
            continue
        CHOICES.labels("program").inc()
        played += 1
    return True


class Programs:
    """Plays the programs' choices in this process, one task a table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._thinkers = Thinkers()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        """Play on wherever a program's turn was left."""
        await self.wake_all(quiet=0)

    def wake(self, table: Table) -> None:
        """Play on at a table, if it is a program's turn and nothing is under way."""
        decider = table.decider
        if decider is not None and decider.program is not None:
            self._begin(table.id)

    def _begin(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._play_on(id))

    async def _play_on(self, id: str) -> None:
        try:
            await play_on(self._tables, self._thinkers, id)
        except CerebriaError as error:
            LOG.warning("program-stopped", table=id, reason=error.id)
        except Exception:
            LOG.exception("program-failed", table=id)
        finally:
            self._tasks.pop(id, None)

    async def wake_all(self, quiet: int = QUIET) -> None:
        """Play on where nobody does: a process may have ended, or failed, in the middle of a program's turn."""
        newest = (
            select(ENTRIES.c.at)
            .where(ENTRIES.c.table_id == TABLES.c.id)
            .order_by(ENTRIES.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        query = select(TABLES.c.id).where(
            TABLES.c.awaits_program, TABLES.c.status == "running", newest <= now() - quiet
        )
        for row in await self._tables.store.rows(query):
            self._begin(row["id"])

    async def stop(self) -> None:
        """Leave off; what is not played is played after the next start."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        self._thinkers.stop()
