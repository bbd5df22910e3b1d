"""Programs think in processes of their own, and at low priority: nobody else waits for the interpreter because of them.

Such a process imports this module, so it leans on nothing but the game and its bots.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from cerebria import View
from cerebria.bots import NO_LIMITS, Limits, Planned, Planning, known_at, make_bot
from cerebria.bots.processes import MOST, end_with_parent

from ..process.stop_signals import STOP

_NICENESS: Final = 10
_LIMITS: Final = dict.fromkeys(("expert", "mcts"), Limits(nodes=12_000))
"""For a plan, which mostly lasts for a turn: the strongest need some seconds for it. The limit is in positions: a time
would let the same moment lead to different choices."""


def think(program: str, view: View, moment: str) -> list[Planned]:
    """What a program chooses, and what it means to choose next; the same at the same moment, whoever asks."""
    assert view.seat is not None
    seed = int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8])
    bot = make_bot(program, seed, _LIMITS.get(program, NO_LIMITS))
    choice = bot.choose(view)
    return [Planned(known_at(view, view.seat), choice), *(bot.plan if isinstance(bot, Planning) else ())]


class Thinkers:
    """So many processes at most, started when the first program has to decide."""

    def __init__(self, most: int = 1) -> None:
        self._most = min(most, MOST)
        self._pool: ProcessPoolExecutor | None = None

    async def plan(self, program: str, view: View, moment: str) -> list[Planned]:
        """What a program chooses, and what it means to choose next."""
        try:
            return await self._plan(program, view, moment)
        except BrokenProcessPool:
            # Somebody killed a process, perhaps for its memory.
            return await self._plan(program, view, moment)

    async def _plan(self, program: str, view: View, moment: str) -> list[Planned]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._most, mp_context=context, initializer=set_up)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, program, view, moment)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise

    def stop(self) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def set_up(niceness: int = _NICENESS) -> None:
    """A thinking process ends when the one that asks it does, even without a word; signals to all are not for it."""
    for number in STOP:
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=end_with_parent, daemon=True).start()
