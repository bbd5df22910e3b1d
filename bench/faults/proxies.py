"""A way between two parts of the site that can fail as networks do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, Self

Dial = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
Which = Callable[["Link"], bool]
_CHUNK: Final = 65_536
_OPENING: Final = 4_096
"""Bytes from whose beginning it is told what a connection is for."""


class Link:
    """One connection through a proxy, and both its ends."""

    def __init__(self, proxy: Proxy, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.opening = b""
        """What the one who connected said first."""
        self.is_torn = False
        """Whether the next that passes is cut in the middle."""
        self.is_lost = False
        """Whether the network has forgotten it: nothing passes any more, and nobody is told."""
        self._proxy = proxy
        self._ends = (near, far)

    def cut(self) -> None:
        """End it on both sides without a word."""
        for end in self._ends:
            end.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, is_outward: bool) -> None:
        """Carry what comes from one end to the other; neither is told more of the way than a network tells."""
        on_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        clock = asyncio.get_running_loop().time

        async def hand_over() -> None:
            while True:
                due, data = await on_way.get()
                if (early := due - clock()) > 0:
                    await asyncio.sleep(early)
                await self._proxy.passable(self)
                if not data:
                    writer.close()
                    return
                if self.is_torn:
                    writer.write(data[: len(data) // 2])
                    await writer.drain()
                    writer.close()
                    self.cut()
                    return
                writer.write(data)
                if is_outward:
                    self._proxy.told(self, data)
                await writer.drain()

        async def hand_over_or_end() -> None:
            try:
                await hand_over()
            except (OSError, RuntimeError):
                # The other end is gone, which uvloop calls by its own name.
                self.cut()

        handing = asyncio.create_task(hand_over_or_end())
        try:
            with suppress(OSError):
                while data := await reader.read(_CHUNK):
                    if is_outward and len(self.opening) < _OPENING:
                        self.opening += data
                    on_way.put_nowait((clock() + self._proxy.delay, data))
                    # Whoever sends while nothing passes has to wait, too.
                    await self._proxy.passable(self)
            on_way.put_nowait((clock() + self._proxy.delay, b""))
            await handing
        finally:
            handing.cancel()


class Proxy:
    """Stands before an address on a port of its own. What it holds still arrives once it is let go."""

    def __init__(self, dial: Dial) -> None:
        self.delay = 0.0
        """Seconds that everything takes, each way."""
        self.told: Callable[[Link, bytes], None] = lambda link, data: None
        """Called with what those who connected have said, once it has been handed over."""
        self.port = 0
        self.links: set[Link] = set()
        self._dial = dial
        self._held: Which | None = None
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What may befall it.

    def hold(self, which: Which = lambda link: True) -> None:
        """Let nothing pass on some connections, new ones included, without ending them."""
        self._held = which

    def let_go(self) -> None:
        """Let all pass again."""
        self._held = None
        self._changed.set()
        self._changed = asyncio.Event()

    def cut(self, which: Which = lambda link: True) -> None:
        """End some connections without a word."""
        for link in filter(which, list(self.links)):
            link.cut()

    def tear(self) -> None:
        """End each connection in the middle of what passes next."""
        for link in self.links:
            link.is_torn = True

    def lose(self) -> None:
        """Forget the connections that there are; new ones are as good as ever."""
        for link in self.links:
            link.is_lost = True

    async def passable(self, link: Link) -> None:
        """Wait until something may pass."""
        while link.is_lost or (self._held is not None and self._held(link)):
            await self._changed.wait()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link: Link | None = None
        try:
            far_reader, far_writer = await self._dial()
            link = Link(self, writer, far_writer)
            self.links.add(link)
            await asyncio.gather(
                link.carry(reader, far_writer, is_outward=True), link.carry(far_reader, writer, is_outward=False)
            )
        except OSError:
            pass
        finally:
            if link is None:
                writer.transport.abort()
            else:
                self.links.discard(link)
                link.cut()
