"""What an Emotion does when it, or another one, leaves the board: one short function a power, found by its name.

The names of the Emotions that have it in the card set `standard` stand first in each function's text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...absence import NOTHING
from ...content import POWERS, TEAM_OF_CARD
from ...ids import Card, ChoiceNumber, Seat, Team
from ...model.about import naming
from ...model.choices import ESSENCE, NO, TAKE_CARDS, TAKE_ESSENCE, TAKE_WILLPOWER
from ...model.meanwhile import as_it_began, as_it_is
from ...model.rulebook import Asking, Does, Offers, Role, Step
from ...model.state import State
from .. import pieces, tokens
from ..steps import chosen_seat, next_of_team, spirit_choice, teams_in_order


def team_income(state: State, card: Card) -> Step:
    """The step in which a team chooses its Spirit that gains a card's Willpower."""
    team = TEAM_OF_CARD[card]
    return ("team-willpower", next_of_team(state, team), team, state.table.cards.numbers[card]["wp"], card)


def _spirits_of_team(state: State, step: OfTeamAndMore) -> list[ChoiceNumber]:
    _, _, team, *_ = step
    return [spirit_choice(state, seat) for seat in state.table.seats_of[team]]


def _gain(state: State, step: TeamWillpower, choice: ChoiceNumber) -> None:
    _, _, _, amount, card = step
    pieces.gain_willpower(state, chosen_seat(state, choice), amount, pieces.card_name(card))


def leave_income(state: State, card: Card, left: int) -> list[Step]:
    """Embarrassment: when an opposing Emotion leaves, a Spirit of the team's choice gains Willpower."""
    return [team_income(state, card)] if TEAM_OF_CARD[card] != left else []


def leave_choice(state: State, card: Card, left: int) -> list[Step]:
    """Shame: when any Emotion leaves, a Spirit of the team's choice may take Essence, Willpower or cards."""
    team = TEAM_OF_CARD[card]
    return [("mourn", next_of_team(state, team), team, card)]


LEAVES: Final[dict[str, Callable[[State, int, int], list[Step]]]] = {
    "leave-income": leave_income,
    "leave-choice": leave_choice,
}
"""What follows: state, the card that has the power, the team of the one that left."""


def left(state: State, gone: int) -> None:
    """An Emotion has left: first its own power, then call those who wait for that, the active player's team first."""
    power, team = state.table.cards.power, TEAM_OF_CARD[gone]
    steps: list[Step] = []
    if parts_with_power(state, gone):
        steps.append((power[gone], next_of_team(state, team), team, gone))
    if state.in_play & state.table.on_leaving:
        for watcher in teams_in_order(state):
            for card in state.card:
                if card != NOTHING and TEAM_OF_CARD[card] == watcher and power[card] in LEAVES:
                    steps += LEAVES[power[card]](state, card, team)
    state.agenda.extend(reversed(steps))


# What an Emotion does when it leaves itself: a Spirit of its team gains something.


_PARTING: Final = frozenset(power.name for power in POWERS.values() if power.when == "leaves")


def parts_with_power(state: State, card: Card) -> bool:
    """Whether a card does something when it leaves the board."""
    return state.table.cards.power[card] in _PARTING


def _drawing(state: State, step: OfTeam) -> list[ChoiceNumber]:
    _, _, team, _ = step
    return [*(spirit_choice(state, seat) for seat in state.table.seats_of[team] if state.deck[seat]), NO]


def parting_draw(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    """Red Neutrality: a Spirit of the team's choice may draw."""
    _, _, _, card = step
    if choice != NO:
        for _ in range(state.table.cards.numbers[card]["cards"]):
            pieces.draw(state, chosen_seat(state, choice), pieces.card_name(card))


def parting_willpower(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    """Yellow Neutrality: a Spirit of the team's choice gains Willpower."""
    _, _, _, card = step
    pieces.gain_willpower(
        state, chosen_seat(state, choice), state.table.cards.numbers[card]["wp"], pieces.card_name(card)
    )


def parting_essence(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    """Green Neutrality: a Spirit of the team's choice may gain Essence; who decides says of which kind."""
    _, seat, team, card = step
    if choice != NO:
        left = state.table.cards.numbers[card]["essence"]
        state.agenda.append(("parting-essence-kind", seat, team, card, chosen_seat(state, choice), left))


def _kinds(state: State, step: PartingEssenceKind) -> list[ChoiceNumber]:
    _, _, _, _, other, _ = step
    return [ESSENCE + kind for kind in state.table.kinds[other]]


def _give_essence(state: State, step: PartingEssenceKind, choice: ChoiceNumber) -> None:
    _, seat, team, card, other, left = step
    pieces.change_essence(state, other, choice - ESSENCE, 1, pieces.card_name(card))
    if left > 1:
        state.agenda.append(("parting-essence-kind", seat, team, card, other, left - 1))


def _taking_token(state: State, step: OfTeam) -> list[ChoiceNumber]:
    _, _, team, _ = step
    seats = [seat for seat in state.table.seats_of[team] if tokens.can_add(state, seat)]
    return [*(spirit_choice(state, seat) for seat in seats), NO]


def parting_token(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    """Blue Neutrality: a Spirit of the team's choice may add a Vibe token; who decides says which, and where."""
    _, seat, team, card = step
    if choice != NO:
        state.agenda.append(("parting-token-where", seat, team, card, chosen_seat(state, choice)))


def _token_places(state: State, step: OfTaker) -> list[ChoiceNumber]:
    _, _, _, _, other = step
    return tokens.placements(state, other)


def _add_token(state: State, step: OfTaker, choice: ChoiceNumber) -> None:
    _, _, _, card, other = step
    tokens.add(state, other, choice, pieces.card_name(card))


def _mourners(state: State, step: OfTeam) -> list[ChoiceNumber]:
    _, _, team, _ = step
    return [*(spirit_choice(state, seat) for seat in state.table.seats_of[team]), NO]


def _mourn(state: State, step: OfTeam, choice: ChoiceNumber) -> None:
    _, seat, team, card = step
    if choice != NO:
        state.agenda.append(("mourn-take", seat, team, card, chosen_seat(state, choice)))


def _gains(state: State, step: OfTaker) -> list[ChoiceNumber]:
    _, _, _, _, other = step
    gains = [TAKE_ESSENCE, TAKE_WILLPOWER]
    return [TAKE_CARDS, *gains] if state.deck[other] else gains


def _take(state: State, step: OfTaker, choice: ChoiceNumber) -> None:
    _, _, _, card, other = step
    numbers, name = state.table.cards.numbers[card], pieces.card_name(card)
    if choice == TAKE_ESSENCE:
        pieces.gain_essence(state, other, numbers["essence"], name)
    elif choice == TAKE_WILLPOWER:
        pieces.gain_willpower(state, other, numbers["wp"], name)
    else:
        for _ in range(numbers["cards"]):
            pieces.draw(state, other, name)


OfTeam = tuple[str, Seat, Team, Card]
OfTaker = tuple[*OfTeam, Seat]
PartingEssenceKind = tuple[*OfTaker, int]
TeamWillpower = tuple[str, Seat, Team, int, Card]
OfTeamAndMore = tuple[str, Seat, Team, *tuple[Any, ...]]

_OF_TEAM: Final = ("seat", "team", "card")
"""The fields of a power that a team decides about."""


def _parting(name: str, offers: Offers[State], does: Does[State]) -> Asking[State]:
    return Asking(name, _OF_TEAM, offers, does, naming(card="card"), as_it_is)


STEPS: Final = (
    _parting("parting-draw", _drawing, parting_draw),
    _parting("parting-willpower", _spirits_of_team, parting_willpower),
    _parting("parting-essence", _mourners, parting_essence)._replace(roles=(Role.TAKER,)),
    _parting("parting-token", _taking_token, parting_token),
    Asking(
        "parting-essence-kind", (*_OF_TEAM, "other", "left"), _kinds, _give_essence,
        naming(card="card", other="other"), as_it_began("parting-essence", *_OF_TEAM),
    ),
    Asking(
        "parting-token-where", (*_OF_TEAM, "other"), _token_places, _add_token,
        naming(card="card", other="other"), as_it_began("parting-token", *_OF_TEAM),
    ),
    Asking(
        "team-willpower", ("seat", "team", "amount", "card"), _spirits_of_team, _gain,
        naming(count="amount", card="card"), as_it_is,
    ),
    Asking("mourn", _OF_TEAM, _mourners, _mourn, naming(card="card"), as_it_is, roles=(Role.TAKER,)),
    Asking(
        "mourn-take", (*_OF_TEAM, "other"), _gains, _take,
        naming(card="card", other="other"), as_it_began("mourn", *_OF_TEAM),
    ),
)  # fmt: skip
