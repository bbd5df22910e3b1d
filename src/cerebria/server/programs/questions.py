"""What people ask programs, such as hints: it is thought about in processes of their own, so many at once, in turn.

They have the lowest priority of all: neither people nor the programs that play wait for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeVar

from ..refusals import Refusal
from ..safety.limits import Places
from .thinkers import Thinkers, at_most
from .turns import Asker, Turns

Answer = TypeVar("Answer")


class Room(NamedTuple):
    """How many questions may be asked at once, those that wait included: whoever came later would wait for long."""

    of_a_person: int = 2
    of_an_address: int = 20
    of_all: int = 100


_NICENESS: Final = 15
_ROOM: Final = Room()


class Questions:
    """Questions of one kind, and the processes that think about them.

    Each may have several before it: where answers come sooner than the next question, it need not wait for that.
    """

    def __init__(
        self, at_once: int, seconds: float, room: Room = _ROOM, niceness: int = _NICENESS, each: int = 1
    ) -> None:
        self._seconds = seconds
        """How long one may take, once it is thought about."""
        self._turns = Turns(at_most(at_once) * each)
        self._thinkers = Thinkers(at_most(at_once), niceness)
        self._people = Places(room.of_all, room.of_a_person)
        self._addresses = Places(room.of_all, room.of_an_address)

    async def ask(self, asker: Asker, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """What `work(*arguments)` answers: see `Thinkers`. Whoever is cancelled takes their question back with it."""
        with self.asked(asker):
            return await self._in_turn(asker, work, arguments, patience=0)

    def has_room(self, asker: Asker) -> bool:
        """Whether somebody may ask one more now."""
        return self._addresses.has_room(asker.address) and self._people.has_room(asker.person)

    @contextmanager
    def asked(self, asker: Asker) -> Iterator[None]:
        """Ask something that is thought about in parts: others have their turn between them."""
        if not self._addresses.has_room(asker.address):
            raise Refusal("thinkers-busy")
        if not self._people.has_room(asker.person):
            raise Refusal("still-thinking")
        with self._addresses.taken(asker.address), self._people.taken(asker.person):
            yield

    async def part(self, asker: Asker, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """A part of what was asked. It is short: once it is thought about, that goes on without who is cancelled."""
        return await self._in_turn(asker, work, arguments, patience=self._seconds)

    async def _in_turn(
        self, asker: Asker, work: Callable[..., Answer], arguments: tuple[Any, ...], *, patience: float
    ) -> Answer:
        async with self._turns.place(asker):
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._thinkers.think(work, *arguments, patience=patience)
            except TimeoutError:
                raise Refusal("thinkers-busy") from None

    async def stop(self) -> None:
        """Answer nothing more: who waits is refused."""
        self._turns.stop()
        self._thinkers.stop()
