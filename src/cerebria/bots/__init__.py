"""Players that are programs. A bot gets views, never the game, and answers each with a choice."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final, Protocol

from cerebria import BadOptions, Choice, View

from .absent_minded_bot import AbsentMindedBot
from .greedy_bot import GreedyBot
from .judging import Judge, Judging
from .limits import NO_LIMITS, Limits
from .mcts_bot import MctsBot
from .planner_bot import PlannerBot
from .plans import Planned, Planning, known_at
from .random_bot import RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "NO_LIMITS",
    "Bot",
    "GreedyBot",
    "Judge",
    "Judging",
    "Limits",
    "MctsBot",
    "Planned",
    "PlannerBot",
    "Planning",
    "RandomBot",
    "bot_seed",
    "dealt_seed",
    "known_at",
    "make_bot",
    "takes_limits",
    "wants_cores",
]


class Bot(Protocol):
    """Whoever can answer a view in which it is the seat to decide."""

    def choose(self, view: View) -> Choice:
        """One of the options of the view's decision."""
        ...


THINKERS: Final[dict[str, Callable[[int, Limits], Bot]]] = {"mcts": MctsBot, "planner": PlannerBot}
"""Bots by name that can be told how much to think."""
_OTHERS: Final[dict[str, Callable[[int], Bot]]] = {
    "greedy": GreedyBot,
    "absent-minded": AbsentMindedBot,
    "random": RandomBot,
}
LEVELS: Final = {"easy": "absent-minded", "medium": "greedy", "hard": "planner", "expert": "mcts"}
"""Opponents for people, the weakest first, and the bot that plays for each."""
BOTS: Final = (*LEVELS, *THINKERS, *_OTHERS)
"""All names of bots."""


def make_bot(name: str, seed: int, limits: Limits = NO_LIMITS) -> Bot:
    """A new bot; with the same seed and the same views it makes the same choices. Limits are for those that take
    them."""
    plain = LEVELS.get(name, name)
    if plain in THINKERS:
        return THINKERS[plain](seed, limits)
    if plain in _OTHERS:
        return _OTHERS[plain](seed)
    raise _unknown(name)


def takes_limits(name: str) -> bool:
    """Whether a bot can be told how much to think."""
    return LEVELS.get(name, name) in THINKERS


def wants_cores(name: str) -> bool:
    """Whether a bot thinks for so long that it is worth starting processes for it on other cores."""
    return LEVELS.get(name, name) == "mcts"


def bot_seed(game_seed: int, seat: int) -> int:
    """The seed of a bot's own chance: another one for every seat of every game. Whoever tries the right seed of a game
    sees that it gives this one, so programs of others play games with a `dealt_seed`."""
    return _digest(f"{game_seed} {seat}")


def dealt_seed(secret: str | None, number: int) -> int:
    """The seed of a game by its number: without a secret the number itself, with one a seed that nobody finds by
    trying."""
    return number if secret is None else _digest(f"deal {secret} {number}")


def _digest(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])


def _unknown(name: str) -> BadOptions:
    # Only a mistake needs it, and it is slow to import.
    from difflib import get_close_matches

    near = get_close_matches(name.strip().lower(), BOTS, n=1)
    if near:
        return BadOptions("unknown-bot-near", bot=name[:60], near=near[0])
    return BadOptions("unknown-bot", bot=name[:60], bots=", ".join(BOTS))
