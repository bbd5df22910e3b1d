"""All tables this process knows: reading them in, changing them one entry at a time, telling those connected."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import Any, Final

import structlog
from pydantic_core import to_json
from sqlalchemy import select

from cerebria import CerebriaError, hosting

from ..process.game_time import GameTime
from ..process.metrics import OPENED_SECONDS, TABLES_AWAKE
from ..refusals import Refusal
from ..settings import Settings
from ..storage.bus import Bus
from ..storage.condition import TROUBLE, left_until
from ..storage.entries import Chosen, Entry, Started, Tally, Undone
from ..storage.schema import ENTRIES, WATCHERS
from ..storage.store import Store, now, table_query
from .changes import Change, Pause, make
from .hearers import ends_access, heard_entries, hearers, late_hearers, strangers
from .messages import EntryMessages, Json, Told, table_json, updates_json, welcome_json
from .passing import passed_at
from .presence import Presence
from .reading import read_table
from .room import Listener, Room
from .table import HostedTable

LOG = structlog.get_logger()
MOST_MISSED: Final = 2_000
"""Updates that a client may catch up on at once."""
NOBODY_LOOKS: Final = 2
_TRIES: Final = 8
_MOST_ENTRIES: Final = {"say": 10_000, "choice": 40_000, "end": 1_000_000}
_MOST_OTHERS: Final = 20_000
"""How long a journal may grow by what people do, so that nobody fills the database by taking back and choosing again: a
long game has some two thousand entries. Json end first, what moves a game on last."""
_SHARES: Final = 8
"""Whoever has written less than one part in so many goes on: nobody fills a journal for others."""
_RETURN_SECONDS: Final = 1.0
_MOMENT: Final = 0.02


async def _look_away(id: str) -> None:
    """Nobody thinks here."""


class _Entered:
    """Being in a room. Every choice enters one: a generator would take several times as long for it."""

    __slots__ = ("_id", "_room", "_tables", "_until")

    def __init__(self, tables: Tables, id: str, until: float) -> None:
        self._tables = tables
        self._id = id
        self._until = until

    async def __aenter__(self) -> Room:
        while True:
            self._room = room = self._tables.room(self._id)
            room.entering += 1
            try:
                if room.entering == 1:
                    # It is free, and nobody waits for it: there is nothing to give up.
                    await room.lock.acquire()
                else:
                    # Whoever holds it so long waits for the database.
                    with self._tables.store.condition.watched(self._until):
                        async with asyncio.timeout_at(self._until):
                            await room.lock.acquire()
            except BaseException:
                room.entering -= 1
                raise
            if self._tables.rooms.get(self._id) is room:
                return room
            self._leave()

    async def __aexit__(self, *_: object) -> None:
        self._leave()

    def _leave(self) -> None:
        self._room.lock.release()
        self._room.entering -= 1


class Tables:
    """The tables of one process."""

    def __init__(self, store: Store, settings: Settings, bus: Bus) -> None:
        self.store = store
        self.settings = settings
        self.bus = bus
        self.rooms: dict[str, Room] = {}
        self.game_time = GameTime()
        self.presence = Presence(self.rooms, bus)
        self.wake_programs: Callable[[HostedTable], None] = lambda table: None
        """Called after every entry: programs may have to play on."""
        self.heed: Callable[[Collection[str]], None] = lambda ids: None
        """Called when something has happened at tables: somebody may look at a list of them."""
        self.hurry_programs: Callable[[str], None] = lambda id: None
        """Called when somebody comes to a table: there may be a program that they wait for."""
        self.look_again: Callable[[str], Awaitable[None]] = _look_away
        """Called when another process has changed a table: a program may think about how it was before."""

    def rank(self, id: str) -> int:
        """How soon programs should play at a table: people who play wait for them, or others look, or nobody does."""
        room = self.rooms.get(id)
        if room is None:
            return NOBODY_LOOKS
        return 0 if room.here() else 1 if room.watching() else NOBODY_LOOKS

    def hosted_here(self) -> list[str]:
        """The tables before their games whose host is connected to this process."""
        return [
            id
            for id, room in self.rooms.items()
            if room.table is not None
            and room.table.status == "open"
            and any(listener.person == room.table.host for listener in room.listeners)
        ]

    # Reading in, and letting go.

    def room(self, id: str) -> Room:
        """The room of a table, new if need be."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room()
        return room

    def _entered(self, id: str, until: float | None = None) -> _Entered:
        """The room of a table, for oneself alone; if it is let go while one waits for it, there is a new one."""
        return _Entered(self, id, self.store.condition.deadline() if until is None else until)

    async def read(self, id: str) -> HostedTable:
        """A table as it is now, whichever process changed it last.

        What is in memory is stored, so that nobody who only looks waits for those who change it: how long that takes
        would tell them that somebody is pondering.
        """
        room = self.rooms.get(id)
        if room is not None and room.table is not None:
            is_news = self.store.is_postgres and await self.store.entries_since(id, room.table.number)
            if not is_news and room.table is not None:
                room.table.touched = time.monotonic()
                return room.table
        async with self._entered(id) as room:
            if room.table is not None and self.store.is_postgres:
                await self._follow(id, room)
            return await self._open(id, room)

    async def _open(self, id: str, room: Room) -> HostedTable:
        """The table as this process knows it. If it has to be read in, listeners hear what they missed meanwhile."""
        if room.table is None:
            began = time.perf_counter()
            table = await read_table(self.store, id)
            if table is None:
                if not room.listeners:
                    self.rooms.pop(id, None)
                raise Refusal("no-such-table")
            OPENED_SECONDS.observe(time.perf_counter() - began)
            TABLES_AWAKE.inc()
            await self._see_who_is_let_in(room, id)
            table.aheads = self.game_time.aheads
            self._take(room, table, row_of(table))
            try:
                await self._tell_missed(room, table)
            except BaseException:
                # Not all have heard it: whoever reads it in again tells them.
                self._forget(room)
                raise
        assert room.table is not None
        room.table.touched = time.monotonic()
        return room.table

    def _take(self, room: Room, table: HostedTable, row: dict[str, Any]) -> None:
        """Let all see a table as it stands now, which is stored."""
        room.table = table
        room.row, room.seats = row, table.seats

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
            # While somebody listens it stays: to read it in again takes time, and would tell who looks that nobody had
            # pondered meanwhile.
            if room.table is not None and not room.listeners and room.table.touched < oldest:
                self._forget(room)
            for listener in room.listeners:
                # Whole words, when there is something to tell again, cost less than to keep them all. It goes by what
                # this listener heard: others may have pondered meanwhile, and what it hears must not show that.
                if listener.told_at < oldest:
                    listener.told = None
            if room.table is None and not room.listeners:
                del self.rooms[id]

    # Changing.

    async def change(self, id: str, change: Change, *, person: str | None = None, key: str | None = None) -> Entry:
        """Make a change, store its entry, tell everyone. A key that was used before gives the entry of that time."""
        if self.room(id).table is None:
            # Whoever waits for it to be read in does not wait for the change as well.
            await self.read(id)
        until = self.store.condition.deadline()
        if not isinstance(change, Pause):
            await self._hear_time(until)
        for _ in range(_TRIES):
            async with self._entered(id, until) as room:
                entry = await self._change(id, room, change, person, key, until)
            if entry is not None:
                if room.table is not None:
                    self.wake_programs(room.table)
                self.heed((id,))
                return entry
        raise Refusal("busy")

    async def _hear_time(self, until: float) -> None:
        """Whoever was cut off, stopped or asleep waits for the time of the game, and gives back first what is due."""
        while not self.game_time.is_reliable:
            if not left_until(until):
                raise Refusal("busy")
            await asyncio.sleep(_MOMENT)

    async def _change(
        self, id: str, room: Room, change: Change, person: str | None, key: str | None, until: float
    ) -> Entry | None:
        before = await self._open(id, room)
        # What is not stored yet is nobody's to see, and if it cannot be stored it has not been.
        table = before.copy()
        try:
            entry, also = make(table, change, self.game_time())
            if person is not None and await self._is_full(id, entry, person):
                raise Refusal("journal-full")
        except CerebriaError:
            # It may be refused only for how things stood before another process changed them: ask again.
            is_news = self.store.is_postgres and await self._follow(id, room)
            # A message that was sent again may be refused only because it was done the first time.
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
            if is_news:
                return None
            raise
        # Clocks go by the time of the game; when it was, is told by that of the world.
        entry = entry._replace(key=key, person=entry.person or person, at=now())
        table.note_end(entry.at)
        row = row_of(table)
        changed = {name: value for name, value in row.items() if room.row.get(name) != value}
        if changed:
            changed["changed_at"] = entry.at
        snapshot = table.snapshot() if table.wants_snapshot else None
        try:
            is_stored = await self.store.writer.append(
                id, entry, row=changed or None, snapshot=snapshot, also=also, until=until
            )
        except TROUBLE:
            # A lost connection does not say whether it was stored: look again when it is next needed.
            self._forget(room)
            raise Refusal("busy") from None
        except Exception:
            self._forget(room)
            LOG.exception("not-stored", table=id)
            raise Refusal("busy") from None
        except BaseException:
            self._forget(room)
            raise
        if not is_stored:
            # Another process was first: take in what it wrote, so that all hear it before more is said, then ask again.
            self._forget(room)
            await self._open(id, room)
            if key is not None and (done := await self.store.entry_with_key(id, key)):
                return done
            return None
        if ends_access(entry):
            await self._see_who_is_let_in(room, id)
        self._take(room, table, row)
        self._tell(room, table, entry, before.tally)
        return entry

    async def _is_full(self, id: str, entry: Entry, person: str) -> bool:
        """Whether a journal takes no more entries of a kind from a person."""
        most = _MOST_ENTRIES.get(entry.kind, _MOST_OTHERS)
        if entry.number <= most:
            return False
        if entry.kind == "say" and entry.seat is None:
            # Of spectators there may be any number.
            return True
        own = select(ENTRIES.c.number).where(ENTRIES.c.table_id == id, ENTRIES.c.person_id == person)
        return await self.store.row(own.offset(most // _SHARES).limit(1)) is not None

    # Telling.

    def _tell(self, room: Room, table: HostedTable, entry: Entry, before: Tally) -> None:
        """Tell an entry to those who hear it, each in the words of its seat."""
        if entry.kind in ("seat", "time"):
            self._remove_strangers(room, table)
        # Whoever goes back wants to be asked. What can be taken back with a choice was passed with it.
        is_new = isinstance(entry.what, Started) or (isinstance(entry.what, Chosen) and not table.can_undo(entry.seat))
        passer = _passer(table, room.listeners) if is_new else None
        words = EntryMessages(
            table, entry, before, lambda person: self.words(room, table, person), is_passed=passer is not None
        )
        for listener in hearers(room.listeners, table, entry, before):
            messages = words.messages(listener.person, listener.seat, listener.told)
            if words.shows_view:
                listener.told, listener.told_at = words.view(listener.seat), time.monotonic()
            viewer = table.viewer_of(listener.seat)
            listener.version = entry.tally.heard[viewer]
            if entry.tally.moved[viewer] == listener.version:
                listener.move_on()
            for message in messages:
                listener.send(message)
            if words.shows_view:
                _foretell(table, listener)
        if passer is not None:
            _pass_on(table, passer)

    async def _see_who_is_let_in(self, room: Room, id: str) -> None:
        """Spectators may have been sent away, whatever they were when they came."""
        let_in = [listener for listener in room.listeners if listener.is_let_in]
        if not let_in:
            return
        try:
            rows = await self.store.rows(select(WATCHERS.c.person_id).where(WATCHERS.c.table_id == id))
        except Exception:
            LOG.exception("spectators-unknown", table=id)
            for listener in let_in:
                listener.close("restart", _RETURN_SECONDS)
                room.listeners.discard(listener)
            return
        people = {row["person_id"] for row in rows}
        for listener in let_in:
            listener.is_let_in = listener.person in people

    def _remove_strangers(self, room: Room, table: HostedTable) -> None:
        for listener in strangers(room.listeners, table):
            listener.close("removed", None)
            room.listeners.discard(listener)

    async def _tell_missed(self, room: Room, table: HostedTable) -> None:
        """Tell listeners what another process wrote while the table slept; nobody hears what was not meant for them."""
        self._remove_strangers(room, table)
        late = late_hearers(room.listeners, table)
        if not late:
            return
        before, *last = (await self.store.entries_since(table.id, table.number - 2))[:2]
        known = before.tally.heard
        # A snapshot does not know where the choices end that were made at once.
        is_told_otherwise = last and last[0].cuts and (isinstance(last[0].what, Undone) or not table.cuts)
        if (
            last
            and not is_told_otherwise
            and all(one.version == known[table.viewer_of(one.seat)] for one in room.listeners)
        ):
            # As it would be told if the table were awake: that it slept shows that nobody was pondering.
            self._tell(room, table, last[0], before.tally.to_go_on_from())
            return
        for listener in late:
            # Much was missed: as if they had come back.
            missed = await self._missed(table, listener.seat, listener.version)
            self._welcome(room, table, listener, listener.seat, missed, listener.version)

    def words(self, room: Room, table: HostedTable, person: str | None) -> Json:
        """The table as a person sees it."""
        return table_json(table, person, room.here(), room.watching())

    async def welcome(self, id: str, listener: Listener, seat: int | None, since: int | None) -> None:
        """Tell a listener everything as it is now, and what it missed; from then on it hears what comes."""
        room, table, missed = await self._caught_up(id, listener.person, seat, since)
        is_new = listener not in room.listeners
        room.listeners.add(listener)
        self._welcome(room, table, listener, seat, missed, since)
        if is_new:
            # Nobody may have been here when it came. Whoever can take back what led to it wants to be asked.
            if table.decider is not None and not table.can_undo(table.decider.number):
                passer = _passer(table, [listener])
                if passer is not None:
                    _pass_on(table, passer)
            self.hurry_programs(id)
            self.presence.changed(id)

    async def first_look(self, id: str, person: str) -> bytes:
        """What somebody is welcomed with who has heard nothing yet, before they listen: through the eyes of their seat
        that decides, of another one of theirs, or of a spectator."""
        table = await self.read(id)
        own = table.seats_of(person)
        decider = table.decider
        seat = decider.number if decider is not None and decider.number in own else next(iter(own), None)
        room, table, missed = await self._caught_up(id, person, seat, 0)
        words = table_json(table, person, room.here().union(own), room.watching())
        return self._welcome_json(table, seat, self._told(table, seat), words, missed, 0)

    async def _caught_up(
        self, id: str, person: str | None, seat: int | None, since: int | None
    ) -> tuple[Room, HostedTable, list[Json]]:
        """A table, and what one of its viewers has missed of it by now."""
        missed: list[Json] = []
        known = since
        while True:
            table = await self.read(id)
            if seat is not None and (seat >= len(table.seats) or table.seats[seat].person != person):
                raise Refusal("not-your-seat")
            missed += await self._missed(table, seat, known)
            version = table.tally.heard[table.viewer_of(seat)]
            known = None if since is None else version
            room = self.rooms.get(id)
            # If more has been heard meanwhile, that was missed too; what was not heard makes no difference.
            if room and room.table and room.table.tally.heard[table.viewer_of(seat)] == version:
                return room, room.table, missed

    async def _missed(self, table: HostedTable, seat: int | None, since: int | None) -> list[Json]:
        """What a viewer heard after a version, as far as it can be told."""
        viewer = table.viewer_of(seat)
        if since is None or since >= table.tally.heard[viewer]:
            return []
        entries = await self.store.heard_since(table.id, viewer, since, table.number, MOST_MISSED)
        told = [words for entry in heard_entries(entries, viewer) for words in updates_json(table, entry, seat)]
        return [words for words in told if words["version"] > since]

    def _welcome(
        self,
        room: Room,
        table: HostedTable,
        listener: Listener,
        seat: int | None,
        missed: list[Json],
        since: int | None,
    ) -> None:
        told = self._told(table, seat)
        listener.move_on()
        listener.seat, listener.version = seat, table.tally.heard[table.viewer_of(seat)]
        listener.told, listener.told_at = told, time.monotonic()
        shown = self.words(room, table, listener.person)
        listener.send(self._welcome_json(table, seat, told, shown, missed, since))
        _foretell(table, listener)

    def _told(self, table: HostedTable, seat: int | None) -> Told:
        """A whole view in words, once there is one."""
        return (hosting.open_json(table.game), hosting.own_json(table.game, seat)) if table.shows_game else None

    def _welcome_json(
        self, table: HostedTable, seat: int | None, told: Told, shown: Json, missed: list[Json], since: int | None
    ) -> bytes:
        version = table.tally.heard[table.viewer_of(seat)]
        is_all = since is not None and len(missed) == version - since
        return to_json(welcome_json(table, seat, told, shown, missed, is_all, self.game_time()))

    async def leave(self, id: str, listener: Listener) -> None:
        """A connection has ended."""
        room = self.rooms.get(id)
        if room is not None:
            room.listeners.discard(listener)
            if room.table is not None:
                room.table.touched = time.monotonic()
            if room.said != (room.seats_here(), room.watching_here()):
                self.presence.changed(id)

    # Hearing of other processes.

    async def hear(self, note: dict[str, Any]) -> None:
        """A note from the bus."""
        is_own = note["by"] == self.store.process
        self.heed([id for id, _ in note.get("entries", ())])
        news = [id for id, number in note.get("entries", ()) if self._is_news(id, number, is_own)]
        await asyncio.gather(*(self._catch_up_surely(id) for id in dict.fromkeys(news)))
        if "presence" in note and not is_own:
            self.presence.hear(note["by"], note["presence"])

    def _is_news(self, id: str, number: int, is_own: bool) -> bool:
        room = self.rooms.get(id)
        if room is None:
            return False
        if room.table is None:
            # Whoever is reading it in finds what this process wrote; those who listen may not have heard it.
            return bool(room.listeners) or not is_own
        # What this process wrote, whoever wrote it takes in.
        return not is_own and room.table.number < number

    async def catch_up_all(self) -> None:
        """Notes may have been missed: look at every table again that somebody listens to."""
        heeded = [id for id, room in self.rooms.items() if room.listeners]
        for id, (number, heard) in (await self.store.newest(heeded)).items():
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
        except Exception as error:
            if isinstance(error, Refusal) and error.id == "busy":
                # They could not come back either, and soon it is looked at again.
                return
            LOG.exception("not-caught-up", table=id)
            for listener in list(self.room(id).listeners):
                listener.close("restart", _RETURN_SECONDS)

    async def catch_up(self, id: str) -> None:
        """Take in what other processes wrote, and tell the listeners of this one; without any, let go of the table.

        Whoever needs it next reads it in. To follow what nobody here listens to would let every process do the work of
        all others.
        """
        if id not in self.rooms:
            return
        async with self._entered(id) as room:
            if not room.listeners:
                self._forget(room)
            elif room.table is None:
                await self._open(id, room)
            else:
                await self._follow(id, room)
        await self.look_again(id)

    async def _follow(self, id: str, room: Room) -> bool:
        """Take in what other processes wrote to a table in memory; whether there was anything."""
        assert room.table is not None
        entries = await self.store.entries_since(id, room.table.number)
        if not entries:
            return False
        table = room.table.copy()
        if any(entry.kind in ("seat", "time", "start", "end", "rest") for entry in entries):
            await self._take_row(table)
        if any(map(ends_access, entries)):
            await self._see_who_is_let_in(room, id)
        try:
            for entry in entries:
                before = table.tally
                if not table.follow(entry):
                    self._forget(room)
                    await self._open(id, room)
                    return True
                self._take(room, table, row_of(table))
                self._tell(room, table, entry, before)
        except BaseException:
            # Nobody knows how far it came.
            self._forget(room)
            raise
        return True

    async def _take_row(self, table: HostedTable) -> None:
        table.sit(await self.store.seats(table.id))
        row = await self.store.row(table_query(table.id))
        if row is not None:
            table.host, table.host_name, table.rematch = row["host"], row["host_name"], row["rematch"]
            table.allows_hints, table.options = row["allows_hints"], row["options"]


def _foretell(table: HostedTable, listener: Listener) -> None:
    """Let a listener know what there is to know of its options, if it wants to and decides."""
    decider = table.decider
    if listener.wants_facts and decider is not None and decider.number == listener.seat and decider.program is None:
        listener.foretell(table.game)


def _passer(table: HostedTable, listeners: Iterable[Listener]) -> Listener | None:
    """One who listens, and does not want to be asked what decides nothing where that is asked."""
    decider = table.decider
    if decider is None or decider.program is not None:
        return None
    own = (listener for listener in listeners if listener.person == decider.person)
    return next((one for one in own if passed_at(table.game, decider.number, one.passes)), None)


def _pass_on(table: HostedTable, passer: Listener) -> None:
    """Let them pass it."""
    assert table.decider is not None
    passer.pass_on(table.decider.number, table.tally.made)


def row_of(table: HostedTable) -> dict[str, Any]:
    """What the table's own row in the database says about its game."""
    decider = table.decider
    if table.other_rules is not None:
        # What is stored was right by its own rules.
        return {"status": table.status}
    result = table.game.result if table.status == "over" else None
    return {
        "status": table.status,
        "decider": None if decider is None else decider.number,
        "awaits_program": decider is not None and decider.program is not None,
        "deadline": table.deadline,
        "result": None if result is None else result._asdict(),
    }
