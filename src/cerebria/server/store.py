"""The database: reading tables and people, and writing entries many at a time.

Entries of all tables that wait to be stored go into one transaction, and are acknowledged when it is on disk.
Two processes may want to write the same number of a journal: the first one wins, and the other reads on.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Delete,
    Insert,
    RowMapping,
    Select,
    Update,
    bindparam,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .metrics import BATCH, STORED
from .schema import ENTRIES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from .table import Entry, Table, standing_choices

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
        self.engine: AsyncEngine = _engine(url)
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
            try:
                taken = await self._write(writes)
            except Exception as error:
                for write in writes:
                    if not write.stored.done():
                        write.stored.set_exception(error)
                continue
            STORED.inc(len(taken))
            BATCH.observe(len(writes))
            for write in writes:
                if not write.stored.done():
                    write.stored.set_result((write.table, write.entry.number) in taken)

    async def _write(self, writes: list[Write]) -> set[tuple[str, int]]:
        rows = [_entry_row(write.table, write.entry) for write in writes]
        async with self.engine.begin() as connection:
            found = await connection.execute(self._insert_entries, rows)
            taken = {(row.table_id, row.number) for row in found}
            mine = [write for write in writes if (write.table, write.entry.number) in taken]
            for columns, changes in _alike([(write.table, write.row) for write in mine if write.row]):
                await connection.execute(_update_table(columns), changes)
            shots = [
                {"table_id": write.table, "number": write.entry.number, "body": write.snapshot}
                for write in mine
                if write.snapshot is not None
            ]
            if shots:
                await connection.execute(self._insert_snapshot, shots)
            for write in mine:
                for statement in write.also:
                    await connection.execute(statement)
            if self.is_postgres and mine:
                for payload in _payloads(mine):
                    await connection.execute(select(func.pg_notify(CHANNEL, payload)))
        return taken

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for what is no entry."""
        async with self.engine.begin() as connection:
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

    async def table(self, id: str) -> Table | None:
        """A table as its journal leaves it: from its snapshot on, where an undo does not reach behind that."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(table_query(id))).mappings().first()
            if row is None:
                return None
            seats = (await connection.execute(seats_query(id))).mappings().all()
            shot = (await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id))).mappings().first()
            since = shot["number"] if shot else 0
            rows = await connection.execute(_entries_query(id).where(ENTRIES.c.number >= since))
            entries = [_entry(found) for found in rows.mappings()]
            table = Table(dict(row), [dict(seat) for seat in seats])
            choices = None
            if shot:
                table.restore(shot["body"])
                choices = standing_choices(entries[1:], table.base)
            if choices is None:
                if shot:
                    rows = await connection.execute(_entries_query(id))
                    entries = [_entry(found) for found in rows.mappings()]
                    table = Table(dict(row), [dict(seat) for seat in seats])
                table.begin()
                choices = standing_choices(entries, 0) or []
        table.play_on(choices, entries)
        return table

    async def seats(self, id: str) -> list[dict[str, Any]]:
        """Who sits where."""
        return [dict(row) for row in await self.rows(seats_query(id))]

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """What was written to a journal after a number."""
        return [_entry(row) for row in await self.rows(_entries_query(id).where(ENTRIES.c.number > number))]

    async def heard_since(self, id: str, viewer: int, version: int, most: int) -> list[Entry]:
        """What a viewer heard after a version, oldest first, and at most so much."""
        found: list[Entry] = []
        before: int | None = None
        while len(found) < most:
            query = _entries_query(id, newest_first=True).limit(_CHUNK)
            if before is not None:
                query = query.where(ENTRIES.c.number < before)
            chunk = [_entry(row) for row in await self.rows(query)]
            found += [entry for entry in chunk if entry.tally["heard"][viewer] > version]
            if len(chunk) < _CHUNK or chunk[-1].tally["heard"][viewer] <= version:
                break
            before = chunk[-1].number
        found.reverse()
        return found[-most:]

    async def entry_with_key(self, id: str, key: str) -> Entry | None:
        """The entry that a client's key stands for."""
        row = await self.row(_entries_query(id).where(ENTRIES.c.key == key))
        return None if row is None else _entry(row)

    async def moved_after(self, id: str, made: int, viewers: int) -> list[int]:
        """What each viewer had heard of the game when so many choices stood."""
        query = _entries_query(id, newest_first=True).where(ENTRIES.c.kind.in_(("start", "choice", "undo")))
        for row in await self.rows(query):
            if row["tally"]["made"] == made:
                return list(row["tally"]["moved"])
        return [0] * viewers

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
    return [insert(TABLES).values(**table), *(insert(SEATS).values(**seat) for seat in seats)]


def _entries_query(id: str, *, newest_first: bool = False) -> Select[Any]:
    number = ENTRIES.c.number
    return select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(number.desc() if newest_first else number)


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


def _payloads(writes: list[Write]) -> list[str]:
    """What other processes are told, in texts short enough for a notification."""
    payloads: list[str] = []
    news: list[list[Any]] = []
    size = 0
    for write in writes:
        item = [write.table, write.entry.number]
        size += len(write.table) + 12
        if size > _PAYLOAD:
            payloads.append(json.dumps({"entries": news}))
            news, size = [], len(write.table) + 12
        news.append(item)
    payloads.append(json.dumps({"entries": news}))
    return payloads


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: Any, record: object) -> None:
    """Readers beside one writer, and every commit safe on disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
