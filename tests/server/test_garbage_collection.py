"""When lost cycles are looked for."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from cerebria.server.process import garbage_collection
from cerebria.server.process.garbage_collection import Tidying

pytestmark = pytest.mark.anyio


class Lost:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.ref[Lost]]:
    """Something that only a search frees; in between nobody else searches."""
    monkeypatch.setattr(garbage_collection, "_SOME", 1_000)
    gc.disable()
    gc.collect()
    yield weakref.ref(Lost())
    gc.enable()


async def test_what_is_lost_is_found_when_it_is_calm_and_there_may_be_much(lost: weakref.ref[Lost]) -> None:
    tidying = Tidying()
    await tidying.tidy()
    assert lost() is not None
    many: list[list[int]] = [[] for _ in range(2_000)]
    await tidying.tidy()
    assert lost() is None
    assert many


async def test_nobody_who_plays_waits_for_a_search(lost: weakref.ref[Lost], monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(time, "process_time", lambda: moment)
    tidying = Tidying()
    many: list[list[int]] = [[] for _ in range(2_000)]
    moment += 5
    await tidying.tidy()
    assert lost() is not None
    moment += 0.1
    await tidying.tidy()
    assert lost() is None
    assert many
