"""Connections before they have said what they want: how many there may be, and for how long."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

import structlog

from ..process.file_handles import room_for_connections
from ..process.metrics import REFUSED
from ..settings import Settings
from .limits import Bucket, Buckets, counted_as, is_among

LOG = structlog.get_logger()
HEAD_SECONDS: Final = 10
"""How long the head of a request may take to arrive, from the first moment it could."""
UNREAD_SECONDS: Final = 30
"""How long a client may leave unread what waits for it, without reading any of it."""
MOST_SILENT: Final = 100
"""Connections of one address that may be silent for longer than it takes anybody to send a request."""
_A_MOMENT: Final = 1.0
_FRAMES_A_MESSAGE: Final = 2
"""Messages may come in pieces and with signs of life between them. Who sends too many hears that first."""
_BLAME_RATE: Final = 2.0
_BLAME_BURST: Final = 50
_LOG_SECONDS: Final = 60


@dataclass(slots=True)
class _Line:
    """A connection: whose it is, and what of ours it has not read since when."""

    host: str
    address: str
    """Under which it is counted."""
    unread: int = 0
    unread_since: float = 0.0


class Doors:
    """All connections of one process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._most = min(room_for_connections(), settings.most_connections + MOST_SILENT)
        self._lines: dict[asyncio.Transport, _Line] = {}
        self._silent: dict[asyncio.Transport, float] = {}
        self._blame = Buckets(_BLAME_RATE, _BLAME_BURST)
        self._logged_at = -float(_LOG_SECONDS)

    def allowance(self) -> Bucket:
        """How many frames one connection may send, whatever is in them."""
        return Bucket(self._settings.rate * _FRAMES_A_MESSAGE, self._settings.burst * _FRAMES_A_MESSAGE)

    def enter(self, transport: asyncio.Transport, host: str) -> None:
        """Somebody has come. If there is no room, whoever has been silent for longest makes some."""
        address = counted_as(host)
        if not self._blame.of(address).has_some:
            self._cut(transport)
            return
        if len(self._lines) >= self._most:
            self._tell()
            longest = next(iter(self._silent), transport)
            self._cut(longest)
            if longest is transport:
                return
            self.leave(longest)
        self._lines[transport] = _Line(host, address)
        self.expect(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        """Somebody has gone."""
        self._lines.pop(transport, None)
        self._silent.pop(transport, None)

    def expect(self, transport: asyncio.Transport) -> None:
        """The head of a request is expected from now on."""
        if transport in self._lines:
            self._silent.setdefault(transport, time.monotonic())

    def hear(self, transport: asyncio.Transport) -> None:
        """It has come."""
        self._silent.pop(transport, None)

    def blame(self, transport: asyncio.Transport) -> None:
        """It sent what nobody sends by mistake; who does so again and again is not let in for a while."""
        line = self._lines.get(transport)
        # Behind a proxy are many people, of whom one must not lock out the others.
        if line is not None and not is_among(line.host, self._settings.trusted_proxies):
            self._blame.take(line.address)

    async def hurry(self) -> None:
        """Send away who has been silent for too long, or one of too many that are."""
        moment = time.monotonic()
        silent: Counter[str] = Counter()
        for transport, since in list(self._silent.items()):
            if moment - since < _A_MOMENT:
                break
            address = self._lines[transport].address
            silent[address] += 1
            if moment - since >= HEAD_SECONDS or silent[address] > MOST_SILENT:
                self._cut(transport)

    async def drop_deaf(self) -> None:
        """Cut off who reads nothing: a connection that is closed politely stays until all of it is read."""
        moment = time.monotonic()
        for transport, line in list(self._lines.items()):
            unread = transport.get_write_buffer_size()
            if unread < line.unread or not line.unread:
                line.unread_since = moment
            line.unread = unread
            if unread and moment - line.unread_since >= UNREAD_SECONDS:
                self._cut(transport)

    def _cut(self, transport: asyncio.Transport) -> None:
        REFUSED.labels("too-slow").inc()
        transport.abort()

    def _tell(self) -> None:
        """Once in a while: those who come without an end must not fill the log."""
        if time.monotonic() - self._logged_at >= _LOG_SECONDS:
            self._logged_at = time.monotonic()
            LOG.warning("no-room-for-connections", held=len(self._lines), silent=len(self._silent))
