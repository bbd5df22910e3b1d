"""A live connection: one WebSocket, looking at one table through the eyes of one seat or of a spectator."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final, NamedTuple

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic_core import from_json, to_json

from cerebria import CerebriaError, Game, Tokens, View
from cerebria.bots import NO_LIMITS

from ..process.metrics import CHOICE_SECONDS, CHOICES, REFUSED
from ..programs.hinting import AT_ONCE, think_of_hints
from ..programs.insight import NOTHING_KNOWN
from ..programs.turns import Asker
from ..refusals import Refusal, refused
from ..services import Services
from ..tables import changes
from ..tables.access import may_talk
from ..tables.going_back import PastOutdated, PastWanted, past_at
from ..tables.messages import Told
from ..tables.needs import Needs, Player
from ..tables.passing import Passes
from ..tables.reading import read_table
from ..tables.seating import ComeBack
from ..tables.table import HostedTable
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
from .line import Line
from .message import Message
from .parsing import key_in, parse

LOG = structlog.get_logger()
_CHOICES_BY_PEOPLE: Final = CHOICES.labels("person")
_MOST_BAD: Final = 20
_BAD: Final = frozenset({"malformed-request", "too-large", "too-many-requests"})

Keyed = Choose | Undo | AskUndo | Answer | Say | Back
"""Messages that change something."""


class Connection(Line):
    """One client. Its messages are answered in order; what it hears is queued."""

    def __init__(self, services: Services, socket: WebSocket, table: str) -> None:
        super().__init__(services, socket)
        self.table = table
        self.name = ""
        self.seat: int | None = None
        self.version = 0
        self.told: Told = None
        self.told_at = 0.0
        self.is_let_in = False
        self.wants_facts = False
        self.passes: Passes = "nothing"
        self.tokens: Tokens = "open"
        self._bad = 0
        self._hinting: set[asyncio.Task[None]] = set()
        self._foretelling: asyncio.Task[None] | None = None
        self._passing: set[asyncio.Task[None]] = set()

    @property
    def asker(self) -> Asker:
        return Asker(self.socket.state.address, self.person or "")

    # Being asked.

    async def read(self) -> None:
        """Answer messages until the client goes."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                text = await self.receive()
                if not self.is_closing:
                    await self._answer(text)

    async def _answer(self, text: str | bytes) -> None:
        key: str | None = None
        try:
            self.pay(1.0)
            message = parse(text)
            key = getattr(message, "key", None)
            kind = KINDS[type(message)]
            self.pay(kind.price)
            await kind.answer(self, message)
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

    async def greet(self, message: Hello) -> None:
        """Hear what a client wants, which may be otherwise than before; who it is stays."""
        self.wants_facts, self.passes, self.tokens = message.facts, message.passes, message.tokens
        await self.look(message)

    async def look(self, message: Look | Hello) -> None:
        await self.services.tables.welcome(self.table, self, message.seat, message.since)

    async def choose(self, message: Choose) -> None:
        began = time.perf_counter()
        self.pay(len(message.then))
        if message.asks and (foreseen := await self._surprise(message)):
            self._send_with(foreseen, type="foreseen", key=message.key)
            return
        player = self._player(message)
        tokens: Tokens = "open" if message.asks_token else self.tokens
        change = changes.Choose(player, message.choice, message.version, message.then, self.passes, tokens)
        await self._change(message, change)
        _CHOICES_BY_PEOPLE.inc(1 + len(message.then))
        CHOICE_SECONDS.observe(time.perf_counter() - began)

    async def _surprise(self, message: Choose) -> bytes | None:
        """What would come to light, if one may want to be asked again."""
        try:
            table, seat = await self._at_table(message)
            table.check_version(seat, message.version)
        except Refusal:
            # It may have been done the first time that it was sent.
            return None
        *path, last = (message.choice, *message.then)
        view, insight = table.game.view(seat), self.services.insight
        words = await insight.foreseen(self.asker, self.table, view, path, last, self.pay)
        return words if from_json(b"{" + words)["fact"]["asks_back"] else None

    async def undo(self, message: Undo) -> None:
        self.pay(len(message.then))
        change = changes.Undo(self._player(message), message.whole_turn, message.version, message.to)
        if not message.then:
            await self._change(message, change)
            return
        # It is said once that it is stored, when all of it is: whoever does not hear that says all of it again.
        version = await self._made(message.key, change)
        player, (choice, *then) = Player(self.person, self.seat, Needs.TURN), message.then
        again = changes.Choose(player, choice, version, then)
        self._send_done(message, await self._made(f"{message.key}+", again))

    async def ask_undo(self, message: AskUndo) -> None:
        while True:
            # Another process may have written what is behind: the table takes it in.
            _, seat = await self._at_table(message)
            entries = await self.services.store.entries_after(self.table, seat, message.back_to)
            past = past_at(entries, seat, message.back_to)
            with suppress(PastOutdated):
                await self._change_or_go_back(message, changes.AskUndo(self._player(message), message.back_to, past))
                return

    async def answer(self, message: Answer) -> None:
        await self._change_or_go_back(message, changes.Answer(self._player(message), message.request, message.agrees))

    async def _change_or_go_back(self, message: AskUndo | Answer, change: changes.AskUndo | changes.Answer) -> None:
        """Make a change that is the undo itself if everybody agrees to it now."""
        while True:
            try:
                await self._change(message, change)
            except PastWanted as wanted:
                before = await read_table(self.services.store, self.table, up_to=wanted.made)
                change = replace(change, before=before)
                # Another process may have written what is not heard of yet: the table takes it in.
                await self.services.tables.read(self.table)
            else:
                return

    async def say(self, message: Say) -> None:
        assert self.person is not None
        await may_talk(self.services.tables, self.table, self.person)
        await self._change(message, changes.Say(self._player(message), self.name, message.to, message.text))

    async def back(self, message: Back) -> None:
        await self._change(message, ComeBack(self._player(message)))

    async def facts(self, message: AskFacts) -> None:
        """What every option would cost this seat, what else is known of it, and why other actions are no options."""
        view = await self._own_view(message)
        words = await self.services.insight.facts(self.asker, self.table, view, message.path, self.pay)
        self._send_with(words, type="facts", key=message.key, version=message.version)

    def foretell(self, game: Game) -> None:
        """Tell what is known of the options as soon as it is."""
        self._stop_foretelling()
        if self.services.insight.has_room(self.asker):
            self._foretelling = asyncio.create_task(self._foretell(game.view(self.seat), self.version))
        else:
            self._tell_facts(NOTHING_KNOWN, self.version)

    async def _foretell(self, view: View, version: int) -> None:
        try:
            words = await self.services.insight.facts(self.asker, self.table, view, (), self.pay)
        except CerebriaError:
            words = NOTHING_KNOWN
        except Exception:
            LOG.exception("facts-failed", table=self.table)
            words = NOTHING_KNOWN
        self._tell_facts(words, version)

    def _tell_facts(self, words: bytes, version: int) -> None:
        """What is known of the options, unasked."""
        self.send(b'{"type":"facts","key":null,"version":%d,%b' % (version, words))

    def pass_on(self, seat: int, made: int) -> None:
        """Pass what decides nothing as soon as whatever led to it is done."""
        change = changes.Pass(Player(self.person, seat, Needs.TURN), self.passes, made)
        task = asyncio.create_task(self._pass_on(change))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, change: changes.Pass) -> None:
        try:
            await self.services.tables.change(self.table, change, person=self.person)
        except CerebriaError:
            # Another device or process was first, or it cannot be stored now: then it is for the person to decide.
            return
        except Exception:
            LOG.exception("passing-failed", table=self.table)

    async def foresee(self, message: Foresee) -> None:
        """What an option would change, as far as this seat can know."""
        view, insight = await self._own_view(message), self.services.insight
        words = await insight.foreseen(self.asker, self.table, view, message.path, message.choice, self.pay)
        self._send_with(words, type="foreseen", key=message.key)

    def _send_with(self, words: bytes, **more: Any) -> None:
        """Send words that are in JSON already, and lack what stands before them."""
        self.send(to_json(more)[:-1] + b"," + words)

    async def hints(self, message: AskHints) -> None:
        """What would be best to choose: it is thought about while other messages are answered."""
        table, seat = await self._at_table(message)
        table.check_version(seat, message.version)
        if not table.has_hints:
            raise Refusal("no-hints")
        task = asyncio.create_task(self._hint(message, table.game.view(seat)))
        self._hinting.add(task)
        task.add_done_callback(self._hinting.discard)

    async def _hint(self, message: AskHints, view: View) -> None:
        try:
            hints = self.services.hints
            with hints.asked(self.asker):
                first = await hints.part(self.asker, think_of_hints, view, AT_ONCE)
                self._tell_hints(message, first, is_last=False)
                better = await hints.part(self.asker, think_of_hints, view, NO_LIMITS, first[0]["choice"])
                self._tell_hints(message, better, is_last=True)
        except CerebriaError as error:
            self._refuse(message.key, error)
        except asyncio.CancelledError:
            self._refuse(message.key, Refusal("question-withdrawn"))
            raise
        except Exception:
            LOG.exception("hint-failed", table=self.table)
            self._refuse(message.key, Refusal("internal-error"))

    def _tell_hints(self, message: AskHints, found: list[dict[str, Any]], *, is_last: bool) -> None:
        told = {"key": message.key, "version": message.version, "hints": found, "is_last": is_last}
        self.send(to_json({"type": "hints", **told}))

    async def cancel_hints(self, message: CancelHints) -> None:
        self.move_on()

    def move_on(self) -> None:
        """Take back what was asked about a position that is no longer the one, or was to be told of it."""
        self._stop_foretelling()
        for task in self._hinting:
            task.cancel()

    def _stop_foretelling(self) -> None:
        if self._foretelling is not None:
            self._foretelling.cancel()

    async def _own_view(self, message: AskFacts | Foresee) -> View:
        """What this seat sees, if it is what it asks about."""
        table, seat = await self._at_table(message)
        table.check_version(seat, message.version)
        return table.game.view(seat)

    async def ping(self, message: Ping) -> None:
        self.send(to_json({"type": "pong", "time": self.services.tables.game_time()}))

    # What has to be so before a message is answered is looked up here alone.

    async def _at_table(self, message: Message) -> tuple[HostedTable, int]:
        """The table and this seat, if all is as a message needs it."""
        table = await self.services.tables.read(self.table)
        return table, self._player(message).own_seat(table)

    def _player(self, message: Message) -> Player:
        """This client, with what a message needs."""
        return Player(self.person, self.seat, KINDS[type(message)].needs)

    async def _change(self, message: Keyed, change: changes.Change) -> None:
        """Make a change, and say that it is stored."""
        self._send_done(message, await self._made(message.key, change))

    async def _made(self, key: str, change: changes.Change) -> int:
        """Make a change: the version by which it was heard here."""
        # Two clients may happen on the same key; the person keeps them apart.
        whole_key = f"{self.person}:{key}"
        entry = await self.services.tables.change(self.table, change, person=self.person, key=whole_key)
        return entry.tally.heard[-1 if self.seat is None else self.seat]

    def _send_done(self, message: Keyed, version: int) -> None:
        self.send(to_json({"type": "done", "key": message.key, "version": version}))


class Kind(NamedTuple):
    """How a kind of message is answered."""

    answer: Callable[[Connection, Any], Awaitable[None]]
    needs: Needs
    price: float = 0.0
    """What it costs more than a choice: it reads much of the journal, or fills it, or is thought about for long.
    What is asked about options is paid by what the answer takes, unless it is known."""


KINDS: Final[dict[type[Message], Kind]] = {
    Hello: Kind(Connection.greet, Needs.LOOKING, 9.0),
    Look: Kind(Connection.look, Needs.LOOKING, 9.0),
    Choose: Kind(Connection.choose, Needs.TURN),
    Undo: Kind(Connection.undo, Needs.HAND),
    AskUndo: Kind(Connection.ask_undo, Needs.HAND, 9.0),
    Answer: Kind(Connection.answer, Needs.HAND),
    Say: Kind(Connection.say, Needs.LOOKING, 1.0),
    Back: Kind(Connection.back, Needs.GAME),
    AskFacts: Kind(Connection.facts, Needs.GAME),
    Foresee: Kind(Connection.foresee, Needs.GAME),
    AskHints: Kind(Connection.hints, Needs.TURN, 19.0),
    CancelHints: Kind(Connection.cancel_hints, Needs.LOOKING),
    Ping: Kind(Connection.ping, Needs.LOOKING),
}
