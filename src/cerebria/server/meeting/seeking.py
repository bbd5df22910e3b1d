"""People who look for a table, as the database holds them, and who of them would play the same.

Whoever seeks is believed to be there for a while, which their process makes longer: with a process that ends, those
who sought through it are gone soon.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ..refusals import Refusal
from ..storage.journal_writer import Statement
from ..storage.schema import PEOPLE, SEEKERS, UNWANTED
from ..storage.store import Store

Wish = dict[str, Any]
"""What somebody would play: `mode` and `clock`."""
MOST: Final = 500
"""People who look for a table at once."""
BELIEVED: Final = 30_000
"""Milliseconds."""


class Seeker(NamedTuple):
    """Somebody who looks for a table."""

    person: str
    name: str
    id: str
    wishes: list[Wish]
    rest: dict[str, Any] | None


async def seek(store: Store, person: str, id: str, wishes: Sequence[Wish], moment: int) -> None:
    """Look for a table from now on; whoever looked for one already looks for this one instead."""

    def write(connection: Connection) -> None:
        query = select(func.count()).select_from(SEEKERS).where(SEEKERS.c.believed_until > moment)
        if (connection.scalar(query) or 0) >= MOST:
            raise Refusal("too-many-seeking", most=MOST)
        connection.execute(delete(SEEKERS).where(SEEKERS.c.person_id == person))
        connection.execute(insert(SEEKERS).values(
            person_id=person, id=id, wishes=list(wishes), since=moment, believed_until=moment + BELIEVED
        ))  # fmt: skip

    await store.write(write)


async def stop(store: Store, ids: Collection[str]) -> None:
    """Look for a table no longer."""
    if ids:
        await store.execute(delete(SEEKERS).where(SEEKERS.c.id.in_(ids)))


async def stay(store: Store, ids: Collection[str], moment: int) -> None:
    """Those who seek are still there."""
    if ids:
        await store.execute(update(SEEKERS).where(SEEKERS.c.id.in_(ids)).values(believed_until=moment + BELIEVED))


async def is_waiting(store: Store, id: str) -> bool:
    """Whether somebody still looks, and nothing was found for them."""
    query = select(SEEKERS.c.id).where(SEEKERS.c.id == id, SEEKERS.c.table_id.is_(None))
    return await store.row(query) is not None


async def settle(store: Store, id: str, table: str, moment: int) -> bool:
    """There is a table for somebody; not if another was found meanwhile, or they look no longer."""
    waits = (SEEKERS.c.id == id) & SEEKERS.c.table_id.is_(None) & (SEEKERS.c.believed_until > moment)
    return await store.write(
        lambda connection: connection.execute(update(SEEKERS).where(waits).values(table_id=table)).rowcount == 1
    )


async def found(store: Store, ids: Collection[str]) -> dict[str, str | None]:
    """By seeking, the table that was found, if there is one yet; without those that have ended."""
    if not ids:
        return {}
    query = select(SEEKERS.c.id, SEEKERS.c.table_id).where(SEEKERS.c.id.in_(ids))
    return {row["id"]: row["table_id"] for row in await store.rows(query)}


async def partner(store: Store, person: str, wishes: Sequence[Wish], moment: int) -> tuple[Seeker, Wish] | None:
    """Who has waited longest of those that would play the same, and what that is; nobody whom one of them has sent
    away from a table of theirs."""
    apart = select(UNWANTED.c.host, UNWANTED.c.person_id).where(
        or_(UNWANTED.c.host == person, UNWANTED.c.person_id == person)
    )
    unwanted = {one for row in await store.rows(apart) for one in (row["host"], row["person_id"])} - {person}
    query = (
        select(SEEKERS.c.person_id, SEEKERS.c.id, SEEKERS.c.wishes, PEOPLE.c.name, PEOPLE.c.rest)
        .join(PEOPLE, PEOPLE.c.id == SEEKERS.c.person_id)
        .where(SEEKERS.c.table_id.is_(None), SEEKERS.c.believed_until > moment, SEEKERS.c.person_id != person)
        .order_by(SEEKERS.c.since, SEEKERS.c.id)
    )
    for row in await store.rows(query):
        common = next((wish for wish in row["wishes"] if wish in wishes), None)
        if common is not None and row["person_id"] not in unwanted:
            return Seeker(row["person_id"], row["name"], row["id"], row["wishes"], row["rest"]), common
    return None


async def seat_both(
    store: Store, seekers: Collection[str], table: str, statements: Sequence[Statement], moment: int
) -> bool:
    """Store the table of two who seek; not if one of them has found another meanwhile, or looks no longer."""

    def write(connection: Connection) -> bool:
        # In the same order by whoever does it, so that nobody waits for each other.
        free = (
            select(SEEKERS.c.id)
            .where(SEEKERS.c.id.in_(seekers), SEEKERS.c.table_id.is_(None), SEEKERS.c.believed_until > moment)
            .order_by(SEEKERS.c.id)
            .with_for_update()
        )
        if len(connection.execute(free).all()) != len(seekers):
            return False
        for statement in statements:
            connection.execute(statement)
        connection.execute(update(SEEKERS).where(SEEKERS.c.id.in_(seekers)).values(table_id=table))
        return True

    return await store.write(write)
