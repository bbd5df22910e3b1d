"""One search on several cores: pieces of it are worked at in other processes, and put together in a fixed order.

The processes are kept from one search to the next, for all bots of this process.
"""

from __future__ import annotations

import pickle
import time
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import cache, lru_cache
from typing import Any

from .processes import Answer, Processes


class Crew:
    """An object whose methods are called here, on one core, or on copies of it in other processes."""

    def __init__(self, worker: object, cores: int) -> None:
        self._cores = cores
        self._worker = worker if cores == 1 else None
        self._packed = b"" if cores == 1 else pickle.dumps(worker)
        self.seconds = 0.0
        """How long other processors have worked."""

    def each(self, method: str, tasks: Sequence[Any]) -> Generator[Any]:
        """What a method answers to each task, in their order. On one core it is called when its answer is wanted; on
        several ahead of that, so whoever wants no more answers closes this."""
        if self._cores == 1:
            yield from map(getattr(self._worker, method), tasks)
            return
        calls = [(self._packed, method, task) for task in tasks]
        early: dict[int, Answer] = {}
        with closing(_processes(self._cores).answers(_called, calls)) as answers:
            for number in range(len(calls)):
                while number not in early:
                    answer = next(answers)
                    early[answer.number] = answer
                _, call, found, error = early.pop(number)
                if isinstance(error, EOFError):
                    # Somebody killed the process, perhaps for its memory.
                    found = _called(call)
                elif error is not None:
                    raise error
                answered, seconds = found
                self.seconds += seconds
                yield answered


@cache
def _processes(cores: int) -> Processes:
    return Processes(cores)


def _called(call: tuple[bytes, str, Any]) -> tuple[Any, float]:
    """In another process: the answer, and how long its processor has worked for it."""
    packed, method, task = call
    began = time.process_time()
    answer = getattr(_unpacked(packed), method)(task)
    return answer, time.process_time() - began


@lru_cache(2)
def _unpacked(packed: bytes) -> object:
    """A search asks often, and what was worked out for one answer helps with the next."""
    worker: object = pickle.loads(packed)
    return worker
