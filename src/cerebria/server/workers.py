"""One of several server processes. What it serves is loaded only once it answers its supervisor."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
from functools import cached_property
from typing import ClassVar

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from .process import logs
from .process.neighbours import Neighbours
from .safety import wire
from .settings import Settings
from .storage import database


class Worker(multiprocess.Process):
    """A process as the supervisor knows it."""

    some_served: ClassVar[bool] = False
    """Whether any has ever served."""

    @cached_property
    def server(self) -> uvicorn.Server:
        return Neighbourly(self.config)

    def _healthcheck(self, timeout: float) -> bool | None:
        is_serving = super()._healthcheck(timeout)
        Worker.some_served |= is_serving is True
        return is_serving

    @property
    def exitcode(self) -> int | None:
        """Where one cannot start, the supervisor ends all: they would all fail alike, but not once some have served.
        Then there is trouble that passes, and one is tried after the other."""
        code = super().exitcode
        return None if code == STARTUP_FAILURE and self.some_served else code


class Neighbourly(uvicorn.Server):
    """Goes on with connections that other workers pass on."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=_stop_with_supervisor, daemon=True).start()
        settings = Settings.from_environment()
        logs.set_up(always_json=settings.json_logs)
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
