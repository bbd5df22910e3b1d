"""Changes of the start and the end, one at a time, to see what the first player's edge hangs on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from cerebria.model.cost import essence_of_kind
from cerebria.model.rulebook import Happening, Role, Rulebook, Step
from cerebria.model.state import FIRST_TURN, State
from cerebria.rules import pieces, turn
from cerebria.rules.powers import lasting

Change = Callable[[Rulebook[State]], Rulebook[State]]
Give = Callable[[State, int], None]
"""Gives a seat of a later team what the first team has not."""


def _later(give: Give, rulebook: Rulebook[State]) -> Rulebook[State]:
    """To each seat whose team does not begin, as often as it comes in the order of play."""

    def set_up(state: State) -> None:
        rulebook.set_up(state)
        table = state.table
        first = table.team[state.order[0]]
        for seat in state.order:
            if table.team[seat] != first:
                give(state, seat)

    return rulebook.changed(set_up=set_up)


def _willpower(amount: int, state: State, seat: int) -> None:
    state.wp[seat] += amount


def _ambition(amount: int, state: State, seat: int) -> None:
    """Once for a team, however many play it."""
    team = state.table.team[seat]
    state.ambition[team] = max(state.ambition[team], amount)


def _essence(amount: int, state: State, seat: int) -> None:
    state.essence[seat] = essence_of_kind(state.table.kinds[seat][0], amount, state.essence[seat])


def _cards(amount: int, state: State, seat: int) -> None:
    for _ in range(amount):
        pieces.draw(state, seat, "set-up")


def _points(amount: int, state: State, seat: int) -> None:
    state.wheel[state.table.team[seat]] = amount


def _no_bonus(rulebook: Rulebook[State]) -> Rulebook[State]:
    return rulebook.changed(numbers=replace(rulebook.numbers, first_player_willpower=0))


def _first_turn(actions: int, used: int, rulebook: Rulebook[State]) -> Rulebook[State]:
    """Another first turn: with so many Actions, and so much of it used up."""

    def begin(state: State, step: Step) -> None:
        state.met = 0
        turn.begin_turn(state, used)
        state.actions = actions

    return rulebook.changed((Happening("first-turn", ("seat",), begin),))


def _whole_rounds(rulebook: Rulebook[State]) -> Rulebook[State]:
    """The game ends when all have had equally many turns."""

    def end_turn(state: State, step: Step) -> None:
        _, seat = step
        lasting.turn_income(state, seat)
        if state.wp[seat] == 0:
            pieces.change_willpower(state, seat, state.table.numbers.least_willpower, "end-turn")
        if state.place == len(state.order) - 1:
            turn.pass_on(state)
            return
        limit, why = state.table.options.turn_limit, state.ending
        state.ending = ""
        if limit is not None and state.turns + 1 >= limit:
            why = why or "turn-limit"
        for realm, site in enumerate(state.fortress):
            if site is not None and site.fresh:
                state.fortress[realm] = site._replace(fresh=False)
        state.turns += 1
        state.ending = why
        state.place += 1
        turn.begin_turn(state)

    return rulebook.changed((Happening("turn-end", ("seat",), end_turn, roles=(Role.IN_TURN,)),))


def _both(*changes: Change) -> Change:
    def changed(rulebook: Rulebook[State]) -> Rulebook[State]:
        for change in changes:
            rulebook = change(rulebook)
        return rulebook

    return changed


EXPERIMENTS: Final[dict[str, Change]] = {
    "no 2 Willpower": _no_bonus,
    "absorb at once": partial(_first_turn, 3, 0),
    "first turn of 2": partial(_first_turn, 2, FIRST_TURN),
    "first turn of 1": partial(_first_turn, 1, FIRST_TURN),
    "whole rounds": _whole_rounds,
    "fixed start": lambda rulebook: rulebook,
    "later 4 Willpower": partial(_later, partial(_willpower, 4)),
    "later 3 Ambition": partial(_later, partial(_ambition, 3)),
    "later 2 points": partial(_later, partial(_points, 2)),
    "later 3 points": partial(_later, partial(_points, 3)),
    "later 4 points": partial(_later, partial(_points, 4)),
    "no 2, later 2 Willpower, 1 Ambition": _both(
        _no_bonus, partial(_later, partial(_willpower, 2)), partial(_later, partial(_ambition, 1))
    ),
    "no 2, first turn of 1": _both(_no_bonus, partial(_first_turn, 1, FIRST_TURN)),
    "no 2, whole rounds, 1 Ambition": _both(_no_bonus, _whole_rounds, partial(_later, partial(_ambition, 1))),
}
OFFERED: Final = ("first turn of 1", "no 2, later 2 Willpower, 1 Ambition", "later 3 points")
"""Those that are to make the start even, and that a game offers."""
OPTIONS: Final = {"fixed start": {"start": "fixed"}}
"""Experiments that are options of a game already."""
