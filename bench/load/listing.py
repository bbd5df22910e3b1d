"""The list of one's own tables, which whoever comes back sees first."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from rich.progress import Progress

from .figures import Figure, at_most, percentile
from .machine import Usage, server
from .players import People

_ASKED: Final = 200
_MOST: Final = 5
"""Milliseconds."""


async def measure(progress: Progress, *, tables: int, is_postgres: bool) -> list[Figure]:
    """Ask for the list again and again."""
    with server(is_postgres=is_postgres) as process:
        async with People(process.address, 1) as people:
            sitting = progress.add_task(f"{tables} tables to be listed", total=tables)

            async def one(seed: int) -> None:
                await people.sit_alone(seed)
                progress.advance(sitting)

            await asyncio.gather(*(one(seed) for seed in range(tables)))
            usage = Usage(process.pid)
            times: list[float] = []
            for _ in range(_ASKED):
                began = time.perf_counter()
                await people.clients[0].tables()
                times.append((time.perf_counter() - began) * 1000)
            spent = usage.seconds() / _ASKED * 1000
            times.sort()
            return [
                at_most(f"list of {tables} tables, median", percentile(times, 0.5), _MOST, "{:.1f} ms"),
                Figure(f"list of {tables} tables, p99", f"{percentile(times, 0.99):.1f} ms"),
                Figure(f"processor time of the server for a list of {tables} tables", f"{spent:.1f} ms"),
            ]
