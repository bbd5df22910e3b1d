"""What whoever comes next could do: Spheres to empty and Intentions to meet, as far as all of it lies open. It is
possible, and not sure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..absence import NOWHERE
from ..content import SPHERES, SPIRIT_NAMES, TEAMS
from ..ids import Realm, Seat, Space, Sphere
from ..model.board import REALMS, REALMS_BY_SPACE, SPACES
from ..model.choices import SPACE, SPIRIT_ACTION, SPIRIT_ACTIONS, TOKEN_NONE
from ..model.rulebook import Role
from ..model.state import State
from ..play import engine
from ..rules import absorb
from ..rules.intentions import still_open
from ..rules.intentions import worth as worth_of
from ..rules.scoring import worth
from .prospects import answered, prospects_in

_MOVE: Final = SPIRIT_ACTION + SPIRIT_ACTIONS.index("move")


class Chance(NamedTuple):
    """A Sphere that whoever comes next could empty from where their Spirit stands or goes with one Move, and the
    Fortress that would join the Identity then, for points in place of those at the end."""

    spirit: str
    sphere: str
    realm: str
    team: str | None
    points: int
    instead: int
    frontiers: int
    """How many more of the Frontiers beside it their team would have to control for that."""
    space: str | None = None
    """Where their Spirit would have to go first."""


class Reply(NamedTuple):
    """An Intention that whoever comes next could meet with one action, with what they hold openly, and its points: as
    the first of their turn, and after another."""

    spirit: str
    intention: str
    points: int
    further: int
    actions: tuple[str, ...]
    """Each of which would do."""


def chances_next(state: State) -> tuple[Chance, ...]:
    """The Spheres that whoever comes after the turn at hand could empty, as all lies now."""
    if state.table.rulebook.look.round(state):
        return ()
    return _chances(state, state.order[(state.place + 1) % len(state.order)])


def chances(state: State) -> tuple[Chance, ...]:
    """The Spheres that whoever is on turn could empty from where their Spirit stands, as all lies or with more of the
    Frontiers beside it."""
    return () if state.table.rulebook.look.round(state) else _chances(state, state.active)


def chances_by_moving(state: State) -> tuple[Chance, ...]:
    """Those that they could empty at once after a plain Move, and not from where they stand."""
    near = {chance.sphere for chance in chances(state) if not chance.frontiers}
    found: dict[str, Chance] = {}
    for space, moved in _moves(state):
        for chance in chances(moved):
            if not chance.frontiers and chance.sphere not in near:
                found.setdefault(chance.sphere, chance._replace(space=SPACES[space]))
    return tuple(found.values())


def _moves(state: State) -> Iterator[tuple[Space, State]]:
    """Where one Move leads that asks for nothing but a space."""
    state = state.copy()
    state.options = engine.options(state)
    if _MOVE not in state.options:
        return
    asked = answered(state, _MOVE)
    if TOKEN_NONE in asked.options:
        asked = answered(asked, TOKEN_NONE)
    for option in asked.options:
        moved = answered(asked, option) if SPACE <= option < SPACE + len(SPACES) else asked
        if moved is not asked and Role.RESTS in moved.roles:
            yield option - SPACE, moved


def replies(state: State) -> tuple[Reply, ...]:
    """The Intentions that whoever is on turn could meet with one action and without cards that others do not know."""
    seat = state.active
    if not still_open(state) or engine.decider(state) != seat:
        return ()
    world = state.copy()
    world.hand[seat] = world.deck[seat] = ()
    world.options = engine.options(world)
    found: dict[str, list[str]] = {}
    for choice, names in prospects_in(world).items():
        for name in names:
            found.setdefault(name, []).append(choice.text)
    spirit = SPIRIT_NAMES[state.table.spirit[seat]]
    world.scored += 1
    return tuple(
        Reply(spirit, name, points, worth_of(world, name), tuple(found[name]))
        for name, points in still_open(state)
        if name in found
    )


def _chances(state: State, seat: Seat) -> tuple[Chance, ...]:
    if seat not in state.table.players or state.at[seat] == NOWHERE:
        return ()
    near = [(realm, state.sphere_at(realm)) for realm in REALMS_BY_SPACE[state.at[seat]]]
    return tuple(
        _chance(state, seat, realm, sphere, frontiers)
        for realm, sphere in near
        if state.spheres[sphere] and (frontiers := absorb.frontiers_short(state, seat, sphere)) is not None
    )


def _chance(state: State, seat: Seat, realm: Realm, sphere: Sphere, frontiers: int) -> Chance:
    fortress = state.fortress[realm]
    return Chance(
        SPIRIT_NAMES[state.table.spirit[seat]],
        SPHERES[sphere],
        REALMS[realm],
        None if fortress is None else TEAMS[fortress.team],
        0 if fortress is None else state.table.numbers.fragment_points[fortress.kind],
        0 if fortress is None else worth(state, fortress),
        frontiers,
    )
