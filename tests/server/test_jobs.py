"""Programs as jobs: the queue's tables, and asking for what has to be played. `test_working` has them played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from procrastinate.schema import SchemaManager
from typer.testing import CliRunner

from cerebria import CerebriaError
from cerebria.cli import app as commands
from cerebria.client import Client
from cerebria.server.app import serving
from cerebria.server.programs.jobs import Jobs
from cerebria.server.programs.turns import Addresses
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.bus import NoBus
from cerebria.server.storage.database import plain_address
from cerebria.server.storage.store import Store
from cerebria.server.tables.tables import Tables

from .conftest import People
from .playing import GREEDY
from .serving import PATIENCE, ROOMY, serving_here

pytestmark = pytest.mark.anyio

BOTS = ("random", "medium", "hard", "expert")
STEPS = sorted(Path(SchemaManager.get_migrations_path()).glob("*.sql"))
FUNCTIONS = """
    SELECT proname || pg_get_function_identity_arguments(oid), md5(regexp_replace(prosrc, '\\s', '', 'g'))
    FROM pg_proc WHERE proname LIKE 'procrastinate%' ORDER BY 1
"""
COLUMNS = """
    SELECT table_name || '.' || column_name, data_type FROM information_schema.columns
    WHERE table_name LIKE 'procrastinate%' ORDER BY 1
"""


@contextmanager
def asking(url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(plain_address(url), autocommit=True) as connection:
        yield connection


def found(connection: psycopg.Connection, query: str) -> list[Any]:
    return connection.execute(query.encode()).fetchall()


# The queue's tables.


def test_the_queue_has_its_tables_after_an_upgrade_and_after_another(postgres_url: str) -> None:
    database.upgrade(postgres_url)
    with asking(postgres_url) as connection:
        before = found(connection, FUNCTIONS)
        database.upgrade(postgres_url)
        assert found(connection, FUNCTIONS) == before != []


def test_tables_of_an_older_library_are_brought_up_to_date(postgres_url: str) -> None:
    older = [step for step in STEPS if step.name < "03.03"]
    assert len(older) < len(STEPS)
    with asking(postgres_url) as connection:
        for step in older:
            connection.execute(step.read_bytes())
        connection.execute(f"COMMENT ON TABLE procrastinate_jobs IS '{older[-1].name}'".encode())
        database.upgrade(postgres_url)
        brought_up = set(found(connection, FUNCTIONS)), set(found(connection, COLUMNS))
        connection.execute(b"DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        database.upgrade(postgres_url)
        anew = set(found(connection, FUNCTIONS)), set(found(connection, COLUMNS))
    # Steps leave some functions behind that new tables never had.
    assert anew[0] <= brought_up[0]
    assert anew[1] == brought_up[1]


def test_tables_that_somebody_else_looks_after_or_that_are_newer_stay_as_they_are(postgres_url: str) -> None:
    with asking(postgres_url) as connection:
        for step in STEPS[:-3]:
            connection.execute(step.read_bytes())
        before = found(connection, FUNCTIONS)
        database.upgrade(postgres_url)
        assert found(connection, FUNCTIONS) == before
        connection.execute(b"COMMENT ON TABLE procrastinate_jobs IS '99.00.00_01_of_the_future.sql'")
        database.upgrade(postgres_url)
        assert found(connection, FUNCTIONS) == before
        assert found(connection, "SELECT obj_description('procrastinate_jobs'::regclass)") == [
            ("99.00.00_01_of_the_future.sql",)
        ]


# Asking.


@asynccontextmanager
async def with_jobs(url: str, people: People) -> AsyncIterator[Client]:
    async with serving_here(replace(ROOMY, database=url, bot_jobs=True)) as (server, _):
        yield await people(server)


async def asked(url: str, wanted: int) -> list[Any]:
    """The jobs that wait, as soon as there are so many."""
    with asking(url) as connection:
        async with asyncio.timeout(PATIENCE):
            while True:
                jobs = found(connection, "SELECT queueing_lock, lock, args->>'table', status FROM procrastinate_jobs")
                if len(jobs) >= wanted:
                    return jobs
                await asyncio.sleep(0.02)


async def test_a_program_s_turn_is_asked_for_once(postgres_url: str, people: People) -> None:
    async with with_jobs(postgres_url, people) as host:
        made = await host.new_table(seats=[GREEDY] * 4)
        table = made["table"]["id"]
        await host.start(table)
        assert await asked(postgres_url, 1) == [(table, table, table, "todo")]
        async with host.join(table) as watching:
            # Still the same program's turn: it has been asked for.
            await watching.say("Go on!")
        await asyncio.sleep(0.1)
        assert len(await asked(postgres_url, 1)) == 1


async def test_the_jobs_that_somebody_waits_for_come_first(postgres_url: str, people: People) -> None:
    async with with_jobs(postgres_url, people) as host:
        unseen, watched = [(await host.new_table(seats=[GREEDY] * 4))["table"]["id"] for _ in range(2)]
        await host.start(unseen)
        async with host.join(watched):
            await host.start(watched)
            await asked(postgres_url, 2)
        with asking(postgres_url) as connection:
            jobs = found(connection, "SELECT lock FROM procrastinate_jobs ORDER BY priority DESC")
        assert jobs == [(watched,), (unseen,)]


async def test_what_a_process_did_not_ask_for_before_it_ended_is_asked_for_by_the_next(
    postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Jobs, "wake", lambda jobs, table: None)
        async with with_jobs(postgres_url, people) as host:
            tables = [(await host.new_table(seats=[GREEDY] * 4))["table"]["id"] for _ in range(2)]
            for table in tables:
                await host.start(table)
            assert await asked(postgres_url, 0) == []
    store = Store(postgres_url)
    jobs = Jobs(Tables(store, Settings(postgres_url), NoBus()), Addresses())
    try:
        await jobs.start()
        assert {job[0] for job in await asked(postgres_url, 2)} == set(tables)
        with asking(postgres_url) as connection:
            connection.execute(b"UPDATE procrastinate_jobs SET status = 'doing'")
        await jobs.wake_all()
        assert len(await asked(postgres_url, 2)) == 2
    finally:
        await jobs.stop()
        await store.stop()


async def test_a_job_says_whose_it_is_and_shows_no_address(postgres_url: str, people: People) -> None:
    async with with_jobs(postgres_url, people) as host:
        tables = [
            (await host.new_table(seats=[{"kind": "program", "program": name}] * 4))["table"]["id"] for name in BOTS
        ]
        for table in tables:
            await host.start(table)
        await asked(postgres_url, len(tables))
    with asking(postgres_url) as connection:
        jobs = dict(
            found(connection, "SELECT lock, (queue_name, args->>'host', args->>'address') FROM procrastinate_jobs")
        )
    queues = [jobs[table][0] for table in tables]
    assert dict(zip(BOTS, queues, strict=True)) == {
        "random": "programs", "medium": "programs", "hard": "programs-ahead", "expert": "programs-long"
    }  # fmt: skip
    ((host_id, address),) = {job[1:] for job in jobs.values()}
    assert host_id and address and "127.0.0.1" not in address


async def test_jobs_without_postgresql_are_a_clear_error(sqlite_settings: Settings) -> None:
    database.upgrade(sqlite_settings.database)
    with pytest.raises(CerebriaError, match="need PostgreSQL"):
        async with serving(replace(sqlite_settings, bot_jobs=True)):
            pass
    answer = CliRunner().invoke(commands, ["worker", "--database", "tables.sqlite"])
    assert answer.exit_code == 2
    assert "--database postgresql://" in answer.output
