"""A power of a Spirit that nothing else would show is told whenever it works, and at no other time."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cerebria import hosting, new_game
from cerebria.content import BLEAKNESS
from cerebria.model.board import REALMS_BY_SPACE, SLOTS_BY_SPACE
from cerebria.model.state import RawEvent, State

TABLES = (
    {"bliss": ["empathy", "harmony"], "gloom": ["anxiety", "malice"]},
    {"bliss": ["harmony", "empathy"], "gloom": ["misery", "malice"]},
)


def moments(seed: int) -> Iterator[tuple[State, list[RawEvent]]]:
    """The position before each choice of a random game, and what the choice led to."""
    rng = random.Random(seed)
    game = new_game(players=4, mode="full", spirits=TABLES[seed % 2], seed=seed)
    while game.decision is not None:
        before = game.state.copy()
        yield before, hosting.advance(game, rng.choice(game.decision.options))


def shown(before: State, event: RawEvent) -> str | None:
    """The power without which something could not have happened."""
    space = before.at[before.active]
    match event:
        case ("sphere", sphere, _, "absorb"):
            near = [before.sphere_at(realm) for realm in REALMS_BY_SPACE[space]]
            return None if sphere in near else "far-sphere"
        case ("enters", _, card, *_, "invoke"):
            return "bleakness" if card == BLEAKNESS else None
        case ("loses", slot, _, "quell"):
            return None if slot in SLOTS_BY_SPACE[space] else "far-quell"
    return None


@pytest.mark.slow
def test_a_power_is_told_whenever_it_works_and_only_then() -> None:
    told: Counter[str] = Counter()
    for seed in range(24):
        for before, events in moments(seed):
            found = [event[2] for event in events if event[0] == "works"]
            far = [how for how in found if how in {"far-sphere", "bleakness", "far-quell"}]
            assert sorted(far) == sorted(how for event in events if (how := shown(before, event)))
            told.update(found)
    assert set(told) >= {"far-sphere", "any-colour", "second-token", "bleakness"}
