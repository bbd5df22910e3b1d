"""A line between a client and the server that is cut after so many bytes, there or back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Literal, get_args
from urllib.parse import urlsplit

Direction = Literal["up", "down"]
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)


class CutLine:
    """Carries bytes both ways. Whoever comes back after a cut is carried as before."""

    def __init__(self, inside: int) -> None:
        self._inside = inside
        self.carried: dict[Direction, int] = {}
        """Bytes since it was last counted."""
        self._cut: tuple[Direction, int] | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self.count()

    def count(self) -> None:
        """Count from here on."""
        self.carried = dict.fromkeys(DIRECTIONS, 0)

    def cut_after(self, direction: Direction, size: int) -> None:
        """Carry so many bytes in a direction from here on, and then nothing more, either way."""
        self.count()
        self._cut = (direction, size)
        if not size:
            self._hang_up()

    @property
    def is_cut(self) -> bool:
        """Whether there is no more to cut."""
        return self._cut is None

    def _hang_up(self) -> None:
        self._cut = None
        for end in self._ends:
            end.close()
        self._ends.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._inside)
        self._ends |= {writer, back}
        with suppress(OSError):
            await asyncio.gather(self._one_way("up", reader, back), self._one_way("down", there, writer))

    async def _one_way(self, direction: Direction, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while (data := await reader.read(65_536)) and not writer.is_closing():
            size = len(data)
            if self._cut is not None and self._cut[0] == direction:
                size = min(size, self._cut[1] - self.carried[direction])
            writer.write(data[:size])
            self.carried[direction] += size
            if self._cut == (direction, self.carried[direction]):
                self._hang_up()
        writer.close()

    def stop(self) -> None:
        self._hang_up()


@asynccontextmanager
async def cut_line(address: str) -> AsyncIterator[tuple[str, CutLine]]:
    """A line to a server, and its address there."""
    line = CutLine(urlsplit(address).port or 80)
    server = await asyncio.start_server(line.carry, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", line
    finally:
        server.close()
        line.stop()
