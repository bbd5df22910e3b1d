"""Playing by what is heard and by keys alone: what keys do, what they say, and what they leave alone."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cerebria import Decision, Game
from cerebria.ahead.ways import Way, ways

from .conftest import NewPage
from .playing import button, decision, go_on, offered, record_when, seek, start_game
from .test_asking_back import ME, PROGRAM, before_revelation, before_the_end, by_key, come_to, question
from .test_heard import HEARD, heard_after
from .test_heard import begin as come_to_turn

pytestmark = pytest.mark.slow

AT = "() => document.activeElement.dataset.choice ?? document.activeElement.dataset.target ?? null"


def begin(page: Page) -> None:
    """A page at which a game begins, with the focus on the first action."""
    start_game(page, "me", "easy", mode="basic", seed=3, first="bliss")
    offered(page)
    page.keyboard.press("d")
    expect(seek(page, "[data-choice=move]")).to_be_focused()
    page.wait_for_function(f"(asked) => ({HEARD})().at(-1) === asked", arg=decision(page).inner_text())


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
    # Without a token; the site is the only one there is, as is known by now.
    expect(page.get_by_role("button", name="Go on without a token: ")).to_be_focused()
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


# Notes all that is said from now on, in the order in which it is, wherever on the page.
LISTEN = """() => {
    window.live = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            if (node.parentElement?.closest('[aria-live]')) window.live.push(node.textContent.trim());
    }).observe(document.body, { childList: true, subtree: true });
}"""
LIVE = "() => window.live"
STEP = "() => document.querySelector('.deciding')?.innerText ?? ''"
SCENE_CLOSED = """() => {
    const on = document.querySelector('dialog.scene [data-read-on]');
    on?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return !on;
}"""


def test_what_came_of_an_absorb_is_heard_before_its_revelation_and_not_once_more(new_page: NewPage) -> None:
    page = come_to(new_page, by_key, before_revelation())
    page.evaluate("() => localStorage.setItem('cerebria-notes-read', '[]')")
    page.evaluate(LISTEN)
    page.keyboard.press("a")
    expect(seek(page, "[data-do]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("dialog.scene").wait_for()
    page.wait_for_function(SCENE_CLOSED)
    page.wait_for_function("() => window.live.some((said) => said.includes('taken for you'))")
    said = page.evaluate(LIVE)
    (gained,) = [place for place, line in enumerate(said) if "(Absorb)" in line]
    (emptied,) = [place for place, line in enumerate(said) if "has emptied" in line]
    asked = [place for place, line in enumerate(said) if line == decision(page).inner_text()][-1]
    assert gained < emptied < asked, said
    # Why something came unasked is said when all that was done is.
    assert asked < next(place for place, line in enumerate(said) if "taken for you" in line), said
    assert said_after(page, "p", "(Absorb)")


def only_move(game: Game) -> list[Way]:
    """The ways of a Move that can go to one place only."""
    found = [way for way in ways(game.view(0)) if way.path[0].text == "move"]
    return found if len(found) == 1 and found[0].is_taken else []


@cache
def before_only_move() -> dict[str, Any]:
    """A game in which there is but one place to move to."""

    def is_reached(game: Game, asked: Decision) -> bool:
        return asked.kind == "turn" and asked.seat == 0 and bool(only_move(game))

    return record_when(is_reached, players=2, mode="basic", seed=4)


def test_the_only_place_that_a_move_can_go_to_is_named_before_it_goes_there(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    go_on(page, before_only_move(), ME, PROGRAM)
    offered(page)
    move = seek(page, "[data-choice=move]")
    page.keyboard.press("d")
    move.focus()
    expect(move).to_have_accessible_description(re.compile("There is only one choice: "))
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Go on without a token: ")).to_be_focused()
    name = said_after(page, "w", "1: Go on").removeprefix("1: Go on without a token: ").partition(",")[0]
    assert name in said_after(page, "1", "moves to: ")


@cache
def before_needed_token() -> dict[str, Any]:
    """A game in which an action needs a token that can go to one space only, of one colour or another."""

    def is_reached(_: Game, asked: Decision) -> bool:
        tokens = [choice.text.split() for choice in asked.options if choice.kind == "token"]
        is_needed = asked.kind == "place-token" and asked.seat == 0 and ["token", "none"] not in tokens
        return is_needed and len(tokens) > 1 and len({tuple(place) for _, _, *place in tokens}) == 1

    return record_when(is_reached, players=2, mode="basic", seed=1)


def test_where_a_token_has_one_place_only_the_focus_is_on_its_colours(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    go_on(page, before_needed_token(), ME, PROGRAM)
    offered(page)
    page.keyboard.press("d")
    expect(seek(page, ".colours [data-choice^='token ']").first).to_be_focused()


def test_where_no_action_is_left_the_focus_is_on_the_end_of_the_turn(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_turn(page, "full")
    asked = decision(page).inner_text()
    for _ in range(3):
        heard_after(page, "6", asked)
    assert page.evaluate(AT) in ("take ambition", "end-turn")
    assert page.evaluate(HEARD)[-2].startswith("0 Actions left")


def test_who_has_won_is_heard_first_and_that_it_is_over_once(new_page: NewPage) -> None:
    page = come_to(new_page, by_key, before_the_end())
    page.evaluate(LISTEN)
    page.keyboard.press("e")
    result = page.locator("dialog:has(.result)")
    led = seek(page, "[data-do]:focus, [data-choice^=take]:focus")
    result.or_(led).wait_for()
    while led.is_visible():
        page.keyboard.press("Enter")
        expect(seek(page, ".sent")).to_have_count(0)
        result.or_(led).wait_for()
    expect(result).to_have_accessible_description(re.compile(r"Points: Bliss \d+, Gloom \d+"))
    said = page.evaluate(LIVE)
    told = [place for place, line in enumerate(said) if re.search("win|draw|is over", line)]
    last = [place for place, line in enumerate(said) if "becomes available" in line]
    assert len(told) == len(last) == 1 and told < last, said
    assert re.match(r"(You win!|Gloom wins\.|A draw\.) Points: Bliss \d+, Gloom \d+\.", said[told[0]]), said
    assert result.get_by_role("heading", level=2).first.inner_text().rstrip(".") in said[told[0]]


def test_what_a_deed_takes_besides_its_price_is_told_with_the_price(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    before = decision(page).inner_text()
    page.keyboard.press("0")
    expect(decision(page)).not_to_have_text(before)
    said = " ".join(heard_after(page, "1", before))
    assert "Love: Harvest Essence, 1 Willpower." in said and re.search(r"Love loses \d Willpower", said), said


def test_the_steps_of_ego_are_said_again_and_its_sides_at_the_beginning(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", "me", mode="basic", ego="gloom", seed=3)
    offered(page)
    page.keyboard.press("d")
    page.wait_for_function(f"(asked) => ({HEARD})().at(-1) === asked", arg=decision(page).inner_text())
    said = page.evaluate(HEARD)
    assert "Bliss plays with Love, Empathy." in said, said
    assert "Ego plays for Gloom, with Gatekeeper, Influencer." in said, said
    page.evaluate(LISTEN)
    page.keyboard.press("e")
    asked = "Empathy, what will you do?"
    leads = "[data-choice^=take]:focus, [data-read-on]:focus"
    empathy = decision(page).get_by_text(asked)
    empathy.or_(seek(page, leads)).first.wait_for()
    while not empathy.count():
        before = page.evaluate(STEP)
        page.keyboard.press("Enter")
        page.wait_for_function(f"(before) => ({STEP})() !== before", arg=before)
        empathy.or_(seek(page, leads)).first.wait_for()
    page.wait_for_function(f"(asked) => ({HEARD})().at(-1) === asked", arg=asked)
    steps = [line for line in page.evaluate(LIVE) if re.search("Gatekeeper|Influencer", line)]
    assert len(steps) > 2, page.evaluate(LIVE)
    # The eyes have gone on to the other Spirit meanwhile.
    page.keyboard.press("p")
    page.wait_for_function(f"(last) => ({HEARD})().filter((said) => said === last).length > 0", arg=steps[-1])
    assert set(steps) <= set(page.evaluate(HEARD))


def test_an_upgrade_says_what_it_makes_dearer(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page)
    page.keyboard.press("2")
    seek(page, "[data-improve]").first.focus()
    page.keyboard.press("Enter")
    seek(page, ".spirit-board [data-target]").first.wait_for()
    told = set()
    for space in seek(page, ".spirit-board [data-target]").all():
        space.focus()
        expect(space).to_have_accessible_description(re.compile("."))
        told.add(
            space.evaluate("(space) => document.getElementById(space.getAttribute('aria-describedby')).textContent")
        )
    assert any("Costs 2 Willpower more." in text for text in told), told
