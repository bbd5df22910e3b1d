"""Without a connection: what is chosen waits, in plain sight, and nothing that counts is covered."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.parts import some_of_all

from .conftest import NewPage
from .playing import actions_left, button, choose, decision, seek, start_game, way

GAME = {"mode": "basic", "seed": 3, "first": "bliss"}
TO_DO = "Love, what will you do?"
GONE = "The connection is gone."
SCORES = ".top, .standing, .corners > *"
"""Where the game stands, in a wide window and in a narrow one."""


def lose_line(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_text(GONE)).to_be_visible()


def find_line(page: Page) -> None:
    page.context.set_offline(False)
    expect(page.get_by_text(GONE)).to_be_hidden()


def box(page: Page, selector: str) -> FloatRect:
    found = seek(page, selector).first.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("phone", some_of_all([True, False], "details"))
def test_what_is_chosen_waits_and_is_done_once(new_page: NewPage, phone: bool) -> None:
    page = new_page(name="Ada", phone=phone)
    start_game(page, "me", "random", **GAME)
    expect(decision(page)).to_have_text(TO_DO)
    seek(page, ".apt[data-target]").first.wait_for(state="attached")
    lose_line(page)
    notice = box(page, ".place .notice")
    for selector in (*SCORES.split(", "), "[data-testid=decision]", ".choices"):
        for place in seek(page, selector).all():
            found = place.bounding_box()
            assert found is None or not overlap(notice, found), selector
    # It is marked where it was pressed, and named beside the question.
    way(page, "gain-willpower").click()
    waiting = page.get_by_test_id("waiting")
    expect(waiting).to_have_text("Waits to be sent: Gain Willpower")
    expect(seek(page, ".choice.waits")).to_have_attribute("data-choice", "gain-willpower")
    button(page, "Withdraw").click()
    expect(waiting).to_be_hidden()
    expect(seek(page, ".sent, .waits")).to_have_count(0)
    seek(page, '.apt[data-target^="space"]').first.dispatch_event("click")
    expect(waiting).to_have_text("Waits to be sent: Move, Valley of Motives")
    expect(seek(page, ".target.selected")).to_have_attribute("data-target", "space motives")
    find_line(page)
    expect(waiting).to_be_hidden()
    expect(seek(page, ".sent")).to_have_count(0)
    expect(actions_left(page, 2)).to_be_visible()
    expect(button(page, "Undo")).to_be_visible()


@pytest.mark.deep(part="details")
def test_what_waits_outlasts_that_the_page_is_loaded_again(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", "random", **GAME)
    expect(decision(page)).to_have_text(TO_DO)
    lose_line(page)
    way(page, "gain-willpower").click()
    expect(page.get_by_test_id("waiting")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(actions_left(page, 2)).to_be_visible()
    expect(seek(page, ".sent")).to_have_count(0)


@pytest.mark.deep(part="details")
def test_two_windows_agree_and_what_came_too_late_is_said_by_name(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", "random", **GAME)
    other = page.context.new_page()
    other.goto(page.url)
    for window in (page, other):
        expect(decision(window)).to_have_text(TO_DO)
    # What one chooses the other shows.
    choose(other, "gain-willpower")
    expect(actions_left(page, 2)).to_be_visible()
    lose_line(page)
    expect(other.get_by_text(GONE)).to_be_visible()
    for window in (page, other):
        way(window, "gain-willpower").click()
        expect(window.get_by_test_id("waiting")).to_be_visible()
    page.context.set_offline(False)
    for window in (page, other):
        expect(actions_left(window, 1)).to_be_visible()
        expect(seek(window, ".sent")).to_have_count(0)
    said = [window.get_by_text("This has been done already").count() for window in (page, other)]
    assert sum(said) == 1
    other.close()
