"""The first look at a table: what a live connection is welcomed with, before there is one."""

from __future__ import annotations

import pytest

from cerebria import to_record

from .conftest import People
from .playing import around_one, at_all_seats, decider, refused, whole_game
from .test_spectators import act, watched

pytestmark = pytest.mark.anyio


async def test_it_is_through_the_eyes_of_the_seat_that_decides(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    id = await around_one(ada)
    async with at_all_seats(ada, id, since=0) as seats:
        for _ in range(12):
            one = await decider(seats)
            look = await ada.ask("GET", f"/api/tables/{id}/welcome")
            assert (look["seat"], look["version"], look["view"]) == (one.seat, one.version, one.view)
            assert [update["version"] for update in look["missed"]] == list(range(1, one.version + 1))
            assert one.decision is not None
            await one.choose(one.decision["options"][0])


async def test_who_sits_there_is_here_and_nobody_else_learns_of_the_table(sqlite_server: str, people: People) -> None:
    ada, ben = await people(sqlite_server), await people(sqlite_server, "Ben")
    made = await ada.new_table(game={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
    id = made["table"]["id"]
    with refused("no-such-table"):
        await ben.ask("GET", f"/api/tables/{id}/welcome")
    look = await ada.ask("GET", f"/api/tables/{id}/welcome")
    assert (look["seat"], look["view"]) == (0, None)
    assert [seat["is_here"] for seat in look["table"]["seats"]] == [True, False]


async def test_whoever_watches_sees_what_spectators_see_until_they_are_sent_away(
    sqlite_server: str, people: People
) -> None:
    ada, ben, cleo, id, _ = await watched(people, sqlite_server)
    async with ben.join(id, since=0) as live:
        look = await cleo.ask("GET", f"/api/tables/{id}/welcome")
        assert (look["seat"], look["version"], look["view"]) == (None, live.version, live.view)
    await act(ada, id, "Cleo", "remove")
    with refused("no-such-table"):
        await cleo.ask("GET", f"/api/tables/{id}/welcome")


async def test_a_game_that_will_not_go_on_has_only_a_table(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    shelf = await ada.upload_record(to_record(whole_game()))
    look = await ada.ask("GET", f"/api/tables/{shelf['id']}/welcome")
    assert (look["table"]["status"], look["seat"]) == ("shelved", None)
