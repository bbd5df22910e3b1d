"""How many decisions a second many games at once make, beside the bare engine: `python -m bench.environments`."""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from cerebria import among_programs, new_game
from cerebria.env.vector import Games, GamesInProcesses

KINDS: dict[str, dict[str, Any]] = {
    "basic game for two": {"players": 2, "mode": "basic"},
    "four seats": {"players": 4},
    "Balance, six seats": {"players": 6, "balance": True},
}


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--seconds", type=float, default=10)
    parse.add_argument("--games", type=int, default=64)
    parse.add_argument("--processes", type=int, default=2)
    given = parse.parse_args()
    for kind, options in KINDS.items():
        bare = _rate(_bare(options), 1, given.seconds)
        games = Games(given.games, **options)
        one = _rate(partial(_step, games), given.games, given.seconds)
        with GamesInProcesses(given.games, given.processes, **options) as shared:
            several = _rate(partial(_step, shared), given.games, given.seconds)
        print(
            f"{kind}: bare {bare:.0f} decisions/s; with observations and masks {one:.0f}"
            f" ({bare / one:.1f} times as long); in {given.processes} processes {several:.0f}"
        )


def _step(games: Games | GamesInProcesses) -> None:
    games.step(games.random_actions())


def _bare(options: dict[str, Any]) -> Callable[[], object]:
    """One decision after another, by chance, of one game after another."""
    rng, seed = random.Random(1), 0
    game = new_game(**among_programs({**options, "seed": seed}))

    def step() -> None:
        nonlocal game, seed
        game.advance(rng.choice(game.state.options))
        if game.is_over:
            seed += 1
            game = new_game(**among_programs({**options, "seed": seed}))

    return step


def _rate(step: Callable[[], object], decisions: int, seconds: float) -> float:
    """How many decisions a second."""
    begun, count = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < seconds:
        step()
        count += decisions
    return count / spent


if __name__ == "__main__":
    main()
