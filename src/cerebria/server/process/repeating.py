"""What a process does again and again besides its work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from ..refusals import Refusal

LOG = structlog.get_logger()


def heed_cancelling() -> None:
    """End the task at hand if it was cancelled. A driver that closes a connection just then keeps that to itself, and
    whoever waits for the task would do so for ever."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


async def every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; one failure does not end it."""
    while True:
        heed_cancelling()
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception as error:
            # That the database is in trouble, the log says once.
            if not (isinstance(error, Refusal) and error.id == "busy"):
                LOG.exception("chore-failed")
