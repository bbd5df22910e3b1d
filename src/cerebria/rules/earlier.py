"""Earlier versions of the rules, each as what differs from the version after it.

A game is played to its end, and told again from its record, by the version that it began with. Whoever corrects a rule
leaves here what it was: as few functions and numbers as that takes, put in the place of the new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ..chance import below
from ..content import TEAM_OF_CARD
from ..content.editions import RULES_VERSION
from ..ids import Seat, Slot
from ..model.rulebook import Happening, Rulebook, Step
from ..model.state import State
from . import pieces
from .ego import setup as ego_setup
from .powers.entering import Enter, Numbers, give_token


def as_in(version: int, newest: Rulebook[State]) -> Rulebook[State]:
    """Rules as they were in a version, from their newest form."""
    rulebook = newest
    for earlier in reversed(range(version, RULES_VERSION)):
        rulebook = _EARLIER[earlier](rulebook)
    return rulebook


# Version 2. Of the team that did not begin, and of Balance, the Spirit named first always played first. A Common
# Aspiration was removed for every Major that was due. Three powers looked at one other team only. Against Ego all
# layouts were equally likely, people did not choose where they stand, and Ego preferred building to what it brings.


def _version_2(rulebook: Rulebook[State]) -> Rulebook[State]:
    rulebook = rulebook.changed(
        numbers=replace(rulebook.numbers, due_major_removes=True),
        follow=lambda state, seats: seats,
        enters={power: _COMPARING_2.get(power, enter) for power, enter in rulebook.enters.items()},
    )
    if rulebook.ego is None:
        return rulebook
    return rulebook.changed(
        (Happening("ego-places", ("seat",), _draw_places_2),),
        placing=_placing_2(rulebook.placing),
        ego=replace(rulebook.ego, preferences=_PREFERENCES_2),
    )


def _behind_in_essence_2(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    _token_behind_rival(state, slot, numbers, state.essence_on)


def _outnumbered_2(state: State, seat: Seat, slot: Slot, numbers: Numbers) -> None:
    _token_behind_rival(state, slot, numbers, [1] * len(state.card))


def _token_behind_rival(state: State, slot: Slot, numbers: Numbers, worth: list[int]) -> None:
    """Balance counted neither as an opponent nor for the team that its Emotions are aligned with."""
    team = TEAM_OF_CARD[state.card[slot]]
    own, rival = (
        sum(worth[each] for each in pieces.own_slots(state, other)) for other in (team, *state.table.rivals[team])
    )
    if rival > own:
        give_token(state, slot, numbers["token"])


_COMPARING_2: Final[dict[str, Enter]] = {
    "token-when-behind-in-essence": _behind_in_essence_2,
    "token-when-outnumbered": _outnumbered_2,
}


def _draw_places_2(state: State, step: Step) -> None:
    starts = [start for in_realms in ego_setup.STARTS for start in in_realms]
    ego_setup.lay_out(state, starts[below(state, len(starts))], draws_people=True)


def _placing_2(placing: Callable[[State], list[Step]]) -> Callable[[State], list[Step]]:
    return lambda state: placing(state) if len(state.table.players) == 1 else []


_PREFERENCES_2: Final = ("impact", "ahead", "what", "realms", "frontiers", "intensity", "staying", "home")

_EARLIER: Final[Mapping[int, Callable[[Rulebook[State]], Rulebook[State]]]] = {2: _version_2}
