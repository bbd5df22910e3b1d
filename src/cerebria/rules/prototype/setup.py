"""Set-up: what is shuffled and dealt, and the places of Spirits and starting Emotions."""

from __future__ import annotations

from typing import Final

from ...absence import NOBODY, NOTHING, NOWHERE
from ...chance import below, shuffled
from ...content import SPHERES, TEAMS
from ...content.prototype_numbers import LATER_WILLPOWER, SHAPER_ESSENCE, SHAPER_WILLPOWER
from ...ids import ChoiceNumber, Seat, Team
from ...model.about import nothing
from ...model.board import FRONTIER_OF_SPACE, SPACE_OF_FRONTIER, TRIADS
from ...model.choices import SPACE
from ...model.cost import essence_of_kind
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Role, Step
from ...model.state import Rounds, State
from .. import pieces
from .. import setup as places
from ..steps import OfSeat, chosen_seat
from . import pieces as early
from . import rounds
from .revelation import COMMON


def set_up(state: State) -> None:
    """Lay out a bare table, up to the first decision."""
    seats = len(state.table.spirit)
    state.spheres = [state.table.numbers.sphere_willpower] * len(SPHERES)
    state.origin = below(state, len(SPHERES))
    state.bleakness = state.table.numbers.bleakness_count
    state.covered = state.table.face_down
    state.rounds = bare_rounds(seats)
    _lay_aspirations(state)
    state.order = state.table.rulebook.play_order(state)
    starter = state.table.team[state.order[0]]
    for seat, deck in enumerate(state.table.decks):
        _deal(state, seat, deck)
        if state.table.team[seat] != starter:
            state.wp[seat] += LATER_WILLPOWER
    state.events.append(("starts", state.origin, state.common[:1], state.order))
    state.agenda = [("first-round", state.order[0], starter), *reversed(state.table.rulebook.placing(state))]


def bare_rounds(seats: int) -> Rounds:
    """Before the first round."""
    return Rounds(
        number=1,
        fortitude=(0,) * len(TEAMS),
        next=(NOBODY,) * len(TEAMS),
        majors=((),) * len(SPHERES),
        endgame=(NOTHING,) * (COMMON + 1),
        aside=((),) * (COMMON + 1),
        discard=((),) * seats,
        taken=((),) * seats,
        saved=(0,) * seats,
    )


def _lay_aspirations(state: State) -> None:
    """The Common one, the Common Endgame one, and each team's own, which differ from those; the rest are decks."""
    current, last, *common = shuffled(state, state.table.rulebook.aspirations)
    state.common = (current, *common)
    endgame = [NOTHING] * COMMON + [last]
    state.events.append(("endgame", NOBODY, last))
    for team in state.table.teams:
        own = list(shuffled(state, state.table.rulebook.aspirations))
        hidden = _take_other(own, current)
        endgame[team] = _take_other(own, last)
        state.hidden[team] = (hidden, *shuffled(state, own))
        state.hidden_known[team] = 1
        state.events.append(("aspires", team, hidden))
        state.events.append(("endgame", team, endgame[team]))
    state.rounds = state.rounds._replace(endgame=tuple(endgame))


def _take_other(own: list[int], not_this: int) -> int:
    """Take the first that differs."""
    found = next(aspiration for aspiration in own if aspiration != not_this)
    own.remove(found)
    return found


def play_order(state: State) -> tuple[int, ...]:
    """All seats, those of the team that starts first in each pair; the team of two starts against a Shaper."""
    table, first = state.table, state.table.options.first
    most = max(len(table.seats_of[team]) for team in table.teams)
    able = [team for team in table.teams if len(table.seats_of[team]) == most]
    starter = able[below(state, len(able))] if first == "random" else TEAMS.index(first)
    teams = sorted(table.teams, key=lambda team: team != starter)
    return tuple(
        table.seats_of[team][place] for place in range(most) for team in teams if place < len(table.seats_of[team])
    )


def _deal(state: State, seat: Seat, deck: tuple[int, ...]) -> None:
    team = state.table.team[seat]
    is_shaper = early.is_shaper(state, team)
    state.wp[seat] = SHAPER_WILLPOWER if is_shaper else state.table.numbers.start_willpower
    state.essence[seat] = essence_of_kind(team, SHAPER_ESSENCE if is_shaper else state.table.numbers.start_essence)
    cards = shuffled(state, deck)
    state.hand[seat] = tuple(sorted(cards[: state.table.numbers.start_hand]))
    state.deck[seat] = cards[state.table.numbers.start_hand :]
    state.events.append(("deals", seat, state.hand[seat]))


# Places.


def placing(state: State) -> list[Step]:
    """The team that does not start is first, teams alternate, and each has two places."""
    starter = state.table.team[state.order[0]]
    teams = sorted(state.table.teams, key=lambda team: team == starter)
    first = [
        ("place", seats[0]) if len(seats) == 1 else ("first-to-place", seats[0], team)
        for team in teams
        if (seats := state.table.seats_of[team])
    ]
    return [*first, *(("second-place", state.table.seats_of[team][0], team) for team in teams)]


def _choose_first(state: State, step: Step, choice: ChoiceNumber) -> None:
    seat = chosen_seat(state, choice)
    state.events.append(("first", seat))
    state.agenda.append(("place", seat))


def _second_place(state: State, step: SecondPlace) -> None:
    """The other player of a team, or a Shaper again, which then takes its own place."""
    _, _, team = step
    seats = state.table.seats_of[team]
    if len(seats) == 1:
        state.agenda.append(("place-shaper", seats[0]))
    state.agenda.append(("place", next(seat for seat in seats if state.at[seat] == NOWHERE)))


def _place(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """A Spirit takes its space at once, a Shaper's when both of its Emotions lie."""
    _, seat = step
    if not early.is_shaper(state, state.table.team[seat]):
        pieces.put_spirit(state, seat, choice - SPACE, "set-up")
    state.agenda.append(("place-emotion", seat, FRONTIER_OF_SPACE[choice - SPACE]))


def _shaper_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """The two Frontiers of a Shaper's Emotions."""
    _, seat = step
    own = pieces.own_slots(state, state.table.team[seat])
    return [
        SPACE + SPACE_OF_FRONTIER[frontier]
        for frontier, triad in enumerate(TRIADS)
        if any(slot in triad for slot in own)
    ]


def _place_shaper(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    pieces.put_spirit(state, seat, choice - SPACE, "set-up")


def _first_round(state: State, step: FirstRound) -> None:
    _, _, starter = step
    rounds.begin(state, 1, starter)


SecondPlace = tuple[str, Seat, Team]
FirstRound = tuple[str, Seat, Team]

STEPS: Final = (
    Asking(
        "first-to-place", ("seat", "team"), rounds.first_options, _choose_first, nothing, as_it_is, roles=(Role.SET_UP,)
    ),
    Happening("second-place", ("seat", "team"), _second_place),
    Asking("place", ("seat",), places.place_options, _place, nothing, as_it_is, roles=(Role.SET_UP,)),
    Asking(
        "place-emotion",
        ("seat", "frontier"),
        places.emotion_options,
        places.place_emotion,
        nothing,
        places.shown_place,
        roles=(Role.SET_UP,),
    ),
    Asking("place-shaper", ("seat",), _shaper_options, _place_shaper, nothing, as_it_is, roles=(Role.SET_UP,)),
    Happening("first-round", ("seat", "starter"), _first_round),
)
