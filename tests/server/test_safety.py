"""What a server refuses, hides and survives: headers, origins, sizes, rates, floods, odd texts, stored secrets."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from fastapi import Request
from sqlalchemy import RowMapping, create_engine
from starlette.datastructures import Headers
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cerebria.bots import Planned, known_at
from cerebria.client import Client, Live
from cerebria.content import EMOTIONS
from cerebria.server.app import create_app
from cerebria.server.live import connection, endpoint
from cerebria.server.live.connection import Connection
from cerebria.server.live.line import CODES, MOST_WAITING
from cerebria.server.live.parsing import MOST_BYTES
from cerebria.server.programs.planning import Planners
from cerebria.server.programs.turns import Place
from cerebria.server.requests import health, links
from cerebria.server.safety import gate, ids_and_secrets, limits
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.schema import METADATA
from cerebria.server.tables.tables import Tables

from .conftest import People
from .playing import around_one, refused
from .serving import PATIENCE, ROOMY, serving, serving_here, sqlite_url

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests here that leave it as it is."""
    with serving(replace(ROOMY, database=sqlite_url(tmp_path_factory.mktemp("safety")))) as address:
        yield address


STRANGER = ("203.0.113.7", 4711)


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        yield client


@asynccontextmanager
async def socket_to(address: str, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(where, proxy=None, compression=None, **options) as found:
        yield found


def hello(client: Client, seat: int | None = 0, since: int | None = None) -> str:
    return json.dumps({"type": "hello", "token": client.token, "seat": seat, "since": since})


async def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["type"] == kind:
                return message


def is_said_plainly(answer: httpx.Response) -> bool:
    """Whether an answer is an error in our own form, and bears our headers."""
    is_ours = set(answer.json()) == {"error", "message", "details", "problems"}
    return is_ours and gate.HEADERS.items() <= dict(answer.headers).items()


# Headers.


async def test_every_answer_bears_the_headers(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    owner = {"authorization": f"Bearer {ada.token}"}
    async with browser(sqlite_server) as client:
        asked = [
            (await client.get("/healthz"), 200),
            (await client.get("/openapi.json"), 200),
            (await client.get("/api/options"), 200),
            (await client.get("/api/people/me"), 401),
            (await client.get("/api/nothing"), 404),
            (await client.get("/assets/nothing.js"), 404),
            (await client.get("/api/tables/abc", headers=owner), 404),
            (await client.delete("/api/people"), 405),
            (await client.post("/api/tables", content=b"{", headers=owner), 422),
            (await client.post("/api/people", content=b" " * (gate.MOST_BODY + 1)), 413),
        ]
        for answer, status in asked:
            assert answer.status_code == status, answer.url
            assert gate.HEADERS.items() <= dict(answer.headers).items(), answer.url
            if answer.url.path.startswith("/api/"):
                assert answer.headers["cache-control"] == "no-store"
        page = await client.get("/join")
        # It has scripts in itself, which only it may run.
        policy = re.sub(r" 'sha256-[^']*'", "", page.headers["content-security-policy"])
        assert gate.HEADERS.items() <= {**page.headers, "content-security-policy": policy}.items()


async def test_no_other_page_may_read_answers_or_ask_beforehand(sqlite_server: str) -> None:
    async with browser(sqlite_server) as client:
        origin = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
        for answer in (
            await client.get("/api/options", headers=origin),
            await client.options("/api/tables", headers=origin),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control")]
        assert answer.status_code == 405
        assert "set-cookie" not in answer.headers


# Where connections come from.


@pytest.mark.parametrize(
    ("origin", "host", "base_url", "is_own"),
    [
        (None, "table.example", "", True),
        ("https://table.example", "table.example", "", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", "", True),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", "", False),
        ("http://table.example:8000", "table.example", "", False),
        ("https://elsewhere.example", "table.example", "", False),
        ("https://table.example.elsewhere.example", "table.example", "", False),
        ("https://table.example@elsewhere.example", "table.example", "", False),
        ("https://table.example", "10.0.0.5:8000", "https://table.example", True),
        ("https://elsewhere.example", "10.0.0.5:8000", "https://table.example", False),
        ("null", "table.example", "", False),
        ("", "table.example", "", False),
        ("", "", "", False),
        ("http://[::1", "[::1", "", False),
        ("file://", "table.example", "", False),
    ],
)
def test_only_our_own_page_connects(origin: str | None, host: str, base_url: str, is_own: bool) -> None:
    headers = Headers({"host": host} if origin is None else {"host": host, "origin": origin})
    assert gate.is_own_origin(headers, base_url) == is_own


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://[::1"])
async def test_a_connection_from_another_page_is_refused(sqlite_server: str, people: People, origin: Any) -> None:
    ada = await people(sqlite_server)
    table = await around_one(ada, 2)
    with pytest.raises(InvalidStatus) as caught:
        async with socket_to(sqlite_server, table, origin=origin):
            pass
    answer = caught.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["error"] == "wrong-origin"
    assert answer.headers["content-security-policy"] == gate.HEADERS["content-security-policy"]
    async with socket_to(sqlite_server, table, origin=sqlite_server) as own:
        await own.send(hello(ada))
        await heard(own, "welcome")


# What is sent.

DEEP = b"[" * 100_000
ODD_BODIES = [
    b"", b"{", b"[]", b"null", b'"text"', b"\xff\xfe", b'{"name":"\xff"}', b'{"name":' + DEEP, b'{"name":NaN}',
    b'{"name":' + b"9" * 6000 + b"}", b'{"name":"a","\\ud800":1}', b'{"name":"\\ud800"}', b'{"name":"a\\u0000"}',
    b'{"name":"a","and":"more"}', b'{"name":["a"]}', b'{"name":"' + b"a" * 41 + b'"}',
    b"{" + b",".join(b'"%d":1' % number for number in range(50_000)) + b"}",
]  # fmt: skip


async def test_an_odd_body_is_refused_plainly(sqlite_server: str) -> None:
    async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
        yield body

    async with browser(sqlite_server) as client:
        for body in ODD_BODIES:
            for content in (body, in_pieces(body)):
                answer = await client.post("/api/people", content=content, headers={"content-type": "application/json"})
                assert answer.status_code == 422, body[:60]
                assert answer.json()["error"] == "malformed-request"
                assert is_said_plainly(answer)
                assert len(answer.content) < 1_000


async def test_a_body_without_a_length_is_read_no_further_than_others(sqlite_server: str) -> None:
    async def endless(pieces: int) -> AsyncIterator[bytes]:
        for _ in range(pieces):
            yield b" " * 65_536

    async with browser(sqlite_server) as client:
        answer = await client.post("/api/people", content=endless(gate.MOST_BODY // 65_536 + 2))
        assert answer.status_code == 413
        assert is_said_plainly(answer)


async def test_a_body_that_does_not_come_is_not_waited_for(sqlite_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "_BODY_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(sqlite_server.rpartition(":")[2]))
    writer.write(
        b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
    )
    async with asyncio.timeout(PATIENCE):
        assert b"408" in await reader.readline()
        assert b"too-slow" in await reader.read()
    writer.close()


async def test_a_card_set_or_a_deck_is_never_a_file(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    for game in (
        {"card_set": "/etc/passwd"},
        {"card_set": "../standard.toml"},
        {"card_set": ["standard"]},
        {"decks": "/etc/passwd"},
        {"decks": {"love": "/etc/passwd"}},
    ):
        with pytest.raises(Exception, match=r"form|options") as caught:
            await ada.new_table(game=game)
        assert "root:" not in str(caught.value)


CARD_SETS = {
    "unknown cards": {"name": "x", **{f"courag{number}": {} for number in range(99)}},
    "unknown keys": {
        "name": "x",
        **{card.name: {f"intensit{number}": number for number in range(12)} for card in EMOTIONS},
    },
    "long words": {"name": "x", **{f"{number:040d}": {"power": "abc" * 20} for number in range(99)}},
    "wrong powers": {"name": "x", **{card.name: {"power": "drain-will-power" + "x" * 40} for card in EMOTIONS}},
    "numbers": {"name": "x", "courage": {"intensity": [10**4000] * 12, "threshold": 1e308, "numbers": {"wp": -1}}},
}


@pytest.mark.parametrize("cards", CARD_SETS.values(), ids=CARD_SETS)
async def test_a_bad_card_set_takes_little_time_and_a_short_answer(sqlite_server: str, cards: Any) -> None:
    decks = {"love": ["courag"] * 32, "hatred": ["courag"] * 32}
    async with browser(sqlite_server) as client:
        began = time.process_time()
        answer = await client.post("/api/options/check", json={"card_set": cards, "decks": decks})
        assert time.process_time() - began < 0.5
    assert answer.status_code == 200
    assert answer.json()["is_good"] is False
    assert len(answer.content) < 20_000


TOO_LARGE = {
    "many cards": {"card_set": {"name": "x", **{f"c{number}": {} for number in range(1000)}}},
    "many keys": {"card_set": {"name": "x", "courage": {f"c{number}": 1 for number in range(1000)}}},
    "deep": {"card_set": {"name": "x", "courage": {"numbers": {"wp": {"wp": {}}}}}},
    "long name": {"card_set": {"name": "x" * 1000}},
    "long deck": {"decks": {"love": ["hope"] * 1000}},
    "many Spirits": {"spirits": {"bliss": ["love"] * 1000}},
    "many teams": {"spirits": {f"t{number}": ["love"] for number in range(1000)}},
}


@pytest.mark.parametrize("form", TOO_LARGE.values(), ids=TOO_LARGE)
async def test_options_larger_than_any_game_are_not_even_looked_at(sqlite_server: str, form: Any) -> None:
    async with browser(sqlite_server) as client:
        answer = await client.post("/api/options/check", json=form)
        assert answer.json()["error"] == "malformed-request"
        assert is_said_plainly(answer)


GOOD_NAMES = ["Ádám", "李雷", "שָׁלוֹם", "Zoë 👩‍👩‍👧", "O’Brien; DROP TABLE people", "<b>Ada</b>", "می‌خواهم", "%s{0}\\"]
BAD_NAMES = ["\0", "a\0b", "a\x1b[31m", "a\nb", "a\u202eb", "\u2066a", "\u200d", " ", "\u2028", "a\x85b", "\x7f"]
BLANK_NAMES = [
    "\u3164",
    "\u2800",
    "\uffa0",
    "\u115f\u1160",
    "\u3164 \u2800",
    "\u17b4",
    "\U000e0041",
    "\ue000",
    "\u0301",
]
"""Nothing of these is seen, or nothing that says who it is, although Unicode calls most of them letters or signs."""
TRICKS = [
    "A\u200bda",
    "Ada\ufeff",
    "Ada\u2060",
    "Ada\u00ad",
    "Ada\u200e",
    "\u061cAda",
    "Ada\u200d",
    "Ada\u180e",
    "Ad\ufff9a",
]
"""Names that look like another one: of marks without a width only those between letters that they join or part."""


async def test_names_of_nothing_and_names_that_look_like_others_are_refused(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    for name in [*BLANK_NAMES, *TRICKS]:
        with refused("malformed-request", 422):
            await ada.ask("PATCH", "/api/people/me", {"name": name})
        with refused("malformed-request", 422):
            await ada.new_table(title=name)


async def test_odd_names_are_kept_as_they_are_or_refused(server: str, people: People) -> None:
    ada = await people(server)
    for name in GOOD_NAMES:
        await ada.ask("PATCH", "/api/people/me", {"name": name})
        assert (await ada.ask("GET", "/api/people/me"))["name"] == name
        made = await ada.new_table(title=name, game={"card_set": {"name": name[:20]}})
        assert (await ada.table(made["table"]["id"]))["title"] == name
        assert made["table"]["options"]["card_set"] == {"name": name[:20]}
    before = len(await ada.tables())
    for name in BAD_NAMES:
        with refused("malformed-request", 422):
            await ada.ask("PATCH", "/api/people/me", {"name": name})
        with refused("malformed-request", 422):
            await ada.new_table(title=name)
        with refused("malformed-request", 422):
            await ada.new_table(game={"card_set": {"name": name}})
    assert len(await ada.tables()) == before
    assert (await ada.ask("GET", "/api/people/me"))["name"] == GOOD_NAMES[-1]


async def test_odd_words_are_said_as_they_are_or_refused(server: str, people: People) -> None:
    ada = await people(server)
    table = await around_one(ada, 2)
    async with ada.join(table, 0) as seat:
        for text in [*GOOD_NAMES, "two\nlines", "x" * 500]:
            await seat.say(text)
            assert seat.updates[-1]["text"] == text
        version = seat.version
        for text in [*(name for name in BAD_NAMES if "\n" not in name), "x" * 501]:
            await seat._send({"type": "say", "text": text, "key": "odd"})
        await seat.say("still here")
        assert seat.version == version + 1
    async with ada.join(table, 0, since=0) as again:
        assert [update["text"] for update in again.updates if update["kind"] == "say"][:-1] == [
            *GOOD_NAMES, "two\nlines", "x" * 500,
        ]  # fmt: skip


async def test_a_key_as_long_as_allowed_is_stored(server: str, people: People) -> None:
    ada = await people(server)
    table = await around_one(ada, 2)
    async with ada.join(table, 0) as seat:
        done = await seat.send(type="say", text="once", key="k" * 36)
        assert await seat.send(type="say", text="once", key="k" * 36) == done
        await seat._send({"type": "say", "text": "never", "key": "k" * 37})
        await seat.say("twice")
        assert [update["text"] for update in seat.updates] == ["once", "twice"]


async def test_a_binary_message_is_refused_and_the_connection_goes_on(sqlite_server: str, people: People) -> None:
    ada = await people(sqlite_server)
    table = await around_one(ada, 2)
    async with socket_to(sqlite_server, table) as own:
        await own.send(hello(ada))
        await heard(own, "welcome")
        await own.send(b"\x00\xff")
        assert (await heard(own, "refused"))["error"] == "malformed-request"
        await own.send("x" * (MOST_BYTES + 1))
        assert (await heard(own, "refused"))["error"] == "too-large"
        await own.send('{"type":"ping"}')
        await heard(own, "pong")
        await own.send("x" * (gate.MOST_FRAME + 1))
        with pytest.raises(ConnectionClosed) as caught:
            await heard(own, "pong")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


# How much is asked.


@asynccontextmanager
async def asking(settings: Settings, client: tuple[str, int] = STRANGER) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks an application that has no database."""
    app = create_app(settings)
    app.state.services = SimpleNamespace(settings=settings)
    transport = httpx.ASGITransport(app, client=client)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as found:
        yield found


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


def connections_of(services: Services) -> list[Connection]:
    """The live connections that a server holds."""
    return [held for held in services.connections if isinstance(held, Connection)]


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
    sqlite_server: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "_HELLO_SECONDS", 0.1)
    ada = await people(sqlite_server)
    table = await around_one(ada, 2)
    async with socket_to(sqlite_server, table) as own:
        assert (await heard(own, "closing"))["reason"] == "idle"
        with pytest.raises(ConnectionClosed) as caught:
            await own.recv()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == CODES["idle"]


async def test_who_never_reads_is_cut_off(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_SEND_SECONDS", 0.3)
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
        (held,) = services.connections
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
    sqlite_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser(sqlite_server) as client:
        first = await client.get("/api/live-schema.json")
        assert first.json()["title"] == "Cerebria live messages"
        monkeypatch.setattr(health, "live_schema", lambda: pytest.fail("once more"))
        assert (await client.get("/api/live-schema.json")).content == first.content


# What goes wrong inside.


async def test_an_error_inside_is_told_without_a_trace_of_it() -> None:
    app = create_app(Settings())

    async def broken() -> None:
        raise RuntimeError("the hand of seat 1 is courage, hope")

    app.add_api_route("/api/broken", broken)
    transport = httpx.ASGITransport(app, client=STRANGER)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
        with capture_logs() as logs:
            answer = await client.get("/api/broken")
    assert answer.status_code == 500
    assert is_said_plainly(answer)
    assert answer.json()["error"] == "internal-error"
    assert "courage" not in answer.text
    assert "Traceback" not in answer.text
    assert [(line["event"], line["path"]) for line in logs] == [("request-failed", "/api/broken")]


async def test_an_error_behind_a_message_is_told_without_a_trace_of_it(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with socket_to(address, table) as own:
            await own.send(hello(ada))
            await heard(own, "welcome")

            async def broken(*_: object, **__: object) -> None:
                raise RuntimeError("the hand of seat 1 is courage, hope")

            with monkeypatch.context() as patched, capture_logs() as logs:
                patched.setattr(Tables, "change", broken)
                await own.send('{"type":"say","text":"hello","key":"a"}')
                answer = await heard(own, "refused")
            assert (answer["error"], answer["key"]) == ("internal-error", "a")
            assert "courage" not in json.dumps(answer)
            assert [line["event"] for line in logs] == ["message-failed"]
            await own.send('{"type":"say","text":"hello","key":"a"}')
            await heard(own, "done")
        with monkeypatch.context() as patched, capture_logs() as logs:
            patched.setattr(Tables, "welcome", broken)
            async with socket_to(address, table) as own:
                await own.send(hello(ada))
                assert (await heard(own, "refused"))["error"] == "internal-error"
                assert (await heard(own, "closing"))["retry_after"] is not None
        assert [line["event"] for line in logs] == ["greeting-failed"]


async def test_an_error_of_the_database_shows_no_values(settings: Settings) -> None:
    async with serving_here(settings) as (_, services):
        with pytest.raises(Exception, match="people") as caught:
            insert = METADATA.tables["people"].insert()
            await services.store.execute(insert.values(id="a", name="secret-name", secret_hash=None))
        assert "secret-name" not in str(caught.value)


# Who may see and do what.


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


async def test_everything_but_a_few_looks_asks_for_a_token(sqlite_server: str) -> None:
    open_to_all = {
        "POST /api/people", "GET /api/options", "POST /api/options/check", "GET /healthz", "GET /readyz",
        "GET /metrics", "GET /api/live-schema.json", "GET /api/previews/{language}/{place}.png",
        # By the secret that stands in the mail.
        "GET /api/open-tables",
        "POST /api/channels/{channel}/confirm", "POST /api/channels/{channel}/stop",
    }  # fmt: skip
    # Whoever has a link may read it; who has a token besides is told what is theirs.
    with_or_without = {"POST /api/links/read"}
    async with browser(sqlite_server) as client:
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
            for held in services.connections:
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


# What is stored.


def everything_stored(url: str) -> Iterator[str]:
    """Every value in the database as text, what is packed unpacked too."""
    engine = create_engine(url)
    with engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(table.select()):
                for value in row:
                    yield _read(value) if isinstance(value, bytes) else json.dumps(value)
    engine.dispose()


def _read(value: bytes) -> str:
    try:
        return zlib.decompress(value).decode()
    except zlib.error:
        return value.decode("latin-1")


async def test_secrets_are_stored_as_hashes_only(settings: Settings, people: People) -> None:
    secrets: list[str] = []
    async with serving_here(settings) as (address, _):
        ada, ben = await people(address, "Ada"), await people(address, "Ben")
        made = await ada.new_table(game={"players": 2})
        table = made["table"]["id"]
        secrets += [link["secret"] for link in made["links"]]
        await ben.follow(secrets[0])
        secrets.append((await ben.ask("POST", f"/api/tables/{table}/seats/1/link"))["secret"])
        secrets.append((await ada.ask("POST", f"/api/tables/{table}/watch-link"))["secret"])
        await ada.start(table)
        async with ada.join(table, 0) as seat, ben.join(table, 1) as other:
            await seat.say("hello")
            for _ in range(12):
                for live_seat in (seat, other):
                    if live_seat.is_my_decision:
                        assert live_seat.decision is not None
                        await live_seat.choose(live_seat.decision["options"][0])
                await asyncio.sleep(0.01)
        await ada.ask("POST", f"/api/tables/{table}/end")
        secrets.append((await ada.ask("POST", f"/api/tables/{table}/replay-links", {}))["secret"])
        await ada.ask("POST", f"/api/tables/{table}/rematch")
        assert ada.token and ben.token
        secrets += [ada.token, ben.token]
    stored = "\n".join(everything_stored(settings.database))
    for secret in secrets:
        assert secret not in stored
    # The last link of each kind is there, in its own way.
    for secret in secrets[2:]:
        assert ids_and_secrets.hashed(secret) in stored
