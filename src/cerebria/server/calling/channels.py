"""The ways by which somebody is called: set up by themselves, confirmed where that is needed, and ended at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from ..refusals import Refusal
from ..safety.ids_and_secrets import new_id
from ..storage.schema import CHANNELS, NOTICES
from ..storage.store import Store
from .keys import Keys
from .occasions import notice

MOST: Final = 10
"""Channels of one person, and as many of one table."""
_MOST_UNCONFIRMED: Final = 2
_FORGOTTEN_AFTER: Final = 86_400_000
"""Unconfirmed channels to one address, and the milliseconds after which they are forgotten: nobody is to get many
messages that they have not asked for."""


async def add(store: Store, keys: Keys, channel: dict[str, Any], moment: int) -> str:
    """Set up a channel; its id. One that is there already with this address stays, and is what it says now."""
    needs_word = channel["kind"] == "mail"

    def write(connection: Connection) -> str:
        _forget_unconfirmed(connection, moment)
        mine = (CHANNELS.c.person_id == channel["person_id"]) & (
            CHANNELS.c.table_id.is_not_distinct_from(channel["table_id"])
        )
        same = mine & (CHANNELS.c.kind == channel["kind"]) & (CHANNELS.c.address == channel["address"])
        known: str | None = connection.scalar(select(CHANNELS.c.id).where(same))
        if known is not None:
            kept = {name: channel[name] for name in ("keys", "language", "base")}
            connection.execute(update(CHANNELS).where(CHANNELS.c.id == known).values(**kept))
            return known
        if _count(connection, mine) >= MOST:
            raise Refusal("too-many-channels", most=MOST)
        if needs_word:
            waiting = (CHANNELS.c.address == channel["address"]) & CHANNELS.c.confirmed_at.is_(None)
            if _count(connection, waiting) >= _MOST_UNCONFIRMED:
                raise Refusal("channel-unconfirmed")
        id = new_id()
        confirmed = None if needs_word else moment
        connection.execute(insert(CHANNELS).values(
            id=id, created_at=moment, confirmed_at=confirmed, rests_until=0, **channel
        ))  # fmt: skip
        if needs_word:
            path = f"/called#confirm.{id}.{keys.link('confirm', id)}"
            connection.execute(notice(store.is_postgres, id, "confirm", "confirm", None, {"path": path}, moment))
        return id

    return await store.write(write)


def _count(connection: Connection, which: Any) -> int:
    return connection.scalar(select(func.count()).select_from(CHANNELS).where(which)) or 0


def _forget_unconfirmed(connection: Connection, moment: int) -> None:
    old = CHANNELS.c.confirmed_at.is_(None) & (CHANNELS.c.created_at < moment - _FORGOTTEN_AFTER)
    connection.execute(delete(CHANNELS).where(old))


async def channels_of(store: Store, person: str) -> Sequence[RowMapping]:
    """The channels that somebody has set up, the oldest first."""
    query = select(CHANNELS).where(CHANNELS.c.person_id == person).order_by(CHANNELS.c.created_at, CHANNELS.c.id)
    return await store.rows(query)


async def confirm(store: Store, keys: Keys, id: str, secret: str, moment: int) -> None:
    """Whoever reads mail there wants it."""
    is_there = await store.row(select(CHANNELS.c.id).where(CHANNELS.c.id == id)) is not None
    if not is_there or not keys.opens("confirm", id, secret):
        raise Refusal("no-such-channel")
    unconfirmed = (CHANNELS.c.id == id) & CHANNELS.c.confirmed_at.is_(None)
    await store.execute(update(CHANNELS).where(unconfirmed).values(confirmed_at=moment))


async def stop(store: Store, keys: Keys, id: str, secret: str) -> None:
    """Whoever reads it there wants it no more."""
    if not keys.opens("stop", id, secret):
        raise Refusal("no-such-channel")
    await store.execute(delete(CHANNELS).where(CHANNELS.c.id == id))


async def remove(store: Store, person: str, id: str) -> None:
    """End a channel of one's own."""
    await _check_own(store, person, id)
    await store.execute(delete(CHANNELS).where(CHANNELS.c.id == id))


async def try_out(store: Store, person: str, id: str, moment: int) -> None:
    """Say something by a channel of one's own, so that one sees that it comes."""
    await _check_own(store, person, id)
    key = f"try {moment // 60_000}"
    again = delete(NOTICES).where(
        NOTICES.c.channel_id == id, NOTICES.c.occasion == "try", NOTICES.c.sent_at.is_not(None)
    )
    await store.execute(again, notice(store.is_postgres, id, key, "try", None, {"path": "/settings"}, moment))


async def _check_own(store: Store, person: str, id: str) -> None:
    mine = (CHANNELS.c.id == id) & (CHANNELS.c.person_id == person)
    if await store.row(select(CHANNELS.c.id).where(mine)) is None:
        raise Refusal("no-such-channel")
