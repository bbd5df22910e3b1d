"""A live connection: one WebSocket, looking at one table through the eyes of one seat or of a spectator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from cerebria import (
    ASPIRATIONS,
    TEAMS,
    CerebriaError,
    Choice,
    IllegalChoice,
    View,
    facts,
    facts_foreseen,
    foresee,
    foreseen_words,
    further,
    obstacles,
    ways,
)

from ..process.game_time import game_time
from ..process.metrics import CHOICE_SECONDS, CHOICES, REFUSED
from ..programs.hinting import think_of_hints
from ..refusals import Refusal
from ..safety.limits import Bucket
from ..services import Services
from ..storage.journal import Entry
from ..storage.journal_writer import Statement
from ..storage.store import drop_snapshots
from ..tables.access import may_talk
from ..tables.reading import read_table
from ..tables.seating import come_back
from ..tables.table import Table
from ..tables.tables import Change
from ..tables.words import Told
from .client_messages import (
    Answer,
    AskFacts,
    AskHints,
    AskUndo,
    Back,
    CancelHints,
    Choose,
    Foresee,
    Hello,
    Look,
    Ping,
    Say,
    Undo,
)
from .parsing import key_in, parse

LOG = structlog.get_logger()
MOST_WAITING: Final = 256
"""Messages that may wait for a slow client before it is sent away to catch up later."""
MOST_WAITING_BYTES: Final = 4_000_000
_SEND_SECONDS: Final = 20
"""How long a client may leave a message unread before it is cut off."""
_CHOICES_BY_PEOPLE: Final = CHOICES.labels("person")
_MOST_BAD: Final = 20
_BAD: Final = frozenset({"malformed-request", "too-large", "too-many-requests"})
_THINKING_COST: Final = 3.0
_MORE_COST: Final[dict[type, float]] = {Hello: 9.0, Look: 9.0, AskUndo: 9.0, AskHints: 19.0, Say: 1.0}
"""What is dearer than a choice: it reads much of the journal, or fills it, or is thought about for long."""

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
        self.told_at = 0.0
        self.is_let_in = False
        self._outbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._waiting_bytes = 0
        self._is_writing = True
        self._write_now: Callable[[bytes], bool] = socket.state.write_now
        self._is_closing = False
        self._buckets: tuple[Bucket, Bucket] = (
            Bucket(services.settings.rate, services.settings.burst), socket.state.allowance
        )  # fmt: skip
        self._bad = 0
        self._hinting: set[asyncio.Task[None]] = set()

    # Being told.

    def send(self, message: bytes) -> None:
        """Send a message, or queue it; a client that does not keep up is sent away."""
        if self._is_closing:
            return
        if not self._is_writing and not self._waiting_bytes and self._write_now(message):
            return
        if self._outbox.qsize() < MOST_WAITING and self._waiting_bytes < MOST_WAITING_BYTES:
            self._outbox.put_nowait(message)
            self._waiting_bytes += len(message)
            return
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self.close("too-slow", 1.0)

    def close(self, reason: str, retry_after: float | None) -> None:
        """Say why, and end; what still comes is not answered."""
        if self._is_closing:
            return
        self._is_closing = True
        self._outbox.put_nowait(to_json({"type": "closing", "reason": reason, "retry_after": retry_after}))
        self._outbox.put_nowait(CODES[reason])

    async def write(self) -> None:
        """Send what is queued until the end."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                self._is_writing = False
                message = await self._outbox.get()
                self._is_writing = True
                try:
                    async with asyncio.timeout(_SEND_SECONDS):
                        if isinstance(message, int):
                            await self.socket.close(message)
                            return
                        await self.socket.send_text(message.decode())
                except TimeoutError:
                    self.close("too-slow", 1.0)
                    self.socket.state.cut()
                    return
                self._waiting_bytes -= len(message)

    # Being asked.

    async def receive(self) -> str | bytes:
        """The next message."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    async def read(self) -> None:
        """Answer messages until the client goes."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self.receive()
                if not self._is_closing:
                    await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        key: str | None = None
        try:
            self.pay(1.0)
            message = parse(text)
            key = getattr(message, "key", None)
            self.pay_for(message)
            await _HANDLERS[type(message)](self, message)
        except CerebriaError as error:
            self._refuse(key or key_in(text), error)
            self._bad += error.id in _BAD
            if self._bad > _MOST_BAD:
                self.close("broken", None)
        except Exception:
            LOG.exception("message-failed", table=self.table)
            self.send(to_json(refused(key, Refusal("internal-error"))))

    def _refuse(self, key: str | None, error: CerebriaError) -> None:
        REFUSED.labels(error.id).inc()
        self.send(to_json(refused(key, error)))

    def pay_for(self, message: object) -> None:
        """Pay what a message costs more than others."""
        if type(message) in _MORE_COST:
            self.pay(_MORE_COST[type(message)])

    def pay(self, cost: float) -> None:
        """Every client may ask so much, and all behind one address together some times as much."""
        own, household = self._buckets
        if not (own.take(cost) and household.take(cost)):
            raise Refusal("too-many-requests")

    async def look(self, message: Look | Hello) -> None:
        await self.services.tables.welcome(self.table, self, message.seat, message.since)

    async def choose(self, message: Choose) -> None:
        began = time.perf_counter()
        seat = self._own_seat()
        await self._change(message.key, lambda table: _played(table, seat).choose(
            seat, message.choice, message.version, game_time()
        ))  # fmt: skip
        _CHOICES_BY_PEOPLE.inc()
        CHOICE_SECONDS.observe(time.perf_counter() - began)

    async def undo(self, message: Undo) -> None:
        seat = self._own_seat()
        await self._change(
            message.key, lambda table: _played(table, seat).undo(seat, message.whole_turn, message.version, game_time())
        )

    async def ask_undo(self, message: AskUndo) -> None:
        seat = self._own_seat()
        made, moved = await self.services.store.standing_at(self.table, seat, message.back_to)
        await self._change(message.key, lambda table: table.ask_undo(seat, message.back_to, made, moved, game_time()))
        await self._take_back_if_agreed()

    async def answer(self, message: Answer) -> None:
        seat = self._own_seat()
        await self._change(message.key, lambda table: table.answer(seat, message.agrees, game_time()))
        await self._take_back_if_agreed()

    async def _take_back_if_agreed(self) -> None:
        """Carry out an undo once everybody has agreed to it."""
        tables, store = self.services.tables, self.services.store
        while (request := (await tables.read(self.table)).agreed_request) is not None:
            before = await read_table(store, self.table, up_to=request["to"])

            def take_back(table: Table, before: Table | None = before) -> tuple[Entry, list[Statement]]:
                if before is None or table.number != before.number:
                    raise Refusal("stale")
                return table.take_back(before, game_time()), [drop_snapshots(table.id)]

            try:
                await tables.change(self.table, take_back, person=self.person)
            except Refusal as error:
                if error.id != "stale":
                    raise

    async def say(self, message: Say) -> None:
        if self.person is None:
            raise Refusal("not-signed-in")
        await may_talk(self.services.tables, self.table, self.person)
        person, name, seat = self.person, self.name, self.seat
        await self._change(
            message.key, lambda table: table.say(person, name, seat, message.to, message.text, game_time())
        )

    async def back(self, message: Back) -> None:
        seat = self._own_seat()
        await self._report(message.key, come_back(seat))

    async def facts(self, message: AskFacts) -> None:
        """What every option would cost this seat, what else is known of it, and why other actions are no options."""
        view = _after(await self._own_view(message.version), message.path)
        found, in_the_way, to_targets = await asyncio.to_thread(lambda: (facts(view), obstacles(view), ways(view)))
        words = {
            "facts": {choice.text: known.words() for choice, known in found.items()},
            "obstacles": {
                choice.text: [reason._asdict() for reason in reasons] for choice, reasons in in_the_way.items()
            },
            "ways": [way.words() for way in to_targets],
            "aims": {
                TEAMS[team]: [ASPIRATIONS[aim] for aim in view.possible_aims(team)] for team in view.state.table.teams
            },
        }
        self.send(to_json({"type": "facts", "key": message.key, "version": message.version, **words}))

    async def foresee(self, message: Foresee) -> None:
        """What an option would change, as far as this seat can know."""
        view = _after(await self._own_view(message.version), message.path)
        choice = Choice.parse(message.choice)
        if view.decision is None or choice not in view.decision.options:
            raise IllegalChoice(choice=message.choice, offered="")
        found = await asyncio.to_thread(foresee, view, choice)
        events = [event._asdict() for event in found.events]
        fact = await asyncio.to_thread(facts_foreseen, view, choice, found)
        changes = await asyncio.to_thread(foreseen_words, view, choice, found)
        words = {"view": changes, "events": events, "is_sure": found.is_sure, "fact": fact.words()}
        self.send(to_json({"type": "foreseen", "key": message.key, **words}))

    async def hints(self, message: AskHints) -> None:
        """What would be best to choose: it is thought about while other messages are answered."""
        seat = self._own_seat()
        table = _played(self._still_mine(await self.services.tables.read(self.table)), seat)
        table.check_hint(seat, message.version)
        task = asyncio.create_task(self._hint(message, table.game.view(seat)))
        self._hinting.add(task)
        task.add_done_callback(self._hinting.discard)

    async def _hint(self, message: AskHints, view: View) -> None:
        assert self.person is not None
        try:
            found = await self.services.hints.ask(self.person, think_of_hints, view)
        except CerebriaError as error:
            self._refuse(message.key, error)
        except asyncio.CancelledError:
            self._refuse(message.key, Refusal("question-withdrawn"))
            raise
        except Exception:
            LOG.exception("hint-failed", table=self.table)
            self._refuse(message.key, Refusal("internal-error"))
        else:
            self.send(to_json({"type": "hints", "key": message.key, "version": message.version, "hints": found}))

    async def cancel_hints(self, message: CancelHints) -> None:
        self.move_on()

    def move_on(self) -> None:
        """Take back what was asked about a position that is no longer the one."""
        for task in self._hinting:
            task.cancel()

    async def _own_view(self, version: int) -> View:
        """What this seat sees, if it is what it asks about; thinking ahead costs more than a choice."""
        seat = self._own_seat()
        self.pay(_THINKING_COST)
        table = self._still_mine(await self.services.tables.read(self.table))
        table.check_rules()
        table.check_version(seat, version)
        return table.game.view(seat)

    async def ping(self, message: Ping) -> None:
        self.send(to_json({"type": "pong", "time": game_time()}))

    def _own_seat(self) -> int:
        if self.seat is None:
            raise Refusal("not-your-seat")
        return self.seat

    async def _change(self, key: str, make: Callable[[Table], Entry]) -> None:
        await self._report(key, lambda table: (make(table), ()))

    async def _report(self, key: str, make: Change) -> None:
        """Make a change, and say that it is stored."""
        # Two clients may happen on the same key; the person keeps them apart.
        whole_key = f"{self.person}:{key}"
        entry = await self.services.tables.change(
            self.table, lambda table: make(self._still_mine(table)), person=self.person, key=whole_key
        )
        viewer = -1 if self.seat is None else self.seat
        self.send(to_json({"type": "done", "key": key, "version": entry.tally["heard"][viewer]}))

    def _still_mine(self, table: Table) -> Table:
        """The table, unless somebody else has taken the seat meanwhile."""
        if self.seat is not None and table.seats[self.seat].person != self.person:
            raise Refusal("not-your-seat")
        return table


def _after(view: View, path: list[str]) -> View:
    """What a view would be after choices with which nothing happens."""
    return further(view, tuple(Choice.parse(choice) for choice in path)) if path else view


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
    AskFacts: Connection.facts,
    Foresee: Connection.foresee,
    AskHints: Connection.hints,
    CancelHints: Connection.cancel_hints,
    Ping: Connection.ping,
}


def refused(key: str | None, error: CerebriaError) -> dict[str, Any]:
    """Why something was not done."""
    return {"type": "refused", "key": key, "error": error.id, "message": str(error), "details": error.details}
