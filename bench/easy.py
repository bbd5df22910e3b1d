"""How the level easy plays, and who wins against it.

    python -m bench.easy --games 400 --jobs 16 --out build/easy.md

Newcomers are stood for by the greedy bot with a handicap: it overlooks a share of what it could do in its turn. They
play first games against `easy`: the basic rules, two seats. That `medium` beats it as well is told of the full game.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from bench.tables import markdown
from cerebria import Choice, Decision, Role, among_programs, new_game
from cerebria.bots import Bot, GreedyBot, bot_seed, make_bot
from cerebria.bots.chances import result_of

FIRST: Final[dict[str, Any]] = {"players": 2, "mode": "basic"}
HANDICAPS: Final = (0.0, 0.2, 0.4, 0.6)
"""How much a newcomer overlooks."""
END_TURN: Final = Choice.parse("end-turn")
ATTACKS: Final = {("loses", "quell"), ("actions", "raze")}
"""Events that tell of an attack, and why they happen."""


class Newcomer(GreedyBot):
    """Looks one action ahead, and overlooks some of what there is to see."""

    def __init__(self, seed: int, overlooked: float) -> None:
        super().__init__(seed)
        self._overlooked = overlooked
        self._chance = random.Random(seed)

    def _considered(self, decision: Decision) -> list[Choice]:
        found = super()._considered(decision)
        if Role.TURN not in decision.roles:
            return found
        return [choice for choice in found if choice is END_TURN or self._chance.random() >= self._overlooked]


class Played(NamedTuple):
    """A game against easy: what its opponent had of it, by how many points, and what easy did."""

    share: float
    margin: int
    turns: int
    left: int
    """Actions that easy left."""
    idle: int
    """Turns in which it left two or more."""
    attacks: int


def play(number: int, options: dict[str, Any], handicap: float | None) -> Played:
    """A game against easy of a newcomer with a handicap, or of medium; every deal is played from both sides."""
    game = new_game(**among_programs({"seed": number // 2, **options}))
    table = game.state.table
    team = table.teams[number % 2]
    bots: dict[int, Bot] = {}
    for seat in game.players:
        seed = bot_seed(number, seat)
        if table.team[seat] != team:
            bots[seat] = make_bot("easy", seed)
        else:
            bots[seat] = make_bot("medium", seed) if handicap is None else Newcomer(seed, handicap)
    done: Counter[str] = Counter()
    while decision := game.decision:
        choice = bots[decision.seat].choose(game.view(decision.seat))
        is_easy = table.team[decision.seat] != team
        if is_easy and choice is END_TURN:
            done.update(turns=1, left=game.state.actions, idle=game.state.actions > 1)
        happened = game.choose(choice)
        if is_easy:
            done["attacks"] += sum((event.kind, event.data.get("why")) in ATTACKS for event in happened)
    other = next(each for each in table.teams if each != team)
    margin = game.score(team) - game.score(other)
    return Played(result_of(game)[team], margin, done["turns"], done["left"], done["idle"], done["attacks"])


def row(name: str, games: Sequence[Played]) -> tuple[str, ...]:
    """What some games say, as cells of the table."""
    share = fmean(game.share for game in games)
    doubt = 1.96 * (share * (1 - share) / len(games)) ** 0.5
    turns = sum(game.turns for game in games)
    return (
        name,
        f"{100 * share:.1f} % ± {100 * doubt:.1f}",
        f"{fmean(game.margin for game in games):+.1f}",
        f"{sum(game.left for game in games) / turns:.2f}",
        f"{100 * sum(game.idle for game in games) / turns:.0f} %",
        f"{fmean(game.attacks for game in games):.1f}",
    )


HEAD: Final = (
    "against easy", "wins", "points ahead", "Actions easy leaves a turn", "turns it leaves two", "its attacks a game",
)  # fmt: skip


def rows(games: int, jobs: int, handicaps: Sequence[float]) -> Iterator[tuple[str, ...]]:
    """The table, a row for each opponent of easy."""
    with get_context("spawn").Pool(jobs) as pool:
        for handicap in handicaps:
            found = pool.map(partial(play, options=FIRST, handicap=handicap), range(games), 4)
            name = "greedy" if not handicap else f"greedy, overlooking {100 * handicap:.0f} %"
            yield row(f"{name}, first game", found)
        yield row("medium, full game for four", pool.map(partial(play, options={}, handicap=None), range(games), 4))


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="How the level easy plays, and who wins against it.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--handicaps", type=float, nargs="*", default=HANDICAPS)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    table: list[tuple[str, ...]] = [HEAD]
    for found in rows(given.games, given.jobs, given.handicaps):
        table.append(found)
        print(*found, sep=" | ", flush=True)
    if given.out is not None:
        given.out.write_text("\n".join(markdown(table)) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
