"""Every screen is ready for languages that bend words, and for such that need more room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .furnishing import DECK, TITLE, Furnished
from .languages import bent, longer, speak, stretched
from .screens import SCREENS, Screen
from .visitors import Visitors

pytestmark = pytest.mark.slow

# What people have written, and what has the same name everywhere.
UNTOLD = ("Ada", TITLE, str(DECK["name"]))

# Texts of an element may lie in pieces, so brackets are counted from one piece to the next; each attribute is a text of
# its own. Outside of brackets stand numbers and signs, between two texts of one piece nothing but a space or a dot.
FIND_UNTOLD = """(untold) => {
    const found = [];
    const isUntold = (text) => /\\p{L}/u.test(untold.reduce((rest, words) => rest.replaceAll(words, ''), text));
    const look = (text, depth, where) => {
        let outside = '';
        let hasTold = depth > 0;
        const tell = (fault) => found.push(`${fault}: “${text.trim().slice(0, 120)}” in ${where}`);
        for (const letter of text) {
            if (letter === '⟦' || letter === '⟪') {
                if (letter === '⟦' && depth) tell('a finished text in another');
                if (letter === '⟪' && !depth) tell('bent, but in no sentence');
                if (!depth) {
                    if (hasTold && outside.trim() && outside.trim() !== '·') tell('texts put together');
                    if (isUntold(outside)) tell('in no catalogue');
                    outside = '';
                }
                depth += 1;
                hasTold = true;
            } else if (letter === '⟧' || letter === '⟫') depth -= 1;
            else if (!depth) outside += letter;
        }
        if (isUntold(outside)) tell('in no catalogue');
        return depth;
    };
    const told = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let depth = 0; told.nextNode(); ) {
        const { parentElement: { tagName, className }, data } = told.currentNode;
        if (!/^(script|style|time|option)$/i.test(tagName))
            depth = look(data, depth, `<${tagName} class="${className}">`);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
        for (const node of document.querySelectorAll(`[${name}]`))
            look(node.getAttribute(name), 0, `<${node.tagName} ${name}>`);
    look(document.title, 0, '<title>');
    return [...new Set(found)];
}"""

# What is drawn for the eye alone may be cut off: it has to be heard. So may what ends in dots because it is said in full
# nearby. Everything else must lie within all that could cut it off, and within its own box.
FIND_CRAMPED = """() => {
    const found = [];
    const say = (fault, node) => found.push(
        `${fault}: “${node.textContent.trim().slice(0, 60)}” in <${node.tagName} class="${node.getAttribute('class')}">`);
    const isAloud = (node) => node.closest('.aloud, [hidden], [inert], :not(dialog[open]) > dialog:not([open])');
    const cuts = (style) => /hidden|clip/.test(style.overflowX);
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    while (texts.nextNode()) {
        const node = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || isAloud(node) || !node.checkVisibility({ visibilityProperty: true })) continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (!width || seen.has(node)) continue;
        for (let box = node; box && box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (/auto|scroll/.test(style.overflowX)) break;
            if (style.textOverflow === 'ellipsis') break;
            const isBox = !(box instanceof SVGElement) && style.display !== 'inline' && style.display !== 'contents';
            const edge = box.getBoundingClientRect();
            const sticksOut = left < edge.left - 1 || right > edge.right + 1;
            if (sticksOut && (cuts(style) || (isBox && box === node) || box instanceof SVGSVGElement)) {
                say(cuts(style) ? 'cut off' : 'sticks out', node);
                seen.add(node);
                break;
            }
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is too wide');
    return [...new Set(found)];
}"""


@pytest.fixture(scope="module")
def bending(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=lambda context: speak(context, bent), goes_by_links=True)
    yield found
    found.leave()


@pytest.fixture(scope="module")
def lengthening(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=lambda context: speak(context, longer), goes_by_links=True)
    yield found
    found.leave()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_all_that_a_screen_says_is_in_the_catalogues(bending: Visitors, screen: Screen) -> None:
    assert bending.see(screen, "desktop").evaluate(FIND_UNTOLD, UNTOLD) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_has_room_for_longer_words(lengthening: Visitors, screen: Screen, size: str) -> None:
    assert lengthening.see(screen, size).evaluate(FIND_CRAMPED) == []


def test_words_become_longer() -> None:
    assert stretched("Settings") == "Seettiings"
