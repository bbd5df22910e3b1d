"""Looking back at a game that goes on: everybody sees again what they saw, and nothing else."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from cerebria.client import Client, Live
from cerebria.play.hosting import merge

from .conftest import People
from .playing import ME, Json, around_one, at_all_seats, decider, play_some, refused

pytestmark = pytest.mark.anyio


async def looked_back(client: Client, id: str, seat: int | None, at_once: int) -> dict[int, Json]:
    """The view at every version that stands, asked for in pieces."""
    found: dict[int, Json] = {}
    start = 0
    while True:
        past = await client.past(id, seat, start=start, count=at_once)
        assert past["version"] == start
        view: Json = past["view"]
        for piece in past["following"]:
            merge(view, piece["view"])
            found[piece["version"]] = deepcopy(view)
        if len(past["following"]) < at_once:
            return found
        start = past["following"][-1]["version"]


def heard(seat: Live, first: Json) -> dict[int, Json]:
    """The view at every version that stands, as it was told at that time."""
    found: dict[int, Json] = {}
    view = deepcopy(first)
    for update in seat.updates:
        merge(view, update.get("view", {}))
        if update["kind"] == "choice":
            found[update["version"]] = deepcopy(view)
        elif update["kind"] == "undo":
            found = {version: view for version, view in found.items() if version <= update["back_to"]}
    return found


async def test_every_version_that_stands_looks_as_it_did_when_it_was_heard(server: str, people: People) -> None:
    rng = random.Random(3)
    client = await people(server)
    id = await around_one(client)
    async with at_all_seats(client, id) as seats, client.join(id, None) as spectator:
        first = [deepcopy(seat.view) for seat in (*seats, spectator)]
        taken_back = 0
        for step in range(80):
            seat = await decider(seats)
            if step % 7 == 6 and seat.can_undo:
                await seat.undo()
                taken_back += 1
            elif step % 10 == 9:
                await seat.say("Hm.")
            else:
                await play_some(seats, rng, 1)
        assert taken_back > 3
        for seat, view in zip((*seats, spectator), first, strict=True):
            async with client.join(id, seat.seat) as other:
                await seat.until(lambda seat=seat, other=other: seat.version == other.version)
            assert view is not None
            found = await looked_back(client, id, seat.seat, at_once=9)
            assert found == heard(seat, view)
            assert len(found) > 20


async def test_one_looks_back_only_with_eyes_of_ones_own_and_only_at_a_game_that_began(
    sqlite_server: str, people: People
) -> None:
    ada, ben, eve = [await people(sqlite_server) for _ in range(3)]
    made = await ada.new_table(game={"players": 2}, seats=[ME, {"kind": "open"}])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    with refused("not-running", 409):
        await ada.past(id, 0)
    await ada.start(id)
    assert (await ada.past(id, 0))["view"]["seat"] == made["table"]["seats"][0]["spirit"]
    assert (await ben.past(id))["view"]["seat"] is None
    for seat in (1, 7):
        with refused("not-your-seat"):
            await ada.past(id, seat)
    with refused("no-such-table", 404):
        await eve.past(id)
