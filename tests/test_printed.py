"""What the browser client has of the content."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cerebria import CHOICES, new_game
from cerebria.model.options import EDITIONS
from cerebria.model.rulebook import Role
from cerebria.play.printed import printed_edition
from cerebria.server.live.view_schema import ChoiceWords

PAGE = Path(__file__).parents[1] / "web/src"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_client_has_the_content_of_every_edition(edition: str) -> None:
    text = (PAGE / f"content/{edition}.json").read_text(encoding="utf-8")
    printed = json.loads(json.dumps(printed_edition(edition)))
    assert json.loads(text) == printed, "run web/scripts/content.py"


SETTING_UP: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"mode": "basic"},
    {"mode": "full", "balance": True, "players": 3},
    {"mode": "full", "ego": "gloom"},
    {"edition": "preview"},
    {"edition": "prototype"},
)


@pytest.mark.parametrize("options", SETTING_UP, ids=str)
def test_what_is_decided_before_the_first_turn_is_told_apart_from_all_that_comes_later(options: dict[str, Any]) -> None:
    set_up = printed_edition(options.get("edition", "final"))["set_up"]
    game, chance, has_begun = new_game(**options), random.Random(1), False
    for _ in range(120):
        if game.decision is None:
            break
        has_begun |= game.state.is_in_turn or Role.ROUND in game.decision.roles
        assert (game.decision.kind in set_up) != has_begun, game.decision
        game.choose(chance.choice(game.decision.options))
    assert has_begun


def test_the_client_has_the_parts_of_every_choice() -> None:
    known = json.loads((PAGE / "api/choices.json").read_text(encoding="utf-8"))
    told = [{"kind": kind, **parts} for kind, all_of_it in known.items() for parts in all_of_it]
    assert told == [choice.parts for choice in CHOICES if " " in choice.text], "run web/scripts/choices.py"
    for choice in CHOICES:
        kind, *parts = choice.parts.values()
        words = [str(word) for part in parts for word in (part if isinstance(part, list) else [part])]
        # The client puts the words together like this.
        assert choice.text == " ".join([kind, *(words or ["none"])]) or choice.text == kind


def test_the_parts_of_a_choice_say_all_that_its_words_do() -> None:
    told = {choice: ChoiceWords.model_validate(choice.parts) for choice in CHOICES}
    assert all(words.kind == choice.kind for choice, words in told.items())
    assert len({words.model_dump_json() for words in told.values()}) == len(CHOICES)


def test_an_edition_for_two_teams_prints_nothing_of_a_third() -> None:
    words = printed_edition("preview")
    assert words["teams"] == ("bliss", "gloom") == tuple(words["essence"]) == tuple(words["starter_decks"])
    assert {emotion["team"] for emotion in words["emotions"].values()} == {"bliss", "gloom"}
    assert {spirit["team"] for spirit in words["spirits"].values()} == {"bliss", "gloom"}
    assert list(words["boards"]["B"]) == list(words["spirits"])
    assert words["boards"]["B"]["hatred"]["quell"][2] == {
        "name": "repel", "wp": -2, "ambition": 0, "effect": "repel-discount", "cards": 1,
    }  # fmt: skip
    assert words["intention_points"]["A"]["great-quell"] == 2
    assert words["emotions"]["benevolence"]["numbers"]["supply"] == 0
    assert words["with_balance"] == words["against_ego"] == words["schemes"] == {}
