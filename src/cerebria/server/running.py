"""Server processes: one here, or several under a supervisor that replaces those that die."""

from __future__ import annotations

import logging
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from .app import create_app
from .process import event_loops, file_handles, logs, metrics
from .process.neighbours import beside_each_other
from .process.stop_signals import BY_OTHERS
from .safety import wire
from .safety.gate import MOST_FRAME
from .settings import Settings
from .workers import Worker

_GRACE: Final = 5
"""Seconds for requests under way, once everybody connected has heard the goodbye."""
_HUNG: Final = 30
"""Seconds after which a worker that does not answer its supervisor is replaced."""


def run_here(settings: Settings, listener: socket.socket, announce: Callable[[], None]) -> None:
    """Serve in this process until it is asked to stop; announce it once people can come."""

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce()

    _get_ready(settings)
    Server(uvicorn.Config(create_app(settings), **options(settings))).run([listener])


def run_workers(settings: Settings, listener: socket.socket, workers: int) -> bool:
    """Serve in several processes until asked to stop; False if they could not start."""
    _get_ready(settings)
    # What the supervisor says is worth hearing: a worker that died, and the one that takes its place.
    logging.getLogger("uvicorn.error").setLevel(logging.INFO)
    # The supervisor makes its processes by this name.
    multiprocess.Process = Worker  # type: ignore[misc]
    with (
        tempfile.TemporaryDirectory(prefix="cerebria-figures-") as figures,
        tempfile.TemporaryDirectory(prefix="cerebria-places-") as places,
    ):
        os.environ.update({**settings.to_environment(), **beside_each_other(workers, places), metrics.SHARED: figures})
        config = uvicorn.Config("cerebria.server.app:app_of_worker", factory=True, workers=workers, **options(settings))
        supervisor = multiprocess.Multiprocess(config, [listener])
        supervisor.run()
    return all(process.exitcode != STARTUP_FAILURE for process in supervisor.processes)


def _get_ready(settings: Settings) -> None:
    logs.set_up(always_json=settings.json_logs)
    # Workers inherit it.
    file_handles.raise_limit()
    # After a graceful end uvicorn raises the signal again, and being asked to stop is no failure.
    for number in BY_OTHERS:
        signal.signal(number, _leave)


def _leave(number: int, frame: object) -> None:
    raise SystemExit(0)


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves."""
    return {
        "http": wire.Http, "ws": wire.Socket,
        "loop": event_loops.loop_for(settings), "log_config": None, "access_log": False, "server_header": False,
        "proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies, "ws_per_message_deflate": False,
        "ws_max_size": MOST_FRAME, "timeout_graceful_shutdown": _GRACE,
        "timeout_worker_healthcheck": _HUNG,
    }  # fmt: skip
