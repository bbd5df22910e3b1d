"""What the four Spirits and the one card with a power can do that others cannot."""

from __future__ import annotations

from ...ids import Seat, Slot
from ...model.rulebook import Step
from ...model.state import State
from .. import pieces
from . import pieces as early


def pays_any_colour(state: State, seat: Seat) -> bool:
    """Harmony: any card pays for a token of any colour."""
    return state.table.power[seat] == "early-any-colour"


def prevents(state: State, seat: Seat) -> bool:
    """Empathy: once a round it may keep an Emotion from being quelled."""
    return state.table.power[seat] == "early-prevent"


def calls_bleakness(state: State, seat: Seat) -> bool:
    """Anxiety: a Bleakness of its supply may come instead of a card."""
    return state.table.power[seat] == "early-bleakness" and state.bleakness > 0


def leeches(state: State, seat: Seat) -> bool:
    """Malice: it may gain Essence by a Quell, for Willpower."""
    return state.table.power[seat] == "early-soul-leech"


def weaken_neighbours(state: State, slot: Slot) -> None:
    """Rage, when it enters: each adjacent opposing Emotion loses Essence, the lower slot first."""
    cards, card = state.table.cards, state.card[slot]
    if cards.power[card] != "drain-all-neighbours":
        return
    then: list[Step] = []
    for near in pieces.opposing_beside(state, slot):
        then += early.lose_essence(state, near, cards.numbers[card]["essence"], pieces.card_name(card))
    state.agenda.extend(reversed(then))
