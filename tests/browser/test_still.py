"""What one reads and presses stays in sight and in its place, whatever is asked, shown or looked at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .browsing import draw_nothing
from .furnishing import Furnished
from .playing import choose
from .screens import SCREENS
from .visitors import Visitors

pytestmark = pytest.mark.slow

BY_NAME = {screen.name: screen for screen in SCREENS}
PLACES = """() => ['.panels', '.hand', '.board'].map((part) => {
    const { left, top, width, height } = document.querySelector(`.table ${part}`).getBoundingClientRect();
    return [part, left, top, width, height].map((value) => (Number.isFinite(value) ? Math.round(value) : value));
})"""
# What can be pressed and lies under the card that is looked at.
COVERED = """() => {
    const sheet = document.querySelector('.inspected').getBoundingClientRect();
    return [...document.querySelectorAll('button:not([disabled]), a[href], .open[data-target]')]
        .filter((node) => node.checkVisibility())
        .filter((node) => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top;
        })
        .map((node) => node.dataset.choice ?? node.dataset.target ?? node.textContent);
}"""
# Parts of a choice that lie on each other or stick out of it.
CROSSED = """() => [...document.querySelectorAll('.colours .choice')].flatMap((choice) => {
    const edge = choice.getBoundingClientRect();
    const parts = [...choice.querySelectorAll('.token > *, kbd, .pictures > span')]
        .filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
    const isCrossed = parts.some((one, i) => parts.slice(i + 1).some((other) =>
        one.left < other.right - 1 && one.right > other.left + 1
        && one.top < other.bottom - 1 && one.bottom > other.top + 1));
    const isOut = parts.some(({ left, right }) => left < edge.left || right > edge.right);
    return isCrossed || isOut ? [choice.dataset.choice] : [];
})"""


@pytest.fixture(scope="module")
def visitors(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=draw_nothing, goes_by_links=True)
    yield found
    found.leave()


@pytest.mark.deep(part="screens")
def test_nothing_moves_from_one_question_to_the_next(visitors: Visitors) -> None:
    seen = {}
    for kind in ("turn", "quell", "add-token", "harvest", "pick-hidden"):
        seen[kind] = visitors.see(BY_NAME[f"game-{kind}"], "desktop").evaluate(PLACES)
    assert {kind: places for kind, places in seen.items() if places != seen["turn"]} == {}


@pytest.mark.deep(part="screens")
def test_a_card_that_is_looked_at_covers_nothing_to_press(visitors: Visitors) -> None:
    faults = []
    for name in ("game-turn", "game-place", "game-quell"):
        page = visitors.see(BY_NAME[name], "desktop")
        cards = page.locator(".own-hand .hand li")
        for place in range(cards.count()):
            cards.nth(place).hover()
            page.locator(".inspected").wait_for()
            # It may be made smaller once it is seen how large it is.
            page.evaluate("new Promise((still) => requestAnimationFrame(() => requestAnimationFrame(still)))")
            faults += [(name, place, fault) for fault in page.evaluate(COVERED)]
    assert not faults


@pytest.mark.deep(part="screens")
def test_the_colours_of_a_token_stand_beside_their_price(visitors: Visitors) -> None:
    page = visitors.see(BY_NAME["game-turn"]._replace(place="turn-to-play"), "desktop")
    choose(page, "fortify")
    page.locator(".choices .spirit-board .cell button").last.click()
    page.locator(".colours .price").first.wait_for()
    # The last one is what the next screen begins with.
    for width, height in ((1024, 768), (910, 520), (390, 844), (360, 640), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CROSSED) == [], width


@pytest.mark.parametrize(("name", "size"), [("revelation-six", "desktop"), ("revelation-rounds", "phone")])
@pytest.mark.deep(part="screens")
def test_the_sums_of_a_revelation_are_in_sight(visitors: Visitors, name: str, size: str) -> None:
    page = visitors.see(BY_NAME[name], size)
    outcome = page.locator(".scene .outcome > tr")
    assert outcome.count() >= 2
    height = page.viewport_size["height"] if page.viewport_size else 0
    for place in range(outcome.count()):
        box = outcome.nth(place).bounding_box()
        assert box is not None and box["y"] + box["height"] < height
