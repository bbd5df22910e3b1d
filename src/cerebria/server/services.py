"""What the parts of one server process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from .process.neighbours import Neighbours
from .programs.explaining import Explanations
from .programs.insight import Insight
from .programs.questions import Questions
from .programs.turns import Addresses
from .safety.doors import Doors
from .safety.limits import Buckets
from .settings import Settings
from .storage.bus import Bus
from .storage.store import Store
from .tables.room import Listener
from .tables.tables import Tables

Answer = TypeVar("Answer")
_MOST_LISTING: Final = 2
"""Lists of tables that are made at the same time: more at once would take memory, and none would be ready sooner."""
_WRONG_CODES_A_SECOND: Final = 0.2
_WRONG_CODES_AT_ONCE: Final = 10
"""Of one address: a code is short, and must not be found by trying."""


@dataclass
class Services:
    """One of each, made when the process starts."""

    settings: Settings
    store: Store
    bus: Bus
    tables: Tables
    doors: Doors
    insight: Insight
    hints: Questions
    analyses: Questions
    """Apart from hints, which are answered in seconds and should not wait for them."""
    explanations: Explanations
    addresses: Addresses = field(default_factory=Addresses)
    wrong_codes: Buckets = field(default_factory=lambda: Buckets(_WRONG_CODES_A_SECOND, _WRONG_CODES_AT_ONCE))
    connections: set[Listener] = field(default_factory=set)
    neighbours: Neighbours | None = None
    """Workers beside this one, if there are some."""
    is_stopping: bool = False
    listing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_MOST_LISTING))
    starting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Of games that programs play in."""
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def in_turn(self, work: Callable[[], Answer]) -> Answer:
        """Do long work in a thread, one after the other, so that live play goes on beside it."""
        async with self.replaying:
            return await asyncio.to_thread(work)
