"""Intentions: points right after the Action or Ability that meets them, and the Wheel's bonuses."""

from __future__ import annotations

from typing import Final

from ..rulebook import Happening, Step
from ..state import MET_ABSORB, MET_EMPOWER, MET_FILL, MET_FORTRESS, MET_LEVELS, MET_QUELL, MET_ROW, State
from . import pieces

_BITS: Final = {
    "quell": MET_QUELL,
    "absorb": MET_ABSORB,
    "fill": MET_FILL,
    "row": MET_ROW,
    "fortress": MET_FORTRESS,
    "empower": MET_EMPOWER,
    **{f"level-{number + 1}": bit for number, bit in enumerate(MET_LEVELS)},
}


def after_action(state: State, step: Step) -> None:
    """An Action or Ability is over: turn up covered cards, score its Intentions, give the bonuses."""
    if state.covered:
        for seat in range(len(state.deck)):
            pieces.turn_up(state, seat)
    met, state.met = state.met, 0
    if not met or not state.table.full:
        return
    seat = state.active
    team = state.table.team[seat]
    before = state.wheel[team]
    rulebook, numbers = state.table.rulebook, state.table.numbers
    for name in rulebook.intentions[state.table.options.team_side]:
        if met & _BITS[name]:
            points = numbers.further_intention_points if state.scored else numbers.first_intention_points
            state.scored += 1
            state.events.append(("intention", team, name, points))
            pieces.score(state, team, points, name)
    for number in range(before + 1, min(state.wheel[team], numbers.wheel_end) + 1):
        _give_bonus(state, seat, rulebook.wheel_bonuses.get(number, ""))


def _give_bonus(state: State, seat: int, bonus: str) -> None:
    """A bonus of the Wheel, to the active player."""
    if bonus == "essence":
        pieces.gain_essence(state, seat, 1, "wheel")
    elif bonus == "card":
        pieces.draw(state, seat, "wheel")
    elif bonus == "ambition":
        pieces.gain_ambition(state, state.table.team[seat], 1, "wheel")


STEPS: Final = (Happening("after-action", ("seat",), after_action),)
