"""How strong Ego is at each step of difficulty, against `greedy`: `python -m tests.ego_ladder 500` writes the table.

The same games, by number, are played at every step: both teams, all Spirits, sides and decks in turn.
"""

import random
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from cerebria import new_game
from cerebria.bots import bot_seed, make_bot
from cerebria.content.ego import DIFFICULTY, MEDIUM
from tests.games import SPIRITS

LADDER = [*reversed([step for step in DIFFICULTY if step.startswith("easier")]), MEDIUM,
          *(step for step in DIFFICULTY if step.startswith("harder"))]  # fmt: skip
"""Levels, each with the steps before it, from the easiest on."""
ALONE = [[step] for step in DIFFICULTY]


class Played(NamedTuple):
    """Ego's part of the win, and both scores."""

    won: float
    ego: int
    people: int


def options(number: int, difficulty: str | list[str]) -> dict[str, Any]:
    """The game of this number, at some difficulty."""
    rng = random.Random(number)
    ego, people = (("bliss", "gloom"), ("gloom", "bliss"))[number % 2]
    return {
        "ego": ego, "players": 2, "difficulty": difficulty, "seed": number,
        "spirits": {people: rng.sample(SPIRITS[people], 2)}, "decks": rng.choice(("starter", "spirit")),
        "team_side": "AB"[number // 2 % 2], "spirit_side": "AB"[number // 4 % 2],
    }  # fmt: skip


def play(task: tuple[int, str | list[str]]) -> Played:
    """One game with `greedy` in the people's seats."""
    number, difficulty = task
    game = new_game(**options(number, difficulty))
    bots = {seat: make_bot("greedy", bot_seed(number, seat)) for seat in game.state.table.players}
    while game.decision is not None:
        seat = game.decision.seat
        game.choose(bots[seat].choose(game.view(seat)))
    result, ego = game.result, game.options.ego
    assert result is not None
    won = 0.5 if result.winner == "draw" else float(result.winner == ego)
    return Played(won, result.scores[ego], sum(result.scores.values()) - result.scores[ego])


def line(name: str, played: list[Played]) -> str:
    """A line of the table: how often Ego wins with its 95 % interval, and the mean scores."""
    count = len(played)
    share = sum(each.won for each in played) / count
    half = 1.96 * sqrt(share * (1 - share) / count)
    ego, people = (sum(scores) / count for scores in zip(*((each.ego, each.people) for each in played), strict=True))
    return f"| {name} | {100 * share:.1f} % ± {100 * half:.1f} | {ego:.1f} | {people:.1f} |"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    print("| difficulty | Ego wins | Ego's points | people's points |\n| --- | --- | --- | --- |")
    with ProcessPoolExecutor() as pool:
        for level in (*LADDER, *ALONE):
            played = list(pool.map(play, [(number, level) for number in range(count)], chunksize=4))
            print(line(level if isinstance(level, str) else f"{level[0]} alone", played), flush=True)


if __name__ == "__main__":
    main()
