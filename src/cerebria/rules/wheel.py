"""The Wheel: after each Action or Ability points for the Intentions it has met, and bonuses for the places reached.

What its end means is told in `ending`; beyond it there are no bonuses.
"""

from __future__ import annotations

from typing import Final

from ..ids import Seat
from ..model.rulebook import Happening, Step
from ..model.state import MET, State
from . import intentions, pieces


def after_action(state: State, step: Step) -> None:
    """An Action or Ability is over: turn up covered cards, score its Intentions, give the bonuses."""
    if state.covered & ~state.table.face_down:
        for seat in state.table.players:
            pieces.turn_up(state, seat)
    met, state.met = state.met, 0
    if not met or not state.table.full:
        return
    seat = state.active
    team = state.table.team[seat]
    before = state.wheel[team]
    rulebook, numbers, side = state.table.rulebook, state.table.numbers, state.table.options.team_side
    for name in rulebook.intentions[side]:
        if met & MET[name]:
            points = intentions.worth(state, name)
            state.scored += 1
            state.events.append(("intention", team, name, points))
            pieces.score(state, team, points, name)
    for number in range(before + 1, min(state.wheel[team], numbers.wheel_end) + 1):
        _give_bonus(state, seat, rulebook.wheel_bonuses.get(number, ""))


def _give_bonus(state: State, seat: Seat, bonus: str) -> None:
    """A bonus of the Wheel, to the active player."""
    numbers = state.table.numbers
    if bonus == "essence":
        pieces.gain_essence(state, seat, numbers.wheel_essence, "wheel")
    elif bonus == "card":
        for _ in range(numbers.wheel_cards):
            pieces.draw(state, seat, "wheel")
    elif bonus == "ambition":
        pieces.gain_ambition(state, state.table.team[seat], numbers.wheel_ambition, "wheel")


STEPS: Final = (Happening("after-action", ("seat",), after_action),)
