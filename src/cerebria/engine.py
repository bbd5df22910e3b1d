"""The loop: agenda, decision, choice, events. Knows no rule."""

from __future__ import annotations

from collections.abc import Callable

from .choices import CHOICES
from .errors import IllegalChoice
from .options import Options
from .rules.setup import new_state
from .rules.steps import DECISIONS, HAPPENINGS
from .state import State, Step

Watch = Callable[[State, Step], None]


def start(options: Options) -> State:
    """A new game at its first decision; its events tell the set-up."""
    state = new_state(options)
    advance(state)
    return state


def advance(state: State, watch: Watch | None = None) -> None:
    """Carry out steps until one needs a decision; a decision with one option is taken by itself.

    Whoever watches hears of every step that asks, before it is known what it offers.
    """
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        name = step[0]
        run = HAPPENINGS.get(name)
        if run is not None:
            agenda.pop()
            run(state, step)
            continue
        offer, resolve = DECISIONS[name]
        if watch is not None:
            watch(state, step)
        options = offer(state, step)
        if len(options) != 1 or name == "turn":
            assert options, step
            state.options = options
            return
        agenda.pop()
        resolve(state, step, options[0])
    state.options = []


def choose(state: State, number: int, watch: Watch | None = None) -> list[Step]:
    """Carry out a choice that is offered; the events it caused, in order."""
    if number not in state.options:
        raise _illegal(state, number)
    events: list[Step] = []
    state.events = events
    step = state.agenda.pop()
    DECISIONS[step[0]][1](state, step, number)
    advance(state, watch)
    return events


def _illegal(state: State, number: int) -> IllegalChoice:
    if state.is_over:
        return IllegalChoice("illegal-choice-over", choice=CHOICES[number].text)
    offered = ", ".join(CHOICES[option].text for option in state.options)
    return IllegalChoice(choice=CHOICES[number].text, offered=offered)


def options(state: State) -> list[int]:
    """What the step at hand offers."""
    step = state.agenda[-1]
    return DECISIONS[step[0]][0](state, step)


def decider(state: State) -> int:
    """The seat that decides now."""
    seat: int = state.agenda[-1][1]
    return seat
