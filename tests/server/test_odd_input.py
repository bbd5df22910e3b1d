"""What is sent that nobody should: odd, deep, endless and misleading bodies, names, words and messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cerebria.content import EMOTIONS
from cerebria.server.live.parsing import MOST_BYTES
from cerebria.server.safety import gate

from .conftest import People
from .playing import around_one, refused
from .serving import PATIENCE
from .talking import browser, heard, hello, is_said_plainly, socket_to

pytestmark = pytest.mark.anyio


DEEP = b"[" * 100_000
ODD_BODIES = [
    b"", b"{", b"[]", b"null", b'"text"', b"\xff\xfe", b'{"name":"\xff"}', b'{"name":' + DEEP, b'{"name":NaN}',
    b'{"name":' + b"9" * 6000 + b"}", b'{"name":"a","\\ud800":1}', b'{"name":"\\ud800"}', b'{"name":"a\\u0000"}',
    b'{"name":"a","and":"more"}', b'{"name":["a"]}', b'{"name":"' + b"a" * 41 + b'"}',
    b"{" + b",".join(b'"%d":1' % number for number in range(50_000)) + b"}",
]  # fmt: skip


async def test_an_odd_body_is_refused_plainly(shared_server: str) -> None:
    async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
        yield body

    async with browser(shared_server) as client:
        for body in ODD_BODIES:
            for content in (body, in_pieces(body)):
                answer = await client.post("/api/people", content=content, headers={"content-type": "application/json"})
                assert answer.status_code == 422, body[:60]
                assert answer.json()["error"] == "malformed-request"
                assert is_said_plainly(answer)
                assert len(answer.content) < 1_000


async def test_a_body_without_a_length_is_read_no_further_than_others(shared_server: str) -> None:
    async def endless(pieces: int) -> AsyncIterator[bytes]:
        for _ in range(pieces):
            yield b" " * 65_536

    async with browser(shared_server) as client:
        answer = await client.post("/api/people", content=endless(gate.MOST_BODY // 65_536 + 2))
        assert answer.status_code == 413
        assert is_said_plainly(answer)


async def test_a_body_that_does_not_come_is_not_waited_for(shared_server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "_BODY_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(shared_server.rpartition(":")[2]))
    writer.write(
        b"POST /api/people HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"
    )
    async with asyncio.timeout(PATIENCE):
        assert b"408" in await reader.readline()
        assert b"too-slow" in await reader.read()
    writer.close()


async def test_a_card_set_or_a_deck_is_never_a_file(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
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
async def test_a_bad_card_set_takes_little_time_and_a_short_answer(shared_server: str, cards: Any) -> None:
    decks = {"love": ["courag"] * 32, "hatred": ["courag"] * 32}
    async with browser(shared_server) as client:
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
async def test_options_larger_than_any_game_are_not_even_looked_at(shared_server: str, form: Any) -> None:
    async with browser(shared_server) as client:
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


async def test_names_of_nothing_and_names_that_look_like_others_are_refused(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
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


async def test_a_binary_message_is_refused_and_the_connection_goes_on(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    table = await around_one(ada, 2)
    async with socket_to(shared_server, table) as own:
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
