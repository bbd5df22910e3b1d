"""Questions of people: in turn, so many at once, never too many of one person, and never in the way of others."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from cerebria import CerebriaError
from cerebria.server.programs.questions import Questions, Room
from cerebria.server.programs.turns import Asker

from .asked import die_once, double, fail, note, process_of

PATIENCE = 60
ROOM = Room()
ANN, BOB, CLEO = Asker("1.0.0.1", "ann"), Asker("1.0.0.2", "bob"), Asker("1.0.0.3", "cleo")

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def asking(at_once: int = 1, room: Room = ROOM, each: int = 1) -> AsyncIterator[Questions]:
    queue = Questions(at_once, PATIENCE, room, each=each)
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
        assert await queue.ask(ANN, double, 21) == 42
        one, two = await queue.ask(ANN, process_of), await queue.ask(BOB, process_of)
        assert one == two != os.getpid()


async def test_what_goes_wrong_in_an_answer_is_told_to_who_asked() -> None:
    async with asking() as queue:
        with refused("illegal-choice"):
            await queue.ask(ANN, fail)
        assert await queue.ask(ANN, double, 1) == 2


async def test_a_second_question_of_a_person_waits_also_for_others_and_a_third_is_refused(tmp_path: Path) -> None:
    async with asking() as queue:
        first = asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "first", 0, "go"))
        await until(lambda: noted(tmp_path) == ["first"])
        second = asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "second"))
        await asyncio.sleep(0)
        with refused("still-thinking"):
            await queue.ask(ANN, double, 1)
        other = asyncio.create_task(queue.ask(BOB, note, str(tmp_path), "other"))
        await asyncio.sleep(0)
        (tmp_path / "0 go").touch()
        assert tuple(await asyncio.gather(first, second, other)) == ("first", "second", "other")
        assert noted(tmp_path)[1:] == ["first", "first done", "other", "other done", "second", "second done"]
        assert await queue.ask(ANN, double, 1) == 2


async def test_no_more_wait_in_all_or_behind_one_address_than_can_be_answered_soon(tmp_path: Path) -> None:
    async with asking(room=Room(of_an_address=1, of_all=2)) as queue:
        asked = [asyncio.create_task(queue.ask(who, note, str(tmp_path), who.person, 0.2)) for who in (ANN, BOB)]
        await asyncio.sleep(0)
        with refused("thinkers-busy"):
            await queue.ask(CLEO, double, 1)
        assert await asyncio.gather(*asked) == ["ann", "bob"]
        asked = [asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "again", 0.2))]
        await asyncio.sleep(0)
        with refused("thinkers-busy"):
            await queue.ask(Asker(ANN.address, "her sister"), double, 1)
        assert await queue.ask(CLEO, double, 1) == 2
        await asyncio.gather(*asked)


async def test_what_is_cancelled_is_not_thought_about_any_longer(tmp_path: Path) -> None:
    async with asking() as queue:
        asked = [asyncio.create_task(queue.ask(ANN, note, str(tmp_path), name, 60)) for name in ("at work", "waiting")]
        await until(lambda: noted(tmp_path) == ["at work"])
        for question in asked:
            question.cancel()
        # The place is free at once, and nobody else's question went with them.
        assert await asyncio.wait_for(queue.ask(BOB, double, 4), PATIENCE / 2) == 8
        assert noted(tmp_path) == ["at work"]


async def test_others_have_their_turn_between_the_parts_of_a_question(tmp_path: Path) -> None:
    async with asking() as queue:
        with queue.asked(ANN):
            parts = [asyncio.create_task(queue.part(ANN, note, str(tmp_path), "part", 0, "short"))]
            await until(lambda: noted(tmp_path) == ["part"])
            (tmp_path / "0 short").touch()
            parts += [asyncio.create_task(queue.part(ANN, note, str(tmp_path), name)) for name in ("second", "third")]
            await asyncio.sleep(0)
            await queue.ask(BOB, note, str(tmp_path), "other")
            await asyncio.gather(*parts)
        begun = [name for name in noted(tmp_path) if "done" not in name]
        assert begun.index("other") < begun.index("second") < begun.index("third")


async def test_a_question_goes_with_the_one_who_waits_for_it(tmp_path: Path) -> None:
    async with asking() as queue:
        asked = asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "at work", 60))
        await until(lambda: noted(tmp_path) == ["at work"])
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await asyncio.wait_for(queue.ask(ANN, double, 4), PATIENCE / 2) == 8


async def test_who_waits_behind_a_thought_that_is_given_up_is_answered_by_another_process(tmp_path: Path) -> None:
    async with asking(each=2) as queue:
        given_up = asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "at work", 60))
        await until(lambda: noted(tmp_path) == ["at work"])
        (thinker,) = queue._thinkers._thinkers
        behind = asyncio.create_task(queue.ask(BOB, double, 21))
        await until(lambda: thinker.busy == 2)
        given_up.cancel()
        assert await asyncio.wait_for(behind, PATIENCE / 2) == 42


async def test_a_short_thought_that_is_given_up_leaves_its_process_to_the_next(tmp_path: Path) -> None:
    async with asking(each=2) as queue:
        pondered = [asyncio.create_task(queue.part(ANN, note, str(tmp_path), name, 0, "end")) for name in "ab"]
        await until(lambda: noted(tmp_path) == ["a"])
        (thinker,) = queue._thinkers._thinkers
        for part in pondered:
            part.cancel()
        (tmp_path / "0 end").touch()
        assert await queue.part(BOB, process_of) == thinker._process.pid


async def test_a_process_that_starts_outlives_those_who_wait_for_it_no_more() -> None:
    async with asking() as queue:
        for _ in range(5):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(queue.part(ANN, double, 1), 0.01)
        (thinker,) = queue._thinkers._thinkers
        assert await queue.part(BOB, process_of) == thinker._process.pid


async def test_who_waits_behind_a_short_thought_that_never_ends_is_answered_all_the_same(tmp_path: Path) -> None:
    async with asking() as queue:
        assert await queue.part(ANN, double, 1) == 2
        queue._seconds = 0.2
        with refused("thinkers-busy"):
            await queue.part(BOB, note, str(tmp_path), "stuck", 60)
        queue._seconds = PATIENCE
        assert await asyncio.wait_for(queue.part(CLEO, double, 4), PATIENCE / 2) == 8


async def test_a_question_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async with asking() as queue:
        assert await queue.ask(ANN, double, 1) == 2
        queue._seconds = 0.2
        with refused("thinkers-busy"):
            await queue.ask(ANN, note, str(tmp_path), "long", 60)


async def test_a_process_that_is_killed_is_replaced_and_nobody_notices(tmp_path: Path) -> None:
    async with asking() as queue:
        assert await queue.ask(ANN, die_once, str(tmp_path / "mark")) == "alive"


async def test_nothing_is_left_of_it_after_the_end(tmp_path: Path) -> None:
    async with asking() as queue:
        resting = await queue.ask(ANN, process_of)
        asked = asyncio.create_task(queue.ask(ANN, note, str(tmp_path), "at work", 60))
        await until(lambda: noted(tmp_path) == ["at work"])
    with refused("question-withdrawn"):
        await asked
    await until(lambda: not _is_alive(resting))


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
