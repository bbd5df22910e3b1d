"""How long one decision of the strongest bot takes on several cores: `python -m bench.cores --cores 1 2 4 8`.

The same turns are planned on each number of cores, and must be planned alike. Time is that of the clock: on a machine
that has other things to do it says little.
"""

from __future__ import annotations

import argparse
import time
from statistics import median
from typing import NamedTuple

from bench.tables import markdown
from cerebria import Choice, Game, new_game
from cerebria.bots import LEVELS, Limits, bot_seed, make_bot
from cerebria.bots.mcts_bot import MctsBot

HEAD = ("cores", "a plan", "positions a second", "playouts a second")


class Planned(NamedTuple):
    """What a bot chose, how long it took, and what it looked at."""

    choice: Choice
    seconds: float
    positions: int
    playouts: int


def turns(count: int) -> list[Game]:
    """Beginnings of turns in the middle of games."""
    found: list[Game] = []
    for seed in range(count):
        game = new_game(seed=seed)
        bots = [make_bot(LEVELS["medium"], bot_seed(seed, seat)) for seat in game.players]
        while (decision := game.decision) and not (decision.kind == "turn" and game.state.turns == 8 + seed % 8):
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
        found.append(game)
    return [game for game in found if not game.is_over]


def planned(game: Game, cores: int, nodes: int) -> Planned:
    """One decision."""
    assert game.decision is not None
    bot = MctsBot(1, Limits(nodes, cores=cores))
    view = game.view(game.decision.seat)
    began = time.perf_counter()
    choice = bot.choose(view)
    return Planned(choice, time.perf_counter() - began, bot.work.positions, bot.work.playouts)


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="How long one decision takes on several cores.")
    parser.add_argument("--cores", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--turns", type=int, default=10, help="turns to plan")
    parser.add_argument("--nodes", type=int, default=0, help="positions a plan looks at; 0 for what the bot likes")
    given = parser.parse_args()
    games = turns(given.turns)
    table = [HEAD]
    first: list[Choice] = []
    for cores in given.cores:
        # Starting the processes is no part of a decision: they are kept.
        planned(games[0], cores, 50)
        found = [planned(game, cores, given.nodes) for game in games]
        choices = [each.choice for each in found]
        first = first or choices
        if choices != first:
            raise SystemExit(f"{cores} cores chose otherwise")
        seconds = sum(each.seconds for each in found)
        table.append((
            str(cores), f"{median(each.seconds for each in found):.2f} s",
            f"{sum(each.positions for each in found) / seconds:,.0f}",
            f"{sum(each.playouts for each in found) / seconds:,.1f}",
        ))  # fmt: skip
    print("\n".join(markdown(table)))


if __name__ == "__main__":
    main()
