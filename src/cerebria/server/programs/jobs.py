"""Programs as jobs: a process that leaves a program to decide asks for it, and workers of their own play.

A job says no more than at which table to play on. For each table at most one waits and at most one is at work, so
asking once too often costs nothing. What gets lost with a process that dies, the sweep and the other workers find.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from procrastinate import App, JobContext, PsycopgConnector
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import Status
from sqlalchemy import column, exists, select, table

from cerebria import CerebriaError, View
from cerebria.bots import Planned

from ..process.game_time import TICK_SECONDS
from ..process.repeating import every
from ..settings import Settings
from ..storage.bus import NoBus
from ..storage.clocks import first_pulse, read_pulse
from ..storage.database import plain_address
from ..storage.schema import TABLES
from ..storage.store import Store
from ..tables.table import Table
from ..tables.tables import Tables
from .planning import Planners
from .playing import play_on
from .turns import Asker

LOG = structlog.get_logger()
QUEUE: Final = "programs"
TASK: Final = "play-on"
MOST_AT_ONCE: Final = 20
"""Choices in one job; then it is another table's turn."""
_JOBS: Final = table("procrastinate_jobs", column("lock"), column("queue_name"))
_HEARTBEAT_SECONDS: Final = 3.0
_STALLED_SECONDS: Final = 15.0
_POLL_SECONDS: Final = 2.0
_RESCUE_SECONDS: Final = 5.0
_RESTART_SECONDS: Final = 1.0
_GRACE_SECONDS: Final = 10.0


def _queue(url: str, connections: int) -> App:
    # Every job would be several lines; the metrics count the choices.
    logging.getLogger("procrastinate").setLevel(logging.WARNING)
    return App(connector=PsycopgConnector(conninfo=plain_address(url), min_size=1, max_size=connections))


async def _ask(queue: App, id: str, rank: int) -> None:
    """Ask that somebody plays on at a table; the lowest rank comes first."""
    with suppress(AlreadyEnqueued):
        task = queue.configure_task(TASK, queue=QUEUE, lock=id, queueing_lock=id, priority=-rank)
        await task.defer_async(table=id)


class Jobs:
    """Asks for the programs' choices, after they have become necessary: a server's part."""

    def __init__(self, tables: Tables, url: str) -> None:
        self._tables = tables
        self._queue = _queue(url, 2)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Ask wherever a program's turn was left."""
        await self._queue.open_async()
        await self.wake_all()

    def wake(self, table: Table) -> None:
        """Ask for a table, if it is a program's turn."""
        decider = table.decider
        if decider is not None and decider.program is not None:
            task = asyncio.create_task(self._wake(table.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _wake(self, id: str) -> None:
        try:
            await _ask(self._queue, id, self._tables.rank(id))
        except ConnectorException:
            LOG.exception("job-not-asked", table=id)

    async def wake_all(self) -> None:
        """Ask where nobody has: a process may have ended between storing an entry and asking."""
        is_asked = exists().where(_JOBS.c.lock == TABLES.c.id, _JOBS.c.queue_name == QUEUE)
        query = select(TABLES.c.id).where(TABLES.c.awaits_program, TABLES.c.status == "running", ~is_asked)
        for row in await self._tables.store.rows(query):
            await _ask(self._queue, row["id"], self._tables.rank(row["id"]))

    async def stop(self) -> None:
        """Finish asking."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._queue.close_async()


# A worker.


async def work(settings: Settings, concurrency: int, ready: Callable[[], None]) -> None:
    """Play the programs' choices, so many at once, until cancelled."""
    store = Store(settings.database)
    # Others hear of what is stored here; for what they store, each job looks itself.
    tables = Tables(store, settings, NoBus())
    planners = Planners(concurrency)
    queue = _queue(settings.database, concurrency + 2)

    async def think(table: Table, program: str, view: View, moment: str) -> list[Planned]:
        # Whoever has a job has a place, too.
        place = planners.place(program, Asker("", table.host or ""))
        return await planners.plan(place, program, view, moment)

    @queue.task(name=TASK, queue=QUEUE, pass_context=True)
    async def play(context: JobContext, table: str) -> None:
        try:
            if await play_on(tables, think, table, MOST_AT_ONCE):
                await _ask(queue, table, -context.job.priority)
        except CerebriaError as error:
            if error.id != "table-damaged":
                LOG.warning("program-stopped", table=table, reason=error.id)
        except Exception:
            LOG.exception("program-failed", table=table)

    store.start()
    tables.game_time.hear(await first_pulse(store))
    await queue.open_async()
    chores = [
        asyncio.create_task(every(seconds, chore))
        for seconds, chore in (
            (TICK_SECONDS, lambda: _hear_time(tables)),
            (_RESCUE_SECONDS, lambda: _tidy(queue, tables)),
        )
    ]
    try:
        await _tidy(queue, tables)
        ready()
        while True:
            try:
                await queue.run_worker_async(
                    queues=[QUEUE], concurrency=concurrency, delete_jobs="always", install_signal_handlers=False,
                    fetch_job_polling_interval=_POLL_SECONDS, update_heartbeat_interval=_HEARTBEAT_SECONDS,
                    stalled_worker_timeout=_STALLED_SECONDS, shutdown_graceful_timeout=_GRACE_SECONDS,
                )  # fmt: skip
            except ConnectorException as error:
                LOG.warning("queue-lost", reason=str(error.__cause__ or error))
            await asyncio.sleep(_RESTART_SECONDS)
    finally:
        for chore in chores:
            chore.cancel()
        planners.stop()
        await queue.close_async()
        await store.stop()


async def _hear_time(tables: Tables) -> None:
    """Go by game time, which servers alone let pass: a worker lets nobody play."""
    with suppress(CerebriaError):
        pulse, _ = await read_pulse(tables.store)
        tables.game_time.hear(pulse)


async def _tidy(queue: App, tables: Tables) -> None:
    """Let go of tables at rest, and ask again for the jobs of workers that have died."""
    tables.sleep()
    for job in await queue.job_manager.get_stalled_jobs(queue=QUEUE, seconds_since_heartbeat=_STALLED_SECONDS):
        assert job.id is not None and job.lock is not None
        with suppress(ConnectorException):
            # Another worker may have been faster.
            await queue.job_manager.finish_job_by_id_async(job.id, Status.FAILED, delete_job=True)
            await _ask(queue, job.lock, -job.priority)
            LOG.warning("job-rescued", table=job.lock)
