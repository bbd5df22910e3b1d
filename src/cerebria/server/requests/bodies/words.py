"""Words that bodies of requests share, and how mistakes are answered."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from ...live.message import Message
from ...safety.readable_text import LONGEST_NAME, LONGEST_TITLE, LONGEST_WANTED, readable

Word = Annotated[str, StringConstraints(max_length=40)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=100)]
Moment = Annotated[int, Field(ge=0, le=1_000_000)]


Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME), AfterValidator(readable)
]
Title = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_TITLE), AfterValidator(readable)
]

Wanted = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_WANTED), AfterValidator(readable)
]


class Problem(Message):
    """One mistake among several."""

    place: str
    id: str
    message: str
    """In English; in other languages, the text with this id, which takes the details."""
    details: dict[str, str | int]


class ErrorAnswer(Message):
    """Why a request was refused."""

    error: str
    """The id of a text, which takes the details."""
    message: str
    """That text in English."""
    details: dict[str, str | int]
    problems: list[Problem]
