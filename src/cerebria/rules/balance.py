"""Forces of Balance: the third team, whose Emotions and Fortresses count for Bliss or for Gloom.

What its players do is in the chapters of everybody, which know kinds of Essence: what a player puts into play counts
for the kind that was used for it, and Balance's players hold two. Here is what is different with three teams: set-up
and the order of play, what nourishes Balance when it absorbs, its two conditions at a Revelation, and that the team
with the fewest points may move a Common Aspiration where otherwise one would be removed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ..absence import NOTHING
from ..chance import below
from ..content import ASPIRATIONS, BALANCE, BLISS, GLOOM, TEAM_OF_CARD, numbers
from ..ids import Aspiration, ChoiceNumber, Seat, Team
from ..model.about import naming, nothing
from ..model.board import FRONTIER_OF_SLOT, REALM_OF_SLOT, SLOTS, SPACE_OF_FRONTIER, TRIADS
from ..model.choices import AMOUNT, ASPIRATION, NO, SPACE
from ..model.control import aspiration_counts, chains, intensity
from ..model.meanwhile import as_it_began, as_it_is
from ..model.rulebook import Asking, Happening, Role, Rulebook, Step
from ..model.state import State
from . import pieces, revelation, setup
from .steps import OfSeat, next_of_team

_BOTH: Final = (BLISS, GLOOM)

# Set-up.


def play_order(state: State) -> tuple[int, ...]:
    """Bliss and Gloom alternate, and every third turn is Balance's: a round is six turns."""
    others, own = setup.alternating(state, _BOTH), setup.followers(state, BALANCE)
    return (others[0], others[1], own[0], others[2 % len(others)], others[3 % len(others)], own[-1])


def placing(state: State) -> list[Step]:
    """Bliss and Gloom place as ever; then Balance's Spirits join them, without an Emotion."""
    first = [("place", seat) for seat in state.order if state.table.team[seat] != BALANCE]
    return [*first, *(("join", seat) for seat in dict.fromkeys(state.order) if state.table.team[seat] == BALANCE)]


def _any_frontier(state: State, step: Step) -> list[ChoiceNumber]:
    return [SPACE + space for space in SPACE_OF_FRONTIER]


def _join(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    pieces.put_spirit(state, seat, choice - SPACE, "set-up")


# Absorb.


def lies_in_triad(state: State, team: Team, frontier: int) -> bool:
    """A Triad that holds one of its Emotions gives Balance more; it controls no Frontier."""
    return any(state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] == team for slot in TRIADS[frontier])


# The two conditions of Balance's Aspirations.


def _own(state: State) -> list[int]:
    return pieces.own_slots(state, BALANCE)


def _attitude(state: State) -> bool:
    """Three of its Emotions in Realm slots."""
    return sum(1 for slot in _own(state) if REALM_OF_SLOT[slot] >= 0) >= state.table.numbers.attitude_emotions


def _openness(state: State) -> bool:
    """Its Emotions in the slots of two Frontiers."""
    return sum(1 for slot in _own(state) if REALM_OF_SLOT[slot] < 0) >= state.table.numbers.openness_frontiers


def _awareness(state: State) -> bool:
    """Its Emotions in three Triads."""
    return len({FRONTIER_OF_SLOT[slot] for slot in _own(state)}) >= state.table.numbers.awareness_triads


def _unity(state: State) -> bool:
    """Two of its Emotions in longest chains of Bliss or of Gloom, all of these together; one Emotion is no chain."""
    linked: set[int] = set()
    for team in _BOTH:
        found = chains(state, team)
        longest = max(map(len, found), default=0)
        linked.update(slot for chain in found if len(chain) == longest > 1 for slot in chain)
    return len(linked.intersection(_own(state))) >= state.table.numbers.unity_emotions


def _liveliness(state: State) -> bool:
    """As much Essence of Bliss as of Gloom on its Emotions, of which there is one at least."""
    on = [sum(state.essence_on[slot] for slot in _own(state) if state.aligned[slot] == team) for team in _BOTH]
    return on[0] == on[1] > 0


def _versatility(state: State) -> bool:
    """Two of its Emotions with a Vibe that no other Emotion has which counts for the same team."""
    counted = Counter((state.aligned[slot], state.vibe[slot]) for slot in SLOTS if state.card[slot] != NOTHING)
    single = [slot for slot in _own(state) if counted[state.aligned[slot], state.vibe[slot]] == 1]
    return len(single) >= state.table.numbers.versatility_emotions


def _fortitude(state: State) -> bool:
    """Two of its Fortresses on the board."""
    own = [fortress for fortress in state.fortress if fortress is not None and fortress.team == BALANCE]
    return len(own) >= state.table.numbers.fortitude_fortresses


def _sensibility(state: State) -> bool:
    """One of its Emotions with an Intensity of 3 or more."""
    return any(intensity(state, slot) >= state.table.numbers.sensibility_intensity for slot in _own(state))


_SECOND: Final[dict[str, Callable[[State], bool]]] = {
    "attitude": _attitude,
    "openness": _openness,
    "awareness": _awareness,
    "unity": _unity,
    "liveliness": _liveliness,
    "versatility": _versatility,
    "fortitude": _fortitude,
    "sensibility": _sensibility,
}


def conditions(state: State, aspiration: Aspiration) -> dict[str, bool]:
    """Balance's two conditions for an Aspiration: Bliss and Gloom are tied in it, and one of its own."""
    counts = aspiration_counts(state, aspiration)
    return {"tie": counts[BLISS] == counts[GLOOM], "own": _SECOND[ASPIRATIONS[aspiration]](state)}


# After a Revelation a Common Aspiration may be moved.


def _turn_down_common(state: State, step: revelation.TurnDownCommon) -> None:
    """The Common Aspiration is turned down, and whoever has the fewest points may change the order of the rest; none
    is removed."""
    _, seat, _ = step
    revelation.turn_down(state)
    state.agenda.append(("next-common", seat))
    if len(state.common) > 1:
        state.agenda.append(("move-common", next_of_team(state, _last(state))))


def _last(state: State) -> int:
    """The team with the fewest points; of several, one by chance."""
    scores = {team: state.table.rulebook.score(state, team) for team in state.table.teams}
    last = [team for team, points in scores.items() if points == min(scores.values())]
    return last[below(state, len(last))] if len(last) > 1 else last[0]


def _movable(state: State, step: Step) -> list[ChoiceNumber]:
    return [*(ASPIRATION + aspiration for aspiration in state.common), NO]


def _move(state: State, step: OfSeat, choice: ChoiceNumber) -> None:
    _, seat = step
    if choice != NO:
        state.agenda.append(("move-common-to", seat, choice - ASPIRATION))


def _places(state: State, step: MoveCommonTo) -> list[ChoiceNumber]:
    """The other places of the row, the first of which is 1."""
    _, _, aspiration = step
    here = state.common.index(aspiration)
    return [AMOUNT + place + 1 for place in range(len(state.common)) if place != here]


def _move_to(state: State, step: MoveCommonTo, choice: ChoiceNumber) -> None:
    _, seat, aspiration = step
    place = choice - AMOUNT
    rest = [other for other in state.common if other != aspiration]
    state.common = (*rest[: place - 1], aspiration, *rest[place - 1 :])
    state.events.append(("shifts", state.table.team[seat], aspiration, place))


MoveCommonTo = tuple[str, Seat, Aspiration]

_STEPS: Final = (
    Asking("join", ("seat",), _any_frontier, _join, nothing, as_it_is, roles=(Role.SET_UP,)),
    Happening("turn-down-common", ("seat", "with_major"), _turn_down_common),
    Asking("move-common", ("seat",), _movable, _move, nothing, as_it_is, roles=(Role.ASPIRATION_TO_COME,)),
    Asking(
        "move-common-to", ("seat", "aspiration"), _places, _move_to, naming(aspiration="aspiration"),
        as_it_began("move-common", "seat"),
    ),
)  # fmt: skip


def with_balance(rulebook: Rulebook[State]) -> Rulebook[State]:
    """These rules with the third team."""
    return rulebook.changed(
        _STEPS,
        numbers=numbers.with_balance(rulebook.numbers),
        aspirations=tuple(ASPIRATIONS.index(name) for name in _SECOND),
        features={"full": (*rulebook.features["full"], "balance")},
        essence=((BLISS,), (GLOOM,), _BOTH),
        play_order=play_order,
        placing=placing,
        nourishes=(*rulebook.nourishes[:BALANCE], lies_in_triad),
        conditions={BALANCE: conditions},
    )
