"""Finished games explained: to whom, by how much thinking, and for how long that is kept."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from cerebria import Game, new_game, to_record
from cerebria.bots.analysis import Analysis, Moment, Turn, analyse
from cerebria.client import Client
from cerebria.server.programs import analysing
from cerebria.server.programs.explaining import Explanations, Progress
from cerebria.server.programs.questions import Questions
from cerebria.server.programs.turns import Asker
from cerebria.server.requests.analyses import _told
from cerebria.server.requests.bodies.games import AnalysisLine
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.schema import ANALYSES
from cerebria.server.storage.store import Store
from tests.parts import some_of_all

from .conftest import People
from .playing import ME, Json, play_some, refused
from .serving import PATIENCE, serving

pytestmark = pytest.mark.anyio


def short_game(turns: int = 1) -> Game:
    """A game of a turn or two, whatever they are worth: there is something to tell of each."""
    game = new_game(players=2, seed=6, turn_limit=turns)
    chance = random.Random(6)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return game


def long_game() -> Game:
    """A game that it takes long to think about."""
    game = new_game(seed=2)
    chance = random.Random(2)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return game


async def shelved(client: Client, game: Game) -> str:
    found = await client.upload_record(to_record(game))
    id: str = found["id"]
    return id


async def all_lines(client: Client, id: str) -> list[Json]:
    return [AnalysisLine.model_validate(line).model_dump() async for line in client.explain(id)]


@cache
def explained(turns: int) -> Json:
    """The short game, as the terminal explains it."""
    game = short_game(turns)
    return analyse(game).to_json()


@pytest.mark.parametrize("settings", some_of_all(["sqlite", "postgres"], "processes"), indirect=True)
async def test_a_finished_game_is_explained_as_the_terminal_does_and_thought_about_once(
    settings: Settings, people: People
) -> None:
    game = short_game(turns=2)
    with serving(settings) as address:
        ada = await people(address)
        id = await shelved(ada, game)
        assert await ada.analysis(id) is None
        *before, last = await all_lines(ada, id)
        assert last["analysis"] == explained(turns=2)
        assert all(line["analysis"] is None and line["done"] <= line["whole"] for line in before)
        assert await ada.analysis(id) == last["analysis"]
    with serving(settings) as address:
        again = Client(address, ada.token)
        # It is kept: there is one line, and nobody thinks.
        assert await all_lines(again, id) == [last]
        await again._http.aclose()


async def test_who_may_see_the_replay_may_ask_and_nobody_else(shared_server: str, people: People) -> None:
    ada, ben, cleo = [await people(shared_server, name) for name in ("Ada", "Ben", "Cleo")]
    id = await shelved(ada, short_game())
    link = await ada.replay_link(id)
    await ben.follow(link["secret"])
    assert (await all_lines(ben, id))[-1]["analysis"]
    for ask in (cleo.analysis, lambda id: all_lines(cleo, id)):
        with refused("no-such-table", 404):
            await ask(id)


async def test_a_game_that_goes_on_is_not_explained(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    made = await ada.new_table(game={"players": 2}, seats=[ME, ME])
    id = made["table"]["id"]
    await ada.start(id)
    with refused("not-over", 409):
        await all_lines(ada, id)
    with refused("not-over", 409):
        await ada.analysis(id)
    async with ada.join(id, 0) as one, ada.join(id, 1) as two:
        await play_some([one, two], random.Random(1), 2)
    await ada.ask("POST", f"/api/tables/{id}/end")
    # Nobody has finished a turn: there is nothing to tell.
    assert (await all_lines(ada, id))[-1]["analysis"]["moments"] == []


async def test_one_person_asks_for_two_at_once_at_most_and_who_hangs_up_cancels(
    sqlite_server: str, people: People
) -> None:
    ada, ben = await people(sqlite_server), await people(sqlite_server, "Ben")
    games = [await shelved(ada, long_game()) for _ in range(3)]
    async with aclosing(ada.explain(games[0])) as first, aclosing(ada.explain(games[1])) as second:
        await anext(first)
        await anext(second)
        with refused("still-thinking", 429):
            await all_lines(ada, games[2])
    # Neither holds up anybody any more.
    short = await shelved(ben, short_game())
    assert (await all_lines(ben, short))[-1]["analysis"]
    async with asyncio.timeout(PATIENCE), aclosing(ada.explain(games[2])) as third:
        async for line in third:
            if line["done"]:
                break
    assert await ada.analysis(games[0]) is None


def damage(settings: Settings, **values: Any) -> None:
    with database.engine_for(settings.database) as engine, engine.begin() as connection:
        connection.execute(update(ANALYSES).values(**values))


@pytest.mark.parametrize("fault", [{"body": b"no analysis"}, {"form": analysing.FORM - 1}], ids=["damaged", "older"])
async def test_what_cannot_be_read_is_made_anew(
    sqlite_settings: Settings, people: People, fault: dict[str, Any]
) -> None:
    with serving(sqlite_settings) as address:
        ada = await people(address)
        id = await shelved(ada, short_game())
        found = (await all_lines(ada, id))[-1]
        damage(sqlite_settings, **fault)
        assert await ada.analysis(id) is None
        assert (await all_lines(ada, id))[-1] == found
        assert await ada.analysis(id) == found["analysis"]


# Several who wait for one.


ADA, BEN = Asker("1.0.0.1", "ada"), Asker("1.0.0.2", "ben")
EVEN = {"bliss": 0.5, "gloom": 0.5}
CURVE = [Turn(number, None, EVEN, EVEN, {"bliss": 0, "gloom": 0}, number) for number in range(4)]
DULL = Moment(1, "reason", "bliss", 0, 0.5, 0.5, 0.5, 0.0, (), (), None, has_decided=False)


class Thinking:
    """Questions about a game of three turns in which nothing happened: it is told of them when the test says so."""

    def __init__(self) -> None:
        self.by: list[str] = []
        self.answer: asyncio.Future[Moment] = asyncio.get_running_loop().create_future()
        self.is_cancelled = False

    @contextmanager
    def asked(self, asker: Asker) -> Iterator[None]:
        self.by.append(asker.person)
        yield

    async def part(self, asker: Asker, work: Any, *_: Any) -> Any:
        if work is analysing.curve:
            return CURVE
        if work is analysing.ending:
            return {}, []
        try:
            return await asyncio.shield(self.answer)
        except asyncio.CancelledError:
            self.is_cancelled = True
            raise


@pytest.fixture
async def store(sqlite_settings: Settings) -> Any:
    database.upgrade(sqlite_settings.database)
    found = Store(sqlite_settings.database)
    yield found
    await found.stop()


async def test_those_who_ask_for_the_same_game_wait_for_one_thought(store: Store) -> None:
    thinking = Thinking()
    explanations = Explanations(thinking, store)  # type: ignore[arg-type]
    one, two = (explanations.explain(asker, "t", {}, []) for asker in (ADA, BEN))
    assert await anext(one) == await anext(two) == Progress(0, 6)
    # Who turns away leaves it to the other.
    await one.aclose()
    thinking.answer.set_result(DULL)
    assert [told async for told in two][-1] == Analysis(CURVE, [], {}, []).to_json()
    assert (thinking.by, thinking.is_cancelled) == (["ada"], False)


class InTurn(Questions):
    """Questions about games in which nothing happened, of as many turns as they have choices; whose part each was."""

    def __init__(self) -> None:
        super().__init__(1, PATIENCE)
        self.parts: list[str] = []

    async def part(self, asker: Asker, work: Any, record: analysing.Record, *_: Any) -> Any:
        if work is analysing.ending:
            return {}, []
        async with self._turns.place(asker):
            self.parts.append(asker.person)
            await asyncio.sleep(0)
            return DULL if work is analysing.moment else CURVE[:1] * (len(record.choices) + 1)


async def test_a_short_game_does_not_wait_for_the_end_of_a_long_one(store: Store) -> None:
    questions = InTurn()
    explanations = Explanations(questions, store)

    async def explain(asker: Asker, table: str, turns: int) -> None:
        async for _ in explanations.explain(asker, table, {}, ["end-turn"] * turns):
            pass

    # All those who ask for much come from one address.
    long = [asyncio.create_task(explain(Asker(ADA.address, f"ada {place}"), f"long {place}", 200)) for place in "abc"]
    while len(questions.parts) < 10:
        await asyncio.sleep(0)
    await explain(BEN, "short", 5)
    # How the chances went, and each of its turns: between two of them there is one of others.
    own = [place for place, person in enumerate(questions.parts) if person == "ben"]
    assert len(own) == 1 + 5
    assert own[-1] <= 10 + 2 * len(own)
    for task in long:
        task.cancel()
    await asyncio.wait(long)


async def test_it_ends_when_nobody_waits_for_it_and_begins_anew_for_the_next(store: Store) -> None:
    thinking = Thinking()
    explanations = Explanations(thinking, store)  # type: ignore[arg-type]
    one = explanations.explain(ADA, "t", {}, [])
    await anext(one)
    await one.aclose()
    two = explanations.explain(BEN, "t", {}, [])
    assert await anext(two) == Progress(0, 6)
    assert (thinking.by, thinking.is_cancelled) == (["ada", "ben"], True)
    await two.aclose()


async def test_who_waits_is_told_when_the_server_stops(store: Store) -> None:
    thinking = Thinking()
    services = SimpleNamespace(is_stopping=False, explanations=Explanations(thinking, store))  # type: ignore[arg-type]
    news = services.explanations.explain(ADA, "t", {}, [])
    lines = _told(services, await anext(news), news)  # type: ignore[arg-type]
    assert json.loads(await anext(lines))["whole"] == 6
    services.is_stopping = True
    *_, last = [json.loads(line) async for line in lines]
    assert last["refused"]["error"] == "busy"
    await asyncio.sleep(0)
    assert thinking.is_cancelled
