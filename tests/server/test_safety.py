"""What a server says of itself, to whom, and what it keeps: headers, origins, faults inside, stored secrets."""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine
from starlette.datastructures import Headers
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from cerebria.server.app import create_app
from cerebria.server.safety import gate, ids_and_secrets
from cerebria.server.settings import Settings
from cerebria.server.storage.schema import METADATA
from cerebria.server.tables.tables import Tables

from .conftest import People
from .playing import around_one
from .serving import serving_here
from .talking import STRANGER, browser, heard, hello, is_said_plainly, socket_to

pytestmark = pytest.mark.anyio


# Headers.


async def test_every_answer_bears_the_headers(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    owner = {"authorization": f"Bearer {ada.token}"}
    async with browser(shared_server) as client:
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


async def test_no_other_page_may_read_answers_or_ask_beforehand(shared_server: str) -> None:
    async with browser(shared_server) as client:
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
async def test_a_connection_from_another_page_is_refused(shared_server: str, people: People, origin: Any) -> None:
    ada = await people(shared_server)
    table = await around_one(ada, 2)
    with pytest.raises(InvalidStatus) as caught:
        async with socket_to(shared_server, table, origin=origin):
            pass
    answer = caught.value.response
    assert answer.status_code == 403
    assert json.loads(answer.body or b"")["error"] == "wrong-origin"
    assert answer.headers["content-security-policy"] == gate.HEADERS["content-security-policy"]
    async with socket_to(shared_server, table, origin=shared_server) as own:
        await own.send(hello(ada))
        await heard(own, "welcome")


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
