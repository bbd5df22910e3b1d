"""A card of the hand is carried to the board, by touch and by the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from cerebria import Choice, Decision, Game, facts
from cerebria.ahead.ways import further, ways

from .conftest import NewPage
from .playing import ASKED_BACK, PROGRAM, go_on, record_when, start_game, way
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
