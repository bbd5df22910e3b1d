"""The first game of somebody who has not played before opens with a few words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .playing import PROGRAM, button, decision, start_game

pytestmark = pytest.mark.slow


def opening(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Your first game")


def first_game(page: Page) -> None:
    page.get_by_role("button", name="First game Easy").click()
    expect(decision(page)).to_have_text("Love, what will you do?")


def test_the_first_game_opens_with_words_until_they_are_put_away(new_page: NewPage) -> None:
    page = new_page("/")
    first_game(page)
    expect(opening(page)).to_contain_text("You are Love and play for Bliss, against Hatred.")
    common, hidden = page.locator(".corners .aim h2 b").all_inner_texts()
    expect(opening(page)).to_contain_text(f"{common} (for both teams)")
    expect(opening(page)).to_contain_text(f"{hidden} (yours, hidden)")
    page.reload()
    expect(button(page, "Begin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(opening(page)).to_have_count(0)
    expect(page.locator(".deciding :focus")).to_have_count(1)
    page.goto("/")
    first_game(page)
    page.locator("[data-choice=end-turn]").wait_for()
    expect(opening(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_the_opening_tells_what_the_other_side_has_done(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", PROGRAM, mode="basic", first="gloom", seed=5)
    page.evaluate("(table) => localStorage.setItem('cerebria-opening', JSON.stringify({ table }))", table)
    page.reload()
    expect(opening(page)).to_contain_text("Hatred has had a turn")
    expect(opening(page)).to_contain_text("Hatred moves to:")
    expect(opening(page)).to_contain_text("Whoever begins has 6 Willpower")
