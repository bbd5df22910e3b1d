"""How many presses a turn takes, and what a press on the board or on a card does at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .playing import OFFERED, button, choose, decision, offered, start_game
from .test_tokens import like

BASIC = {"mode": "basic", "seed": 3, "first": "bliss"}
FULL = {"mode": "full", "seed": 5, "first": "bliss"}
EASY = "easy"
TURNS = 5
TO_DO = "Love, what will you do?"
SCENE = "[data-read-on]"
WAYS = ".ways [data-way]"
FRESH = "3 Actions left"
PLAIN = ("take ambition", "token none", "no")
"""What somebody answers who plays plainly."""
ACTIONS = ("absorb", "fortify", "invoke", "quell", "draw-emotions", "move", "gain-willpower", "end-turn")
TARGETS = ("sphere", "site", "card", "space")
"""In the order in which somebody likes to do them."""


def apt(page: Page, kind: str = "") -> Locator:
    """What something can be done with at once: on the board, or a card in the hand."""
    return page.locator(f'.apt[data-target^="{kind}"], .apt[data-card^="{kind}"]')


def by_tiles(page: Page) -> None:
    """Name the action first."""
    found = offered(page)
    choose(page, next((choice for choice in (*ACTIONS, *PLAIN) if choice in found), found[0]))


def by_pointing(page: Page) -> None:
    """Press what is meant: a Sphere to absorb, a site to build on, a card to invoke, a space to go to."""
    menu = page.locator(WAYS)
    found = [] if menu.count() else offered(page)
    meant = [apt(page, kind) for kind in TARGETS if "end-turn" in found]
    there = next((place for place in meant if place.count()), None)
    if menu.count():
        menu.first.click()
    elif there is not None:
        there.first.click()
    else:
        return by_tiles(page)
    expect(page.locator(".sent")).to_have_count(0)


def presses_in_turns(page: Page, turns: int, press: Callable[[Page], None]) -> float:
    """How many presses a turn takes on average, of somebody who plays plainly and places no tokens."""
    presses, begun, was_fresh = 0, 0, False
    scene, ready = page.locator(SCENE), page.locator(OFFERED).or_(page.locator(WAYS))
    while True:
        ready.or_(scene).first.wait_for()
        if scene.is_visible():
            # A Revelation is shown until one has read it, which is no part of anybody's turn.
            scene.click()
            continue
        is_fresh = page.get_by_text(FRESH).count() > 0
        begun += is_fresh and not was_fresh
        if begun > turns:
            return presses / turns
        was_fresh = is_fresh
        if begun:
            # What can be pressed is known a moment after the question.
            page.wait_for_timeout(250)
        press(page)
        presses += begun > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", [BASIC, FULL], ids=["basic", "full"])
def test_a_plain_turn_takes_few_presses(new_page: NewPage, game: dict[str, object]) -> None:
    page = new_page(name="Ada")
    seats = ("me", EASY, EASY, EASY)[: 2 if game is BASIC else 4]
    like(page, tokens="open", gifts="ask")
    start_game(page, *seats, **game)
    asked = presses_in_turns(page, TURNS, by_tiles)
    like(page)
    start_game(page, *seats, **game)
    named = presses_in_turns(page, TURNS, by_tiles)
    start_game(page, *seats, **game)
    pointed = presses_in_turns(page, TURNS, by_pointing)
    print(f"presses in a turn: {asked:.1f} with everything asked, {named:.1f} by actions, {pointed:.1f} by pointing")
    assert pointed <= 8
    assert pointed < named <= asked


def test_a_press_on_a_space_goes_there_and_is_taken_back_at_once(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "space").first.click()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
    expect(decision(page)).to_have_text(TO_DO)
    button(page, "Undo").click()
    expect(page.get_by_text(FRESH)).to_be_visible()
    expect(button(page, "Undo")).to_be_hidden()


def test_a_card_is_invoked_by_a_press_and_another_for_its_slot_if_there_are_several(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "card courage").click()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
    apt(page, "space motives").first.click()
    expect(page.get_by_text("1 Action left")).to_be_visible()
    apt(page, "card desire").click()
    expect(decision(page)).to_contain_text("Desire")
    choose(page, next(choice for choice in offered(page) if choice.startswith("slot ")))
    expect(page.get_by_text("0 Actions left").or_(page.locator('[data-choice="take ambition"]')).first).to_be_visible()


def test_an_emotion_says_what_can_be_done_with_it_before_anything_is_done(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    place = apt(page, "slot").first
    expect(place).to_have_accessible_name(
        r"Brightness of Bliss on slot 0, Valley of Motives: Intensity 1, Essence 1 of 2. Move Emotion"
    )
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(WAYS)).to_be_focused()
    expect(page.locator(".insight")).to_contain_text("You give 2")
    page.keyboard.press("Escape")
    expect(page.locator(WAYS)).to_be_hidden()
    expect(place).to_be_focused()
    expect(page.get_by_text(FRESH)).to_be_visible()


def test_a_finger_is_shown_what_would_happen_before_it_does(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", EASY, **BASIC)
    apt(page, "space").first.tap()
    expect(page.locator(".insight")).to_contain_text("You give 1")
    expect(page.get_by_text(FRESH)).to_be_visible()
    page.locator(WAYS).tap()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
