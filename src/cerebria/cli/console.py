"""What all commands share: the consoles, the texts, and how an error ends a command."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import typer
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from ..errors import BadOptions, CerebriaError, Problem
from ..texts import Texts, texts_for, visible
from .language import spoken

BAD_INPUT: Final = 2
"""Exit code for a mistake in what the user gave."""
FAILED: Final = 1
"""Exit code when a check did not hold."""


_HOLDING: Final = "\N{NO-BREAK SPACE}"
_HELD: Final = "\ufdd0"
"""Stands for it while lines are broken, which Rich does at every space. No text has this one: it is no character."""


class SafeConsole(Console):
    """A console on which only we steer the terminal. Whatever is shown, alone or in a table, comes by here as a text
    before it gets its colours; what could steer is written out."""

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **options)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What a thing looks like."""
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text):
            renderable = _visible_text(renderable)
            if _HOLDING in renderable.plain:
                renderable.plain = renderable.plain.replace(_HOLDING, _HELD)
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.replace(_HELD, _HOLDING)) if _HELD in segment.text else segment


def _visible_text(text: Text) -> Text:
    """A text with its colours; lines are ours, since `say` and errors leave others none."""
    if text.plain.isprintable() and visible(text.plain) == text.plain:
        return text
    places = [place for place, letter in enumerate(text.plain) if letter != "\n" and visible(letter) != letter]
    if not places:
        return text
    shown = text.blank_copy()
    for piece in text.divide(sorted({cut for place in places for cut in (place, place + 1)})):
        is_trick = len(piece) == 1 and piece.plain != "\n" and visible(piece.plain) != piece.plain
        shown.append(visible(piece.plain)) if is_trick else shown.append_text(piece)
    return shown


out: Final = SafeConsole()
err: Final = SafeConsole(stderr=True)


LANGUAGE: Final = spoken(sys.argv[1:], os.environ)


def texts() -> Texts:
    """Those of the language that is spoken here."""
    return texts_for(LANGUAGE)


@contextmanager
def clear_errors() -> Iterator[None]:
    """Turn an error of the game into a message and exit code 2."""
    try:
        yield
    except CerebriaError as error:
        err.print(told(error), style="red")
        raise typer.Exit(BAD_INPUT) from None


def told(error: CerebriaError) -> str:
    """An error in the language that is spoken here, with the list of its problems."""
    return "\n".join((_message(error), *(f"- {_placed(problem)}" for problem in error.problems)))


def _placed(problem: Problem) -> str:
    if not problem.place:
        return _message(problem)
    return f"{texts().get('before-colon', title=visible(problem.place))} {_message(problem)}"


def _message(wrong: CerebriaError | Problem) -> str:
    """What is wrong; what it is filled in with may be of others."""
    if not texts().has(wrong.id):
        return wrong.message
    return str(texts().get(wrong.id, **{name: visible(str(detail)) for name, detail in dict(wrong.details).items()}))


def print_json(data: object, indent: int | None = 1) -> None:
    """Data for other programs, on a screen perhaps."""
    text = json.dumps(data, ensure_ascii=False, indent=indent)
    # In the way that JSON writes such characters; it does so itself only for the oldest of them.
    print("\n".join("".join(map(_json_letter, line)) if visible(line) != line else line for line in text.split("\n")))


def _json_letter(letter: str) -> str:
    if visible(letter) == letter:
        return letter
    return "".join(f"\\u{unit:04x}" for unit in memoryview(letter.encode("utf-16", "surrogatepass")[2:]).cast("H"))


def write_file(file: Path, text: str) -> None:
    """Write a file that the user named."""
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadOptions("file-unwritable", file=str(file), reason=error.strerror or str(error)) from None
