"""One stranger with one machine floods a server, and those who play hardly feel it: one process, or two."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.needs import missing

from .serving import sqlite_url

if not sys.platform.startswith("linux"):
    pytest.skip("what a server takes of the machine is read where Linux tells it", allow_module_level=True)

from bench.attack.floods import has_two_machines
from bench.attack.measuring import felt_meanwhile, offender
from bench.attack.others import Others
from bench.attack.server import attacked
from cerebria.server.storage.database import plain_address

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.deep(part="wire")]

FLOODS = (
    "WebSocket pings on one connection, no token",
    "empty continuation frames, no token",
    "pings whose pongs nobody reads",
    "a header without end",
    "3,000 connections that say nothing",
    "requests on 50 connections",
    "the list of 200 tables, 150 at once",
)
LONGEST = 1.0
"""Seconds. `make attack` asks for a tenth of that on a machine that has nothing else to do."""


@pytest.mark.parametrize("kind", ["one process on SQLite", "two processes on PostgreSQL"])
async def test_who_plays_hardly_feels_a_flood(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if not has_two_machines():
        missing("no second address on the loopback")
    is_postgres = "PostgreSQL" in kind
    database = plain_address(request.getfixturevalue("postgres_url")) if is_postgres else sqlite_url(tmp_path)
    async with (
        attacked(database, tmp_path, tables=30, workers=2 if is_postgres else 1) as server,
        Others(server.address) as others,
    ):
        with offender() as process:
            for flood in FLOODS:
                felt = await felt_meanwhile(server, others, process, flood, 1.0)
                assert (felt.waited.doing.unanswered, felt.logged) == (0, 0), flood
                assert felt.waited.doing.percentile(0.99) < LONGEST, flood
                assert felt.offender != "not cut off", flood
                assert felt.grown < 100e6, flood
