"""A slow line between a browser and the server: everything arrives, a while later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


@contextmanager
def slow_line(address: str, seconds: float) -> Iterator[str]:
    """The same server, as somebody reaches it for whom a way there and back takes so long; its address for them."""
    line = _Line(urlsplit(address).port or 80, seconds / 2)
    thread = threading.Thread(target=lambda: asyncio.run(line.serve()))
    thread.start()
    try:
        yield f"http://127.0.0.1:{line.port.result()}"
    finally:
        line.stop()
        thread.join()


class _Line:
    def __init__(self, inside: int, seconds: float) -> None:
        self.port: Future[int] = Future()
        self._inside = inside
        self._seconds = seconds
        """One way."""
        self._ends: set[asyncio.StreamWriter] = set()

    async def serve(self) -> None:
        self._loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port.set_result(server.sockets[0].getsockname()[1])
        await self._stopped.wait()
        server.close()
        for end in self._ends:
            end.close()
        for end in self._ends:
            with suppress(OSError):
                await end.wait_closed()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry bytes both ways until either end hangs up."""
        there, back = await asyncio.open_connection("127.0.0.1", self._inside)
        self._ends |= {writer, back}
        with suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(self._one_way(reader, back), self._one_way(there, writer))

    async def _one_way(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # What was sent in one order arrives in it.
        while data := await reader.read(65_536):
            self._loop.call_later(self._seconds, writer.write, data)
        self._loop.call_later(self._seconds, writer.close)
