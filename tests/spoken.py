"""Which words a language's texts are made of, so that it shows where something is said in another one."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent import syntax

from cerebria.texts import FALLBACK, LOCALES

SOFT_HYPHEN = "\N{SOFT HYPHEN}"
_WORD = re.compile(r"[^\W\d_]+")


class _Words(syntax.visitor.Visitor):
    """The words of a message, without what it calls things by."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: syntax.ast.TextElement) -> None:  # noqa: N802
        self.found |= words_in(node.value)


def words_in(text: str) -> set[str]:
    """The words of a text, however they are written and divided."""
    return set(_WORD.findall(text.replace(SOFT_HYPHEN, "").casefold()))


def _by_message(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in sorted(Path(LOCALES, language).glob("*.ftl")):
        for entry in syntax.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, syntax.ast.Message):
                words = _Words()
                words.visit(entry)
                found[entry.id.name] = words.found
    return found


@cache
def words_of(language: str) -> frozenset[str]:
    """All words of a language's catalogues but those that the same text has in English, as options of a command."""
    english = _by_message(FALLBACK)
    return frozenset(word for id, words in _by_message(language).items() for word in words - english.get(id, set()))


def foreign_words(text: str, language: str, *known: str) -> list[str]:
    """The words of a text that stand in none of a language's own, nor among what is known besides."""
    return sorted(words_in(text) - words_of(language) - words_in(" ".join(known)))
