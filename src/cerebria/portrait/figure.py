"""A person as a drawing: the profile of a head, and in it, one above the other, the Fragments of an Identity as a land.

Bliss is rolling hills, Gloom jagged mountains, Balance terraces; over them rises the sun, the moon or both, whoever has
won, and a Capping Fragment stands above all as a star. It is drawn in a square of `SIZE`, with no words in it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

SIZE: Final = 720

_HEAD: Final = (
    "M54,716C60,642 112,606 180,586C206,578 214,556 203,524C193,494 158,466 134,404C98,322 104,206 168,138"
    "C226,76 322,50 402,72C470,92 522,142 536,208C540,230 534,246 538,262C544,284 562,306 580,338"
    "C590,356 582,370 562,373C549,375 545,384 551,395C559,406 556,414 544,419C557,425 558,440 545,448"
    "C536,455 543,466 544,482C546,510 522,528 488,528C452,528 424,520 404,534C384,550 388,584 410,608"
    "C438,634 512,640 566,672C586,684 596,700 600,716Z"
)
"""In profile, looking to the right."""
_FOOT: Final = 716
_HIGHEST: Final = 214
"""Between which heights the land lies: above it there is the sky of the mind."""
_LEFT, _RIGHT = 40, 610
_THICKEST: Final = {"minor": 62, "major": 88}
"""What a layer takes where there are few."""
_SUN: Final = (318, 236)
"""Where the light stands at most as low; above land that is high it stands higher."""


class _Colours(NamedTuple):
    """Of a team's land, from far to near; of its sky, from low to high; of its light."""

    far: str
    near: str
    dawn: str
    zenith: str
    glow: str


_COLOURS: Final = {
    "bliss": _Colours("#ffd489", "#a8431f", "#ffb869", "#7c3f7e", "#ffd98a"),
    "gloom": _Colours("#9d92f6", "#1f1858", "#6c5fd0", "#150f42", "#b9b1ff"),
    "balance": _Colours("#9cf0d0", "#0d4a42", "#5fc7a6", "#12324f", "#a6f3d8"),
}
_NOBODY: Final = _Colours("#8f95b8", "#2a2d52", "#6a6f9c", "#171938", "#c9cdea")

Identity = Sequence[tuple[str, str]]


def figure(identity: Identity, winner: str | None, id: str = "portrait") -> str:
    """The drawing as the content of an SVG; `id` tells its gradients from those of others on a page."""
    colours = _COLOURS.get(winner or "", _NOBODY)
    land = _land(identity)
    return "".join(
        (
            f'<defs><clipPath id="{id}-head"><path d="{_HEAD}"/></clipPath>{"".join(_gradients(colours, id))}</defs>',
            f'<circle class="aura" cx="330" cy="330" r="352" fill="url(#{id}-aura)"/>',
            f'<g class="rays">{"".join(_rays(winner))}</g>',
            f'<g clip-path="url(#{id}-head)"><path d="{_HEAD}" fill="url(#{id}-sky)"/>',
            "".join(_stars(len(identity))),
            _light(winner, id, land[-1].top if land else _FOOT),
            "".join(part for layer in reversed(land) for part in _drawn(layer)),
            f'<path d="{_HEAD}" fill="url(#{id}-shade)"/></g>',
            f'<path d="{_HEAD}" fill="none" stroke="{colours.glow}" stroke-width="3.5" stroke-linejoin="round"/>',
            _features(winner),
            _crown(identity, id),
        )
    )


def _gradients(colours: _Colours, id: str) -> Iterator[str]:
    yield (
        f'<radialGradient id="{id}-aura"><stop offset=".4" stop-color="{colours.glow}" stop-opacity=".42"/>'
        f'<stop offset="1" stop-color="{colours.glow}" stop-opacity="0"/></radialGradient>'
    )
    yield (
        f'<linearGradient id="{id}-sky" x2="0" y2="1"><stop stop-color="{colours.zenith}"/>'
        f'<stop offset=".48" stop-color="{colours.dawn}"/></linearGradient>'
    )
    yield (
        f'<radialGradient id="{id}-light"><stop stop-color="#fffbe6"/><stop offset=".5" stop-color="{colours.glow}"/>'
        f'<stop offset="1" stop-color="{colours.glow}" stop-opacity="0"/></radialGradient>'
    )
    # The back of the head lies away from the light.
    yield (
        f'<linearGradient id="{id}-shade"><stop stop-color="#0a0824" stop-opacity=".66"/>'
        '<stop offset=".3" stop-color="#0a0824" stop-opacity=".12"/>'
        '<stop offset=".62" stop-color="#0a0824" stop-opacity="0"/></linearGradient>'
    )


def _rays(winner: str | None) -> Iterator[str]:
    """What goes out from whoever has become somebody."""
    if winner is None:
        return
    tone = _COLOURS[winner].glow
    for number in range(28):
        turn = math.tau * number / 28
        near, far = (330, 366) if number % 2 else (330, 384)
        (x1, y1), (x2, y2) = _polar(turn, near), _polar(turn, far)
        yield (
            f'<path d="M{_n(x1)},{_n(y1)}L{_n(x2)},{_n(y2)}" stroke="{tone}" stroke-opacity=".5" stroke-width="3"'
            ' stroke-linecap="round"/>'
        )


def _polar(turn: float, far: float) -> tuple[float, float]:
    return 330 + far * math.cos(turn), 330 + far * math.sin(turn)


def _stars(seed: int) -> Iterator[str]:
    """The sky of the mind."""
    chance = random.Random(seed)
    for _ in range(46):
        x, y = chance.uniform(120, 540), chance.uniform(70, 330)
        yield (
            f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(chance.choice((1.1, 1.5, 2.2)))}" fill="#fff"'
            f' fill-opacity="{_n(chance.uniform(0.3, 0.95))}"/>'
        )


def _light(winner: str | None, id: str, top: float) -> str:
    """What rises over the land: the sun, the moon, or both in one."""
    x, y = _SUN[0], round(min(_SUN[1], top - 18 if winner == "bliss" else top - 62))
    glow = f'<circle cx="{x}" cy="{y}" r="150" fill="url(#{id}-light)" fill-opacity=".55"/>'
    moon = f"M{x},{y - 52}A52,52 0 1 1 {x - 49},{y + 18}A42,42 0 0 0 {x},{y - 52}Z"
    if winner == "bliss":
        return f'<g class="light">{glow}<circle cx="{x}" cy="{y}" r="58" fill="#fff6d6"/></g>'
    if winner == "gloom":
        return f'<g class="light">{glow}<path d="{moon}" fill="#efeaff"/></g>'
    if winner == "balance":
        half = f"M{x},{y - 56}A56,56 0 0 0 {x},{y + 56}Z"
        return (
            f'<g class="light">{glow}<circle cx="{x}" cy="{y}" r="56" fill="#1c5a63"/>'
            f'<path d="{half}" fill="#eafff6"/></g>'
        )
    return ""


class _Layer(NamedTuple):
    """A Fragment as a stretch of land."""

    place: int
    team: str
    kind: str
    top: float
    thick: float
    far: float
    """From 0, near, to 1."""


def _land(identity: Identity) -> list[_Layer]:
    """The Fragments from the lowest to the highest; where there are many, each is thinner."""
    own = [(team, kind) for team, kind in identity if kind != "capping"]
    squeeze = min(1.0, (_FOOT - _HIGHEST) / max(sum(_THICKEST[kind] for _, kind in own), 1))
    layers: list[_Layer] = []
    top = float(_FOOT)
    for place, (team, kind) in enumerate(own):
        thick = _THICKEST[kind] * squeeze
        top -= thick
        layers.append(_Layer(place, team, kind, top, thick, place / max(len(own) - 1, 1)))
    return layers


def _drawn(layer: _Layer) -> Iterator[str]:
    """A layer with the upper edge of its team, and lights where somebody lives."""
    place, team, kind, top, thick, far = layer
    colours = _COLOURS[team]
    chance = random.Random(f"{place} {team} {kind}")
    edge = _EDGES[team](top, min(26.0, thick * 0.42), chance)
    points = " ".join(f"{_n(x)},{_n(y)}" for x, y in edge)
    fill = _between(colours.near, colours.far, 0.16 + 0.84 * far)
    yield f'<g class="layer" style="--place:{place}">'
    yield f'<path d="M{_LEFT},{_FOOT}L{points}L{_RIGHT},{_FOOT}Z" fill="{fill}"/>'
    yield (
        f'<path d="M{points}" fill="none" stroke="{_between(fill, "#ffffff", 0.45)}"'
        f' stroke-width="{3 if kind == "major" else 2}" stroke-linejoin="round"/>'
    )
    for x, y in chance.sample(edge, min(len(edge), 10 if kind == "major" else 4)):
        down = y + thick * chance.uniform(0.3, 0.62)
        yield f'<path d="M{_n(x)},{_n(down)}v-9" stroke="#fff3c4" stroke-width="5" stroke-opacity=".9"/>'
    yield "</g>"


def _hills(top: float, high: float, chance: random.Random) -> list[tuple[float, float]]:
    turn, long = chance.uniform(0, math.tau), chance.uniform(150, 210)
    return [
        (x, top + high / 2 - high / 2 * math.sin(turn + math.tau * x / long) * (0.75 + 0.25 * math.sin(x / 71)))
        for x in range(_LEFT, _RIGHT + 6, 6)
    ]


def _mountains(top: float, high: float, chance: random.Random) -> list[tuple[float, float]]:
    x, points, is_peak = float(_LEFT), [], bool(chance.getrandbits(1))
    while x < _RIGHT:
        points.append((x, top + (chance.uniform(-0.35, 0.25) if is_peak else chance.uniform(0.7, 1.1)) * high))
        x += chance.uniform(16, 40)
        is_peak = not is_peak
    return [*points, (float(_RIGHT), top + high / 2)]


def _terraces(top: float, high: float, chance: random.Random) -> list[tuple[float, float]]:
    x, points, level = float(_LEFT), [], 0.5
    while x < _RIGHT:
        points.append((x, top + level * high))
        x += chance.uniform(34, 66)
        points.append((x, top + level * high))
        level = chance.choice([one for one in (0.0, 0.33, 0.66, 1.0) if one != level])
        x += 12
    return [*points, (float(_RIGHT), top + level * high)]


_EDGES: Final[dict[str, Callable[[float, float, random.Random], list[tuple[float, float]]]]] = {
    "bliss": _hills,
    "gloom": _mountains,
    "balance": _terraces,
}


def _features(winner: str | None) -> str:
    """The eye, and the corner of the mouth: how this person looks at the world."""
    mouth = {"bliss": "M545,420C530,424 516,416 509,404", "gloom": "M545,420C530,418 518,424 511,434"}
    lid = {"bliss": "M452,270C466,252 492,252 508,266", "gloom": "M452,262C466,280 492,280 508,268"}
    line = 'fill="none" stroke="#fff8e6" stroke-width="5" stroke-linecap="round" stroke-opacity=".92"'
    eye = lid.get(winner or "", "M452,266C468,268 490,268 508,266")
    return f'<path d="{eye}" {line}/><path d="{mouth.get(winner or "", "M545,420C532,421 520,421 510,420")}" {line}/>'


def _crown(identity: Identity, id: str) -> str:
    """The Capping Fragment, above all."""
    team = next((team for team, kind in identity if kind == "capping"), None)
    if team is None:
        return ""
    colours = _COLOURS[team]
    return (
        f'<g class="crown"><circle cx="344" cy="34" r="92" fill="url(#{id}-light)" fill-opacity=".6"/>'
        f'<path d="M344,-22L357,21L400,34L357,47L344,90L331,47L288,34L331,21Z" fill="#fffbe9"'
        f' stroke="{colours.near}" stroke-width="3" stroke-linejoin="round"/></g>'
    )


def _between(one: str, other: str, share: float) -> str:
    """A colour so far on the way from one to another."""
    ends = zip((one[1:3], one[3:5], one[5:7]), (other[1:3], other[3:5], other[5:7]), strict=True)
    return "#" + "".join(f"{round(int(a, 16) * (1 - share) + int(b, 16) * share):02x}" for a, b in ends)


def _n(number: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{number:.1f}".rstrip("0").rstrip(".")
