"""Whether the database takes what is written, and how long anybody waits for that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from contextvars import ContextVar
from typing import Final

import structlog
from sqlalchemy import exc

from ..refusals import Refusal

LOG = structlog.get_logger()
PATIENCE: Final = 5.0
"""Seconds that a change may wait in all: for its table, for its turn to write, for others' locks, and for answers."""
_IN_TROUBLE: Final = 0.5
"""The same while it is known that others have waited in vain: one client's messages wait for each other, too."""
COMING_BACK: Final = 0.2
"""Seconds by which whoever writes may come back later than the database gives up."""
_LAST_WORD: Final = 0.05
"""Seconds for what ends a transaction whose time is over."""
_ITS_SHARE: Final = 900
"""Milliseconds of every second that the database itself may take: if it can still say that it took too long, it says so
before it is given up, and the connection remains of use."""
TROUBLE: Final = (exc.OperationalError, exc.InterfaceError, exc.InternalError, exc.TimeoutError, TimeoutError)
"""What is wrong with the database itself: locked, full, failing, silent, read-only, gone."""

_given_up: ContextVar[float | None] = ContextVar("given_up", default=None)


def left_until(until: float) -> float:
    """The seconds until then."""
    return max(0.0, until - asyncio.get_running_loop().time())


@contextmanager
def giving_up_after(seconds: float) -> Iterator[None]:
    """All answers of the database in here together take so long at most."""
    before = _given_up.set(time.monotonic() + seconds)
    try:
        yield
    finally:
        _given_up.reset(before)


def patience_left() -> float:
    """How long the next answer of the database may take."""
    until = _given_up.get()
    return PATIENCE if until is None else max(_LAST_WORD, until - time.monotonic())


def milliseconds(seconds: float) -> int:
    """What the database is told that it may take."""
    return max(1, int(seconds * _ITS_SHARE))


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
    """What begins a transaction that waits so long for the locks of others, and takes no longer itself."""
    most = milliseconds(seconds)
    if is_postgres:
        return [f"SELECT set_config('lock_timeout', '{most}', true), set_config('statement_timeout', '{most}', true)"]
    # To begin as a writer waits for the lock once; to become one later would fail where somebody else has written.
    return [f"PRAGMA busy_timeout = {most}", "BEGIN IMMEDIATE"]


class Condition:
    """What is known of one database. The log says when its troubles begin and end, not how often they are met."""

    def __init__(self, doing: str) -> None:
        self._doing = doing
        self._one = asyncio.Semaphore(1)
        self.is_troubled = False
        self._well_at = -PATIENCE
        """When it last took something, by the clock of the event loop."""

    def deadline(self, patience: float | None = None) -> float:
        """When whoever begins now gives up, by the clock of the event loop. Who has its own patience has it always."""
        usual = min(PATIENCE, _IN_TROUBLE) if self.is_troubled else PATIENCE
        return asyncio.get_running_loop().time() + (usual if patience is None else patience)

    def trying(self, until: float) -> AbstractAsyncContextManager[None]:
        """In trouble one at a time tries, until then: what each gives up may go on at the other side, and add up."""
        return held(self._one if self.is_troubled else None, until)

    @contextmanager
    def watched(self, until: float) -> Iterator[None]:
        """Refuse as `busy` what the database does not do until then."""
        try:
            yield
        except TROUBLE as error:
            self.failed(error, until)
            raise Refusal("busy") from None

    def failed(self, error: BaseException, until: float) -> None:
        """The database did not do something until then."""
        if until - PATIENCE < self._well_at:
            # It was begun before something else succeeded, or was not waited for long: that would be news of troubles
            # that are over, and those that come of impatience would never end.
            return
        if not self.is_troubled:
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0][:200]
            LOG.error("storage-trouble", doing=self._doing, kind=type(error).__name__, reason=reason)
        self.is_troubled = True

    def succeeded(self) -> None:
        """The database has taken something."""
        if self.is_troubled:
            LOG.info("storage-well", doing=self._doing)
        self.is_troubled = False
        self._well_at = asyncio.get_running_loop().time()
