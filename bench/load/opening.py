"""How long it takes to open a long game that nobody has looked at since the server started."""

from __future__ import annotations

import time
from typing import Final

from rich.progress import Progress

from .figures import Figure, at_most, percentile
from .machine import Metrics, server
from .players import Crowd, People, dial, greet

_ROUNDS: Final = 5


async def measure(progress: Progress, *, tables: int, length: int, is_postgres: bool) -> list[Figure]:
    """Play long games, and see them again after a new start: from asking to the whole view."""
    kind = "PostgreSQL" if is_postgres else "SQLite"
    with server(is_postgres=is_postgres) as process:
        async with People(process.address) as people:
            token = people.clients[0].token
            async with Crowd(process.address, people) as crowd:
                await crowd.sit_down(tables + 1, lambda: None)
                playing = progress.add_task(f"{tables + 1} long games, {kind}", total=(tables + 1) * length)
                await crowd.play_long(length, lambda: progress.advance(playing))
                progress.update(playing, completed=(tables + 1) * length)
                first, *ids = [board.id for board in crowd.boards]
                choices = sum(board.made for board in crowd.boards) / len(crowd.boards)
        opening = progress.add_task(f"opening them, {kind}", total=_ROUNDS)
        times: list[float] = []
        read = 0.0
        for _ in range(_ROUNDS):
            process.stop()
            process.start()
            for _ in range(_ROUNDS):
                await _open(process.address, first, token)  # which also connects to the database
            before = Metrics.of(process.address)
            times += [await _open(process.address, id, token) for id in ids]
            after = Metrics.of(process.address)
            read += after["cerebria_open_table_seconds_sum"] - before["cerebria_open_table_seconds_sum"]
            progress.advance(opening)
        times.sort()
        game = f"opening a game of {choices:.0f} choices, {kind}"
        return [
            at_most(f"{game}: p99", percentile(times, 0.99), 20, "{:.1f} ms"),
            Figure(f"{game}: median", f"{percentile(times, 0.5):.1f} ms"),
            Figure(f"{game}: of that reading, on average", f"{read / len(times) * 1000:.1f} ms"),
        ]


async def _open(address: str, id: str, token: str | None) -> float:
    """Milliseconds from saying hello to the welcome."""
    socket = await dial(address, id)
    began = time.perf_counter()
    await greet(socket, token, 0)
    took = time.perf_counter() - began
    await socket.close()
    return took * 1000
