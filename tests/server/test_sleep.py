"""Tables that nobody plays at sleep: they leave memory, and nobody who is connected notices."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from types import SimpleNamespace

import pytest

from cerebria.server.settings import Settings
from cerebria.server.tables import tables

from .conftest import People
from .playing import around_one, at_all_seats, decider, level, play_some
from .serving import serving_here

pytestmark = pytest.mark.anyio


async def test_those_whose_words_were_let_go_see_the_same_as_those_who_come_anew(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(replace(sqlite_settings, sleep_seconds=0)) as (address, services):
        client = await people(address)
        id = await around_one(client)
        async with at_all_seats(client, id) as seats:
            await play_some(seats, random.Random(1), 5)
            services.tables.sleep()
            assert all(listener.told is None for listener in services.tables.rooms[id].listeners)
            await play_some(seats, random.Random(2), 5)
            async with at_all_seats(client, id) as others:
                await level(seats, [other.version for other in others])
                assert [seat.view for seat in seats] == [other.view for other in others]


async def test_whether_a_table_sleeps_does_not_tell_whether_somebody_ponders(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read a table in takes time: it happens only where nobody was connected, whom all would have seen."""
    async with serving_here(replace(sqlite_settings, sleep_seconds=60)) as (address, services):
        client = await people(address)
        ids = [await around_one(client, 2, game={"mode": "basic", "seed": 1}) for _ in range(2)]

        def later(seconds: float) -> list[bool]:
            monkeypatch.setattr(
                tables, "time", SimpleNamespace(monotonic=lambda: seconds, perf_counter=time.perf_counter)
            )
            services.tables.sleep()
            return [id in services.tables.rooms and services.tables.rooms[id].table is not None for id in ids]

        async with AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(at_all_seats(client, id)) for id in ids]
            assert later(1000) == [True, True]
            # At one of them somebody ponders.
            deciding = await decider(seats[0])
            await deciding.choose("move")
            assert later(2000) == [True, True]
            later(2040)
            await deciding.undo()
            later(2050)
        for id in ids:
            while services.tables.rooms[id].listeners:
                await asyncio.sleep(0.01)
        assert later(2109) == [True, True]
        assert later(2111) == [False, False]


async def test_a_table_that_sleeps_without_anybody_connected_leaves_nothing_in_memory(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(replace(sqlite_settings, sleep_seconds=0)) as (address, services):
        client = await people(address)
        id = await around_one(client)
        assert id in services.tables.rooms
        services.tables.sleep()
        assert id not in services.tables.rooms
