"""All tables this process knows: reading them in, changing them one entry at a time, telling those connected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, Protocol

import structlog
from pydantic_core import to_json

from cerebria import CerebriaError, difference

from .bus import Bus
from .metrics import OPENED_SECONDS, TABLES_AWAKE
from .refusals import Refusal
from .settings import Settings
from .store import Statement, Store, now, table_query
from .table import Entry, Seat, Table, Tally
from .telling import CHANGES_TABLE, Words, table_words, update_words, viewer_of

LOG = structlog.get_logger()
MOST_MISSED: Final = 2_000
"""Updates that a client may catch up on at once."""
BELIEVED_SECONDS: Final = 75
"""How long another process is believed about who is connected to it; it repeats this more often."""
_MOST_IN_NOTE: Final = 100
_TRIES: Final = 8
_RETURN_SECONDS: Final = 1.0

Change = Callable[[Table], tuple[Entry, Sequence[Statement]]]
Told = tuple[Words, Words] | None
"""The words of a view that a connection has: what all see, and what it sees alone."""


class Listener(Protocol):
    """A live connection, as the tables know it."""

    person: str | None
    seat: int | None
    version: int
    """The last it heard with these eyes."""
    told: Told
    told_at: float
    is_let_in: bool
    """Whether it came neither to a seat nor as the host, but was let in to watch."""

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end."""
        ...


class Room:
    """What this process holds of one table: the table while it is awake, and who listens."""

    __slots__ = ("elsewhere", "listeners", "lock", "row", "said", "seats", "table")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.row: dict[str, Any] = {}
        self.seats: list[Seat] = []
        """Who sits where, also while the table sleeps."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        """By process: seats that are connected there, spectators, and until when this is believed."""
        self.said: tuple[list[int], int] = ([], 0)
        """What other processes were told last: seats that are connected here, and spectators."""

    def seats_here(self) -> list[int]:
        """The seats whose person is connected to this process."""
        people = {listener.person for listener in self.listeners}
        return [seat.number for seat in self.seats if seat.person is not None and seat.person in people]

    def watching_here(self) -> int:
        """How many spectators are connected to this process."""
        seated = {seat.person for seat in self.seats}
        return sum(listener.person is None or listener.person not in seated for listener in self.listeners)

    def here(self) -> set[int]:
        """The seats whose person is connected, to any process."""
        return set(self.seats_here()).union(*(seats for seats, _ in self._elsewhere_now()))

    def watching(self) -> int:
        """How many spectators are connected, to any process."""
        return self.watching_here() + sum(count for _, count in self._elsewhere_now())

    def _elsewhere_now(self) -> list[tuple[list[int], int]]:
        moment = time.monotonic()
        return [(seats, count) for seats, count, until in self.elsewhere.values() if until > moment]


class Tables:
    """The tables of one process."""

    def __init__(self, store: Store, settings: Settings, bus: Bus) -> None:
        self.store = store
        self.settings = settings
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self.wake_programs: Callable[[Table], None] = lambda table: None
        """Called after every entry: programs may have to play on."""

    # Reading in, and letting go.

    def room(self, id: str) -> Room:
        """The room of a table, new if need be."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room()
        return room

    @asynccontextmanager
    async def _entered(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, for oneself alone; if it is let go while one waits for it, there is a new one."""
        while True:
            room = self.room(id)
            async with room.lock:
                if self.rooms.get(id) is room:
                    yield room
                    return

    async def read(self, id: str) -> Table:
        """A table as it is now, whichever process changed it last."""
        async with self._entered(id) as room:
            return await self._read(id, room)

    async def _read(self, id: str, room: Room) -> Table:
        if room.table is not None and self.store.is_postgres:
            await self._follow(id, room)
        return await self._open(id, room)

    async def _open(self, id: str, room: Room) -> Table:
        """The table as this process knows it. If it has to be read in, listeners hear what they missed meanwhile."""
        if room.table is None:
            began = time.perf_counter()
            room.table = await self.store.table(id)
            if room.table is None:
                if not room.listeners:
                    self.rooms.pop(id, None)
                raise Refusal("no-such-table")
            OPENED_SECONDS.observe(time.perf_counter() - began)
            TABLES_AWAKE.inc()
            room.row, room.seats = row_of(room.table), room.table.seats
            await self._tell_missed(room, room.table)
        room.table.touched = time.monotonic()
        return room.table

    def _forget(self, room: Room) -> None:
        if room.table is not None:
            room.table = None
            TABLES_AWAKE.dec()

    def sleep(self) -> None:
        """Let go of tables where nothing has happened for a while."""
        oldest = time.monotonic() - self.settings.sleep_seconds
        for id, room in list(self.rooms.items()):
            if room.lock.locked():
                continue
            if room.table is not None and room.table.touched < oldest:
                self._forget(room)
            for listener in room.listeners:
                # Whole words, when there is something to tell again, cost less than to keep them all. It goes by what
                # this listener heard: others may have pondered meanwhile, and what it hears must not show that.
                if listener.told_at < oldest:
                    listener.told = None
            if room.table is None and not room.listeners:
                del self.rooms[id]

    # Changing.

    async def change(self, id: str, make: Change, *, person: str | None = None, key: str | None = None) -> Entry:
        """Make an entry, store it, tell everyone. A key that was used before gives the entry of that time."""
        for _ in range(_TRIES):
            async with self._entered(id) as room:
                entry = await self._change(id, room, make, person, key)
            if entry is not None:
                if room.table is not None:
                    self.wake_programs(room.table)
                return entry
        raise Refusal("busy")

    async def _change(self, id: str, room: Room, make: Change, person: str | None, key: str | None) -> Entry | None:
        table = await self._open(id, room)
        before = replace(table.tally)
        try:
            entry, also = make(table)
        except CerebriaError:
            # It may be refused only for how things stood before another process changed them: ask again.
            is_news = self.store.is_postgres and await self._follow(id, room)
            # A message that was sent again may be refused only because it was done the first time.
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
            if is_news:
                return None
            raise
        except Exception:
            # Nobody knows how far it came.
            self._forget(room)
            raise
        entry = entry._replace(key=key, person=entry.person or person)
        row = row_of(table)
        changed = {name: value for name, value in row.items() if room.row.get(name) != value}
        if changed:
            changed["changed_at"] = entry.at
        snapshot = table.snapshot() if table.wants_snapshot else None
        try:
            is_stored = await self.store.append(id, entry, row=changed or None, snapshot=snapshot, also=also)
        except BaseException as error:
            # Memory is ahead of the database: read it again when it is next needed.
            self._forget(room)
            if isinstance(error, Exception):
                LOG.exception("not-stored", table=id)
                raise Refusal("busy") from None
            raise
        if not is_stored:
            # Another process was first: take in what it wrote, so that all hear it before more is said, then ask again.
            self._forget(room)
            await self._open(id, room)
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
            return None
        room.row = row
        self._tell(room, table, entry, before)
        return entry

    # Telling.

    def _tell(self, room: Room, table: Table, entry: Entry, before: Tally) -> None:
        """Tell every listener that may hear an entry, each in the words of its seat."""
        heard = entry.tally["heard"]
        is_asked_otherwise = before.request != table.tally.request
        anew = entry.kind in CHANGES_TABLE or table.status == "over" or is_asked_otherwise
        shows_view = table.status != "open" and entry.kind != "say"
        if entry.kind in ("seat", "time"):
            self._remove_strangers(room, table)
        open_words: Words | None = None
        views: dict[int | None, Words] = {}
        news: dict[int, Words] = {}
        encoded: dict[tuple[int | None, int, int], bytes] = {}
        for listener in room.listeners:
            seat = listener.seat
            if heard[viewer_of(table, seat)] == before.heard[viewer_of(table, seat)]:
                continue
            told = listener.told
            code = (seat, 0, 0) if told is None else (seat, id(told[0]), id(told[1]))
            message = None if anew else encoded.get(code)
            if open_words is None:
                open_words = table.game.open_words()
            if seat not in views:
                views[seat] = table.game.view(seat).own_words()
            if message is None:
                words = update_words(table, entry, seat)
                if shows_view:
                    if told is None:
                        words["view"] = whole(open_words, views[seat])
                    else:
                        if id(told[0]) not in news:
                            news[id(told[0])] = difference(told[0], open_words)
                        words["view"] = whole(news[id(told[0])], difference(told[1], views[seat]))
                    words["can_undo"] = table.can_undo(seat)
                if table.clock is not None:
                    words["clocks"] = table.tally.left
                if anew:
                    words["table"] = self.words(room, table, listener.person)
                message = encoded[code] = to_json(words)
            if shows_view:
                listener.told, listener.told_at = (open_words, views[seat]), time.monotonic()
            listener.version = heard[viewer_of(table, seat)]
            listener.send(message)

    def _remove_strangers(self, room: Room, table: Table) -> None:
        """Connections that look through the eyes of a seat that is no longer theirs, or have no business here."""
        welcome = {table.host, *(seat.person for seat in table.seats)}
        for listener in list(room.listeners):
            has_lost_seat = listener.seat is not None and table.seats[listener.seat].person != listener.person
            if has_lost_seat or not (listener.is_let_in or listener.person in welcome):
                listener.close("removed", None)
                room.listeners.discard(listener)

    async def _tell_missed(self, room: Room, table: Table) -> None:
        """Tell listeners what another process wrote while the table slept; nobody hears what was not meant for them."""
        self._remove_strangers(room, table)
        behind = [one for one in room.listeners if one.version < table.tally.heard[viewer_of(table, one.seat)]]
        if not behind:
            return
        before, *last = (await self.store.entries_since(table.id, table.number - 2))[:2]
        known = before.tally["heard"]
        if last and all(one.version == known[viewer_of(table, one.seat)] for one in room.listeners):
            # As it would be told if the table were awake: that it slept shows that nobody was pondering.
            self._tell(room, table, last[0], Tally(**before.tally))
            return
        for listener in behind:
            # Much was missed: as if they had come back.
            await self._welcome(room, table, listener, listener.seat, listener.version)

    def words(self, room: Room, table: Table, person: str | None) -> Words:
        """The table as a person sees it."""
        return table_words(table, person, room.here(), room.watching())

    async def welcome(self, id: str, listener: Listener, seat: int | None, since: int | None) -> None:
        """Tell a listener everything as it is now, and what it missed; from then on it hears what comes."""
        async with self._entered(id) as room:
            table = await self._read(id, room)
            if seat is not None and (seat >= len(table.seats) or table.seats[seat].person != listener.person):
                raise Refusal("not-your-seat")
            is_new = listener not in room.listeners
            room.listeners.add(listener)
            await self._welcome(room, table, listener, seat, since)
        if is_new:
            await self.presence_changed(id)

    async def _welcome(self, room: Room, table: Table, listener: Listener, seat: int | None, since: int | None) -> None:
        viewer = viewer_of(table, seat)
        version = table.tally.heard[viewer]
        missed: list[Entry] = []
        if since is not None and since < version:
            # Another process may have gone on meanwhile; what comes after this table comes as updates.
            entries = await self.store.heard_since(table.id, viewer, since, table.number, MOST_MISSED)
            missed = _heard(entries, viewer)
        told: Told = None
        if table.status != "open":
            told = (table.game.open_words(), table.game.view(seat).own_words())
        listener.seat, listener.version = seat, version
        listener.told, listener.told_at = told, time.monotonic()
        listener.send(
            to_json(
                {
                    "type": "welcome",
                    "version": version,
                    "seat": seat,
                    "table": self.words(room, table, listener.person),
                    "view": None if told is None else whole(*told),
                    "can_undo": table.can_undo(seat),
                    "missed": [update_words(table, entry, seat) for entry in missed],
                    "is_all": since is not None and len(missed) == version - since,
                    "time": now(),
                }
            )
        )

    # Presence.

    async def leave(self, id: str, listener: Listener) -> None:
        """A connection has ended."""
        room = self.rooms.get(id)
        if room is not None:
            room.listeners.discard(listener)
            if room.said != (room.seats_here(), room.watching_here()):
                await self.presence_changed(id)

    async def presence_changed(self, id: str) -> None:
        """Tell everyone who is here now."""
        room = self.rooms.get(id)
        if room is not None:
            self._tell_presence(room)
            await self._say_presence([id])

    def _tell_presence(self, room: Room) -> None:
        spirits = [room.seats[number].spirit for number in sorted(room.here())] if room.seats else []
        message = to_json({"type": "presence", "here": spirits, "watching": room.watching()})
        for listener in room.listeners:
            listener.send(message)

    async def _say_presence(self, ids: list[str]) -> None:
        """Tell other processes who is connected to this one."""
        words: dict[str, tuple[list[int], int]] = {}
        for id in ids:
            if room := self.rooms.get(id):
                room.said = words[id] = (room.seats_here(), room.watching_here())
        await self.bus.say({"by": self.store.process, "presence": words})

    async def repeat_presence(self) -> None:
        """Say again who is here, so that other processes go on believing it."""
        ids = [id for id, room in self.rooms.items() if room.listeners]
        for first in range(0, len(ids), _MOST_IN_NOTE):
            await self._say_presence(ids[first : first + _MOST_IN_NOTE])

    async def _hear_presence(self, process: str, words: dict[str, tuple[list[int], int]]) -> None:
        until = time.monotonic() + BELIEVED_SECONDS
        unknown: list[str] = []
        for id, (seats, watching) in words.items():
            room = self.rooms.get(id)
            if room is None or not room.listeners:
                continue
            before = room.here(), room.watching()
            if process not in room.elsewhere:
                unknown.append(id)
            room.elsewhere[process] = (seats, watching, until)
            if before != (room.here(), room.watching()):
                self._tell_presence(room)
        if unknown:
            # Whoever has just begun to look at a table has not heard who was there before.
            await self._say_presence(unknown)

    def forget_absent(self) -> None:
        """Do not believe for ever what a process said that has fallen silent."""
        moment = time.monotonic()
        for room in self.rooms.values():
            silent = [process for process, (_, _, until) in room.elsewhere.items() if until <= moment]
            for process in silent:
                del room.elsewhere[process]
            if silent:
                self._tell_presence(room)

    # Hearing of other processes.

    async def hear(self, note: dict[str, Any]) -> None:
        """A note from the bus."""
        is_own = note["by"] == self.store.process
        news = [id for id, number in note.get("entries", ()) if self._is_news(id, number, is_own)]
        await asyncio.gather(*(self._catch_up_surely(id) for id in dict.fromkeys(news)))
        if "presence" in note and not is_own:
            await self._hear_presence(note["by"], note["presence"])

    def _is_news(self, id: str, number: int, is_own: bool) -> bool:
        room = self.rooms.get(id)
        if room is None:
            return False
        if room.table is None or room.table.number < number:
            return True
        # While this process writes an entry, the number it has in memory may be that of another one.
        return not is_own and room.lock.locked()

    async def catch_up_all(self) -> None:
        """Notes may have been missed: look at every table again."""
        for id, (number, heard) in (await self.store.newest(list(self.rooms))).items():
            room = self.rooms.get(id)
            if room is None:
                continue
            if room.table is not None and not room.lock.locked():
                is_behind = room.table.number < number
            else:
                is_behind = any(
                    listener.version < heard[-1 if listener.seat is None else listener.seat]
                    for listener in room.listeners
                )
            if is_behind:
                await self._catch_up_surely(id)

    async def _catch_up_surely(self, id: str) -> None:
        """Catch up; if that fails, let the listeners come anew: nobody must look at an old table for ever."""
        try:
            await self.catch_up(id)
        except Exception:
            LOG.exception("not-caught-up", table=id)
            for listener in list(self.room(id).listeners):
                listener.close("restart", _RETURN_SECONDS)

    async def catch_up(self, id: str) -> None:
        """Take in what other processes wrote, and tell the listeners of this one."""
        if id not in self.rooms:
            return
        async with self._entered(id) as room:
            if room.table is not None:
                await self._follow(id, room)
            elif room.listeners:
                await self._open(id, room)

    async def _follow(self, id: str, room: Room) -> bool:
        """Take in what other processes wrote to a table in memory; whether there was anything."""
        assert room.table is not None
        table = room.table
        entries = await self.store.entries_since(id, table.number)
        if not entries:
            return False
        try:
            if any(entry.kind in ("seat", "time", "start", "end") for entry in entries):
                await self._take_row(table)
            for entry in entries:
                before = table.tally
                if not table.follow(entry):
                    self._forget(room)
                    await self._open(id, room)
                    return True
                self._tell(room, table, entry, before)
        except BaseException:
            # Nobody knows how far it came.
            self._forget(room)
            raise
        room.row = row_of(table)
        if room.listeners:
            table.touched = time.monotonic()
        return True

    async def _take_row(self, table: Table) -> None:
        table.sit(await self.store.seats(table.id))
        row = await self.store.row(table_query(table.id))
        if row is not None:
            table.host, table.host_name, table.rematch = row["host"], row["host_name"], row["rematch"]


def _heard(entries: list[Entry], viewer: int) -> list[Entry]:
    """Of entries in a row, those that a viewer heard: each has a version of its own."""
    by_version: dict[int, Entry] = {}
    for entry in entries:
        by_version.setdefault(entry.tally["heard"][viewer], entry)
    return list(by_version.values())


def whole(open_words: Words, own: Words) -> Words:
    """Both parts of a view's words in one, leaving the parts as they are."""
    found = dict(open_words)
    for key, value in own.items():
        known = found.get(key)
        found[key] = whole(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return found


def row_of(table: Table) -> dict[str, Any]:
    """What the table's own row in the database says about its game."""
    decider = table.decider
    result = table.game.result if table.status == "over" else None
    return {
        "status": table.status,
        "decider": None if decider is None else decider.number,
        "awaits_program": decider is not None and decider.program is not None,
        "deadline": table.deadline,
        "result": None if result is None else result._asdict(),
    }
