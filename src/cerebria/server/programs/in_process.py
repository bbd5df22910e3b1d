"""Programs that play in the process that serves: whenever one has to decide, it is asked."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final

import structlog
from sqlalchemy import select

from cerebria import CerebriaError, View
from cerebria.bots import Planned

from ..process.repeating import end
from ..storage.schema import ENTRIES, TABLES
from ..storage.store import now
from ..tables.table import HostedTable
from ..tables.tables import Tables
from .planning import Planners
from .playing import pause_after, play_on
from .thoughts import Thoughts
from .turns import Addresses

LOG = structlog.get_logger()
QUIET: Final = 5_000
"""Milliseconds after which a table at which a program should decide is taken for forgotten."""


class Programs:
    """Plays the programs' choices in this process, one task a table."""

    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self._tables = tables
        self._addresses = addresses
        self._planners = Planners()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._decisions: dict[str, tuple[str, int]] = {}
        """What was thought about last: for which program, after how many choices."""
        self._pauses: dict[str, asyncio.Event] = {}
        """Of tables at which something went wrong: what ends the wait until it is tried again."""
        self.thoughts = Thoughts(tables, self._planners)

    async def start(self) -> None:
        """Play on wherever a program's turn was left."""
        await self.wake_all(quiet=0)

    def wake(self, table: HostedTable) -> None:
        """Play on at a table, if it is a program's turn and nothing is under way; what is, may be of no use now."""
        self.thoughts.look_again(table)
        if table.decider is not None and table.decider.program is not None:
            self._begin(table.id)
            pause = self._pauses.get(table.id)
            if pause is not None and self._decisions.get(table.id) != (table.decider.program, table.tally.made):
                pause.set()

    def hurry(self, id: str) -> None:
        """Let a program think earlier for whom people wait now."""
        self.thoughts.hurry(id, self._tables.rank(id))

    def _begin(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._play_on(id))

    async def _play_on(self, id: str) -> None:
        """Play on; what goes wrong is tried again after longer and longer, or when there is something else to do."""
        try:
            for failures in count():
                pause = pause_after(failures)
                if await self._has_played(id, pause):
                    return
                self._pauses[id] = asyncio.Event()
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._pauses[id].wait()
                del self._pauses[id]
        finally:
            self._tasks.pop(id, None)
            self._pauses.pop(id, None)
            self._decisions.pop(id, None)

    async def _has_played(self, id: str, pause: float) -> bool:
        try:
            await play_on(self._tables, self._think, id)
        except CerebriaError as error:
            # A table that is damaged is not mended by itself: the sweep of every minute is soon enough.
            if error.id in ("table-damaged", "no-such-table"):
                return True
            LOG.warning("program-stopped", table=id, reason=error.id, again_in=pause)
            return False
        except Exception:
            LOG.exception("program-failed", table=id, again_in=pause)
            return False
        return True

    async def _think(self, table: HostedTable, program: str, view: View, moment: str) -> list[Planned]:
        """Think in turn with the programs of other hosts; those come first for whom somebody waits."""
        self._decisions[table.id] = (program, table.tally.made)
        place = self._planners.place(program, self._addresses.asker(table.host), self._tables.rank(table.id))
        return await self.thoughts.plan(place, table, program, view, moment)

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
        await end(list(self._tasks.values()))
        self._planners.stop()
