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
from collections import deque
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
    """So many processes at most, started when they are needed, and kept for the next question.

    Who asks at once when all are busy has the least busy one think about it next.
    """

    def __init__(self, most: int, niceness: int) -> None:
        self._most = most
        self._niceness = niceness
        self._thinkers: set[_Thinker] = set()
        self._is_over = False

    async def think(self, work: Callable[..., Answer], *arguments: Any, patience: float = 0) -> Answer:
        """What `work(*arguments)` answers: a function at the top of its module, and plain data both ways.

        Whoever is cancelled while they wait for it ends the thought, and its process. With patience it may take so
        many seconds more, for nobody: where thoughts are short and often given up, no process would live otherwise.
        """
        try:
            with suppress(EOFError):
                return await self._think(work, arguments, patience)
            if not self._is_over:
                # Somebody killed the process, perhaps for its memory, or it was ended for another's thought.
                return await self._think(work, arguments, patience)
        except EOFError:
            raise Refusal("thinkers-busy") from None
        raise Refusal("question-withdrawn")

    async def _think(self, work: Callable[..., Answer], arguments: tuple[Any, ...], patience: float) -> Answer:
        thinker = self._least_busy()
        try:
            error, answer = await thinker.think(work, arguments)
        except BaseException as given_up:
            if patience and isinstance(given_up, asyncio.CancelledError):
                asyncio.get_running_loop().call_later(patience, self._end_if_stuck, thinker, thinker.answered)
            else:
                self._end(thinker)
            raise
        if error is not None:
            raise error
        found: Answer = answer
        return found

    def _end_if_stuck(self, thinker: _Thinker, answered: int) -> None:
        """End a process that has answered nothing since."""
        if thinker.answered == answered:
            self._end(thinker)

    def _end(self, thinker: _Thinker) -> None:
        """Nothing else stops a thought."""
        self._thinkers.discard(thinker)
        thinker.end()

    def _least_busy(self) -> _Thinker:
        found = min(self._thinkers, key=lambda thinker: thinker.busy, default=None)
        if found is None or (found.busy and len(self._thinkers) < self._most):
            found = _Thinker(self._niceness)
            self._thinkers.add(found)
        return found

    def stop(self) -> None:
        """Let the processes end, in the middle of whatever they are at."""
        self._is_over = True
        for thinker in self._thinkers:
            thinker.end()
        self._thinkers.clear()


class _Thinker(asyncio.Protocol):
    """A process that thinks about one question after the other.

    It is heard by the event loop itself: a thread to listen would take longer than most answers.
    """

    def __init__(self, niceness: int) -> None:
        own, other = socket.socketpair()
        self._process = multiprocessing.get_context("spawn").Process(target=_serve, args=(other, niceness), daemon=True)
        self._process.start()
        other.close()
        loop = asyncio.get_running_loop()
        self._coming = asyncio.create_task(loop.connect_accepted_socket(lambda: self, own))
        self._heard = bytearray()
        self._asked: deque[asyncio.Future[Any]] = deque()
        self.busy = 0
        """How many wait for an answer."""
        self.answered = 0
        """How many answers it has given, also to those who wait no more."""

    async def think(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Exception | None, Any]:
        """What went wrong and what it answers, once it does; EOFError: the process has ended."""
        self.busy += 1
        try:
            line, _ = await asyncio.shield(self._coming)
            if line.is_closing():
                raise EOFError
            question = pickle.dumps((work, arguments))
            line.write(_LENGTH.pack(len(question)) + question)
            self._asked.append(coming := asyncio.get_running_loop().create_future())
            answer: tuple[Exception | None, Any] = await coming
            return answer
        finally:
            self.busy -= 1

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.kill()
        self._coming.add_done_callback(lambda coming: coming.result()[0].abort())

    # What the event loop tells.

    def data_received(self, data: bytes) -> None:
        self._heard += data
        while len(self._heard) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._heard)
            end = _LENGTH.size + length
            if len(self._heard) < end:
                return
            answer, self._heard = self._heard[_LENGTH.size : end], self._heard[end:]
            self.answered += 1
            asked = self._asked.popleft()
            if not asked.done():
                asked.set_result(pickle.loads(answer))

    def connection_lost(self, error: Exception | None) -> None:
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(EOFError())


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
