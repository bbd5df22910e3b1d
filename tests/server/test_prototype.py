"""Tables of the edition in rounds: what it allows, whole games, and all that comes after one."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from cerebria import load_game, to_record
from cerebria.client import Client
from cerebria.server.settings import Settings
from tests.parts import some_of_all

from .conftest import People
from .playing import Json, around_one, at_all_seats, decider, finished, level, play_some, whole_game
from .serving import PATIENCE, serving

pytestmark = pytest.mark.anyio

PROTOTYPE = {"edition": "prototype"}


def events(steps: list[Json], kind: str) -> list[Json]:
    return [event["data"] for step in steps for event in step["events"] if event["kind"] == kind]


async def checked(client: Client, **form: Any) -> Json:
    found: Json = await client.ask("POST", "/api/options/check", PROTOTYPE | form)
    return found


async def test_what_the_edition_allows_is_told_before_a_table_is_made(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for players, spirits in (
        (2, ["harmony", "anxiety"]),
        (3, ["harmony", "anxiety", "empathy"]),
        (4, ["harmony", "anxiety", "empathy", "malice"]),
    ):
        good = await checked(ada, players=players)
        assert [seat["spirit"] for seat in good["seats"]] == spirits
        assert "turn_limit" not in good["options"]
    for place, wrong in (
        ("mode", {"mode": "basic"}),
        ("spirit_side", {"spirit_side": "B"}),
        ("start", {"start": "fixed"}),
        ("turn_limit", {"turn_limit": 20}),
        ("edition", {"balance": True, "players": 6}),
        ("edition", {"ego": "gloom"}),
        ("spirits.bliss", {"spirits": {"bliss": ["love", "empathy"]}}),
    ):
        found = await checked(ada, **wrong)
        assert not found["is_good"]
        assert place in [problem["place"] for problem in found["problems"]], found["problems"]


@pytest.mark.slow
@pytest.mark.parametrize("players", some_of_all([2, 3, 4], "wire"))
async def test_a_whole_game_is_played_to_its_result(shared_server: str, people: People, players: int) -> None:
    ada = await people(shared_server)
    id = await around_one(ada, players, game={**PROTOTYPE, "seed": players})
    async with at_all_seats(ada, id) as seats, ada.join(id) as watching:
        await play_some(seats, random.Random(players), 10_000)
        await watching.until(lambda: watching.is_over)
        for seat in (*seats, watching):
            assert seat.view is not None
            assert seat.view["rounds"]["number"] in range(1, 6)
    game = load_game(await ada.record(id))
    assert game.result is not None and game.result.ending in ("majors", "rounds")
    assert [line["result"] for line in await ada.tables() if line["id"] == id] == [game.result._asdict()]


@pytest.mark.slow
async def test_programs_play_a_whole_game(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    seats = [{"kind": "program", "program": program} for program in ("greedy", "random")]
    made = await ada.new_table(game={**PROTOTYPE, "players": 2}, seats=seats)
    id = made["table"]["id"]
    await ada.start(id)
    async with ada.join(id, since=0) as watching:
        await watching.until(lambda: watching.is_over, 4 * PATIENCE)
    assert load_game(await ada.record(id)).result is not None


async def test_a_server_that_starts_again_plays_the_same_game_on(settings: Settings, people: People) -> None:
    with serving(settings) as address:
        ada = await people(address)
        id = await around_one(ada, 4, game={**PROTOTYPE, "seed": 4})
        async with at_all_seats(ada, id, since=0) as seats:
            await play_some(seats, random.Random(3), 60)
            await level(seats, [max(seat.version for seat in seats)] * len(seats))
            told = [(seat.view, seat.version) for seat in seats]
    with serving(settings) as address:
        async with Client(address, ada.token) as again, at_all_seats(again, id, since=0) as seats:
            assert [(seat.view, seat.version) for seat in seats] == told
            await play_some(seats, random.Random(4), 20)


async def test_a_replay_hides_from_a_spirits_eyes_what_its_player_did_not_see(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    game = whole_game(5, **PROTOTYPE)
    id = (await ada.upload_record(to_record(game)))["id"]
    seen = {
        eyes: [
            step
            for start in range(0, len(game.choices), 100)
            for step in (await ada.replay(id, eyes, start=start, count=100))["following"]
        ]
        for eyes in ("open", "harmony")
    }
    drawn = {eyes: events(steps, "draws") for eyes, steps in seen.items()}
    assert len(drawn["open"]) == len(drawn["harmony"]) > 10
    assert all(event["card"] for event in drawn["open"])
    for event in drawn["harmony"]:
        assert (event["card"] is not None) == (event["seat"] in ("harmony", "empathy"))
    first = {eyes: (await ada.replay(id, eyes, count=1))["view"] for eyes in seen}
    assert [first["harmony"]["teams"][team]["endgame"] is None for team in ("bliss", "gloom")] == [False, True]
    assert None not in [first["open"]["teams"][team]["endgame"] for team in ("bliss", "gloom")]
    assert [event["number"] for event in events(seen["open"], "round")] == list(range(1, 6))


async def test_a_finished_game_is_played_on_and_again(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id, game = await finished(ada, 4, **PROTOTYPE)
    assert game.result is not None
    turns = (await ada.replay(id))["turns"]
    assert len(turns) == game.result.turns
    assert all(one["moment"] < next["moment"] for one, next in pairwise(turns))
    made = await ada.play_on(id, len(game.choices) // 2)
    assert [seat["spirit"] for seat in made["table"]["seats"]] == list(game.spirits)
    again = await ada.ask("POST", f"/api/tables/{id}/rematch")
    assert again["table"]["options"]["edition"] == "prototype"


async def test_what_is_taken_back_is_not_what_somebody_has_learned(shared_server: str, people: People) -> None:
    """A face-down card that was drawn is known to its player: there is no way back behind it."""
    ada = await people(shared_server)
    id = await around_one(ada, 2, game={**PROTOTYPE, "seed": 1})
    async with at_all_seats(ada, id) as seats:
        while (own := await decider(seats)).decision and own.decision["kind"] != "turn":
            await own.choose(own.decision["options"][0])
        await own.choose("gain-willpower")
        assert own.can_undo
        await own.choose("draw-emotions")
        assert not own.can_undo
