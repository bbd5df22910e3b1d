"""What each picture shows. Whatever is not given to these functions is in no picture."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from cerebria.portrait.figure import Identity, figure
from cerebria.texts import Texts

from . import sheet
from .sheet import MUTED, TONES, line, paragraph

_LEFT: Final = 68
_TITLES: Final = (76, 66, 58, 50, 44)
_TEXTS: Final = (34, 31, 28)
_SOMEBODY: Final = (
    ("bliss", "minor"), ("gloom", "major"), ("bliss", "major"), ("gloom", "minor"), ("bliss", "minor"),
    ("gloom", "minor"), ("bliss", "major"), ("bliss", "capping"),
)  # fmt: skip
"""Who stands for everybody on the picture of the home page."""


class Sitter(NamedTuple):
    """Who sits at a table; nobody yet has no name."""

    spirit: str
    team: str
    name: str | None


class Ended(NamedTuple):
    """How a game ended."""

    identity: Identity
    winner: str | None
    sentence: str
    scores: Mapping[str, int]
    sitters: Sequence[Sitter]


def home(texts: Texts) -> str:
    """The head of somebody, and who lives in it."""
    faces = (("courage", 704, 104, 54), ("fear", 660, 350, 42), ("envy", 1126, 112, 44), ("hope", 1136, 520, 50))
    return sheet.picture(
        sheet.sky(None, "home", at=(0.76, 0.5)),
        f'<g transform="translate(690 40) scale(.8)">{figure(_SOMEBODY, "bliss")}</g>',
        *(sheet.emotion(*face) for face in faces),
        sheet.petals(_LEFT + 54, 196, 112),
        line(texts.get("web-title"), _LEFT, 350, 104),
        paragraph(texts.get("home-lead"), _LEFT, 418, _TEXTS, 560, 4, MUTED, is_plain=True)[0],
    )


def invitation(title: str, text: str, sitters: Sequence[Sitter], texts: Texts) -> str:
    """What one is invited to, and who sits around the table."""
    drawn, y = paragraph(title, _LEFT, 204, (60, 54, 48, 42), 520, 3)
    return sheet.picture(
        sheet.sky(None, title, at=(0.75, 0.48)),
        sheet.wordmark(_LEFT, 86, texts.get("web-title")),
        drawn,
        paragraph(text, _LEFT, y + 12, _TEXTS, 500, 5, MUTED, is_plain=True)[0],
        _around(sitters, 890, 346),
    )


def _around(sitters: Sequence[Sitter], x: float, y: float) -> str:
    """A table seen from a little above: those who sit behind it are smaller, and drawn first."""
    spots = sorted(
        (-math.cos(math.tau * (place - 0.5) / len(sitters)), math.sin(math.tau * (place - 0.5) / len(sitters)), sitter)
        for place, sitter in enumerate(sitters)
    )
    behind = "".join(_sitting(spot, x, y) for spot in spots if spot[0] < 0.1)
    before = "".join(_sitting(spot, x, y) for spot in spots if spot[0] >= 0.1)
    return (
        f'{behind}<ellipse cx="{x}" cy="{y + 16}" rx="196" ry="96" fill="#05041a" fill-opacity=".6"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="196" ry="92" fill="#262a5c" stroke="#5a61a8" stroke-width="3"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="164" ry="74" fill="#1a1d46"/>'
        f'<g transform="translate({x} {y}) scale(1 .5)">{sheet.petals(0, 0, 150)}</g>{before}'
    )


def _sitting(spot: tuple[float, float, Sitter], x: float, y: float) -> str:
    deep, across, sitter = spot
    at, down, scale = x + 214 * across, y + 26 + 104 * deep, 1.6 + 0.3 * deep
    name = sheet.shortened(sitter.name or "", 25, 236)
    under = down + 38 if deep >= 0.1 else down - 100 * scale
    tone = TONES[sitter.team]
    return (
        sheet.glow(sitter.team, at, down - 46 * scale, 76 * scale)
        + sheet.spirit(sitter.spirit, at, down, scale, is_there=sitter.name is not None)
        + line(name, at, under, 25, tone, is_plain=True, anchor="middle", is_bold=True)
    )


def life(ended: Ended, texts: Texts) -> str:
    """Who somebody became, for a link to the game."""
    drawn, _ = paragraph(ended.sentence, 600, 210, (42, 38, 34, 31, 28), 540, 8, lowest=480)
    return sheet.picture(
        sheet.sky(ended.winner, ended.sentence, at=(0.26, 0.52)),
        f'<g transform="translate(-8 52) scale(.8)">{figure(ended.identity, ended.winner)}</g>',
        sheet.wordmark(600, 84, texts.get("web-title")),
        line(texts.get("life-kicker"), 600, 146, 23, MUTED, is_plain=True),
        drawn,
        _scores(ended, 600, 548, 56, 540),
    )


_KEPT_WIDE, _KEPT_HIGH = 1200, 1500


def portrait(ended: Ended, title: str, texts: Texts) -> str:
    """The same, larger and upright, to be kept."""
    drawn, y = paragraph(ended.sentence, 96, 1080, (46, 42, 38, 34), 1008, 5)
    return sheet.picture(
        sheet.sky(ended.winner, ended.sentence, wide=_KEPT_WIDE, high=_KEPT_HIGH, at=(0.5, 0.34)),
        f'<g transform="translate(176 90) scale(1.2)">{figure(ended.identity, ended.winner)}</g>',
        sheet.wordmark(96, 86, texts.get("web-title"), 36),
        line(texts.get("life-kicker"), 96, 1008, 27, MUTED, is_plain=True),
        drawn,
        _scores(ended, 96, max(y + 50, 1370), 72, 1008),
        line(sheet.shortened(title, 25, 1008), 96, _KEPT_HIGH - 44, 25, MUTED, is_plain=True),
        wide=_KEPT_WIDE,
        high=_KEPT_HIGH,
    )


def _scores(ended: Ended, x: float, y: float, size: float, wide: float) -> str:
    """The points of each team, the most first, and who played for it."""
    drawn, each = "", wide / len(ended.scores)
    for place, (team, points) in enumerate(sorted(ended.scores.items(), key=lambda found: -found[1])):
        left = x + place * each
        tone = TONES[team] if team == ended.winner or ended.winner is None else MUTED
        names = dict.fromkeys(sitter.name for sitter in ended.sitters if sitter.team == team and sitter.name)
        drawn += sheet.team_mark(team, left + size * 0.36, y - size * 0.34, size * 0.72)
        drawn += line(str(points), left + size * 0.86, y, size, tone)
        small = size * 0.4
        drawn += line(
            sheet.shortened(", ".join(names), small, each - 20), left, y + size * 0.66, small, MUTED, is_plain=True
        )
    return drawn


_FLOWER: Final = 966.0, 325.0, 430.0
_ON_PETALS: Final = ("courage", "envy", "fear", "lethargy", "hope")


def _faces_on_petals() -> Iterator[str]:
    """An Emotion in each of the five lands."""
    x, y, size = _FLOWER
    for number, name in enumerate(_ON_PETALS):
        turn, far = math.tau * number / 5, size * 0.31
        yield sheet.emotion(name, x + far * math.sin(turn), y - far * math.cos(turn), size * 0.115)


def rule(title: str, text: str, texts: Texts) -> str:
    """A chapter of the rules."""
    drawn, y = paragraph(title, _LEFT, 250, _TITLES, 700, 2)
    return sheet.picture(
        sheet.sky(None, title, at=(0.86, 0.5)),
        sheet.petals(*_FLOWER),
        *_faces_on_petals(),
        sheet.wordmark(_LEFT, 86, texts.get("web-title")),
        line(texts.get("rules-title"), _LEFT, 172, 27, MUTED, is_plain=True),
        drawn,
        paragraph(text, _LEFT, y + 8, _TEXTS, 660, 6, MUTED, is_plain=True)[0],
    )


def card(name: str, kicker: str, title: str, text: str, texts: Texts) -> str:
    """An Emotion."""
    return _piece("emotions", name, sheet.emotion(name, 310, 315, 236), kicker, title, text, texts)


def spirit(name: str, kicker: str, title: str, text: str, texts: Texts) -> str:
    """A Spirit."""
    return _piece("spirits", name, sheet.spirit(name, 310, 530, 4.8), kicker, title, text, texts)


def _piece(kind: str, name: str, drawing: str, kicker: str, title: str, text: str, texts: Texts) -> str:
    """Something printed, under the sky of its team, beside what it does."""
    found = sheet.pieces()[kind].get(name)
    drawn, y = paragraph(title, 620, 250, _TITLES, 520, 2)
    return sheet.picture(
        sheet.sky(found and found["team"], name, at=(0.25, 0.5)),
        drawing,
        *_heading(kicker, texts),
        drawn,
        paragraph(text, 620, y + 8, _TEXTS, 520, 7, MUTED, is_plain=True)[0],
    )


def _heading(kicker: str, texts: Texts) -> tuple[str, str]:
    return sheet.wordmark(620, 86, texts.get("web-title")), line(kicker, 620, 172, 27, MUTED, is_plain=True)
