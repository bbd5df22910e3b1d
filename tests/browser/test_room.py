"""At a table nothing lies on anything else, whatever the window, the position and the language."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from .browsing import draw_nothing
from .furnishing import Furnished
from .screens import SCREENS
from .test_languages import lengthen
from .visitors import Visitors

pytestmark = pytest.mark.slow

TABLES = [screen for screen in SCREENS if screen.name in ("game-turn", "game-six", "game-rounds", "replay")]
WINDOWS = ((1280, 720), (1024, 768), (910, 520), (1920, 1080))
PHONES = ((360, 740), (844, 390))
SETTLED_WITHIN = 10
"""Seconds."""

# What is written in the corners, on what lies on the board: cards with what stands over their edges, the letters of the
# Realms' names, what brings one closer.
FIND_COVERED = """() => {
    const found = new Set();
    const boxes = [...document.querySelectorAll('main [data-target^="slot "], main .zoom')].map((node) => ({
        ...node.getBoundingClientRect().toJSON(), what: node.dataset.target ?? 'zoom',
    }));
    for (const name of document.querySelectorAll('main textPath')) {
        const matrix = name.getScreenCTM();
        for (let i = 0; i < name.getNumberOfChars(); i += 1) {
            const { x, y } = name.getStartPositionOfChar(i).matrixTransform(matrix);
            boxes.push({ left: x - 2, top: y - 2, right: x + 2, bottom: y + 2, what: name.textContent.trim() });
        }
    }
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector('.corners'), NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
        const { data, parentElement: node } = texts.currentNode;
        if (!data.trim() || !node.checkVisibility({ visibilityProperty: true }) || node.closest('.aloud')) continue;
        count += 1;
        range.selectNodeContents(texts.currentNode);
        for (const text of range.getClientRects())
            for (const box of boxes)
                if (text.left < box.right && text.right > box.left && text.top < box.bottom && text.bottom > box.top)
                    found.add(`“${data.trim()}” on ${box.what}`);
    }
    return [count, [...found]];
}"""

# Signs of a price outside of their tile or under something else of it, and words that are told in more lines than one.
FIND_CLIPPED = """() => {
    const faults = [];
    for (const tile of document.querySelectorAll('.tile')) {
        const edge = tile.getBoundingClientRect();
        const covering = [...tile.querySelectorAll('.token, .name > span, kbd')]
            .filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
        for (const sign of tile.querySelectorAll('.pictures span')) {
            const { left, right, top, bottom } = sign.getBoundingClientRect();
            const isCovered = covering.some((other) =>
                left < other.right - 1 && right > other.left + 1 && top < other.bottom - 1 && bottom > other.top + 1);
            if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom || isCovered)
                faults.push(`${sign.textContent} in ${tile.dataset.choice}`);
        }
    }
    const turn = document.querySelector('.turn .number');
    const tools = document.querySelector('.bar .tools').getBoundingClientRect();
    if (turn?.checkVisibility() && turn.getClientRects().length > 1) faults.push(turn.textContent);
    if (turn?.getBoundingClientRect().right > tools.left) faults.push('the turn under the tools');
    return faults;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Another window, once it is drawn."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((still) => requestAnimationFrame(() => requestAnimationFrame(still)))")


def lasting(page: Page, find: Callable[[Page], list[str]]) -> list[str]:
    """Faults that stay: what has no room is left out after it was measured, which takes a busy machine a while."""
    until = time.monotonic() + SETTLED_WITHIN
    while (faults := find(page)) and time.monotonic() < until:
        page.wait_for_timeout(100)
    return faults


def clipped_on(page: Page) -> list[str]:
    return list(page.evaluate(FIND_CLIPPED))


def covered_or_clipped(page: Page) -> list[str]:
    return [*page.evaluate(FIND_COVERED)[1], *clipped_on(page)]


@pytest.mark.parametrize("greet", [draw_nothing, lengthen], ids=["usual", "longer"])
@pytest.mark.deep(part="screens")
def test_corners_and_prices_have_room_of_their_own(
    browser: Browser, address: str, furnished: Furnished, greet: Callable[[BrowserContext], object]
) -> None:
    visitors = Visitors(browser, address, furnished, greet=greet, goes_by_links=True)
    faults = []
    for screen in TABLES:
        page = visitors.see(screen, "desktop")
        for width, height in WINDOWS:
            resize(page, width, height)
            covered = lasting(page, covered_or_clipped)
            told, _ = page.evaluate(FIND_COVERED)
            assert told > 5 or width < 1000 or greet is lengthen, (screen.name, width, told)
            faults += [(screen.name, width, fault) for fault in covered]
        if screen.name == "replay":
            continue
        page = visitors.see(screen, "phone")
        for width, height in PHONES:
            resize(page, width, height)
            clipped = lasting(page, clipped_on)
            faults += [(screen.name, width, fault) for fault in clipped]
    visitors.leave()
    assert not faults
