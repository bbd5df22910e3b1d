"""A position in words, for screens and programs: names for numbers, and plain values for JSON.

The words of a view are two parts put together: what all see alike, and what one viewer sees alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .about import NAMES, Decision
from .absence import HIDDEN, NOBODY, NOTHING, NOWHERE
from .board import FRONTIER_SLOT, REALMS, SLOTS, SPACES, sphere_at
from .content import ASPIRATIONS, EMOTIONS, ROWS, SPHERES, SPIRITS, TEAMS, VIBES
from .control import aspiration_counts, controls, intensity, is_blocked, leader
from .rules import scoring
from .state import KINDS, USED, State, Table, named


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
        "used": named(state.used, USED),
        "ending": state.ending,
        "slots": [
            None
            if state.card[slot] == NOTHING
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
            if state.card[slot] != NOTHING and is_blocked(state, slot, by)
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
                "at": None if state.at[seat] == NOWHERE else SPACES[state.at[seat]],
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
