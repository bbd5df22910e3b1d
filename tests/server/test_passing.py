"""Choices that decide nothing: the server makes them for whoever does not want to be asked, with what leads to them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from cerebria import Game, gift_at, hosting, new_game, to_record
from cerebria.client import Client, Live
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.storage.entries import Chosen
from cerebria.server.storage.journal import entry_row
from cerebria.server.tables.passing import Passes, passed_at
from cerebria.server.tables.reading import read_table
from tests.games import options_for
from tests.parts import some_of_all

from .conftest import People
from .playing import ME, Json, decider, heard_all, look, new_table, refused, table_in
from .serving import ROOMY, serving_here
from .test_choosing_at_once import Compared

pytestmark = pytest.mark.anyio

Found = tuple[Game, str]
"""A game, and what is chosen there."""


def taken_at(game: Game) -> str | None:
    """What would be taken for whoever decides."""
    found = gift_at(game)
    return None if found is None else found.text


def search(is_it: Callable[[Game, Game], bool], **options: Any) -> Found:
    """A position of a random game, and a choice, so that what stands before and after it is as wanted."""
    for seed in range(200):
        chance, game = random.Random(seed), new_game(seed=seed, **options)
        for _ in range(400):
            if game.decision is None:
                break
            for option in chance.sample(game.decision.options, min(4, len(game.decision.options))):
                after = game.copy()
                hosting.advance_with_cuts(after, option)
                if is_it(game, after):
                    return game, option.text
            game.choose(chance.choice(game.decision.options))
    raise AssertionError("there is none")


def leads_to_gift(before: Game, after: Game) -> bool:
    """Whether it can be taken back, and something follows for the same seat that decides nothing."""
    assert before.decision is not None
    return after.undoer == before.decision.seat and taken_at(before) is None and taken_at(after) == "yes"


def gives_to_another(before: Game, after: Game) -> bool:
    """Whether another seat is asked what decides nothing."""
    assert before.decision is not None
    if taken_at(before) is not None:
        return False
    return after.decision is not None and after.decision.seat != before.decision.seat and taken_at(after) is not None


async def table_at(client: Client, game: Game, seats: Sequence[Json]) -> Json:
    """A table at which a game goes on from here."""
    whole = game.copy()
    chance = random.Random(1)
    while whole.decision is not None:
        whole.choose(chance.choice(whole.decision.options))
    shelf = await client.upload_record(to_record(whole))
    return await client.play_on(shelf["id"], len(game.choices), seats=seats)


async def alone_at(client: Client, game: Game) -> str:
    """The same, for one person on both seats, once it has started."""
    id: str = (await table_at(client, game, [ME, ME]))["table"]["id"]
    await client.start(id)
    return id


class Sitting(AsyncExitStack):
    """Live connections to a table, until it is left."""

    async def join(self, client: Client, id: str, seat: int | None, passes: Passes = "nothing") -> Live:
        return await self.enter_async_context(client.join(id, seat, 0, passes=passes))


# Over the network.


@pytest.fixture(scope="module")
def pressed() -> Found:
    """A press that leads to a gift."""
    return search(leads_to_gift, players=2, mode="basic", turn_limit=12)


async def test_a_press_and_what_decides_nothing_after_it_are_one_update_and_are_taken_back_as_one(
    here: tuple[str, Services], people: People, pressed: Found
) -> None:
    game, press = pressed
    address, services = here
    ada = await people(address)
    id = await alone_at(ada, game)
    async with Sitting() as sitting:
        seats = [await sitting.join(ada, id, seat, "all") for seat in range(2)]
        seat = await decider(seats)
        start, version, number = look(seat), seat.version, table_in(services, id).number
        assert await seat.choose(press) == version + 1
        told = seat.updates[-1]
        assert (told["version"], told["choice"], told["then"][0]) == (version + 1, press, "yes")
        table = table_in(services, id)
        assert taken_at(table.game) is None
        assert (table.number, table.tally.made) == (number + 1, 1 + len(told["then"]))
        stored = await read_table(services.store, id)
        assert stored is not None
        assert hosting.snapshot(stored.game) == hosting.snapshot(table.game)
        await seat.undo()
        assert (look(seat), table_in(services, id).tally.made) == (start, 0)
        await heard_all(services, id, seats)
        for other in seats:
            if other is not seat:
                assert all("choice" not in update and "then" not in update for update in other.updates)


async def test_who_does_not_ask_for_it_is_asked_everything(
    here: tuple[str, Services], people: People, pressed: Found
) -> None:
    game, press = pressed
    address, services = here
    ada = await people(address)
    id = await alone_at(ada, game)
    async with Sitting() as sitting:
        seats = [await sitting.join(ada, id, seat) for seat in range(2)]
        seat = await decider(seats)
        await seat.choose(press)
        assert (seat.updates[-1]["choice"], seat.updates[-1].get("then", [])) == (press, [])
        assert taken_at(table_in(services, id).game) == "yes"
        assert seat.decision is not None
        assert "yes" in seat.decision["options"]
        # What is not known is refused.
        with refused("malformed-request"):
            async with ada.join(id, 0, passes="everything"):
                pass


async def test_what_is_sent_again_is_passed_once(here: tuple[str, Services], people: People, pressed: Found) -> None:
    game, press = pressed
    address, services = here
    ada = await people(address)
    id = await alone_at(ada, game)
    async with Sitting() as sitting:
        seats = [await sitting.join(ada, id, seat, "all") for seat in range(2)]
        seat = await decider(seats)
        body: Json = {"type": "choose", "choice": press, "version": seat.version, "key": "once"}
        version = await seat.send(**body)
        made = table_in(services, id).tally.made
        assert await seat.send(**body) == version
        assert table_in(services, id).tally.made == made


async def hears(seat: Live, choice: str) -> Json:
    """The update by which a seat hears of a choice of its own."""
    await seat.until(lambda: any(update.get("choice") == choice for update in seat.updates))
    return next(update for update in seat.updates if update.get("choice") == choice)


async def chosen(services: Services, id: str) -> list[tuple[int | None, str]]:
    """Whoever chose at a table, and what."""
    entries = await services.store.entries_since(id, 0)
    return [(entry.seat, choice) for entry in entries if isinstance(entry.what, Chosen) for choice in entry.choices]


async def two_people(ada: Client, ben: Client, game: Game) -> tuple[str, list[Client]]:
    """A table for two that has started, with Ada on the seat that decides; and who sits where."""
    assert game.decision is not None
    own = game.decision.seat
    made = await table_at(ada, game, [ME if seat == own else {"kind": "open"} for seat in range(2)])
    await ben.follow(made["links"][0]["secret"])
    id: str = made["table"]["id"]
    await ada.start(id)
    return id, [ada, ben] if own == 0 else [ben, ada]


async def test_what_somebody_elses_choice_leads_to_is_passed_for_whoever_listens_and_wants_it(
    here: tuple[str, Services], people: People
) -> None:
    game, press = search(gives_to_another, players=2, mode="basic", turn_limit=12)
    assert game.decision is not None
    address, services = here
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    own, other = game.decision.seat, 1 - game.decision.seat
    after = game.copy()
    after.choose(press)
    passed = taken_at(after)
    assert passed is not None
    for passes in ("nothing", "all"):
        id, clients = await two_people(ada, ben, game)
        async with Sitting() as sitting:
            one = await sitting.join(clients[own], id, own, "all")
            # Through whose eyes one looks makes no difference, and two devices pass it once.
            another = await sitting.join(clients[other], id, other)
            await sitting.join(clients[other], id, None, passes)
            await sitting.join(clients[other], id, other, passes)
            number = table_in(services, id).number
            await one.choose(press)
            if passes == "all":
                told = await hears(another, passed)
                assert told["seat"] == another.table["seats"][other]["spirit"]
            await heard_all(services, id, [one, another])
            made = await chosen(services, id)
            assert made[:2] == [(own, press), (other, passed)][: 1 if passes == "nothing" else 2]
            assert (table_in(services, id).number == number + 1) == (passes == "nothing")
            assert all(update.get("choice") in (None, press) for update in one.updates)
            # Whoever shows what happened knows that the question will not wait for anybody.
            [pressed] = [update for update in one.updates if update.get("choice") == press]
            assert pressed.get("is_passed", False) == (passes == "all")


async def test_what_decides_nothing_is_passed_on_arrival_too(here: tuple[str, Services], people: People) -> None:
    game, press = search(gives_to_another, players=2, mode="basic", turn_limit=12)
    assert game.decision is not None
    address, services = here
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    own, other = game.decision.seat, 1 - game.decision.seat
    id, clients = await two_people(ada, ben, game)
    async with Sitting() as sitting:
        one = await sitting.join(clients[own], id, own)
        # Nobody is there when it comes.
        await one.choose(press)
        asked = await sitting.join(clients[other], id, other)
        assert await chosen(services, id) == [(own, press)]
        passed = taken_at(table_in(services, id).game)
        assert passed is not None
        await sitting.join(clients[other], id, other, "all")
        await hears(asked, passed)
        assert (await chosen(services, id))[:2] == [(own, press), (other, passed)]


async def test_what_was_taken_back_is_asked(here: tuple[str, Services], people: People) -> None:
    def is_it(before: Game, after: Game) -> bool:
        """Whether what leads to a gift cannot be taken back, but the gift can."""
        found, then = taken_at(after), after.copy()
        if found is None or after.undoer is not None or after.decision is None or taken_at(before) is not None:
            return False
        then.choose(found)
        return then.decision is not None and then.undoer == then.decision.seat == after.decision.seat

    game, press = search(is_it, players=2, mode="full", turn_limit=12)
    address, services = here
    ada = await people(address)
    id = await alone_at(ada, game)
    async with Sitting() as sitting:
        seats = [await sitting.join(ada, id, seat, "all") for seat in range(2)]
        seat = await decider(seats)
        await seat.choose(press)
        seat = await decider(seats)
        await seat.until(lambda: seat.can_undo)
        assert table_in(services, id).tally.made > 1
        await seat.undo()
        await heard_all(services, id, seats)
        assert table_in(services, id).tally.made == 1
        assert taken_at(table_in(services, id).game) is not None


async def test_a_choice_in_one_process_is_followed_by_what_is_passed_in_another(
    fresh_postgres_url: str, people: People
) -> None:
    game, press = search(gives_to_another, players=2, mode="basic", turn_limit=12)
    assert game.decision is not None
    own, other = game.decision.seat, 1 - game.decision.seat
    after = game.copy()
    after.choose(press)
    passed = taken_at(after)
    assert passed is not None
    settings = replace(ROOMY, database=fresh_postgres_url)
    async with (
        serving_here(settings) as (here, services),
        serving_here(settings) as (there, elsewhere),
        Sitting() as sitting,
    ):
        ada, ben = await people(here, "Ada"), await people(there, "Ben")
        id, clients = await two_people(ada, ben, game)
        one = await sitting.join(clients[own], id, own, "all")
        # Two devices of one person, at two processes.
        async with Client(here, ben.token) as also:
            others = [await sitting.join(client, id, other, "all") for client in (ben, also)]
            await one.choose(press)
            told = [await hears(each, passed) for each in others]
            assert told[0]["version"] == told[1]["version"]
            tables = [await process.tables.read(id) for process in (services, elsewhere)]
            assert (await chosen(services, id))[:2] == [(own, press), (other, passed)]
            assert hosting.snapshot(tables[0].game) == hosting.snapshot(tables[1].game)
            assert taken_at(tables[0].game) is None


# In whole games.


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all([2, 8, 20], "wire"))
def test_others_hear_the_same_as_if_each_had_been_chosen(number: int) -> None:
    compared, chance = Compared({**options_for(number), "turn_limit": 16}), random.Random(number)
    passing = compared.together
    with_press = after = taken_back = without_token = 0
    is_back = False
    while passing.status == "running":
        decision = passing.game.decision
        assert decision is not None
        seat, made = decision.seat, passing.tally.made
        if not is_back and passed_at(passing.game, seat, "all"):
            compared.make("pass_on", seat, "all", 0)
            after += 1
        else:
            tokens = chance.choice(["open", "folded", "never"])
            press = chance.choice(decision.options).text
            entry = compared.make("choose", seat, press, None, 0, passes="all", tokens=tokens)
            with_press += passing.tally.made > made + 1
            without_token += "token none" in entry.choices[1:]
        is_back = passing.can_undo(seat) and chance.random() < 0.3
        if is_back:
            taken_back += passing.tally.made > made + 1
            compared.take_back(seat)
            assert passing.tally.made == made
        compared.check()
    assert min(with_press, without_token) > 3 and min(after, taken_back) > 0
    compared.check_stored()


def test_the_end_of_a_turn_is_not_passed_for_whoever_wants_to_say_it() -> None:
    def ends(before: Game, after: Game) -> bool:
        assert before.decision is not None
        return taken_at(after) == "end-turn" and after.undoer == before.decision.seat

    game, press = search(ends, players=2, mode="basic", turn_limit=12)
    assert game.decision is not None
    table = new_table({"players": 2, "mode": "basic", "turn_limit": 12})
    table.start(1, 0)
    table.game = game
    wishes: list[tuple[Passes, list[str]]] = [("nothing", []), ("all-but-end", []), ("all", ["end-turn"])]
    for passes, then in wishes:
        row = entry_row("t", table.copy().choose(game.decision.seat, press, None, 0, passes=passes))
        # What is stored has the form that it has where nothing is passed.
        assert json.loads(row["data"]).get("then", []) == then
    with pytest.raises(Refusal):
        table.copy().pass_on(game.decision.seat, "all", 0)
