"""What an operator does about people and tables: whom the server bars, what was done and why, and figures.

A command writes it into the database; the servers see it there within seconds, whichever they are.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ..refusals import Refusal
from ..safety.ids_and_secrets import new_id
from ..safety.limits import counted_as
from ..settings import DAY
from .schema import BARS, CHANNELS, DEEDS, LISTINGS, NOTICES, PEOPLE, SEATS, SEEKERS, TABLES
from .store import Store, now

Row = dict[str, Any]
_MOST_TOLD: Final = 1000


class Bars:
    """Whom this process keeps out: people by the key of their browser, and addresses."""

    def __init__(self) -> None:
        self.people: frozenset[str] = frozenset()
        self.addresses: frozenset[str] = frozenset()
        self._takes_address: frozenset[str] = frozenset()

    async def read(self, store: Store) -> None:
        """Take in whom the database says."""
        standing = or_(BARS.c.until.is_(None), BARS.c.until > now())
        rows = await store.rows(select(BARS).where(standing))
        self.people = frozenset(row["subject"] for row in rows if row["kind"] == "person")
        self.addresses = frozenset(row["subject"] for row in rows if row["kind"] == "address")
        self._takes_address = frozenset(row["subject"] for row in rows if row["takes_address"])

    async def check(self, store: Store, address: str, person: str | None = None) -> None:
        """Refuse whoever is kept out; with somebody who is to be kept out wherever they come from, their address."""
        if person in self._takes_address and address not in self.addresses:
            until = await store.row(select(BARS.c.until).where(BARS.c.subject == person))
            bar = _bar(address, "address", None if until is None else until["until"], takes_address=False)
            await store.write(lambda connection: _put(connection, bar))
            self.addresses |= {address}
        if address in self.addresses or person in self.people:
            raise Refusal("barred")


def _bar(subject: str, kind: str, until: int | None, *, takes_address: bool) -> Row:
    return {
        "subject": subject, "kind": kind, "takes_address": takes_address, "until": until, "created_at": now()
    }  # fmt: skip


def _put(connection: Connection, bar: Row) -> None:
    connection.execute(delete(BARS).where(BARS.c.subject == bar["subject"]))
    connection.execute(insert(BARS).values(bar))


# What the command does.


def address_in(who: str) -> str | None:
    """The name under which an address is known here, if this is one."""
    try:
        ipaddress.ip_address(who)
    except ValueError:
        return None
    return counted_as(who)


def block(connection: Connection, who: str, days: int | None, reason: str, *, with_address: bool) -> bool:
    """Keep a person or an address out; whether there is such a person."""
    address = address_in(who)
    known = address is not None or connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == who)) is not None
    if known:
        until = None if days is None else now() + days * DAY * 1000
        kind = "person" if address is None else "address"
        _put(connection, _bar(address or who, kind, until, takes_address=with_address and address is None))
        if address is None:
            # What they have put before everybody goes with them.
            theirs = select(TABLES.c.id).where(TABLES.c.host == who)
            connection.execute(delete(LISTINGS).where(LISTINGS.c.table_id.in_(theirs)))
            connection.execute(delete(SEEKERS).where(SEEKERS.c.person_id == who))
        _write_down(connection, "block", address or who, reason, now())
    return known


def unblock(connection: Connection, who: str, reason: str) -> bool:
    """Let a person or an address in again; whether they were kept out."""
    subject = address_in(who) or who
    was_out = connection.execute(delete(BARS).where(BARS.c.subject == subject)).rowcount > 0
    if was_out:
        _write_down(connection, "unblock", subject, reason, now())
    return was_out


def close(connection: Connection, table: str, reason: str, *, only_list: bool) -> bool:
    """Take a table out of the list, and end it; whether there is one that goes on. A server does so."""
    going_on = (TABLES.c.id == table) & TABLES.c.status.in_(("open", "running"))
    is_there = connection.scalar(select(TABLES.c.id).where(going_on)) is not None
    if is_there:
        connection.execute(delete(LISTINGS).where(LISTINGS.c.table_id == table))
        _write_down(connection, "unlist" if only_list else "close", table, reason, now() if only_list else None)
    return is_there


def _write_down(connection: Connection, deed: str, subject: str, reason: str, done_at: int | None) -> None:
    connection.execute(
        insert(DEEDS).values(id=new_id(), at=now(), deed=deed, subject=subject, reason=reason, done_at=done_at)
    )


def log(connection: Connection) -> Sequence[Row]:
    """What was done, the newest first."""
    query = select(DEEDS).order_by(DEEDS.c.at.desc(), DEEDS.c.id).limit(_MOST_TOLD)
    return [dict(row) for row in connection.execute(query).mappings()]


def bars(connection: Connection) -> Sequence[Row]:
    """Who is kept out, the newest first."""
    query = select(BARS).where(or_(BARS.c.until.is_(None), BARS.c.until > now())).order_by(BARS.c.created_at.desc())
    return [dict(row) for row in connection.execute(query.limit(_MOST_TOLD)).mappings()]


def open_tables(connection: Connection) -> Sequence[Row]:
    """What stands in the list, with whom it is from."""
    query = (
        select(
            LISTINGS.c.table_id, LISTINGS.c.title, LISTINGS.c.wanted, LISTINGS.c.listed_at, TABLES.c.host,
            PEOPLE.c.name,
        )
        .select_from(LISTINGS.join(TABLES).outerjoin(PEOPLE, PEOPLE.c.id == TABLES.c.host))
        .where(TABLES.c.status == "open", LISTINGS.c.stands_until > now())
        .order_by(LISTINGS.c.listed_at.desc(), LISTINGS.c.table_id)
    )  # fmt: skip
    return [dict(row) for row in connection.execute(query).mappings()]


def people_at(connection: Connection, table: str) -> Sequence[Row]:
    """Who sits at a table, by seat, and who hosts it, last."""
    seats = (
        select(SEATS.c.number, PEOPLE.c.id, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == SEATS.c.person_id)
        .where(SEATS.c.table_id == table)
        .order_by(SEATS.c.number)
    )
    host = select(PEOPLE.c.id, PEOPLE.c.name).join(TABLES, TABLES.c.host == PEOPLE.c.id).where(TABLES.c.id == table)
    return [
        *(dict(row) for row in connection.execute(seats).mappings()),
        *({"number": None, **row} for row in connection.execute(host).mappings()),
    ]


def figures(connection: Connection) -> dict[str, int]:
    """How much there is of everything, and what was done lately."""
    moment = now()

    def count(table: Any, *conditions: Any) -> int:
        return connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0

    day, week = moment - DAY * 1000, moment - 7 * DAY * 1000
    return {
        "people": count(PEOPLE),
        "people-day": count(PEOPLE, PEOPLE.c.seen_at > day),
        "people-week": count(PEOPLE, PEOPLE.c.seen_at > week),
        "open": count(TABLES, TABLES.c.status == "open"),
        "running": count(TABLES, TABLES.c.status == "running"),
        "moved-day": count(TABLES, TABLES.c.status == "running", TABLES.c.changed_at > day),
        "over-week": count(TABLES, TABLES.c.status == "over", TABLES.c.changed_at > week),
        "listed": len(open_tables(connection)),
        "seeking": count(SEEKERS, SEEKERS.c.table_id.is_(None), SEEKERS.c.believed_until > moment),
        "channels": count(CHANNELS, CHANNELS.c.confirmed_at.is_not(None)),
        "sent-day": count(NOTICES, NOTICES.c.sent_at > day),
        "unsent": count(NOTICES, NOTICES.c.sent_at.is_(None)),
        "barred": len(bars(connection)),
        "deeds-week": count(DEEDS, DEEDS.c.at > week),
    }


# What servers do.


async def wanted_closed(store: Store) -> list[Row]:
    """The tables that an operator wants to be ended, and no server has ended yet."""
    query = select(DEEDS.c.id, DEEDS.c.subject).where(DEEDS.c.deed == "close", DEEDS.c.done_at.is_(None))
    return [dict(row) for row in await store.rows(query)]


async def note_done(store: Store, deed: str) -> None:
    """What an operator wanted is done."""
    await store.execute(update(DEEDS).where(DEEDS.c.id == deed).values(done_at=now()))
