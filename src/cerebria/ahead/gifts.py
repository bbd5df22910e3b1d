"""Choices that nobody would make otherwise, so that they may be made for a player.

What is offered here is strict: it costs nothing, it takes away nothing that could be chosen later, and it shows nothing
that is hidden, so that it can be taken back. There are exceptions: what ends the game, on the word of a player whose
turn it was to end; and in a Revelation, after which nothing can be taken back anyway, the bonus of the Sphere that is
empty, and a look at the next Aspirations, to choose one instead of being dealt one. In the last Revelation of a game no
answer about Aspirations to come matters any more, so that the shortest is given; and once nothing can move the points,
a bonus that would be declined or not for their sake is left be. What draws a card is none of these:
the next one comes to light. Nor is a token: it fills a space for good. Nor is an upgrade, not even Determination: there
are Emotions that pay the other team for it, and what costs nothing anyway cannot be reached with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..content import SPHERES
from ..ids import Seat
from ..model.about import Decision
from ..model.choices import CHOICES, END_TURN, NO, TAKE_AMBITION, YES, Choice
from ..model.rulebook import Role
from ..model.state import State
from ..play.game import Game
from ..play.view import View
from ..rules.ends import is_last_turn, is_pointless, may_empty_sphere
from .foresight import Foresight, foresee, nothing

_REVEALING: Final = frozenset({Role.LOOK, Role.ASPIRATION_TO_COME})
"""What is asked in a Revelation, also of those whose turn it is not."""
_GIVING: Final = frozenset({"diligence", "humility"})
"""Spheres whose bonus is Willpower or Essence from the supply. Commitment has a price, and Creativity draws."""


_Foreseen = Callable[[], Foresight]
"""What a choice would change: it takes time to find out, and is seldom needed."""


def gift(view: View) -> Choice | None:
    """The option of a view's decision than which nobody would rather choose another, if there is one."""
    decision = view.decision
    if decision is None or not _may_be(decision, view.state.active):
        return None
    found = (
        choice
        for choice in decision.options
        if _is_one(view.state, decision, choice, partial(foresee, view, choice, nothing))
    )
    return next(found, None)


def gift_at(game: Game) -> Choice | None:
    """The same for whoever decides in a game. Games are asked this after every choice: to look through somebody's eyes
    takes time, and is seldom needed."""
    decision = game.decision
    if decision is None or not _may_be(decision, game.state.active):
        return None
    return gift(game.view(decision.seat))


def is_gift(view: View, choice: Choice, foreseen: _Foreseen) -> bool:
    """Whether nobody would rather choose something else."""
    decision, state = view.decision, view.state
    return decision is not None and _may_be(decision, state.active) and _is_one(state, decision, choice, foreseen)


def _may_be(decision: Decision, active: Seat) -> bool:
    """Whether there may be one: only in one's own turn, or in a Revelation, and no turn ends while it can go on."""
    if decision.seat != active and _REVEALING.isdisjoint(decision.roles):
        return False
    if Role.TURN in decision.roles:
        return len(decision.options) == 1
    return not _GIFTS.keys().isdisjoint(decision.roles)


def _is_one(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    return any(_GIFTS[role](state, decision, choice, foreseen) for role in decision.roles if role in _GIFTS)


def _bonus(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """More Willpower or Essence than one had is never too much: there is no limit, and nothing counts against it."""
    sphere = decision.about["sphere"]
    if sphere not in _GIVING:
        return choice.number == NO and is_last_turn(state) and is_pointless(state)
    is_before_revelation = not state.spheres[SPHERES.index(sphere)]
    return choice.number == YES and (is_before_revelation or foreseen().is_sure)


def _look(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """The best of three is never worse than any one."""
    return _moot(state, decision, choice, foreseen) if is_last_revelation(state) else choice.number == YES


def _moot(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """Aspirations to come matter to nobody if no Revelation comes: leave them be, or take the first one."""
    shortest = CHOICES[NO] if CHOICES[NO] in decision.options else decision.options[0]
    return choice == shortest and is_last_revelation(state)


def is_last_revelation(state: State) -> bool:
    """Whether the game ends with this turn and no Sphere can run empty before."""
    return is_last_turn(state) and not may_empty_sphere(state)


def _only_taker(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """Essence from the supply, or what is chosen next with Essence among it, for the only Spirit that can take it."""
    return choice.number != NO and len(decision.options) == 2 and foreseen().is_sure


def _end(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """With no Action left and no ability possible there is nothing but the end. It is no gift where the turn would be
    over with it: here the last question of the turn is still to come, and leaves time to look and to go back. In the
    last turn of the game that question is answered unasked, so this one is not."""
    is_end = choice.number == END_TURN
    return is_end and not state.actions and not is_last_turn(state) and _leads_on(foreseen())


def _leads_on(foreseen: Foresight) -> bool:
    return foreseen.is_sure and not foreseen.events


def _last_taking(state: State, decision: Decision, choice: Choice, foreseen: _Foreseen) -> bool:
    """Neither Ambition nor cards count when the points decide, and nothing is done with them any more. That the game
    ends was asked about before the turn was over."""
    return choice.number == TAKE_AMBITION and bool(state.ending) and foreseen().is_sure


_GIFTS: Final[dict[Role, Callable[[State, Decision, Choice, _Foreseen], bool]]] = {
    Role.FREE_BONUS: _bonus,
    Role.LOOK: _look,
    Role.ASPIRATION_TO_COME: _moot,
    Role.TAKER: _only_taker,
    Role.TURN: _end,
    Role.INCOME: _last_taking,
}
"""By what a decision is about."""
