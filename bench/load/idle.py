"""What tables and connections take where nothing happens."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Final

from rich.progress import Progress
from websockets.asyncio.client import ClientConnection

from .figures import Figure, at_most, percentile
from .machine import Metrics, resident_bytes, server
from .players import SEATS, Board, Faults, People, dial, greet

_LATER_CHOICES: Final = 100
_LONGEST: Final = 0.5
"""Seconds to wait for all seats; of what is still pondered not all hear."""
_SLEEP_SECONDS: Final = 5
_FEW: Final = 200
"""Tables that can be started before the first of them falls asleep."""


async def measure_tables(progress: Progress, *, tables: int, is_postgres: bool) -> list[Figure]:
    """The memory of started tables where nobody is connected: of some while they are awake, of many that sleep."""
    with server(is_postgres=is_postgres, sleep_seconds=_SLEEP_SECONDS) as process:
        async with People(process.address, 1) as people:
            await _start(progress, people, _FEW, "the first tables, which load what all share")
            await _fall_asleep(process.address)
            empty = resident_bytes(process.pid)
            await _start(progress, people, _FEW, "tables that are awake")
            held, awake = resident_bytes(process.pid), Metrics.of(process.address)["cerebria_tables_awake"]
            await _start(progress, people, tables, "tables that fall asleep")
            await _fall_asleep(process.address)
            left = resident_bytes(process.pid)
            return [
                at_most("memory of an idle table, awake", (held - empty) / awake / 1000, 30, "{:.1f} KB"),
                at_most("memory of an idle table, asleep", (left - empty) / tables / 1000, 30, "{:.1f} KB"),
            ]


async def _start(progress: Progress, people: People, tables: int, what: str) -> None:
    sitting = progress.add_task(what, total=tables)

    async def one(seed: int) -> None:
        await people.sit_alone(seed)
        progress.advance(sitting)

    await asyncio.gather(*(one(seed) for seed in range(tables)))


async def _fall_asleep(address: str) -> None:
    while (await asyncio.to_thread(Metrics.of, address))["cerebria_tables_awake"]:
        await asyncio.sleep(0.5)


async def measure_connections(
    progress: Progress, *, connections: int, seconds: float, is_postgres: bool
) -> list[Figure]:
    """Many connections that hear nothing, each looking through the eyes of a seat; then some choices among them."""
    with server(is_postgres=is_postgres, sleep_seconds=_SLEEP_SECONDS) as process:
        async with People(process.address, 1) as people:
            address, token = process.address, people.clients[0].token
            tables = connections // SEATS
            sitting = progress.add_task(f"{tables} tables", total=tables)

            async def table(seed: int) -> str:
                id = await people.sit_alone(seed)
                progress.advance(sitting)
                return id

            ids = await asyncio.gather(*(table(seed) for seed in range(tables)))
            await _fall_asleep(address)
            before = resident_bytes(process.pid)
            sockets = await _connect(progress, address, [(id, seat) for id in ids for seat in range(SEATS)], token)
            try:
                await _hold(progress, seconds)
                held = Metrics.of(address)["cerebria_connections"]
                after = resident_bytes(process.pid)
                times = await _choose_here_and_there(address, ids, token)
            finally:
                for socket in sockets:
                    socket.transport.abort()
            return [
                Figure(
                    f"idle connections held for {seconds:.0f} s", f"{held:.0f}", str(connections), held >= connections
                ),
                Figure("memory of an idle connection", f"{(after - before) / connections / 1000:.1f} KB"),
                Figure("a choice among them, median", f"{percentile(times, 0.5):.1f} ms"),
                Figure("a choice among them, longest", f"{times[-1]:.1f} ms"),
            ]


async def _connect(
    progress: Progress, address: str, seats: list[tuple[str, int]], token: str | None
) -> list[ClientConnection]:
    connecting = progress.add_task(f"{len(seats)} connections", total=len(seats))
    turns = asyncio.Semaphore(50)

    async def one(id: str, seat: int) -> ClientConnection:
        async with turns:
            socket = await dial(address, id)
            await greet(socket, token, seat)
        progress.advance(connecting)
        return socket

    return await asyncio.gather(*(one(id, seat) for id, seat in seats))


async def _hold(progress: Progress, seconds: float) -> None:
    holding = progress.add_task("holding them", total=seconds)
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        progress.update(holding, completed=seconds - left)
        await asyncio.sleep(0.5)


async def _choose_here_and_there(address: str, ids: list[str], token: str | None) -> list[float]:
    """Wake some of the tables and make one choice at each; the milliseconds until all heard it, in order."""
    chance = random.Random(1)
    times: list[float] = []
    for id in chance.sample(ids, min(len(ids), _LATER_CHOICES)):
        ready: list[tuple[Board, int]] = []
        board = Board(id, [token] * SEATS, ready, Faults())
        await board.connect(address)
        _, seat = ready.pop()
        choice = board.choose(seat, chance)
        until = time.monotonic() + _LONGEST
        while choice.heard < SEATS and time.monotonic() < until:
            await asyncio.sleep(0.005)
        times.append(choice.seconds * 1000)
        board.close()
    return sorted(times)
