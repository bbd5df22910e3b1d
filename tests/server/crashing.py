"""Killing a server under load: players who never give up, and a look into the journal when all is done."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, suppress
from typing import Any, NamedTuple

from sqlalchemy import select

from cerebria import hosting, new_game
from cerebria.client import Client, Live
from cerebria.server.storage import database
from cerebria.server.storage.schema import ENTRIES, TABLES

from .serving import PATIENCE, Process

SEATS = 4


class Acknowledged(NamedTuple):
    """A choice that the server said it has stored."""

    table: str
    seat: int | None
    key: str
    choice: str


class Player:
    """One seat, which chooses at random whenever it may."""

    def __init__(self, live: Live, seed: int, pause: float, acknowledged: list[Acknowledged]) -> None:
        self.live = live
        self.has_stopped = False
        self.is_waiting_for_answer = False
        self._chance = random.Random(seed)
        self._pause = pause
        self._acknowledged = acknowledged

    async def play(self) -> None:
        """Choose until the end of the game, or until it is enough."""
        live = self.live
        while True:
            await live.until(lambda: live.is_my_decision or live.is_over, seconds=300)
            await asyncio.sleep(self._chance.uniform(0, 2 * self._pause))
            if live.is_over or self.has_stopped:
                return
            assert live.decision is not None
            choice, key = self._chance.choice(live.decision["options"]), secrets.token_hex(8)
            self.is_waiting_for_answer = True
            await live.send(type="choose", choice=choice, version=live.version, key=key)
            self.is_waiting_for_answer = False
            self._acknowledged.append(Acknowledged(live.table_id, live.seat, key, choice))


class Outcome(NamedTuple):
    """What came of it."""

    acknowledged: int
    stored: int
    faults: list[str]


async def play_through_kills(
    process: Process,
    url: str,
    *,
    tables: int,
    kills: int,
    pause: float = 0.05,
    most_between: int = 60,
    advance: Callable[[], object] = lambda: None,
) -> Outcome:
    """Play at some tables, with a kill now and then, until everybody has gone on after the last; what is wrong then."""
    acknowledged: list[Acknowledged] = []
    chance = random.Random(kills)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(process.address)) for _ in range(SEATS)]
        for number, client in enumerate(clients):
            await client.sign_in(f"Player {number + 1}")
        players: list[Player] = []
        for number in range(tables):
            id = await _table(clients, number)
            for seat, client in enumerate(clients):
                live = await stack.enter_async_context(client.join(id, seat))
                players.append(Player(live, len(players), pause, acknowledged))
        tasks = [asyncio.create_task(player.play()) for player in players]
        for _ in range(kills):
            await _until_made(chance.randint(1, most_between), acknowledged, tasks)
            process.kill()
            await asyncio.to_thread(process.start)
            advance()
        faults = await _not_going_on(players, acknowledged, tasks)
        faults += await _stop(players, tasks)
        for missed in await asyncio.gather(*(behind(player.live, url) for player in players)):
            faults += missed
    stored = 0
    for id in {player.live.table_id for player in players}:
        wanted = [choice for choice in acknowledged if choice.table == id]
        count, found = journal_faults(url, id, wanted)
        stored += count
        faults += found
    return Outcome(len(acknowledged), stored, faults)


async def _table(clients: list[Client], seed: int) -> str:
    made = await clients[0].new_table(game={"players": SEATS, "seed": seed})
    for link in made["links"]:
        if link["kind"] == "seat":
            await clients[link["seat"]].follow(link["secret"])
    id: str = made["table"]["id"]
    await clients[0].start(id)
    return id


async def _until(is_so: Callable[[], bool], tasks: Iterable[asyncio.Task[None]]) -> None:
    """Wait for something, unless a player has failed."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.005)


async def _until_made(count: int, acknowledged: list[Acknowledged], tasks: Iterable[asyncio.Task[None]]) -> None:
    goal = len(acknowledged) + count
    await _until(lambda: len(acknowledged) >= goal, tasks)


async def _not_going_on(
    players: list[Player], acknowledged: list[Acknowledged], tasks: Iterable[asyncio.Task[None]]
) -> list[str]:
    """Wait until every game that is not over has gone on; those that do not."""
    before = len(acknowledged)
    waiting = {player.live.table_id for player in players}

    def is_so() -> bool:
        waiting.difference_update(choice.table for choice in acknowledged[before:])
        waiting.difference_update(player.live.table_id for player in players if player.live.is_over)
        return not waiting

    with suppress(TimeoutError):
        await _until(is_so, tasks)
    return [f"{id}: does not go on" for id in waiting]


async def _stop(players: list[Player], tasks: list[asyncio.Task[None]]) -> list[str]:
    """Let everybody end their last choice; those that get no answer."""
    for player in players:
        player.has_stopped = True
    with suppress(TimeoutError):
        await _until(lambda: not any(player.is_waiting_for_answer for player in players), tasks)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    waiting = [player.live for player in players if player.is_waiting_for_answer]
    return [f"{live.table_id}: seat {live.seat} gets no answer" for live in waiting]


async def behind(live: Live, url: str) -> list[str]:
    """What a client has not heard, or sees otherwise than the journal says."""
    entries = journal(url, live.table_id)
    assert live.seat is not None
    heard = entries[-1]["tally"]["heard"][live.seat]
    try:
        await live.until(lambda: live.version == heard, seconds=PATIENCE)
    except TimeoutError:
        return [f"{live.table_id}: seat {live.seat} heard {live.version} of {heard}"]
    game = new_game(**options_of(url, live.table_id))
    for entry in entries:
        if entry["kind"] == "choice":
            game.choose(entry["data"]["choice"])
    if live.view != _in_json(game.view(live.seat).to_json()):
        return [f"{live.table_id}: seat {live.seat} sees another game"]
    return []


# The journal.


def journal(url: str, id: str) -> list[dict[str, Any]]:
    """The entries of a table, as they lie in the database."""
    with database.engine_for(url) as engine, engine.connect() as connection:
        query = select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
        return [dict(row) for row in connection.execute(query).mappings()]


def options_of(url: str, id: str) -> dict[str, Any]:
    """The options of a table's game."""
    with database.engine_for(url) as engine, engine.connect() as connection:
        options: dict[str, Any] = connection.execute(select(TABLES.c.options).where(TABLES.c.id == id)).scalar_one()
        return options


def journal_faults(url: str, id: str, acknowledged: list[Acknowledged]) -> tuple[int, list[str]]:
    """How many choices a journal holds, and what is wrong with it: every one acknowledged must be there, once."""
    entries = journal(url, id)
    faults = replay_faults(id, entries, options_of(url, id))
    made = [entry for entry in entries if entry["kind"] == "choice"]
    # The server puts before a client's key whose it is.
    stored = [(entry["key"].rpartition(":")[2], entry["seat"], entry["data"]["choice"]) for entry in made]
    wanted = {(choice.key, choice.seat, choice.choice) for choice in acknowledged}
    faults += [f"{id}: lost {choice}" for choice in wanted.difference(stored)]
    faults += [f"{id}: never acknowledged {choice}" for choice in set(stored).difference(wanted)]
    if len({key for key, _, _ in stored}) < len(stored):
        faults.append(f"{id}: a key was used twice")
    return len(made), faults


def replay_faults(id: str, entries: list[dict[str, Any]], options: dict[str, Any]) -> list[str]:
    """What is wrong with a journal in which nothing was taken back: it must be whole, and replay to what it tells."""
    faults: list[str] = []
    if [entry["number"] for entry in entries] != list(range(1, len(entries) + 1)):
        faults.append(f"{id}: the journal has gaps")
    game = new_game(**options)
    for entry in entries:
        if entry["kind"] != "choice":
            continue
        assert game.decision is not None
        if game.decision.seat != entry["seat"]:
            faults.append(f"{id}: entry {entry['number']} is not of the seat that decides")
        game.choose(entry["data"]["choice"])
        if entry["events"] != _in_json(hosting.raw_log(game)[-1]):
            faults.append(f"{id}: entry {entry['number']} tells other events than its replay")
    return faults


def _in_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
