"""The edition before the final one: chosen in the set-up, read about, and begun by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import PROGRAM, button, choose, decision, offered

pytestmark = pytest.mark.slow


def set_up(page: Page) -> None:
    """Open a table of the edition, with side B of the Spirit boards."""
    page.get_by_label("Preview edition").check()
    page.locator("summary").click()
    page.get_by_role("group", name="Spirit boards").get_by_label("Side B").check()
    page.get_by_label("Seed").fill("5")
    page.get_by_label("Who plays").nth(1).select_option(PROGRAM)


def test_an_edition_is_chosen_with_what_it_allows(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    expect(page.get_by_label("Bliss, Gloom and Balance")).to_be_visible()
    page.get_by_label("Preview edition").check()
    expect(page.get_by_text("first tokens in colours")).to_be_visible()
    expect(page.get_by_label("Bliss, Gloom and Balance")).to_have_count(0)
    page.get_by_role("group", name="Rules").get_by_label("Basic game").check()
    players = page.get_by_role("group", name="Players", exact=True)
    expect(players.get_by_role("radio")).to_have_count(1)
    expect(players.get_by_label("4", exact=True)).to_be_checked()
    page.get_by_role("group", name="Rules").get_by_label("Full game").check()
    expect(players.get_by_role("radio")).to_have_count(3)


def test_its_first_tokens_have_colours_and_its_intentions_points(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    set_up(page)
    button(page, "Start the game").click()
    for question in ("on which Frontier", "Where does your starting Emotion lie?") * 2:
        expect(decision(page)).to_contain_text(question)
        choose(page, offered(page)[0])
    for left, row in zip((4, 3, 2, 1), ("move", "invoke", "quell", "fortify"), strict=True):
        expect(decision(page)).to_contain_text(f"{left} left")
        choose(page, f"place {row} 0")
        if left > 1:
            choose(page, next(choice for choice in offered(page) if choice.startswith("token ")))
    expect(decision(page)).to_contain_text("what will you do?")
    page.get_by_role("tab", name="Aims").click()
    expect(page.get_by_role("list", name="Intentions, with their points")).to_contain_text("Crush (2)")


def test_cards_and_rules_speak_of_the_edition_that_is_asked_for(new_page: NewPage) -> None:
    page = new_page("/cards/preview#spirits")
    hatred = page.locator("#spirit-hatred")
    hatred.locator("summary").click()
    expect(hatred).to_contain_text("The action costs 2 Willpower less if")
    expect(page.locator("#spirit-reason")).to_have_count(0)
    page.goto("/rules/preview")
    page.get_by_role("link", name="The editions side by side").first.click()
    comparison = page.get_by_role("table").last
    expect(comparison.get_by_role("columnheader")).to_have_count(3)
    expect(comparison.get_by_role("row", name="First tokens").first).to_contain_text("one of each Vibe")
