"""Scenario files as plain values that know their lines. Reading never trusts a file: size, depth and tags are bounded.

Only the events of the YAML reader are used, so nothing in a file is constructed, merged or repeated. Plain scalars
are read as in YAML 1.2: `yes` and `no` are words.
"""

from __future__ import annotations

import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentEndEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceStartEvent,
)

from ..errors import BadScenario, Detail, Problem, problem, suggest

MOST_BYTES: Final = 1_000_000
MOST_DEPTH: Final = 12
MOST_EVENTS: Final = 40_000
MOST_IN_LINE: Final = 5_000
MOST_DOCUMENTS: Final = 1_000
MOST_PROBLEMS: Final = 25
SHOWN: Final = 60
"""How much of a wrong word a message repeats."""

_NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}")
_WORDS: Final[dict[str, bool | None]] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
}

Value = str | int | bool | None | list["Node"] | dict[str, "Node"]


class Node:
    """A value and where it stands; `text` is a scalar as written, `key` what it stands behind in a map."""

    __slots__ = ("key", "key_line", "line", "text", "value")

    def __init__(self, line: int, value: Value, text: str = "") -> None:
        self.line = line
        self.key = ""
        self.key_line = line
        self.value = value
        self.text = text

    def shown(self) -> str:
        """The value as a message repeats it."""
        if isinstance(self.value, list | dict):
            return "[…]" if isinstance(self.value, list) else "{…}"
        return self.text[:SHOWN]

    def plain(self) -> Any:
        """The value without its lines."""
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        return self.value


class Mistake(Exception):  # noqa: N818  it never leaves this package
    """What makes a document unreadable, and its line."""

    def __init__(self, line: int, id: str, **details: Detail) -> None:
        super().__init__(id)
        self.line, self.id, self.details = line, id, details


class Broken(Mistake):
    """A mistake after which the rest of the file cannot be read either."""


# From bytes to events.


def check_plain_file(path: Path) -> None:
    """Refuse what is absent, and what could keep us waiting for ever: a pipe or a device."""
    try:
        mode = path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise Broken(0, "file-absent") from None
    except OSError as error:
        raise _unopened(error) from None
    if not stat.S_ISREG(mode):
        raise Broken(0, "file-unreadable", reason="not a plain file")


def _unopened(error: Exception) -> Broken:
    return Broken(0, "file-unreadable", reason=getattr(error, "strerror", None) or "unreadable")


def read_text(path: Path) -> str:
    """The text of a file, if it is one and not too large."""
    check_plain_file(path)
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise _unopened(error) from None
    if len(raw) > MOST_BYTES:
        raise Broken(0, "file-too-large", most=MOST_BYTES)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Broken(0, "file-not-text") from None
    if "\0" in text:
        raise Broken(0, "file-not-text")
    return text


def documents(text: str) -> Iterator[Node | Mistake]:
    """The documents of a file, or what is wrong with them, one by one; empty ones are left out."""
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > MOST_IN_LINE:
            raise Broken(number, "scenario-line-length", most=MOST_IN_LINE)
    events = _events(text)
    found = 0
    for event in events:
        if not isinstance(event, DocumentStartEvent):
            continue
        node = _document(events)
        if isinstance(node, Node) and node.value is None:
            continue
        found += 1
        if found > MOST_DOCUMENTS:
            raise Broken(node.line, "scenario-too-much", what="documents", most=MOST_DOCUMENTS)
        yield node


def _document(events: Iterator[Any]) -> Node | Mistake:
    try:
        return _node(next(events), events)
    except Broken:
        raise
    except Mistake as mistake:
        for event in events:
            if isinstance(event, DocumentEndEvent):
                break
        return mistake


def _events(text: str) -> Iterator[Any]:
    """The reader's events; whatever it stumbles over becomes a Mistake."""
    count = depth = 0
    try:
        for event in YAML(typ="safe", pure=True).parse(text):
            count += 1
            depth += isinstance(event, CollectionStartEvent) - isinstance(event, CollectionEndEvent)
            if count > MOST_EVENTS:
                raise Broken(_line(event), "scenario-too-much", what="entries", most=MOST_EVENTS)
            if depth > MOST_DEPTH:
                raise Broken(_line(event), "scenario-too-deep", most=MOST_DEPTH)
            yield event
    except (Broken, GeneratorExit):
        raise
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        reason = " ".join(str(error.problem or error.context or "unreadable").split())
        raise Broken(mark.line + 1 if mark else 1, "scenario-syntax", reason=reason[:120]) from None
    except Exception as error:
        # On broken input the reader also lets slip plain ValueErrors, IndexErrors and the like.
        raise Broken(0, "scenario-syntax", reason=type(error).__name__) from None


def _line(event: Any) -> int:
    return int(event.start_mark.line) + 1


def _node(event: Any, events: Iterator[Any]) -> Node:
    """The value that starts with an event."""
    line = _line(event)
    if isinstance(event, AliasEvent) or event.anchor is not None:
        raise Mistake(line, "scenario-anchor")
    if event.tag is not None:
        raise Mistake(line, "scenario-tag", word=str(event.tag)[:SHOWN])
    if isinstance(event, ScalarEvent):
        return Node(line, _scalar(event), event.value)
    if isinstance(event, SequenceStartEvent):
        return Node(line, [_node(item, events) for item in _until_end(events)])
    assert isinstance(event, MappingStartEvent)
    entries: dict[str, Node] = {}
    for item in _until_end(events):
        key = _node(item, events)
        if isinstance(key.value, list | dict):
            raise Mistake(key.line, "scenario-key-form")
        if key.text in entries:
            raise Mistake(key.line, "scenario-key-twice", word=key.shown())
        entries[key.text] = node = _node(next(events), events)
        node.key, node.key_line = key.text, key.line
    return Node(line, entries)


def _until_end(events: Iterator[Any]) -> Iterator[Any]:
    for event in events:
        if isinstance(event, CollectionEndEvent):
            return
        yield event


def _scalar(event: ScalarEvent) -> str | int | bool | None:
    text: str = event.value
    if not event.implicit[0]:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _NUMBER.fullmatch(text) else text


# From values to what was meant.


class Document:
    """One document of a file, and every mistake found in it so far."""

    def __init__(self, file: str, number: int, line: int) -> None:
        self.file = file
        self.count = number
        self.line = line
        self.problems: list[Problem] = []
        self.edition = ""
        self._lines: list[int] = []

    def place(self, line: int, key: str = "") -> str:
        where = f"{self.file}, document {self.count}, line {line}"
        return f"{where}, {key[:SHOWN]}" if key else where

    def wrong(self, at: Node | int, id: str, /, **details: Detail) -> None:
        """Note a mistake in a value or a line; after very many the rest is not worth looking for."""
        line, key = (at.line, at.key) if isinstance(at, Node) else (at, "")
        self.add(line, problem(self.place(line, key), id, **details))

    def add(self, line: int, found: Problem) -> None:
        self._lines.append(line)
        self.problems.append(found)
        if len(self.problems) >= MOST_PROBLEMS:
            self.check()

    def check(self) -> None:
        """Raise what was found, from the first line to the last."""
        if self.problems:
            found = [item for _, item in sorted(zip(self._lines, self.problems, strict=True), key=lambda pair: pair[0])]
            raise BadScenario("bad-scenario", found, file=self.file)

    def unknown(self, at: Node | int, kind: str, word: str, known: Iterable[str]) -> None:
        """Note a name that nothing has, with the nearest that something has."""
        names = tuple(known)
        near = suggest(word[:SHOWN], names)
        if kind == "card":
            id, details = ("unknown-card-near", {"near": near}) if near else ("unknown-card", {})
            self.wrong(at, id, card=word[:SHOWN], **details)
        elif near:
            self.wrong(at, "unknown-name-near", kind=kind, word=word[:SHOWN], near=near)
        else:
            self.wrong(at, "unknown-name", kind=kind, word=word[:SHOWN], known=", ".join(names))

    # Each of these gives what a node should be, or a default after noting that it is not.

    def entries(self, node: Node | None, known: Iterable[str], elsewhere: Iterable[str] = ()) -> dict[str, Node]:
        """The entries of a map with these keys; in other editions there are more."""
        names = tuple(known)
        entries = self.mapping(node)
        for key in list(entries):
            if key in names:
                continue
            found = entries.pop(key)
            if key in elsewhere:
                self.wrong(found.key_line, "scenario-edition", word=key, edition=self.edition)
                continue
            if near := suggest(key[:SHOWN], names):
                self.wrong(found.key_line, "scenario-key-near", word=key[:SHOWN], near=near)
            else:
                self.wrong(found.key_line, "scenario-key", word=key[:SHOWN], known=", ".join(names))
        return entries

    def mapping(self, node: Node | None) -> dict[str, Node]:
        if node is None or node.value is None:
            return {}
        if isinstance(node.value, dict):
            return dict(node.value)
        self.wrong(node, "scenario-value", word=node.shown(), wanted="a map of keys to values")
        return {}

    def sequence(self, node: Node | None) -> list[Node]:
        if node is None or node.value is None:
            return []
        if isinstance(node.value, list):
            return node.value
        self.wrong(node, "scenario-value", word=node.shown(), wanted="a list")
        return []

    def number(self, node: Node | None, least: int, most: int, default: int) -> int:
        if node is None or node.value is None:
            return default
        value = node.value
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.wrong(node, "option-not-a-number", value=node.shown(), least=least, most=most)
        return default

    def flag(self, node: Node | None) -> bool:
        if node is None or node.value is None:
            return False
        if isinstance(node.value, bool):
            return node.value
        self.wrong(node, "scenario-value", word=node.shown(), wanted="true or false")
        return False

    def text(self, node: Node) -> str | None:
        """A scalar as written; None, with a mistake noted, for anything else."""
        if isinstance(node.value, list | dict) or node.value is None:
            self.wrong(node, "scenario-value", word=node.shown(), wanted="a text")
            return None
        return node.text.strip()

    def name(self, node: Node | None, kind: str, known: Iterable[str]) -> str | None:
        """A name out of a list; None if there is none or it is wrong."""
        if node is None or node.value is None:
            return None
        word, names = self.text(node), tuple(known)
        if word is None or word in names:
            return word
        self.unknown(node, kind, word, names)
        return None
