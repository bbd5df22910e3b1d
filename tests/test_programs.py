"""What programs lean on: the numbers and names of everything, and keys for positions and for what a seat knows."""

import pytest

from cerebria import ACTION_SPACE, CHOICES, DECISION_KINDS, EMOTION_NAMES
from cerebria.content import EMOTIONS
from tests.games import mostly_slow, numbers, positions


def test_every_choice_has_its_place_in_the_action_space() -> None:
    assert len(CHOICES) == ACTION_SPACE
    assert [choice.number for choice in CHOICES] == list(range(ACTION_SPACE))


def test_cards_are_numbered_as_they_are_named() -> None:
    assert tuple(emotion.name for emotion in EMOTIONS) == EMOTION_NAMES


@pytest.mark.parametrize("number", mostly_slow(numbers(10, 4)))
def test_every_decision_is_of_a_known_kind(number: int) -> None:
    for game in positions([number], every=5):
        assert game.decision is not None and game.decision.kind in DECISION_KINDS
        assert all(CHOICES[option.number] is option for option in game.decision.options)
        assert len(game.mask()) == ACTION_SPACE
