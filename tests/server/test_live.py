"""Live play: what is heard, what is refused, what survives."""

from __future__ import annotations

import asyncio
import random

import pytest

from cerebria.client import Client
from tests.parts import some_of_all

from .conftest import People
from .playing import play_out

pytestmark = pytest.mark.anyio


@pytest.mark.slow
@pytest.mark.parametrize("settings", some_of_all(["postgres", "sqlite"], "processes"), indirect=True)
async def test_four_people_play_a_game_to_its_end_although_connections_break(server: str, people: People) -> None:
    host = await people(server, "Ada")
    made = await host.new_table(game={"turn_limit": 40})
    table = made["table"]["id"]
    players: list[Client] = [host]
    for link, name in zip(made["links"], ("Ben", "Cleo", "Dag"), strict=False):
        player = await people(server, name)
        await player.follow(link["secret"])
        players.append(player)
    await host.start(table)

    async def one(number: int) -> tuple[int, int]:
        async with players[number].join(table, number, since=0) as seat:
            made = await play_out(seat, random.Random(number), drops_every=7)
            assert [update["version"] for update in seat.updates] == list(range(1, seat.version + 1))
            return made, seat.version

    counts = await asyncio.gather(*(one(number) for number in range(4)))
    assert all(made > 0 for made, _ in counts)
    assert (await host.table(table))["status"] == "over"
