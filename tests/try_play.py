"""`make try-play`: starts `make play` as somebody would who has just cloned this, asks for its page, and stops it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.server.serving import data_in, free_port, kill_group, press_ctrl_c, start_process, wait_for

ROOT = Path(__file__).parents[1]
PATIENCE = 900
"""Seconds for the first start, which may have to fetch and build everything."""


def main() -> None:
    """Say what was found; whatever is missing ends it with an error."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="cerebria-", ignore_cleanup_errors=True) as folder:
        settings = {**os.environ, **data_in(Path(folder)), "CEREBRIA_PORT": str(port), "CEREBRIA_BROWSER": "0"}
        playing = start_process(["make", "play"], cwd=ROOT, env=settings, stdin=subprocess.DEVNULL)
        try:
            wait_while_it_starts(playing, address)
            for path, kind in parts(address):
                print(f"{address}{path} is {kind}", flush=True)
            press_ctrl_c(playing)
            print(f"stopped, with code {playing.wait(30)}", flush=True)
        finally:
            if playing.poll() is None:
                kill_group(playing)
    if is_answered(address):
        sys.exit(f"something still answers at {address}")


def wait_while_it_starts(playing: subprocess.Popen[bytes], address: str) -> None:
    """Wait until it serves, unless it has given up."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return wait_for(address, 2)
        except OSError:
            if playing.poll() is not None or time.monotonic() > until:
                sys.exit("make play did not start a server")


def parts(address: str) -> list[tuple[str, str]]:
    """The page and what it is made of, each with what the server says it is."""
    found = []
    page = ""
    paths = ["/readyz", "/"]
    while paths:
        path = paths.pop(0)
        with urllib.request.urlopen(address + path, timeout=10) as answer:
            kind = str(answer.headers["content-type"])
            if path == "/":
                page = answer.read().decode("utf-8")
                paths += re.findall(r'(?:src|href)="(/[^"]+)"', page)
        found.append((path, kind))
    if not any(path.endswith(".js") and "javascript" in kind for path, kind in found):
        sys.exit(f"the page has no script:\n{page}")
    return found


def is_answered(address: str, seconds: float = 5) -> bool:
    """Whether something still answers when it has had time to go."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except OSError:
            return False
        time.sleep(0.1)
    return True


if __name__ == "__main__":
    main()
