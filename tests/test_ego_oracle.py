"""Ego does what the rules of its page say, and nothing else: every step of its turns against a second telling."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from cerebria import new_game
from cerebria.model.rulebook import Step
from cerebria.model.state import State
from cerebria.play import engine
from tests import ego_oracle
from tests.games import EGO, options_for
from tests.parts import some_of_all


def egos_steps(number: int) -> list[tuple[Step, State]]:
    """The steps of all of Ego's turns in a random game, each with the state before it."""
    steps: list[tuple[Step, State]] = []

    def watch(state: State, step: Step) -> None:
        if step[0].startswith("ego-"):
            steps.append((step, state.copy()))

    state, rng = new_game(**options_for(number)).state, random.Random(number)
    while state.agenda:
        engine.choose(state, rng.choice(state.options), watch)
    return steps


def check_action(step: Step, before: State, after: State, follows: Step) -> str:
    _, seat, number, moves, failures = step
    ego = ego_oracle.Ego(before)
    action = ego.actions()[number]
    best = ego.best(seat, action, moves)
    failed = follows[-1] - failures
    assert failed == (not best)
    found = ego_oracle.board(after, seat)
    allowed = []
    for way in best:
        new = ego.after(way)
        new.at[seat] = way.space
        allowed.append(ego_oracle.board(new, seat))
    assert found in (allowed or [ego_oracle.board(before, seat)])
    return "failure" if failed else action


def check_rest(step: Step, before: State, after: State) -> None:
    ego, seat = ego_oracle.Ego(before), step[1]
    if step[0] == "ego-approach":
        assert after.at[seat] in ({before.at[seat]} if step[2] else ego.approaches(seat))
    elif step[0] == "ego-absorb" and before.done == after.done:
        taken = [(sphere, wp - after.spheres[sphere]) for sphere, wp in enumerate(before.spheres)]
        assert next(each for each in taken if each[1]) in ego.absorbs(seat)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", some_of_all(range(6), "games"))
def test_ego_plays_as_its_page_says(chunk: int) -> None:
    done: Counter[str] = Counter()
    for number in range(EGO + 8 * chunk, EGO + 8 * (chunk + 1)):
        steps = egos_steps(number)
        for (step, before), (follows, after) in pairwise(steps):
            if step[0] == "ego-action":
                done[check_action(step, before, after, follows)] += 1
            else:
                check_rest(step, before, after)
    assert set(done) == {"invoke", "intensify", "quell", "fortify", "failure"}
