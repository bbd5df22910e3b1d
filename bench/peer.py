"""The yardstick: catanatron, four random players, in this process."""

import argparse
import random
import time
from dataclasses import dataclass
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


@dataclass(frozen=True, slots=True)
class PeerFigures:
    """What the peer does in a second; a decision is an action chosen among more than one."""

    name: str
    games_per_s: float
    decisions_per_s: float
    actions_per_s: float
    decisions_per_game: float
    games: int
    seconds: float


def measure(seconds: float = 10.0, seed: int = 1) -> PeerFigures:
    """Play whole games, one after another, until the time is up.

    The loop is that of `Game.play` without its two copies of the state, so that the peer is not
    charged for what a bare playout does not need.
    """
    _play(seed)  # warms the peer's caches of the map
    games = decisions = actions = 0
    elapsed = 0.0
    start = time.process_time()
    while elapsed < seconds:
        games += 1
        chosen, taken = _play(seed + games)
        decisions += chosen
        actions += taken
        elapsed = time.process_time() - start
    return PeerFigures(
        name=f"catanatron {version('catanatron')}",
        games_per_s=games / elapsed,
        decisions_per_s=decisions / elapsed,
        actions_per_s=actions / elapsed,
        decisions_per_game=decisions / games,
        games=games,
        seconds=elapsed,
    )


def _play(seed: int) -> tuple[int, int]:
    """Play one game to its end; how many decisions it took, and how many actions, forced ones included.

    The peer draws from the module-level generator, whose state is put back afterwards.
    """
    before = random.getstate()
    try:
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        decisions = actions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions += 1
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions, actions
    finally:
        random.setstate(before)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.peer", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure (default 10)")
    figures = measure(parser.parse_args().seconds)
    print(f"{figures.name}, 4 random players: {figures.games} games in {figures.seconds:.1f} s")
    print(f"{figures.games_per_s:,.1f} games/s")
    print(f"{figures.decisions_per_s:,.0f} decisions/s ({figures.decisions_per_game:,.0f} a game)")
    print(f"{figures.actions_per_s:,.0f} actions/s, forced ones included")


if __name__ == "__main__":
    main()
