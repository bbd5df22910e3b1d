"""The question for a Vibe token, folded away until it is wanted, and choices that the page makes by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cerebria import Decision, Game, facts

from .conftest import NewPage
from .playing import PROGRAM, button, choose, decision, go_on, offered, record_when, start_game

GAME = {"mode": "basic", "seed": 3, "first": "bliss"}
IMPROVE = "[data-improve]"
SPACES = ".choices .space.open"


def like(page: Page, **settings: str) -> None:
    """Have other settings than the usual ones from now on."""
    page.evaluate("(settings) => localStorage.setItem('cerebria-settings', JSON.stringify(settings))", settings)


def needs_token(game: Game, asked: Decision) -> bool:
    """Whether an action is only possible with a token, for which a card is discarded."""
    if (asked.kind, asked.seat) != ("turn", 0):
        return False
    prices = [known.price for known in facts(game.view(0)).values() if known.price is not None]
    return any(price.tokens and all(placing.cards for placing in price.tokens) for price in prices)


def test_a_price_tells_of_the_card_that_is_discarded_for_a_token(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    go_on(page, record_when(needs_token, players=2, seed=11), {"kind": "me"}, {"kind": "program", "program": PROGRAM})
    price = page.locator(".tile:has(.token) .price").first
    expect(price.locator("[aria-label='A card face down']")).to_be_visible()


@pytest.mark.deep(part="details")
def test_an_action_is_improved_only_by_whoever_wants_it(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "move")
    expect(decision(page)).to_have_text("Where do you move?")
    assert "token none" not in offered(page)

    page.locator(IMPROVE).click()
    expect(decision(page)).to_contain_text("do you first discard a card")
    expect(page.locator(".choices .spirit-board .row")).to_have_count(1)
    expect(page.locator(SPACES)).to_have_count(3)
    space = page.locator(SPACES).first
    space.hover()
    expect(page.locator("p.explained")).to_contain_text("Go one space further")
    expect(space).to_have_attribute("aria-pressed", "false")
    space.click()
    expect(space).to_have_attribute("aria-pressed", "true")
    expect(decision(page)).to_contain_text("do you first discard a card")
    choose(page, next(choice for choice in offered(page) if choice.startswith("token ") and choice != "token none"))
    expect(decision(page)).not_to_contain_text("do you first discard a card")


@pytest.mark.deep(part="details")
def test_one_comes_back_to_no_question_that_was_not_asked(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "move")
    button(page, "Undo").click()
    expect(decision(page)).to_have_text("Love, what will you do?")
    expect(button(page, "Undo")).to_be_hidden()
    choose(page, "move")
    page.locator(IMPROVE).click()
    page.locator(SPACES).first.wait_for()
    button(page, "Undo").click()
    expect(decision(page)).to_have_text("Love, what will you do?")


def test_the_question_for_a_token_comes_as_one_likes_it(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    like(page, tokens="open")
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "move")
    expect(page.locator(SPACES)).to_have_count(3)
    choose(page, "token none")
    expect(decision(page)).to_have_text("Where do you move?")
    button(page, "Undo").click()
    expect(page.locator(SPACES)).to_have_count(3)

    like(page, tokens="never")
    page.reload()
    button(page, "Undo").click()
    expect(decision(page)).to_have_text("Love, what will you do?")
    page.locator(IMPROVE).click()
    choose(page, "move")
    expect(page.locator(SPACES)).to_have_count(3)


@pytest.mark.deep(part="details")
def test_by_keys_an_upgrade_explains_itself_before_it_is_chosen(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "move")
    page.locator(IMPROVE).focus()
    page.keyboard.press("Enter")
    page.locator(SPACES).first.focus()
    expect(page.locator("p.explained")).to_contain_text("Go one space further")
    page.keyboard.press("Enter")
    expect(page.locator(".colours [data-choice]").first).to_be_focused()


@pytest.mark.deep(part="details")
def test_the_usual_wild_tokens_are_placed_by_one_press(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, mode="full", start="fixed", first="bliss", seed=3)
    page.locator("[data-usual]").click()
    expect(decision(page)).to_contain_text("Love, what will you do?")
    assert {"move", "invoke", "fortify"} < set(offered(page))
    assert "empower" not in offered(page)


LIES_OVER = """() => {
    const edge = (what) => document.querySelector(what).getBoundingClientRect();
    const shown = [...document.querySelectorAll('.choices .space.open, .colours button')];
    const over = shown.some((node) => node.getBoundingClientRect().bottom > edge('.deciding .insight').top + 1);
    return over || edge('.deciding').bottom > edge('.panels').top + 1;
}"""


def test_ones_board_is_picked_from_without_lying_over_the_panels_or_under_what_is_said(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, mode="full", start="fixed", first="bliss", seed=3)
    page.locator("[data-usual]").wait_for()
    assert not page.evaluate(LIES_OVER)
    assert page.get_by_role("tablist", name="What you know").is_visible()
