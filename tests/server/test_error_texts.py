"""Every error that can be raised has a text, which screens show in any language by its id."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import cerebria.server.app
from cerebria import errors, texts

SOURCE = Path(cerebria.__file__).parent
PROBLEMS = ("problem", "wrong", "Broken", "_note", "_unknown")
OF_ITSELF = {"_unknown": {"word"}}
"""What a function gives to the text besides what it is called with."""


def kinds(kind: type[errors.CerebriaError]) -> Iterator[str]:
    """The names of a kind of errors and of those below it."""
    yield kind.__name__
    for below in kind.__subclasses__():
        yield from kinds(below)


KINDS = {*kinds(errors.CerebriaError), "fail"}


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def ids_in(call: ast.Call) -> Iterator[str]:
    """The texts that a call names: an error before all else, a problem after its place."""
    name = name_of(call)
    place = 0 if name in KINDS else 1 if name in PROBLEMS else len(call.args)
    for words in call.args[place : place + 1]:
        for node in (words.body, words.orelse) if isinstance(words, ast.IfExp) else (words,):
            if isinstance(node, ast.Constant) and node.value:
                yield str(node.value)


def test_every_error_has_a_text_that_takes_what_is_given() -> None:
    known = texts.read_plain((texts.LOCALES / "en" / "errors.ftl").read_text(encoding="utf-8"))
    found = set()
    for file in SOURCE.rglob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for call in (node for node in nodes if isinstance(node, ast.Call)):
            for id in ids_in(call):
                found.add(id)
                assert id in known, f"{file}: {id}"
                given = {word.arg for word in call.keywords} | OF_ITSELF.get(name_of(call), set())
                asked = {match[1] for match in texts._PLACEABLE.finditer(known[id]) if match[1]}
                assert None in given or asked <= given, f"{file}: {id} needs {asked - given}"
    assert {"seats-open", "deck-size", "option-unknown-spirit", "card-set-vibe", "file-too-large"} <= found
