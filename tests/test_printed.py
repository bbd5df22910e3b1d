"""What the browser client has of the content."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cerebria.options import EXPANDED_EDITIONS, check_options
from cerebria.printed import printed_edition
from cerebria.rules.books import EDITIONS, rulebook_of

CONTENT = Path(__file__).parents[1] / "web/src/content"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_client_has_the_content_of_every_edition(edition: str) -> None:
    text = (CONTENT / f"{edition}.json").read_text(encoding="utf-8")
    is_expanded = edition in EXPANDED_EDITIONS
    usual = rulebook_of(check_options({"edition": edition}))
    with_balance = rulebook_of(check_options({"edition": edition, "balance": True})) if is_expanded else None
    teams = ("bliss", "gloom") if is_expanded else ()
    against_ego = [rulebook_of(check_options({"edition": edition, "ego": team})) for team in teams]
    printed = json.loads(json.dumps(printed_edition(usual, with_balance, against_ego)))
    assert json.loads(text) == printed, "run web/scripts/content.py"


def test_an_edition_for_two_teams_prints_nothing_of_a_third() -> None:
    words = printed_edition(EDITIONS["preview"], None, [])
    assert words["teams"] == ("bliss", "gloom") == tuple(words["essence"]) == tuple(words["starter_decks"])
    assert {emotion["team"] for emotion in words["emotions"].values()} == {"bliss", "gloom"}
    assert {spirit["team"] for spirit in words["spirits"].values()} == {"bliss", "gloom"}
    assert list(words["boards"]["B"]) == list(words["spirits"])
    assert words["boards"]["B"]["hatred"]["quell"][2] == {
        "name": "repel", "wp": -2, "ambition": 0, "effect": "repel-discount",
    }  # fmt: skip
    assert words["intention_points"]["A"]["great-quell"] == 2
    assert words["emotions"]["benevolence"]["numbers"]["supply"] == 0
    assert words["with_balance"] == words["against_ego"] == words["schemes"] == {}
