"""What is played at a table: the form, and the seed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from cerebria import game_options
from cerebria.client import Client, ServerRefused
from cerebria.content import EMOTIONS, STARTER_DECKS
from cerebria.server.live.server_messages import FactsTold
from cerebria.server.live.view_schema import ViewWords
from tests.games import numbers, options_for

from .conftest import People
from .playing import ME, Json, around_one, at_all_seats, change, decider, play_some, refused

pytestmark = pytest.mark.anyio

DECK = [EMOTIONS[card].name for card in STARTER_DECKS[0]]

# The form.


async def test_every_option_of_the_form_makes_the_game_it_names(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for number in numbers(72, 8, step=7):
        game = options_for(number)
        made = (await ada.new_table(game=game))["table"]
        for name in ("players", "mode", "team_side", "spirit_side", "spirits", "start", "ego", "difficulty"):
            assert name not in game or made["options"][name] == game[name]
        assert made["has_chosen_seed"]
        assert [seat["spirit"] for seat in made["seats"]] == [
            spirit
            for place in range(2)
            for members in game["spirits"].values()
            for spirit in members[place : place + 1]
        ]


async def test_a_table_takes_a_title_a_clock_decks_and_a_card_set_of_ones_own(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    decks = (await ada.new_table(game={"decks": "spirit"}))["table"]["options"]["decks"]
    assert set(decks.values()) == {"spirit"}
    cards = {"name": "My cards", DECK[0]: {"intensity": [1, 1, 2], "threshold": 2}}
    checked = await ada.ask("POST", "/api/options/check", {"card_set": cards, "shaper": "gloom", "players": 3})
    assert checked["is_good"], checked["problems"]
    assert [seat["team"] for seat in checked["seats"]] == ["bliss", "gloom", "bliss"]
    made = await ada.new_table(
        title="  Our evening ",
        clock={"reserve": 600, "per_turn": 60},
        game={
            "players": 3, "shaper": "gloom", "first": "bliss", "edition": "final", "turn_limit": 30, "card_set": cards,
            "decks": {"love": "spirit", "empathy": DECK},
        },
    )  # fmt: skip
    table = made["table"]
    assert (table["title"], table["clock"]) == ("Our evening", {"reserve": 600, "per_turn": 60, "rests": False})
    assert table["options"]["card_set"] == cards
    assert table["options"]["decks"] == {"love": "spirit", "hatred": "starter", "empathy": DECK}
    assert (table["options"]["first"], table["options"]["turn_limit"]) == ("bliss", 30)
    with pytest.raises(ServerRefused) as caught:
        await ada.new_table(game={"decks": {"love": DECK[:15]}})
    assert any("exactly 16" in problem.message for problem in caught.value.problems)


async def test_everything_that_is_offered_can_be_played(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    offer = await ada.ask("GET", "/api/options")
    clock = offer.pop("clock")
    del offer["lengths"]
    assert offer == {**game_options(), "programs": ["easy", "medium", "hard", "expert"]}
    for limits in clock.values():
        assert (await ada.new_table(clock=limits))["table"]["clock"] == limits
    forms: list[Json] = []
    kinds: dict[str, Json] = {"teams": {}, "balance": {"balance": True}, "ego": {"ego": "bliss"}}
    for edition, allowed in offer["allowed"].items():
        own: list[Json] = [{}]
        own += [{"mode": mode, "players": 4} for mode in allowed["modes"]]
        own += [{"decks": deck} for deck in allowed["decks"]]
        for mode, by_kind in allowed["games"].items():
            for kind, game in by_kind.items():
                form = {"mode": mode, **kinds[kind]}
                own += [{**form, "players": players} for players in game["players"]]
                most = max(game["players"], default=0)
                for options in ("starts", "firsts", "handicaps", "team_sides", "spirit_sides"):
                    name = options.removesuffix("s")
                    own += [{**form, "players": most, name: value} for value in game[options]]
        own += [{"turn_limit": 50}] if allowed["is_open"] else []
        own += [
            {"players": 2, "spirits": {"bliss": [bliss], "gloom": [gloom]}}
            for bliss, gloom in zip(allowed["spirits"]["bliss"], allowed["spirits"]["gloom"], strict=True)
        ]
        forms += [{"edition": edition, **form} for form in own]
    for form in forms:
        assert (await ada.ask("POST", "/api/options/check", form))["is_good"], form


async def test_texts_may_be_as_long_as_is_said_and_no_longer(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    lengths = (await ada.ask("GET", "/api/options"))["lengths"]
    name, title, talk = ("x" * lengths[what] for what in ("name", "title", "talk"))
    await people(shared_server, name)
    with refused("malformed-request", 422):
        await people(shared_server, name + "x")
    table = (await ada.new_table(title=title))["table"]["id"]
    with refused("malformed-request", 422):
        await ada.new_table(title=title + "x")
    async with ada.join(table, 0) as seat:
        await seat.say(talk)
        await seat._send({"type": "say", "text": talk + "x", "key": "long"})
        await seat.say("still here")
        assert [update["text"] for update in seat.updates if update["kind"] == "say"] == [talk, "still here"]


async def test_all_mistakes_of_a_form_are_told_at_once(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    form = {
        "players": 5, "mode": "odd", "first": "love", "spirits": {"bliss": ["love", "love"]},
        "decks": {"love": ["courage"]}, "card_set": {"name": "x", "joyy": {}}, "turn_limit": 0,
    }  # fmt: skip
    checked = await ada.ask("POST", "/api/options/check", form)
    assert not checked["is_good"]
    places = {problem["place"].split()[0] for problem in checked["problems"] if problem["place"]}
    assert places >= {"players", "mode", "first", "spirits.bliss", "decks.love", "turn_limit"}
    with pytest.raises(ServerRefused) as caught:
        await ada.new_table(game=form)
    assert caught.value.status == 422
    told = [(problem["place"], problem["message"]) for problem in checked["problems"]]
    assert [(problem.place, problem.message) for problem in caught.value.problems] == told


async def test_six_seats_of_three_teams_play_at_a_table(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = await around_one(ada, 6, game={"balance": True, "seed": 3, "first": "bliss"})
    table = await ada.table(id)
    assert [seat["team"] for seat in table["seats"]] == ["bliss", "gloom", "balance"] * 2
    assert (await ada.ask("GET", "/api/tables"))[0]["spirits"] == [seat["spirit"] for seat in table["seats"]]
    async with at_all_seats(ada, id) as seats:
        reason, rng = seats[2], random.Random(3)
        while reason.decision is None or (reason.decision["seat"], reason.decision["kind"]) != ("reason", "turn"):
            await play_some(seats, rng, 1)
        for seat in seats:
            ViewWords.model_validate_json(json.dumps(seat.view))
        assert reason.view is not None
        assert set(reason.view["seats"]["reason"]["essence"]) == {"bliss", "gloom"}
        price = (await reason.facts())["gain-willpower"]["price"]
        assert price["essence"] == {"bliss": 0, "gloom": 0}


async def test_whoever_has_the_turn_hears_what_stands_in_the_way_of_an_action(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    id = await around_one(ada, 2, game={"seed": 3})
    async with at_all_seats(ada, id) as seats:
        while (seat := await decider(seats)).decision is None or seat.decision["kind"] != "turn":
            await play_some(seats, random.Random(3), 1)
        told = await seat.send(type="facts", version=seat.version)
        FactsTold.model_validate_json(json.dumps(told))
        assert told["obstacles"]["absorb"] == [{"what": "first-turn", "amount": 0}]
        assert told["obstacles"]["extra-action"] == [{"what": "ambition", "amount": 2}]
        assert not told["obstacles"].keys() & told["facts"].keys()


async def test_a_form_says_which_of_three_teams_are_shapers(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for players, shapers in ((3, []), (4, ["bliss", "gloom"]), (4, ["gloom", "balance"]), (5, "bliss"), (6, None)):
        form = {"balance": True, "players": players, "shaper": shapers}
        checked = await ada.ask("POST", "/api/options/check", form)
        assert checked["is_good"], checked["problems"]
        assert len(checked["seats"]) == players
        alone = {team for team, spirits in checked["options"]["spirits"].items() if len(spirits) == 1}
        assert alone >= set([shapers] if isinstance(shapers, str) else shapers or [])
    wrong = {"balance": True, "players": 5, "shaper": ["bliss", "gloom"], "mode": "basic"}
    checked = await ada.ask("POST", "/api/options/check", wrong)
    assert {problem["place"] for problem in checked["problems"]} >= {"shaper", "balance"}


async def test_a_form_cannot_make_the_server_open_a_file(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    for game in ({"card_set": "/etc/passwd"}, {"card_set": ["standard"]}):
        with refused("malformed-request", 422):
            await ada.new_table(game=game)
    with refused("bad-options"):
        await ada.new_table(game={"decks": "/etc/passwd"})
    with refused("bad-options"):
        await ada.new_table(game={"decks": {"love": "/etc/passwd"}})


async def test_seats_that_cannot_be_are_refused(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    with refused("too-many-seats"):
        await ada.new_table(game={"players": 2}, seats=[ME] * 3)
    for program in ("hal", "greedie", "", None):
        with pytest.raises(ServerRefused, match="There is no bot"):
            await ada.new_table(seats=[ME, {"kind": "program", "program": program}])
    assert await ada.tables() == []


# The seed.


async def test_the_seed_is_nowhere_to_be_seen_before_the_end(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    seed = 7_777_777_777
    made = await ada.new_table(game={"seed": seed}, seats=[ME] * 4)
    id = made["table"]["id"]
    told: list[Any] = [made]
    async with ada.join(id, 0, since=0) as seat:
        told.append(await ada.start(id))
        playing = await at_first(ada, id)
        told += [await ada.table(id), await ada.tables(), seat.table, seat.updates, playing]
        assert str(seed) not in str(told)
        await change(ada, id, "end")
        await seat.until(lambda: seat.is_over)
        assert seat.table["options"]["seed"] == seed
    assert (await ada.table(id))["options"]["seed"] == seed


async def at_first(client: Client, id: str) -> list[Json]:
    """What everybody sees at the beginning of a game around one device."""
    async with at_all_seats(client, id) as seats:
        await decider(seats)
        return [seat.view or {} for seat in seats]


async def test_a_table_without_a_seed_gets_one_that_differs_from_all_others(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    seeds = set()
    for _ in range(3):
        made = await ada.new_table(seats=[ME] * 4)
        assert not made["table"]["has_chosen_seed"]
        await ada.start(made["table"]["id"])
        seeds.add((await change(ada, made["table"]["id"], "end"))["options"]["seed"])
    assert len(seeds) == 3
