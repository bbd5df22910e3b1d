"""A real server for tests: uvicorn on a free port, in a thread, beside the test, or in a process of its own."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from starlette.routing import BaseRoute

from cerebria.server import running
from cerebria.server.app import create_app
from cerebria.server.process.event_loops import loop_for
from cerebria.server.safety.gate import MOST_FRAME
from cerebria.server.services import Services
from cerebria.server.settings import Settings
from cerebria.server.storage import database

# Tests ask more of a server than one person would.
ROOMY = Settings(rate=1e6, burst=1_000_000, most_connections_an_address=20_000, most_thinking_tables_a_person=1_000_000)


PATIENCE = 60
"""Seconds. Nothing takes that long but on a machine with much else to do."""


class SameChance:
    """Instead of `secrets`, for servers in this process: ids and seeds are the same in every run of a test, which so is
    about the same games."""

    met: ClassVar[Counter[str]] = Counter()

    def __init__(self, test: str) -> None:
        # Some tests go by the same name, and ask the same server.
        self.met[test] += 1
        chance = random.Random(f"{test} {self.met[test]}")
        self.choice, self.randbits = chance.choice, chance.getrandbits
        self.token_urlsafe = secrets.token_urlsafe


def free_port() -> int:
    """A port that nobody uses now, that no outgoing connection gets while a server is started again, and that no other
    worker of this test run looks for."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    while True:
        port = random.randrange(20_000 + worker, 32_000, workers)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def sqlite_url(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite:///{folder / 'tables.sqlite'}"


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread; its address."""
    server = new_server(settings)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{server.config.port}"
    wait_for(address)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(10)


@asynccontextmanager
async def serving_here(settings: Settings) -> AsyncIterator[tuple[str, Services]]:
    """A server in the test's own loop; its address, and its inside for tests that look behind the curtain."""
    server = new_server(settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{server.config.port}", server.config.loaded_app.app.state.services
    finally:
        server.should_exit = True
        await task


@cache
def _fresh_database() -> bytes:
    """A SQLite database with nothing in its tables. To make one waits for the disk many times, to copy one hardly."""
    with tempfile.TemporaryDirectory() as folder:
        database.upgrade(sqlite_url(Path(folder)))
        return Path(folder, "tables.sqlite").read_bytes()


def new_server(settings: Settings, kind: type[uvicorn.Server] = uvicorn.Server) -> uvicorn.Server:
    """A server that has not started."""
    file = make_url(settings.database).database
    if not settings.is_postgres and file and not Path(file).exists():
        Path(file).write_bytes(_fresh_database())
    else:
        database.upgrade(settings.database)
    options = {**running.options(settings), "timeout_graceful_shutdown": 2}
    config = uvicorn.Config(new_app(settings), host="127.0.0.1", port=free_port(), log_level="warning", **options)
    return kind(config)


def new_app(settings: Settings) -> FastAPI:
    """What answers. The ways to all requests are the same in each; to work them out takes longer than all else."""
    app = create_app(settings)
    app.router.routes[:] = [_known_way(route) for route in app.router.routes]
    return app


_WAYS: dict[int, BaseRoute] = {}


def _known_way(route: BaseRoute) -> BaseRoute:
    """The way to the same requests that an earlier server of this process has found, or this one for those to come."""
    part = getattr(route, "original_router", None)
    return route if part is None else _WAYS.setdefault(id(part), route)


def start_process(command: list[str], **given: Any) -> subprocess.Popen[bytes]:
    """A process in a group of its own, as a terminal makes one: whoever asks it to stop asks nobody else."""
    if sys.platform == "win32":
        given["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP
    else:
        given["start_new_session"] = True
    return subprocess.Popen(command, **given)


def ask_to_stop(process: subprocess.Popen[bytes]) -> None:
    """What the machine does when it is shut down; on Windows, what comes nearest."""
    if sys.platform == "win32":
        process.send_signal(signal.CTRL_BREAK_EVENT)
    else:
        process.send_signal(signal.SIGTERM)


def press_ctrl_c(process: subprocess.Popen[bytes]) -> None:
    """It goes to the whole group. On Windows a process in a group of its own hears only Ctrl-Break."""
    if sys.platform == "win32":
        ask_to_stop(process)
    else:
        os.killpg(process.pid, signal.SIGINT)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and, where there are groups to end, all that it started."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(10)


def data_in(folder: Path) -> dict[str, str]:
    """The variables that let programs keep the data of their user in a folder."""
    return {"XDG_DATA_HOME": str(folder), "WIN_PD_OVERRIDE_LOCAL_APPDATA": str(folder)}


class Process:
    """A server in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.settings = settings
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """What is started."""
        return [
            sys.executable, "-m", "uvicorn", "--factory", "cerebria.server.app:app_of_worker",
            "--host", "127.0.0.1", "--port", str(self.port), "--ws-per-message-deflate", "false",
            "--ws-max-size", str(MOST_FRAME), "--log-level", "warning", "--timeout-graceful-shutdown", "2",
            "--loop", loop_for(self.settings), "--http", "cerebria.server.safety.wire:Http",
            "--ws", "cerebria.server.safety.wire:Socket",
        ]  # fmt: skip

    def start(self) -> None:
        """Start, and wait until it serves."""
        with self._log.open("ab") as log:
            self._process = start_process(
                self.command(), env={**os.environ, **self.settings.to_environment()}, stdout=log, stderr=log
            )
        wait_for(self.address, process=self._process)

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """Ask it to stop."""
        if self._process is not None:
            ask_to_stop(self._process)
            self._process.wait(15)
            self._process = None

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(15)
            self._process = None


def figure(address: str, name: str) -> float:
    """What a server tells Prometheus."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:
        found = re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)
    assert found is not None
    return float(found[1])


def wait_for(address: str, seconds: float = 90, process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until a server is ready, but for no process that has ended."""
    until = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2) as answer:
                if json.load(answer)["status"] == "ready":
                    return
        except OSError:
            has_ended = process is not None and process.poll() is not None
            if has_ended or time.monotonic() > until:
                raise
        time.sleep(0.05)
