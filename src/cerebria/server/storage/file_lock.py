"""One server for each SQLite file: a second one would not hear what happens at the tables of the first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .database import BadDatabase


@contextmanager
def claimed(file: Path) -> Iterator[Callable[[str], None]]:
    """Hold a database as long as the process lives; what it yields notes the server's address for others to read."""
    try:
        # By a link it is the same database.
        file = file.resolve()
        lock = file.with_name(f"{file.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise BadDatabase("database-unusable", database=str(file), reason=error.strerror or "") from None
    with lock:
        try:
            _hold(lock)
        except OSError:
            lock.seek(0)
            raise BadDatabase("database-in-use", file=str(file), address=lock.read(200).strip() or "?") from None
        try:
            yield lambda address: _note(lock, address)
        finally:
            _note(lock, "")


def _note(lock: IO[str], address: str) -> None:
    lock.truncate(0)
    lock.write(address)
    lock.flush()


if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30

    def _hold(lock: IO[str]) -> None:
        # Locked bytes cannot be read, so one is locked that is never written.
        lock.seek(_FAR)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        lock.seek(0)

else:
    import fcntl

    def _hold(lock: IO[str]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
