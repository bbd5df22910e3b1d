"""Stopping well: those who are connected hear that the server goes, and when to come back, before it does."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import structlog

from ..process.stop_signals import STOP
from ..services import Services

LOG = structlog.get_logger()
RESTART_SECONDS: Final = 1.0
"""After how long clients should come back when the server stops."""
_PATIENCE: Final = 3.0


async def say_goodbye(services: Services) -> None:
    """Tell all connections, and wait until they have gone, though not for ever."""
    services.is_stopping = True
    LOG.info("stopping", connections=len(services.connections))
    if services.neighbours is not None:
        services.neighbours.leave()
    until = time.monotonic() + _PATIENCE
    for connection in list(services.connections):
        connection.close("restart", RESTART_SECONDS)
    while services.connections and time.monotonic() < until:
        await asyncio.sleep(0.02)


@contextmanager
def before_signals(services: Services) -> Iterator[None]:
    """Let a signal to stop take effect only after the goodbyes: uvicorn would cut connections without a word.

    A second Ctrl-C does not wait. Workers need this each for itself, and their supervisor knows nothing of it.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in STOP}
    tasks: set[asyncio.Task[None]] = set()

    def pass_on(number: int) -> None:
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, None)

    async def leave(number: int) -> None:
        await say_goodbye(services)
        pass_on(number)

    def handle(number: int, frame: FrameType | None) -> None:
        if not services.is_stopping:
            services.is_stopping = True
            loop.call_soon_threadsafe(lambda: tasks.add(asyncio.create_task(leave(number))))
        elif number == signal.SIGINT:
            pass_on(number)

    for number, handler in before.items():
        if callable(handler):
            signal.signal(number, handle)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
