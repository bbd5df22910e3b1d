"""Bots as commands name them: those there are, with a number of positions if wished, or one of one's own.

`greedy`, `planner@500`, a class in a file: `shy.py:Shy`, a program: `pipe:./shy`, a trained network: `best.npz` or
`best.npz@500`. Only the command line reads these: a server takes plain names alone.
"""

from __future__ import annotations

import json
import runpy
import shlex
import subprocess
import weakref
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..bots import NO_LIMITS, Bot, Limits, make_bot, takes_limits
from ..errors import BadOptions
from ..model.choices import Choice
from ..play.view import View

MOST_NODES: Final = 10_000_000
PIPE: Final = "pipe:"
NETWORK: Final = ".npz"
"""How the file of a network ends."""


class PipeBot:
    """A program of the user that is asked over its standard input and answers on its output, a line each."""

    def __init__(self, command: str, seed: int) -> None:
        self._command = command
        try:
            self._program = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise BadOptions("bot-program-absent", command=command[:200], reason=str(error)) from None
        self._seed = seed
        # Nobody says goodbye to a bot: its program ends with it.
        weakref.finalize(self, _end, self._program)

    def choose(self, view: View) -> Choice:
        """The option that the program names for what the seat sees."""
        stdin, stdout, decision = self._program.stdin, self._program.stdout, view.decision
        assert stdin is not None and stdout is not None and decision is not None
        try:
            stdin.write(json.dumps({"seed": self._seed, "view": view.to_json()}) + "\n")
            stdin.flush()
            answer = stdout.readline().strip()
        except OSError:
            answer = ""
        for choice in decision.options:
            if choice.text == answer:
                return choice
        raise BadOptions("bot-program-answer", command=self._command[:200], answer=answer[:60])


def _end(program: subprocess.Popen[str]) -> None:
    for stream in (program.stdin, program.stdout):
        if stream is not None:
            with suppress(OSError):
                stream.close()
    program.kill()
    program.wait()


def is_own(name: str) -> bool:
    """Whether a name stands for a program of the user, which may try to find out what it is not shown."""
    return ":" in name


def is_limited(name: str) -> bool:
    """Whether the bot that a name stands for can be told how much to think."""
    return name.endswith(NETWORK) or takes_limits(name)


def own_or_made_bot(name: str, seed: int, limits: Limits = NO_LIMITS) -> Bot:
    """The bot that a name stands for; BadOptions if it stands for none."""
    if name.startswith(PIPE):
        return PipeBot(name.removeprefix(PIPE), seed)
    file, mark, kind = name.rpartition(":")
    if mark:
        return _own(file, kind)(seed)
    plain, mark, nodes = name.partition("@")
    make = _learned if plain.endswith(NETWORK) else make_bot
    if not mark:
        return make(plain, seed, limits)
    make(plain, seed, NO_LIMITS)
    if not is_limited(plain):
        raise BadOptions("bot-no-limits", bot=plain)
    if not (nodes.isdecimal() and 0 < int(nodes) <= MOST_NODES):
        raise BadOptions("bot-nodes", bot=name[:60], most=MOST_NODES)
    return make(plain, seed, Limits(nodes=int(nodes), cores=limits.cores))


def _learned(file: str, seed: int, limits: Limits) -> Bot:
    """The bot that a trained network judges for."""
    try:
        from ..bots.learned_bot import LearnedBot
        from ..bots.network import network_at
    except ImportError:
        raise BadOptions("network-absent") from None
    return LearnedBot(seed, limits, network_at(Path(file).absolute()))


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
