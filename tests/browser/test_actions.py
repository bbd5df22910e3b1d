"""The actions of a turn: why one is not possible, where they stand, their keys, and letters that can be read."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from cerebria import Choice, Decision, Game, prices

from .conftest import NewPage
from .playing import PROGRAM, choose, decision, go_on, record_when, start_game, way

pytestmark = pytest.mark.slow

GAME = {"mode": "basic", "first": "bliss", "seed": 15}
TOO_EARLY = "Not now: the first player may not Absorb in the first turn."
LAPTOP = {"width": 1280, "height": 720}
# By what they are, with how tall they are on the screen.
SMALL_LETTERS = """() => [...document.querySelectorAll('main *')].flatMap((node) => {
    const isSaying = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (!isSaying || node.closest('.aloud') || !node.getClientRects().length) return [];
    const { a, b } = node instanceof SVGElement ? node.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(node).fontSize) * Math.hypot(a, b);
    return size < 12.9 ? [`${node.textContent.trim()}: ${size}`] : [];
})"""


def at_a_turn(page: Page) -> None:
    """A game at one's own first turn, on a small laptop."""
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    start_game(page, "me", PROGRAM, **GAME)
    expect(decision(page)).to_have_text("Love, what will you do?")
    page.locator("[data-choice] .price:not(.old)").first.wait_for()


def idle(page: Page, name: str) -> Locator:
    """An action that is not possible."""
    return page.locator("button.tile[aria-disabled=true]").filter(has_text=name)


@pytest.mark.deep(part="details")
def test_an_action_that_is_not_possible_says_why_to_the_pointer_the_keyboard_and_a_listener(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    at_a_turn(page)
    insight = page.locator(".insight")
    expect(idle(page, "Absorb")).to_contain_text(TOO_EARLY)
    expect(idle(page, "Absorb")).to_contain_text("not yet")
    idle(page, "Absorb").hover()
    expect(insight).to_contain_text(TOO_EARLY)
    page.mouse.move(1, 1)
    expect(insight).not_to_contain_text(TOO_EARLY)
    idle(page, "Absorb").focus()
    expect(insight).to_contain_text(TOO_EARLY)
    way(page, "move").focus()
    expect(insight).to_contain_text("Cost: 1 WP.")
    page.keyboard.press("a")
    expect(insight).to_contain_text(TOO_EARLY)


@pytest.mark.deep(part="details")
def test_what_appears_under_a_mouse_at_rest_says_nothing_until_it_moves(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    at_a_turn(page)
    insight = page.locator(".insight")
    place = idle(page, "Absorb").bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    choose(page, "move")
    page.mouse.move(x, y)
    page.keyboard.press("u")
    idle(page, "Absorb").wait_for()
    page.wait_for_timeout(600)
    expect(insight).not_to_contain_text(TOO_EARLY)
    page.mouse.move(x + 2, y)
    expect(insight).to_contain_text(TOO_EARLY)


def with_token_alone(action: str) -> dict[str, Any]:
    """A game of programs, until the first player can take an action only by placing a token for it."""

    def is_needed(game: Game, decision: Decision) -> bool:
        if decision.kind != "turn" or decision.seat != 0:
            return False
        price = prices(game.view(0)).get(Choice.parse(action))
        return price is not None and bool(price.tokens)

    return record_when(is_needed, players=2, mode="basic", first="bliss", seed=2)


@pytest.mark.parametrize(("action", "told"), [("fortify", "Fortify: Exalt"), ("quell", "Quell + token")])
@pytest.mark.deep(part="details")
def test_an_action_that_needs_a_token_says_so_on_its_tile(new_page: NewPage, action: str, told: str) -> None:
    """By the upgrade that the token is for, where no other would do."""
    page = new_page(name="Ada")
    go_on(page, with_token_alone(action), {"kind": "me"}, {"kind": "program", "program": PROGRAM})
    expect(way(page, action)).to_contain_text(told)


def test_an_absorb_says_what_each_sphere_would_give(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, PROGRAM, "me", **GAME)
    way(page, "absorb").hover()
    held = page.locator(".insight").get_by_text(re.compile(r"at the .*: \d Willpower\. \w"))
    # Whoever listens hears all of it at once, which nobody sees.
    expect(held.filter(visible=True)).to_have_count(2)


@pytest.mark.deep(part="details")
def test_actions_keep_their_places_and_keys_from_one_question_to_the_next(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    at_a_turn(page)
    places = {name: way(page, name).bounding_box() for name in ("gain-willpower", "end-turn")}
    keys = {name: way(page, name).get_attribute("aria-keyshortcuts") for name in places}
    way(page, "gain-willpower").hover()
    expect(page.locator(".changes, .insight b").first).to_be_visible()
    assert {name: way(page, name).bounding_box() for name in places} == places
    choose(page, "move")
    page.locator(".open[data-target^='space ']").first.click()
    page.locator("[data-choice] .price:not(.old)").first.wait_for()
    assert {name: way(page, name).bounding_box() for name in places} == places
    assert {name: way(page, name).get_attribute("aria-keyshortcuts") for name in places} == keys


@pytest.mark.deep(part="details")
def test_nothing_at_the_table_is_too_small_to_read(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    at_a_turn(page)
    assert page.evaluate(SMALL_LETTERS) == []
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate(SMALL_LETTERS) == [], tab.inner_text()
