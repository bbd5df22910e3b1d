"""Workers: whose program plays next, and that nothing that happens to a worker or to the database stops the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url
from structlog.testing import capture_logs

from cerebria import View
from cerebria.bots import Planned
from cerebria.client import Client
from cerebria.server.process.repeating import end
from cerebria.server.programs import playing, working
from cerebria.server.programs.jobs import Jobs
from cerebria.server.programs.planning import Planners, plan
from cerebria.server.programs.turns import Place
from cerebria.server.programs.working import Worker, work
from cerebria.server.settings import Settings
from cerebria.server.storage import database
from cerebria.server.storage.database import plain_address

from .conftest import People
from .serving import ROOMY, serving_here
from .test_programs import Thoughts, until

pytestmark = pytest.mark.anyio

RANDOM, GREEDY, EXPERT = ({"kind": "program", "program": name} for name in ("random", "greedy", "expert"))
ME = {"kind": "me"}
AN_HOUR = 3600.0


@pytest.fixture
def with_jobs(fresh_postgres_url: str) -> Settings:
    """Settings of servers that leave their programs to workers."""
    return replace(ROOMY, database=fresh_postgres_url, bot_jobs=True)


@asynccontextmanager
async def at_work(settings: Settings, concurrency: int = 1) -> AsyncIterator[Worker]:
    """A worker beside the test, and its inside."""
    worker = Worker(settings, concurrency)
    worker.store.start()
    ready = asyncio.Event()
    task = asyncio.create_task(worker.run(ready.set))
    await until(lambda: ready.is_set() or task.done())
    try:
        yield worker
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        await worker.stop()


class Played:
    """Programs that think in the test's own process, and never for long: at which tables they did, in this order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tables: list[str] = []
        self.failing: set[str] = set()
        """Tables at which every thought goes wrong."""
        played = self

        class Here(Planners):
            async def plan(self, place: Place, program: str, view: View, moment: str) -> list[Planned]:
                table = moment.split(maxsplit=1)[0]
                fails = table in played.failing and program == "greedy"
                played.tables.append(table)
                await asyncio.sleep(0)
                if fails:
                    raise ZeroDivisionError
                return plan("random", view, moment)

        monkeypatch.setattr(working, "Planners", Here)
        monkeypatch.setattr(working, "TURN_SECONDS", 0.0)

    async def more(self, count: int, table: str | None = None) -> None:
        """Wait for so many more thoughts."""
        wanted = self._count(table) + count
        await until(lambda: self._count(table) >= wanted)

    def _count(self, table: str | None) -> int:
        return len(self.tables) if table is None else self.tables.count(table)


async def started(host: Client, seats: Sequence[dict[str, str]], count: int = 1) -> list[str]:
    """Tables at which the game has begun."""
    game = {"players": len(seats), "first": "bliss"}
    tables = [(await host.new_table(game=game, seats=seats))["table"]["id"] for _ in range(count)]
    for table in tables:
        await host.start(table)
    return tables


def ask(settings: Settings, query: str) -> list[Any]:
    with psycopg.connect(plain_address(settings.database), autocommit=True) as connection:
        found = connection.execute(query.encode())
        return [] if found.description is None else found.fetchall()


async def waiting(settings: Settings, count: int) -> None:
    """Wait until so many jobs have been asked for."""
    await until(lambda: ask(settings, "SELECT count(*) FROM procrastinate_jobs") == [(count,)])


# Whose turn it is.


async def test_tables_take_turns(with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(monkeypatch)
    async with serving_here(with_jobs) as (server, _):
        tables = await started(await people(server), [RANDOM] * 2, 8)
        await waiting(with_jobs, 8)
        async with at_work(with_jobs):
            await played.more(40)
    for first in range(0, 40, 8):
        assert sorted(played.tables[first : first + 8]) == sorted(tables)


async def test_hosts_take_turns_however_many_tables_they_have(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    async with serving_here(with_jobs) as (server, _):
        many = await started(await people(server, "Eve"), [RANDOM] * 2, 6)
        (own,) = await started(await people(server, "Ada"), [RANDOM] * 2)
        await waiting(with_jobs, 7)
        async with at_work(with_jobs):
            await played.more(24)
    assert played.tables[1:24:2] == [own] * 12
    assert {played.tables.count(table) for table in many} <= {2, 3}


async def test_those_come_first_for_whom_somebody_waits_and_who_comes_is_waited_for_from_then_on(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working, "TURN_SECONDS", 0.0)
    thoughts = Thoughts(monkeypatch)
    async with serving_here(with_jobs) as (server, _), serving_here(with_jobs) as (other, _):
        eve, ada = await people(server, "Eve"), await people(server, "Ada")
        many = await started(eve, [EXPERT] * 2, 5)
        await waiting(with_jobs, 5)
        async with at_work(with_jobs) as worker, Client(other, eve.token) as elsewhere:
            await until(lambda: len(thoughts.begun) == 1)
            (first,) = thoughts.begun
            looked_at, *others = (table for table in many if table != first)
            (own,) = await started(ada, [EXPERT, ME])
            await waiting(with_jobs, 6)
            # One looks, through another server, and one plays.
            async with elsewhere.join(looked_at), ada.join(own, 1):
                await until(lambda: [worker._lookers.rank(table) for table in (looked_at, own)] == [1, 0])
                await thoughts.end(first)
                assert thoughts.begun == [first, own]
                # What is thought about and of no use any more is given up, whoever ended it.
                await ada.ask("POST", f"/api/tables/{own}/end")
                await until(lambda: thoughts.given_up == [own])
                await until(lambda: thoughts.begun == [first, own, looked_at])
            await until(lambda: worker._lookers.rank(looked_at) == 2)
            # Nobody looks there any more: it comes after the tables that have not had a turn.
            await thoughts.end(looked_at)
            assert thoughts.begun[3] in others


async def test_programs_that_think_for_long_leave_room_for_the_others(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(monkeypatch)
    async with serving_here(with_jobs) as (server, _):
        host = await people(server)
        slow = await started(host, [EXPERT] * 2, 2)
        (quick,) = await started(host, [GREEDY] * 2)
        await waiting(with_jobs, 3)
        async with at_work(with_jobs):
            await until(lambda: len(thoughts.begun) == 2)
            # Which of the two that think for long comes first is decided by who asked first, not by who began first.
            assert quick in thoughts.begun
            assert len({*thoughts.begun} & {*slow}) == 1
            await thoughts.end(quick)
            assert thoughts.begun[2] == quick


async def test_a_table_whose_next_program_thinks_for_long_waits_with_those(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    async with serving_here(with_jobs) as (server, _):
        (table,) = await started(await people(server), [GREEDY, EXPERT])
        async with at_work(with_jobs):
            await played.more(40)
            queue = "SELECT queue_name FROM procrastinate_jobs"
            await until(lambda: ask(with_jobs, queue) == [("programs-long",)])
            await until(lambda: ask(with_jobs, queue) == [("programs",)])
    assert set(played.tables) == {table}


# What goes wrong.


async def test_a_program_that_always_fails_is_left_alone_for_a_while_and_keeps_nobody_waiting(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(playing, "_SHORTEST_PAUSE", AN_HOUR)
    monkeypatch.setattr(playing, "_LONGEST_PAUSE", AN_HOUR)
    async with serving_here(with_jobs) as (server, _):
        host = await people(server)
        (bad,) = await started(host, [GREEDY, ME])
        played.failing.add(bad)
        (good,) = await started(host, [RANDOM] * 2)
        with capture_logs() as logs:
            async with at_work(with_jobs), host.join(bad, 1) as seat:
                await until(lambda: bad in played.tables)
                await played.more(10, good)
                # Words change nothing about what the program has to decide.
                await seat.say("What are you thinking about?")
                await played.more(10, good)
                assert played.tables.count(bad) == 1
                assert [line["table"] for line in logs if line["event"] == "program-failed"] == [bad]
                # Another program plays on at once.
                await host.ask("POST", f"/api/tables/{bad}/seats/0/program", {"program": "random"})
                await seat.until(lambda: seat.is_my_decision)


async def test_what_has_failed_is_tried_again_and_again_after_longer_and_longer_and_goes_on_when_it_is_mended(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(playing, "_SHORTEST_PAUSE", 0.01)
    monkeypatch.setattr(playing, "_LONGEST_PAUSE", 0.03)
    monkeypatch.setattr(working, "_POLL_SECONDS", 0.01)
    async with serving_here(with_jobs) as (server, _):
        (table,) = await started(await people(server), [GREEDY] * 2)
        played.failing.add(table)
        with capture_logs() as logs:
            async with at_work(with_jobs):
                await played.more(4)
                played.failing.clear()
                await played.more(5)
    pauses = [line["again_in"] for line in logs if line["event"] == "program-failed"]
    assert pauses[:4] == [0.01, 0.02, 0.03, 0.03]
    assert len(pauses) <= 5


async def test_what_a_dead_worker_was_at_and_what_nobody_asked_for_is_played(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(working, "_TIDY_SECONDS", 0.05)
    monkeypatch.setattr(Jobs, "wake", lambda jobs, table: None)
    async with serving_here(with_jobs) as (server, _), at_work(with_jobs):
        host = await people(server)
        (forgotten,) = await started(host, [RANDOM] * 2)
        await played.more(3, forgotten)
        taken = (await host.new_table(game={"players": 2}, seats=[RANDOM] * 2))["table"]["id"]
        ask(
            with_jobs,
            "WITH dead AS (INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 minute')"
            " RETURNING id) INSERT INTO procrastinate_jobs"
            " (queue_name, task_name, lock, queueing_lock, args, status, worker_id)"
            f" SELECT 'programs', 'play-on', '{taken}', '{taken}', jsonb_build_object('table', '{taken}'), 'doing', id"
            " FROM dead",
        )
        await host.start(taken)
        await played.more(3, taken)


async def test_a_worker_that_was_taken_for_dead_goes_on(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(working, "_RESTART_SECONDS", 0.05)
    async with serving_here(with_jobs) as (server, _), working_on(with_jobs):
        await started(await people(server), [RANDOM] * 2, 2)
        await played.more(4)
        ask(with_jobs, "DELETE FROM procrastinate_workers")
        await until(lambda: ask(with_jobs, "SELECT count(*) FROM procrastinate_workers") == [(1,)])
        await played.more(4)


async def test_after_an_outage_of_the_database_every_table_goes_on(
    with_jobs: Settings, postgres: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(working, "_RESTART_SECONDS", 0.05)
    name = make_url(with_jobs.database).database
    async with serving_here(with_jobs) as (server, _):
        tables = await started(await people(server), [RANDOM] * 2, 3)
    with capture_logs() as logs:
        async with working_on(with_jobs):
            await played.more(6)
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
                connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
                await until(lambda: any(line["event"] == "queue-lost" for line in logs))
                await asyncio.sleep(0.2)
                reached = len(played.tables)
                connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
            await until(lambda: set(tables) <= set(played.tables[reached:]))
    assert sum(line["event"] == "queue-lost" for line in logs) <= 3


async def test_who_stops_hands_back_what_it_was_at(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = Thoughts(monkeypatch)
    async with serving_here(with_jobs) as (server, _):
        (table,) = await started(await people(server), [EXPERT] * 2)
        async with at_work(with_jobs):
            await until(lambda: thoughts.begun == [table])
        assert thoughts.given_up == [table]
        assert ask(with_jobs, "SELECT lock, status FROM procrastinate_jobs") == [(table, "todo")]
        assert ask(with_jobs, "SELECT count(*) FROM procrastinate_workers") == [(0,)]


def test_a_worker_that_starts_before_its_database_waits_for_it(
    fresh_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    away = make_url(fresh_postgres_url).set(database="nowhere").render_as_string(hide_password=False)
    tried = database.upgrade

    def wait(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("time.sleep", wait)
    monkeypatch.setattr(database, "upgrade", lambda url: tried(away if len(pauses) < 7 else url))
    with capture_logs() as logs:
        database.upgrade_once_there(fresh_postgres_url)
    assert pauses == [0.5, 1.0, 2.0, 4.0, 8.0, 10.0, 10.0]
    assert {line["event"] for line in logs} == {"database-awaited"}
    assert "nowhere" in logs[0]["reason"]


@asynccontextmanager
async def working_on(settings: Settings) -> AsyncIterator[None]:
    """A worker that goes on whatever happens."""
    ready = asyncio.Event()
    task = asyncio.create_task(work(settings, 1, ready.set))
    await until(lambda: ready.is_set() or task.done())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_a_worker_keeps_nothing_of_a_table_whose_game_has_ended(
    with_jobs: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)
    monkeypatch.setattr(working, "_TIDY_SECONDS", 0.05)
    async with serving_here(with_jobs) as (address, _), at_work(replace(with_jobs, sleep_seconds=0)) as worker:
        host = await people(address)
        tables = await started(host, [RANDOM, RANDOM], 2)
        for table in tables:
            await played.more(2, table)
        for table in tables:
            await host.ask("POST", f"/api/tables/{table}/end")
        await until(lambda: not worker.tables.rooms and not worker._thoughts._thoughts)


async def test_what_keeps_to_itself_that_it_is_cancelled_ends_all_the_same() -> None:
    async def hides_it_once() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(AN_HOUR)
        await asyncio.sleep(AN_HOUR)

    task = asyncio.create_task(hides_it_once())
    await asyncio.sleep(0)
    await end([task])
    assert task.cancelled()
