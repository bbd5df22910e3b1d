"""Where live connections arrive: they are greeted, served until they end, and seen off."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic_core import to_json

from cerebria import CerebriaError

from ..process.metrics import CONNECTIONS, REFUSED
from ..refusals import Refusal, refused
from ..services import Services
from ..storage.people import Person, person_of
from ..tables.access import may_watch
from .client_messages import Hello
from .connection import KINDS, Connection
from .goodbye import RESTART_SECONDS
from .message import Id
from .parsing import parse

LOG = structlog.get_logger()
ROUTER: Final = APIRouter()
_HELLO_SECONDS: Final = 10
_PASSING: Final = frozenset({"too-many-requests", "busy"})
"""Refusals after which it is of use to come back."""


@ROUTER.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: Id) -> None:
    """Live play at a table; the first message is `hello`."""
    services: Services = socket.app.state.services
    await socket.accept()
    connection = Connection(services, socket, table)
    services.connections.add(connection)
    CONNECTIONS.inc()
    writer = asyncio.create_task(connection.write())
    if services.is_stopping:
        connection.close("restart", RESTART_SECONDS)
    try:
        if await _greet(connection):
            # A task of its own: a message would wake all the layers through which a connection comes here.
            await asyncio.create_task(connection.read())
    finally:
        connection.move_on()
        services.connections.discard(connection)
        CONNECTIONS.dec()
        await services.tables.leave(table, connection)
        writer.cancel()


async def _greet(connection: Connection) -> bool:
    """Hear who it is and what it wants to see."""
    services = connection.services
    try:
        async with asyncio.timeout(_HELLO_SECONDS):
            text = await connection.receive()
        connection.pay(1.0)
        hello = parse(text)
        if not isinstance(hello, Hello):
            raise Refusal("malformed-request", reason="the first message is hello")
        connection.pay(KINDS[Hello].price)
        person: Person | None = None
        if hello.token is not None:
            person = await person_of(services.store, hello.token)
            connection.person, connection.name = person.id, person.name
            services.addresses.note(connection.asker)
        await services.bars.check(services.store, connection.address, connection.person)
        table = await may_watch(services.tables, connection.table, person)
        connection.is_let_in = connection.person != table.host and not table.seats_of(connection.person or "")
        await connection.greet(hello)
        # Whoever was sent away in between would hear on.
        await may_watch(services.tables, connection.table, person)
    except TimeoutError:
        connection.close("idle", None)
    except WebSocketDisconnect:
        return False
    except CerebriaError as error:
        REFUSED.labels(error.id).inc()
        connection.send(to_json(refused(None, error)))
        connection.close("broken", RESTART_SECONDS if error.id in _PASSING else None)
    except Exception:
        LOG.exception("greeting-failed", table=connection.table)
        connection.send(to_json(refused(None, Refusal("internal-error"))))
        connection.close("broken", RESTART_SECONDS)
    else:
        return True
    await asyncio.sleep(0.1)
    return False
