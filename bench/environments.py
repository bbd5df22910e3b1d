"""How many decisions a second many games at once make, beside the bare engine: `python -m bench.environments`."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from cerebria import among_programs, new_game
from cerebria.env import Observer
from cerebria.env.rewards import pass_forced
from cerebria.env.vector import Games, GamesInProcesses

KINDS: dict[str, dict[str, Any]] = {
    "basic game for two": {"players": 2, "mode": "basic"},
    "four seats": {"players": 4},
    "Balance, six seats": {"players": 6, "balance": True},
}


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--seconds", type=float, default=10, help="how long each is measured")
    parse.add_argument("--rounds", type=int, default=3, help="of so many times the best one counts")
    parse.add_argument("--games", type=int, default=64)
    parse.add_argument("--processes", type=int, default=2)
    given = parse.parse_args()
    spend = given.seconds / given.rounds

    def best(step: Callable[[], object], decisions: int, clock: Callable[[], float] = time.process_time) -> float:
        return max(_rate(step, decisions, spend, clock) for _ in range(given.rounds))

    for kind, options in KINDS.items():
        bare = best(_bare(options), 1)
        games = Games(given.games, **options)
        one = best(partial(_step, games), given.games)
        shown = best(partial(_look, games), given.games)
        with GamesInProcesses(given.games, given.processes, **options) as shared:
            several = best(partial(_step, shared), given.games, time.perf_counter)
        print(
            f"{kind}: bare {bare:.0f} decisions/s; with observations and masks {one:.0f}"
            f" ({bare / one:.1f} times as long); in {given.processes} processes {several:.0f};"
            f" a vector with its mask {1e6 / shown:.1f} µs"
        )


def _step(games: Games | GamesInProcesses) -> None:
    games.step(games.random_actions())


def _look(games: Games) -> None:
    """A whole vector for each game, of a seat that has never looked, and its mask."""
    for game in games.games:
        Observer(game.state.table).look(game.glimpse(game.decider))
        game.mask()


def _bare(options: dict[str, Any]) -> Callable[[], object]:
    """One decision after another, by chance, of one game after another; what is forced is no decision."""
    rng, seed = random.Random(1), 0
    game = new_game(**among_programs({**options, "seed": seed}))

    def step() -> None:
        nonlocal game, seed
        game.advance(rng.choice(game.state.options))
        pass_forced(game)
        if game.is_over:
            seed += 1
            game = new_game(**among_programs({**options, "seed": seed}))

    return step


def _rate(step: Callable[[], object], decisions: int, seconds: float, clock: Callable[[], float]) -> float:
    """How many decisions a second, by a clock: that of this process does not count what others do meanwhile."""
    begun, count = clock(), 0
    while (spent := clock() - begun) < seconds:
        step()
        count += decisions
    return count / spent


if __name__ == "__main__":
    main()
