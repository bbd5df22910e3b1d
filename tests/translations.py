"""What the texts of other languages lack: `make translations`, or `make translations LANGUAGE=pl` for one of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent import syntax

from cerebria.texts import FALLBACK, LOCALES, languages

# What leads somewhere, by its goal: `[words](#chapter)`.
_LINK = re.compile(r"\]\(([#~/][\w/#-]+)\)")
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")


def messages_in(file: Path) -> Iterator[tuple[str, str]]:
    """Every message of a catalogue, by its id, as it is written; what cannot be read has none."""
    if not file.exists():
        return
    source = file.read_text(encoding="utf-8")
    for entry in syntax.parse(source).body:
        if isinstance(entry, syntax.ast.Junk):
            yield "", entry.content or ""
        elif isinstance(entry, syntax.ast.Message) and entry.span is not None:
            yield entry.id.name, source[entry.span.start : entry.span.end]


def faults(language: str) -> list[str]:
    """What is not as it should be, a line each: every message of English, once, with its variables and its links."""
    found: list[str] = []
    names = {file.name for folder in (FALLBACK, language) for file in (LOCALES / folder).glob("*.ftl")}
    for name in sorted(names):
        english = dict(messages_in(LOCALES / FALLBACK / name))
        seen: set[str] = set()
        for id, text in messages_in(LOCALES / language / name):
            place = f"{language}/{name}: {id or text.splitlines()[0]}"
            if not id:
                found.append(f"{place}: cannot be read")
            elif id not in english:
                found.append(f"{place}: English has no such text there")
            elif id in seen:
                found.append(f"{place}: stands there twice")
            else:
                for what, marks in (("variables", _VARIABLE), ("links", _LINK)):
                    wanted, there = set(marks.findall(english[id])), set(marks.findall(text))
                    if wanted != there:
                        found.append(f"{place}: {what} differ: {', '.join(sorted(wanted ^ there))}")
            seen.add(id)
        found += [f"{language}/{name}: {id}: is missing" for id in english if id not in seen]
    return found


def main() -> None:
    """Tell what is to be done, and fail while there is something."""
    told = [fault for language in sys.argv[1:] or languages() for fault in faults(language)]
    print("\n".join(told) or "nothing is missing")
    raise SystemExit(bool(told))


if __name__ == "__main__":
    main()
