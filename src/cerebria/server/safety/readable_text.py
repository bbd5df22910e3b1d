"""Words that people write for others: something to be seen, and nothing that plays tricks on a screen."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_TALK: Final = 500
LONGEST_WANTED: Final = 120
"""Of a person's name, a table's title, what is said at once and who is wanted at a table, in letters."""

_REVERSERS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn around how the text after them is read, on the screens of others too."""
_UNSEEN: Final = frozenset({"Cf", "Cn", "Co", "Mn", "Me", "Zs"})
"""The categories of what shows nothing by itself."""
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159")
"""Characters that Unicode calls letters, signs or marks, and that show nothing."""
_JOINERS: Final = frozenset("\u200c\u200d")
"""Without a width, and needed all the same: in Persian, in Indian scripts, in pictures made of several."""
_VIRAMA: Final = 9
"""The combining class of the mark after which Indian scripts join letters, or do not."""


def readable(text: str) -> str:
    """A name or a title, if it is to be seen and cannot be taken for another one that is written otherwise."""
    _check(text)
    if not _BLANKS.isdisjoint(text) or any(
        unicodedata.category(mark) == "Cf" and not (mark in _JOINERS and _is_joined(before, after))
        for before, mark, after in zip(f" {text}", text, f"{text} "[1:], strict=False)
    ):
        raise ValueError("no invisible characters, please")
    return text


def readable_lines(text: str) -> str:
    """What is said, in one line or several, if something of it is to be seen and nothing controls a screen."""
    _check(text.replace("\n", " "))
    return text


def _check(text: str) -> None:
    kinds = {unicodedata.category(letter) for letter in text}
    if kinds & {"Cc", "Cs", "Zl", "Zp"} or not _REVERSERS.isdisjoint(text):
        raise ValueError("no control characters, please")
    if {unicodedata.category(letter) for letter in text if letter not in _BLANKS} <= _UNSEEN:
        raise ValueError("something to be read is needed")


def _is_joined(before: str, after: str) -> bool:
    """Whether a joiner between two characters changes how they look, so that it hides nothing."""
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if unicodedata.bidirectional(before) == "AL" == unicodedata.bidirectional(after):
        return True
    return unicodedata.category(before) in ("So", "Sk", "Mn") and unicodedata.category(after) == "So"
