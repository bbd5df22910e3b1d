"""`cerebria bench`: how fast the engine is, on one core."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Annotated, Final, TypeVar

import typer
from rich.table import Table

from ..ahead.facts import facts
from ..bots import Limits, bot_seed, make_bot
from ..model.options import check_options
from ..model.rulebook import Role, Step
from ..model.state import State
from ..play import engine
from ..play.game import Game, imagine
from ..play.view import View
from .console import out, print_json
from .names import say
from .simulate import play_blindly

T = TypeVar("T")

IS_COMPILED: Final = not str(engine.__file__).endswith(".py")
SEATS: Final = 4
PLAYING: Final = 0.5
"""The part of the time spent on whole games; the rest is for the single figures."""
POSITIONS: Final = 40
"""Positions from the middle of games on which copies, views and masks are measured."""
THOUGHT_ABOUT: Final = 8
"""So many of them for what takes long."""
NODES: Final = 300
"""Positions that the planner looks at for one plan."""
STARTS: Final = 7
"""Fresh interpreters that import the engine."""
_CHANCE: Final = random.Random(0)
_IMPORTING: Final = "import time; began = time.process_time(); import cerebria; print(time.process_time() - began)"
_UNITS: Final = {"us": "bench-microseconds", "ms": "bench-milliseconds"}


def measure(seconds: float) -> dict[str, float]:
    """Our figures. A decision counts only where there is more than one option."""
    games_per_s, decisions_per_s = playing(seconds * PLAYING)
    share = seconds * (1 - PLAYING) / 8
    states = _positions()
    games = [Game(state) for state in states]
    views = [_view(game) for game in games]
    few = views[:THOUGHT_ABOUT]
    return {
        "decisions_per_s": decisions_per_s,
        "games_per_s": games_per_s,
        "copy_us": _microseconds(State.copy, states, share),
        "view_us": _microseconds(_view, games, share),
        "mask_us": _microseconds(Game.mask, games, share),
        "imagine_us": _microseconds(_imagined, views, share),
        "facts_ms": _microseconds(facts, few, share) / 1e3,
        "greedy_ms": _microseconds(_greedy, few, share) / 1e3,
        "planner_ms": _microseconds(_planned, few, share) / 1e3,
        "ego_ms": _microseconds(_ego_turn, _before_ego(), share) / 1e3,
        "import_ms": _import_ms(),
    }


def playing(seconds: float) -> tuple[float, float]:
    """Random games and decisions in a second: full game, four seats."""
    options = check_options({"players": SEATS, "mode": "full"})
    games = decisions = 0
    elapsed = 0.0
    started = time.process_time()
    while games == 0 or elapsed < seconds:
        state = engine.start(options._replace(seed=games))
        decisions += play_blindly(state, [bot_seed(games, seat) for seat in range(SEATS)])
        games += 1
        elapsed = time.process_time() - started
    return games / elapsed, decisions / elapsed


def _positions() -> list[State]:
    """Positions of the players' main decisions in the middle of random games."""
    found = []
    for seed in range(POSITIONS):
        state = engine.start(check_options({"players": SEATS, "mode": "full", "seed": seed, "turn_limit": 20}))
        last = state.copy()
        while state.agenda:
            if Role.TURN in state.roles:
                last = state.copy()
            engine.choose(state, state.options[seed % len(state.options)])
        found.append(last)
    return found


def _before_ego() -> list[State]:
    """Positions in which it is Ego's turn, each late in a random game."""
    found: list[State] = []

    def watch(state: State, step: Step) -> None:
        if step[0] == state.table.turns[state.table.keeper]:
            found[-1] = state.copy()

    for seed in range(THOUGHT_ABOUT):
        state = engine.start(check_options({"players": 2, "ego": "gloom", "seed": seed, "turn_limit": 20}))
        found.append(state.copy())
        while state.agenda:
            engine.choose(state, state.options[seed % len(state.options)], watch)
    return found


def _view(game: Game) -> View:
    return game.view(game.state.active)


def _imagined(view: View) -> Game:
    return imagine(view, _CHANCE)


def _greedy(view: View) -> object:
    return make_bot("greedy", 0).choose(view)


def _planned(view: View) -> object:
    return make_bot("planner", 0, Limits(NODES)).choose(view)


def _ego_turn(state: State) -> None:
    engine.advance(state.copy())


def _microseconds(act: Callable[[T], object], subjects: Sequence[T], seconds: float) -> float:
    """What one call takes: the median over rounds through all subjects."""
    rounds: list[float] = []
    until = time.process_time() + seconds
    while not rounds or time.process_time() < until:
        started = time.process_time()
        for subject in subjects:
            act(subject)
        rounds.append(time.process_time() - started)
    return median(rounds) / len(subjects) * 1e6


def _import_ms() -> float:
    """What it takes a fresh interpreter to import the engine, in its own time."""
    # An installed package is imported from its bytecode; an environment that forbids writing it would hide that.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", _IMPORTING]
    starts = [subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE) for _ in range(STARTS)]
    return median(float(done.stdout) for done in starts) * 1e3


def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, metavar="S", help=say("help-bench-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-bench-json"))] = False,
) -> None:
    """Measure how fast the engine is."""
    figures = measure(seconds)
    if as_json:
        print_json({name: round(figure, 3) for name, figure in figures.items()}, 2)
        return
    table = Table(show_header=False)
    table.add_column(justify="left")
    table.add_column(justify="right")
    for name, figure in figures.items():
        unit = _UNITS.get(name.rpartition("_")[2])
        number = f"{figure:,.1f}"
        table.add_row(say(f"bench-{name}"), say(unit, value=number) if unit else number)
    out.print(table)
