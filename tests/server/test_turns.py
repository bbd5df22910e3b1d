"""Whose turn it is: who asks for much waits for it, others do not, and nobody waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from cerebria.server.programs import turns
from cerebria.server.programs.turns import Addresses, Asker, Place, Turns

from .test_questions import refused

pytestmark = pytest.mark.anyio

FIRST = Asker("1.0.0.9", "first")


class Order:
    """Who had their turn, one after the other."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Event()
        """Who comes as the first waits for it."""

    async def line_up(self, askers: Sequence[Asker], rank: int = 0) -> list[Place]:
        """Let these come one after the other."""
        places = [self.turns.place(asker, rank) for asker in askers]
        for place in places:
            self.tasks.append(asyncio.create_task(self._wait(place)))
            await asyncio.sleep(0)
        return places

    async def _wait(self, place: Place) -> None:
        async with place:
            self.served.append(place.asker.person)
            await (self.gate.wait() if place.asker is FIRST else asyncio.sleep(0))

    async def end(self) -> list[str]:
        """All who came after the first."""
        self.gate.set()
        await asyncio.gather(*self.tasks)
        return self.served[1:]


async def held(order: Order) -> None:
    """Somebody has the only place."""
    await order.line_up([FIRST])


async def test_who_comes_from_an_address_that_asks_for_much_waits_and_others_do_not() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", f"flood {number}") for number in range(5)])
    await order.line_up([Asker("1.0.0.2", "ann"), Asker("1.0.0.3", "bob")])
    assert (await order.end())[:3] == ["flood 0", "ann", "bob"]


async def test_people_behind_one_address_take_turns() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", "flood")] * 4)
    await order.line_up([Asker("1.0.0.1", "ann"), Asker("1.0.0.1", "bob"), Asker("1.0.0.1", "ann")])
    assert await order.end() == ["flood", "ann", "bob", "flood", "ann", "flood", "flood"]


async def test_who_had_no_turn_yet_comes_before_those_who_go_on_waiting() -> None:
    order = Order()
    flood = [Asker("1.0.0.1", "flood"), Asker("1.0.0.2", "flood")]
    await held(order)
    await order.line_up(flood * 3)
    order.gate.set()
    while len(order.served) < 4:
        await asyncio.sleep(0)
    await order.line_up([Asker("1.0.0.3", "ann")])
    assert (await order.end()).index("ann") <= 4


async def test_the_lowest_rank_comes_first_but_nobody_waits_for_ever() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", "last")] * 2, rank=2)
    await order.line_up([Asker("1.0.0.2", "first")] * 20, rank=0)
    served = await order.end()
    assert served.index("last") == turns._FOR_LATER - 2
    assert served.count("last") == 2


async def test_no_rank_between_others_waits_for_ever() -> None:
    order = Order()
    await held(order)
    for rank, name in enumerate(("first", "between", "last")):
        await order.line_up([Asker(f"1.0.0.{rank}", f"{name} {number}") for number in range(60)], rank)
    served = await order.end()
    assert {name.partition(" ")[0] for name in served[:30]} == {"first", "between", "last"}


async def test_who_is_waited_for_comes_earlier_from_then_on() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", "ann")] * 2, rank=1)
    (place,) = await order.line_up([Asker("1.0.0.2", "bob")], rank=2)
    place.hurry(0)
    assert await order.end() == ["bob", "ann", "ann"]
    place.hurry(-1)


async def test_who_has_gone_is_not_called_and_leaves_the_place_to_others() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", "gone"), Asker("1.0.0.2", "gone too"), Asker("1.0.0.3", "ann")])
    order.tasks[1].cancel()
    order.gate.set()
    while not order.tasks[0].done():
        await asyncio.sleep(0)
    # This one goes when it has been called and has not heard of it yet.
    order.tasks[2].cancel()
    await asyncio.wait(order.tasks)
    assert order.served == ["first", "ann"]
    async with order.turns.place(FIRST):
        pass


async def test_as_many_are_called_as_there_are_places() -> None:
    order = Order(places=2)
    gate = [order.turns.place(FIRST), order.turns.place(FIRST)]
    async with gate[0], gate[1]:
        await order.line_up([Asker("1.0.0.1", "ann")])
        await asyncio.sleep(0)
        assert order.served == []
    await asyncio.gather(*order.tasks)
    assert order.served == ["ann"]


async def test_after_the_end_nobody_waits() -> None:
    order = Order()
    await held(order)
    await order.line_up([Asker("1.0.0.1", "ann")])
    order.turns.stop()
    order.gate.set()
    with refused("question-withdrawn"):
        await order.tasks[1]
    with refused("question-withdrawn"):
        await order.line_up([FIRST])
        await order.tasks[2]


async def test_what_is_known_of_people_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_MOST_KNOWN", 10)
    order, addresses = Order(), Addresses()
    for number in range(30):
        asker = Asker(f"1.0.0.{number}", f"person {number}")
        addresses.note(asker)
        async with order.turns.place(asker):
            pass
    assert len(order.turns._last._last) == len(addresses._known) == 10
    assert order.turns._lines == {} or not any(line._inner for line in order.turns._lines.values())
    assert addresses.asker("person 29") == asker
    assert addresses.asker("person 0") == Asker("", "person 0")
