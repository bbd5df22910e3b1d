"""Fit the chances to win: bots play against themselves, and what positions seemed worth is compared with who won.

    python -m bench.calibrate --minutes 4 --jobs 16 --out build/calibrate
    python -m bench.calibrate --minutes 4 --kinds balance ego --seed 1000 --out build/more
    python -m bench.calibrate --rows build/calibrate/rows.jsonl build/more/rows.jsonl
    python -m bench.calibrate --minutes 4 --kinds ego --terms easier level --out build/level

How well the chances hold is told from games that the weights were not fitted to: a part of the games at a time is left
out, fitted to the rest, and foretold. The weights that are kept are fitted to all; where few terms clearly foretell
better, only these have any. Kinds that were not played keep theirs, and so do terms that are not asked for, where some
are. Games against Ego take turns in how hard it is. Into the folder come `chances.toml`, the reliability curve
`chances.svg`, the page `chances.md`, and `rows.jsonl`, all that was seen, to fit again without playing. Without a
folder they go where the project has them. It needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.tables import markdown
from bench.tune import solved
from cerebria import Game, among_programs, game_options, new_game
from cerebria.bots import Limits, bot_seed, make_bot
from cerebria.bots.chances import (
    FILE,
    KINDS,
    POINTS,
    TERMS,
    Chancer,
    odds_of,
    own_chances,
    own_points,
    result_of,
    shares,
)
from cerebria.bots.judging import lead

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "teams": {},
    "duel": {"players": 2},
    "balance": {"balance": True},
    "rounds": {"edition": "prototype"},
    "ego": {"ego": "gloom"},
}
"""What a game of each kind is set up with."""
LEVELS: Final = ("medium", *game_options()["difficulty"])
"""How hard Ego is, one game after the other."""
TURNS: Final = ("teams", "duel", "rounds", "teams", "ego", "duel", "teams", "balance", "rounds", "ego", "teams")
"""The kinds of the games, one after the other; those that are played most come most often."""
PARTS: Final = 5
"""In so many parts the games are left out, one after the other."""
FEW: Final = tuple(term for term in TERMS if term not in ("worth_late", "lead", "lead_late"))
"""The terms that few games can tell: points are a part of what a position is worth, so what they count for besides is
found out only from many."""
CLEARLY: Final = 0.01
"""By so much less what came must surprise without the other terms for them to be left out: they have their reasons."""
HOLD: Final = 2.0
"""How strongly weights are held near 0."""
NONE: Final = (0.0,) * len(TERMS)
BINS: Final = 10
FEWEST: Final = 50
"""Positions in a part of the curve, for it to be judged."""
INTRODUCTION: Final = f"""\
# How far the chances to win hold

A chance to win comes from what a position is worth (`bots/judges.py`), who leads, how far the game is, who is next
to move, with three teams who has just moved, and how hard Ego is (`bots/chances.py`). How much each counts is fitted to
games of the level `hard` against itself. A draw counts as half a win. Chances are those between equals: a stronger
player does better than they say.

In {{games}} games the chance of the team that had just ended its turn was asked, {{positions}} times, each foretold by
what was fitted to other games (a fifth of them was left out at a time). The curve is at most {{most}} points from the
diagonal, where there are {FEWEST} positions or more. What stands behind ± is how far it may be off by chance alone, in
95 of 100 cases: positions of one game come to the same end, so it is the number of games that counts. Written by
`python -m bench.calibrate`.

![How often chances came true](chances.svg)

"""
DOCS: Final = Path(__file__).parents[1] / "docs"


class Row(NamedTuple):
    """A position at the end of a turn, as one seat judged it: what the chances of the teams hang on, what they had of
    the game in the end, and the place of its own team; the seat that has just played, or another team's."""

    game: int
    kind: str
    terms: list[list[float]]
    came: list[float]
    own: int
    has_played: bool
    leads: Sequence[int] = ()
    """By how many points each team was ahead of all others in the end."""


# Playing.


def play(number: int, nodes: int, kinds: Sequence[str] = TURNS) -> list[Row]:
    """A game of bots, and its positions; the kinds take turns."""
    kind = kinds[number % len(kinds)]
    level = {"difficulty": LEVELS[number // len(kinds) % len(LEVELS)]} if kind == "ego" else {}
    game = new_game(**among_programs({"seed": number, **OPTIONS[kind], **level}))
    bots = {seat: make_bot("hard", bot_seed(number, seat), Limits(nodes)) for seat in game.players}
    seen: list[tuple[list[list[float]], int, bool]] = []
    while decision := game.decision:
        seat, turns = decision.seat, game.state.turns
        game.choose(bots[seat].choose(game.view(seat)))
        if game.state.turns > turns and not game.is_over:
            seen += _judged(game, seat)
    came, leads = list(result_of(game).values()), [lead(game, team) for team in game.state.table.teams]
    return [Row(number, kind, terms, came, own, has_played, leads) for terms, own, has_played in seen]


def _judged(game: Game, last: int) -> Iterator[tuple[list[list[float]], int, bool]]:
    """A position through the eyes of each team that is played: of the seat that has just played, or of its first."""
    table = game.state.table
    for place, team in enumerate(table.teams):
        seats = [seat for seat in table.seats_of[team] if seat in table.players]
        if seats:
            has_played = last in seats
            terms = Chancer(game.view(last if has_played else seats[0])).terms(game)
            yield [[round(term, 3) for term in each] for each in terms], place, has_played


def played(minutes: float, jobs: int, nodes: int, seed: int, kinds: Sequence[str]) -> Iterator[Row]:
    """The positions of all games that are over in time."""
    until = time.monotonic() + 60 * minutes
    pool = get_context("spawn").Pool(jobs)
    waiting = [pool.apply_async(play, (seed + number, nodes, kinds)) for number in range(jobs + 2)]
    begun = len(waiting)
    while time.monotonic() < until:
        for result in [result for result in waiting if result.ready()]:
            waiting.remove(result)
            waiting.append(pool.apply_async(play, (seed + begun, nodes, kinds)))
            begun += 1
            yield from result.get()
        time.sleep(0.02)
    pool.terminate()


# Fitting.


def fitted(rows: Sequence[Row], terms: Sequence[str] = TERMS, others: Sequence[float] = NONE) -> list[float]:
    """The weights that make what came most likely (Newton's way: the likelihood has one top); other terms have theirs
    already, and those that tell no team from another have none."""
    used = [
        place
        for place, term in enumerate(TERMS)
        if term in terms and any(each[place] for row in rows for each in row.terms)
    ]
    held = [0.0 if term in terms else other for term, other in zip(TERMS, others, strict=True)]
    # What the others make of it counts as it is.
    seen = [
        (
            [
                (*(each[place] for place in used), sum(map(math.prod, zip(held, each, strict=True))))
                for each in row.terms
            ],
            row.came,
        )
        for row in rows
    ]
    size = len(used)
    weights = [0.0] * size
    for _ in range(30 if used else 0):
        slope = [-HOLD * weight for weight in weights]
        curve = [[HOLD * (one == two) for two in range(size)] for one in range(size)]
        for teams, came in seen:
            chances = shares(teams, [*weights, 1.0])
            mean = [sum(map(math.prod, zip(chances, column, strict=True))) for column in zip(*teams, strict=True)]
            for chance, share, own in zip(chances, came, teams, strict=True):
                off = [term - middle for term, middle in zip(own, mean, strict=True)]
                for one in range(size):
                    slope[one] += (share - chance) * own[one]
                    weight, row = chance * off[one], curve[one]
                    for two in range(one + 1):
                        row[two] += weight * off[two]
        for one in range(size):
            for two in range(one):
                curve[two][one] = curve[one][two]
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    found = dict(zip(used, weights, strict=True))
    return [found.get(place, held[place]) for place in range(len(TERMS))]


class Forecast(NamedTuple):
    """The chance that a team had after its turn, and what came of it."""

    game: int
    kind: str
    chance: float
    came: float


def forecasts(rows: Sequence[Row], weights: Sequence[float]) -> list[Forecast]:
    """What the weights foretell to those who have just played."""
    return [
        Forecast(game, kind, shares([tuple(each) for each in terms], weights)[own], came[own])
        for game, kind, terms, came, own, has_played, _ in rows
        if has_played
    ]


def foretold(rows: Sequence[Row], terms: Sequence[str], others: Sequence[float] = NONE) -> list[Forecast]:
    """What is foretold of every game by what was fitted to others."""
    found: list[Forecast] = []
    for part in range(PARTS):
        weights = fitted([row for row in rows if row.game % PARTS != part], terms, others)
        found += forecasts([row for row in rows if row.game % PARTS == part], weights)
    return found


def surprise(found: Sequence[Forecast]) -> float:
    """How little was foretold of what came: the mean of minus its logarithm."""
    return -fmean(
        each.came * math.log(max(each.chance, 1e-9)) + (1 - each.came) * math.log(max(1 - each.chance, 1e-9))
        for each in found
    )


def brier(found: Sequence[Forecast]) -> float:
    """How far what was foretold was from what came: the mean of the squares."""
    return fmean((each.came - each.chance) ** 2 for each in found)


class Fit(NamedTuple):
    """The weights for a kind of game, and what was foretold of its games by the same terms fitted to others."""

    weights: list[float]
    found: list[Forecast]


def fit(rows: Sequence[Row]) -> Fit:
    """Fit one kind of game by all terms, or by few where these clearly foretell better."""
    by_all, by_few = foretold(rows, TERMS), foretold(rows, FEW)
    if surprise(by_few) < surprise(by_all) - CLEARLY:
        return Fit(fitted(rows, FEW), by_few)
    return Fit(fitted(rows, TERMS), by_all)


def refitted(kind: str, rows: Sequence[Row], terms: Sequence[str]) -> Fit:
    """Fit some terms of a kind of game and leave the others as they are; tells how much better that foretells."""
    others = own_chances()[kind]
    found = foretold(rows, terms, others)
    for name, told in (("as it was", forecasts(rows, others)), ("fitted to other games", found)):
        print(f"{kind}, {name}: surprise {surprise(told):.4f}, Brier score {brier(told):.4f}")
    return Fit(fitted(rows, terms, others), found)


def points_of(kind: str, rows: Sequence[Row], weights: Sequence[float]) -> float:
    """How many points go with a chance, as those that games of a kind ended with say best; what there is where they
    say nothing."""
    found: list[tuple[float, int]] = []
    for row in rows:
        if row.kind == kind and row.has_played and row.leads:
            chances = shares([tuple(each) for each in row.terms], weights)
            found.append((odds_of(dict(enumerate(chances)))[row.own], row.leads[row.own]))
    whole = sum(odds * odds for odds, _ in found)
    return sum(odds * points for odds, points in found) / whole if whole else own_points()[kind]


class Bin(NamedTuple):
    """A part of the curve: what was foretold on average, what came of it, of how many positions, and how far it may be
    off by chance alone, in 95 of 100 cases: all positions of a game have come to the same, so they are few."""

    foretold: float
    came: float
    positions: int
    doubt: float

    @property
    def off(self) -> float:
        """How far it is from the diagonal, in points of a hundred."""
        return 100 * abs(self.came - self.foretold)


def reliability(found: Sequence[Forecast]) -> list[Bin]:
    """For chances from 0 to 1 in parts: how often those came true."""
    parts: list[list[Forecast]] = [[] for _ in range(BINS)]
    for each in found:
        parts[min(int(each.chance * BINS), BINS - 1)].append(each)
    return [_bin(part) for part in parts if part]


def _bin(part: Sequence[Forecast]) -> Bin:
    by_game: dict[int, float] = {}
    for each in part:
        by_game[each.game] = by_game.get(each.game, 0.0) + each.came - each.chance
    doubt = 1.96 * math.sqrt(sum(off * off for off in by_game.values())) / len(part)
    return Bin(fmean(each.chance for each in part), fmean(each.came for each in part), len(part), doubt)


def furthest(bins: Sequence[Bin]) -> Bin:
    """The part of the curve that is furthest from the diagonal, of those that can be judged."""
    judged = [each for each in bins if each.positions >= FEWEST]
    return max(judged, key=lambda each: each.off, default=Bin(0.0, 0.0, 0, 0.0))


# Writing.


def as_toml(weights: dict[str, list[float]], points: dict[str, float]) -> str:
    """The data file anew."""
    lines = [
        "# How a position's worth becomes a chance to win, for each kind of game. `python -m bench.calibrate` fits"
    ]
    lines += ["# these numbers."]
    for kind in KINDS:
        lines += ["", f"[{kind}]", *(f"{term} = {value:.4f}" for term, value in zip(TERMS, weights[kind], strict=True))]
        lines.append(f"{POINTS} = {points[kind]:.4f}")
    return "\n".join(lines) + "\n"


def as_page(found: Sequence[Forecast]) -> str:
    """The page of the docs: what was measured, the curve and the tables."""
    bins = reliability(found)
    games = len({each.game for each in found})
    told = INTRODUCTION.format(games=games, positions=len(found), most=f"{furthest(bins).off:.1f}")
    table = [("foretold", "came true", "positions")]
    table += [(f"{100 * one.foretold:.1f} %", f"{100 * one.came:.1f} %", str(one.positions)) for one in bins]
    kinds = [("kind of game", "games", "positions", "furthest from the diagonal")]
    for kind in KINDS:
        own = [each for each in found if each.kind == kind]
        most = furthest(reliability(own))
        off = f"{most.off:.1f} ± {100 * most.doubt:.1f} points"
        kinds.append((kind, str(len({each.game for each in own})), str(len(own)), off))
    return told + "\n".join([*markdown(table), "", *markdown(kinds)]) + "\n"


def as_picture(bins: Sequence[Bin]) -> str:
    """The curve as an SVG that reads in light and dark."""
    left, top, size = 60, 20, 400

    def x(share: float) -> float:
        return round(left + size * share, 1)

    def y(share: float) -> float:
        return round(top + size * (1 - share), 1)

    most = max(each.positions for each in bins)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + size + 40} {top + size + 60}" role="img" '
        'aria-label="How often chances came true">',
        "<style>text{font:14px sans-serif;fill:#222}.grid{stroke:#8886}.even{stroke:#888;stroke-dasharray:4}"
        ".curve{fill:none;stroke:#2563a8;stroke-width:2}.dot{fill:#2563a8}"
        "@media(prefers-color-scheme:dark){text{fill:#eee}.curve{stroke:#7db4ee}.dot{fill:#7db4ee}}</style>",
    ]
    for tick in range(0, 101, 25):
        share = tick / 100
        parts.append(f'<line class="grid" x1="{x(0)}" x2="{x(1)}" y1="{y(share)}" y2="{y(share)}"/>')
        parts.append(f'<line class="grid" y1="{y(0)}" y2="{y(1)}" x1="{x(share)}" x2="{x(share)}"/>')
        parts.append(f'<text x="{left - 8}" y="{y(share) + 5}" text-anchor="end">{tick} %</text>')
        parts.append(f'<text x="{x(share)}" y="{top + size + 22}" text-anchor="middle">{tick} %</text>')
    parts.append(f'<line class="even" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>')
    points = " ".join(f"{x(each.foretold)},{y(each.came)}" for each in bins)
    parts.append(f'<polyline class="curve" points="{points}"/>')
    for each in bins:
        radius = round(3 + 7 * math.sqrt(each.positions / most), 1)
        parts.append(f'<circle class="dot" cx="{x(each.foretold)}" cy="{y(each.came)}" r="{radius}"/>')
    parts.append(f'<text x="{x(0.5)}" y="{top + size + 46}" text-anchor="middle">foretold</text>')
    parts.append(f'<text x="{left + 8}" y="{top + 18}">came true</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def calibrate(rows: Sequence[Row], folder: Path | None, terms: Sequence[str] = ()) -> None:
    """Fit, check and write."""
    fits = {kind: Fit(list(weights), []) for kind, weights in own_chances().items()}
    for kind in KINDS:
        if own := [row for row in rows if row.kind == kind]:
            fits[kind] = refitted(kind, own, terms) if terms else fit(own)
    found = [each for kind in KINDS for each in fits[kind].found]
    files = {
        "chances.toml": as_toml(
            {kind: each.weights for kind, each in fits.items()},
            {kind: points_of(kind, rows, each.weights) for kind, each in fits.items()},
        ),
        "chances.svg": as_picture(reliability(found)),
        "chances.md": as_page(found),
    }
    places = {"chances.toml": FILE, "chances.svg": DOCS / "chances.svg", "chances.md": DOCS / "chances.md"}
    for name, text in files.items():
        place = places[name] if folder is None else folder / name
        place.write_text(text, encoding="utf-8", newline="\n")
    print(files["chances.toml"])
    print(files["chances.md"])


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="Fit the chances to win to games of bots.")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--nodes", type=int, default=0, help="positions a plan looks at; 0 for what the level hard does"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=TURNS, help="kinds of games to play, in turn")
    parser.add_argument("--terms", nargs="+", choices=TERMS, default=(), help="fit these alone; the others stay")
    parser.add_argument("--rows", type=Path, nargs="+", help="fit to these positions again, without playing")
    parser.add_argument("--out", type=Path, help="a folder for the results")
    given = parser.parse_args()
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
    if given.rows is not None:
        texts = [file.read_text(encoding="utf-8") for file in given.rows]
        rows = [Row(*json.loads(line)) for text in texts for line in text.splitlines()]
    else:
        rows = list(played(given.minutes, given.jobs, given.nodes, given.seed, given.kinds))
        if given.out is not None:
            text = "".join(json.dumps(row, separators=(",", ":")) + "\n" for row in rows)
            (given.out / "rows.jsonl").write_text(text, encoding="utf-8", newline="\n")
    calibrate(rows, given.out, given.terms)


if __name__ == "__main__":
    main()
