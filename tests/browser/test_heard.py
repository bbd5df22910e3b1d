"""What is heard at a table: what came of one's own deeds, the turns of others, and what is taken back."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cerebria import Decision, Game
from tests.parts import some_of_all

from .conftest import NewPage
from .playing import button, choose, decision, go_on, record_when, start_game

pytestmark = pytest.mark.slow

GAMES: dict[str, dict[str, Any]] = {
    "basic": {"players": 2, "mode": "basic", "seed": 3},
    "full": {"players": 2, "mode": "full", "seed": 3},
    "three teams": {"players": 3, "balance": True, "seed": 11},
    "in rounds": {"players": 2, "edition": "prototype", "seed": 5},
    "ego": {"players": 2, "ego": "gloom", "seed": 3},
}
LATER = 40
"""After so many choices there is something on the board."""
ME, PROGRAM = {"kind": "me"}, {"kind": "program", "program": "easy"}

HEARD = "() => [...document.querySelectorAll('.aloud [role=log] p')].map(({ textContent }) => textContent.trim())"
# Whether one's next turn has begun, or somebody who goes by keys stands where Enter leads on.
IS_LED = """(turn) => {
    const said = [...document.querySelectorAll('.aloud [role=log] p')].map(({ textContent }) => textContent);
    const at = document.activeElement;
    const leads = at.matches('[data-do], [data-read-on], .deciding :is([data-choice], .open[data-target])');
    if (said.filter((text) => text.startsWith('Your turn:')).length > turn) return 'over';
    const step = [at.outerHTML, at.closest('dialog, .ego-stage')?.innerText, said.length].join();
    return leads && step !== window.last && (window.last = step);
}"""


@cache
def played(kind: str) -> dict[str, Any]:
    """A game as far as a turn of the first seat."""
    made = 0

    def is_reached(game: Game, asked: Decision) -> bool:
        nonlocal made
        made += 1
        return made > LATER and asked.kind == "turn" and asked.seat == 0

    return record_when(is_reached, **GAMES[kind])


def begin(page: Page, kind: str) -> None:
    """Come to one's turn by keys."""
    go_on(page, played(kind), ME, *[PROGRAM] * (GAMES[kind]["players"] - 1))
    decision(page).filter(has_text="what will you do?").wait_for()
    page.keyboard.press("s")
    page.wait_for_function("() => document.querySelectorAll('.aloud [role=log] p').length > 3")


def end_turn(page: Page) -> list[str]:
    """End a turn by Enter alone after its key, up to the next turn of one's own; all that was said."""
    before = page.evaluate(HEARD)
    page.keyboard.press("e")
    turns = sum(line.startswith("Your turn:") for line in before)
    while page.wait_for_function(IS_LED, arg=turns).json_value() != "over":
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.aloud [role=log] p:last-child').textContent.endsWith('?')")
    return list(page.evaluate(HEARD)[len(before) :])


@pytest.mark.parametrize("kind", some_of_all(GAMES, "details"))
def test_a_turn_of_others_is_heard_once_when_it_is_over_and_then_ones_own(new_page: NewPage, kind: str) -> None:
    page = new_page(name="Ada")
    begin(page, kind)
    said = end_turn(page)
    own = next(place for place, line in enumerate(said) if line.startswith("Your turn:"))
    assert said[own + 1 :] == [decision(page).inner_text()], said
    last = max((place for place, line in enumerate(said[:own]) if line.endswith("decides.")), default=0)
    others = said[last + 1 : own]
    assert others and len(set(others)) == len(others), said
    assert any(re.match(r"\w+: ", line) for line in others), said


def heard_after(page: Page, key: str, last: str) -> list[str]:
    """All that is said after a key, up to a sentence."""
    before = len(page.evaluate(HEARD))
    page.keyboard.press(key)
    page.wait_for_function(f"([before, last]) => ({HEARD})().slice(before).includes(last)", arg=[before, last])
    return list(page.evaluate(HEARD)[before:])


def test_undo_says_what_was_undone_and_then_what_is_asked(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page, "basic")
    asked = decision(page).inner_text()
    page.keyboard.press("6")
    page.wait_for_function(f"() => ({HEARD})().some((said) => said.includes('(Gain Willpower)'))")
    page.wait_for_function(f"(asked) => ({HEARD})().at(-1) === asked", arg=asked)
    said = heard_after(page, "u", asked)
    assert re.fullmatch(r"Undone: Love gains \d+ Willpower \(Gain Willpower\)\..*", said[0]), said
    assert said[1].startswith("3 Actions left"), said
    assert said[-1] == asked
    # An action that was only named is told by its name.
    page.keyboard.press("1")
    expect(decision(page)).not_to_have_text(asked)
    assert heard_after(page, "u", asked)[0] == "Undone: Move."


def test_where_the_focus_is_only_led_to_says_nothing_after_the_question(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    begin(page, "basic")
    asked = decision(page).inner_text()
    before = page.evaluate("() => document.activeElement.dataset.choice")
    for _ in range(3):
        heard_after(page, "6", asked)
    assert page.evaluate("() => document.activeElement.dataset.choice") not in (None, before)
    page.wait_for_function("() => document.activeElement.matches('[aria-describedby]')")
    # A key that is pressed there asks for more, and is answered after all that was said before.
    page.keyboard.press("p")
    page.wait_for_function(f"(asked) => ({HEARD})().filter((said) => said === asked).length > 4", arg=asked)
    said = page.evaluate(HEARD)
    assert not any(line.startswith("Put a Vibe token") for line in said), said


def test_at_one_device_each_hears_their_own_turn_and_nothing_that_was_said_to_the_other(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", "me", mode="basic", first="bliss", seed=11)
    ready = button(page, "I am ready")
    for spirit, goods in (("Love", "6 Willpower"), ("Hatred", "4 Willpower")):
        expect(page.get_by_role("heading", name=f"Pass the device to {spirit}")).to_be_visible()
        expect(ready).to_be_focused()
        assert page.evaluate(HEARD) == [], "whoever passes the device hears nothing of the game"
        page.keyboard.press("Enter")
        question = f"{spirit}, what will you do?"
        page.wait_for_function(f"(asked) => ({HEARD})().at(-1) === asked", arg=question)
        said = page.evaluate(HEARD)
        (own,) = [line for line in said if line.startswith("Your turn: 3 Actions left")]
        assert goods in own
        assert said[-1] == question and "Love, what will you do?" not in said[:-1], said
        choose(page, "end-turn", "take ambition")
