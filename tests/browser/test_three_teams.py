"""A game with the third team: set up by clicks, and its Spirits played by clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from .browsing import new_context
from .conftest import NewPage
from .furnishing import Furnished
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


@pytest.mark.deep(part="details")
def test_six_seats_are_set_up_and_played_by_clicks(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    set_up(page)
    offered(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.get_by_role("tab", name="Aims").click()
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), "the window scrolls"
    for spirit in MINE:
        expect(decision(page)).to_contain_text(f"{spirit}, on which Frontier do you start?")
        assert len(set(offered(page))) == 5, "any Frontier, taken or not"
        choose(page, "space values-motives")
    for spirit in MINE:
        for left, row in zip((4, 3, 2, 1), ("move", "invoke", "fortify", "empower"), strict=True):
            expect(decision(page)).to_contain_text(f"{spirit}, place your wild tokens: {left} left")
            expect(page.locator(".own")).to_contain_text(spirit)
            choose(page, f"place {row} 0")

    expect(decision(page)).to_contain_text("Reason, what will you do?")
    assert [essence(page, kind) for kind in ("Bliss", "Gloom")] == [1, 1]
    choose(page, "harvest", "amount 2", "essence gloom", "essence bliss")
    expect(decision(page)).to_contain_text("Reason, what will you do?")
    assert [essence(page, kind) for kind in ("Bliss", "Gloom")] == [2, 2]
    choose(page, "invoke")
    choose(page, next(choice for choice in offered(page) if choice.startswith("card ")))
    expect(decision(page)).to_contain_text("The Emotion counts for that team")
    choose(page, "essence gloom")
    expect(decision(page)).not_to_contain_text("The Emotion counts for that team")
    if "On which slot" in decision(page).inner_text():
        choose(page, next(choice for choice in offered(page) if choice.startswith("slot ")))
    expect(page.locator("[data-target^='slot '][aria-label*='of Balance, counting for Gloom,']")).to_have_count(1)
    expect(page.locator(".story").first).to_contain_text("1 Gloom Essence")


@pytest.fixture
def window_of_six(browser: Browser, address: str, furnished: Furnished) -> Iterator[Callable[..., Page]]:
    """Opens the game of six at a turn of the third team."""
    with ExitStack() as stack:

        def open_window(*, phone: bool, place: str = "six") -> Page:
            context = new_context(browser, address, memory=furnished.memory, phone=phone)
            stack.callback(context.close)
            page = context.new_page()
            page.goto(furnished.places[place])
            page.locator("[data-choice] .price:not(.old)").first.wait_for()
            return page

        yield open_window


OVERLAPS = """() => [...document.querySelectorAll('.tile[data-choice]')].filter((tile) => {
    const [icon, price] = ['.words svg', '.price'].map((part) => tile.querySelector(part)?.getBoundingClientRect());
    return icon && price && price.width && price.left < icon.right && price.top < icon.bottom;
}).map((tile) => tile.dataset.choice)"""

ONE_LINE = "(node) => node.offsetHeight < 1.6 * parseFloat(getComputedStyle(node).fontSize)"


@pytest.mark.deep(part="details")
def test_what_the_third_team_reads_fits_a_phone(window_of_six: Callable[..., Page]) -> None:
    page = window_of_six(phone=True)
    assert page.locator("[data-choice] .token").count() > 0, "an action that needs a token is marked"
    assert page.evaluate(OVERLAPS) == [], "a price lies over the picture of its action"
    page.locator("[data-panel=board]").click()
    name = page.locator(".drawer .who b")
    expect(name).to_have_text("Intuition")
    assert name.evaluate(ONE_LINE), "a name is broken"


@pytest.mark.deep(part="details")
def test_what_is_said_of_a_choice_can_be_pointed_at(window_of_six: Callable[..., Page]) -> None:
    page = window_of_six(phone=False)
    page.locator('[data-choice="move-emotion"]').hover()
    insight = page.locator(".insight")
    expect(insight).to_contain_text("WP")
    words = insight.inner_text()
    insight.hover()
    page.wait_for_timeout(700)
    assert insight.inner_text() == words
    page.locator("[role=tabpanel]").hover()
    expect(insight).not_to_contain_text("WP")


TOP = """(panel) => {
    const { left, top } = panel.getBoundingClientRect();
    return document.elementFromPoint(left + 40, top + 4).closest('h3') !== null;
}"""


@pytest.mark.deep(part="details")
def test_no_line_of_the_log_shows_above_the_heading_of_its_turn(window_of_six: Callable[..., Page]) -> None:
    page = window_of_six(phone=False)
    page.get_by_role("tab", name="Log").click()
    panel = page.locator("[role=tabpanel]")
    panel.locator("h3").nth(1).wait_for()
    panel.evaluate("(panel) => panel.scrollTop = panel.querySelector('li:nth-child(3)').offsetTop")
    assert panel.evaluate(TOP)


RING = """(card) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(card);
    const { paddingLeft } = getComputedStyle(card.closest('li'));
    return parseFloat(outlineOffset) + parseFloat(outlineWidth) <= parseFloat(paddingLeft);
}"""


@pytest.mark.deep(part="details")
def test_the_ring_of_a_strong_emotion_is_painted_in_the_list_of_cards(new_page: NewPage) -> None:
    page = new_page("/cards")
    card = page.locator("li .card.strong.balance").first
    card.wait_for(state="attached")
    assert card.evaluate(RING)


@pytest.mark.deep(part="details")
def test_the_name_of_a_colour_that_is_chosen_begins_with_a_capital(window_of_six: Callable[..., Page]) -> None:
    page = window_of_six(phone=False, place="six-to-play")
    choose(page, "fortify")
    improve, token = page.locator("[data-improve]"), page.locator("[data-choice^='token '] .alone").first
    token.or_(improve).first.wait_for()
    if improve.count():
        improve.click()
    place = page.locator("[data-target^='place ']").first
    token.or_(place).first.wait_for()
    if not token.count():
        place.click()
    case = token.evaluate("(word) => getComputedStyle(word, '::first-letter').textTransform")
    assert case == "uppercase"
