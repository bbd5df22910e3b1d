"""What `/readyz` says while something is wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import httpx

_EVERY: Final = 0.25
_PATIENCE: Final = 2.0
"""Seconds that somebody who watches a server waits for its word."""
GONE: Final = "gone"
SILENT: Final = "silent"


class Watch:
    """What each server said, whenever it was something else than before, in seconds since the watch began."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self.said: list[list[tuple[float, str]]] = [[] for _ in addresses]
        self._addresses = addresses
        self._began = time.monotonic()

    def heard(self, server: int, word: str, at: float) -> None:
        said = self.said[server]
        if not said or said[-1][1] != word:
            said.append((at, word))

    def told(self) -> str:
        """In a few words: the first server's and the second's."""
        return "; ".join(_told(said) for said in self.said)

    async def look(self, server: int) -> None:
        """Ask again and again."""
        async with httpx.AsyncClient(timeout=_PATIENCE) as client:
            while True:
                asked = time.monotonic() - self._began
                try:
                    answer = await client.get(f"{self._addresses[server]}/readyz")
                    word = str(answer.status_code)
                except httpx.TimeoutException:
                    word = SILENT
                except httpx.HTTPError:
                    word = GONE
                self.heard(server, word, asked)
                await asyncio.sleep(_EVERY)


def _told(said: list[tuple[float, str]]) -> str:
    first, *later = said or [(0.0, "?")]
    return ", ".join([first[1], *(f"{word} at {at:.0f} s" for at, word in later)])


@asynccontextmanager
async def watching(addresses: Sequence[str]) -> AsyncIterator[Watch]:
    """Watch servers for a while."""
    watch = Watch(addresses)
    looking = [asyncio.create_task(watch.look(server)) for server in range(len(addresses))]
    try:
        yield watch
    finally:
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
