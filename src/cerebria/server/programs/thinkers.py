"""Processes that think, at low priority: nobody else waits for the interpreter because of them.

Such a process imports this module and what it is asked to do, so that both lean on little but the game and its bots.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from cerebria.bots.processes import MOST, end_with_parent

from ..process.stop_signals import STOP
from ..refusals import Refusal

Answer = TypeVar("Answer")


def at_most(wanted: int) -> int:
    """So many processes as are wanted, or as there can be."""
    return min(max(wanted, 1), MOST)


class Thinkers:
    """So many processes at most, started when they are needed, and kept for the next question."""

    def __init__(self, most: int, niceness: int) -> None:
        self._niceness = niceness
        self._resting: list[_Thinker] = []
        self._at_work: set[_Thinker] = set()
        self._listeners = ThreadPoolExecutor(most, "thinkers")
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
        thinker = self._resting.pop() if self._resting else _Thinker(self._niceness)
        self._at_work.add(thinker)
        try:
            loop = asyncio.get_running_loop()
            error, answer = await loop.run_in_executor(self._listeners, thinker.think, work, arguments)
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
        self._listeners.shutdown(wait=False)


class _Thinker:
    """A process that thinks about one question after the other."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other, niceness), daemon=True)
        self._process.start()
        other.close()

    def think(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Exception | None, Any]:
        """What went wrong and what it answers, once it does; EOFError: the process has ended."""
        try:
            self._pipe.send((work, arguments))
            answer: tuple[Exception | None, Any] = self._pipe.recv()
        except OSError as error:
            raise EOFError from error
        return answer

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.kill()


def _serve(pipe: Connection, niceness: int) -> None:
    """A thinking process: it answers until nobody is there to ask. Signals to all are not for it, and it ends when the
    one that asks it does, even without a word."""
    for number in STOP:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, arguments = pipe.recv()
            answer: tuple[Exception | None, Any]
            try:
                answer = None, work(*arguments)
            except Exception as error:
                answer = error, None
            pipe.send(answer)
