"""Undo and restart: the screen is again what it was, and what was seen once cannot be taken back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import PROGRAM, button, choose, decision, offered, start_game, way

pytestmark = pytest.mark.slow
# Here the first Invoke can be one that shows a hidden card.
GAME = {"mode": "basic", "first": "bliss", "seed": 15}


REGIONS = ("Choices", "What you know", "Hand")


def seen(page: Page) -> dict[str, str]:
    """The board as it is drawn, and all else as it is read, when one is to do something, knows all prices and looks at
    no choice any more."""
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    page.locator("[data-choice] .price:not(.old)").first.wait_for()
    page.locator(".insight .hint").wait_for()
    # Where the keyboard would enter the board is where it was last, and how far a Spirit walked says how long it takes
    # to come there: neither is a part of the game.
    board = re.sub(r' tabindex="\S*"| --spaces: \S+;', "", page.locator("main svg").first.inner_html())
    return {"board": board, **{name: page.get_by_role("region", name=name).aria_snapshot() for name in REGIONS}}


def test_undo_and_restart_bring_back_what_was_there(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    undo, restart = button(page, "Undo"), button(page, "Restart")
    expect(decision(page)).to_have_text("Love, what will you do?")
    expect(undo).to_be_hidden()
    at_first = seen(page)

    choose(page, "gain-willpower")
    expect(undo).to_be_visible()
    with_willpower = seen(page)
    assert with_willpower != at_first
    choose(page, "move")
    somewhere = next(choice for choice in offered(page) if choice.startswith("space "))
    choose(page, somewhere)
    way(page, "end-turn").wait_for()
    moved = seen(page)
    assert moved["board"] != with_willpower["board"]

    # No token was wanted, which was no question: one does not come back to it either.
    for choice in (somewhere, "move"):
        undo.click()
        expect(way(page, choice)).to_be_visible()
    assert seen(page) == with_willpower

    choose(page, "move", somewhere)
    way(page, "end-turn").wait_for()
    assert seen(page) == moved
    restart.click()
    expect(undo).to_be_hidden()
    assert seen(page) == at_first


@pytest.mark.deep(part="details")
def test_a_card_that_one_plays_is_seen_and_stays(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    undo = button(page, "Undo")
    choose(page, "gain-willpower", "invoke")
    way(page, "card courage").hover()
    foretold = page.locator(".insight")
    for sentence in ("Everybody will see Courage from your hand.", "This cannot be taken back."):
        expect(foretold).to_contain_text(sentence)
    expect(undo).to_be_visible()
    choose(page, "card courage")
    expect(way(page, "card courage")).to_have_count(0)
    expect(undo).to_be_hidden()


@pytest.mark.deep(part="details")
def test_cards_once_drawn_stay_drawn(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    undo, cards = button(page, "Undo"), page.get_by_role("list", name="Hand").get_by_role("listitem")
    choose(page, "gain-willpower")
    expect(undo).to_be_visible()
    dealt = cards.count()
    choose(page, "draw-emotions")
    expect(cards).not_to_have_count(dealt)
    expect(undo).to_be_hidden()
    expect(button(page, "Restart")).to_be_hidden()
    # Nobody is there who could allow it.
    expect(button(page, "Ask to undo")).to_be_hidden()
