"""A turn: its Actions, abilities and Absorb in between, then the end of the turn."""

from __future__ import annotations

from typing import Final

from ..content import EMPOWER
from ..ids import ChoiceNumber
from ..model.about import nothing
from ..model.choices import (
    ABSORB,
    ADD_TOKEN,
    CHOICES,
    END_TURN,
    REALM_ACTION,
    SPIRIT_ACTION,
    TAKE_AMBITION,
    TAKE_CARDS,
)
from ..model.meanwhile import as_it_is
from ..model.rulebook import Asking, Happening, Role
from ..model.state import State
from . import abilities, absorb, ending, pieces, realm_actions, spirit_action
from .powers import lasting
from .steps import THE_TURN, OfSeat


def begin_turn(state: State, used: int = 0) -> None:
    """The next player's turn: Actions, and nothing used up."""
    state.actions = state.table.numbers.actions
    state.used = used
    state.scored = 0
    state.events.append(("turn", state.active, state.turns + 1))
    state.agenda.append((state.table.turns[state.active], state.active))


def actions_left(state: State) -> int:
    """The Actions of this turn."""
    return state.actions


def begin_anew(state: State) -> None:
    """Nothing is counted for longer than a turn."""


def actions(state: State) -> list[int]:
    """All that may be named in a turn, possible or not."""
    rows = [row for row in state.table.rulebook.rows if row != EMPOWER or state.table.full]
    return [*(SPIRIT_ACTION + row for row in rows), *range(REALM_ACTION, ABSORB + 1)]


def _options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """Everything the player may do now."""
    _, seat = step
    options = []
    if state.actions > 0:
        means, rows = spirit_action.means_of(state, seat), state.table.rulebook.rows
        options = [SPIRIT_ACTION + row for row in rows if spirit_action.can_name(state, seat, row, means)]
        options += realm_actions.options(state, seat)
    options += abilities.options(state, seat)
    if absorb.can_absorb(state):
        options.append(ABSORB)
    options.append(END_TURN)
    return options


def _choose(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    """Start what was named; the turn goes on when it is done."""
    _, seat = step
    if choice == END_TURN:
        state.agenda.append(("turn-end", seat))
        state.agenda.append(("take", seat))
        return
    state.agenda.append(step)
    state.agenda.append(("after-action", seat))
    state.events.append(("named", seat, CHOICES[choice].text))
    if choice < REALM_ACTION:
        state.actions -= 1
        spirit_action.begin(state, seat, choice - SPIRIT_ACTION)
    elif choice < ADD_TOKEN:
        state.actions -= 1
        realm_actions.begin(state, seat, choice - REALM_ACTION)
    elif choice == ABSORB:
        absorb.begin(state, seat)
    else:
        abilities.begin(state, seat, choice)


def _take_options(state: State, step: OfSeat) -> list[ChoiceNumber]:
    """Ambition or cards; what would have no effect is not offered when the other has one."""
    _, seat = step
    has_ambition = state.ambition[state.table.team[seat]] < state.table.numbers.most_ambition
    if not state.deck[seat]:
        return [TAKE_AMBITION]
    return [TAKE_AMBITION, TAKE_CARDS] if has_ambition else [TAKE_CARDS]


def _take(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice == TAKE_AMBITION:
        pieces.gain_ambition(state, state.table.team[seat], state.table.numbers.end_of_turn_ambition, "end-turn")
    else:
        for _ in range(state.table.numbers.end_of_turn_cards):
            pieces.draw(state, seat, "end-turn")


def _end_turn(state: State, step: OfSeat) -> None:
    """What powers give, and the last Willpower."""
    _, seat = step
    lasting.turn_income(state, seat)
    if state.wp[seat] == 0:
        # So that nobody is left without; no gain about which anybody decides.
        pieces.change_willpower(state, seat, state.table.numbers.least_willpower, "end-turn")
    pass_on(state)


def pass_on(state: State) -> None:
    """A turn is over: Fortresses are no longer new, and the next player comes, or the end."""
    for realm, site in enumerate(state.fortress):
        if site is not None and site.fresh:
            state.fortress[realm] = site._replace(fresh=False)
    state.turns += 1
    if not ending.after_turn(state):
        state.place = (state.place + 1) % len(state.order)
        begin_turn(state)


STEPS: Final = (
    Asking("turn", ("seat",), _options, _choose, nothing, as_it_is, roles=THE_TURN),
    Asking("take", ("seat",), _take_options, _take, nothing, as_it_is, roles=(Role.INCOME,)),
    Happening("turn-end", ("seat",), _end_turn, roles=(Role.IN_TURN,)),
)
