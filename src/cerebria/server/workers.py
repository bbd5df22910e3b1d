"""One of several server processes. What it serves is loaded only once it answers its supervisor."""

from __future__ import annotations

import asyncio
import socket
from functools import cached_property

import uvicorn
from uvicorn.supervisors import multiprocess

from .process.neighbours import Neighbours
from .safety import wire


class Worker(multiprocess.Process):
    """A process as the supervisor knows it."""

    @cached_property
    def server(self) -> uvicorn.Server:
        return Neighbourly(self.config)


class Neighbourly(uvicorn.Server):
    """Goes on with connections that other workers pass on."""

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
