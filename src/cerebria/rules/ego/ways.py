"""The ways in which Ego can carry out an action, and the one that it takes.

A way is a space in reach and something to do there. What a way would change is seen by carrying it out on a copy of the
table, so that nothing is counted here that the game counts elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ...absence import NOBODY, NOTHING, NOWHERE
from ...chance import below
from ...content import TEAM_OF_CARD
from ...content.ego import INFLUENCER, Ego
from ...ids import Aspiration, Realm, Seat, Slot, Space
from ...model.board import DISTANCE, REALM_OF_SPACE, REALMS_BY_SPACE, SLOTS_BY_SPACE, SPACES
from ...model.choices import CHOICES, SITE, SLOT, SPACE
from ...model.state import MAJOR, MINOR, State
from .. import fortify, pieces
from ..powers import lasting, spirits
from .aims import FRONTIERS_HELD, REALMS_HELD, balance, ego_of, intensity_balance

INVOKE: Final = "invoke"
INTENSIFY: Final = "intensify"
QUELL: Final = "quell"
FORTIFY: Final = "fortify"
BUILD: Final = "build"
EXALT: Final = "exalt"
RAZE: Final = "raze"
_PREFERRED: Final = {BUILD: 2, EXALT: 1, RAZE: 0}


class Deed(NamedTuple):
    """One thing that Ego can do, from wherever it is in reach: which of its actions, to which slot or site."""

    action: str
    what: str
    """The action itself, or what is done to a site: built, exalted or razed."""
    place: int


class Attempt(NamedTuple):
    """A deed, and the space from which it is done."""

    deed: Deed
    space: Space


def deeds(state: State, seat: Seat, action: str, space: Space) -> list[Deed]:
    """What an action could do from a space."""
    return [Deed(action, what, place) for what, place in _DEEDS[action](state, seat, space)]


def _to_invoke(state: State, seat: Seat, space: Space) -> Iterable[tuple[str, int]]:
    """The top card into an empty slot."""
    if not state.deck[state.table.keeper]:
        return []
    return [(INVOKE, slot) for slot in SLOTS_BY_SPACE[space] if state.card[slot] == NOTHING]


def _to_intensify(state: State, seat: Seat, space: Space) -> Iterable[tuple[str, int]]:
    """Essence on an own Emotion with a free space."""
    return [
        (INTENSIFY, slot)
        for slot in _emotions(state, space, is_own=True)
        if pieces.free_spaces(state, slot) >= ego_of(state).intensify_essence
    ]


def _to_quell(state: State, seat: Seat, space: Space) -> Iterable[tuple[str, int]]:
    """Essence off an Emotion of the people that nothing protects, if what guards it can be paid."""
    return [
        (QUELL, slot)
        for slot in _emotions(state, space, is_own=False)
        if spirits.protector(state, slot) == NOBODY and guard(state, slot) <= state.wp[state.table.keeper]
    ]


def _emotions(state: State, space: Space, *, is_own: bool) -> list[int]:
    team = ego_of(state).team
    return [
        slot
        for slot in SLOTS_BY_SPACE[space]
        if state.card[slot] != NOTHING and (TEAM_OF_CARD[state.card[slot]] == team) == is_own
    ]


def guard(state: State, slot: Slot) -> int:
    """The Willpower that Ego pays to quell an Emotion beside Safety: once, however many there are."""
    return max((wp for _, wp, _ in lasting.extra_cost_of_quelling(state, state.table.keeper, slot)), default=0)


def _to_fortify(state: State, seat: Seat, space: Space) -> Iterable[tuple[str, int]]:
    """A Fortress to build, exalt or raze, as everybody may; but not with the last Minor."""
    found = []
    for realm in REALMS_BY_SPACE[space]:
        if can_spare_minor(state) and fortify.is_open(state, seat, 0, realm):
            found.append((BUILD, realm))
        if fortify.is_open(state, seat, fortify.EXALT, realm):
            found.append((EXALT, realm))
        if fortify.is_open(state, seat, fortify.RAZE, realm):
            found.append((RAZE, realm))
    return found


def lack(state: State, seat: Seat, action: str, spaces: Iterable[int]) -> str:
    """Why there is no way to carry out an action from some spaces."""
    return _LACKS[action](state, seat, spaces)


def _no_slot(state: State, seat: Seat, spaces: Iterable[int]) -> str:
    return "none" if state.deck[state.table.keeper] else "deck"


def _no_room(state: State, seat: Seat, spaces: Iterable[int]) -> str:
    return "full" if any(_emotions(state, space, is_own=True) for space in spaces) else "none"


def _no_prey(state: State, seat: Seat, spaces: Iterable[int]) -> str:
    found = [slot for space in spaces for slot in _emotions(state, space, is_own=False)]
    if not found:
        return "none"
    return "protected" if all(spirits.protector(state, slot) != NOBODY for slot in found) else "guarded"


def _no_site(state: State, seat: Seat, spaces: Iterable[int]) -> str:
    sites = (realm for space in spaces for realm in REALMS_BY_SPACE[space])
    return "minor" if any(fortify.is_open(state, seat, 0, realm) for realm in sites) else "none"


_LACKS: Final[dict[str, Callable[[State, Seat, Iterable[int]], str]]] = {
    INVOKE: _no_slot,
    INTENSIFY: _no_room,
    QUELL: _no_prey,
    FORTIFY: _no_site,
}


def can_spare_minor(state: State) -> bool:
    """Whether Ego has a Minor beside the one that it keeps."""
    return pieces.unused(state, ego_of(state).team, MINOR) > ego_of(state).minors_kept


_DEEDS: Final[dict[str, Callable[[State, int, int], Iterable[tuple[str, int]]]]] = {
    INVOKE: _to_invoke,
    INTENSIFY: _to_intensify,
    QUELL: _to_quell,
    FORTIFY: _to_fortify,
}


# Doing it; what Ego places comes from the supply.


def carry_out(state: State, deed: Deed) -> None:
    """Do what was decided."""
    _DOES[deed.what](state, ego_of(state), deed.place)


def _invoke(state: State, ego: Ego, slot: Slot) -> None:
    card = pieces.take_top(state, state.table.keeper)
    pieces.enter(state, slot, card, state.table.keeper, ego.invoke_essence, INVOKE, ego.team)


def _intensify(state: State, ego: Ego, slot: Slot) -> None:
    pieces.add_essence(state, slot, ego.intensify_essence, INTENSIFY)


def _quell(state: State, ego: Ego, slot: Slot) -> None:
    pieces.change_willpower(state, state.table.keeper, -guard(state, slot), QUELL)
    pieces.remove_essence(state, slot, ego.quell_essence, QUELL)


def _build(state: State, ego: Ego, realm: Realm) -> None:
    pieces.put_fortress(state, realm, ego.team, MINOR, ego.team, True, FORTIFY)


def _exalt(state: State, ego: Ego, realm: Realm) -> None:
    pieces.put_fortress(state, realm, ego.team, MAJOR, ego.team, True, EXALT)


def _raze(state: State, ego: Ego, realm: Realm) -> None:
    pieces.weaken_fortress(state, realm, RAZE)


_DOES: Final[dict[str, Callable[[State, Ego, int], None]]] = {
    INVOKE: _invoke,
    INTENSIFY: _intensify,
    QUELL: _quell,
    BUILD: _build,
    EXALT: _exalt,
    RAZE: _raze,
}


# Weighing and choosing.


class Outcome:
    """The table as it would be after a deed, and how much better Ego would stand there."""

    __slots__ = ("_before", "after", "impact")

    def __init__(self, state: State, deed: Deed, aspiration: Aspiration) -> None:
        self._before = state
        self.after = state.copy()
        carry_out(self.after, deed)
        self.impact = self.rise(aspiration)

    def rise(self, aspiration: Aspiration) -> int:
        """How much Ego's lead in an Aspiration would grow."""
        return balance(self.after, aspiration) - balance(self._before, aspiration)

    def ahead(self) -> tuple[int, ...]:
        """The same for the Common Aspirations to come, for an Ego that looks so far."""
        to_come = self._before.common[1:] if ego_of(self._before).looks_ahead else ()
        return tuple(self.rise(aspiration) for aspiration in to_come)

    def intensity(self) -> int:
        """How much its Emotions would gain on the people's."""
        return intensity_balance(self.after) - intensity_balance(self._before)


class Weighed(NamedTuple):
    """The ways that are as good as each other and better than all others, what decided for them, and what is best."""

    best: list[Attempt]
    """None where all would set Ego back."""
    why: str
    impact: int
    """The highest there is, also where it sets Ego back; 0 without any way."""
    outcomes: dict[Deed, Outcome]


class Decided(NamedTuple):
    """The way that Ego takes, what it brings, and what decided for it."""

    way: Attempt
    outcome: Outcome
    why: str


def reach(state: State, seat: Seat, steps: int) -> list[int]:
    """The spaces where a Spirit may act: where it stands, and those so near that are free of people's Spirits."""
    here = state.at[seat]
    held = {state.at[other] for other in state.table.opponents[seat]}
    return [
        space for space in range(len(SPACES)) if space == here or (DISTANCE[here][space] <= steps and space not in held)
    ]


def ways(state: State, seat: Seat, action: str, spaces: Iterable[int]) -> list[Attempt]:
    """All ways to carry out an action from some spaces."""
    return [Attempt(deed, space) for space in spaces for deed in deeds(state, seat, action, space)]


def weigh(state: State, seat: Seat, found: list[Attempt], aspiration: Aspiration) -> Weighed:
    """The best ways by all that Ego prefers, but for chance."""
    outcomes = {deed: Outcome(state, deed, aspiration) for deed in dict.fromkeys(way.deed for way in found)}
    found = _unguarded_first(state, found, outcomes)
    impact = max((outcomes[way.deed].impact for way in found), default=0)
    if impact < 0:
        return Weighed([], "impact", impact, outcomes)
    why = "only"
    for name in ego_of(state).preferences:
        if len(found) <= 1:
            break
        worth = [PREFERENCES[name](state, seat, way, outcomes[way.deed]) for way in found]
        best = [way for way, value in zip(found, worth, strict=True) if value == max(worth)]
        if len(best) < len(found):
            found, why = best, name
    return Weighed(found, why, impact, outcomes)


def decide(state: State, weighed: Weighed) -> Decided | None:
    """The way that is taken, by chance where several are as good, or None if there is none without harm."""
    if not weighed.best:
        return None
    is_sure = len(weighed.best) == 1
    way = weighed.best[0 if is_sure else below(state, len(weighed.best))]
    return Decided(way, weighed.outcomes[way.deed], weighed.why if is_sure else "chance")


def places_told(reach: Iterable[int], found: Iterable[Attempt]) -> dict[str, list[str]]:
    """The spaces in reach, and the slots and sites that ways lead to, as choices."""
    places = {(SITE if way.deed.action == FORTIFY else SLOT) + way.deed.place for way in found}
    return {
        "spaces": [CHOICES[SPACE + space].text for space in reach],
        "places": [CHOICES[place].text for place in sorted(places)],
    }


PREFERENCES: Final[dict[str, Callable[[State, int, Attempt, Outcome], tuple[int, ...]]]] = {
    "impact": lambda state, seat, way, outcome: (outcome.impact,),
    "ahead": lambda state, seat, way, outcome: outcome.ahead(),
    "realms": lambda state, seat, way, outcome: (outcome.rise(REALMS_HELD),),
    "frontiers": lambda state, seat, way, outcome: (outcome.rise(FRONTIERS_HELD),),
    "intensity": lambda state, seat, way, outcome: (outcome.intensity(),),
    "what": lambda state, seat, way, outcome: (_PREFERRED.get(way.deed.what, 0),),
    "staying": lambda state, seat, way, outcome: (way.space == state.at[seat],),
    "home": lambda state, seat, way, outcome: (
        (REALM_OF_SPACE[way.space] != NOWHERE) == (state.table.spirit[seat] == INFLUENCER),
    ),
}
"""How much Ego likes a way, by each of its preferences."""


def _unguarded_first(state: State, found: list[Attempt], outcomes: dict[Deed, Outcome]) -> list[Attempt]:
    """Emotions beside Safety come last: only where no other Quell is without harm."""
    guarded = [way for way in found if way.deed.action == QUELL and guard(state, way.deed.place)]
    others = [way for way in found if way not in guarded]
    return others if any(outcomes[way.deed].impact >= 0 for way in others) else guarded or others


def helps(state: State, seat: Seat, space: Space, aspiration: Aspiration) -> bool:
    """Whether any of the actions would bring Ego forward from a space."""
    return any(
        Outcome(state, deed, aspiration).impact > 0 for action in _DEEDS for deed in deeds(state, seat, action, space)
    )
