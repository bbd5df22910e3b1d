"""Set-up: what is shuffled and dealt, then each player's choices of place, starting Emotion and wild tokens."""

from __future__ import annotations

from typing import Any, Final

from ..absence import NOTHING, NOWHERE
from ..chance import below, shuffled
from ..content import SPHERES, STARTING, TEAMS, WILD
from ..ids import ChoiceNumber, Seat, Slot, Team
from ..model.about import naming
from ..model.board import FRONTIER_OF_SPACE, FRONTIERS, SPACE_OF_FRONTIER, TRIADS
from ..model.choices import SLOT, SPACE, token, token_parts
from ..model.cost import essence_of_kind
from ..model.meanwhile import as_it_is
from ..model.options import RANDOM
from ..model.rulebook import Asking, Fields, Happening, Role, Step
from ..model.state import FIRST_TURN, State
from . import pieces, turn
from .spirit_action import open_columns
from .steps import OfSeat


def set_up(state: State) -> None:
    """Lay out a bare table, up to the first decision."""
    lay_table(state)
    for seat, deck in enumerate(state.table.decks):
        deal(state, seat, deck)
    begin(state)


def lay_table(state: State) -> None:
    """What lies there for all: Spheres, Aspirations, the order of play."""
    state.spheres = [state.table.numbers.sphere_willpower] * len(SPHERES)
    state.origin = below(state, len(SPHERES))
    state.bleakness = state.table.numbers.bleakness_count
    _lay_aspirations(state)
    state.order = state.table.rulebook.play_order(state)


def begin(state: State) -> None:
    """All is dealt: the first player gets more, others what a handicap gives, and the steps of set-up wait."""
    state.wp[state.order[0]] += state.table.numbers.first_player_willpower
    _give_handicap(state)
    state.events.append(("starts", state.origin, state.common, state.order))
    _put_agenda(state)


def _give_handicap(state: State) -> None:
    """What the teams get that do not begin, and each of their players."""
    table, numbers = state.table, state.table.numbers
    first = table.team[state.order[0]]
    for seat in table.players:
        if table.team[seat] != first:
            state.wp[seat] += numbers.later_willpower
    for team in table.teams:
        if team != first:
            state.ambition[team] += numbers.later_ambition
            state.wheel[team] += numbers.later_points


def _lay_aspirations(state: State) -> None:
    """The row of Common Aspirations, and each team's Hidden ones."""
    rulebook = state.table.rulebook
    all_of_them = [number for number in rulebook.aspirations if state.table.full or number not in rulebook.not_in_basic]
    state.common = shuffled(state, all_of_them)[: state.table.numbers.common_aspirations]
    for team in state.table.teams:
        state.hidden[team] = shuffled(state, all_of_them)
        pieces.settle_hidden(state, team)


def play_order(state: State) -> tuple[int, ...]:
    """The seats of one round: teams alternate."""
    return alternating(state, state.table.teams)


def alternating(state: State, taking_part: tuple[int, ...]) -> tuple[int, ...]:
    """Seats of some teams in turns, as often as the largest has players; a Shaper plays its team's every turn."""
    table, first = state.table, state.table.options.first
    most = max(len(table.seats_of[team]) for team in taking_part)
    if first == RANDOM:
        # In a game for three the team of two plays first.
        starters = [seat for team in taking_part if len(table.seats_of[team]) == most for seat in table.seats_of[team]]
        starter = starters[below(state, len(starters))]
        team = table.team[starter]
        begin = tuple(sorted(table.seats_of[team], key=lambda seat: seat != starter))
    else:
        team = TEAMS.index(first)
        begin = table.seats_of[team]
    seats = [begin, *(followers(state, other) for other in taking_part if other != team)]
    return tuple(members[place % len(members)] for place in range(most) for members in seats)


def followers(state: State, team: Team) -> tuple[int, ...]:
    """The players of a team that does not begin, in a drawn order; where it was said who begins, in the order in which
    they were named."""
    seats = state.table.seats_of[team]
    return state.table.rulebook.follow(state, seats) if state.table.options.first == RANDOM else seats


def deal(state: State, seat: Seat, deck: tuple[int, ...]) -> None:
    """Shuffle a deck, deal the starting hand, turn up the top card."""
    state.wp[seat] = state.table.numbers.start_willpower
    kinds = state.table.kinds[seat]
    for kind in kinds:
        share = state.table.numbers.start_essence // len(kinds)
        state.essence[seat] = essence_of_kind(kind, share, state.essence[seat])
    cards = shuffled(state, deck)
    state.hand[seat] = tuple(sorted(cards[: state.table.numbers.start_hand]))
    state.deck[seat] = cards[state.table.numbers.start_hand :]
    state.events.append(("deals", seat, state.hand[seat]))
    state.events.append(("turned-up", seat, state.deck[seat][0]))


def _put_agenda(state: State) -> None:
    """The steps of set-up, in player order."""
    order = state.order
    steps: list[Step] = [("first-turn", order[0])]
    steps += reversed(state.table.rulebook.start_tokens(state))
    if state.table.options.start == "fixed":
        steps.append(("fixed-places", order[0]))
    else:
        steps += reversed(state.table.rulebook.placing(state))
    state.agenda = steps


def start_tokens(state: State) -> list[Step]:
    """Four wild tokens for each player, wherever they like; in the basic game their places are fixed."""
    if not state.table.full:
        return [("basic-tokens", state.order[0])]
    return [("wild-tokens", seat, state.table.numbers.start_wild_tokens) for seat in players(state)]


def players(state: State) -> list[int]:
    """Those who play for themselves, in the order of their turns."""
    return [seat for seat in dict.fromkeys(state.order) if seat in state.table.players]


def placing(state: State) -> list[Step]:
    """Every player places a Spirit and a starting Emotion; a Shaper places its second Emotion in the second round."""
    order = state.order
    return [("place", seat) for seat in order * (2 if len(order) < 2 * len(state.table.teams) else 1)]


# Free places.


def place_options(state: State, step: Step) -> list[ChoiceNumber]:
    """The unoccupied Frontiers: those whose Triad holds no starting Emotion yet."""
    return [
        SPACE + SPACE_OF_FRONTIER[frontier]
        for frontier in range(len(FRONTIERS))
        if all(state.card[slot] == NOTHING for slot in TRIADS[frontier])
    ]


def _place(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """The Spirit takes its space; a Shaper's second Emotion is placed as if a second Spirit stood there."""
    _, seat = step
    if state.at[seat] == NOWHERE:
        pieces.put_spirit(state, seat, choice - SPACE, "set-up")
    state.agenda.append(("place-emotion", seat, FRONTIER_OF_SPACE[choice - SPACE]))


def emotion_options(state: State, step: PlaceEmotion) -> list[ChoiceNumber]:
    _, _, frontier = step
    first, _, last = TRIADS[frontier]
    return [SLOT + first, SLOT + last]


def place_emotion(state: State, step: PlaceEmotion, choice: ChoiceNumber) -> None:
    _, seat, _ = step
    start_emotion(state, seat, choice - SLOT)


def shown_place(state: State, step: Step, fields: Fields) -> Step:
    """Where a Shaper's second Emotion will lie is not chosen before its slot is: no Spirit goes there."""
    seat = fields["seat"]
    return step if state.at[seat] == SPACE_OF_FRONTIER[fields["frontier"]] else ("place", seat)


def start_emotion(state: State, seat: Seat, slot: Slot) -> None:
    team = state.table.team[seat]
    pieces.enter(state, slot, STARTING[team], seat, state.table.numbers.start_emotion_essence, "set-up", team)


def _fixed_places(state: State, step: Step) -> None:
    """The places of the basic game: the first in a team's order takes the first of them."""
    for team in state.table.teams:
        seats = [seat for seat in dict.fromkeys(state.order) if state.table.team[seat] == team]
        for place, slot in enumerate(state.table.numbers.basic_slots[team]):
            seat = seats[place % len(seats)]
            if state.at[seat] == NOWHERE:
                pieces.put_spirit(state, seat, 2 * state.table.numbers.basic_frontiers[team][place] + 1, "set-up")
            start_emotion(state, seat, slot)


# First tokens.


def _wild_options(state: State, step: FirstTokens) -> list[ChoiceNumber]:
    _, seat, _ = step
    rows = state.rows[seat]
    return [token(WILD, row, column) for row, spaces in enumerate(rows) for column in open_columns(spaces)]


def put_first_token(state: State, step: FirstTokens, choice: ChoiceNumber) -> None:
    """Put one on a board, and ask again while some are left."""
    name, seat, left = step
    colour, row, column = token_parts(choice)
    pieces.put_vibe(state, seat, row, column, colour, "set-up")
    if left > 1:
        state.agenda.append((name, seat, left - 1))


def _basic_tokens(state: State, step: Step) -> None:
    """In the basic game the wild tokens unlock every row but Empower."""
    for seat in players(state):
        for row, colour in enumerate(state.table.rulebook.first_tokens):
            pieces.put_vibe(state, seat, row, 0, colour, "set-up")


def _first_turn(state: State, step: Step) -> None:
    """The first player's first turn, without Absorb; set-up meets no Intention."""
    state.met = 0
    turn.begin_turn(state, FIRST_TURN)
    state.actions -= state.table.numbers.first_turn_lacks


def _about_place(state: State, fields: Fields) -> dict[str, Any]:
    """Which of its starting Emotions a seat finds a place for; with the first one goes the Spirit."""
    return {"count": 1 if state.at[fields["seat"]] == NOWHERE else 2}


def _about_emotion(state: State, fields: Fields) -> dict[str, Any]:
    """Which of its starting Emotions a seat finds a slot for: no Spirit stands beside a Shaper's second one."""
    return {"count": 1 if state.at[fields["seat"]] == SPACE_OF_FRONTIER[fields["frontier"]] else 2}


PlaceEmotion = tuple[str, Seat, int]
FirstTokens = tuple[str, Seat, int]

STEPS: Final = (
    Asking("place", ("seat",), place_options, _place, _about_place, as_it_is, roles=(Role.SET_UP,)),
    Asking(
        "place-emotion",
        ("seat", "frontier"),
        emotion_options,
        place_emotion,
        _about_emotion,
        shown_place,
        roles=(Role.SET_UP,),
    ),
    Asking(
        "wild-tokens",
        ("seat", "left"),
        _wild_options,
        put_first_token,
        naming(left="left"),
        as_it_is,
        roles=(Role.SET_UP, Role.RESTS),
    ),
    Happening("fixed-places", ("seat",), _fixed_places),
    Happening("basic-tokens", ("seat",), _basic_tokens),
    Happening("first-turn", ("seat",), _first_turn),
)
