"""Keep games explained, with what the terminal says of them.

The tests hold the client's words to these. Run: .venv/bin/python web/scripts/explained.py
"""

import json
from pathlib import Path
from typing import Any

import cerebria
from cerebria.bots import Limits, make_bot
from cerebria.bots.analysis import Moment, analyse
from cerebria.cli.hinting import line_text, reason_text, reasons_told
from cerebria.cli.names import seat_of

FILE = Path(__file__).parents[1] / "test" / "fixtures" / "explained.json"
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2, "seed": 5},
    {"seed": 1, "balance": True},
    {"seed": 3, "ego": "gloom"},
    {"seed": 3, "edition": "prototype"},
)
TURNS = 14
"""Of each game: enough for a Revelation or two."""
MOST_MOMENTS = 8
LITTLE = Limits(nodes=60)
LEAD = {"which": "common", "rival": "gloom", "before": 3, "after": 3, "rival_before": 4, "rival_after": 2}
RARE: tuple[dict[str, Any], ...] = (
    {"kind": "over", "winner": "bliss"},
    {"kind": "over", "winner": None},
    {"kind": "lead", "aspiration": "unity", "how": "taken", **LEAD},
    {"kind": "lead", "aspiration": "liveliness", "how": "level", **LEAD},
    {"kind": "condition", "aspiration": "unity", "condition": "tie", "holds": True},
    {"kind": "condition", "aspiration": "unity", "condition": "own", "holds": False},
    {"kind": "control", "place": "motives", "loser": "bliss", "gainer": None},
    {"kind": "control", "place": "desires-values", "loser": "bliss", "gainer": "gloom"},
    {"kind": "yet", "lead": 5, "at_end": -6},
    {"kind": "yet", "lead": 9, "at_end": -2},
    {"kind": "yet", "lead": 1, "at_end": 0},
    {"kind": "yet", "lead": -2, "at_end": 0},
    {"kind": "rest", "actions": 1, "other": None, "loses": 0.0},
    {"kind": "rest", "actions": 2, "other": "harvest", "loses": 0.001},
    {"kind": "rest", "actions": 1, "other": "quell", "loses": 0.024},
    {"kind": "answer", "seat": "hatred", "then": {"kind": "over", "winner": "gloom"}},
)
"""Reasons that do not come up in them."""


def main() -> None:
    """Play a little, and write what is said of the turns that mattered."""
    games = []
    for options in GAMES:
        game = cerebria.new_game(**options)
        bot = make_bot("medium", 1)
        while game.decision is not None and game.state.turns < TURNS:
            game.choose(bot.choose(game.view(game.decision.seat)))
        found = analyse(game, most=MOST_MOMENTS, limits=LITTLE)
        moments = [{**moment.to_json(), "told": _told(game, moment)} for moment in found.moments]
        games.append({"options": options, "moments": moments})
    table = cerebria.new_game().state.table
    rare = [{**reason, "told": _rarely(reason, table)} for reason in RARE]
    text = json.dumps({"games": games, "rare": rare}, separators=(",", ":"), ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8", newline="\n")


def _told(game: cerebria.Game, moment: Moment) -> dict[str, Any]:
    table = game.state.table
    seat = seat_of(table, moment.seat)
    better = moment.better
    return {
        "played": line_text(moment.played, table, seat),
        "reasons": reasons_told(moment.reasons, table, seat),
        "better": better and {
            "line": line_text(better.line, table, seat),
            "reasons": reasons_told(better.reasons, table, seat),
        },
    }  # fmt: skip


def _rarely(reason: dict[str, Any], table: Any) -> str:
    facts = dict(reason)
    return reason_text(facts.pop("kind"), facts, table, 0)


if __name__ == "__main__":
    main()
