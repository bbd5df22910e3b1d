"""The server that is attacked: the real command with the settings everybody has, and somebody's 200 tables in it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from cerebria.client import Client
from cerebria.server.settings import Settings
from tests.server.playing import ME, at_all_seats, play_some
from tests.server.serving import ROOMY, ask_to_stop, free_port, kill_group, start_process, wait_for

from .floods import Target

TABLES: Final = 200
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
        token, table = await _sit_down(f"http://127.0.0.1:{port}", tables)
        ask_to_stop(process)
        process.wait(30)
        process = _start(settings, port, workers, log)
        yield Attacked(Target(port, token, table), process, log)
        ask_to_stop(process)
        process.wait(30)
    finally:
        if process.poll() is None:
            kill_group(process)


def _start(settings: Settings, port: int, workers: int, log: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "cerebria", "serve", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, **settings.to_environment(), "CEREBRIA_WORKERS": str(workers)}
    with log.open("ab") as written:
        process = start_process(command, env=environment, stdout=written, stderr=written, stdin=subprocess.DEVNULL)
    wait_for(f"http://127.0.0.1:{port}")
    return process


async def _sit_down(address: str, count: int) -> tuple[str, str]:
    """Somebody with many tables; their token, and the table at which a game has gone on for a while."""
    async with Client(address) as client:
        await client.sign_in("Eve")
        tables = [(await client.new_table(game={"players": 2}, seats=[ME] * 2))["table"]["id"] for _ in range(count)]
        await client.start(tables[0])
        async with at_all_seats(client, tables[0]) as seats:
            await play_some(seats, random.Random(1), _CHOICES)
        assert client.token is not None
        return client.token, tables[0]
