"""The list of one's own tables, which whoever comes back sees first."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from rich.progress import Progress

from cerebria.client import Client

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
            client = people.clients[0]
            usage = Usage(process.pid)
            async with _bare(client) as ask:
                times = await _times(ask)
            spent = usage.seconds() / _ASKED * 1000
            read = await _times(client.tables)
            return [
                at_most(f"list of {tables} tables, median", percentile(times, 0.5), _MOST, "{:.1f} ms"),
                Figure(f"list of {tables} tables, p99", f"{percentile(times, 0.99):.1f} ms"),
                Figure(
                    f"list of {tables} tables, read by the package's client, median", f"{percentile(read, 0.5):.1f} ms"
                ),
                Figure(f"processor time of the server for a list of {tables} tables", f"{spent:.1f} ms"),
            ]


async def _times(ask: Callable[[], Awaitable[object]]) -> list[float]:
    """How long each of many questions took, in milliseconds, in order."""
    times: list[float] = []
    for _ in range(_ASKED):
        began = time.perf_counter()
        await ask()
        times.append((time.perf_counter() - began) * 1000)
    return sorted(times)


@asynccontextmanager
async def _bare(client: Client) -> AsyncIterator[Callable[[], Awaitable[object]]]:
    """Ask on a plain connection up to the last byte of the answer: a client takes half as long again to read it."""
    address = urlsplit(client.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, limit=2**20)
    question = f"GET /api/tables HTTP/1.1\r\nhost: {address.netloc}\r\nauthorization: Bearer {client.token}\r\n\r\n"

    async def ask() -> bytes:
        writer.write(question.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)^content-length: (\d+)", head, re.MULTILINE)
        assert head.startswith(b"HTTP/1.1 200") and length, head
        return await reader.readexactly(int(length[1]))

    try:
        yield ask
    finally:
        writer.close()
        await writer.wait_closed()
