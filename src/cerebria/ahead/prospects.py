"""Which Intentions a choice may still meet: in its Action or Ability, by the right answers to what it asks. The
rules themselves play it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..ids import ChoiceNumber
from ..model.about import Decision, decision_of
from ..model.choices import CHOICES, TOKEN_NONE, Choice
from ..model.rulebook import Role
from ..model.state import MET, State
from ..play import engine
from ..play.view import View
from ..rules.in_reach import might_meet
from ..rules.intentions import still_open

_ALIKE: Final = frozenset({Role.LOOK, Role.AIM, Role.NEW_HIDDEN, Role.ASPIRATION_TO_COME, Role.EMOTION_SLOT})
"""Questions of which one answer stands for all."""
_MOST_POSITIONS: Final = 150
"""Of an option, plainly and with tokens. Beyond that nothing more is said to be possible."""


Prospects = dict[Choice, dict[str, Choice | None]]
"""By option the Intentions that it may meet, each with the token that has to be placed before an action for it."""


def prospects(view: View) -> Prospects:
    """Of whoever is on turn; options that meet none are left out."""
    return {} if view.decision is None else _prospects(view.decision, view.world, view.after)


def prospects_in(state: State) -> Prospects:
    """The same for whoever decides in a position that is known."""
    return _prospects(decision_of(state), state, lambda number: answered(state, number))


def _prospects(decision: Decision, world: State, after: Callable[[ChoiceNumber], State]) -> Prospects:
    names = [name for name, _ in still_open(world)]
    if not names or decision.seat != world.active or Role.INCOME in decision.roles:
        return {}
    found: Prospects = {}
    for choice in decision.options:
        action = action_of(decision, choice)
        wanted = [name for name in names if action is None or world.met & MET[name] or might_meet(world, action, name)]
        met = _met(world, after(choice.number), wanted) if wanted else {}
        if met:
            found[choice] = {name: met[name] for name in names if name in met}
    return found


def action_of(decision: Decision, choice: Choice) -> str | None:
    """The action or ability that a choice names, or that it belongs to as long as no card is chosen for it; None where
    that cannot be told."""
    if Role.TURN in decision.roles:
        return choice.text
    so_far = decision.so_far
    return None if "card" in so_far else so_far.get("action")


def _met(world: State, after: State, names: list[str]) -> dict[str, Choice | None]:
    """Those among some Intentions that may be met from here on: plainly, or else with tokens before actions."""
    found: dict[str, Choice | None] = {}
    waiting: list[tuple[State, ChoiceNumber, Choice | None]] = []
    with_tokens: list[tuple[State, ChoiceNumber, Choice | None]] = []
    token: Choice | None = None
    tried = 0
    while True:
        scored = {event[2] for event in after.events if event[0] == "intention"}
        found.update({name: token for name in names if name not in found and (name in scored or after.met & MET[name])})
        tokens: list[tuple[State, ChoiceNumber, Choice | None]] = []
        for answer in _answers(world, after):
            if token is None and Role.TOKEN_FIRST in after.roles and answer != TOKEN_NONE:
                tokens.append((after, answer, CHOICES[answer]))
            else:
                waiting.append((after, answer, token))
        with_tokens = [*tokens, *with_tokens]
        tried += 1
        if token is None and (not waiting or tried == _MOST_POSITIONS):
            waiting, tried = with_tokens, 0
        if len(found) == len(names) or not waiting or tried == _MOST_POSITIONS:
            return found
        before, answer, token = waiting.pop()
        after = answered(before, answer)


def answered(state: State, answer: ChoiceNumber) -> State:
    """The position after an answer; the one before stays as it is."""
    after = state.copy()
    engine.choose(after, answer, skips_turn=True)
    return after


def _answers(world: State, after: State) -> list[ChoiceNumber]:
    """What may be answered before the Action or Ability is over, the first answer last. What is asked in a Revelation
    meets no Intention, and it seldom matters in which slot an Emotion comes to lie."""
    if not after.options or Role.RESTS in after.roles:
        return []
    is_own = engine.decider(after) == engine.decider(world) and _ALIKE.isdisjoint(after.roles)
    return after.options[::-1] if is_own else after.options[:1]
