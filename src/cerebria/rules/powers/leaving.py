"""What an Emotion does when another one leaves the board: one short function a power, found by its name.

The names of the Emotions that have it in the card set `standard` stand first in each function's text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...about import naming
from ...absence import NOTHING
from ...choices import NO, TAKE_CARDS, TAKE_ESSENCE, TAKE_WILLPOWER
from ...content import TEAM_OF_CARD
from ...meanwhile import as_it_began, as_it_is
from ...rulebook import Asking, Step
from ...state import State
from .. import pieces
from ..steps import chosen_seat, next_of_team, spirit_choice, teams_in_order


def team_income(state: State, card: int) -> Step:
    """The step in which a team chooses its Spirit that gains a card's Willpower."""
    team = TEAM_OF_CARD[card]
    return ("team-willpower", next_of_team(state, team), team, state.table.cards.numbers[card]["wp"], card)


def _spirits_of_team(state: State, step: Step) -> list[int]:
    return [spirit_choice(state, seat) for seat in state.table.seats_of[step[2]]]


def _gain(state: State, step: Step, choice: int) -> None:
    _, _, _, amount, card = step
    pieces.gain_willpower(state, chosen_seat(state, choice), amount, pieces.card_name(card))


def leave_income(state: State, card: int, left: int) -> list[Step]:
    """Embarrassment: when an opposing Emotion leaves, a Spirit of the team's choice gains Willpower."""
    return [team_income(state, card)] if TEAM_OF_CARD[card] != left else []


def leave_choice(state: State, card: int, left: int) -> list[Step]:
    """Shame: when any Emotion leaves, a Spirit of the team's choice may take Essence, Willpower or cards."""
    team = TEAM_OF_CARD[card]
    return [("mourn", next_of_team(state, team), team, card)]


LEAVES: Final[dict[str, Callable[[State, int, int], list[Step]]]] = {
    "leave-income": leave_income,
    "leave-choice": leave_choice,
}
"""What follows: state, the card that has the power, the team of the one that left."""


def left(state: State, team: int) -> None:
    """An Emotion of a team has left: call those who wait for that, the active player's team first."""
    if not state.in_play & state.table.on_leaving:
        return
    power = state.table.cards.power
    steps: list[Step] = []
    for watcher in teams_in_order(state):
        for card in state.card:
            if card != NOTHING and TEAM_OF_CARD[card] == watcher and power[card] in LEAVES:
                steps += LEAVES[power[card]](state, card, team)
    state.agenda.extend(reversed(steps))


def _mourners(state: State, step: Step) -> list[int]:
    return [*(spirit_choice(state, seat) for seat in state.table.seats_of[step[2]]), NO]


def _mourn(state: State, step: Step, choice: int) -> None:
    if choice != NO:
        state.agenda.append(("mourn-take", *step[1:], chosen_seat(state, choice)))


def _gains(state: State, step: Step) -> list[int]:
    gains = [TAKE_ESSENCE, TAKE_WILLPOWER]
    return [TAKE_CARDS, *gains] if state.deck[step[4]] else gains


def _take(state: State, step: Step, choice: int) -> None:
    _, _, _, card, seat = step
    numbers, name = state.table.cards.numbers[card], pieces.card_name(card)
    if choice == TAKE_ESSENCE:
        pieces.gain_essence(state, seat, numbers["essence"], name)
    elif choice == TAKE_WILLPOWER:
        pieces.gain_willpower(state, seat, numbers["wp"], name)
    else:
        for _ in range(numbers["cards"]):
            pieces.draw(state, seat, name)


STEPS: Final = (
    Asking(
        "team-willpower", ("seat", "team", "amount", "card"), _spirits_of_team, _gain,
        naming(count="amount", card="card"), as_it_is,
    ),
    Asking("mourn", ("seat", "team", "card"), _mourners, _mourn, naming(card="card"), as_it_is),
    Asking(
        "mourn-take", ("seat", "team", "card", "mourner"), _gains, _take,
        naming(card="card", other="mourner"), as_it_began("mourn", "seat", "team", "card"),
    ),
)  # fmt: skip
