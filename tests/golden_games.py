"""Writes golden games, views and the perft table: `python -m tests.golden_games`, when rules change on purpose."""

import json
import random
from pathlib import Path
from typing import Any

from cerebria import Game, new_game
from cerebria.model.choices import CHOICES
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.play.record import to_record
from tests.games import numbers, options_for, play_on, random_game

FOLDER = Path(__file__).parent / "golden"
GAMES = FOLDER / "games.jsonl"
PERFT = FOLDER / "perft.json"
SOLO = FOLDER / "solo.json"
"""A game against Ego that a person played by hand; it is not made anew."""
VIEWS = FOLDER / "views.json"
NUMBERS = FOLDER / "choices.txt"
GAME_NUMBERS = numbers(72, 32)
"""One game for each combination of players, mode, sides and Shapers."""
POSITIONS = tuple((number, 20 + 17 * number % 230) for number in numbers(20, 8))
"""The game and the number of choices of each fixed position."""
DEPTH = 4


def position(number: int, choices: int) -> Game:
    """A fixed position: a random game stopped after so many choices."""
    return play_on(new_game(**options_for(number)), random.Random(number), choices)


def paths(state: State, depth: int) -> int:
    """How many paths of choices lead so deep."""
    if depth == 0 or state.is_over:
        return 1
    if depth == 1:
        return len(state.options)
    total = 0
    for number in state.options:
        after = state.copy()
        engine.choose(after, number)
        total += paths(after, depth - 1)
    return total


def perft() -> list[dict[str, Any]]:
    """The number of paths from each fixed position, by depth."""
    return [
        {
            "game": number,
            "choices": choices,
            "paths": [paths(position(number, choices).state, d) for d in range(1, DEPTH + 1)],
        }
        for number, choices in POSITIONS
    ]


def views() -> list[dict[str, Any]]:
    """What every seat and a spectator see in some of the fixed positions, in words."""
    return [
        {"game": number, "choices": choices, "seat": seat, "view": game.view(seat).to_json()}
        for number, choices in POSITIONS[::3]
        for game in (position(number, choices),)
        for seat in (None, *range(len(game.spirits)))
    ]


def choices() -> str:
    """The text of every choice, each on the line of its number, counted from 0."""
    return "".join(f"{choice}\n" for choice in CHOICES)


def write(file: Path, text: str) -> None:
    """The same bytes on every system."""
    file.write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    assert choices().startswith(NUMBERS.read_text(encoding="utf-8")), "numbers of choices are for ever: append new ones"
    write(NUMBERS, choices())
    records = [to_record(random_game(number)) for number in GAME_NUMBERS]
    write(GAMES, "".join(json.dumps(record) + "\n" for record in records))
    write(VIEWS, "[\n" + ",\n".join(json.dumps(row) for row in views()) + "\n]\n")
    write(PERFT, "[\n" + ",\n".join(json.dumps(row) for row in perft()) + "\n]\n")


if __name__ == "__main__":
    main()
