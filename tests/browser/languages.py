"""Two languages that nobody speaks, made from the English texts on their way to the browser, and wider letters."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import BrowserContext, Route

SHARE = 1.4
LONG = 9
SYLLABLES = 5
BENT = "bent"
WIDER = 1.04
"""Some browsers draw the same letters some hundredths wider, and what fits to the pixel elsewhere sticks out there."""
Language = Callable[[str], str]


def speak(context: BrowserContext, language: Language) -> None:
    """Let all texts be in a language."""
    _change(context, "**/*.ftl", language)


def widen(context: BrowserContext) -> None:
    """Let all letters be wider, so that what is said has room to spare."""
    _change(context, "**/*.css", lambda styles: styles.replace("@font-face{", f"@font-face{{size-adjust:{WIDER:.0%};"))


def _change(context: BrowserContext, files: str, change: Callable[[str], str]) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    context.route(files, answer)


@cache
def bent(source: str) -> str:
    """Every text stands in brackets, and whatever is named in one stands there in another form, in other brackets."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Bending().visit(entry.value)
            form = ast.Attribute(ast.Identifier(BENT), _between("⟪", entry.value, "⟫"))
            entry.attributes.append(form)
            entry.value = _between("⟦", entry.value, "⟧")
    return FluentSerializer().serialize(resource)


def _between(first: str, pattern: ast.Pattern, last: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(first), *pattern.elements, ast.TextElement(last)])


class _Bending(Transformer):
    """Asks for another form of all that a sentence names."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802
        found = node.expression
        if isinstance(found, ast.VariableReference):
            form = ast.NamedArgument(ast.Identifier("form"), ast.StringLiteral(BENT))
            arguments = ast.CallArguments([found], [form])
            return ast.Placeable(ast.FunctionReference(ast.Identifier("NAME"), arguments))
        self.generic_visit(node)
        return node


@cache
def longer(source: str) -> str:
    """Every word takes more room."""
    resource = FluentParser().parse(source)
    _Stretching().visit(resource)
    return FluentSerializer().serialize(resource)


class _Stretching(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        # Where a link leads stays as it is.
        parts = re.split(r"(\]\([^)]*\))", node.value)
        parts[::2] = [re.sub(r"[^\W\d_]+", lambda word: stretched(word[0]), part) for part in parts[::2]]
        return ast.TextElement("".join(parts))


def stretched(word: str) -> str:
    """A word with its vowels drawn out."""
    vowels = len(re.findall("[aeiou]", word, re.IGNORECASE))
    missing = round(len(word) * (SHARE - 1))
    place = 0

    def draw(match: re.Match[str]) -> str:
        nonlocal place
        place += 1
        return match[0] + match[0].lower() * (missing * place // vowels - missing * (place - 1) // vowels)

    drawn = re.sub("[aeiou]", draw, word, flags=re.IGNORECASE)
    # Whoever translates says where a long word may be divided.
    syllables = [drawn[start : start + SYLLABLES] for start in range(0, len(drawn), SYLLABLES)]
    return "\N{SOFT HYPHEN}".join(syllables) if len(drawn) > LONG else drawn
