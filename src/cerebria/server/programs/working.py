"""A worker: it plays the programs' choices that servers ask for as jobs, on any machine.

A turn is a thought or a few short ones, and the choices that follow from them; then it is another table's, in the same
order as in a server: see `turns`.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any, Final

import structlog
from procrastinate import App, PsycopgConnector
from psycopg.errors import UniqueViolation
from sqlalchemy import ColumnElement, Connection, bindparam, column, delete, func, select, table, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from cerebria import CerebriaError, View
from cerebria.bots import Planned

from ..process.game_time import TICK_SECONDS
from ..process.repeating import end, every
from ..settings import Settings
from ..storage.bus import PostgresBus
from ..storage.clocks import first_pulse, read_pulse
from ..storage.condition import PATIENCE
from ..storage.database import named, plain_address
from ..storage.postgres import AsyncConnection
from ..storage.store import Store, all_of
from ..tables.presence import BELIEVED_SECONDS
from ..tables.table import HostedTable
from ..tables.tables import NOBODY_LOOKS, Tables
from .jobs import JOBS, ONE_WAITS, TASK, Job, ask_again, change_jobs, unasked
from .planning import LANES, Planners, lane_of
from .playing import pause_after, play_on
from .thoughts import Thoughts
from .turns import Asker, LastTurns

LOG = structlog.get_logger()
_WORKERS: Final = table("procrastinate_workers", column("id"), column("last_heartbeat"))
TURN_SECONDS: Final = 0.05
"""After which others have their turn before a program thinks again."""
_HEARTBEAT_SECONDS: Final = 2.0
_STALLED_SECONDS: Final = 10.0
"""Without a heartbeat, after which a worker is taken for dead."""
_TIDY_SECONDS: Final = 3.0
_POLL_SECONDS: Final = 1.0
"""How often a worker looks without being told: nobody tells it when a pause ends."""
_RESTART_SECONDS: Final = 1.0
_IS_DEAD: Final = _WORKERS.c.last_heartbeat < func.now() - timedelta(seconds=_STALLED_SECONDS)
_AT_WORK: Final = select(JOBS.c.lock).where(JOBS.c.status == "doing", JOBS.c.lock.is_not(None))
_WAITING: Final = (
    select(JOBS.c.id, JOBS.c.priority, JOBS.c.args)
    .where(JOBS.c.queue_name == bindparam("lane"), JOBS.c.task_name == TASK, JOBS.c.status == "todo")
    .where(JOBS.c.scheduled_at.is_(None) | (JOBS.c.scheduled_at <= func.now()), JOBS.c.lock.not_in(_AT_WORK))
    .order_by(JOBS.c.priority.desc(), JOBS.c.id)
    .limit(500)
)
"""The first of those who wait: nobody has to look at more of them to be fair."""
_TAKE: Final = (
    update(JOBS)
    .where(JOBS.c.id == bindparam("job"), JOBS.c.status == "todo")
    .values(status="doing", worker_id=bindparam("worker"))
)
_COPIED: Final = ("queue_name", "task_name", "priority", "lock", "queueing_lock", "args")


class _TakenElsewhere(Exception):  # noqa: N818  it is no error
    """Another worker was faster."""


class Lookers:
    """Who is connected to which table, as the servers tell each other."""

    def __init__(self) -> None:
        self._known: dict[str, dict[str, tuple[int, float]]] = {}
        """By table and server: the rank that it gives the table, and until when this is believed."""

    def hear(self, note: dict[str, Any]) -> None:
        """What a server says."""
        until = time.monotonic() + BELIEVED_SECONDS
        for id, (seats, watching) in note.get("presence", {}).items():
            rank = 0 if seats else 1 if watching else NOBODY_LOOKS
            self._known.setdefault(id, {})[note["by"]] = (rank, until)

    def rank(self, id: str) -> int | None:
        """How soon programs should play at a table, if anybody has said so."""
        return min((rank for rank, _ in self._known.get(id, {}).values()), default=None)

    def forget_silent(self) -> None:
        """Do not believe for ever what a server said that has fallen silent."""
        moment = time.monotonic()
        for id, said in list(self._known.items()):
            self._known[id] = {server: word for server, word in said.items() if word[1] > moment}
            if not self._known[id]:
                del self._known[id]


def connector_for(url: str) -> PsycopgConnector:
    """How a worker reaches the jobs."""
    return PsycopgConnector(
        conninfo=plain_address(named(url, "cerebria-jobs")), connection_class=AsyncConnection,
        configure=AsyncConnection.limit, timeout=PATIENCE, min_size=1, max_size=2,
    )  # fmt: skip


class Worker:
    """So many programs of each lane that think at once."""

    def __init__(self, settings: Settings, concurrency: int) -> None:
        self.store = Store(settings.database, "worker")
        assert self.store.notes is not None
        self._bus = PostgresBus(self.store.notes, settings.database)
        self.tables = Tables(self.store, settings, self._bus)
        self._url = settings.database
        self._concurrency = concurrency
        self._planners = Planners(concurrency)
        self._thoughts = Thoughts(self.tables, self._planners)
        self._lookers = Lookers()
        self._last = [LastTurns() for _ in LANES]
        self._news = [asyncio.Event() for _ in LANES]
        self._id: int | None = None
        """By which other workers know this one, while it takes jobs."""

    async def run(self, ready: Callable[[], None]) -> None:
        """Take jobs until something goes wrong with the database."""
        # Every job would be several lines; the metrics count the choices.
        logging.getLogger("procrastinate").setLevel(logging.WARNING)
        app = App(connector=connector_for(self._url))
        async with app.open_async():
            await self._leave(app)
            self._id = await app.job_manager.register_worker()
            self.tables.game_time.hear(await first_pulse(self.store))
            self.tables.game_time.rely()
            await self._bus.start(self._hear, self._thoughts.hear_of_all)
            try:
                await self._tidy(app)
                await self._work(app, ready)
            finally:
                await self._bus.stop()
                # If that is not possible now, it is when there is a database again, or others do it.
                with suppress(Exception):
                    await self._leave(app)

    async def _work(self, app: App, ready: Callable[[], None]) -> None:
        """All at once, until one of them fails."""
        works = [
            app.job_manager.listen_for_jobs(on_notification=self._told, queues=LANES),
            self._beat(app),
            every(TICK_SECONDS, self._hear_time),
            every(_TIDY_SECONDS, lambda: self._tidy(app)),
            *(self._serve(lane) for lane in range(len(LANES))),
        ]
        tasks = [asyncio.create_task(work) for work in works]
        try:
            ready()
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await end(tasks)

    async def stop(self) -> None:
        """Let the processes end, and let go of the database."""
        self._planners.stop()
        await self.store.stop()

    async def _leave(self, app: App) -> None:
        """Hand back what was taken."""
        if self._id is not None:
            await self._put_back(JOBS.c.worker_id == self._id)
            await app.job_manager.unregister_worker(self._id)
            self._id = None

    async def _beat(self, app: App) -> None:
        while self._id is not None:
            await asyncio.sleep(_HEARTBEAT_SECONDS)
            await app.job_manager.update_heartbeat(self._id)

    async def _hear_time(self) -> None:
        """Go by game time, which servers alone let pass: a worker lets nobody play."""
        with suppress(CerebriaError):
            pulse, _ = await read_pulse(self.store)
            self.tables.game_time.hear(pulse)
            self.tables.game_time.rely()

    async def _tidy(self, app: App) -> None:
        """Let go of tables at rest, hand back the jobs of workers that have died, and ask where nobody has."""
        self.tables.sleep()
        self._lookers.forget_silent()
        dead = select(_WORKERS.c.id).where(_IS_DEAD)
        for id in await self._put_back(JOBS.c.worker_id.is_(None) | JOBS.c.worker_id.in_(dead)):
            LOG.warning("job-rescued", table=id)
        await app.job_manager.prune_stalled_workers(_STALLED_SECONDS)
        for job in await unasked(self.store):
            await change_jobs(self.store, all_of(ask_again(job, self._rank(job, NOBODY_LOOKS))))

    async def _put_back(self, those: ColumnElement[bool]) -> list[str]:
        """Let some of the jobs wait again that are at work; the tables."""
        is_at_work = (JOBS.c.task_name == TASK) & (JOBS.c.status == "doing")
        taken = delete(JOBS).where(is_at_work, those).returning(*(JOBS.c[name] for name in _COPIED)).cte()
        again = insert(JOBS).from_select(_COPIED, select(taken)).on_conflict_do_nothing(**ONE_WAITS)
        back = again.returning(JOBS.c.lock)
        return await change_jobs(self.store, lambda connection: list(connection.scalars(back)))

    # Hearing of others.

    async def _told(self, *, channel: str, notification: Any) -> None:
        """There is a new job."""
        self._news[LANES.index(channel.rpartition("#")[2])].set()

    async def _hear(self, note: dict[str, Any]) -> None:
        """A note of a server: who looks at which table, or what has happened there."""
        self._lookers.hear(note)
        if note["by"] != self.store.process:
            for id, _ in note.get("entries", ()):
                await self._thoughts.hear_of(id)

    # Playing.

    async def _serve(self, lane: int) -> None:
        """Take the jobs of a lane, so many at once."""
        free = asyncio.Semaphore(self._concurrency)
        async with asyncio.TaskGroup() as group:
            while True:
                await free.acquire()
                id, job = await self._next(lane)
                group.create_task(self._play(lane, id, job)).add_done_callback(lambda _: free.release())

    async def _next(self, lane: int) -> tuple[int, Job]:
        """The job whose turn it is, once there is one."""
        while True:
            self._news[lane].clear()
            with suppress(_TakenElsewhere):
                found = await self._take(lane)
                if found is not None:
                    return found
                with suppress(TimeoutError):
                    async with asyncio.timeout(_POLL_SECONDS):
                        await self._news[lane].wait()

    async def _take(self, lane: int) -> tuple[int, Job] | None:
        """Take the first of the jobs that wait: hosts take turns, by the address that they came from, and then the
        tables of each."""

        def take(connection: Connection) -> tuple[int, Job] | None:
            rows = connection.execute(_WAITING, {"lane": LANES[lane]})
            waiting = [(id, -priority, Job(**args)) for id, priority, args in rows]
            if not waiting:
                return None
            id, job = self._last[lane].next_of(
                [(self._rank(job, rank), (job.address, job.host, job.table), (id, job)) for id, rank, job in waiting]
            )
            try:
                taken = connection.execute(_TAKE, {"job": id, "worker": self._id})
            except IntegrityError as error:
                if isinstance(error.orig, UniqueViolation):
                    raise _TakenElsewhere from None
                # Others have taken this worker for dead.
                raise
            if not taken.rowcount:
                raise _TakenElsewhere
            return id, job

        found = await change_jobs(self.store, take)
        if found is not None:
            job = found[1]
            self._last[lane].note((job.address, job.host, job.table))
        return found

    def _rank(self, job: Job, asked: int) -> int:
        """Servers say who comes and goes while a job waits."""
        told = self._lookers.rank(job.table)
        return asked if told is None else told

    async def _play(self, lane: int, id: int, job: Job) -> None:
        """Let programs of this lane think, once at least, and ask for the next turn."""
        until = time.monotonic() + TURN_SECONDS
        left, has_thought, pause = job, False, 0.0

        async def think(table: HostedTable, program: str, view: View, moment: str) -> list[Planned] | None:
            nonlocal left, has_thought
            left = left._replace(program=program, made=table.tally.made, host=table.host or "")
            if lane_of(program) != lane or (has_thought and time.monotonic() >= until):
                return None
            has_thought = True
            # Whoever has a job has a place to think, too.
            place = self._planners.place(program, Asker("", left.host))
            return await self._thoughts.plan(place, table, program, view, moment)

        try:
            is_over = not await play_on(self.tables, think, job.table)
            left = left._replace(failures=0 if has_thought else job.failures)
        except Exception as error:
            reason = error.id if isinstance(error, CerebriaError) else ""
            is_over = reason == "no-such-table"
            left = left._replace(failures=job.failures + 1)
            pause = pause_after(job.failures)
            if not reason:
                LOG.exception("program-failed", table=job.table, again_in=pause)
            elif not is_over and reason != "table-damaged":
                LOG.warning("program-stopped", table=job.table, reason=reason, again_in=pause)
        then = [] if is_over else [ask_again(left, self._rank(left, NOBODY_LOOKS), pause)]
        await change_jobs(self.store, all_of(delete(JOBS).where(JOBS.c.id == id), *then))


async def work(settings: Settings, concurrency: int, ready: Callable[[], None]) -> None:
    """Play the programs' choices until cancelled, whatever happens to the database; `ready` is called whenever it is
    there."""
    worker = Worker(settings, concurrency)
    worker.store.start()
    try:
        while True:
            try:
                await worker.run(ready)
            except Exception as error:
                LOG.warning("queue-lost", reason=_reason(error))
            await asyncio.sleep(_RESTART_SECONDS)
            while not await worker.store.is_ready():
                await asyncio.sleep(_RESTART_SECONDS)
    finally:
        await worker.stop()


def _reason(error: Exception) -> str:
    """The first of all that went wrong."""
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"[:200]
