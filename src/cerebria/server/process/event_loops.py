"""Event loops that PostgreSQL's driver can use: the one that Python takes on Windows is none of them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, TypeVar

from ..settings import Settings

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Like `asyncio.run`."""
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        return runner.run(work)


def loop_for(settings: Settings, system: str = os.name) -> str:
    """What uvicorn is told to serve with: its own choice wherever the driver can use that."""
    return "asyncio:SelectorEventLoop" if system == "nt" and settings.is_postgres else "auto"
