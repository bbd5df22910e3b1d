"""The tutorial as somebody takes it who does what the coach says, from the first lesson to the last."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from tests.parts import some_of_all

from .conftest import NewPage
from .playing import ASKED_BACK, OFFERED, button, decision, seek, way, way_to
from .test_whole_games import press_one

pytestmark = pytest.mark.slow
deep = pytest.mark.deep(part="clicks")
SCRIPTS = Path(__file__).parents[2] / "web" / "src" / "tutorial"
LATER = ("growing", "hidden", "intentions", "set-up", "balance", "ego")


WINDOWS = ((390, 844), (844, 390), (1280, 720))
"""A phone held upright and on its side, and the window in which the lessons are taken."""

COVERED = """([points, also, choice]) => {
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((found) => found.getBoundingClientRect()).filter(({width}) => width > 0);
    const isOver = (one, other) => one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    const [coach] = boxes('.coach.placed');
    const question = boxes('.deciding .decision');
    const things = [...(points === 'board' ? boxes('.table > .board') : []), ...boxes('div.ring')];
    const ways = boxes(`[data-choice="${choice}"], .open[data-target="${choice}"]`);
    const outside = [coach, ...things].filter((box) => !box || box.left < -8 || box.top < -8
        || box.right > innerWidth + 8 || box.bottom > innerHeight + 8);
    const covered = [...things, ...ways, ...question].filter((box) => isOver(coach, box));
    const missing = [points, also].filter(Boolean).join(', ').split(', ').length - things.length;
    const isWell = !outside.length && !covered.length && !missing;
    return isWell ? null : JSON.stringify({coach, outside, covered, missing});
}"""


class Step(NamedTuple):
    """What is pointed at, what else is spoken of, and what is chosen; an empty text where one only reads on."""

    point: str
    also: str
    choice: str


def steps_of(lesson: str) -> list[Step]:
    steps = json.loads((SCRIPTS / f"{lesson}.json").read_text(encoding="utf-8"))["steps"]
    return [Step(step["point"], step.get("also", ""), step.get("choice", "")) for step in steps]


def expect_all_seen(page: Page, name: str, step: Step) -> None:
    """The coach covers neither what it speaks of nor what is to be chosen, whatever the window."""
    # A window that changes is drawn anew as a whole, so each step begins in the one in which the last has ended.
    now = page.viewport_size
    for width, height in sorted(WINDOWS, key=lambda size: now != {"width": size[0], "height": size[1]}):
        if page.viewport_size != {"width": width, "height": height}:
            page.set_viewport_size({"width": width, "height": height})
        try:
            # Whoever looks at every frame has the page draw every frame.
            page.wait_for_function(f"(step) => ({COVERED})(step) === null", arg=list(step), polling=50)
        except TimeoutError:
            pytest.fail(f"{name} in {width} × {height}: {page.evaluate(COVERED, list(step))}")


def coach(page: Page, step: int) -> Locator:
    """The coach, speaking of a step."""
    return seek(page, f'.coach[data-step="{step}"]')


def press(page: Page, what: Locator) -> None:
    """With a finger, where there is no mouse."""
    if page.evaluate("matchMedia('(hover: none)').matches"):
        what.tap()
    else:
        what.click()


def take(page: Page, lesson: str, first: int = 1, last: int | None = None, is_watched: bool = True) -> None:
    """Do what the coach says, from one step to another, and watch what it covers."""
    asked_back = seek(page, ASKED_BACK)
    is_phone = page.evaluate("matchMedia('(hover: none)').matches")
    for number, step in list(enumerate(steps_of(lesson), 1))[first - 1 : last]:
        choice = step.choice
        expect(coach(page, number)).to_be_visible()
        if is_watched and not is_phone:
            expect_all_seen(page, f"{lesson} {number}", step)
        if not choice:
            press(page, seek(page, "[data-next]"))
            continue
        press(page, way(page, choice))
        went_on = seek(page, f'.coach:not([data-step="{number}"])')
        read_on = seek(page, "[data-read-on]")
        expect(went_on.or_(asked_back).or_(read_on).first).to_be_visible()
        if asked_back.is_visible():
            press(page, asked_back)
        expect(went_on.or_(read_on).first).to_be_visible()
        while read_on.is_visible():
            press(page, read_on)
            expect(went_on.or_(read_on).first).to_be_visible()


def expect_seen_here(page: Page, name: str, step: Step) -> None:
    """The coach covers neither what it speaks of nor the question in the window there is."""
    try:
        page.wait_for_function(f"(step) => ({COVERED})(step) === null", arg=list(step), polling=50)
    except TimeoutError:
        pytest.fail(f"{name}: {page.evaluate(COVERED, list(step))}")


def lesson_end(page: Page) -> Locator:
    """What is offered at the end of a lesson."""
    return page.get_by_role("dialog", name="The lesson is over")


# Where somebody is who goes by keys, while Enter does something there: at which step, at what, before which question.
PLACE = """() => {
    const at = document.activeElement;
    const choices = '.deciding :is([data-choice], .open[data-target])';
    if (!at.matches(`[data-next], [data-do], [data-read-on], [data-first], ${choices}`)) return null;
    const [coach, asked] = ['.coach', '[data-testid="decision"]'].map((part) => document.querySelector(part));
    return [coach?.dataset.step, at.outerHTML, at.closest('dialog, .ego-stage')?.innerText, asked?.innerText].join();
}"""


def take_by_enter(page: Page, lesson: str) -> None:
    """Press Enter again and again, and nothing else, to the end of a lesson."""
    steps = steps_of(lesson)
    place = ""
    for _ in range(3 * len(steps)):
        moved = f"before => ((place) => place !== before && place)(({PLACE})())"
        try:
            place = page.wait_for_function(moved, arg=place).json_value()
        except TimeoutError:
            pytest.fail(f"{lesson} stays at {page.evaluate('document.activeElement.outerHTML')} after {place}")
        if lesson_end(page).is_visible():
            return
        if page.evaluate("document.activeElement.matches('[data-next]')"):
            expect(seek(page, OFFERED)).to_have_count(0)
        page.keyboard.press("Enter")
    raise AssertionError(f"{lesson} does not end")


@pytest.mark.parametrize("is_watched", [False, pytest.param(True, marks=deep)])
def test_the_basic_game_is_learned_and_a_first_game_begun(new_page: NewPage, is_watched: bool) -> None:
    page = new_page("/")
    page.get_by_role("navigation", name="More to see").get_by_role("link", name="Tutorial").click()
    page.get_by_role("link", name="The basic game").click()
    take(page, "basic", last=16, is_watched=is_watched)
    button(page, "Leave the lesson").click()
    page.get_by_role("link", name="The basic game").filter(has_text="Continue").click()
    take(page, "basic", first=17, last=28, is_watched=is_watched)
    # The page goes in the middle of a Revelation, too.
    expect(coach(page, 29)).to_be_visible()
    press(page, way(page, steps_of("basic")[28].choice))
    page.reload()
    # What was pressed may have come to the server, and the scene be there, or it may not.
    for _ in range(1000):
        if coach(page, 30).is_visible():
            break
        press_one(page, f"[data-read-on], {way_to(steps_of('basic')[28].choice)}", is_patient=False)
    take(page, "basic", first=30, is_watched=is_watched)
    first_game = lesson_end(page).get_by_role("button", name="First game, against an easy program")
    expect(first_game).to_have_class(re.compile("primary"))
    first_game.click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_role("dialog", name="Your first game")).to_be_visible()


def test_the_lesson_stands_beside_the_first_game_until_it_is_taken(new_page: NewPage) -> None:
    page = new_page("/", phone=True)
    lesson, game = page.get_by_role("link", name="New here?"), page.get_by_role("button", name="First game").first
    # Home draws itself once more when it has heard what this person has: it is asked until it stands.
    page.wait_for_function("""() => {
        const lesson = document.querySelector("a.lesson"), game = lesson?.previousElementSibling;
        if (!game) return false;
        const gap = lesson.getBoundingClientRect().top - game.getBoundingClientRect().bottom;
        return gap >= 0 && gap < 20;
    }""")
    expect(game).to_be_visible()
    lesson.tap()
    page.wait_for_url("**/tutorial/basic")
    page.evaluate("localStorage.setItem('cerebria-tutorial', JSON.stringify({ basic: { isDone: true } }))")
    page.goto("/")
    expect(game).to_be_visible()
    expect(lesson).to_be_hidden()


class Wire:
    """Between a page and the server: lets as many choices pass as there are left, and all others when that is over."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.left: int | None = None
        page.route_web_socket("**/live", self.join)

    def join(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "choose" and self.left is not None:
                if self.left == 0:
                    return
                self.left -= 1
            server.send(message)

        socket.on_message(hear)

    def wait(self) -> None:
        """Until no choice is left."""
        while self.left:
            self.page.wait_for_timeout(50)


@deep
def test_a_lesson_goes_on_however_it_is_left_and_on_a_slow_machine(new_page: NewPage) -> None:
    page = new_page()
    wire = Wire(page)
    page.goto("/tutorial/basic")
    steps = steps_of("basic")
    take(page, "basic", last=4, is_watched=False)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    # The page goes before it knows whether the choice has come to the server.
    press(page, way(page, steps[4].choice))
    page.reload()
    expect(coach(page, 5).or_(coach(page, 6))).to_be_visible()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 1})
    take(page, "basic", 5 if coach(page, 5).is_visible() else 6, 11, is_watched=False)
    expect(coach(page, 12)).to_be_visible()
    # The other side plays eleven choices now, and the page goes three times while it does.
    wire.left = 3
    press(page, way(page, steps[11].choice))
    for left in (1, 4, None):
        wire.wait()
        wire.left = left
        page.reload()
    expect(coach(page, 13)).to_be_visible()
    take(page, "basic", 13, 13, is_watched=False)
    expect(coach(page, 14)).to_be_visible()


@pytest.mark.deep(part="details")
def test_a_lesson_that_was_left_can_be_started_again(new_page: NewPage) -> None:
    page = new_page("/tutorial/growing")
    take(page, "growing", last=1, is_watched=False)
    expect(coach(page, 2)).to_be_visible()
    button(page, "Leave the lesson").click()
    button(page, "Start again: Upgrades, Ambition and Strong Emotions").click()
    expect(coach(page, 1)).to_be_visible()


def test_a_lesson_that_does_not_begin_offers_a_way_out(new_page: NewPage) -> None:
    page = new_page("/tutorial")
    page.route_web_socket("**/live", lambda socket: None)
    page.get_by_role("link", name="Upgrades, Ambition and Strong Emotions").click()
    expect(page.get_by_text("It takes longer than it should.")).to_be_visible(timeout=20_000)
    expect(button(page, "Start again")).to_be_visible()
    page.get_by_role("link", name="All lessons").click()
    page.wait_for_url("**/tutorial")


@pytest.mark.parametrize("lesson", some_of_all((*LATER, "basic"), "clicks"))
def test_a_lesson_is_taken_by_enter_alone(new_page: NewPage, lesson: str) -> None:
    page = new_page(f"/tutorial/{lesson}")
    take_by_enter(page, lesson)
    expect(lesson_end(page).locator(".primary")).to_be_focused()


@deep
def test_the_full_game_is_learned_a_lesson_at_a_time(new_page: NewPage) -> None:
    page = new_page("/tutorial/growing")
    for lesson in LATER[:-1]:
        take(page, lesson)
        lesson_end(page).get_by_role("button", name="Next:").click()
    take(page, LATER[-1])
    lesson_end(page).get_by_role("button", name="All lessons").click()
    expect(page.get_by_role("link").filter(has_text="Done")).to_have_count(len(LATER))


# Every question that there was, however short a time.
QUESTIONS = """
    window.asked = new Set();
    new MutationObserver(() => {
        const question = document.querySelector('.deciding [data-testid=decision]');
        if (question) window.asked.add(question.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""


def test_the_first_lesson_is_taken_by_touch_whatever_was_opened_before(new_page: NewPage) -> None:
    page = new_page(phone=True)
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(QUESTIONS)
    page.goto("/tutorial/basic")
    steps = steps_of("basic")
    assert sum(not step.choice for step in steps) <= 10
    places: list[tuple[int, int]] = []
    for number, step in enumerate(steps, 1):
        expect(coach(page, number)).to_be_visible()
        expect_seen_here(page, f"step {number}", step)
        if step.choice.startswith("token "):
            # What the lesson answers for oneself is not asked, not even for a moment.
            assert not [asked for asked in page.evaluate("[...window.asked]")[:-1] if "token" in asked]
        if not step.choice:
            box = seek(page, "[data-next]").bounding_box()
            assert box
            places.append((round(box["x"]), round(box["y"])))
            # What was opened while one read is closed where the next step needs the room.
            panels = seek(page, "nav [data-panel]")
            panels.nth(number % panels.count()).evaluate("(panel) => panel.click()")
            expect(seek(page, ".drawer")).to_be_visible()
        take(page, "basic", number, number, is_watched=False)
        if "slot" in step.choice:
            # A finger that has chosen an Emotion does not also look at it.
            page.wait_for_timeout(400)
            expect(seek(page, ".inspected")).to_be_hidden()
    expect(lesson_end(page)).to_be_visible()
    # Whoever reads on presses where they pressed before, as long as nothing that is spoken of lies there.
    assert len(set(places)) == 1, places


@pytest.mark.deep(part="details")
def test_a_lesson_by_touch_is_played_on(new_page: NewPage) -> None:
    page = new_page("/tutorial/set-up", phone=True)
    take(page, "set-up")
    press(page, lesson_end(page).get_by_role("button", name="Play on against a program"))
    page.wait_for_url("**/table/**")
    expect(decision(page)).to_contain_text("Love, what will you do?")


@pytest.mark.deep(part="clicks")
def test_the_lesson_on_ego_ends_in_a_first_game_against_it(new_page: NewPage) -> None:
    page = new_page("/tutorial/ego", phone=True)
    take(page, "ego")
    press(page, lesson_end(page).get_by_role("button", name="First game against Ego"))
    page.wait_for_url("**/table/**")
    expect(decision(page)).to_contain_text("Love, what will you do?")
