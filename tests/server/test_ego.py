"""Tables against Ego: seats for people alone, and an opponent that plays itself through everything that can happen."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from cerebria import Game, load_game
from cerebria.client import Client, Live
from cerebria.play.hosting import merge
from cerebria.server.live.view_schema import ViewWords
from cerebria.server.settings import Settings

from .conftest import People
from .playing import GREEDY, ME, Json, around_one, at_all_seats, finished, new_table, play_some, refused
from .serving import serving

pytestmark = pytest.mark.anyio

CLOCK = {"reserve": 100, "per_turn": 10}


async def alone(client: Client, players: int = 2, **game: Any) -> str:
    """A table that has started, with one person for all Spirits that people play."""
    return await around_one(client, players, game={"ego": "gloom", "seed": 3, **game})


async def heard_all(seats: list[Live]) -> None:
    """Wait until everybody has heard of all choices."""
    await seats[0].say("Well?")
    for seat in seats:
        await seat.until(lambda seat=seat: seat.updates[-1]["kind"] == "say")


def kinds(update: Json) -> list[str]:
    return [event["kind"] for event in update["events"]]


async def test_only_people_have_seats(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for players, spirits in ((1, ["hatred"]), (2, ["hatred", "malice"])):
        form = {"ego": "bliss", "players": players, "difficulty": "harder-2"}
        checked = await ada.ask("POST", "/api/options/check", form)
        assert [(seat["spirit"], seat["team"]) for seat in checked["seats"]] == [(name, "gloom") for name in spirits]
        assert checked["options"]["difficulty"] == ["harder-1", "harder-2"]
        made = await ada.new_table(game=form)
        assert [seat["spirit"] for seat in made["table"]["seats"]] == spirits
        assert [link["kind"] for link in made["links"]] == ["seat"] * (players - 1) + ["watch"]
    with refused("too-many-seats"):
        await ada.new_table(game=form, seats=[ME, ME, GREEDY])


async def test_all_that_is_offered_against_ego_can_be_played(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    offer = await ada.ask("GET", "/api/options")
    assert len(offer["difficulty"]) == 10
    forms: list[Json] = [
        {"players": players} for players in offer["allowed"]["final"]["games"]["full"]["ego"]["players"]
    ]
    forms += [{"mode": mode} for mode in offer["allowed"]["final"]["modes"]]
    forms += [{"difficulty": step} for step in ("medium", *offer["difficulty"])]
    forms += [{"difficulty": [step]} for step in offer["difficulty"]]
    for form in forms:
        assert (await ada.ask("POST", "/api/options/check", {"ego": "gloom", **form}))["is_good"], form
    checked = await ada.ask("POST", "/api/options/check", {"ego": "gloom", "players": 3})
    assert [problem["place"] for problem in checked["problems"]] == ["players"]


async def test_one_person_plays_both_spirits_and_ego_in_between(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await alone(ada, turn_limit=12)
    (line,) = [line for line in await ada.tables() if line["id"] == id]
    assert (line["your_seats"], line["spirits"]) == (["love", "empathy"], ["love", "empathy"])
    async with at_all_seats(ada, id) as seats, ada.join(id) as watching:
        await play_some(seats, random.Random(4), 10_000)
        await watching.until(lambda: watching.is_over)
        for seat in (*seats, watching):
            ViewWords.model_validate_json(json.dumps(seat.view))
            # Ego's whole turn comes with the choice that led to it.
            turns = [update for update in seat.updates if "schemes" in kinds(update)]
            assert len(turns) > 3
            assert all({update["seat"]} <= {"love", "empathy"} for update in turns)
    game = load_game(await ada.record(id))
    assert game.result is not None
    assert [line["result"] for line in await ada.tables() if line["id"] == id] == [plain_result(game)]


def plain_result(game: Game) -> Json:
    assert game.result is not None
    return game.result._asdict()


async def test_two_people_play_together_each_with_a_hand_of_their_own_team(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server, "Ada"), await people(shared_server, "Ben")
    made = await ada.new_table(game={"ego": "bliss", "seed": 2})
    await ben.follow(made["links"][0]["secret"])
    id = made["table"]["id"]
    await ada.start(id)
    async with ada.join(id, 0) as one, ben.join(id, 1) as other:
        await play_some([one, other], random.Random(1), 60)
        for seat in (one, other):
            assert seat.view is not None
            assert None not in seat.view["seats"]["hatred"]["hand"] + seat.view["seats"]["malice"]["hand"]
        await one.say("Quell it!", "team")
        await other.until(lambda: other.updates[-1].get("text") == "Quell it!")


async def test_programs_play_for_people_and_nobody_for_ego(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    made = await ada.new_table(
        game={"ego": "gloom", "turn_limit": 8, "mode": "basic"},
        seats=[GREEDY, {"kind": "program", "program": "random"}],
    )
    id = made["table"]["id"]
    await ada.start(id)
    async with ada.join(id, since=0) as watching:
        await watching.until(lambda: watching.is_over)
    assert [seat["program"] for seat in (await ada.table(id))["seats"]] == ["greedy", "random"]


async def test_a_server_that_starts_again_plays_the_same_game_on(settings: Settings, people: People) -> None:
    with serving(settings) as address:
        ada = await people(address)
        id = await alone(ada, turn_limit=20, difficulty="harder-7")
        async with at_all_seats(ada, id, since=0) as seats:
            await play_some(seats, random.Random(3), 60)
            await heard_all(seats)
            told = [(seat.view, seat.version) for seat in seats]
    with serving(settings) as address:
        async with Client(address, ada.token) as again, at_all_seats(again, id, since=0) as seats:
            assert [(seat.view, seat.version) for seat in seats] == told
            await play_some(seats, random.Random(4), 10_000)
        async with Client(address, ada.token) as again:
            game = load_game(await again.record(id))
    assert game.result is not None and game.options.difficulty[-1] == "harder-7"


async def test_a_finished_game_is_seen_again_by_peoples_eyes_and_played_on(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id, game = await finished(ada, 4, ego="gloom", players=1, turn_limit=10)
    for eyes in ("love", "spectator", "open"):
        again = await ada.replay(id, eyes)
        assert [turn["seat"] for turn in again["turns"]][:4] == ["love", "gatekeeper", "love", "influencer"]
        aims = {
            event["data"]["aspiration"]
            for step in again["following"]
            for event in step["events"]
            if event["kind"] == "ego-acts" and event["data"]["aim"] == "hidden"
        }
        assert aims
        assert (aims == {None}) == (eyes != "open")
    with refused("no-such-eyes"):
        await ada.replay(id, "gatekeeper")
    with refused("no-such-eyes"):
        await ada.replay_link(id, "influencer")
    made = await ada.play_on(id, len(game.choices) // 2)
    assert [seat["spirit"] for seat in made["table"]["seats"]] == ["love"]
    again = await ada.ask("POST", f"/api/tables/{id}/rematch")
    assert again["table"]["options"]["ego"] == "gloom"
    assert [seat["spirit"] for seat in again["table"]["seats"]] == ["love"]


async def test_the_past_shows_what_was_seen(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await alone(ada)
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(5), 60)
        await heard_all(seats)
        for seat in seats:
            assert (await ada.past(id, seat.seat, start=seat.version))["view"] == seat.view
    with refused("not-your-seat"):
        await ada.past(id, 2)


async def test_what_a_game_goes_on_from_is_told_step_by_step_as_it_was_then(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id, game = await finished(ada, 4, ego="gloom", players=1, turn_limit=10)
    moments = len(game.choices) // 2
    replay = await ada.replay(id, "love", count=moments)
    table = (await ada.play_on(id, moments, seats=[ME]))["table"]["id"]
    await ada.start(table)
    async with ada.join(table, 0, since=0) as seat:
        began = next(update for update in seat.updates if update["kind"] == "start")
        past = await ada.past(table, 0)
    assert past["version"] == 0
    [piece] = [piece for piece in past["following"] if piece["version"] == began["version"]]
    then = replay["following"]
    assert began["events"] == [event for step in (replay, *then) for event in step["events"]]
    assert len([step for step in then if step["stages"]]) == 2
    views = [replay["view"]]
    for step in then:
        views += merged(views[-1], [stage["view"] for stage in step["stages"]])
        views += merged(views[-1 - len(step["stages"])], [step["view"]])
    assert merged(past["view"], [stage["view"] for stage in piece["stages"]]) == views[:-1]
    assert merged(past["view"], [piece["view"]]) == views[-1:]


def merged(view: Json, differences: list[Json]) -> list[Json]:
    """Views, each told by what was new in it."""
    found = []
    for difference in differences:
        view = deepcopy(view)
        merge(view, difference)
        found.append(view)
    return found


async def test_whoever_plays_alone_may_go_back_behind_a_turn_of_ego(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await alone(ada, 1, mode="basic")
    async with ada.join(id, 0) as seat:
        await play_some([seat], random.Random(1), 2)
        version, view = seat.version, deepcopy(seat.view)
        while not any("schemes" in kinds(update) for update in seat.updates):
            assert seat.decision is not None
            end = [option for option in seat.decision["options"] if option in ("end-turn", "take ambition")]
            await seat.choose((end or seat.decision["options"])[0])
        assert not seat.can_undo
        await seat.ask_undo(version)
        await seat.until(lambda: seat.updates[-1]["kind"] == "undo")
        assert seat.view == view


def test_a_turn_of_ego_takes_nobodys_time() -> None:
    table = new_table({"ego": "gloom", "players": 1, "mode": "basic", "seed": 1}, CLOCK)
    table.start(1, 0)
    assert table.tally.left == (110_000,)
    turns = at = 0
    while turns < 3:
        assert table.game.decision is not None
        before, at = table.tally.left[0], at + 1_000
        options = [option.text for option in table.game.decision.options]
        entry = table.choose(0, "end-turn" if "end-turn" in options else options[0], None, at)
        if any(event[0] == "ego-acts" for event in entry.events):
            turns += 1
            assert table.tally.since == at
            assert table.tally.left[0] <= before - 1_000 + 10_000
    assert table.deadline == at + table.tally.left[0]
