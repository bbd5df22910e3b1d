"""A connection that has been greeted, read and written with as little ado as there can be: the players share the
machine with the server, and what they take it lacks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import Struct
from typing import Final

from websockets.asyncio.client import ClientConnection

_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_MASKED: Final = 0x80
_SHORT: Final = 125
_LONG: Final = 126
"""Instead of a size: it follows, in two bytes, or with the next number in eight."""
_NO_MASK: Final = bytes(4)
"""Clients have to mask what they send; this mask leaves it as it is."""
_LONG_HEAD: Final = Struct("!BBH")


class Line(asyncio.Protocol):
    """Takes a connection over from the library that opened it, and hears every whole text."""

    def __init__(self, socket: ClientConnection, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._begun = b""
        self._is_closed = False
        self._transport = socket.transport
        self._transport.set_protocol(self)

    def close(self) -> None:
        """End it without a word."""
        self._is_closed = True
        self._transport.abort()

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(_TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((kind, _MASKED | size)) if size <= _SHORT else _LONG_HEAD.pack(kind, _MASKED | _LONG, size)
        self._transport.write(head + _NO_MASK + body)

    def data_received(self, data: bytes) -> None:
        if self._begun:
            data = self._begun + data
        start = 0
        while (body := _body(data, start)) is not None and body[1] <= len(data):
            kind = data[start]
            if kind == _TEXT:
                self._hear(data[slice(*body)])
            elif kind == _PING:
                self._write(_PONG, data[slice(*body)])
            start = body[1]
        self._begun = data[start:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_closed:
            self._lost()


def _body(data: bytes, start: int) -> tuple[int, int] | None:
    """From where to where the body of a frame reaches; None if its head is not all there."""
    if len(data) < start + 2:
        return None
    size, begins = data[start + 1], start + 2
    if size >= _LONG:
        begins += 2 if size == _LONG else 8
        if len(data) < begins:
            return None
        size = int.from_bytes(data[start + 2 : begins], "big")
    return begins, begins + size
