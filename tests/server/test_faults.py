"""What `make faults` goes by: ways that fail as they should, and accounts in which nothing wrong goes unnoticed."""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.progress import Progress

from bench.faults.accounts import account, unheard
from bench.faults.players import DONE, Player, Sent
from bench.faults.proxies import Dial, Link, Proxy
from bench.faults.shifted_clock import shift
from bench.faults.watching import GONE, Watch
from cerebria import new_game
from tests.needs import missing

from .crashing import replay_faults
from .serving import PATIENCE

pytestmark = pytest.mark.anyio

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
A_MOMENT = 0.1


class Callers:
    """Those who connect through a proxy."""

    def __init__(self, proxy: Proxy) -> None:
        self._proxy = proxy
        self._writers: list[asyncio.StreamWriter] = []

    async def call(self, word: bytes = b"") -> Ends:
        """Somebody who says a word, or nothing."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self._proxy.port)
        self._writers.append(writer)
        writer.write(word)
        return reader, writer

    async def meet(self, word: bytes = b"hello") -> Ends:
        """Somebody who has said a word and heard it."""
        reader, writer = await self.call(word)
        assert await heard(reader, word)
        return reader, writer

    async def hang_up(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*(writer.wait_closed() for writer in self._writers), return_exceptions=True)


@asynccontextmanager
async def through(dial: Dial) -> AsyncIterator[tuple[Proxy, Callers]]:
    """A proxy, and those who call through it."""
    async with Proxy(dial) as proxy:
        callers = Callers(proxy)
        yield proxy, callers
        await callers.hang_up()


@asynccontextmanager
async def proxy_before_an_echo() -> AsyncIterator[tuple[Proxy, Callers]]:
    """A way to somebody who repeats what they hear."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1000):
                writer.write(data)
        writer.close()

    async with await asyncio.start_server(echo, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        async with through(lambda: asyncio.open_connection("127.0.0.1", port)) as both:
            yield both


async def heard(reader: asyncio.StreamReader, word: bytes) -> bool:
    async with asyncio.timeout(PATIENCE):
        return await reader.readexactly(len(word)) == word


async def is_silent(reader: asyncio.StreamReader) -> bool:
    try:
        async with asyncio.timeout(A_MOMENT):
            await reader.read(1)
    except TimeoutError:
        return True
    return False


async def has_ended(reader: asyncio.StreamReader) -> bool:
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read(1) == b""
        except ConnectionError:
            return True


async def test_what_is_held_arrives_when_it_is_let_go() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        reader, writer = await callers.meet()
        proxy.hold()
        writer.write(b"again")
        assert await is_silent(reader)
        later, _ = await callers.call(b"new")
        assert await is_silent(later)
        proxy.let_go()
        assert await heard(reader, b"again")
        assert await heard(later, b"new")


async def test_some_connections_are_held_by_what_they_said_first() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        bus, other = await callers.meet(b"bus"), await callers.meet(b"other")
        proxy.hold(lambda link: b"bus" in link.opening)
        for _, writer in (bus, other):
            writer.write(b"again")
        assert await heard(other[0], b"again")
        assert await is_silent(bus[0])


async def test_what_is_cut_ends_at_once_and_new_connections_are_good() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        reader, _ = await callers.meet()
        proxy.cut()
        assert await has_ended(reader)
        await callers.meet()


async def test_what_is_torn_ends_in_the_middle_of_a_message() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        reader, writer = await callers.meet()
        handed: list[bytes] = []
        proxy.told = lambda link, data: handed.append(data)
        proxy.tear()
        writer.write(b"a whole message")
        assert await has_ended(reader)
        assert handed == [], "it was not handed over as a whole"


async def test_what_the_network_has_forgotten_is_silent_for_ever_and_new_connections_are_good() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        reader, writer = await callers.meet()
        proxy.lose()
        writer.write(b"again")
        await callers.meet()
        proxy.let_go()
        assert await is_silent(reader)


async def test_what_is_delayed_takes_as_long_both_ways_and_keeps_its_order() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        reader, writer = await callers.meet()
        proxy.delay = A_MOMENT
        began = time.monotonic()
        for letter in (b"a", b"b", b"c"):
            writer.write(letter)
            await asyncio.sleep(0)
        assert await heard(reader, b"abc")
        assert time.monotonic() - began >= 2 * A_MOMENT


async def test_whoever_comes_while_nobody_is_there_is_cut_off() -> None:
    async def fail() -> Ends:
        raise ConnectionRefusedError

    async with through(fail) as (_, callers):
        reader, _ = await callers.call()
        assert await has_ended(reader)


async def test_what_has_been_handed_over_is_told() -> None:
    async with proxy_before_an_echo() as (proxy, callers):
        told: list[tuple[Link, bytes]] = []
        proxy.told = lambda link, data: told.append((link, data))
        await callers.meet(b"a word")
        assert [data for _, data in told] == [b"a word"]


# Accounts.


CHOICE = Sent("t", 0, "k1", "move", at=10.0, answer=DONE, answered=10.5)
WORD = Sent("t", 1, "k2", "Hello", at=11.0, answer=DONE, answered=11.5)


def entry(sent: Sent, kind: str = "choice") -> dict[str, Any]:
    data = {"choice" if kind == "choice" else "text": sent.text}
    return {"kind": kind, "seat": sent.seat, "key": f"p:{sent.key}", "data": data}


def test_what_was_acknowledged_and_is_stored_once_is_in_order() -> None:
    by_program = {"kind": "choice", "seat": 2, "key": None, "data": {"choice": "end-turn"}}
    found = account([CHOICE, WORD], {"t": [entry(CHOICE), by_program, entry(WORD, "say")]}, 20.0)
    assert (found.acknowledged, found.stored, found.lost, found.doubled, found.unanswered) == (2, 2, 0, 0, 0)
    assert found.silence == 0.5


@pytest.mark.parametrize(
    "entries",
    [
        [],
        [entry(replace(CHOICE, key="other"))],
        [entry(replace(CHOICE, text="end-turn"))],
        [entry(replace(CHOICE, seat=3))],
    ],
)
def test_what_was_acknowledged_and_is_not_stored_as_it_was_sent_is_lost(entries: list[dict[str, Any]]) -> None:
    assert account([CHOICE], {"t": entries}, 20.0).lost == 1


def test_what_is_stored_at_another_table_is_lost() -> None:
    assert account([CHOICE], {"t": [], "u": [entry(CHOICE)]}, 20.0).lost == 1


def test_what_is_stored_twice_is_noticed_under_whatever_key() -> None:
    twice = account([CHOICE], {"t": [entry(CHOICE), entry(CHOICE)]}, 20.0)
    assert (twice.doubled, twice.lost) == (1, 1)
    again = entry(replace(WORD, key="other"), "say")
    assert account([WORD], {"t": [entry(WORD, "say"), again]}, 20.0).doubled == 1


def test_what_was_refused_as_busy_and_is_stored_after_all_is_counted() -> None:
    busy = replace(CHOICE, answer="busy"), replace(WORD, answer="busy")
    found = account(busy, {"t": [entry(CHOICE)]}, 20.0)
    assert (found.busy, found.busy_stored, found.acknowledged, found.lost) == (2, 1, 0, 0)


def test_other_refusals_are_told_by_their_reason() -> None:
    found = account([replace(CHOICE, answer="stale"), replace(WORD, answer="stale")], {}, 20.0)
    assert found.refused == {"stale": 2}


def test_whoever_still_waits_for_an_answer_has_been_left_in_silence_until_now() -> None:
    found = account([CHOICE, replace(WORD, answer=None, answered=None)], {"t": [entry(CHOICE)]}, 71.0)
    assert (found.unanswered, found.silence) == (1, 60.0)


def test_an_answer_that_came_late_is_a_long_silence() -> None:
    assert account([replace(CHOICE, answered=40.0)], {"t": [entry(CHOICE)]}, 50.0).silence == 30.0


def test_clocks_that_have_run_out_are_counted() -> None:
    out = {"kind": "time", "seat": 0, "key": None, "data": {}}
    assert account([], {"t": [out], "u": [out]}, 20.0).run_out == 2


@pytest.mark.parametrize(
    "versions, is_whole", [([1, 2, 3], True), ([1, 3], False), ([1, 2, 2], False), ([2, 3], False)]
)
def test_a_seat_that_has_missed_something_or_heard_it_twice_is_noticed(versions: list[int], is_whole: bool) -> None:
    updates = [{"version": version, "kind": "choice"} for version in versions]
    assert (unheard(player_with(updates), []) == []) is is_whole


def test_a_seat_that_has_not_heard_a_word_is_noticed() -> None:
    said = [entry(WORD, "say")]
    assert unheard(player_with([{"version": 1, "kind": "say", "text": WORD.text}]), said) == []
    assert unheard(player_with([{"version": 1, "kind": "choice"}]), said) != []


def player_with(updates: list[dict[str, Any]]) -> Player:
    return cast(Player, SimpleNamespace(table="t", seat=0, live=SimpleNamespace(updates=updates)))


def test_a_journal_that_has_a_gap_or_does_not_replay_is_noticed() -> None:
    game = new_game(seed=1)
    assert game.decision is not None
    first = {"number": 1, "kind": "choice", "seat": game.decision.seat, "events": [["none"]]}
    first["data"] = {"choice": game.decision.options[0].text}
    wrong = replay_faults("t", [first, {"number": 3, "kind": "say"}], {"seed": 1})
    assert len(wrong) == 2
    assert "gaps" in wrong[0] and "other events" in wrong[1]


def test_what_a_server_says_of_itself_is_told_when_it_changes() -> None:
    watch = Watch(["one", "two"])
    for at, word in ((0.0, "200"), (1.0, "200"), (5.2, "503"), (9.0, GONE), (9.5, GONE)):
        watch.heard(0, word, at)
    watch.heard(1, "200", 0.0)
    assert watch.told() == "200, 503 at 5 s, gone at 9 s; 200"


def test_a_clock_can_be_wrong_while_time_passes_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("time", "time_ns"):
        monkeypatch.setattr(time, name, getattr(time, name))
    before, since = time.time(), time.monotonic()
    shift(-600)
    assert time.time() < before - 500 and time.time_ns() < (before - 500) * 1e9
    assert time.monotonic() >= since


async def test_whoever_clears_up_after_a_failure_finds_nothing_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    try:
        from bench.faults import faults
    except ImportError as error:
        missing(f"no PostgreSQL, which has no build for this machine: {error}")

    class Postgres:
        async def start(self) -> None:
            """It is there."""

        def processes(self) -> list[int]:
            raise ZeroDivisionError

    monkeypatch.setattr(faults, "_BETWEEN_KILLS", 0.001)
    part = SimpleNamespace(has_ended=False, processes=list)
    site = SimpleNamespace(parts=[part], servers=[part], worker=part, postgres=Postgres(), notes=[])
    before = asyncio.all_tasks()
    with pytest.raises(ZeroDivisionError):
        await faults.FAULTS["kill-anything"].befall(cast(Any, site), PATIENCE)
    assert asyncio.all_tasks() == before


@pytest.mark.slow
@pytest.mark.deep(part="processes")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a site is looked at as Linux tells of processes")
async def test_people_play_through_a_fault() -> None:
    try:
        from bench.faults.faults import FAULTS
        from bench.faults.measuring import measure
        from bench.faults.postgres import postgres_in
    except ImportError as error:
        missing(f"no PostgreSQL, which has no build for this machine: {error}")
    with tempfile.TemporaryDirectory(prefix="cerebria-faults-", ignore_cleanup_errors=True) as name, Progress() as bars:
        folder = Path(name)
        with postgres_in(folder) as postgres:
            outcome = await measure(bars, FAULTS["kill-server"], postgres, folder, tables=4, seconds=1)
    assert outcome.faults == []
    assert outcome.account.acknowledged > 0
    assert "gone" in outcome.ready
