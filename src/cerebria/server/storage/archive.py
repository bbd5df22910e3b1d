"""A whole database as one file, to keep or to move: lines of JSON, the first one says what it is.

It fits SQLite and PostgreSQL alike. It holds everything the database does: hashes of secrets, and hidden cards.
"""

from __future__ import annotations

import base64
import binascii
import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby, islice
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    String,
    Table,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError

from cerebria import CerebriaError, __version__
from cerebria.errors import problem

from . import database
from .database import BadDatabase
from .file_lock import claimed
from .schema import METADATA
from .store import now

Report = Callable[[int, int], None]
"""Hears how many rows are done, and of how many."""

FORMAT: Final = "cerebria-database"
VERSION: Final = 1
_CHUNK: Final = 500
_LONGEST_LINE: Final = 64_000_000
_0007: Final[dict[str, dict[str, Any]]] = {
    "people": {"rest": None, "rest_set_at": None}, "seats": {"rest": None}, "tables": {"lapse": None},
}  # fmt: skip
_0005: Final = {**_0007, "links": {"shown": None}}
_EARLIER: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "0004": {**_0005, "pulse": {"noted": 0}},
    "0005": _0005,
    "0006": _0007,
    "0007": _0007,
    "0008": {},
}
"""Earlier forms that are read as well: what rows lack in them."""
_GZIP: Final = b"\x1f\x8b"


class BadArchive(CerebriaError):  # noqa: N818
    """A file that cannot be imported, with the line at fault."""


# Writing.


def write_archive(url: str, file: Path, report: Report) -> int:
    """Write everything as it is at one moment; the number of rows. The file is there whole, or as it was before."""
    database.must_exist(url)
    with database.engine_for(url) as engine, engine.connect() as connection:
        _hold_moment(connection)
        _check_form(connection, url)
        tables = METADATA.sorted_tables
        total = sum(connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables)
        header = {
            "format": FORMAT, "version": VERSION, "form": database.newest_form(), "made_by": __version__,
            "made_at": now(), "rows": total,
        }  # fmt: skip
        with _replacing(file) as out:
            out.write(_line(header))
            for number, line in enumerate(_rows(connection, tables), 1):
                out.write(line)
                if number % _CHUNK == 0 or number == total:
                    report(number, total)
    return total


def _hold_moment(connection: Connection) -> None:
    """Read everything as it is now, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        connection.exec_driver_sql("BEGIN")


def _check_form(connection: Connection, url: str) -> None:
    if database.form_of(connection) != database.newest_form():
        raise BadDatabase("database-older", database=database.shown(url))


def _rows(connection: Connection, tables: list[Table]) -> Iterator[bytes]:
    for table in tables:
        query = select(table).order_by(*table.primary_key)
        for row in connection.execute(query, execution_options={"yield_per": _CHUNK}).mappings():
            values = {name: base64.b64encode(value).decode() if isinstance(value, bytes) else value
                      for name, value in row.items()}  # fmt: skip
            yield _line([table.name, values])


def _line(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


@contextmanager
def _replacing(file: Path) -> Iterator[IO[bytes]]:
    """A file that takes its place when all of it is on disk; only its owner may read it."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    except OSError as error:
        raise BadArchive("file-unwritable", file=str(file), reason=error.strerror or "") from None
    try:
        with os.fdopen(handle, "wb") as plain:
            if file.suffix == ".gz":
                with gzip.GzipFile(filename="", mode="wb", compresslevel=6, fileobj=plain) as packed:
                    yield packed  # type: ignore[misc]
            else:
                yield plain
            plain.flush()
            os.fsync(plain.fileno())
        os.replace(name, file)
    except OSError as error:
        raise BadArchive("file-unwritable", file=str(file), reason=error.strerror or "") from None
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)


# Reading.


class Row(NamedTuple):
    """One line of an archive: where it stands, and what of which table it holds, as the database takes it."""

    place: str
    table: str
    values: dict[str, Any]


class Contents(NamedTuple):
    """What an archive holds, to be looked at as often as one likes."""

    file: Path
    total: int
    made_at: int
    lacks: dict[str, dict[str, Any]]
    """By table, what its rows do not say, and what they would."""

    def rows(self) -> Iterator[Row]:
        """All rows, one after the other."""
        with _opened(self.file) as lines:
            lines.readline(_LONGEST_LINE)
            number = 1
            while line := lines.readline(_LONGEST_LINE):
                number += 1
                yield _read_row(f"{self.file}:{number}", line, self.lacks)


Check = Callable[[Contents, Callable[[int], None]], None]
"""Refuses what no server has written, and says how many rows it has looked at."""


def read_archive(url: str, file: Path, check: Check, report: Report) -> int:
    """Fill an empty database; the number of rows. All of them go in, or none: they are checked before anything is
    written. What is reported counts every row twice."""
    with _opened(file) as lines:
        contents = _read_header(file, lines)
    found = sum(1 for _ in contents.rows())
    if found != contents.total:
        raise BadArchive("bad-archive", [problem(str(file), "archive-rows", found=found, wanted=contents.total)])
    path = database.file_of(url)
    check(contents, lambda done: report(done, 2 * contents.total))
    if path is None:
        return _fill(url, contents, report)
    with claimed(path):
        return _fill(url, contents, report)


@contextmanager
def _opened(file: Path) -> Iterator[IO[bytes]]:
    try:
        with file.open("rb") as plain:
            is_packed = plain.read(2) == _GZIP
            plain.seek(0)
            if is_packed:
                with gzip.GzipFile(fileobj=plain) as packed:
                    yield packed  # type: ignore[misc]
            else:
                yield plain
    except FileNotFoundError:
        raise BadArchive("bad-archive", [problem(str(file), "file-absent")]) from None
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise BadArchive("bad-archive", [problem(str(file), "archive-cut")]) from None
    except OSError as error:
        raise BadArchive("bad-archive", [problem(str(file), "file-unreadable", reason=error.strerror or "")]) from None


def _read_header(file: Path, lines: IO[bytes]) -> Contents:
    """Check what the first line says."""
    try:
        header = json.loads(lines.readline(_LONGEST_LINE))
        total, made_at = header["rows"], header["made_at"]
        found, form = header["version"], header["form"]
        is_ours = header["format"] == FORMAT and isinstance(total, int) and isinstance(made_at, int)
    except (ValueError, KeyError, TypeError, RecursionError):
        is_ours = False
    if not is_ours:
        raise BadArchive("bad-archive", [problem(f"{file}:1", "archive-header")])
    if found != VERSION:
        raise BadArchive("archive-version", found=str(found)[:20], known=VERSION)
    if form not in (database.newest_form(), *_EARLIER):
        made_by = str(header.get("made_by"))[:20]
        raise BadArchive("archive-form", found=str(form)[:20], known=database.newest_form() or "", version=made_by)
    return Contents(file, total, made_at, _EARLIER.get(form, {}))


def _fill(url: str, contents: Contents, report: Report) -> int:
    database.upgrade(url)
    with database.engine_for(url) as engine, engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        for table in METADATA.sorted_tables:
            if connection.execute(select(table).limit(1)).first() is not None:
                raise BadDatabase("database-not-empty", database=database.shown(url))
        done = 0
        for name, rows in groupby(contents.rows(), lambda row: row.table):
            while chunk := list(islice(rows, _CHUNK)):
                try:
                    connection.execute(insert(METADATA.tables[name]), [row.values for row in chunk])
                except (IntegrityError, DataError) as error:
                    reason = str(error.orig).splitlines()[0][:200]
                    raise BadArchive(
                        "bad-archive", [problem(chunk[0].place, "archive-refused", reason=reason)]
                    ) from None
                done += len(chunk)
                report(contents.total + done, 2 * contents.total)
    return done


def _read_row(place: str, line: bytes, lacks: dict[str, dict[str, Any]]) -> Row:
    try:
        name, values = json.loads(line)
        table = METADATA.tables[name]
        if not isinstance(values, dict):
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadArchive("bad-archive", [problem(place, "archive-line")]) from None
    values = {**lacks.get(name, {}), **values}
    if odd := values.keys() ^ set(table.columns.keys()):
        columns = ", ".join(sorted(odd))[:100]
        raise BadArchive("bad-archive", [problem(place, "archive-columns", table=name, columns=columns)])
    try:
        return Row(place, name, {column.name: _value(column, values[column.name]) for column in table.columns})
    except _BadValue as error:
        raise BadArchive("bad-archive", [problem(place, "archive-value", column=str(error))]) from None


class _BadValue(Exception):  # noqa: N818
    """A value that its column cannot hold."""


def _value(column: Column[Any], value: Any) -> Any:
    """A value as the database takes it."""
    kind = column.type
    if value is None:
        if column.nullable:
            return None
    elif isinstance(kind, JSON):
        return value
    elif isinstance(kind, LargeBinary):
        with suppress(TypeError, ValueError, binascii.Error):
            return base64.b64decode(value, validate=True)
    elif isinstance(kind, String):
        if isinstance(value, str) and len(value) <= (kind.length or len(value)):
            return value
    elif isinstance(kind, Boolean):
        if isinstance(value, bool):
            return value
    elif isinstance(kind, Integer) and isinstance(value, int) and not isinstance(value, bool):
        bits = 63 if isinstance(kind, BigInteger) else 31
        if -(2**bits) <= value < 2**bits:
            return value
    raise _BadValue(column.name)
