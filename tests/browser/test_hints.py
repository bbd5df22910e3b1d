"""Hints at a table: asked for by a button or a key, marked on the board, taken by a press, and only where allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .conftest import NewPage
from .playing import PROGRAM, ask, button, decision, start_game, way
from .screens import THOUGHT
from .test_tables import open_table, two_at_a_table

pytestmark = pytest.mark.slow
GAME = {"mode": "basic", "first": "bliss", "seed": 11}


def hint_button(page: Page) -> Locator:
    return page.locator("button[aria-keyshortcuts=g]")


def hints(page: Page) -> Locator:
    return page.locator("[data-hint]")


def marked(page: Page) -> list[str]:
    """The choices that are marked as hints, the best first."""
    found: list[str] = page.locator("[data-choice].hinted").evaluate_all(
        """nodes => nodes
            .sort((a, b) => a.querySelector('.mark').innerText.localeCompare(b.querySelector('.mark').innerText))
            .map(({ dataset }) => dataset.choice)"""
    )
    return found


def test_whoever_plays_alone_asks_for_hints_sees_where_they_lead_and_takes_one(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "end-turn").wait_for()
    hint_button(page).click()
    expect(hint_button(page)).to_have_text("Hint", timeout=THOUGHT)
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)
    assert 1 <= hints(page).count() <= 3
    expect(hints(page).first).to_contain_text("Chance to win", timeout=THOUGHT)
    expect(page.get_by_role("tabpanel", name="Hints")).to_contain_text("Go on:")
    choices = marked(page)
    assert len(choices) == hints(page).count()

    # Others are seen meanwhile, and the hints again without thinking anew.
    page.get_by_role("tab", name="Aims").click()
    expect(hints(page)).to_have_count(0)
    assert marked(page) == choices
    hint_button(page).click()
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)

    before = decision(page).inner_text()
    hints(page).first.click()
    if way(page, choices[0]).locator("xpath=self::*[contains(@class, 'asks')]").count():
        hints(page).first.click()
    expect(decision(page)).not_to_have_text(before)
    expect(hints(page)).to_have_count(0)


def test_a_first_look_tells_no_chance_and_its_best_choice_stays_unless_another_is_clearly_better(
    new_page: NewPage,
) -> None:
    page = new_page(name="Ada")
    told: list[dict[str, Any]] = []
    held: list[tuple[WebSocketRoute, str | bytes]] = []
    looked: list[bool] = []

    def connect(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hints":
                told.append(message)
            if message.get("is_last") and not looked:
                held.append((socket, text))
            else:
                socket.send(text)

        socket.connect_to_server().on_message(hear)

    page.route_web_socket("**/live", connect)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "end-turn").wait_for()
    hint_button(page).click()
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)
    expect(page.get_by_text("A first look. What each is worth comes with a better answer")).to_be_visible()
    expect(hints(page).first).not_to_contain_text("Chance to win")
    looked.append(True)
    for socket, text in held:
        socket.send(text)
    expect(hints(page).first).to_contain_text("Chance to win", timeout=THOUGHT)
    first, better = (each["hints"] for each in told)
    before, best = first[0]["choice"], better[0]
    assert best["choice"] == before or best["chance"] >= 0.02 + max(
        each["chance"] for each in better if each["choice"] == before
    )


@pytest.mark.deep(part="details")
def test_hints_by_keys(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "end-turn").wait_for()
    # What is said before there is anything to say it with is not said.
    expect(page.locator(".aloud [role=log] p").first).to_be_attached(timeout=THOUGHT)
    page.keyboard.press("d")
    page.keyboard.press("g")
    expect(page.locator(".aloud [role=log] p", has_text="Thinking")).to_have_count(1)
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)
    # Nobody is led away by what comes late.
    expect(way(page, "move")).to_be_focused()
    page.keyboard.press("g")
    expect(hints(page).first).to_be_focused()
    # What it would change is seen on the board; what else is to say, the hint says.
    expect(page.locator(".insight.empty")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(hints(page).nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(hints(page)).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_role("tab", name="Keys").click()
    expect(page.get_by_text("Ask for a hint")).to_be_visible()


@pytest.mark.deep(part="details")
def test_on_a_phone_hints_lie_in_a_drawer_that_can_be_put_away(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "end-turn").wait_for()
    hint_button(page).tap()
    expect(hints(page).first).to_be_visible(timeout=THOUGHT)
    button(page, "Close").tap()
    expect(hints(page)).to_have_count(0)
    assert marked(page)


@pytest.mark.deep(part="details")
def test_among_people_there_are_hints_only_if_the_host_allows_them(new_page: NewPage) -> None:
    ada, _ = two_at_a_table(new_page)
    way(ada, "end-turn").wait_for()
    expect(hint_button(ada)).to_have_count(0)

    cleo = new_page(name="Cleo")
    _, seat, _ = open_table(cleo)
    expect(cleo.locator("dl")).to_contain_text("Hints none")
    ben = new_page(seat, name="Ben")
    cleo.get_by_label("Everybody may ask for hints").check()
    expect(cleo.locator("dl")).to_contain_text("Hints may be asked for")
    button(ben, "Sit down as Hatred").click()
    expect(ben.locator("dl")).to_contain_text("Hints may be asked for")
    expect(ben.get_by_text("Cleo allows hints at this table.")).to_be_visible()
    button(cleo, "Start the game").click()
    expect(hint_button(cleo)).to_be_visible()
    # It is for the one who decides.
    expect(decision(ben)).to_contain_text("Love")
    expect(hint_button(ben)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_a_new_table_can_have_hints_from_the_beginning_and_levels_say_how_they_play(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    page.get_by_label("Everybody may ask for hints").check()
    seats = page.locator("select").filter(has_text="Hard program")
    seats.nth(1).select_option("hard")
    expect(page.get_by_text("Thinks its turn through to the end.")).to_be_visible()
    seats.nth(1).select_option("open")
    button(page, "Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    assert ask(page, "GET", f"/api/tables/{table}")["allows_hints"]
