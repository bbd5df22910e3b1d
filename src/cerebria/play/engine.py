"""The loop: agenda, decision, choice, events. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import IllegalChoice
from ..ids import Seat
from ..model.choices import CHOICES
from ..model.options import Options
from ..model.rulebook import Role, Rulebook, Step
from ..model.state import RawEvent, State, bare_state
from ..rules.books import new_table

Watch = Callable[[State, Step], None]


def start(options: Options, rulebook: Rulebook[State] | None = None) -> State:
    """A new game at its first decision, by the rules its options name or by others; its events tell the set-up."""
    state = bare_state(new_table(options, rulebook), options.seed)
    state.table.rulebook.set_up(state)
    advance(state)
    return state


def advance(state: State, watch: Watch | None = None, *, skips_turn: bool = False) -> None:
    """Carry out steps until one needs a decision; a decision with one option is taken by itself.

    Whoever watches hears of every step before it happens, or before it is known what it offers. What can be done in a
    turn takes long to find out: whoever only wants to know what happens until then may skip it.
    """
    agenda = state.agenda
    offers_of, does, happens = state.table.offers, state.table.does, state.table.happens
    while agenda:
        step = agenda[-1]
        name: str = step[0]
        if watch is not None:
            watch(state, step)
        offers = offers_of.get(name)
        if offers is None:
            agenda.pop()
            happens[name](state, step)
            continue
        if skips_turn and Role.TURN in state.table.rulebook.asking[name].roles:
            break
        options = offers(state, step)
        if len(options) != 1 or Role.TURN in state.table.rulebook.asking[name].roles:
            assert options, step
            state.options = options
            return
        agenda.pop()
        does[name](state, step, options[0])
    state.options = []


def choose(state: State, number: int, watch: Watch | None = None, *, skips_turn: bool = False) -> list[RawEvent]:
    """Carry out a choice that is offered, as `advance` does; the events it caused, in order."""
    if number not in state.options:
        raise _illegal(state, number)
    events: list[RawEvent] = []
    state.events = events
    step = state.agenda.pop()
    state.table.does[step[0]](state, step, number)
    advance(state, watch, skips_turn=skips_turn)
    return events


def _illegal(state: State, number: int) -> IllegalChoice:
    if state.is_over:
        return IllegalChoice("illegal-choice-over", choice=CHOICES[number].text)
    offered = ", ".join(CHOICES[option].text for option in state.options)
    return IllegalChoice(choice=CHOICES[number].text, offered=offered)


def options(state: State) -> list[int]:
    """What the step at hand offers."""
    step = state.agenda[-1]
    return state.table.offers[step[0]](state, step)


def decider(state: State) -> int:
    """The seat that decides now."""
    seat: Seat = state.agenda[-1][1]
    return seat
