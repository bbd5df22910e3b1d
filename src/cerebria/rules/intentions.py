"""Intentions: what meets each of them.

While an Action or Ability goes on, those it meets are noted here, each once however often; when it is over, `wheel`
scores those on the side of the team board in use: no limit a turn, and the first one of a turn gives fewer points,
unless each has points of its own.
"""

from __future__ import annotations

from typing import Final

from ..content import IS_STARTING, TEAM_OF_CARD
from ..content.constants import ROW_SPACES
from ..ids import Seat, Slot, Team
from ..model.state import (
    MET,
    MET_ABSORB,
    MET_EMPOWER,
    MET_EXACT_QUELL,
    MET_EXALT,
    MET_FILL,
    MET_FORTRESS,
    MET_GREAT_QUELL,
    MET_LEVELS,
    MET_QUELL,
    MET_ROW,
    MET_SMALL_ABSORB,
    State,
)

Rows = tuple[tuple[int, ...], ...]

LEVELS: Final = tuple(name for bit in MET_LEVELS for name, met in MET.items() if met == bit)
"""The Intentions that each count once, in their order."""


def still_open(state: State) -> list[tuple[str, int]]:
    """Those that whoever is on turn can still meet in this game, and what the next one brings: of the levels, each of
    which counts once, the next."""
    table = state.table
    if not table.full or state.active not in table.players:
        return []
    names, levels = table.rulebook.intentions.get(table.options.team_side, ()), LEVELS
    if levels[-1] in names:
        gone = {*levels} - {*levels[_level(state.rows[state.active]) :][:1]}
        names = tuple(name for name in names if name not in gone)
    return [(name, worth(state, name)) for name in names]


def worth(state: State, name: str) -> int:
    """The points for the next Intention of this name."""
    rulebook, numbers = state.table.rulebook, state.table.numbers
    usual = numbers.further_intention_points if state.scored else numbers.first_intention_points
    return rulebook.intention_points.get(state.table.options.team_side, {}).get(name, usual)


def quelled(state: State, removed: int) -> None:
    """`quell`: a Quell action. `exact-quell`: one that removes 1 Essence. `great-quell`: one that removes more."""
    state.met |= MET_QUELL | (MET_EXACT_QUELL if removed == 1 else MET_GREAT_QUELL)


def empowered(state: State) -> None:
    """`empower`: an Empower action."""
    state.met |= MET_EMPOWER


def exalted(state: State) -> None:
    """`exalt`: a Minor made a Major."""
    state.met |= MET_EXALT


def absorbed(state: State, taken: int) -> None:
    """`absorb`: much Willpower taken from a Sphere at once. `small-absorb`: little."""
    if taken >= state.table.numbers.absorb_intention_willpower:
        state.met |= MET_ABSORB
    if taken <= state.table.numbers.small_absorb_willpower:
        state.met |= MET_SMALL_ABSORB


def essence_placed(state: State, slot: Slot) -> None:
    """`fill`: the last free space of an own Emotion, but for starting ones. Essence that another one lent is not
    placed."""
    card = state.card[slot]
    is_own = TEAM_OF_CARD[card] == state.table.team[state.active]
    if is_own and not IS_STARTING[card] and state.essence_on[slot] == state.table.cards.spaces[card]:
        state.met |= MET_FILL


def vibe_placed(state: State, seat: Seat, before: Rows, row: int) -> None:
    """`row`: the last space of a row. `level-1` to `level-4`: for the first time so many tokens on every row. Only on
    the board of the player whose turn it is."""
    if seat != state.active:
        return
    rows = state.rows[seat]
    if 0 not in rows[row]:
        state.met |= MET_ROW
    level = _level(before)
    if _level(rows) > level:
        # The first of the levels is 1.
        state.met |= MET_LEVELS[level]


def _level(rows: Rows) -> int:
    """How many tokens every row holds at least."""
    return ROW_SPACES - max([row.count(0) for row in rows])


def fortress_joined(state: State, team: Team, seat: Seat) -> None:
    """`fortress`: an own Fortress joins the Identity in a Revelation that one has caused."""
    if team == state.table.team[seat]:
        state.met |= MET_FORTRESS
