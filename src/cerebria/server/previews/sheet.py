"""What pictures are made of: a night sky to draw on, lines of text, and the pieces that the page is drawn with."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final
from xml.sax.saxutils import escape

from ..page import FOLDER

WIDE, HIGH = 1200, 630
"""Of a picture that shows where a link leads: what all who show such pictures ask for."""
PALE, MUTED = "#f4efff", "#b9b4dc"
TONES: Final = {"bliss": "#f6c468", "gloom": "#a996ff", "balance": "#62d3a8"}
_GLOWS: Final = {"bliss": "#d9692f", "gloom": "#6a5cf0", "balance": "#1f9c7e"}
_NOBODYS_GLOW: Final = "#7d6cf0"
"""What a sky glows in: deeper than what a team is written in, or it would be grey."""

_SERIF, _SANS = "Fraunces", "Figtree"
_CYRILLIC: Final = {_SERIF: "Lora", _SANS: "Onest"}
"""What is written with instead where a text has letters that the typefaces of the page lack."""
_WIDTHS: Final = (
    (r"[fijlrtI.,:;!'’|()\[\] ]", 0.31),
    (r"[mwMWЖЩШЮФ—…]", 0.86),
    (r"[A-ZА-Я0-9]", 0.66),
    (r"[\u2e80-\uffff]", 1.0),
)
"""What letters take of the height of their line, roughly: the first that fits."""
_LETTER: Final = 0.545
_LEADING: Final = 1.28
"""From one line to the next."""
_PETALS: Final = ("#d9824c", "#a3494a", "#352c8c", "#4f4abc", "#3c5076")


@cache
def pieces() -> dict[str, Any]:
    """What the page is drawn with, as its build has left it: teams, Spirits, Emotions. Without a page there is none."""
    file = FOLDER / "drawings.json"
    empty: dict[str, Any] = {"teams": {}, "spirits": {}, "emotions": {}}
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else empty
    return found


def picture(*parts: str, wide: int = WIDE, high: int = HIGH) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">'
        f"{''.join(parts)}</svg>"
    )


def sky(team: str | None, seed: str, wide: int = WIDE, high: int = HIGH, at: tuple[float, float] = (0.3, 0.5)) -> str:
    """A night with a glow in the colour of somebody, and the wordmark in its corner."""
    chance = random.Random(seed)
    glow = _GLOWS.get(team or "", _NOBODYS_GLOW)
    stars = "".join(
        f'<circle cx="{chance.uniform(0, wide):.0f}" cy="{chance.uniform(0, high):.0f}"'
        f' r="{chance.choice((0.8, 1.1, 1.6))}" fill="#fff" fill-opacity="{chance.uniform(0.12, 0.6):.2f}"/>'
        for _ in range(wide * high // 9000)
    )
    return (
        '<defs><linearGradient id="night" x2="0" y2="1"><stop stop-color="#0b0925"/>'
        '<stop offset="1" stop-color="#17123f"/></linearGradient>'
        f'<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="{wide * at[0]:.0f}" cy="{high * at[1]:.0f}"'
        f' r="{0.62 * max(wide, high):.0f}"><stop stop-color="{glow}" stop-opacity=".46"/>'
        f'<stop offset="1" stop-color="{glow}" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#night)"/>{stars}'
        f'<rect width="{wide}" height="{high}" fill="url(#glow)"/>'
    )


def petals(x: float, y: float, size: float) -> str:
    """Five lands around a glowing middle."""
    lands = "".join(
        f'<ellipse rx="5.4" ry="6.6" cy="-10.6" fill="{tone}" transform="rotate({72 * number})"/>'
        for number, tone in enumerate(_PETALS)
    )
    return (
        f'<g transform="translate({x} {y}) scale({size / 36:.3f})">{lands}'
        '<circle r="6.4" fill="#141735" stroke="#7f88d6" stroke-width="1.2"/><circle r="2.7" fill="#ffdf8a"/></g>'
    )


def wordmark(x: float, y: float, name: str, size: float = 30) -> str:
    """The mark and the name of the game."""
    return petals(x + size * 0.6, y, size * 1.3) + line(name, x + size * 1.45, y + size * 0.34, size)


def line(
    text: str,
    x: float,
    y: float,
    size: float,
    tone: str = PALE,
    *,
    is_plain: bool = False,
    anchor: str = "start",
    is_bold: bool = False,
) -> str:
    """A line of text, set as headings are or plain."""
    family = _SANS if is_plain else _SERIF
    if re.search(r"[\u0400-\u04ff]", text):
        family = _CYRILLIC[family]
    weight = (700 if is_bold else 500) if is_plain else 600
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="{family}" font-weight="{weight}" font-size="{size:g}"'
        f' text-anchor="{anchor}" fill="{tone}">{escape(text)}</text>'
    )


def width(text: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(next((wide for those, wide in _WIDTHS if re.match(those, one)), _LETTER) for one in text)


def wrapped(text: str, size: float, wide: float) -> list[str]:
    """A text in lines that are no wider than that; a word that is too long has a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def shortened(text: str, size: float, wide: float) -> str:
    """A line that is no wider than that."""
    if width(text, size) <= wide:
        return text
    while text and width(text + "…", size) > wide:
        text = text[:-1]
    return text.rstrip() + "…"


def paragraph(
    text: str,
    x: float,
    y: float,
    sizes: Iterable[float],
    wide: float,
    most: int,
    tone: str = PALE,
    *,
    lowest: float = math.inf,
    is_plain: bool = False,
) -> tuple[str, float]:
    """A text in so many lines at most, in the largest size in which it has room above what stands lowest, and where the
    next line stands."""
    for size in sizes:
        lines = wrapped(text, size, wide)
        is_above = y + (len(lines) - 1) * size * _LEADING <= lowest
        if len(lines) <= most and is_above and all(width(one, size) <= wide for one in lines):
            break
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    drawn = ""
    for one in lines:
        drawn += line(shortened(one, size, wide), x, y, size, tone, is_plain=is_plain)
        y += size * _LEADING
    return drawn, y - size * (_LEADING - 1)


def team_mark(team: str, x: float, y: float, size: float) -> str:
    """The sun, the moon, the leaves."""
    shape = pieces()["teams"].get(team, "")
    return f'<path d="{shape}" transform="translate({x:.0f} {y:.0f}) scale({size / 24:.3f})" fill="{TONES[team]}"/>'


def glow(team: str, x: float, y: float, radius: float) -> str:
    """Light in the colour of a team."""
    tone = TONES[team]
    return (
        f'<defs><radialGradient id="glow-{team}"><stop stop-color="{tone}" stop-opacity=".34"/>'
        f'<stop offset="1" stop-color="{tone}" stop-opacity="0"/></radialGradient></defs>'
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="url(#glow-{team})"/>'
    )


def spirit(name: str, x: float, y: float, scale: float, *, is_there: bool = True) -> str:
    """A Spirit that stands there, pale where nobody plays it yet."""
    found = pieces()["spirits"].get(name)
    if found is None:
        return ""
    pale = "" if is_there else ' opacity=".34"'
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})"{pale}>{found["drawing"]}</g>'


def emotion(name: str, x: float, y: float, radius: float) -> str:
    """An Emotion in a round picture."""
    found = pieces()["emotions"].get(name)
    if found is None:
        return ""
    edge = TONES[found["team"]]
    return (
        f'<defs><linearGradient id="sky-{name}" x2="0" y2="1"><stop stop-color="{_hsl(found["sky"])}"/>'
        f'<stop offset="1" stop-color="{_hsl(found["ground"])}"/></linearGradient>'
        f'<clipPath id="round-{name}"><circle r="50"/></clipPath></defs>'
        f'<g transform="translate({x:.1f} {y:.1f}) scale({radius / 50:.3f})">'
        f'<g clip-path="url(#round-{name})"><circle r="50" fill="url(#sky-{name})"/>{_hsl(found["drawing"])}</g>'
        f'<circle r="50" fill="none" stroke="{edge}" stroke-width="2.4"/></g>'
    )


def _hsl(drawing: str) -> str:
    """A drawing with its colours written as those who draw it here read them."""
    return _HSL.sub(
        lambda found: "#" + "".join(f"{round(255 * one):02x}" for one in _rgb(*map(float, found.groups()))), drawing
    )


_HSL: Final = re.compile(r"hsl\(([\d.-]+) ([\d.]+)% ([\d.]+)%\)")


def _rgb(hue: float, saturation: float, lightness: float) -> tuple[float, ...]:
    spread = saturation / 100 * min(lightness / 100, 1 - lightness / 100)
    turns = (math.fmod(number + hue / 30, 12) for number in (0, 8, 4))
    return tuple(lightness / 100 - spread * max(-1, min(turn - 3, 9 - turn, 1)) for turn in turns)
