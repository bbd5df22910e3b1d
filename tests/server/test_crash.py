"""Power may fail at any moment: what was acknowledged is there, once, and everybody goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from cerebria.client import Client
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from tests.parts import some_of_all

from .conftest import People
from .crashing import play_through_kills
from .playing import around_one
from .serving import PATIENCE, Process, free_port

pytestmark = pytest.mark.anyio


@pytest.mark.slow
@pytest.mark.parametrize("settings", some_of_all(["postgres", "sqlite"], "processes"), indirect=True)
@pytest.mark.parametrize("kills", [1, pytest.param(5, marks=pytest.mark.deep(part="processes"))])
async def test_a_killed_server_has_lost_nothing_it_acknowledged_and_done_nothing_twice(
    settings: Settings, tmp_path: Path, kills: int
) -> None:
    database.upgrade(settings.database)
    process = Process(settings, tmp_path / "log.txt")
    process.start()
    try:
        outcome = await play_through_kills(process, settings.database, tables=4, kills=kills)
    finally:
        process.stop()
    assert outcome.faults == []
    assert outcome.stored == outcome.acknowledged >= kills


async def test_a_client_comes_back_when_the_server_goes_away_amid_the_greeting(
    sqlite_server: str, people: People
) -> None:
    client = await people(sqlite_server)
    id = await around_one(client)
    async with (
        asyncio.timeout(PATIENCE),
        vanishing_twice(sqlite_server) as address,
        Client(address, client.token) as wanderer,
        wanderer.join(id, 0) as seat,
    ):
        assert seat.view is not None


@asynccontextmanager
async def vanishing_twice(server: str) -> AsyncIterator[str]:
    """The way to a server, on which the first two who come are dropped as soon as they have asked."""
    port = int(server.rpartition(":")[2])
    came = 0

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal came
        came += 1
        request = await reader.read(4096)
        if came > 2:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            far_writer.write(request)
            await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer))
        writer.close()

    way = await asyncio.start_server(meet, "127.0.0.1", free_port())
    async with way:
        yield f"http://127.0.0.1:{way.sockets[0].getsockname()[1]}"


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
    writer.close()
