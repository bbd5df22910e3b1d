"""Playing by what is heard and by keys alone: what keys do, what they say, and what they leave alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import button, decision, offered, seek, start_game
from .test_asking_back import before_revelation, by_key, come_to, question
from .test_heard import HEARD, heard_after

pytestmark = pytest.mark.slow

AT = "() => document.activeElement.dataset.choice ?? document.activeElement.dataset.target ?? null"


def begin(page: Page) -> None:
    """A page at which a game begins, with the focus on the first action."""
    start_game(page, "me", "easy", mode="basic", seed=3, first="bliss")
    offered(page)
    page.keyboard.press("d")
    expect(seek(page, "[data-choice=move]")).to_be_focused()


def said_after(page: Page, key: str, words: str) -> str:
    """What is said after a key that has these words."""
    before = len(page.evaluate(HEARD))
    page.keyboard.press(key)
    found = f"([before, words]) => ({HEARD})().slice(before).find((said) => said.includes(words))"
    return str(page.wait_for_function(found, arg=[before, words]).json_value())


def test_while_something_asks_back_no_key_chooses_anything_else(new_page: NewPage) -> None:
    page = come_to(new_page, by_key, before_revelation())
    before = decision(page).inner_text()
    page.keyboard.press("a")
    expect(seek(page, "[data-do]")).to_be_focused()
    for key in ("1", "2", "6", "e", "a"):
        assert "Absorb" in said_after(page, key, "You are asked something first")
    expect(seek(page, "[data-do]")).to_be_focused()
    expect(question(page)).to_have_count(1)
    expect(decision(page)).to_have_text(before)
    page.keyboard.press("Escape")
    expect(question(page)).to_have_count(0)
    expect(seek(page, "[data-choice=absorb]")).to_be_focused()


def test_a_press_that_asks_back_says_what_would_come_of_it_and_how_to_answer(new_page: NewPage) -> None:
    page = come_to(new_page, by_key, before_revelation())
    page.keyboard.press("a")
    expect(seek(page, "[data-do]")).to_be_focused()
    outcome = re.compile("and a Revelation follows. As things stand: .* earns")
    expect(seek(page, "[data-do]")).to_have_accessible_description(outcome)
    assert outcome.search(said_after(page, "i", "As things stand"))
    assert said_after(page, "w", "Do it").endswith("Enter: Do it")
    # What it would change may be heard after that, as soon as it is known.
    assert "Esc: Not now" in page.evaluate(HEARD)


# Chooses by 1, and presses a key between that something has happened and that it can be heard.
EARLY = """([key, sign]) => {
    const press = (at, key) => at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const observer = new MutationObserver(() => {
        const at = key === 'Enter' ? document.querySelector('[data-choice=move]') : document.body;
        if (!at || !document.querySelector('.decision').innerText.includes(sign)) return;
        observer.disconnect();
        press(at, key);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    press(document.body, '1');
}"""


@pytest.mark.parametrize("key", ["1", "Enter"])
def test_a_key_meant_for_what_was_answered_waits_until_the_next_question_is_told(new_page: NewPage, key: str) -> None:
    page = new_page(name="Ada")
    begin(page)
    asked = decision(page).inner_text()
    page.keyboard.press("4")
    expect(decision(page)).to_contain_text("Fortify: do you first discard a card")
    # Without a token; the site is the only one there is.
    page.evaluate(EARLY, [key, "2 Actions left"])
    page.wait_for_function(f"() => ({HEARD})().some((said) => said.includes('has done nothing yet'))")
    expect(decision(page)).to_have_text(asked)
    page.keyboard.press("1")
    expect(decision(page)).to_have_text("Where do you move?")


def test_arrows_go_on_within_actions_and_choices_and_tab_leaves_them(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    stops = page.locator(".tiles .group").evaluate_all(
        "(groups) => groups.map((one) => [...one.querySelectorAll('button')].filter((found) => !found.tabIndex).length)"
    )
    assert stops == [1] * len(stops)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(AT) == "invoke"
    page.keyboard.press("End")
    last = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(AT) == "move", last
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.group').ariaLabel") == "Realm actions"
    # Choices are a group, too.
    page.keyboard.press("2")
    choices = page.locator(".choices ul button")
    expect(choices.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(choices.last).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.choices ul')") is None


def test_escape_goes_back_from_what_an_action_asks_and_other_actions_say_that_they_wait(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    asked = decision(page).inner_text()
    page.keyboard.press("1")
    expect(decision(page)).to_have_text("Where do you move?")
    said = said_after(page, "a", "has to wait")
    assert said.startswith("Absorb has to wait") and said.endswith("Where do you move?"), said
    assert "Undone: Move." in heard_after(page, "Escape", asked)
    expect(decision(page)).to_have_text(asked)


def test_what_has_the_focus_is_said_once_more_and_so_is_that_the_turn_begins_anew(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    assert "Take your Spirit along one path." in said_after(page, "i", "along one path")
    page.keyboard.press("6")
    button(page, "Undo").wait_for()
    assert said_after(page, "Shift+U", "The turn begins anew").endswith("(Gain Willpower).")


def test_how_things_stand_tells_of_hand_spirits_and_fragments_too(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    assert re.search(r"In your hand: [\w-]+ \((red|yellow|green|blue)\)", said_after(page, "s", "In your hand"))
    said = "\n".join(page.evaluate(HEARD))
    assert re.search(r"Where Spirits are: .*Love: \w+", said), said
    assert re.search(r"Fragments left, Bliss: Minor Fragment \d", said), said


def test_cards_and_places_explain_themselves_aloud(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    said = page.locator(".explanation [role=status]")
    for key, words in (("h", "Empower at"), ("b", "controlled by")):
        page.keyboard.press(key)
        page.keyboard.press("i")
        expect(said).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)


def test_emotions_on_the_board_are_named_with_their_colour(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    lying = page.locator(".board [data-target^='slot '][aria-label*='Intensity']")
    names = lying.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    assert names and all(re.search(r"\((red|yellow|green|blue|no Vibe)\)", name) for name in names), names


def test_what_a_choice_changes_is_said_once_it_is_known(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    page.keyboard.press("2")
    expect(page.locator(".choices ul button").first).to_be_focused()
    words = "Love Willpower:"
    page.wait_for_function(f"(words) => ({HEARD})().some((said) => said.includes(words))", arg=words)
    said = [line for line in page.evaluate(HEARD) if words in line]
    assert len(said) == 1 and "If chosen: " in said[0].partition(words)[0], said


def test_choices_are_said_with_their_keys_and_what_was_told_is_said_again(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    assert said_after(page, "w", "1: Move").startswith("1: Move")
    said = page.evaluate(HEARD)
    asked = decision(page).inner_text()
    named = [line.partition(":")[0] for line in said[len(said) - said[::-1].index(asked) :]]
    assert named == page.locator(".choices [data-choice]").evaluate_all(
        "(all) => all.map((one) => one.getAttribute('aria-keyshortcuts').toUpperCase())"
    )
    page.keyboard.press("2")
    expect(page.locator(".choices ul button").first).to_be_focused()
    assert re.match(r"1: [\w-]+, (red|yellow|green|blue), 2 Willpower", said_after(page, "w", "1: "))
    page.keyboard.press("u")
    expect(seek(page, "[data-choice=move]")).to_be_visible()
    told = heard_after(page, "6", asked)
    assert heard_after(page, "p", asked) == told
    # What was only asked for is no part of that.
    said_after(page, "3", "Quell")
    assert heard_after(page, "p", asked) == told


def test_behind_a_dialog_nothing_is_said_until_it_is_closed(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    page.goto("/")
    page.locator("button.basic").click()
    begin_it = page.get_by_role("dialog").get_by_role("button", name="Begin")
    expect(begin_it).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_accessible_description(re.compile("W says what you can choose"))
    assert page.evaluate(HEARD) == []
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => ({HEARD})().length > 1")
    own, asked = page.evaluate(HEARD)
    assert own.startswith("Your turn: 3 Actions left")
    assert asked == decision(page).inner_text()
