"""Hints over the network: for the seat that decides, from what it sees, where they are allowed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from cerebria import View
from cerebria.bots.hints import hints
from cerebria.client import Client, Live, ServerRefused
from cerebria.play import engine
from cerebria.server.programs.questions import Questions
from cerebria.server.programs.turns import Asker, Turns
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from tests.games import options_for
from tests.test_views import disguise

from .conftest import People
from .playing import GREEDY, ME, around_one, refused
from .serving import PATIENCE, serving_here
from .test_leaks import at_a_turn, put

pytestmark = pytest.mark.anyio


class Unanswered(Questions):
    """Questions about which nobody thinks; those that are waited for, and how many were taken back."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.views: list[View] = []
        self.taken_back = 0

    async def part(self, asker: Asker, work: Any, *arguments: Any) -> Any:
        """Wait for ever."""
        self.views += arguments[:1]
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.taken_back += 1
            raise


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def asked(settings: Settings, people: People) -> AsyncIterator[tuple[Live, asyncio.Task[Any], Unanswered]]:
    """Somebody who has asked for hints and waits for them."""
    async with serving_here(settings) as (server, services):
        services.hints = questions = Unanswered()
        host = await people(server)
        id = await around_one(host, 2)
        async with host.join(id, 0) as seat, host.join(id, 1) as other:
            mine = seat if seat.is_my_decision else other
            waiting = asyncio.create_task(mine.hints())
            await until(lambda: bool(questions.views))
            yield mine, waiting, questions


async def test_whoever_plays_alone_gets_the_hints_of_their_view(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        host = await people(server)
        made = await host.new_table(game={"players": 2, "mode": "basic", "first": "bliss"}, seats=[ME, GREEDY])
        id = made["table"]["id"]
        assert (made["table"]["allows_hints"], made["table"]["has_hints"]) == (False, True)
        await host.start(id)
        async with host.join(id, 0) as seat:
            await seat.until(lambda: seat.is_my_decision)
            found = await seat.hints()
        view = (await services.tables.read(id)).game.view(0)
        assert found == [hint.to_json() for hint in hints(view)]
        assert 1 <= len(found) <= 3


@pytest.mark.slow
async def test_two_worlds_that_look_the_same_give_the_same_hints(sqlite_settings: Settings, people: People) -> None:
    rng = random.Random(5)
    async with serving_here(sqlite_settings) as (server, services):
        host = await people(server)
        for number in (0,):
            game = at_a_turn(number, rng, 40, 90)
            assert game.decision is not None
            seat = game.decision.seat
            other = disguise(game.state, seat, rng)
            other.options = engine.options(other)
            assert other != game.state
            found = []
            for state in (game.state.copy(), other):
                id = await around_one(host, len(game.players), game=options_for(number))
                await put(services, id, state)
                async with host.join(id, seat) as eyes:
                    found.append(await eyes.hints())
            assert found[0] == found[1] != []


# Who may ask.


async def of_two(host: Client, guest: Client, **form: Any) -> str:
    """A table of two people that has not started."""
    made = await host.new_table(game={"players": 2, "mode": "basic", "first": "bliss"}, **form)
    assert made["table"]["has_hints"] == form.get("allows_hints", False), "a second person is expected"
    await guest.follow(made["links"][0]["secret"])
    id: str = made["table"]["id"]
    return id


async def test_among_several_people_there_are_hints_only_if_the_host_allows_them(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        services.hints = questions = Unanswered()
        host, guest = await people(server), await people(server, "Gus")
        for is_allowed in (False, True):
            id = await of_two(host, guest, allows_hints=is_allowed)
            shown = (await guest.table(id))["allows_hints"], (await guest.table(id))["has_hints"]
            assert shown == (is_allowed, is_allowed)
            await host.start(id)
            async with host.join(id, 0) as seat:
                if is_allowed:
                    waiting = asyncio.create_task(seat.hints())
                    await until(lambda: len(questions.views) == 1)
                    waiting.cancel()
                else:
                    with refused("no-hints"):
                        await seat.hints()


async def test_the_host_alone_changes_that_and_only_before_the_start(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        host, guest = await people(server), await people(server, "Gus")
        id = await of_two(host, guest)
        path = f"/api/tables/{id}/hints"
        with refused("not-host", 403):
            await guest.ask("POST", path, {"are_allowed": True})
        async with guest.join(id, 1, since=0) as heard:
            changed = await host.ask("POST", path, {"are_allowed": True})
            assert changed["has_hints"]
            await heard.until(lambda: bool(heard.table["allows_hints"]))
            assert heard.updates[-1]["change"] == "hints"
            await host.ask("POST", path, {"are_allowed": False})
            await heard.until(lambda: not heard.table["has_hints"])
            assert heard.updates[-1]["change"] == "no-hints"
            await host.ask("POST", path, {"are_allowed": True})
        await _forgotten(services, id)
        assert (await guest.table(id))["allows_hints"]
        await host.start(id)
        with refused("already-started", 409):
            await host.ask("POST", path, {"are_allowed": False})
        await host.ask("POST", f"/api/tables/{id}/end")
        again = await host.ask("POST", f"/api/tables/{id}/rematch")
        assert again["table"]["allows_hints"]


async def _forgotten(services: Services, id: str) -> None:
    """Let a table be read from the database again."""
    room = services.tables.room(id)
    async with asyncio.timeout(PATIENCE):
        while room.listeners:
            await asyncio.sleep(0.01)
    services.tables._forget(room)


async def test_only_the_seat_that_decides_may_ask_and_about_what_is_now(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        services.hints = questions = Unanswered()
        host = await people(server)
        id = await around_one(host, 2)
        async with host.join(id, 0) as seat, host.join(id, 1) as other, host.join(id) as watching:
            mine, theirs = (seat, other) if seat.is_my_decision else (other, seat)
            with refused("not-your-decision"):
                await theirs.hints()
            with refused("not-your-seat"):
                await watching.hints()
            with refused("stale"):
                await mine.send(type="hints", version=mine.version + 1)
            assert mine.seat is not None
            await host.ask("POST", f"/api/tables/{id}/seats/{mine.seat}/program", {"program": "random"})
            with refused("program-plays"):
                await mine.hints()
        assert questions.views == []


# Asking, and asking no more.


async def test_hints_that_are_cancelled_are_refused_and_not_thought_about(
    sqlite_settings: Settings, people: People
) -> None:
    async with asked(sqlite_settings, people) as (seat, waiting, questions):
        await seat._send({"type": "cancel-hints"})
        with refused("question-withdrawn"):
            await waiting
        assert questions.taken_back == 1


async def test_other_messages_are_answered_meanwhile_and_a_choice_ends_the_thinking(
    sqlite_settings: Settings, people: People
) -> None:
    async with asked(sqlite_settings, people) as (seat, waiting, questions):
        assert await seat.facts()
        await seat.say("Hm")
        assert (questions.taken_back, waiting.done()) == (0, False)
        assert seat.decision is not None
        await seat.choose(seat.decision["options"][0])
        with refused("question-withdrawn"):
            await waiting
        assert questions.taken_back == 1


async def test_nobody_thinks_for_somebody_who_has_gone(sqlite_settings: Settings, people: People) -> None:
    async with asked(sqlite_settings, people) as (seat, waiting, questions):
        waiting.cancel()
        await seat.close()
        await until(lambda: questions.taken_back == 1)


async def test_a_third_hint_at_once_is_refused(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        services.hints._turns = Turns(0)  # as if others were thinking
        host = await people(server)
        id = await around_one(host, 2)
        async with host.join(id, 0) as seat, host.join(id, 1) as other:
            mine = seat if seat.is_my_decision else other
            waiting = [asyncio.create_task(mine.hints()) for _ in range(2)]
            await until(lambda: services.hints._people._taken[_person(services, id)] == 2)
            with refused("still-thinking"):
                await mine.hints()
            await mine._send({"type": "cancel-hints"})
            for each in waiting:
                with refused("question-withdrawn"):
                    await each


def _person(services: Services, id: str) -> str:
    table = services.tables.room(id).table
    assert table is not None and table.host is not None
    return table.host


async def test_hints_are_dearer_than_what_else_is_asked(sqlite_settings: Settings, people: People) -> None:
    strict = replace(sqlite_settings, rate=0.1, burst=150)
    async with asked(strict, people) as (seat, waiting, _):
        reasons = []
        for _ in range(150 // 20):
            with pytest.raises(ServerRefused) as caught:
                await seat.send(type="hints", version=seat.version + 1)
            reasons.append(caught.value.id)
        assert (reasons[0], reasons[-1]) == ("stale", "too-many-requests")
        waiting.cancel()
