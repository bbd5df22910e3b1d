"""Two languages that nobody speaks, made from the English texts on their way to the browser, and wider letters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Route

SHARE = 1.4
LONG = 9
SYLLABLES = 5
BENT = "bent"
WIDER = 1.04
"""Some browsers draw the same letters some hundredths wider, and what fits to the pixel elsewhere sticks out there."""
PAGES = re.compile("//[^/]+/(?!api/|assets/)")
"""The addresses of pages: the letters stand in them."""
Words = dict[str, Any]
Pattern = str | list[Any]
"""What a text consists of, as Fluent takes it apart: words, and what is put between them."""
Language = Callable[[Words], None]
"""Changes a message."""


def speak(context: BrowserContext, *languages: Language) -> None:
    """Let all texts be in a language, or in one that is made of several."""

    def tell(book: str) -> str:
        found = json.loads(book)
        for message in found["own"]:
            for language in languages:
                language(message)
        return json.dumps(found)

    _change(context, "**/assets/*.json", tell)


def widen(context: BrowserContext) -> None:
    """Let all letters be wider, so that what is said has room to spare."""
    # To the browser, a page that was changed on its way comes from anywhere, and has to be let to this machine.
    context.grant_permissions(["local-network-access"])
    wider = f"@font-face{{size-adjust:{WIDER:.0%};"
    _change(context, PAGES, lambda page: page.replace("@font-face{", wider))


def _change(context: BrowserContext, files: str | re.Pattern[str], change: Callable[[str], str]) -> None:
    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    context.route(files, answer)


def bent(message: Words) -> None:
    """Every text stands in brackets, and whatever is named in one stands there in another form, in other brackets."""
    if message["value"] is not None and not message["id"].startswith("-"):
        parts = _parts(_told(message["value"], lambda words: words, _bent))
        message["attributes"][BENT] = ["⟪", *parts, "⟫"]
        message["value"] = ["⟦", *parts, "⟧"]


def _bent(name: Words) -> Words:
    """What a sentence names, in another form."""
    if name["type"] == "func":
        name = name["args"][0]
    form = {"type": "narg", "name": "form", "value": {"type": "str", "value": BENT}}
    return {"type": "func", "name": "NAME", "args": [name, form]}


def longer(message: Words) -> None:
    """Every word takes more room."""
    if message["value"] is not None:
        message["value"] = _told(message["value"], _stretched, lambda name: name)
    for form, value in message["attributes"].items():
        message["attributes"][form] = _told(value, _stretched, lambda name: name)


def _stretched(words: str) -> str:
    # Where a link leads stays as it is.
    parts = re.split(r"(\]\([^)]*\))", words)
    parts[::2] = [re.sub(r"[^\W\d_]+", lambda word: stretched(word[0]), part) for part in parts[::2]]
    return "".join(parts)


def _told(pattern: Pattern, say: Callable[[str], str], name: Callable[[Words], Words]) -> Pattern:
    """A text with its words said, and what it names named, in another way."""
    if isinstance(pattern, str):
        return say(pattern)
    return [_part(part, say, name) for part in pattern]


def _part(part: Any, say: Callable[[str], str], name: Callable[[Words], Words]) -> Any:
    if isinstance(part, str):
        return say(part)
    if part["type"] in ("var", "func"):
        return name(part)
    if part["type"] == "select":
        variants = [{**variant, "value": _told(variant["value"], say, name)} for variant in part["variants"]]
        return {**part, "variants": variants}
    return part


def _parts(pattern: Pattern) -> list[Any]:
    return [pattern] if isinstance(pattern, str) else pattern


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
