"""A live connection as all kinds of it are: what is told is queued, and what is said has a price."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from ..refusals import Refusal
from ..safety.limits import Bucket
from ..services import Services

MOST_WAITING: Final = 256
"""Messages that may wait for a slow client before it is sent away to catch up later."""
MOST_WAITING_BYTES: Final = 4_000_000
_SEND_SECONDS: Final = 20
"""How long a client may leave a message unread before it is cut off."""

# Close codes of our own; the reason travels in a `closing` message before.
CODES: Final = {"restart": 1012, "too-slow": 4008, "removed": 4003, "broken": 4000, "idle": 4001}


class Line:
    """One client, from its greeting to its end."""

    def __init__(self, services: Services, socket: WebSocket) -> None:
        self.services = services
        self.socket = socket
        self.person: str | None = None
        self.address: str = socket.state.address
        self.is_closing = False
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._waiting_bytes = 0
        self._is_writing = True
        self._write_now: Callable[[bytes], bool] = socket.state.write_now
        self._buckets: tuple[Bucket, Bucket] = (
            Bucket(services.settings.rate, services.settings.burst), socket.state.allowance
        )  # fmt: skip

    # Being told.

    def send(self, message: bytes) -> None:
        """Send a message, or queue it; a client that does not keep up is sent away."""
        if self.is_closing:
            return
        if not self._is_writing and not self._waiting_bytes and self._write_now(message):
            return
        if self._outbox.qsize() < MOST_WAITING and self._waiting_bytes < MOST_WAITING_BYTES:
            self._outbox.put_nowait(message)
            self._waiting_bytes += len(message)
            return
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self.close("too-slow", 1.0)

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end; what still comes is not answered."""
        if self.is_closing:
            return
        self.is_closing = True
        self._outbox.put_nowait(to_json({"type": "closing", "reason": reason, "retry_after": retry_after}))
        self._outbox.put_nowait(CODES[reason])

    async def write(self) -> None:
        """Send what is queued until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                self._is_writing = False
                message = await self._outbox.get()
                self._is_writing = True
                try:
                    async with asyncio.timeout(_SEND_SECONDS):
                        if isinstance(message, int):
                            await self.socket.close(message)
                            return
                        await self.socket.send_text(message.decode())
                except TimeoutError:
                    self.close("too-slow", 1.0)
                    self.socket.state.cut()
                    return
                self._waiting_bytes -= len(message)

    # Being asked.

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    def pay(self, cost: float) -> None:
        """Every client may ask so much, and all behind one address together some times as much."""
        if not cost:
            return
        own, household = self._buckets
        if not (own.take(cost) and household.take(cost)):
            raise Refusal("too-many-requests")
