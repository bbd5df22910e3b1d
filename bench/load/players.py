"""Many players in one process: they parse only what they need, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, Final, Self

from pydantic_core import from_json, to_json
from websockets.asyncio.client import ClientConnection, connect

from cerebria.client import Client

from .line import Line

SEATS: Final = 4
_AT_ONCE: Final = 16
"""Requests under way while tables are set up."""

TOLD_EVERY: Final = 100
"""Choices after which it is told how far they are: to tell it of each takes longer than to make it."""

Advance = Callable[[], object]


class People:
    """People who sit at many tables, four at each: the next four at the next one, and then the first ones again."""

    def __init__(self, address: str, count: int = SEATS) -> None:
        self._address = address
        self._count = count
        self._stack = AsyncExitStack()
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._fours = itertools.cycle(range(0, count, SEATS))
        self.clients: list[Client] = []

    async def __aenter__(self) -> Self:
        for number in range(self._count):
            client = await self._stack.enter_async_context(Client(self._address))
            await client.sign_in(f"Player {number + 1}")
            self.clients.append(client)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def seat(self, seed: int) -> tuple[str, list[str | None]]:
        """A started table with a person on each seat; its id, and who they are."""
        async with self._turns:
            first = next(self._fours)
            sitting = self.clients[first : first + SEATS]
            made = await sitting[0].new_table(game={"players": SEATS, "seed": seed})
            for link in made["links"]:
                if link["kind"] == "seat":
                    await sitting[link["seat"]].follow(link["secret"])
            id: str = made["table"]["id"]
            await sitting[0].start(id)
            return id, [client.token for client in sitting]

    async def sit_alone(self, seed: int) -> str:
        """A started table around one device: one person on all seats; its id."""
        async with self._turns:
            host = self.clients[0]
            made = await host.new_table(game={"players": SEATS, "seed": seed}, seats=[{"kind": "me"}] * SEATS)
            id: str = made["table"]["id"]
            await host.start(id)
            return id

    async def let_play(self, program: str, seed: int) -> str:
        """A started table with programs on all seats; its id."""
        async with self._turns:
            host = self.clients[0]
            seats = [{"kind": "program", "program": program}] * SEATS
            made = await host.new_table(game={"players": SEATS, "seed": seed}, seats=seats)
            id: str = made["table"]["id"]
            await host.start(id)
            return id


class Choice:
    """A choice on its way: when it was sent, when it was last heard, and by which seats. It may come in parts."""

    __slots__ = ("hearers", "is_untold", "known", "last", "sent", "told_bytes")

    def __init__(self, sent: float) -> None:
        self.sent = sent
        self.last = 0.0
        self.known = 0.0
        """When it was known of all options what they cost next; never, unless that is wanted and somebody decides."""
        self.told_bytes = 0
        """By how much that was told."""
        self.is_untold = False
        """Whether nothing was told of them instead, as too much is asked."""
        self.hearers: set[int] = set()

    @property
    def heard(self) -> int:
        return len(self.hearers)

    @property
    def seconds(self) -> float:
        return self.last - self.sent


class Faults(Counter[str]):
    """What went wrong, by kind; nothing should."""


class Board:
    """One table with all its seats connected. It puts itself among the ready ones whenever a seat decides."""

    def __init__(
        self,
        id: str,
        tokens: Sequence[str | None],
        ready: list[tuple[Board, int]],
        faults: Faults,
        *,
        wants_facts: bool = False,
    ) -> None:
        self.id = id
        self.tokens = tokens
        self.wants_facts = wants_facts
        self.is_over = False
        self.made = 0
        self._ready = ready
        self._faults = faults
        self._lines: list[Line] = []
        self._spirits: list[str] = []
        self._versions = [0] * SEATS
        self._decisions: list[dict[str, Any] | None] = [None] * SEATS
        self._on_way: Choice | None = None
        self._last: Choice | None = None
        # The server's own time of a choice tells which one it is that a seat hears.
        self._choices: dict[int, Choice] = {}

    async def connect(self, address: str) -> None:
        """Connect every seat, and hear how things stand."""
        for seat, token in enumerate(self.tokens):
            socket = await dial(address, self.id)
            welcome = await greet(socket, token, seat, wants_facts=self.wants_facts)
            self._spirits = [found["spirit"] for found in welcome["table"]["seats"]]
            self._versions[seat] = welcome["version"]
            self._decisions[seat] = welcome["view"]["decision"]
            self._lines.append(Line(socket, partial(self._hear, seat), self._lose))
        for seat in range(SEATS):
            self._look(seat)

    def close(self) -> None:
        """Let go of all seats."""
        for line in self._lines:
            line.close()

    def choose(self, seat: int, chance: random.Random) -> Choice:
        """Let a seat that decides choose at random."""
        decision = self._decisions[seat]
        assert decision is not None
        self.made += 1
        message = to_json(
            {
                "type": "choose",
                "choice": chance.choice(decision["options"]),
                "version": self._versions[seat],
                "key": str(self.made),
            }
        )
        self._on_way = self._last = choice = Choice(time.perf_counter())
        self._lines[seat].send(message)
        return choice

    def _lose(self) -> None:
        self._faults["connection lost"] += 1

    def _hear(self, seat: int, text: bytes) -> None:
        message = from_json(text)
        if message["type"] == "refused":
            self._faults[f"refused: {message['error']}"] += 1
        if message["type"] == "facts" and self._last is not None:
            if message["facts"]:
                self._last.known, self._last.told_bytes = time.perf_counter(), len(text)
            else:
                self._last.is_untold = True
        if message["type"] != "update":
            return
        self._faults["version missed"] += message["version"] != self._versions[seat] + 1
        self._versions[seat] = message["version"]
        if message["kind"] == "choice":
            self._take_choice(seat, message["at"])
        if "decision" in message["view"]:
            found, known = message["view"]["decision"], self._decisions[seat]
            self._decisions[seat] = {**known, **found} if known and found else found
        if "table" in message:
            self.is_over = message["table"]["status"] != "running"
        self._look(seat)

    def _take_choice(self, seat: int, at: int) -> None:
        choice = self._choices.get(at)
        if choice is None:
            choice, self._on_way = self._on_way, None
            if choice is None:
                self._faults["heard out of nowhere"] += 1
                return
            self._choices[at] = choice
        choice.last = time.perf_counter()
        choice.hearers.add(seat)

    def _look(self, seat: int) -> None:
        """Be ready if this seat decides."""
        decision = self._decisions[seat]
        if not self.is_over and decision is not None and decision["seat"] == self._spirits[seat]:
            self._ready.append((self, seat))


async def dial(address: str, table: str) -> ClientConnection:
    """A connection to a table that has said nothing yet."""
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return await connect(place, compression=None, max_size=None, ping_interval=None, open_timeout=60, proxy=None)


async def greet(
    socket: ClientConnection, token: str | None, seat: int | None, *, wants_facts: bool = False
) -> dict[str, Any]:
    """Say who one is; the welcome."""
    await socket.send(json.dumps({"type": "hello", "token": token, "seat": seat, "facts": wants_facts}))
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        if message["type"] == "welcome":
            return message
        if message["type"] == "refused":
            raise RuntimeError(message["message"])


class Crowd:
    """All players at all tables."""

    def __init__(self, address: str, people: People, seed: int = 1, *, wants_facts: bool = False) -> None:
        self.faults = Faults()
        self.boards: list[Board] = []
        self._address = address
        self._people = people
        self._wants_facts = wants_facts
        self._chance = random.Random(seed)
        self._ready: list[tuple[Board, int]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for board in self.boards:
            board.close()

    async def sit_down(self, tables: int, advance: Advance) -> None:
        """Seat everybody at so many tables, and connect them."""

        async def one() -> None:
            await self._new_board()
            advance()

        await asyncio.gather(*(one() for _ in range(tables)))

    async def _new_board(self) -> None:
        id, tokens = await self._people.seat(self._chance.getrandbits(48))
        board = Board(id, tokens, self._ready, self.faults, wants_facts=self._wants_facts)
        await board.connect(self._address)
        self.boards.append(board)

    async def play(self, rate: float, seconds: float, advance: Advance) -> list[Choice]:
        """Make choices at a steady rate, at random moments and tables; all that were made."""
        made: list[Choice] = []
        replacing = asyncio.create_task(self._replace_finished())
        moment = time.perf_counter()
        until = moment + seconds
        while (moment := moment + self._chance.expovariate(rate)) < until:
            if (pause := moment - time.perf_counter()) > 0:
                await asyncio.sleep(pause)
            while not self._ready:
                await asyncio.sleep(0.001)
            made.append(self._choose())
            if len(made) % TOLD_EVERY == 0:
                advance()
        replacing.cancel()
        return made

    async def press(self, on_way: int, seconds: float) -> list[Choice]:
        """Make choices as fast as they go, so many on their way at a time, each at a table of its own."""
        made: list[Choice] = []
        replacing = asyncio.create_task(self._replace_finished())
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            while self._ready and len(self.boards) - len(self._ready) < on_way:
                made.append(self._choose())
            await asyncio.sleep(0.001)
        replacing.cancel()
        return made

    def _choose(self) -> Choice:
        number = self._chance.randrange(len(self._ready))
        self._ready[number], self._ready[-1] = self._ready[-1], self._ready[number]
        board, seat = self._ready.pop()
        return board.choose(seat, self._chance)

    async def _replace_finished(self) -> None:
        """Give a new table to those whose game is over, once all have heard of it, as long as others play."""
        while True:
            finished = [board for board in self.boards if board.is_over]
            await asyncio.sleep(1)
            for board in finished:
                self.boards.remove(board)
                board.close()
                await self._new_board()

    async def play_long(self, length: int, advance: Advance) -> None:
        """Make choices at all tables as fast as they go, until each game is so long or over."""
        while any(board.made < length and not board.is_over for board in self.boards):
            while self._ready:
                board, seat = self._ready.pop()
                if board.made < length:
                    board.choose(seat, self._chance)
                    advance()
            await asyncio.sleep(0.001)
