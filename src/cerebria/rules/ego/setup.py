"""Set-up against Ego: places are drawn so that both sides begin alike."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from ...about import nothing
from ...board import FRONTIER_OF_SLOT, REALM_SLOTS, REALMS
from ...chance import below, shuffled
from ...choices import SPACE
from ...content import STARTING
from ...content.ego import GATEKEEPER, INFLUENCER
from ...meanwhile import as_it_is
from ...rulebook import Asking, Happening, Step
from ...state import MINOR, State
from .. import pieces, setup
from . import schemes
from .aims import ego_of, people


def _starts() -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Every way to lay the starting Emotions: the slots of both sides, the one of the shared Realm first. They lie in
    three Realms and four Triads."""
    found = []
    for shared, one, other in permutations(range(len(REALMS)), 3):
        slots = (REALM_SLOTS[shared], REALM_SLOTS[shared][::-1])
        for (a, b), c, d in product(slots, REALM_SLOTS[one], REALM_SLOTS[other]):
            if len({FRONTIER_OF_SLOT[slot] for slot in (a, b, c, d)}) == 4:
                found.append(((a, c), (b, d)))
    return tuple(found)


_STARTS: Final = _starts()


def set_up(state: State) -> None:
    """As everybody's, but for Ego, which has a deck face down, Schemes, and nothing else."""
    setup.lay_table(state)
    own = state.table.keeper
    for seat in state.table.seats_of[people(state)]:
        setup.deal(state, seat, state.table.decks[seat])
    state.deck[own] = shuffled(state, state.table.decks[own])
    state.covered = state.table.face_down
    setup.begin(state)
    schemes.shuffle(state)
    state.agenda.append(("ego-places", own))


def play_order(state: State) -> tuple[int, ...]:
    """The people first, in turns with the Gatekeeper and the Influencer."""
    seats, spirits = state.table.seats_of[people(state)], state.table.spirit
    return (seats[0], spirits.index(GATEKEEPER), seats[-1], spirits.index(INFLUENCER))


def placing(state: State) -> list[Step]:
    """A Shaper chooses between two places; all others are drawn."""
    seats = state.table.seats_of[people(state)]
    return [("choose-place", seats[0])] if len(seats) == 1 else []


def _draw_places(state: State, step: Step) -> None:
    """The starting Emotions and the Spirits beside them; then what the difficulty changes."""
    ego, theirs = ego_of(state), people(state)
    own_slots, their_slots = _STARTS[below(state, len(_STARTS))]
    for team, slots in ((ego.team, own_slots), (theirs, their_slots)):
        seats = state.table.seats_of[team]
        for place, slot in enumerate(slots):
            owner = state.table.keeper if team == ego.team else seats[place % len(seats)]
            setup.start_emotion(state, owner, slot)
    seats = state.table.seats_of[theirs]
    if len(seats) > 1:
        for seat, slot in zip(shuffled(state, seats), their_slots, strict=True):
            pieces.put_spirit(state, seat, _frontier_beside(slot), "set-up")
    spirits, (shared, alone) = state.table.spirit, own_slots
    pieces.put_spirit(state, spirits.index(GATEKEEPER), _frontier_beside(shared), "set-up")
    pieces.put_spirit(state, spirits.index(INFLUENCER), 2 * _realm(alone), "set-up")
    _apply_difficulty(state, own_slots)


def _frontier_beside(slot: int) -> int:
    """The space of the Frontier in whose Triad a slot lies."""
    return 2 * FRONTIER_OF_SLOT[slot] + 1


def _realm(slot: int) -> int:
    return next(realm for realm, slots in enumerate(REALM_SLOTS) if slot in slots)


def _apply_difficulty(state: State, own_slots: tuple[int, int]) -> None:
    ego = ego_of(state)
    pieces.change_willpower(state, state.table.keeper, ego.start_willpower, "set-up")
    for slot in own_slots if ego.starts_full else ():
        pieces.add_essence(state, slot, pieces.free_spaces(state, slot), "set-up")
    for _ in range(ego.start_minors):
        pieces.add_to_identity(state, ego.team, MINOR, "set-up")


def _place_options(state: State, step: Step) -> list[int]:
    """The Frontiers in whose Triads the Shaper's starting Emotions lie."""
    own = STARTING[state.table.team[step[1]]]
    return sorted(SPACE + _frontier_beside(slot) for slot, card in enumerate(state.card) if card == own)


def _place(state: State, step: Step, choice: int) -> None:
    pieces.put_spirit(state, step[1], choice - SPACE, "set-up")


STEPS: Final = (
    Happening("ego-places", ("seat",), _draw_places),
    Asking("choose-place", ("seat",), _place_options, _place, nothing, as_it_is),
)
