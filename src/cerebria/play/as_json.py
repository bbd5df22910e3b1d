"""A position as JSON, for screens and programs: names for numbers, and plain values.

A view's JSON is two parts put together: what all see alike, and what one viewer sees alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from ..absence import HIDDEN, NOBODY, NOTHING, NOWHERE
from ..content import ASPIRATIONS, EMOTIONS, ROW_NAMES, SPHERES, SPIRIT_NAMES, TEAMS, VIBES
from ..ids import Seat, Slot, Team
from ..model.about import CHOSEN, NAMES, Decision
from ..model.board import (
    BORDER_SLOTS,
    FRONTIER_OF_SLOT,
    FRONTIER_SLOT,
    FRONTIERS,
    REALM_OF_SLOT,
    REALMS,
    REALMS_BY_SPACE,
    SLOTS,
    SPACES,
)
from ..model.control import conditions, controls_and_counts, intensity, is_blocked, leader
from ..model.fields import FIELDS, position_key, values
from ..model.state import FRAGMENTS, KINDS, USED, State, Table, named
from ..rules.ends import last_points, spent
from ..rules.intentions import still_open
from ..rules.pieces import hidden_aspiration, unused
from ..rules.scoring import at_end, most_at_end, worth

_KEPT: Final = 10_000
"""Piles that are kept as JSON: those of some hundred games."""
_BESIDE_FRONTIER: Final = {
    slot: [(realm, by) for realm, borders in enumerate(BORDER_SLOTS) for border, by in borders if border == slot]
    for slot in FRONTIER_SLOT
}
"""By the slot of a Frontier: each Realm beside it, and the Realm slot that may keep it out."""
MADE_OF: Final = {
    part: values(field for field in FIELDS if part in field.parts.split())
    for part in ("turn", "board", "spheres", "teams", "eyes", "ego", "rounds")
}
"""By the name of a part of a view's JSON: what takes out of a state all that it is made of."""
_OF_SEATS: Final = [field for field in FIELDS if "seat" in field.parts.split()]
_BY_SEAT: Final = values(field for field in _OF_SEATS if field.by == "seats")
"""The same for each seat: what goes by seats, and what is the same for all of them."""
_AROUND_SEATS: Final = values(field for field in _OF_SEATS if field.by != "seats")


_NOT_CHOSEN: Final[dict[str, Any]] = dict.fromkeys(CHOSEN)


class JsonCache:
    """JSON that was made before, by name, each with what it was made of: what has not changed is not made again.

    Nobody may change it. Whoever tells many positions of one game, one after the other, needs a fraction of the time.
    """

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[str, tuple[Any, dict[str, Any]]] = {}

    def get(self, name: str, made_of: Any, make: Callable[..., dict[str, Any]], *given: Any) -> dict[str, Any]:
        """What has this name, made anew where what it is made of is not what it was."""
        known = self._found.get(name)
        if known is None or known[0] != made_of:
            known = self._found[name] = made_of, make(*given)
        return known[1]


def open_json(state: State, kept: JsonCache | None = None) -> dict[str, Any]:
    """The part of every view that all see alike."""
    kept = kept or JsonCache()
    table = state.table
    names = [SPIRIT_NAMES[spirit] for spirit in table.spirit]
    board, around = MADE_OF["board"](state), _AROUND_SEATS(state)
    on_board = kept.get("board", board, _board, state, names)
    # Points go by what lies on the board, too, some by Ego's Willpower, and some are counted only when all is over.
    turned = state.wp[table.keeper] if table.rulebook.ego else 0
    points = (board, MADE_OF["teams"](state), state.is_over, turned)
    return {
        **kept.get("turn", MADE_OF["turn"](state), _turn, state, names),
        **on_board,
        "spheres": kept.get("spheres", MADE_OF["spheres"](state), _spheres, state),
        "ego": None,
        "teams": kept.get("teams", points, _teams, state, on_board["meets"]),
        "seats": {
            names[seat]: kept.get(names[seat], (own, around), _seat, state, seat)
            for seat, own in enumerate(zip(*_BY_SEAT(state), strict=True))
        },
        **{
            name: kept.get(name, MADE_OF.get(name, position_key)(state), tell, state)
            for name, tell in table.rulebook.showing.json.items()
        },
    }


def spheres_json(state: State, kept: JsonCache | None = None) -> dict[str, Any]:
    """Of that, what is said of the Spheres."""
    return {"spheres": (kept or JsonCache()).get("spheres", MADE_OF["spheres"](state), _spheres, state)}


def _turn(state: State, names: Sequence[str]) -> dict[str, Any]:
    """How far the game is, and what belongs to nobody."""
    table = state.table
    return {
        "turns": state.turns,
        "turn": names[state.active],
        "order": [names[seat] for seat in state.order],
        "place": state.place,
        "features": list(table.rulebook.features[table.options.mode]),
        "actions": table.rulebook.actions_left(state),
        "used": named(state.used, USED),
        "intentions": [{"name": name, "points": points} for name, points in still_open(state)],
        "ending": state.ending,
        "ends": [{"why": why, "team": _team(team), "left": left} for why, team, left, _ in table.rulebook.ends(state)],
        "identity": [[TEAMS[owner], KINDS[kind]] for owner, kind in state.identity],
        "bleakness": state.bleakness,
        "rounds": None,
        "common": _aspirations(_open_common(state)),
        "done": state.done,
    }


def _board(state: State, names: Sequence[str]) -> dict[str, Any]:
    """What lies on the board, who controls what by that, and what Aspirations count."""
    table = state.table
    controlled, counts = controls_and_counts(state)
    held = {
        TEAMS[number]: {ASPIRATIONS[each]: conditions(state, number, each) for each in table.rulebook.aspirations}
        for number in table.rulebook.conditions
    }
    return {
        "slots": [None if state.card[slot] == NOTHING else _emotion(state, slot, names) for slot in SLOTS],
        "blocked": [
            {"slot": slot, "by": by}
            for slot in FRONTIER_SLOT
            for by in (slot - 1, (slot + 1) % len(SLOTS))
            if state.card[slot] != NOTHING and is_blocked(state, slot, by)
        ],
        "controls": {name: _team(who) for name, who in controlled.items()},
        "fortresses": {
            REALMS[realm]: None
            if fortress is None
            else {
                "team": _team(fortress.team),
                "kind": KINDS[fortress.kind],
                "fresh": fortress.fresh,
                "aligned": _team(fortress.aligned),
                "worth": worth(state, fortress),
            }
            for realm, fortress in enumerate(state.fortress)
        },
        "counts": {
            ASPIRATIONS[aspiration]: {TEAMS[number]: found[number] for number in table.teams}
            for aspiration, found in counts.items()
        },
        "conditions": held,
        "earns": {
            team: {name: _earned(state, sum(found.values())) for name, found in own.items()}
            for team, own in held.items()
        },
        "meets": {ASPIRATIONS[aspiration]: _team(leader(found)) for aspiration, found in counts.items()},
    }


def _earned(state: State, met: int) -> str | None:
    """The Fragment that is due for as much as is met."""
    kind = state.table.numbers.fragment_for[met]
    return KINDS[kind] if kind else None


def _spheres(state: State) -> dict[str, Any]:
    at = [state.sphere_at(realm) for realm in range(len(REALMS))]
    full = state.table.rulebook.full_sphere
    return {
        SPHERES[sphere]: {"realm": REALMS[realm], "wp": state.spheres[sphere], "full": full(state, sphere)}
        for realm, sphere in enumerate(at)
    }


def _teams(state: State, meets: dict[str, str | None]) -> dict[str, Any]:
    rulebook = state.table.rulebook
    return {
        TEAMS[number]: {
            "score": rulebook.score(state, number),
            "at_end": 0 if state.is_over else at_end(state, number),
            "most_at_end": 0 if state.is_over else most_at_end(state, number),
            "parts": rulebook.score_parts(state, number),
            "wheel": state.wheel[number],
            "ambition": state.ambition[number],
            "unused": {KINDS[kind]: unused(state, number, kind) for kind in FRAGMENTS},
            "spent": [KINDS[kind] for kind in spent(state, number)],
            "meets_common": bool(state.common) and meets[ASPIRATIONS[state.common[0]]] == TEAMS[number],
        }
        for number in state.table.teams
    }


def _seat(state: State, seat: Seat) -> dict[str, Any]:
    """What lies before a player for all to see."""
    table, rows = state.table, state.table.rulebook.rows
    return {
        "team": TEAMS[table.team[seat]],
        "at": None if state.at[seat] == NOWHERE else SPACES[state.at[seat]],
        "wp": state.wp[seat],
        "essence": {TEAMS[kind]: state.essence[seat][kind] for kind in table.kinds[seat]},
        "rows": {
            ROW_NAMES[row]: [VIBES[colour] if colour else "-" for colour in state.rows[seat][row]] for row in rows
        },
        "locked": [ROW_NAMES[row] for row in locked_rows(state, seat)],
        "insecurity": [ROW_NAMES[row] for row in rows if state.insecurity[seat] >> row & 1],
        "near": _near(state, seat),
    }


def locked_rows(state: State, seat: Seat) -> list[int]:
    """The rows of a board that cannot be used yet."""
    rulebook = state.table.rulebook
    return [row for row in rulebook.rows if rulebook.rows_locked and not state.rows[seat][row][0]]


def _open_common(state: State) -> tuple[int, ...]:
    """The row of Common Aspirations; where they are a deck, only the current one is seen."""
    if not state.table.rulebook.face_down:
        return state.common
    return state.common[:1] + (HIDDEN,) * len(state.common[1:])


def _aspirations(those: Sequence[int]) -> list[str | None]:
    return [None if aspiration == HIDDEN else ASPIRATIONS[aspiration] for aspiration in those]


def _emotion(state: State, slot: Slot, names: Sequence[str]) -> dict[str, Any]:
    """An Emotion, its Intensity with the parts of it, and where that counts."""
    essence, token, total = state.essence_on[slot], state.token[slot], intensity(state, slot)
    printed = state.table.cards.intensity[state.card[slot]][essence - 1]
    return {
        "card": EMOTIONS[state.card[slot]].name,
        "vibe": VIBES[state.vibe[slot]],
        "essence": essence,
        "token": token,
        "intensity": total,
        "parts": {"printed": printed, "token": token, "powers": total - printed - token},
        "counts_in": _counts_in(state, slot),
        "owner": names[state.owner[slot]],
        "aligned": _team(state.aligned[slot]),
    }


def _counts_in(state: State, slot: Slot) -> list[str]:
    """The Realm and the Frontier of a Realm slot; of a Frontier slot its Frontier, and the Realms that let it in."""
    frontier = FRONTIERS[FRONTIER_OF_SLOT[slot]]
    if REALM_OF_SLOT[slot] != NOWHERE:
        return [REALMS[REALM_OF_SLOT[slot]], frontier]
    let_in = [REALMS[realm] for realm, by in _BESIDE_FRONTIER[slot] if not is_blocked(state, slot, by)]
    return [*let_in, frontier]


def _near(state: State, seat: Seat) -> list[str]:
    """The Spheres next to a Spirit's space."""
    realms = () if state.at[seat] == NOWHERE else REALMS_BY_SPACE[state.at[seat]]
    return [SPHERES[state.sphere_at(realm)] for realm in realms]


def _aim(state: State, team: Team) -> str | None:
    """A team's Hidden Aspiration that counts now, if it may be seen."""
    aspiration = hidden_aspiration(state, team)
    return None if aspiration in (NOTHING, HIDDEN) else ASPIRATIONS[aspiration]


def own_json(
    state: State, seat: Seat | None, decision: Decision | None, pool: Sequence[tuple[int, ...]]
) -> dict[str, Any]:
    """What one viewer sees of a state beside what all see; what is HIDDEN in the state is null."""
    table = state.table
    return {
        "seat": None if seat is None else _spirit(table, seat),
        "decision": None if decision is None else decision_json(table, decision),
        "last_points": points_left(state, decision),
        **team_json(state, pool),
    }


def points_left(state: State, decision: Decision | None) -> list[str] | None:
    """What can still move the points in the last turn, as far as one knows who sees these options."""
    return last_points(state, [choice.number for choice in decision.options] if decision else ())


def decision_json(table: Table, decision: Decision) -> dict[str, Any]:
    """Who decides what about; with what was chosen so far and may be chosen, if these are the decider's eyes."""
    return {
        "seat": _spirit(table, decision.seat),
        "kind": decision.kind,
        # Every name, so that no key vanishes from one decision to the next.
        "about": {name: decision.about.get(name) for name in NAMES},
        "so_far": _NOT_CHOSEN | decision.so_far,
        "then": decision.then,
        "options": [option.text for option in decision.options],
    }


def team_json(state: State, pool: Sequence[tuple[int, ...]]) -> dict[str, Any]:
    """Cards and Aspirations, as all players of a team see them."""
    table, showing = state.table, state.table.rulebook.showing
    return {
        "teams": {
            TEAMS[number]: {
                "hidden": _aspirations(state.hidden[number]),
                "aim": _aim(state, number),
                "endgame": None,
                **showing.team_json(state, number),
            }
            for number in table.teams
        },
        "seats": {
            _spirit(table, other): {
                **_piles(state.hand[other], state.known[other], state.deck[other], pool[other]),
                "drawn": [],
                **showing.seat_json(state, other),
            }
            for other in range(len(table.spirit))
        },
    }


def _spirit(table: Table, seat: Seat) -> str:
    return SPIRIT_NAMES[table.spirit[seat]]


def _team(number: int) -> str | None:
    return None if number == NOBODY else TEAMS[number]


@lru_cache(_KEPT)
def _piles(
    hand: tuple[int, ...],
    known: tuple[int, ...],
    deck: tuple[int, ...],
    unseen: tuple[int, ...],
) -> dict[str, list[str | None]]:
    """The cards of one seat. Few piles change at a time, so that these are kept; nobody may change them."""
    piles = {"hand": hand, "known": known, "deck": deck, "unseen": unseen}
    return {name: _cards(pile) for name, pile in piles.items()}


def _cards(pile: tuple[int, ...]) -> list[str | None]:
    return [None if card == HIDDEN else EMOTIONS[card].name for card in pile]


def merge(whole: dict[str, Any], others: dict[str, Any]) -> None:
    """Put others into the whole, key by key at every depth; lists and plain values are replaced. Others stay as is."""
    for key, value in others.items():
        if isinstance(value, dict):
            known = whole.get(key)
            if not isinstance(known, dict):
                known = whole[key] = {}
            merge(known, value)
        else:
            whole[key] = value


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What to merge into the old to have the new. Keys never vanish from a game's JSON."""
    found: dict[str, Any] = {}
    for key, value in new.items():
        known = old.get(key)
        if value is known or value == known:
            continue
        if isinstance(value, dict) and isinstance(known, dict):
            found[key] = difference(known, value)
        else:
            found[key] = value
    return found
