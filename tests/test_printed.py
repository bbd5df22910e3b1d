"""What the browser client has of the content."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cerebria.printed import printed
from cerebria.rules.books import EDITIONS

CONTENT = Path(__file__).parents[1] / "web/src/content"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_client_has_the_content_of_every_edition(edition: str) -> None:
    text = (CONTENT / f"{edition}.json").read_text(encoding="utf-8")
    assert json.loads(text) == json.loads(json.dumps(printed(EDITIONS[edition]))), "run web/scripts/content.py"
