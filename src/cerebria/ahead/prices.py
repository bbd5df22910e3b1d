"""What a choice will cost: the declaration of the step that it leads to says it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..content import BLISS, EMOTIONS, GLOOM
from ..model.choices import CHOICES, Choice, token
from ..model.cost import Cost, Essence, Part, Placing, essence_json
from ..model.rulebook import fields_of, nothing_needed
from ..model.state import RawEvent, State
from ..play import engine
from ..play.view import View


class Price(NamedTuple):
    """The cheapest way to carry a choice through; `is_fixed` if every way costs the same."""

    wp: int
    ambition: int
    essence: Essence
    """What has to be of these kinds."""
    either: int
    """How much Essence more, of whichever kind one likes."""
    parts: tuple[Part, ...]
    is_fixed: bool
    tokens: tuple[Placing, ...]
    """What has to be placed besides, each for a card, because it is not possible without."""

    def to_json(self) -> dict[str, Any]:
        """For programs, as events tell what is paid."""
        tokens = [
            {"tokens": [CHOICES[number].text for number in numbers], "cards": [EMOTIONS[card].name for card in cards]}
            for numbers, cards in self.tokens
        ]
        return self._asdict() | {"essence": essence_json(self.essence), "tokens": tokens}


def prices(view: View) -> dict[Choice, Price | None]:
    """The price of every option of a view's decision, worked out in one possible world behind it."""
    if view.decision is None or not view.decision.options:
        return {}
    state = view.world
    return {choice: price_in(state, choice) for choice in view.decision.options}


def price_in(state: State, choice: Choice) -> Price | None:
    """The price of a choice that a position offers."""
    after, events = _chosen(state, choice.number)
    return _price(state, after, events, _costs(after, events))


def whole_price_of(view: View, choice: Choice) -> Price | None:
    """The same with what is given besides for what is paid for, such as Essence that is put on an Emotion."""
    after = view.after(choice.number)
    return whole_price(view.world, after, after.events)


def whole_price(state: State, after: State, events: list[RawEvent]) -> Price | None:
    """The same of a choice that was carried out: where it has led, and what happened until then."""
    return _price(state, after, events, [*_whole_costs(after, events)] or _costs(after, events))


def _price(state: State, after: State, events: list[RawEvent], found: list[Cost]) -> Price | None:
    if not found:
        return None
    least = cheapest(found)
    ways = [cost.essence for cost in found if _sum(cost) == _sum(least)]
    fixed = min(way[0] for way in ways), min(way[1] for way in ways)
    is_fixed = len({_sum(cost) for cost in found}) == 1
    either = sum(least.essence) - sum(fixed)
    placed = _placed(state, after, events)
    return Price(least.wp, least.ambition, fixed, either, least.parts, is_fixed, placed)


def _sum(cost: Cost) -> tuple[int, int, int]:
    """What is paid, whatever the kind of Essence."""
    return cost.wp, cost.ambition, sum(cost.essence)


def cheapest(costs: list[Cost]) -> Cost:
    """Less Willpower is cheaper, then less Ambition, then less Essence."""
    return min(costs, key=lambda cost: (*_sum(cost), cost.essence, cost.parts))


def costs(state: State, number: int) -> list[Cost]:
    """What a choice may come to cost: what it pays at once, or the cost of each way to go on."""
    return _costs(*_chosen(state, number))


def _chosen(state: State, number: int) -> tuple[State, list[RawEvent]]:
    """Where a choice leads, and what happens until then."""
    after = state.copy()
    return after, engine.choose(after, number, skips_turn=True)


def _costs(after: State, events: list[RawEvent]) -> list[Cost]:
    for event in events:
        if event[0] == "pays":
            _, _, _, *paid = event
            return [Cost(*paid)]
    step = after.agenda[-1] if after.agenda else None
    return after.table.rulebook.asking[step[0]].costs(after, step) if step is not None else []


def _whole_costs(after: State, events: list[RawEvent]) -> Iterator[Cost]:
    """All that each way to go on takes. A Spirit action gives nothing besides its price, and has many ways."""
    for event in events:
        if event[0] == "pays":
            _, seat, what, *paid = event
            yield _with_given(Cost(*paid), [other for other in events if other[1:2] == (seat,) and other[-1] == what])
            return
    if not after.agenda:
        return
    step = after.agenda[-1]
    asking = after.table.rulebook.asking[step[0]]
    if asking.costs(after, step) and "action" not in fields_of(asking, step):
        for number in after.options:
            yield from _whole_costs(*_chosen(after, number))


def _with_given(cost: Cost, events: list[RawEvent]) -> Cost:
    """A cost with what else is lost for the same thing, of which paying is a part."""
    wp = -sum(event[2] for event in events if event[0] == "willpower" and event[2] < 0) - cost.wp
    bliss, gloom = (
        -sum(event[3] for event in events if event[0] == "essence" and event[2] == kind and event[3] < 0)
        for kind in (BLISS, GLOOM)
    )
    parts = (*cost.parts, ("exchanged", wp, 0)) if wp else cost.parts
    return Cost(cost.wp + wp, cost.ambition, (bliss, gloom), parts)


def _placed(state: State, after: State, events: list[RawEvent]) -> tuple[Placing, ...]:
    """The tokens that a choice places unasked, and the one that is asked about next and cannot be refused; not the one
    that is chosen now."""
    seat = engine.decider(state)
    own = [event for event in events if event[1:2] == (seat,) and event[-1] == "token"]
    discarded = [event[2] for event in own if event[0] == "discards"]
    # A token that makes room has no colour any more.
    placed = [token(event[4], event[2], event[3]) for event in own if event[0] == "vibe" and event[4]]
    cards = len(discarded) // max(len(placed), 1)
    found = [
        Placing((number,), tuple(discarded[place * cards : (place + 1) * cards])) for place, number in enumerate(placed)
    ]
    asking = state.table.rulebook.asking
    next_one = asking[after.agenda[-1][0]].needs(after, after.agenda[-1]) if after.agenda else None
    if next_one is not None:
        found.append(next_one)
    is_chosen = asking[state.agenda[-1][0]].needs is not nothing_needed
    return tuple(found[1:] if is_chosen else found)
