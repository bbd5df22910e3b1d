"""The scene of a Revelation: it comes by itself, goes from picture to picture, and is seen again from the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import cerebria
from cerebria import Choice, Decision, Game
from cerebria.model.state import CAPPING

from .conftest import NewPage
from .playing import ask, button, choose, go_on, offered, path_of, play_on, record_when, seat_in, seek, way
from .screens import panel

pytestmark = pytest.mark.slow
GAME: dict[str, Any] = {"players": 2, "mode": "basic", "first": "bliss", "seed": 3}
OWN = 1
STEP = 50


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


def compared(page: Page) -> Locator:
    """What was compared of an Aspiration, in the table at the end."""
    return scene(page).get_by_role("row", name="Hidden, ")


def begin_scene(page: Page, come: Callable[[Page], object] = come_to_revelation) -> None:
    """Come to a Revelation that goes from picture to picture, at a clock that stands still."""
    page.clock.install()
    come(page)
    offered(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    way(page, "no").click()
    for _ in range(600):
        if button(page, "Show all").is_visible():
            return
        # What still moves on the table comes to its end first, and that takes time.
        page.wait_for_timeout(50)
        page.clock.run_for(20)
    raise AssertionError("no scene has begun")


@pytest.mark.deep(part="details")
def test_it_stays_until_it_is_closed_and_its_end_is_no_other_scene_without_points(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_revelation(page)
    common = seek(page, ".corners .aim").first
    compared_now = common.inner_text()
    choose(page, "no")
    expect(compared(page).first).to_be_visible()
    expect(scene(page)).to_contain_text("no Fragment")
    expect(scene(page)).to_contain_text("No Fortress stands")
    expect(scene(page)).to_contain_text("First Hatred chooses the next Hidden Aspiration, because Gloom met none.")
    expect(page.locator("[data-choice]")).to_have_count(0)
    expect(button(page, "Go on")).to_be_focused()
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)
    # What is decided in the middle of it leads to its end.
    choose(page, offered(page)[-1])
    expect(common).not_to_have_text(compared_now, use_inner_text=True)
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
    expect(scene(page)).to_contain_text("First Hatred chooses")
    button(page, "Go on").click()
    expect(scene(page)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.deep(part="details")
def test_it_is_seen_again_from_the_log(new_page: NewPage, phone: bool) -> None:
    page = new_page(name="Ada", phone=phone)
    come_to_revelation(page)
    choose(page, "no")
    button(page, "Go on").click()
    panel("play-tab-log")(page)
    again = page.get_by_role("button", name="See it again").first
    again.click()
    expect(compared(page).first).to_be_visible()
    # A press beside it closes it, too.
    page.mouse.click(3, 3)
    expect(scene(page)).to_have_count(0)
    expect(again).to_be_focused()


def test_it_goes_from_picture_to_picture(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    begin_scene(page)
    expect(scene(page).locator(".scales")).to_have_count(0)
    page.clock.run_for(2000)
    expect(scene(page).locator(".scales .pan")).to_have_count(2)
    expect(compared(page)).to_have_count(0)
    button(page, "Show all").click()
    expect(scene(page)).to_contain_text("First Hatred chooses the next Hidden Aspiration, because Gloom met none.")
    page.clock.run_for(60_000)
    expect(scene(page)).to_be_visible()
    button(page, "Go on").click()
    expect(scene(page)).to_have_count(0)


# How long what is weighed moves, in milliseconds.
WEIGHED = """() => {
    const scales = document.querySelector('.scene .weighing')?.closest('svg');
    const moving = scales?.getAnimations({ subtree: true }) ?? [];
    return Math.max(0, ...moving.map(({ effect }) => effect.getComputedTiming().endTime));
}"""


@pytest.mark.deep(part="details")
def test_a_long_one_lets_each_balance_come_to_rest_and_never_hides_the_way_out(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True, still=False)
    page.set_viewport_size({"width": 360, "height": 600})
    begin_scene(page, lambda page: go_on(page, with_capping(), {"kind": "me"}, PROGRAM))
    stayed, moved = Counter[str](), Counter[str]()
    everything = button(page, "Show all")
    while not button(page, "Go on").is_visible():
        expect(everything).to_be_in_viewport(ratio=1)
        told = scene(page).locator(".caption").inner_text()
        moved[told] = max(moved[told], round(page.evaluate(WEIGHED)))
        stayed[told] += STEP
        page.clock.run_for(STEP)
    assert len([length for length in moved.values() if length]) > 1
    assert {told: length for told, length in moved.items() if length > stayed[told] + STEP} == {}


@pytest.mark.parametrize("how", ["Escape", "Enter", "Space", "press"])
@pytest.mark.deep(part="details")
def test_it_is_cut_short_at_any_moment(new_page: NewPage, how: str) -> None:
    page = new_page(name="Ada", still=False)
    begin_scene(page)
    page.clock.run_for(2500)
    if how == "press":
        page.mouse.click(300, 300)
    else:
        page.keyboard.press(how)
    expect(compared(page).first).to_be_visible()
    expect(button(page, "Go on")).to_be_focused()
    page.clock.run_for(600)
    page.keyboard.press("Escape")
    expect(scene(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_all_numbers_are_heard_once_when_all_was_seen(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    begin_scene(page)
    heard = scene(page).locator("[role=log]")
    expect(heard).to_have_count(1)
    # How it began is heard before anything is pressed, and each picture with a sentence of its own.
    expect(heard).to_contain_text("has emptied")
    page.clock.run_for(2500)
    expect(heard.locator("p").nth(1)).to_contain_text("Common Aspiration: ")
    button(page, "Show all").click()
    expect(heard).to_contain_text("Bliss: no points so far, now 0 in all. More may come.")
    text = heard.text_content()
    # Looking at the pictures again says nothing more.
    scene(page).get_by_role("button", name="One step back").click()
    assert heard.text_content() == text


@pytest.mark.deep(part="details")
def test_with_little_motion_its_pictures_are_gone_through_by_hand(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_revelation(page)
    choose(page, "no")
    # All numbers are there at once.
    expect(compared(page).first).to_be_visible()
    expect(scene(page)).to_contain_text("Picture 1 of ")
    on = scene(page).get_by_role("button", name="One step on")
    on.focus()
    page.keyboard.press("Enter")
    expect(scene(page).locator(".scales .pan")).to_have_count(2)
    moving = "document.getAnimations().filter(({ effect }) => effect.getTiming().iterations !== Infinity).length"
    assert page.evaluate(moving) == 0
    for _ in range(20):
        page.keyboard.press("Enter")
    expect(on).to_be_focused()
    expect(scene(page).get_by_role("table")).to_be_visible()


@pytest.mark.deep(part="details")
def test_it_is_told_to_its_end_by_itself_within_seconds_and_goes_with_one_press(new_page: NewPage) -> None:
    page = new_page(name="Ada", still=False)
    begin_scene(page)
    expect(button(page, "Show all")).to_be_focused()
    # In small steps, as each is drawn before the next one is waited for.
    for _ in range(100):
        page.clock.run_for(100)
    expect(button(page, "Go on")).to_be_focused()
    expect(scene(page)).to_contain_text("no points so far, now 0 in all. More may come.")
    page.clock.run_for(600)
    page.keyboard.press("Enter")
    expect(scene(page)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_who_is_to_decide_after_others_is_not_told_to_be_the_next(new_page: NewPage) -> None:
    """What others decide while the scene is read is told after it."""
    ada, ben = new_page(name="Ada"), new_page(name="Ben")
    for page in (ada, ben):
        page.add_init_script("localStorage.setItem('cerebria-settings', JSON.stringify({ gifts: 'ask' }))")
    found = play_on(ada, record(), {"kind": "open"}, {"kind": "me"})
    ben.goto(seat_in(found))
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
    expect(scene(ben)).to_have_count(0)


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
    capping = scene(page).get_by_role("row", name="Capping Fragment")
    expect(capping).to_contain_text("+4")
    expect(capping).to_be_in_viewport(ratio=1)
    sums = scene(page).locator("tfoot")
    expect(sums).to_be_in_viewport(ratio=1)
    row, foot = capping.bounding_box(), sums.bounding_box()
    assert row and foot and row["y"] + row["height"] <= foot["y"], "nothing lies over it"
    # What stands behind does not tell it a second time, and before.
    expect(page.locator(".bar")).to_have_text(score, use_inner_text=True)
    button(page, "Go on").click()
    expect(page.locator(".bar")).not_to_have_text(score, use_inner_text=True)


def test_in_the_hand_it_says_that_more_is_below_and_that_points_are_so_far(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    # So low that it never has room for all.
    page.set_viewport_size({"width": 360, "height": 560})
    come_to_revelation(page)
    choose(page, "no")
    rows = scene(page).locator("tfoot")
    expect(rows).to_contain_text("Points so far")
    follows = scene(page).get_by_role("listitem").filter(has_text="First Hatred chooses")
    more = scene(page).get_by_text("More below")
    expect(more).to_be_visible()
    expect(follows).not_to_be_in_viewport(ratio=1)
    for _ in range(6):
        more.evaluate("button => button.click()")
    expect(more).to_be_hidden()
    expect(follows).to_be_in_viewport(ratio=1)
    foot, line = rows.bounding_box(), follows.bounding_box()
    assert foot and line and foot["y"] + foot["height"] <= line["y"], "nothing lies over it"


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
    link = path_of(ask(ada, "POST", f"/api/tables/{table}/watch-link"))
    for page in (guest, other):
        page.goto(link)
        button(page, "Watch").click()
        page.locator(".stage").wait_for()
    choose(ada, "no")
    expect(compared(guest).first).to_be_visible()
    panel("play-tab-log")(other)
    expect(other.get_by_role("button", name="See it again")).to_be_visible()
    expect(scene(other)).to_have_count(0)
