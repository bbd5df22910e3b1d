"""What tests ask; it runs in a process of its own, which imports this and little else."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from cerebria import IllegalChoice


def double(number: int) -> int:
    return 2 * number


def process_of() -> int:
    return os.getpid()


def fail() -> None:
    """Find that the question makes no sense."""
    raise IllegalChoice(choice="move", offered="end-turn")


def note(folder: str, name: str, seconds: float = 0, until: str = "") -> str:
    """Leave a mark when it begins, and another one when it is not stopped before some time, or some other mark."""
    (Path(folder) / f"{time.monotonic_ns()} {name}").touch()
    time.sleep(seconds)
    while until and not any(Path(folder).glob(f"* {until}")):
        time.sleep(0.02)
    (Path(folder) / f"{time.monotonic_ns()} {name} done").touch()
    return name


def die_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    return "alive"
