"""Live play: what is heard, what is refused, what survives."""

from __future__ import annotations

import asyncio
import random

import pytest

from cerebria.client import Client, Live

from .conftest import People

pytestmark = pytest.mark.anyio


async def play(seat: Live, seed: int, drops_every: int = 0) -> int:
    """Make random choices for a seat to the end; how many they were."""
    chance = random.Random(seed)
    made = 0
    while True:
        await seat.until(lambda: seat.is_my_decision or seat.is_over)
        if seat.is_over:
            return made
        assert seat.decision is not None
        await seat.choose(chance.choice(seat.decision["options"]))
        made += 1
        if drops_every and made % drops_every == 0:
            await seat.drop()


@pytest.mark.slow
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
            made = await play(seat, number, drops_every=7)
            assert [update["version"] for update in seat.updates] == list(range(1, seat.version + 1))
            return made, seat.version

    counts = await asyncio.gather(*(one(number) for number in range(4)))
    assert all(made > 0 for made, _ in counts)
    assert (await host.table(table))["status"] == "over"
