"""Playing at tables in tests: people around one or several devices, and games that are over in no time."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from cerebria import RULES_VERSION, Game, new_game, to_record
from cerebria.client import Client, Live, ServerRefused
from cerebria.server.services import Services
from cerebria.server.tables.messages import Told
from cerebria.server.tables.passing import Passes
from cerebria.server.tables.table import HostedTable
from tests.games import play_on

from .serving import PATIENCE

if TYPE_CHECKING:
    from .conftest import People

Json = dict[str, Any]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GREEDY = {"kind": "program", "program": "greedy"}


async def change(client: Client, table: str, path: str, body: Any = None) -> Json:
    """A request about a table."""
    found: Json = await client.ask("POST", f"/api/tables/{table}/{path}", body)
    return found


class Ears:
    """A live connection that only listens."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.seat: int | None = None
        self.version = 0
        self.told: Told = None
        self.told_at = 0.0
        self.is_let_in = False
        self.wants_facts = False
        self.passes: Passes = "nothing"
        self.heard: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}
        self.closed: str | None = None

    def send(self, message: bytes) -> None:
        words = json.loads(message)
        if words["type"] == "presence":
            self.presence = words
        else:
            self.heard.append(words)

    def move_on(self) -> None:
        pass

    def foretell(self, game: Game) -> None:
        pass

    def pass_on(self, seat: int, made: int) -> None:
        pass

    def close(self, reason: str, retry_after: float | None) -> None:
        self.closed = reason

    def versions(self) -> list[int]:
        """The versions told, each missed one that a welcome brought along included."""
        found: list[int] = []
        for message in self.heard:
            if message["type"] == "update":
                found.append(message["version"])
            elif message["type"] == "welcome":
                found += [missed["version"] for missed in message["missed"]]
        return found


@contextmanager
def refused(id: str, status: int | None = None) -> Iterator[None]:
    """The server refuses, for this reason."""
    with pytest.raises(ServerRefused) as caught:
        yield
    assert caught.value.id == id
    if status is not None:
        assert caught.value.status == status


def whole_game(seed: int = 1, **options: Any) -> Game:
    """A random game, played to its end."""
    return play_on(new_game(seed=seed, **options), random.Random(seed))


def new_table(
    options: dict[str, Any],
    clock: dict[str, int] | None = None,
    opening: Sequence[str] = (),
    rules: int = RULES_VERSION,
) -> HostedTable:
    """A table in memory alone, with a person on every seat."""
    row = {
        "id": "t", "title": "T", "host": "p0", "host_name": "P", "status": "open", "options": options,
        "has_chosen_seed": True, "clock": clock, "allows_hints": False, "lapse": None, "opening": opening,
        "rematch": None, "created_at": 0, "deadline": None, "rules": rules, "changed_at": 0,
    }  # fmt: skip
    seats = [
        {"number": number, "person_id": f"p{number}", "name": f"P{number}", "program": None, "rest": None}
        for number in range(len(new_game(**options).players))
    ]
    table = HostedTable(row, seats)
    table.begin()
    return table


async def around_one(client: Client, players: int = 4, **form: Any) -> str:
    """A table that has started, with one person on every seat."""
    game = {"players": players, **form.pop("game", {})}
    made = await client.new_table(game=game, seats=[ME] * players, **form)
    id: str = made["table"]["id"]
    await client.start(id)
    return id


async def finished(client: Client, seed: int = 1, **options: Any) -> tuple[str, Game]:
    """A table whose game was played to its end there, though only its last choices; and the same game."""
    game = whole_game(seed, **options)
    shelf = await client.upload_record(to_record(game))
    made = await client.play_on(shelf["id"], len(game.choices) - 3, seats=[ME] * len(game.players))
    id: str = made["table"]["id"]
    await client.start(id)
    async with at_all_seats(client, id) as seats:
        for choice in game.choices[-3:]:
            await (await decider(seats)).choose(choice.text)
    return id, game


@asynccontextmanager
async def at_all_seats(client: Client, id: str, since: int | None = None) -> AsyncIterator[list[Live]]:
    """A connection for every seat of a table around one device."""
    async with AsyncExitStack() as stack:
        table = await client.table(id)
        yield [await stack.enter_async_context(client.join(id, seat, since)) for seat in range(len(table["seats"]))]


async def decider(seats: Sequence[Live]) -> Live:
    """Who decides, once they have heard of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for seat in seats:
                if seat.is_my_decision:
                    return seat
            await asyncio.sleep(0.001)


async def play_some(seats: Sequence[Live], rng: random.Random, most: int) -> None:
    """Make so many random choices, or all that there are."""
    for _ in range(most):
        seat = await decider(seats)
        assert seat.decision is not None
        await seat.choose(rng.choice(seat.decision["options"]))
        if seat.is_over:
            return


async def play_out(seat: Live, rng: random.Random, drops_every: int = 0) -> int:
    """Make random choices for a seat to the end, on and off with a broken connection; how many they were."""
    made = 0
    while True:
        await seat.until(lambda: seat.is_my_decision or seat.is_over)
        if seat.is_over:
            return made
        assert seat.decision is not None
        await seat.choose(rng.choice(seat.decision["options"]))
        made += 1
        if drops_every and made % drops_every == 0:
            await seat.drop()


async def level(seats: Sequence[Live], versions: Sequence[int]) -> None:
    """Wait until everybody has heard so much."""
    for seat, version in zip(seats, versions, strict=True):
        await seat.until(lambda seat=seat, version=version: seat.version >= version)


def table_in(services: Services, id: str) -> HostedTable:
    """A table as it lies in memory."""
    table = services.tables.rooms[id].table
    assert table is not None
    return table


async def heard_all(services: Services, id: str, seats: Sequence[Live]) -> None:
    """Wait until every seat has heard what there is to hear."""
    heard = (await services.tables.read(id)).tally.heard
    await level(seats, heard[: len(seats)])


def look(live: Live) -> Json:
    """What is seen now; the view itself goes on changing."""
    return copy.deepcopy(live.view or {})


@asynccontextmanager
async def eventful(address: str, people: People, services: Services | None = None) -> AsyncIterator[Any]:
    """A table with choices, undos, words and changes behind it: its people, their seats, and a spectator."""
    ada, ben = await people(address), await people(address, "Ben")
    made = await ada.new_table(seats=[ME, {"kind": "open"}, ME, {"kind": "open"}], game={"seed": 3})
    id = made["table"]["id"]
    for link in made["links"][:2]:
        await ben.follow(link["secret"])
    await ada.start(id)
    async with (
        ada.join(id, 0, since=0) as one, ben.join(id, 1, since=0) as two, ada.join(id, 2, since=0) as three,
        ben.join(id, 3, since=0) as four, ada.join(id, None, since=0) as watching,
    ):  # fmt: skip
        seats = [one, two, three, four]
        rng = random.Random(6)
        undone = 0
        for turn in range(30):
            await play_some(seats, rng, 1)
            for seat in seats:
                if seat.can_undo and rng.random() < 0.4:
                    await seat.undo(whole_turn=rng.random() < 0.3)
                    undone += 1
            if turn % 9 == 0:
                await rng.choice(seats).say(f"Word {turn}", rng.choice(("table", "team")))
        await ada.ask("POST", f"/api/tables/{id}/seats/1/program", {"program": "random"})
        await two.send(type="back")
        assert undone > 5
        if services is not None:
            heard = (await services.tables.read(id)).tally.heard
            await level([*seats, watching], heard)
        yield id, (ada, ben), seats, watching
