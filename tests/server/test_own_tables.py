"""The list of one's own tables."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import event

from cerebria.server.requests import lobby
from cerebria.server.safety import gate
from cerebria.server.settings import Settings
from cerebria.server.storage.people import person_of

from .conftest import People
from .playing import GREEDY, ME, OPEN, Json, around_one, change, finished, refused
from .serving import serving, serving_here

pytestmark = pytest.mark.anyio


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
    # A host is awaited once nobody is missing.
    full = await ada.new_table(title="full", game={"players": 2}, seats=[ME, OPEN])
    await ben.follow(full["links"][0]["secret"])
    await change(ada, mine, "end")
    assert [line["id"] for line in await ada.tables()][:2] == [full["table"]["id"], his]


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
