"""Strangers meet: through the open tables, by looking for each other, and by a code; and play to the end."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.serving import ROOMY, serving, sqlite_url

from .browsing import memory_of, new_context
from .conftest import NewPage
from .playing import ask, button, decision
from .test_tables import look
from .test_whole_games import expect_over, press_one, press_something

pytestmark = pytest.mark.slow
SHORT: dict[str, Any] = {"players": 2, "mode": "basic", "turn_limit": 3, "seed": 7}
WHOLE: dict[str, Any] = {"players": 2, "mode": "basic", "seed": 7}
MOST_TURNS = 200
READ_ON = "[data-read-on]"


def open_table(page: Page, game: dict[str, Any]) -> str:
    """A table with an empty seat, in whose waiting room its host is then."""
    form = {"title": "A calm evening", "game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table: str = ask(page, "POST", "/api/tables", form)["table"]["id"]
    page.goto(f"/table/{table}")
    return table


def come_by_the_list(host: Page, guest: Page) -> None:
    """The host lists the table; the guest looks for one for newcomers, and sits down with one press."""
    button(host, "Show it in the list").click()
    host.get_by_label("Who is wanted").fill("Somebody patient")
    host.get_by_label("Newcomers are welcome").check()
    host.get_by_role("dialog").get_by_role("button", name="Show it in the list").click()
    expect(host.get_by_text("It stands in the list as “A calm evening”.")).to_be_visible()
    # On the same server there are the tables of other tests.
    table = guest.get_by_role("article", name="“A calm evening”, the table of Ada")
    guest.get_by_label("Newcomers welcome").check()
    expect(table.get_by_text("Somebody patient")).to_be_visible()
    table.get_by_role("button", name="Sit down").click()


def come_by_a_code(host: Page, guest: Page) -> None:
    """The host reads out six letters, and the guest types them."""
    button(host, "Make a code").click()
    code = host.get_by_role("img", name="The code of this table").inner_text()
    guest.goto("/")
    guest.get_by_label("Join with a link or a code").fill(code)
    button(guest, "Join").click()
    guest.get_by_role("button", name="Sit down as").click()


def play_called(pages: list[Page]) -> int:
    """Whoever is not on turn looks elsewhere and is called when they are; how often that was."""
    chance = random.Random(7)
    for page in pages:
        look(page, away=True)
    for called in range(1, MOST_TURNS):
        page = next(page for page in pages if ask(page, "GET", "/api/tables")[0]["is_your_turn"])
        expect(page).to_have_title(re.compile("waits for you$"))
        expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-waits.svg")
        look(page, away=False)
        while ask(page, "GET", "/api/tables")[0]["is_your_turn"]:
            # What was pressed last may be on its way, and the turn over with it.
            if not press_something(page, chance, is_patient=False):
                return called
        look(page, away=True)
        if ask(page, "GET", "/api/tables")[0]["status"] == "over":
            return called
    raise AssertionError("not over")


@pytest.mark.parametrize(
    ("come", "game"),
    [
        pytest.param(come_by_the_list, SHORT, id="by the list"),
        pytest.param(come_by_a_code, SHORT, id="by a code"),
        pytest.param(come_by_the_list, WHOLE, id="a whole game by the list", marks=pytest.mark.deep(part="clicks")),
        pytest.param(come_by_a_code, WHOLE, id="a whole game by a code", marks=pytest.mark.deep(part="clicks")),
    ],
)
def test_strangers_meet_are_called_at_every_turn_and_play_to_the_end(
    new_page: NewPage, come: Any, game: dict[str, Any]
) -> None:
    ada, ben = new_page("/", name="Ada"), new_page("/open", name="Ben")
    table = open_table(ada, game)
    come(ada, ben)
    expect(ben.get_by_role("heading", name="A calm evening")).to_be_visible()
    expect(ada.get_by_text("Everybody is here.")).to_be_visible()
    button(ada, "Start the game").click()
    for page in (ada, ben):
        expect(decision(page)).to_be_visible()
    assert play_called([ada, ben]) > 2
    for page in (ada, ben):
        look(page, away=False)
        # Whoever looked away sees first what was revealed.
        while press_one(page, READ_ON) != "over":
            pass
        expect_over(page, table)


def test_where_strangers_do_not_meet_no_door_leads_there(browser: Browser, tmp_path: Path) -> None:
    settings = replace(ROOMY, database=sqlite_url(tmp_path), open_tables=False)
    with serving(settings) as address, new_context(browser, address, memory=memory_of(address, "Ada")) as context:
        page = context.new_page()
        # From a table one comes home without asking the server for another page.
        for path in ("/", "/table/nothing"):
            page.goto(path)
            page.get_by_role("link", name="Cerebria").first.click()
            expect(page.get_by_role("button", name="Against a friend")).to_be_visible()
            expect(page.get_by_role("link", name="Open tables")).to_be_hidden()


def test_two_who_look_for_somebody_are_at_a_table(new_page: NewPage) -> None:
    ada, ben = new_page("/open", name="Ada"), new_page("/open", name="Ben")
    for page, rules in ((ada, "Full game"), (ben, "Any rules")):
        page.get_by_role("radio", name=rules).check()
        # Not the pace of a table that another test puts up.
        page.get_by_role("radio", name="Relaxed").check()
        button(page, "Find somebody").click()
    for page in (ada, ben):
        page.wait_for_url("**/table/*")
        expect(decision(page)).to_be_visible()
    assert ada.url == ben.url


def test_who_finds_nobody_within_a_minute_is_offered_a_program(new_page: NewPage) -> None:
    page = new_page("/open", name="Ada")
    page.clock.install()
    page.reload()
    page.get_by_role("radio", name="Correspondence").check()
    button(page, "Find somebody").click()
    expect(page.get_by_text("Looking for somebody…")).to_be_visible()
    expect(page.get_by_text("Nobody would play the same just now.")).to_be_hidden()
    page.clock.run_for(60_000)
    expect(page.get_by_text("Nobody would play the same just now.")).to_be_visible()
    page.clock.resume()
    button(page, "Play against a program instead").click()
    page.wait_for_url("**/table/*")


def test_a_table_is_put_up_with_one_press_and_whoever_disturbs_is_kept_away(new_page: NewPage) -> None:
    ada, ben = new_page("/", name="Ada"), new_page("/open", name="Ben", refusals=(403,))
    ada.get_by_role("link", name="Open tables").click()
    ada.get_by_role("radio", name="Tournament").check()
    button(ada, "Put up a table").click()
    expect(ada.get_by_text("It stands in the list as")).to_be_visible()
    table = ben.get_by_role("article", name="the table of Ada").filter(has_text="1 minute 30")
    table = table.or_(ben.get_by_role("article", name="the table of Ada")).first
    table.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("heading", name="Ada")).to_be_visible()
    # Its host is awaited now, and reads so at home.
    ada.get_by_role("link", name="Cerebria").first.click()
    ada.get_by_role("link", name="Everybody is here").click()
    button(ada, "Remove, and keep away for good").click()
    button(ada, "Keep away").click()
    ben.goto("/open")
    ben.get_by_role("article", name="the table of Ada").first.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("The host of this table plays with others.")).to_be_visible()
    ada.goto("/open")
    # Nobody is asked to sit down where they sit.
    expect(ada.get_by_role("link", name="To your table")).to_be_visible()
    button(ada, "Let Ben come again").click()
    expect(ada.get_by_text("Whom you keep away from your tables")).to_be_hidden()


def test_whoever_waits_says_by_what_they_are_called_without_leaving_the_table(new_page: NewPage) -> None:
    page = new_page("/", name="Ada", refusals=(422,))
    open_table(page, SHORT)
    button(page, "Call me when it goes on").click()
    dialog = page.get_by_role("dialog", name="When a table waits for me")
    dialog.get_by_text("By a webhook").click()
    dialog.get_by_label("Its address").fill("https://localhost/ada")
    dialog.get_by_role("button", name="Add it").click()
    expect(dialog.locator(".field-mistake")).to_be_visible()
    dialog.get_by_label("Its address").fill("https://hooks.example.org/ada")
    dialog.get_by_role("button", name="Add it").click()
    expect(dialog.get_by_text("hooks.example.org, as a message of Discord")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button(page, "Call me when it goes on")).to_be_focused()
    assert [channel["kind"] for channel in ask(page, "GET", "/api/channels")["channels"]] == ["discord"]
