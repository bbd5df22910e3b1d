"""The application: all parts of one server process, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import structlog
from fastapi import FastAPI

from cerebria import CerebriaError, __version__

from . import page
from .calling.caller import LOOK_SECONDS, Caller
from .calling.keys import first_keys
from .calling.sending import Sender
from .live import endpoint
from .live.goodbye import before_signals, say_goodbye
from .meeting import board as meeting_board
from .meeting import seekers
from .meeting.board import Board
from .meeting.listings import renew
from .process import garbage_collection, logs
from .process.game_time import TICK_SECONDS
from .process.metrics import forget_dead_workers
from .process.neighbours import Neighbours
from .process.repeating import end, every
from .programs import insight
from .programs.explaining import Explanations
from .programs.in_process import Programs
from .programs.insight import Insight
from .programs.questions import Questions
from .programs.turns import Addresses
from .refusals import REFUSALS
from .requests import (
    analyses,
    channels,
    health,
    links,
    lobby,
    manifest,
    meeting,
    moderating,
    new_tables,
    open_tables,
    own_games,
    people,
    portraits,
    previews,
    replays,
    rests,
    seats,
    spectators,
)
from .requests.bodies.words import ErrorAnswer
from .safety.doors import Doors
from .safety.error_answers import answer_errors
from .safety.gate import Gate
from .safety.wire import DOORS, NEIGHBOURS
from .services import Services
from .settings import Settings
from .storage.bus import Bus, NoBus, PostgresBus
from .storage.clocks import check_machine_clock, first_pulse, read_aheads
from .storage.retention import tidy
from .storage.store import Store, now
from .tables.keeping_time import keep_time
from .tables.tables import Tables

if TYPE_CHECKING:
    from .programs.jobs import Jobs

LOG = structlog.get_logger()
_NO_OPEN_TABLES: Final = '<meta name="open-tables" content="off">'
_COMPARING_SECONDS: Final = 5.0
"""How often tables are compared with their journals, since a note about an entry may be lost."""
_FACTS_SECONDS: Final = 60
_HINT_SECONDS: Final = 300
_ANALYSIS_SECONDS: Final = 600
"""How long may be thought about a question: much longer than it takes, unless the machine is overloaded. Whoever does
not want to wait takes it back; what is cut short has cost as much and helps nobody."""


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
        responses={
            status: {"model": ErrorAnswer, "description": description} for status, description in REFUSALS.items()
        },
    )
    parts = (
        people, rests, own_games, channels, new_tables, lobby, links, open_tables, meeting, seats, spectators, replays,
        portraits, previews, manifest, analyses, endpoint, health,
    )  # fmt: skip
    for part in parts:
        app.include_router(part.ROUTER)
    # Where nobody is to meet strangers, no page leads to them.
    page.offer(app, tags=previews.tags, always="" if chosen.open_tables else _NO_OPEN_TABLES)
    answer_errors(app)
    app.add_middleware(Gate, settings=chosen)
    return app


def app_of_worker() -> FastAPI:
    """The application of a process that was started with its settings in the environment."""
    settings = Settings.from_environment()
    logs.set_up(always_json=settings.json_logs)
    forget_dead_workers()
    return create_app(settings)


@asynccontextmanager
async def _life(app: FastAPI, settings: Settings) -> AsyncIterator[dict[str, Doors | Neighbours | None]]:
    """From the start of the process to its end."""
    async with serving(settings) as services:
        app.state.services = services
        garbage_collection.settle()
        with before_signals(services):
            LOG.info("serving", version=__version__, database="postgresql" if settings.is_postgres else "sqlite")
            yield {DOORS: services.doors, NEIGHBOURS: services.neighbours}
    LOG.info("stopped")


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Services]:
    """The services of one process, at work."""
    await asyncio.to_thread(check_machine_clock, settings.database)
    store = Store(settings.database)
    bus: Bus = NoBus() if store.notes is None else PostgresBus(store.notes, settings.database)
    tables = Tables(store, settings, bus)
    thinking = Questions(settings.questions_at_once, _ANALYSIS_SECONDS)
    knowing = Questions(settings.questions_at_once, _FACTS_SECONDS, insight.ROOM, insight.NICENESS, insight.EACH)
    keys = await first_keys(store)
    services = Services(
        settings, store, bus, tables, Doors(settings),
        keys=keys, caller=Caller(store, Sender(settings, keys)), board=Board(store),
        insight=Insight(knowing),
        hints=Questions(settings.questions_at_once, _HINT_SECONDS),
        analyses=thinking, explanations=Explanations(thinking, store), neighbours=Neighbours.of_worker(),
    )  # fmt: skip
    programs = _programs(settings, tables, services.addresses)
    tables.wake_programs = programs.wake
    tables.heed = services.board.heed
    store.start()
    await services.bars.read(store)
    tables.game_time.aheads.extend(await read_aheads(store))
    tables.game_time.hear(await first_pulse(store))
    tables.game_time.rely()
    await bus.start(lambda note: _hear(services, note), tables.catch_up_all)
    await programs.start()
    chores = [
        asyncio.create_task(every(seconds, chore))
        for seconds, chore in (
            (TICK_SECONDS, lambda: keep_time(tables)),
            (1.0, services.doors.hurry),
            (5.0, services.doors.drop_deaf),
            (5.0, lambda: _rest(services)),
            (_COMPARING_SECONDS, tables.catch_up_all),
            (LOOK_SECONDS, lambda: services.caller.look(now())),
            (meeting_board.LOOK_SECONDS, services.board.look),
            (seekers.LOOK_SECONDS, lambda: services.seekers.look(tables)),
            (seekers.STAY_SECONDS, lambda: services.seekers.stay(store)),
            (moderating.LOOK_SECONDS, lambda: moderating.moderate(services)),
            (30.0, lambda: renew(store, tables.hosted_here(), now())),
            (30.0, tables.presence.repeat),
            (60.0, programs.wake_all),
            (garbage_collection.CALM_SECONDS, garbage_collection.Tidying().tidy),
            (3600.0, lambda: _tidy(services)),
        )
    ]
    try:
        yield services
    finally:
        if not services.is_stopping:
            await say_goodbye(services)
        await end(chores)
        await programs.stop()
        await services.insight.questions.stop()
        await services.hints.stop()
        await services.analyses.stop()
        await bus.stop()
        await store.stop()


def _programs(settings: Settings, tables: Tables, addresses: Addresses) -> Programs | Jobs:
    """Who sees to the programs' choices: this process, or workers that are asked for them."""
    if not settings.bot_jobs:
        found = Programs(tables, addresses)
        tables.hurry_programs, tables.look_again = found.hurry, found.thoughts.hear_of
        return found
    if not settings.is_postgres:
        raise CerebriaError("bot-jobs-need-postgres")
    # Only servers with PostgreSQL have the library for it.
    from .programs.jobs import Jobs

    return Jobs(tables, addresses)


async def _hear(services: Services, note: dict[str, Any]) -> None:
    """A note from the bus."""
    await services.tables.hear(note)
    if note.get("open") and note["by"] != services.store.process:
        services.board.renew()
        await services.seekers.look(services.tables)


async def _rest(services: Services) -> None:
    """Let go of what is not needed, and see whether troubles are over."""
    services.tables.sleep()
    services.tables.presence.forget_silent()
    if services.neighbours is not None:
        services.neighbours.look_for_place()
    if services.store.condition.is_troubled:
        await services.store.is_ready()


async def _tidy(services: Services) -> None:
    """Forget what is too old; a table that somebody looks at is not."""
    gone = await tidy(services.store, services.settings, now(), services.tables.rooms)
    LOG.info("tidied", **gone._asdict())
