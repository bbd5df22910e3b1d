"""The strip of deeds: what the board shows lies in sight there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cerebria import Decision, Game, to_record

from .conftest import NewPage
from .playing import PROGRAM, button, go_on, record_when, seek

pytestmark = pytest.mark.slow
LONG = 90
"""So many choices fill more than the strip has room for."""
# How far the middle of the deed that the board shows lies from the left edge of the strip, as a part of its width.
PLACE = """() => {
    const card = document.querySelector('[data-deed][aria-current=step]')?.getBoundingClientRect();
    const row = document.querySelector('.strip .row').getBoundingClientRect();
    return card ? (card.left + card.width / 2 - row.left) / row.width : null;
}"""


def is_late_turn(game: Game, asked: Decision) -> bool:
    return (asked.kind, asked.seat) == ("turn", 0) and len(to_record(game)["choices"]) > LONG


def test_the_deed_that_the_board_shows_is_in_sight(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    go_on(page, record_when(is_late_turn, players=2, seed=11), {"kind": "me"}, {"kind": "program", "program": PROGRAM})
    deeds = seek(page, "[data-deed]")
    deeds.last.wait_for()
    expect(deeds.last).to_be_in_viewport()
    button(page, "Show again what happened since my last turn").click()
    page.wait_for_function(f"() => {{ const at = ({PLACE})(); return at !== null && at > 0 && at < 1; }}")
