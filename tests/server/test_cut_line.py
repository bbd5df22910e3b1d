"""A line that is cut anywhere, within a message or its answer: what was chosen at once is done once, all of it."""

from __future__ import annotations

import pytest

from cerebria.client import Client, Live
from cerebria.server.services import Services
from cerebria.server.storage.entries import Chosen

from .conftest import People
from .cut_line import DIRECTIONS, CutLine, Direction, cut_line
from .playing import around_one, table_in

pytestmark = pytest.mark.anyio

MOVE = ("move", "token none")
SOME = 5


async def choose_and_go_back(services: Services, id: str, seat: Live, other: Live, key: str) -> None:
    """Choose over the line, and again with the same key: it is done once. Then take it back over another one."""
    number = table_in(services, id).number
    body = {"type": "choose", "choice": MOVE[0], "then": MOVE[1:], "version": seat.version, "key": key}
    version = await seat.send(**body)
    assert await seat.send(**body) == version
    (entry,) = await services.store.entries_since(id, number)
    assert isinstance(entry.what, Chosen) and entry.choices == MOVE
    await seat.until(lambda: seat.version == version)
    await other.until(lambda: other.version == version)
    back = await other.undo()
    await seat.until(lambda: seat.version == back)
    assert table_in(services, id).tally.made == 0


async def carried(services: Services, id: str, seat: Live, other: Live, line: CutLine) -> dict[Direction, int]:
    """How many bytes go each way for a choice."""
    line.count()
    await seat.choose(*MOVE)
    found = dict(line.carried)
    back = await other.undo()
    await seat.until(lambda: seat.version == back)
    return found


async def check(here: tuple[str, Services], people: People, direction: Direction, most: int | None) -> None:
    """Cut the line after every byte, or after some, the first and the last among them."""
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic", "seed": 1})
    async with cut_line(address) as (far, line), Client(far, ada.token) as away:
        decider = table_in(services, id).decider
        assert decider is not None
        async with away.join(id, decider.number) as seat, ada.join(id, decider.number) as other:
            length = (await carried(services, id, seat, other, line))[direction]
            assert length > 100
            places = range(length + 1) if most is None else [length * part // (most - 1) for part in range(most)]
            for place in places:
                line.cut_after(direction, place)
                await choose_and_go_back(services, id, seat, other, f"{place:016}")
                assert line.is_cut


@pytest.mark.parametrize("direction", DIRECTIONS)
async def test_a_choice_is_done_once_wherever_the_line_is_cut(
    here: tuple[str, Services], people: People, direction: Direction
) -> None:
    await check(here, people, direction, SOME)


@pytest.mark.deep(part="wire")
@pytest.mark.parametrize("direction", DIRECTIONS)
async def test_a_choice_is_done_once_whichever_byte_is_the_last(
    here: tuple[str, Services], people: People, direction: Direction
) -> None:
    await check(here, people, direction, None)


async def test_what_the_server_has_heard_is_not_said_again_however_often_it_welcomes(
    here: tuple[str, Services], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, services = here
    ada = await people(address)
    id = await around_one(ada, 2, game={"mode": "basic", "seed": 1})
    said: list[str] = []
    decider = table_in(services, id).decider
    assert decider is not None
    async with ada.join(id, decider.number) as seat:
        send = Live._send

        async def note(live: Live, body: dict[str, str]) -> None:
            said.append(body["type"])
            await send(live, body)
            if body["type"] == "choose":
                # Before its answer comes.
                await send(live, {"type": "look", "seat": decider.number, "since": live.version})

        monkeypatch.setattr(Live, "_send", note)
        await seat.choose(*MOVE)
        await seat.say("Done")
    assert said == ["choose", "say"]
