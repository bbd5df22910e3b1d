"""A card of the hand is carried to the board, and a Spirit over it, by touch and by the mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from cerebria import Choice, Decision, Game, facts
from cerebria.ahead.ways import further, ways

from .conftest import NewPage
from .playing import ASKED_BACK, PROGRAM, actions_left, go_on, record_when, start_game, way
from .test_phone import middle_of

pytestmark = pytest.mark.slow
GAME = {"mode": "basic", "first": "bliss", "seed": 11}
STEPS = 6


class Finger:
    """A finger that goes over the page, step by step as a device tells of it."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _touch(self, kind: str) -> None:
        points = [] if kind == "touchEnd" else [{"x": self.at[0], "y": self.at[1]}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def put(self, what: Locator) -> None:
        box = what.bounding_box()
        assert box is not None
        self.at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._touch("touchStart")

    def go(self, to: tuple[float, float]) -> None:
        (x, y), (right, below) = self.at, to
        for step in range(1, STEPS + 1):
            self.at = (x + (right - x) * step / STEPS, y + (below - y) * step / STEPS)
            self._touch("touchMove")

    def lift(self) -> None:
        self._touch("touchEnd")


def carried(page: Page) -> Locator:
    return page.locator(".hand li[inert]")


def figure(page: Page) -> Locator:
    """One's own Spirit on the board."""
    return page.locator("[data-target='spirit love']")


def figure_carried(page: Page) -> Locator:
    return page.locator("main .spirit[inert]")


def space_to_go_to(page: Page) -> Locator:
    return page.locator(".apt[data-target^='space '], .open[data-target^='space ']").last


def hand(page: Page) -> Locator:
    return page.locator(".hand li:not([inert]) [data-emotion]")


def lit(page: Page) -> Locator:
    """What is lit on the board."""
    return page.locator("main .marks .lit")


def empty_slot(page: Page) -> Locator:
    """An empty slot that a card may go to."""
    return page.locator(".apt[data-target^='slot ']:not(:has(.mini))").first


def test_a_finger_carries_a_card_to_a_slot_or_puts_it_back(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    courage = page.locator(".hand [data-card='card courage']").first
    courage.wait_for()
    count, finger, slot = hand(page).count(), Finger(page), empty_slot(page)
    name = str(slot.get_attribute("data-target"))

    # Elsewhere than where it may go it is put back, and nothing is done.
    finger.put(courage)
    finger.go((190, 130))
    expect(carried(page)).to_have_count(1)
    expect(lit(page)).not_to_have_count(0)
    finger.lift()
    expect(carried(page)).to_have_count(0)
    expect(lit(page)).to_have_count(0)
    expect(hand(page)).to_have_count(count)
    expect(page.get_by_role("menu")).to_be_hidden()

    # Where it may go, what it would do there is seen before it is let go.
    finger.put(courage)
    finger.go(middle_of(slot))
    expect(page.locator("main .marks .frame")).not_to_have_count(0)
    finger.lift()
    expect(hand(page)).to_have_count(count - 1)
    expect(page.locator(f"[data-target='{name}']:has(.mini)")).to_be_visible()
    expect(carried(page)).to_have_count(0)


SURPRISING = Choice.parse("card sociability"), Choice.parse("slot 12")


def is_surprising(game: Game, asked: Decision) -> bool:
    """Whether the card would bring something to light in that slot."""
    if (asked.kind, asked.seat) != ("turn", 0):
        return False
    view, (card, slot) = game.view(0), SURPRISING
    found = [way for way in ways(view) if card in way.path and slot in way.decision.options]
    return any(facts(further(view, way.path))[slot].asks_back for way in found)


def test_a_card_that_is_carried_asks_back_as_one_that_is_pressed(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    game = record_when(is_surprising, players=2, seed=11)
    go_on(page, game, {"kind": "me"}, {"kind": "program", "program": PROGRAM})
    card, slot = page.locator(".hand [data-card='card sociability']"), page.locator(".apt[data-target='slot 12']")
    slot.wait_for()
    finger, lies_there = Finger(page), page.locator("[data-target='slot 12'] .mini")
    finger.put(card.first)
    finger.go(middle_of(slot))
    finger.lift()
    expect(page.locator(ASKED_BACK)).to_be_visible()
    expect(lies_there).to_have_count(0)
    # What it would change is told above it, too.
    expect(page.locator("main .marks .frame")).not_to_have_count(0)
    # A browser may take a tap right after a finger that was lifted on its way for what stops a fling.
    page.locator(ASKED_BACK).click()
    expect(lies_there).to_be_visible()


def test_a_mouse_carries_a_card_too(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    page.locator(".apt").first.wait_for()
    count, card = hand(page).count(), page.locator(".hand [data-card='card courage']").first
    card.hover()
    page.mouse.down()
    page.mouse.move(*middle_of(empty_slot(page)), steps=STEPS)
    expect(lit(page)).not_to_have_count(0)
    page.mouse.up()
    expect(hand(page)).to_have_count(count - 1)


def test_a_finger_carries_ones_spirit_to_a_space_or_puts_it_back(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    space = space_to_go_to(page)
    space.wait_for()
    name, finger = str(space.get_attribute("data-target")), Finger(page)

    # Nobody rests on it meanwhile, and the board stays where it is.
    finger.put(figure(page))
    finger.go((20, 130))
    expect(figure_carried(page)).to_have_count(1)
    expect(lit(page)).not_to_have_count(0)
    finger.lift()
    expect(figure_carried(page)).to_have_count(0)
    expect(lit(page)).to_have_count(0)
    expect(actions_left(page, 3)).to_be_visible()
    expect(page.locator(".explanation")).to_be_hidden()

    finger.put(figure(page))
    finger.go(middle_of(space))
    expect(page.locator(".insight:not(.empty)")).to_contain_text("1 WP")
    finger.lift()
    expect(actions_left(page, 2)).to_be_visible()
    expect(page.locator(f"[data-target='{name}']")).to_have_accessible_name(re.compile("Love"))

    # Where it is asked for a space, too.
    way(page, "move").click()
    space_to_go_to(page).wait_for()
    finger.put(figure(page))
    finger.go(middle_of(space_to_go_to(page)))
    finger.lift()
    expect(actions_left(page, 1)).to_be_visible()


def test_a_mouse_carries_ones_spirit_too(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    space_to_go_to(page).wait_for()
    box = figure(page).locator(".halo").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(*middle_of(space_to_go_to(page)), steps=STEPS)
    expect(figure_carried(page)).to_have_count(1)
    page.mouse.up()
    expect(actions_left(page, 2)).to_be_visible()


def test_what_a_lesson_asks_for_may_be_carried_and_anything_else_is_told_of_kindly(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.goto("/tutorial/basic")
    finger, coach = Finger(page), page.locator(".coach")
    for step in range(1, 5):
        page.locator(f".coach[data-step='{step}'] [data-next]").tap()
    expect(coach).to_have_attribute("data-step", "5")
    # It asks for the action first.
    finger.put(figure(page))
    finger.go((20, 300))
    finger.lift()
    expect(coach.locator(".nudge")).to_contain_text("Move")
    # A browser may take a tap right after a finger that was lifted on its way for what stops a fling.
    way(page, "move").click()
    expect(coach).to_have_attribute("data-step", "6")
    finger.put(figure(page))
    finger.go(middle_of(page.locator(".open[data-target='space motives']")))
    finger.lift()
    expect(coach).to_have_attribute("data-step", "7")
    way(page, "invoke").click()
    expect(coach).to_have_attribute("data-step", "8")
    finger.put(page.locator(".hand [data-emotion='desire']"))
    finger.go(middle_of(page.locator("main.board [data-target='slot 14']")))
    finger.lift()
    expect(coach).to_have_attribute("data-step", "9")
