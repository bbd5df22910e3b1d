"""What is too old is forgotten, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select

from cerebria.server.settings import DAY, Settings
from cerebria.server.storage import database
from cerebria.server.storage.retention import Tidied, tidy
from cerebria.server.storage.schema import ENTRIES, LINKS, PEOPLE, SEATS, TABLES, WATCHERS
from cerebria.server.storage.store import Store

pytestmark = pytest.mark.anyio

NOW = 1_800_000_000_000


def ago(days: float) -> int:
    return NOW - int(days * DAY * 1000)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """An empty database of each kind."""
    database.upgrade(settings.database)
    store = Store(settings.database)
    yield store
    await store.stop()


async def add(store: Store, table: Any, *rows: dict[str, Any]) -> None:
    await store.execute(insert(table).values(list(rows)))


async def add_person(store: Store, id: str, seen: float) -> None:
    await add(store, PEOPLE, {"id": id, "name": id, "secret_hash": id, "created_at": ago(seen), "seen_at": ago(seen)})


async def add_table(store: Store, id: str, status: str, days: float, entry: float | None = None) -> None:
    """A table that changed so many days ago, perhaps with something said later."""
    await add(
        store, TABLES,
        {
            "id": id, "title": id, "host": None, "status": status, "options": {}, "rules": 2,
            "has_chosen_seed": False, "clock": None,
            "opening": [], "decider": None, "awaits_program": False, "deadline": None, "result": None,
            "rematch": None, "created_at": ago(days), "changed_at": ago(days),
        },
    )  # fmt: skip
    await add(store, SEATS, {"table_id": id, "number": 0, "person_id": None, "program": None})
    await add(
        store, LINKS,
        {
            "hash": id, "table_id": id, "kind": "watch", "seat": None, "is_open": False, "moment": None,
            "created_at": ago(days),
        },
    )  # fmt: skip
    await add(
        store, ENTRIES,
        {
            "table_id": id, "number": 1, "kind": "say", "seat": None, "person_id": None, "data": {}, "events": [],
            "tally": {}, "key": None, "at": ago(days if entry is None else entry),
        },
    )  # fmt: skip


async def ids(store: Store, table: Any) -> set[str]:
    return {row["id"] for row in await store.rows(select(table.c.id))}


async def test_each_kind_of_table_is_kept_as_long_as_it_is_set(store: Store, settings: Settings) -> None:
    await add_table(store, "open29", "open", 29)
    await add_table(store, "open31", "open", 31)
    await add_table(store, "running399", "running", 399)
    await add_table(store, "running401", "running", 401)
    await add_table(store, "over9", "over", 9)
    await add_table(store, "over11", "over", 11)
    await add_table(store, "ended11", "ended", 11)
    assert await tidy(store, replace(settings, keep_over_days=10), NOW) == Tidied(tables=4, people=0)
    assert await ids(store, TABLES) == {"open29", "running399", "over9"}
    for part in (SEATS, LINKS, ENTRIES):
        assert len(await store.rows(select(part))) == 3


async def test_by_default_finished_games_stay_for_ever_and_sleeping_ones_for_more_than_a_year(
    store: Store, settings: Settings
) -> None:
    await add_table(store, "over", "over", 5000)
    await add_table(store, "sleeping", "running", 366)
    assert await tidy(store, settings, NOW) == Tidied(0, 0)


async def test_a_table_at_which_something_happened_lately_is_never_touched(store: Store, settings: Settings) -> None:
    # The row of a table changes less often than its journal: a person who sits down, words that are said.
    await add_table(store, "open", "open", 500, entry=3)
    await add_table(store, "running", "running", 500, entry=3)
    assert await tidy(store, settings, NOW) == Tidied(0, 0)


async def test_a_table_that_somebody_looks_at_is_spared(store: Store, settings: Settings) -> None:
    await add_table(store, "looked-at", "open", 500)
    await add_table(store, "forgotten", "open", 500)
    assert await tidy(store, settings, NOW, {"looked-at"}) == Tidied(1, 0)
    assert await ids(store, TABLES) == {"looked-at"}


async def test_people_are_forgotten_when_they_stay_away_and_have_no_table(store: Store, settings: Settings) -> None:
    for name in ("host", "sitting", "watching", "lonely"):
        await add_person(store, name, 500)
    await add_person(store, "lately", 10)
    await add_table(store, "table", "over", 600)
    await store.execute(TABLES.update().values(host="host"), SEATS.update().values(person_id="sitting"))
    await add(store, WATCHERS, {"table_id": "table", "person_id": "watching"})
    assert await tidy(store, settings, NOW) == Tidied(0, 1)
    assert await ids(store, PEOPLE) == {"host", "sitting", "watching", "lately"}
    # With the table go its people.
    assert await tidy(store, replace(settings, keep_over_days=1), NOW) == Tidied(1, 3)
    assert await ids(store, PEOPLE) == {"lately"}


async def test_0_days_keep_everything(store: Store, settings: Settings) -> None:
    for status in ("open", "running", "over", "ended", "shelved"):
        await add_table(store, status, status, 20_000)
    await add_person(store, "old", 20_000)
    for_ever = replace(settings, keep_open_days=0, keep_running_days=0, keep_over_days=0, keep_people_days=0)
    assert await tidy(store, for_ever, NOW) == Tidied(0, 0)


async def test_many_are_forgotten_a_few_at_a_time(store: Store, settings: Settings) -> None:
    for number in range(25):
        await add_table(store, f"t{number}", "open", 100)
    assert await tidy(store, settings, NOW) == Tidied(25, 0)
    assert await ids(store, TABLES) == set()
