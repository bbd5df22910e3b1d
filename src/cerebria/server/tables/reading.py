"""Reading a table in: from its rows, its snapshot and its journal. One that is damaged is told so, and troubles no
other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import structlog
from sqlalchemy import Connection, select

from ..refusals import Refusal
from ..storage.condition import TROUBLE
from ..storage.entries import Entry, drop_after, standing
from ..storage.journal import read_journal
from ..storage.schema import SNAPSHOTS
from ..storage.store import Store, seats_query, table_query
from .snapshots import read_snapshot
from .table import HostedTable

LOG = structlog.get_logger()
_BELIEVED_SECONDS: Final = 60.0
"""How long a damaged table is refused without looking at it again."""


async def read_table(store: Store, id: str, *, up_to: int | None = None) -> HostedTable | None:
    """A table as its journal leaves it, or as it stood after so many of the choices that stand.

    It is read from its snapshot on, where no undo reaches behind that. The journal says the same: a snapshot that is
    damaged costs time and nothing else.
    """
    if store.damaged.get(id, 0.0) > time.monotonic():
        raise Refusal("table-damaged")
    with telling_damage(store, id):
        found, damage = None, ""
        if up_to is None:
            try:
                found = await _from_snapshot(store, id)
            except (*TROUBLE, Refusal):
                raise
            except Exception as error:
                damage = _reason(error)
        if found is None:
            found = await _from_journal(store, id, up_to)
        if damage:
            LOG.warning("snapshot-damaged", table=id, reason=damage)
    store.damaged.pop(id, None)
    return found


@contextmanager
def telling_damage(store: Store, id: str) -> Iterator[None]:
    """Whatever goes wrong with what is stored of a table is refused as damage, and logged once."""
    try:
        yield
    except (*TROUBLE, Refusal):
        raise
    except Exception as error:
        if id not in store.damaged:
            LOG.error("table-damaged", table=id, reason=_reason(error))
        store.damaged[id] = time.monotonic() + _BELIEVED_SECONDS
        raise Refusal("table-damaged") from None


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]


async def _from_snapshot(store: Store, id: str) -> HostedTable | None:
    """A table from its snapshot on; None where there is none to go on from."""
    found = await store.read(lambda connection: _since_snapshot(connection, id))
    if found is None:
        return None
    table, position, choices, entries = found
    table.restore(position)
    table.play_on(choices, entries)
    return table


def _since_snapshot(
    connection: Connection, id: str
) -> tuple[HostedTable, dict[str, Any], list[Entry], list[Entry]] | None:
    """A table, the position it goes on from, the choices that stand since then, and its journal since then."""
    shot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id)).mappings().first()
    position = read_snapshot(shot["body"]) if shot else None
    if shot is None or position is None:
        return None
    entries = read_journal(connection, id, shot["number"])
    _check_numbers(entries, shot["number"])
    choices = standing(entries[1:], entries[0].tally.made)
    table = _bare(connection, id)
    if choices is None or table is None or table.other_rules is not None or position["rules"] != table.rules:
        return None
    return table, position, choices, entries


async def _from_journal(store: Store, id: str, up_to: int | None) -> HostedTable | None:
    """A table from its beginning on."""
    entries, table = await store.read(lambda connection: (read_journal(connection, id, 0), _bare(connection, id)))
    if table is None:
        return None
    _check_numbers(entries, 1)
    choices = standing(entries, 0) or []
    if entries and sum(len(entry.choices) for entry in choices) != entries[-1].tally.made:
        raise ValueError("choices are missing")
    if table.opening:
        await asyncio.to_thread(table.begin)
    else:
        table.begin()
    if up_to is not None:
        drop_after(choices, up_to)
    table.play_on(choices, entries)
    return table


def _check_numbers(entries: list[Entry], first: int) -> None:
    if [entry.number for entry in entries] != list(range(first, first + len(entries))):
        raise ValueError("entries are missing")


def _bare(connection: Connection, id: str) -> HostedTable | None:
    """A table with its seats, its game not yet played."""
    seats = connection.execute(seats_query(id)).mappings().all()
    row = connection.execute(table_query(id)).mappings().first()
    return None if row is None else HostedTable(dict(row), [dict(seat) for seat in seats])
