"""The chances to win turn by turn as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..bots.analysis import Turn
from ..content import TEAMS
from .names import say, team_name

_LEFT: Final = 60
_TOP: Final = 56
_WIDTH: Final = 640
_HEIGHT: Final = 260
_TICKS: Final = (0, 25, 50, 75, 100)
_LIGHT: Final = ("#9a6b00", "#9b2f8f", "#0b6f86")
_DARK: Final = ("#f0c550", "#e48ad9", "#63cfe6")
_DASHES: Final = ("none", "7 4", "2 4")
"""Lines differ in their dashes as well, for those to whom the colours look alike."""


def picture(curve: Sequence[Turn]) -> str:
    """An SVG that stands by itself, and reads in light and dark."""
    title = escape(say("analyse-plot-title"))
    teams = list(curve[0].standing)
    width, height = _LEFT + _WIDTH + 110, _TOP + _HEIGHT + 50
    styles = "".join(f".team{TEAMS.index(team)}{_style(team, _LIGHT)}" for team in teams)
    dark = "".join(f".team{TEAMS.index(team)}{_style(team, _DARK)}" for team in teams)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">',
        "<style>text{font:14px sans-serif;fill:#222}.grid{stroke:#8886}polyline{fill:none;stroke-width:3}"
        f"{styles}@media(prefers-color-scheme:dark){{text{{fill:#eee}}{dark}}}</style>",
        f'<text x="16" y="28" font-weight="bold">{title}</text>',
    ]
    for tick in _TICKS:
        y = _y(tick / 100)
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{_LEFT + _WIDTH}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text x="{_LEFT - 8}" y="{y + 5}" text-anchor="end">{escape(say("hint-chance", percent=tick))}</text>'
        )
    step = max(1, (len(curve) - 1) // 10)
    for place in range(0, len(curve), step):
        x = _x(place, len(curve))
        parts.append(f'<text x="{x}" y="{_TOP + _HEIGHT + 24}" text-anchor="middle">{curve[place].number}</text>')
    for team in teams:
        points = " ".join(f"{_x(place, len(curve))},{_y(turn.standing[team])}" for place, turn in enumerate(curve))
        number = TEAMS.index(team)
        parts.append(f'<polyline class="team{number}" stroke-dasharray="{_DASHES[number]}" points="{points}"/>')
    parts += _names(curve[-1])
    return "\n".join([*parts, "</svg>"]) + "\n"


def _style(team: str, colours: Sequence[str]) -> str:
    return f"{{stroke:{colours[TEAMS.index(team)]}}}"


def _names(last: Turn) -> list[str]:
    """The teams beside where their lines end, kept apart."""
    found, above = [], -100.0
    for team, chance in sorted(last.standing.items(), key=lambda item: -item[1]):
        above = max(_y(chance) + 5, above + 18)
        found.append(f'<text x="{_LEFT + _WIDTH + 10}" y="{above}">{escape(team_name(team))}</text>')
    return found


def _x(place: int, count: int) -> float:
    return round(_LEFT + _WIDTH * place / max(1, count - 1), 1)


def _y(chance: float) -> float:
    return round(_TOP + _HEIGHT * (1 - chance), 1)
