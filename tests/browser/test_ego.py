"""Games against Ego: begun by one click, its turns read step by step, and played to the end, alone and by two."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .playing import ask, button, choose, decision, go_on, path_of, record_when, start_game
from .test_whole_games import MOST, play_by_clicks, press_something

pytestmark = pytest.mark.slow
deep = pytest.mark.deep(part="clicks")
ROWS = ("move", "invoke", "quell", "fortify")
# After Love's first turn the Gatekeeper invokes, invokes and intensifies, and absorbs.
GAME = {"ego": "gloom", "mode": "full", "seed": 3}
STEPS = 3


def stage(page: Page) -> Locator:
    """Where a turn of Ego's is told."""
    return page.get_by_role("region", name="Ego’s turn")


def come_to_ego(page: Page) -> str:
    """A game of one person's, just after the turn that Ego answers."""
    table = start_game(page, "me", "me", **GAME)
    play_to_ego(page)
    return table


def play_to_ego(page: Page) -> None:
    """Where the first Spirit begins, the tokens of both, and a turn."""
    choose(page, "space senses-thoughts")
    for _ in range(2):
        choose(page, *(f"place {row} 0" for row in ROWS))
    choose(page, "gain-willpower", "end-turn", "take ambition")


def test_one_click_begins_a_game_alone(new_page: NewPage) -> None:
    page = new_page("/", name="Ada")
    page.get_by_role("button", name="First game against Ego").click()
    expect(decision(page)).to_contain_text("Love, what will you do?")
    opening = page.get_by_role("dialog", name="Your first game")
    expect(opening).to_contain_text("You are Love and play for Bliss, against Gatekeeper, Influencer.")
    expect(opening).to_contain_text("When the game is over, only Ego’s Fortresses bring points")
    button(page, "Begin").click()
    expect(page.get_by_role("list", name="Order of turns").get_by_role("img")).to_have_count(4)
    expect(page.get_by_role("region", name="Ego", exact=True)).to_contain_text("Gentle (easier, step 3 of 3)")


def test_how_hard_ego_is_and_who_plays_is_said_before_a_full_game(new_page: NewPage) -> None:
    page = new_page("/", name="Ada")
    against_ego(page, "Hard", "You, as a Shaper")
    opening = page.get_by_role("dialog", name="Your first full game")
    expect(opening).to_contain_text("Absorbing brings Love")
    expect(opening).to_contain_text("Deeds that score at once")
    button(page, "Begin").click()
    expect(page.get_by_role("region", name="Ego", exact=True)).to_contain_text("Hard (harder, step 4 of 7)")
    table = ask(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["options"]["mode"] == "full" and len(table["seats"]) == 1


def against_ego(page: Page, *wishes: str) -> None:
    """Begin a full game against Ego from the first page."""
    page.get_by_role("button", name="Against Ego You choose").click()
    for wish in wishes:
        page.get_by_role("radio", name=re.compile(f"^{wish}")).check()
    button(page, "Begin").click()


def test_its_turn_is_read_step_by_step_and_once_more_in_the_log(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_ego(page)
    told = []
    for step in range(1, STEPS + 1):
        expect(stage(page)).to_contain_text(f"Step {step} of {STEPS}")
        expect(page.locator("[data-choice]")).to_have_count(0)
        told.append(stage(page).locator(".words").inner_text())
        if step == STEPS:
            expect_thoughts(page)
        stage(page).locator("[data-read-on]").click()
    expect(decision(page)).to_contain_text("Empathy, what will you do?")
    assert "Its actions: Invoke, Invoke, Intensify" in told[0]
    assert "Awareness stays 2–2" in told[0]
    assert "It is the only Sphere beside it" in told[2]

    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Step by step").click()
    for step, words in enumerate(told, 1):
        expect(stage(page)).to_contain_text(f"Step {step} of {STEPS}")
        assert stage(page).locator(".words").inner_text() == words
        page.keyboard.press("Space")
    expect(stage(page)).to_have_count(0)
    expect(decision(page)).to_contain_text("Empathy, what will you do?")


def expect_thoughts(page: Page) -> None:
    """How Ego thinks is read over the table, with this turn as its example, and left by a key."""
    button(page, "How Ego thinks").click()
    parts = page.get_by_role("dialog", name="How Ego thinks").get_by_role("listitem")
    expect(parts.filter(has_text="Schemes:")).to_contain_text("Its actions: Invoke, Invoke, Intensify")
    expect(parts.filter(has_text="Three actions,")).to_contain_text("Awareness stays 2–2")
    expect(parts.filter(has_text="Absorb:")).to_contain_text("It is the only Sphere beside it")
    expect(parts.filter(has_text="Failures:")).not_to_contain_text("In this turn")
    page.keyboard.press("Escape")
    expect(parts).to_have_count(0)


def test_what_a_game_is_played_on_from_is_read_step_by_step_too(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    played = record_when(lambda game, _: len(game.choices) > 30, players=2, **GAME)
    go_on(page, played, {"kind": "me"}, {"kind": "me"})
    page.get_by_role("tab", name="Log").click()
    again = page.get_by_role("button", name="Step by step")
    expect(again.last).to_be_visible()
    turns = again.count()
    assert turns > 1
    for turn in range(turns):
        again.nth(turn).click()
        expect(stage(page)).to_contain_text("Step 1 of 3")
        expect(stage(page).locator(".words")).to_contain_text("Its actions:")
        button(page, "Skip").click()
        expect(stage(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_its_turn_is_read_by_keys_and_skipped(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_ego(page)
    expect(stage(page)).to_contain_text("Step 1 of")
    page.keyboard.press("Space")
    expect(stage(page)).to_contain_text("Step 2 of")
    expect(page.locator(".marks .lit")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(decision(page)).to_contain_text("Empathy, what will you do?")


@pytest.mark.deep(part="details")
def test_whoever_looks_on_reads_it_too(new_page: NewPage) -> None:
    ada, guest = new_page(name="Ada"), new_page(name="Guest")
    table = start_game(ada, "me", "me", **GAME)
    guest.goto(path_of(ask(ada, "POST", f"/api/tables/{table}/watch-link")))
    button(guest, "Watch").click()
    guest.wait_for_url("**/table/**")
    play_to_ego(ada)
    expect(stage(guest)).to_contain_text("Step 1 of")
    stage(guest).locator("[data-read-on]").click()
    expect(stage(guest)).to_contain_text("Step 2 of")
    expect(stage(ada)).to_contain_text("Step 1 of")


@pytest.mark.deep(part="details")
def test_whoever_does_not_want_to_read_goes_on_at_once(new_page: NewPage) -> None:
    page = new_page("/settings", name="Ada")
    page.get_by_label("All at once").check()
    come_to_ego(page)
    expect(decision(page)).to_contain_text("Empathy, what will you do?")
    expect(stage(page)).to_have_count(0)


def test_it_is_set_up_with_a_level_or_with_single_steps(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    page.get_by_label("Ego", exact=False).and_(page.locator("[value=ego]")).check()
    page.locator("[value=harder-2]").check()
    expect(page.locator("aside")).to_contain_text("Harder, step 2 of 7")
    page.get_by_label("Single steps").check()
    page.locator("[value=harder-1]").uncheck()
    expect(page.locator("aside")).to_contain_text("Harder 2")
    page.get_by_label("1", exact=True).check()
    button(page, "Start the game").click()
    expect(decision(page)).to_contain_text("on which Frontier do you start?")
    expect(page.get_by_role("region", name="Ego", exact=True)).to_contain_text("Harder 2")


@deep
def test_a_whole_game_alone_by_clicks(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", "me", ego="gloom", mode="full", seed=7)
    assert play_by_clicks(page, 7) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"
    expect(page.locator("dialog[open] .result")).to_contain_text("Fortresses")


@deep
def test_two_people_come_together_by_a_link_and_play_to_the_end(new_page: NewPage) -> None:
    ada, ben = new_page("/", name="Ada"), new_page(name="Ben", phone=True)
    against_ego(ada, "Even", "You and a friend")
    expect(ada.get_by_role("heading", name="Against Ego")).to_be_visible()
    table = ada.url.rsplit("/", 1)[1]
    code = ada.get_by_role("img", name="The code of this table").inner_text()
    ben.goto("/join")
    ben.get_by_label("Join with a link or a code").fill(code.lower())
    button(ben, "Join").click()
    ben.get_by_role("button", name="Sit down as").click()
    button(ada, "Start the game").click()
    chance = random.Random(7)
    playing = [ada, ben]
    for _ in range(MOST):
        # One of them is to choose; but what is told of a turn of Ego's, each reads alone.
        playing = [page for page in playing if press_something(page, chance, is_patient=False)]
        if not playing:
            break
    assert not playing
    assert ask(ada, "GET", f"/api/tables/{table}")["status"] == "over"
