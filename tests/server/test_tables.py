"""Tables: the form, who sits where, what a host may do, links, and the list of one's own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import event

from cerebria import game_options
from cerebria.client import Client, Live, ServerRefused
from cerebria.content import EMOTIONS, STARTER_DECKS
from cerebria.server.live.server_messages import FactsTold
from cerebria.server.live.view_schema import ViewWords
from cerebria.server.requests import lobby
from cerebria.server.safety import gate
from cerebria.server.safety.limits import Buckets
from cerebria.server.settings import Settings
from cerebria.server.storage.people import person_of
from tests.games import numbers, options_for

from .conftest import People
from .playing import ME, Json, around_one, at_all_seats, decider, finished, play_some, refused
from .serving import serving, serving_here

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}
GREEDY = {"kind": "program", "program": "greedy"}
DECK = [EMOTIONS[card].name for card in STARTER_DECKS[0]]


async def change(client: Client, table: str, path: str, body: Any = None) -> Json:
    """A request about a table."""
    found: Json = await client.ask("POST", f"/api/tables/{table}/{path}", body)
    return found


async def four(people: People, address: str) -> tuple[list[Client], str]:
    """Four people at a table that has not started."""
    ada = await people(address, "Ada")
    made = await ada.new_table()
    players = [ada]
    for link, name in zip(made["links"][:3], ("Ben", "Cleo", "Dag"), strict=True):
        player = await people(address, name)
        await player.follow(link["secret"])
        players.append(player)
    return players, made["table"]["id"]


@contextlib.asynccontextmanager
async def sent_away(client: Client, table: str, seat: int | None = None) -> AsyncIterator[Live]:
    """A connection that the server ends before this block does."""
    async with client.join(table, seat) as live:
        yield live
        with pytest.raises(ServerRefused) as caught:
            await live.until(lambda: False)
        assert caught.value.details == {"reason": "removed"}


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
    assert (table["title"], table["clock"]) == ("Our evening", {"reserve": 600, "per_turn": 60})
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
    forms: list[Json] = [{"first": first} for first in offer["firsts"]]
    forms += [{"handicap": handicap} for handicap in offer["handicaps"]]
    kinds: dict[str, Json] = {"teams": {}, "balance": {"balance": True}, "ego": {"ego": "bliss"}}
    for edition, allowed in offer["allowed"].items():
        own: list[Json] = [{}]
        own += [{"mode": mode, "players": 4} for mode in allowed["modes"]]
        own += [{name: side} for name in ("team_side", "spirit_side") for side in allowed["sides"]]
        own += [{"start": start} for start in allowed["starts"]] + [{"decks": deck} for deck in allowed["decks"]]
        own += [
            {"mode": mode, "players": players, **kinds[kind]}
            for mode, by_kind in allowed["players"].items()
            for kind, counts in by_kind.items()
            for players in counts
        ]
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


# Around one device.


async def test_one_person_may_sit_on_several_seats_and_look_through_each(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(seats=[ME, OPEN, ME, OPEN])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    assert [seat["is_yours"] for seat in (await change(ada, id, "seats/3/sit"))["seats"]] == [True, False, True, True]
    await ada.start(id)
    async with ada.join(id, 0) as device:
        hands = []
        for seat in (0, 2, 3):
            await device.look(seat)
            assert device.view is not None
            spirit = device.table["seats"][seat]["spirit"]
            assert device.view["seat"] == spirit
            assert None not in device.view["seats"][spirit]["hand"]
            hands.append(device.view["seats"]["hatred"]["hand"])
        # The seats of Bliss do not see what Hatred holds, its partner does.
        assert None in hands[0] and None in hands[1] and None not in hands[2]
        # Between two players the screen shows what anybody may see.
        await device.look(None)
        assert device.view is not None and device.view["seat"] is None
        assert all(None in seat["hand"] for seat in device.view["seats"].values())
        await device._send({"type": "look", "seat": 1})
        with contextlib.suppress(TimeoutError):
            await device.until(lambda: device.seat == 1, 0.2)
        assert device.view["seat"] is None
        with refused("not-your-seat"):
            await device.choose("move")


async def test_what_each_seat_of_one_device_may_do_is_decided_by_the_eyes_it_looks_through(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    id = await around_one(ada)
    async with ada.join(id, 0) as device:
        assert device.decision is not None
        deciding = [seat["spirit"] for seat in device.table["seats"]].index(device.decision["seat"])
        for seat in range(4):
            await device.look(seat)
            assert device.decision is not None
            if seat != deciding:
                assert device.decision["options"] == []
                with refused("not-your-decision"):
                    await device.choose("space motives-senses")
        await device.look(deciding)
        await device.choose(device.decision["options"][0])


# The host.


async def test_a_game_starts_when_the_host_says_so_and_every_seat_has_somebody(
    shared_server: str, people: People
) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    await change(ben, id, "seats/1/leave")
    with refused("seats-open"):
        await ada.start(id)
    assert (await ada.table(id))["status"] == "open"
    with refused("not-host"):
        await players[2].start(id)
    await change(ada, id, "seats/1/program", {"program": "random"})
    assert (await ada.start(id))["status"] == "running"
    with refused("already-started"):
        await ada.start(id)


async def test_only_the_host_may_do_what_a_host_does(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ben = players[1]
    for path, body in (
        ("start", None), ("end", None), ("seats/2/kick", None), ("seats/2/program", {"program": "greedy"}),
        ("seats/1/sit", None), ("watch-link", None),
    ):  # fmt: skip
        with refused("not-host", 403):
            await change(ben, id, path, body)
    with refused("not-your-seat"):
        await change(ben, id, "seats/0/leave")
    with refused("not-your-seat"):
        await change(ben, id, "seats/0/link")
    with refused("not-your-seat"):
        await change(players[0], id, "seats/1/link")


async def test_whoever_is_kicked_is_gone_and_a_program_plays_on(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben, cleo = players[:3]
    with refused("no-such-seat", 404):
        await change(ada, id, "seats/4/kick")
    async with sent_away(ben, id, 1):
        kicked = await change(ada, id, "seats/1/kick")
    assert kicked["seats"][1]["state"] == "open"
    with refused("nobody-there"):
        await change(ada, id, "seats/1/kick")
    with refused("no-such-table"):
        await ben.table(id)
    await change(ada, id, "seats/1/sit")
    await ada.start(id)
    async with ada.join(id, 0) as watching, sent_away(cleo, id, 2):
        kicked = await change(ada, id, "seats/2/kick")
        assert [kicked["seats"][2][name] for name in ("state", "name", "program")] == ["program", None, "greedy"]
        await watching.until(lambda: watching.table["seats"][2]["state"] == "program")
        assert [update["change"] for update in watching.updates if update["kind"] == "seat"] == ["kicked"]


async def test_a_host_replaces_somebody_who_is_away_by_a_program_and_back(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    with refused("seat-taken"):
        await change(ada, id, "seats/1/program", {"program": "greedy"})
    await ada.start(id)
    async with ben.join(id, 1) as seat:
        with refused("no-program-plays"):
            await seat.send(type="back")
        stood_in = await change(ada, id, "seats/1/program", {"program": "random"})
        assert [stood_in["seats"][1][name] for name in ("state", "name")] == ["stand-in", "Ben"]
        with refused("program-plays"):
            await seat.choose("end-turn")
        with refused("program-plays"):
            await seat.undo()
        await seat.send(type="back")
        await seat.until(lambda: seat.table["seats"][1]["state"] == "person")
        await change(ada, id, "seats/1/program", {"program": "random"})
        back = await change(ada, id, "seats/1/program", {"program": None})
        assert back["seats"][1]["state"] == "person"
    with refused("unknown-bot-near"):
        await change(ada, id, "seats/1/program", {"program": "gredy"})
    await change(ben, id, "seats/1/leave")
    with refused("seats-open"):
        await change(ada, id, "seats/1/program", {"program": None})


async def test_programs_sit_and_play(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    made = await ada.new_table(seats=[ME, *[{"kind": "program", "program": "random"}] * 3])
    assert [link["kind"] for link in made["links"]] == ["watch"]
    id = made["table"]["id"]
    await ada.start(id)
    async with ada.join(id, 0, since=0) as seat:
        chosen = 0
        while chosen < 4:
            await seat.until(lambda: seat.is_my_decision)
            assert seat.decision is not None
            await seat.choose(seat.decision["options"][0])
            chosen += 1
        assert {update["seat"] for update in seat.updates if update["kind"] == "choice"} > {"love"}


async def test_a_table_that_was_ended_goes_on_no_more(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    await ada.start(id)
    async with at_first_seat(players, id) as playing:
        assert playing.decision is not None
        option = playing.decision["options"][0]
        ended = await change(ada, id, "end")
        assert (ended["status"], ended["decider"]) == ("ended", None)
        await playing.until(lambda: playing.is_over)
        with refused("not-running"):
            await playing.choose(option)
        assert not playing.can_undo
    for path in ("end", "seats/1/leave", "seats/1/kick"):
        with refused("already-over"):
            await change(ada if "leave" not in path else ben, id, path)


@contextlib.asynccontextmanager
async def at_first_seat(players: list[Client], id: str) -> AsyncIterator[Live]:
    """At the seat that decides."""
    spirits = [seat["spirit"] for seat in (await players[0].table(id))["seats"]]
    number = spirits.index((await players[0].table(id))["decider"])
    async with players[number].join(id, number) as live:
        yield live


# Coming and going.


async def test_whoever_leaves_before_the_game_frees_the_seat_and_in_it_a_program_plays_on(
    shared_server: str, people: People
) -> None:
    players, id = await four(people, shared_server)
    ada, ben, cleo = players[:3]
    async with sent_away(ben, id, 1):
        await change(ben, id, "seats/1/leave")
    assert (await ada.table(id))["seats"][1]["state"] == "open"
    with refused("no-such-table"):
        await ben.table(id)
    eve = await people(shared_server, "Eve")
    await eve.follow((await change(ada, id, "seats/1/link"))["secret"])
    await ada.start(id)
    await change(cleo, id, "seats/2/leave")
    assert (await ada.table(id))["seats"][2]["state"] == "program"


async def test_a_seats_link_is_handed_on_and_the_old_holder_is_gone(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    await ada.start(id)
    link = await change(ben, id, "seats/1/link")
    assert (link["kind"], link["seat"]) == ("seat", 1)
    assert re.fullmatch(rf"{shared_server}/join/[a-z0-9]{{16}}#{link['secret']}", link["address"])
    eve = await people(shared_server, "Eve")
    async with ada.join(id, 0) as watching, sent_away(ben, id, 1) as old:
        assert old.view is not None
        followed = await eve.follow(link["secret"])
        assert (followed["kind"], followed["seat"]) == ("seat", 1)
        await watching.until(lambda: watching.table["seats"][1]["name"] == "Eve")
        async with eve.join(id, 1) as new:
            assert new.view is not None
            assert new.view["seats"]["hatred"]["hand"] == old.view["seats"]["hatred"]["hand"]
    with refused("no-such-table"):
        await ben.table(id)
    with refused("no-such-table"):
        async with ben.join(id, 1):
            pass
    # To follow it once more changes nothing for who has it.
    assert (await eve.follow(link["secret"]))["table"]["seats"][1]["is_yours"]


async def test_a_link_that_was_revoked_or_replaced_leads_nowhere(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    eve = await people(shared_server, "Eve")
    old = await change(ben, id, "seats/1/link")
    new = await change(ben, id, "seats/1/link")
    with refused("no-such-link", 404):
        await eve.follow(old["secret"])
    await ben.ask("DELETE", f"/api/tables/{id}/seats/1/link")
    with refused("no-such-link"):
        await eve.follow(new["secret"])
    kicked = await change(ben, id, "seats/1/link")
    await change(ada, id, "seats/1/kick")
    with refused("no-such-link"):
        await eve.follow(kicked["secret"])
    with refused("no-such-link"):
        await eve.follow("x" * 32)
    with refused("no-such-table"):
        await eve.table(id)


async def test_a_link_says_where_it_leads_before_anybody_follows_it(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(title="Our evening", game={"players": 2, "mode": "basic"})
    id, (seat, watch) = made["table"]["id"], [link["secret"] for link in made["links"]]

    async def read(client: Client, secret: str) -> Json:
        found: Json = await client.ask("POST", "/api/links/read", {"secret": secret})
        return found

    async with Client(shared_server) as nobody:
        led = await read(nobody, seat)
        assert (led["kind"], led["seat"]) == ("seat", 1)
        table = led["table"]
        assert (table["title"], table["host"], table["status"]) == ("Our evening", "Ada", "open")
        assert table["options"]["mode"] == "basic"
        assert "seed" not in table["options"]
        assert not any(found["is_yours"] for found in table["seats"])
        assert (await read(nobody, watch))["kind"] == "watch"
        with refused("no-such-link", 404):
            await read(nobody, "x" * 32)
        # To have read it is not to have followed it.
        assert await ada.table(id) == made["table"]
        await read(ben, watch)
        with refused("no-such-table"):
            await ben.table(id)
        # It tells what whoever follows it is told.
        followed = await ben.follow(seat)
        assert await read(ben, seat) == followed
        # A seat of a game that is over is not to be had, so nothing is told of it.
        await change(ada, id, "start")
        assert (await read(nobody, seat))["table"]["status"] == "running"
        await change(ada, id, "end")
        with refused("already-over"):
            await read(nobody, seat)
        assert (await read(ben, seat))["table"]["status"] == "ended"
        assert (await read(nobody, watch))["table"]["status"] == "ended"


async def test_a_code_leads_to_whichever_seat_is_empty_until_the_game_begins(
    shared_server: str, people: People
) -> None:
    ada, *guests = [await people(shared_server, name) for name in ("Ada", "Ben", "Cleo", "Dag", "Eve")]
    id = (await ada.new_table())["table"]["id"]
    code = await change(ada, id, "code")
    letters = code["secret"]
    assert (code["kind"], code["seat"], len(letters)) == ("code", None, 6)
    assert re.search(rf"/join/[a-z0-9]{{16}}#{letters}$", code["address"])
    typed = f"{letters[:3]} {letters[3:]}".lower()
    assert [(await guest.follow(typed))["seat"] for guest in guests[:3]] == [1, 2, 3]
    with refused("not-host"):
        await change(guests[0], id, "code")
    # Whoever comes again comes to their own seat.
    assert (await guests[1].follow(letters))["seat"] == 2
    full = await guests[3].ask("POST", "/api/links/read", {"secret": letters})
    assert (full["kind"], full["seat"]) == ("code", None)
    with refused("no-seat-empty", 409):
        await guests[3].follow(letters)
    other = (await change(ada, id, "code"))["secret"]
    with refused("no-such-link"):
        await guests[3].follow(letters)
    await ada.start(id)
    with refused("no-such-link"):
        await guests[0].follow(other)
    with refused("already-started"):
        await change(ada, id, "code")


async def test_nobody_finds_a_code_by_trying(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        services.wrong_codes = Buckets(0, 3)
        ada, eve = await people(address), await people(address, "Eve")
        id = (await ada.new_table())["table"]["id"]
        code = (await change(ada, id, "code"))["secret"]
        for letters in ("BBBBBB", "CCCCCC", "DDDDDD"):
            with refused("no-such-link"):
                await eve.ask("POST", "/api/links/read", {"secret": letters})
        with refused("too-many-codes", 429):
            await eve.ask("POST", "/api/links/read", {"secret": code})
        # Links, which nobody finds by trying, lead on.
        with refused("no-such-link"):
            await eve.follow("x" * 32)


async def test_the_host_changes_what_is_played_while_people_wait(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(game={"players": 2, "mode": "basic"})
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    game = {"players": 2, "mode": "full", "spirits": {"bliss": ["delight"], "gloom": ["misery"]}}
    body = {"game": game, "clock": {"reserve": 600, "per_turn": 90}}
    async with ben.join(id, 1) as waiting:
        with refused("not-host"):
            await change(ben, id, "game", body)
        table = await change(ada, id, "game", body)
        await waiting.until(lambda: waiting.table is not None and waiting.table["options"]["mode"] == "full")
        assert waiting.table is not None
        assert waiting.table["clock"] == table["clock"] == body["clock"]
        assert [(seat["spirit"], seat["name"]) for seat in waiting.table["seats"]] == [
            ("delight", "Ada"),
            ("misery", "Ben"),
        ]
        with refused("other-seats"):
            await change(ada, id, "game", {"game": {"players": 4}})
        with refused("seed-stays"):
            await change(ada, id, "game", {"game": {"players": 2, "seed": 1}})
        await ada.start(id)
        await waiting.until(lambda: waiting.view is not None)
        assert waiting.view is not None
        assert set(waiting.view["seats"]) == {"delight", "misery"}
        with refused("already-started"):
            await change(ada, id, "game", body)


async def test_spectators_come_by_a_link_and_see_no_hand(shared_server: str, people: People) -> None:
    ada, eve, fay = [await people(shared_server, name) for name in ("Ada", "Eve", "Fay")]
    made = await ada.new_table(seats=[ME] * 4)
    id = made["table"]["id"]
    followed = await eve.follow(made["links"][-1]["secret"])
    assert (followed["kind"], followed["seat"]) == ("watch", None)
    async with eve.join(id) as watching:
        assert not watching.view
        await ada.start(id)
        await watching.until(lambda: watching.view is not None)
        assert watching.view is not None
        assert all(None in seat["hand"] for seat in watching.view["seats"].values())
        assert watching.view["decision"]["options"] == []
        for attempt in (watching.choose("move"), watching.undo(), watching.ask_undo(0), watching.answer(1, True)):
            with refused("not-your-seat"):
                await attempt
        with refused("not-your-seat"):
            async with eve.join(id, 1):
                pass
        await watching.say("Good evening")
        with refused("no-team"):
            await watching.say("psst", "team")
        await ada.ask("DELETE", f"/api/tables/{id}/watch-link")
        with refused("no-such-link"):
            await fay.follow(made["links"][-1]["secret"])
        await fay.follow((await change(ada, id, "watch-link"))["secret"])
        assert (await eve.table(id))["seats"][0]["is_yours"] is False


# Rematch.


async def test_a_rematch_has_the_same_people_and_options_and_another_deal(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    ada, ben = players[:2]
    with refused("not-over"):
        await change(ben, id, "rematch")
    await change(players[3], id, "seats/3/leave")
    await change(ada, id, "seats/3/program", {"program": "random"})
    await change(ada, id, "end")
    async with players[2].join(id, 2) as seat:
        again = await change(ben, id, "rematch")
        await seat.until(lambda: seat.table["rematch"] == again["table"]["id"])
    new = again["table"]
    assert (new["host"], new["status"]) == ("Ben", "open")
    assert [seat["name"] or seat["program"] for seat in new["seats"]] == ["Ada", "Ben", "Cleo", "random"]
    old = await ada.table(id)
    assert {**old["options"], "seed": None} == {**new["options"], "seed": None}
    with refused("rematch-made"):
        await change(ada, id, "rematch")
    assert (await ben.start(new["id"]))["status"] == "running"
    assert (await change(ben, new["id"], "end"))["options"]["seed"] != old["options"]["seed"]


async def test_of_two_who_ask_for_a_rematch_at_once_one_makes_it(shared_server: str, people: People) -> None:
    players, id = await four(people, shared_server)
    await change(players[0], id, "end")
    asked = await asyncio.gather(*(change(player, id, "rematch") for player in players), return_exceptions=True)
    refusals = [answer for answer in asked if isinstance(answer, ServerRefused)]
    assert [error.id for error in refusals] == ["rematch-made"] * 3
    for player in players:
        assert len(await player.tables()) == 1


async def test_only_those_who_played_may_ask_for_a_rematch(shared_server: str, people: People) -> None:
    ada, eve = await people(shared_server), await people(shared_server, "Eve")
    made = await ada.new_table()
    await eve.follow(made["links"][-1]["secret"])
    await change(ada, made["table"]["id"], "end")
    with refused("not-your-seat"):
        await change(eve, made["table"]["id"], "rematch")


# Strangers.

BODIES: dict[str, Any] = {
    "/api/tables/{table}/seats/{seat}/program": {"program": "greedy"},
    "/api/tables/{table}/replay-links": {"eyes": "open", "moment": 0},
    "/api/tables/{table}/play-on": {"moment": 0},
    "/api/tables/{table}/game": {"game": {"players": 2}},
    "/api/tables/{table}/hints": {"are_allowed": True},
    "/api/tables/{table}/spectators/{spectator}/silence": {"is_silenced": True},
}


async def test_a_stranger_learns_nothing_of_a_table_by_any_address(shared_server: str, people: People) -> None:
    ada, eve = await people(shared_server), await people(shared_server, "Eve")
    over, _ = await finished(ada, players=2)
    running = await around_one(ada, 2)
    paths = (await ada.ask("GET", "/openapi.json"))["paths"]
    asked = 0
    async with Client(shared_server) as nobody:
        for path, methods in paths.items():
            for method in methods if "{table}" in path else ():
                for id in (over, running, "nosuchtable22222"):
                    where = path.format(table=id, seat=0, spectator="abc")
                    with refused("no-such-table", 404):
                        await eve.ask(method.upper(), where, BODIES.get(path))
                    with refused("not-signed-in", 401):
                        await nobody.ask(method.upper(), where, BODIES.get(path))
                asked += 1
        assert asked >= 15
        nobody.token = "x" * 32
        for id in (over, running, "nosuchtable22222"):
            for seat in (None, 0):
                with refused("no-such-table"):
                    async with eve.join(id, seat):
                        pass
                with refused("not-signed-in"):
                    async with nobody.join(id, seat):
                        pass
    assert await eve.tables() == []


# One's own tables.


async def test_whoever_is_forgotten_leaves_their_seats_and_others_play_on(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    made = await ada.new_table(game={"players": 2})
    shared, waiting = made["table"]["id"], (await ada.new_table())["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ben.follow((await change(ada, waiting, "code"))["secret"])
    await ada.start(shared)
    await ada.ask("DELETE", "/api/people/me")
    with refused("not-signed-in", 401):
        await ada.tables()
    table = await ben.table(shared)
    assert table["status"] == "running"
    assert [(seat["name"], seat["state"]) for seat in table["seats"]] == [(None, "program"), ("Ben", "person")]
    assert (await ben.table(waiting))["status"] == "ended"


async def test_a_table_that_was_closed_before_its_game_began_is_listed_no_more(
    shared_server: str, people: People
) -> None:
    ada = await people(shared_server)
    made = await ada.new_table(game={"players": 2}, seats=[ME, {"kind": "open"}])
    assert len(await ada.tables()) == 1
    await change(ada, made["table"]["id"], "end")
    assert await ada.tables() == []


async def test_tables_that_wait_for_oneself_come_first(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server), await people(shared_server, "Ben")
    ended = await around_one(ada, 2, title="ended")
    await change(ada, ended, "end")
    mine = await around_one(ada, 2, title="mine", clock={"reserve": 100, "per_turn": 100})
    opened = (await ada.new_table(title="open"))["table"]["id"]
    made = await ada.new_table(title="his", game={"players": 2, "first": "gloom", "mode": "basic"})
    his = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(his)
    lines = await ada.tables()
    assert [line["id"] for line in lines] == [mine, his, opened, ended]
    assert [line["is_your_turn"] for line in lines] == [True, False, False, False]
    assert lines[0]["deadline"] is not None
    assert (lines[1]["names"], lines[1]["your_seats"]) == (["Ada", "Ben"], ["love"])
    assert lines[1]["spirits"] == ["love", "hatred"]
    assert (lines[3]["status"], lines[3]["is_host"], lines[3]["result"]) == ("ended", True, None)
    assert [(line["id"], line["is_your_turn"], line["is_host"]) for line in await ben.tables()] == [(his, True, False)]
    await change(ada, his, "seats/1/program", {"program": "greedy"})
    assert not (await ben.tables())[0]["is_your_turn"]


async def test_the_list_shows_each_table_as_it_is(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    made = await ada.new_table(title="Ours", seats=[ME, OPEN, GREEDY], game={"players": 3, "balance": True})
    table = made["table"]["id"]
    (mine,) = await ada.tables()
    spirits = [seat["spirit"] for seat in made["table"]["seats"]]
    assert mine == {
        "id": table, "title": "Ours", "status": "open", "is_your_turn": False, "is_host": True,
        "your_seats": spirits[:1], "spirits": spirits, "names": ["Ada", "", "greedy"], "result": None,
        "changed_at": mine["changed_at"], "deadline": None,
    }  # fmt: skip
    await ben.follow(made["links"][0]["secret"])
    (bens,) = await ben.tables()
    assert (bens["is_host"], bens["your_seats"], bens["names"]) == (False, spirits[1:2], ["Ada", "Ben", "greedy"])
    over, _ = await finished(ada)
    assert next(line for line in await ada.tables() if line["id"] == over)["result"]["winner"]


async def test_the_list_reads_only_what_it_shows(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        for _ in range(3):
            await ada.new_table()
        asked: list[str] = []

        def note(_: object, __: object, statement: str, *___: object) -> None:
            if statement.startswith("SELECT"):
                asked.append(statement)

        readers = services.store._readers
        assert readers is not None
        event.listen(readers.engine, "before_cursor_execute", note)
        assert len(await ada.tables()) == 3
    # One question for all of them; what the server asks for itself now and then has nothing to do with it.
    (listing,) = [statement for statement in asked if "json_group_array" in statement]
    assert not [statement for statement in asked if "tables.id = " in statement]
    assert "opening" not in listing
    assert "tables.options," not in listing.replace("JSON_EXTRACT(tables.options,", "")


async def test_few_lists_are_made_at_once_and_each_has_its_price(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = most = 0

    async def slow(*_: object) -> list[Json]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.02)
        at_once -= 1
        return []

    monkeypatch.setattr(lobby, "_lines", slow)
    monkeypatch.setattr(gate, "_PAUSE_SECONDS", 0)
    async with serving_here(replace(sqlite_settings, rate=0.001, burst=70)) as (address, _):
        ada = await people(address)
        answers = await asyncio.gather(*(ada.tables() for _ in range(30)), return_exceptions=True)
        assert [answer for answer in answers if answer == []] == [[]] * 20
        assert most == 2


@pytest.mark.slow
async def test_a_long_list_takes_little_time(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        for _ in range(200):
            await ada.new_table()
        person = await person_of(services.store, ada.token or "")
        took: list[float] = []
        for _ in range(10):
            began = time.process_time()
            assert len(await lobby._lines(services.store, person, 0)) == 200
            took.append(time.process_time() - began)
        # A few milliseconds; to read the tables whole and put them together seat by seat took sixty.
        assert min(took) < 0.02


async def test_one_person_hosts_so_many_tables_at_once(sqlite_settings: Settings, people: People) -> None:
    with serving(replace(sqlite_settings, most_tables_a_person=2)) as address:
        ada = await people(address)
        first = (await ada.new_table())["table"]["id"]
        await ada.new_table()
        with refused("too-many-tables", 429):
            await ada.new_table()
        await change(ada, first, "end")
        await change(ada, first, "rematch")
        with refused("too-many-tables"):
            await ada.new_table()
        await (await people(address, "Ben")).new_table()
