"""What every kind of message needs before it is answered: above all a game that runs, for there is none before."""

from __future__ import annotations

from typing import Any, get_args

import pytest
import sqlalchemy as sa

from cerebria.client import Client, Live, ServerRefused
from cerebria.server.live.client_messages import ClientMessage
from cerebria.server.live.connection import KINDS
from cerebria.server.live.message import Message
from cerebria.server.services import Services
from cerebria.server.storage.schema import TABLES
from cerebria.server.tables.needs import Needs
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for

from .conftest import People
from .playing import ME, Json, around_one, decider, refused

pytestmark = pytest.mark.anyio

MESSAGES: tuple[type[Message], ...] = get_args(get_args(ClientMessage)[0])
GAMES = (1, 4, BALANCE, BALANCE + 5, EGO, EGO + 1, PREVIEW, PROTOTYPE)
SAID: Json = {
    "version": 1, "choice": "move", "back_to": 0, "request": 1, "agrees": True, "text": "Hello",
    "whole_turn": False, "path": [],
}  # fmt: skip
"""What a message may say besides its type, whatever it is."""


def said(kind: type[Message], version: int) -> Json:
    """A message of a kind."""
    known = {name: value for name, value in SAID.items() if name in kind.model_fields}
    if "version" in known:
        known["version"] = version
    return {"type": get_args(kind.model_fields["type"].annotation)[0], **known}


async def answered(live: Live, kind: type[Message]) -> str:
    """Why a message was refused, or that it was not."""
    try:
        await live.send(**said(kind, live.version))
    except ServerRefused as refusal:
        return refusal.id
    return "answered"


SPOKEN = [kind for kind in MESSAGES if "key" in kind.model_fields]


def test_every_kind_of_message_says_what_it_needs() -> None:
    assert set(KINDS) == set(MESSAGES)


def test_what_speaks_of_a_game_needs_one() -> None:
    """Whoever adds a message that may be sent without a game has to think about what it tells."""
    free = {said(kind, 0)["type"] for kind in MESSAGES if KINDS[kind].needs is Needs.LOOKING}
    assert free == {"hello", "look", "say", "cancel-hints", "ping"}


@pytest.mark.parametrize("number", GAMES)
async def test_before_the_start_there_is_nothing_to_know(
    here: tuple[str, Services], people: People, number: int
) -> None:
    """A host may sit down on every seat, ask whatever there is to ask, and make room for a guest."""
    address, services = here
    ada = await people(address)
    options = {name: value for name, value in options_for(number).items() if name != "seed"}
    made = await ada.new_table(game=options, seats=[{"kind": "open"}])
    id: str = made["table"]["id"]
    for seat in made["table"]["seats"]:
        sitting = f"/api/tables/{id}/seats/{seat['number']}"
        await ada.ask("POST", f"{sitting}/sit")
        async with ada.join(id, seat["number"]) as live:
            assert live.view is None
            for kind in SPOKEN:
                wanted = "answered" if KINDS[kind].needs is Needs.LOOKING else "not-running"
                assert (await answered(live, kind), kind) == (wanted, kind)
            await ada.ask("POST", f"{sitting}/leave")
            await live.until(lambda live=live: live.closing is not None)
        for path in ("past", "record", "replay", "analysis", "life"):
            with pytest.raises(ServerRefused):
                await ada.ask("GET", f"/api/tables/{id}/{path}")
    # Nor does anybody who reads the database find it, or what lies in memory.
    (row,) = await services.store.rows(sa.select(TABLES.c.options).where(TABLES.c.id == id))
    assert row["options"]["seed"] is None
    games = [(await services.tables.read(id)).game.options.seed]
    services.tables.rooms.clear()
    games.append((await services.tables.read(id)).game.options.seed)
    for seat in made["table"]["seats"]:
        await ada.ask("POST", f"/api/tables/{id}/seats/{seat['number']}/sit")
    await ada.start(id)
    assert (await services.tables.read(id)).game.options.seed not in games


async def test_a_seed_from_before_the_start_is_drawn_anew(here: tuple[str, Services], people: People) -> None:
    """Tables of earlier servers have one already."""
    address, services = here
    ada = await people(address)
    made = await ada.new_table(game={"players": 2}, seats=[ME, ME])
    id: str = made["table"]["id"]
    options = {**made["table"]["options"], "seed": 7}
    await services.store.execute(sa.update(TABLES).where(TABLES.c.id == id).values(options=options))
    services.tables.rooms.clear()
    await ada.start(id)
    assert (await services.tables.read(id)).options["seed"] != 7


async def test_a_game_that_never_began_shows_nothing(here: tuple[str, Services], people: People) -> None:
    address, _ = here
    ada = await people(address)
    id: str = (await ada.new_table(game={"players": 2}))["table"]["id"]
    await ada.ask("POST", f"/api/tables/{id}/end")
    async with ada.join(id, 0) as live:
        assert live.view is None
    for path in ("record", "replay"):
        with refused("never-began", 409):
            await ada.ask("GET", f"/api/tables/{id}/{path}")


@pytest.mark.parametrize("kind", SPOKEN, ids=lambda kind: kind.__name__)
async def test_each_message_is_refused_to_those_who_lack_what_it_needs(
    here: tuple[str, Services], people: People, kind: type[Message]
) -> None:
    address, _ = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic"}, allows_hints=True)
    needs = KINDS[kind].needs
    async with ada.join(id, None) as watching, ada.join(id, 0) as one, ada.join(id, 1) as two:
        deciding = await decider([one, two])
        waiting = two if deciding is one else one
        assert (await answered(watching, kind) == "not-your-seat") == (needs >= Needs.GAME)
        assert (await answered(waiting, kind) == "not-your-decision") == (needs >= Needs.TURN)
        await ada.ask("POST", f"/api/tables/{id}/seats/{waiting.seat}/program", {"program": "random"})
        assert (await answered(waiting, kind) == "program-plays") == (needs >= Needs.HAND)
        await ada.ask("POST", f"/api/tables/{id}/end")
        await one.until(lambda: one.table["status"] == "ended")
        wanted: Any = "not-running" if needs >= Needs.GAME else "answered"
        assert await answered(deciding, kind) == wanted


async def test_whoever_leaves_a_seat_looks_with_its_eyes_no_more(here: tuple[str, Services], people: People) -> None:
    address, _ = here
    ada: Client = await people(address)
    ben: Client = await people(address, "Ben")
    made = await ada.new_table(game={"players": 2}, seats=[ME])
    id: str = made["table"]["id"]
    await ben.follow(made["links"][0]["secret"])
    await ada.start(id)
    for client, seat in ((ben, 1), (ada, 0)):
        async with client.join(id, seat) as live:
            await client.ask("POST", f"/api/tables/{id}/seats/{seat}/leave")
            await live.until(lambda live=live: live.closing is not None)
            assert live.closing is not None and live.closing["reason"] == "removed"
        # A stranger does not even learn that there is such a table.
        with refused("not-your-seat" if client is ada else "no-such-table"):
            async with client.join(id, seat):
                pass
