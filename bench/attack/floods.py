"""What one stranger with one machine may send. Each flood tells in the end what became of the offender."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, NamedTuple

OTHERS_ADDRESS: Final = "127.0.0.1"
OFFENDERS_ADDRESS: Final = "127.0.0.2"
"""To the server, a machine of its own."""

_CHUNK: Final = 65_536
_A_SECOND: Final = 1.0
_MASK: Final = b"\0\0\0\0"
PING: Final = b"\x89\x80" + _MASK
FULL_PING: Final = b"\x89\xfd" + _MASK + b"x" * 125
BEGINNING: Final = b"\x01\x80" + _MASK
CONTINUATION: Final = b"\x00\x80" + _MASK


@cache
def has_two_machines() -> bool:
    """Whether this machine can look like two: not every system gives the loopback more than one address."""
    with socket.socket() as probe:
        try:
            probe.bind((OFFENDERS_ADDRESS, 0))
        except OSError:
            return False
    return True


class Seat(NamedTuple):
    """Where somebody sits whose token one has."""

    token: str
    table: str
    number: int = 0


@dataclass(frozen=True)
class Target:
    """A server as a stranger finds it."""

    port: int
    token: str
    """Of a person with 200 tables."""
    table: str
    """One of them, with a game under way."""
    deciding: tuple[Seat, ...] = ()
    """Of several people, each at a decision about which there is much to ask."""
    unstarted: tuple[Seat, ...] = ()
    """Tables at which programs would think for long, and their hosts."""
    finished: tuple[Seat, ...] = ()
    """Games that have been long, and who may have them explained."""
    open_table: str = ""
    """A table of theirs with an empty seat, whose game has not begun."""
    inviting: str = ""
    """Such a table of somebody else, which is listed."""

    @asynccontextmanager
    async def line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from the offender's machine."""
        reader, writer = await asyncio.open_connection(
            OTHERS_ADDRESS, self.port, local_addr=(OFFENDERS_ADDRESS, 0), limit=1_000_000
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def live(
        self, table: str = "", path: str = ""
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A WebSocket that has been let in and has said nothing."""
        key = base64.b64encode(os.urandom(16)).decode()
        async with self.line() as (reader, writer):
            where = path or f"/api/tables/{table or self.table}/live"
            writer.write(
                self.head("GET", where, "Upgrade: websocket", "Connection: Upgrade",
                          f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13")
            )  # fmt: skip
            if b" 101 " not in await reader.readline():
                raise ConnectionRefusedError
            await reader.readuntil(b"\r\n\r\n")
            yield reader, writer

    def head(self, method: str, path: str, *headers: str) -> bytes:
        """A request without a body."""
        lines = (f"{method} {path} HTTP/1.1", "Host: x", *headers, "", "")
        return "\r\n".join(lines).encode()


Flood = Callable[[Target, float], Awaitable[str]]


async def _again_and_again(seconds: float, flood_once: Callable[[], Awaitable[None]]) -> str:
    """Begin anew whenever one is cut off."""
    times: list[float] = []
    refused = 0
    began = time.monotonic()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                began = time.monotonic()
                try:
                    await flood_once()
                    times.append(time.monotonic() - began)
                except ConnectionRefusedError:
                    refused += 1
                except (OSError, asyncio.IncompleteReadError):
                    times.append(time.monotonic() - began)
                await asyncio.sleep(0)
    if time.monotonic() - began > _A_SECOND and not refused:
        return "not cut off"
    return f"cut off {len(times):,} times, within {max(times, default=0):.2f} s; {refused:,} times not let in"


async def _pour(target: Target, seconds: float, first: bytes, frames: bytes, *, reads: bool = True) -> str:
    """The same frames over and over on one connection, as fast as the server takes them."""

    async def pour() -> None:
        async with target.live() as (reader, writer):
            swallowing = asyncio.create_task(_swallow(reader) if reads else asyncio.Event().wait())
            if not reads:
                writer.transport.pause_reading()  # type: ignore[attr-defined]
            try:
                writer.write(first)
                while True:
                    writer.write(frames)
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()

    return await _again_and_again(seconds, pour)


async def _swallow(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(_CHUNK):
            pass


def _many(frame: bytes) -> bytes:
    return frame * (_CHUNK // len(frame))


async def pings(target: Target, seconds: float) -> str:
    return await _pour(target, seconds, b"", _many(PING))


async def continuations(target: Target, seconds: float) -> str:
    return await _pour(target, seconds, BEGINNING, _many(CONTINUATION))


async def unread_pongs(target: Target, seconds: float) -> str:
    return await _pour(target, seconds, b"", _many(FULL_PING), reads=False)


async def messages(target: Target, seconds: float) -> str:
    """Messages without end, from somebody who was let in."""
    hello = json.dumps({"type": "hello", "token": target.token, "seat": 0}).encode()
    say = json.dumps({"type": "ping"}).encode()
    return await _pour(target, seconds, text_frame(hello), _many(text_frame(say)))


def text_frame(text: bytes) -> bytes:
    """A short message as a client sends it."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + _MASK + text


async def _endless_head(target: Target, seconds: float, first: bytes, more: bytes) -> str:
    """A request whose head does not end."""

    async def send() -> None:
        async with target.line() as (reader, writer):
            writer.write(first)
            while not reader.at_eof():
                writer.write(more)
                await writer.drain()
                await asyncio.sleep(0)

    return await _again_and_again(seconds, send)


async def long_request_line(target: Target, seconds: float) -> str:
    return await _endless_head(target, seconds, b"GET /", b"x" * _CHUNK)


async def long_header(target: Target, seconds: float) -> str:
    return await _endless_head(target, seconds, b"GET / HTTP/1.1\r\nx: ", b"x" * _CHUNK)


async def many_headers(target: Target, seconds: float) -> str:
    return await _endless_head(target, seconds, b"GET / HTTP/1.1\r\n", b"x: y\r\n" * (_CHUNK // 6))


async def _held(target: Target, seconds: float, count: int, first: bytes) -> str:
    """Many connections on which nothing comes any more; how many of them the server holds in the end."""
    open_lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    until = time.monotonic() + seconds
    refused = 0
    while len(open_lines) + refused < count and time.monotonic() < until:
        try:
            async with asyncio.timeout_at(asyncio.get_running_loop().time() + 1):
                line = await asyncio.open_connection(
                    OTHERS_ADDRESS, target.port, local_addr=(OFFENDERS_ADDRESS, 0), limit=1_000
                )
        except (OSError, TimeoutError):
            refused += 1
            continue
        line[1].write(first)
        open_lines.append(line)
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    held = 0
    for reader, writer in open_lines:
        held += not (reader.at_eof() or reader.exception() or writer.is_closing())
        writer.transport.abort()
    return f"{held:,} of {len(open_lines):,} connections held after {seconds:.0f} s"


async def silence(target: Target, seconds: float) -> str:
    return await _held(target, seconds, 3_000, b"")


async def half_heads(target: Target, seconds: float) -> str:
    return await _held(target, seconds, 3_000, b"GET / HTTP/1.1\r\nx: ")


async def half_bodies(target: Target, seconds: float) -> str:
    head = target.head("POST", "/api/people", "content-type: application/json", "content-length: 90")
    return await _held(target, seconds, 1_000, head)


async def _requests(target: Target, seconds: float, lines: int, head: bytes) -> str:
    """The same request over and over on several connections, each waiting for its answer."""
    statuses: Counter[str] = Counter()
    until = asyncio.get_running_loop().time() + seconds

    async def ask() -> None:
        while asyncio.get_running_loop().time() < until:
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                async with asyncio.timeout_at(until), target.line() as (reader, writer):
                    while True:
                        writer.write(head)
                        statuses[await _status(reader)] += 1
            await asyncio.sleep(0)

    async def ask_on() -> None:
        with suppress(TimeoutError):
            await ask()

    await asyncio.gather(*(ask_on() for _ in range(lines)))
    told = ", ".join(f"{count:,} × {status}" for status, count in sorted(statuses.items()))
    return f"answered {told}" if told else "not answered"


async def _status(reader: asyncio.StreamReader) -> str:
    """The status of the next answer, which is read to its end."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = head.split(b" ", 2)[1].decode()
    lengths = [line[15:] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    # What is answered without a word has no length.
    if not lengths and status != "204":
        raise ValueError
    await reader.readexactly(int(lengths[0]) if lengths else 0)
    return status


async def requests(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 50, target.head("GET", "/healthz"))


async def pipelined(target: Target, seconds: float) -> str:
    """Requests that do not wait for the answers to those before."""
    head = target.head("GET", "/healthz")

    async def ask() -> None:
        async with target.line() as (reader, writer):
            swallowing = asyncio.create_task(_swallow(reader))
            try:
                while not swallowing.done():
                    writer.write(head * (_CHUNK // len(head)))
                    await writer.drain()
                    await asyncio.sleep(0)
            finally:
                swallowing.cancel()

    return await _again_and_again(seconds, ask)


async def lists(target: Target, seconds: float) -> str:
    return await _requests(
        target, seconds, 150, target.head("GET", "/api/tables", f"Authorization: Bearer {target.token}")
    )


async def schemas(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 20, target.head("GET", "/api/live-schema.json"))


def _posted(target: Target, path: str, body: bytes, token: str = "", *, verb: str = "POST") -> bytes:
    """A request with a body, by somebody who is signed in."""
    head = target.head(
        verb, path, f"Authorization: Bearer {token or target.token}", "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )  # fmt: skip
    return head + body


async def new_tables(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 50, _posted(target, "/api/tables", b'{"seats": []}'))


async def subscriptions(target: Target, seconds: float) -> str:
    form = b'{"kind": "json", "address": "https://example.org/hook", "language": "en"}'
    return await _requests(target, seconds, 50, _posted(target, "/api/channels", form))


async def listings(target: Target, seconds: float) -> str:
    """A table put into the list over and over."""
    body = b'{"title": "Come in", "for_newcomers": true}'
    return await _requests(
        target, seconds, 50, _posted(target, f"/api/tables/{target.open_table}/listing", body, verb="PUT")
    )


async def seats_taken(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 50, _posted(target, f"/api/open-tables/{target.inviting}/take", b"{}"))


async def open_lists(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 50, target.head("GET", "/api/open-tables"))


async def pairings(target: Target, seconds: float) -> str:
    """Somebody looked for over and over, on many connections that look at the list as well."""
    wish = {"mode": "basic", "clock": {"reserve": 600, "per_turn": 90}}
    seek = text_frame(json.dumps({"type": "seek", "token": target.token, "wishes": [wish]}).encode())
    heard: Counter[str] = Counter()

    async def look(place: int) -> None:
        await asyncio.sleep(place * _BETWEEN)
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                async with target.live(path="/api/open-tables/live") as (reader, writer):
                    while True:
                        writer.write(seek)
                        heard[(await _message(reader)).get("type", "nothing")] += 1
            await asyncio.sleep(_PAUSE)

    await _for_a_while(seconds, map(look, range(50)))
    return ", ".join(f"{count:,} × {what}" for what, count in sorted(heard.items()))


async def large_bodies(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 20, _posted(target, "/api/records", b" " * 999_000))


async def upgrades(target: Target, seconds: float) -> str:
    return await _requests(target, seconds, 20, target.head("GET", "/healthz", "Connection: Upgrade", "Upgrade: h2c"))


async def _greetings(target: Target, seconds: float, lines: int, hello: bytes) -> str:
    """Connect, say hello if there is something to say, and go, over and over."""
    outcome: Counter[str] = Counter()
    until = asyncio.get_running_loop().time() + seconds

    async def come_and_go() -> None:
        while asyncio.get_running_loop().time() < until:
            try:
                async with asyncio.timeout_at(until), target.live() as (reader, writer):
                    writer.write(hello)
                    outcome["let in"] += 1
                    if hello:
                        await reader.readexactly(1_000)
            except ConnectionRefusedError:
                outcome["refused"] += 1
            except (OSError, asyncio.IncompleteReadError):
                outcome["cut off"] += 1
            await asyncio.sleep(0)

    with suppress(TimeoutError):
        await asyncio.gather(*(come_and_go() for _ in range(lines)))
    return ", ".join(f"{count:,} times {what}" for what, count in sorted(outcome.items()))


async def comings(target: Target, seconds: float) -> str:
    return await _greetings(target, seconds, 20, b"")


async def catching_up(target: Target, seconds: float) -> str:
    hello = json.dumps({"type": "hello", "token": target.token, "seat": 0, "since": 0}).encode()
    return await _greetings(target, seconds, 20, text_frame(hello))


# What takes thought.


async def _asked(target: Target, seat: Seat, asking: Callable[[_Ask], Awaitable[None]], place: int) -> None:
    """Sit down on a seat and ask, and begin anew whenever one is cut off."""
    hello = {"type": "hello", "token": seat.token, "seat": seat.number}
    # To come all at once is another flood.
    await asyncio.sleep(place * _BETWEEN)
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            async with target.live(seat.table) as (reader, writer):

                async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, **words: Any) -> Any:
                    writer.write(text_frame(json.dumps({**words, "key": "k"}).encode()))
                    while (told := await _message(reader)).get("key") != "k":
                        pass
                    return told

                writer.write(text_frame(json.dumps(hello).encode()))
                version = (await _message(reader)).get("version", 0)
                await asking(partial(ask, reader, writer, version=version))
        await asyncio.sleep(_PAUSE)


_Ask = Callable[..., Awaitable[Any]]
_PAUSE: Final = 0.05
_BETWEEN: Final = 0.02


async def _message(reader: asyncio.StreamReader) -> Any:
    """The next message that the server sends."""
    first, size = await reader.readexactly(2)
    if size >= 126:
        size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
    text = await reader.readexactly(size)
    return json.loads(text) if first & 0xF == 1 else {}


async def _for_a_while(seconds: float, works: Iterable[Coroutine[Any, Any, None]]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*works)


async def dear_questions(target: Target, seconds: float) -> str:
    """All that can be asked about many options, over and over."""
    heard: Counter[str] = Counter()

    async def asking(ask: _Ask) -> None:
        while True:
            told = await ask(type="facts")
            heard[told["type"]] += 1
            for choice in told.get("facts", ()):
                heard[(await ask(type="foresee", choice=choice))["type"]] += 1
            await asyncio.sleep(_PAUSE)

    await _for_a_while(seconds, (_asked(target, seat, asking, place) for place, seat in enumerate(target.deciding * 2)))
    return ", ".join(f"{count:,} × {what}" for what, count in sorted(heard.items()))


async def hints_and_analyses(target: Target, seconds: float) -> str:
    """As many hints, and as many long games explained, as one is given."""
    heard: Counter[str] = Counter()

    async def asking(ask: _Ask) -> None:
        while True:
            heard[(await ask(type="hints"))["type"]] += 1
            await asyncio.sleep(_PAUSE)

    async def explain(seat: Seat) -> None:
        async with target.line() as (reader, writer):
            writer.write(_posted(target, f"/api/tables/{seat.table}/analysis", b"", seat.token))
            heard[f"explaining {(await reader.readline()).split()[1].decode()}"] += 1
            await _swallow(reader)

    hints = (_asked(target, seat, asking, place) for place, seat in enumerate(target.deciding))
    await _for_a_while(seconds, (*hints, *map(explain, target.finished)))
    return ", ".join(f"{count:,} × {what}" for what, count in sorted(heard.items()))


async def thinking_tables(target: Target, seconds: float) -> str:
    """Programs that think for long, at as many tables as one may start; at last they are ended."""
    until = time.monotonic() + seconds
    started = await _told_all(target, "start")
    await asyncio.sleep(until - time.monotonic())
    await _told_all(target, "end")
    return "started " + ", ".join(f"{count:,} × {status}" for status, count in sorted(started.items()))


async def _told_all(target: Target, what: str) -> Counter[str]:
    """Tell all tables at which programs would think for long to start, or to end."""
    statuses: Counter[str] = Counter()
    async with target.line() as (reader, writer):
        for seat in target.unstarted:
            writer.write(_posted(target, f"/api/tables/{seat.table}/{what}", b"", seat.token))
            statuses[await _status(reader)] += 1
    return statuses


FLOODS: Final[dict[str, Flood]] = {
    "WebSocket pings on one connection, no token": pings,
    "empty continuation frames, no token": continuations,
    "pings whose pongs nobody reads": unread_pongs,
    "live messages without a pause": messages,
    "a request line without end": long_request_line,
    "a header without end": long_header,
    "headers without end": many_headers,
    "3,000 connections that say nothing": silence,
    "3,000 requests that stop in their head": half_heads,
    "1,000 requests that stop in their body": half_bodies,
    "requests on 50 connections": requests,
    "requests that wait for no answer": pipelined,
    "the list of 200 tables, 150 at once": lists,
    "the schema of the live messages": schemas,
    "new tables": new_tables,
    "subscriptions to be called": subscriptions,
    "a table listed over and over": listings,
    "seats taken at open tables": seats_taken,
    "the list of open tables": open_lists,
    "looking for somebody, on 50 connections": pairings,
    "bodies of 1 MB": large_bodies,
    "`Upgrade: h2c`": upgrades,
    "connecting live, over and over": comings,
    "catching up by connecting again": catching_up,
    "questions about many options, on 52 connections": dear_questions,
    "hints for 26 people, long games explained": hints_and_analyses,
    "experts at 60 tables of three people": thinking_tables,
}
