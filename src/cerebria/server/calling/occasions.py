"""When somebody is to be called: what stands so in the database, whichever process made it so.

Nothing is lost with a process that ends: whoever looks next finds it. Each notice has a key, so that it is made once.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, String, and_, case, cast, exists, func, literal, or_, select
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from ..settings import DAY
from ..storage.journal_writer import Statement
from ..storage.schema import CHANNELS, ENTRIES, NOTICES, PEOPLE, PULSE, SEATS, TABLES

PATIENCE: Final = 60_000
"""Milliseconds for which nobody is called: whoever has just looked away may be back."""
_LATELY: Final = 86_400_000
"""Milliseconds after which nobody is told any more that a game is over."""
_LONG_TURN: Final = 4 * 3_600
"""Seconds that a turn brings, at least, where somebody is told that they are nearly over."""
_MOST_AT_ONCE: Final = 500
_MOVES: Final = ("start", "choice", "undo")
_OTHERS: Final = SEATS.alias("others")
_BEFORE: Final = ENTRIES.alias("before")
_DOER: Final = PEOPLE.alias("doer")
_WITNESS: Final = PEOPLE.alias("witness")


def new_notices(occasion: str, moment: int) -> Select[Any]:
    """What somebody is to be told, and has not been."""
    is_made = exists().where(NOTICES.c.channel_id == CHANNELS.c.id, NOTICES.c.key == _KEY[occasion])
    return WAYS[occasion](moment).where(~is_made).limit(_MOST_AT_ONCE)


def still(occasion: str, moment: int, channel: str, key: str) -> Select[Any]:
    """The same for one notice: nothing, if it is no longer so."""
    return WAYS[occasion](moment).where(CHANNELS.c.id == channel, _KEY[occasion] == key)


def notice(
    is_postgres: bool, channel: str, key: str, occasion: str, table: str | None, details: dict[str, Any], moment: int
) -> Statement:
    """Make a notice, unless there is one of this key."""
    row = {
        "channel_id": channel, "key": key, "occasion": occasion, "table_id": table, "details": details,
        "made_at": moment, "held_until": 0, "tries": 0,
    }  # fmt: skip
    insert = (postgres_insert if is_postgres else sqlite_insert)(NOTICES)
    return insert.values(row).on_conflict_do_nothing()


def _key(occasion: str, *parts: ColumnElement[Any]) -> ColumnElement[str]:
    found: ColumnElement[str] = literal(occasion)
    for part in parts:
        found = found + " " + cast(part, String)
    return found


def _last_move(*conditions: ColumnElement[bool]) -> ColumnElement[int]:
    query = select(func.max(_BEFORE.c.number)).where(
        _BEFORE.c.table_id == TABLES.c.id, _BEFORE.c.kind.in_(_MOVES), *conditions
    )
    return func.coalesce(query.scalar_subquery(), 0)


_BY_OTHER: Final = _last_move(or_(_BEFORE.c.person_id.is_(None), _BEFORE.c.person_id != SEATS.c.person_id))
"""The last move of somebody else: with it the turn of the one who decides began."""
_RAN_OUT: Final = (
    select(func.max(_BEFORE.c.number))
    .where(_BEFORE.c.table_id == TABLES.c.id, _BEFORE.c.kind == "time", _BEFORE.c.seat == SEATS.c.number)
    .scalar_subquery()
)
"""When time was out for a seat last."""
_KEY: Final = {
    "turn": _key("turn", TABLES.c.id, _BY_OTHER),
    "soon": _key("soon", TABLES.c.id, _BY_OTHER),
    "out": _key("out", TABLES.c.id, _RAN_OUT),
    "ready": _key("ready", TABLES.c.id),
    "over": _key("over", TABLES.c.id),
    "lapsed": _key("lapsed", TABLES.c.id),
}


def _called(occasion: str, *more: ColumnElement[Any]) -> Select[Any]:
    return select(
        CHANNELS.c.id.label("channel"), TABLES.c.id.label("table"), TABLES.c.title, _KEY[occasion].label("key"), *more
    )


_IS_FOR: Final = or_(
    and_(CHANNELS.c.table_id.is_(None), CHANNELS.c.person_id == SEATS.c.person_id), CHANNELS.c.table_id == TABLES.c.id
)
"""A channel of one's own, or one of the table."""
_HAS_OTHERS: Final = exists().where(
    _OTHERS.c.table_id == TABLES.c.id, _OTHERS.c.person_id.is_not(None), _OTHERS.c.person_id != SEATS.c.person_id
)
"""Where somebody plays with programs alone, nobody waits."""


def _turns(moment: int) -> Select[Any]:
    """It is somebody's turn, and for a while nobody has done anything there; each turn once."""
    quiet_since = select(func.max(_BEFORE.c.at)).where(_BEFORE.c.table_id == TABLES.c.id, _BEFORE.c.kind.in_(_MOVES))
    entry = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.number == _BY_OTHER)
    return (
        _called("turn", _WITNESS.c.name.label("name"), _DOER.c.name.label("by"), CHANNELS.c.table_id.label("of"))
        .select_from(TABLES)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.number == TABLES.c.decider))
        .join(_WITNESS, _WITNESS.c.id == SEATS.c.person_id)
        .join(CHANNELS, _IS_FOR)
        .outerjoin(ENTRIES, entry)
        .outerjoin(_DOER, _DOER.c.id == ENTRIES.c.person_id)
        .where(TABLES.c.status == "running", SEATS.c.program.is_(None), CHANNELS.c.confirmed_at.is_not(None))
        .where(_HAS_OTHERS, quiet_since.scalar_subquery() <= moment - PATIENCE)
    )


def _full_tables(moment: int) -> Select[Any]:
    """All have come whom a host has waited for."""
    empty = exists().where(
        _OTHERS.c.table_id == TABLES.c.id, _OTHERS.c.person_id.is_(None), _OTHERS.c.program.is_(None)
    )
    guest = exists().where(
        _OTHERS.c.table_id == TABLES.c.id, _OTHERS.c.person_id.is_not(None), _OTHERS.c.person_id != TABLES.c.host
    )
    return (
        _called("ready")
        .select_from(TABLES)
        .join(CHANNELS, and_(CHANNELS.c.table_id.is_(None), CHANNELS.c.person_id == TABLES.c.host))
        .where(TABLES.c.status == "open", CHANNELS.c.confirmed_at.is_not(None), ~empty, guest)
        .where(TABLES.c.changed_at <= moment - PATIENCE)
    )


def _ends(moment: int) -> Select[Any]:
    """A game is over, and whoever sat there may not have seen it."""
    return _last_news("over", moment).where(TABLES.c.status == "over")


def _lapses(moment: int) -> Select[Any]:
    """A game has ended since somebody played no longer: so it was agreed, and nobody did it."""
    end = (_BEFORE.c.table_id == TABLES.c.id) & (_BEFORE.c.kind == "end") & _BEFORE.c.data["lapsed"].as_boolean()
    return _last_news("lapsed", moment).where(TABLES.c.status == "ended", exists().where(end))


def _last_news(occasion: str, moment: int) -> Select[Any]:
    """What is told of a table lately, to all who sat there."""
    return (
        _called(occasion)
        .select_from(TABLES)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(CHANNELS, _IS_FOR)
        .where(TABLES.c.changed_at.between(moment - _LATELY, moment - PATIENCE))
        .where(CHANNELS.c.confirmed_at < TABLES.c.changed_at, SEATS.c.person_id.is_not(None), _HAS_OTHERS)
        .distinct()
    )


def _short_of_time(moment: int) -> Select[Any]:
    """It is somebody's turn, and their time is nearly out; where turns last for minutes nobody need be told."""
    left = TABLES.c.deadline - select(PULSE.c.at).scalar_subquery()
    turn, days = TABLES.c.clock["per_turn"].as_integer(), TABLES.c.lapse["after"].as_integer()
    warning = case((turn >= 4 * DAY, DAY * 1000), (turn >= _LONG_TURN, turn * 250), (turn.is_(None), days * DAY * 250))
    return (
        _called("soon", _WITNESS.c.name.label("name"), CHANNELS.c.table_id.label("of"), left.label("left"))
        .select_from(TABLES)
        .join(SEATS, (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.number == TABLES.c.decider))
        .join(_WITNESS, _WITNESS.c.id == SEATS.c.person_id)
        .join(CHANNELS, _IS_FOR)
        .where(TABLES.c.status == "running", SEATS.c.program.is_(None), CHANNELS.c.confirmed_at.is_not(None))
        .where(_HAS_OTHERS, left <= warning)
    )


def _stand_ins(moment: int) -> Select[Any]:
    """Somebody's time was out, and a program plays on for them until they are back."""
    entry = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.number == _RAN_OUT)
    return (
        _called("out", _WITNESS.c.name.label("name"), CHANNELS.c.table_id.label("of"))
        .select_from(TABLES)
        .join(SEATS, SEATS.c.table_id == TABLES.c.id)
        .join(_WITNESS, _WITNESS.c.id == SEATS.c.person_id)
        .join(CHANNELS, _IS_FOR)
        .join(ENTRIES, entry)
        .where(TABLES.c.status == "running", SEATS.c.program.is_not(None), CHANNELS.c.confirmed_at < ENTRIES.c.at)
        .where(_HAS_OTHERS, ENTRIES.c.at.between(moment - _LATELY, moment - PATIENCE))
    )


WAYS: Final = {
    "turn": _turns, "soon": _short_of_time, "out": _stand_ins, "ready": _full_tables, "over": _ends, "lapsed": _lapses,
}  # fmt: skip
"""What is found by looking. Anything else is noticed by whoever does it, with `notice`."""
