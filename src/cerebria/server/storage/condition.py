"""Whether the database takes what is written, and how long anybody waits for that."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import structlog
from sqlalchemy import exc

from ..refusals import Refusal

LOG = structlog.get_logger()
PATIENCE: Final = 5.0
"""Seconds that a change may wait in all: for its table, for its turn to write, and for others' locks."""
_IN_TROUBLE: Final = 0.5
"""The same while it is known that others have waited in vain: one client's messages wait for each other, too."""
TROUBLE: Final = (exc.OperationalError, exc.InterfaceError, exc.TimeoutError, TimeoutError)
"""What is wrong with the database itself: locked, full, failing, gone."""


def left_until(until: float) -> float:
    """The seconds until then."""
    return max(0.0, until - asyncio.get_running_loop().time())


@asynccontextmanager
async def held(lock: asyncio.Semaphore | None, until: float) -> AsyncIterator[None]:
    """Hold a lock, if there is one, waiting for it no longer than until then."""
    if lock is None:
        yield
        return
    async with asyncio.timeout_at(until):
        await lock.acquire()
    try:
        yield
    finally:
        lock.release()


def waiting_no_longer(seconds: float, *, is_postgres: bool) -> list[str]:
    """What begins a transaction that waits so long for the locks of others."""
    most = max(1, int(seconds * 1000))
    if is_postgres:
        return [f"SET LOCAL lock_timeout = {most}"]
    # To begin as a writer waits for the lock once; to become one later would fail where somebody else has written.
    return [f"PRAGMA busy_timeout = {most}", "BEGIN IMMEDIATE"]


class Condition:
    """What is known of one database. The log says when its troubles begin and end, not how often they are met."""

    def __init__(self) -> None:
        self.is_troubled = False

    def deadline(self, patience: float = PATIENCE) -> float:
        """When whoever begins now gives up, by the clock of the event loop."""
        return asyncio.get_running_loop().time() + (min(patience, _IN_TROUBLE) if self.is_troubled else patience)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Refuse as `busy` what the database does not do."""
        try:
            yield
        except TROUBLE as error:
            self.failed(error)
            raise Refusal("busy") from None

    def failed(self, error: BaseException) -> None:
        """The database did not do something."""
        if not self.is_troubled:
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0][:200]
            LOG.error("storage-trouble", kind=type(error).__name__, reason=reason)
        self.is_troubled = True

    def succeeded(self) -> None:
        """The database has taken something."""
        if self.is_troubled:
            LOG.info("storage-well")
        self.is_troubled = False
