"""Moving the pieces that only this edition has: hidden draws, discard piles, what is counted for a round."""

from __future__ import annotations

from typing import Final, TypeVar

from ...absence import NOBODY
from ...chance import shuffled
from ...content.prototype_numbers import LAST_CARDS
from ...ids import Card, Seat, Slot, Team
from ...model.rulebook import Happening, Step
from ...model.state import State
from .. import pieces

T = TypeVar("T")


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The values with another one in a place."""
    return (*values[:place], value, *values[place + 1 :])


def is_shaper(state: State, team: Team) -> bool:
    """Whether a team is one Spirit."""
    return len(state.table.seats_of[team]) == 1


def decides_for(state: State, team: Team) -> int:
    """The seat that decides for a team within a turn: the active player for its own, else the one whose turn would
    come next, the first-named while that is open."""
    if state.table.team[state.active] == team:
        return state.active
    seat = state.rounds.next[team]
    return state.table.seats_of[team][0] if seat == NOBODY else seat


def change_fortitude(state: State, team: Team, amount: int, why: str) -> None:
    fortitude = state.rounds.fortitude
    state.rounds = state.rounds._replace(fortitude=put(fortitude, team, fortitude[team] + amount))
    state.events.append(("fortitude", team, amount, why))


# Cards.


def can_draw(state: State, seat: Seat) -> bool:
    return bool(state.deck[seat] or state.rounds.discard[seat])


def take_top(state: State, seat: Seat, why: str) -> tuple[int, ...]:
    """The top card of a deck, which only the team sees, or nothing; an empty deck is made of the discard pile first."""
    if not state.deck[seat]:
        _reshuffle(state, seat)
    card = state.deck[seat][:1]
    state.deck[seat] = state.deck[seat][1:]
    state.events.extend(("draws", seat, each, why) for each in card)
    return card


def _reshuffle(state: State, seat: Seat) -> None:
    pile = state.rounds.discard[seat]
    if pile:
        state.rounds = state.rounds._replace(discard=put(state.rounds.discard, seat, ()))
        state.deck[seat] = shuffled(state, pile)
        state.events.append(("reshuffles", seat))


def add_to_hand(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    state.hand[seat] = tuple(sorted(state.hand[seat] + cards))


def _draw(state: State, step: Draw) -> None:
    """Draw cards one by one; where deck and discard pile are empty, nothing is drawn."""
    _, seat, count, why = step
    for _ in range(count):
        add_to_hand(state, seat, take_top(state, seat, why))


def discard(state: State, seat: Seat, card: Card, why: str) -> None:
    """Discard a card from hand."""
    pieces.leave_hand(state, seat, card, why)
    lay_on_pile(state, seat, card, why)


def lay_on_pile(state: State, seat: Seat, card: Card, why: str) -> None:
    """A card goes to the discard pile of its owner, for all to see."""
    pile = state.rounds.discard[seat]
    state.rounds = state.rounds._replace(discard=put(state.rounds.discard, seat, (*pile, card)))
    state.events.append(("discards", seat, card, why))


# Emotions.


def has_strong(state: State, seat: Seat, card: Card) -> bool:
    """Whether a player's own copy of a Strong Emotion is not in play."""
    return not any(each == card and owner == seat for each, owner in zip(state.card, state.owner, strict=True))


def lose_essence(state: State, slot: Slot, amount: int, why: str) -> list[Step]:
    """An Emotion loses Essence to the supply; with its last it leaves. What its owner draws then is still to happen."""
    state.board_changed()
    state.essence_on[slot] -= amount
    state.events.append(("loses", slot, amount, why))
    if state.essence_on[slot] > 0:
        return []
    card, owner = state.card[slot], state.owner[slot]
    pieces.clear(state, slot)
    state.events.append(("leaves", slot, card, why))
    kind = state.table.cards.emotions[card].kind
    if kind == "mild":
        lay_on_pile(state, owner, card, why)
    # Starting Emotions leave the game, Strong ones are their owner's again.
    return [] if kind == "starting" else [("draw", owner, LAST_CARDS, why)]


Draw = tuple[str, Seat, int, str]

STEPS: Final = (Happening("draw", ("seat", "count", "why"), _draw, is_open=False),)
