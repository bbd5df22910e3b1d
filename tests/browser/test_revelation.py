"""The scene of a Revelation: it comes by itself, stays, goes from step to step, and is seen again from the log."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import cerebria

from .conftest import NewPage
from .playing import ask, button, choose, offered
from .screens import panel

pytestmark = pytest.mark.slow
GAME: dict[str, Any] = {"players": 2, "mode": "basic", "first": "bliss", "seed": 3}
OWN = 1


@cache
def record() -> dict[str, Any]:
    """A game in which little is done but emptying Spheres, until the next choice empties one for good."""
    game = cerebria.new_game(**GAME)
    for sphere in ("", "commitment", "humility", "humility", "commitment", "commitment"):
        for choice in ("absorb", f"sphere {sphere}", "no", "end-turn", "take ambition")[0 if sphere else 3 :]:
            if game.state.spheres[0] == 0:
                return cerebria.to_record(game)
            game.choose(choice)
    raise AssertionError("no Sphere is empty")


def come_to_revelation(page: Page) -> str:
    """A table at which one choice is left to be made before a Revelation; its id."""
    replay = ask(page, "POST", "/api/records", record())["id"]
    seats = [{"kind": "program", "program": "greedy"}, {"kind": "me"}]
    form = {"moment": len(record()["choices"]), "title": "An evening", "seats": seats}
    table: dict[str, Any] = ask(page, "POST", f"/api/tables/{replay}/play-on", form)["table"]
    if table["status"] == "open":
        ask(page, "POST", f"/api/tables/{table['id']}/start")
    page.goto(f"/table/{table['id']}")
    return str(table["id"])


def scene(page: Page) -> Locator:
    """The scene of a Revelation."""
    return page.get_by_role("dialog", name="Revelation")


def test_it_stays_until_it_is_closed_and_its_end_is_another_scene(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_revelation(page)
    choose(page, "no")
    expect(scene(page)).to_contain_text("Aspirations compared")
    expect(scene(page)).to_contain_text("no Fragment")
    expect(scene(page)).to_contain_text(
        "First Hatred decides whether to look at the next Hidden Aspirations, because Gloom met none."
    )
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(button(page, "Go on")).to_be_focused()
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)
    # What is decided in the middle of it leads to its end.
    choose(page, offered(page)[-1])
    expect(scene(page)).to_contain_text("No Fortress stands")
    expect(scene(page)).to_contain_text("What comes next")
    page.keyboard.press("Enter")
    expect(scene(page)).to_have_count(0)
    offered(page)


@pytest.mark.parametrize("phone", [False, True])
def test_it_is_seen_again_from_the_log(new_page: NewPage, phone: bool) -> None:
    page = new_page(name="Ada", phone=phone)
    come_to_revelation(page)
    choose(page, "no")
    button(page, "Go on").click()
    panel("Log")(page)
    button(page, "See it again").first.click()
    expect(scene(page)).to_contain_text("Aspirations compared")
    # A press beside it closes it, too.
    page.mouse.click(3, 3)
    expect(scene(page)).to_have_count(0)


def test_it_goes_from_step_to_step(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    page.clock.install()
    come_to_revelation(page)
    offered(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    choose(page, "no")
    steps = scene(page).locator("li")
    expect(steps).to_have_count(1)
    page.clock.run_for(1500)
    expect(steps).to_have_count(2)
    button(page, "Show all").click()
    expect(scene(page)).to_contain_text(
        "First Hatred decides whether to look at the next Hidden Aspirations, because Gloom met none."
    )
    page.clock.run_for(60_000)
    expect(scene(page)).to_be_visible()
    button(page, "Go on").click()
    expect(scene(page)).to_have_count(0)


def test_whoever_looks_on_sees_it_too_or_does_not_stop_for_it(new_page: NewPage) -> None:
    ada, guest, other = new_page(name="Ada"), new_page(name="Guest"), new_page("/settings", name="Other")
    table = come_to_revelation(ada)
    other.get_by_role("radio", name="Do not stop for them").check()
    secret = ask(ada, "POST", f"/api/tables/{table}/watch-link")["secret"]
    for page in (guest, other):
        page.goto(f"/join#{secret}")
        button(page, "Watch").click()
        page.locator(".stage").wait_for()
    choose(ada, "no")
    expect(scene(guest)).to_contain_text("Aspirations compared")
    panel("Log")(other)
    expect(button(other, "See it again")).to_be_visible()
    expect(scene(other)).to_have_count(0)
