"""What a process does again and again besides its work."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from ..refusals import Refusal

LOG = structlog.get_logger()


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
