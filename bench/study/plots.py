"""The study's plots, as SVG that stands by itself and reads in light and dark."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from bench.study.counting import Difference, Share

_LINE: Final = 26
_LEFT: Final = 290
_SCALE: Final = 460
_TOP: Final = 52
_STYLE: Final = (
    "<style>text{font:14px sans-serif;fill:#222}.grid{stroke:#8886}.even{stroke:#888;stroke-dasharray:4}"
    ".bar{stroke:#2563a8;stroke-width:3}.dot{fill:#2563a8}.curve{fill:none;stroke:#2563a8;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.bar,.curve{stroke:#7db4ee}.dot{fill:#7db4ee}}</style>"
)


def dots(
    title: str, shares: Mapping[str, Share | Difference], least: int = 30, most: int = 80, middle: int = 50
) -> str:
    """Shares or differences under each other, each with its interval; the scale is wider where one reaches further."""
    least = 10 * math.floor(min([least, *(each.percent - each.doubt for each in shares.values())]) / 10)
    most = 10 * math.ceil(max([most, *(each.percent + each.doubt for each in shares.values())]) / 10)

    def x(percent: float) -> float:
        return round(_LEFT + _SCALE * (percent - least) / (most - least), 1)

    bottom = _TOP + _LINE * len(shares)
    parts = _begin(title, _LEFT + _SCALE + 120, bottom + 40)
    for tick in range(least, most + 1, 10):
        style = "even" if tick == middle else "grid"
        parts.append(f'<line class="{style}" x1="{x(tick)}" x2="{x(tick)}" y1="{_TOP - 8}" y2="{bottom}"/>')
        parts.append(f'<text x="{x(tick)}" y="{bottom + 22}" text-anchor="middle">{tick} %</text>')
    for number, (name, share) in enumerate(shares.items()):
        y = _TOP + _LINE * number + _LINE // 2
        low, high = x(share.percent - share.doubt), x(share.percent + share.doubt)
        parts.append(f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<line class="bar" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{x(share.percent)}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{_LEFT + _SCALE + 14}" y="{y + 5}">{escape(str(share))}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def curve(title: str, values: Sequence[float], most: float = 4.0) -> str:
    """Values one after the other, around nothing."""
    height, left = 260, 60

    def y(value: float) -> float:
        return round(_TOP + height * (most - value) / (2 * most), 1)

    def x(place: int) -> float:
        return round(left + 600 * place / (len(values) - 1), 1)

    parts = _begin(title, left + 640, _TOP + height + 40)
    for tick in range(-int(most), int(most) + 1, 2):
        style = "even" if tick == 0 else "grid"
        parts.append(f'<line class="{style}" x1="{left}" x2="{left + 600}" y1="{y(tick)}" y2="{y(tick)}"/>')
        parts.append(f'<text x="{left - 10}" y="{y(tick) + 5}" text-anchor="end">{tick:+d}</text>')
    for place in range(0, len(values), 4):
        parts.append(f'<text x="{x(place)}" y="{_TOP + height + 24}" text-anchor="middle">{place + 1}</text>')
    points = " ".join(f"{x(place)},{y(value)}" for place, value in enumerate(values))
    parts.append(f'<polyline class="curve" points="{points}"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _begin(title: str, width: int, height: int) -> list[str]:
    shown = escape(title)
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{shown}">',
        _STYLE,
        f'<text x="16" y="28" font-weight="bold">{shown}</text>',
    ]
