"""The results of an arena as a picture: each bot's share of the points, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from .names import say

_LINE: Final = 36
_LEFT: Final = 200
_SCALE: Final = 480
_TOP: Final = 56
_TICKS: Final = (0, 25, 50, 75, 100)


def picture(results: Sequence[dict[str, Any]]) -> str:
    """An SVG that stands by itself, and reads in light and dark."""
    height = _TOP + _LINE * len(results) + 40
    width = _LEFT + _SCALE + 90
    title = escape(say("arena-plot-title"))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" aria-label="{title}">',
        "<style>text{font:14px sans-serif;fill:#222}.grid{stroke:#8888}.bar{stroke:#2563a8;stroke-width:3}"
        ".dot{fill:#2563a8}@media(prefers-color-scheme:dark){text{fill:#eee}.bar{stroke:#7db4ee}.dot{fill:#7db4ee}}</style>",
        f'<text x="16" y="28" font-weight="bold">{title}</text>',
    ]
    bottom = _TOP + _LINE * len(results)
    for tick in _TICKS:
        x = _place(tick / 100)
        parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{_TOP - 8}" y2="{bottom}"/>')
        parts.append(f'<text x="{x}" y="{bottom + 22}" text-anchor="middle">{tick} %</text>')
    for number, result in enumerate(results):
        y = _TOP + _LINE * number + _LINE // 2
        low, score, high = (_place(result[name]) for name in ("low", "score", "high"))
        parts.append(f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(_short(result["bot"]))}</text>')
        parts.append(f'<line class="bar" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{score}" cy="{y}" r="6"/>')
        parts.append(f'<text x="{_LEFT + _SCALE + 16}" y="{y + 5}">{100 * result["score"]:.1f} %</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _place(share: float) -> float:
    return round(_LEFT + _SCALE * share, 1)


def _short(name: str) -> str:
    return name if len(name) <= 24 else "…" + name[-23:]
