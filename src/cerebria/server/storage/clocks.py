"""Game time as the database holds it: a row says what it is, and what the database's clock showed when it was noted.

Servers let it pass by ticks, each by what lies behind the last one, whoever made that. It stands still while none is
there, while the database is away, and while no clock runs at any table: then nothing is written.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Row,
    Select,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal,
    select,
    text,
    update,
)

from cerebria import PLAYED_RULES, CerebriaError

from ..process.game_time import SLIGHT, Ahead, Pulse
from .database import engine_for
from .schema import AHEAD, PULSE, TABLES
from .store import Store, now

RUNNING: Final = (TABLES.c.status == "running") & TABLES.c.rules.in_(PLAYED_RULES)
_KEPT: Final = 400 * 86_400_000
"""Milliseconds for which it is known by how much the world was ahead: longer than anybody's time may run."""
_MOST_OFF: Final = 60_000
"""Milliseconds by which a machine's clock may differ from the database's."""
_FIRST_PULSE: Final = text("INSERT INTO pulse (id, at, noted) VALUES (1, :at, :at) ON CONFLICT DO NOTHING")
"""Of several that start at once with a new database, one makes the row and the others wait for it."""


def database_clock(is_postgres: bool) -> ColumnElement[int]:
    """What the database's clock shows, in milliseconds; SQLite goes by the machine's."""
    if is_postgres:
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
    return literal(now())


def check_machine_clock(url: str) -> None:
    """Refuse to serve with a clock that is far from the database's: what is written down would bear wrong times."""
    with engine_for(url) as engine, engine.connect() as connection:
        shown = connection.scalars(select(database_clock(engine.dialect.name == "postgresql"))).one()
    if abs(now() - shown) > _MOST_OFF:
        raise CerebriaError("clock-off", seconds=abs(now() - shown) // 1000, most=_MOST_OFF // 1000)


def _pulse_query(store: Store) -> Select[Any]:
    return select(PULSE.c.at, PULSE.c.noted, database_clock(store.is_postgres).label("now"))


async def first_pulse(store: Store) -> Pulse:
    """Game time for a process that starts; with a new database it begins now."""

    def begin(connection: Connection) -> Pulse:
        at = connection.scalar(select(database_clock(store.is_postgres)))
        connection.execute(_FIRST_PULSE, {"at": at})
        return _pulse_of(connection.execute(_pulse_query(store)).one())

    return await store.write(begin)


async def read_pulse(store: Store) -> tuple[Pulse, bool]:
    """Game time now, and whether a clock runs at any table."""
    is_running = exists().where(RUNNING, TABLES.c.deadline.is_not(None))
    row = await store.row(_pulse_query(store).add_columns(is_running.label("is_running")))
    assert row is not None
    return Pulse(row["at"], row["noted"]).later(row["now"]), bool(row["is_running"])


async def tick(store: Store) -> Pulse:
    """Game time now. If a clock runs at any table, it is noted."""
    pulse, is_running = await read_pulse(store)
    if not is_running:
        return pulse

    def note(connection: Connection) -> Pulse:
        later = _pulse_of(connection.execute(_pulse_query(store).with_for_update()).one())
        connection.execute(update(PULSE).values(**later._asdict()))
        _note_ahead(connection, later)
        return later

    return await store.write(note)


def _note_ahead(connection: Connection, pulse: Pulse) -> None:
    """Note by how much the world is ahead, if it is another time than the last."""
    by = pulse.noted - pulse.at
    last = connection.scalar(select(AHEAD.c.ahead).order_by(AHEAD.c.since.desc()).limit(1))
    if last is None or abs(by - last) >= SLIGHT:
        connection.execute(delete(AHEAD).where(AHEAD.c.since < pulse.at - _KEPT))
        connection.execute(delete(AHEAD).where(AHEAD.c.since == pulse.at))
        connection.execute(insert(AHEAD).values(since=pulse.at, ahead=by))


async def read_aheads(store: Store) -> list[Ahead]:
    """By how much the world was ahead, the earliest first."""
    rows = await store.rows(select(AHEAD.c.since, AHEAD.c.ahead).order_by(AHEAD.c.since))
    return [Ahead(row["since"], row["ahead"]) for row in rows]


def _pulse_of(row: Row[Any]) -> Pulse:
    return Pulse(row.at, row.noted).later(row.now)
