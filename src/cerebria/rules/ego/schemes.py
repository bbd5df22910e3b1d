"""Scheme cards: the head of one and the foot of the next say what Ego's turn aims at, and its three actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ...absence import HIDDEN
from ...chance import shuffled
from ...content.ego import SCHEMES
from ...ids import Team
from ...model.rulebook import Hiding, Pile
from ...model.state import State


def shuffle(state: State) -> None:
    """All cards into a new pile, the first of them face up."""
    state.schemes = shuffled(state, tuple(SCHEMES))
    state.schemes_up = 0
    turn_up(state)


def turn_up(state: State) -> None:
    """The next card is turned up, beside one that may lie there already."""
    state.events.append(("scheme", state.schemes[state.schemes_up]))
    state.schemes_up += 1


def discard(state: State) -> None:
    """The two cards of a turn are laid away and a new one comes up; with none left, all are shuffled again."""
    state.schemes = state.schemes[state.schemes_up :]
    state.schemes_up = 0
    if state.schemes:
        turn_up(state)
    else:
        shuffle(state)


def aim(state: State) -> str:
    """What this turn aims at: the `common`, the `hidden` or the `next` Aspiration."""
    return SCHEMES[state.schemes[0]].aim


def actions(state: State) -> tuple[str, str, str]:
    """The three actions of this turn."""
    head, foot = SCHEMES[state.schemes[0]], SCHEMES[state.schemes[1]]
    return (head.head, *foot.foot)


# Those that lie face down are hidden.


def _hide(seen: State, team: Team, cards: list[Pile], aspirations: list[Pile]) -> Pile:
    seen.schemes, unseen = _hidden(seen.schemes, seen.schemes_up)
    return unseen


@lru_cache
def _hidden(schemes: Pile, up: int) -> tuple[Pile, Pile]:
    """The cards as they are seen, and those that are not; several look at the same ones."""
    down = schemes[up:]
    return schemes[:up] + (HIDDEN,) * len(down), tuple(sorted(down))


def _deal(state: State, pile: Pile) -> None:
    state.schemes = (*state.schemes[: state.schemes_up], *pile)


HIDING: Final[Hiding[State]] = Hiding(hide=_hide, deal_own=_deal)
