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
            print(f"{address} serves a page of {len(parts(address))} parts", flush=True)
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


def parts(address: str) -> dict[str, str]:
    """What the page is made of, each with what the server says it is: a browser runs no script that is called text."""
    with urllib.request.urlopen(address, timeout=10) as answer:
        page = answer.read().decode("utf-8")
    found = {}
    for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
        with urllib.request.urlopen(address + path, timeout=10) as answer:
            found[path] = str(answer.headers["content-type"])
    scripts = [kind for path, kind in found.items() if path.endswith(".js")]
    if not scripts or not all("javascript" in kind for kind in scripts):
        sys.exit(f"the page has no scripts that would run: {found}")
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
