"""The list of open tables as one process shows it: all who look at it hear what has changed."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final, Protocol

from pydantic_core import to_json
from sqlalchemy import func, select

from ..storage.schema import SEEKERS
from ..storage.store import Store, now
from .listings import listed

LOOK_SECONDS: Final = 0.5
"""How often those who look are told what is new."""
_COMPARING_SECONDS: Final = 5.0
"""After how long it is compared with the database in any case: a note may be lost, and hosts go without a word."""


class Looker(Protocol):
    """Somebody who looks at the list."""

    def send(self, message: bytes) -> None:
        """Queue a message."""
        ...


class Board:
    """What is listed, and who looks at it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lookers: set[Looker] = set()
        self._tables: dict[str, dict[str, Any]] = {}
        self._seeking = 0
        self._is_stale = True
        self._read_at = -_COMPARING_SECONDS

    def heed(self, tables: Collection[str]) -> None:
        """Something has happened at these tables, of which some may be listed."""
        self._is_stale = self._is_stale or any(table in self._tables for table in tables)

    def renew(self) -> None:
        """Tables were listed, or are no longer; or somebody looks for one, or does so no longer."""
        self._is_stale = True

    async def show(self, looker: Looker) -> None:
        """Tell somebody all of it, and from then on what changes."""
        if not self._lookers or self._is_old():
            await self._read()
        looker.send(self._message(list(self._tables.values()), [], is_all=True))
        self._lookers.add(looker)

    def leave(self, looker: Looker) -> None:
        """They look no more."""
        self._lookers.discard(looker)

    async def look(self) -> None:
        """Tell those who look what is new."""
        if self._lookers and (self._is_stale or self._is_old()):
            await self._read()

    def _is_old(self) -> bool:
        return time.monotonic() - self._read_at >= _COMPARING_SECONDS

    async def _read(self) -> None:
        # Whatever happens while it is read may not be in it.
        self._is_stale, self._read_at = False, time.monotonic()
        try:
            found = {table["id"]: table for table in await listed(self._store, now())}
            seeking = await _count_seekers(self._store)
        except BaseException:
            self._is_stale = True
            raise
        new = [table for id, table in found.items() if self._tables.get(id) != table]
        gone = [id for id in self._tables if id not in found]
        is_news = new or gone or seeking != self._seeking
        self._tables, self._seeking = found, seeking
        if is_news:
            message = self._message(new, gone, is_all=False)
            for looker in list(self._lookers):
                looker.send(message)

    def _message(self, tables: list[dict[str, Any]], gone: list[str], *, is_all: bool) -> bytes:
        told = {"type": "open-tables", "is_all": is_all, "tables": tables, "gone": gone, "seeking": self._seeking}
        return to_json(told)


async def _count_seekers(store: Store) -> int:
    waiting = SEEKERS.c.table_id.is_(None) & (SEEKERS.c.believed_until > now())
    row = await store.row(select(func.count().label("count")).where(waiting))
    return 0 if row is None else int(row["count"])
