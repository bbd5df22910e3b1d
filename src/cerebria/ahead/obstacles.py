"""Why an action is not possible now: the least that would have to be different.

Nobody tells it action by action. The table is changed a little, in what one holds or may still do, and the rules are
asked again; what is possible there and not here was missing just that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from ..content import WILD
from ..ids import Seat
from ..model.choices import ABSORB, ADD_TOKEN, CHOICES, Choice
from ..model.cost import essence_of_kind
from ..model.rulebook import Role
from ..model.state import FIRST_TURN, State
from ..play.view import View

_MOST_WILLPOWER: Final = 12
_MOST_ESSENCE: Final = 3
"""What any action may be short of; who needs more than that needs something else first."""


class Obstacle(NamedTuple):
    """What stands in the way of an action, and how much of it is missing."""

    what: str
    amount: int = 0


NO_ACTIONS: Final = Obstacle("actions")
"""No Action is left in this turn."""
NO_FORTITUDE: Final = Obstacle("fortitude")
USED: Final = Obstacle("used")
"""It may be done once in a turn, or in a round."""
EARLY: Final = Obstacle("first-turn")
"""The first player's first turn."""
LOCKED: Final = Obstacle("locked")
"""The row of the board."""
NO_CARD: Final = Obstacle("card")
"""None in hand, or none that would do."""
NO_FRAGMENT: Final = Obstacle("fragment")
"""None left to build with."""
OUT_OF_REACH: Final = Obstacle("reach")
"""Nothing that it could be done with or to."""
KINDS: Final = (NO_ACTIONS, NO_FORTITUDE, USED, EARLY, LOCKED, NO_CARD, NO_FRAGMENT, OUT_OF_REACH)
AMOUNTS: Final = ("wp", "ambition", "essence")
"""Obstacles that are a number of something."""

_World = tuple[tuple[Obstacle, ...], State]


def obstacles(view: View) -> dict[Choice, tuple[Obstacle, ...]]:
    """For each action that a turn may have and that is not possible now: what stands in its way."""
    decision = view.decision
    if decision is None or Role.TURN not in decision.roles or not decision.options:
        return {}
    state, seat = view.world, decision.seat
    offered = {choice.number for choice in decision.options}
    missing = [action for action in state.table.rulebook.actions(state) if action not in offered]
    affordable = _offered(_rich(state, seat), missing)
    found = _out_of_time(state, seat, missing, affordable)
    for worlds in (_with_means, _with_pieces):
        # There are many worlds with more means: they are gone through only for what those can help.
        helped = affordable if worlds is _with_means else missing
        wanted = [action for action in helped if action not in found]
        for reasons, world in worlds(state, seat):
            if not wanted:
                break
            found.update(dict.fromkeys(_offered(world, wanted), reasons))
            wanted = [action for action in wanted if action not in found]
    return {CHOICES[action]: found.get(action, (OUT_OF_REACH,)) for action in missing}


def _offered(state: State, wanted: list[int]) -> list[int]:
    """Those of some actions that are possible."""
    step = state.agenda[-1]
    offers = state.table.rulebook.asking[step[0]].offers(state, step)
    return [action for action in wanted if action in offers]


def _out_of_time(
    state: State, seat: Seat, missing: list[int], affordable: list[int]
) -> dict[int, tuple[Obstacle, ...]]:
    """What is over for this turn, whatever else it would take."""
    if lacks := state.table.rulebook.lacks_for_all(state, seat):
        return dict.fromkeys(missing, (Obstacle(lacks),))
    found: dict[int, tuple[Obstacle, ...]] = {}
    if not state.actions:
        found = {action: (NO_ACTIONS,) for action in missing if not ADD_TOKEN <= action <= ABSORB}
    early = [(EARLY, state.used & ~FIRST_TURN)] if state.used & FIRST_TURN else []
    for reason, used in (*early, (USED, state.used & FIRST_TURN)):
        then = _offered(_rich(_unused(state, used), seat), missing)
        found.update({action: (reason,) for action in then if action not in affordable and action not in found})
    return found


# The table as it might be, from the least change to the greatest.


def _with_pieces(state: State, seat: Seat) -> Iterator[_World]:
    """A row that is open, other cards in hand, or more Fragments; and then with means for everything."""
    for means in (lambda world, seat: world, _rich):
        for reason, change in ((LOCKED, _unlocked), (NO_CARD, _with_cards), (NO_FRAGMENT, _with_fragments)):
            yield (reason,), means(change(state, seat), seat)


def _unused(state: State, used: int) -> State:
    world = state.copy()
    world.used = used
    world.table.rulebook.begin_anew(world)
    return world


def _with_means(state: State, seat: Seat) -> Iterator[_World]:
    """More Willpower, Ambition or Essence: one of them, then two, each as little as will do."""
    spare = state.table.numbers.most_ambition - state.ambition[state.table.team[seat]]
    for more in _amounts(spare):
        reasons = tuple(Obstacle(what, amount) for what, amount in zip(AMOUNTS, more, strict=True) if amount)
        yield reasons, _with_more(state, seat, *more)


@cache
def _amounts(spare: int) -> list[tuple[int, int, int]]:
    """All that somebody may have more of, the least first, with so much Ambition to spare."""
    amounts = product(range(_MOST_WILLPOWER + 1), range(spare + 1), range(_MOST_ESSENCE + 1))
    return sorted(filter(any, amounts), key=lambda more: (3 - more.count(0), sum(more), more))


def _with_more(state: State, seat: Seat, wp: int, ambition: int, essence: int) -> State:
    world = state.copy()
    world.wp[seat] += wp
    world.ambition[world.table.team[seat]] += ambition
    for kind in world.table.kinds[seat]:
        world.essence[seat] = essence_of_kind(kind, essence, world.essence[seat])
    return world


def _rich(state: State, seat: Seat) -> State:
    spare = state.table.numbers.most_ambition - state.ambition[state.table.team[seat]]
    return _with_more(state, seat, _MOST_WILLPOWER, spare, _MOST_ESSENCE)


def _unlocked(state: State, seat: Seat) -> State:
    world = state.copy()
    world.rows[seat] = tuple((row[0] or WILD, *row[1:]) for row in world.rows[seat])
    return world


def _with_fragments(state: State, seat: Seat) -> State:
    """Of the Identity no rule of an action asks anything else."""
    world = state.copy()
    world.identity = ()
    return world


def _with_cards(state: State, seat: Seat) -> State:
    world = state.copy()
    world.hand[seat] = tuple(sorted({*world.hand[seat], *world.table.decks[seat]}))
    return world
