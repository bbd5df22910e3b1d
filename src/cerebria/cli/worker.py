"""`cerebria worker`: programs play here, as jobs that the servers on the same database give away."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from typing import Annotated

import typer

from ..errors import CerebriaError
from . import server_options as given
from .console import clear_errors
from .names import say

Concurrency = Annotated[
    int | None,
    typer.Option(
        "--concurrency", envvar="CEREBRIA_CONCURRENCY", min=1, max=256, metavar="N", help=say("help-option-concurrency")
    ),
]


def worker(database: given.Database = None, concurrency: Concurrency = None, json_logs: given.JsonLogs = False) -> None:
    with clear_errors(), given.server_extra(), suppress(KeyboardInterrupt, asyncio.CancelledError):
        settings = given.settings_of(database, json_logs=json_logs)
        if not settings.is_postgres:
            raise CerebriaError("worker-needs-postgres")
        from ..server.process import event_loops, logs
        from ..server.process.stop_signals import BY_OTHERS
        from ..server.programs.working import work
        from ..server.storage.bus import check_notes
        from ..server.storage.clocks import check_machine_clock
        from ..server.storage.database import shown, upgrade_once_there

        logs.set_up(always_json=json_logs)
        upgrade_once_there(settings.database)
        check_machine_clock(settings.database)
        check_notes(settings.database)
        count = concurrency or os.cpu_count() or 1

        def announce() -> None:
            given.tell("worker-started", database=shown(settings.database), count=count)

        async def run() -> None:
            loop, task = asyncio.get_running_loop(), asyncio.current_task()
            assert task is not None
            for number in BY_OTHERS:
                # Not by the loop, which cannot do that on Windows.
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(task.cancel))
            await work(settings, count, announce)

        event_loops.run(run())
