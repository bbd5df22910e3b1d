"""What one seat may see, and a possible world behind it.

A view holds a state in which everything unseen is HIDDEN: other teams' hands but for the cards they were
seen to draw, the order of decks, Hidden Aspirations, the generator. What a player is still pondering is not
shown either: see `meanwhile`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from . import chance, engine
from .about import NAMES, about
from .board import FRONTIER_SLOT, FRONTIERS, REALMS, SLOTS, SPACES, sphere_at
from .choices import CHOICES, Choice
from .content import ASPIRATIONS, EMOTIONS, ROWS, SPHERES, SPIRITS, TEAMS, VIBES
from .control import aspiration_counts, frontier_control, intensity, is_blocked, leader, realm_control
from .meanwhile import meanwhile
from .rules import scoring
from .state import EMPTY, HIDDEN, KINDS, NOBODY, State, Table

_TRIES: Final = 1000


class Decision:
    """Who decides, what about, and the choices. Others than the decider see no options."""

    __slots__ = ("about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: tuple[Choice, ...], about: dict[str, Any]) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={[str(option) for option in self.options]})"


class View:
    """All that a player, a bot or a screen of one seat gets; `seat` None is a spectator."""

    __slots__ = ("decision", "hidden_pool", "pool", "seat", "state")

    def __init__(self, state: State, seat: int | None) -> None:
        table = state.table
        team = NOBODY if seat is None else table.team[seat]
        self.seat = seat
        self.state = seen = state.copy()
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
        self.decision: Decision | None = None
        if state.agenda:
            self._hide_thoughts(state)

    def _hide_thoughts(self, state: State) -> None:
        step = state.agenda[-1]
        decider = step[1]
        if decider == self.seat:
            options = tuple(CHOICES[option] for option in state.options)
            self.decision = Decision(decider, step[0], options, about(state, step))
            return
        self.state.options = []
        self.state.agenda[-1] = seen = meanwhile(state, step)
        self.decision = Decision(decider, seen[0], (), {})

    def determinise(self, rng: random.Random) -> State:
        """A complete state that fits all that the seat has seen; chance and the unseen are dealt anew."""
        for _ in range(_TRIES):
            state = self.state.copy()
            state.rng = rng.getrandbits(64)
            for seat, pool in enumerate(self.pool):
                deal(state, seat, chance.shuffled(state, pool))
            for team, pool in enumerate(self.hidden_pool):
                if pool:
                    lay(state, team, _shuffled_aspirations(state, team, pool))
            if not state.agenda:
                return state
            # A hand that could not have named the action in progress is no possible world.
            state.options = engine.options(state)
            if state.options:
                return state
        raise AssertionError("no possible world")

    # What follows from what is seen.

    def controls(self) -> dict[str, int]:
        """Who controls each Realm and Frontier: a team, or NOBODY."""
        return controls(self.state)

    def counts(self, aspiration: int) -> list[int]:
        """What an Aspiration counts, by team."""
        return aspiration_counts(self.state, aspiration)

    def score(self, team: int) -> int:
        """A team's points as they stand."""
        return scoring.score(self.state, team)

    def to_json(self) -> dict[str, Any]:
        """The view in words, for screens and programs."""
        words = open_words(self.state)
        merge(words, self.own_words())
        return words

    def own_words(self) -> dict[str, Any]:
        """The part of the words that differs from viewer to viewer."""
        return own_words(self.state, self.seat, self.decision, self.pool)


def merge(words: dict[str, Any], others: dict[str, Any]) -> None:
    """Put others into words, key by key at every depth; lists and plain values are replaced. The others stay as is."""
    for key, value in others.items():
        if isinstance(value, dict):
            known = words.get(key)
            if not isinstance(known, dict):
                known = words[key] = {}
            merge(known, value)
        else:
            words[key] = value


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What to merge into old words to have the new ones. Keys never vanish from a game's words."""
    found: dict[str, Any] = {}
    for key, value in new.items():
        known = old.get(key)
        if value == known:
            continue
        if isinstance(value, dict) and isinstance(known, dict):
            found[key] = difference(known, value)
        else:
            found[key] = value
    return found


def controls(state: State) -> dict[str, int]:
    """Who controls each Realm and Frontier: a team, or NOBODY."""
    found = {name: realm_control(state, realm) for realm, name in enumerate(REALMS)}
    found.update({name: frontier_control(state, frontier) for frontier, name in enumerate(FRONTIERS)})
    return found


def shown(state: State) -> tuple[int, str] | None:
    """Who decides and what about, as all but the decider see it; None when nobody does."""
    if not state.agenda:
        return None
    step = meanwhile(state, state.agenda[-1])
    return step[1], step[0]


def _hide_cards(seen: State, seat: int, is_own_team: bool) -> tuple[int, ...]:
    """Hide what is not known of a hand and a deck; the hidden cards, sorted."""
    hand, known, deck = seen.hand[seat], seen.known[seat], seen.deck[seat]
    hidden: list[int] = []
    if not is_own_team and len(known) < len(hand):
        rest = list(hand)
        for card in known:
            rest.remove(card)
        hidden += rest
        seen.hand[seat] = known + (HIDDEN,) * len(rest)
    top = 0 if seen.covered >> seat & 1 else 1
    last = max(top, len(deck) - seen.bottom[seat])
    if last > top:
        hidden += deck[top:last]
        seen.deck[seat] = deck[:top] + (HIDDEN,) * (last - top) + deck[last:]
    return tuple(sorted(hidden))


def deal(state: State, seat: int, cards: Sequence[int]) -> None:
    """Put cards into the hidden places of a hand, then of a deck."""
    left = iter(cards)
    if HIDDEN in state.hand[seat]:
        state.hand[seat] = tuple(sorted(next(left) if card == HIDDEN else card for card in state.hand[seat]))
    if HIDDEN in state.deck[seat]:
        state.deck[seat] = tuple(next(left) if card == HIDDEN else card for card in state.deck[seat])


def lay(state: State, team: int, aspirations: Sequence[int]) -> None:
    """Put Aspirations into the hidden places of a team's pile."""
    left = iter(aspirations)
    state.hidden[team] = tuple(next(left) if aspiration == HIDDEN else aspiration for aspiration in state.hidden[team])


def _shuffled_aspirations(state: State, team: int, pool: tuple[int, ...]) -> tuple[int, ...]:
    """The unseen ones in a random order; a hidden top one differs from the Common one if it counts."""
    common = state.common[0] if state.common else EMPTY
    dealt = chance.shuffled(state, pool)
    is_top = state.hidden[team][0] == HIDDEN and any(aspiration != common for aspiration in pool)
    while is_top and dealt[0] == common and _is_settled(state, team):
        dealt = chance.shuffled(state, pool)
    return dealt


def _is_settled(state: State, team: int) -> bool:
    """Whether a team's top Aspiration counts; not while a Revelation still brings new ones."""
    return not any(
        step[0] == "new-hidden" or (step[0] in ("choose-hidden", "pick-hidden") and step[2] == team)
        for step in state.agenda
    )


def open_words(state: State) -> dict[str, Any]:
    """The part of every view that all see alike."""
    table = state.table
    names = [_spirit(table, seat) for seat in range(len(table.spirit))]
    counts = [aspiration_counts(state, aspiration) for aspiration in range(len(ASPIRATIONS))]
    leaders = [leader(state, found) for found in counts]
    return {
        "turns": state.turns,
        "turn": names[state.active],
        "order": [names[seat] for seat in state.order],
        "actions": state.actions,
        "used": state.used,
        "ending": state.ending,
        "slots": [
            None
            if state.card[slot] == EMPTY
            else {
                "card": EMOTIONS[state.card[slot]].name,
                "essence": state.essence_on[slot],
                "token": state.token[slot],
                "intensity": intensity(state, slot),
                "owner": names[state.owner[slot]],
                "aligned": _team(state.aligned[slot]),
            }
            for slot in SLOTS
        ],
        "blocked": [
            {"slot": slot, "by": by}
            for slot in FRONTIER_SLOT
            for by in (slot - 1, (slot + 1) % len(SLOTS))
            if state.card[slot] != EMPTY and is_blocked(state, slot, by)
        ],
        "controls": {name: _team(who) for name, who in controls(state).items()},
        "fortresses": {
            REALMS[realm]: None
            if fortress is None
            else {"team": _team(fortress.team), "kind": KINDS[fortress.kind], "fresh": fortress.fresh}
            for realm, fortress in enumerate(state.fortress)
        },
        "spheres": {
            SPHERES[sphere_at(state.origin, realm)]: {
                "realm": REALMS[realm],
                "wp": state.spheres[sphere_at(state.origin, realm)],
            }
            for realm in range(len(REALMS))
        },
        "identity": [[TEAMS[owner], KINDS[kind]] for owner, kind in state.identity],
        "bleakness": state.bleakness,
        "common": [ASPIRATIONS[aspiration] for aspiration in state.common],
        "done": state.done,
        "teams": {
            TEAMS[number]: {
                "score": scoring.score(state, number),
                "parts": scoring.parts(state, number),
                "wheel": state.wheel[number],
                "ambition": state.ambition[number],
                "meets_common": bool(state.common) and leaders[state.common[0]] == number,
            }
            for number in table.teams
        },
        "seats": {
            name: {
                "team": TEAMS[table.team[seat]],
                "at": None if state.at[seat] == EMPTY else SPACES[state.at[seat]],
                "wp": state.wp[seat],
                "essence": {TEAMS[kind]: state.essence[2 * seat + kind] for kind in range(2)},
                "rows": {
                    ROWS[row]: [VIBES[colour] if colour else "-" for colour in spaces]
                    for row, spaces in enumerate(state.rows[seat])
                },
                "insecurity": [ROWS[row] for row in range(len(ROWS)) if state.insecurity[seat] >> row & 1],
            }
            for seat, name in enumerate(names)
        },
        "counts": {
            ASPIRATIONS[aspiration]: {TEAMS[number]: found[number] for number in table.teams}
            for aspiration, found in enumerate(counts)
        },
        "meets": {ASPIRATIONS[aspiration]: _team(team) for aspiration, team in enumerate(leaders)},
    }


def own_words(
    state: State, seat: int | None, decision: Decision | None, pool: Sequence[tuple[int, ...]]
) -> dict[str, Any]:
    """What one viewer sees of a state beside what all see; what is HIDDEN in the state is null."""
    table = state.table
    return {
        "seat": None if seat is None else _spirit(table, seat),
        "decision": None
        if decision is None
        else {
            "seat": _spirit(table, decision.seat),
            "kind": decision.kind,
            # Every name, so that no key vanishes from one decision to the next.
            "about": {name: decision.about.get(name) for name in NAMES},
            "options": [option.text for option in decision.options],
        },
        "teams": {
            TEAMS[number]: {"hidden": [None if a == HIDDEN else ASPIRATIONS[a] for a in state.hidden[number]]}
            for number in table.teams
        },
        "seats": {
            _spirit(table, other): {
                "hand": _cards(state.hand[other]),
                "deck": _cards(state.deck[other]),
                "unseen": _cards(pool[other]),
            }
            for other in range(len(table.spirit))
        },
    }


def _spirit(table: Table, seat: int) -> str:
    return SPIRITS[table.spirit[seat]].name


def _team(number: int) -> str | None:
    return None if number == NOBODY else TEAMS[number]


def _cards(pile: tuple[int, ...]) -> list[str | None]:
    return [None if card == HIDDEN else EMOTIONS[card].name for card in pile]
