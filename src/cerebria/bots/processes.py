"""Processes that work for this one. They leave Ctrl-C to it, and end with it, however it ends."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

MOST: Final = 61 if os.name == "nt" else 10_000
"""Windows can wait for no more at once."""


class Processes(ProcessPoolExecutor):
    """So many of them at most, started when there is work."""

    def __init__(self, most: int) -> None:
        context = get_context("spawn")
        # Nothing is ever sent: that this end is closed, by hand or because the process is gone, is all there is to say.
        heard, self._held = context.Pipe(duplex=False)
        super().__init__(min(most, MOST), mp_context=context, initializer=_set_up, initargs=(heard,))

    def end(self) -> None:
        """End them now, in the middle of whatever they are at."""
        self._held.close()
        self.shutdown(wait=True, cancel_futures=True)


def _set_up(heard: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_when_alone, args=(heard,), daemon=True).start()


def _end_when_alone(heard: Connection) -> None:
    with suppress(EOFError, OSError):
        heard.recv_bytes()
    os._exit(1)
