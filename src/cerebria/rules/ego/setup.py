"""Set-up against Ego: places are drawn so that both sides begin alike."""

from __future__ import annotations

from itertools import permutations, product
from typing import Final

from ...chance import below, shuffled
from ...content import STARTING
from ...content.ego import GATEKEEPER, INFLUENCER
from ...ids import ChoiceNumber, Slot
from ...model.about import nothing
from ...model.board import FRONTIER_OF_SLOT, REALM_SLOTS, REALMS
from ...model.choices import SPACE
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Role, Step
from ...model.state import MINOR, State
from .. import pieces, setup
from ..steps import OfSeat
from . import schemes
from .aims import ego_of, people

Start = tuple[tuple[int, int], tuple[int, int]]
"""Where the starting Emotions lie: the slots of Ego and of the people, the one of the shared Realm first."""


def _starts(shared: int, own: int, theirs: int) -> list[Start]:
    """Every way to lay the starting Emotions in three Realms, so that they lie in four Triads."""
    slots = (REALM_SLOTS[shared], REALM_SLOTS[shared][::-1])
    return [
        ((a, c), (b, d))
        for (a, b), c, d in product(slots, REALM_SLOTS[own], REALM_SLOTS[theirs])
        if len({FRONTIER_OF_SLOT[slot] for slot in (a, b, c, d)}) == 4
    ]


STARTS: Final = tuple(_starts(*realms) for realms in permutations(range(len(REALMS)), 3))
"""By the Realms they lie in."""


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
    """Whoever plays first chooses between two places, and a second Spirit gets the other. In the basic game only a
    Shaper chooses."""
    seats = state.table.seats_of[people(state)]
    return [("choose-place", seats[0])] if state.table.full or len(seats) == 1 else []


def _draw_places(state: State, step: Step) -> None:
    """Where everything lies and stands. The Realms are drawn first, then how the Emotions lie in them."""
    starts = STARTS[below(state, len(STARTS))]
    lay_out(state, starts[below(state, len(starts))], draws_people=not state.table.full)


def lay_out(state: State, start: Start, draws_people: bool) -> None:
    """The starting Emotions and the Spirits beside them; then what the difficulty changes."""
    ego, theirs = ego_of(state), people(state)
    own_slots, their_slots = start
    for team, slots in ((ego.team, own_slots), (theirs, their_slots)):
        seats = state.table.seats_of[team]
        for place, slot in enumerate(slots):
            owner = state.table.keeper if team == ego.team else seats[place % len(seats)]
            setup.start_emotion(state, owner, slot)
    seats = state.table.seats_of[theirs]
    if draws_people and len(seats) > 1:
        for seat, slot in zip(shuffled(state, seats), their_slots, strict=True):
            pieces.put_spirit(state, seat, _frontier_beside(slot), "set-up")
    spirits, (shared, alone) = state.table.spirit, own_slots
    pieces.put_spirit(state, spirits.index(GATEKEEPER), _frontier_beside(shared), "set-up")
    pieces.put_spirit(state, spirits.index(INFLUENCER), 2 * _realm(alone), "set-up")
    _apply_difficulty(state, own_slots)


def _frontier_beside(slot: Slot) -> int:
    """The space of the Frontier in whose Triad a slot lies."""
    return 2 * FRONTIER_OF_SLOT[slot] + 1


def _realm(slot: Slot) -> int:
    return next(realm for realm, slots in enumerate(REALM_SLOTS) if slot in slots)


def _apply_difficulty(state: State, own_slots: tuple[int, int]) -> None:
    ego = ego_of(state)
    pieces.change_willpower(state, state.table.keeper, ego.start_willpower, "set-up")
    for slot in own_slots if ego.starts_full else ():
        pieces.add_essence(state, slot, pieces.free_spaces(state, slot), "set-up")
    for _ in range(ego.start_minors):
        pieces.add_to_identity(state, ego.team, MINOR, "set-up")


def _place_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """The Frontiers in whose Triads the people's starting Emotions lie."""
    _, seat = step
    own = STARTING[state.table.team[seat]]
    return sorted(SPACE + _frontier_beside(slot) for slot, card in enumerate(state.card) if card == own)


def _place(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """One Spirit stands where it likes; the other, if there is one, on the Frontier that is left."""
    _, seat = step
    left = [option for option in _place_options(state, step) if option != choice]
    for own, space in zip(state.table.seats_of[state.table.team[seat]], (choice, *left), strict=False):
        pieces.put_spirit(state, own, space - SPACE, "set-up")


STEPS: Final = (
    Happening("ego-places", ("seat",), _draw_places),
    Asking("choose-place", ("seat",), _place_options, _place, nothing, as_it_is, roles=(Role.SET_UP,)),
)
