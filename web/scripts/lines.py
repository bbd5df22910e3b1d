"""Play random games and write down, for decisions in them, every line of choices that the engine offers, up to the
choice with which something happens, beside what the page is told on the way.

Run: .venv/bin/python web/scripts/lines.py               what the tests look at every time
     .venv/bin/python web/scripts/lines.py FILE SEED…    every decision of the games with these numbers
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cerebria import Game, facts, new_game, ways
from cerebria.model.choices import TOKEN_NONE

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.games import options_for

SILENT = {"named"}
NO_TOKEN = "token none"
FIXTURE = Path(__file__).parents[1] / "test" / "fixtures" / "lines.json"
FEW = (1000, 1011, 100_101, 200_103, 300_001, 400_001)
SMALL = 4_000


class Lines:
    """All that may be chosen from one decision on, each different moment of it once."""

    def __init__(self, game: Game) -> None:
        self.nodes: list[dict[str, Any]] = []
        self._places: dict[str, int] = {}
        self.root = self._add(game)

    def _add(self, game: Game) -> int:
        """The moment at which a game stands, after all those to which it leads."""
        node = told(game)
        node["next"] = {}
        assert game.decision is not None
        for choice in game.decision.options:
            there = game.copy()
            happened = {event.kind for event in there.choose(choice)}
            goes_on = there.decision is not None and happened <= SILENT
            node["next"][choice.text] = self._add(there) if goes_on else None
        key = json.dumps(node)
        if key not in self._places:
            self._places[key] = len(self.nodes)
            self.nodes.append(node)
        return self._places[key]


def told(game: Game) -> dict[str, Any]:
    """What the page is told of a decision, as far as it hangs on it what can be pressed."""
    assert game.decision is not None
    view = game.view(game.decision.seat)
    words = view.to_json()
    decision = {key: words["decision"][key] for key in ("seat", "kind", "options")}
    asks_for_token = any(option.number == TOKEN_NONE for option in game.decision.options)
    return {
        "view": {"seat": words["seat"], "actions": words["actions"], "ending": words["ending"], "decision": decision},
        "facts": {choice.text: fact.to_json() for choice, fact in facts(view).items()} if asks_for_token else {},
        "ways": [way.to_json() | {"price": None} for way in ways(view)],
    }


def decisions(seed: int) -> Iterator[dict[str, Any]]:
    """The decisions of a random game before which something happened."""
    game, rng, is_new = new_game(**options_for(seed)), random.Random(seed), True
    while game.decision is not None:
        if is_new and len(game.decision.options) > 1:
            lines = Lines(game)
            yield {"edition": game.options.edition, "root": lines.root, "nodes": lines.nodes}
        is_new = not {event.kind for event in game.choose(rng.choice(game.decision.options))} <= SILENT


def shapes(decision: dict[str, Any], at: int, line: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The kinds of choices that lines consist of."""
    for choice, there in decision["nodes"][at]["next"].items():
        longer = *line, choice if choice == NO_TOKEN else choice.split()[0]
        if there is None:
            yield longer
        else:
            yield from shapes(decision, there, longer)


def few() -> Iterator[dict[str, Any]]:
    """Small decisions with lines of a shape that those before have not."""
    met: set[tuple[str, ...]] = set()
    for seed in FEW:
        for decision in decisions(seed):
            found = set(shapes(decision, decision["root"]))
            if not found <= met and len(json.dumps(decision)) <= SMALL:
                met |= found
                yield decision


def main() -> None:
    """Write the lines."""
    parser = argparse.ArgumentParser()
    parser.add_argument("file", type=Path, nargs="?", default=FIXTURE)
    parser.add_argument("seeds", type=int, nargs="*")
    asked = parser.parse_args()
    found = [one for seed in asked.seeds for one in decisions(seed)] if asked.seeds else list(few())
    asked.file.write_text(json.dumps(found) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
