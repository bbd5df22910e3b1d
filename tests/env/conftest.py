"""What cannot even be read on machines that OpenSpiel has no build for."""

from __future__ import annotations

import platform
import sys

from tests.needs import unless_here

HAS_NO_BUILD = (sys.platform, platform.machine()) in (("darwin", "x86_64"), ("win32", "ARM64"))
collect_ignore = ["test_spiel.py"] if HAS_NO_BUILD else unless_here("pyspiel", "test_spiel.py")
