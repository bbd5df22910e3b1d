"""Which Intentions a choice may still meet: in its Action or Ability, by the right answers to what it asks. The
rules themselves play it out.
"""

from __future__ import annotations

from typing import Final

from ..ids import ChoiceNumber
from ..model.about import Decision
from ..model.choices import Choice
from ..model.rulebook import Role
from ..model.state import MET, State
from ..play import engine
from ..play.view import View
from ..rules.in_reach import might_meet
from ..rules.intentions import still_open

_ALIKE: Final = frozenset({Role.LOOK, Role.AIM, Role.NEW_HIDDEN, Role.ASPIRATION_TO_COME, Role.EMOTION_SLOT})
"""Questions of which one answer stands for all."""
_MOST_POSITIONS: Final = 150
"""Of an option. Beyond that nothing more is said to be possible."""


def prospects(view: View) -> dict[Choice, tuple[str, ...]]:
    """By option of whoever is on turn, the Intentions that it may meet; those that meet none are left out."""
    decision, state = view.decision, view.state
    names = [name for name, _ in still_open(state)]
    if not names or decision is None or decision.seat != state.active or Role.INCOME in decision.roles:
        return {}
    world = view.world
    found: dict[Choice, tuple[str, ...]] = {}
    for choice in decision.options:
        action = action_of(decision, choice)
        wanted = [name for name in names if action is None or world.met & MET[name] or might_meet(world, action, name)]
        if met := _met(view, choice.number, wanted):
            found[choice] = met
    return found


def action_of(decision: Decision, choice: Choice) -> str | None:
    """The action or ability that a choice names, or that it belongs to as long as no card is chosen for it; None where
    that cannot be told."""
    if Role.TURN in decision.roles:
        return choice.text
    so_far = decision.so_far
    return None if "card" in so_far else so_far.get("action")


def _met(view: View, number: ChoiceNumber, names: list[str]) -> tuple[str, ...]:
    """Those among some Intentions that a choice may meet."""
    wanted, after = set(names), view.after(number)
    waiting: list[tuple[State, ChoiceNumber]] = []
    for _ in range(_MOST_POSITIONS):
        scored = {event[2] for event in after.events if event[0] == "intention"}
        wanted -= {name for name in wanted if name in scored or after.met & MET[name]}
        waiting += [(after, option) for option in _answers(view.world, after)]
        if not wanted or not waiting:
            break
        before, answer = waiting.pop()
        after = before.copy()
        engine.choose(after, answer, skips_turn=True)
    return tuple(name for name in names if name not in wanted)


def _answers(world: State, after: State) -> list[ChoiceNumber]:
    """What may be answered before the Action or Ability is over, the first answer last. What is asked in a Revelation
    meets no Intention, and it seldom matters in which slot an Emotion comes to lie."""
    if not after.options or Role.RESTS in after.roles:
        return []
    is_own = engine.decider(after) == engine.decider(world) and _ALIKE.isdisjoint(after.roles)
    return after.options[::-1] if is_own else after.options[:1]
