"""Those who watch: what the host does about them, and when the chat closes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from cerebria.client import Client, Live, ServerRefused
from cerebria.server.settings import DAY, Settings
from cerebria.server.storage.schema import TABLES

from .conftest import People
from .playing import around_one, new_table, refused
from .serving import serving_here

pytestmark = pytest.mark.anyio


async def watched(people: People, address: str) -> tuple[Client, Client, Client, str, str]:
    """A table that has begun: its host, two spectators, its id, and the secret of the link they came by."""
    ada, ben, cleo = [await people(address, name) for name in ("Ada", "Ben", "Cleo")]
    made = await ada.new_table(game={"players": 2}, seats=[{"kind": "me"}] * 2)
    (link,) = [link["secret"] for link in made["links"]]
    for guest in (ben, cleo):
        await guest.follow(link)
    await ada.start(made["table"]["id"])
    return ada, ben, cleo, made["table"]["id"], link


async def act(host: Client, table: str, name: str, deed: str, body: Any = None) -> list[Any]:
    """What the host does about a spectator; who may watch then."""
    (who,) = [one["id"] for one in await host.ask("GET", f"/api/tables/{table}/spectators") if one["name"] == name]
    found: list[Any] = await host.ask("POST", f"/api/tables/{table}/spectators/{who}/{deed}", body)
    return found


@asynccontextmanager
async def sent_away(live: Live) -> AsyncIterator[None]:
    yield
    with pytest.raises(ServerRefused) as caught:
        await live.until(lambda: False)
    assert caught.value.details == {"reason": "removed"}


async def test_a_spectator_who_is_sent_away_is_gone_and_does_not_come_back(server: str, people: People) -> None:
    ada, ben, cleo, table, link = await watched(people, server)
    async with ben.join(table) as first, cleo.join(table) as other, ada.join(table, 0) as host:
        async with sent_away(first):
            assert [one["name"] for one in await act(ada, table, "Ben", "remove")] == ["Cleo"]
        await host.until(lambda: any(update.get("change") == "removed" for update in host.updates))
        assert host.updates[-1]["name"] == "Ben"
        await other.say("still here")
    with refused("no-such-table", 404):
        await ben.table(table)
    with refused("no-such-link", 404):
        await ben.follow(link)
    await cleo.table(table)
    with refused("no-such-spectator", 404):
        await ada.ask("POST", f"/api/tables/{table}/spectators/abc/remove")


async def test_a_spectator_who_is_silenced_watches_on_without_a_word(server: str, people: People) -> None:
    ada, ben, cleo, table, _ = await watched(people, server)
    async with ben.join(table) as first, cleo.join(table) as other:
        silenced = await act(ada, table, "Ben", "silence", {"is_silenced": True})
        assert [(one["name"], one["is_silenced"]) for one in silenced] == [("Ben", True), ("Cleo", False)]
        with refused("silenced"):
            await first.say("But…")
        await other.say("Oh.")
        await first.until(lambda: first.updates[-1].get("text") == "Oh.")
        await act(ada, table, "Ben", "silence", {"is_silenced": False})
        await first.say("Thank you")


async def test_only_the_host_knows_who_watches_and_does_something_about_it(server: str, people: People) -> None:
    ada, ben, cleo, table, _ = await watched(people, server)
    listed = await ada.ask("GET", f"/api/tables/{table}/spectators")
    assert [one["name"] for one in listed] == ["Ben", "Cleo"]
    ids = [(await one.ask("GET", "/api/people/me"))["id"] for one in (ben, cleo)]
    assert not set(ids) & {one["id"] for one in listed}
    for deed, body in (("remove", None), ("silence", {"is_silenced": True})):
        with refused("not-host", 403):
            await ben.ask("POST", f"/api/tables/{table}/spectators/{listed[1]['id']}/{deed}", body)
    with refused("not-host", 403):
        await ben.ask("GET", f"/api/tables/{table}/spectators")


async def test_the_chat_closes_a_day_after_the_end(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        assert (await ada.table(table))["talk_ends"] is None
        await ada.ask("POST", f"/api/tables/{table}/end")
        async with ada.join(table, 0) as seat:
            await seat.say("That was good")
            ends = seat.table["talk_ends"]
        await services.store.execute(sa.update(TABLES).values(changed_at=TABLES.c.changed_at - DAY * 1000 - 1))
        services.tables.rooms.clear()
        assert (await ada.table(table))["talk_ends"] < ends
        async with ada.join(table, 0) as seat:
            with refused("chat-closed"):
                await seat.say("Anybody there?")


def test_whoever_talks_at_the_end_has_a_day_for_it() -> None:
    table = new_table({"players": 2, "seed": 1})
    table.start(1, 1)
    table.end(1)
    table.note_end(1_000)
    table.say("p0", "P0", 0, "table", "Well played", 1_000 + DAY * 1000)
    with pytest.raises(Exception, match="closed"):
        table.say("p0", "P0", 0, "table", "Anybody?", 1_001 + DAY * 1000)
