"""Tables that nobody plays at sleep: they leave memory, and nobody who is connected notices."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from cerebria.server.settings import Settings

from .conftest import People
from .playing import around_one, at_all_seats, level, play_some
from .serving import serving_here

pytestmark = pytest.mark.anyio


async def test_those_connected_to_a_table_that_slept_see_the_same_as_those_who_come_anew(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(replace(sqlite_settings, sleep_seconds=0)) as (address, services):
        client = await people(address)
        id = await around_one(client)
        async with at_all_seats(client, id) as seats:
            await play_some(seats, random.Random(1), 5)
            services.tables.sleep()
            room = services.tables.rooms[id]
            assert room.table is None
            assert all(listener.told is None for listener in room.listeners)
            await play_some(seats, random.Random(2), 5)
            async with at_all_seats(client, id) as others:
                await level(seats, [other.version for other in others])
                assert [seat.view for seat in seats] == [other.view for other in others]


async def test_a_table_that_sleeps_without_anybody_connected_leaves_nothing_in_memory(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(replace(sqlite_settings, sleep_seconds=0)) as (address, services):
        client = await people(address)
        id = await around_one(client)
        assert id in services.tables.rooms
        services.tables.sleep()
        assert id not in services.tables.rooms
