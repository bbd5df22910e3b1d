"""Nobody learns through the network what they may not know: every byte that reaches them is looked at."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from itertools import islice, pairwise
from typing import Any, NamedTuple

import pytest
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection, connect

from cerebria import RULES_VERSION, Game, hosting
from cerebria.client import Client, Live, ServerRefused
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.play.game import new_game
from cerebria.play.hosting import merge
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.schema import SNAPSHOTS
from cerebria.server.tables import replay as looking_back
from cerebria.server.tables.snapshots import SNAPSHOT_FORM
from tests.games import BALANCE, EGO, PROTOTYPE, options_for, play_on
from tests.parts import some_of_all
from tests.test_views import disguise

from .conftest import People
from .playing import around_one, decider
from .serving import serving_here

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
CHANGING = ("at", "time", "created_at", "changed_at", "clock_since")
"""What differs from table to table, and says nothing."""


def at_a_turn(number: int, rng: random.Random, least: int, most: int) -> Game:
    """A game in which somebody is about to act, after so many choices or a few more; or one that is over."""
    game = play_on(new_game(**options_for(number)), rng, rng.randrange(least, most))
    while game.decision is not None and game.decision.kind != "turn":
        play_on(game, rng, 1)
    return game


class Ear:
    """A live connection of which every word is kept."""

    def __init__(self, connection: ClientConnection, client: Client, seat: int | None) -> None:
        self.client = client
        self.seat = seat
        self.texts: list[str] = []
        self.version = 0
        self.view: Json = {}
        self._connection = connection

    async def ask(self, **message: Any) -> None:
        await self._connection.send(json.dumps(message))

    async def hear(self) -> list[Json]:
        """All that has been told since the last time."""
        await self.ask(type="ping")
        heard: list[Json] = []
        while True:
            text = await self._connection.recv()
            assert isinstance(text, str)
            message: Json = json.loads(text)
            if message["type"] == "pong":
                return heard
            self.texts.append(text)
            self._take(message)
            heard.append(message)

    def _take(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.version, self.view = message["version"], message["view"]
        elif message["type"] == "update":
            assert message["version"] == self.version + 1
            self.version += 1
            merge(self.view, message.get("view") or {})


@asynccontextmanager
async def listening(
    address: str, table: str, client: Client, seat: int | None, since: int | None = None
) -> AsyncIterator[Ear]:
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(where, proxy=None, compression=None, max_size=2**24) as connection:
        ear = Ear(connection, client, seat)
        await ear.ask(type="hello", token=client.token, seat=seat, since=since)
        yield ear


async def seated(host: Client, guests: list[Client], options: Json, **form: Any) -> tuple[str, list[str]]:
    """A table with everybody on a seat of their own, in this order, and the last guest watching; and its secrets."""
    made = await host.new_table(game=options, **form)
    table: str = made["table"]["id"]
    secrets = [link["secret"] for link in made["links"]]
    for guest, secret in zip(guests, secrets, strict=True):
        await guest.follow(secret)
    await host.start(table)
    return table, secrets


# Two worlds that one pair of eyes cannot tell apart.


async def put(services: Services, id: str, state: State) -> None:
    """Let the game of a table go on from a position."""
    table = await services.tables.read(id)
    tally = table.tally
    data = {
        "form": SNAPSHOT_FORM,
        "rules": RULES_VERSION,
        "made": tally.made,
        "moved": tally.moved,
        "position": state.to_json(),
    }
    body = zlib.compress(json.dumps(data).encode())
    await services.store.execute(insert(SNAPSHOTS).values(table_id=id, number=table.number, body=body))
    kept = services.tables.settings
    services.tables.settings = replace(kept, sleep_seconds=-1)
    services.tables.sleep()
    services.tables.settings = kept
    assert id not in services.tables.rooms
    assert (await services.tables.read(id)).game.state == state


def plain(words: Any, id: str) -> str:
    """What was told, without what differs from table to table."""

    def without(found: Any) -> Any:
        if isinstance(found, dict):
            return {key: without(value) for key, value in found.items() if key not in CHANGING}
        return [without(item) for item in found] if isinstance(found, list) else found

    return json.dumps(without(words)).replace(id, "table")


async def everything_asked(ear: Ear, id: str) -> list[str]:
    """Whatever these eyes can find out by asking, once they have heard all."""
    version = ear.version
    for message in (
        {"type": "choose", "choice": "end-turn", "version": version + 1},
        {"type": "choose", "choice": "card courage", "version": version},
        {"type": "choose", "choice": "nonsense", "version": version},
        {"type": "facts", "version": version},
        {"type": "foresee", "choice": "move", "version": version},
        {"type": "foresee", "choice": "draw-emotions", "version": version},
        {"type": "undo", "version": version + 1},
        {"type": "ask-undo", "back_to": version},
        {"type": "ask-undo", "back_to": version + 1},
        {"type": "answer", "request": 1, "agrees": True},
        {"type": "back"},
        {"type": "look", "seat": ear.seat, "since": 0},
    ):
        await ear.ask(**message, **({} if message["type"] == "look" else {"key": "asked"}))
    found = [plain(message, id) for message in await ear.hear()]
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/welcome", f"/api/tables/{id}/emotions"):
        found.append(plain(await ear.client.ask("GET", path), id))
    lines = await ear.client.tables()
    found.append(plain([line for line in lines if line["id"] == id], id))
    return found


PONDERED = ("invoke", "quell", "move", "empower", "fortify", "meditate", "intensify", "move-emotion")
"""Actions within which there is much to ponder before anybody sees anything."""
Acts = list[str | None]
"""Choices in a row; None takes the last one back."""


def quiet(game: Game, seat: int | None) -> list[str]:
    """Options after which nothing has changed for these eyes."""
    assert game.decision is not None
    before = game.view(seat).to_json()
    found = []
    for option in game.decision.options:
        after = game.copy()
        if not after.choose(option) and after.view(seat).to_json() == before:
            found.append(option.text)
    return found


def different_thoughts(worlds: list[Game], seat: int | None, rng: random.Random) -> list[Acts] | None:
    """What somebody may ponder without a sign of it: in one world as long as possible, in the other little or not."""
    acts: list[Acts] = [[], []]
    while options := quiet(worlds[0], seat):
        if not acts[0] and rng.random() < 0.3:
            acts[0] += [rng.choice(options), None]
        acts[0].append(rng.choice(options))
        worlds[0].choose(acts[0][-1] or "")
    if acts[0] and rng.random() < 0.5 and (options := quiet(worlds[1], seat)):
        acts[1].append(rng.choice(options))
        worlds[1].choose(acts[1][-1] or "")
    return acts if acts[0] else None


def same_choice(worlds: list[Game], seat: int | None, rng: random.Random) -> list[Acts] | None:
    """A choice that both worlds offer, and after which the game shows these eyes the same."""
    one, other = (world.decision for world in worlds)
    assert one is not None and other is not None
    offered = sorted({option.text for option in one.options} & {option.text for option in other.options})
    rng.shuffle(offered)
    offered.sort(key=lambda text: text not in PONDERED)
    for text in offered[:8]:
        after = [world.copy() for world in worlds]
        for world in after:
            world.choose(text)
        shown = [
            (hosting.retell(world, hosting.raw_log(world)[-1], seat), world.view(seat).to_json()) for world in after
        ]
        if shown[0] == shown[1]:
            worlds[:] = after
            return [[text], [text]]
    return None


class Plan(NamedTuple):
    """Two worlds that some eyes cannot tell apart, and how both go on so that they still cannot."""

    number: int
    seat: int | None
    states: list[State]
    steps: list[tuple[int, list[Acts]]]
    """Who acts, and how in each world."""


def plan(number: int, rng: random.Random) -> Plan:
    """A position, and the same with all dealt anew that some eyes cannot see."""
    game = new_game(**options_for(number))
    play_on(game, rng, rng.randrange(10, 80))
    while game.decision is not None and game.decision.kind != "turn":
        play_on(game, rng, 1)
    assert game.decision is not None
    decider = game.decision.seat
    seat = rng.choice([None, *(seat for seat in game.players if seat != decider)])
    other = disguise(game.state, seat, rng)
    other.rng = game.state.rng
    other.options = engine.options(other)
    worlds = [Game(game.state.copy(), [[]]), Game(other.copy(), [[]])]
    steps: list[tuple[int, list[Acts]]] = []
    for _ in range(10):
        if worlds[0].decision is None or worlds[1].decision is None:
            break
        actor = worlds[0].decision.seat
        acts = different_thoughts(worlds, seat, rng) if actor != seat else None
        acts = acts or same_choice(worlds, seat, rng)
        if acts is None:
            break
        steps.append((actor, acts))
    return Plan(number, seat, [game.state, other], steps)


def plans() -> Iterator[Plan]:
    """Those in which somebody ponders, and in one world longer than in the other."""
    rng = random.Random(5)
    for number in (first + number for number in range(60) for first in (0, BALANCE, EGO, PROTOTYPE)):
        found = plan(number, rng)
        if any(len(one) - 2 * one.count(None) != len(other) for _, (one, other) in found.steps):
            yield found


@pytest.mark.slow
@pytest.mark.parametrize("games", some_of_all([6, 12], "wire"))
async def test_what_eyes_cannot_see_changes_nothing_that_reaches_them(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    compared = 0
    async with serving_here(sqlite_settings) as (address, services):
        everybody = [await people(address, name) for name in ("Ada", "Ben", "Cleo", "Dag", "Eve", "Flo", "Gus")]
        for number, seat, states, steps in islice(plans(), games):
            players = options_for(number)["players"]
            guests = [*everybody[1:players], everybody[-1]]
            viewer = everybody[-1] if seat is None else everybody[seat]
            async with AsyncExitStack() as stack:
                made = [await seated(everybody[0], guests, options_for(number)) for _ in states]
                tables = [table for table, _ in made]
                for table, state in zip(tables, states, strict=True):
                    await put(services, table, state)
                look_back_from(services, dict(zip(tables, states, strict=True)), monkeypatch)
                lives = [
                    [await stack.enter_async_context(everybody[one].join(table, one)) for one in range(players)]
                    for table in tables
                ]
                ears = [await stack.enter_async_context(listening(address, id, viewer, seat, 0)) for id in tables]
                for actor, acts in [(0, []), *steps]:
                    for live, done in zip(lives, acts, strict=False):
                        for act in done:
                            await (live[actor].undo() if act is None else live[actor].choose(act))
                    heard = [
                        [plain(words, id) for words in await ear.hear()] for ear, id in zip(ears, tables, strict=True)
                    ]
                    asked = [await everything_asked(ear, id) for ear, id in zip(ears, tables, strict=True)]
                    for (id, secrets), found in zip(made, asked, strict=True):
                        found.append(plain(await viewer.past(id, seat), id))
                        for secret in secrets:
                            found.append(plain(await viewer.ask("POST", "/api/links/read", {"secret": secret}), id))
                    assert heard[0] == heard[1]
                    assert asked[0] == asked[1]
                    compared += 1
    assert compared >= 2 * games


# Decisions that were none.


FORCED = ((7, 29), (8, 104), (BALANCE + 8, 39), (EGO + 3, 31), (EGO + 18, 21), (3, 21), (BALANCE, 184))
"""Games and their choices that lead on through a decision with a single option: with other cards it has more."""
TAKEN_BACK = FORCED[:5]
"""Those of them after which nobody has learned anything that is not to be forgotten."""


def parts(game: Game, choice: str | int) -> list[Any]:
    """Carry out a choice; what a spectator hears of it, part by part."""
    before = hosting.decider_shown(game)
    events, cuts, _ = hosting.advance_with_cuts(game, choice)
    if not events and hosting.decider_shown(game) == before:
        return []
    bounds = [0, *(cut.events for cut in cuts), len(events)]
    games = [*(cut.game for cut in cuts), game]
    return [
        (hosting.retell(game, events[first:last], None), at.view(None).to_json())
        for at, (first, last) in zip(games, pairwise(bounds), strict=True)
    ]


def led_to(world: Game, wanted: list[Any], depth: int) -> list[str] | None:
    """Choices after which a spectator has heard just this."""
    if not wanted:
        return []
    for option in world.decision.options if depth and world.decision else ():
        after = world.copy()
        heard = parts(after, option.number)
        if heard == wanted[: len(heard)] and (rest := led_to(after, wanted[len(heard) :], depth - 1)) is not None:
            return [option.text, *rest]
    return None


def forced_and_free(number: int, made: int) -> tuple[list[State], list[list[str]]]:
    """Two worlds that look alike to spectators: in one a decision is taken by itself, in the other it is asked."""
    rng = random.Random(number)
    game = new_game(**options_for(number))
    for _ in range(made - 1):
        assert game.decision is not None
        hosting.advance(game, rng.choice(game.decision.options))
    assert game.decision is not None
    state, choice = game.state.copy(), rng.choice(game.decision.options)
    wanted = parts(game, choice.number)
    assert len(wanted) > 1
    dealt = random.Random(1)
    while True:
        other = disguise(state, None, dealt)
        other.rng = state.rng
        other.options = engine.options(other)
        free = Game(other.copy(), [[]])
        if choice.number not in other.options:
            continue
        heard = parts(free, choice.number)
        if len(heard) < len(wanted) and heard == wanted[: len(heard)]:
            rest = led_to(free, wanted[len(heard) :], 5)
            if rest is not None:
                return [state, other], [[choice.text], [choice.text, *rest]]


@pytest.mark.slow
@pytest.mark.parametrize("where", some_of_all(FORCED, "wire", one_in=3), ids=str)
async def test_updates_are_cut_at_the_same_places_whether_a_step_was_forced_or_not(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch, where: tuple[int, int]
) -> None:
    states, choices = forced_and_free(*where)
    async with serving_here(sqlite_settings) as (address, services), AsyncExitStack() as stack:
        everybody = [await people(address, name) for name in ("Ada", "Ben", "Cleo", "Dag", "Eve", "Flo", "Gus")]
        players = options_for(where[0])["players"]
        guests = [*everybody[1:players], everybody[-1]]
        tables = [(await seated(everybody[0], guests, options_for(where[0])))[0] for _ in states]
        for table, state in zip(tables, states, strict=True):
            await put(services, table, state)
        look_back_from(services, dict(zip(tables, states, strict=True)), monkeypatch)
        ears = [await stack.enter_async_context(listening(address, id, everybody[-1], None, 0)) for id in tables]
        for ear in ears:
            await ear.hear()
        began = ears[0].version
        lives = [
            [await stack.enter_async_context(everybody[one].join(table, one)) for one in range(players)]
            for table in tables
        ]
        chooser = (await decider(lives[0])).seat or 0
        for live, acts in zip(lives, choices, strict=True):
            for act in acts:
                await (await decider(live)).choose(act)
        updates = [await updates_heard(ear, id) for ear, id in zip(ears, tables, strict=True)]
        assert len(updates[0]) > 1
        assert updates[0] == updates[1]
        # Also for those who come back in the middle of it, and for those who look back.
        for since in range(began, ears[0].version + 1):
            found = []
            for table in tables:
                async with listening(address, table, everybody[-1], None, since) as again:
                    welcome, *_ = await again.hear()
                    found.append(plain(welcome, table))
                past = await everybody[-1].past(table, start=since)
                found.append(plain(past, table))
            assert found[:2] == found[2:]
        if players > 1:
            # And to those who ask for going back to the middle of it, also when more was said since then.
            for words in ("Well.", "So what?"):
                for live in lives:
                    await ask_undos(live, chooser, began)
                asked = [await updates_heard(ear, id) for ear, id in zip(ears, tables, strict=True)]
                assert len(asked[0]) > 2
                assert asked[0] == asked[1]
                for live in lives:
                    await live[chooser].say(words)
                for ear in ears:
                    await ear.hear()
        # And on the way back, if there is one.
        deciders = [await decider(live) for live in lives]
        assert deciders[0].can_undo == deciders[1].can_undo == (where in TAKEN_BACK)
        if deciders[0].can_undo:
            for one, acts in zip(deciders, choices, strict=True):
                for _ in acts:
                    await one.undo()
            undone = [await updates_heard(ear, id) for ear, id in zip(ears, tables, strict=True)]
            assert len(undone[0]) == len(updates[0])
            assert undone[0] == undone[1]
            if players > 1:
                for live in lives:
                    await ask_undos(live, chooser, began)
                asked = [await updates_heard(ear, id) for ear, id in zip(ears, tables, strict=True)]
                assert asked[0] == asked[1]


async def ask_undos(live: list[Live], chooser: int, began: int) -> None:
    """Let somebody else than the last to choose ask for the undo to each version since a table began."""
    asking, answering = live[(chooser + 1) % len(live)], live[chooser]
    for version in range(began, asking.version):
        with suppress(ServerRefused):
            await asking.ask_undo(version)
            await answering.until(lambda: answering.table["undo_request"] is not None)
            await answering.answer(answering.table["undo_request"]["number"], False)
            await asking.until(lambda: asking.table["undo_request"] is None)


async def updates_heard(ear: Ear, id: str) -> list[str]:
    """All updates that have been told since the last time."""
    return [plain(words, id) for words in await ear.hear() if words["type"] == "update"]


def look_back_from(services: Services, states: dict[str, State], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let looking back begin where tables were put, and not with their deal."""

    def played(options: Json, choices: list[str]) -> Game:
        rooms = services.tables.rooms
        (id,) = [id for id in states if rooms[id].table is not None and rooms[id].table.game_options is options]  # type: ignore[union-attr]
        game = Game(states[id].copy(), [[]])
        for choice in choices:
            hosting.advance(game, choice)
        return game

    monkeypatch.setattr(looking_back, "played", played)


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, BALANCE], ids=["two teams", "three teams"])
async def test_whoever_decides_finds_out_nothing_by_asking_undoing_or_looking_back(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    rng, compared = random.Random(3), 0
    async with serving_here(sqlite_settings) as (address, services):
        ada, gus = await people(address), await people(address, "Gus")
        for number in range(first, first + 6):
            game = at_a_turn(number, rng, 20, 160)
            if game.decision is None:
                continue
            seat, options = game.decision.seat, [option.text for option in game.decision.options]
            other = disguise(game.state, seat, rng)
            other.rng = game.state.rng
            other.options = engine.options(other)
            worlds = [game.state.copy(), other]
            choice = alike_after(worlds, seat)
            found = []
            for state in worlds:
                made = await ada.new_table(game=options_for(number), seats=[{"kind": "me"}] * len(game.players))
                id, link = made["table"]["id"], made["links"][-1]["secret"]
                await ada.start(id)
                await put(services, id, state)
                look_back_from(services, {id: state}, monkeypatch)
                async with listening(address, id, ada, seat) as ear:
                    await ear.hear()
                    await ear.ask(type="facts", version=ear.version, key="facts")
                    for option in options:
                        await ear.ask(type="foresee", choice=option, version=ear.version, key=option)
                    told = [plain(message, id) for message in await ear.hear()]
                    told += await everything_asked(ear, id)
                    for key, act in (("do", {"type": "choose", "choice": choice}), ("undo", {"type": "undo"})):
                        await ear.ask(**act, version=ear.version, key=key)
                        told += [plain(message, id) for message in await ear.hear()]
                    told.append(plain(await ada.past(id, seat), id))
                    for reader in (ada, gus):
                        told.append(plain(await reader.ask("POST", "/api/links/read", {"secret": link}), id))
                found.append(told)
            assert len(found[0]) > len(options)
            assert found[0] == found[1]
            compared += 1
    assert compared > 3


def alike_after(worlds: list[State], seat: int) -> str:
    """A choice that can be taken back and after which both worlds still look alike, to who made it."""
    for option in worlds[0].options:
        after = [Game(state.copy(), [[]]) for state in worlds]
        for world in after:
            hosting.advance(world, option)
        shown = [
            (hosting.retell(world, hosting.raw_log(world)[-1], seat), world.view(seat).to_json(), world.undoer)
            for world in after
        ]
        if shown[0] == shown[1] and shown[0][-1] == seat:
            return after[0].choices[-1].text
    raise AssertionError("no such choice")


@pytest.mark.slow
async def test_whoever_decides_finds_out_nothing_of_what_ego_hides(sqlite_settings: Settings, people: People) -> None:
    rng, compared = random.Random(8), 0
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        for number in range(EGO, EGO + 8):
            game = at_a_turn(number, rng, 20, 120)
            if game.decision is None:
                continue
            seat, options = game.decision.seat, [option.text for option in game.decision.options]
            other = disguise(game.state, seat, rng)
            other.options = engine.options(other)
            if other.schemes == game.state.schemes:
                # The last Schemes of a round are known.
                continue
            found = []
            for state in (game.state, other):
                id = await around_one(ada, len(game.players), game=options_for(number))
                await put(services, id, state)
                async with listening(address, id, ada, seat) as ear:
                    await ear.hear()
                    for option in options:
                        await ear.ask(type="foresee", choice=option, version=ear.version, key=option)
                    told = [plain(message, id) for message in await ear.hear()]
                    found.append((told, await everything_asked(ear, id)))
            assert len(found[0][0]) >= len(options)
            assert found[0] == found[1]
            compared += 1
    assert compared > 3


@pytest.mark.slow
async def test_pondering_leaves_no_trace_on_a_clock(sqlite_settings: Settings, people: People) -> None:
    number, _, states, steps = next(found for found in plans() if found.seat is None)
    async with serving_here(sqlite_settings) as (address, services):
        everybody = [await people(address, name) for name in ("Ada", "Ben", "Cleo", "Dag", "Eve", "Flo", "Gus")]
        players = options_for(number)["players"]
        guests = [*everybody[1:players], everybody[-1]]
        clock = {"reserve": 600, "per_turn": 60}
        table, _ = await seated(everybody[0], guests, options_for(number), clock=clock)
        await put(services, table, states[0])
        async with AsyncExitStack() as stack:
            live = [await stack.enter_async_context(everybody[one].join(table, one)) for one in range(players)]
            for actor, (acts, acts_elsewhere) in steps:
                before = await everybody[-1].table(table)
                await asyncio.sleep(0.02)
                for act in acts:
                    await (live[actor].undo() if act is None else live[actor].choose(act))
                after = await everybody[-1].table(table)
                if acts == acts_elsewhere:
                    assert after["clock_since"] > before["clock_since"]
                else:
                    assert after == before


async def test_how_much_is_told_at_once_does_not_show_that_others_pondered(
    sqlite_settings: Settings, people: People
) -> None:
    """Whoever has heard nothing for a while is told everything anew, whether the table slept or somebody was at it."""
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0), ada.join(table, 1):
            one, other = services.tables.rooms[table].listeners
            one.told_at -= sqlite_settings.sleep_seconds + 1
            services.tables.sleep()
            assert services.tables.rooms[table].table is not None
            assert one.told is None
            assert other.told is not None


# Whole games, with everybody listening.


MANY = 150
"""So many choices are two rounds."""
ALWAYS = {"type", "version", "at", "kind", "seat", "events"}
LATER = {"stages", "view", "can_undo", "table"}
"""What an update brings at once, and what is not told again to those who catch up."""


def as_json(words: Any) -> Any:
    return json.loads(json.dumps(words))


async def check_told(ear: Ear, before: Game, after: Game, actor: int, choice: str | None) -> None:
    """What one viewer hears of a choice or an undo is what the game itself shows it, and nothing if that is nothing."""
    heard = [message for message in await ear.hear() if message["type"] not in ("done", "presence")]
    shown = as_json(after.view(ear.seat).to_json())
    assert ear.view == shown
    caused = hosting.raw_log(after)[-1] if choice is not None else []
    undone = hosting.raw_log(before)[-1] if choice is None else []
    if ear.seat != actor and not (caused or undone) and as_json(before.view(ear.seat).to_json()) == shown:
        assert heard == []
        return
    first, *others = heard
    assert all(set(update) <= ALWAYS | LATER | {"back_to" if choice is None else "choice"} for update in heard)
    events = [event for update in heard for event in update["events"]]
    assert events == as_json([event._asdict() for event in hosting.retell(after, caused, ear.seat)])
    assert first.get("choice") == (choice if ear.seat == actor else None)
    assert not any("choice" in update for update in others)
    assert (first["kind"], first["seat"]) == ("undo" if choice is None else "choice", after.spirits[actor])
    assert after.decision is not None
    *before_last, can_undo = [update["can_undo"] for update in heard]
    assert not any(before_last)
    assert can_undo == (after.decision.seat == after.undoer == ear.seat)


async def check_chat(ears: list[Ear], game: Game, speaker: int, text: str) -> None:
    """Words for a team reach the team, and nobody else hears that anything was said."""
    await ears[speaker].ask(type="say", text=text, to="team", key=text)
    for ear in sorted(ears, key=lambda ear: ear.seat != speaker):
        heard = [message["text"] for message in await ear.hear() if message["type"] not in ("done", "presence")]
        is_of_team = ear.seat is not None and game.teams[ear.seat] == game.teams[speaker]
        assert heard == ([text] if is_of_team else [])


async def check_catching_up(address: str, table: str, game: Game, ear: Ear) -> list[str]:
    """Who comes back hears again what was heard, and no more; every text of it."""
    told = [message for message in map(json.loads, ear.texts) if message["type"] == "update"]
    async with listening(address, table, ear.client, ear.seat, 0) as again:
        welcome, *_ = await again.hear()
    start = next(update for update in welcome["missed"] if update["kind"] == "start")
    assert start["events"] == as_json(
        [event._asdict() for event in hosting.retell(game, hosting.raw_log(game)[0], ear.seat)]
    )
    missed = welcome["missed"][-len(told) :]
    assert missed == [{key: words for key, words in update.items() if key not in LATER} for update in told]
    assert welcome["view"] == ear.view
    return again.texts


async def answers(ear: Ear, table: str) -> list[str]:
    """What a person hears of a running game over HTTP."""
    found = [json.dumps(await ear.client.tables())]
    for path in ("", "/emotions"):
        found.append(json.dumps(await ear.client.ask("GET", f"/api/tables/{table}{path}")))
    for path in ("/record", "/replay", "/replay?eyes=open"):
        with pytest.raises(ServerRefused) as caught:
            await ear.client.ask("GET", f"/api/tables/{table}{path}")
        assert caught.value.id == "not-over"
        found.append(str(caught.value))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    "number",
    some_of_all([0, 7, BALANCE, 2, EGO + 1, EGO + 2, PROTOTYPE + 3, PROTOTYPE], "wire", one_in=2),
    ids=[
        "two in full",
        "three in basic",
        "six with Balance",
        "four in full",
        "one against Ego",
        "two against Ego",
        "two in rounds",
        "four in rounds",
    ],
)
async def test_a_whole_game_tells_everybody_what_they_may_know_and_no_more(
    sqlite_settings: Settings, people: People, number: int
) -> None:
    rng = random.Random(number)
    options = options_for(number)
    del options["seed"]
    # A game in rounds has no turn limit: a good part of it has to do.
    most = MANY if number >= PROTOTYPE else 100_000
    if number < PROTOTYPE:
        options["turn_limit"] = 12 if number >= EGO else 6
    async with serving_here(sqlite_settings) as (address, services), AsyncExitStack() as stack:
        everybody = [await people(address, name) for name in ("Ada", "Ben", "Cleo", "Dag", "Eve", "Flo", "Gus")]
        clients = [*everybody[: options["players"]], everybody[-1]]
        table, secrets = await seated(clients[0], clients[1:], options)
        seed = (await services.tables.read(table)).options["seed"]
        game = new_game(**options, seed=seed)
        ears: list[Ear] = []
        for seat, client in enumerate(clients):
            eyes = None if client is clients[-1] else seat
            ears.append(await stack.enter_async_context(listening(address, table, client, eyes)))
            for ear in ears:
                await ear.hear()
        acts = 0
        reached: list[list[str]] = []
        while (decision := game.decision) is not None and acts < most:
            acts += 1
            actor, before = decision.seat, game.copy()
            choice: str | None = rng.choice(decision.options).text
            act = {"type": "choose", "choice": choice}
            if game.undoer == actor and rng.random() < 0.15:
                choice, act = None, {"type": "undo"}
                game.undo()
            else:
                hosting.advance_with_cuts(game, choice or "")
            if game.result is not None:
                # After the end nothing is hidden.
                break
            await ears[actor].ask(**act, version=ears[actor].version, key=f"act-{acts}")
            for ear in sorted(ears, key=lambda ear: ear.seat != actor):
                await check_told(ear, before, game, actor, choice)
            if rng.random() < 0.1:
                await check_chat(ears, game, rng.choice(game.players), f"words-{acts}")
            if acts % 30 == 0:
                reached = [
                    [*await check_catching_up(address, table, game, ear), *await answers(ear, table)] for ear in ears
                ]
                for ear in ears:
                    await ear.hear()
        assert acts > 30 and reached
        people_ids = [(await client.ask("GET", "/api/people/me"))["id"] for client in clients]
        for ear, client, texts in zip(ears, clients, reached, strict=True):
            everything = "\n".join([*ear.texts, *texts])
            others = [id for id, other in zip(people_ids, clients, strict=True) if other is not client]
            tokens = [str(other.token) for other in clients]
            for secret in (str(seed), hex(seed)[2:], *secrets, *tokens, *others):
                assert secret not in everything
