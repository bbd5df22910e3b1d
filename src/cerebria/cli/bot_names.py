"""Bots as commands name them: those there are, with a number of positions if wished, or one of one's own in a file.

`greedy`, `planner@500`, `shy.py:Shy`. Only the command line reads these: a server takes plain names alone.
"""

from __future__ import annotations

import runpy
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..bots import NO_LIMITS, Bot, Limits, make_bot, takes_limits
from ..errors import BadOptions

MOST_NODES: Final = 10_000_000


def own_or_made_bot(name: str, seed: int, limits: Limits = NO_LIMITS) -> Bot:
    """The bot that a name stands for; BadOptions if it stands for none."""
    file, mark, kind = name.rpartition(":")
    if mark:
        return _own(file, kind)(seed)
    plain, mark, nodes = name.partition("@")
    if not mark:
        return make_bot(plain, seed, limits)
    make_bot(plain, seed)
    if not takes_limits(plain):
        raise BadOptions("bot-no-limits", bot=plain)
    if not (nodes.isdecimal() and 0 < int(nodes) <= MOST_NODES):
        raise BadOptions("bot-nodes", bot=name[:60], most=MOST_NODES)
    return make_bot(plain, seed, Limits(nodes=int(nodes)))


@cache
def _own(file: str, kind: str) -> Callable[[int], Bot]:
    """The class in a file of the user; it is made with a seed."""
    if not Path(file).is_file():
        raise BadOptions("bot-file-absent", file=file[:200])
    try:
        found: dict[str, Any] = runpy.run_path(file)
    except Exception as error:  # whatever the file does
        raise BadOptions("bot-file-broken", file=file[:200], reason=f"{type(error).__name__}: {error}"[:300]) from None
    made = found.get(kind)
    if made is None or not callable(getattr(made, "choose", None)):
        raise BadOptions("bot-file-lacks", file=file[:200], name=kind[:60])
    bot: Callable[[int], Bot] = made
    return bot
