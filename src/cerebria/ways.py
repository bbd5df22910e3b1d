"""The ways to what one may point at: a target, and the choices that lead to the question for it.

Whoever points at a space means "go there". Between that and the choice of the space lie questions that have a plain
answer: which action, that no token is placed, which upgrades are used. Nothing happens with them, so a screen may
answer them all at once, and only what is done with the target counts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from . import engine
from .about import Decision, about
from .choices import CHOICES, TOKEN_NONE, Choice
from .content import BLEAKNESS, EMOTIONS
from .errors import IllegalChoice
from .game import imagine
from .prices import Price, price_in
from .rulebook import Step
from .state import State
from .view import View

_PASSED: Final = frozenset({"turn", "place-token", "use"})
"""Questions that only lead on to the one for a target."""
_SILENT: Final = frozenset({"named"})
"""Events with which nothing happens yet."""
_DISCOUNT: Final = "determination"
"""The upgrade that makes an action cheaper, and does nothing else."""


class Way(NamedTuple):
    """Choices after which a question for a target comes, without anything happening."""

    path: tuple[Choice, ...]
    decision: Decision
    """The question, with all the targets that it offers."""
    is_taken: bool
    """Whether it offers one target only, which is taken with the last choice of the path."""
    price: Price | None
    """The cheapest of its targets."""

    def words(self) -> dict[str, Any]:
        """For programs."""
        return {
            "path": [choice.text for choice in self.path],
            "kind": self.decision.kind,
            "about": self.decision.about,
            "options": [choice.text for choice in self.decision.options],
            "is_taken": self.is_taken,
            "price": None if self.price is None else self.price.words(),
        }


def ways(view: View) -> list[Way]:
    """Every way from a view's decision, in the order of its options; none where it asks for a target itself. A way that
    costs more than another and brings no more is none."""
    decision = view.decision
    if decision is None or decision.kind not in _PASSED or not decision.options:
        return []
    state = imagine(view, random.Random(0)).state
    found = [way for way in _from(state, ()) if _is_known(view, way)]
    return [better for way in found if (better := _without_waste(state, way, found)).decision.options]


def further(view: View, path: tuple[Choice, ...]) -> View:
    """What the seat would see after choices with which nothing happens; IllegalChoice where they lead along no way."""
    if path and not any(way.path[: len(path)] == path for way in ways(view)):
        raise IllegalChoice(choice=" ".join(choice.text for choice in path), offered="")
    game = imagine(view, random.Random(0))
    for choice in path:
        game.choose(choice)
    return game.view(view.seat)


def _from(state: State, path: tuple[Choice, ...]) -> Iterator[Way]:
    kind = state.agenda[-1][0]
    for number in state.options:
        if kind != "place-token" or number == TOKEN_NONE:
            yield from _after(state, (*path, CHOICES[number]))


def _after(state: State, path: tuple[Choice, ...]) -> Iterator[Way]:
    """The ways that begin with a path whose last choice is still to be made."""
    seat = engine.decider(state)
    taken: list[Decision] = []

    def watch(state: State, step: Step) -> None:
        """Note the questions that are not asked, because they have a single answer."""
        asking = state.table.rulebook.asking.get(step[0])
        if asking is not None and step[0] not in _PASSED and not taken and _is_still(state):
            taken.append(_asked(state, step, asking.offers(state, step)))

    after = state.copy()
    engine.choose(after, path[-1].number, watch)
    if taken:
        question = taken[0]
        if question.seat == seat and question.options:
            yield Way(path, question, len(question.options) == 1, price_in(state, path[-1]))
    elif after.agenda and after.agenda[-1][0] in _PASSED - {"turn"} and _is_still(after):
        yield from _from(after, path)


def _is_still(state: State) -> bool:
    return all(event[0] in _SILENT for event in state.events)


def _asked(state: State, step: Step, options: list[int]) -> Decision:
    return Decision(step[1], step[0], tuple(CHOICES[number] for number in options), about(state, step))


def _is_known(view: View, way: Way) -> bool:
    """Whether it does not hang on a card that the seat does not know, such as the top of its deck."""
    seat = way.decision.seat
    known = {EMOTIONS[card].name for card in (BLEAKNESS, *view.state.hand[seat]) if card >= 0}
    cards = (choice.text.split()[1] for choice in way.decision.options if choice.kind == "card")
    return all(card in known for card in cards)


def _without_waste(state: State, way: Way, others: list[Way]) -> Way:
    """A way without the targets that a discount leads to as well. An upgrade may cost something after all where there
    are Emotions that look at actions."""
    last, asked = way.path[-1], way.decision
    if last.kind != "use" or (last.text == "use none" and state.in_play & state.table.on_actions):
        return way
    discounted = f"{last.text.removesuffix(' none')} {_DISCOUNT}"
    reached = {
        target
        for other in others
        if other.path[:-1] == way.path[:-1] and other.path[-1].text == discounted and _is_cheaper(other, way)
        for target in other.decision.options
    }
    left = tuple(target for target in asked.options if target not in reached)
    return way._replace(decision=Decision(asked.seat, asked.kind, left, asked.about))


def _is_cheaper(one: Way, other: Way) -> bool:
    if one.price is None or other.price is None:
        return False
    return one.price[:4] < other.price[:4] and one.price[1:4] == other.price[1:4]
