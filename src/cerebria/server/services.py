"""What the parts of one server process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from .settings import Settings
from .storage.bus import Bus
from .storage.store import Store
from .tables.room import Listener
from .tables.tables import Tables

Answer = TypeVar("Answer")


@dataclass
class Services:
    """One of each, made when the process starts."""

    settings: Settings
    store: Store
    bus: Bus
    tables: Tables
    connections: set[Listener] = field(default_factory=set)
    is_stopping: bool = False
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def in_turn(self, work: Callable[[], Answer]) -> Answer:
        """Do long work in a thread, one after the other, so that live play goes on beside it."""
        async with self.replaying:
            return await asyncio.to_thread(work)
