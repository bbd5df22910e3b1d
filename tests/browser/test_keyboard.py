"""A whole turn with the keyboard alone: the focus is always seen, and what happens is heard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import PATIENCE, NewPage
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


# Frames in which nothing has the focus, and whether it waited, however shortly, at the sentence that others decide.
WATCH_FOCUS = """() => {
    window.lost = 0;
    window.waited = false;
    document.addEventListener('focusin', ({ target }) => {
        window.waited ||= target.dataset.testid === 'decision' && target.innerText.endsWith('decides.');
    });
    const look = () => {
        if (document.activeElement === document.body) window.lost += 1;
        requestAnimationFrame(look);
    };
    look();
}"""
IS_WITH_THE_DECISION = """() => document.activeElement.matches(
    '.deciding :is([data-choice], .open[data-target], [data-testid="decision"], [data-do])'
) && !document.querySelector('.sent')"""
# What is asked, whether it is asked back, and what has the focus.
SITUATION = """() => [
    document.querySelector('[data-testid="decision"]').innerText,
    document.querySelectorAll('.asks').length,
    document.activeElement.dataset.choice ?? document.activeElement.dataset.target,
].join()"""


def begin(page: Page) -> None:
    """Start a first game, and come to its page anew, at its top."""
    page.get_by_text("First game").first.click()
    button(page, "Begin").click()
    page.reload()
    expect(decision(page)).to_have_text("Love, what will you do?")
    offered(page)


def tabs_to_the_decision(page: Page, most: int = 40) -> int:
    """How often Tab is pressed until a choice has the focus, if the way past all else is taken where there is one."""
    for tabs in range(1, most + 1):
        page.keyboard.press("Tab")
        if name_of_focus(page) == "Skip to the decision":
            page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.matches('[data-choice]')"):
            return tabs
    raise AssertionError("Tab leads to no choice")


def expect_heard(page: Page, words: str, last: int = 0) -> None:
    """Wait until something is said, perhaps among the last that was said."""
    is_heard = "([words, last]) => window.heard.slice(-last).some((said) => said.includes(words))"
    page.wait_for_function(is_heard, arg=[words, last])


def test_a_whole_turn_by_keyboard(new_page: NewPage) -> None:
    page = new_page("/")
    page.add_init_script(LISTEN)
    page.reload()
    page.get_by_role("button", name="First game Easy").wait_for()
    tab_to(page, "First game")
    page.keyboard.press("Enter")
    expect(button(page, "Begin")).to_be_focused()
    page.keyboard.press("Enter")
    expect(decision(page)).to_have_text("Love, what will you do?")
    undo = button(page, "Undo")

    # From there the focus goes to the first choice.
    expect(page.locator("[data-choice=move]")).to_be_focused()
    page.keyboard.press("Enter")
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
    expect_heard(page, "Love moves to", last=2)

    page.keyboard.press("u")
    expect(way(page, second)).to_be_visible()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(way(page, "end-turn")).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(undo).to_be_hidden()
    page.keyboard.press("d")
    assert page.evaluate(IS_FOCUS_SHOWN)
    chosen = name_of_focus(page)
    assert chosen in offered(page)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()
    # What explains itself where the focus was goes in a moment, and would take the key.
    expect(page.locator(".explanation")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help")).to_be_hidden()
    assert name_of_focus(page) == chosen
    page.keyboard.press("e")
    expect(way(page, "take ambition")).to_be_focused()
    page.keyboard.press("Enter")
    way(page, "end-turn").wait_for()
    for sentence in ("Where do you move?", "Your turn ends.", "Ambition becomes available", "Hatred decides."):
        expect_heard(page, sentence)
    expect_heard(page, "Love, what will you do?", last=2)


@pytest.mark.deep(part="details")
def test_what_forms_and_searches_answer_is_heard(new_page: NewPage) -> None:
    page = new_page("/cards", refusals=(404,))
    page.add_init_script(LISTEN)
    page.reload()
    page.get_by_role("searchbox").fill("courage")
    expect_heard(page, "1 card")

    page.goto("/join")
    page.get_by_role("textbox").fill("my seat, please")
    page.keyboard.press("Enter")
    expect_heard(page, "This leads to no table")

    page.goto(f"/join#{'x' * 22}")
    expect_heard(page, "The link does not open")


@pytest.mark.deep(part="details")
def test_few_tabs_lead_to_the_decision(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page)
    assert tabs_to_the_decision(page) <= 3
    assert name_of_focus(page) == offered(page)[0]


@pytest.mark.deep(part="details")
def test_the_board_is_one_stop_and_all_on_it_explains_itself(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page)
    stops: list[str] = []
    while not stops or not page.evaluate("document.activeElement.matches('[data-choice]')"):
        page.keyboard.press("Tab")
        stops.append(name_of_focus(page))
    assert len(stops) <= 7, stops

    page.keyboard.press("b")
    walked = [name_of_focus(page)]
    for key in ["ArrowRight"] * 40 + ["ArrowDown"] * 3:
        page.keyboard.press(key)
        assert page.evaluate(IS_FOCUS_SHOWN), f"the focus is not seen on {name_of_focus(page)!r}"
        walked.append(name_of_focus(page))
    for name in (
        "Valley of Motives: controlled by",
        "Frontier of Motives and Senses: controlled by",
        "Harvest Essence",
    ):
        assert any(found.startswith(name) for found in walked), f"{name!r} is not among {walked}"
    assert walked[-1].startswith("The Identity")
    page.keyboard.press("i")
    expect(page.locator(".explanation")).to_contain_text("tower of Fragments")


@pytest.mark.deep(part="details")
def test_own_goods_are_one_stop_and_explain_themselves(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page)
    goods = page.get_by_role("region", name="Love", exact=True).locator("[data-explains]")
    stops = goods.evaluate_all("(all) => all.filter((one) => one.tabIndex === 0).length")
    assert stops == 1 < goods.count()

    goods.first.focus()
    for words in ("Willpower", "Essence", "Ambition"):
        page.keyboard.press("i")
        expect(page.locator(".explanation h2")).to_have_text(words)
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowRight")
        assert page.evaluate(IS_FOCUS_SHOWN)


@pytest.mark.deep(part="details")
def test_the_focus_follows_the_decision_through_a_turn(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page)
    tabs_to_the_decision(page)
    page.evaluate(WATCH_FOCUS)
    made = []
    while not page.evaluate("window.waited"):
        made.append(name_of_focus(page))
        assert len(made) < 60, made
        before = page.evaluate(SITUATION)
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => ({SITUATION})() !== before", arg=before)
        page.wait_for_function(IS_WITH_THE_DECISION)
        assert page.evaluate(IS_FOCUS_SHOWN), f"the focus is not seen after {made}"
    assert len(made) > 3
    # A program plays a whole turn meanwhile, behind all else that the machine does.
    first = page.locator(".deciding :is([data-choice], .open[data-target])").first
    expect(first).to_be_focused(timeout=10 * PATIENCE)
    assert page.evaluate("window.lost") == 0


def expect_description(page: Page, words: str) -> None:
    """Wait until what has the focus is described by some words, as whoever listens hears it."""
    is_described = """(words) => (document.activeElement.getAttribute('aria-describedby') ?? '').split(' ')
        .some((id) => document.getElementById(id)?.textContent.includes(words))"""
    page.wait_for_function(is_described, arg=words)


def test_keys_lead_on_from_what_is_looked_at_and_described(new_page: NewPage) -> None:
    page = new_page("/")
    begin(page)
    tabs_to_the_decision(page)
    # What is said of a choice goes away with the focus: nothing is lost by that.
    expect_description(page, "Take your Spirit along one path.")
    page.keyboard.press("ArrowRight")
    expect(way(page, "invoke")).to_be_focused()
    expect_description(page, "with its first Essence")
    page.keyboard.press("h")
    cards = page.locator("ul.hand button")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
