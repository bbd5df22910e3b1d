"""What connections may cost before anybody understands them: frames, heads, silence, handles."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from bench.attack.floods import BEGINNING, CONTINUATION, FULL_PING, PING, Target, text_frame
from cerebria.server.live import endpoint
from cerebria.server.safety import doors, gate, wire
from cerebria.server.safety.doors import Doors
from cerebria.server.services import Services
from cerebria.server.settings import Settings

from .conftest import People
from .playing import around_one
from .serving import data_in, free_port, kill_group, serving_here, start_process, wait_for
from .talking import connections_of

pytestmark = pytest.mark.anyio

USUAL = Settings()


def usual(settings: Settings) -> Settings:
    """The settings with the limits that everybody has."""
    return replace(settings, rate=USUAL.rate, burst=USUAL.burst)


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def line_to(address: str) -> AsyncIterator[Line]:
    """A connection on which nothing has been said."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port_of(address))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str) -> None:
    """Make a connection a WebSocket."""
    headers = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")  # fmt: skip
    writer.write(Target(0, "", "").head("GET", f"/api/tables/{table}/live", *headers))
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += await reader.readexactly(1)
    assert b" 101 " in answer


@asynccontextmanager
async def live_line_to(address: str, table: str = "abc") -> AsyncIterator[Line]:
    """A WebSocket of which we see every byte."""
    async with line_to(address) as line:
        await greet(*line, table)
        yield line


async def ended(reader: asyncio.StreamReader, seconds: float = 5) -> bytes:
    """What still comes before the server ends the connection."""
    found = b""
    async with asyncio.timeout(seconds):
        try:
            while more := await reader.read(65_536):
                found += more
        except OSError:
            pass
    return found


def is_held(line: Line) -> bool:
    """Whether the server has not ended it, whatever there is still to read."""
    reader, writer = line
    return not (reader._eof or reader.exception() or writer.is_closing())  # type: ignore[attr-defined]


async def look(address: str) -> bytes:
    """What somebody else is answered."""
    async with line_to(address) as (reader, writer):
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return await ended(reader)


# Frames.


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", b"\x8a" + PING[1:]), (BEGINNING, CONTINUATION), (b"", text_frame(b"x"))],
    ids=["pings", "pongs", "pieces", "messages"],
)
async def test_who_floods_with_frames_is_cut_off_at_once(sqlite_settings: Settings, first: bytes, frame: bytes) -> None:
    async with serving_here(usual(sqlite_settings)) as (address, services), live_line_to(address) as (reader, writer):
        began = time.process_time()
        writer.write(first + frame * 100_000)
        assert b"200 OK" in await look(address)
        await ended(reader, 1)
        # To read all of them takes seconds.
        assert time.process_time() - began < 0.5
        async with asyncio.timeout(5):
            while services.connections:
                await asyncio.sleep(0.01)


async def test_all_behind_an_address_pay_for_frames_together(sqlite_settings: Settings) -> None:
    async with serving_here(replace(sqlite_settings, rate=0.001, burst=50)) as (address, _), AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(live_line_to(address)) for _ in range(8)]
        for _, writer in lines[:7]:
            writer.write(PING * 90)
        await asyncio.sleep(0.3)
        # Each has sent less than it may, and all together more: the last ones have none left.
        assert not all(map(is_held, lines[:7]))
        # Others there are not cut off for a sign of life.
        lines[7][1].write(PING)
        async with asyncio.timeout(2):
            assert await lines[7][0].readexactly(2) == b"\x8a\x00"


async def test_a_message_may_come_in_pieces_and_with_pings_between(sqlite_settings: Settings, people: People) -> None:
    async with serving_here(usual(sqlite_settings)) as (address, _):
        table = await around_one(await people(address), 2)
        async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live", proxy=None) as own:
            pong = await own.ping()
            await own.send(["{", '"type"', ":", '"ping"}'])
            assert "the first message is hello" in str(await own.recv())
            await pong


async def test_only_who_says_nothing_is_asked_for_a_sign_of_life(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = wire.Socket.start_keepalive

    def start_sooner(own: wire.Socket) -> None:
        own.ping_interval = 2  # longer than a busy machine keeps anybody from talking
        start(own)

    monkeypatch.setattr(wire.Socket, "start_keepalive", start_sooner)
    async with (
        serving_here(sqlite_settings) as (address, _),
        live_line_to(address) as (silent, _),
        live_line_to(address) as (talking, mouth),
    ):
        pings = asyncio.create_task(silent.readexactly(6))
        while not pings.done():
            mouth.write(PING)
            await asyncio.sleep(0.05)
        assert (await pings)[:2] == b"\x89\x04"
        heard = await talking.read(65_536)
        assert heard == b"\x8a\x00" * (len(heard) // 2)
        # Once it is silent as well, it is asked.
        async with asyncio.timeout(20):
            while b"\x89\x04" not in await talking.read(65_536):
                pass


@asynccontextmanager
async def deaf_line_to(address: str) -> AsyncIterator[Line]:
    """A WebSocket of somebody who hardly reads."""
    tiny = socket.socket()
    tiny.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    tiny.setblocking(False)
    await asyncio.get_running_loop().sock_connect(tiny, ("127.0.0.1", port_of(address)))
    reader, writer = await asyncio.open_connection(sock=tiny, limit=1)
    try:
        await greet(reader, writer, "abc")
        yield reader, writer
    finally:
        writer.transport.abort()


def unread_of(services: Services) -> int:
    """What waits to be read on all connections, in bytes."""
    return sum(transport.get_write_buffer_size() for transport in services.doors._lines)


async def test_pongs_that_nobody_reads_do_not_pile_up(sqlite_settings: Settings) -> None:
    # The allowance is large here, so that it is not what stops them.
    async with serving_here(sqlite_settings) as (address, services), deaf_line_to(address) as (reader, writer):
        for number in range(40_000):
            writer.write(FULL_PING[:-5] + b"%05d" % number)
            if not number % 1_000:
                await asyncio.sleep(0)
        await writer.drain()
        async with asyncio.timeout(20):
            while writer.transport.get_write_buffer_size():
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert 0 < unread_of(services) < 200_000
        # Once they are read, the last ping is answered.
        heard = b""
        async with asyncio.timeout(20):
            while b"39999" not in heard:
                heard = (heard + await reader.read(65_536))[-200_000:]


async def test_who_reads_nothing_is_gone_some_time_after_the_goodbye(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "_HELLO_SECONDS", 2)
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.3)
    async with serving_here(sqlite_settings) as (address, services), deaf_line_to(address) as (_, writer):
        async with asyncio.timeout(30):
            while not unread_of(services):
                writer.write(FULL_PING * 500)
                await asyncio.sleep(0.01)
            while services.connections:
                await asyncio.sleep(0.01)
            # The application has let go of it; what waits for it is still in memory.
            assert unread_of(services)
            while services.doors._lines:
                await services.doors.drop_deaf()
                await asyncio.sleep(0.1)


@pytest.mark.parametrize("is_taken", [False, True], ids=["in the queue", "on its way"])
async def test_what_is_sent_at_once_comes_after_what_had_to_wait(sqlite_settings: Settings, is_taken: bool) -> None:
    async with serving_here(sqlite_settings) as (address, services), live_line_to(address) as (reader, _):
        while not services.connections:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        (held,) = connections_of(services)
        protocol = held._write_now.__self__  # type: ignore[attr-defined]
        # For a moment there is no room.
        protocol.writable.clear()
        held.send(b"first")
        if is_taken:
            await asyncio.sleep(0.05)
        protocol.writable.set()
        held.send(b"second")
        async with asyncio.timeout(5):
            assert await reader.readexactly(15) == b"\x81\x05first\x81\x06second"


# Heads of requests.

ENDLESS = {
    "request line": (b"GET /", b"x"),
    "header": (b"GET / HTTP/1.1\r\nx: ", b"x"),
    "headers": (b"GET / HTTP/1.1\r\n", b"x: " + b"y" * 400 + b"\r\n"),
    "small headers": (b"GET / HTTP/1.1\r\n", b"x: y\r\n"),
}


@pytest.mark.parametrize(("first", "more"), ENDLESS.values(), ids=ENDLESS)
async def test_a_head_is_read_no_further_than_anybody_needs(
    sqlite_settings: Settings, first: bytes, more: bytes
) -> None:
    async with serving_here(sqlite_settings) as (address, _), line_to(address) as (reader, writer):
        writer.write(first + more * (wire.MOST_HEAD // len(more) + 1))
        assert b"400" in await ended(reader)


async def test_a_long_head_that_ends_is_answered_and_so_is_what_follows(sqlite_settings: Settings) -> None:
    async with serving_here(sqlite_settings) as (address, _), line_to(address) as (reader, writer):
        for _ in range(3):
            writer.write(b"GET /healthz HTTP/1.1\r\nx: " + b"y" * (wire.MOST_HEAD - 100) + b"\r\n\r\n")
            assert b"200" in await reader.readuntil(b"\r\n\r\n")
            await reader.readexactly(1)
            await asyncio.sleep(0.05)
            reader._buffer.clear()  # type: ignore[attr-defined]
        body = b'{"name": "' + b"a" * (wire.MOST_HEAD * 3) + b'"}'
        writer.write(b"POST /api/people HTTP/1.1\r\ncontent-type: application/json\r\nconnection: close\r\n")
        writer.write(b"content-length: %d\r\n\r\n" % len(body) + body)
        assert b"422" in await ended(reader)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nx: y\r\n", b"\r\n"], ids=repr)
@pytest.mark.parametrize("is_first", [True, False], ids=["the first", "the second"])
async def test_a_head_that_does_not_end_is_not_waited_for(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, sent: bytes, is_first: bool
) -> None:
    monkeypatch.setattr(doors, "_A_MOMENT", 0.0)
    monkeypatch.setattr(doors, "HEAD_SECONDS", 0.3)
    async with serving_here(sqlite_settings) as (address, services), line_to(address) as (reader, writer):
        if not is_first:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            await reader.readuntil(b"}")
        if not sent and not is_first:
            return  # that is uvicorn's affair, and takes it five seconds
        writer.write(sent)
        await asyncio.sleep(0.1)
        await services.doors.hurry()
        assert services.doors._lines
        await asyncio.sleep(0.4)
        await services.doors.hurry()
        await ended(reader, 1)


async def test_requests_that_wait_for_no_answer_are_answered_in_turn_but_not_many(sqlite_settings: Settings) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    async with serving_here(sqlite_settings) as (address, _):
        async with line_to(address) as (reader, writer):
            writer.write(request * 5)
            for _ in range(5):
                assert b"200 OK" in await reader.readuntil(b"}")
        with capture_logs() as logs:
            async with line_to(address) as (reader, writer):
                writer.write(request * 5_000)
                assert (await ended(reader)).count(b"200 OK") < 20
        assert not logs


async def test_who_sends_nonsense_again_and_again_is_not_let_in_for_a_while(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "_BLAME_BURST", 3)
    for proxies, is_let_in in (("192.0.2.1", False), ("127.0.0.0/8", True), ("*", True)):
        async with serving_here(replace(sqlite_settings, trusted_proxies=proxies)) as (address, _):
            for _ in range(4):
                async with line_to(address) as (reader, writer):
                    writer.write(b"nonsense\r\n\r\n")
                    await ended(reader)
            # A proxy stands for many, who must not be locked out by one of them.
            assert (b"200 OK" in await look(address)) == is_let_in
            await asyncio.sleep(0.6)
            assert b"200 OK" in await look(address)


async def test_who_asks_too_much_waits_for_the_refusal(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "_PAUSE_SECONDS", 0.5)
    async with serving_here(replace(sqlite_settings, rate=0.001, burst=2)) as (address, _):
        times: list[float] = []
        for status in (b"200", b"200", b"429"):
            began = time.monotonic()
            assert status in await look(address)
            times.append(time.monotonic() - began)
        assert times[2] >= 0.5
        # And the connection does not wait for the rest of a body that nobody reads.
        async with line_to(address) as (reader, writer):
            writer.write(b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{")
            assert b"429" in await ended(reader, 2)


# Silence, and room.


async def test_the_silent_connections_of_an_address_are_counted(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "_A_MOMENT", 0.1)
    monkeypatch.setattr(doors, "MOST_SILENT", 3)
    async with serving_here(sqlite_settings) as (address, services), AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(address)) for _ in range(8)]
        # Whoever comes with many at once, as a proxy does after a restart, and speaks, is not silent.
        talker = await stack.enter_async_context(line_to(address))
        talker[1].write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        await services.doors.hurry()
        assert all(map(is_held, lines))
        await asyncio.sleep(0.2)
        await services.doors.hurry()
        await asyncio.sleep(0.1)
        assert [is_held(line) for line in lines] == [True] * 3 + [False] * 5
        assert is_held(talker)


class Plug:
    """A connection without a network."""

    def __init__(self) -> None:
        self.is_cut = False
        self.unread = 0

    def abort(self) -> None:
        self.is_cut = True

    def get_write_buffer_size(self) -> int:
        return self.unread


async def test_who_reads_slowly_is_not_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "UNREAD_SECONDS", 0.1)
    held = Doors(Settings())
    slow, deaf = Plug(), Plug()
    for plug in (slow, deaf):
        held.enter(plug, "192.0.2.1")  # type: ignore[arg-type]
        plug.unread = 1_000
    for _ in range(6):
        await held.drop_deaf()
        await asyncio.sleep(0.05)
        slow.unread -= 1
    assert (slow.is_cut, deaf.is_cut) == (False, True)


def test_where_there_is_no_room_who_was_silent_for_longest_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "room_for_connections", lambda: 3)
    held = Doors(Settings())
    plugs: list[Any] = [Plug() for _ in range(6)]
    with capture_logs() as logs:
        for number, plug in enumerate(plugs[:5]):
            held.enter(plug, f"192.0.2.{number}")
            if number == 0:
                held.hear(plug)
        # The first has said what it wants; of the others, the last two are still there.
        assert [plug.is_cut for plug in plugs[:5]] == [False, True, True, False, False]
        for plug in plugs[3:5]:
            held.hear(plug)
        held.enter(plugs[5], "192.0.2.9")
        assert [plug.is_cut for plug in plugs] == [False, True, True, False, False, True]
    # It is told, though not again and again.
    assert [line["event"] for line in logs] == ["no-room-for-connections"]


def test_as_many_handles_are_taken_as_the_system_gives() -> None:
    if sys.platform == "win32":
        pytest.skip("there is no such limit here")
    code = (
        "import resource as r; from cerebria.server.process import file_handles as f;"
        "hard = min(r.getrlimit(r.RLIMIT_NOFILE)[1], 4096); r.setrlimit(r.RLIMIT_NOFILE, (200, hard));"
        "f.raise_limit(); print(r.getrlimit(r.RLIMIT_NOFILE)[0] == hard, f.room_for_connections() == hard - f.RESERVED)"
    )
    assert subprocess.check_output([sys.executable, "-c", code]).split() == [b"True", b"True"]


@pytest.mark.slow
@pytest.mark.deep(part="wire")
def test_a_server_without_enough_handles_goes_on_and_says_so(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("there is no such limit here")
    port = free_port()
    code = (
        "import resource, runpy, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300));"
        f"sys.argv[1:] = ['serve', '--no-browser', '--host', '127.0.0.1', '--port', '{port}'];"
        "runpy.run_module('cerebria', run_name='__main__')"
    )
    log = tmp_path / "log"
    with log.open("wb") as written:
        server = start_process(
            [sys.executable, "-c", code], env={**os.environ, **data_in(tmp_path)}, stdout=written, stderr=written
        )
    silent: list[socket.socket] = []
    try:
        wait_for(f"http://127.0.0.1:{port}")
        for _ in range(500):
            line = socket.socket()
            line.setblocking(False)
            line.connect_ex(("127.0.0.1", port))
            silent.append(line)
        time.sleep(0.5)
        for _ in range(3):
            wait_for(f"http://127.0.0.1:{port}", 3)
        assert log.read_bytes().count(b"no-room-for-connections") == 1
        assert b"Traceback" not in log.read_bytes()
    finally:
        for line in silent:
            line.close()
        kill_group(server)


# What is not switched on, and whom nobody believes.


async def test_nothing_is_compressed(sqlite_settings: Settings) -> None:
    async with serving_here(sqlite_settings) as (address, _):
        async with line_to(address) as (reader, writer):
            writer.write(b"GET /api/options HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n")
            assert b"content-encoding" not in (await ended(reader)).lower()
        with pytest.raises(ConnectionClosed):
            async with connect(f"{address.replace('http', 'ws')}/api/tables/abc/live", proxy=None) as own:
                assert own.protocol.extensions == []
                assert own.response is not None and "Sec-WebSocket-Extensions" not in own.response.headers
                await own.send("{}")
                while True:
                    await own.recv()


@pytest.mark.parametrize(("proxies", "is_believed"), [("192.0.2.1", False), ("127.0.0.1", True)])
async def test_the_word_of_a_stranger_on_who_they_are_is_not_taken(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, proxies: str, is_believed: bool
) -> None:
    monkeypatch.setattr(gate, "_PAUSE_SECONDS", 0)
    limited = replace(sqlite_settings, rate=0.001, burst=4, trusted_proxies=proxies)
    async with serving_here(limited) as (address, _):
        refused = 0
        for number in range(8):
            async with line_to(address) as (reader, writer):
                writer.write(f"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.{number}\r\n".encode())
                writer.write(b"Connection: close\r\n\r\n")
                refused += b" 429 " in await ended(reader)
        assert (refused == 0) == is_believed
        # And nobody becomes the operator by saying so.
        async with line_to(address) as (reader, writer):
            writer.write(b"GET /metrics HTTP/1.1\r\nX-Forwarded-For: 198.51.100.99\r\nConnection: close\r\n\r\n")
            assert b" 200 " not in await ended(reader)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_that_is_sent_at_once_is_framed_as_any_other(size: int) -> None:
    text = b"a" * size
    assert wire._framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
