"""What a choice would change: sure things are told, chance and hidden cards are not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cerebria


def _agrees(part: dict[str, Any], whole: dict[str, Any]) -> bool:
    return all(
        _agrees(value, whole[key]) if isinstance(value, dict) and isinstance(whole[key], dict) else value == whole[key]
        for key, value in part.items()
    )


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_what_is_foreseen_comes_true(seed: int) -> None:
    chance = random.Random(seed)
    game = cerebria.new_game(seed=seed, players=2 + seed % 3)
    told = 0
    while game.decision is not None:
        seat = game.decision.seat
        choice = chance.choice(game.decision.options)
        foreseen = cerebria.foresee(game.view(seat), choice)
        game.choose(choice)
        words = game.view(seat).to_json()
        assert _agrees(foreseen.words, words)
        events = game.retell(game.raw_log[-1], seat)
        assert events[: len(foreseen.events)] == foreseen.events
        told += len(foreseen.events)
    assert told > 100


def test_a_card_that_is_drawn_from_an_unseen_place_is_not_foreseen() -> None:
    """The same view gives the same foresight, whatever the world behind it."""
    game = cerebria.new_game(seed=3)
    chance = random.Random(5)
    for _ in range(60):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        other = cerebria.imagine(view, random.Random(99)).view(game.decision.seat)
        for choice in game.decision.options:
            assert cerebria.foresee(view, choice) == cerebria.foresee(other, choice)
        game.choose(chance.choice(game.decision.options))
