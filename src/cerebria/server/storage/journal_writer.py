"""Writing journals, many entries at a time.

Entries of all tables that wait to be stored go into one transaction, and are acknowledged when it is on disk.
Two processes may want to write the same number of a journal: the first one wins, and the other reads on.
Each transaction takes the tables in the order of their ids, so that two of them never wait for each other.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, bindparam, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import StatementError

from ..process.metrics import BATCH, STORED
from ..process.repeating import end
from .condition import COMING_BACK, TROUBLE, Condition, giving_up_after, held, left_until, waiting_no_longer
from .engines import json_text, writing_engine
from .entries import Entry
from .journal import entry_row
from .schema import ENTRIES, SNAPSHOTS, TABLES

_MUCH_HAPPENS: Final = 0.02
_GATHERING: Final = 0.004
"""Seconds: how close two transactions are where entries are gathered for one, and for how long they are."""

Statement = Insert | Update | Delete
Tell = Callable[[Iterable[tuple[str, int]]], None]
"""Tells other processes of entries, by table and number."""


class Write(NamedTuple):
    """An entry to be stored, with what changes beside it in the same transaction."""

    table: str
    entry: Entry
    row: dict[str, Any] | None
    """What changes in the table's own row."""
    snapshot: bytes | None
    also: Sequence[Statement]
    until: float
    """When it is given up, by the clock of the event loop."""
    stored: asyncio.Future[bool]


class JournalWriter:
    """Writes the entries of one process."""

    def __init__(self, url: str, name: str, tell: Tell, turn: asyncio.Semaphore | None, condition: Condition) -> None:
        self._is_postgres = url.startswith("postgresql")
        self._tell = tell
        self._turn = turn
        self._condition = condition
        # Entries are written by a thread of their own in one go: every step that waits for the event loop in
        # between would wait for all else that it does.
        self._engine = writing_engine(url, name)
        self._thread = ThreadPoolExecutor(1, "store")
        self._is_free = asyncio.Semaphore(1)
        self._waiting: list[Write] = []
        self._is_storing = False
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        # What every choice needs is put into SQL once, and goes to the driver as it is.
        insert_into = postgres_insert if self._is_postgres else sqlite_insert
        self._insert_entries = self._in_sql(insert_into(ENTRIES).on_conflict_do_nothing())
        shot = insert_into(SNAPSHOTS)
        self._insert_snapshots = self._in_sql(shot.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id], set_={"number": shot.excluded.number, "body": shot.excluded.body}
        ))  # fmt: skip
        self._update_table = cache(lambda columns: self._in_sql(_update_of(columns)))

    def start(self) -> None:
        """Begin to store what is appended."""
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Store what waits, and let go of the database."""
        while self.is_at_work and (self._waiting or self._is_storing):
            await asyncio.sleep(0.01)
        if self._task is not None:
            await end([self._task])
        self._thread.shutdown()
        self._engine.dispose()

    @property
    def is_at_work(self) -> bool:
        return self._task is not None and not self._task.done()

    async def append(
        self,
        table: str,
        entry: Entry,
        *,
        row: dict[str, Any] | None = None,
        snapshot: bytes | None = None,
        also: Sequence[Statement] = (),
        until: float | None = None,
    ) -> bool:
        """Store an entry; False when its number or its key is already taken, and nothing was stored.

        It waits until then at most, in the queue and for others' locks together.
        """
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        given_up = self._condition.deadline() if until is None else until
        self._waiting.append(Write(table, entry, row, snapshot, also, given_up, stored))
        self._more.set()
        return await stored

    async def _write_on(self) -> None:
        last = 0.0
        while True:
            await self._more.wait()
            # A transaction costs more than what is in it: where much happens, others are waited for.
            if time.monotonic() - last < _MUCH_HAPPENS:
                await asyncio.sleep(_GATHERING)
            last = time.monotonic()
            self._more.clear()
            writes, self._waiting = self._waiting, []
            self._is_storing = True
            await self._store(sorted(writes, key=lambda write: write.table))
            self._is_storing = False

    async def _store(self, writes: list[Write]) -> None:
        """Store a batch; what the database does not take, a table that is gone say, does not spoil the rest of it."""
        until = min(write.until for write in writes)
        try:
            async with held(self._turn, until):
                mine = await self._in_thread(writes, until)
        except Exception as error:
            is_lost = not isinstance(error, StatementError) or isinstance(error, TROUBLE)
            if isinstance(error, TROUBLE):
                self._condition.failed(error, until)
            if len(writes) > 1 and not is_lost:
                for write in writes:
                    await self._store([write])
                return
            for write in writes:
                if not write.stored.done():
                    write.stored.set_exception(error)
            # They may be stored for all that: whoever hears of them looks.
            self._tell((write.table, write.entry.number) for write in writes)
            return
        self._condition.succeeded()
        STORED.inc(len(mine))
        BATCH.observe(len(writes))
        stored = set(map(id, mine))
        for write in writes:
            if not write.stored.done():
                write.stored.set_result(id(write) in stored)
        self._tell((write.table, write.entry.number) for write in mine)

    async def _in_thread(self, writes: list[Write], until: float) -> list[Write]:
        """Let the thread write. If it does not come back in time it is left to itself, and whoever writes next waits
        for it: what it was at may be stored or not, but never after something else of this process."""
        async with asyncio.timeout_at(until):
            await self._is_free.acquire()
        work = asyncio.get_running_loop().run_in_executor(self._thread, self._write, writes, left_until(until))
        work.add_done_callback(self._come_back)
        async with asyncio.timeout_at(until + COMING_BACK):
            return await asyncio.shield(work)

    def _come_back(self, work: asyncio.Future[list[Write]]) -> None:
        self._is_free.release()
        if not work.cancelled():
            # Whoever waited for it may have given up.
            work.exception()

    def _in_sql(self, statement: Statement) -> str:
        return str(statement.compile(self._engine))

    def _write(self, writes: list[Write], patience: float) -> list[Write]:
        """Write what nobody else has written before; that."""
        rows = [entry_row(write.table, write.entry) for write in writes]
        with giving_up_after(patience), self._engine.connect() as connection:
            self._begin(connection, patience)
            mine = writes
            if connection.exec_driver_sql(self._insert_entries, rows).rowcount < len(rows):
                # Somebody was first with some of them: one by one it shows with which.
                connection.rollback()
                self._begin(connection, patience)
                mine = [
                    write
                    for write, row in zip(writes, rows, strict=True)
                    if connection.exec_driver_sql(self._insert_entries, row).rowcount
                ]
            for columns, changes in _alike([(write.table, write.row) for write in mine if write.row]):
                connection.exec_driver_sql(self._update_table(columns), changes)
            for write in mine:
                for statement in write.also:
                    connection.execute(statement)
            shots = [
                {"table_id": write.table, "number": write.entry.number, "body": write.snapshot}
                for write in mine
                if write.snapshot is not None
            ]
            if shots:
                connection.exec_driver_sql(self._insert_snapshots, shots)
            connection.commit()
        return mine

    def _begin(self, connection: Connection, patience: float) -> None:
        for opening in waiting_no_longer(patience, is_postgres=self._is_postgres):
            connection.exec_driver_sql(opening)


def _alike(changes: list[tuple[str, dict[str, Any]]]) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """Changes of table rows as the driver takes them, grouped by the columns they touch."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for id, change in changes:
        row = {"which": id, **change}
        if "result" in row:
            row["result"] = json_text(row["result"])
        groups.setdefault(tuple(sorted(change)), []).append(row)
    return list(groups.items())


def _update_of(columns: tuple[str, ...]) -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("which")).values({name: bindparam(name) for name in columns})
