"""The application: all parts of one server process, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import structlog
from fastapi import FastAPI
from sqlalchemy import select

from cerebria import CerebriaError, __version__

from . import health, live, lobby, logs, people, safety, seats
from .bus import Bus, NoBus, PostgresBus
from .forms import ErrorAnswer
from .programs import Programs
from .schema import TABLES
from .services import Services
from .settings import Settings
from .store import Statement, Store, now, seat_change
from .table import Entry, Table
from .tables import Tables

LOG = structlog.get_logger()
RESTART_SECONDS: Final = 1.0
"""After how long clients should come back when the server stops."""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application with these settings, or with those of the environment."""
    chosen = settings or Settings.from_environment()
    app = FastAPI(
        title="Cerebria",
        version=__version__,
        description="Tables, seats and live play. Live messages: /api/live-schema.json.",
        lifespan=lambda app: _life(app, chosen),
        docs_url=None,
        redoc_url=None,
        responses={422: {"model": ErrorAnswer, "description": "What is wrong, and where"}},
    )
    for part in (people, lobby, seats, live, health):
        app.include_router(part.ROUTER)
    safety.answer_errors(app)
    app.add_middleware(safety.Gate, settings=chosen)
    return app


def app_of_worker() -> FastAPI:
    """The application of a process that was started with its settings in the environment."""
    logs.set_up()
    return create_app()


@asynccontextmanager
async def _life(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """From the start of the process to its end."""
    async with serving(settings) as services:
        app.state.services = services
        yield


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Services]:
    """The services of one process, at work."""
    store = Store(settings.database)
    bus: Bus = PostgresBus(store, settings.database) if settings.is_postgres else NoBus()
    tables = Tables(store, settings, bus)
    services = Services(settings, store, bus, tables)
    programs = Programs(tables)
    tables.wake_programs = programs.wake
    store.start()
    await bus.start(tables.hear, tables.catch_up_all)
    await programs.wake_all()
    chores = [
        asyncio.create_task(_every(seconds, chore))
        for seconds, chore in (
            (1.0, lambda: _run_out(services)),
            (5.0, lambda: _sleep(services)),
            (30.0, tables.repeat_presence),
            (60.0, programs.wake_all),
        )
    ]
    try:
        yield services
    finally:
        services.is_stopping = True
        for connection in list(services.connections):
            connection.close("restart", RESTART_SECONDS)
        for chore in chores:
            chore.cancel()
        await programs.stop()
        await bus.stop()
        await store.stop()


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore again and again; one failure does not end it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except Exception:
            LOG.exception("chore-failed")


async def _sleep(services: Services) -> None:
    services.tables.sleep()


async def _run_out(services: Services) -> None:
    """Let programs play on for those whose time has run out."""
    query = select(TABLES.c.id).where(TABLES.c.deadline <= now(), TABLES.c.status == "running")
    for row in await services.store.rows(query):
        with suppress(CerebriaError):
            await services.tables.change(row["id"], _out_of_time)


def _out_of_time(table: Table) -> tuple[Entry, list[Statement]]:
    seat, entry = table.run_out(now())
    return entry, [seat_change(table.id, seat, program=table.seats[seat].program)]
