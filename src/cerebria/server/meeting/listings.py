"""The tables that anybody may find, as the database holds them: listed by their hosts, and only for as long as somebody
may still come."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, delete, exists, func, insert, select, update

from ..refusals import Refusal
from ..settings import DAY
from ..storage.schema import LISTINGS, PEOPLE, SEATS, TABLES, UNWANTED
from ..storage.store import Store
from ..tables.seats import Clock
from ..tables.spirits import spirits_by_seat

Json = dict[str, Any]
MOST: Final = 300
"""Tables that are listed at once: more nobody reads."""
MOST_A_PERSON: Final = 3
_STANDS: Final = 180_000
"""Milliseconds for which a table stays in the list whose host is not there; where people play by the hour."""
_STANDS_LONG: Final = 14 * DAY * 1000
"""The same where they play by the day."""
_LONG_TURN: Final = 4 * 3_600
"""Seconds from which on a turn may wait for tomorrow."""
_RENEWED: Final = 60_000
_THERE: Final = 80_000
"""So long a table is still to stand, at least, whose host is there now."""
MOST_WAITING: Final = 5
"""Tables at which somebody from the list may sit while no game has begun: the seats are for those who play."""


def list_table(connection: Connection, table: str, host: str, clock: Clock | None, row: Json, moment: int) -> None:
    """Let anybody find a table, or say otherwise what they find."""
    standing = LISTINGS.c.stands_until > moment
    others = (LISTINGS.c.table_id != table) & standing
    own = select(func.count()).select_from(LISTINGS.join(TABLES)).where(others, TABLES.c.host == host, _is_open())
    if (connection.scalar(own) or 0) >= MOST_A_PERSON:
        raise Refusal("too-many-listed", most=MOST_A_PERSON)
    if (connection.scalar(select(func.count()).select_from(LISTINGS).where(others)) or 0) >= MOST:
        raise Refusal("list-full", most=MOST)
    is_long = clock is not None and clock.per_turn >= _LONG_TURN
    values = {**row, "stands_until": moment + (_STANDS_LONG if is_long else _STANDS)}
    mine = LISTINGS.c.table_id == table
    if not connection.execute(update(LISTINGS).where(mine).values(values)).rowcount:
        connection.execute(insert(LISTINGS).values(table_id=table, listed_at=moment, **values))


async def unlist(store: Store, table: str) -> None:
    """Let nobody find a table any more."""
    await store.execute(delete(LISTINGS).where(LISTINGS.c.table_id == table))


async def renew(store: Store, tables: Collection[str], moment: int) -> None:
    """The hosts of these tables are there: they stay in the list, if they are in it."""
    due = (LISTINGS.c.stands_until < moment + _STANDS - _RENEWED) & LISTINGS.c.table_id.in_(tables)
    if tables and await store.row(select(LISTINGS.c.table_id).where(due)) is not None:
        await store.execute(update(LISTINGS).where(due).values(stands_until=moment + _STANDS))


async def listing_of(store: Store, table: str) -> Json | None:
    """What is listed of a table, whether or not it stands now."""
    found = await store.row(select(LISTINGS).where(LISTINGS.c.table_id == table))
    return None if found is None else dict(found)


async def is_listed(store: Store, table: str, moment: int) -> bool:
    """Whether anybody may sit down at a table."""
    query = select(LISTINGS.c.table_id).join(TABLES).where(LISTINGS.c.table_id == table, _stands(moment))
    return await store.row(query) is not None


async def check_wanted(store: Store, host: str | None, person: str) -> None:
    """Refuse whoever a host does not want at any table of theirs."""
    query = select(UNWANTED.c.host).where(UNWANTED.c.host == host, UNWANTED.c.person_id == person)
    if host is not None and await store.row(query) is not None:
        raise Refusal("not-wanted")


async def check_waiting(store: Store, person: str) -> None:
    """Refuse whoever sits at so many tables already at which no game has begun."""
    query = (
        select(func.count().label("count"))
        .select_from(LISTINGS.join(TABLES).join(SEATS, SEATS.c.table_id == TABLES.c.id))
        .where(SEATS.c.person_id == person, TABLES.c.status == "open", TABLES.c.host != person)
    )
    row = await store.row(query)
    if row is not None and row["count"] >= MOST_WAITING:
        raise Refusal("too-many-waiting", most=MOST_WAITING)


class Standing(NamedTuple):
    """A table at which somebody may sit down without being asked."""

    id: str
    host: str
    options: Json
    clock: Json | None


async def standing(store: Store, moment: int) -> list[Standing]:
    """The listed tables at which anybody may be seated, the one that has stood longest first: their hosts are there,
    and want whoever comes. Whom they want who say so in words, nobody else can tell."""
    query = (
        select(TABLES.c.id, TABLES.c.host, TABLES.c.options, TABLES.c.clock)
        .select_from(LISTINGS.join(TABLES))
        .where(_stands(moment + _THERE), LISTINGS.c.wanted.is_(None), TABLES.c.host.is_not(None))
        .where(TABLES.c.has_chosen_seed.is_(False), TABLES.c.allows_hints.is_(False))
        .order_by(LISTINGS.c.listed_at, TABLES.c.id)
        .limit(MOST)
    )
    if not store.is_postgres:
        # One table that is damaged must not keep the others from being found.
        query = query.where(func.json_valid(TABLES.c.options) == 1)
    return [Standing(**row) for row in await store.rows(query)]


def _is_open() -> ColumnElement[bool]:
    return TABLES.c.status == "open"


def _stands(moment: int) -> ColumnElement[bool]:
    empty = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person_id.is_(None), SEATS.c.program.is_(None))
    return (LISTINGS.c.stands_until > moment) & _is_open() & empty


def _listed(moment: int, is_postgres: bool) -> Select[Any]:
    options = TABLES.c.options
    query = (
        select(
            TABLES.c.id, LISTINGS.c.title, LISTINGS.c.wanted, LISTINGS.c.for_newcomers, LISTINGS.c.listed_at,
            PEOPLE.c.name.label("host"), TABLES.c.clock, TABLES.c.has_chosen_seed, TABLES.c.allows_hints,
            options["spirits"].label("teams"), options["mode"].as_string().label("mode"),
            options["edition"].as_string().label("edition"), options["ego"].as_string().label("ego"),
            (options["card_set"].as_string() != "standard").label("has_own_cards"),
        )
        .select_from(LISTINGS.join(TABLES).join(PEOPLE, PEOPLE.c.id == TABLES.c.host))
        .where(_stands(moment))
        .order_by(LISTINGS.c.listed_at.desc(), TABLES.c.id)
        .limit(MOST)
    )  # fmt: skip
    # One table that is damaged must not keep the others from being listed.
    return query if is_postgres else query.where(func.json_valid(options) == 1)


async def listed(store: Store, moment: int) -> list[Json]:
    """What anybody may know of the tables that stand in the list, the newest first."""

    def ask(connection: Connection) -> list[Json]:
        rows = [dict(row) for row in connection.execute(_listed(moment, store.is_postgres)).mappings()]
        sitting = _sitting(connection, [row["id"] for row in rows])
        return [_words(row, sitting.get(row["id"], [])) for row in rows]

    return await store.read(ask)


def _sitting(connection: Connection, tables: Iterable[str]) -> dict[str, list[Json]]:
    query = (
        select(SEATS.c.table_id, SEATS.c.number, SEATS.c.program, PEOPLE.c.name)
        .select_from(SEATS.outerjoin(PEOPLE, SEATS.c.person_id == PEOPLE.c.id))
        .where(SEATS.c.table_id.in_(tables))
        .order_by(SEATS.c.table_id, SEATS.c.number)
    )
    found: dict[str, list[Json]] = {}
    for row in connection.execute(query).mappings():
        found.setdefault(row["table_id"], []).append(dict(row))
    return found


def _words(row: Json, seats: list[Json]) -> Json:
    spirits = spirits_by_seat(row.pop("teams"))
    row["has_own_cards"] = bool(row["has_own_cards"])
    return {
        **row,
        "seats": [
            {"spirit": spirit, "name": seat["name"], "program": seat["program"]}
            for spirit, seat in zip(spirits, seats, strict=False)
        ],
    }
