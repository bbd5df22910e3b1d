"""One table that is damaged in the database: it says so, once in the log, and no other table suffers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from cerebria.client import Client
from cerebria.server import app
from cerebria.server.programs.in_process import Programs
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.schema import ENTRIES, SNAPSHOTS, TABLES
from cerebria.server.tables.keeping_time import run_out
from tests.parts import some_of_all

from .conftest import People
from .playing import ME, around_one, at_all_seats, finished, play_some, refused
from .serving import serving_here

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Statements = Callable[[str], list[Any]]


def of_journal(id: str, number: int, **values: Any) -> list[Any]:
    """Change an entry, where no snapshot says the same."""
    here = (ENTRIES.c.table_id == id) & (ENTRIES.c.number == number)
    change = sa.update(ENTRIES).where(here).values(**values) if values else sa.delete(ENTRIES).where(here)
    return [change, sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)]


def of_options(id: str, options: Any) -> list[Any]:
    return [
        sa.update(TABLES).where(TABLES.c.id == id).values(options=options),
        sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id),
    ]


DAMAGES: dict[str, Statements] = {
    "a choice that is none": lambda id: of_journal(id, 4, data={"choice": "conquer"}),
    "a choice without its text": lambda id: of_journal(id, 4, data={}),
    "a choice with more in it": lambda id: of_journal(id, 4, data={"choice": "move", "by": "nobody"}),
    "an entry of an unknown kind": lambda id: of_journal(id, 4, kind="cheat"),
    "an entry that is missing": lambda id: of_journal(id, 4),
    "a tally that is none": lambda id: of_journal(id, 4, tally={}),
    "a tally in words": lambda id: of_journal(id, 4, tally={"made": "many"}),
    "options of no game": lambda id: of_options(id, {"players": 2, "seed": 1, "mode": "chess"}),
    "options of another shape": lambda id: of_options(id, [7]),
}


async def spoil(services: Services, statements: list[Any]) -> None:
    """Damage what is stored, and forget what is in memory."""
    await services.store.execute(*statements)
    services.tables.rooms.clear()


async def with_clock_and_program(ada: Client) -> str:
    """A table at which time runs out, and a program has to play."""
    made = await ada.new_table(game={"players": 2, "seed": 3}, seats=[ME, ME], clock={"reserve": 0, "per_turn": 3600})
    id: str = made["table"]["id"]
    await ada.start(id)
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(1), 24)
    return id


async def wait_for_programs(programs: Programs) -> None:
    for _ in range(3):
        await programs.wake_all(quiet=-1_000_000)
        await asyncio.gather(*programs._tasks.values())


@pytest.mark.parametrize("name", some_of_all(DAMAGES, "readers"))
async def test_a_damaged_table_says_so_and_no_other_suffers(settings: Settings, people: People, name: str) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        bad, *good = [await with_clock_and_program(ada) for _ in range(3)]
        await spoil(services, DAMAGES[name](bad))
        with capture_logs() as logs:
            for path in ("", "/past", "/emotions", "/spectators"):
                with refused("table-damaged", 409):
                    await ada.ask("GET", f"/api/tables/{bad}{path}")
            for path, body in (("end", None), ("seats/0/leave", None), ("seats/1/program", {"program": "easy"})):
                with refused("table-damaged", 409):
                    await ada.ask("POST", f"/api/tables/{bad}/{path}", body)
            with refused("table-damaged"):
                async with ada.join(bad, 0):
                    pass
            assert {line["id"] for line in await ada.tables()} == {bad, *good}
            # What is done for all tables is done for the others.
            everywhere = sa.update(TABLES).values(deadline=1, awaits_program=True)
            await spoil(services, [everywhere])
            programs = Programs(services.tables, services.addresses)
            for _ in range(3):
                await run_out(services.tables)
                await wait_for_programs(programs)
                await services.tables.catch_up_all()
                await app._rest(services)
            await programs.stop()
            for id in good:
                shown = await ada.table(id)
                assert any(seat["program"] == "greedy" for seat in shown["seats"])
                async with ada.join(id, 0) as seat:
                    await seat.say("Still here")
                await ada.ask("GET", f"/api/tables/{id}/past")
            await app._tidy(services)
        loud = [line for line in logs if line["log_level"] in ("warning", "error", "critical")]
        assert [(line["event"], line["table"]) for line in loud] == [("table-damaged", bad)]


async def test_a_damaged_table_keeps_no_other_from_being_looked_at_again(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        bad, good = [await around_one(ada, 2) for _ in range(2)]
        async with ada.join(bad, 0), ada.join(good, 0):
            last = (await services.tables.read(bad)).number
            await services.store.execute(*of_journal(bad, last, tally={"made": 0}))
            assert (await services.store.newest([bad, good])).keys() == {good}
            await services.tables.catch_up_all()


async def test_text_that_is_no_json_keeps_no_list_from_being_shown(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        bad, good = [await around_one(ada, 2) for _ in range(2)]
        for column in ("options", "result"):
            await spoil(services, [sa.text(f"UPDATE tables SET {column} = '{{oops' WHERE id = '{bad}'")])
            assert {line["id"] for line in await ada.tables()} == {bad, good}
            with refused("table-damaged", 409):
                await ada.table(bad)
            assert (await ada.table(good))["status"] == "running"


async def test_a_damaged_snapshot_costs_nothing_but_time(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id = await with_clock_and_program(ada)
        before = await ada.table(id)
        await spoil(services, [sa.update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).values(body=b"oops")])
        with capture_logs() as logs:
            assert (await ada.table(id))["decider"] == before["decider"]
        assert [line["event"] for line in logs] == ["snapshot-damaged"]


async def test_a_finished_table_is_damaged_where_its_journal_is(settings: Settings, people: People) -> None:
    """Its snapshot may open it; whoever looks back is told."""
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        id, _ = await finished(ada, players=2, mode="basic", turn_limit=6)
        await spoil(services, [of_journal(id, 2, data={"choice": "conquer"})[0]])
        for path in ("record", "replay", "past"):
            with refused("table-damaged", 409):
                await ada.ask("GET", f"/api/tables/{id}/{path}")


async def test_a_table_that_is_mended_opens_again(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, 2)
        row = await services.store.row(sa.select(TABLES.c.options).where(TABLES.c.id == id))
        assert row is not None
        await spoil(services, of_options(id, [7]))
        with refused("table-damaged"):
            await ada.table(id)
        await spoil(services, of_options(id, row["options"]))
        with refused("table-damaged"):
            await ada.table(id)
        # After a while it is looked at again.
        services.store.damaged[id] = 0.0
        assert (await ada.table(id))["status"] == "running"
        assert not services.store.damaged
