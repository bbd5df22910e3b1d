"""What a choice would change, as far as its player can be sure of it: in every world that fits the view.

A choice is carried out in one such world. What is hidden there seldom decides anything that all can see before the
next decision; where it does, every possibility is tried, and what they have in common is sure. It does at a
Revelation, which compares Hidden Aspirations, and at a step that offers what depends on cards or Aspirations which
the seat does not know: with a single option it would be taken by itself. Before a step that hangs on chance, such as a
turn of Ego's, the looking ends.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, Final, NamedTuple

from ..absence import HIDDEN, NOTHING
from ..content import SPHERES
from ..ids import Seat, Team
from ..model.choices import Choice
from ..model.events import LEARNING, Event, in_words, teaches
from ..model.rulebook import Role, Step
from ..model.state import RawEvent, State
from ..play import engine
from ..play.as_json import JsonCache, difference, open_json
from ..play.view import View, deal, lay

_SHOWING: Final = LEARNING - {"turn", "over", "revelation", "draws"}
"""Events that bring something to light."""
_MOST_WORLDS: Final = 1000
"""Beyond that nothing is said to be sure. Two cards that come up at once make some two hundred."""

Tell = Callable[[State, JsonCache], dict[str, Any]]
"""Puts what is open of a state into words, or a part of that."""
_Pile = tuple[str, int]
"""What is hidden of a seat's cards, those in hand first and then the deck from the top, or of a team's Aspirations."""
_Assumed = dict[_Pile, tuple[int, ...]]
"""What is taken to lie in hidden places, from the first on; the rest may lie as it likes."""


class Shown(NamedTuple):
    """Something that would come to light: the kind of the event that shows it, whose it is, and the card that its
    owner knows, or None."""

    kind: str
    whose: str
    card: str | None


class Foresight(NamedTuple):
    """What would surely be new in the open part of a view, and what would happen, until something is unsure."""

    words: dict[str, Any]
    events: list[Event]
    is_sure: bool
    """Whether nothing would come to light, for anybody: this is all, and it can be taken back."""
    shown: tuple[Shown, ...]
    """What would surely come to light, besides the Hidden Aspirations of a Revelation."""
    may_show_more: bool
    """Whether something may come to light besides that."""
    is_revelation: bool
    """Whether a Revelation surely comes before the next decision, be it after something that cannot be told."""
    emptied: str | None
    """The Sphere over which a Revelation surely comes, before the next decision or after it."""
    is_over: bool
    """Whether the game surely ends before the next decision."""


class _Beyond(Exception):  # noqa: N818  it is no error
    """What would happen next hangs on chance, or on what nobody may see."""


class _Unsure(Exception):  # noqa: N818  it is no error
    """Something hidden is about to matter: where it lies, and all that it may be."""

    def __init__(self, pile: _Pile, candidates: Sequence[int]) -> None:
        self.pile = pile
        self.candidates = candidates


def foresee(view: View, choice: Choice, tell: Tell = open_json, kept: JsonCache | None = None) -> Foresight:
    """What an offered choice leads to in every world that fits the view; who asks about many keeps words for what
    comes, and may want to hear of less."""
    kept = JsonCache() if kept is None else kept
    before = tell(view.state, kept)
    found: Foresight | None = None
    waiting: list[_Assumed] = [{}]
    for _ in range(_MOST_WORLDS):
        assumed = waiting.pop()
        try:
            here = _look_ahead(view, choice, assumed, before, tell, kept)
            found = here if found is None else _common(found, here)
        except _Unsure as unsure:
            known = assumed.get(unsure.pile, ())
            waiting += [{**assumed, unsure.pile: (*known, candidate)} for candidate in unsure.candidates]
        if not waiting:
            assert found is not None
            return found
    return Foresight({}, [], False, (), True, False, None, False)


def nothing(state: State, kept: JsonCache) -> dict[str, Any]:
    """For those who want no words of what changes."""
    return {}


def is_sure(view: View, choice: Choice) -> bool:
    """Whether nothing comes to light with a choice, in any world, so that it can be taken back."""
    return foresee(view, choice, nothing).is_sure


def foreseen_words(view: View, choice: Choice, foreseen: Foresight) -> dict[str, Any]:
    """What would be new after a choice; where it only asks what is given for it, what every answer brings alike."""
    if not foreseen.is_sure or foreseen.events:
        return foreseen.words
    state = view.world.copy()
    engine.choose(state, choice.number)
    then = View(state, view.seat)
    if then.decision is None or Role.GIVEN not in then.decision.roles:
        return foreseen.words
    return reduce(_common_words, (foresee(then, answer).words for answer in then.decision.options))


def _look_ahead(
    view: View, choice: Choice, assumed: _Assumed, before: dict[str, Any], tell: Tell, kept: JsonCache
) -> Foresight:
    """What happens under some assumptions; _Unsure if it takes more of them."""

    def watch(state: State, step: Step) -> None:
        happening = state.table.rulebook.happening.get(step[0])
        if happening is not None:
            if not happening.is_open:
                raise _Beyond
            return
        looked_at = state.table.rulebook.asking[step[0]].hangs_on
        if looked_at == "cards":
            _check_cards(view, assumed, state, step[1])
        elif looked_at == "aspirations":
            _check_aspirations(view, assumed, state, state.table.team[step[1]])
        elif looked_at:
            raise _Beyond

    state = possible_world(view, assumed) if assumed else view.world.copy()
    is_all = True
    try:
        engine.choose(state, choice.number, watch, skips_turn=True)
    except _Beyond:
        is_all = False
    events = state.events
    if is_all and not assumed:
        view.keep(choice.number, state)
    if any(event[0] == "revelation" for event in events):
        _check_tops(view, assumed)
    sure = (place for place, event in enumerate(events) if _is_news(view, assumed, events[:place], event))
    told = [in_words(event, state.table, view.seat) for event in events[: next(sure, None)]]
    showing = [event for event in events if event[0] in _SHOWING and teaches(event, state.table)]
    shown = tuple(_shown(view, event) for event in showing if event[0] != "shows" and event[-1] != NOTHING)
    return Foresight(
        difference(before, tell(state, kept)),
        told,
        is_all and not showing,
        shown,
        not is_all or len(shown) < len(showing),
        any(event[0] == "revelation" for event in events),
        _emptied(state),
        any(event[0] == "over" for event in events),
    )


def _emptied(state: State) -> str | None:
    """The Sphere over which a Revelation has begun, or is waiting to."""
    begun = [event[2] for event in state.events if event[0] == "revelation"]
    spheres = begun + due_revelations(state)
    return SPHERES[spheres[0]] if spheres else None


def due_revelations(state: State) -> list[int]:
    """The Spheres over which a Revelation waits to begin."""
    happening = state.table.rulebook.happening
    return [step[2] for step in state.agenda if step[0] in happening and happening[step[0]].is_revelation(state, step)]


def _shown(view: View, event: RawEvent) -> Shown:
    """What an event brings to light; a card only if the seat shows it from its own hand."""
    words = in_words(event, view.state.table, view.seat).data
    is_own = event[0] == "reveals" and event[1] == view.seat and event[2] in view.state.hand[event[1]]
    return Shown(event[0], words.get("seat") or words["team"], words["card"] if is_own else None)


def possible_world(view: View, assumed: _Assumed) -> State:
    """A world that fits the view and what is assumed."""
    state = view.state.copy()
    for seat, pool in enumerate(view.pool):
        deal(state, seat, (*assumed.get(("cards", seat), ()), *_left(pool, assumed, ("cards", seat))))
    for team, pool in enumerate(view.hidden_pool):
        lay(state, team, (*assumed.get(("aspirations", team), ()), *_left(pool, assumed, ("aspirations", team))))
    return state


def _left(pool: Sequence[int], assumed: _Assumed, pile: _Pile) -> list[int]:
    """What is hidden and not assumed to lie anywhere."""
    left = list(pool)
    for taken in assumed.get(pile, ()):
        left.remove(taken)
    return left


# What may matter: it is assumed, or every possibility has to be tried.


def _check_cards(view: View, assumed: _Assumed, state: State, seat: Seat) -> None:
    """A step looks at the cards of a seat: those in hand that are hidden, and what has come up of the deck."""
    pile = ("cards", seat)
    turned_up = _taken(state.events, seat) + 1 - (state.covered >> seat & 1)
    cards = (*view.state.hand[seat], *view.state.deck[seat][:turned_up])
    if cards.count(HIDDEN) > len(assumed.get(pile, ())):
        raise _Unsure(pile, sorted(set(_left(view.pool[seat], assumed, pile))))


def _check_aspirations(view: View, assumed: _Assumed, state: State, team: Team) -> None:
    """A step looks at Aspirations of a team: it matters which is the Common one, the others are all alike."""
    pile = ("aspirations", team)
    looked_at = max((len(event[2]) for event in state.events if event[0] == "looks" and event[1] == team), default=0)
    if view.state.hidden[team][:looked_at].count(HIDDEN) > len(assumed.get(pile, ())):
        left = _left(view.hidden_pool[team], assumed, pile)
        others = [aspiration for aspiration in left if aspiration not in view.state.common[:1]]
        raise _Unsure(pile, others[:1] + [aspiration for aspiration in left if aspiration not in others])


def _check_tops(view: View, assumed: _Assumed) -> None:
    """A Revelation compares the top Aspirations of all teams; each differs from the Common one, if any can."""
    for team in view.state.table.teams:
        pile = ("aspirations", team)
        if view.state.hidden[team][:1] == (HIDDEN,) and pile not in assumed:
            raise _Unsure(pile, view.possible_aims(team) or view.hidden_pool[team])


def _taken(events: Sequence[RawEvent], seat: Seat) -> int:
    """How many cards left the top of a deck."""
    return sum(1 for event in events if event[0] in ("draws", "conjures") and event[1] == seat)


def _is_news(view: View, assumed: _Assumed, earlier: Sequence[RawEvent], event: RawEvent) -> bool:
    """Whether an event shows the seat something that it cannot know and that is not assumed."""
    kind, owner = event[0], event[1]
    state = view.state
    if kind == "turned-up":
        place = _taken(earlier, owner)
        hidden = (*state.hand[owner], *state.deck[owner][: place + 1]).count(HIDDEN)
        return state.deck[owner][place : place + 1] == (HIDDEN,) and hidden > len(assumed.get(("cards", owner), ()))
    if kind == "reveals":
        return HIDDEN in state.hand[owner] and ("cards", owner) not in assumed
    is_own = view.seat is not None and state.table.team[view.seat] == owner
    if kind == "looks":
        return is_own and HIDDEN in state.hidden[owner][: len(event[2])]
    return kind == "aspires" and is_own


def _common(one: Foresight, other: Foresight) -> Foresight:
    """What is sure in two cases."""
    return Foresight(
        _common_words(one.words, other.words),
        _common_start(one.events, other.events),
        one.is_sure and other.is_sure,
        tuple(shown for shown in one.shown if shown in other.shown),
        one.may_show_more or other.may_show_more or set(one.shown) != set(other.shown),
        one.is_revelation and other.is_revelation,
        one.emptied if one.emptied == other.emptied else None,
        one.is_over and other.is_over,
    )


def _common_words(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """What two differences agree on."""
    found: dict[str, Any] = {}
    for key, value in one.items():
        if key not in other:
            continue
        if isinstance(value, dict) and isinstance(other[key], dict):
            if shared := _common_words(value, other[key]):
                found[key] = shared
        elif value == other[key]:
            found[key] = value
    return found


def _common_start(one: list[Event], other: list[Event]) -> list[Event]:
    count = 0
    while count < min(len(one), len(other)) and one[count] == other[count]:
        count += 1
    return one[:count]
