"""A whole turn with the keyboard alone: the focus is always seen, and what happens is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import button, decision, offered, way

pytestmark = pytest.mark.slow

# What a screen reader would say of its own accord, in order.
LISTEN = """
    window.heard = [];
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const text = (target.closest ? target : target.parentElement)?.closest(LIVE)?.textContent.trim();
            if (text && text !== window.heard.at(-1)) window.heard.push(text.replaceAll(/\\s+/g, ' '));
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""

# What lies on the board shows the focus by its halo, all else by an outline.
IS_FOCUS_SHOWN = """async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const at = document.activeElement;
    if (!at || at === document.body) return false;
    const halo = at.matches('[data-target]') ? at.querySelector('.halo') : null;
    if (halo) {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--focus)';
        const wanted = getComputedStyle(probe).color;
        probe.remove();
        return getComputedStyle(halo).stroke === wanted;
    }
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
}"""


def name_of_focus(page: Page) -> str:
    """What has the focus, by its words or its choice."""
    found: str = page.evaluate(
        """() => {
            const at = document.activeElement;
            return at.dataset.choice ?? at.dataset.target ?? at.getAttribute('aria-label') ?? at.textContent.trim();
        }"""
    )
    return found


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Press Tab until something has the focus; wherever it comes by, it is seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        assert page.evaluate(IS_FOCUS_SHOWN), f"the focus is not seen on {name_of_focus(page)!r}"
        if name_of_focus(page).startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def heard(page: Page) -> list[str]:
    """All that was said so far."""
    found: list[str] = page.evaluate("window.heard")
    return found


def test_a_whole_turn_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/")
    page.add_init_script(LISTEN)
    page.reload()
    tab_to(page, "First game")
    page.keyboard.press("Enter")
    expect(decision(page)).to_have_text("Love, what will you do?")
    undo = button(page, "Undo")

    tab_to(page, "move")
    page.keyboard.press("Enter")
    way(page, "token none").wait_for()
    page.keyboard.press(way(page, "token none").get_attribute("aria-keyshortcuts") or "no key")
    page.locator(".open[data-target^='space ']").first.wait_for()
    page.keyboard.press("b")
    assert page.evaluate(IS_FOCUS_SHOWN)
    first = name_of_focus(page)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(IS_FOCUS_SHOWN)
    second = name_of_focus(page)
    assert first != second and second.startswith("space ")
    page.keyboard.press("Enter")
    expect(way(page, "end-turn")).to_be_visible()
    assert "Love moves to" in " ".join(heard(page)[-2:])

    page.keyboard.press("u")
    expect(way(page, second)).to_be_visible()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(way(page, "end-turn")).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(undo).to_be_hidden()
    page.keyboard.press("d")
    assert page.evaluate(IS_FOCUS_SHOWN)
    assert name_of_focus(page) in offered(page)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    # What explains itself where the focus was goes in a moment, and would take the key.
    expect(page.locator(".explanation")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()
    page.keyboard.press("e")
    expect(way(page, "take ambition")).to_be_visible()
    tab_to(page, "take ambition")
    page.keyboard.press("Enter")
    way(page, "end-turn").wait_for()
    said = "\n".join(heard(page))
    for sentence in ("Where do you move?", "Your turn ends.", "Ambition becomes available", "Hatred decides."):
        assert sentence in said
    assert "Love, what will you do?" in heard(page)[-2:]
