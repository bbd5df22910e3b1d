"""Those who play meanwhile: how long they wait."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple, Self

from cerebria import CerebriaError
from cerebria.client import Client, Live

PATIENCE: Final = 10.0
_PAUSE: Final = 0.05
_ME: Final = {"kind": "me"}
_EASY: Final = {"kind": "program", "program": "easy"}


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


class Waited(NamedTuple):
    """How long others waited: for what they did, for what they asked about their options, for a program, for a hint."""

    doing: Waits
    asking: Waits
    program: Waits
    hint: Waits


class Others:
    """A table at play, another one with a program, and somebody who comes to the page again and again."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = Client(address)

    async def __aenter__(self) -> Self:
        await self._client.__aenter__()
        await self._client.sign_in("Ada")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._client.__aexit__()

    async def go_on(self, seconds: float) -> Waited:
        """Play, ask and look for a while."""
        waited = Waited(Waits(), Waits(), Waits(), Waits())
        until = time.monotonic() + seconds
        async with self._playing(_ME, _ME) as seats, self._playing(_ME, _EASY) as (alone, *_):
            playing = self._play(seats, until, waited), self._play_alone(alone, until, waited)
            await asyncio.gather(*playing, self._look(until, waited.doing))
        return waited

    @asynccontextmanager
    async def _playing(self, *kinds: dict[str, str]) -> AsyncIterator[list[Live]]:
        """At the seats that are not a program's, in a new game."""
        made = await self._client.new_table(game={"players": 2, "first": "bliss"}, seats=list(kinds))
        id = made["table"]["id"]
        await self._client.start(id)
        async with AsyncExitStack() as stack:
            own = [seat for seat, kind in enumerate(kinds) if kind is _ME]
            yield [await stack.enter_async_context(self._client.join(id, seat)) for seat in own]
        with suppress(CerebriaError):
            await self._client.ask("POST", f"/api/tables/{id}/end")

    async def _play(self, seats: list[Live], until: float, waited: Waited) -> None:
        chance = random.Random(1)
        while time.monotonic() < until:
            for live in seats:
                if live.is_my_decision and live.decision is not None:
                    await _timed(live.facts(), waited.asking)
                    await _timed(live.choose(chance.choice(live.decision["options"])), waited.doing)
                    break
            await asyncio.sleep(_PAUSE)

    async def _play_alone(self, live: Live, until: float, waited: Waited) -> None:
        """With a program, after a hint."""
        await _timed(live.hints(), waited.hint)
        while time.monotonic() < until and not live.is_over:
            if live.is_my_decision and live.decision is not None:
                options = live.decision["options"]
                await _timed(live.choose("end-turn" if "end-turn" in options else options[0]), waited.doing)
                await asyncio.sleep(_PAUSE)
            else:
                heard = live.version
                await _timed(live.until(partial(_has_moved, live, heard)), waited.program)

    async def _look(self, until: float, waits: Waits) -> None:
        while time.monotonic() < until:
            await _timed(_fresh_look(self.address), waits)
            await asyncio.sleep(_PAUSE)


def _has_moved(live: Live, heard: int) -> bool:
    """Whether something has happened at a table since."""
    return live.version > heard or live.is_my_decision or live.is_over


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
