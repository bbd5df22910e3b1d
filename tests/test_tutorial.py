"""The lessons of the tutorial are games that can be played as they are stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cerebria

LESSONS = sorted((Path(__file__).parents[1] / "web" / "src" / "tutorial").glob("*.json"))


def choices_of(lesson: dict[str, Any]) -> list[tuple[int, str]]:
    """Every choice of a lesson with the seat that makes it."""
    made = [*lesson["opening"]]
    for step in lesson["steps"]:
        made += step.get("before", [])
        if "choice" in step:
            made.append([lesson["seat"], step["choice"]])
    return [(seat, choice) for seat, choice in made]


def played(path: Path) -> tuple[dict[str, Any], cerebria.Game]:
    """A lesson, and its game after all its choices."""
    lesson = json.loads(path.read_text(encoding="utf-8"))
    game = cerebria.new_game(**lesson["game"])
    for seat, choice in choices_of(lesson):
        assert game.decision is not None
        assert game.decision.seat == seat
        game.choose(choice)
    return lesson, game


def played_lesson(name: str) -> tuple[dict[str, Any], cerebria.Game]:
    (path,) = [path for path in LESSONS if path.stem == name]
    return played(path)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_lesson_can_be_played(path: Path) -> None:
    _, game = played(path)
    assert not game.is_over


def test_the_first_lesson_brings_a_major_fragment() -> None:
    _, game = played_lesson("basic")
    assert game.standing().scores == {"bliss": 5, "gloom": 0}


def test_the_lesson_on_the_third_team_ends_with_both_conditions() -> None:
    lesson, game = played_lesson("balance")
    view = game.view(lesson["seat"]).to_json()
    assert view["teams"]["balance"]["aim"] == "liveliness"
    assert view["conditions"]["balance"]["liveliness"] == {"tie": True, "own": True}
