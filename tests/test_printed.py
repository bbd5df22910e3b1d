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
    books = [rulebook_of(check_options({"edition": edition, "balance": balance})) for balance in (False, True)]
    assert json.loads(text) == json.loads(json.dumps(printed_edition(*books))), "run web/scripts/content.py"
