"""What following the first hint costs, and how long hints take.

    python -m bench.hints --positions 300 --jobs 16 --out build/hints.md --rows build/hints.jsonl

At turns of games of every kind the first hint is held against what the strongest bot chooses with ten times the
thought. Where they differ, both choices are made in the same imagined worlds, `expert` plays the turn to its end, and
everybody plays on for a round, as well as a short search can tell: what the chance to win is then, on average, is what
the choices are worth. The same is told of the answer that comes at once.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from bench.spread import spread
from bench.tables import markdown
from cerebria import Choice, Game, Role, View, among_programs, imagine, new_game
from cerebria.bots import NO_LIMITS, Limits, bot_seed, make_bot
from cerebria.bots.chances import Chancer
from cerebria.bots.hints import AT_ONCE, Adviser

KINDS: Final[dict[str, dict[str, Any]]] = {
    "teams": {},
    "duel": {"players": 2},
    "balance": {"balance": True},
    "rounds": {"edition": "prototype"},
    "ego": {"ego": "gloom"},
    "preview": {"edition": "preview"},
    "basic": {"players": 2, "mode": "basic"},
}
MORE: Final = 10
"""Times the thought of a hint."""
WORLDS: Final = 6
"""In how many worlds two choices are compared."""
EXPERT: Final = Limits(nodes=3000)
"""For the rest of the turn."""
LATER: Final = Limits(nodes=60)
"""For every turn after it."""


class Tried(NamedTuple):
    """A position: what is best by ten times the thought, the first hint and the answer at once, what each of those two
    choices loses against the best, and how long both took, by the processor's clock."""

    number: int
    kind: str
    best: str
    first: str
    at_once: str
    lost: float
    lost_at_once: float
    seconds: float
    seconds_at_once: float


def position(number: int, kind: str) -> Game:
    """The middle of a turn somewhere in a game of greedy bots."""
    rng = random.Random(number)
    for seed in range(1000 * number, 1000 * number + 1000):
        game = new_game(**among_programs({"seed": seed, **KINDS[kind]}))
        bots = {seat: make_bot("greedy", bot_seed(seed, seat)) for seat in game.players}
        left = rng.randrange(1, 60)
        while decision := game.decision:
            if Role.TURN in decision.roles and len(decision.options) > 1:
                left -= 1
                if not left:
                    return game
            game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    raise AssertionError("no game is long enough")


def hinted(view: View, limits: Limits) -> tuple[Choice, float, int]:
    """The first hint, how long it took, and what was looked at."""
    adviser, began = Adviser(0, limits), time.process_time()
    found = adviser.hints(view)
    return found[0].choice, time.process_time() - began, adviser.work.positions


def played_on(world: Game, choice: Choice, seat: int) -> float:
    """The chance of a seat's team when a choice is made, its turn played to the end by the strongest bot, and a round
    after it."""
    game = world.after(choice)
    turn, expert = world.state.turns, make_bot("expert", 1, EXPERT)
    others = {each: make_bot("hard", each, LATER) for each in game.players}
    while (decision := game.decision) and game.state.turns <= turn + len(game.players):
        is_own = game.state.turns == turn and decision.seat == seat
        bot = expert if is_own else others[decision.seat]
        game = game.after(bot.choose(game.view(decision.seat)))
    view = game.view(seat)
    return Chancer(view)(view)[game.state.table.team[seat]]


def tried(job: tuple[int, str]) -> Tried:
    """One position, looked at."""
    number, kind = job
    game = position(number, kind)
    assert game.decision is not None
    seat = game.decision.seat
    view = game.view(seat)
    first, seconds, looked_at = hinted(view, NO_LIMITS)
    at_once, seconds_at_once, _ = hinted(view, AT_ONCE)
    best = make_bot("expert", number, Limits(nodes=MORE * looked_at)).choose(view)
    choices = {first, at_once, best}
    worlds = [imagine(view, random.Random(seed)) for seed in range(WORLDS)] if len(choices) > 1 else []
    chances = {
        choice: fmean(played_on(world, choice, seat) for world in worlds) if worlds else 0.0 for choice in choices
    }
    return Tried(
        number, kind, best.text, first.text, at_once.text,
        chances[best] - chances[first], chances[best] - chances[at_once], seconds, seconds_at_once,
    )  # fmt: skip


def row(name: str, found: Sequence[Tried]) -> tuple[str, ...]:
    """What some positions say, as cells of the table."""

    def lost(values: Sequence[float]) -> str:
        doubt = 196 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
        return f"{100 * fmean(values):.1f} ± {doubt:.1f}"

    return (
        name,
        str(len(found)),
        lost([each.lost for each in found]),
        lost([each.lost_at_once for each in found]),
        f"{fmean(each.seconds for each in found):.1f} s, at most {max(each.seconds for each in found):.1f} s",
        f"{fmean(each.seconds_at_once for each in found):.2f} s",
    )


HEAD: Final = ("kind of game", "positions", "lost by the first hint", "by the answer at once", "thought", "at once")


def table(found: Sequence[Tried]) -> str:
    """All of it, by kind."""
    rows: list[tuple[str, ...]] = [HEAD]
    rows += [row(kind, own) for kind in KINDS if (own := [each for each in found if each.kind == kind])]
    if found:
        rows.append(row("all", found))
    return "\n".join(markdown(rows)) + "\n"


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="What following the first hint costs, in points of chance.")
    parser.add_argument("--positions", type=int, default=14)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="when to stop, with what was looked at by then")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the table goes")
    parser.add_argument(
        "--rows", type=Path, help="a file that gets a line for every position as soon as it is looked at"
    )
    given = parser.parse_args()
    jobs = list(zip(range(given.seed, given.seed + given.positions), cycle(KINDS), strict=False))
    found = list(spread(tried, jobs, given.jobs, given.minutes, given.rows))
    print(table(found))
    if given.out is not None:
        given.out.write_text(table(found), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
