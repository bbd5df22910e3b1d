"""Questions of people: in turn, so many at once, never too many of one person, and never in the way of others."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from cerebria import CerebriaError
from cerebria.server.programs import questions
from cerebria.server.programs.questions import Questions

from .asked import count, die_once, double, fail, note, process_of

PATIENCE = 60

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def asking(at_once: int = 1, seconds: float = PATIENCE) -> AsyncIterator[Questions]:
    queue = Questions(at_once, seconds)
    try:
        yield queue
    finally:
        await queue.stop()


@contextmanager
def refused(id: str) -> Iterator[None]:
    with pytest.raises(CerebriaError) as raised:
        yield
    assert raised.value.id == id


def noted(folder: Path) -> list[str]:
    return [path.name.partition(" ")[2] for path in sorted(folder.iterdir())]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


async def test_a_question_is_answered_in_another_process_which_goes_on_to_the_next() -> None:
    async with asking() as queue:
        assert await queue.ask("ann", double, 21) == 42
        one, two = await queue.ask("ann", process_of), await queue.ask("bob", process_of)
        assert one == two != os.getpid()


async def test_what_goes_wrong_in_an_answer_is_told_to_who_asked() -> None:
    async with asking() as queue:
        with refused("illegal-choice"):
            await queue.ask("ann", fail)
        assert await queue.ask("ann", double, 1) == 2


async def test_progress_is_heard_on_the_way() -> None:
    async with asking() as queue:
        heard: list[int] = []
        assert await queue.ask("ann", count, 4, on_progress=heard.append) == "done"
        assert heard == [0, 1, 2, 3]


async def test_one_question_of_a_person_is_at_work_and_one_waits_and_a_third_is_refused(tmp_path: Path) -> None:
    async with asking(at_once=2) as queue:
        first = asyncio.create_task(queue.ask("ann", note, str(tmp_path), "first", 0, "other done"))
        await until(lambda: noted(tmp_path) == ["first"])
        second = asyncio.create_task(queue.ask("ann", note, str(tmp_path), "second"))
        await asyncio.sleep(0)
        with refused("still-thinking"):
            await queue.ask("ann", double, 1)
        # Another person is not kept waiting by them.
        assert await queue.ask("bob", note, str(tmp_path), "other") == "other"
        assert await first == "first"
        assert await second == "second"
        assert noted(tmp_path) == ["first", "other", "other done", "first done", "second", "second done"]
        assert await queue.ask("ann", double, 1) == 2


async def test_no_more_wait_in_all_than_can_be_answered_soon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(questions, "MOST_WAITING", 1)
    async with asking() as queue:
        asked = [asyncio.create_task(queue.ask(name, note, str(tmp_path), name, 0.2)) for name in ("ann", "bob")]
        await asyncio.sleep(0)
        with refused("thinkers-busy"):
            await queue.ask("cleo", double, 1)
        assert await asyncio.gather(*asked) == ["ann", "bob"]
        assert await queue.ask("cleo", double, 1) == 2
        assert queue._asked == {}


async def test_what_is_cancelled_is_not_thought_about_any_longer(tmp_path: Path) -> None:
    async with asking() as queue:
        asked = [
            asyncio.create_task(queue.ask("ann", note, str(tmp_path), name, 60)) for name in ("at work", "waiting")
        ]
        await until(lambda: noted(tmp_path) == ["at work"])
        queue.cancel("ann")
        for question in asked:
            with refused("question-withdrawn"):
                await question
        # The place is free at once, and nobody else's question went with them.
        assert await asyncio.wait_for(queue.ask("bob", double, 4), PATIENCE / 2) == 8
        assert noted(tmp_path) == ["at work"]
        queue.cancel("nobody")


async def test_a_question_goes_with_the_one_who_waits_for_it(tmp_path: Path) -> None:
    async with asking() as queue:
        asked = asyncio.create_task(queue.ask("ann", note, str(tmp_path), "at work", 60))
        await until(lambda: noted(tmp_path) == ["at work"])
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await asyncio.wait_for(queue.ask("ann", double, 4), PATIENCE / 2) == 8


async def test_a_question_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async with asking() as queue:
        assert await queue.ask("ann", double, 1) == 2
        queue._seconds = 0.2
        with refused("thinkers-busy"):
            await queue.ask("ann", note, str(tmp_path), "long", 60)


async def test_a_process_that_is_killed_is_replaced_and_nobody_notices(tmp_path: Path) -> None:
    async with asking() as queue:
        assert await queue.ask("ann", die_once, str(tmp_path / "mark")) == "alive"


async def test_nothing_is_left_of_it_after_the_end(tmp_path: Path) -> None:
    async with asking() as queue:
        resting = await queue.ask("ann", process_of)
        asked = asyncio.create_task(queue.ask("ann", note, str(tmp_path), "at work", 60))
        await until(lambda: noted(tmp_path) == ["at work"])
    with refused("question-withdrawn"):
        await asked
    await until(lambda: not _is_alive(resting))


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
