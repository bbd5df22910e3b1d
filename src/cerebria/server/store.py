"""The database: reading tables and people, and writing entries many at a time.

Entries of all tables that wait to be stored go into one transaction, and are acknowledged when it is on disk.
Two processes may want to write the same number of a journal: the first one wins, and the other reads on.
Each transaction takes the tables in the order of their ids, so that two of them never wait for each other.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Delete,
    Engine,
    Insert,
    RowMapping,
    Select,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import InterfaceError, OperationalError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cerebria import CannotUndo

from .database import sync_url
from .keys import new_id
from .metrics import BATCH, STORED
from .schema import ENTRIES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from .table import Entry, Table, read_snapshot, standing

CHANNEL: Final = "cerebria"
"""The channel on which processes tell each other of new entries."""
_PAYLOAD: Final = 7_000
_CHUNK: Final = 200

Statement = Insert | Update | Delete


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Write(NamedTuple):
    """An entry to be stored, with what changes beside it in the same transaction."""

    table: str
    entry: Entry
    row: dict[str, Any] | None
    """What changes in the table's own row."""
    snapshot: bytes | None
    also: Sequence[Statement]
    stored: asyncio.Future[bool]


class Store:
    """One database, for one process."""

    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith("postgresql")
        self.process = new_id()
        """By which other processes know this one."""
        self.engine = _engine(url)
        # Entries are written by a thread of their own in one go: every step that waits for the event loop in
        # between would wait for all else that it does.
        self._writing_engine = _writing_engine(url)
        self._thread = ThreadPoolExecutor(1, "store")
        # SQLite has one writer at a time; waiting for it here is quicker than asking it again and again.
        self._turn: AbstractAsyncContextManager[None] = nullcontext() if self.is_postgres else asyncio.Lock()
        self._waiting: list[Write] = []
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        insert_into = postgres_insert if self.is_postgres else sqlite_insert
        self._insert_entries = (
            insert_into(ENTRIES).on_conflict_do_nothing().returning(ENTRIES.c.table_id, ENTRIES.c.number)
        )
        shot = insert_into(SNAPSHOTS)
        self._insert_snapshot = shot.on_conflict_do_update(
            index_elements=[SNAPSHOTS.c.table_id], set_={"number": shot.excluded.number, "body": shot.excluded.body}
        )

    def start(self) -> None:
        """Begin to store what is appended."""
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Store what waits, and let go of the database."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        self._thread.shutdown()
        self._writing_engine.dispose()
        await self.engine.dispose()

    # Writing.

    async def append(
        self,
        table: str,
        entry: Entry,
        *,
        row: dict[str, Any] | None = None,
        snapshot: bytes | None = None,
        also: Sequence[Statement] = (),
    ) -> bool:
        """Store an entry; False when its number or its key is already taken, and nothing was stored."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Write(table, entry, row, snapshot, also, stored))
        self._more.set()
        return await stored

    async def _write_on(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            writes, self._waiting = self._waiting, []
            await self._store(sorted(writes, key=lambda write: write.table))

    async def _store(self, writes: list[Write]) -> None:
        """Store a batch; what the database does not take, a table that is gone say, does not spoil the rest of it."""
        try:
            async with self._turn:
                taken = await asyncio.get_running_loop().run_in_executor(self._thread, self._write, writes)
        except Exception as error:
            is_lost = not isinstance(error, StatementError) or isinstance(error, OperationalError | InterfaceError)
            if len(writes) > 1 and not is_lost:
                for write in writes:
                    await self._store([write])
                return
            for write in writes:
                if not write.stored.done():
                    write.stored.set_exception(error)
            return
        STORED.inc(len(taken))
        BATCH.observe(len(writes))
        for write in writes:
            if not write.stored.done():
                write.stored.set_result((write.table, write.entry.number) in taken)

    def _write(self, writes: list[Write]) -> set[tuple[str, int]]:
        rows = [_entry_row(write.table, write.entry) for write in writes]
        with self._writing_engine.begin() as connection:
            found = connection.execute(self._insert_entries, rows)
            taken = {(row.table_id, row.number) for row in found}
            mine = [write for write in writes if (write.table, write.entry.number) in taken]
            for columns, changes in _alike([(write.table, write.row) for write in mine if write.row]):
                connection.execute(_update_table(columns), changes)
            for write in mine:
                for statement in write.also:
                    connection.execute(statement)
            shots = [
                {"table_id": write.table, "number": write.entry.number, "body": write.snapshot}
                for write in mine
                if write.snapshot is not None
            ]
            if shots:
                connection.execute(self._insert_snapshot, shots)
            if self.is_postgres and mine:
                for payload in _payloads(self.process, mine):
                    connection.execute(select(func.pg_notify(CHANNEL, payload)))
        return taken

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is no entry."""
        async with self._turn, self.engine.begin() as connection:
            yield connection

    # Reading.

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
            return found

    async def row(self, query: Select[Any]) -> RowMapping | None:
        """The first row of a query."""
        async with self.engine.connect() as connection:
            found: RowMapping | None = (await connection.execute(query)).mappings().first()
            return found

    async def table(self, id: str, *, up_to: int | None = None) -> Table | None:
        """A table as its journal leaves it, or as it stood after so many of the choices that stand.

        It is read from its snapshot on, where no undo reaches behind that.
        """
        async with self.engine.connect() as connection:
            shots = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)
            shot = (await connection.execute(shots)).mappings().first() if up_to is None else None
            position = read_snapshot(shot["body"]) if shot else None
            entries = await _journal(connection, id, shot["number"] if shot and position else 0)
            choices = standing(entries[1:], entries[0].tally["made"]) if position else None
            if choices is None:
                position = None
                entries = await _journal(connection, id, 0)
                choices = (standing(entries, 0) or [])[:up_to]
            # Read last: if another process writes meanwhile, its entries are followed later, and lead to the same row.
            seats = (await connection.execute(seats_query(id))).mappings().all()
            row = (await connection.execute(table_query(id))).mappings().first()
        if row is None:
            return None
        table = Table(dict(row), [dict(seat) for seat in seats])
        if position:
            table.restore(position)
        elif table.opening:
            await asyncio.to_thread(table.begin)
        else:
            table.begin()
        table.play_on(choices, entries)
        return table

    async def choices(self, id: str) -> list[str]:
        """The choices that stand, from the first after the opening on."""
        query = _entries_query(id).where(ENTRIES.c.kind.in_(("choice", "undo")))
        entries = [_entry(row) for row in await self.rows(query)]
        return [entry.data["choice"] for entry in standing(entries, 0) or ()]

    async def seats(self, id: str) -> list[dict[str, Any]]:
        """Who sits where."""
        return [dict(row) for row in await self.rows(seats_query(id))]

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """What was written to a journal after a number."""
        return [_entry(row) for row in await self.rows(_entries_query(id).where(ENTRIES.c.number > number))]

    async def newest(self, ids: Sequence[str]) -> dict[str, tuple[int, list[int]]]:
        """By table, the number of the last entry of its journal, and how much each viewer has heard with it."""
        found: dict[str, tuple[int, list[int]]] = {}
        for first in range(0, len(ids), _CHUNK):
            last = (
                select(ENTRIES.c.table_id, func.max(ENTRIES.c.number).label("number"))
                .where(ENTRIES.c.table_id.in_(ids[first : first + _CHUNK]))
                .group_by(ENTRIES.c.table_id)
                .subquery()
            )
            same = (ENTRIES.c.table_id == last.c.table_id) & (ENTRIES.c.number == last.c.number)
            query = select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.tally).join(last, same)
            for row in await self.rows(query):
                found[row["table_id"]] = (row["number"], row["tally"]["heard"])
        return found

    async def heard_since(self, id: str, viewer: int, version: int, number: int, most: int) -> list[Entry]:
        """What a viewer heard after a version and up to an entry, oldest first, and at most so much."""
        found: list[Entry] = []
        before = number + 1
        while len(found) < most:
            query = _entries_query(id, newest_first=True).where(ENTRIES.c.number < before).limit(_CHUNK)
            chunk = [_entry(row) for row in await self.rows(query)]
            found += [entry for entry in chunk if entry.tally["heard"][viewer] > version]
            if len(chunk) < _CHUNK or chunk[-1].tally["heard"][viewer] <= version:
                break
            before = chunk[-1].number
        else:
            # Of the oldest version there may be only what the viewer did not hear.
            oldest = found[-1].tally["heard"][viewer]
            found = [entry for entry in found if entry.tally["heard"][viewer] > oldest]
        found.reverse()
        return found

    async def entry_with_key(self, id: str, key: str) -> Entry | None:
        """The entry that a client's key stands for."""
        row = await self.row(_entries_query(id).where(ENTRIES.c.key == key))
        return None if row is None else _entry(row)

    async def standing_at(self, id: str, viewer: int, version: int) -> tuple[int, list[int]]:
        """How many choices stood when a viewer heard a version and still stand, and what each had heard of them."""
        query = select(ENTRIES.c.tally).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number.desc())
        found: dict[str, Any] | None = None
        for row in await self.rows(query):
            tally = row["tally"]
            if tally["heard"][viewer] < version:
                break
            if found is None or tally["made"] < found["made"]:
                found = tally
        if found is None:
            raise CannotUndo()
        return found["made"], found["moved"]

    async def person(self, hash: str) -> RowMapping | None:
        """Whose secret it is."""
        return await self.row(select(PEOPLE).where(PEOPLE.c.secret_hash == hash))

    async def is_ready(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))
        return self._writer is not None and not self._writer.done()


def table_query(id: str) -> Select[Any]:
    """A table's row, with the name of its host."""
    joined = TABLES.outerjoin(PEOPLE, TABLES.c.host == PEOPLE.c.id)
    return select(TABLES, PEOPLE.c.name.label("host_name")).select_from(joined).where(TABLES.c.id == id)


def seats_query(id: str) -> Select[Any]:
    """Who sits at a table, with their names."""
    return (
        select(SEATS.c.number, SEATS.c.person_id, SEATS.c.program, PEOPLE.c.name)
        .select_from(SEATS.outerjoin(PEOPLE, SEATS.c.person_id == PEOPLE.c.id))
        .where(SEATS.c.table_id == id)
        .order_by(SEATS.c.number)
    )


def drop_snapshots(id: str) -> Statement:
    """Forget a table's snapshot: an undo reaches behind it."""
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)


def seat_change(id: str, number: int, **values: str | None) -> Statement:
    """Who sits on a seat from now on."""
    return update(SEATS).where(SEATS.c.table_id == id, SEATS.c.number == number).values(**values)


def new_rows(table: dict[str, Any], seats: list[dict[str, Any]]) -> list[Statement]:
    """A new table and its seats."""
    return [insert(TABLES).values(**table), insert(SEATS).values(seats)]


def _entries_query(id: str, *, newest_first: bool = False) -> Select[Any]:
    number = ENTRIES.c.number
    return select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(number.desc() if newest_first else number)


async def _journal(connection: AsyncConnection, id: str, since: int) -> list[Entry]:
    rows = await connection.execute(_entries_query(id).where(ENTRIES.c.number >= since))
    return [_entry(row) for row in rows.mappings()]


def _entry(row: RowMapping) -> Entry:
    return Entry(
        row["number"], row["kind"], row["seat"], row["person_id"], row["data"], row["events"], row["tally"],
        row["key"], row["at"],
    )  # fmt: skip


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    row = entry._asdict()
    row["table_id"] = table
    row["person_id"] = row.pop("person")
    return row


def _alike(changes: list[tuple[str, dict[str, Any]]]) -> list[tuple[tuple[str, ...], list[dict[str, Any]]]]:
    """Changes of table rows, grouped by the columns they touch."""
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for id, change in changes:
        groups.setdefault(tuple(sorted(change)), []).append({"which": id, **change})
    return list(groups.items())


def _update_table(columns: tuple[str, ...]) -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("which")).values({name: bindparam(name) for name in columns})


def _payloads(process: str, writes: list[Write]) -> list[str]:
    """What other processes are told, in texts short enough for a notification."""
    payloads: list[str] = []
    news: list[list[Any]] = []
    size = 0
    for write in writes:
        item = [write.table, write.entry.number]
        size += len(write.table) + 12
        if size > _PAYLOAD:
            payloads.append(json.dumps({"by": process, "entries": news}))
            news, size = [], len(write.table) + 12
        news.append(item)
    payloads.append(json.dumps({"by": process, "entries": news}))
    return payloads


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        engine = create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine.sync_engine, "handle_error", _quote_nothing)
        return engine
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _writing_engine(url: str) -> Engine:
    """For the one thread that writes entries."""
    if url.startswith("postgresql"):
        engine = create_engine(sync_url(url), pool_size=1, pool_pre_ping=True, hide_parameters=True)
        event.listen(engine, "handle_error", _quote_nothing)
        return engine
    engine = create_engine(sync_url(url), pool_size=1, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _quote_nothing(context: ExceptionContext) -> None:
    """PostgreSQL quotes the row that it does not take; only what it says before that goes into errors and logs."""
    for error in (context.original_exception, context.sqlalchemy_exception):
        if error is not None and error.args:
            error.args = (str(error.args[0]).partition("\n")[0], *error.args[1:])


def _set_up_sqlite(connection: Any, record: object) -> None:
    """Readers beside one writer, and every commit safe on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
