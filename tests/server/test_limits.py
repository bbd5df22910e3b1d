"""How much is asked: requests, messages, connections and what waits for slow clients, all within bounds."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cerebria.client import Live
from cerebria.server.app import create_app
from cerebria.server.live import endpoint, line
from cerebria.server.live.line import CODES, MOST_WAITING
from cerebria.server.requests import health
from cerebria.server.safety import limits
from cerebria.server.services import Services
from cerebria.server.settings import Settings

from .conftest import People
from .playing import around_one, refused
from .serving import PATIENCE, serving_here
from .talking import asking, browser, connections_of, heard, hello, is_said_plainly, socket_to

pytestmark = pytest.mark.anyio


async def test_who_asks_too_much_is_told_to_wait_and_others_are_not() -> None:
    settings = Settings(rate=0.001, burst=5)
    app = create_app(settings)

    async def asked(address: str) -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get("/healthz")

    for _ in range(5):
        assert (await asked("203.0.113.7")).status_code == 200
    answer = await asked("203.0.113.7")
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "1"
    assert is_said_plainly(answer)
    assert (await asked("203.0.113.8")).status_code == 200
    # A household has many addresses of the new kind, and is one client all the same.
    for number in range(5):
        assert (await asked(f"2001:db8:1:2::{number}")).status_code == 200
    assert (await asked("2001:db8:1:2:ffff::1")).status_code == 429
    assert (await asked("2001:db8:1:3::1")).status_code == 200


def test_many_clients_at_once_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_CLIENTS", 100)
    buckets = limits.Buckets(0.001, 2)
    for number in range(1_000):
        buckets.take(f"client {number}")
        assert len(buckets._buckets) <= 100
    assert buckets.take("client 999")
    assert not buckets.take("client 999")


async def test_signing_in_and_opening_tables_cost_more_than_looking(sqlite_settings: Settings) -> None:
    async with serving_here(replace(sqlite_settings, rate=0.001, burst=50)) as (address, _), browser(address) as client:
        statuses = [(await client.post("/api/people", json={"name": "Ada"})).status_code for _ in range(6)]
        assert statuses == [201] * 5 + [429]


async def test_a_person_hosts_so_many_tables(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(replace(sqlite_settings, most_tables_a_person=2)) as (address, _):
        ada = await people(address)
        first = await ada.new_table()
        await ada.new_table()
        with refused("too-many-tables", 429):
            await ada.new_table()
        await ada.ask("POST", f"/api/tables/{first['table']['id']}/end")
        await ada.new_table()


async def test_who_sends_too_many_messages_is_refused_and_then_sent_away(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        services.settings = replace(services.settings, rate=0.001, burst=30)
        async with socket_to(address, table) as own:
            await own.send(hello(ada))
            await heard(own, "welcome")
            for _ in range(45):
                await own.send('{"type":"ping"}')
            for _ in range(20):
                await heard(own, "pong")
            assert (await heard(own, "refused"))["error"] == "too-many-requests"
            assert (await heard(own, "closing"))["reason"] == "broken"


async def test_catching_up_costs_the_same_by_every_way(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(replace(sqlite_settings, rate=0.001)) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        paid: list[int] = []
        async with socket_to(address, table) as one, socket_to(address, table) as other:
            allowance = services_allowance(services)
            for message in (hello(ada, 0, since=0), hello(ada, 0, since=0), '{"type":"look","seat":0,"since":0}'):
                before = allowance._tokens
                for own in (one, other) if not paid else (one,):
                    await own.send(message)
                    await heard(own, "welcome")
                paid.append(round(before - allowance._tokens))
        assert paid == [20, 10, 10]


def services_allowance(services: Services) -> Any:
    """What all live connections of this machine may ask for together."""
    return connections_of(services)[0].socket.state.allowance


async def test_looking_back_by_a_request_costs_as_much_as_catching_up(sqlite_settings: Settings) -> None:
    async with asking(replace(sqlite_settings, rate=0.001, burst=25)) as client:
        paths = ["/api/tables/abc/past"] * 3
        assert [(await client.get(path)).status_code for path in paths] == [401, 401, 429]


async def test_whoever_catches_up_too_often_is_told_to_come_back_later(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with socket_to(address, table) as one, socket_to(address, table) as other:
            await one.send(hello(ada))
            await heard(one, "welcome")
            services_allowance(services)._tokens = -1e9
            await other.send(hello(ada))
            assert (await heard(other, "refused"))["error"] == "too-many-requests"
            assert (await heard(other, "closing"))["retry_after"] is not None


async def test_all_connections_of_an_address_share_an_allowance(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with socket_to(address, table) as one, socket_to(address, table) as other:
            for own in (one, other):
                await own.send(hello(ada))
                await heard(own, "welcome")
            allowances = {id(found.socket.state.allowance) for found in connections_of(services)}
            assert len(allowances) == 1
            connections_of(services)[0].socket.state.allowance._tokens = -1e9
            for own in (one, other):
                await own.send('{"type":"ping"}')
                assert (await heard(own, "refused"))["error"] == "too-many-requests"


@pytest.mark.parametrize(("most", "most_an_address"), [(2, 20), (20, 2)], ids=["in all", "of an address"])
async def test_there_are_only_so_many_connections(
    sqlite_settings: Settings, people: People, most: int, most_an_address: int
) -> None:
    limited = replace(sqlite_settings, most_connections=most, most_connections_an_address=most_an_address)
    async with serving_here(limited) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with ada.join(table, 0), ada.join(table, 1) as second:
            with pytest.raises(InvalidStatus) as caught:
                async with socket_to(address, table):
                    pass
            assert caught.value.response.status_code == 503
            assert json.loads(caught.value.response.body or b"")["error"] == "too-many-connections"
            assert len(services.connections) == 2
            third = Live(ada, table, None, None)
            coming = asyncio.create_task(third.connect())
            await asyncio.sleep(0.1)
            assert not coming.done()
            await second.close()
            async with asyncio.timeout(PATIENCE):
                await coming
            await third.close()


async def test_who_says_nothing_is_sent_away(
    shared_server: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "_HELLO_SECONDS", 0.1)
    ada = await people(shared_server)
    table = await around_one(ada, 2)
    async with socket_to(shared_server, table) as own:
        assert (await heard(own, "closing"))["reason"] == "idle"
        with pytest.raises(ConnectionClosed) as caught:
            await own.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == CODES["idle"]


async def test_who_never_reads_is_cut_off(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "_SEND_SECONDS", 0.3)
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        where = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
        tiny = socket.socket()
        tiny.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        tiny.setblocking(False)
        await asyncio.get_running_loop().sock_connect(tiny, ("127.0.0.1", int(address.rpartition(":")[2])))
        deaf = await connect(where, sock=tiny, proxy=None, compression=None, max_queue=1)
        await deaf.send(hello(ada))
        await heard(deaf, "welcome")
        deaf.transport.pause_reading()
        (held,) = connections_of(services)
        for _ in range(20):
            held.send(b"x" * 500_000)
            await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            while services.connections:
                await asyncio.sleep(0.05)
        deaf.transport.abort()


async def test_what_waits_for_a_slow_client_is_bounded(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with socket_to(address, table) as own:
            await own.send(hello(ada))
            await heard(own, "welcome")
            (held,) = connections_of(services)
            held._write_now = lambda _: False
            for message, most in ((b"x", MOST_WAITING + 2), (b"x" * 1_000_000, 4 + 2)):
                held.is_closing = False
                for _ in range(most):
                    held.send(message)
                assert held._outbox.qsize() == 2
            goodbye = held._outbox.get_nowait()
            assert isinstance(goodbye, bytes) and json.loads(goodbye)["reason"] == "too-slow"


async def test_the_schema_of_the_live_messages_is_written_once(
    shared_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser(shared_server) as client:
        first = await client.get("/api/live-schema.json")
        assert first.json()["title"] == "Cerebria live messages"
        monkeypatch.setattr(health, "live_schema", lambda: pytest.fail("once more"))
        assert (await client.get("/api/live-schema.json")).content == first.content
