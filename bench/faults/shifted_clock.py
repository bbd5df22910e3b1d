"""Python on a machine whose clock is wrong: `python -m bench.faults.shifted_clock -600 -m cerebria serve …`.

What tells how much time has passed goes on as it does; only the time of day is another.
"""

from __future__ import annotations

import runpy
import sys
import time


def shift(seconds: float) -> None:
    """Set the clock of this process forward."""
    tell, tell_ns = time.time, time.time_ns
    time.time = lambda: tell() + seconds
    time.time_ns = lambda: tell_ns() + int(seconds * 1e9)


if __name__ == "__main__":
    _, seconds, _, module, *arguments = sys.argv
    shift(float(seconds))
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
