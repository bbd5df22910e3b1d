"""What can go wrong, each error with the id of a text that says what to do about it."""

# The names say what happened; a suffix on each would only be noise.
# ruff: noqa: N818

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from . import texts

Detail = str | int


class Problem(NamedTuple):
    """One mistake among several, and where it is (a file and line, a key, a card); details are pairs."""

    place: str
    id: str
    details: tuple[tuple[str, Detail], ...] = ()

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return texts.plain(self.id, dict(self.details))

    def __str__(self) -> str:
        return f"{texts.visible(self.place)}: {self.message}" if self.place else self.message


def problem(place: str, id: str, /, **details: Detail) -> Problem:
    """A Problem with its details as keywords."""
    return Problem(place, id, tuple(details.items()))


class CerebriaError(Exception):
    """Above all errors of the game; the text is rendered only when asked for."""

    default_id = "error"

    def __init__(self, id: str = "", problems: Iterable[Problem] = (), /, **details: Detail) -> None:
        super().__init__()
        self.id: str = id or self.default_id
        self.problems: tuple[Problem, ...] = tuple(problems)
        self.details: dict[str, Detail] = details

    @property
    def message(self) -> str:
        """What is wrong, in English, without the list of problems."""
        return texts.plain(self.id, self.details)

    def __str__(self) -> str:
        return "\n".join((self.message, *(f"- {problem}" for problem in self.problems)))

    # Details are keywords, which the pickling of exceptions would drop.
    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.id, self.problems, self.details)


def _rebuilt(
    kind: type[CerebriaError], id: str, problems: tuple[Problem, ...], details: dict[str, Detail]
) -> CerebriaError:
    return kind(id, problems, **details)


class MalformedChoice(CerebriaError):
    """Text that is no choice at all: `text`."""

    default_id = "malformed-choice"


class IllegalChoice(CerebriaError):
    """A choice that is not offered now: `choice`, `offered`."""

    default_id = "illegal-choice"


class UnknownCard(CerebriaError):
    """A name that no Emotion has: `card`."""

    default_id = "unknown-card"


class BadDeck(CerebriaError):
    """A deck that breaks the deck rule: `deck`, with problems."""

    default_id = "bad-deck"


class BadCardSet(CerebriaError):
    """A card set that cannot be used: `name`, with problems."""

    default_id = "bad-card-set"


class BadOptions(CerebriaError):
    """Options that make no game, with problems."""

    default_id = "bad-options"


class BadRecord(CerebriaError):
    """A record that cannot be read or replayed: `reason`."""

    default_id = "bad-record"


class WrongVersion(BadRecord):
    """A record of other rules or another format: `found`, `known`."""

    default_id = "wrong-version"


class BadScenario(CerebriaError):
    """A scenario that cannot be set up or read: `file`, with problems."""

    default_id = "bad-scenario"


class CannotUndo(CerebriaError):
    """Undo would take back what somebody has seen or decided."""

    default_id = "cannot-undo"


def suggest(word: str, known: Iterable[str]) -> str:
    """The known name nearest to a mistyped one, or an empty text."""
    # Only a mistake needs it, and it is slow to import.
    import difflib

    plain_word = "-".join(word.strip().lower().replace("_", " ").split())
    near = difflib.get_close_matches(plain_word, list(known), n=1, cutoff=0.6)
    return near[0] if near else ""
