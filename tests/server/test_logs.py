"""Logs: lines that programs can read, and nothing in them that somebody could play or cheat with."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from cerebria.client import Client, ServerRefused
from cerebria.server.process.repeating import end, every
from cerebria.server.refusals import Refusal
from cerebria.server.safety.ids_and_secrets import hashed
from cerebria.server.settings import Settings
from cerebria.server.storage import database

from .conftest import People
from .playing import ME, around_one, refused
from .serving import PATIENCE, Process, serving_here

pytestmark = pytest.mark.anyio


@pytest.mark.slow
async def test_no_secret_no_word_said_and_no_card_is_ever_logged(
    sqlite_settings: Settings, people: People, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    file = Path(sqlite_settings.database.partition("///")[2])
    database.upgrade(sqlite_settings.database)
    server = Process(sqlite_settings, log)
    secrets: list[str] = []
    try:
        server.start()
        ada, ben = await people(server.address, "Ada"), await people(server.address, "Ben")
        made = await ada.new_table(seats=[ME], game={"players": 2})
        table = made["table"]["id"]
        link = made["links"][0]["secret"]
        secrets += [str(ada.token), str(ben.token), *(one["secret"] for one in made["links"])]
        await ben.follow(link)
        with refused("no-such-link"):
            await ben.follow(f"{link}wrong")
        await ada.start(table)
        async with Client(server.address, f"{ada.token}wrong") as nobody:
            with refused("not-signed-in"):
                await nobody.tables()
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(address, proxy=None) as broken:
            await broken.send(json.dumps({"type": "hello", "token": ada.token, "seat": 0, "more": link}))
            assert json.loads(await broken.recv())["error"] == "malformed-request"
        async with ada.join(table, 0) as seat:
            await seat.say("a word for nobody else", to="team")
            assert seat.view is not None
            hand = seat.view["seats"][seat.view["seat"]]["hand"]
            assert hand
            # The database fails in the middle of a choice: an error is logged, without what was to be stored.
            with closing(sqlite3.connect(file)) as connection:
                connection.execute("ALTER TABLE entries RENAME TO lost")
                with pytest.raises(ServerRefused):
                    await seat.say("a word that is lost", to="team")
                connection.execute("ALTER TABLE lost RENAME TO entries")
            await seat.say("a word for nobody else", to="team")
    finally:
        server.stop()
    text = log.read_text("utf-8")
    events = {json.loads(line)["event"] for line in text.splitlines()}
    assert {"serving", "storage-trouble", "stopping", "stopped"} <= events
    secrets += [*(hashed(secret) for secret in secrets), *hand, "a word", "Ada", "Ben"]
    assert [secret for secret in secrets if secret in text] == []


@pytest.mark.slow
async def test_what_cannot_be_stored_is_logged_without_what_it_was(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada)
        file = database.file_of(sqlite_settings.database)
        assert file is not None
        async with ada.join(table, 0) as seat:
            with capture_logs() as logs, closing(sqlite3.connect(file)) as connection:
                connection.execute(
                    "CREATE TRIGGER no BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'not this one'); END"
                )
                with refused("busy"):
                    await seat.say("a word that is lost")
                connection.execute("DROP TRIGGER no")
            await seat.say("a word that is heard")
    # Its client has said it again.
    assert {(line["log_level"], line["table"]) for line in logs if line["event"] == "not-stored"} == {("error", table)}
    assert "a word" not in str(logs)


async def test_a_chore_that_fails_is_logged_and_done_again_and_troubles_of_the_database_are_logged_elsewhere() -> None:
    failures = iter([ZeroDivisionError(), Refusal("busy"), ZeroDivisionError()])
    is_done = asyncio.Event()

    async def chore() -> None:
        for failure in failures:
            raise failure
        is_done.set()

    with capture_logs() as logs:
        doing = asyncio.create_task(every(0.0, chore))
        async with asyncio.timeout(PATIENCE):
            await is_done.wait()
        await end([doing])
    assert [line["event"] for line in logs] == ["chore-failed"] * 2


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="Windows has no such terminals")
@pytest.mark.slow
async def test_what_anybody_can_send_without_end_fills_no_log(sqlite_settings: Settings, tmp_path: Path) -> None:
    database.upgrade(sqlite_settings.database)
    server = Process(replace(sqlite_settings, rate=1, burst=8), tmp_path / "log")
    server.start()
    try:
        before = (tmp_path / "log").read_bytes()
        for sent in (
            b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
            b"\x16\x03\x01 no HTTP at all\r\n\r\n",
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(sent)
            assert (await reader.readline()).startswith(b"HTTP/1.1 ")
            writer.close()
        # Somebody goes away before the answers to many requests at once, refusals among them.
        for _ in range(10):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
            await asyncio.sleep(0.05)
            writer.transport.abort()
        await asyncio.sleep(1.5)
        assert (tmp_path / "log").read_bytes() == before
    finally:
        server.stop()


def test_on_a_terminal_logs_are_for_people_and_without_local_variables() -> None:
    code = """
import structlog
from cerebria.server.process import logs
logs.set_up()
log = structlog.get_logger()
log.info("serving", table="abc")
try:
    token = "a secret"
    raise ValueError("broken")
except ValueError:
    log.exception("request-failed")
"""
    own, other = os.openpty()
    subprocess.run([sys.executable, "-W", "error", "-c", code], stderr=other, check=True, timeout=30)
    text = os.read(own, 100_000).decode()
    os.close(own)
    os.close(other)
    assert "serving" in text and "abc" in text and "ValueError: broken" in text
    assert "{" not in text and "Logging error" not in text
    assert "secret" not in text.replace('token = "a secret"', "")
