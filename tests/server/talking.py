"""Talking to a server as browsers, programs and whoever means it harm do: by requests, and by bare messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from cerebria.client import Client
from cerebria.server.app import create_app
from cerebria.server.live.connection import Connection
from cerebria.server.safety import gate
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage.moderation import Bars

from .serving import PATIENCE

STRANGER = ("203.0.113.7", 4711)


@asynccontextmanager
async def browser(address: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=address, verify=False) as client:
        yield client


@asynccontextmanager
async def socket_to(address: str, table: str, **options: Any) -> AsyncIterator[ClientConnection]:
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(where, proxy=None, compression=None, **options) as found:
        yield found


def hello(client: Client, seat: int | None = 0, since: int | None = None) -> str:
    return json.dumps({"type": "hello", "token": client.token, "seat": seat, "since": since})


async def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await connection.recv())
            if message["type"] == kind:
                return message


def is_said_plainly(answer: httpx.Response) -> bool:
    """Whether an answer is an error in our own form, and bears our headers."""
    is_ours = set(answer.json()) == {"error", "message", "details", "problems"}
    return is_ours and gate.HEADERS.items() <= dict(answer.headers).items()


@asynccontextmanager
async def asking(settings: Settings, client: tuple[str, int] = STRANGER) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks an application that has no database."""
    app = create_app(settings)
    app.state.services = SimpleNamespace(settings=settings, bars=Bars())
    transport = httpx.ASGITransport(app, client=client)
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as found:
        yield found


def connections_of(services: Services) -> list[Connection]:
    """The live connections that a server holds."""
    return [held for held in services.connections if isinstance(held, Connection)]
