"""Programs as jobs: a process that leaves a program to decide asks for it, and workers of their own play (`working`).

A job says no more than at which table to play on, and whose turn that is. For each table at most one waits and at most
one is at work, so asking once too often costs nothing. What gets lost with a process that dies, the workers find.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from datetime import timedelta
from typing import Any, Final, NamedTuple, TypeVar

import structlog
from sqlalchemy import Column, ColumnElement, Connection, exists, func, select, text
from sqlalchemy import MetaData as Metadata
from sqlalchemy import Table as Rows
from sqlalchemy.dialects.postgresql import ENUM, JSONB, TIMESTAMP, Insert, insert

from cerebria import PLAYED_RULES, CerebriaError

from ..storage.schema import SEATS, TABLES
from ..storage.store import Store, all_of
from ..tables.table import HostedTable
from ..tables.tables import Tables
from .planning import LANES, lane_of
from .turns import Addresses

T = TypeVar("T")

LOG = structlog.get_logger()
TASK: Final = "play-on"
JOBS: Final = Rows(
    "procrastinate_jobs",
    Metadata(),
    *map(Column, ("id", "queue_name", "task_name", "priority", "lock", "queueing_lock", "worker_id")),
    Column("args", JSONB),
    Column("status", ENUM("todo", "doing", name="procrastinate_job_status", create_type=False)),
    Column("scheduled_at", TIMESTAMP(timezone=True)),
)
"""What is used here of the library's own table. It tells the workers of each row that is inserted."""
ONE_WAITS: Final[dict[str, Any]] = {"index_elements": [JOBS.c.queueing_lock], "index_where": text("status = 'todo'")}


class Job(NamedTuple):
    """A program's turn at a table, and on whose behalf it waits. Who asks only in case knows less."""

    table: str
    program: str = ""
    made: int | None = None
    """How many choices stand."""
    address: str = ""
    host: str = ""
    failures: int = 0
    """How often it was tried in vain."""


def ask(job: Job, rank: int) -> Insert:
    """Let a job wait; the lowest rank comes first. If it waits out a pause, and there is something else to decide now,
    the pause is over."""
    new = _row(job, rank, 0.0)
    changed = {name: new.excluded[name] for name in ("queue_name", "priority", "args", "scheduled_at")}
    return new.on_conflict_do_update(**ONE_WAITS, set_=changed, where=~_is_same_decision(new))


def ask_again(job: Job, rank: int, pause: float = 0.0) -> Insert:
    """Let a job wait, for a while at least, unless a server has asked meanwhile: it knows more."""
    new = _row(job, rank, pause)
    if not pause:
        return new.on_conflict_do_nothing(**ONE_WAITS)
    changed = {name: new.excluded[name] for name in ("args", "scheduled_at")}
    return new.on_conflict_do_update(**ONE_WAITS, set_=changed, where=_is_same_decision(new))


def _row(job: Job, rank: int, pause: float) -> Insert:
    return insert(JOBS).values(
        queue_name=LANES[lane_of(job.program)], task_name=TASK, priority=-rank, lock=job.table, queueing_lock=job.table,
        args=job._asdict(), scheduled_at=func.now() + timedelta(seconds=pause) if pause else None,
    )  # fmt: skip


def _is_same_decision(new: Insert) -> ColumnElement[bool]:
    """Whether a job that waits is about the decision for which a new one is asked."""
    waits, comes = JOBS.c.args, new.excluded.args
    return func.jsonb_build_array(waits["program"], waits["made"]) == func.jsonb_build_array(
        comes["program"], comes["made"]
    )


async def change_jobs(store: Store, do: Callable[[Connection], T]) -> T:
    """What comes of a transaction for jobs, which waits for no disk: what a crash of the database loses is asked for
    anew."""

    def change(connection: Connection) -> T:
        connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
        return do(connection)

    return await store.write(change)


class Jobs:
    """Asks for the programs' choices, after they have become necessary: a server's part."""

    def __init__(self, tables: Tables, addresses: Addresses) -> None:
        self._tables = tables
        self._addresses = addresses
        # So that no address lies in the database. All servers know this key, and only they do.
        self._key = hashlib.sha256(tables.settings.database.encode()).digest()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Ask wherever a program's turn was left."""
        await self.wake_all()

    def wake(self, table: HostedTable) -> None:
        """Ask for a table, if it is a program's turn."""
        decider = table.decider
        if decider is not None and decider.program is not None:
            address = self._address(table.host)
            job = Job(table.id, decider.program, table.tally.made, address, table.host or "")
            task = asyncio.create_task(self._ask(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _address(self, host: str | None) -> str:
        address = self._addresses.asker(host).address
        return address and hashlib.blake2s(address.encode(), key=self._key, digest_size=8).hexdigest()

    async def _ask(self, job: Job) -> None:
        try:
            await change_jobs(self._tables.store, all_of(ask(job, self._tables.rank(job.table))))
        except CerebriaError as error:
            LOG.warning("job-not-asked", table=job.table, reason=error.id)

    async def wake_all(self) -> None:
        """Ask where nobody has: a process may have ended between storing an entry and asking."""
        for job in await unasked(self._tables.store):
            await self._ask(job._replace(address=self._address(job.host)))

    async def stop(self) -> None:
        """Finish asking."""
        await asyncio.gather(*self._tasks)


async def unasked(store: Store) -> list[Job]:
    """Jobs for the tables at which a program should decide and nobody has asked for it."""
    is_asked = exists().where(JOBS.c.lock == TABLES.c.id, JOBS.c.task_name == TASK)
    is_decider = (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.number == TABLES.c.decider)
    query = (
        select(TABLES.c.id, SEATS.c.program, TABLES.c.host)
        .join(SEATS, is_decider)
        .where(TABLES.c.awaits_program, TABLES.c.status == "running", TABLES.c.rules.in_(PLAYED_RULES), ~is_asked)
    )
    return [Job(row["id"], row["program"] or "", host=row["host"] or "") for row in await store.rows(query)]
