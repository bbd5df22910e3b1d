"""Kinds of Essence: a player who may hold several chooses which one is gained, and which one is lost."""

from __future__ import annotations

from typing import Final

from ..ids import ChoiceNumber, Seat
from ..model.about import nothing
from ..model.choices import ESSENCE
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking
from ..model.state import State
from . import pieces


def _gained(state: State, step: OfEssence) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [ESSENCE + kind for kind in state.table.kinds[seat]]


def _gain(state: State, step: OfEssence, choice: ChoiceNumber) -> None:
    _, seat, why = step
    pieces.change_essence(state, seat, choice - ESSENCE, 1, why)


def _lost(state: State, step: OfEssence) -> list[ChoiceNumber]:
    _, seat, _ = step
    return [ESSENCE + kind for kind, amount in enumerate(state.essence[seat]) if amount]


def _lose(state: State, step: OfEssence, choice: ChoiceNumber) -> None:
    _, seat, why = step
    pieces.change_essence(state, seat, choice - ESSENCE, -1, why)


OfEssence = tuple[str, Seat, str]

STEPS: Final = (
    Asking("gain-essence", ("seat", "why"), _gained, _gain, nothing, as_it_is),
    Asking("lose-essence", ("seat", "why"), _lost, _lose, nothing, as_it_is),
)
