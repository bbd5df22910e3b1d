"""The database as a server process uses it: transactions, and reading what is kept about tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine

from ..process.repeating import end
from ..refusals import Refusal
from ..safety.ids_and_secrets import new_id
from .condition import COMING_BACK, PATIENCE, Condition, giving_up_after, held, left_until, waiting_no_longer
from .engines import MOST_CONNECTIONS, postgres_engine
from .entries import Entry, Numbers, standing
from .journal import BadForm, entries_query, entry_of, tally_of
from .journal_writer import JournalWriter, Statement
from .notes import Notes
from .schema import ENTRIES, LINKS, LIVES, PEOPLE, SEATS, SNAPSHOTS, TABLES
from .sqlite_threads import SqliteThreads

_CHUNK: Final = 200
_READERS: Final = 4
"""Threads that ask SQLite."""
_LOOK_SECONDS: Final = 1.0
_PROBE_SECONDS: Final = 2.0
_ROOM_SECONDS: Final = 60.0
"""After how long it is tried again whether there is room, if nothing says that there is none."""

T = TypeVar("T")

_EARLIER: Final = ENTRIES.alias()


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


class Store:
    """One database, for one process."""

    def __init__(self, url: str, role: str = "server") -> None:
        self.is_postgres = url.startswith("postgresql")
        self.process = new_id()
        """By which other processes know this one."""
        self._engine = postgres_engine(url, f"cerebria-{role}") if self.is_postgres else None
        # What is asked in one go is of one moment, or a table would be read with the row of a later one.
        self._moments = self._engine and self._engine.execution_options(isolation_level="REPEATABLE READ")
        # A single question is of one moment anyway: a transaction around it would be two more messages each way.
        self._questions = self._engine and self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._readers = None if self.is_postgres else SqliteThreads(url, _READERS, "reader")
        self._writers = None if self.is_postgres else SqliteThreads(url, 1, "other-writer")
        self._writing: set[asyncio.Task[Any]] = set()
        self.condition = Condition("writing")
        self._reading = Condition("reading")
        self.damaged: dict[str, float] = {}
        """Tables that could not be read, and until when that is believed without another look."""
        # SQLite has one writer at a time; waiting for it here is quicker than asking it again and again.
        # PostgreSQL has many, but those who wait for a lock must leave connections to those who read.
        self._turn = asyncio.Semaphore(MOST_CONNECTIONS // 2 if self.is_postgres else 1)
        self._places = asyncio.Semaphore(MOST_CONNECTIONS) if self.is_postgres else None
        self.notes = Notes(url, self.process) if self.is_postgres else None
        """To other processes, where there may be some."""
        self.writer = JournalWriter(
            url, f"cerebria-{role}-writer", self.notes.tell if self.notes else lambda entries: None,
            None if self.is_postgres else self._turn, self.condition,
        )  # fmt: skip
        self._look: asyncio.Task[bool] | None = None
        self._looked_at = -_LOOK_SECONDS
        self._had_room_at = -_ROOM_SECONDS

    def start(self) -> None:
        """Begin to store what is appended to journals."""
        self.writer.start()
        if self.notes is not None:
            self.notes.start()

    async def stop(self) -> None:
        """Store what waits, and let go of the database."""
        await self.writer.stop()
        if self.notes is not None:
            await self.notes.stop()
        if self._look is not None:
            await end([self._look])
        if self._writing:
            await asyncio.wait(self._writing)
        if self._engine is not None:
            await self._engine.dispose()
        for threads in (self._readers, self._writers):
            if threads is not None:
                threads.stop()

    async def is_ready(self) -> bool:
        """Whether the database answers soon, and takes what is written. However many ask, it is tried once a second."""
        if self._look is None or (self._look.done() and time.monotonic() - self._looked_at >= _LOOK_SECONDS):
            self._looked_at = time.monotonic()
            self._look = asyncio.create_task(self._can_write())
        # One that is slow is not ready, but if it takes it after all, troubles are over.
        await asyncio.wait((self._look,), timeout=_PROBE_SECONDS)
        return self._look.done() and self._look.result() and self.writer.is_at_work

    async def _can_write(self) -> bool:
        moment = time.monotonic()
        needs_room = self.condition.is_troubled or moment - self._had_room_at >= _ROOM_SECONDS

        def probe(connection: Connection) -> None:
            for statement in self._probe(needs_room):
                connection.exec_driver_sql(statement)

        try:
            await self.write(probe, PATIENCE)
        except Refusal:
            return False
        if needs_room:
            # Where there is hardly any room, something small may still find a place: that proves nothing.
            self.condition.succeeded()
            self._had_room_at = moment
        return True

    def _probe(self, needs_room: bool) -> list[str]:
        """What only goes through where entries can be written, and where there is room for more than a few."""
        # Whoever writes needs leave to do so, and a transaction that is noted on disk.
        can_write = ["LOCK TABLE entries IN ROW EXCLUSIVE MODE", "SELECT txid_current()"] if self.is_postgres else []
        if not needs_room:
            return can_write or ["SELECT 1"]
        # It is nobody else's, since another process may be looking, too.
        name = f"room_left_{self.process}"
        much = (
            "SELECT repeat('x', 1900) FROM generate_series(1, 128)" if self.is_postgres else "VALUES (zeroblob(65536))"
        )
        return [*can_write, f"CREATE TABLE {name} (body TEXT)", f"INSERT INTO {name} {much}", f"DROP TABLE {name}"]

    async def execute(self, *statements: Statement) -> None:
        """Write what is no entry, in one transaction."""
        await self.write(all_of(*statements))

    async def write(self, do: Callable[[Connection], T], patience: float | None = None) -> T:
        """What somebody finds and does in a transaction, for what is no entry; it may be in another thread.

        Whoever gives up or is cancelled leaves it to itself: cut off in the middle, it could hold its locks for ever.
        """
        until = self.condition.deadline(patience)
        writing = asyncio.create_task(self._write(do, until))
        self._writing.add(writing)
        writing.add_done_callback(self._written)
        with self.condition.watched(until):
            async with asyncio.timeout_at(until + COMING_BACK):
                return await asyncio.shield(writing)

    def _written(self, writing: asyncio.Task[Any]) -> None:
        self._writing.discard(writing)
        if not writing.cancelled():
            # Whoever waited for it may have gone.
            writing.exception()

    async def _write(self, do: Callable[[Connection], T], until: float) -> T:
        async with self.condition.trying(until), held(self._turn, until), held(self._places, until):
            begin = waiting_no_longer(left_until(until), is_postgres=self.is_postgres)
            if self._writers is not None:
                return await self._writers.write(do, begin)
            assert self._engine is not None
            with giving_up_after(left_until(until)):
                async with self._engine.begin() as connection:
                    for statement in begin:
                        await connection.exec_driver_sql(statement)
                    return await connection.run_sync(do)

    async def read(self, ask: Callable[[Connection], T], patience: float | None = None) -> T:
        """What somebody finds who only asks; it may be in another thread."""
        return await self._read(self._moments, ask, patience)

    async def _read(
        self, engine: AsyncEngine | None, ask: Callable[[Connection], T], patience: float | None = None
    ) -> T:
        until = self._reading.deadline(patience)
        with self._reading.watched(until), giving_up_after(left_until(until)):
            if self._readers is not None:
                async with asyncio.timeout_at(until):
                    found = await self._readers.read(ask)
            else:
                assert engine is not None
                async with self._reading.trying(until), held(self._places, until), engine.connect() as connection:
                    if patience is not None:
                        for statement in waiting_no_longer(left_until(until), is_postgres=True):
                            await connection.exec_driver_sql(statement)
                    found = await connection.run_sync(ask)
        self._reading.succeeded()
        return found

    async def rows(self, query: Select[Any]) -> Sequence[RowMapping]:
        """All rows of a query."""
        return await self._read(self._questions, lambda connection: connection.execute(query).mappings().all())

    async def tuples(self, query: Select[Any], **values: Any) -> Sequence[Any]:
        """All rows of a query that is asked often and for many rows, by the order of its columns."""
        return await self._read(self._questions, lambda connection: connection.execute(query, values).all())

    async def row(self, query: Select[Any]) -> RowMapping | None:
        """The first row of a query."""
        return await self._read(self._questions, lambda connection: connection.execute(query).mappings().first())

    async def choices(self, id: str) -> list[str]:
        """The choices that stand, from the first after the opening on."""
        query = entries_query(id).where(ENTRIES.c.kind.in_(("choice", "undo")))
        entries = [entry_of(row) for row in await self.rows(query)]
        return [choice for entry in standing(entries, 0) or () for choice in entry.choices]

    async def keep_life(self, id: str, form: int, sources: dict[str, Any]) -> None:
        """Keep what brought points in a game that is over, in place of what was known."""
        add = (postgres_insert if self.is_postgres else sqlite_insert)(LIVES)
        known = {"form": form, "sources": sources}
        row = add.values(table_id=id, **known)
        await self.execute(row.on_conflict_do_update(index_elements=[LIVES.c.table_id], set_=known))

    async def seats(self, id: str) -> list[dict[str, Any]]:
        """Who sits where."""
        return [dict(row) for row in await self.rows(seats_query(id))]

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """What was written to a journal after a number."""
        return [entry_of(row) for row in await self.rows(entries_query(id).where(ENTRIES.c.number > number))]

    async def newest(self, ids: Sequence[str]) -> dict[str, tuple[int, Numbers]]:
        """By table that can be read, the number of its last entry, and how much each viewer has heard with it."""
        found: dict[str, tuple[int, Numbers]] = {}
        for first in range(0, len(ids), _CHUNK):
            # Each is looked up: to find the last of a group, all entries of the table would be read.
            last = select(func.max(_EARLIER.c.number)).where(_EARLIER.c.table_id == TABLES.c.id).scalar_subquery()
            same = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.number == last)
            query = (
                select(ENTRIES.c.table_id, ENTRIES.c.number, ENTRIES.c.tally)
                .select_from(TABLES.join(ENTRIES, same))
                .where(TABLES.c.id.in_(ids[first : first + _CHUNK]))
            )
            for row in await self.rows(query):
                # Who reads a table that is damaged is told so; the others go on.
                with suppress(BadForm):
                    found[row["table_id"]] = (row["number"], tally_of(row["tally"]).heard)
        return found

    async def heard_since(self, id: str, viewer: int, version: int, number: int, most: int) -> list[Entry]:
        """What a viewer heard after a version and up to an entry, oldest first, and at most so much."""
        found: list[Entry] = []
        before = number + 1
        while len(found) < most:
            query = entries_query(id, newest_first=True).where(ENTRIES.c.number < before).limit(_CHUNK)
            chunk = [entry_of(row) for row in await self.rows(query)]
            found += [entry for entry in chunk if entry.tally.heard[viewer] > version]
            if len(chunk) < _CHUNK or chunk[-1].tally.heard[viewer] <= version:
                break
            before = chunk[-1].number
        else:
            # Of the oldest version there may be only what the viewer did not hear.
            oldest = found[-1].tally.heard[viewer]
            found = [entry for entry in found if entry.tally.heard[viewer] > oldest]
        found.reverse()
        return found

    async def entry_with_key(self, id: str, key: str) -> Entry | None:
        """The entry that a client's key stands for."""
        row = await self.row(entries_query(id).where(ENTRIES.c.key == key))
        return None if row is None else entry_of(row)

    async def entries_after(self, id: str, viewer: int, version: int) -> list[Entry]:
        """What was written to a journal from the moment on in which a viewer heard a version, the newest first.

        It is read in parts: a journal may be long, and others wait to read as well.
        """
        found: list[Entry] = []
        query = entries_query(id, newest_first=True).limit(_CHUNK)
        while True:
            older = query.where(ENTRIES.c.number < found[-1].number) if found else query
            chunk = [entry_of(row) for row in await self.rows(older)]
            since = [entry for entry in chunk if entry.tally.heard[viewer] >= version]
            found += since
            if len(since) < _CHUNK:
                return found


def table_query(id: str) -> Select[Any]:
    """A table's row, with the name of its host."""
    joined = TABLES.outerjoin(PEOPLE, TABLES.c.host == PEOPLE.c.id)
    return select(TABLES, PEOPLE.c.name.label("host_name")).select_from(joined).where(TABLES.c.id == id)


def seats_query(id: str) -> Select[Any]:
    """Who sits at a table, with their names."""
    return (
        select(SEATS.c.number, SEATS.c.person_id, SEATS.c.program, SEATS.c.rest, PEOPLE.c.name)
        .select_from(SEATS.outerjoin(PEOPLE, SEATS.c.person_id == PEOPLE.c.id))
        .where(SEATS.c.table_id == id)
        .order_by(SEATS.c.number)
    )


def all_of(*statements: Statement) -> Callable[[Connection], None]:
    """What carries out some statements, one after the other."""

    def do(connection: Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return do


def drop_snapshots(id: str) -> Statement:
    """Forget a table's snapshot: an undo reaches behind it."""
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)


def seat_change(id: str, number: int, **values: Any) -> Statement:
    """Who sits on a seat from now on."""
    return update(SEATS).where(SEATS.c.table_id == id, SEATS.c.number == number).values(**values)


def revoke_link(table: str, kind: str, seat: int | None) -> Statement:
    """End a link of a seat, or the one for spectators."""
    matching = LINKS.c.seat.is_(None) if seat is None else LINKS.c.seat == seat
    return delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.kind == kind, matching)


def new_rows(table: dict[str, Any], seats: list[dict[str, Any]]) -> list[Statement]:
    """A new table and its seats."""
    return [insert(TABLES).values(**table), insert(SEATS).values(seats)]
