"""The server that is attacked: the real command with the settings everybody has, and somebody's 200 tables in it."""

from __future__ import annotations

import random
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Final

from bench.load.machine import serve_command, started
from cerebria import Game, facts, new_game, to_record
from cerebria.client import Client
from cerebria.server.settings import Settings
from tests.server.playing import ME, at_all_seats, play_some
from tests.server.serving import ROOMY, ask_to_stop, free_port, kill_group, wait_for

from .floods import Seat, Target

TABLES: Final = 200
_PEOPLE: Final = 26
_HOSTS: Final = 3
_THINKING: Final = 60
_FINISHED: Final = 6
_MANY: Final = 40
_CHOICES: Final = 150
"""In the game that has gone on for a while."""


@dataclass
class Attacked:
    """A server and all its processes."""

    target: Target
    process: subprocess.Popen[bytes]
    log: Path

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.target.port}"

    def log_lines(self) -> int:
        """How much it has logged."""
        return self.log.read_bytes().count(b"\n")


@asynccontextmanager
async def attacked(database: str, folder: Path, *, tables: int = TABLES, workers: int = 1) -> AsyncIterator[Attacked]:
    """A server on an empty database, with tables that were made while nobody counted."""
    settings = Settings(database=database)
    port = free_port()
    log = folder / "log.txt"
    process = _start(replace(ROOMY, database=database), port, 1, log)
    try:
        target = await _sit_down(port, tables)
        ask_to_stop(process)
        process.wait(30)
        process = _start(settings, port, workers, log)
        yield Attacked(target, process, log)
        ask_to_stop(process)
        process.wait(30)
    finally:
        if process.poll() is None:
            kill_group(process)


def _start(settings: Settings, port: int, workers: int, log: Path) -> subprocess.Popen[bytes]:
    process = started(serve_command(port, workers), settings, log)
    wait_for(f"http://127.0.0.1:{port}")
    return process


async def _sit_down(port: int, most: int) -> Target:
    """Somebody with many tables, at one of which a game has gone on for a while; and others with much to ask."""
    address = f"http://127.0.0.1:{port}"
    deciding, unstarted, finished = await _much_to_ask(address)
    async with Client(address) as host, Client(address) as client:
        await host.sign_in("Ada")
        inviting = await _open_table(host)
        await host.ask("PUT", f"/api/tables/{inviting}/listing", {"title": "Come in"})
        await client.sign_in("Eve")
        open_table = await _open_table(client)
        tables = [(await client.new_table(game={"players": 2}, seats=[ME] * 2))["table"]["id"] for _ in range(most - 1)]
        await client.start(tables[0])
        async with at_all_seats(client, tables[0]) as seats:
            await play_some(seats, random.Random(1), _CHOICES)
        assert client.token is not None
        return Target(port, client.token, tables[0], deciding, unstarted, finished, open_table, inviting)


async def _open_table(host: Client) -> str:
    """A table with an empty seat, at which people play by the day: it stands in the list though its host is away."""
    made = await host.new_table(game={"players": 3}, seats=[ME], clock={"reserve": 0, "per_turn": 86_400})
    table: str = made["table"]["id"]
    return table


async def _much_to_ask(address: str) -> tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...]]:
    """Several people with what a `Target` has of them."""
    game = _with_many_options()
    assert game.decision is not None
    deciding, unstarted, finished = list[Seat](), list[Seat](), list[Seat]()
    for number in range(_PEOPLE):
        async with Client(address) as client:
            await client.sign_in(f"Eve {number}")
            assert client.token is not None
            shelf = await client.upload_record(to_record(game))
            made = await client.play_on(shelf["id"], len(game.choices), seats=[ME] * 2)
            await client.start(made["table"]["id"])
            deciding.append(Seat(client.token, made["table"]["id"], game.decision.seat))
            if number < _HOSTS:
                for _ in range(_THINKING // _HOSTS):
                    made = await client.new_table(seats=[{"kind": "program", "program": "expert"}] * 4)
                    unstarted.append(Seat(client.token, made["table"]["id"]))
            if number < _FINISHED:
                shelf = await client.upload_record(to_record(_played(number, lambda game: False)))
                finished.append(Seat(client.token, shelf["id"]))
    return tuple(deciding), tuple(unstarted), tuple(finished)


def _played(seed: int, is_there: Callable[[Game], bool]) -> Game:
    """A game of chance, to its end or until something is so."""
    game, chance = new_game(players=2, seed=seed), random.Random(seed)
    while game.decision is not None and not is_there(game):
        game.choose(chance.choice(game.decision.options))
    return game


def _with_many_options() -> Game:
    """A game at a decision about which there is much to say."""
    games = (_played(seed, _has_many_options) for seed in count())
    return next(game for game in games if game.decision is not None)


def _has_many_options(game: Game) -> bool:
    """Whether there are many, and each leads to a Revelation, which may end in many ways."""
    if game.decision is None or len(game.decision.options) < _MANY:
        return False
    return all(known.is_revelation for known in facts(game.view(game.decision.seat)).values())
