"""Rounds and turns: Fortitude pays for actions, teams alternate while they have any, and the wrap-up follows."""

from __future__ import annotations

from typing import Any, Final

from ...absence import NOBODY
from ...content import EMPOWER, INVOKE, MEDITATE, MOVE, QUELL, TEAMS
from ...content.prototype_numbers import (
    FORTITUDE,
    LAST_ROUND,
    ROUND_CARDS,
    SHAPER_FORTITUDE,
    SHAPER_ROUND_CARDS,
)
from ...ids import ChoiceNumber, Seat, Team
from ...model.about import nothing
from ...model.choices import ADD_TOKEN, CHOICES, END_TURN, REALM_ACTION, SPIRIT_ACTION, TO_MEDITATE, TO_REST
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Happening, Role, Step
from ...model.state import MAJOR, MINOR, State
from .. import compared, pieces, unscored
from ..steps import THE_TURN, OfSeat, chosen_seat, spirit_choice
from . import boards, ending, meditation, realm_actions, revelation
from . import pieces as early

ROW_ACTIONS: Final = (MOVE, INVOKE, QUELL, EMPOWER)


def fortitude_of(state: State, team: Team, number: int) -> int:
    """What a team has at the beginning of a round."""
    return FORTITUDE[number - 1] + (SHAPER_FORTITUDE if early.is_shaper(state, team) else 0)


def begin(state: State, number: int, starter: Team) -> None:
    """A round begins: Fortitude is set, and nobody has acted or used anything up."""
    table, seats = state.table, len(state.table.spirit)
    teams = range(len(TEAMS))
    fortitude = tuple(fortitude_of(state, team, number) if team in table.teams else 0 for team in teams)
    state.events.append(("round", number, starter))
    for team in table.teams:
        state.events.append(("fortitude", team, fortitude[team], "round"))
    state.rounds = state.rounds._replace(
        number=number,
        fortitude=fortitude,
        next=tuple(table.seats_of[team][0] if early.is_shaper(state, team) else NOBODY for team in teams),
        ran_out=NOBODY,
        taken=((),) * seats,
        protected=0,
    )
    _give_turn(state, starter)


def _give_turn(state: State, team: Team) -> None:
    """A team's turn: of its player that is next, or that it chooses now."""
    seat = state.rounds.next[team]
    if seat == NOBODY:
        state.agenda.append(("first-of-team", state.table.seats_of[team][0], team))
    else:
        _begin_turn(state, seat)


def first_options(state: State, step: FirstOfTeam) -> list[ChoiceNumber]:
    _, _, team = step
    return [spirit_choice(state, seat) for seat in state.table.seats_of[team]]


def _choose_first(state: State, step: Step, choice: ChoiceNumber) -> None:
    _begin_turn(state, chosen_seat(state, choice))


def mate(state: State, seat: Seat) -> int:
    """The other player of a team; a Shaper has none but itself."""
    own = state.table.seats_of[state.table.team[seat]]
    return own[own.index(seat) - 1]


def _begin_turn(state: State, seat: Seat) -> None:
    """Three actions, as far as Fortitude goes; then the team-mate is next."""
    state.place = state.order.index(seat)
    state.actions = state.table.numbers.actions
    state.used = 0
    next_one = early.put(state.rounds.next, state.table.team[seat], mate(state, seat))
    state.rounds = state.rounds._replace(next=next_one)
    state.events.append(("turn", seat, state.turns + 1))
    state.agenda.append(("turn", seat))


def actions(state: State) -> list[int]:
    """All that may be named in a turn, possible or not."""
    return [*(SPIRIT_ACTION + action for action in ROW_ACTIONS), *range(REALM_ACTION, ADD_TOKEN), TO_MEDITATE, TO_REST]


def _options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """Everything the player may do now; a turn has one action at least."""
    _, seat = step
    if not state.actions or not state.rounds.fortitude[state.table.team[seat]]:
        return [END_TURN]
    options = [SPIRIT_ACTION + action for action in ROW_ACTIONS if boards.can_name(state, seat, action)]
    options += realm_actions.options(state, seat)
    if not state.table.row_actions[MEDITATE].is_hopeless(state, seat):
        options.append(TO_MEDITATE)
    options.append(TO_REST)
    return [*options, END_TURN] if state.actions < state.table.numbers.actions else options


def _choose(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """Name an action, which takes Fortitude at once; the turn goes on when it is done."""
    _, seat = step
    if choice == END_TURN:
        _end_turn(state, seat)
        return
    state.agenda.append(step)
    state.agenda.append(("after-action", seat))
    state.events.append(("named", seat, CHOICES[choice].text))
    early.change_fortitude(state, state.table.team[seat], -1, CHOICES[choice].text)
    state.actions -= 1
    if choice < REALM_ACTION:
        boards.begin(state, seat, choice - SPIRIT_ACTION)
    elif choice == TO_MEDITATE:
        meditation.begin(state, seat)
    elif choice == TO_REST:
        realm_actions.rest(state, seat)
    else:
        realm_actions.begin(state, seat, choice - REALM_ACTION)


def _after_action(state: State, step: OfSeat) -> None:
    """A team without Fortitude when an action is fully resolved has run out."""
    _, seat = step
    team = state.table.team[seat]
    if not state.rounds.fortitude[team] and state.rounds.ran_out == NOBODY:
        state.rounds = state.rounds._replace(ran_out=team)


def _end_turn(state: State, seat: Seat) -> None:
    """Teams alternate; one without Fortitude has no more turns, and with both at 0 the round is over."""
    state.turns += 1
    own, fortitude = state.table.team[seat], state.rounds.fortitude
    for team in sorted(state.table.teams, key=lambda team: team == own):
        if fortitude[team]:
            _give_turn(state, team)
            return
    state.agenda.append(("round-end", seat) if state.rounds.number == LAST_ROUND else ("wrap-up", seat))


def _wrap_up(state: State, step: OfSeat) -> None:
    """Willpower comes back from Determination, cards are drawn, and the next round begins."""
    _, seat = step
    saved = state.rounds.saved
    state.rounds = state.rounds._replace(saved=(0,) * len(saved))
    for each, amount in enumerate(saved):
        pieces.change_willpower(state, each, amount, "determination")
    state.agenda.append(("next-round", seat))
    for each in reversed(range(len(saved))):
        is_shaper = early.is_shaper(state, state.table.team[each])
        state.agenda.append(("draw", each, SHAPER_ROUND_CARDS if is_shaper else ROUND_CARDS, "round"))


def _next_round(state: State, step: Step) -> None:
    begin(state, state.rounds.number + 1, _starter(state))


def _starter(state: State) -> int:
    """The team with fewer Fragments, then with fewer Majors, then the one that ran out of Fortitude first."""
    identity = state.identity

    def standing(team: Team) -> tuple[int, int, bool]:
        majors = identity.count((team, MAJOR))
        return identity.count((team, MINOR)) + majors, majors, team != state.rounds.ran_out

    return min(state.table.teams, key=standing)


def _last_round_over(state: State, step: Step) -> None:
    """The Endgame Aspirations are checked; nothing else of a Revelation happens."""
    common, own = _endgame(state)
    state.events.extend(("shows", team, aspiration) for team, aspiration in own.items())
    ending.add_capping(state, revelation.check(state, common, own))
    ending.end(state, "rounds")


def _endgame(state: State) -> tuple[int, dict[int, int]]:
    """The Common Endgame Aspiration, and that of each team."""
    endgame = state.rounds.endgame
    return endgame[revelation.COMMON], {team: endgame[team] for team in state.table.teams}


def _told(state: State, step: Step) -> dict[str, Any]:
    """The Endgame Aspirations, those of them that are not met, and that nobody meets more of them."""
    common, own = _endgame(state)
    is_even = ending.meets_more(revelation.met_by(state, common, own)) == NOBODY
    none_added = [unscored.Unscored("fragments", "endgame")] if is_even else []
    not_scored = unscored.told([*unscored.aspirations(state, common, own), *none_added])
    return {**compared.told(state, common, own), **not_scored}


FirstOfTeam = tuple[str, Seat, Team]

STEPS: Final = (
    Asking("first-of-team", ("seat", "team"), first_options, _choose_first, nothing, as_it_is, roles=(Role.ROUND,)),
    Asking("turn", ("seat",), _options, _choose, nothing, as_it_is, roles=THE_TURN),
    Happening("after-action", ("seat",), _after_action),
    Happening("wrap-up", ("seat",), _wrap_up),
    Happening("next-round", ("seat",), _next_round),
    Happening("round-end", ("seat",), _last_round_over, is_open=False, tells=_told),
)
