"""What a process does again and again besides its work, until it is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

import structlog

from ..refusals import Refusal

LOG = structlog.get_logger()


_AGAIN_SECONDS: Final = 0.5


async def end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended. Once may not be enough: whoever closes a connection just then, or hears of
    something in the same moment, keeps it to themselves, and who waits for them would do so for ever."""
    while going_on := [task for task in tasks if not task.done()]:
        for task in going_on:
            task.cancel()
        await asyncio.wait(going_on, timeout=_AGAIN_SECONDS)
    # What went wrong with them matters to nobody any more.
    await asyncio.gather(*tasks, return_exceptions=True)


async def every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; one failure does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception as error:
            # That the database is in trouble, the log says once.
            if not (isinstance(error, Refusal) and error.id == "busy"):
                LOG.exception("chore-failed")
