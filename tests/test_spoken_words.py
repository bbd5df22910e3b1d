"""What is spoken at a table needs no eyes, in any language."""

from __future__ import annotations

import re

import pytest
from fluent import syntax

from cerebria.texts import LOCALES

SPOKEN = ("play", "events", "deeds", "ego", "tutorial", "prototype", "web")
"""The catalogues of what is heard in a game and in lessons."""
SEEN = re.compile(r"play-(help-|sideways|opening-look|keep-)|scene-pictures?$|board-legend|term-")
"""What tells of the screen, for whoever reads it there."""
NEEDS_EYES = {
    "en": r"""
        glow|glint|\bshin(e|es|ing)\b|\blit\b|lights? up|\bpuls|\bpale\b|\bdim(med)?\b|dotted|\bmarked on
        \bclick|\bpoint(s|ing)? at (?!a Rev|the end)|pressed here|\b(this|the) arrow|\bthese (two|three|four|five)\b
        as you (can )?see\b|\byou see here|in the corner|beside the board
    """,
    "de": r"""
        leuchte|glüh|glimm|strahl|pulsier|\bblass|gepunktet|markiert
        klick|\bzeig\w* auf|\b(dieser|der) Pfeil|\bdiesen? (beiden|zwei|drei|vier|fünf)\b(?!:)
        wie du siehst|in der Ecke|neben dem Brett
    """,
    "fr": r"""
        brill|\bluit|s’allum|clignot|\bpâle|pointill|marquée?s? sur
        cliqu|\bpoint(e|ez|er) (sur|vers)|\b(cette|la) flèche|\bces (trois|quatre|cinq)\b|ces deux-l
        comme tu (le )?vois|dans le coin|à côté du plateau
    """,
    "hu": r"""
        ragyog|világít|fényl|\bizzik|pislog|lüktet|halvány|pontozott|megjelölve
        kattint|\bmutass rá|\b(ez )?a nyíl\b|\b(e|ez a) (kettő|két|három|négy|öt)\b(?! a tiéd:)
        ahogy látod|a sarokban|a tábla mellett
    """,
    "it": r"""
        \bbrill|luccic|illumin|lampegg|\bpulsa(?!nt)|pallid|punteggiat|segnat[oaie] su
        clicc|\bpunta (su|verso)|\b(questa|la) freccia|\bquest[ei] (due|tre|quattro|cinque)\b
        come (puoi )?vede|come vedi|nell’angolo|accanto al tabellone
    """,
    "ru": r"""
        \bсвет(ит|ят|ящ)|\bсия|мерца|\bгор(ит|ят)\b|пульсир|бледн|пунктир|отмечен\w* на
        щ[её]лк|клик|\bнавед|\bстрелка\b|\bэт(и|а|ими|их) (две|два|двумя|двух|три|четыре|пять)\b
        как (вы )?видите|в углу|рядом с полем
    """,
}
"""What says something only to whoever looks, a line each for looks, for what is shown or pressed, and for places."""


def heard(message: syntax.ast.Message) -> str:
    """The words of a message, in its form for whoever listens where it has one."""
    forms = {attribute.id.name: attribute.value for attribute in message.attributes}
    words: list[str] = []

    class Words(syntax.visitor.Visitor):
        def visit_TextElement(self, node: syntax.ast.TextElement) -> None:  # noqa: N802
            words.append(node.value)

    Words().visit(forms.get("aloud") or message.value or message)
    return " … ".join(words)


@pytest.mark.parametrize("language", NEEDS_EYES)
def test_nothing_that_is_spoken_needs_eyes(language: str) -> None:
    kinds = (line.strip() for line in NEEDS_EYES[language].strip().splitlines())
    needs_eyes = re.compile("|".join(kinds), re.IGNORECASE)
    found = [
        f"{entry.id.name}: {said.group()} in {heard(entry)}"
        for name in SPOKEN
        for entry in syntax.parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, syntax.ast.Message) and not SEEN.match(entry.id.name)
        for said in [needs_eyes.search(heard(entry))]
        if said
    ]
    assert found == []
