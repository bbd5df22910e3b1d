"""Texts for people, from the catalogues in locales/: errors need no dependency, all else needs Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

_MESSAGE = re.compile(r"([A-Za-z][\w-]*) *= *(.*)")
_PLACEABLE = re.compile(r"\{ *(?:\$([A-Za-z][\w-]*)|\"([^\"]*)\") *\}")


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
    """The English text of an error; an id without a text shows itself and its details."""
    pattern = _errors().get(id)
    if pattern is None:
        return f"{id} ({', '.join(f'{name}: {value}' for name, value in details.items())})" if details else id
    return _PLACEABLE.sub(lambda match: str(details.get(match[1], match[1])) if match[1] else match[2], pattern)


class Texts:
    """The messages of one language, with English where it has none."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self._bundles = bundles

    def has(self, id: str) -> bool:
        """Whether there is a text under this id, in this language or in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def get(self, id: str, /, **args: object) -> str:
        """The text of a message; an id without one is given back as it is."""
        for bundle in self._bundles:
            if bundle.has_message(id) and (pattern := bundle.get_message(id).value) is not None:
                return str(bundle.format_pattern(pattern, args)[0])
        return id


def languages() -> tuple[str, ...]:
    """The languages that have a folder of texts."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl"))))


@cache
def texts_for(language: str = FALLBACK) -> Texts:
    """The texts of a language; one that is unknown gets English."""
    known = languages()
    chain = dict.fromkeys(
        (*(code for code in (language, language.split("-", maxsplit=1)[0]) if code in known), FALLBACK)
    )
    return Texts(next(iter(chain)), tuple(_bundle(code) for code in chain))


def _bundle(language: str) -> FluentBundle:
    # Imported here, so that the engine runs without any dependency.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
