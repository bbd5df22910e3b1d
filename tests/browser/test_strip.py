"""The strip of deeds: what the board shows lies in sight there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cerebria import Decision, Game, to_record

from .conftest import NewPage
from .playing import PROGRAM, ask, button, choose, go_on, path_of, record_when, seek, start_game, way
from .test_tables import look

pytestmark = pytest.mark.slow
OPEN = {"kind": "open"}
GAME = {"players": 2, "mode": "basic", "seed": 3, "first": "bliss"}
LONG = 90
"""So many choices fill more than the strip has room for."""
MOST_STEPS = 600
# How far the middle of the deed that the board shows lies from the left edge of the strip, as a part of its width.
PLACE = """() => {
    const card = document.querySelector('[data-deed][aria-current=step]')?.getBoundingClientRect();
    const row = document.querySelector('.strip .row').getBoundingClientRect();
    return card ? (card.left + card.width / 2 - row.left) / row.width : null;
}"""


def is_late_turn(game: Game, asked: Decision) -> bool:
    return (asked.kind, asked.seat) == ("turn", 0) and len(to_record(game)["choices"]) > LONG


NEW = "New since you last looked"


def sit_down(ada: Page, ben: Page) -> str:
    """A game of two people, at whose table the first of them is; its id."""
    made = ask(ada, "POST", "/api/tables", {"title": "Letters", "game": GAME, "seats": [{"kind": "me"}, OPEN]})
    table: str = made["table"]["id"]
    ben.goto(path_of(made["links"][0]))
    button(ben, "Sit down as Hatred").click()
    expect(button(ben, "Sit down as Hatred")).to_have_count(0)
    ask(ada, "POST", f"/api/tables/{table}/start")
    ada.goto(f"/table/{table}")
    return table


def test_what_happened_since_one_last_looked_is_told_where_one_comes_back(new_page: NewPage) -> None:
    ada, ben = new_page(name="Ada", is_new=True), new_page(name="Ben")
    table = sit_down(ada, ben)
    choose(ada, "gain-willpower", "end-turn", "take ambition")
    expect(ada.locator("[data-deed]").last).to_be_visible()
    expect(ada.get_by_text(NEW)).to_have_count(0)
    ada.goto("/")
    ben.goto(f"/table/{table}")
    choose(ben, "gain-willpower", "end-turn", "take ambition")
    expect(ben.get_by_text(NEW)).to_have_count(0)
    # Where there is room for few deeds, the row begins with what is new.
    ada.set_viewport_size({"width": 360, "height": 740})
    ada.goto(f"/table/{table}")
    new = ada.locator(".fresh")
    expect(new).to_contain_text(NEW)
    expect(new).to_be_in_viewport()
    expect(new.locator("+ [data-deed]")).to_have_attribute("data-what", "gain-willpower")
    ada.wait_for_timeout(500)
    expect(new).to_be_in_viewport()
    button(ada, "Show again what happened since I last looked").click()
    expect(ada.locator("[data-deed][aria-current=step]")).to_be_visible()
    # In a window of another form it is as new as it was.
    ada.set_viewport_size({"width": 1280, "height": 720})
    expect(new).to_contain_text(NEW)
    # It is told until one plays on, and also where the tab was only hidden.
    choose(ada, "gain-willpower", "end-turn", "take ambition")
    expect(new).to_have_count(0)
    look(ada, away=True)
    choose(ben, "gain-willpower", "end-turn", "take ambition")
    look(ada, away=False)
    expect(new).to_be_in_viewport()


def test_the_deed_that_the_board_shows_is_in_sight(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    go_on(page, record_when(is_late_turn, players=2, seed=11), {"kind": "me"}, {"kind": "program", "program": PROGRAM})
    deeds = seek(page, "[data-deed]")
    deeds.last.wait_for()
    expect(deeds.last).to_be_in_viewport()
    button(page, "Show again what happened since my last turn").click()
    page.wait_for_function(f"() => {{ const at = ({PLACE})(); return at !== null && at > 0 && at < 1; }}")


def test_whoever_waits_reads_what_the_others_do_where_else_the_choices_stand(new_page: NewPage) -> None:
    ada, ben = new_page(name="Ada"), new_page(name="Ben")
    table = sit_down(ada, ben)
    choose(ada, "gain-willpower", "end-turn", "take ambition")
    told = ada.locator(".deciding .meanwhile li")
    expect(ada.get_by_test_id("decision")).to_contain_text("decides")
    expect(told).to_have_count(0)
    ben.goto(f"/table/{table}")
    choose(ben, "gain-willpower")
    expect(told).to_have_text(["Willpower: +3 WP"])
    expect(told).to_be_in_viewport()
    choose(ben, "end-turn", "take ambition")
    way(ada, "end-turn").wait_for()
    expect(told).to_have_count(0)


def test_on_a_phone_what_others_do_is_seen_from_near(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True, still=False)
    page.clock.install()
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "gain-willpower", "end-turn")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    way(page, "take ambition").click()
    near = page.locator(".board .lens > svg[style*='scale(']")
    for _ in range(MOST_STEPS):
        if near.count():
            break
        # What is drawn before the next thing is shown takes time of its own.
        page.wait_for_timeout(50)
        page.clock.run_for(20)
    expect(near).to_have_count(1)
    page.clock.resume()
    way(page, "end-turn").wait_for()
    expect(near).to_have_count(0)
