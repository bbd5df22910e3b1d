"""What the browser client has of the content."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cerebria.options import check_options
from cerebria.printed import printed_edition
from cerebria.rules.books import EDITIONS, rulebook_of

CONTENT = Path(__file__).parents[1] / "web/src/content"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_client_has_the_content_of_every_edition(edition: str) -> None:
    text = (CONTENT / f"{edition}.json").read_text(encoding="utf-8")
    usual, with_balance = (rulebook_of(check_options({"edition": edition, "balance": it})) for it in (False, True))
    against_ego = [rulebook_of(check_options({"edition": edition, "ego": team})) for team in ("bliss", "gloom")]
    printed = json.loads(json.dumps(printed_edition(usual, with_balance, against_ego)))
    assert json.loads(text) == printed, "run web/scripts/content.py"
