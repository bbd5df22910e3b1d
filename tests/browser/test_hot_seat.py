"""Two people at one device: between them stands a screen that hides everything."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import cerebria

from .conftest import NewPage
from .playing import button, choose, start_game

pytestmark = pytest.mark.slow
GAME = {"mode": "basic", "players": 2, "first": "bliss", "seed": 11}

# Whatever is in the page for a blink is remembered: words, and the words of attributes.
REMEMBER = """
    window.everSeen = new Set();
    const see = (node) => {
        window.everSeen.add(node.nodeType === Node.TEXT_NODE ? node.data : '');
        for (const { value } of node.attributes ?? []) window.everSeen.add(value);
    };
    const seeAll = (node) => [node, ...node.childNodes].forEach((part) => (part === node ? see : seeAll)(part));
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            see(target);
            addedNodes.forEach(seeAll);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""


def names_in(page: Page, names: set[str]) -> set[str]:
    """Which of these names the page holds, in whatever form."""
    page_text = page.content().lower()
    return {name for name in names if name in page_text}


def names_seen(page: Page, names: set[str]) -> set[str]:
    """Which of these names the page has ever held since it was opened."""
    seen = page.evaluate("[...window.everSeen].join('\\n').toLowerCase()")
    return {name for name in names if name in seen}


def hand(seat: int) -> set[str]:
    """What a seat is dealt in this game."""
    game = cerebria.new_game(**GAME)
    return set(game.view(seat).to_json()["seats"][game.spirits[seat]]["hand"])


def test_no_hand_is_seen_before_its_player_is_ready(new_page: NewPage) -> None:
    love, hatred = hand(0), hand(1)
    assert love and hatred and not love & hatred
    page = new_page(name="Ada")
    page.add_init_script(REMEMBER)
    start_game(page, "me", "me", **GAME)
    ready = button(page, "I am ready")

    expect(page.get_by_role("heading", name="Pass the device to Love")).to_be_visible()
    assert not names_seen(page, love | hatred)
    ready.click()
    expect(page.get_by_role("list", name="Hand").get_by_text("Courage", exact=True)).to_be_visible()
    assert names_in(page, love) == names_seen(page, love) == love
    choose(page, "end-turn", "take ambition")

    expect(page.get_by_role("heading", name="Pass the device to Hatred")).to_be_visible()
    assert not names_in(page, love | hatred)
    assert not names_seen(page, hatred)
    expect(ready).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Hand").get_by_text("Jealousy").first).to_be_visible()
    assert names_in(page, hatred) == hatred
    assert not names_in(page, love)
    choose(page, "end-turn", "take ambition")

    expect(page.get_by_role("heading", name="Pass the device to Love")).to_be_visible()
    assert not names_in(page, love | hatred)
    page.reload()
    expect(ready).to_be_visible()
    assert not names_seen(page, love | hatred)
