"""What one process holds of one table: the table while it is awake, and who listens to it."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from cerebria import Game

from .messages import Told
from .passing import Passes
from .seats import Seat
from .table import HostedTable


class Listener(Protocol):
    """A live connection, as the tables know it."""

    person: str | None
    seat: int | None
    version: int
    """The last it heard with these eyes."""
    told: Told
    told_at: float
    is_let_in: bool
    """Whether it came neither to a seat nor as the host, but was let in to watch."""
    wants_facts: bool
    """Whether it wants to be told unasked what is known of its options."""
    passes: Passes
    """What it does not want to be asked, with any seat of its person's."""

    def move_on(self) -> None:
        """The game has changed for these eyes: what was asked about it is of no use any more."""
        ...

    def foretell(self, game: Game) -> None:
        """It decides, in this game as it stands now: tell what is known of its options, unless that moves on before."""
        ...

    def pass_on(self, seat: int, made: int) -> None:
        """A seat of its person's decides, after so many choices, and need not be asked."""
        ...

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end."""
        ...


class Room:
    """One table in this process. Rooms outlast the sleep of their tables."""

    __slots__ = ("elsewhere", "entering", "listeners", "lock", "row", "said", "seats", "table")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.entering = 0
        """How many are inside, which is one at most, or wait for that."""
        self.table: HostedTable | None = None
        self.row: dict[str, Any] = {}
        self.seats: list[Seat] = []
        """Who sits where, also while the table sleeps."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        """By process: seats that are connected there, spectators, and until when this is believed."""
        self.said: tuple[list[int], int] = ([], 0)
        """What other processes were told last: seats that are connected here, and spectators."""

    def seats_here(self) -> list[int]:
        """The seats whose person is connected to this process."""
        people = {listener.person for listener in self.listeners}
        return [seat.number for seat in self.seats if seat.person is not None and seat.person in people]

    def watching_here(self) -> int:
        """How many spectators are connected to this process."""
        seated = {seat.person for seat in self.seats}
        return sum(listener.person is None or listener.person not in seated for listener in self.listeners)

    def here(self) -> set[int]:
        """The seats whose person is connected, to any process."""
        return set(self.seats_here()).union(*(seats for seats, _ in self._elsewhere_now()))

    def watching(self) -> int:
        """How many spectators are connected, to any process."""
        return self.watching_here() + sum(count for _, count in self._elsewhere_now())

    def _elsewhere_now(self) -> list[tuple[list[int], int]]:
        moment = time.monotonic()
        return [(seats, count) for seats, count, until in self.elsewhere.values() if until > moment]
