"""What one seat may see, and a possible world behind it.

A view holds a state in which everything unseen is HIDDEN: other teams' hands but for the cards they were
seen to draw, the order of decks, Hidden Aspirations, the generator. What a player is still pondering is not
shown either: see `meanwhile`.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final

from .. import chance
from ..absence import HIDDEN, NOBODY, NOTHING
from ..ids import Aspiration, ChoiceNumber, Seat, Team
from ..model.about import Decision, decision_of
from ..model.control import aspiration_counts, conditions, controls
from ..model.fields import position_key
from ..model.meanwhile import meanwhile
from ..model.rulebook import Role, fields_of
from ..model.state import State
from ..rules.pieces import unused
from . import engine
from .as_json import merge, open_json, own_json

_TRIES: Final = 1000
_KEPT: Final = 10_000
"""Hands and decks that are kept as they are seen: those of some hundred games."""

_SENT: Final = ("common_pool", "hidden_pool", "pool", "other_pools", "seat", "state")
"""What a pickle holds: the decision follows from it."""


class View:
    """All that a player, a bot or a screen of one seat gets; `seat` None is a spectator."""

    __slots__ = (*_SENT, "_played", "_world", "decision")

    def __init__(self, state: State, seat: Seat | None, *, is_glimpse: bool = False) -> None:
        """A glimpse is for whoever reads it at once and asks for no decision: it is true until the game goes on."""
        table = state.table
        team = NOBODY if seat is None else table.team[seat]
        self.seat = seat
        self.state = seen = state.shared() if is_glimpse else state.copy()
        seen.rng = 0
        self.pool: list[tuple[int, ...]] = []
        """For each seat, the cards of its deck and hand that are not seen, in no order."""
        for other in range(len(table.spirit)):
            self.pool.append(_hide_cards(seen, other, table.team[other] == team))
        self.hidden_pool: list[tuple[int, ...]] = []
        """For each team, its Hidden Aspirations that are not seen, in no order."""
        for owner, pile in enumerate(state.hidden):
            known = state.hidden_known[owner] if owner == team else 0
            seen.hidden[owner] = pile[:known] + (HIDDEN,) * (len(pile) - known)
            self.hidden_pool.append(tuple(sorted(pile[known:])))
        self.common_pool: tuple[int, ...] = ()
        """The Common Aspirations that lie face down, in no order."""
        if table.rulebook.face_down:
            self.common_pool = tuple(sorted(state.common[1:]))
            seen.common = state.common[:1] + (HIDDEN,) * len(self.common_pool)
        self.other_pools: list[tuple[int, ...]] = []
        """For each thing that only these rules hide, what is not seen of it, in no order."""
        for hiding in table.rulebook.hidings:
            self.other_pools.append(hiding.hide(seen, team, self.pool, self.hidden_pool))
        self.decision: Decision | None = None
        self._hide_thoughts(state, is_glimpse)
        self._world: State | None = None
        self._played: dict[ChoiceNumber, State] = {}

    def _hide_thoughts(self, state: State, is_glimpse: bool = False) -> None:
        if not state.agenda or state.agenda[-1][0] not in state.table.rulebook.asking:
            return
        step = state.agenda[-1]
        decider = step[1]
        if decider == self.seat:
            if not is_glimpse:
                self.decision = decision_of(state)
            return
        self.state.options = []
        self.state.agenda[-1] = seen = meanwhile(state, step)
        self.decision = Decision(decider, seen[0], (), {}, state.table.rulebook.asking[seen[0]].roles)

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class has nothing that a pickle could find by itself.
        return _unpickled, tuple(getattr(self, name) for name in _SENT)

    def determinise(self, rng: random.Random) -> State:
        """A complete state that fits all that the seat has seen; chance and the unseen are dealt anew."""
        for _ in range(_TRIES):
            state = self.state.copy()
            state.rng = rng.getrandbits(64)
            for seat, cards in enumerate(chance.all_shuffled(state, self.pool)):
                deal(state, seat, cards)
            for team, pool in enumerate(self.hidden_pool):
                if pool:
                    lay(state, team, _shuffled_aspirations(state, team, pool))
            if self.common_pool:
                state.common = (*state.common[:1], *chance.shuffled(state, self.common_pool))
            for thing, pool in enumerate(self.other_pools):
                if pool:
                    state.table.rulebook.hidings[thing].deal_own(state, chance.shuffled(state, pool))
            if not state.agenda or self._knows_options(state):
                return state
            # A hand that could not have named the action in progress is no possible world.
            state.options = engine.options(state)
            if state.options:
                return state
        raise AssertionError("no possible world")

    @property
    def world(self) -> State:
        """One that fits, the same for all who ask this view what would be: they copy it before they change anything."""
        if self._world is None:
            self._world = self.determinise(random.Random(0))
        return self._world

    def after(self, number: ChoiceNumber) -> State:
        """Where an option leads in that world, up to the next question, and what happens until then: its events. It is
        played once for all who ask, who copy it, too."""
        found = self._played.get(number)
        if found is None:
            found = self.world.copy()
            engine.choose(found, number, skips_turn=True)
            self.keep(number, found)
        return found

    def keep(self, number: ChoiceNumber, after: State) -> None:
        """Take over where an option leads from whoever has played it in that world, up to the next question."""
        self._played[number] = after

    def _knows_options(self, state: State) -> bool:
        """Whether what is offered hangs on nothing that the seat cannot see, so that it is the same in every world."""
        step = state.agenda[-1]
        if self.seat is None or step[1] != self.seat:
            return False
        hangs_on = state.table.rulebook.asking[step[0]].hangs_on
        own = (*self.state.hand[self.seat], *self.state.deck[self.seat][:1])
        return not hangs_on or (hangs_on == "cards" and HIDDEN not in own)

    # What follows from what is seen.

    def controls(self) -> dict[str, int]:
        """Who controls each Realm and Frontier: a team, or NOBODY."""
        return controls(self.state)

    def counts(self, aspiration: Aspiration) -> list[int]:
        """What an Aspiration counts, by team."""
        return aspiration_counts(self.state, aspiration)

    def conditions(self, team: Team, aspiration: Aspiration) -> dict[str, bool]:
        """Whether a team's own conditions for an Aspiration hold; none for a team that compares counts."""
        return conditions(self.state, team, aspiration)

    def possible_aims(self, team: Team) -> tuple[int, ...]:
        """What a team's Hidden Aspiration may be, from what has been seen of its pile; none if it cannot count now."""
        pile, common = self.state.hidden[team], self.state.common[:1]
        if pile[:1] == (HIDDEN,):
            return tuple(dict.fromkeys(aim for aim in self.hidden_pool[team] if (aim,) != common))
        return pile[:1] if pile[:1] != common else ()

    def score(self, team: Team) -> int:
        """A team's points as they stand."""
        return self.state.table.rulebook.score(self.state, team)

    def unused(self, team: Team, kind: int) -> int:
        """How many Fragments of a kind a team has neither in the Identity nor on a site."""
        return unused(self.state, team, kind)

    def key(self) -> tuple[Any, ...]:
        """A value to look views up by: two have the same one exactly if they are of one seat and show the same."""
        pools = tuple(self.pool), tuple(self.hidden_pool), self.common_pool, tuple(self.other_pools)
        return self.seat, position_key(self.state), pools

    def to_json(self) -> dict[str, Any]:
        """The view as JSON, for screens and programs."""
        found = open_json(self.state)
        merge(found, own_json(self.state, self.seat, self.decision, self.pool))
        # Piles are kept for other views; these are for whoever asked, to do with as they like.
        for seat in found["seats"].values():
            seat.update({name: value[:] for name, value in seat.items() if isinstance(value, list)})
        return found


def _unpickled(
    common_pool: tuple[int, ...],
    hidden_pool: list[tuple[int, ...]],
    pool: list[tuple[int, ...]],
    other_pools: list[tuple[int, ...]],
    seat: Seat | None,
    state: State,
) -> View:
    # What is seen of it is seen already: there is nothing that could be hidden once more.
    nothing = state.copy()
    nothing.agenda = []
    view = View(nothing, seat)
    view.state, view.pool, view.hidden_pool = state, pool, hidden_pool
    view.common_pool, view.other_pools = common_pool, other_pools
    view._hide_thoughts(state)
    return view


def shown(state: State) -> tuple[int, str] | None:
    """Who decides and what about, as all but the decider see it; None when nobody does."""
    if not state.agenda:
        return None
    step = meanwhile(state, state.agenda[-1])
    return step[1], step[0]


def _hide_cards(seen: State, seat: Seat, is_own_team: bool) -> tuple[int, ...]:
    """Hide what is not known of a hand and a deck; the hidden cards, sorted."""
    known = seen.hand[seat] if is_own_team else seen.known[seat]
    top = 0 if seen.covered >> seat & 1 else 1
    seen.hand[seat], seen.deck[seat], hidden = _hidden(
        seen.hand[seat], known, seen.deck[seat], top, len(seen.deck[seat]) - seen.bottom[seat]
    )
    return hidden


@lru_cache(_KEPT)
def _hidden(
    hand: tuple[int, ...], known: tuple[int, ...], deck: tuple[int, ...], top: int, last: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """A hand and a deck as they are seen, and the cards in them that are not; several look at the same ones."""
    hidden: list[int] = []
    if len(known) < len(hand):
        rest = list(hand)
        for card in known:
            rest.remove(card)
        hidden += rest
        hand = known + (HIDDEN,) * len(rest)
    if last > top:
        hidden += deck[top:last]
        deck = deck[:top] + (HIDDEN,) * (last - top) + deck[last:]
    return hand, deck, tuple(sorted(hidden))


def deal(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    """Put cards into the hidden places of a hand, then of a deck, then wherever the rules hide some."""
    hand, deck = state.hand[seat], state.deck[seat]
    in_hand = hand.count(HIDDEN)
    if in_hand:
        state.hand[seat] = tuple(sorted(_filled(hand, cards[:in_hand])))
    in_deck = deck.count(HIDDEN)
    if in_deck:
        state.deck[seat] = _filled(deck, cards[in_hand : in_hand + in_deck])
    if len(cards) > in_hand + in_deck:
        rest = cards[in_hand + in_deck :]
        for hiding in state.table.rulebook.hidings:
            rest = hiding.deal(state, seat, rest)


def lay(state: State, team: Team, aspirations: tuple[int, ...]) -> None:
    """Put Aspirations into the hidden places of a team's pile, then wherever the rules hide some."""
    pile = state.hidden[team]
    count = pile.count(HIDDEN)
    if count:
        state.hidden[team] = _filled(pile, aspirations[:count])
    if len(aspirations) > count:
        rest = aspirations[count:]
        for hiding in state.table.rulebook.hidings:
            rest = hiding.lay(state, team, rest)


def _filled(pile: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """A pile with cards in its hidden places, which lie together."""
    first = pile.index(HIDDEN)
    return pile[:first] + cards + pile[first + len(cards) :]


def _shuffled_aspirations(state: State, team: Team, pool: tuple[int, ...]) -> tuple[int, ...]:
    """The unseen ones in a random order that is possible; a hidden top one differs from the Common one if it counts."""
    common = state.common[0] if state.common else NOTHING
    dealt = chance.shuffled(state, pool)
    is_top = state.hidden[team][:1] == (HIDDEN,) and any(aspiration != common for aspiration in pool)
    # Some of them may lie elsewhere than in the pile.
    hidings = state.table.rulebook.hidings if len(pool) > state.hidden[team].count(HIDDEN) else ()
    while (is_top and dealt[0] == common and _is_settled(state, team)) or (
        hidings and not all(hiding.may_lie(state, team, dealt) for hiding in hidings)
    ):
        dealt = chance.shuffled(state, pool)
    return dealt


def _is_settled(state: State, team: Team) -> bool:
    """Whether a team's top Aspiration counts; not while a Revelation still brings new ones."""
    return not any(
        Role.NEW_HIDDEN in (declared := state.table.rulebook.step(step)).roles
        and fields_of(declared, step).get("team", team) == team
        for step in state.agenda
    )
