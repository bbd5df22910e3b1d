"""What Prometheus may ask for. Labels name kinds of things, never people or tables."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Names the folder in which the workers of one machine keep their figures, so that any of them tells them all."""

CONNECTIONS: Final = Gauge("cerebria_connections", "Live connections held", multiprocess_mode="livesum")
TABLES_AWAKE: Final = Gauge("cerebria_tables_awake", "Tables held in memory", multiprocess_mode="livesum")
CHOICES: Final = Counter("cerebria_choices", "Choices stored", ["by"])
PASSED_ON: Final = Counter("cerebria_passed_on", "Live connections passed on to the worker of their table")
REFUSED: Final = Counter("cerebria_refused", "Requests and messages refused", ["reason"])
STORED: Final = Counter("cerebria_entries_stored", "Journal entries stored")
NOTICES_SENT: Final = Counter("cerebria_notices", "Messages that call people to their tables", ["kind", "outcome"])
PAIRED: Final = Counter("cerebria_paired", "Games of two people who looked for somebody")
BATCH: Final = Histogram(
    "cerebria_batch_entries", "Journal entries in one transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
CHOICE_SECONDS: Final = Histogram(
    "cerebria_choice_seconds",
    "From receiving a choice to telling all seats",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 1),
)
OPENED_SECONDS: Final = Histogram(
    "cerebria_open_table_seconds",
    "Reading a table into memory",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
)
REQUEST_SECONDS: Final = Histogram(
    "cerebria_request_seconds", "Answering an HTTP request", ["route", "status"], buckets=(0.005, 0.02, 0.1, 0.5, 2)
)


def figures() -> bytes:
    """Everything, in Prometheus' words: of this process, or of all workers beside it."""
    folder = os.environ.get(SHARED)
    if not folder:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead_workers() -> None:
    """What a killed worker held is held no longer; the worker that takes its place says so."""
    folder = os.environ.get(SHARED)
    if not folder or os.name != "posix":
        return
    for file in Path(folder).glob("gauge_live*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue
