"""How a process is asked to stop. Nobody can send SIGTERM on Windows; Ctrl-Break takes its place there."""

from __future__ import annotations

import signal
import sys
from typing import Final

if sys.platform == "win32":
    BY_OTHERS: Final = (signal.SIGTERM, signal.SIGBREAK)
else:
    BY_OTHERS: Final = (signal.SIGTERM,)

STOP: Final = (signal.SIGINT, *BY_OTHERS)
