"""When the database takes nothing: locked by somebody else, full, or failing. All are told, and it goes on after."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import event

from cerebria import client
from cerebria.client import Client, ServerRefused
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database, store
from cerebria.server.storage.condition import PATIENCE
from cerebria.server.storage.schema import PEOPLE
from cerebria.server.storage.store import Store

from .conftest import People
from .playing import around_one, at_all_seats, decider
from .serving import Process, serving_here

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Trouble = Callable[[Settings, Services], AbstractContextManager[None]]
LONGEST = PATIENCE * 6
"""What answers to many may take, on a busy machine: far less than if each waited for those before it."""


@pytest.fixture(autouse=True)
def nobody_asks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long the server takes shows where the client takes its first answer."""
    monkeypatch.setattr(client, "_SAID_AGAIN", ())


@contextmanager
def locked(settings: Settings, services: Services) -> Iterator[None]:
    """Somebody else is writing, and does not come to an end."""
    with database.engine_for(settings.database) as engine, engine.connect() as connection:
        if settings.is_postgres:
            tables = ("entries", "people", "tables", "links", "watchers", "seats")
            connection.execute(sa.text(f"LOCK TABLE {', '.join(tables)} IN SHARE MODE"))
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield
        connection.rollback()


@contextmanager
def full(settings: Settings, services: Services) -> Iterator[None]:
    """There is no room for another page."""
    if settings.is_postgres:
        with full_postgres(settings):
            yield
        return
    assert services.store._writers is not None
    engines = (services.store._writers.engine, services.store.writer._engine)

    def set_limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count=1")  # as few as there are already
        cursor.close()

    def lift_limit(connection: Any, *_: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA max_page_count=1000000")
        cursor.close()

    # Every page that is free by chance is used up first.
    file = database.file_of(settings.database)
    assert file is not None
    with sqlite3.connect(file) as filling:
        filling.execute("VACUUM")
    for engine in engines:
        event.listen(engine, "checkout", set_limit)
    yield
    for engine in engines:
        event.remove(engine, "checkout", set_limit)
        event.listen(engine, "checkout", lift_limit)


@contextmanager
def full_postgres(settings: Settings) -> Iterator[None]:
    """PostgreSQL says what it says without room, where a table would have to grow."""
    tables = ("entries", "people", "tables", "seats", "links", "watchers")
    with database.engine_for(settings.database) as engine:
        with engine.begin() as connection:
            for kind in ("TRIGGER", "EVENT_TRIGGER"):
                connection.exec_driver_sql(
                    f"CREATE FUNCTION no_room_{kind}() RETURNS {kind} LANGUAGE plpgsql AS $$ BEGIN"
                    " RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$"
                )
            for table in tables:
                connection.exec_driver_sql(
                    f"CREATE TRIGGER full_{table} BEFORE INSERT ON {table} EXECUTE FUNCTION no_room_TRIGGER()"
                )
            connection.exec_driver_sql(
                "CREATE EVENT TRIGGER full_disk ON ddl_command_start WHEN TAG IN ('CREATE TABLE')"
                " EXECUTE FUNCTION no_room_EVENT_TRIGGER()"
            )
        yield
        with engine.begin() as connection:
            connection.exec_driver_sql("DROP EVENT TRIGGER full_disk")
            for table in tables:
                connection.exec_driver_sql(f"DROP TRIGGER full_{table} ON {table}")


async def readiness(address: str) -> int:
    await asyncio.sleep(1.1)  # it is looked at once a second at most
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=False) as asking:
        return (await asking.get("/readyz")).status_code


@asynccontextmanager
async def in_time(seconds: float = LONGEST) -> AsyncIterator[None]:
    began = time.monotonic()
    yield
    assert time.monotonic() - began < seconds


async def looked_at(person: Client, table: str) -> Any:
    """What somebody is shown who asks until there is an answer."""
    while True:
        try:
            return await person.table(table)
        except ServerRefused as refusal:
            if refusal.id != "busy":
                raise
            await asyncio.sleep(0.1)


async def is_refused_as_busy(asked: Any) -> bool:
    with pytest.raises(ServerRefused) as caught:
        await asked
    return caught.value.id == "busy" and caught.value.status in (0, 503)


@pytest.mark.parametrize("trouble", [locked, full])
async def test_nothing_is_written_and_everybody_is_told_until_it_is_over(
    settings: Settings, people: People, trouble: Trouble
) -> None:
    async with serving_here(settings) as (address, services):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        made = await ada.new_table(game={"players": 2})
        link = made["links"][-1]["secret"]
        another = (await ada.new_table())["table"]["id"]
        table = await around_one(ada, 2)
        assert await readiness(address) == 200
        async with at_all_seats(ada, table) as seats, Client(address) as newcomer:
            chooser = await decider(seats)
            assert chooser.decision is not None
            options = chooser.decision["options"]
            with trouble(settings, services):
                async with in_time():
                    # All at once: each has the same time, however many wait.
                    writing = [
                        *(seat.say("x" * 500) for seat in seats for _ in range(3)),
                        chooser.choose(options[0]),
                        *(ada.new_table(title="x" * 80) for _ in range(8)),
                        *(newcomer.ask("POST", "/api/people", {"name": "x" * 40}) for _ in range(8)),
                        *(ben.follow(link) for _ in range(3)),
                        ada.ask("POST", f"/api/tables/{made['table']['id']}/watch-link"),
                        ada.ask("POST", f"/api/tables/{another}/end"),
                    ]
                    results = asyncio.gather(*writing, return_exceptions=True)
                    async with in_time(PATIENCE - 1.0):
                        # Whoever only looks is answered meanwhile, if not at once where the machine is busy, too.
                        await asyncio.sleep(0.3)
                        assert (await looked_at(ada, table))["status"] == "running"
                        await ada.tables()
                        await ada.past(table, 0)
                        async with ada.join(table, 0, since=0):
                            pass
                    found = await results
                if trouble is locked:
                    assert {(type(one), getattr(one, "id", "")) for one in found} == {(ServerRefused, "busy")}
                else:
                    # What happens to fit is taken, such as the new link of those who watch, which ends the one before;
                    # nothing else is said of the rest.
                    assert {getattr(one, "id", "done") for one in found} <= {"busy", "done", "no-such-link"}
                    assert await is_refused_as_busy(fill(ada))
                async with in_time():
                    assert await readiness(address) == 503
                    assert await readiness(address) == 503
            assert await readiness(address) == 200
            await newcomer.sign_in("Cleo")
            await ada.new_table()
            if trouble is locked:
                await ben.follow(link)
                await chooser.choose(options[0])
            await seats[0].say("still here")


async def test_that_there_is_no_room_is_seen_before_anybody_writes(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "_ROOM_SECONDS", 0.0)
    async with serving_here(settings) as (address, services):
        assert await readiness(address) == 200
        with full(settings, services):
            assert await readiness(address) == 503
        assert await readiness(address) == 200


async def fill(person: Client) -> None:
    """Make tables until there is no room."""
    for _ in range(200):
        await person.new_table(title="x" * 80)


async def test_whoever_was_not_seen_for_an_hour_is_known_although_nothing_can_be_noted(
    settings: Settings, people: People
) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        await services.store.execute(sa.update(PEOPLE).values(seen_at=0))
        with locked(settings, services):
            async with in_time(PATIENCE - 1.0):
                assert (await ada.ask("GET", "/api/people/me"))["name"] == "Ada"


async def test_whoever_goes_away_while_something_is_written_holds_nobody_up(settings: Settings) -> None:
    database.upgrade(settings.database)
    change = sa.text("INSERT INTO pulse (id, at) VALUES (1, 0) ON CONFLICT (id) DO UPDATE SET at = pulse.at + 1")
    for moment in range(12):
        own = Store(settings.database)
        writing = [asyncio.create_task(own.write(lambda connection: connection.execute(change))) for _ in range(3)]
        for _ in range(moment):
            await asyncio.sleep(0)
        for one in writing:
            one.cancel()
        await asyncio.wait(writing)
        # They have gone at once, and what they had begun comes to its end by itself.
        await own.write(lambda connection: connection.execute(change))
        await own.stop()
        with database.engine_for(settings.database) as engine, engine.begin() as connection:
            connection.execute(change)


@pytest.mark.skipif(sys.platform != "linux", reason="only there can a process be kept from writing")
async def test_a_disk_that_fails_is_told_and_survived(
    sqlite_settings: Settings, people: People, tmp_path: Path
) -> None:
    import resource

    database.upgrade(sqlite_settings.database)
    process = Process(sqlite_settings, tmp_path / "log")
    process.start()
    try:
        ada = await people(process.address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0) as seat:
            nothing = (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1])
            before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE, nothing)
            async with in_time():
                assert await is_refused_as_busy(seat.say("Hello?"))
            assert await is_refused_as_busy(ada.new_table())
            assert await is_refused_as_busy(ada.sign_in("Ada"))
            assert await readiness(process.address) == 503
            assert (await ada.table(table))["status"] == "running"
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, before)
            assert await readiness(process.address) == 200
            await seat.say("Hello!")
            await ada.new_table()
    finally:
        process.stop()
