"""Processes that think, at low priority: nobody else waits for the interpreter because of them.

Such a process imports this module and what it is asked to do, so that both lean on little but the game and its bots.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import socket
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from cerebria.bots.processes import MOST, end_with_parent

from ..process.stop_signals import STOP
from ..refusals import Refusal

Answer = TypeVar("Answer")
_LENGTH: Final = struct.Struct("!i")
"""What stands before a message between processes, as `Connection` has it."""


def at_most(wanted: int) -> int:
    """So many processes as are wanted, or as there can be."""
    return min(max(wanted, 1), MOST)


class Thinkers:
    """Processes, started when they are needed, and kept for the next question."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._resting: list[_Thinker] = []
        self._at_work: set[_Thinker] = set()
        self._is_over = False

    async def think(self, work: Callable[..., Answer], *arguments: Any) -> Answer:
        """What `work(*arguments)` answers: a function at the top of its module, and plain data both ways.

        Whoever is cancelled while they wait for it ends the thought.
        """
        try:
            with suppress(EOFError):
                return await self._think(work, arguments)
            if not self._is_over:
                # Somebody killed the process, perhaps for its memory.
                return await self._think(work, arguments)
        except EOFError:
            raise Refusal("thinkers-busy") from None
        raise Refusal("question-withdrawn")

    async def _think(self, work: Callable[..., Answer], arguments: tuple[Any, ...]) -> Answer:
        thinker = self._resting.pop() if self._resting else await _Thinker.begun(self._niceness)
        self._at_work.add(thinker)
        try:
            error, answer = await thinker.think(work, arguments)
        except BaseException:
            # Nothing else stops a thought.
            thinker.end()
            raise
        finally:
            self._at_work.discard(thinker)
        self._resting.append(thinker)
        if error is not None:
            raise error
        found: Answer = answer
        return found

    def stop(self) -> None:
        """Let the processes end, in the middle of whatever they are at."""
        self._is_over = True
        for thinker in (*self._resting, *self._at_work):
            thinker.end()
        self._resting.clear()


class _Thinker(asyncio.Protocol):
    """A process that thinks about one question after the other.

    It is heard by the event loop itself: a thread to listen would take longer than most answers.
    """

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process
        self._line: asyncio.Transport
        self._heard = bytearray()
        self._answer: asyncio.Future[Any] | None = None

    @classmethod
    async def begun(cls, niceness: int) -> _Thinker:
        """A new one."""
        own, other = socket.socketpair()
        process = multiprocessing.get_context("spawn").Process(target=_serve, args=(other, niceness), daemon=True)
        process.start()
        other.close()
        line, thinker = await asyncio.get_running_loop().connect_accepted_socket(lambda: cls(process), own)
        thinker._line = line
        return thinker

    async def think(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Exception | None, Any]:
        """What went wrong and what it answers, once it does; EOFError: the process has ended."""
        if self._line.is_closing():
            raise EOFError
        question = pickle.dumps((work, arguments))
        self._line.write(_LENGTH.pack(len(question)) + question)
        self._answer = asyncio.get_running_loop().create_future()
        answer: tuple[Exception | None, Any] = await self._answer
        return answer

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.kill()
        self._line.abort()

    # What the event loop tells.

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if len(self._heard) < _LENGTH.size:
            return
        (length,) = _LENGTH.unpack_from(self._heard)
        if len(self._heard) < _LENGTH.size + length:
            return
        answer = self._heard[_LENGTH.size :]
        self._heard = bytearray()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(pickle.loads(answer))

    def connection_lost(self, error: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(EOFError())


def _serve(line: socket.socket, niceness: int) -> None:
    """A thinking process: it answers until nobody is there to ask. Signals to all are not for it, and it ends when the
    one that asks it does, even without a word."""
    for number in STOP:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()
    pipe = Connection(line.detach())
    with suppress(EOFError, OSError):
        while True:
            work, arguments = pipe.recv()
            answer: tuple[Exception | None, Any]
            try:
                answer = None, work(*arguments)
            except Exception as error:
                answer = error, None
            pipe.send(answer)
