"""Everything that serves the tables: two servers, a worker, a PostgreSQL, and a way that may fail between each two."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

from bench.load.machine import new_database
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from tests.server.serving import ROOMY

from .postgres import Postgres
from .processes import Part, Server, Worker, python_off_by
from .proxies import Dial, Proxy


class Site:
    """The parts by the names that faults know them by."""

    def __init__(
        self,
        postgres: Postgres,
        url: str,
        servers: tuple[Server, Server],
        worker: Worker,
        ways: list[Proxy],
        doors: list[Proxy],
    ) -> None:
        self.postgres = postgres
        self.url = url
        """The way to the database that nothing befalls."""
        self.servers = self.one, self.two = servers
        self.worker = worker
        self.parts: tuple[Part, ...] = (*servers, worker)
        self.ways = ways
        """To the database: of the first server, of the second, of the worker."""
        self.doors = doors
        """From the players to each server."""
        self.notes: list[str] = []
        """What is worth telling of how a fault went."""

    @property
    def addresses(self) -> list[str]:
        """Where the players go."""
        return [f"http://127.0.0.1:{door.port}" for door in self.doors]

    def ask(self, query: str) -> list[Any]:
        """A question to the database."""
        return self.postgres.ask(query, database.plain_address(self.url))


@asynccontextmanager
async def site_on(postgres: Postgres, folder: Path, *, workers: int = 1, off: float = 0.0) -> AsyncIterator[Site]:
    """A site with an empty database, all of it running."""
    async with AsyncExitStack() as stack:
        url = stack.enter_context(new_database(postgres.address))
        await asyncio.to_thread(database.upgrade, url)
        ways = [await stack.enter_async_context(Proxy(_to_socket(postgres))) for _ in range(3)]
        settings = [_settings(url, way) for way in ways]
        one = Server(settings[0], folder / "one.log", workers)
        two = Server(settings[1], folder / "two.log")
        two.python = python_off_by(off)
        worker = Worker(settings[2], folder / "worker.log")
        doors = [await stack.enter_async_context(Proxy(_to_port(server.port))) for server in (one, two)]
        site = Site(postgres, url, (one, two), worker, ways, doors)
        for part in site.parts:
            stack.callback(part.kill)
        await asyncio.gather(*(part.start() for part in site.parts))
        yield site


def _settings(url: str, way: Proxy) -> Settings:
    address = make_url(url).set(host="127.0.0.1", port=way.port, query={}, password=None)
    return replace(ROOMY, database=address.render_as_string(), bot_jobs=True)


def _to_socket(postgres: Postgres) -> Dial:
    return lambda: asyncio.open_unix_connection(postgres.socket)


def _to_port(port: int) -> Dial:
    return lambda: asyncio.open_connection("127.0.0.1", port)
