"""What a process that thinks about a finished game does: explain it. It leans on the game and its bots alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cerebria import new_game
from cerebria.bots.analysis import analyse

FORM: Final = 1
"""Goes up whenever a game is explained another way: what was kept before is then made anew."""


def explain(
    options: dict[str, Any], choices: Sequence[str], on_progress: Callable[[tuple[int, int]], object]
) -> dict[str, Any]:
    """The analysis of a game as plain data; who asks hears how many turns are done, and of how many."""
    game = new_game(**options)
    for choice in choices:
        game.choose(choice)
    return analyse(game, on_turn=lambda done, whole: on_progress((done, whole))).to_json()
