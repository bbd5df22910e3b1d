"""The scene of a Revelation: it comes by itself, stays, goes from step to step, and is seen again from the log."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import cerebria
from cerebria import Choice, Decision, Game
from cerebria.model.state import CAPPING

from .conftest import NewPage
from .playing import ask, button, choose, go_on, offered, play_on, record_when, way
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


PROGRAM = {"kind": "program", "program": "greedy"}


@cache
def with_capping() -> dict[str, Any]:
    """A game of programs, until the first player's next choice brings a Revelation with a Capping Fragment."""

    def is_capping(game: Game, decision: Decision) -> bool:
        if decision.kind != "absorb-bonus" or decision.seat != 0:
            return False
        events = game.after(Choice.parse("no")).state.events
        return any(event[0] == "identity" and event[2] == CAPPING for event in events)

    return record_when(is_capping, players=2, seed=3)


def come_to_revelation(page: Page) -> str:
    """A table at which one choice is left to be made before a Revelation; its id."""
    return go_on(page, record(), PROGRAM, {"kind": "me"})


def scene(page: Page) -> Locator:
    """The scene of a Revelation."""
    return page.get_by_role("dialog", name="Revelation")


@pytest.mark.deep(part="details")
def test_it_stays_until_it_is_closed_and_its_end_is_another_scene(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_revelation(page)
    choose(page, "no")
    expect(scene(page)).to_contain_text("Aspirations compared")
    expect(scene(page)).to_contain_text("no Fragment")
    expect(scene(page)).to_contain_text("No Fortress stands")
    expect(scene(page)).to_contain_text(
        "First Hatred decides whether to look at the next Hidden Aspirations, because Gloom met none."
    )
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(button(page, "Go on")).to_be_focused()
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)
    # What is decided in the middle of it leads to its end.
    choose(page, offered(page)[-1])
    expect(scene(page)).to_contain_text("What comes next")
    expect(scene(page)).not_to_contain_text("No Fortress stands")
    page.keyboard.press("Enter")
    expect(scene(page)).to_have_count(0)
    offered(page)


# A press at the very moment at which all has come.
PRESS_WHEN_WHOLE = """() => new Promise((done) => {
    const press = () => {
        const end = [...document.querySelectorAll('dialog button')].find((one) => one.textContent.includes('Go on'));
        end?.click();
        return Boolean(end);
    };
    new MutationObserver((_, observer) => {
        if (!press()) return;
        observer.disconnect();
        done();
    }).observe(document, { subtree: true, childList: true, characterData: true });
})"""


@pytest.mark.deep(part="details")
def test_whoever_meant_to_see_all_does_not_close_it(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    come_to_revelation(page)
    choose(page, "no")
    button(page, "Show all").wait_for()
    page.evaluate(PRESS_WHEN_WHOLE)
    page.wait_for_timeout(600)
    expect(scene(page)).to_contain_text("First Hatred decides")
    button(page, "Go on").click()
    expect(scene(page)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.deep(part="details")
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
    expect(steps.nth(1)).to_be_visible()
    button(page, "Show all").click()
    expect(scene(page)).to_contain_text(
        "First Hatred decides whether to look at the next Hidden Aspirations, because Gloom met none."
    )
    page.clock.run_for(60_000)
    expect(scene(page)).to_be_visible()
    button(page, "Go on").click()
    expect(scene(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_it_is_told_to_its_end_by_itself_within_seconds_and_goes_with_one_press(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    page.clock.install()
    come_to_revelation(page)
    offered(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    choose(page, "no")
    expect(button(page, "Show all")).to_be_focused()
    # In small steps, as each is drawn before the next one is waited for.
    for _ in range(80):
        page.clock.run_for(100)
    expect(button(page, "Go on")).to_be_focused()
    expect(scene(page)).to_contain_text("no points so far, now 0 in all. More may come.")
    page.keyboard.press("Enter")
    expect(scene(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_who_is_to_decide_after_others_is_not_told_to_be_the_next(new_page: NewPage) -> None:
    """What others decide while the scene is read is told after it."""
    ada, ben = new_page(name="Ada"), new_page(name="Ben")
    for page in (ada, ben):
        page.add_init_script("localStorage.setItem('cerebria-settings', JSON.stringify({ gifts: 'ask' }))")
    found = play_on(ada, record(), {"kind": "open"}, {"kind": "me"})
    ben.goto(f"/join#{next(link['secret'] for link in found['links'] if link['kind'] == 'seat')}")
    ben.get_by_role("button", name="Sit down as").click()
    ada.goto(f"/table/{found['table']['id']}")
    button(ada, "Start the game").click()
    choose(ada, "no")
    expect(scene(ada)).to_contain_text("You are to decide next.")
    expect(scene(ben)).to_contain_text("First Hatred decides")
    button(ada, "Go on").click()
    choose(ada, "no")
    expect(scene(ben)).to_contain_text("What others did after it comes next. Then it is up to you")
    expect(scene(ben)).not_to_contain_text("You are to decide next.")
    button(ben, "Go on").click()
    choose(ben, "no")
    expect(scene(ben)).to_contain_text("Revelation, second part")
    expect(scene(ben)).not_to_contain_text("Aspirations compared")


@pytest.mark.deep(part="details")
def test_all_points_are_in_sight_beside_what_was_compared(new_page: NewPage) -> None:
    """A Capping Fragment comes last of all, and decides games."""
    page = new_page(name="Ada")
    page.set_viewport_size({"width": 1280, "height": 720})
    go_on(page, with_capping(), {"kind": "me"}, PROGRAM)
    way(page, "no").hover()
    expect(page.locator(".insight")).to_contain_text("a Capping Fragment (+4)")
    score = page.locator(".bar").inner_text()
    choose(page, "no")
    capping = scene(page).locator("li", has_text="Capping Fragment")
    expect(capping).to_contain_text("+4")
    expect(capping).to_be_in_viewport(ratio=1)
    is_whole = "node => { const box = node.closest('dialog'); return box.scrollHeight <= box.clientHeight }"
    assert capping.evaluate(is_whole), "there is nothing to scroll"
    # What stands behind does not tell it a second time, and before.
    expect(page.locator(".bar")).to_have_text(score, use_inner_text=True)
    button(page, "Go on").click()
    expect(page.locator(".bar")).not_to_have_text(score, use_inner_text=True)


@pytest.mark.deep(part="details")
def test_a_card_that_appears_under_the_pointer_when_it_closes_does_not_come_up(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_revelation(page)
    page.set_viewport_size({"width": 1280, "height": 720})
    offered(page)
    card = page.locator(".hand li").last
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y - 300)
    choose(page, "no")
    expect(scene(page)).to_be_visible()
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)
    # Long enough for whatever would come up.
    page.wait_for_timeout(800)
    expect(page.locator(".inspected")).to_have_count(0)
    page.mouse.move(x + 3, y)
    expect(page.locator(".inspected")).to_have_count(1)


@pytest.mark.deep(part="details")
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
