"""Words that people write for others: something to be seen, and nothing that plays tricks on a screen."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_TALK: Final = 500
"""Of a person's name, a table's title and what is said at once, in letters."""

_REVERSERS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn around how the text after them is read, on the screens of others too."""


def readable(text: str) -> str:
    """The text, if it holds something to be seen and nothing that controls a screen or a database."""
    kinds = {unicodedata.category(letter) for letter in text}
    if kinds & {"Cc", "Cs", "Zl", "Zp"} or not _REVERSERS.isdisjoint(text):
        raise ValueError("no control characters, please")
    if kinds <= {"Cf", "Cn", "Co", "Mn", "Me", "Zs"}:
        raise ValueError("something to be read is needed")
    return text


def readable_lines(text: str) -> str:
    """The same for words that may take several lines."""
    readable(text.replace("\n", " "))
    return text
