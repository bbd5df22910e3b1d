"""Whose turn it is, among those who wait for what only so many can have at once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple, Self, TypeVar

from ..refusals import Refusal

Waiting = TypeVar("Waiting")
_MOST_KNOWN: Final = 10_000
"""Addresses and people of whom it is known when they last had a turn; who is forgotten had theirs long ago."""
_FOR_LATER: Final = 8
"""One turn in so many goes to a later rank instead of the first, to each of them in turn, so that nobody waits for
ever."""


class Asker(NamedTuple):
    """Who wants something: the address that they come from, as it is counted, and the person."""

    address: str
    person: str


class Turns:
    """So many places, and those who wait for one.

    The lowest rank comes first; in it the address that had its last turn longest ago, and behind that the person who
    had. So whoever asks for much waits for it, and others do not.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[int, _Line] = {}
        """By rank."""
        self._last = LastTurns()
        self._is_over = False

    def place(self, asker: Asker, rank: int = 0) -> Place:
        """A place to be waited for, and had, by `async with`."""
        return Place(self, asker, rank)

    def stop(self) -> None:
        """Send away who waits, and whoever still comes."""
        self._is_over = True
        for line in self._lines.values():
            while (place := line.take()) is not None:
                place.called.set_exception(Refusal("question-withdrawn"))

    def line_up(self, place: Place, rank: int) -> None:
        """Let somebody wait, or wait in a better rank as well."""
        if self._is_over:
            raise Refusal("question-withdrawn")
        if self._free and not self._lines:
            # Nobody waits.
            self._free -= 1
            self._last.note(place.asker)
            place.called.set_result(None)
            return
        self._lines.setdefault(rank, _Line((), self._last)).add(place, place.asker)
        self._call()

    def leave(self) -> None:
        """A place is free again."""
        self._free += 1
        self._call()

    def _call(self) -> None:
        """Give away the places that are free."""
        while self._free and self._lines:
            rank = self._last.next_rank(self._lines)
            place = self._lines[rank].take()
            if place is None:
                del self._lines[rank]
            else:
                self._free -= 1
                place.called.set_result(None)


class Place:
    """What somebody waits for, and has then."""

    __slots__ = ("_is_in_line", "_rank", "_turns", "asker", "called")

    def __init__(self, turns: Turns, asker: Asker, rank: int) -> None:
        self._turns = turns
        self._rank = rank
        self._is_in_line = False
        self.asker = asker
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hurry(self, rank: int) -> None:
        """Wait in a better rank from now on."""
        if rank < self._rank and not self.called.done():
            self._rank = rank
            if self._is_in_line:
                self._turns.line_up(self, rank)

    async def __aenter__(self) -> Self:
        self._turns.line_up(self, self._rank)
        self._is_in_line = True
        try:
            await self.called
        except asyncio.CancelledError:
            if not self.called.cancelled():
                # It was called, and has gone before it heard of it.
                self._turns.leave()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self._turns.leave()


class Addresses:
    """From where people last came. It is known to this process alone, as long as there is room for it."""

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def note(self, asker: Asker) -> None:
        """Somebody has come."""
        self._known.pop(asker.person, None)
        self._known[asker.person] = asker.address
        if len(self._known) > _MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def asker(self, person: str | None) -> Asker:
        """Somebody who may have gone; all of whom nothing is known take turns as if they were at one place."""
        return Asker(self._known.get(person or "", ""), person or "")


class LastTurns:
    """Which turn was the last of an address, of a person behind it, and of whatever is named behind them."""

    def __init__(self) -> None:
        self._count = 0
        self._last: dict[tuple[str, ...], int] = {}
        """The latest at the end."""

    def next_rank(self, ranks: Iterable[int]) -> int:
        """Of the ranks in which somebody waits, the one whose turn it is."""
        first, *later = sorted(ranks)
        rounds, turn = divmod(self._count, _FOR_LATER)
        return later[rounds % len(later)] if later and turn == _FOR_LATER - 1 else first

    def next_of(self, waiting: Sequence[tuple[int, tuple[str, ...], Waiting]]) -> Waiting:
        """Of those who wait, each in a rank and under names, the one whose turn it is; of equals, the first."""
        rank = self.next_rank({rank for rank, *_ in waiting})
        return min(
            (one for one in waiting if one[0] == rank),
            key=lambda one: [self.of(one[1][:length]) for length in range(1, len(one[1]) + 1)],
        )[2]

    def of(self, names: tuple[str, ...]) -> int:
        """The last turn under these names."""
        return self._last.get(names, 0)

    def note(self, names: tuple[str, ...]) -> None:
        """Somebody has their turn."""
        self._count += 1
        for length in range(1, len(names) + 1):
            self._last.pop(names[:length], None)
            self._last[names[:length]] = self._count
        while len(self._last) > _MOST_KNOWN:
            del self._last[next(iter(self._last))]


class _Line:
    """Those who wait under the same names, in the order in which they came, or under more names, which take turns."""

    def __init__(self, names: tuple[str, ...], last: LastTurns) -> None:
        self._names = names
        self._last = last
        self._waiting: deque[Place] = deque()
        self._inner: dict[str, _Line] = {}
        self._next: list[tuple[int, int, str]] = []
        """The names that have somebody waiting: when each had its last turn, and which came first."""
        self._coming = count()

    def add(self, place: Place, names: tuple[str, ...]) -> None:
        """Wait at the end, under these names."""
        if not names:
            self._waiting.append(place)
            return
        name, *more = names
        if name not in self._inner:
            self._inner[name] = _Line((*self._names, name), self._last)
            self._push(name)
        self._inner[name].add(place, tuple(more))

    def take(self) -> Place | None:
        """Who is next, among those who still wait."""
        while self._waiting:
            place = self._waiting.popleft()
            if not place.called.done():
                self._last.note(place.asker)
                return place
        while self._next:
            *_, name = heappop(self._next)
            found = self._inner[name].take()
            if found is not None:
                self._push(name)
                return found
            del self._inner[name]
        return None

    def _push(self, name: str) -> None:
        heappush(self._next, (self._last.of((*self._names, name)), next(self._coming), name))
