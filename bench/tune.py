"""Tunes the planner's weights by games against itself: `python -m bench.tune --minutes 8 --jobs 16 --out FOLDER`.

First come games with weights that are a little off. What counted at the end of each turn is set against how far ahead
its team was in the end: that gives the weights that foretell it best. Who foretells well may play badly, so several
steps towards them, and other settings of the search, then meet the weights there are, the poorest dropping out. What is
better beyond doubt is written down; at the end both meet the greedy bot. With `--edition prototype` it tunes those of
games in rounds. It needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

from cerebria import Game, among_programs, new_game
from cerebria.bots import Bot, Limits, bot_seed, make_bot
from cerebria.bots.features import FEATURES, Sight
from cerebria.bots.planner_bot import PlannerBot
from cerebria.bots.ratings import interval
from cerebria.bots.weights import FILE, PARTS, Weights, own_weights
from cerebria.model.options import EDITIONS

Row = tuple[float, list[float]]
"""What a team was still to gain on the others when its turn was over, and what it then had more than they."""

OFF: Final = 0.3
"""How far weights are off in the games that are learnt from."""
HOLD: Final = 60.0
"""How strongly weights are held where they are: as by so many positions that agree with them."""
STEPS: Final = (0.35, 0.7, 1.0)
"""How far to go towards the weights that foretell best."""
SHARES: Final = (0.28, 0.47, 0.25)
"""Of the time: for learning, for the trials, against the greedy bot."""
ROUNDS: Final = 3
"""After each of so many parts of the trials the poorer half drops out."""


class Match(NamedTuple):
    """A game to play: weights by team, None for the greedy bot; learning keeps the rows."""

    name: str
    seed: int
    weights: tuple[Weights | None, Weights | None]
    nodes: int
    edition: str
    learns: bool = False


class Played(NamedTuple):
    """A game that was played: what the first team of the match has of it, and what can be learnt."""

    name: str
    share: float
    rows: list[Row]


def play(match: Match) -> Played:
    """Play a game to its end."""
    game = new_game(**among_programs({"seed": match.seed, "edition": match.edition}))
    teams = game.state.table.team
    bots = [_bot(match, seat, team) for seat, team in enumerate(teams)]
    seen: list[tuple[int, float, list[float]]] = []
    while decision := game.decision:
        seat, turns = decision.seat, game.state.turns
        game.choose(bots[seat].choose(game.view(seat)))
        if match.learns and game.state.turns > turns and not game.state.ending:
            seen.append((teams[seat], *_standing(game, seat)))
    scores = [game.score(team) for team in (0, 1)]
    result = game.standing().winner
    rows = [(scores[team] - scores[1 - team] - lead, features) for team, lead, features in seen]
    return Played(match.name, {"bliss": 1.0, "gloom": 0.0}.get(result, 0.5), rows)


def _bot(match: Match, seat: int, team: int) -> Bot:
    weights, seed = match.weights[team], bot_seed(match.seed, seat)
    return make_bot("greedy", seed) if weights is None else PlannerBot(seed, Limits(nodes=match.nodes), weights)


def _standing(game: Game, seat: int) -> tuple[float, list[float]]:
    """How far ahead a seat's team is, and what it has more than the other of what counts, as the seat sees it."""
    view, team = game.view(seat), game.state.table.team[seat]
    lead = game.score(team) - game.score(1 - team)
    found = Sight(view, team).features(game)
    return lead, [own - other for own, other in zip(found[team], found[1 - team], strict=True)]


# Learning.


def part_of(edition: str) -> str:
    """Which weights count in an edition."""
    return new_game(edition=edition).state.table.rulebook.look.kind


def perturbed(weights: Weights, part: str, rng: random.Random) -> Weights:
    """Weights that are each a little off."""
    return changed(weights, part, [value * rng.lognormvariate(0, OFF) for value in getattr(weights, part)])


def changed(weights: Weights, part: str, numbers: Iterable[float]) -> Weights:
    """Weights with other numbers in one part."""
    return weights._replace(**{part: tuple(numbers)})  # type: ignore[arg-type]  # the name of a part


def fitted(rows: Sequence[Row], weights: Sequence[float]) -> list[float]:
    """The weights that foretell best what was still gained, held near those there are."""
    size = len(weights)
    matrix = [[0.0] * size for _ in range(size)]
    for place, weight in enumerate(weights):
        matrix[place][place] = HOLD / max(abs(weight), 0.15) ** 2
    aim = [0.0] * size
    for gain, features in rows:
        rest = gain - sum(weight * value for weight, value in zip(weights, features, strict=True))
        used = [place for place in range(size) if features[place]]
        for one in used:
            aim[one] += features[one] * rest
            row = matrix[one]
            for two in used:
                row[two] += features[one] * features[two]
    return [weight + change for weight, change in zip(weights, solved(matrix, aim), strict=True)]


def solved(matrix: list[list[float]], aim: list[float]) -> list[float]:
    """The solution of a symmetric positive system, by elimination."""
    size = len(aim)
    rows = [[*row, value] for row, value in zip(matrix, aim, strict=True)]
    for place in range(size):
        pivot = rows[place][place]
        for below in range(place + 1, size):
            factor = rows[below][place] / pivot
            if factor:
                rows[below] = [value - factor * own for value, own in zip(rows[below], rows[place], strict=True)]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][later] * found[later] for later in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def candidates(weights: Weights, part: str, learnt: Sequence[float]) -> dict[str, Weights]:
    """What is to meet the weights there are."""
    found = {
        f"learnt {step}": changed(
            weights, part, [old + step * (new - old) for old, new in zip(getattr(weights, part), learnt, strict=True)]
        )
        for step in STEPS
    }
    found["no foresight"] = weights._replace(foresight=0.0)
    found["more foresight"] = weights._replace(foresight=1.0)
    found["less hope"] = weights._replace(action_left=weights.action_left / 2, absorb_left=weights.absorb_left / 2)
    return found


# Playing many games until a moment.


class Hall:
    """The processes that play."""

    def __init__(self, jobs: int) -> None:
        self._pool = get_context("spawn").Pool(jobs)
        self._jobs = jobs

    def until(self, moment: float, matches: Iterator[Match]) -> Iterator[Played]:
        """Games as they are finished; none is begun after the moment, and those under way then are left out."""
        waiting = [self._pool.apply_async(play, (next(matches),)) for _ in range(self._jobs + 2)]
        while time.monotonic() < moment:
            ready = [result for result in waiting if result.ready()]
            for result in ready:
                waiting.remove(result)
                yield result.get()
                waiting.append(self._pool.apply_async(play, (next(matches),)))
            time.sleep(0.02)

    def close(self) -> None:
        """End the processes, with what they are at."""
        self._pool.terminate()


def lessons(weights: Weights, nodes: int, edition: str, seed: int) -> Iterator[Match]:
    """Games to learn from."""
    rng, part = random.Random(seed), part_of(edition)
    while True:
        seed += 1
        both = perturbed(weights, part, rng), perturbed(weights, part, rng)
        yield Match("lesson", seed, both, nodes, edition, learns=True)


def trials(those: dict[str, Weights], weights: Weights | None, nodes: int, edition: str, seed: int) -> Iterator[Match]:
    """Each in turn against the weights there are, or the greedy bot, every deal with changed sides."""
    while True:
        seed += 1
        for name, own in those.items():
            yield Match(f"+{name}", seed, (own, weights), nodes, edition)
            yield Match(f"-{name}", seed, (weights, own), nodes, edition)


def counted(games: Iterator[Played], scores: dict[str, list[float]]) -> None:
    """Add the shares of each name's games to those there are."""
    for game in games:
        scores.setdefault(game.name[1:], []).append(game.share if game.name[0] == "+" else 1 - game.share)


def figures(shares: Sequence[float]) -> dict[str, float]:
    """A share of the points, with its interval."""
    low, high = interval(sum(shares), len(shares))
    return {"score": round(sum(shares) / max(1, len(shares)), 4), "low": low, "high": high, "games": len(shares)}


# The program.


def as_text(weights: Weights) -> str:
    """The file of weights anew: its words stay, its numbers are these."""
    numbers = {part: dict(zip(names, getattr(weights, part), strict=True)) for part, names in PARTS.items()}
    numbers["search"] = {name: getattr(weights, name) for name in Weights._fields if name not in PARTS}
    lines, part = [], ""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            part = line.strip("[]")
        name = line.partition(" = ")[0]
        is_number = " = " in line and not line.startswith("#")
        lines.append(f"{name} = {round(numbers[part][name], 3)}" if is_number else line)
    return "\n".join(lines) + "\n"


def tune(minutes: float, jobs: int, nodes: int, seed: int, folder: Path, edition: str = EDITIONS[0]) -> None:
    """Learn, try, and write what came of it: `weights.toml` and `report.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    whole = 60 * minutes - 10
    ends = [began + whole * sum(SHARES[: place + 1]) for place in range(len(SHARES))]
    base, hall, part = own_weights(), Hall(jobs), part_of(edition)
    rows: list[Row] = []
    games = 0
    for game in hall.until(ends[0], lessons(base, nodes, edition, seed)):
        rows += game.rows
        games += 1
    learnt = fitted(rows, getattr(base, part))
    report: dict[str, object] = {
        "lessons": games, "positions": len(rows), "learnt": dict(zip(FEATURES[part], learnt, strict=True)),
    }  # fmt: skip
    _write(folder, base, report)
    those = candidates(base, part, learnt)
    scores: dict[str, list[float]] = {}
    for place in range(ROUNDS):
        until = ends[0] + (ends[1] - ends[0]) * (place + 1) / ROUNDS
        counted(hall.until(until, trials(those, base, nodes, edition, seed + 100_000 * (place + 1))), scores)
        ranked = sorted(those, key=lambda name: -figures(scores.get(name, [0.0]))["score"])
        those = {name: those[name] for name in ranked[: max(1, len(ranked) // 2)]}
        report["trials"] = {name: figures(shares) for name, shares in scores.items()}
        _write(folder, base, report)
    (best,) = those if len(those) == 1 else list(those)[:1]
    is_better = figures(scores.get(best, []))["low"] > 0.5
    report["best"] = best if is_better else ""
    _write(folder, those[best] if is_better else base, report)
    _write(folder, those[best], report, "candidate.toml")
    final: dict[str, list[float]] = {}
    counted(hall.until(ends[2], trials({"base": base, best: those[best]}, None, 0, edition, seed + 900_000)), final)
    report["against greedy"] = {name: figures(shares) for name, shares in final.items()}
    _write(folder, those[best] if is_better else base, report)
    hall.close()
    print(json.dumps({name: value for name, value in report.items() if name != "learnt"}, indent=2))


def _write(folder: Path, weights: Weights, report: dict[str, object], name: str = "weights.toml") -> None:
    (folder / name).write_text(as_text(weights), encoding="utf-8", newline="\n")
    (folder / "report.json").write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8", newline="\n")


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="Tune the planner's weights by games.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--nodes", type=int, default=1000, help="positions a plan looks at, but for the last games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/tune"))
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="which games to tune for")
    given = parser.parse_args()
    tune(given.minutes, given.jobs, given.nodes, given.seed, given.out, given.edition)


if __name__ == "__main__":
    main()
