"""Those who play meanwhile: how long they wait."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Final, Self

from cerebria.client import Client, Live

PATIENCE: Final = 10.0
_PAUSE: Final = 0.05
_PLAYERS: Final = 2


@dataclass
class Waits:
    """How long each thing took that somebody did, in seconds."""

    times: list[float] = field(default_factory=list)
    unanswered: int = 0

    def percentile(self, share: float) -> float:
        """The time that this share of all does not exceed; what was never answered took for ever."""
        if not self.times:
            return PATIENCE
        found = sorted([*self.times, *[PATIENCE] * self.unanswered])
        return found[min(len(found) - 1, int(share * len(found)))]


class Others:
    """A table at play, and somebody who comes to the page again and again."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._stack = AsyncExitStack()
        self._seats: list[Live] = []

    async def __aenter__(self) -> Self:
        client = await self._stack.enter_async_context(Client(self.address))
        await client.sign_in("Ada")
        made = await client.new_table(game={"players": _PLAYERS}, seats=[{"kind": "me"}] * _PLAYERS)
        table = made["table"]["id"]
        await client.start(table)
        for seat in range(_PLAYERS):
            self._seats.append(await self._stack.enter_async_context(client.join(table, seat)))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def go_on(self, seconds: float) -> Waits:
        """Play and look for a while."""
        waits = Waits()
        until = time.monotonic() + seconds
        await asyncio.gather(self._play(until, waits), self._look(until, waits))
        return waits

    async def _play(self, until: float, waits: Waits) -> None:
        chance = random.Random(1)
        while time.monotonic() < until:
            for live in self._seats:
                if live.is_my_decision and live.decision is not None:
                    await _timed(live.choose(chance.choice(live.decision["options"])), waits)
                    break
            await asyncio.sleep(_PAUSE)

    async def _look(self, until: float, waits: Waits) -> None:
        while time.monotonic() < until:
            await _timed(_fresh_look(self.address), waits)
            await asyncio.sleep(_PAUSE)


async def _fresh_look(address: str) -> None:
    """What a newcomer does: a connection of their own, and one request."""
    host, _, port = address.rpartition("/")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        if b" 200 " not in await reader.readline():
            raise ConnectionError("refused")
        await reader.read()
    finally:
        writer.transport.abort()


async def _timed(work: Awaitable[object], waits: Waits) -> None:
    began = time.monotonic()
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except Exception:
        waits.unanswered += 1
    else:
        waits.times.append(time.monotonic() - began)
