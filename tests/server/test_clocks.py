"""Clocks: whose time passes, when it is given, what it leads to, and over restarts and several processes."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress

import pytest
import sqlalchemy as sa

from cerebria.client import Client
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.clocks import first_pulse
from cerebria.server.storage.people import Person
from cerebria.server.storage.schema import PULSE, TABLES
from cerebria.server.storage.store import Store, now
from cerebria.server.tables.changes import make
from cerebria.server.tables.keeping_time import keep_time
from cerebria.server.tables.needs import Needs, Player
from cerebria.server.tables.seating import ComeBack, Leave, LetPlay, TakeSeat

from .conftest import People
from .playing import (
    around_one,
    at_all_seats,
    decider,
    new_table,
    play_some,
    refused,
)
from .serving import serving

pytestmark = pytest.mark.anyio

SEATS = 4
BACK = ComeBack(Player("p0", 0, Needs.GAME))
LEFT = sa.select(TABLES.c.deadline - sa.select(PULSE.c.at).scalar_subquery())


def test_time_is_taken_from_whoever_thinks_and_given_at_every_turn() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 100, "per_turn": 10})
    table.start(1, 0)
    assert table.tally.left == (110_000,) * SEATS
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
        for change in (BACK, LetPlay(0, person, None)):
            with pytest.raises(Refusal, match="run out"):
                make(table.copy(), change, 10_000)
        again = table.copy()
        make(again, TakeSeat(0, Person("q", "Q"), instead_of="p0"), 10_000)
        assert (again.seats[0].person, again.seats[0].program) == ("q", "greedy")
        assert table.game.decision is not None
        table.choose(table.game.decision.seat, table.game.decision.options[-1].text, None, 10_000)
    assert table.tally.left[0] == 10_000
    make(table, BACK, 10_000)
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
            make(table, BACK, at)
    assert turns == 10
    assert thought <= (60 + 30 + 2 * 30 * turns) * 1000


def test_no_time_is_won_by_letting_a_program_think_and_coming_back_before_it_chooses() -> None:
    table = new_table({"mode": "basic", "seed": 1, "first": "bliss"}, {"reserve": 60, "per_turn": 30})
    table.start(1, 0)
    person, at = Person("p0", "P0"), 0
    for change in (
        LetPlay(0, person, "expert"), BACK, LetPlay(0, person, "expert"), LetPlay(0, person, None),
        Leave(0, person), TakeSeat(0, person, instead_of=None),
    ):  # fmt: skip
        at += 10_000
        make(table, change, at)
        assert table.tally.left[0] == 90_000 - at
    at += 10_000
    make(table, LetPlay(0, person, "expert"), at)
    at += 30_000
    make(table, BACK, at)
    assert table.deadline == at
    table.run_out(at)
    assert table.seats[0].program == "greedy"


async def test_when_time_runs_out_a_program_plays_on_until_the_person_is_back(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, clock={"reserve": 60, "per_turn": 30})
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        number = seat.seat or 0
        await services.store.execute(sa.update(PULSE).values(at=PULSE.c.at + 95_000))
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
    with database.engine_for(settings.database) as engine, engine.begin() as connection:
        connection.execute(sa.update(PULSE).values(noted=PULSE.c.noted - hour))
        left = connection.scalars(LEFT).one()
    with serving(settings) as address:
        async with Client(address, ada.token) as again:
            after = await again.table(id)
            assert after["status"] == "running"
            assert [seat["state"] for seat in after["seats"]] == ["person"] * 2
            runs_out = (await again.tables())[0]["deadline"]
            assert abs(runs_out - now() - left) < 30_000
    with database.engine_for(settings.database) as engine, engine.begin() as connection:
        assert 0 <= left - connection.scalars(LEFT).one() < 30_000
    assert [seat["clock"] for seat in after["seats"]] == [seat["clock"] for seat in before["seats"]]


async def test_several_servers_may_start_at_once_with_a_new_database(settings: Settings) -> None:
    database.upgrade(settings.database)
    stores = [Store(settings.database) for _ in range(4)]
    await asyncio.gather(*(first_pulse(store) for store in stores))
    assert len(await stores[0].rows(sa.select(PULSE.c.at))) == 1
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
            await keep_time(services.tables)
            assert seat.decision is not None
            await seat.send(type="choose", choice=seat.decision["options"][0], version=seat.version)
            shown = await ada.table(id)
            assert shown["seats"][number]["state"] == "person"
            # What is written down bears the machine's time all the same.
            assert abs(seat.updates[-1]["at"] / 1000 - time.time()) < 60
            assert shown["seats"][number]["clock"] > 80_000
            seat = await decider(seats)
            number = seat.seat or 0


def test_what_another_process_wrote_is_timed_as_it_says() -> None:
    clock = {"reserve": 100, "per_turn": 10}
    one, other = (new_table({"mode": "basic", "seed": 1, "first": "bliss"}, clock) for _ in range(2))
    other.follow(one.start(1, 1_000))
    assert (other.status, other.tally.since) == ("running", 1_000)
    for at in (2_000, 3_000, 4_000):
        assert one.game.decision is not None
        other.follow(one.choose(0, one.game.decision.options[0].text, None, at))
        # What is pondered in silence reads no clock, in either.
        assert (other.tally.since, other.deadline) == (one.tally.since, one.deadline)


def test_who_talks_through_several_processes_gets_no_time_and_what_is_pondered_moves_no_clock() -> None:
    clock = {"reserve": 100, "per_turn": 10}
    one, other = (new_table({"mode": "basic", "seed": 1, "first": "bliss"}, clock) for _ in range(2))
    other.follow(one.start(1, 1_000))
    for at in (20_000, 40_000, 60_000):
        one.follow(other.say("p1", "P1", 1, "table", "Well?", at))
        other.follow(one.say("p0", "P0", 0, "table", "Wait.", at + 1_000))
        assert one.deadline == other.deadline == 111_000
    other.follow(one.choose(0, "move", None, 70_000))
    one.follow(other.say("p1", "P1", 1, "table", "At last!", 80_000))
    heard = other.tally.heard[1]
    assert one.game.decision is not None
    other.follow(one.choose(0, one.game.decision.options[0].text, None, 90_000))
    assert other.tally.heard[1] == heard
    assert one.deadline == other.deadline == 111_000
    assert other.run_out(111_000)[0] == 0


def test_what_passed_while_a_choice_could_not_be_taken_is_given_back() -> None:
    clock = {"reserve": 100, "per_turn": 10}
    one, other = (new_table({"mode": "basic", "seed": 1, "first": "bliss"}, clock) for _ in range(2))
    with pytest.raises(Refusal, match="not running"):
        one.pause(0, 1_000)
    other.follow(one.start(1, 1_000))
    # Since 31 seconds; and since before the clock began to run.
    for since, at, deadline in ((31_000, 61_000, 141_000), (0, 71_000, 181_000)):
        other.follow(one.pause(since, at))
        assert one.deadline == other.deadline == deadline
        assert (one.tally.left[0], one.tally.left) == (110_000, other.tally.left)
    one.pause(80_000, 75_000)
    assert one.deadline == 181_000, "it is never sooner"
    one.run_out(181_000)
    with pytest.raises(Refusal, match="not running"):
        one.pause(181_000, 190_000)
