"""Tables: who sits where, what a host may do, who comes and goes by which link, and what strangers learn."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cerebria.client import Client, Live, ServerRefused
from cerebria.server.safety.limits import Buckets
from cerebria.server.settings import Settings

from .conftest import People
from .playing import ME, OPEN, Json, around_one, change, finished, refused
from .serving import serving_here

pytestmark = pytest.mark.anyio


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
    clock = {"reserve": 600, "per_turn": 90}
    body = {"game": game, "clock": clock}
    async with ben.join(id, 1) as waiting:
        with refused("not-host"):
            await change(ben, id, "game", body)
        table = await change(ada, id, "game", body)
        await waiting.until(lambda: waiting.table is not None and waiting.table["options"]["mode"] == "full")
        assert waiting.table is not None
        assert waiting.table["clock"] == table["clock"] == {**clock, "rests": False}
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
    "/api/tables/{table}/listing": {"title": "Come in"},
    "/api/open-tables/{table}/take": {"seat": 0},
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
                    # Whether there is such a table, neither of both tells.
                    with refused("not-listed" if "open-tables" in path else "no-such-table", 404):
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
