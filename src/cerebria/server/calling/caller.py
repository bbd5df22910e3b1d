"""Finding who is to be called, and calling them: each process looks, and what one has taken up no other sends.

Whoever takes up notices holds them for a while. If it ends before it has noted that they are sent, another sends them
again, under the same number, so that nothing is lost and whoever gets it twice can tell.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog
from sqlalchemy import Connection, delete, select, update

from ..process.metrics import NOTICES_SENT
from ..storage.schema import CHANNELS, NOTICES
from ..storage.store import Store, all_of
from .occasions import WAYS, new_notices, notice, still
from .outside import NotReached
from .sending import Sender
from .words import Told, told

LOG = structlog.get_logger()
LOOK_SECONDS: Final = 5.0
_HELD: Final = 120_000
_RESTS: Final = {"mail": 300_000}
_REST: Final = 5_000
"""Milliseconds between two messages of a channel: what comes meanwhile is told together."""
_MOST_AT_ONCE: Final = 20
_MOST_TOLD: Final = 20
_FIRST_PAUSE: Final = 60_000
_LONGEST_PAUSE: Final = 6 * 3_600_000
_MOST_TRIES: Final = 12


class Caller:
    """Calls people, for one process."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._store = store
        self.sender = sender

    async def look(self, moment: int) -> None:
        """Make notices of what is so by now, and send those that wait."""
        await self._find(moment)
        due = (
            select(NOTICES.c.channel_id)
            .join(CHANNELS, CHANNELS.c.id == NOTICES.c.channel_id)
            .where(NOTICES.c.sent_at.is_(None), NOTICES.c.held_until <= moment, CHANNELS.c.rests_until <= moment)
            .distinct()
            .limit(_MOST_AT_ONCE)
        )
        channels = [row["channel_id"] for row in await self._store.rows(due)]
        await asyncio.gather(*(self._call(channel, moment) for channel in channels))

    async def _find(self, moment: int) -> None:
        for occasion in WAYS:
            found = await self._store.rows(new_notices(occasion, moment))
            if found:
                made = [
                    notice(self._store.is_postgres, row["channel"], row["key"], occasion, row["table"], {}, moment)
                    for row in found
                ]
                await self._store.write(all_of(*made))

    async def _call(self, id: str, moment: int) -> None:
        taken = await self._take(id, moment)
        if taken is None:
            return
        channel, notices = taken
        found: list[tuple[str, Told]] = []
        dropped: list[str] = []
        for row in notices:
            words = await self._words(channel, row, moment)
            if words is None:
                dropped.append(row["key"])
            else:
                found.append((row["key"], words))
        # What is no longer so is told to nobody, and may become so again.
        await self._forget(id, dropped)
        if not found:
            return
        keys = [key for key, _ in found[:_MOST_TOLD]]
        number = f"{id}.{'-'.join(keys[0].split())}"
        try:
            await asyncio.to_thread(self.sender.send, channel, [words for _, words in found[:_MOST_TOLD]], number)
        except NotReached as error:
            NOTICES_SENT.labels(channel["kind"], "failed").inc()
            LOG.info("notice-not-sent", kind=channel["kind"], reason=str(error), channel=id)
            await self._failed(channel, notices, error, moment)
        else:
            NOTICES_SENT.labels(channel["kind"], "sent").inc()
            rests = moment + _RESTS.get(channel["kind"], _REST)
            mine = (NOTICES.c.channel_id == id) & NOTICES.c.key.in_(keys)
            await self._store.execute(
                update(NOTICES).where(mine).values(sent_at=moment),
                update(CHANNELS).where(CHANNELS.c.id == id).values(rests_until=rests),
            )

    async def _take(self, id: str, moment: int) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
        """Take up what a channel is to tell, if nobody else has."""

        def take(connection: Connection) -> tuple[dict[str, Any], list[dict[str, Any]]] | None:
            # Of two that want it, one waits for the other, and then it rests or there is nothing left.
            query = select(CHANNELS).where(CHANNELS.c.id == id, CHANNELS.c.rests_until <= moment).with_for_update()
            channel = connection.execute(query).mappings().first()
            if channel is None:
                return None
            free = (NOTICES.c.channel_id == id) & NOTICES.c.sent_at.is_(None) & (NOTICES.c.held_until <= moment)
            order = (NOTICES.c.made_at, NOTICES.c.key)
            rows = connection.execute(select(NOTICES).where(free).order_by(*order)).mappings().all()
            if not rows:
                return None
            connection.execute(update(NOTICES).where(free).values(held_until=moment + _HELD, tries=NOTICES.c.tries + 1))
            return dict(channel), [dict(row) for row in rows]

        return await self._store.write(take)

    async def _words(self, channel: dict[str, Any], row: dict[str, Any], moment: int) -> Told | None:
        """A notice in words; None if it is no longer so."""
        details: dict[str, Any] = {**row["details"], "table": row["table_id"]}
        if row["occasion"] in WAYS:
            now_so = await self._store.row(still(row["occasion"], moment, channel["id"], row["key"]))
            if now_so is None:
                return None
            details |= dict(now_so)
        return told(row["occasion"], details, channel["language"])

    async def _forget(self, id: str, keys: list[str]) -> None:
        if keys:
            await self._store.execute(delete(NOTICES).where(NOTICES.c.channel_id == id, NOTICES.c.key.in_(keys)))

    async def _failed(
        self, channel: dict[str, Any], notices: list[dict[str, Any]], error: NotReached, moment: int
    ) -> None:
        """Try again later, and ever later; not where nobody will ever listen again."""
        tries = max(row["tries"] for row in notices) + 1
        mine = NOTICES.c.channel_id == channel["id"]
        if error.is_for_ever or tries >= _MOST_TRIES:
            await self._store.execute(delete(CHANNELS).where(CHANNELS.c.id == channel["id"]))
            return
        pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2 ** (tries - 1))
        waits = update(NOTICES).where(mine, NOTICES.c.sent_at.is_(None)).values(held_until=moment + pause)
        await self._store.execute(waits)
