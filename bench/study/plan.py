"""What is played: series of games, each of one kind, by one program, by the rules as they are or by changed ones."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.study.experiments import EXPERIMENTS, OFFERED
from cerebria import among_programs
from cerebria.cli.simulate import every_kind

KINDS: Final[dict[str, dict[str, Any]]] = {
    "two": {"players": 2, "mode": "full"},
    "three": {"players": 3, "mode": "full"},
    "four": {"players": 4, "mode": "full"},
    "balance": {"balance": True},
    "ego": {"ego": "gloom", "mode": "full"},
    "preview": {"edition": "preview", "mode": "full"},
    "prototype": {"edition": "prototype"},
}
"""What the games of each kind share; they differ in Spirits, sides, decks, and who plays alone."""
USUAL: Final = "four"
"""The kind that experiments are made with."""
QUICK: Final = 300
"""How many positions a plan of the planner looks at in its quick setting."""
EXPERT: Final = "mcts@1200"
LEARNED: Final = "learned@1200"
"""The same search with a network."""

GREEDY: Final = {
    "two": 4_000, "three": 4_000, "four": 10_000, "balance": 2_500, "ego": 3_000, "preview": 3_000, "prototype": 1_500,
}  # fmt: skip
"""How many games of each kind the program `greedy` plays, besides those of experiments."""
PLANNED: Final = {**dict.fromkeys(KINDS, 350), USUAL: 1_500}
"""The same of the planner."""
CHANGED: Final = 1_300
"""Games of each experiment."""


class Series(NamedTuple):
    """Games that are counted together."""

    kind: str
    bot: str
    games: int
    experiment: str = ""
    """What is changed, if anything."""
    network: str = ""
    """The file of what judges for a bot that has learned."""

    @property
    def name(self) -> str:
        return " ".join(filter(None, (self.kind, self.bot, self.experiment)))

    @property
    def player(self) -> str:
        """The bot by the name that the command line knows."""
        return self.bot if not self.network else f"{self.network}@{self.bot.partition('@')[2]}"


class Task(NamedTuple):
    """A game of a series: its number is its seed, in every series, so that experiments play the same deals."""

    series: Series
    number: int


def whole_study(network: Path | None = None) -> list[Series]:
    """All series, with the games that the study wants of each; with a trained network, those that it judges in."""
    quick = f"planner@{QUICK}"
    found = [Series(kind, "greedy", games) for kind, games in GREEDY.items()]
    found += [Series(kind, quick, games) for kind, games in PLANNED.items()]
    found += [Series(USUAL, "greedy", CHANGED, name) for name in EXPERIMENTS]
    found += [Series(USUAL, quick, 700, name) for name in OFFERED]
    found += [Series("three", "greedy", 2_000, name) for name in OFFERED]
    found += [Series(USUAL, "random", 1_000), Series(USUAL, "absent-minded", 1_000), Series(USUAL, EXPERT, 150)]
    if network is not None:
        found.append(Series(USUAL, LEARNED, 150, network=str(network.absolute())))
    return found


@cache
def kinds_of(kind: str) -> list[dict[str, Any]]:
    """The options of all games of a kind."""
    return every_kind(among_programs(KINDS[kind]))


def tasks(series: Sequence[Series]) -> Iterator[Task]:
    """All games, so that at any moment each series is about as far as the others."""
    waiting = [((1 / each.games), place, 0) for place, each in enumerate(series)]
    heapq.heapify(waiting)
    while waiting:
        _, place, number = heapq.heappop(waiting)
        yield Task(series[place], number)
        if number + 1 < series[place].games:
            heapq.heappush(waiting, ((number + 2) / series[place].games, place, number + 1))
