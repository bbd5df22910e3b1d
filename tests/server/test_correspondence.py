"""Games by correspondence over days that are simulated, with servers that come and go, and what becomes of tables that
nobody keeps up."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import cycle
from types import SimpleNamespace
from typing import Any, Final

import pytest
from sqlalchemy import literal

from cerebria.client import Client
from cerebria.server.process import game_time
from cerebria.server.settings import Settings
from cerebria.server.storage import clocks, store
from cerebria.server.tables.keeping_time import keep_time
from cerebria.server.tables.table import HostedTable

from .called import Asked, Browser, Post, elsewhere, post_office
from .conftest import People
from .playing import ME, OPEN, around_one
from .serving import serving_here

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
STEP: Final = 3 * HOUR
"""What passes between two looks: a tick of a second, seen from far away."""
SOON: Final = 6 * HOUR
NAMES: Final = ("Ada", "Ben")
MOMENT: Final = 6 * 60_000
"""After which whoever has looked away is told what happened, and mail is sent again."""


class World:
    """The time of the world, which passes when it is told to."""

    def __init__(self) -> None:
        self.ahead = 0

    def time(self) -> float:
        return time.time() + self.ahead / 1000


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """Servers live by this time, and so does their database."""
    found = World()
    monkeypatch.setattr(store, "time", SimpleNamespace(time=found.time, monotonic=time.monotonic))
    monkeypatch.setattr(clocks, "database_clock", lambda _: literal(store.now()))
    monkeypatch.setattr(game_time, "MOST", STEP)
    monkeypatch.setattr(game_time, "_GAP", 1000 * DAY)
    return found


@pytest.fixture
def away() -> Iterator[Asked]:
    with elsewhere() as found:
        yield found


@pytest.fixture
def office() -> Iterator[Post]:
    with post_office() as found:
        yield found


class Correspondence:
    """Two people at a table, who look at it now and then, and the server that they find there."""

    def __init__(self, settings: Settings, world: World, away: Asked, office: Post, people: People) -> None:
        self.settings = replace(
            settings, calls_own_network=True, base_url="https://play.example.org", mail=office.address,
            mail_sender="host@example.org",
        )  # fmt: skip
        self.world, self.away, self.office, self.people = world, away, office, people
        self.browser = Browser()
        self.tokens: list[str | None] = []
        self.id = ""
        self.restarts = 0
        self.is_turn_told = False
        self._stack = AsyncExitStack()
        self.expected: dict[str, list[str]] = {"/ada": [], "/ben": [], "/mail": [], "/table": []}

    async def serve(self) -> None:
        """A server comes, in place of the one before it."""
        await self._stack.aclose()
        self._stack = AsyncExitStack()
        self.address, self.services = await self._stack.enter_async_context(serving_here(self.settings))
        self.clients = [await self._stack.enter_async_context(Client(self.address, token)) for token in self.tokens]

    async def stop(self) -> None:
        await self._stack.aclose()

    async def begin(self, **form: Any) -> None:
        """A table for both, each called in their own way, one by mail as well, and a channel that hears of both."""
        await self.serve()
        self.clients = [await self.people(self.address, name) for name in NAMES]
        self.tokens = [client.token for client in self.clients]
        ada, ben = self.clients
        made = await ada.new_table(title="Letters", seats=[ME, OPEN], **form)
        self.id = made["table"]["id"]
        await ben.follow(made["links"][0]["secret"])
        forms: list[dict[str, Any]] = [
            {"kind": "push", "address": f"{self.away.address}/ada", "keys": self.browser.keys},
            {"kind": "json", "address": f"{self.away.address}/ben"},
            {"kind": "mail", "address": "ben@example.org"},
            {"kind": "discord", "address": f"{self.away.address}/table", "table": self.id},
        ]
        for client, channel in zip((ada, ben, ben, ada), forms, strict=True):
            await client.ask("POST", "/api/channels", {"language": "en", **channel})
        await self.services.caller.look(store.now())
        channel_id, secret = re.findall(r"#confirm\.(\w+)\.(\S+)", self.office.mails[0].get_content())[0]
        await ben.ask("POST", f"/api/channels/{channel_id}/confirm", {"secret": secret})
        await ada.start(self.id)

    async def pass_time(self) -> None:
        """A step of the clock, with all that servers do then."""
        self.world.ahead += STEP
        await keep_time(self.services.tables)
        await self.services.caller.look(store.now())

    async def play_turn(self, seat: int) -> None:
        """Whoever decides plays to the end of their turn."""
        async with self.clients[seat].join(self.id, seat) as live:
            while live.is_my_decision:
                assert live.decision is not None
                options = live.decision["options"]
                await live.choose("end-turn" if "end-turn" in options else random.Random(3).choice(options))

    def tell(self, seat: int, own: str, others: str) -> None:
        """What a player is told from now on, and what the channel of the table is."""
        for path in (("/ada",), ("/ben", "/mail"))[seat]:
            self.expected[path].append(own)
        self.expected["/table"].append(others)

    def told(self) -> dict[str, list[str]]:
        """What all have been told, each in its order."""
        found: dict[str, list[str]] = {path: [] for path in self.expected}
        for mail in self.office.mails:
            found["/mail"] += [_short(line) for line in mail.get_content().splitlines() if line.startswith("“Letters”")]
        for path, _, body in self.away.got:
            if path == "/ada":
                texts = [notice["text"] for notice in self.browser.read(body)]
            elif path == "/ben":
                texts = [notice["text"] for notice in json.loads(body)["notices"]]
            else:
                where = f" https://play.example.org/table/{self.id}"
                texts = [line.removesuffix(where) for line in json.loads(body)["content"].splitlines()]
            found[path] += map(_short, texts)
        return found

    async def look_again(self) -> HostedTable:
        return await self.services.tables.read(self.id)

    async def until_a_person_decides(self) -> HostedTable:
        """Programs play on by themselves, in no time of the world."""
        while True:
            table = await self.look_again()
            if table.decider is None or table.decider.program is None:
                return table
            await asyncio.sleep(0.01)

    def tell_turn(self, seat: int, by: str | None) -> None:
        """Whose turn it is, once; who has played before them, unless that was a program."""
        if not self.is_turn_told:
            played = f"{by} has played, and " if by else ""
            self.tell(seat, f"{played}it is your turn.", f"{played}it is {NAMES[seat]}’s turn.")
        self.is_turn_told = True

    async def stay_away(self, seat: int, steps: int, by: str | None, rng: random.Random) -> bool:
        """Whoever decides does nothing for so long, and servers come and go; whether their time is out by then."""
        is_warned = False
        for _ in range(steps):
            if rng.random() < 0.2:
                await self.stop()
                # Sometimes nobody serves for a while: then no time passes for anybody.
                self.world.ahead += rng.choice([0, 10 * HOUR])
                await self.serve()
                self.restarts += 1
            await self.pass_time()
            table = await self.look_again()
            self.tell_turn(seat, by)
            if table.decider is None or table.decider.number != seat or table.decider.program is not None:
                return True
            assert table.deadline is not None
            left = table.deadline - self.services.tables.game_time()
            if left <= SOON and not is_warned:
                is_warned = True
                self.tell(seat, "your time runs out.", f"{NAMES[seat]}’s time runs out.")
        return False


def _short(text: str) -> str:
    """What is told of the table. In how many hours hangs on seconds that pass by themselves."""
    return re.sub(r" in (an hour|\d+ hours)", "", text.removeprefix("“Letters”: "))


async def test_over_weeks_and_restarts_each_notice_comes_once(
    settings: Settings, world: World, away: Asked, office: Post, people: People
) -> None:
    letters = Correspondence(settings, world, away, office, people)
    rng = random.Random(11)
    # In steps: who is back within the minute, by the next day, when they are reminded, when it is too late.
    absences = cycle([0, 2, 40, 7, 12, 1, 40])
    outs = 0
    by: str | None = None
    try:
        await letters.begin(
            game={"players": 2, "mode": "basic", "seed": 3, "first": "bliss", "turn_limit": 12},
            clock={"reserve": 0, "per_turn": 86_400, "rests": True}, lapse={"then": "program"},
        )  # fmt: skip
        night = {"zone": "Europe/Rome", "night": {"begin": 22 * 60, "end": 8 * 60}, "holidays": []}
        await letters.clients[1].ask("PUT", "/api/people/me/rest", night)
        while (decider := (await letters.until_a_person_decides()).decider) is not None:
            seat = decider.number
            if await letters.stay_away(seat, next(absences), by, rng):
                outs += 1
                by = None
                await letters.until_a_person_decides()
                # A moment later they are told so, and the other one whose turn it is.
                world.ahead += MOMENT
                await letters.services.caller.look(store.now())
                letters.tell(
                    seat, "your time is out, and a program plays on for you. You can come back.",
                    f"{NAMES[seat]}’s time is out, and a program plays on.",
                )  # fmt: skip
                letters.is_turn_told = False
                letters.tell_turn(1 - seat, by)
                async with letters.clients[seat].join(letters.id, seat) as live:
                    await live.send(type="back")
            else:
                await letters.play_turn(seat)
                letters.is_turn_told = False
                by = NAMES[seat]
        await letters.pass_time()
        for path in letters.expected:
            letters.expected[path].append("the game is over. See how it ended.")
        told = letters.told()
        for path, texts in letters.expected.items():
            assert told[path] == texts, path
        # Otherwise it would show nothing.
        assert letters.restarts >= 5 and outs >= 2
        assert sum("runs out" in text for text in told["/table"]) >= 2
        # What is told twice has the same number, so that whoever gets it can tell: here nothing was.
        numbers = [mail["Message-ID"] for mail in office.mails]
        assert len(numbers) == len({*numbers})
    finally:
        await letters.stop()


@pytest.mark.parametrize("then", ["program", "end"])
async def test_a_table_that_nobody_keeps_up_becomes_what_was_agreed(
    then: str, sqlite_settings: Settings, world: World, away: Asked, office: Post, people: People
) -> None:
    letters = Correspondence(sqlite_settings, world, away, office, people)
    try:
        await letters.begin(
            game={"players": 2, "mode": "basic", "seed": 3, "first": "bliss"}, lapse={"then": then, "after": 3}
        )
        ada, ben = letters.clients
        assert (await ben.table(letters.id))["lapse"] == {"then": then, "after": 3}
        for _ in range(3 * DAY // STEP - 1):
            await letters.pass_time()
        assert (await letters.look_again()).status == "running"
        await letters.pass_time()
        await letters.pass_time()
        await letters.until_a_person_decides()
        await letters.pass_time()
        told = letters.told()
        assert told["/ada"][:2] == ["it is your turn.", "your time runs out."]
        if then == "end":
            assert (await letters.look_again()).status == "ended"
            end = "somebody has played no longer, and so the game has ended, as agreed."
            assert {path: texts[-1] for path, texts in told.items()} == dict.fromkeys(told, end)
            async with ben.join(letters.id, 1, since=0) as live:
                assert live.updates[-1]["change"] == "lapsed"
        else:
            assert told["/ada"][2:] == ["your time is out, and a program plays on for you. You can come back."]
            assert told["/ben"] == ["it is your turn."]
            async with ada.join(letters.id, 0) as live:
                await live.send(type="back")
            assert (await letters.look_again()).seats[0].program is None
    finally:
        await letters.stop()


async def test_whoever_plays_alone_is_awaited(sqlite_settings: Settings, world: World, people: People) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, 2, lapse={"then": "end", "after": 1})
        world.ahead += 10 * DAY
        await keep_time(services.tables)
        table = await services.tables.read(id)
        assert (table.status, table.deadline) == ("running", None)
