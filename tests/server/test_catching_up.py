"""Several processes on one PostgreSQL, here all in one event loop: what each writes, the others hear, once and whole.

`test_processes` shows the same with real processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import Connection, delete

from cerebria.client import Client
from cerebria.server.app import serving
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.database import plain_address
from cerebria.server.storage.entries import Audience, Entry, Said
from cerebria.server.storage.journal import read_journal
from cerebria.server.storage.schema import TABLES
from cerebria.server.storage.store import Store
from cerebria.server.tables import presence, reading, tables
from cerebria.server.tables.changes import Choose, Say
from cerebria.server.tables.needs import Needs, Player
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.seating import Kick
from cerebria.server.tables.table import HostedTable
from tests.games import options_for

from .playing import Ears
from .serving import PATIENCE, ROOMY, new_app

pytestmark = pytest.mark.anyio

SEATS = 4
SPECTATORS = -1


class Process:
    """What one process has."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables
        app = new_app(services.settings)
        app.state.services = services
        self.client = Client("http://test", transport=httpx.ASGITransport(app))

    async def ears(self, id: str, seat: int | None, person: str | None) -> Ears:
        """Somebody who begins to look at a table through this process."""
        ears = Ears(person)
        await self.tables.welcome(id, ears, seat, None)
        ears.heard.clear()
        return ears

    async def say(self, id: str, text: str, *, seat: int | None = None, to: Audience = "table", key: str = "") -> Entry:
        player = await self.player(id, seat, Needs.LOOKING)
        return await self.tables.change(id, Say(player, "Ada", to, text), key=key or None)

    async def choose(self, id: str, choice: str, version: int, seat: int, key: str | None = None) -> Entry:
        player = await self.player(id, seat, Needs.TURN)
        return await self.tables.change(id, Choose(player, choice, version), key=key)

    async def player(self, id: str, seat: int | None, needs: Needs) -> Player:
        """Whoever sits there, as far as this process knows; somebody else without a seat."""
        if seat is None:
            return Player("somebody", None, needs)
        seats = self.tables.room(id).seats or (await self.tables.read(id)).seats
        return Player(seats[seat].person, seat, needs)


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture
def here(postgres_url: str) -> Settings:
    database.upgrade(postgres_url)
    return replace(ROOMY, database=postgres_url)


StartProcess = Callable[[], Awaitable[Process]]


@pytest.fixture
async def start(here: Settings) -> AsyncIterator[StartProcess]:
    """Starts another process on the same database."""
    async with contextlib.AsyncExitStack() as stack:

        async def make() -> Process:
            process = Process(await stack.enter_async_context(serving(here)))
            await stack.enter_async_context(process.client)
            return process

        yield make


async def a_running_table(process: Process) -> tuple[str, str]:
    """A table that one person plays alone; and who that is."""
    person = await process.client.sign_in("Ada")
    made = await process.client.new_table(game={"seed": 5, "mode": "basic"}, seats=[{"kind": "me"}] * SEATS)
    await process.client.start(made["table"]["id"])
    return made["table"]["id"], person["id"]


async def chosen(process: Process, id: str, chance: random.Random) -> Entry:
    """Any choice for whoever decides."""
    table = await process.tables.read(id)
    decision = table.game.decision
    assert decision is not None
    choice = chance.choice(decision.options).text
    return await process.choose(id, choice, table.tally.heard[decision.seat], decision.seat)


async def silently_chosen(process: Process, id: str, ears: list[Ears]) -> Entry:
    """Choices until one is heard by nobody but who made it; all have heard what came before."""
    chance = random.Random(2)
    while True:
        before = (await process.tables.read(id)).tally.heard
        await until(lambda: [one.version for one in ears] == [before[spectator_or(one.seat)] for one in ears])  # noqa: B023
        for one in ears:
            one.heard.clear()
        entry = await chosen(process, id, chance)
        if entry.tally.heard[SPECTATORS] == before[SPECTATORS]:
            return entry


def spectator_or(seat: int | None) -> int:
    return SPECTATORS if seat is None else seat


async def test_what_one_process_writes_is_heard_in_the_other(start: StartProcess) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = await other.ears(id, 0, person)
    first = ears.version
    chance = random.Random(1)
    for _ in range(30):
        await chosen(one, id, chance)
    await one.say(id, "Well played")
    table = await one.tables.read(id)
    await until(lambda: ears.version == table.tally.heard[0])
    assert ears.versions() == list(range(first + 1, ears.version + 1))
    assert ears.heard[-1]["text"] == "Well played"
    assert (await other.tables.read(id)).game.state == table.game.state


@pytest.mark.parametrize("is_asleep", [False, True], ids=["awake", "asleep"])
async def test_what_is_not_meant_for_others_is_not_heard_through_another_process(
    start: StartProcess, is_asleep: bool
) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = [await other.ears(id, seat, person) for seat in (0, 1, 2, 3, None)]
    entry = await silently_chosen(one, id, ears)
    mover = ears[entry.seat or 0]
    await until(lambda: mover.version == entry.tally.heard[entry.seat or 0])
    assert [one.heard for one in ears if one is not mover] == [[]] * SEATS
    assert len(mover.heard) == 1

    for listener in ears:
        listener.heard.clear()
    if is_asleep:
        other.tables._forget(other.tables.room(id))
    await one.say(id, "Just us", seat=0, to="team")
    table = await one.tables.read(id)
    team = [seat.number for seat in table.seats if seat.team == table.seats[0].team]
    await until(lambda: all(ears[number].heard for number in team))
    await one.say(id, "All of you")
    await until(lambda: all("All of you" in json.dumps(listener.heard) for listener in ears))
    assert [number for number in range(SEATS) if "Just us" in json.dumps(ears[number].heard)] == team
    assert "Just us" not in json.dumps(ears[SPECTATORS].heard)


async def test_a_silent_choice_wakes_nobody_at_a_sleeping_table(start: StartProcess) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    mine = [await one.ears(id, seat, person) for seat in (0, 1, 2, 3, None)]
    ears: list[Ears] = []
    for seat in (0, 1, 2, 3, None):
        ears.append(await other.ears(id, seat, person))
    original = other.tables.hear

    async def forgetful(note: dict[str, Any]) -> None:
        other.tables._forget(other.tables.room(id))
        await original(note)

    # Every note finds the table asleep.
    await other.services.bus.stop()
    await other.services.bus.start(forgetful, other.tables.catch_up_all)
    entry = await silently_chosen(one, id, [*mine, *ears])
    mover = ears[entry.seat or 0]
    await until(lambda: mover.version == entry.tally.heard[entry.seat or 0])
    # And it is told in the same form, or one could tell that nobody had been pondering.
    assert [message["type"] for message in mover.heard] == ["update"]
    assert [one.heard for one in ears if one is not mover] == [[]] * SEATS


async def test_two_processes_that_write_at_once_both_get_through(start: StartProcess) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = [await process.ears(id, None, person) for process in (one, other)]
    first = ears[0].version
    for number in range(10):
        await asyncio.gather(one.say(id, f"one {number}"), other.say(id, f"other {number}"))
    for listener in ears:
        await until(lambda: listener.version == first + 20)  # noqa: B023
        assert listener.versions() == list(range(first + 1, first + 21))
    entries = await one.services.store.entries_since(id, 0)
    said = [entry.what.text for entry in entries if isinstance(entry.what, Said)]
    assert sorted(said) == sorted(f"{name} {number}" for number in range(10) for name in ("one", "other"))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))


async def test_two_processes_that_write_at_the_same_tables_do_not_wait_for_each_other(
    start: StartProcess, here: Settings
) -> None:
    process = await start()
    low, high = sorted([(await a_running_table(process))[0] for _ in range(2)])
    next_entry = """
        INSERT INTO entries (table_id, number, kind, data, events, tally, at)
        SELECT table_id, number + 1, kind, data, events, tally, at FROM entries WHERE table_id = %s
        ORDER BY number DESC LIMIT 1
    """
    async with await psycopg.AsyncConnection.connect(plain_address(here.database)) as other:
        await other.execute(next_entry, [low])
        said = [asyncio.create_task(process.say(id, "Hello")) for id in (high, low)]
        await asyncio.sleep(0.2)
        await other.execute(next_entry, [high])
    await asyncio.gather(*said)


async def test_of_two_choices_for_one_decision_one_is_refused_as_stale(start: StartProcess) -> None:
    one, other = await start(), await start()
    id, _ = await a_running_table(one)
    chance = random.Random(2)
    for _ in range(15):
        table = await one.tables.read(id)
        await other.tables.read(id)
        decision = table.game.decision
        assert decision is not None
        made, version, seat = table.tally.made, table.tally.heard[decision.seat], decision.seat
        choices = [chance.choice(decision.options).text for _ in range(2)]
        answers = await asyncio.gather(
            one.choose(id, choices[0], version, seat), other.choose(id, choices[1], version, seat),
            return_exceptions=True,
        )  # fmt: skip
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert [refusal.id for refusal in refused] in (["stale"], ["not-your-decision"])
        assert (await one.tables.read(id)).tally.made == made + 1


async def test_a_process_lets_go_of_a_table_that_others_play_at_and_nobody_listens_to_there(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    id, _ = await a_running_table(one)
    await other.tables.read(id)

    async def not_asked(*_: object) -> None:
        raise AssertionError("nobody listens")

    with monkeypatch.context() as patch:
        patch.setattr(other.services.store, "entries_since", not_asked)
        patch.setattr(tables, "read_table", not_asked)
        await one.say(id, "Hello")
        await until(lambda: other.tables.room(id).table is None)
    assert (await other.tables.read(id)).number == (await one.tables.read(id)).number
    # What it writes itself is no reason to.
    await other.say(id, "Hello!")
    await until(lambda: one.tables.room(id).table is None)
    assert other.tables.room(id).table is not None


async def test_a_note_that_comes_while_a_table_is_read_in_for_somebody_is_not_lost(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    has_heard = asyncio.Event()
    hear = other.tables._is_news

    def noting(*given: Any) -> bool:
        has_heard.set()
        return hear(*given)

    async def slow(store: Store, id: str) -> HostedTable | None:
        found = await read_table(store, id)
        monkeypatch.setattr(tables, "read_table", read_table)
        monkeypatch.setattr(other.tables, "_is_news", noting)
        await one.say(id, "Hello")
        await has_heard.wait()
        return found

    monkeypatch.setattr(tables, "read_table", slow)
    ears = await other.ears(id, 0, person)
    await until(lambda: ears.version == 2)


async def test_a_note_that_cannot_be_sent_is_sent_when_it_can(start: StartProcess, here: Settings) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = await other.ears(id, 0, person)
    async with await psycopg.AsyncConnection.connect(plain_address(here.database), autocommit=True) as connection:
        ended = await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'cerebria-notes' AND datname = current_database()"
        )
        assert ended.rowcount == 2
    await one.say(id, "Hello")
    await until(lambda: [message["text"] for message in ears.heard] == ["Hello"])


async def test_notes_that_wait_are_sent_before_a_process_ends(start: StartProcess, here: Settings) -> None:
    one = await start()
    id, person = await a_running_table(one)
    ears = await one.ears(id, 0, person)
    async with serving(here) as services:
        await Process(services).say(id, "Hello, and goodbye")
    await until(lambda: len(ears.heard) == 1)


async def test_what_is_being_stored_while_a_process_ends_is_told(
    start: StartProcess, here: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await start()
    id, person = await a_running_table(one)
    ears = await one.ears(id, 0, person)
    begun, goes_on = threading.Event(), threading.Event()
    async with serving(here) as services:
        write = services.store.writer._write

        def slowly(*given: Any) -> Any:
            begun.set()
            assert goes_on.wait(PATIENCE)
            return write(*given)

        monkeypatch.setattr(services.store.writer, "_write", slowly)
        saying = asyncio.create_task(Process(services).say(id, "Hello, and goodbye"))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        asyncio.get_running_loop().call_later(0.2, goes_on.set)
    await asyncio.wait_for(saying, PATIENCE)
    await until(lambda: len(ears.heard) == 1)


async def test_a_key_used_through_two_processes_at_once_is_one_choice(start: StartProcess) -> None:
    one, deaf = await start(), await start()
    await deaf.services.bus.stop()
    id, person = await a_running_table(one)
    ears = {process: [await process.ears(id, seat, person) for seat in range(SEATS)] for process in (one, deaf)}
    for number in range(10):
        table = await one.tables.read(id)
        await deaf.tables.read(id)
        decision = table.game.decision
        assert decision is not None
        made, version, seat = table.tally.made, table.tally.heard[decision.seat], decision.seat

        async def choose(process: Process, choice: str = decision.options[-1].text, seat: int = seat) -> int:
            entry = await process.choose(id, choice, version, seat, f"key {number}")  # noqa: B023
            # Whoever is told that it is done has heard of it before.
            assert ears[process][seat].version == entry.tally.heard[seat]
            return entry.number

        assert len(set(await asyncio.gather(*(choose(process) for process in (one, deaf, one))))) == 1
        assert (await deaf.tables.read(id)).tally.made == made + 1


async def test_a_table_is_read_as_it_is_although_no_note_has_come(start: StartProcess) -> None:
    one, deaf = await start(), await start()
    await deaf.services.bus.stop()
    id, person = await a_running_table(one)
    ears = await deaf.ears(id, 0, person)
    await chosen(one, id, random.Random(1))
    # Each goes by a time of its own.
    tallies = [replace((await process.tables.read(id)).tally, since=0) for process in (one, deaf)]
    assert tallies[0] == tallies[1]
    assert ears.versions() == [ears.version]


async def test_a_table_that_is_read_in_while_it_starts_is_read_as_of_one_moment(
    start: StartProcess, here: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    await one.client.sign_in("Ada")
    clock = {"reserve": 100, "per_turn": 30}
    made = await one.client.new_table(game={"players": 2}, seats=[{"kind": "me"}] * 2, clock=clock)
    id = made["table"]["id"]
    await one.client.start(id)
    with psycopg.connect(plain_address(here.database), autocommit=True) as connection:
        connection.execute(b"CREATE TABLE the_start AS SELECT * FROM entries")
        connection.execute(b"DELETE FROM entries")
        connection.execute(b"UPDATE tables SET status = 'open'")

        def read_just_before(reader: Connection, id: str, since: int) -> list[Entry]:
            found = read_journal(reader, id, since)
            connection.execute(b"INSERT INTO entries SELECT * FROM the_start")
            connection.execute(b"UPDATE tables SET status = 'running'")
            monkeypatch.setattr(reading, "read_journal", read_journal)
            return found

        monkeypatch.setattr(reading, "read_journal", read_just_before)
        assert (await other.tables.read(id)).status == "open"
    table = await other.tables.read(id)
    assert (table.status, table.deadline is None) == ("running", False)


async def test_what_only_old_knowledge_would_refuse_is_done(start: StartProcess) -> None:
    one, deaf = await start(), await start()
    await deaf.services.bus.stop()
    await one.client.sign_in("Ada")
    id = (await one.client.new_table(seats=[{"kind": "me"}] * SEATS))["table"]["id"]
    assert (await deaf.tables.read(id)).status == "open"
    await one.client.start(id)
    decision = (await one.tables.read(id)).game.decision
    assert decision is not None
    entry = await deaf.choose(id, decision.options[0].text, 1, decision.seat)
    assert entry.tally.made == 1


async def test_a_note_that_comes_while_this_process_writes_is_not_lost(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = await other.ears(id, 0, person)
    table = await other.tables.read(id)
    decision = table.game.decision
    assert decision is not None
    version, seat = table.tally.heard[decision.seat], decision.seat
    has_begun, go_on = asyncio.Event(), asyncio.Event()
    append = other.services.store.writer.append

    async def slow(*given: Any, **also: Any) -> bool:
        has_begun.set()
        await go_on.wait()
        return await append(*given, **also)

    monkeypatch.setattr(other.services.store.writer, "append", slow)
    late = asyncio.create_task(other.choose(id, decision.options[0].text, version, seat))
    await has_begun.wait()
    first = await one.choose(id, decision.options[-1].text, version, seat)
    await asyncio.sleep(0.2)  # the note has come, and the number was the same
    go_on.set()
    with pytest.raises(Refusal):
        await late
    await until(lambda: ears.version == first.tally.heard[0])
    assert (await other.tables.read(id)).game.state == (await one.tables.read(id)).game.state


async def test_what_happens_during_a_welcome_is_told_once(start: StartProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    await one.say(id, "First")
    store = other.services.store
    heard_since = store.heard_since

    async def late(*given: Any) -> list[Entry]:
        monkeypatch.setattr(store, "heard_since", heard_since)
        await one.say(id, "Second")
        return await heard_since(*given)

    monkeypatch.setattr(store, "heard_since", late)
    ears = Ears(person)
    await other.tables.welcome(id, ears, 0, 0)
    await until(lambda: ears.version == 3)
    assert ears.versions() == [1, 2, 3]


async def test_whoever_waits_for_a_room_that_is_let_go_comes_into_the_next_one(start: StartProcess) -> None:
    process = await start()
    id, person = await a_running_table(process)
    room = process.tables.room(id)
    await room.lock.acquire()
    ears = Ears(person)
    coming = asyncio.create_task(process.tables.welcome(id, ears, 0, None))
    await asyncio.sleep(0)
    room.lock.release()
    process.tables._forget(room)
    process.tables.sleep()
    await coming
    await process.say(id, "Hello")
    assert ears.heard[-1]["text"] == "Hello"


async def test_what_the_database_does_not_take_spoils_nothing_else(start: StartProcess) -> None:
    process = await start()
    gone, _ = await a_running_table(process)
    kept, _ = await a_running_table(process)
    await process.services.store.execute(delete(TABLES).where(TABLES.c.id == gone))
    answers = await asyncio.gather(process.say(gone, "?"), process.say(kept, "!"), return_exceptions=True)
    assert isinstance(answers[0], Refusal) and answers[0].id == "busy"
    assert isinstance(answers[1], Entry)
    with pytest.raises(Refusal, match="no such table"):
        await process.tables.read(gone)


async def test_a_process_catches_up_after_it_has_lost_its_hearing(start: StartProcess, here: Settings) -> None:
    one, other = await start(), await start()
    awake, person = await a_running_table(one)
    asleep, somebody = await a_running_table(one)
    ears = [await other.ears(awake, 0, person), await other.ears(asleep, 0, somebody)]
    other.tables._forget(other.tables.room(asleep))
    async with await psycopg.AsyncConnection.connect(plain_address(here.database), autocommit=True) as connection:
        for _ in range(2):
            ended = await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'cerebria-bus' AND datname = current_database()"
            )
            assert ended.rowcount == 2
            for id in (awake, asleep):
                await chosen(one, id, random.Random(1))
            newest = [(await one.tables.read(id)).tally.heard[0] for id in (awake, asleep)]
            await until(lambda: [listener.version for listener in ears] == newest)  # noqa: B023
    for listener in ears:
        assert listener.versions() == list(range(listener.versions()[0], listener.version + 1))


async def test_a_kick_through_one_process_ends_the_connection_to_the_other(start: StartProcess) -> None:
    one, other = await start(), await start()
    host = await one.client.sign_in("Ada")
    made = await one.client.new_table(seats=[{"kind": "me"}])
    id = made["table"]["id"]
    guest = await other.client.sign_in("Ben")
    await other.client.follow(made["links"][0]["secret"])
    seat = made["links"][0]["seat"]
    ears = await other.ears(id, seat, guest["id"])
    of_host = await other.ears(id, 0, host["id"])
    await one.tables.change(id, Kick(seat, await person_of(one)))
    await until(lambda: ears.closed is not None)
    assert ears.closed == "removed"
    assert of_host.closed is None
    assert ears.heard == []


async def person_of(process: Process) -> Any:
    from cerebria.server.storage.people import person_of

    assert process.client.token is not None
    return await person_of(process.services.store, process.client.token)


async def no_entries(id: str, number: int) -> list[Entry]:
    raise OSError("no route to the database")


async def test_listeners_of_a_table_that_cannot_be_caught_up_with_come_anew(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = await other.ears(id, 0, person)
    # A note of what came before may still be looked into, which would find what is said next, too.
    await one.say(id, "Hello")
    await until(lambda: bool(ears.heard))
    with monkeypatch.context() as patch:
        patch.setattr(other.services.store, "entries_since", no_entries)
        await one.say(id, "Hello?")
        await until(lambda: ears.closed == "restart")
    again = await other.ears(id, 0, person)
    await one.say(id, "Hello!")
    await until(lambda: "Hello!" in json.dumps(again.heard))


async def test_what_could_not_be_told_when_a_table_was_read_in_is_told_the_next_time(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    id, person = await a_running_table(one)
    ears = await other.ears(id, 0, person)
    # Only who asks for the table wakes it.
    await other.services.bus.stop()
    other.tables._forget(other.tables.room(id))
    await one.say(id, "Hello?")
    with monkeypatch.context() as patch:
        patch.setattr(other.services.store, "entries_since", no_entries)
        with pytest.raises(OSError, match="no route"):
            await other.tables.read(id)
    await other.tables.read(id)
    assert "Hello?" in json.dumps(ears.heard)


async def test_presence_is_known_in_all_processes_also_at_a_sleeping_table(
    start: StartProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await start(), await start()
    host = await one.client.sign_in("Ada")
    made = await one.client.new_table(seats=[{"kind": "me"}])
    id, link = made["table"]["id"], made["links"][0]
    guest = await other.client.sign_in("Ben")
    await other.client.follow(link["secret"])
    spirits = [seat["spirit"] for seat in made["table"]["seats"]]

    here = await one.ears(id, 0, host["id"])
    # Whoever comes later hears of those who were there before.
    there = await other.ears(id, link["seat"], guest["id"])
    both = {spirits[0], spirits[link["seat"]]}

    def believes(ears: Ears, wanted: set[str]) -> bool:
        return set(ears.presence.get("here", ())) == wanted

    await until(lambda: believes(here, both) and believes(there, both))
    for process in (one, other):
        process.tables._forget(process.tables.room(id))
    await one.tables.presence.repeat()
    await until(lambda: other.tables.room(id).here() == {0, link["seat"]})

    await other.tables.leave(id, there)
    await until(lambda: believes(here, {spirits[0]}))

    # A process that falls silent is believed only for a while.
    back = await other.ears(id, link["seat"], guest["id"])
    await until(lambda: believes(here, both))
    for silence, wanted in ((0, both), (presence.BELIEVED_SECONDS, {spirits[0]})):
        clock = SimpleNamespace(monotonic=lambda silence=silence: time.monotonic() + silence)
        monkeypatch.setattr(presence, "time", clock)
        one.tables.presence.forget_silent()
        assert believes(here, wanted)
    assert back.closed is None


@pytest.mark.parametrize("is_asleep", [False, True], ids=["awake", "asleep"])
async def test_what_is_told_in_parts_is_told_so_by_every_process(start: StartProcess, is_asleep: bool) -> None:
    one, other = await start(), await start()
    number, made = 33, 5  # a Fortify that leads on through a decision with a single option
    options = options_for(number)
    person = await one.client.sign_in("Ada")
    table = await one.client.new_table(game=options, seats=[{"kind": "me"}] * options["players"])
    id = table["table"]["id"]
    await one.client.start(id)
    chance = random.Random(number)
    for _ in range(made - 1):
        await chosen(one, id, chance)
    ears = [await process.ears(id, None, person["id"]) for process in (one, other)]
    if is_asleep:
        other.tables._forget(other.tables.rooms[id])
    entry = await chosen(one, id, chance)
    assert entry.cuts
    await until(lambda: all(ear.version == entry.tally.heard[SPECTATORS] for ear in ears))
    assert [message["type"] for message in ears[0].heard] == ["update"] * 2
    assert ears[0].heard == ears[1].heard


async def test_whoever_watched_before_sitting_down_is_gone_when_kicked_through_another_process(
    start: StartProcess,
) -> None:
    one, other = await start(), await start()
    await one.client.sign_in("Ada")
    made = await one.client.new_table(game={"players": 2})
    id, (seat, watch) = made["table"]["id"], [link["secret"] for link in made["links"]]
    ben = await other.client.sign_in("Ben")
    await other.client.follow(watch)
    ears = await other.ears(id, None, ben["id"])
    ears.is_let_in = True
    await other.client.follow(seat)
    await one.client.ask("POST", f"/api/tables/{id}/seats/1/kick")
    await until(lambda: ears.closed == "removed")
