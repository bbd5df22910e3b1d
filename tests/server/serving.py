"""A real server for tests: uvicorn on a free port, in a thread of this process or in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from cerebria.server import database
from cerebria.server.app import create_app
from cerebria.server.settings import Settings

# Tests ask more of a server than one person would.
ROOMY = Settings(rate=1e6, burst=1_000_000)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def sqlite_url(folder: Path) -> str:
    """A database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """A server in a thread; its address."""
    database.upgrade(settings.database)
    port = free_port()
    config = uvicorn.Config(
        create_app(settings), host="127.0.0.1", port=port, log_config=None, log_level="warning",
        ws_per_message_deflate=False, timeout_graceful_shutdown=2,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{port}"
    wait_for(address)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(10)


class Process:
    """A server in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = replace(settings)
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it serves."""
        command = [
            sys.executable, "-m", "uvicorn", "--factory", "cerebria.server.app:app_of_worker",
            "--host", "127.0.0.1", "--port", str(self.port), "--ws-per-message-deflate", "false",
            "--log-level", "warning", "--timeout-graceful-shutdown", "2",
        ]  # fmt: skip
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env={**os.environ, **self._settings.to_environment()}, stdout=log, stderr=log
            )
        wait_for(self.address)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Ask it to stop, or kill it."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(15)
            self._process = None


def wait_for(address: str, seconds: float = 30) -> None:
    """Wait until a server is ready."""
    until = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2) as answer:
                if json.load(answer)["status"] == "ready":
                    return
        except OSError:
            if time.monotonic() > until:
                raise
        time.sleep(0.05)
