"""Processes that work for this one. They leave Ctrl-C to it, and end with it, however it ends."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, Protocol

MOST: Final = 61 if os.name == "nt" else 10_000
"""Windows can wait for no more at once."""
_UNWANTED: Final = (-1, None)
"""Stands for a task whose answer nobody waits for any more."""


class Answer(NamedTuple):
    """What came of a task: which one it was, what was found, or what went wrong."""

    number: int
    task: Any
    found: Any
    error: Exception | None


class Workers(Protocol):
    """Those who do tasks for this process."""

    @property
    def size(self) -> int:
        """How many tasks they can do at once."""
        ...

    def answers(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Answer]:
        """What comes of each task, once, as soon as it does; a task is taken when there is somebody to do it."""
        ...

    def end(self) -> None:
        """End whatever is under way."""
        ...


def results(work: Callable[[Any], Any], tasks: Iterable[Any], workers: Workers | None) -> Generator[Any]:
    """What comes of each task, here or by workers, as soon as it does. What goes wrong in one is raised."""
    if workers is None:
        yield from map(work, tasks)
        return
    with closing(workers.answers(work, tasks)) as answers:
        for _, _, found, error in answers:
            if error is not None:
                raise error
            yield found


class Processes:
    """So many of them at most, started when there is work, and kept for more."""

    def __init__(self, most: int) -> None:
        self._most = min(most, MOST)
        self._free: list[_Process] = []
        self._busy: dict[_Process, tuple[int, Any]] = {}
        """Each with its task and the number of that."""
        # Otherwise this process would wait for them before it ends, and they for work.
        atexit.register(self.end)

    @property
    def size(self) -> int:
        """How many tasks can be done at once."""
        return self._most

    def answers(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Answer]:
        """What comes of each task, as soon as it does; a task is taken when there is somebody to do it. EOFError: the
        process has died. Whoever wants no more closes this, before they ask for anything else."""
        left = enumerate(tasks)
        try:
            while True:
                while len(self._busy) < self._most and (task := next(left, None)) is not None:
                    self._begin(work, task)
                if all(task is _UNWANTED for task in self._busy.values()):
                    return
                ready = wait([process.pipe for process in self._busy])
                for process in [process for process in self._busy if process.pipe in ready]:
                    task = self._busy.pop(process)
                    found = self._found(process)
                    if task is not _UNWANTED:
                        yield Answer(*task, *found)
        except GeneratorExit:
            self._busy = dict.fromkeys(self._busy, _UNWANTED)
            raise
        except BaseException:
            # A message may have been cut off in the middle.
            self.end()
            raise

    def _begin(self, work: Callable[[Any], Any], task: tuple[int, Any]) -> None:
        process = self._free.pop() if self._free else _Process()
        self._busy[process] = task
        # One that has died tells so when it is asked what it has found.
        with suppress(OSError):
            process.pipe.send((work, task[1]))

    def _found(self, process: _Process) -> tuple[Any, Exception | None]:
        """What a process has found, and what went wrong; it is free again then."""
        try:
            found: tuple[Any, Exception | None] = process.pipe.recv()
        except (EOFError, OSError):
            process.end()
            return None, EOFError("a process has died")
        self._free.append(process)
        return found

    def end(self) -> None:
        """End them now, in the middle of whatever they are at."""
        for process in (*self._free, *self._busy):
            process.end()
        self._free, self._busy = [], {}


class _Process:
    """A process that does one task after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,))
        with _no_interrupts():
            self._process.start()
        other.close()

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Whoever is started here hears no Ctrl-C, not even before it could say that it does not want to."""
    if sys.platform == "win32":
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(pipe: Connection) -> None:
    """In the other process: do what comes, until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            work, task = pipe.recv()
            answer: tuple[Any, Exception | None]
            try:
                answer = work(task), None
            except Exception as error:
                answer = None, error
            pipe.send(answer)


def end_with_parent() -> None:
    """Wait for the process that started this one to end, and end then, whatever is under way."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
