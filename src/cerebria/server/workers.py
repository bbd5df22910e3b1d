"""One of several server processes. What it serves is loaded only once it answers its supervisor."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from functools import cached_property
from typing import ClassVar, Final

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from .process import logs
from .process.neighbours import Neighbours
from .safety import wire
from .settings import Settings
from .storage import database

LOG = structlog.get_logger()
_LONGEST_PAUSE: Final = 60


class Worker(multiprocess.Process):
    """A process as the supervisor knows it."""

    some_served: ClassVar[bool] = False
    """Whether any has ever served."""
    failures: ClassVar[int] = 0
    """How many have ended before they served, since the last that did."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        super().__init__(config, sockets)
        self.pause = min(2 ** (self.failures - 1), _LONGEST_PAUSE) if self.failures else 0
        """Seconds before it tries: what keeps one from starting may last."""
        self._has_served = False

    @cached_property
    def server(self) -> uvicorn.Server:
        return Neighbourly(self.config, self.pause)

    def _healthcheck(self, timeout: float) -> bool | None:
        is_serving = super()._healthcheck(timeout)
        if is_serving and not self._has_served:
            self._has_served = Worker.some_served = True
            Worker.failures = 0
        return is_serving

    def join(self) -> None:
        super().join()
        Worker.failures += not self._has_served

    @property
    def exitcode(self) -> int | None:
        """Where one cannot start, the supervisor ends all: they would all fail alike, but not once some have served.
        Then there is trouble that passes, and one is tried after the other."""
        code = super().exitcode
        return None if code == STARTUP_FAILURE and self.some_served else code


class Neighbourly(uvicorn.Server):
    """Goes on with connections that other workers pass on."""

    def __init__(self, config: uvicorn.Config, pause: int = 0) -> None:
        super().__init__(config)
        self._pause = pause

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=_stop_with_supervisor, daemon=True).start()
        settings = Settings.from_environment()
        logs.set_up(always_json=settings.json_logs)
        if self._pause:
            LOG.warning("worker-waits", seconds=self._pause, reason="the last one could not start, as said above")
            time.sleep(self._pause)
        # Whoever is a replacement amid an outage waits for its end.
        database.upgrade_once_there(settings.database)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        neighbours: Neighbours | None = self.lifespan.state[wire.NEIGHBOURS]
        if self.started and neighbours is not None:
            neighbours.welcome(self._take_in)

    def _take_in(self, connection: socket.socket, said: bytes) -> None:
        task = asyncio.create_task(self._go_on(connection, said))
        # As if it were a request: whoever stops waits for it.
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _go_on(self, connection: socket.socket, said: bytes) -> None:
        protocol = wire.Http(self.config, self.server_state, self.lifespan.state)
        protocol.brought = said
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            # Whoever was there has gone meanwhile.
            connection.close()


def _stop_with_supervisor() -> None:
    """A supervisor that was killed takes nobody's place any more, and whoever is started next wants its port."""
    supervisor = multiprocessing.parent_process()
    if supervisor is not None:
        supervisor.join()
        os.kill(os.getpid(), signal.SIGTERM)
