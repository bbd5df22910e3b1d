"""A line to a server far away: every byte takes its time, and only so many pass in a second."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

WAY_SECONDS: Final = 0.2
"""How long anything takes each way; to connect takes both."""
BYTES_PER_SECOND: Final = 5_000_000 / 8
_CHUNK: Final = 4_096
"""Small, so that those who share the line take turns."""


class _Line:
    """Carries connections to a server, all over the same line."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._free_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Cut all that is still connected."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await asyncio.sleep(2 * WAY_SECONDS)
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
            await asyncio.gather(self._pass_on(reader, far_writer, False), self._pass_on(far_reader, writer, True))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_thin: bool) -> None:
        clock = asyncio.get_running_loop().time
        on_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            with suppress(OSError):
                while True:
                    due, data = await on_way.get()
                    await asyncio.sleep(due - clock())
                    if not data:
                        break
                    writer.write(data)
            writer.close()

        arriving = asyncio.create_task(arrive())
        try:
            data = b"."
            while data:
                try:
                    data = await reader.read(_CHUNK)
                except OSError:
                    data = b""
                if is_thin:
                    self._free_at = max(clock(), self._free_at) + len(data) / BYTES_PER_SECOND
                    # Whoever comes next on the line comes after this.
                    await asyncio.sleep(self._free_at - clock())
                on_way.put_nowait((clock() + WAY_SECONDS, data))
            await arriving
        finally:
            arriving.cancel()


@contextmanager
def far_away(port: int) -> Iterator[int]:
    """The port of a line, in a thread of its own, to the server on another port."""
    loop = asyncio.new_event_loop()
    line = _Line(port)
    server = loop.run_until_complete(_listen(line))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        asyncio.run_coroutine_threadsafe(line.end(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()


async def _listen(line: _Line) -> asyncio.Server:
    return await asyncio.start_server(line.accept, "127.0.0.1", 0)
