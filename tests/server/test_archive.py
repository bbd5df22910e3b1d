"""A whole database as a file: nothing is lost on the way, in either direction, and bad files change nothing."""

from __future__ import annotations

import gzip
import json
import os
import random
import sqlite3
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, insert, select
from typer.testing import CliRunner, Result

from cerebria.cli import app
from cerebria.client import Client
from cerebria.server.settings import Settings
from cerebria.server.storage import archive, database
from cerebria.server.storage.archive import BadArchive, read_archive, write_archive
from cerebria.server.storage.database import BadDatabase
from cerebria.server.storage.file_lock import claimed
from cerebria.server.storage.schema import METADATA, PEOPLE
from cerebria.server.tables.checking import check_rows

from .meeting import meet
from .playing import around_one, at_all_seats, play_some
from .serving import ROOMY, serving, sqlite_url

WATCHER = {"table_id": "t", "person_id": "p0", "is_silenced": False}


def quietly(done: int, total: int) -> None:
    """Nobody watches."""


def lines_of(file: Path) -> list[Any]:
    text = file.read_bytes()
    return [json.loads(line) for line in (gzip.decompress(text) if file.suffix == ".gz" else text).splitlines()]


def add_person(url: str, number: int) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        row = {"id": f"p{number}", "name": "Ada", "secret_hash": f"{number:064x}", "created_at": 1, "seen_at": 2**40}
        connection.execute(insert(PEOPLE), [row])
    engine.dispose()


def count(url: str) -> int:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = sum(len(connection.execute(select(table)).all()) for table in METADATA.sorted_tables)
    engine.dispose()
    return found


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A small archive, to be spoilt."""
    url = f"sqlite:///{tmp_path / 'small.sqlite'}"
    database.upgrade(url)
    for number in range(3):
        add_person(url, number)
    file = tmp_path / "small.jsonl"
    assert write_archive(url, file, quietly) == 3
    return file


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """The address of a database that is not there yet."""
    return f"sqlite:///{tmp_path / 'new.sqlite'}"


# There and back.


@pytest.mark.anyio
@pytest.mark.slow
async def test_everything_moves_to_the_other_kind_of_database_and_a_running_game_goes_on_there(
    settings: Settings, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    other = replace(
        ROOMY, database=sqlite_url(folder) if settings.is_postgres else request.getfixturevalue("postgres_url")
    )
    chance = random.Random(1)
    with serving(settings) as address:
        async with Client(address) as ada, Client(address) as ben:
            await ada.sign_in("Ada Lovelace ✿")
            await ben.sign_in("Ben")
            table = await around_one(ada, 2, clock={"reserve": 600, "per_turn": 60})
            against_ego = await around_one(ada, 1, game={"ego": "gloom", "difficulty": "harder-3"})
            async with ada.join(against_ego, 0) as alone:
                await play_some([alone], chance, 40)
            async with at_all_seats(ada, table) as seats:
                await play_some(seats, chance, 30)
                await seats[0].say("Good move, “Ben”! \\ ✿")
                before = (seats[0].view, seats[0].version, seats[1].view)
    engine = create_engine(settings.database)
    with engine.begin() as connection:
        meet(connection)
    engine.dispose()
    first, second = tmp_path / "first.jsonl.gz", tmp_path / "second.jsonl"
    rows = write_archive(settings.database, first, quietly)
    assert rows > 30
    assert read_archive(other.database, first, check_rows, quietly) == rows
    assert write_archive(other.database, second, quietly) == rows
    assert lines_of(first)[1:] == lines_of(second)[1:]
    assert {line[0] for line in lines_of(second)[1:]} >= {
        "people", "tables", "seats", "entries", "snapshots", "links",
        "listings", "seekers", "unwanted", "bars", "deeds",
    }  # fmt: skip
    with serving(other) as address:
        async with Client(address, ada.token) as ada, at_all_seats(ada, table) as seats:
            assert (seats[0].view, seats[0].version, seats[1].view) == before
            await play_some(seats, chance, 10)
            assert seats[0].version > before[1]
            async with ada.join(against_ego, 0) as again:
                assert (again.view, again.version) == (alone.view, alone.version)
                await play_some([again], chance, 10)


def test_an_export_is_of_one_moment_whatever_is_written_meanwhile(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "_CHUNK", 1)
    database.upgrade(settings.database)
    for number in range(5):
        add_person(settings.database, number)
    file = tmp_path / "all.jsonl"
    assert write_archive(settings.database, file, lambda done, total: add_person(settings.database, done + 10)) == 5
    assert [line[1]["id"] for line in lines_of(file)[1:]] == [f"p{number}" for number in range(5)]
    assert count(settings.database) == 10


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps who may read a file elsewhere")
def test_only_its_owner_can_read_an_export(exported: Path) -> None:
    assert stat.S_IMODE(exported.stat().st_mode) == 0o600


def test_an_export_that_fails_leaves_the_old_one_and_nothing_else(
    exported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = exported.read_bytes()
    files = sorted(exported.parent.iterdir())

    def fail(*_: object) -> None:
        raise RuntimeError("the power is gone")

    monkeypatch.setattr(archive, "_CHUNK", 1)
    with pytest.raises(RuntimeError):
        write_archive(f"sqlite:///{exported.parent / 'small.sqlite'}", exported, fail)
    assert exported.read_bytes() == before
    assert sorted(exported.parent.iterdir()) == files


@pytest.mark.slow
def test_what_cannot_be_exported_is_refused(tmp_path: Path, exported: Path) -> None:
    with pytest.raises(BadDatabase, match="There is no database"):
        write_archive(f"sqlite:///{tmp_path / 'none.sqlite'}", tmp_path / "x", quietly)
    assert not (tmp_path / "none.sqlite").exists()
    sqlite3.connect(tmp_path / "old.sqlite").close()
    with pytest.raises(BadDatabase, match="not up to date"):
        write_archive(f"sqlite:///{tmp_path / 'old.sqlite'}", tmp_path / "x", quietly)
    with pytest.raises(BadArchive, match="could not be written"):
        write_archive(f"sqlite:///{tmp_path / 'small.sqlite'}", tmp_path / "none" / "x", quietly)


# What is refused.


def changed(file: Path, number: int, change: Callable[[Any], Any]) -> None:
    """Change one line of an archive."""
    lines = file.read_bytes().splitlines(keepends=True)
    found = change(json.loads(lines[number - 1]))
    lines[number - 1] = found if isinstance(found, bytes) else json.dumps(found).encode() + b"\n"
    file.write_bytes(b"".join(lines))


def row_with(**values: Any) -> Callable[[Any], Any]:
    return lambda line: [line[0], {**line[1], **values}]


@pytest.mark.parametrize(
    ("number", "change", "message"),
    [
        (1, lambda header: b"PK\x03\x04", ":1: This is no export"),
        (1, lambda header: {**header, "format": "cerebria-record"}, ":1: This is no export"),
        (1, lambda header: {**header, "version": 2}, "has the format 2, and this program reads format 1"),
        (1, lambda header: {**header, "form": "0042"}, "a database of the form 0042"),
        (1, lambda header: {**header, "rows": 4}, "has 3 rows and should have 4"),
        (3, lambda line: b"{", ":3: This line is no row"),
        (3, lambda line: b"[" * 100_000, ":3: This line is no row"),
        (3, lambda line: ["cards", {}], ":3: This line is no row"),
        (3, lambda line: ["people", {"id": "p"}], ":3: The columns of people do not fit: created_at, name"),
        (4, row_with(admin=True), ":4: The columns of people do not fit: admin"),
        (4, row_with(name=None), ":4: What stands in the column name"),
        (4, row_with(name="A" * 41), ":4: What stands in the column name"),
        (4, row_with(seen_at="now"), ":4: What stands in the column seen_at"),
        (4, row_with(seen_at=2**63), ":4: What stands in the column seen_at"),
        (4, row_with(id="p0"), ":4: There is such a row already"),
        (4, lambda line: ["watchers", WATCHER], ":4: What the column table_id names is not in the file"),
        (4, lambda line: ["snapshots", {"table_id": "t", "number": 1, "body": "?"}], ":4: What stands in the column"),
    ],
)  # fmt: skip
def test_a_bad_file_says_where_it_is_bad_and_changes_nothing(
    exported: Path, empty: str, number: int, change: Callable[[Any], Any], message: str
) -> None:
    changed(exported, number, change)
    with pytest.raises(BadArchive) as caught:
        read_archive(empty, exported, check_rows, quietly)
    assert message in str(caught.value)
    assert "Nothing was imported" in str(caught.value)
    file = database.file_of(empty)
    assert file is not None
    assert not file.exists() or count(empty) == 0


@pytest.mark.parametrize("is_packed", [True, False])
def test_a_file_that_is_cut_off_changes_nothing(exported: Path, empty: str, is_packed: bool) -> None:
    whole = gzip.compress(exported.read_bytes()) if is_packed else exported.read_bytes()
    for end in (len(whole) // 2, len(whole) * 9 // 10):
        exported.write_bytes(whole[:end])
        with pytest.raises(BadArchive, match="Nothing was imported"):
            read_archive(empty, exported, check_rows, quietly)
        assert not Path(empty.removeprefix("sqlite:///")).exists() or count(empty) == 0


def test_nothing_is_imported_into_a_database_that_is_not_empty(settings: Settings, exported: Path) -> None:
    database.upgrade(settings.database)
    add_person(settings.database, 7)
    with pytest.raises(BadDatabase, match="is not empty"):
        read_archive(settings.database, exported, check_rows, quietly)
    assert count(settings.database) == 1


def test_nothing_is_imported_under_a_running_server(exported: Path, empty: str) -> None:
    file = database.file_of(empty)
    assert file is not None
    with claimed(file) as note:
        note("http://127.0.0.1:8000")
        with pytest.raises(BadDatabase, match=r"already running with .* at http://127\.0\.0\.1:8000\."):
            read_archive(empty, exported, check_rows, quietly)
    assert read_archive(empty, exported, check_rows, quietly) == 3


# The commands.


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["database", *arguments])


def text_of(output: str) -> str:
    """What was said, however its lines were broken."""
    return "".join(output.split())


@pytest.mark.slow
def test_the_commands_export_import_upgrade_and_tidy(tmp_path: Path, exported: Path) -> None:
    small, new = str(tmp_path / "small.sqlite"), str(tmp_path / "new.sqlite")
    file = str(tmp_path / "all.jsonl.gz")
    done = run("export", file, "--database", small)
    assert done.exit_code == 0, done.output
    assert f"3 rows are in {file}" in done.stdout
    assert f"is up to date (form {database.newest_form()})" in run("upgrade", "--database", new).stdout
    assert f"3 rows are in {new}" in run("import", file, "--database", new).stdout
    again = run("import", file, "--database", new)
    assert again.exit_code == 2
    assert "isnotempty" in text_of(again.stderr)
    assert "Forgotten: 0 tables and 3 people." in run("tidy", "--database", new, "--keep-people-days", "30").stdout
    assert count(f"sqlite:///{new}") == 0
    absent = run("tidy", "--database", str(tmp_path / "none.sqlite"))
    assert absent.exit_code == 2
    assert not (tmp_path / "none.sqlite").exists()


def test_a_file_that_is_not_there_is_a_clear_error(tmp_path: Path) -> None:
    done = run("import", str(tmp_path / "none.jsonl"), "--database", str(tmp_path / "x.sqlite"))
    assert done.exit_code == 2
    assert "Thereisnosuchfile" in text_of(done.stderr)


@pytest.mark.skipif(os.name != "posix", reason="not everybody may make links there")
def test_a_file_has_one_server_whatever_it_is_called(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "elsewhere" / "link.sqlite"
    link.parent.mkdir()
    link.symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)
    for first, second in ((file, link), (link, file), (file, tmp_path / "folder" / file.name)):
        with claimed(first), pytest.raises(BadDatabase) as caught, claimed(second):
            pass
        assert caught.value.id == "database-in-use"
