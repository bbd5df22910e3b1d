"""What is asked about options: worked out in parts and in turn, once for all who see the same, for what it costs."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from cerebria import View, facts, new_game
from cerebria.client import Live
from cerebria.server.programs import foreseeing, insight
from cerebria.server.programs.insight import Insight
from cerebria.server.programs.questions import Questions
from cerebria.server.programs.turns import Asker
from cerebria.server.refusals import Refusal
from cerebria.server.settings import Settings

from .conftest import People
from .playing import around_one, decider
from .serving import serving_here
from .test_questions import refused

pytestmark = pytest.mark.anyio

ANN, BOB = Asker("1.0.0.1", "ann"), Asker("1.0.0.2", "bob")

LAST_PRESSES: tuple[tuple[list[str], str], ...] = (([], "end-turn"), (["end-turn"], "take ambition"))


class Here(Questions):
    """Questions that are thought about in this process; whose part it was, and which."""

    def __init__(self) -> None:
        super().__init__(1, 60, insight.ROOM)
        self.parts: list[tuple[str, str]] = []

    async def _in_turn(
        self, asker: Asker, work: Callable[..., Any], arguments: tuple[Any, ...], *, patience: float
    ) -> Any:
        async with self._turns.place(asker):
            self.parts.append((asker.person, work.__name__))
            await asyncio.sleep(0)
            return work(*arguments)


def with_options(least: int, most: int = 1_000) -> View:
    """What somebody sees who has so many options."""
    for seed in range(100):
        game, chance = new_game(players=2, seed=seed), random.Random(seed)
        while game.decision is not None:
            if least <= len(game.decision.options) <= most:
                return game.view(game.decision.seat)
            game.choose(chance.choice(game.decision.options))
    raise AssertionError("no such decision")


def free(price: float) -> None:
    """Let anybody ask."""


async def test_a_question_about_many_options_is_worked_out_in_parts_and_others_have_their_turn_between(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(foreseeing, "PART_SECONDS", 0)
    questions = Here()
    asked = Insight(questions)
    dear, cheap = with_options(30), with_options(2, 3)
    assert dear.decision is not None and cheap.decision is not None
    waiting = [asyncio.create_task(asked.facts(ANN, f"table {number}", dear, [], free)) for number in range(3)]
    await asyncio.sleep(0)
    await asked.facts(BOB, "table", cheap, [], free)
    # Each of his parts has waited for one of hers.
    assert [person for person, _ in questions.parts].count("ann") <= len(cheap.decision.options) + 1
    assert len(set(await asyncio.gather(*waiting))) == 1
    assert len(questions.parts) == 3 * len(dear.decision.options) + len(cheap.decision.options)


async def test_the_parts_add_up_to_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    view = with_options(20)
    whole = facts(view)
    for seconds, count in ((0.0, len(whole)), (60.0, 1)):
        monkeypatch.setattr(foreseeing, "PART_SECONDS", seconds)
        questions = Here()
        words = await Insight(questions).facts(ANN, "table", view, [], free)
        found = json.loads(b"{" + words)
        assert found["facts"] == json.loads(
            json.dumps({choice.text: known.to_json() for choice, known in whole.items()})
        )
        assert found.keys() == {"facts", "obstacles", "ways", "prospects", "forecast"}
        assert len(questions.parts) == count


async def test_a_press_that_ends_the_last_turn_and_takes_something_asks_back() -> None:
    game = new_game(players=2, mode="basic", seed=3, turn_limit=1)
    view = game.view(0 if game.decision is None else game.decision.seat)
    asked = [json.loads(foreseeing.foreseen(view, path, last))["fact"] for path, last in LAST_PRESSES]
    assert all(fact["asks_back"] and fact["ends_game"] for fact in asked)
    game.choose("end-turn")
    answer = json.loads(foreseeing.foreseen(game.view(view.seat), [], "take ambition"))["fact"]
    assert answer["ends_game"] and not answer["asks_back"], "it was asked about before"


async def test_all_devices_of_a_seat_share_an_answer_and_no_other_seat_does(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (server, services):
        services.insight.questions = questions = Here()
        host = await people(server)
        id = await around_one(host, 2)
        async with host.join(id, 0) as one, host.join(id, 1) as other:
            mine, theirs = (one, other) if one.is_my_decision else (other, one)
            async with host.join(id, mine.seat) as again:
                first = await mine.facts()
                assert len(questions.parts) == 1
                assert await again.facts() == await mine.facts() == first != {}
                assert len(questions.parts) == 1
                assert await theirs.facts() == {}
                assert len(questions.parts) == 2
            choice = next(iter(first))
            foreseen = [await mine.foresee(choice) for _ in range(2)]
            assert foreseen[0]["view"] == foreseen[1]["view"]
            assert [name for _, name in questions.parts] == ["facts_part", "facts_part", "foreseen"]
            # What is seen is another thing then; on the way back it is the same as before.
            await mine.choose(choice)
            assert await mine.facts() != first
            await mine.undo()
            assert await mine.facts() == first
            assert len(questions.parts) == 4


async def test_those_who_ask_at_the_same_time_wait_for_one_answer_and_none_takes_it_from_another() -> None:
    questions = Here()
    asked, view = Insight(questions), with_options(5)
    waiting = [asyncio.create_task(asked.facts(ANN, "table", view, [], free)) for _ in range(3)]
    await asyncio.sleep(0)
    # Of those who are left one begins anew, and the others wait for that.
    waiting[0].cancel()
    assert len({await each for each in waiting[1:]}) == 1
    assert len(questions.parts) == 2
    await asked.facts(ANN, "another table", view, [], free)
    assert len(questions.parts) == 3


async def test_what_nobody_waits_for_any_more_takes_no_room_and_is_worked_out_anew_when_it_is_asked_again() -> None:
    questions = Here()
    asked, view = Insight(questions), with_options(5)
    many = 2 * insight.ROOM.of_a_person
    waiting = [asyncio.create_task(asked.facts(ANN, str(table), view, [], free)) for table in range(many)]
    for each in waiting:
        await asyncio.sleep(0)
        each.cancel()
    assert b"facts" in await asked.facts(ANN, "table", view, [], free)
    assert len(asked._kept) == 1


async def test_what_is_wrong_is_told_and_not_kept() -> None:
    questions = Here()
    asked, view = Insight(questions), with_options(5)
    for _ in range(2):
        with refused("malformed-choice"):
            await asked.foreseen(ANN, "table", view, [], "end-the-world", free)
        with refused("illegal-choice"):
            await asked.facts(ANN, "table", view, ["end-turn", "end-turn"], free)
    assert asked._kept == {}


async def test_no_more_answers_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(insight, "_MOST_KEPT", 2)
    questions = Here()
    asked, view = Insight(questions), with_options(2, 3)
    for table in "abcab":
        await asked.facts(ANN, table, view, [], free)
    assert len(questions.parts) == 5
    await asked.facts(ANN, "a", view, [], free)
    assert (len(questions.parts), len(asked._kept)) == (5, 2)


async def test_a_question_is_paid_by_what_it_costs_and_what_is_known_is_free() -> None:
    asked, paid = Insight(Here()), list[float]()
    for view in (with_options(2, 2), with_options(30)):
        for _ in range(2):
            await asked.facts(ANN, "table", view, [], paid.append)
    assert len(paid) == 2
    assert paid[1] >= 10 * paid[0]


async def test_who_asks_after_every_decision_and_points_at_all_is_never_refused(
    sqlite_settings: Settings, people: People
) -> None:
    # As many as anybody is asked for at once, and a bucket that does not fill up meanwhile.
    usual = replace(sqlite_settings, rate=0.001, burst=Settings().burst)
    async with serving_here(usual) as (server, services):
        services.insight.questions = Here()
        host = await people(server)
        id = await around_one(host, 2)
        async with host.join(id, 0) as one, host.join(id, 1) as other:
            mine = one if one.is_my_decision else other
            for choice in await mine.facts():
                await mine.foresee(choice)
            await mine.choose(next(iter(await mine.facts())))


# Told unasked.


async def test_who_wants_the_facts_is_told_them_with_every_decision_and_nobody_else_is(
    sqlite_settings: Settings, people: People
) -> None:
    async with serving_here(sqlite_settings) as (address, _), AsyncExitStack() as stack:
        ada = await people(address)
        id = await around_one(ada, 2, game={"mode": "basic", "seed": 1})

        async def join(seat: int | None, *, facts: bool) -> Live:
            return await stack.enter_async_context(ada.join(id, seat, facts=facts))

        seats = [await join(seat, facts=True) for seat in range(2)]
        # Another device of the same person, and a spectator.
        plain, watching = await join(0, facts=False), await join(None, facts=True)
        for choices in (("move", "token none"), ("undo",), ("gain-willpower",), ("end-turn",)):
            seat = await decider(seats)
            await seat.until(lambda seat=seat: seat.known is not None)
            assert seat.known is not None
            assert seat.decision is not None
            assert list(seat.known["facts"]) == seat.decision["options"]
            assert seat.known["version"] == seat.version
            assert seat.known["facts"] == await seat.facts()
            for other in (*seats, plain, watching):
                assert other is seat or other.known is None
            await (seat.undo() if choices == ("undo",) else seat.choose(*choices))
        # Whoever comes in the middle is told as well, and with other eyes what those decide.
        seat = await decider(seats)
        late = await join(seat.seat, facts=True)
        await late.until(lambda: late.known is not None)
        other = next(one for one in seats if one is not seat)
        await other.look(seat.seat)
        await other.until(lambda: other.known is not None)
        await other.look(None)
        assert other.known is None


async def test_facts_of_a_decision_that_is_over_are_not_told(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, 2, game={"mode": "basic", "seed": 1})
        waiting: list[asyncio.Event] = []
        work_out = services.insight.facts

        async def slowly(*arguments: Any) -> bytes:
            event = asyncio.Event()
            waiting.append(event)
            await event.wait()
            return await work_out(*arguments)

        monkeypatch.setattr(services.insight, "facts", slowly)
        async with ada.join(id, 0, facts=True) as one, ada.join(id, 1, facts=True) as two:
            seat = await decider([one, two])
            while len(waiting) < 1:
                await asyncio.sleep(0.001)
            await seat.choose("move")
            while len(waiting) < 2:
                await asyncio.sleep(0.001)
            for event in waiting:
                event.set()
            await seat.until(lambda: seat.known is not None)
            assert seat.decision is not None
            assert seat.known is not None
            assert list(seat.known["facts"]) == seat.decision["options"]


async def test_who_cannot_pay_for_facts_is_told_that_nothing_is_known(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, services):

        async def refuse(*arguments: Any) -> bytes:
            raise Refusal("too-many-requests")

        monkeypatch.setattr(services.insight, "facts", refuse)
        ada = await people(address)
        id = await around_one(ada, 2)
        async with ada.join(id, 0, facts=True) as one, ada.join(id, 1, facts=True) as two:
            seat = await decider([one, two])
            await seat.until(lambda: seat.known is not None)
            assert seat.known is not None
            nothing: dict[str, Any] = {"facts": {}, "obstacles": {}, "ways": [], "prospects": {}, "forecast": None}
            assert {name: seat.known[name] for name in nothing} == nothing


async def test_where_there_is_no_room_nothing_is_made_ready_for_a_question(
    sqlite_settings: Settings, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(sqlite_settings) as (address, services):
        ada = await people(address)
        id = await around_one(ada, 2)
        questions, asked = services.insight.questions, list[str]()

        async def facts(*arguments: Any) -> bytes:
            asked.append("facts")
            return insight.NOTHING_KNOWN

        monkeypatch.setattr(services.insight, "facts", facts)
        monkeypatch.setattr(questions, "has_room", lambda asker: False)
        async with ada.join(id, 0, facts=True) as one, ada.join(id, 1, facts=True) as two:
            seat = await decider([one, two])
            await seat.until(lambda: seat.known is not None)
            assert seat.known is not None and seat.known["facts"] == {}
            assert seat.known["version"] == seat.version
            assert asked == []
            # And as soon as there is, it is asked again.
            monkeypatch.setattr(questions, "has_room", lambda asker: True)
            assert seat.decision is not None
            await seat.choose(seat.decision["options"][0])
            while not asked:
                await asyncio.sleep(0.001)
