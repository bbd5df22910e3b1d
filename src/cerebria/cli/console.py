"""What all commands share: the consoles, the texts, and how an error ends a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import typer
from rich.console import Console

from ..errors import BadOptions, CerebriaError
from ..texts import Texts, texts_for

BAD_INPUT: Final = 2
"""Exit code for a mistake in what the user gave."""
FAILED: Final = 1
"""Exit code when a check did not hold."""

out: Final = Console(highlight=False)
err: Final = Console(stderr=True, highlight=False)


def texts(language: str = "en") -> Texts:
    return texts_for(language)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn an error of the game into a message and exit code 2."""
    try:
        yield
    except CerebriaError as error:
        err.print(str(error), style="red", markup=False)
        raise typer.Exit(BAD_INPUT) from None


def write_file(file: Path, text: str) -> None:
    """Write a file that the user named."""
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
