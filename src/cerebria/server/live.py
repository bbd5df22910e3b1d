"""A live connection: one WebSocket, looking at one table through the eyes of one seat or of a spectator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError
from pydantic_core import to_json

from cerebria import CerebriaError, Choice, IllegalChoice, View, foresee, prices

from .limits import Bucket
from .messages import READ, Answer, AskPrices, AskUndo, Back, Choose, Foresee, Hello, Look, Ping, Say, Undo
from .metrics import CHOICE_SECONDS, CHOICES, CONNECTIONS, REFUSED
from .people import Person, person_of
from .refusals import Refusal
from .seats import come_back, may_watch
from .services import Services
from .store import Statement, drop_snapshots, now
from .table import Entry, Table
from .tables import Change, Told

LOG = structlog.get_logger()
ROUTER: Final = APIRouter()
MOST_WAITING: Final = 256
"""Messages that may wait for a slow client before it is sent away to catch up later."""
MOST_BYTES: Final = 8_192
_HELLO_SECONDS: Final = 10
_MOST_BAD: Final = 20
_THINKING_COST: Final = 3.0

# Close codes of our own; the reason travels in a `closing` message before.
CODES: Final = {"restart": 1012, "too-slow": 4008, "removed": 4003, "broken": 4000, "idle": 4001}


class Connection:
    """One client. Its messages are answered in order; what it hears is queued."""

    def __init__(self, services: Services, socket: WebSocket, table: str) -> None:
        self.services = services
        self.socket = socket
        self.table = table
        self.person: str | None = None
        self.name = ""
        self.seat: int | None = None
        self.version = 0
        self.told: Told = None
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._bucket = Bucket(services.settings.rate, services.settings.burst)
        self._bad = 0

    # Being told.

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is sent away."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close("too-slow", 1.0)

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end."""
        if self._outbox.full():
            while not self._outbox.empty():
                self._outbox.get_nowait()
        self._outbox.put_nowait(to_json({"type": "closing", "reason": reason, "retry_after": retry_after}))
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(CODES[reason])

    async def write(self) -> None:
        """Send what is queued until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                message = await self._outbox.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())

    # Being asked.

    async def read(self) -> None:
        """Answer messages until the client goes."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self.socket.receive_text()
                await self._answer(text)

    async def _answer(self, text: str) -> None:
        key: str | None = None
        try:
            if not self._bucket.take():
                raise Refusal("too-many-requests")
            message = parse(text)
            key = getattr(message, "key", None)
            await _HANDLERS[type(message)](self, message)
        except CerebriaError as error:
            REFUSED.labels(error.id).inc()
            self.send(to_json(refused(key, error)))
            self._bad += error.id in ("malformed-request", "too-many-requests")
            if self._bad > _MOST_BAD:
                self.close("broken", None)

    async def look(self, message: Look | Hello) -> None:
        await self.services.tables.welcome(self.table, self, message.seat, message.since)

    async def choose(self, message: Choose) -> None:
        began = time.perf_counter()
        seat = self._own_seat()
        await self._change(message.key, lambda table: _played(table, seat).choose(
            seat, message.choice, message.version, now()
        ))  # fmt: skip
        CHOICES.labels("person").inc()
        CHOICE_SECONDS.observe(time.perf_counter() - began)

    async def undo(self, message: Undo) -> None:
        seat = self._own_seat()
        await self._change(
            message.key, lambda table: _played(table, seat).undo(seat, message.whole_turn, message.version, now())
        )

    async def ask_undo(self, message: AskUndo) -> None:
        seat = self._own_seat()
        await self._change(message.key, lambda table: table.ask_undo(seat, message.choices, now()))
        await self._take_back_if_agreed(seat)

    async def answer(self, message: Answer) -> None:
        seat = self._own_seat()
        await self._change(message.key, lambda table: table.answer(seat, message.agrees, now()))
        await self._take_back_if_agreed(seat)

    async def _take_back_if_agreed(self, seat: int) -> None:
        """Carry out an undo once everybody has agreed to it."""
        table = await self.services.tables.read(self.table)
        request = table.tally.request
        if request is None or not table.is_undo_agreed:
            return
        moved = await self.services.store.moved_after(self.table, request["to"], len(table.seats) + 1)

        def take_back(table: Table) -> tuple[Entry, list[Statement]]:
            if table.tally.request != request:
                raise Refusal("no-undo-asked")
            return table.take_back(request["seat"], request["to"], moved, now()), [drop_snapshots(table.id)]

        with suppress(Refusal):
            await self.services.tables.change(self.table, take_back, person=self.person)

    async def say(self, message: Say) -> None:
        if self.person is None:
            raise Refusal("not-signed-in")
        person, name, seat = self.person, self.name, self.seat
        await self._change(message.key, lambda table: table.say(person, name, seat, message.to, message.text, now()))

    async def back(self, message: Back) -> None:
        seat = self._own_seat()
        await self._report(message.key, come_back(seat))

    async def prices(self, message: AskPrices) -> None:
        """What every option would cost this seat."""
        view = await self._own_view(message.version)
        found = await asyncio.to_thread(prices, view)
        words = {choice.text: None if price is None else price._asdict() for choice, price in found.items()}
        self.send(to_json({"type": "prices", "key": message.key, "version": message.version, "prices": words}))

    async def foresee(self, message: Foresee) -> None:
        """What an option would change, as far as this seat can know."""
        view = await self._own_view(message.version)
        choice = Choice.parse(message.choice)
        if view.decision is None or choice not in view.decision.options:
            raise IllegalChoice(choice=message.choice, offered="")
        found = await asyncio.to_thread(foresee, view, choice)
        events = [event._asdict() for event in found.events]
        self.send(to_json({"type": "foreseen", "key": message.key, "view": found.words, "events": events}))

    async def _own_view(self, version: int) -> View:
        """What this seat sees, if it is what it asks about; thinking ahead costs more than a choice."""
        seat = self._own_seat()
        if not self._bucket.take(_THINKING_COST):
            raise Refusal("too-many-requests")
        table = await self.services.tables.read(self.table)
        table.check_version(seat, version)
        return table.game.view(seat)

    async def ping(self, message: Ping) -> None:
        self.send(to_json({"type": "pong", "time": now()}))

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refusal("not-your-seat")
        return self.seat

    async def _change(self, key: str, make: Callable[[Table], Entry]) -> None:
        await self._report(key, lambda table: (make(table), ()))

    async def _report(self, key: str, make: Change) -> None:
        """Make a change, and say that it is stored."""
        # Two clients may happen on the same key; the seat keeps them apart.
        whole_key = f"{'w' if self.seat is None else self.seat}:{key}"
        entry = await self.services.tables.change(self.table, make, person=self.person, key=whole_key)
        viewer = -1 if self.seat is None else self.seat
        self.send(to_json({"type": "done", "key": key, "version": entry.tally["heard"][viewer]}))


def _played(table: Table, seat: int) -> Table:
    """The table, unless a program plays the seat."""
    if table.seats[seat].program is not None:
        raise Refusal("program-plays")
    return table


_HANDLERS: Final[dict[type, Callable[[Connection, Any], Awaitable[None]]]] = {
    Hello: Connection.look,
    Look: Connection.look,
    Choose: Connection.choose,
    Undo: Connection.undo,
    AskUndo: Connection.ask_undo,
    Answer: Connection.answer,
    Say: Connection.say,
    Back: Connection.back,
    AskPrices: Connection.prices,
    Foresee: Connection.foresee,
    Ping: Connection.ping,
}


def parse(text: str) -> Any:
    """A client's message, checked; the error says where it is wrong."""
    if len(text) > MOST_BYTES:
        raise Refusal("too-large", most=MOST_BYTES)
    try:
        return READ.validate_json(text)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Refusal("malformed-request", reason=_reason(error)) from None


def _reason(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        return f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"[:200]
    return "no JSON"


def refused(key: str | None, error: CerebriaError) -> dict[str, Any]:
    """Why something was not done."""
    return {"type": "refused", "key": key, "error": error.id, "message": str(error), "details": error.details}


@ROUTER.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Live play at a table; the first message is `hello`."""
    services: Services = socket.app.state.services
    await socket.accept()
    connection = Connection(services, socket, table)
    services.connections.add(connection)
    CONNECTIONS.inc()
    writer = asyncio.create_task(connection.write())
    try:
        if await _greet(connection):
            await connection.read()
    finally:
        services.connections.discard(connection)
        CONNECTIONS.dec()
        await services.tables.leave(table, connection)
        writer.cancel()


async def _greet(connection: Connection) -> bool:
    """Hear who it is and what it wants to see."""
    services = connection.services
    try:
        text = await asyncio.wait_for(connection.socket.receive_text(), _HELLO_SECONDS)
        hello = parse(text)
        if not isinstance(hello, Hello):
            raise Refusal("malformed-request", reason="hello")
        person: Person | None = None
        if hello.token is not None:
            person = await person_of(services.store, hello.token)
            connection.person, connection.name = person.id, person.name
        await may_watch(services, connection.table, person)
        await connection.look(hello)
    except TimeoutError:
        connection.close("idle", None)
    except (WebSocketDisconnect, RuntimeError):
        return False
    except CerebriaError as error:
        REFUSED.labels(error.id).inc()
        connection.send(to_json(refused(None, error)))
        connection.close("broken", None)
    else:
        return True
    await asyncio.sleep(0.1)
    return False
