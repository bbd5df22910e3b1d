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
from websockets.asyncio.client import connect

from cerebria.client import Client, ServerRefused
from cerebria.server.safety.ids_and_secrets import hashed
from cerebria.server.settings import Settings
from cerebria.server.storage import database

from .conftest import People
from .playing import ME, refused
from .serving import Process

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
