"""What the texts of other languages lack: `make translations`, or `make translations LANGUAGE=pl` for one of them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent import syntax

from cerebria.texts import FALLBACK, LOCALES, languages

# What leads somewhere, by its goal: `[words](#chapter)`; and what stands out.
_LINK = re.compile(r"\]\(([#~/][\w/#-]+)\)")
_BOLD = re.compile(r"(\*\*)")
_VARIABLE = re.compile(r"\$([A-Za-z][\w-]*)")
_WORD = re.compile(r"\w+")
# Which plurals there are is the language's own affair.
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
# A message as it is written, and the lines that belong to it: those that are indented, that close a bracket, or empty.
_WRITTEN = re.compile(r"^([A-Za-z][\w-]*) *=(.*(?:\n(?:[ }.].*|(?=\n)))*)", re.MULTILINE)
_BLAMED = re.compile(r"^([0-9a-f]{40}) \d+ (\d+)", re.MULTILINE)


class _Parts(syntax.visitor.Visitor):
    """How many words a message has, and what besides: the variants that code asks for, its forms, and those it asks of
    names."""

    def __init__(self, message: syntax.ast.Message) -> None:
        self.words = 0
        self.variants: set[str] = set()
        self.wanted: set[str] = set()
        self.forms = {attribute.id.name for attribute in message.attributes}
        self.visit(message)

    def visit_SelectExpression(self, node: syntax.ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, syntax.ast.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.variants |= {key.name for key in keys if isinstance(key, syntax.ast.Identifier)} - _PLURALS
        self.generic_visit(node)

    def visit_TextElement(self, node: syntax.ast.TextElement) -> None:  # noqa: N802
        self.words += len(_WORD.findall(node.value))

    def visit_NamedArgument(self, node: syntax.ast.NamedArgument) -> None:  # noqa: N802
        if isinstance(node.value, syntax.ast.StringLiteral):
            self.wanted.add(node.value.value)


def messages_in(file: Path) -> Iterator[tuple[str, str]]:
    """Every message of a catalogue, by its id, as it is written; what cannot be read has none."""
    if file.exists():
        yield from messages_of(file.read_text(encoding="utf-8"))


def messages_of(source: str) -> Iterator[tuple[str, str]]:
    for entry in syntax.parse(source).body:
        if isinstance(entry, syntax.ast.Junk):
            yield "", entry.content or ""
        elif isinstance(entry, syntax.ast.Message) and entry.span is not None:
            yield entry.id.name, source[entry.span.start : entry.span.end]


def faults(language: str) -> list[str]:
    """What is not as it should be, a line each: every message of English, once, with all in it that is no word. Of a
    catalogue that nobody has begun yet, one line tells how much it is."""
    found: list[str] = []
    names = {file.name for folder in (FALLBACK, language) for file in (LOCALES / folder).glob("*.ftl")}
    wanted: dict[str, str] = {}
    forms: set[str] = set()
    for name in sorted(names):
        english = dict(messages_in(LOCALES / FALLBACK / name))
        if not (LOCALES / language / name).exists():
            words = sum(_parts_of(text).words for text in english.values())
            found.append(f"{language}/{name}: is not begun; texts: {len(english):,}, English words: {words:,}")
            continue
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
                found += [f"{place}: {difference}" for difference in _differences(english[id], text)]
                parts = _parts_of(text)
                wanted.update((form, place) for form in sorted(parts.wanted - set(wanted)))
                forms |= parts.forms
            seen.add(id)
        found += [f"{language}/{name}: {id}: is missing" for id in english if id not in seen]
    return found + [f"{wanted[form]}: no name has the form {form}" for form in sorted(set(wanted) - forms)]


def left(language: str) -> str:
    """How much of English a language has not got yet, in a line; nothing where it has all."""
    missing: list[str] = []
    for file in (LOCALES / FALLBACK).glob("*.ftl"):
        own = dict(messages_in(LOCALES / language / file.name))
        missing += [text for id, text in messages_in(file) if id not in own]
    words = sum(_parts_of(text).words for text in missing)
    return f"{language}: texts left: {len(missing):,}, in English words: {words:,}" if missing else ""


def _differences(english: str, text: str) -> Iterator[str]:
    """In what a text differs from the English one, besides its words."""
    for what, marks in (("variables", _VARIABLE), ("links", _LINK), ("bold words", _BOLD)):
        wanted, there = set(marks.findall(english)), set(marks.findall(text))
        if wanted != there:
            yield f"{what} differ: {', '.join(sorted(wanted ^ there))}"
    wanted, there = _parts_of(english).variants, _parts_of(text).variants
    if wanted != there:
        yield f"variants differ: {', '.join(sorted(wanted ^ there))}"
    # Other forms are the language's own; those that English has are asked for by code and by other texts.
    lacking = _parts_of(english).forms - _parts_of(text).forms
    if lacking:
        yield f"forms are missing: {', '.join(sorted(lacking))}"


@cache
def _parts_of(text: str) -> _Parts:
    entry = syntax.FluentParser(with_spans=False).parse_entry(text)
    assert isinstance(entry, syntax.ast.Message)
    return _Parts(entry)


def stale(language: str, root: Path = LOCALES) -> list[str]:
    """The texts whose English has been changed since they were last written, as far as git knows."""
    found: list[str] = []
    age = {commit: place for place, commit in enumerate(_git(root, "rev-list", "HEAD").split())}
    for file in sorted((root / language).glob("*.ftl")) if language != FALLBACK else ():
        english = _words_of((root / FALLBACK / file.name).read_text(encoding="utf-8"))
        for id, commit in _last_written(file, age):
            now = english.get(id)
            if _at(commit, root / FALLBACK / file.name).get(id, now) != now:
                found.append(f"{language}/{file.name}: {id}: English has changed")
    return found


def _last_written(file: Path, age: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """The last commit that changed each message of a catalogue, or a remark on it; none where that goes on now."""
    blamed = _git(file.parent, "blame", "--porcelain", "-s", file.name)
    commits = {int(line): commit for commit, line in _BLAMED.findall(blamed)}
    source = file.read_text(encoding="utf-8")
    for entry in syntax.parse(source).body:
        if isinstance(entry, syntax.ast.Message) and entry.span is not None:
            first, last = (source.count("\n", 0, place) + 1 for place in (entry.span.start, entry.span.end))
            touched = {commits.get(line, "") for line in range(first, last + 1)}
            if touched <= age.keys():
                yield entry.id.name, min(touched, key=age.__getitem__)


@cache
def _at(commit: str, file: Path) -> dict[str, list[str]]:
    """The words of each message of a catalogue at a commit."""
    return _words_of(_git(file.parent, "show", f"{commit}:./{file.name}"))


def _words_of(source: str) -> dict[str, list[str]]:
    """Of so many catalogues that it must be quick: nothing is read but where a message begins and ends."""
    return {id: _WORD.findall(text) for id, text in _WRITTEN.findall(source)}


def _git(folder: Path, *words: str) -> str:
    """What git says; nothing where it knows nothing."""
    done = subprocess.run(("git", *words), cwd=folder, capture_output=True, check=False, encoding="utf-8")
    return done.stdout if done.returncode == 0 else ""


def main() -> None:
    """Tell what is to be done, and fail while something is missing; what may be old is told besides."""
    asked = sys.argv[1:] or languages()
    told = [fault for language in asked for fault in faults(language)]
    print("\n".join(told) or "nothing is missing")
    rest = [line for language in asked if (line := left(language))]
    if rest:
        print("", *rest, sep="\n")
    old = [text for language in asked for text in stale(language)]
    if old:
        print("\nperhaps older than the English text, which was changed since:", *old, sep="\n")
    raise SystemExit(bool(told))


if __name__ == "__main__":
    main()
