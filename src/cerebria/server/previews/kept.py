"""What is dear to make and asked for again: made one at a time, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final, Generic, TypeVar

from ..refusals import Refusal

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")
_MOST_WAITING: Final = 20
"""Whoever came after so many would wait for seconds."""


class Kept(Generic[Key, Made]):
    """The last things that were made or asked for, so many of them."""

    def __init__(self, most: int, make: Callable[[Key], Awaitable[Made]]) -> None:
        self._most = most
        self._make = make
        self._made: OrderedDict[Key, Made] = OrderedDict()
        self._making = asyncio.Lock()
        self._waiting = 0

    async def get(self, key: Key) -> Made:
        """What was made of it, or is made now."""
        if key not in self._made:
            await self._add(key)
        self._made.move_to_end(key)
        return self._made[key]

    async def _add(self, key: Key) -> None:
        if self._waiting >= _MOST_WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._making:
                if key not in self._made:
                    self._made[key] = await self._make(key)
        finally:
            self._waiting -= 1
        if len(self._made) > self._most:
            self._made.popitem(last=False)
