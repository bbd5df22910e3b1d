"""Many jobs on several cores, each of which takes seconds: what one found is written down as soon as it is there, so
that whoever stops early, or is stopped, keeps all that was found by then."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import TimeoutError, get_context
from pathlib import Path
from typing import NamedTuple, TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found", bound=NamedTuple)

TOLD_EVERY = 20
"""Seconds from one word about how far it is to the next."""


def spread(
    work: Callable[[Job], Found], jobs: Sequence[Job], cores: int, minutes: float, rows: Path | None = None
) -> Iterator[Found]:
    """What the jobs find, in no order, until all are done or the time is over; a line of JSON each goes to a file."""
    began = told = time.monotonic()
    until = began + 60 * minutes
    if rows is not None:
        rows.parent.mkdir(parents=True, exist_ok=True)
    with get_context("spawn").Pool(cores) as pool:
        results = pool.imap_unordered(work, jobs)
        for done in range(1, len(jobs) + 1):
            try:
                found = results.next(max(0.0, until - time.monotonic()))
            except TimeoutError:
                print(f"the time is over: {done - 1} of {len(jobs)}", file=sys.stderr, flush=True)
                return
            if rows is not None:
                with rows.open("a", encoding="utf-8", newline="\n") as file:
                    file.write(json.dumps(found._asdict()) + "\n")
            now = time.monotonic()
            if now - told >= TOLD_EVERY or done == len(jobs):
                told = now
                print(f"{done} of {len(jobs)} after {now - began:.0f} s", file=sys.stderr, flush=True)
            yield found
