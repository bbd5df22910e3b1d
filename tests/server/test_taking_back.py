"""Taking back: one's own choices, and with everybody's consent what reaches further."""

from __future__ import annotations

import asyncio
import random
from dataclasses import asdict, replace

import pytest
import sqlalchemy as sa

from cerebria import hosting, load_game
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.entries import Entry
from cerebria.server.storage.schema import ENTRIES
from cerebria.server.tables.changes import Say
from cerebria.server.tables.going_back import past_at
from cerebria.server.tables.needs import Needs, Player
from cerebria.server.tables.reading import read_table
from cerebria.server.tables.snapshots import SNAPSHOT_EVERY
from cerebria.server.tables.tables import Tables

from .conftest import People
from .playing import (
    ME,
    around_one,
    at_all_seats,
    decider,
    eventful,
    heard_all,
    level,
    look,
    play_some,
    refused,
    table_in,
)
from .serving import PATIENCE, ROOMY, serving_here

pytestmark = pytest.mark.anyio

SEATS = 4


async def test_one_choice_or_the_turn_is_taken_back_and_no_further(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 1, "first": "bliss"})
    async with at_all_seats(ada, id) as seats:
        seat = await decider(seats)
        with refused("cannot-undo"):
            await seat.undo()
        start = look(seat)
        for number in range(2):
            assert seat.decision is not None
            choice = seat.decision["options"][0] if number else "invoke"
            before = hosting.snapshot(table_in(services, id).game)
            await seat.choose(choice)
            await seat.undo()
            assert hosting.snapshot(table_in(services, id).game) == before
            await seat.choose(choice)
        other = next(one for one in seats if one is not seat)
        with refused("cannot-undo"):
            await other.undo()
        assert [seat.can_undo, other.can_undo] == [True, False]
        with refused("stale"):
            await seat.send(type="undo", version=seat.version - 1)
        await seat.undo(whole_turn=True)
        assert seat.view == start
        assert not seat.can_undo
        # The turn passes: from then on it stands.
        await seat.choose("end-turn")
        while seat.is_my_decision:
            assert seat.decision is not None
            await seat.choose(seat.decision["options"][0])
        await heard_all(services, id, seats)
        for one in seats:
            with refused("cannot-undo"):
                await one.undo(whole_turn=True)


async def test_an_undo_of_what_was_heard_is_heard_and_says_where_it_leads(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, game={"mode": "basic", "seed": 1})
    async with at_all_seats(ada, id) as seats, ada.join(id) as watching:
        seat = await decider(seats)
        view, version = look(watching), watching.version
        await seat.choose("move")
        await watching.until(lambda: watching.version == version + 1)
        assert watching.updates[-1]["events"]
        await seat.choose("token none")
        await seat.undo(whole_turn=True)
        await watching.until(lambda: watching.version == version + 2)
        assert (watching.updates[-1]["kind"], watching.updates[-1]["back_to"]) == ("undo", version)
        assert watching.view == view
        table = await services.tables.read(id)
        assert table.tally.made == 0


async def test_an_undo_beyond_the_limits_needs_everybody(shared_server: str, people: People) -> None:
    async with eventful(shared_server, people) as (id, (ada, _), seats, _):
        one, two = seats[:2]
        for seat in seats:
            await seat.until(lambda seat=seat: seat.table["seats"][1]["state"] == "person")
        for version in (one.version, one.version + 1):
            with refused("cannot-undo"):
                await one.ask_undo(version)
        with refused("no-undo-asked"):
            await two.answer(1, True)
        target = next(update["version"] for update in one.updates if update["kind"] == "choice")
        view = look(one)
        await one.ask_undo(target)
        await two.until(lambda: two.table["undo_request"] is not None)
        request = two.table["undo_request"]
        assert (request["seat"], request["agreed"]) == ("love", ["love"])
        assert two.updates[-1]["back_to"] < two.version
        await two.answer(request["number"], False)
        await one.until(lambda: one.table["undo_request"] is None)
        assert one.view == view
        with refused("no-undo-asked"):
            await two.answer(request["number"], True)
        # Whoever comes to a seat was not asked.
        await one.ask_undo(target)
        await two.until(lambda: two.table["undo_request"] is not None)
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "random"})
        await one.until(lambda: one.table["seats"][1]["state"] == "stand-in")
        assert one.table["undo_request"] is None


async def test_consent_to_one_undo_is_never_taken_for_consent_to_another(shared_server: str, people: People) -> None:
    async with eventful(shared_server, people) as (_, _, seats, _):
        one, two = seats[:2]
        for seat in seats:
            await seat.until(lambda seat=seat: seat.table["seats"][1]["state"] == "person")
        steps = [update for update in one.updates if update["kind"] == "choice" and update["events"]]
        first, last = steps[0]["version"], steps[-2]["version"]
        await one.ask_undo(last)
        await two.until(lambda: two.table["undo_request"] is not None)
        seen = two.table["undo_request"]
        with refused("undo-asked"):
            await one.ask_undo(first)
        with refused("undo-asked"):
            await two.ask_undo(1)
        # Whoever asked withdraws it, and asks for more.
        await one.answer(seen["number"], False)
        await one.ask_undo(first)
        await two.until(lambda: (two.table["undo_request"] or seen)["number"] != seen["number"])
        asked = two.table["undo_request"]
        assert asked["deeds"] > seen["deeds"]
        before = look(two)
        with refused("no-undo-asked"):
            await two.answer(seen["number"], True)
        assert two.view == before
        await two.answer(asked["number"], True)
        await two.until(lambda: two.updates[-1]["kind"] == "undo")


async def test_who_agrees_reads_what_is_taken_back(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server, "Ada"), await people(shared_server, "Ben")
    made = await ada.new_table(game={"players": 2, "mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as one, ben.join(id, 1) as two:
        start = one.version
        turns: list[str] = []
        deeds = 0
        for _ in range(40):
            seat = await decider([one, two])
            assert seat.decision is not None
            options = seat.decision["options"]
            await seat.choose("end-turn" if "end-turn" in options else options[0])
            await level([one, two], [seat.version] * 2)
            turns += [event["data"]["seat"] for event in two.updates[-1]["events"] if event["kind"] == "turn"]
            deeds += 1
            if len(turns) == 3:
                break
        assert len(turns) == 3
        await one.ask_undo(start)
        await two.until(lambda: two.table["undo_request"] is not None)
        assert two.table["undo_request"] == {
            "number": 1, "seat": one.table["seats"][0]["spirit"], "agreed": [one.table["seats"][0]["spirit"]],
            "deeds": deeds, "turns": turns,
        }  # fmt: skip


async def test_only_who_is_asked_refuses(shared_server: str, people: People) -> None:
    """Whoever has a program play for them is not asked, and does not keep others from agreeing."""
    ada, ben, cleo = [await people(shared_server, name) for name in ("Ada", "Ben", "Cleo")]
    made = await ada.new_table(game={"mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    for client, link in zip((ben, cleo, cleo), made["links"], strict=False):
        await client.follow(link["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as one, ben.join(id, 1) as away, cleo.join(id, 2) as three:
        start = three.version
        rng = random.Random(1)
        while three.version == start:
            await play_some([one], rng, 1)
            await three.until(lambda: three.version > start or one.is_my_decision)
        assert one.is_my_decision
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "greedy"})
        await one.ask_undo(start)
        await three.until(lambda: three.table["undo_request"] is not None)
        number = three.table["undo_request"]["number"]
        for agrees in (True, False):
            with refused("program-plays"):
                await away.answer(number, agrees)
        with refused("undo-asked"):
            await three.ask_undo(start)
        await three.answer(number, True)
        await away.until(lambda: away.updates[-1]["kind"] == "undo")


async def test_what_is_done_while_an_undo_is_asked_for_is_told_with_it(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody agrees to less than is taken back because somebody chose at the same moment."""
    address, services = here
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    made = await ada.new_table(game={"players": 2, "mode": "basic", "seed": 4, "first": "bliss"}, seats=[ME])
    id = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(id)
    async with ada.join(id, 0) as asking, ada.join(id, 0) as one, ben.join(id, 1) as two:
        start = one.version
        await play_some([one, two], random.Random(1), 20)
        read, rng = services.store.entries_after, random.Random(2)
        done = 0

        async def read_and_go_on(id: str, viewer: int, version: int) -> list[Entry]:
            nonlocal done
            found = await read(id, viewer, version)
            while not done:
                await play_some([one, two], rng, 1)
                await heard_all(services, id, [one, two])
                done = len(two.updates[-1]["events"])
            return found

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(services.store, "entries_after", read_and_go_on)
            await asking.ask_undo(start)
        await two.until(lambda: two.table["undo_request"] is not None)
        told = two.table["undo_request"]
        await two.answer(told["number"], False)
        await asking.ask_undo(start)
        await two.until(lambda: (two.table["undo_request"] or told)["number"] != told["number"])
        assert two.table["undo_request"] == {**told, "number": told["number"] + 1}


async def test_the_last_agreement_and_the_undo_are_one_entry(here: tuple[str, Services], people: People) -> None:
    """Nothing can come between them: no crash, and no lost database."""
    address, services = here
    async with eventful(address, people, services) as (id, _, seats, _):
        one, two = seats[:2]
        before = (await services.tables.read(id)).number
        wanted = next(update["version"] for update in one.updates if update["kind"] == "choice")
        await one.ask_undo(wanted)
        await two.until(lambda: two.table["undo_request"] is not None)
        await two.answer(two.table["undo_request"]["number"], True)
        entries = await services.store.entries_since(id, before)
        assert [entry.kind for entry in entries] == ["ask-undo", "undo"]
        assert entries[-1].key is not None


async def test_an_undo_waits_for_no_note_of_what_another_process_wrote(
    fresh_postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(tables: Tables, note: object) -> None:
        pass

    monkeypatch.setattr(Tables, "hear", deaf)
    settings = replace(ROOMY, database=fresh_postgres_url)
    async with (
        serving_here(settings) as (address, services),
        serving_here(settings) as (_, others),
        eventful(address, people, services) as (id, _, seats, _),
    ):
        one, two = seats[:2]
        await one.ask_undo(next(update["version"] for update in one.updates if update["kind"] == "choice"))
        await two.until(lambda: two.table["undo_request"] is not None)
        host = (await services.tables.read(id)).host or ""
        await others.tables.change(id, Say(Player(host, 0, Needs.LOOKING), "Ada", "table", "Well?"))
        async with asyncio.timeout(PATIENCE):
            await two.answer(two.table["undo_request"]["number"], True)
        assert (await services.tables.read(id)).tally.request is None


async def test_a_request_of_an_earlier_server_lapses(here: tuple[str, Services], people: People) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic"})
    table = await services.tables.read(id)
    tally = {**asdict(table.tally), "request": {"seat": 0, "to": 0, "agreed": [0, 1]}}
    del tally["asked"]
    await services.store.execute(sa.update(ENTRIES).where(ENTRIES.c.table_id == id).values(tally=tally))
    services.tables.rooms.clear()
    assert (await services.tables.read(id)).tally.request is None


async def test_going_back_behind_a_snapshot_and_on_from_there(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        async with eventful(address, people, services) as (id, (ada, ben), seats, watching):
            one, two = seats[:2]
            table = await services.tables.read(id)
            assert table.snapshot_made > SNAPSHOT_EVERY
            start = next(update for update in one.updates if update["kind"] == "start")
            wanted = [update for update in one.updates if update["kind"] == "choice"][3]["version"]
            made, moved, *_ = past_at(await services.store.entries_after(id, 0, wanted), 0, wanted)
            assert made < table.base
            then = await read_table(services.store, id, up_to=made)
            assert then is not None
            await one.ask_undo(wanted)
            await two.until(lambda: two.table["undo_request"] is not None)
            await two.answer(two.table["undo_request"]["number"], True)
            for live in (*seats, watching):
                await live.until(lambda live=live: live.updates[-1]["kind"] == "undo")
                viewer = -1 if live.seat is None else live.seat
                # The first version at which the game stood so.
                assert live.updates[-1]["back_to"] <= moved[viewer]
                assert live.view == then.game.view(live.seat).to_json()
                assert live.table["undo_request"] is None
            for client in (ada, ben):
                lines = await client.tables()
                deciding = (await client.table(id))["seats"][then.game.decision.seat if then.game.decision else 0]
                assert lines[0]["is_your_turn"] == deciding["is_yours"]
            await play_some(seats, random.Random(8), 20)
            await heard_all(services, id, seats)
            views = [look(seat) for seat in seats]
            # Once more, to the very start; and what comes then is what would come to a new reader.
            await two.ask_undo(start["version"])
            await one.until(lambda: one.table["undo_request"] is not None)
            await one.answer(one.table["undo_request"]["number"], True)
            await two.until(lambda: two.updates[-1]["kind"] == "undo")
            assert (await services.tables.read(id)).tally.made == 0
            await play_some(seats, random.Random(9), 30)
            await heard_all(services, id, seats)
            assert views != [seat.view for seat in seats]
            views = [look(seat) for seat in seats]
            await ada.ask("POST", f"/api/tables/{id}/end")
            record = await ada.record(id)
        game = load_game(record)
        assert [game.view(seat).to_json() for seat in range(SEATS)] == views


async def test_a_silent_choice_leaves_a_request_as_it_is(here: tuple[str, Services], people: People) -> None:
    address, services = here
    async with eventful(address, people, services) as (id, _, seats, _):
        asking = next(seat for seat in seats if not seat.is_my_decision and seat.version)
        back_to = [update["version"] for update in asking.updates if update["kind"] == "choice"][-3]
        await asking.ask_undo(back_to)
        await heard_all(services, id, seats)
        rng = random.Random(3)
        for _ in range(30):
            before = table_in(services, id).tally
            heard, request = before.heard, before.request
            seat = await decider(seats)
            assert seat.decision is not None
            await seat.choose(rng.choice(seat.decision["options"]))
            table = table_in(services, id)
            is_silent = [old == new for old, new in zip(heard, table.tally.heard, strict=True)].count(True) == SEATS
            if not is_silent:
                assert table.tally.request is None
                return
            assert table.tally.request == request
    pytest.fail("nothing was heard in thirty choices")
