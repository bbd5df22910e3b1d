"""Play seeded games with bots and keep a view of each, for the tests.

Run: .venv/bin/python web/scripts/fixtures.py
"""

import json
import random
from pathlib import Path
from typing import Any

import cerebria
from cerebria import hosting
from cerebria.bots import make_bot
from cerebria.model.events import in_words

FOLDER = Path(__file__).parents[1] / "test" / "fixtures"
RULES = 2
"""The version by which these games were found that show so much."""
TURNS = 18
GAMES: dict[str, dict[str, Any]] = {
    "late": {
        "seed": 30,
        "decks": "spirit",
        "spirits": {"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]},
        "spirit_side": "B",
    },
    "three-teams": {"seed": 11, "balance": True, "spirit_side": "B"},
}
ROUNDS: dict[str, Any] = {"seed": 27, "edition": "prototype"}
ROUNDS_TURNS = 37
EGO: dict[str, Any] = {"seed": 3, "players": 2, "ego": "gloom"}
EGO_TURNS = 4
FORETOLD: tuple[dict[str, Any], ...] = (
    {"seed": 1},
    {"seed": 2, "mode": "basic"},
    {"seed": 3, "balance": True},
    {"seed": 4, "ego": "gloom"},
    {"seed": 5, "edition": "preview"},
    {"seed": 6, "edition": "prototype"},
)
FORETOLD_CHOICES = 6


def play(options: dict[str, Any], turns: int, bot: str = "greedy") -> cerebria.Game:
    """A game played until a player is asked for the first action after so many turns, or to its end."""
    game = cerebria.new_game(rules=RULES, **options)
    bots = [make_bot(bot, seat) for seat in range(len(game.spirits))]
    while (decision := game.decision) is not None:
        if game.state.turns >= turns and decision.kind == "turn":
            break
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return game


def fixture(game: cerebria.Game) -> dict[str, Any]:
    """The view of the seat that decides, or of the first one, beside the options of the game."""
    seat = game.decision.seat if game.decision else 0
    return {"options": game.options.to_json(), "view": game.view(seat).to_json()}


def ego_turns() -> dict[str, Any]:
    """Some turns of Ego's: what a seat heard of the choice in which each happened, and its views around it."""
    game = cerebria.new_game(rules=RULES, **EGO)
    bots = [make_bot("greedy", seat) for seat in game.state.table.players]
    moments: list[dict[str, Any]] = []
    while (decision := game.decision) is not None and len(moments) < EGO_TURNS:
        before = game.view(0).to_json()
        led = hosting.advance_with_cuts(game, bots[decision.seat].choose(game.view(decision.seat)))
        events = [in_words(raw, game.state.table, 0) for raw in led.events]
        if any(event.kind == "schemes" for event in events):
            moment = {
                "before": before,
                "events": [event._asdict() for event in events],
                "stages": told_at(led.stages, before),
                "after": game.view(0).to_json(),
            }
            moments.append(moment)
    return {"options": game.options.to_json(), "moments": moments}


def told_at(stages: list[hosting.Stage], view: dict[str, Any]) -> list[dict[str, Any]]:
    """What was new in the first seat's view at each moment in the middle of a choice."""
    told = []
    for stage in stages:
        before, view = view, {}
        hosting.merge(view, hosting.open_json(stage.game))
        hosting.merge(view, hosting.own_json(stage.game, 0))
        told.append({"events": stage.events, "view": hosting.difference(before, view), "why": stage.why})
    return told


def foretold() -> list[dict[str, Any]]:
    """What is known of choices that empty a Sphere, and of some that only take from one, in games of every kind."""
    found = []
    for options in FORETOLD:
        game, rng, left = cerebria.new_game(**options), random.Random(1), FORETOLD_CHOICES
        while (decision := game.decision) is not None and left:
            choice = rng.choice(decision.options)
            if decision.kind in ("absorb", "absorb-bonus", "meditate-sphere"):
                known = cerebria.facts(game.view(decision.seat))[choice]
                if known.ahead is not None and (known.emptied or left == FORETOLD_CHOICES):
                    left -= 1
                    found.append({"edition": game.options.edition, "choice": choice.text, "fact": known.to_json()})
            game.choose(choice)
    return found


def main() -> None:
    """Write the views."""
    text = json.dumps(foretold(), indent=1)
    (FOLDER / "foretold.json").write_text(text + "\n", encoding="utf-8", newline="\n")
    (FOLDER / "ego.json").write_text(json.dumps(ego_turns()) + "\n", encoding="utf-8", newline="\n")
    games = {name: play(options, TURNS) for name, options in GAMES.items()}
    # Programs that play at random come to know more of its corners.
    games["rounds"] = play(ROUNDS, ROUNDS_TURNS, "random")
    for name, game in games.items():
        text = json.dumps(fixture(game), indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
