"""All tables this process knows: reading them in, changing them one entry at a time, telling those connected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

import structlog
from pydantic_core import to_json

from cerebria import CerebriaError, difference

from .bus import Bus
from .keys import new_id
from .metrics import OPENED_SECONDS, TABLES_AWAKE
from .refusals import Refusal
from .settings import Settings
from .store import Statement, Store, now, table_query
from .table import Entry, Table
from .telling import CHANGES_TABLE, Words, table_words, update_words, viewer_of

LOG = structlog.get_logger()
MOST_MISSED: Final = 2_000
"""Updates that a client may catch up on at once."""
_PRESENCE_SECONDS: Final = 30
_TRIES: Final = 3

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

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end."""
        ...


class Room:
    """What this process holds of one table: the table while it is awake, and who listens."""

    __slots__ = ("elsewhere", "listeners", "lock", "row", "table")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.row: dict[str, Any] = {}
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        """By process: seats that are connected there, spectators, and until when this is believed."""

    def here(self) -> set[int]:
        """The seats whose person is connected, to any process."""
        table = self.table
        people = {listener.person for listener in self.listeners}
        found = {seat.number for seat in table.seats if seat.person in people and seat.person} if table else set()
        moment = time.monotonic()
        for seats, _, until in self.elsewhere.values():
            if until > moment:
                found.update(seats)
        return found

    def watching(self) -> int:
        """How many spectators are connected, to any process."""
        moment = time.monotonic()
        return self.watching_here() + sum(count for _, count, until in self.elsewhere.values() if until > moment)

    def watching_here(self) -> int:
        table = self.table
        seated = {seat.person for seat in table.seats} if table else set()
        return sum(listener.person is None or listener.person not in seated for listener in self.listeners)


class Tables:
    """The tables of one process."""

    def __init__(self, store: Store, settings: Settings, bus: Bus) -> None:
        self.store = store
        self.settings = settings
        self.bus = bus
        self.process = new_id()
        self.rooms: dict[str, Room] = {}
        self.wake_programs: Callable[[Table], None] = lambda table: None
        """Called after every entry: programs may have to play on."""

    # Reading in, and letting go.

    def room(self, id: str) -> Room:
        """The room of a table, new if need be."""
        return self.rooms.setdefault(id, Room())

    async def read(self, id: str) -> Table:
        """A table as it is now."""
        room = self.room(id)
        async with room.lock:
            return await self._open(id, room)

    async def _open(self, id: str, room: Room) -> Table:
        if room.table is None:
            began = time.perf_counter()
            room.table = await self.store.table(id)
            if room.table is None:
                if not room.listeners:
                    self.rooms.pop(id, None)
                raise Refusal("no-such-table")
            OPENED_SECONDS.observe(time.perf_counter() - began)
            TABLES_AWAKE.inc()
            room.row = row_of(room.table)
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
            if room.table is None and not room.listeners:
                del self.rooms[id]

    # Changing.

    async def change(self, id: str, make: Change, *, person: str | None = None, key: str | None = None) -> Entry:
        """Make an entry, store it, tell everyone. A key that was used before gives the entry of that time."""
        room = self.room(id)
        for _ in range(_TRIES):
            async with room.lock:
                entry = await self._change(id, room, make, person, key)
            if entry is not None:
                if room.table is not None:
                    self.wake_programs(room.table)
                return entry
        raise Refusal("busy")

    async def _change(self, id: str, room: Room, make: Change, person: str | None, key: str | None) -> Entry | None:
        table = await self._open(id, room)
        before = table.tally.heard
        try:
            entry, also = make(table)
        except CerebriaError:
            # A message that was sent again may be refused only because it was done the first time.
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
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
            self._forget(room)
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
            return None
        room.row = row
        if table.is_behind:
            self._forget(room)
            table = await self._open(id, room)
        self._tell(room, table, entry, before)
        return entry

    # Telling.

    def _tell(self, room: Room, table: Table, entry: Entry, before: list[int]) -> None:
        """Tell every listener that may hear an entry, each in the words of its seat."""
        heard = entry.tally["heard"]
        anew = entry.kind in CHANGES_TABLE or table.status == "over"
        shows_view = table.status != "open" and entry.kind != "say"
        if entry.kind in ("seat", "time"):
            self._remove_strangers(room, table)
        open_words: Words | None = None
        views: dict[int | None, Words] = {}
        encoded: dict[tuple[int | None, int, int], bytes] = {}
        for listener in room.listeners:
            seat = listener.seat
            if heard[viewer_of(table, seat)] == before[viewer_of(table, seat)]:
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
                        words["view"] = whole(difference(told[0], open_words), difference(told[1], views[seat]))
                    words["can_undo"] = seat is not None and table.game.undoer == seat
                if table.clock is not None:
                    words["clocks"] = table.tally.left
                if anew:
                    words["table"] = self.words(room, table, listener.person)
                message = encoded[code] = to_json(words)
            if shows_view:
                listener.told = (open_words, views[seat])
            listener.version = heard[viewer_of(table, seat)]
            listener.send(message)

    def _remove_strangers(self, room: Room, table: Table) -> None:
        """Connections that look through the eyes of a seat that is no longer theirs."""
        for listener in list(room.listeners):
            if listener.seat is not None and table.seats[listener.seat].person != listener.person:
                listener.close("removed", None)
                room.listeners.discard(listener)

    def words(self, room: Room, table: Table, person: str | None) -> Words:
        """The table as a person sees it."""
        return table_words(table, person, room.here(), room.watching())

    async def welcome(self, id: str, listener: Listener, seat: int | None, since: int | None) -> None:
        """Tell a listener everything as it is now, and what it missed; from then on it hears what comes."""
        room = self.room(id)
        async with room.lock:
            table = await self._open(id, room)
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
            missed = _heard(await self.store.heard_since(table.id, viewer, since, MOST_MISSED), viewer)
        told: Told = None
        if table.status != "open":
            told = (table.game.open_words(), table.game.view(seat).own_words())
        listener.seat, listener.version, listener.told = seat, version, told
        listener.send(
            to_json(
                {
                    "type": "welcome",
                    "version": version,
                    "seat": seat,
                    "table": self.words(room, table, listener.person),
                    "view": None if told is None else whole(*told),
                    "can_undo": seat is not None and table.status == "running" and table.game.undoer == seat,
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
        if room is not None and listener in room.listeners:
            room.listeners.discard(listener)
            await self.presence_changed(id)

    async def presence_changed(self, id: str) -> None:
        """Tell everyone who is here now."""
        room = self.rooms.get(id)
        if room is None:
            return
        self._tell_presence(room)
        await self._say_presence(id, room)

    async def _say_presence(self, id: str, room: Room) -> None:
        table = room.table
        people = {listener.person for listener in room.listeners}
        seats = [seat.number for seat in table.seats if seat.person in people and seat.person] if table else []
        with suppress(OSError):
            await self.bus.say(
                {"presence": id, "process": self.process, "here": seats, "watching": room.watching_here()}
            )

    def _tell_presence(self, room: Room) -> None:
        if room.table is None:
            return
        here = sorted(room.here())
        spirits = [room.table.seats[number].spirit for number in here]
        message = to_json({"type": "presence", "here": spirits, "watching": room.watching()})
        for listener in room.listeners:
            listener.send(message)

    async def repeat_presence(self) -> None:
        """Say again who is here, so that other processes go on believing it."""
        for id, room in list(self.rooms.items()):
            if room.listeners:
                await self._say_presence(id, room)

    # Hearing of other processes.

    async def hear(self, note: dict[str, Any]) -> None:
        """A note from the bus."""
        for id, number in note.get("entries", ()):
            room = self.rooms.get(id)
            if room is not None and (room.table is None or room.table.number < number):
                await self.catch_up(id, room)
        if "presence" in note and note["process"] != self.process:
            room = self.rooms.get(note["presence"])
            if room is not None:
                until = time.monotonic() + 2.5 * _PRESENCE_SECONDS
                room.elsewhere[note["process"]] = (note["here"], note["watching"], until)
                self._tell_presence(room)

    async def catch_up_all(self) -> None:
        """Notes may have been missed: look at every table again."""
        for id, room in list(self.rooms.items()):
            await self.catch_up(id, room)

    async def catch_up(self, id: str, room: Room) -> None:
        """Take in what other processes wrote, and tell the listeners of this one."""
        async with room.lock:
            if room.table is None and not room.listeners:
                return
            if room.table is None:
                await self._tell_anew(id, room)
                return
            table = room.table
            entries = await self.store.entries_since(id, table.number)
            if any(entry.kind in ("seat", "time", "start", "end") for entry in entries):
                await self._take_row(table)
            for entry in entries:
                before = table.tally.heard
                if not table.follow(entry):
                    self._forget(room)
                    await self._tell_anew(id, room)
                    return
                room.row = row_of(table)
                self._tell(room, table, entry, before)

    async def _take_row(self, table: Table) -> None:
        table.sit(await self.store.seats(table.id))
        row = await self.store.row(table_query(table.id))
        if row is not None:
            table.host, table.host_name, table.rematch = row["host"], row["host_name"], row["rematch"]

    async def _tell_anew(self, id: str, room: Room) -> None:
        """Listeners of a table that is not in memory catch up as if they had come back."""
        table = await self._open(id, room)
        self._remove_strangers(room, table)
        for listener in room.listeners:
            await self._welcome(room, table, listener, listener.seat, listener.version)


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
