"""The ways to what one may point at: a target, and the choices that lead to the question for it.

Whoever points at a space means "go there". Between that and the choice of the space lie questions that have a plain
answer: which action, that no token is placed, which upgrades are used. Nothing happens with them, so a screen may
answer them all at once, and only what is done with the target counts. Whoever points at an empty slot means "put
something there": every Emotion that can come into it has a way of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Any, Final, NamedTuple

from ..content import BLEAKNESS, EMOTIONS
from ..errors import IllegalChoice
from ..model.about import Decision, asked
from ..model.choices import CHOICES, END_TURN, TOKEN_NONE, Choice
from ..model.rulebook import Role, Step
from ..model.state import State
from ..play import engine
from ..play.view import View
from .prices import Price, whole_price

_PASSED: Final = frozenset({Role.LEADS_ON})
"""Questions that only lead on to the one for a target."""
_TO_A_SLOT: Final = _PASSED | {Role.EMOTION, Role.EMOTION_KIND}
"""Questions that only lead on to the one for the slot of an Emotion."""
_MAY_DO_MORE: Final = frozenset({Role.TURN, Role.TOKEN_FIRST})
"""Those of them that can be answered otherwise as well."""
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
    ends_turn: bool = False
    """Whether it ends a turn in which no Action is left, and more turns follow: to name what is taken then ends it as
    well as to say so."""

    def without(self, targets: Set[Choice]) -> Way:
        """The same, to other targets than these."""
        asked = self.decision
        left = tuple(target for target in asked.options if target not in targets)
        return self._replace(decision=Decision(asked.seat, asked.kind, left, asked.about, asked.roles))

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "path": [choice.text for choice in self.path],
            "kind": self.decision.kind,
            "about": self.decision.about,
            "options": [choice.text for choice in self.decision.options],
            "is_taken": self.is_taken,
            "price": None if self.price is None else self.price.to_json(),
            # Few ways do, and it is told with every decision.
            **({"ends_turn": True} if self.ends_turn else {}),
        }


def ways(view: View) -> list[Way]:
    """Every way from a view's decision, by what it asks for, the cheapest first; none where the decision asks for a
    target itself, or an answer does something. A way that costs more than another and brings no more is none."""
    decision = view.decision
    if decision is None or _PASSED.isdisjoint(decision.roles) or not decision.options:
        return []
    state = view.world
    found = [way for way in _from(state, (), _PASSED) if _is_known(view, way)]
    if _MAY_DO_MORE.isdisjoint(decision.roles) and {way.path[0] for way in found} != set(decision.options):
        return []
    useful = [better for way in found if (better := _without_waste(state, way, found)).decision.options]
    if Role.TURN in decision.roles:  # Once the action is named, the Emotion is asked for first.
        useful += _once(sorted(_to_slots(state, found), key=_weight))
    if not state.table.rulebook.actions_left(state) and not state.ending:
        useful = [way._replace(ends_turn=way.path[0].number == END_TURN) for way in useful]
    kinds = list(dict.fromkeys(way.decision.kind for way in useful))
    return sorted(useful, key=lambda way: (kinds.index(way.decision.kind), _weight(way)))


def further(view: View, path: tuple[Choice, ...]) -> View:
    """What the seat would see after choices with which nothing happens; IllegalChoice where they lead along no way."""
    if path and not any(way.path[: len(path)] == path for way in ways(view)):
        raise IllegalChoice(choice=" ".join(choice.text for choice in path), offered="")
    after = view.world.copy()
    for choice in path:
        engine.choose(after, choice.number)
    return View(after, view.seat)


def in_reach_after(view: View, choice: Choice) -> list[Way]:
    """The ways from where a choice takes the seat's Spirit; none where it stays where it is."""
    seat, after = view.seat, view.after(choice.number)
    is_elsewhere = seat is not None and after.at[seat] != view.state.at[seat]
    if not is_elsewhere or Role.TURN not in after.roles or engine.decider(after) != seat:
        return []
    after = after.copy()
    after.options = engine.options(after)
    return ways(View(after, seat))


def _to_slots(state: State, found: list[Way]) -> Iterator[Way]:
    """The ways to empty slots, for every Emotion that is known to be at hand, as ways were found that ask for it."""
    asking = {way.path: way.decision.options for way in found if Role.EMOTION in way.decision.roles}
    for first in dict.fromkeys(path[0] for path in asking):
        for way in _after(state, (first,), _TO_A_SLOT):
            for path, cards in asking.items():
                if way.path[: len(path)] == path and Role.EMOTION_SLOT in way.decision.roles:
                    yield from (_with_card(way, len(path), card, len(cards) == 1) for card in cards)


def _with_card(way: Way, place: int, card: Choice, is_only: bool) -> Way:
    """The way to a slot for another Emotion: it stands at a place in the path, unless it is the only one."""
    path = way.path if is_only else (*way.path[:place], card, *way.path[place + 1 :])
    asked = way.decision
    named = {"card": card.text.split()[1]}
    return way._replace(path=path, decision=Decision(asked.seat, asked.kind, asked.options, named, asked.roles))


def _once(ways: Iterable[Way]) -> Iterator[Way]:
    """Of the ways that bring the same Emotion to the same slot, counting as the same, the first."""
    reached: dict[tuple[Any, ...], set[Choice]] = {}
    for way in ways:
        card, kinds = way.decision.about["card"], (choice for choice in way.path if choice.kind == "essence")
        known = reached.setdefault((card, *kinds), set())
        left = way.without(known)
        known.update(left.decision.options)
        if left.decision.options:
            yield left


def _weight(way: Way) -> tuple[int, ...]:
    """What a way costs; then the one with fewer upgrades is plainer."""
    used = [choice.text.split()[1:] for choice in way.path if choice.kind == "use" and choice.text != "use none"]
    upgrades, price = sum(map(len, used)), way.price
    return (0, 0, 0, upgrades) if price is None else (*price[:2], sum(price.essence) + price.either, upgrades)


def _from(state: State, path: tuple[Choice, ...], passed: frozenset[Role]) -> Iterator[Way]:
    roles = state.roles
    # Where an Emotion can go, and what that costs, does not hang on which it is: one stands for all.
    for number in state.options[:1] if Role.EMOTION in roles else state.options:
        if Role.TOKEN_FIRST not in roles or number == TOKEN_NONE:
            yield from _after(state, (*path, CHOICES[number]), passed)


def _after(state: State, path: tuple[Choice, ...], passed: frozenset[Role]) -> Iterator[Way]:
    """The ways that begin with a path whose last choice is still to be made."""
    seat = engine.decider(state)
    taken: list[Decision] = []

    def watch(state: State, step: Step) -> None:
        """Note the questions that are not asked, because they have a single answer."""
        asking = state.table.rulebook.asking.get(step[0])
        if asking is not None and passed.isdisjoint(asking.roles) and not taken and _is_still(state):
            taken.append(asked(state, step, asking.offers(state, step)))

    after = state.copy()
    events = engine.choose(after, path[-1].number, watch, skips_turn=True)
    if taken:
        question = taken[0]
        if question.seat == seat and question.options:
            yield Way(path, question, len(question.options) == 1, whole_price(state, after, events))
    elif not passed.isdisjoint(after.roles) and Role.TURN not in after.roles and _is_still(after):
        yield from _from(after, path, passed)


def _is_still(state: State) -> bool:
    return all(event[0] in _SILENT for event in state.events)


def _is_known(view: View, way: Way) -> bool:
    """Whether it does not hang on a card that the seat does not know, such as the top of its deck."""
    seat = way.decision.seat
    known = {EMOTIONS[card].name for card in (BLEAKNESS, *view.state.hand[seat]) if card >= 0}
    cards = (choice.text.split()[1] for choice in way.decision.options if choice.kind == "card")
    return all(card in known for card in cards)


def _without_waste(state: State, way: Way, others: list[Way]) -> Way:
    """A way without the targets that a discount leads to as well. An upgrade may cost something after all where there
    are Emotions that look at actions."""
    last = way.path[-1]
    if last.kind != "use" or (last.text == "use none" and state.in_play & state.table.on_actions):
        return way
    discounted = f"{last.text.removesuffix(' none')} {_DISCOUNT}"
    reached = {
        target
        for other in others
        if other.path[:-1] == way.path[:-1] and other.path[-1].text == discounted and _is_cheaper(other, way)
        for target in other.decision.options
    }
    return way.without(reached)


def _is_cheaper(one: Way, other: Way) -> bool:
    if one.price is None or other.price is None:
        return False
    return one.price[:4] < other.price[:4] and one.price[1:4] == other.price[1:4]
