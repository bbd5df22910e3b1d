"""What is too old is forgotten: tables that never started, games nobody plays on, people who stay away.

Nothing is forgotten in whose journal something was written within the time it is kept, if only a word.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, CursorResult, Table, and_, delete, exists, false, or_, select

from ..settings import DAY, Settings
from .schema import BARS, ENTRIES, LISTINGS, NOTICES, PEOPLE, SEATS, SEEKERS, TABLES, WATCHERS
from .store import Store

_PATIENCE: Final = 60.0
"""Seconds: nobody waits for it."""
_AT_ONCE: Final = 20
"""Rows deleted in one transaction, with all that hangs on them: others wait to write meanwhile."""


class Tidied(NamedTuple):
    """What was forgotten."""

    tables: int
    people: int


async def tidy(store: Store, settings: Settings, moment: int, spared: Collection[str] = ()) -> Tidied:
    """Forget what is too old at this moment, except for tables that are spared."""
    tables = await _forget(store, TABLES, _old_tables(settings, moment), spared)
    people = await _forget(store, PEOPLE, _old_people(settings, moment), ())
    lately = moment - DAY * 1000
    await store.execute(
        delete(NOTICES).where(NOTICES.c.sent_at.is_not(None), _has_later()),
        delete(LISTINGS).where(LISTINGS.c.stands_until < lately),
        delete(SEEKERS).where(SEEKERS.c.believed_until < lately),
        delete(BARS).where(BARS.c.until < moment),
    )
    return Tidied(tables, people)


async def _forget(store: Store, table: Table, is_old: ColumnElement[bool], spared: Collection[str]) -> int:
    id = table.c.id
    old = await store.read(lambda connection: connection.scalars(select(id).where(is_old)).all(), _PATIENCE)
    found = [one for one in old if one not in spared]
    count = 0
    for start in range(0, len(found), _AT_ONCE):
        some = id.in_(found[start : start + _AT_ONCE])

        def forget(connection: Connection, some: ColumnElement[bool] = some) -> int:
            # Whoever is just writing there finishes first, and then it is no longer old.
            connection.execute(select(id).where(some).with_for_update())
            gone: CursorResult[Any] = connection.execute(delete(table).where(some, is_old))
            return gone.rowcount

        count += await store.write(forget, _PATIENCE)
    return count


def _has_later() -> ColumnElement[bool]:
    """Whether something newer of its kind was said at the same table, so that a notice cannot be made again."""
    later = NOTICES.alias("later")
    same = [later.c[name] == NOTICES.c[name] for name in ("channel_id", "table_id", "occasion")]
    return exists().where(*same, later.c.made_at > NOTICES.c.made_at)


def _old_tables(settings: Settings, moment: int) -> ColumnElement[bool]:
    kinds = (
        (settings.keep_open_days, ("open",)),
        (settings.keep_running_days, ("running",)),
        (settings.keep_over_days, ("over", "ended", "shelved")),
    )
    return or_(false(), *(_unmoved(moment - days * DAY * 1000, statuses) for days, statuses in kinds if days))


def _unmoved(since: int, statuses: tuple[str, ...]) -> ColumnElement[bool]:
    written = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at >= since)
    return and_(TABLES.c.status.in_(statuses), TABLES.c.changed_at < since, ~written)


def _old_people(settings: Settings, moment: int) -> ColumnElement[bool]:
    if not settings.keep_people_days:
        return false()
    since = moment - settings.keep_people_days * DAY * 1000
    ties = (SEATS.c.person_id, WATCHERS.c.person_id, TABLES.c.host)
    return and_(PEOPLE.c.seen_at < since, *(~exists().where(tie == PEOPLE.c.id) for tie in ties))
