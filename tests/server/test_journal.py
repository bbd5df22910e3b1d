"""The journal of a table: what is refused, what is heard by whom, what can be taken back, what survives."""

from __future__ import annotations

import asyncio
import copy
import json
import random
import time
import zlib
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
import structlog

from cerebria import RULES_VERSION, CerebriaError, hosting, load_game, to_record
from cerebria.client import Client, Live
from cerebria.server import app
from cerebria.server.process.game_time import game_time
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage import store as storing
from cerebria.server.storage.clocks import resume_clocks
from cerebria.server.storage.journal import Entry
from cerebria.server.storage.people import Person
from cerebria.server.storage.schema import ENTRIES, PULSE, SNAPSHOTS, TABLES
from cerebria.server.storage.store import Store, now
from cerebria.server.tables import seating, tables
from cerebria.server.tables.going_back import past_at
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.seating import come_back, leaves, programmed, sits
from cerebria.server.tables.table import SNAPSHOT_EVERY, SNAPSHOT_FORM, Table
from cerebria.server.tables.tables import row_of
from cerebria.server.tables.words import table_words, updates_words
from tests.games import BALANCE, options_for

from .conftest import People
from .playing import ME, Words, around_one, at_all_seats, decider, level, new_table, play_some, refused, whole_game
from .serving import PATIENCE, serving, serving_here

pytestmark = pytest.mark.anyio

SEATS = 4
EVERYBODY = (*range(SEATS), None)


@pytest.fixture
async def here(sqlite_settings: Settings) -> AsyncIterator[tuple[str, Services]]:
    """A server beside the test, and its inside."""
    async with serving_here(sqlite_settings) as found:
        yield found


def table_in(services: Services, id: str) -> Table:
    """A table as it lies in memory."""
    table = services.tables.rooms[id].table
    assert table is not None
    return table


async def heard_all(services: Services, id: str, seats: Sequence[Live]) -> None:
    """Wait until every seat has heard what there is to hear."""
    heard = (await services.tables.read(id)).tally.heard
    await level(seats, heard[: len(seats)])


def look(live: Live) -> Words:
    """What is seen now; the view itself goes on changing."""
    return copy.deepcopy(live.view or {})


def news(update: Words) -> Words:
    """What an update says, without what only a live one has."""
    extras = ("view", "table", "can_undo", "clocks")
    return {name: value for name, value in update.items() if name not in extras and value is not None}


# What others cannot hear.


class Ears:
    """Everything that one viewer could notice of a table, as it comes."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.number = table.spectators if seat is None else seat
        self.stream: list[Any] = []
        """What came from others, and how everything looked then."""
        self.seen: Any = None

    def hear(self, table: Table, entry: Entry, before: list[int]) -> None:
        """Note an entry, if it is for these ears; and how table and view stand."""
        seen = self.look(table)
        if entry.tally["heard"][self.number] == before[self.number]:
            # What makes no sound changes nothing that can be seen.
            assert self.seen == seen
        elif entry.seat is None or entry.seat != self.seat:
            self.stream += [*({**words, "at": None} for words in updates_words(table, entry, self.seat)), seen]
        self.seen = seen

    def look(self, table: Table) -> Any:
        """What a viewer sees whenever it looks."""
        person = None if self.seat is None else f"p{self.seat}"
        view = table.game.view(self.seat).to_json()
        return table_words(table, person, (), 0), view, table.can_undo(self.seat), table.deadline


def streams(number: int, detours: random.Random | None) -> tuple[list[list[Any]], int]:
    """What everybody but the decider of each moment hears of a random game, with silent detours or without."""
    table = new_table({**options_for(number), "turn_limit": 16}, {"reserve": 900, "per_turn": 60})
    ears = [Ears(table, seat) for seat in (*range(len(table.seats)), None)]
    wrong_ways = 0

    def note(entry: Entry, before: list[int]) -> None:
        for one in ears:
            one.hear(table, entry, before)

    clock = 1_000
    note(table.start(1, clock), [0] * (len(table.seats) + 1))
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


def wander(table: Table, seat: int, rng: random.Random, at: int, note: Any) -> int:
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


@asynccontextmanager
async def eventful(address: str, people: People, services: Services | None = None) -> AsyncIterator[Any]:
    """A table with choices, undos, words and changes behind it: its people, their seats, and a spectator."""
    ada, ben = await people(address), await people(address, "Ben")
    made = await ada.new_table(seats=[ME, {"kind": "open"}, ME, {"kind": "open"}], game={"seed": 3})
    id = made["table"]["id"]
    for link in made["links"][:2]:
        await ben.follow(link["secret"])
    await ada.start(id)
    async with (
        ada.join(id, 0, since=0) as one, ben.join(id, 1, since=0) as two, ada.join(id, 2, since=0) as three,
        ben.join(id, 3, since=0) as four, ada.join(id, None, since=0) as watching,
    ):  # fmt: skip
        seats = [one, two, three, four]
        rng = random.Random(6)
        undone = 0
        for turn in range(30):
            await play_some(seats, rng, 1)
            for seat in seats:
                if seat.can_undo and rng.random() < 0.4:
                    await seat.undo(whole_turn=rng.random() < 0.3)
                    undone += 1
            if turn % 9 == 0:
                await rng.choice(seats).say(f"Word {turn}", rng.choice(("table", "team")))
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "random"})
        await two.send(type="back")
        assert undone > 5
        if services is not None:
            heard = (await services.tables.read(id)).tally.heard
            await level([*seats, watching], heard)
        yield id, (ada, ben), seats, watching


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


# Taking back.


async def test_one_choice_or_the_turn_is_taken_back_and_no_further(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 1, "first": "bliss"})
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        with refused("cannot-undo"):
            await seat.undo()
        start = look(seat)
        for number in range(2):
            assert seat.decision is not None
            choice = seat.decision["options"][0] if number else "invoke"
            before = hosting.snapshot(table_in(services, id).game)
            await seat.choose(choice)
            await seat.undo()
            assert hosting.snapshot(table_in(services, id).game) == before
            await seat.choose(choice)
        other = next(one for one in seats if one is not seat)
        with refused("cannot-undo"):
            await other.undo()
        assert [seat.can_undo, other.can_undo] == [True, False]
        with refused("stale"):
            await seat.send(type="undo", version=seat.version - 1)
        await seat.undo(whole_turn=True)
        assert seat.view == start
        assert not seat.can_undo
        # The turn passes: from then on it stands.
        await seat.choose("end-turn")
        while seat.is_my_decision:
            assert seat.decision is not None
            await seat.choose(seat.decision["options"][0])
        await heard_all(services, id, seats)
        for one in seats:
            with refused("cannot-undo"):
                await one.undo(whole_turn=True)


async def test_an_undo_of_what_was_heard_is_heard_and_says_where_it_leads(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 1})
    async with at_all_seats(ada, id) as seats, ada.join(id) as watching:
        seat = await decider(seats)
        view, version = look(watching), watching.version
        await seat.choose("move")
        await watching.until(lambda: watching.version == version + 1)
        assert watching.updates[-1]["events"]
        await seat.choose("token none")
        await seat.undo(whole_turn=True)
        await watching.until(lambda: watching.version == version + 2)
        assert (watching.updates[-1]["kind"], watching.updates[-1]["back_to"]) == ("undo", version)
        assert watching.view == view
        table = await services.tables.read(id)
        assert table.tally.made == 0


async def test_an_undo_beyond_the_limits_needs_everybody(shared_server: str, people: People) -> None:
    async with eventful(shared_server, people) as (id, (ada, _), seats, _):
        one, two = seats[:2]
        for seat in seats:
            await seat.until(lambda seat=seat: seat.table["seats"][1]["state"] == "person")
        for version in (one.version, one.version + 1):
            with refused("cannot-undo"):
                await one.ask_undo(version)
        with refused("no-undo-asked"):
            await two.answer(1, True)
        target = next(update["version"] for update in one.updates if update["kind"] == "choice")
        view = look(one)
        await one.ask_undo(target)
        await two.until(lambda: two.table["undo_request"] is not None)
        request = two.table["undo_request"]
        assert (request["seat"], request["agreed"]) == ("love", ["love"])
        assert two.updates[-1]["back_to"] < two.version
        await two.answer(request["number"], False)
        await one.until(lambda: one.table["undo_request"] is None)
        assert one.view == view
        with refused("no-undo-asked"):
            await two.answer(request["number"], True)
        # Whoever comes to a seat was not asked.
        await one.ask_undo(target)
        await two.until(lambda: two.table["undo_request"] is not None)
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "random"})
        await one.until(lambda: one.table["seats"][1]["state"] == "stand-in")
        assert one.table["undo_request"] is None


async def test_consent_to_one_undo_is_never_taken_for_consent_to_another(shared_server: str, people: People) -> None:
    async with eventful(shared_server, people) as (_, _, seats, _):
        one, two = seats[:2]
        for seat in seats:
            await seat.until(lambda seat=seat: seat.table["seats"][1]["state"] == "person")
        steps = [update for update in one.updates if update["kind"] == "choice" and update["events"]]
        first, last = steps[0]["version"], steps[-2]["version"]
        await one.ask_undo(last)
        await two.until(lambda: two.table["undo_request"] is not None)
        seen = two.table["undo_request"]
        with refused("undo-asked"):
            await one.ask_undo(first)
        with refused("undo-asked"):
            await two.ask_undo(1)
        # Whoever asked withdraws it, and asks for more.
        await one.answer(seen["number"], False)
        await one.ask_undo(first)
        await two.until(lambda: (two.table["undo_request"] or seen)["number"] != seen["number"])
        asked = two.table["undo_request"]
        assert asked["deeds"] > seen["deeds"]
        before = look(two)
        with refused("no-undo-asked"):
            await two.answer(seen["number"], True)
        assert two.view == before
        await two.answer(asked["number"], True)
        await two.until(lambda: two.updates[-1]["kind"] == "undo")


async def test_who_agrees_reads_what_is_taken_back(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server, "Ada"), await people(shared_server, "Ben")
    made = await ada.new_table(game={"players": 2, "mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as one, ben.join(id, 1) as two:
        start = one.version
        turns: list[str] = []
        deeds = 0
        for _ in range(40):
            seat = await decider([one, two])
            assert seat.decision is not None
            options = seat.decision["options"]
            await seat.choose("end-turn" if "end-turn" in options else options[0])
            await level([one, two], [seat.version] * 2)
            turns += [event["data"]["seat"] for event in two.updates[-1]["events"] if event["kind"] == "turn"]
            deeds += 1
            if len(turns) == 3:
                break
        assert len(turns) == 3
        await one.ask_undo(start)
        await two.until(lambda: two.table["undo_request"] is not None)
        assert two.table["undo_request"] == {
            "number": 1, "seat": one.table["seats"][0]["spirit"], "agreed": [one.table["seats"][0]["spirit"]],
            "deeds": deeds, "turns": turns,
        }  # fmt: skip


async def test_only_who_is_asked_refuses(shared_server: str, people: People) -> None:
    """Whoever has a program play for them is not asked, and does not keep others from agreeing."""
    ada, ben, cleo = [await people(shared_server, name) for name in ("Ada", "Ben", "Cleo")]
    made = await ada.new_table(game={"mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    for client, link in zip((ben, cleo, cleo), made["links"], strict=False):
        await client.follow(link["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as one, ben.join(id, 1) as away, cleo.join(id, 2) as three:
        start = three.version
        rng = random.Random(1)
        while three.version == start:
            await play_some([one], rng, 1)
            await three.until(lambda: three.version > start or one.is_my_decision)
        assert one.is_my_decision
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "greedy"})
        await one.ask_undo(start)
        await three.until(lambda: three.table["undo_request"] is not None)
        number = three.table["undo_request"]["number"]
        for agrees in (True, False):
            with refused("program-plays"):
                await away.answer(number, agrees)
        with refused("undo-asked"):
            await three.ask_undo(start)
        await three.answer(number, True)
        await away.until(lambda: away.updates[-1]["kind"] == "undo")


async def test_what_is_done_while_an_undo_is_asked_for_is_told_with_it(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody agrees to less than is taken back because somebody chose at the same moment."""
    address, services = here
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    made = await ada.new_table(game={"players": 2, "mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as asking, ada.join(id, 0) as one, ben.join(id, 1) as two:
        start = one.version
        await play_some([one, two], random.Random(1), 20)
        read, rng = services.store.entries_after, random.Random(2)
        done = 0

        async def read_and_go_on(id: str, viewer: int, version: int) -> list[Entry]:
            nonlocal done
            found = await read(id, viewer, version)
            while not done:
                await play_some([one, two], rng, 1)
                await heard_all(services, id, [one, two])
                done = len(two.updates[-1]["events"])
            return found

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(services.store, "entries_after", read_and_go_on)
            await asking.ask_undo(start)
        await two.until(lambda: two.table["undo_request"] is not None)
        told = two.table["undo_request"]
        await two.answer(told["number"], False)
        await asking.ask_undo(start)
        await two.until(lambda: (two.table["undo_request"] or told)["number"] != told["number"])
        assert two.table["undo_request"] == {**told, "number": told["number"] + 1}


async def test_the_last_agreement_and_the_undo_are_one_entry(here: tuple[str, Services], people: People) -> None:
    """Nothing can come between them: no crash, and no lost database."""
    address, services = here
    async with eventful(address, people, services) as (id, _, seats, _):
        one, two = seats[:2]
        before = (await services.tables.read(id)).number
        wanted = next(update["version"] for update in one.updates if update["kind"] == "choice")
        await one.ask_undo(wanted)
        await two.until(lambda: two.table["undo_request"] is not None)
        await two.answer(two.table["undo_request"]["number"], True)
        entries = await services.store.entries_since(id, before)
        assert [entry.kind for entry in entries] == ["ask-undo", "undo"]
        assert entries[-1].key is not None


async def test_a_request_of_an_earlier_server_lapses(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic"})
    table = await services.tables.read(id)
    tally = {**table.tally.to_json(), "request": {"seat": 0, "to": 0, "agreed": [0, 1]}}
    del tally["asked"]
    async with services.store.begin() as connection:
        await connection.execute(sa.update(ENTRIES).where(ENTRIES.c.table_id == id).values(tally=tally))
    services.tables.rooms.clear()
    assert (await services.tables.read(id)).tally.request is None


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
        for wanted in {entry.tally["heard"][1] for entry in entries}:
            read = 0
            found = await services.store.entries_after(id, 1, wanted)
            assert found == [entry for entry in entries if entry.tally["heard"][1] >= wanted]
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


async def test_going_back_behind_a_snapshot_and_on_from_there(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        async with eventful(address, people, services) as (id, (ada, ben), seats, watching):
            one, two = seats[:2]
            table = await services.tables.read(id)
            assert table.snapshot_made > SNAPSHOT_EVERY
            start = next(update for update in one.updates if update["kind"] == "start")
            wanted = [update for update in one.updates if update["kind"] == "choice"][3]["version"]
            made, moved, *_ = past_at(await services.store.entries_after(id, 0, wanted), 0, wanted)
            assert made < table.base
            then = await read_table(services.store, id, up_to=made)
            assert then is not None
            await one.ask_undo(wanted)
            await two.until(lambda: two.table["undo_request"] is not None)
            await two.answer(two.table["undo_request"]["number"], True)
            for live in (*seats, watching):
                await live.until(lambda live=live: live.updates[-1]["kind"] == "undo")
                viewer = -1 if live.seat is None else live.seat
                assert live.updates[-1]["back_to"] == moved[viewer]
                assert live.view == then.game.view(live.seat).to_json()
                assert live.table["undo_request"] is None
            for client in (ada, ben):
                lines = await client.tables()
                deciding = (await client.table(id))["seats"][then.game.decision.seat if then.game.decision else 0]
                assert lines[0]["is_your_turn"] == deciding["is_yours"]
            await play_some(seats, random.Random(8), 20)
            await heard_all(services, id, seats)
            views = [look(seat) for seat in seats]
            # Once more, to the very start; and what comes then is what would come to a new reader.
            await two.ask_undo(start["version"])
            await one.until(lambda: one.table["undo_request"] is not None)
            await one.answer(one.table["undo_request"]["number"], True)
            await two.until(lambda: two.updates[-1]["kind"] == "undo")
            assert (await services.tables.read(id)).tally.made == 0
            await play_some(seats, random.Random(9), 30)
            await heard_all(services, id, seats)
            assert views != [seat.view for seat in seats]
            views = [look(seat) for seat in seats]
            await ada.ask("POST", f"/api/tables/{id}/end")
            record = await ada.record(id)
        game = load_game(record)
        assert [game.view(seat).to_json() for seat in range(SEATS)] == views


async def test_a_silent_choice_leaves_a_request_as_it_is(here: tuple[str, Services], people: People) -> None:
    address, services = here
    async with eventful(address, people, services) as (id, _, seats, _):
        asking = next(seat for seat in seats if not seat.is_my_decision and seat.version)
        back_to = [update["version"] for update in asking.updates if update["kind"] == "choice"][-3]
        await asking.ask_undo(back_to)
        await heard_all(services, id, seats)
        rng = random.Random(3)
        for _ in range(30):
            before = table_in(services, id).tally
            heard, request = before.heard, before.request
            seat = await decider(seats)
            assert seat.decision is not None
            await seat.choose(rng.choice(seat.decision["options"]))
            table = table_in(services, id)
            is_silent = [old == new for old, new in zip(heard, table.tally.heard, strict=True)].count(True) == SEATS
            if not is_silent:
                assert table.tally.request is None
                return
            assert table.tally.request == request
    pytest.fail("nothing was heard in thirty choices")


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


# Clocks.


def test_time_is_taken_from_whoever_thinks_and_given_at_every_turn() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 100, "per_turn": 10})
    table.start(1, 0)
    assert table.tally.left == [110_000] * SEATS
    assert table.deadline == 110_000
    table.choose(0, "move", None, 4_000)
    assert (table.tally.left[0], table.deadline) == (106_000, 110_000)
    table.undo(0, True, None, 5_000)
    assert (table.tally.left[0], table.deadline) == (105_000, 110_000)
    table.choose(0, "end-turn", None, 7_000)
    assert table.game.decision is not None
    while table.game.decision.seat == 0:
        # What is left to do at the end of a turn.
        table.choose(0, table.game.decision.options[0].text, None, 7_000)
    following = table.game.decision.seat
    assert table.tally.left[0] == 103_000
    assert (table.tally.left[following], table.deadline) == (120_000, 127_000)
    # While a program plays, no time passes; whoever takes the seat back has what was left.
    table.stop_clock(following, 17_000)
    table.seats[following].program = "greedy"
    assert table.tally.left[following] == 110_000
    assert not table.deadline
    table.choose(following, "end-turn", None, 90_000)
    assert table.tally.left[following] == 110_000


def test_who_has_no_time_left_is_played_for_and_gets_a_turns_time_after_that_turn() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 0, "per_turn": 10})
    table.start(1, 0)
    with pytest.raises(Refusal, match="time left"):
        table.run_out(9_999)
    seat, entry = table.run_out(10_000)
    assert (seat, entry.kind, table.seats[0].program, table.deadline) == (0, "time", "greedy", None)
    person = Person("p0", "P0")
    while table.game.state.active == 0:
        assert table.tally.left[0] == 0
        # By no way: not by coming back, nor by sitting down anew.
        for change in (come_back(0), programmed(0, person, None)):
            with pytest.raises(Refusal, match="run out"):
                change(table.copy())
        again = table.copy()
        sits(0, Person("q", "Q"))(again)
        assert (again.seats[0].person, again.seats[0].program) == ("q", "greedy")
        assert table.game.decision is not None
        table.choose(table.game.decision.seat, table.game.decision.options[-1].text, None, 10_000)
    assert table.tally.left[0] == 10_000
    come_back(0)(table)
    assert table.seats[0].program is None


def test_whoever_stalls_plays_no_more_than_a_turns_time_in_every_turn() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 60, "per_turn": 30})
    table.start(1, 0)
    at = thought = turns = 0
    while table.game.decision is not None and turns < 10:
        seat = table.game.decision.seat
        if seat == 0 and table.seats[0].program is None:
            assert table.deadline is not None
            thought, at = thought + table.deadline - at, table.deadline
            table.run_out(at)
        entry = table.choose(seat, table.game.decision.options[-1].text, None, at)
        turns += sum(tuple(event[:2]) == ("turn", 0) for event in entry.events)
        with suppress(Refusal):
            come_back(0)(table)
    assert turns == 10
    assert thought <= (60 + 30 + 2 * 30 * turns) * 1000


def test_no_time_is_won_by_letting_a_program_think_and_coming_back_before_it_chooses() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 60, "per_turn": 30})
    table.start(1, 0)
    person, at = Person("p0", "P0"), 0
    with pytest.MonkeyPatch.context() as clock:
        clock.setattr(seating, "game_time", lambda: at)
        for change in (
            programmed(0, person, "expert"), come_back(0), programmed(0, person, "expert"), programmed(0, person, None),
            leaves(0, person), sits(0, person),
        ):  # fmt: skip
            at += 10_000
            change(table)
            assert table.tally.left[0] == 90_000 - at
        at += 10_000
        programmed(0, person, "expert")(table)
        at += 30_000
        come_back(0)(table)
    assert table.deadline == at
    table.run_out(at)
    assert table.seats[0].program == "greedy"


async def test_when_time_runs_out_a_program_plays_on_until_the_person_is_back(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, clock={"reserve": 60, "per_turn": 30})
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        number = seat.seat or 0
        with monkeypatch.context() as later:
            later.setattr(app, "game_time", lambda: game_time() + 95_000)
            await app._run_out(services)
        await seat.until(lambda: seat.table["seats"][number]["state"] == "stand-in")
        assert seat.updates[0]["kind"] == "time"
        with refused("program-plays"):
            await seat.choose("end-turn")
        other = next(other for other in seats if other is not seat)
        while not seat.updates[-1]["clocks"][number]:
            # Both set up before the first turn begins.
            if other.decision is not None and other.is_my_decision:
                await other.choose(other.decision["options"][0])
            await asyncio.sleep(0.01)
        await seat.send(type="back")
        await seat.until(lambda: seat.table["seats"][number]["state"] == "person")
        assert seat.table["seats"][number]["clock"] <= 30_000


async def test_clocks_are_told_with_every_update(settings: Settings, people: People) -> None:
    with serving(settings) as address:
        ada = await people(address)
        id = await around_one(ada, 2, clock={"reserve": 1000, "per_turn": 30}, game={"mode": "basic"})
        async with at_all_seats(ada, id) as seats:
            await play_some(seats, random.Random(1), 4)
            for seat in seats:
                assert all(len(update["clocks"]) == 2 for update in seat.updates)
            shown = await ada.table(id)
            assert seats[0].updates[-1]["clock_since"] == shown["clock_since"]


async def test_whoever_was_thinking_when_the_server_stopped_has_what_was_left(
    settings: Settings, people: People
) -> None:
    hour = 3_600_000
    with serving(settings) as address:
        ada = await people(address)
        id = await around_one(ada, 2, clock={"reserve": 1000, "per_turn": 30}, game={"mode": "basic"})
        async with at_all_seats(ada, id) as seats:
            await play_some(seats, random.Random(1), 4)
        before = await ada.table(id)
        deadline = (await ada.tables())[0]["deadline"]
    stopped = game_time()
    # As if it had stopped an hour ago, in which the machine's clock may also have been set.
    with database.engine_for(settings.database) as engine, engine.begin() as connection:
        connection.execute(sa.update(PULSE).values(at=PULSE.c.at - hour))
        connection.execute(sa.update(TABLES).values(deadline=TABLES.c.deadline - hour))
    with serving(settings) as address:
        async with Client(address, ada.token) as again:
            after = await again.table(id)
            left = (await again.tables())[0]["deadline"] - game_time()
            assert after["status"] == "running"
            assert [seat["state"] for seat in after["seats"]] == ["person"] * 2
    assert abs(left - (deadline - stopped)) < 10_000
    assert [seat["clock"] for seat in after["seats"]] == [seat["clock"] for seat in before["seats"]]


async def test_several_servers_may_start_at_once_with_a_new_database(settings: Settings) -> None:
    database.upgrade(settings.database)
    stores = [Store(settings.database) for _ in range(4)]
    await asyncio.gather(*(resume_clocks(store) for store in stores))
    async with stores[0].begin() as connection:
        assert len((await connection.scalars(sa.select(PULSE.c.at))).all()) == 1
    for store in stores:
        await store.stop()


async def test_game_clocks_do_not_follow_the_clock_of_the_machine(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, clock={"reserve": 60, "per_turn": 30})
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        number = seat.seat or 0
        real = time.time
        for hours in (1, -1):
            monkeypatch.setattr(time, "time", lambda hours=hours: real() + hours * 3_600)
            await app._run_out(services)
            assert seat.decision is not None
            await seat.send(type="choose", choice=seat.decision["options"][0], version=seat.version)
            shown = await ada.table(id)
            assert shown["seats"][number]["state"] == "person"
            # What is written down bears the machine's time all the same.
            assert abs(seat.updates[-1]["at"] / 1000 - time.time()) < 60
            assert shown["seats"][number]["clock"] > 80_000
            seat = await decider(seats)
            number = seat.seat or 0


def test_what_another_process_wrote_is_timed_by_when_it_was_heard() -> None:
    clock = {"reserve": 100, "per_turn": 10}
    one, other = (new_table({"mode": "basic", "seed": 1, "first": "bliss"}, clock) for _ in range(2))
    hour = 3_600_000
    other.follow(one.start(1, 1_000), hour + 1_000)
    assert (other.status, other.tally.since) == ("running", hour + 1_000)
    for at in (2_000, 3_000, 4_000):
        assert one.game.decision is not None
        other.follow(one.choose(0, one.game.decision.options[0].text, None, at), hour + at)
        # What is pondered in silence reads no clock, in either.
        assert other.tally.since == hour + one.tally.since


def test_who_talks_through_several_processes_gets_no_time_and_what_is_pondered_moves_no_clock() -> None:
    clock = {"reserve": 100, "per_turn": 10}
    one, other = (new_table({"mode": "basic", "seed": 1, "first": "bliss"}, clock) for _ in range(2))
    hour = 3_600_000
    other.follow(one.start(1, 1_000), hour + 1_000)
    deadlines = one.deadline, other.deadline
    for at in (20_000, 40_000, 60_000):
        one.follow(other.say("p1", "P1", 1, "table", "Well?", hour + at), at)
        other.follow(one.say("p0", "P0", 0, "table", "Wait.", at + 1_000), hour + at + 1_000)
        assert (one.deadline, other.deadline) == deadlines
    other.follow(one.choose(0, "move", None, 70_000), hour + 70_000)
    one.follow(other.say("p1", "P1", 1, "table", "At last!", hour + 80_000), 80_000)
    heard = other.tally.heard[1]
    assert one.game.decision is not None
    other.follow(one.choose(0, one.game.decision.options[0].text, None, 90_000), hour + 90_000)
    assert other.tally.heard[1] == heard
    assert (one.deadline, other.deadline) == deadlines
    assert other.run_out(hour + 111_000)[0] == 0


# Sleeping, and a server that goes away.


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


async def long_game(services: Services, id: str, choices: int) -> Table:
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
    """How long this process usually works to read a table in, whatever else the machine does."""
    taken = []
    for _ in range(7):
        began = time.process_time()
        await read_table(services.store, id)
        taken.append(time.process_time() - began)
    return sorted(taken)[3]


async def test_a_snapshot_of_another_version_is_left_aside(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        id = await around_one(await people(address), game={"seed": 1})
        game = hosting.snapshot((await long_game(services, id, 60)).game)
        old = zlib.compress(json.dumps({"made": 50, "moved": [], "position": {"agenda": [["use", 0, 1]]}}).encode())
        async with services.store.begin() as connection:
            done = await connection.execute(sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).values(body=old))
        assert done.rowcount == 1
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
        async with services.store.begin() as connection:
            await connection.execute(sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).values(**values))
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
