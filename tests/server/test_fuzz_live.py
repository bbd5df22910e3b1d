"""Anything at all over a live connection: the server says what is wrong, goes on, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cerebria.client import Client
from cerebria.server.live.json_schema import live_schema
from cerebria.server.live.line import CODES
from cerebria.server.live.parsing import MOST_BYTES
from cerebria.server.live.server_messages import HEAR
from cerebria.server.safety import gate
from cerebria.server.storage import database

from .playing import around_one
from .serving import PATIENCE, ROOMY, Process, sqlite_url

Json = dict[str, Any]
SCHEMA = live_schema()["$defs"]
VERSION, OPTION = "<the version now>", "<an option now>"
"""Put in their place when a message is sent, so that some messages are right."""
END = "the-end"
NESTED = "[" * 5000
"""Deeper than anybody reads."""
ANSWERS = ("welcome", "done", "refused", "pong", "facts", "foreseen", "hints")


# Messages as the schema describes them, and what is left of them after some damage.


def described(schema: Json) -> st.SearchStrategy[Any]:
    """Whatever a schema allows; of it only what the messages use."""
    if "$ref" in schema:
        return described(SCHEMA[schema["$ref"].rpartition("/")[2]])
    if "const" in schema:
        return st.just(schema["const"])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if options := schema.get("anyOf") or schema.get("oneOf"):
        return st.one_of([described(option) for option in options])
    kind = schema["type"]
    if kind == "object":
        fields = {name: described(field) for name, field in schema["properties"].items()}
        needed = {name: fields[name] for name in schema.get("required", ())}
        return st.fixed_dictionaries(needed, optional={name: fields[name] for name in fields.keys() - needed.keys()})
    if kind == "array":
        return st.lists(described(schema["items"]), max_size=min(3, schema["maxItems"]))
    if kind == "integer":
        now = [st.just(VERSION)] if schema.get("maximum") == 2**31 else []
        return st.one_of(st.integers(schema["minimum"], schema["maximum"]), *now)
    if kind == "string" and "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True).filter(lambda text: len(text) <= schema["maxLength"])
    if kind == "string":
        now = [st.just(OPTION)] if schema.get("maxLength") == 60 else []
        return st.one_of(st.text(max_size=schema["maxLength"]), *now)
    return {"boolean": st.booleans(), "null": st.none()}[kind]


messages = described(SCHEMA["ClientMessage"])
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@st.composite
def damaged(draw: st.DrawFn) -> Any:
    """A message with something missing, added or of the wrong kind."""
    message = dict(draw(messages))
    field = draw(st.sampled_from([*message, "more"]))
    if draw(st.booleans()):
        message.pop(field, None)
    else:
        message[field] = draw(anything)
    return message


@st.composite
def torn(draw: st.DrawFn) -> str:
    """The text of a message, cut off or with odd letters in it."""
    text = json.dumps(draw(messages))
    place = draw(st.integers(0, len(text)))
    return text[:place] + draw(st.text(max_size=5) | st.just("\\ud800") | st.just("\0")) + text[place + 1 :]


@dataclass(frozen=True)
class Broken:
    """Bytes that are no frame, or no text in a frame that says so."""

    data: bytes
    is_frame: bool


frames = st.one_of(
    messages.map(json.dumps),
    damaged().map(json.dumps),
    torn(),
    anything.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.sampled_from([NESTED, "9" * 5000, "x" * (MOST_BYTES + 1), "\0", '{"type":"hello","token":null}']),
    st.just("x" * (gate.MOST_FRAME + 1)),
    st.builds(Broken, st.sampled_from([b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80"]), st.booleans()),
)


# A server in a process of its own, and somebody who sends all this.


class Ground:
    """A table with a game under way."""

    def __init__(self, process: Process, log: Path) -> None:
        self.process = process
        self.log = log
        self.token = ""
        self.table = ""

    async def lay_out(self) -> None:
        async with Client(self.process.address) as client:
            await client.sign_in("Ada")
            self.token = client.token or ""
            self.table = await around_one(client, 2)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        where = f"{self.process.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        async with connect(where, proxy=None, compression=None, max_size=2**24, close_timeout=1) as connection:
            yield connection

    async def shown(self, seat: int | None) -> Json:
        """How things stand, for a seat."""
        async with self.connected() as connection:
            await connection.send(json.dumps({"type": "hello", "token": self.token, "seat": seat}))
            found: Json = json.loads(await connection.recv())
            return {name: found[name] for name in ("version", "view", "can_undo")}


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    folder = tmp_path_factory.mktemp("fuzz")
    options = replace(ROOMY, database=sqlite_url(folder))
    database.upgrade(options.database)
    process = Process(options, folder / "log.txt")
    process.start()
    try:
        found = Ground(process, folder / "log.txt")
        asyncio.run(found.lay_out())
        yield found
    finally:
        process.stop()


async def send(connection: ClientConnection, frame: str | bytes | Broken, shown: Json) -> None:
    if isinstance(frame, Broken):
        if frame.is_frame:
            await connection.send(frame.data, text=True)
        else:
            connection.transport.write(frame.data * 8)
        return
    if isinstance(frame, str):
        options = (shown["view"]["decision"] or {}).get("options") or ["end-turn"]
        frame = frame.replace(json.dumps(VERSION), str(shown["version"]))
        frame = frame.replace(json.dumps(OPTION), json.dumps(options[0]))
    await connection.send(frame)


async def told(
    ground: Ground, hello: Json | None, sent: list[str | bytes | Broken], shown: Json
) -> tuple[list[Json], int | None]:
    """All that is told in answer, and with which code the connection ended, if it did."""
    heard: list[Json] = []
    async with ground.connected() as connection:
        try:
            if hello is not None:
                await connection.send(json.dumps(hello))
            for frame in sent:
                await send(connection, frame, shown)
            await connection.send(json.dumps({"type": "facts", "version": 0, "key": END}))
            async with asyncio.timeout(PATIENCE):
                while not heard or heard[-1].get("key") != END:
                    heard.append(json.loads(await connection.recv()))
        except ConnectionClosed as end:
            return heard, end.rcvd.code if end.rcvd else None
    return heard, 0


def is_answered(frame: str | bytes | Broken) -> bool:
    """Whether there is an answer at once: hints are thought about, and taken back without a word."""
    try:
        words = json.loads(frame) if isinstance(frame, str) else None
    except (ValueError, RecursionError):
        # What cannot be read is refused, so deep nesting is, too: the server gives up on it long before this test.
        return True
    return not isinstance(words, dict) or words.get("type") not in ("hints", "cancel-hints")


def check(heard: list[Json], code: int | None, greeted: bool, sent: list[str | bytes | Broken]) -> None:
    """Everything told is as described, nothing went wrong inside, and everything was answered."""
    for message in heard:
        HEAR.validate_json(json.dumps(message))
        assert message.get("error") != "internal-error"
    if code == 0:
        answers = [message for message in heard if message["type"] in ANSWERS]
        assert len(answers) >= sum(map(is_answered, sent)) + 1 + greeted
    elif not any(isinstance(frame, Broken) or len(frame) > gate.MOST_FRAME for frame in sent):
        # Too much that was wrong, or no greeting: it was said before the end.
        assert code == CODES["broken"]
        assert [message["type"] for message in heard[-2:]] == ["refused", "closing"]


@pytest.mark.slow
@pytest.mark.parametrize("most", [10, pytest.param(80, marks=pytest.mark.deep(part="readers"))])
def test_whatever_is_sent_is_answered_and_changes_nothing_unless_it_is_right(ground: Ground, most: int) -> None:
    @settings(
        max_examples=most, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(
        seat=st.sampled_from([0, 1, None]),
        is_greeting=st.integers(0, 9).map(bool),
        sent=st.lists(frames, min_size=1, max_size=6),
    )
    @example(seat=0, is_greeting=True, sent=[NESTED])
    def run(seat: int | None, is_greeting: bool, sent: list[str | bytes | Broken]) -> None:
        asyncio.run(try_out(ground, seat, is_greeting, sent))

    run()
    log = ground.log.read_text(encoding="utf-8")
    assert "Traceback" not in log
    assert "failed" not in log
    assert ground.token not in log


async def try_out(ground: Ground, seat: int | None, is_greeting: bool, sent: list[str | bytes | Broken]) -> None:
    before = [await ground.shown(eyes) for eyes in (0, 1)]
    hello = {"type": "hello", "token": ground.token, "seat": seat} if is_greeting else None
    heard, code = await told(ground, hello, sent, before[seat or 0])
    check(heard, code, is_greeting, sent)
    if code == 0 and not any(message["type"] == "done" for message in heard):
        assert [await ground.shown(eyes) for eyes in (0, 1)] == before
