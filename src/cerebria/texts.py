"""Texts for people, from the catalogues in locales/: errors need no dependency, all else needs Fluent."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *= *(.*)")
# In Fluent, with all that belongs to it; nothing but the next entry or a remark begins like one.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
_ID = re.compile(r"-?[A-Za-z][\w-]*")
_PLACEABLE = re.compile(r"\{ *(?:\$([A-Za-z][\w-]*)|\"([^\"]*)\") *\}")


_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""The categories of characters that control a screen, turn text around, show nothing or are none."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters and marks that show nothing."""


def visible(text: str) -> str:
    """A text that others wrote, with all that could play tricks on a screen written out: `\\x1b`, `\\u202e`, `\\n`."""
    if text.isprintable() and _BLANKS.isdisjoint(text):
        return text
    return "".join(
        letter.encode("unicode_escape").decode()
        if letter in _BLANKS or unicodedata.category(letter) in _UNSEEN
        else letter
        for letter in text
    )


@cache
def _errors() -> dict[str, str]:
    return read_plain((LOCALES / FALLBACK / "errors.ftl").read_text(encoding="utf-8"))


def read_plain(source: str) -> dict[str, str]:
    """The messages of a catalogue that keeps to text and `{ $name }`; indented lines go on."""
    messages: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for line in source.splitlines():
        if line.startswith("#"):
            lines = None
        elif match := _MESSAGE.fullmatch(line.rstrip()):
            lines = messages.setdefault(match[1], [match[2]] if match[2] else [])
        elif line[:1] in (" ", "\t") and line.strip() and lines is not None:
            lines.append(line.strip())
    return {id: "\n".join(lines) for id, lines in messages.items()}


def plain(id: str, details: Mapping[str, str | int]) -> str:
    """The English text of an error; an id without a text shows itself and its details. These may repeat what others
    wrote, the id too."""
    pattern = _errors().get(id)
    if pattern is None:
        return visible(f"{id} ({', '.join(f'{name}: {value}' for name, value in details.items())})" if details else id)
    return _PLACEABLE.sub(
        lambda match: visible(str(details.get(match[1], match[1]))) if match[1] else match[2], pattern
    )


class Name(str):
    """A text that reads as its plain form, and has others for sentences that want one."""

    __slots__ = ("in_form",)
    in_form: Callable[[str], str]

    def __new__(cls, in_form: Callable[[str], str]) -> Self:
        name = super().__new__(cls, in_form(""))
        name.in_form = in_form
        return name


def bent(name: object, form: str = "") -> object:
    """A name in a form, as `NAME($card, form: "genitive")` in a catalogue asks for; what is no name stays as it is."""
    return name.in_form(form) if isinstance(name, Name) else name


def marked(mark: str, name: str) -> Name:
    """A name with a sign in front."""
    return Name(lambda form: f"{mark}{bent(name, form)}")


class Catalogues:
    """What is written in one language. An entry is read when it is asked for: all of them would take most of a second,
    and a command says a few."""

    def __init__(self, language: str) -> None:
        # Imported here, so that the engine runs without any dependency.
        from fluent.runtime import FluentBundle, FluentResource

        functions: dict[str, Callable[..., Any]] = {"NAME": bent}
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._parse = FluentResource
        self._unread: dict[str, str] = {}
        for file in sorted((LOCALES / language).glob("*.ftl")):
            # In a terminal nothing tells where a word may be divided.
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8").replace("\u00ad", "")):
                self._unread.setdefault(entry[1], entry[0])

    def message(self, id: str) -> Message | None:
        """The message of an id, if there is one that can be read."""
        self._read(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def _read(self, id: str) -> None:
        source = self._unread.pop(id, None)
        if source is not None:
            self._bundle.add_resource(self._parse(source))
            # An entry may refer to others; what only sounds like one of them is read in vain.
            for other in _ID.findall(source):
                self._read(other)

    def filled_in(self, pattern: Any, args: dict[str, object]) -> str:
        """The text of a message or of one of its forms."""
        return str(self._bundle.format_pattern(pattern, args)[0])


class Texts:
    """The messages of one language, with English where it has none."""

    def __init__(self, language: str, catalogues: tuple[Catalogues, ...]) -> None:
        self.language = language
        self._catalogues = catalogues
        self._names: dict[str, Name] = {}
        """What takes no arguments, such as the names of all things: it is said over and over."""

    def has(self, id: str) -> bool:
        """Whether there is a text under this id, in this language or in English."""
        return any(catalogues.message(id) for catalogues in self._catalogues)

    def get(self, id: str, /, **args: object) -> Name:
        """The text of a message; an id without one is given back as it is."""
        if args:
            return Name(lambda form: self._in_form(id, form, args))
        if id not in self._names:
            self._names[id] = Name(lambda form: self._in_form(id, form, {}))
        return self._names[id]

    def listed(self, items: Iterable[str]) -> Name:
        """Things in a row, “and” before the last of them; a sentence can want all of them in another form."""
        return self._in_a_row(tuple(items), "list-last")

    def in_order(self, items: Iterable[str]) -> Name:
        """Things in a row, one after the other."""
        return self._in_a_row(tuple(items), "list-next")

    def _in_a_row(self, items: tuple[str, ...], before_last: str) -> Name:
        def in_form(form: str) -> str:
            row = ""
            for place, item in enumerate(items):
                id = before_last if place == len(items) - 1 else "list-next"
                found = str(bent(item, form))
                # Some languages say “and” in another way before some sounds; a number has its own.
                sound = f"before-{next(filter(str.isalnum, found), '').casefold()}"
                row = self._in_form(id, sound, {"first": row, "next": found}) if place else found
            return row

        return Name(in_form)

    def _in_form(self, id: str, form: str, args: dict[str, object]) -> str:
        for catalogues in self._catalogues:
            message = catalogues.message(id)
            pattern = message.attributes.get(form, message.value) if message else None
            if pattern is not None:
                return catalogues.filled_in(pattern, args)
        return id


def languages() -> tuple[str, ...]:
    """The languages that have a folder of texts."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


def is_whole(language: str) -> bool:
    """Whether a language has all catalogues that English has."""
    return _catalogues_of(FALLBACK) <= _catalogues_of(language)


def _catalogues_of(language: str) -> set[str]:
    return {file.name for file in (LOCALES / language).glob("*.ftl")}


@cache
def texts_for(language: str = FALLBACK) -> Texts:
    """The texts of a language; one that is unknown gets English."""
    known = languages()
    chain = dict.fromkeys(
        (*(code for code in (language, language.split("-", maxsplit=1)[0]) if code in known), FALLBACK)
    )
    return Texts(next(iter(chain)), tuple(Catalogues(code) for code in chain))
