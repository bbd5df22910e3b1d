"""Looking at the open tables as they come and go, and for somebody who would play the same: over a live connection.

Whoever looks for somebody does so as long as they are connected, so that nobody is paired with one who has gone.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Any, Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from cerebria import CerebriaError, new_game

from ..live.client_messages import Ping
from ..live.goodbye import RESTART_SECONDS
from ..live.line import Line
from ..live.meeting_messages import READ_MEETING, Seek, StopSeeking
from ..live.parsing import parse
from ..meeting import seeking
from ..meeting.seekers import Sought
from ..process.metrics import CONNECTIONS, PAIRED, REFUSED
from ..refusals import Refusal, refused
from ..safety.ids_and_secrets import new_id
from ..services import Services
from ..storage.people import Person, person_of
from ..storage.store import now
from ..tables.seats import Clock, Lapse
from .bodies.tables import SeatForm
from .new_tables import draw_up

LOG = structlog.get_logger()
ROUTER: Final = APIRouter()
_MOST_BAD: Final = 20
_LOOK_PRICE: Final = 5.0
_SEEK_PRICE: Final = 9.0
_ABSENCE: Final = Lapse("program", 14)
_EITHER_SIDE: Final = random.SystemRandom()


@ROUTER.websocket("/api/open-tables/live")
async def meet(socket: WebSocket) -> None:
    """The list of open tables, and everything new in it; and a table for whoever looks for one."""
    services: Services = socket.app.state.services
    await socket.accept()
    line = _Meeting(services, socket)
    services.connections.add(line)
    CONNECTIONS.inc()
    writer = asyncio.create_task(line.write())
    if services.is_stopping:
        line.close("restart", RESTART_SECONDS)
    try:
        await line.read()
    finally:
        services.connections.discard(line)
        CONNECTIONS.dec()
        services.board.leave(line)
        with suppress(Refusal):
            await line.stop_seeking()
        writer.cancel()


class _Meeting(Line):
    """Somebody who looks around."""

    def __init__(self, services: Services, socket: WebSocket) -> None:
        super().__init__(services, socket)
        self._seeking: str | None = None

    async def read(self) -> None:
        """Show the list, and answer messages until the client goes."""
        bad = 0
        with suppress(WebSocketDisconnect, RuntimeError):
            try:
                self.pay(_LOOK_PRICE)
                if not self.services.settings.open_tables:
                    raise Refusal("no-open-tables")
                await self.services.bars.check(self.services.store, self.address)
                await self.services.board.show(self)
            except CerebriaError as error:
                self._refuse(error)
                self.close("broken", RESTART_SECONDS if error.id in ("busy", "too-many-requests") else None)
            while True:
                text = await self.receive()
                if self.is_closing:
                    continue
                try:
                    self.pay(1.0)
                    await self._answer(parse(text, READ_MEETING))
                except CerebriaError as error:
                    self._refuse(error)
                    bad += 1
                    if bad > _MOST_BAD:
                        self.close("broken", None)
                except Exception:
                    LOG.exception("message-failed")
                    self._refuse(Refusal("internal-error"))

    async def _answer(self, message: Any) -> None:
        match message:
            case Seek():
                self.pay(_SEEK_PRICE)
                await self._seek(message)
            case StopSeeking():
                await self.stop_seeking()
                self.send(to_json({"type": "seeking", "is_on": False}))
            case Ping():
                self.send(to_json({"type": "pong", "time": self.services.tables.game_time()}))

    def _refuse(self, error: CerebriaError) -> None:
        REFUSED.labels(error.id).inc()
        self.send(to_json(refused(None, error)))

    async def _seek(self, message: Seek) -> None:
        services = self.services
        person = await person_of(services.store, message.token)
        self.person = person.id
        await services.bars.check(services.store, self.address, person.id)
        if not services.seekings.take(self.address):
            raise Refusal("too-many-requests")
        wishes = [wish.model_dump() for wish in message.wishes]
        for wish in wishes:
            # What cannot be played is refused at once, and not only where somebody else wants it, too.
            new_game(players=2, mode=wish["mode"])
        await self.stop_seeking()
        id = new_id()
        await seeking.seek(services.store, person.id, id, wishes, now())
        self._seeking = id
        services.seekers.come(id, Sought(person, wishes, self))
        self.send(to_json({"type": "seeking", "is_on": True}))
        try:
            # A table that stands open comes before a new one.
            await services.seekers.look(services.tables)
            await _pair(services, self.socket, person, id, wishes)
        except BaseException:
            await self.stop_seeking()
            raise
        tell_all(services)

    async def stop_seeking(self) -> None:
        """Whoever has gone looks for nobody."""
        if self._seeking is not None:
            id, self._seeking = self._seeking, None
            self.services.seekers.go(id)
            await seeking.stop(self.services.store, [id])
            tell_all(self.services)


async def _pair(services: Services, socket: WebSocket, person: Person, id: str, wishes: list[seeking.Wish]) -> None:
    """Open a table with somebody who would play the same, if there is one."""
    while await seeking.is_waiting(services.store, id):
        match = await seeking.partner(services.store, person.id, wishes, now())
        if match is None:
            return
        other, wish = match
        # Neither of them hosts it: nobody is sent away by somebody they do not know.
        sitting = [person.id, other.person]
        _EITHER_SIDE.shuffle(sitting)
        draft = await draw_up(
            services, socket, person, new_game(players=2, mode=wish["mode"]), [SeatForm(kind="open")] * 2,
            title=f"{other.name} – {person.name}"[:80], clock=Clock(**wish["clock"]), lapse=_ABSENCE, sitting=sitting,
            is_hosted=False,
        )  # fmt: skip
        if await seeking.seat_both(services.store, (id, other.id), draft.id, draft.statements, now()):
            PAIRED.inc()
            # The game begins as they are told of it.
            services.bus.say({"open": True})
            await services.seekers.look(services.tables)
            return


def tell_all(services: Services) -> None:
    """Let all processes look at the list anew, and whether a table was found for those who seek through them."""
    services.board.renew()
    services.bus.say({"open": True})
