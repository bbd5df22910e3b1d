"""Whether what is said of games that are over can be trusted, in games of every mode.

python -m tests.trusted --jobs 16 --minutes 8 --rows build/trusted.jsonl
"""

import argparse
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.spread import spread
from cerebria import TEAMS, Game, new_game
from cerebria.bots import GreedyBot, Limits, make_bot
from cerebria.bots.analysis import Moment, Turn, analyse
from cerebria.bots.chances import Chancer
from cerebria.play import record

MODES: tuple[dict[str, Any], ...] = tuple(
    {"seed": seed, **options}
    for seed in range(50)
    for options in (
        {"ego": "gloom"}, {"players": 2}, {}, {"balance": True}, {"players": 2, "mode": "basic"}, {"ego": "bliss"},
        {"edition": "prototype"}, {"edition": "preview"}, {"players": 3, "balance": True},
        {"ego": "gloom", "players": 1},
    )
)  # fmt: skip
"""500 games of every mode."""


class Told(NamedTuple):
    """A game that was explained: how much was told of it, and what was wrong with that, if anything was."""

    options: dict[str, Any]
    turns: int = 0
    moments: int = 0
    better: int = 0
    wrong: str = ""


def checked(options: dict[str, Any]) -> Told:
    """A game of two bots in turn, explained: points by source are the score, chances at the end are 1 and 0 or shared,
    and better ways are better."""
    game = new_game(**options)
    bots = [make_bot(("easy", "random")[seat % 2], seat) for seat in range(len(game.spirits))]
    while decision := game.decision:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    found = analyse(game, limits=Limits(nodes=20), most=2)
    for team, parts in found.sources.items():
        assert sum(parts.values()) == game.score(TEAMS.index(team)) == found.curve[-1].points[team]
    assert found.curve[-1].standing == found.curve[-1].chances
    share = 1 / sum(chance > 0 for chance in found.curve[-1].chances.values())
    assert set(found.curve[-1].chances.values()) <= {0.0, share}
    for moment in found.moments:
        check_better(moment, record.load_game(unfinished(game), up_to=moment.at), game, found.curve)
        for reason in moment.reasons:
            if reason.kind == "points":
                assert sum(reason.facts["parts"].values()) == reason.facts["after"] - reason.facts["before"]
    better = sum(moment.better is not None for moment in found.moments)
    return Told(options, len(found.curve) - 1, len(found.moments), better)


def check_better(moment: Moment, then: Game, game: Game, curve: Sequence[Turn]) -> None:
    """A better way is none that was played, can be played to the end of the turn, and comes to no less there, or after
    the turn of Ego's that came with it."""
    if moment.better is None:
        assert moment.missed == 0
        return
    assert moment.missed > 0
    assert moment.better.line != moment.played
    assert then.decision is not None
    seat, left, other = then.decision.seat, list(moment.better.line), GreedyBot(0)
    played, better = then.copy(), then.copy()
    (until,) = (turn.at for turn in curve if turn.seat is not None and turn.number == moment.turn)
    for choice in game.choices[moment.at : until]:
        played.choose(choice)
    while (decision := better.decision) and better.state.turns < played.state.turns:
        is_own = decision.seat == seat and better.state.turns < moment.turn
        better.choose(left.pop(0) if is_own else other.choose(better.view(decision.seat)))
    assert not left
    ends = [Chancer(view)(view)[then.state.table.team[seat]] for view in (played.view(seat), better.view(seat))]
    assert ends[0] <= ends[1]


def unfinished(game: Game) -> dict[str, Any]:
    """A record that can be played as far as one likes."""
    return record.to_record(game) | {"result": None, "events": None}


def tried(options: dict[str, Any]) -> Told:
    """The same, with what was wrong in place of an exception."""
    try:
        return checked(options)
    except Exception:
        return Told(options, wrong=traceback.format_exc())


def main() -> None:
    """Run it from the command line."""
    parser = argparse.ArgumentParser(description="Whether explanations of games can be trusted, in every mode.")
    parser.add_argument("--from", type=int, default=0, dest="first", help="how many of the games are left out")
    parser.add_argument("--games", type=int, default=len(MODES))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="when to stop, with what was looked at by then")
    parser.add_argument("--rows", type=Path, help="a file that gets a line for every game as soon as it is explained")
    given = parser.parse_args()
    told: Counter[str] = Counter()
    for each in spread(tried, MODES[given.first :][: given.games], given.jobs, given.minutes, given.rows):
        if each.wrong:
            print(each.options, each.wrong, sep="\n", flush=True)
        told.update(games=1, wrong=bool(each.wrong), turns=each.turns, moments=each.moments, better=each.better)
    print(*(f"{what} {count}" for what, count in told.items()), sep=", ")


if __name__ == "__main__":
    main()
