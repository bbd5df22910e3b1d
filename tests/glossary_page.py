"""Writes docs/glossary.md: what the game's terms are called in every language. `python -m tests.glossary_page`."""

from __future__ import annotations

import re
from pathlib import Path

from cerebria.texts import FALLBACK, LOCALES, is_whole, languages, texts_for

from .translations import messages_in

PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"
PARTS = {
    "Terms": "term",
    "Teams": "team",
    "Spirits": "spirit",
    "Realms and Frontiers": "realm|frontier",
    "Spheres": "sphere",
    "Spirit actions": "row",
    "Realm actions": "action",
    "Abilities": "ability",
    "Aspirations": "aspiration",
    "Intentions": "intention",
    "Upgrades": "upgrade",
    "Emotions": "emotion",
}
TOP = """# What everything is called

Written by `make glossary-page` from the catalogues: a text keeps to these words. [Translating](translating.md) tells
how they bend in sentences.
"""
_NO_TERM = re.compile(r"-(text|short|note|power|told|in|of)\b|-\d")


def page() -> str:
    """Every term by its part, a column for each language, English first."""
    columns = (FALLBACK, *(language for language in languages() if language != FALLBACK and is_whole(language)))
    texts = [texts_for(language) for language in columns]
    ids = [
        id for file in sorted((LOCALES / FALLBACK).glob("*.ftl")) for id, text in messages_in(file) if _is_name(text)
    ]
    found = [TOP]
    for title, kinds in PARTS.items():
        rows = dict.fromkeys(
            tuple(str(known.get(id)) for known in texts)
            for id in ids
            if re.match(rf"({kinds})-", id) and not _NO_TERM.search(id)
        )
        lines = [f"| {' | '.join(cells)} |" for cells in (columns, ("---",) * len(columns), *rows)]
        found.append(f"## {title}\n\n" + "\n".join(lines) + "\n")
    return "\n".join(found)


def _is_name(text: str) -> bool:
    """Whether a message is a few words, with nothing to put in."""
    words = text.partition("=")[2].split("\n")[0]
    return bool(words.strip()) and "{" not in text and len(words) < 40 and not words.rstrip().endswith((".", ":", "?"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
