"""What the parts of one server process share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from cerebria.portrait.life import Life, lived

from .calling.caller import Caller
from .calling.keys import Keys
from .meeting.board import Board
from .meeting.seekers import Seekers
from .previews.kept import Kept
from .previews.rendering import png
from .process.neighbours import Neighbours
from .programs.explaining import Explanations
from .programs.insight import Insight
from .programs.questions import Questions
from .programs.turns import Addresses
from .safety.doors import Doors
from .safety.limits import Buckets
from .settings import Settings
from .storage.bus import Bus
from .storage.moderation import Bars
from .storage.store import Store
from .tables.reading import telling_damage
from .tables.replay import played
from .tables.tables import Tables

Answer = TypeVar("Answer")
_MOST_LISTING: Final = 2
"""Lists of tables that are made at the same time: more at once would take memory, and none would be ready sooner."""
_WRONG_CODES_A_SECOND: Final = 0.2
_WRONG_CODES_AT_ONCE: Final = 10
"""Of one address: a code is short, and must not be found by trying."""
_LISTINGS_A_SECOND: Final = 0.1
_TAKINGS_A_SECOND: Final = 0.1
_SEEKINGS_A_SECOND: Final = 0.1
_AT_ONCE: Final = 12
"""Of one address: tables that are listed, seats that are taken at such tables, and how often a table is looked for."""
_PICTURES: Final = 64
"""Those that are kept, of some 200 kB each."""
_LIVES: Final = 64


class Connected(Protocol):
    """A live connection of any kind."""

    person: str | None
    address: str

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end."""
        ...


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
    keys: Keys
    caller: Caller
    board: Board
    bars: Bars = field(default_factory=Bars)
    seekers: Seekers = field(default_factory=Seekers)
    addresses: Addresses = field(default_factory=Addresses)
    wrong_codes: Buckets = field(default_factory=lambda: Buckets(_WRONG_CODES_A_SECOND, _WRONG_CODES_AT_ONCE))
    listings: Buckets = field(default_factory=lambda: Buckets(_LISTINGS_A_SECOND, _AT_ONCE))
    takings: Buckets = field(default_factory=lambda: Buckets(_TAKINGS_A_SECOND, _AT_ONCE))
    seekings: Buckets = field(default_factory=lambda: Buckets(_SEEKINGS_A_SECOND, _AT_ONCE))
    connections: set[Connected] = field(default_factory=set)
    neighbours: Neighbours | None = None
    """Workers beside this one, if there are some."""
    is_stopping: bool = False
    listing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(_MOST_LISTING))
    starting: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Of games that programs play in."""
    replaying: asyncio.Lock = field(default_factory=asyncio.Lock)
    pictures: Kept[str, bytes] = field(default_factory=lambda: Kept(_PICTURES, png))
    """By what is drawn."""
    lives: Kept[str, Life] = field(init=False)
    """By the table whose game is over: who the person became never changes."""

    def __post_init__(self) -> None:
        self.lives = Kept(_LIVES, self._life)

    async def _life(self, id: str) -> Life:
        table = await self.tables.read(id)
        with telling_damage(self.store, id):
            choices = [*table.opening, *await self.store.choices(id)]
            return await self.in_turn(lambda: lived(played(table.game_options, choices)))

    async def in_turn(self, work: Callable[[], Answer]) -> Answer:
        """Do long work in a thread, one after the other, so that live play goes on beside it."""
        async with self.replaying:
            return await asyncio.to_thread(work)
