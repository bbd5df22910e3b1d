"""What each team has on the table, thing by thing: for those who judge a position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ..absence import NOBODY, NOTHING, NOWHERE
from ..ids import Seat, Team
from ..model.board import FRONTIERS_BY_SPACE, REALMS, SLOTS_BY_SPACE
from ..model.rulebook import Look, Thing
from ..model.state import State


def laid(state: State, controls: Sequence[int]) -> list[list[Thing]]:
    """Realms and Frontiers by who controls them, and Emotions, by team."""
    table = state.table
    found: list[list[Thing]] = [[] for _ in state.ambition]
    add_places(found, controls)
    spaces = table.cards.spaces
    for slot, card in enumerate(state.card):
        if card != NOTHING:
            own, counted, essence = table.team[state.owner[slot]], state.aligned[slot], state.essence_on[slot]
            found[own].append(("emotion", essence, essence + 1 == spaces[card] and state.vibe[slot] > 0))
            if counted != own:
                found[counted].append(("lent", essence))
    return found


def had(state: State, controls: Sequence[int]) -> list[list[Thing]]:
    """Fortresses, Ambition, and what each Spirit has and could do, by team."""
    table = state.table
    full = table.numbers.sphere_willpower
    found: list[list[Thing]] = [[] for _ in state.ambition]
    for realm, fortress in enumerate(state.fortress):
        if fortress is not None:
            found[fortress.team].append(("fortress", fortress.kind, state.spheres[state.sphere_at(realm)], full))
    for team in table.teams:
        found[team].append(("ambition", state.ambition[team]))
    for seat, team in enumerate(table.team):
        means = ("wp", state.wp[seat]), ("essence", sum(state.essence[seat])), ("cards", len(state.hand[seat]))
        rows, insecurity = _rows(state.rows[seat]), state.insecurity[seat].bit_count()
        found[team].append((*means, *([rows] if rows else []), ("insecurity", insecurity)))
        add_place(found[team], state, seat, team, controls)
    return found


@lru_cache(10_000)
def _rows(rows: tuple[tuple[int, ...], ...]) -> tuple[Thing, ...]:
    """The rows of a Spirit board that are unlocked, with how many upgrades."""
    return tuple(("row", row, len(spaces) - 1 - spaces.count(0)) for row, spaces in enumerate(rows) if spaces[0])


def add_places(found: list[list[Thing]], controls: Sequence[int]) -> None:
    """The Realms and Frontiers that teams control."""
    for place, team in enumerate(controls):
        if team != NOBODY:
            found[team].append(("realm",) if place < len(REALMS) else ("frontier",))


def add_place(found: list[Thing], state: State, seat: Seat, team: Team, controls: Sequence[int]) -> None:
    """Where a Spirit stands: in how many slots it could Invoke, Intensify and Quell there, whether it stands apart from
    its team, and how many Frontiers of its team lie beside it."""
    space = state.at[seat]
    if space == NOWHERE:
        return
    has_essence = any(state.essence[seat])
    invoke = intensify = quell = frontiers = 0
    for slot in SLOTS_BY_SPACE[space]:
        if state.card[slot] == NOTHING:
            invoke += has_essence and bool(state.hand[seat])
        elif state.table.team[state.owner[slot]] != team:
            quell += 1
        else:
            intensify += has_essence
    mates = state.table.seats_of[team]
    is_apart = len(mates) > 1 and all(state.at[mate] != space for mate in mates if mate != seat)
    for frontier in FRONTIERS_BY_SPACE[space]:
        frontiers += controls[len(REALMS) + frontier] == team
    found.append(("place", invoke, intensify, quell, is_apart, frontiers))


LOOK: Final[Look[State]] = Look(
    kind="turns",
    laid=laid,
    had=had,
    has_won=lambda state: NOBODY,
    endgame=lambda state, team: {},
    round=lambda state: 0,
)
