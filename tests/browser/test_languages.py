"""What is not ready on a screen for languages that bend words, and for such that need more room;
`test_every_screen.py` looks for it on all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, BrowserContext

from .browsing import draw_nothing, new_context
from .furnishing import DECK, TITLE, Furnished
from .languages import WIDER, bent, longer, speak, stretched, widen
from .screens import SCREENS
from .visitors import Visitors

pytestmark = pytest.mark.slow

# What people have written, and what has the same name everywhere.
UNTOLD = ("Ada", TITLE, str(DECK["name"]))

# Texts of an element may lie in pieces, so brackets are counted from one piece to the next; each attribute is a text of
# its own. Outside of brackets stand numbers and signs; between two texts of one piece nothing but a dot
# or the end that a line gets when it is read aloud, unless they are in a list, which stands in brackets of its own.
BRACKET_LISTS = """() => {
    const { format } = Intl.ListFormat.prototype;
    Intl.ListFormat.prototype.format = function (items) { return `⟨${format.call(this, items)}⟩`; };
}"""
FIND_UNTOLD = """([part, untold]) => {
    const roots = document.querySelectorAll(part ?? 'body');
    const found = new Set();
    const isUntold = (text) => /\\p{L}/u.test(untold.reduce((rest, words) => rest.replaceAll(words, ''), text));
    let [depth, inList] = [0, 0];
    const look = (text, where) => {
        const tell = (fault) => found.add(`${fault}: “${text.trim().slice(0, 120)}” in ${where}`);
        let outside = '';
        let hasTold = depth > 0;
        for (const letter of text) {
            if (letter === '⟨' || letter === '⟩') inList += letter === '⟨' ? 1 : -1;
            else if (letter === '⟦' || letter === '⟪') {
                if (letter === '⟦' && depth) tell('a finished text in another');
                if (letter === '⟪' && !depth) tell('bent, but in no sentence');
                if (!depth && hasTold && !inList && !/^( · |\\.)?$/.test(outside)) tell('texts put together');
                if (!depth && isUntold(outside.replace(inList ? / (and|or) / : '', ''))) tell('in no catalogue');
                outside = '';
                hasTold = true;
                depth += 1;
            } else if (letter === '⟧' || letter === '⟫') depth -= 1;
            else if (!depth) outside += letter;
        }
        if (isUntold(outside.replace(/ (and|or) /, ''))) tell('in no catalogue');
    };
    for (const root of roots) {
        const told = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (told.nextNode()) {
            const node = told.currentNode.parentElement;
            if (!node.closest('script, style, time, [data-address], [translate=no]'))
                look(told.currentNode.data, `<${node.tagName} class="${node.getAttribute('class')}">`);
        }
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'])
            for (const node of root.querySelectorAll(`[${name}]`))
                look(node.getAttribute(name), `<${node.tagName} ${name}>`);
    }
    look(document.title, '<title>');
    return [...found];
}"""

# A text must lie within every box around it, up to one that floats above the page or can be scrolled, and that one must
# not have to be scrolled sideways, unless it is a row of cards. What is there to be heard alone has no room of its own,
# and what people have written may be shortened.
FIND_CRAMPED = """(part) => {
    // The hyphen of a divided word hangs over, a little.
    const HYPHEN = 4;
    const found = new Set();
    const told = ({ tagName, className }) => `<${tagName} class="${className.baseVal ?? className}">`;
    const known = new Map();
    const boxOf = (node) => {
        const { display, overflowX, overflowY, position, textOverflow } = getComputedStyle(node);
        const isNone = node instanceof SVGElement ? !(node instanceof SVGSVGElement) : /inline$|contents/.test(display);
        return { isNone, overflowX, overflowY, position, textOverflow, edge: node.getBoundingClientRect() };
    };
    const range = document.createRange();
    const pieces = [];
    for (const root of document.querySelectorAll(part ?? 'body')) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) pieces.push(texts.currentNode);
    }
    for (const piece of pieces) {
        const { data, parentElement: node } = piece;
        const isSeen = node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
        if (!data.trim() || !isSeen || node.closest('.aloud, [translate=no]')) continue;
        if (node instanceof SVGTextPathElement) {
            const path = document.querySelector(node.getAttribute('href'));
            if (node.getComputedTextLength() > path.getTotalLength()) found.add(`longer than its path: “${data}”`);
            continue;
        }
        range.selectNodeContents(piece);
        const text = range.getBoundingClientRect();
        if (!text.width) continue;
        let isScrolled = false;
        const say = (fault, box) => found.add(`${fault}: “${data.trim().slice(0, 60)}” in ${told(box)}`);
        for (let box = node; box !== document.body; box = box.parentElement) {
            if (!known.has(box)) known.set(box, boxOf(box));
            const { isNone, overflowX, overflowY, position, textOverflow, edge } = known.get(box);
            if (isNone) continue;
            const isWider = text.left < edge.left - HYPHEN || text.right > edge.right + HYPHEN;
            if (overflowX === 'auto' || overflowX === 'scroll') {
                const isWide = box.scrollWidth > box.clientWidth + 1;
                if (isWide && !box.matches('.cards, .hand')) say('has to be scrolled sideways', box);
                isScrolled = true;
                break;
            }
            if (isWider) say(textOverflow === 'ellipsis' ? 'shortened' : 'sticks out', box);
            if (isWider) break;
            const isHigher = text.top < edge.top - 1 || text.bottom > edge.bottom + 1;
            if (overflowY === 'hidden' && isHigher) say('cut off', box);
            if (position === 'absolute' || position === 'fixed') break;
        }
        const isOutside = text.left < -1 || text.right > innerWidth + 1;
        if (isOutside && !isScrolled && !node.closest('.cards')) say('lies outside the window', node);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add('the page is too wide');
    return [...found];
}"""


def bend(context: BrowserContext) -> None:
    """Let a window speak a language that bends words and makes them longer, in wider letters."""
    draw_nothing(context)
    widen(context)
    context.add_init_script(f"({BRACKET_LISTS})()")
    speak(context, longer, bent)


def lengthen(context: BrowserContext) -> None:
    """Let a window speak a language that makes words longer, in wider letters."""
    draw_nothing(context)
    widen(context)
    speak(context, longer)


@pytest.fixture(scope="module")
def bending(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=bend, goes_by_links=True)
    yield found
    found.leave()


@pytest.mark.deep(part="screens")
def test_words_that_are_put_together_or_cramped_are_found(bending: Visitors) -> None:
    (screen,) = (screen for screen in SCREENS if screen.name == "settings")
    page = bending.see(screen, "desktop")

    def faults_with(words: str, style: str = "") -> list[str]:
        page.evaluate(
            """([words, style]) => {
                const added = document.querySelector('main h1').appendChild(document.createElement('p'));
                Object.assign(added, { id: 'added', textContent: words, style });
            }""",
            [words, style],
        )
        found = page.evaluate(FIND_UNTOLD, [None, UNTOLD]) + page.evaluate(FIND_CRAMPED, None)
        page.evaluate("document.querySelector('#added').remove()")
        return [str(fault).partition(":")[0] for fault in found]

    assert faults_with("⟦⟪Love⟫ gains 2⟧ · ⟦Ada⟧ 7") == []
    assert faults_with("Love gains") == ["in no catalogue"]
    assert faults_with("⟦Love⟧, ⟦Delight⟧") == ["texts put together"]
    assert faults_with("⟦Love gains.⟧ ⟦Delight moves.⟧") == ["texts put together"]
    assert faults_with("⟦⟦Love⟧ gains⟧") == ["a finished text in another"]
    assert faults_with("⟦Determination⟧", "width: 20px") == ["sticks out"]
    assert faults_with("⟦Some words⟧", "height: 8px; overflow: hidden; line-height: 40px") == ["cut off"]


def test_words_become_longer() -> None:
    soft = "\N{SOFT HYPHEN}"
    assert [stretched(word) for word in ("Deck", "Settings", "WP")] == ["Deeeck", f"Seett{soft}iiing{soft}s", "WP"]


def test_letters_become_wider(browser: Browser, address: str) -> None:
    def width(change: Callable[[BrowserContext], object]) -> float:
        with closing(new_context(browser, address)) as context:
            change(context)
            page = context.new_page()
            page.goto("/settings")
            heading = page.locator("main h1")
            page.evaluate("document.fonts.ready")
            found: float = heading.evaluate(
                """(heading) => {
                    const range = document.createRange();
                    range.selectNodeContents(heading);
                    return range.getBoundingClientRect().width;
                }"""
            )
            return found

    assert width(widen) / width(draw_nothing) == pytest.approx(WIDER, abs=0.02)
