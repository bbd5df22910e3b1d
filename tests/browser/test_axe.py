"""Every screen, in both sizes and both themes, is free of what axe finds fault with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .browsing import Theme
from .furnishing import Furnished
from .screens import SCREENS, Screen
from .visitors import Visitors

pytestmark = pytest.mark.slow
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme changes colours and nothing else.
RULES: dict[Theme, list[str] | None] = {"dark": None, "light": ["color-contrast"]}

# A card on the board is called by its name; the numbers drawn on it are said after that, each with what it counts.
NOT_A_FAULT = 'label-content-name-mismatch: g[data-target="slot '

# Drawings that nobody hears are many shapes with nothing to read, to hear or to reach in them. While axe looks, each is
# an empty picture of the same size: axe takes note of every element there is, and drawings are most of a page. For the
# same reason only the names of what lies beside the part that is looked at are left, since the part may refer to them.
FIND_FAULTS = """async ([part, rules]) => {
    const parts = part ? [...document.querySelectorAll(part)] : [];
    // What is explained is gone when the focus is.
    const kept = [...parts, document.activeElement];
    const aside = [];
    for (const found of parts)
        for (let node = found; node !== document.body; node = node.parentElement)
            for (const other of [...node.parentElement.children])
                if (!kept.some((one) => other.contains(one))) {
                    const names = document.createElement('div');
                    names.hidden = true;
                    for (const named of [other, ...other.querySelectorAll('[id]')]) {
                        const name = names.appendChild(document.createElement('span'));
                        if (named.id) Object.assign(name, { id: named.id, textContent: named.textContent });
                    }
                    other.replaceWith(names);
                    aside.push([names, other]);
                }
    const drawn = [];
    const hidden = 'svg[aria-hidden="true"], svg [aria-hidden="true"], [aria-hidden="true"] svg';
    for (const drawing of document.querySelectorAll(hidden)) {
        if (drawing.querySelector('a, text, title, foreignObject, [role], [tabindex], [id]:not(defs *)')) continue;
        const shapes = document.createDocumentFragment();
        shapes.append(...drawing.childNodes);
        drawn.push([drawing, shapes]);
    }
    const where = { exclude: '[inert][aria-hidden="true"]', ...(part && { include: part }) };
    const only = rules && { runOnly: { type: 'rule', values: rules } };
    const { violations } = await axe.run(where, { ...only, resultTypes: ['violations'], preload: false });
    for (const [drawing, shapes] of drawn) drawing.append(shapes);
    for (const [names, other] of aside) names.replaceWith(other);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


@pytest.fixture(scope="module")
def visitors(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished)
    yield found
    found.leave()


def faults(page: Page, part: str | None, rules: list[str] | None) -> list[str]:
    """What axe finds in a part of the page, or all of it, by some rules, or by all."""
    found = page.evaluate(FIND_FAULTS, [part, rules])
    return [fault for fault in found if not fault.startswith(NOT_A_FAULT)]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody(visitors: Visitors, screen: Screen, size: str) -> None:
    page = visitors.see(screen, size)
    is_too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        found[theme] = faults(page, screen.part, rules)
    assert not any(found.values()), found
    assert not is_too_wide


def test_a_fault_is_found_in_a_part_and_the_page_is_whole_again(visitors: Visitors) -> None:
    (screen,) = (screen for screen in SCREENS if screen.name == "game-host")
    page = visitors.see(screen, "desktop")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    before = page.locator("*").count()
    page.evaluate(f"document.querySelector('{screen.part}').append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in faults(page, screen.part, None))
    assert page.locator("*").count() == before + 1
    page.evaluate(f"document.querySelector('{screen.part} button:last-child').remove()")
