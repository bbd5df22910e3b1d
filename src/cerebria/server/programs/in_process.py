"""Programs that play in the process that serves: whenever one has to decide, it is asked."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy import select

from cerebria import CerebriaError

from ..storage.schema import ENTRIES, TABLES
from ..storage.store import now
from ..tables.table import Table
from ..tables.tables import Tables
from .playing import play_on
from .thinkers import Thinkers

LOG = structlog.get_logger()
QUIET: Final = 5_000
"""Milliseconds after which a table at which a program should decide is taken for forgotten."""


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
            if error.id != "table-damaged":
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
