"""What axe finds fault with on a screen, in both themes; `test_every_screen.py` lets it look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from .browsing import Theme, draw_nothing
from .furnishing import Furnished
from .screens import SCREENS
from .visitors import Visitors

pytestmark = pytest.mark.slow
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme changes colours and nothing else. The last one is what the next screen begins with.
RULES: dict[Theme, list[str] | None] = {"light": ["color-contrast"], "dark": None}

# A card on the board is called by its name; the numbers drawn on it are said after that, each with what it counts.
NOT_A_FAULT = 'label-content-name-mismatch: g[data-target="slot '

# Most of a page is shapes with nothing to read, to hear or to reach in them, and axe takes note of every element there
# is. While it looks they are set aside; a frame beneath the rest keeps the size of whatever they were in. For the same
# reason only the names of what lies beside the part that is looked at are left, since the part may refer to them.
SET_ASIDE = """(part) => {
    const parts = part ? [...document.querySelectorAll(part)] : [];
    // What is explained is gone when the focus is.
    const kept = [...parts, document.activeElement];
    const aside = [];
    const setAside = (node, instead) => {
        node.replaceWith(instead);
        aside.push([instead, node]);
    };
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
                    setAside(other, names);
                }

    const PAINT = 'linearGradient, radialGradient, pattern, clipPath, mask, filter, symbol, marker';
    const matters = (node) =>
        node.matches('svg:not(svg svg), a, text, title, desc, foreignObject, [role], [tabindex]') ||
        (node.id && !node.closest(PAINT)) ||
        [...node.attributes].some(({ name }) => name.startsWith('aria-') && name !== 'aria-hidden');
    const drawn = [...document.querySelectorAll('svg, svg *')].filter((node) => node instanceof SVGElement);
    const told = new Set();
    for (const node of drawn)
        if (matters(node))
            for (let up = node; up instanceof SVGElement && !told.has(up); up = up.parentElement) told.add(up);
    const shapes = drawn.filter((node) => !told.has(node) && told.has(node.parentElement));
    const frames = [...new Set(shapes.map((shape) => shape.parentElement))]
        .filter((holder) => holder instanceof SVGGElement || holder instanceof SVGAElement)
        .map((holder) => [holder, holder.getBBox()]);
    for (const shape of shapes) setAside(shape, document.createComment(''));
    for (const [holder, { x, y, width, height }] of frames) {
        const frame = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        const size = { x, y, width, height, fill: 'none' };
        for (const [name, value] of Object.entries(size)) frame.setAttribute(name, value);
        holder.prepend(frame);
        aside.push([frame, null]);
    }

    // Colours count as they are seen, although nobody sees them: nothing is drawn of what is clipped.
    const sheets = [...document.adoptedStyleSheets];
    const clipped = new CSSStyleSheet();
    clipped.replaceSync('html { clip-path: polygon(0 0, 0 0, 0 0) }');
    document.adoptedStyleSheets = [clipped];
    window.putBack = () => {
        document.adoptedStyleSheets = sheets;
        for (const [instead, node] of aside.reverse()) node ? instead.replaceWith(node) : instead.remove();
    };
}"""
FIND_FAULTS = """async ([part, rules]) => {
    const where = { exclude: '[inert][aria-hidden="true"]', ...(part && { include: part }) };
    const only = rules && { runOnly: { type: 'rule', values: rules } };
    const { violations } = await axe.run(where, { ...only, resultTypes: ['violations'], preload: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary}`));
}"""


@pytest.fixture(scope="module")
def visitors(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=draw_nothing, goes_by_links=True)
    yield found
    found.leave()


def faults(page: Page, part: str | None) -> dict[Theme, list[str]]:
    """What axe finds in a part of the page, or all of it, in each theme."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate(SET_ASIDE, part)
    found: dict[Theme, list[str]] = {}
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        told = page.evaluate(FIND_FAULTS, [part, rules])
        found[theme] = [fault for fault in told if not fault.startswith(NOT_A_FAULT)]
    page.evaluate("putBack()")
    return found


@pytest.mark.deep(part="screens")
def test_faults_are_found_in_drawings_whose_shapes_are_set_aside(visitors: Visitors) -> None:
    (screen,) = (screen for screen in SCREENS if screen.name == "game-turn")
    page = visitors.see(screen, "desktop")
    drawing = page.locator("main svg").first
    before = drawing.evaluate("(drawing) => drawing.outerHTML")
    page.evaluate("""() => {
        const drawing = document.querySelector('main svg g');
        const button = '<g role="button" tabindex="0"><path d="M0,0h9v9z" /></g>';
        drawing.insertAdjacentHTML('beforeend', `<g id="planted">${button}</g>`);
    }""")
    told = " ".join(faults(page, None)["dark"])
    assert "aria-command-name" in told
    page.evaluate("document.querySelector('#planted').remove()")
    assert drawing.evaluate("(drawing) => drawing.outerHTML") == before


@pytest.mark.deep(part="screens")
def test_a_fault_is_found_in_a_part_and_the_page_is_whole_again(visitors: Visitors) -> None:
    # Nothing comes or goes there by itself.
    (screen,) = (screen for screen in SCREENS if screen.name == "deck-import")
    page = visitors.see(screen, "desktop")
    before = page.locator("*").count()
    page.evaluate(f"document.querySelector('{screen.part}').append(document.createElement('button'))")
    assert any(fault.startswith("button-name") for fault in faults(page, screen.part)["dark"])
    assert page.locator("*").count() == before + 1
    page.evaluate(f"document.querySelector('{screen.part} button:last-child').remove()")


@pytest.mark.deep(part="screens")
def test_faint_words_are_found_in_both_themes_although_nothing_is_drawn(visitors: Visitors) -> None:
    (screen,) = (screen for screen in SCREENS if screen.name == "settings")
    page = visitors.see(screen, "desktop")
    page.evaluate("""() => {
        const faint = document.querySelector('main').appendChild(document.createElement('p'));
        Object.assign(faint, { id: 'faint', textContent: 'Hardly to be read', style: 'color: #777; background: #888' });
    }""")
    found = faults(page, None)
    page.evaluate("document.querySelector('#faint').remove()")
    for theme in RULES:
        assert any(fault.startswith("color-contrast: #faint") for fault in found[theme]), theme
