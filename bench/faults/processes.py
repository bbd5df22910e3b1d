"""The processes of the site, each of which can be killed, stopped, frozen and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import urllib.error
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.load.machine import family, resident_bytes, serve_command, started
from cerebria.cli.names import say
from cerebria.server.settings import Settings
from cerebria.server.storage.database import shown
from tests.server.serving import ask_to_stop, free_port, kill_group, wait_for

PYTHON: Final = (sys.executable,)
_START_SECONDS: Final = 90
_STOP_SECONDS: Final = 60
_BREATH: Final = 0.2
_CONCURRENCY: Final = 2


def python_off_by(seconds: float) -> Sequence[str]:
    """Python on a machine whose clock is so much ahead."""
    return (*PYTHON, "-m", "bench.faults.shifted_clock", str(seconds)) if seconds else PYTHON


class Part(ABC):
    """A command that runs until somebody ends it."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings
        self.log = log
        self.python: Sequence[str] = PYTHON
        self.restarts = 0
        """How often it had to be started once more, because it ended by itself."""
        self._process: subprocess.Popen[bytes] | None = None

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def wait(self) -> None:
        """Wait until it is of use."""

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def launch(self) -> None:
        """Start it, and wait for nothing."""
        self._process = started(self.command(), self.settings, self.log, self.python)

    async def start(self) -> None:
        """Start it, again if it ends at once, as whoever looks after it would, and wait until it is of use."""
        until = time.monotonic() + _START_SECONDS
        while True:
            self.launch()
            with suppress(urllib.error.URLError, ConnectionError):
                await asyncio.to_thread(self.wait)
            if not self.has_ended:
                return
            if time.monotonic() > until:
                raise TimeoutError(f"{self.log.name}: does not start")
            self.restarts += 1
            await asyncio.sleep(_BREATH)

    async def stop(self) -> float:
        """Ask it to stop; the seconds until it has."""
        began = time.monotonic()
        if self.has_ended:
            return 0.0
        ask_to_stop(self.process)
        try:
            await asyncio.to_thread(self.process.wait, _STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
        return time.monotonic() - began

    def kill(self) -> None:
        """End it and all that it has started at once, as a power cut would."""
        if not self.has_ended:
            kill_group(self.process)

    def freeze(self) -> None:
        """Let it do nothing, and know nothing of it."""
        for pid in self.processes():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in self.processes():
            os.kill(pid, signal.SIGCONT)

    def processes(self) -> list[int]:
        """The first, and all that it has started."""
        return family(self.process.pid)

    @property
    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def memory(self) -> int:
        """Of it and all that it has started."""
        with suppress(FileNotFoundError):
            return sum(map(resident_bytes, self.processes()))
        return 0

    def logged(self, word: str) -> int:
        """How many lines of its log have a word."""
        return sum(word in line for line in self.log.read_text(encoding="utf-8").splitlines())


class Server(Part):
    """`cerebria serve`, on the same port every time."""

    def __init__(self, settings: Settings, log: Path, workers: int = 1) -> None:
        super().__init__(settings, log)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.workers = workers

    def command(self) -> list[str]:
        return serve_command(self.port, self.workers)

    def wait(self) -> None:
        wait_for(self.address, process=self.process)

    def kill_parent(self) -> None:
        """End the supervisor alone; its workers are left to themselves."""
        self.process.kill()
        self.process.wait()


class Worker(Part):
    """`cerebria worker`."""

    def __init__(self, settings: Settings, log: Path) -> None:
        super().__init__(settings, log)
        self.log.touch()
        self._says = say("worker-started", database=shown(settings.database), count=_CONCURRENCY)
        """What it says every time it has started."""
        self._said = 0

    def command(self) -> list[str]:
        return ["-m", "cerebria", "worker", "--concurrency", str(_CONCURRENCY), "--json-logs"]

    def launch(self) -> None:
        self._said = self.logged(self._says)
        super().launch()

    def wait(self) -> None:
        until = time.monotonic() + _START_SECONDS
        while self.logged(self._says) == self._said and not self.has_ended:
            if time.monotonic() > until:
                raise TimeoutError(f"{self.log.name}: does not say that it has started")
            time.sleep(_BREATH)
