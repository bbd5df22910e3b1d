"""People who play and talk whatever happens, and keep account of what they sent and were answered."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Self

import httpx

from bench.load.players import SEATS
from cerebria import CerebriaError
from cerebria.client import Client, Live, ServerRefused

DONE: Final = "done"
_PROGRAM: Final = {"kind": "program", "program": "greedy"}
_OPEN: Final = {"kind": "open"}
_CLOCK: Final = {"reserve": 0, "per_turn": 30}
_KINDS: Final[tuple[dict[str, Any], ...]] = (
    {}, {"clock": _CLOCK}, {"seats": [_OPEN, _PROGRAM, _OPEN, _OPEN]},
    {"seats": [_OPEN, _OPEN, _PROGRAM, _PROGRAM], "clock": _CLOCK},
)  # fmt: skip
"""What tables are like, by turns: with people alone, with clocks, with programs, with both."""
_CHOICE_SECONDS: Final = 0.5
_WORD_SECONDS: Final = 3.0
"""How long people think before a choice, and stay silent, on average."""
_LOOK_SECONDS: Final = 5.0
_RETURN_SECONDS: Final = 1.0


@dataclass
class Sent:
    """A choice or a line of chat, and what came of it."""

    table: str
    seat: int
    key: str
    text: str
    at: float
    answer: str | None = None
    """`done`, or the reason for which it was refused; None: there was no answer."""
    answered: float | None = None

    def silence(self, now: float) -> float:
        """How long whoever sent it was left without an answer."""
        return (self.answered or now) - self.at


@dataclass
class Ledger:
    """All that was sent, and who was sent away for good and had to come anew."""

    sent: list[Sent] = field(default_factory=list)
    sent_away: Counter[str] = field(default_factory=Counter)

    def unanswered(self) -> list[Sent]:
        return [sent for sent in self.sent if sent.answer is None]


class Player:
    """One seat with its person."""

    def __init__(self, client: Client, table: str, seat: int, ledger: Ledger, chance: random.Random) -> None:
        self.table = table
        self.seat = seat
        self.has_stopped = False
        self.live = Live(client, table, seat, 0)
        self._client = client
        self._ledger = ledger
        self._chance = chance

    @property
    def is_over(self) -> bool:
        return bool(self.live.table) and self.live.is_over

    async def act(self) -> None:
        """Play and talk until it is enough; whoever is sent away comes anew."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._play())
            both.create_task(self._talk())

    async def _play(self) -> None:
        while not self.has_stopped:
            try:
                await self.live.until(lambda: self.live.is_my_decision or self.is_over, _LOOK_SECONDS)
                await asyncio.sleep(self._chance.expovariate(1 / _CHOICE_SECONDS))
                if self.is_over or self.has_stopped:
                    return
                await self._take_turn()
            except TimeoutError:
                continue
            except CerebriaError as error:
                await self._come_anew(error)

    async def _take_turn(self) -> None:
        live = self.live
        if live.table["seats"][self.seat]["state"] == "stand-in":
            # Time ran out, and a program plays until the turn is over.
            with suppress(ServerRefused):
                await live.send(type="back")
            await asyncio.sleep(_RETURN_SECONDS)
        elif live.is_my_decision and live.decision is not None:
            choice = self._chance.choice(live.decision["options"])
            await self._send(choice, type="choose", choice=choice, version=live.version)

    async def _talk(self) -> None:
        while not self.has_stopped:
            await asyncio.sleep(self._chance.expovariate(1 / _WORD_SECONDS))
            if self.has_stopped or self.is_over:
                return
            with suppress(CerebriaError):
                text = f"Word {secrets.token_hex(4)}"
                await self._send(text, type="say", text=text, to="table")

    async def _send(self, what: str, **message: Any) -> None:
        """Send something and note the answer; whoever is refused looks again before they try again."""
        sent = Sent(self.table, self.seat, secrets.token_hex(8), what, time.monotonic())
        self._ledger.sent.append(sent)
        try:
            await self.live.send(key=sent.key, **message)
            sent.answer = DONE
        except ServerRefused as error:
            sent.answer = error.id
            if error.id == "connection-closed":
                raise
        finally:
            if sent.answer is not None:
                sent.answered = time.monotonic()

    async def _come_anew(self, error: CerebriaError) -> None:
        """What somebody does whose page has given up: they open it again."""
        self._ledger.sent_away[error.id] += 1
        await self.live.close()
        await asyncio.sleep(_RETURN_SECONDS)
        live = Live(self._client, self.table, self.seat, 0)
        with suppress(CerebriaError):
            await live.connect()
        self.live = live


class Company:
    """Everybody at all tables, half of them at each server."""

    def __init__(self, addresses: Sequence[str], seed: int = 1) -> None:
        self.ledger = Ledger()
        self.players: list[Player] = []
        self._addresses = addresses
        self._chance = random.Random(seed)
        self._stack = AsyncExitStack()
        self._clients: list[list[Client]] = []
        self._acting: list[asyncio.Task[None]] = []
        self._opened = 0

    async def __aenter__(self) -> Self:
        for seat in range(SEATS):
            here = await self._stack.enter_async_context(Client(self._addresses[0]))
            await here.sign_in(f"Player {seat + 1}")
            there = [Client(address, here.token) for address in self._addresses[1:]]
            self._clients.append([here, *[await self._stack.enter_async_context(client) for client in there]])
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._acting:
            task.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)
        await asyncio.gather(*(player.live.close() for player in self.players))
        await self._stack.aclose()

    async def sit_down(self, tables: int) -> None:
        """Open so many tables, and begin to play at them."""
        await asyncio.gather(*(self._begin() for _ in range(tables)))

    async def replace_finished(self) -> None:
        """Begin anew wherever a game is over, again and again; where that fails, a little later."""
        replaced: set[str] = set()
        while True:
            await asyncio.sleep(_RETURN_SECONDS)
            for id in {player.table for player in self.players if player.is_over} - replaced:
                with suppress(CerebriaError, httpx.HTTPError):
                    await self._begin()
                    replaced.add(id)

    async def _begin(self) -> None:
        players = await self._open()
        await asyncio.gather(*(player.live.connect() for player in players))
        self.players += players
        self._acting += [asyncio.create_task(player.act()) for player in players]

    async def _open(self) -> list[Player]:
        number, self._opened = self._opened, self._opened + 1
        host = self._clients[0][0]
        form = _KINDS[number % len(_KINDS)]
        game = {"players": SEATS, "seed": self._chance.getrandbits(32)}
        made = await host.new_table(game=game, **{"seats": [_OPEN] * SEATS, **form})
        id, seats = made["table"]["id"], []
        for link in made["links"]:
            if link["kind"] == "seat":
                seat = link["seat"]
                await self._clients[seat][0].follow(link["secret"])
                seats.append(seat)
        await host.start(id)
        return [self._player(id, seat, number) for seat in seats]

    def _player(self, id: str, seat: int, number: int) -> Player:
        client = self._clients[seat][(seat + number) % len(self._addresses)]
        return Player(client, id, seat, self.ledger, random.Random(self._chance.getrandbits(32)))

    def choices_heard(self) -> dict[str, int]:
        """By table that is not over, how many choices somebody there has heard of."""
        found: dict[str, int] = {}
        for player in self.players:
            if player.is_over:
                continue
            heard = sum(update["kind"] == "choice" for update in player.live.updates)
            found[player.table] = max(heard, found.get(player.table, 0))
        return found

    async def stop(self, seconds: float) -> None:
        """Let everybody end what they are at, for so long at most."""
        for player in self.players:
            player.has_stopped = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.ledger.unanswered():
                    await asyncio.sleep(0.1)
        for task in self._acting:
            task.cancel()
        for result in await asyncio.gather(*self._acting, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
