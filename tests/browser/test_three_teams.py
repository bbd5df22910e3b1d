"""A game with the third team: set up by clicks, and its Spirits played by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import PROGRAM, button, choose, decision, offered

pytestmark = pytest.mark.slow
SEATS = ("Love", "Hatred", "Reason", "Empathy", "Malice", "Intuition")
MINE = ("Reason", "Intuition")


def essence(page: Page, kind: str) -> int:
    """How much Essence of a kind one's own Spirit has."""
    goods = page.locator(".own .goods > span").filter(has_text=f"{kind} Essence")
    return int(goods.locator("b").inner_text())


def set_up(page: Page) -> None:
    """Open a table for six, with both Spirits of the third team for oneself."""
    page.get_by_label("Bliss, Gloom and Balance").check()
    page.get_by_label("6", exact=True).check()
    for spirit in SEATS:
        seat = page.get_by_role("listitem").filter(has=page.get_by_text(spirit, exact=True))
        seat.get_by_label("Who plays").select_option("me" if spirit in MINE else PROGRAM)
    page.locator("summary").click()
    page.get_by_label("Seed").fill("5")
    button(page, "Start the game").click()


def test_six_seats_are_set_up_and_played_by_clicks(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    set_up(page)
    for spirit in MINE:
        expect(decision(page)).to_contain_text(f"{spirit}, on which Frontier do you start?")
        assert len(set(offered(page))) == 5, "any Frontier, taken or not"
        choose(page, "space values-motives")
    for spirit in MINE:
        expect(decision(page)).to_contain_text(f"{spirit}, place your wild tokens: 4 left")
        expect(page.locator(".own")).to_contain_text(spirit)
        choose(page, *(f"place {row} 0" for row in ("move", "invoke", "fortify", "empower")))

    expect(decision(page)).to_contain_text("Reason, what will you do?")
    assert [essence(page, kind) for kind in ("Bliss", "Gloom")] == [1, 1]
    choose(page, "harvest", "amount 2", "essence gloom", "essence bliss")
    expect(decision(page)).to_contain_text("Reason, what will you do?")
    assert [essence(page, kind) for kind in ("Bliss", "Gloom")] == [2, 2]
    choose(page, "invoke", "token none")
    choose(page, next(choice for choice in offered(page) if choice.startswith("card ")))
    expect(decision(page)).to_contain_text("The Emotion counts for that team")
    # Nobody has seen the card yet, so one is asked once more.
    choose(page, "essence gloom", "essence gloom")
    expect(decision(page)).not_to_contain_text("The Emotion counts for that team")
    if "On which slot" in decision(page).inner_text():
        choose(page, next(choice for choice in offered(page) if choice.startswith("slot ")))
    expect(page.locator("[data-target^='slot '][aria-label*='of Balance, counting for Gloom,']")).to_have_count(1)
    expect(page.locator(".story").first).to_contain_text("1 Gloom Essence")
