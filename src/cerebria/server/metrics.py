"""What Prometheus may ask for. Labels name kinds of things, never people or tables."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS: Final = Gauge("cerebria_connections", "Live connections held")
TABLES_AWAKE: Final = Gauge("cerebria_tables_awake", "Tables held in memory")
CHOICES: Final = Counter("cerebria_choices", "Choices stored", ["by"])
REFUSED: Final = Counter("cerebria_refused", "Requests and messages refused", ["reason"])
STORED: Final = Counter("cerebria_entries_stored", "Journal entries stored")
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
