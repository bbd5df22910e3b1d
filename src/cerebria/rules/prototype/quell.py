"""Quell: an adjacent opposing Emotion of a quelled Vibe loses Essence, unless Empathy prevents it."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...absence import NOBODY, NOTHING
from ...content import QUELL, TEAM_OF_CARD
from ...content.prototype_numbers import (
    PREVENTED_FOR,
    QUELLED_ESSENCE,
    SNUFFED_ESSENCE,
    SOUL_LEECH_ESSENCE,
    SOUL_LEECH_WILLPOWER,
)
from ...ids import ChoiceNumber, Seat, Slot
from ...model.about import lying_in, nothing
from ...model.board import FRONTIER_OF_SLOT, FRONTIERS_BY_SPACE, SLOTS_BY_SPACE
from ...model.choices import NUMBERS as CHOICE
from ...model.choices import SLOT, USE_NONE, YES
from ...model.cost import Cost, Part, cost_of
from ...model.meanwhile import as_it_is
from ...model.rulebook import Asking, Spaces, Variant
from ...model.state import State
from .. import pieces
from ..steps import yes_or_no
from . import boards, powers
from . import pieces as early
from .boards import QUELLED_VIBES, SNUFF_OUT, UPGRADES, ActionInUse

_SNUFF: Final[Part] = (UPGRADES[QUELL][SNUFF_OUT].name, UPGRADES[QUELL][SNUFF_OUT].wp, 0)
_LEECH: Final[Part] = ("soul-leech", SOUL_LEECH_WILLPOWER, 0)
_SNUFFING: Final = (CHOICE["use snuff-out"], CHOICE["use snuff-out soul-leech"])
_LEECHING: Final = (CHOICE["use soul-leech"], CHOICE["use snuff-out soul-leech"])


def _cost(state: State) -> dict[ChoiceNumber, Cost]:
    """By choice of upgrades."""
    return _cost_for(state.table.numbers.spirit_action_willpower[QUELL])


@cache
def _cost_for(wp: int) -> dict[ChoiceNumber, Cost]:
    return {
        use: cost_of(
            (("quell", wp, 0), *([_SNUFF] if use in _SNUFFING else []), *([_LEECH] if use in _LEECHING else []))
        )
        for use in (USE_NONE, _SNUFFING[0], *_LEECHING)
    }


def _amount(use: int) -> int:
    return QUELLED_ESSENCE + (SNUFFED_ESSENCE if use in _SNUFFING else 0)


def _targets(state: State, seat: Seat, spaces: Spaces, use: int) -> list[int]:
    """The adjacent opposing Emotions of a Vibe that lies on a space for it; with any there, those without a Vibe."""
    vibes = {spaces[column] for column in QUELLED_VIBES} - {0}
    if not vibes:
        return []
    team, amount = state.table.team[seat], _amount(use)
    return [
        slot
        for slot in SLOTS_BY_SPACE[state.at[seat]]
        if state.card[slot] != NOTHING
        and TEAM_OF_CARD[state.card[slot]] != team
        and (not state.vibe[slot] or state.vibe[slot] in vibes)
        and (use not in _SNUFFING or state.essence_on[slot] >= amount)
    ]


def is_hopeless(state: State, seat: Seat) -> bool:
    """Whether there is no Willpower or no opposing Emotion for it."""
    team = state.table.team[seat]
    return state.wp[seat] < state.table.numbers.spirit_action_willpower[QUELL] or not any(
        state.card[slot] != NOTHING and TEAM_OF_CARD[state.card[slot]] != team
        for slot in SLOTS_BY_SPACE[state.at[seat]]
    )


def ways(state: State, seat: Seat, spaces: Spaces, cards: int) -> list[Variant]:
    if not _targets(state, seat, spaces, USE_NONE):
        return []
    wp, can_leech = state.wp[seat], powers.leeches(state, seat)
    return [
        Variant(use, cost)
        for use, cost in _cost(state).items()
        if (can_leech or use not in _LEECHING)
        and cost.wp <= wp
        and (use not in _SNUFFING or (spaces[SNUFF_OUT] and _targets(state, seat, spaces, use)))
    ]


def _options(state: State, step: ActionInUse) -> list[ChoiceNumber]:
    _, seat, use, _ = step
    return [SLOT + slot for slot in _targets(state, seat, state.rows[seat][QUELL], use)]


def _quell(state: State, step: ActionInUse, choice: ChoiceNumber) -> None:
    """Pay, and gain what Malice leeches; then the Essence goes, unless somebody can prevent it."""
    _, seat, use, _ = step
    slot = choice - SLOT
    boards.pay(state, seat, QUELL, _cost(state)[use])
    if use in _LEECHING:
        pieces.gain_essence(state, seat, SOUL_LEECH_ESSENCE, "soul-leech")
    protector = _protector(state, slot)
    if protector == NOBODY:
        state.agenda.extend(early.lose_essence(state, slot, _amount(use), "quell"))
    else:
        state.agenda.append(("prevent", protector, slot, _amount(use)))


def _protector(state: State, slot: Slot) -> int:
    """Empathy, once a round: if it has Essence and the Emotion is its team's, in a Triad next to it."""
    table = state.table
    for seat in range(len(table.spirit)):
        if (
            powers.prevents(state, seat)
            and table.team[seat] == TEAM_OF_CARD[state.card[slot]]
            and not state.rounds.protected >> seat & 1
            and pieces.own_essence(state, seat) >= PREVENTED_FOR
            and FRONTIER_OF_SLOT[slot] in FRONTIERS_BY_SPACE[state.at[seat]]
        ):
            return seat
    return NOBODY


def _prevent(state: State, step: Prevent, choice: ChoiceNumber) -> None:
    _, seat, slot, amount = step
    if choice == YES:
        pieces.change_essence(state, seat, state.table.team[seat], -PREVENTED_FOR, "prevent")
        state.rounds = state.rounds._replace(protected=state.rounds.protected | 1 << seat)
        state.events.append(("prevents", seat, slot))
    else:
        state.agenda.extend(early.lose_essence(state, slot, amount, "quell"))


def _costs(state: State, step: ActionInUse) -> list[Cost]:
    _, _, use, _ = step
    return [_cost(state)[use]]


Prevent = tuple[str, Seat, Slot, int]

STEPS: Final = (
    Asking(
        "quell", ("seat", "use", "placed"), _options, _quell, nothing,
        boards.as_named, costs=_costs, action=QUELL,
    ),
    Asking("prevent", ("seat", "slot", "amount"), yes_or_no, _prevent, lying_in("slot"), as_it_is),
)  # fmt: skip
