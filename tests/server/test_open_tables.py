"""Tables that anybody may find: listed by their hosts, seen by all as they come and go, taken with one press."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from cerebria.client import Client
from cerebria.server.live.meeting_messages import HEAR_MEETING
from cerebria.server.meeting.listings import MOST_A_PERSON, listed
from cerebria.server.refusals import Refusal
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.store import now
from cerebria.server.tables.changes import Change, Start

from .conftest import People
from .playing import ME, OPEN, change, refused
from .serving import PATIENCE, ROOMY, serving, serving_here

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
Json = dict[str, Any]
MINUTE = 60_000
RELAXED = {"reserve": 1800, "per_turn": 180}
DAYS = {"reserve": 3 * 86_400, "per_turn": 86_400}
NO_DOOR = '<meta name="open-tables" content="off">'
BASIC = {"mode": "basic", "clock": RELAXED}
FULL = {"mode": "full", "clock": RELAXED}


class Board:
    """Somebody who looks at the open tables."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.tables: dict[str, Json] = {}
        self.seeking = 0
        self.heard: list[Json] = []

    async def hear(self, is_so: Callable[[], Any]) -> None:
        """Take in what comes until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                text = await self._socket.recv()
                told = json.loads(text)
                HEAR_MEETING.validate_json(text)
                self.heard.append(told)
                if told["type"] == "open-tables":
                    kept = {} if told["is_all"] else {id: t for id, t in self.tables.items() if id not in told["gone"]}
                    self.tables = kept | {table["id"]: table for table in told["tables"]}
                    self.seeking = told["seeking"]

    async def say(self, **words: Any) -> None:
        await self._socket.send(json.dumps(words))

    async def seek(self, client: Client, *wishes: Json) -> None:
        """Look for somebody, and wait until that is known."""
        count = len(self.of("seeking"))
        await self.say(type="seek", token=client.token, wishes=wishes)
        await self.hear(lambda: len(self.of("seeking")) > count)

    def of(self, kind: str) -> list[Json]:
        return [told for told in self.heard if told["type"] == kind]

    async def found(self) -> str:
        """The table that was found."""
        await self.hear(lambda: self.of("found"))
        table: str = self.of("found")[0]["table"]
        return table


@asynccontextmanager
async def looking(address: str) -> AsyncIterator[Board]:
    async with connect(f"{address.replace('http', 'ws', 1)}/api/open-tables/live", proxy=None) as socket:
        board = Board(socket)
        await board.hear(lambda: board.heard)
        yield board


async def open_table(host: Client, title: str = "Come in", **form: Any) -> str:
    """A table in the list, with its host and one empty seat."""
    made = await host.new_table(**{"game": {"players": 2, "mode": "basic"}, "seats": [ME, OPEN], **form})
    id: str = made["table"]["id"]
    await put_up(host, id, title=title)
    return id


async def put_up(host: Client, id: str, **form: Any) -> None:
    await host.ask("PUT", f"/api/tables/{id}/listing", {"title": "Come in", **form})


async def take(client: Client, id: str, seat: int | None = None) -> Json:
    found: Json = await client.ask("POST", f"/api/open-tables/{id}/take", {"seat": seat})
    return found


async def test_a_table_is_listed_taken_with_one_press_and_gone_when_it_is_full(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    async with looking(server) as board:
        assert board.tables == {}
        id = await open_table(ada, "A calm evening", clock=RELAXED)
        await board.hear(lambda: board.tables)
        shown = board.tables[id]
        assert (shown["title"], shown["host"], shown["mode"], shown["clock"]["per_turn"]) == (
            "A calm evening", "Ada", "basic", 180,
        )  # fmt: skip
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", None]
        assert await ben.ask("GET", "/api/open-tables") == [shown]
        # What it is listed as may be changed; only its host does.
        await put_up(ada, id, wanted="Somebody patient", for_newcomers=True)
        await board.hear(lambda: board.tables[id]["for_newcomers"])
        assert board.tables[id]["wanted"] == "Somebody patient"
        with refused("no-such-table", 404):
            await put_up(ben, id)
        table = await take(ben, id)
        assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
        await board.hear(lambda: not board.tables)
        # Whoever presses twice sits there once; whoever leaves makes room again.
        assert (await take(ben, id))["seats"] == table["seats"]
        await change(ben, id, "seats/1/leave")
        await board.hear(lambda: board.tables)
        await ada.ask("DELETE", f"/api/tables/{id}/listing")
        await board.hear(lambda: not board.tables)
        with refused("not-listed", 404):
            await take(ben, id)


async def test_who_is_sent_away_for_good_comes_to_no_table_of_the_host(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    id = await open_table(ada)
    await take(ben, id)
    with refused("nobody-there"):
        await change(ada, id, "seats/0/block")
    await change(ada, id, "seats/1/block")
    with refused("not-wanted", 403):
        await take(ben, id)
    other = await ada.new_table(seats=[ME, OPEN])
    for link in other["links"]:
        with refused("not-wanted", 403):
            await ben.follow(link["secret"])
    (unwanted,) = await ada.ask("GET", "/api/unwanted")
    assert unwanted["name"] == "Ben"
    assert await ben.ask("GET", "/api/unwanted") == []
    assert await ada.ask("DELETE", f"/api/unwanted/{unwanted['id']}") == []
    await take(ben, id)


async def test_a_table_stands_as_long_as_its_host_is_there_or_for_days_where_days_are_played(
    here: tuple[str, Services], people: People
) -> None:
    address, services = here
    ada = await people(address, "Ada")
    id, slow = await open_table(ada), await open_table(ada, clock=DAYS)

    async def names(moment: int) -> set[str]:
        return {table["id"] for table in await listed(services.store, moment)}

    moment = now()
    assert await names(moment) == {id, slow}
    assert await names(moment + 5 * MINUTE) == {slow}
    assert await names(moment + 30 * 24 * 60 * MINUTE) == set()
    assert services.tables.hosted_here() == []
    async with ada.join(id, 0):
        assert services.tables.hosted_here() == [id]


async def test_only_so_many_are_listed_and_taken_and_names_are_looked_at(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    tables = [await open_table(ada) for _ in range(MOST_A_PERSON)]
    with refused("too-many-listed", 429):
        await open_table(ada)
    # To say otherwise what is listed already is not one more.
    await put_up(ada, tables[0], title="Another name")
    for title in ("", "\u202eevil", "a\u200bb", "x" * 81):
        with refused("malformed-request", 422):
            await put_up(ada, tables[0], title=title)
    await take(ben, tables[0])
    await ada.start(tables[0])
    with refused("already-started"):
        await put_up(ada, tables[0])
    with refused("not-listed", 404):
        await take(await people(server, "Cleo"), tables[0])


async def test_an_operator_may_list_nothing(sqlite_settings: Settings, people: People) -> None:
    with serving(replace(sqlite_settings, open_tables=False)) as address:
        ada = await people(address, "Ada")
        made = await ada.new_table(seats=[ME, OPEN])
        for asked in (put_up(ada, made["table"]["id"]), ada.ask("GET", "/api/open-tables")):
            with refused("no-open-tables", 403):
                await asked
        assert not (await ada.ask("GET", f"/api/tables/{made['table']['id']}/listing"))["is_offered"]
        async with looking(address) as board:
            assert board.heard[0]["error"] == "no-open-tables"
        # No page leads there, wherever somebody came in.
        async with httpx.AsyncClient(base_url=address) as client:
            for path in ("/", "/rules", "/table/nothing"):
                assert NO_DOOR in (await client.get(path)).text


async def test_every_page_leads_to_the_open_tables(server: str) -> None:
    async with httpx.AsyncClient(base_url=server) as client:
        for path in ("/", "/table/nothing"):
            assert NO_DOOR not in (await client.get(path)).text


async def test_two_who_want_the_same_are_at_a_table_at_once(server: str, people: People) -> None:
    ada, ben, cleo = [await people(server, name) for name in ("Ada", "Ben", "Cleo")]
    async with looking(server) as first, looking(server) as second, looking(server) as third:
        await first.seek(ada, BASIC)
        await second.seek(ben, FULL)
        await third.hear(lambda: third.seeking == 2)
        await third.seek(cleo, {**BASIC, "clock": DAYS}, FULL)
        table = await second.found()
        assert await third.found() == table
        shown = await cleo.table(table)
        assert (shown["status"], shown["host"], shown["options"]["mode"]) == ("running", None, "full")
        assert {seat["name"] for seat in shown["seats"]} == {"Ben", "Cleo"}
        assert shown["clock"]["per_turn"] == 180
        await third.hear(lambda: third.seeking == 1)
        assert first.of("found") == []
        await first.say(type="stop-seeking")
        await third.hear(lambda: third.seeking == 0)


async def test_who_looks_for_a_table_sits_down_at_one_that_stands_open(server: str, people: People) -> None:
    ada, ben, cleo, dora = [await people(server, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    # Those where somebody else is wanted, or something else is played, are for those who read of them.
    other = [
        await open_table(ada, clock=DAYS),
        await open_table(ada, game={"players": 2, "mode": "basic", "turn_limit": 3}, clock=RELAXED),
    ]
    choosy = await open_table(cleo, clock=RELAXED)
    await put_up(cleo, choosy, wanted="My brother")
    async with ada.join(other[0], None), looking(server) as board, looking(server) as second:
        await board.seek(ben, BASIC)
        await board.hear(lambda: board.seeking == 1)
        # It is put up while somebody looks: who has waited sits there, and nobody is left for the next one.
        open_one = await open_table(dora, clock=RELAXED)
        assert await board.found() == open_one
        assert [seat["name"] for seat in (await dora.table(open_one))["seats"]] == ["Dora", "Ben"]
        await second.hear(lambda: open_one not in second.tables and second.seeking == 0)
        # It stood before somebody looks; and nobody sits at their own.
        await change(ben, open_one, "seats/1/leave")
        await second.seek(dora, BASIC)
        await second.seek(ada, FULL, BASIC)
        assert await second.found() == open_one
        assert [seat["name"] for seat in (await dora.table(open_one))["seats"]] == ["Dora", "Ada"]
        for table in await ada.ask("GET", "/api/open-tables"):
            assert table["seats"][1]["name"] is None


async def test_nobody_is_seated_with_somebody_who_wants_nothing_of_them(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    id = await open_table(ada, clock=RELAXED)
    await take(ben, id)
    await change(ada, id, "seats/1/block")
    async with looking(server) as board:
        await board.seek(ben, BASIC)
        await board.hear(lambda: board.seeking == 1)
        assert board.tables[id]["seats"][1]["name"] is None
        assert board.of("found") == []
        (unwanted,) = await ada.ask("GET", "/api/unwanted")
        await ada.ask("DELETE", f"/api/unwanted/{unwanted['id']}")
        assert await board.found() == id


async def test_who_goes_or_is_not_wanted_is_paired_with_nobody(server: str, people: People) -> None:
    ada, ben, cleo = [await people(server, name) for name in ("Ada", "Ben", "Cleo")]
    id = await open_table(ada)
    await take(ben, id)
    await change(ada, id, "seats/1/block")
    async with looking(server) as rest:
        async with looking(server) as gone:
            await gone.seek(cleo, BASIC)
            await rest.hear(lambda: rest.seeking == 1)
        await rest.hear(lambda: rest.seeking == 0)
        async with looking(server) as first, looking(server) as second:
            await first.seek(ada, BASIC)
            await second.seek(ben, BASIC)
            await rest.hear(lambda: rest.seeking == 2)
            await rest.seek(cleo, BASIC)
            # Whoever has waited longest comes first.
            assert await first.found() == await rest.found()
            assert second.of("found") == []


async def test_nobody_takes_seats_everywhere(server: str, people: People) -> None:
    hosts = [await people(server, f"Host {number}") for number in range(6)]
    ben = await people(server, "Ben")
    tables = [await open_table(host) for host in hosts]
    for id in tables[:5]:
        await take(ben, id)
    with refused("too-many-waiting", 429):
        await take(ben, tables[5])
    await change(ben, tables[0], "seats/1/leave")
    await take(ben, tables[5])


async def test_a_stranger_has_one_seat_however_many_are_pressed_at_once(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    id = await open_table(ada, game={"players": 4}, seats=[ME])
    await asyncio.gather(*(take(ben, id, seat) for seat in (1, 2, 3)))
    assert [seat["name"] for seat in (await ada.table(id))["seats"]].count("Ben") == 1


async def test_of_many_who_press_at_once_one_sits_there(server: str, people: People) -> None:
    ada, *others = [await people(server, name) for name in ("Ada", "Ben", "Cleo", "Dora")]
    id = await open_table(ada)
    answers = await asyncio.gather(*(take(client, id) for client in others), return_exceptions=True)
    assert sum(isinstance(answer, dict) for answer in answers) == 1
    assert {getattr(answer, "id", None) for answer in answers if not isinstance(answer, dict)} == {"not-listed"}


async def test_whoever_closes_a_table_while_somebody_sits_down_leaves_nobody_there(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    for _ in range(3):
        id = await open_table(ada)
        await asyncio.gather(change(ada, id, "end"), take(ben, id), return_exceptions=True)
        assert (await ada.table(id))["status"] == "ended"
        assert await ben.tables() == []


async def test_who_looks_again_in_another_window_is_told_so_in_the_first(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    async with looking(server) as first, looking(server) as second:
        await first.seek(ada, BASIC)
        await second.seek(ada, FULL)
        await first.hear(lambda: first.of("refused"))
        assert first.of("refused")[0]["error"] == "seeks-elsewhere"
        async with looking(server) as third:
            await third.seek(ben, FULL)
            assert await third.found() == await second.found()
        assert first.of("found") == []


async def test_a_game_that_could_not_begin_at_once_begins_before_anybody_goes_there(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    ada, ben = await people(address, "Ada"), await people(address, "Ben")
    change_table, is_in_vain = services.tables.change, iter([True])

    async def change(id: str, change: Change, **more: Any) -> Any:
        if isinstance(change, Start) and next(is_in_vain, False):
            raise Refusal("busy")
        return await change_table(id, change, **more)

    monkeypatch.setattr(services.tables, "change", change)
    async with looking(address) as first, looking(address) as second:
        await first.seek(ada, BASIC)
        await second.seek(ben, BASIC)
        assert await first.found() == (table := await second.found())
        assert (await ada.table(table))["status"] == "running"
        assert next(is_in_vain, None) is None


async def test_who_looks_too_often_waits(server: str, people: People) -> None:
    ada = await people(server, "Ada")
    async with looking(server) as board:
        for _ in range(12):
            await board.seek(ada, BASIC)
        await board.say(type="seek", token=ada.token, wishes=[BASIC])
        await board.hear(lambda: board.heard[-1].get("error") == "too-many-requests")
        assert board.seeking <= 1


async def test_odd_wishes_are_refused(server: str, people: People) -> None:
    ada = await people(server, "Ada")
    async with looking(server) as board:
        for wishes in ([], [{"mode": "basic", "clock": None}], [{"mode": "none", "clock": RELAXED}], [BASIC] * 13):
            count = len(board.of("refused"))
            await board.say(type="seek", token=ada.token, wishes=wishes)
            await board.hear(lambda count=count: len(board.of("refused")) > count)  # type: ignore[misc]
        await board.say(type="seek", token="nobody's", wishes=[BASIC])
        await board.hear(lambda: board.heard[-1].get("error") == "not-signed-in")
        assert board.of("seeking") == []


async def test_the_list_and_the_pairing_go_through_two_processes(fresh_postgres_url: str, people: People) -> None:
    settings = replace(ROOMY, database=fresh_postgres_url)
    async with serving_here(settings) as (address, _), serving_here(settings) as (other, _):
        ada, ben = await people(address, "Ada"), await people(other, "Ben")
        async with looking(address) as first, looking(other) as second:
            id = await open_table(ada)
            await second.hear(lambda: id in second.tables)
            await take(ben, id)
            await first.hear(lambda: id not in first.tables)
            await change(ben, id, "seats/1/leave")
            await second.hear(lambda: id in second.tables)
            await change(ada, id, "end")
            await second.hear(lambda: id not in second.tables)
            await first.seek(ada, BASIC)
            await second.hear(lambda: second.seeking == 1)
            await second.seek(ben, BASIC)
            assert await first.found() == await second.found()
            both = await asyncio.gather(first.seek(ada, FULL), second.seek(ben, FULL))
            assert len(both) == 2
            await asyncio.gather(*(board.hear(lambda b=board: len(b.of("found")) == 2) for board in (first, second)))  # type: ignore[misc]
            assert first.of("found")[1] == second.of("found")[1]
            # Whoever looks through one process sits down at a table that was put up through the other.
            cleo, dora = await people(address, "Cleo"), await people(other, "Dora")
            await second.seek(dora, BASIC)
            open_one = await open_table(cleo, clock=RELAXED)
            await second.hear(lambda: len(second.of("found")) == 3)
            assert second.of("found")[2]["table"] == open_one
            assert [seat["name"] for seat in (await cleo.table(open_one))["seats"]] == ["Cleo", "Dora"]
