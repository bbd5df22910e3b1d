"""Who may see and do what: the operator, people, those who were removed, and strangers."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from fastapi import Request
from sqlalchemy import RowMapping

from cerebria.bots import Planned, known_at
from cerebria.server.programs.planning import Planners
from cerebria.server.programs.turns import Place
from cerebria.server.requests import links
from cerebria.server.services import Services
from cerebria.server.settings import Settings

from .conftest import People
from .playing import refused
from .serving import PATIENCE, serving_here
from .talking import asking, browser, connections_of, heard, hello, is_said_plainly, socket_to

pytestmark = pytest.mark.anyio


async def test_metrics_are_for_the_operator_alone() -> None:
    async with asking(Settings()) as stranger:
        answer = await stranger.get("/metrics")
        assert answer.status_code == 403
        assert is_said_plainly(answer)
    async with asking(Settings(), ("127.0.0.1", 1)) as here:
        assert b"cerebria_choices" in (await here.get("/metrics")).content
    guarded = Settings(metrics_token="open-sesame")
    async with asking(guarded) as prometheus:
        assert (await prometheus.get("/metrics", headers={"authorization": "Bearer open-sesame"})).status_code == 200
        assert (await prometheus.get("/metrics", headers={b"authorization": b"Bearer op\xe9n"})).status_code == 403
    async with asking(guarded, ("127.0.0.1", 1)) as here:
        assert (await here.get("/metrics")).status_code == 403


async def test_everything_but_a_few_looks_asks_for_a_token(shared_server: str) -> None:
    open_to_all = {
        "POST /api/people", "GET /api/options", "POST /api/options/check", "GET /healthz", "GET /readyz",
        "GET /metrics", "GET /api/live-schema.json", "GET /api/previews/{language}/{place}.png",
        # By the secret that stands in the mail.
        "GET /api/open-tables",
        "POST /api/channels/{channel}/confirm", "POST /api/channels/{channel}/stop",
    }  # fmt: skip
    # Whoever has a link may read it; who has a token besides is told what is theirs.
    with_or_without = {"POST /api/links/read"}
    async with browser(shared_server) as client:
        description = (await client.get("/openapi.json")).json()
        for path, operations in description["paths"].items():
            for method, operation in operations.items():
                name = f"{method.upper()} {path}"
                assert ("security" in operation) == (name not in open_to_all), name
                for header in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Basic QTpC"}):
                    where = path.format(
                        table="abc", seat=0, spectator="abc", channel="abc", language="en", place="home"
                    )
                    answer = await client.request(method, where, headers=header)
                    is_asked = "security" in operation and not (name in with_or_without and "Bearer" not in str(header))
                    assert (answer.status_code == 401) == is_asked, name


async def test_a_removed_person_has_no_power_left(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        made = await ada.new_table(game={"players": 2})
        table, link = made["table"]["id"], made["links"][0]["secret"]
        await ben.follow(made["links"][1]["secret"])
        await ben.follow(link)
        await ada.start(table)
        async with socket_to(address, table) as seat, socket_to(address, table) as watching:
            await seat.send(hello(ben, 1))
            await watching.send(hello(ben, None))
            await heard(seat, "welcome")
            await heard(watching, "welcome")
            # The goodbye may come late, or never be read.
            for held in connections_of(services):
                if held.seat == 1:
                    held.close = lambda *_: None  # type: ignore[method-assign]
            await ada.ask("POST", f"/api/tables/{table}/seats/1/kick")
            assert (await heard(watching, "closing"))["reason"] == "removed"
            for message in (
                {"type": "choose", "choice": "move", "version": 2},
                {"type": "undo", "version": 2},
                {"type": "say", "text": "mine!", "to": "team"},
                {"type": "facts", "version": 2},
                {"type": "back"},
                {"type": "answer", "request": 1, "agrees": True},
            ):
                await seat.send(json.dumps({**message, "key": "k"}))
                assert (await heard(seat, "refused"))["error"] in ("not-your-seat", "no-such-table")
            await seat.send('{"type":"look","seat":1}')
            assert (await heard(seat, "refused"))["error"] in ("not-your-seat", "no-such-table")
        for path in ("", "/record", "/replay", "/emotions"):
            with refused("no-such-table", 404):
                await ben.ask("GET", f"/api/tables/{table}{path}")
        with refused("no-such-link", 404):
            await ben.follow(link)
        async with socket_to(address, table) as again:
            await again.send(hello(ben, None))
            assert (await heard(again, "refused"))["error"] == "no-such-table"


async def test_whoever_watched_before_sitting_down_is_gone_when_kicked(settings: Settings, people: People) -> None:
    async with serving_here(settings) as (address, _):
        ada, ben, cleo = [await people(address, name) for name in ("Ada", "Ben", "Cleo")]
        made = await ada.new_table(game={"players": 2})
        table, (seat, watch) = made["table"]["id"], [link["secret"] for link in made["links"]]
        for guest in (ben, cleo):
            await guest.follow(watch)
        async with socket_to(address, table) as watching, socket_to(address, table) as other:
            for own, guest in ((watching, ben), (other, cleo)):
                await own.send(hello(guest, None))
                await heard(own, "welcome")
            await ben.follow(seat)
            await ada.ask("POST", f"/api/tables/{table}/seats/1/kick")
            assert (await heard(watching, "closing"))["reason"] == "removed"
            await other.send('{"type":"say","text":"still here","key":"k"}')
            await heard(other, "done")


async def test_whoever_is_sent_away_while_following_a_link_is_not_let_in_by_it(
    settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(settings) as (address, _):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        made = await ada.new_table(game={"players": 2})
        table, (seat, watch) = f"/api/tables/{made['table']['id']}", [link["secret"] for link in made["links"]]
        look = links._link

        async def follow_and_be_sent_away(secret: str, path: str) -> None:
            async def look_in_time(services: Services, request: Request, secret: str) -> RowMapping:
                found = await look(services, request, secret)
                monkeypatch.setattr(links, "_link", look)
                await ada.ask("POST", table + path)
                return found

            await ben.follow(secret)
            monkeypatch.setattr(links, "_link", look_in_time)
            with refused("no-such-link", 404):
                await ben.follow(secret)
            with refused("no-such-table", 404):
                await ben.ask("GET", table)

        await ben.follow(watch)
        [spectator] = await ada.ask("GET", f"{table}/spectators")
        await follow_and_be_sent_away(watch, f"/spectators/{spectator['id']}/remove")
        await follow_and_be_sent_away(seat, "/seats/1/kick")


async def test_whoever_follows_a_link_twice_at_once_is_let_in_once(server: str, people: People) -> None:
    ada, ben = await people(server, "Ada"), await people(server, "Ben")
    made = await ada.new_table()
    secret = made["links"][-1]["secret"]
    followed = await asyncio.gather(*(ben.follow(secret) for _ in range(8)))
    assert {found["table"]["id"] for found in followed} == {made["table"]["id"]}


async def test_nobody_can_foretell_the_chance_of_a_program(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It depends on the seed, which is secret, and not only on what everybody can see."""
    moments: list[str] = []

    async def plan(self: Planners, place: Place, program: str, view: Any, moment: str) -> list[Planned]:
        moments.append(moment)
        return [Planned(known_at(view, view.seat), view.decision.options[0])]

    monkeypatch.setattr(Planners, "plan", plan)
    bot = {"kind": "program", "program": "random"}
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        made = await ada.new_table(game={"players": 2}, seats=[bot, bot])
        table = made["table"]["id"]
        await ada.start(table)
        async with asyncio.timeout(PATIENCE):
            while len(moments) < 3:
                await asyncio.sleep(0.01)
        seed = (await services.tables.read(table)).options["seed"]
        await ada.ask("POST", f"/api/tables/{table}/end")
        assert all(str(seed) in moment for moment in moments)
        assert len(set(moments)) == len(moments)
