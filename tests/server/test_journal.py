"""The journal of a table: what is refused, what is heard by whom, what can be taken back, what survives."""

from __future__ import annotations

import asyncio
import json
import random
import time
import zlib
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
import structlog

from cerebria import RULES_VERSION, CerebriaError, hosting, load_game, to_record
from cerebria.client import Client
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import store as storing
from cerebria.server.storage.entries import Entry, Numbers
from cerebria.server.storage.schema import SNAPSHOTS
from cerebria.server.storage.store import now
from cerebria.server.tables import tables
from cerebria.server.tables.messages import table_json, updates_json
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.snapshots import SNAPSHOT_FORM
from cerebria.server.tables.table import HostedTable
from cerebria.server.tables.tables import row_of
from tests.games import BALANCE, options_for
from tests.parts import some_of_all

from .conftest import People
from .playing import (
    ME,
    Json,
    around_one,
    at_all_seats,
    decider,
    eventful,
    heard_all,
    level,
    look,
    new_table,
    play_some,
    refused,
    table_in,
    whole_game,
)
from .serving import PATIENCE, serving, serving_here

pytestmark = pytest.mark.anyio

SEATS = 4
EVERYBODY = (*range(SEATS), None)


def news(update: Json) -> Json:
    """What an update says, without what only a live one has."""
    extras = ("view", "table", "can_undo", "clocks")
    return {name: value for name, value in update.items() if name not in extras and value is not None}


# What others cannot hear.


class Ears:
    """Everything that one viewer could notice of a table, as it comes."""

    def __init__(self, table: HostedTable, seat: int | None) -> None:
        self.seat = seat
        self.number = table.spectators if seat is None else seat
        self.stream: list[Any] = []
        """What came from others, and how everything looked then."""
        self.seen: Any = None

    def hear(self, table: HostedTable, entry: Entry, before: Numbers) -> None:
        """Note an entry, if it is for these ears; and how table and view stand."""
        seen = self.look(table)
        if entry.tally.heard[self.number] == before[self.number]:
            # What makes no sound changes nothing that can be seen.
            assert self.seen == seen
        elif entry.seat is None or entry.seat != self.seat:
            self.stream += [*({**words, "at": None} for words in updates_json(table, entry, self.seat)), seen]
        self.seen = seen

    def look(self, table: HostedTable) -> Any:
        """What a viewer sees whenever it looks."""
        person = None if self.seat is None else f"p{self.seat}"
        view = table.game.view(self.seat).to_json()
        return table_json(table, person, (), 0), view, table.can_undo(self.seat), table.deadline


def streams(number: int, detours: random.Random | None) -> tuple[list[list[Any]], int]:
    """What everybody but the decider of each moment hears of a random game, with silent detours or without."""
    table = new_table({**options_for(number), "turn_limit": 16}, {"reserve": 900, "per_turn": 60})
    ears = [Ears(table, seat) for seat in (*range(len(table.seats)), None)]
    wrong_ways = 0

    def note(entry: Entry, before: Numbers) -> None:
        for one in ears:
            one.hear(table, entry, before)

    clock = 1_000
    note(table.start(1, clock), (0,) * (len(table.seats) + 1))
    rng = random.Random(number)
    while table.status == "running":
        decision = table.game.decision
        assert decision is not None
        choice = rng.choice(decision.options).text
        clock += 1_000
        if detours is not None and detours.random() < 0.5:
            wrong_ways += wander(table, decision.seat, detours, clock - 500, note)
        before = table.tally.heard
        note(table.choose(decision.seat, choice, None, clock), before)
        if table.wants_snapshot:
            table.snapshot()
    return [one.stream for one in ears], wrong_ways


def wander(table: HostedTable, seat: int, rng: random.Random, at: int, note: Any) -> int:
    """Make silent choices and take them back; how many."""
    made = 0
    start = table.tally.made
    while made < 3 and table.game.decision is not None and table.game.decision.seat == seat:
        option = rng.choice(table.game.decision.options).text
        after = table.game.copy()
        shown = after.view(None).decision
        told = after.choose(option)
        then = after.view(None).decision
        if told or shown is None or then is None or (shown.seat, shown.kind) != (then.seat, then.kind):
            break
        before = table.tally.heard
        note(table.choose(seat, option, None, at), before)
        made += 1
    while table.tally.made > start:
        before = table.tally.heard
        note(table.undo(seat, False, None, at), before)
    return made


@pytest.mark.slow
@pytest.mark.parametrize("number", [2, 11, 20, BALANCE + 8])
def test_what_others_hear_and_see_is_the_same_whatever_was_pondered_in_silence(number: int) -> None:
    straight, _ = streams(number, None)
    winding, wrong_ways = streams(number, random.Random(number))
    assert wrong_ways > 3
    for one, other in zip(straight[:-1], winding[:-1], strict=True):
        # Own silent choices count in one's own stream: compare what came from others.
        assert [untimed(item) for item in one] == [untimed(item) for item in other]
    assert straight[-1] == winding[-1]


def untimed(item: Any) -> Any:
    """An update without the numbers that one's own silent choices move."""
    return {**item, "version": None, "back_to": None} if isinstance(item, dict) else item


async def test_a_silent_choice_reaches_nobody_else_over_the_network(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 6})
    async with at_all_seats(ada, id) as seats, ada.join(id) as watching:
        rng = random.Random(5)
        silent = 0
        for _ in range(60):
            seat = await decider(seats)
            assert seat.decision is not None
            before = table_in(services, id).tally.heard
            words = await ada.table(id), await ada.tables()
            await seat.choose(rng.choice(seat.decision["options"]))
            after = table_in(services, id).tally.heard
            if [old == new for old, new in zip(before, after, strict=True)].count(True) == SEATS:
                silent += 1
                assert (await ada.table(id), await ada.tables()) == words
            await heard_all(services, id, seats)
        assert silent > 2
        heard = table_in(services, id).tally.heard
        await watching.until(lambda: watching.version == heard[-1])
        for live in (*seats, watching):
            versions = [update["version"] for update in live.updates]
            assert versions == list(range(live.version - len(versions) + 1, live.version + 1))


# What is refused.


async def test_whoever_looks_does_not_wait_for_those_who_change_something(
    settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long an answer takes would show that somebody is pondering."""
    async with serving_here(settings) as (address, services), AsyncExitStack() as stack:
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        made = await ada.new_table(game={"players": 2})
        id, (seat_link, watch_link) = made["table"]["id"], [link["secret"] for link in made["links"]]
        await ben.follow(seat_link)
        await ada.start(id)
        lives = [await stack.enter_async_context(one.join(id, seat)) for seat, one in enumerate((ada, ben))]
        chooser = await decider(lives)
        other, client = (lives[1], ben) if chooser is lives[0] else (lives[0], ada)
        seat = 1 if client is ben else 0
        assert chooser.decision is not None
        append, may_go_on = services.store.writer.append, asyncio.Event()

        async def slow(*given: Any, **named: Any) -> bool:
            await may_go_on.wait()
            return await append(*given, **named)

        monkeypatch.setattr(services.store.writer, "append", slow)
        choosing = asyncio.create_task(chooser.choose(chooser.decision["options"][0]))
        while not services.tables.rooms[id].lock.locked():
            await asyncio.sleep(0.001)
        before = other.version
        async with asyncio.timeout(5):
            assert (await client.table(id))["status"] == "running"
            await client.tables()
            await client.past(id, seat)
            await client.ask("GET", f"/api/tables/{id}/emotions")
            await client.ask("POST", "/api/links/read", {"secret": watch_link})
            await other.look(seat)
            async with client.join(id, None, since=0) as again:
                assert again.version == before
            with refused("stale"):
                await other.send(type="facts", version=1_000)
        assert not choosing.done()
        # What is not stored is not told, whichever way one asks.
        assert (other.version, services.tables.rooms[id].table.tally.made) == (before, 0)  # type: ignore[union-attr]
        may_go_on.set()
        await choosing
        assert table_in(services, id).tally.made == 1


async def test_stale_and_illegal_choices_are_refused_with_a_reason_and_change_nothing(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada)
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(1), 9)
        seat = await decider(seats)
        await heard_all(services, id, seats)
        other = next(one for one in seats if not one.is_my_decision)
        assert seat.decision is not None
        option, version = seat.decision["options"][0], seat.version
        before = table_in(services, id)
        standing = before.number, hosting.snapshot(before.game), [look(one) for one in seats]
        attempts = [
            (seat, "end-turn now", version, "malformed-choice-near"),
            (seat, "open sesame", version, "malformed-choice"),
            (seat, "amount 9", version, "illegal-choice"),
            (seat, option, version - 1, "stale"),
            (seat, option, version + 1, "stale"),
            (seat, option, 0, "stale"),
            (other, option, other.version, "not-your-decision"),
        ]
        for live, choice, answered, error in attempts:
            with pytest.raises(CerebriaError) as caught:
                await live.send(type="choose", choice=choice, version=answered)
            assert caught.value.id == error
            assert len(str(caught.value)) > 10
        table = table_in(services, id)
        assert (table.number, hosting.snapshot(table.game), [one.view for one in seats]) == standing
        await seat.choose(option)


async def test_words_in_between_do_not_make_a_choice_stale(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada)
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        assert seat.decision is not None
        version = seat.version
        await seats[0].say("Take your time")
        await heard_all(services, id, seats)
        assert seat.version == version + 1
        await seat.send(type="choose", choice=seat.decision["options"][0], version=version)


async def test_a_key_sent_twice_is_one_choice_also_after_others(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada)
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        assert seat.decision is not None
        body = {"type": "choose", "choice": seat.decision["options"][0], "version": seat.version, "key": "once"}
        version = await seat.send(**body)
        number = table_in(services, id).number
        assert await seat.send(**body) == version
        assert await seat.send(**{**body, "choice": "nonsense"}) == version
        await play_some(seats, random.Random(1), 15)
        number = table_in(services, id).number
        await seat.drop()
        assert await seat.send(**body) == version
        words = {"type": "say", "text": "Hello", "key": "word"}
        told = await seat.send(**words)
        assert await seat.send(**words) == told
        assert table_in(services, id).number == number + 1
        assert [update["kind"] for update in seat.updates].count("say") == 1


# Coming back.


async def test_whoever_comes_back_from_any_version_has_heard_the_same(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    async with eventful(address, people, services) as (id, (ada, ben), seats, watching):
        for live in (*seats, watching):
            client = ben if live.seat in (1, 3) else ada
            assert [update["version"] for update in live.updates] == list(range(1, live.version + 1))
            some = range(0, live.version + 3, 1 if live in (seats[0], watching) else 7)
            for since in (None, *some):
                async with client.join(id, live.seat, since) as back:
                    assert (back.view, back.version, back.can_undo) == (live.view, live.version, live.can_undo)
                    expected = [] if since is None else live.updates[since:]
                    assert [news(update) for update in back.updates] == [news(update) for update in expected]


async def test_more_than_can_be_caught_up_on_is_said_to_be_more(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    monkeypatch.setattr("cerebria.server.tables.tables.MOST_MISSED", 10)
    monkeypatch.setattr("cerebria.server.storage.store._CHUNK", 4)
    async with eventful(address, people, services) as (id, (ada, _), seats, watching):
        for live in (seats[0], seats[2], watching):
            for since in range(live.version):
                async with ada.join(id, live.seat, since) as back:
                    told = [news(update) for update in back.updates]
                    assert told == [news(update) for update in live.updates[len(live.updates) - len(told) :]]
                    assert back.view == live.view
                    if live.version - since < 5:
                        assert len(told) == live.version - since


# How much is kept.


async def test_what_is_chosen_and_taken_back_for_ever_fills_no_journal(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic"})
    monkeypatch.setattr(tables, "_MOST_ENTRIES", {"say": 6, "choice": 14, "end": 100})
    monkeypatch.setattr(tables, "_MOST_OTHERS", 10)
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        first = await seat.say("Hello")
        with refused("journal-full"):
            for _ in range(10):
                await seat.say("Hello again")
        assert seat.version < first + 6
        with refused("journal-full"):
            for _ in range(10):
                await seat.choose("move")
                await seat.undo()
        # The game itself goes on for longer, and can be ended at any time.
        full = (await services.tables.read(id)).number
        await play_some(seats, random.Random(1), 14 - full)
        with refused("journal-full"):
            await play_some(seats, random.Random(1), 1)
        assert (await services.tables.read(id)).number == 14
        assert (await ada.ask("POST", f"/api/tables/{id}/end"))["status"] == "ended"


async def test_of_a_journal_no_more_is_read_for_an_undo_than_it_reaches_back(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    async with eventful(address, people, services) as (id, _, _, _):
        entries = (await services.store.entries_since(id, 0))[::-1]
        rows, read = services.store.rows, 0

        async def counted(query: sa.Select[Any]) -> Sequence[sa.RowMapping]:
            nonlocal read
            found = await rows(query)
            read += len(found)
            return found

        monkeypatch.setattr(storing, "_CHUNK", 5)
        monkeypatch.setattr(services.store, "rows", counted)
        assert len(entries) > 10
        for wanted in {entry.tally.heard[1] for entry in entries}:
            read = 0
            found = await services.store.entries_after(id, 1, wanted)
            assert found == [entry for entry in entries if entry.tally.heard[1] >= wanted]
            assert read <= len(found) + 5


async def test_nobody_fills_a_journal_for_others(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, _ = here
    ada, ben, cleo = [await people(address, name) for name in ("Ada", "Ben", "Cleo")]
    made = await ada.new_table(game={"players": 2, "mode": "basic", "seed": 4, "first": "gloom"}, seats=[ME])
    id = made["table"]["id"]
    for client, link in zip((ben, cleo), made["links"], strict=True):
        await client.follow(link["secret"])
    await ada.start(id)
    monkeypatch.setattr(tables, "_MOST_ENTRIES", {"say": 16, "choice": 64, "end": 1_000})
    monkeypatch.setattr(tables, "_MOST_OTHERS", 40)
    async with ada.join(id, 0) as one, ben.join(id, 1) as two, cleo.join(id, None) as watching:
        assert two.is_my_decision
        with refused("journal-full"):
            for _ in range(20):
                await watching.say("And another thing!")
        await one.say("Let us play.")
        with refused("journal-full"):
            for _ in range(40):
                await two.choose("move")
                await two.undo()
        with refused("journal-full"):
            await two.say("Ha!")
        await one.say("Stop it.")
        assert (await ada.ask("POST", f"/api/tables/{id}/seats/1/kick"))["seats"][1]["state"] == "program"


# Words.


async def test_what_is_said_to_a_team_is_never_heard_by_others(here: tuple[str, Services], people: People) -> None:
    address, services = here
    names = ("Ada", "Ben", "Cleo", "Dag", "Eve")
    everybody = [await people(address, name) for name in names]
    made = await everybody[0].new_table()
    id = made["table"]["id"]
    for client, link in zip(everybody[1:], made["links"], strict=True):
        await client.follow(link["secret"])
    await everybody[0].start(id)
    async with (
        everybody[0].join(id, 0) as love, everybody[1].join(id, 1) as hatred, everybody[2].join(id, 2) as empathy,
        everybody[3].join(id, 3) as malice, everybody[4].join(id) as watching,
    ):  # fmt: skip
        await love.say("Let us invoke", "team")
        await hatred.say("Grr", "team")
        await watching.say("Hello all")
        await malice.say("Hello")
        heard = (await services.tables.read(id)).tally.heard
        await level([love, hatred, empathy, malice, watching], heard)
        told = {
            live.seat: [(update["name"], update["text"], update["to"]) for update in live.updates]
            for live in (love, hatred, empathy, malice, watching)
        }
        public = [("Eve", "Hello all", "table"), ("Dag", "Hello", "table")]
        assert told[0] == told[2] == [("Ada", "Let us invoke", "team"), *public]
        assert told[1] == told[3] == [("Ben", "Grr", "team"), *public]
        assert told[None] == public
        for number, client in enumerate(everybody):
            async with client.join(id, number if number < SEATS else None, since=0) as back:
                texts = [update["text"] for update in back.updates if update["kind"] == "say"]
                assert texts == [text for _, text, _ in told[number if number < SEATS else None]]


async def test_what_is_said_is_checked(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await around_one(ada, 2)
    async with ada.join(id, 0) as seat:
        for text in ("", "   ", "x" * 501):
            with refused("malformed-request"):
                async with asyncio.timeout(PATIENCE):
                    await seat.say(text)
        await seat.say("  fine  ")
        assert seat.updates[-1]["text"] == "fine"


# Presence.


async def test_everybody_sees_who_is_there(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(game={"players": 2})
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    async with ada.join(id, 0) as one:
        await one.until(lambda: one.presence.get("here") == ["love"])
        async with ben.join(id, 1) as two:
            await one.until(lambda: one.presence.get("here") == ["love", "hatred"])
            await two.until(lambda: two.presence.get("here") == ["love", "hatred"])
            assert [seat["is_here"] for seat in (await ada.table(id))["seats"]] == [True, True]
            eve = await people(shared_server, "Eve")
            await eve.follow(made["links"][1]["secret"])
            async with eve.join(id):
                await one.until(lambda: one.presence.get("watching") == 1)
            await one.until(lambda: one.presence.get("watching") == 0)
        await one.until(lambda: one.presence.get("here") == ["love"])


# Sleeping, and a server that goes away.


@pytest.mark.parametrize("settings", some_of_all(["postgres", "sqlite"], "processes"), indirect=True)
async def test_a_table_that_memory_let_go_goes_on_as_if_nothing_had_happened(
    settings: Settings, people: People
) -> None:
    """After trouble with the database it is read again, while people are connected to it."""
    async with serving_here(replace(settings, sleep_seconds=0)) as (address, services):
        ada = await people(address)
        game = {"seed": 5, "turn_limit": 8}
        awake = await around_one(ada, game=game)
        asleep = await around_one(ada, game=game)
        streams: list[list[Any]] = []
        for id in (awake, asleep):
            rng = random.Random(2)
            stream: list[Any] = []
            async with at_all_seats(ada, id, since=0) as seats:
                for _ in range(40):
                    if id == asleep:
                        services.tables._forget(services.tables.rooms[id])
                    await play_some(seats, rng, 1)
                    await heard_all(services, id, seats)
                    stream += [(look(seat), seat.can_undo) for seat in seats]
                    undoing = next((seat for seat in seats if seat.can_undo), None)
                    if undoing is not None and rng.random() < 0.2:
                        await undoing.undo()
                        await heard_all(services, id, seats)
                stream += [[{**news(update), "at": None} for update in seat.updates] for seat in seats]
            streams.append(stream)
        assert streams[0] == streams[1]
        services.tables.sleep()
        assert services.tables.rooms == {}


async def test_an_opening_stays_what_it_is_through_sleep_and_undo(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    game = whole_game(4, turn_limit=20)
    shelf = await ada.upload_record(to_record(game))
    made = await ada.play_on(shelf["id"], 60, seats=[ME] * SEATS)
    id = made["table"]["id"]
    services.tables.rooms.clear()
    await ada.start(id)
    then = load_game(to_record(game), up_to=60)
    async with at_all_seats(ada, id, since=0) as seats:
        start = [look(seat) for seat in seats]
        assert start == [then.view(seat).to_json() for seat in range(SEATS)]
        rng = random.Random(1)
        for _ in range(25):
            services.tables.rooms[id].table = None
            await play_some(seats, rng, 1)
            undoing = next((seat for seat in seats if seat.can_undo), None)
            if undoing is not None and rng.random() < 0.5:
                await undoing.undo(whole_turn=True)
        assert (await services.tables.read(id)).tally.made > 5
        await heard_all(services, id, seats)
        began = next(update["version"] for update in seats[0].updates if update["kind"] == "start")
        await seats[0].ask_undo(began)
        for seat, view in zip(seats, start, strict=True):
            await seat.until(lambda seat=seat: seat.updates[-1]["kind"] == "undo")
            assert (seat.view, seat.can_undo) == (view, False)
        await play_some(seats, rng, 5)
    await ada.ask("POST", f"/api/tables/{id}/end")
    record = await ada.record(id)
    assert record["choices"][:60] == [choice.text for choice in game.choices[:60]]
    assert len(record["choices"]) == 65


def test_a_game_that_is_over_at_its_opening_is_over_when_it_starts() -> None:
    game = whole_game(4, turn_limit=6)
    table = new_table(game.options.to_json(), opening=[choice.text for choice in game.choices])
    entry = table.start(1, 5)
    assert (table.status, table.decider, table.deadline) == ("over", None, None)
    assert game.result is not None
    assert row_of(table)["result"] == game.result._asdict()
    assert [event[0] for event in entry.events] == [event.kind for event in game.log(is_open=True)]


async def test_a_server_that_starts_again_in_the_middle_has_lost_nothing(settings: Settings, people: People) -> None:
    with serving(settings) as address:
        ada = await people(address)
        id = await around_one(ada, game={"seed": 5})
        async with at_all_seats(ada, id, since=0) as seats:
            await play_some(seats, random.Random(3), 45)
            await seats[0].say("Good night")
            for seat in seats:
                await seat.until(lambda seat=seat: seat.updates[-1]["kind"] == "say")
            told = [(seat.view, seat.can_undo, [news(update) for update in seat.updates]) for seat in seats]
    with serving(settings) as address:
        async with Client(address, ada.token) as again, at_all_seats(again, id, since=0) as seats:
            assert told == [(seat.view, seat.can_undo, [news(update) for update in seat.updates]) for seat in seats]
            await play_some(seats, random.Random(4), 5)


async def long_game(services: Services, id: str, choices: int) -> HostedTable:
    """A table with so many choices in its journal, all stored at once."""
    table = await read_table(services.store, id)
    assert table is not None
    rng = random.Random(1)
    waiting = []
    for _ in range(choices):
        assert table.game.decision is not None
        option = rng.choice(table.game.decision.options).text
        entry = table.choose(table.game.decision.seat, option, None, now())
        snapshot = table.snapshot() if table.wants_snapshot else None
        waiting.append(services.store.writer.append(id, entry, snapshot=snapshot))
    assert all(await asyncio.gather(*waiting))
    await services.tables.catch_up_all()
    services.tables.rooms.clear()
    return table


async def opening_seconds(services: Services, id: str) -> float:
    """How long this process works to read a table in where nothing else the machine does is in its way."""
    taken = []
    for _ in range(20):
        began = time.process_time()
        await read_table(services.store, id)
        taken.append(time.process_time() - began)
    return min(taken)


async def test_a_snapshot_of_another_version_is_left_aside(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        id = await around_one(await people(address), game={"seed": 1})
        game = hosting.snapshot((await long_game(services, id, 60)).game)
        old = zlib.compress(json.dumps({"made": 50, "moved": [], "position": {"agenda": [["use", 0, 1]]}}).encode())
        change = sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).values(body=old)
        assert await services.store.write(lambda connection: connection.execute(change).rowcount) == 1
        table = await read_table(services.store, id)
        assert table is not None
        assert (hosting.snapshot(table.game), table.tally.made) == (game, 60)


def with_position(position: Any) -> bytes:
    """A snapshot that can be read, with something in it that is no position."""
    data = {"form": SNAPSHOT_FORM, "rules": RULES_VERSION, "made": 50, "moved": [50] * 5, "position": position}
    return zlib.compress(json.dumps(data).encode())


@pytest.mark.parametrize(
    "values",
    [
        {"body": b"not packed"},
        {"body": zlib.compress(b"no JSON")},
        {"body": zlib.compress(b"[]")},
        {"body": with_position({})},
        {"body": with_position({"agenda": [["nonsense", 0]]})},
        {"number": 1_000_000},
    ],
    ids=["not packed", "no JSON", "a list", "no position", "an unknown step", "beyond the journal"],
)
async def test_a_damaged_snapshot_is_left_aside_and_the_log_says_so(
    settings: Settings, people: People, values: dict[str, Any]
) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, game={"seed": 1})
        game = hosting.snapshot((await long_game(services, id, 60)).game)
        await services.store.execute(sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).values(**values))
        with structlog.testing.capture_logs() as logs:
            assert (await ada.table(id))["status"] == "running"
        table = table_in(services, id)
        assert (hosting.snapshot(table.game), table.tally.made) == (game, 60)
        assert [(line["event"], line["table"]) for line in logs] == [("snapshot-damaged", id)]


async def test_a_long_game_is_opened_in_no_time(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, game={"seed": 3})
        game = hosting.snapshot((await long_game(services, id, 450)).game)
        assert await opening_seconds(services, id) < 0.02
        table = await read_table(services.store, id)
        assert table is not None
        assert (hosting.snapshot(table.game), table.tally.made) == (game, 450)
        # The same goes for a table that began where such a game stood.
        await ada.ask("POST", f"/api/tables/{id}/end")
        made = await ada.play_on(id, 449, seats=[ME] * SEATS)
        await ada.start(made["table"]["id"])
        assert await opening_seconds(services, made["table"]["id"]) < 0.02
