"""What asks back, by mouse, finger and key alike: what shows something hidden, causes a Revelation or ends the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from cerebria import Choice, Decision, Game, facts
from cerebria.ahead.facts import Facts
from tests.parts import some_of_all

from .conftest import NewPage
from .playing import ASKED_BACK, actions_left, button, decision, go_on, offered, record_when, seek, start_game, way

pytestmark = pytest.mark.slow
ME, PROGRAM = {"kind": "me"}, {"kind": "program", "program": "greedy"}
BASIC: dict[str, Any] = {"players": 2, "mode": "basic", "seed": 3}
REVELATION = "A Revelation will follow"

Press = Callable[[Page, str], None]


def by_mouse(page: Page, choice: str) -> None:
    way(page, choice).click()


def by_finger(page: Page, choice: str) -> None:
    way(page, choice).tap()


def by_key(page: Page, choice: str) -> None:
    way(page, choice).focus()
    # However long it is looked at.
    page.wait_for_timeout(1000)
    page.keyboard.press("Enter")


WAYS: tuple[Press, ...] = (by_mouse, by_finger, by_key)


def pressed(first: Press) -> pytest.MarkDecorator:
    """In this way for `make test`, and in the others with all that people do in the browser."""
    others = [way for way in WAYS if way is not first]
    return pytest.mark.parametrize("press", some_of_all([first, *others], "details"))


def fact_of(game: Game, choice: str) -> Facts | None:
    """What the player of the turn knows of an option; nothing where it is none."""
    asked = game.decision
    if asked is None or asked.kind != "turn" or asked.seat or Choice.parse(choice) not in asked.options:
        return None
    return facts(game.view(asked.seat))[Choice.parse(choice)]


@cache
def before_revelation() -> dict[str, Any]:
    """A game in which an Absorb would empty the only Sphere that is near."""

    def is_reached(game: Game, asked: Decision) -> bool:
        known = fact_of(game, "absorb")
        return known is not None and known.emptied is not None

    return record_when(is_reached, **BASIC)


@cache
def before_quell() -> dict[str, Any]:
    """A game in which a card is to be shown to quell with."""
    return record_when(lambda game, asked: asked.kind == "quell-reveal" and asked.seat == 0, players=2, seed=2)


@cache
def before_the_end() -> dict[str, Any]:
    """A game in its last turn."""
    options = {**BASIC, "first": "bliss", "turn_limit": 3}
    return record_when(lambda game, asked: asked.kind == "turn" and game.state.turns == 2, **options)


def question(page: Page) -> Locator:
    """What is said of what is asked about."""
    return seek(page, ".insight.asking")


def come_to(new_page: NewPage, press: Press, record: dict[str, Any]) -> Page:
    """A page at which a game goes on."""
    page = new_page(name="Ada", phone=press is by_finger)
    go_on(page, record, ME, PROGRAM)
    offered(page)
    return page


def begin(new_page: NewPage, press: Press) -> Page:
    """A page at which a game begins."""
    page = new_page(name="Ada", phone=press is by_finger)
    start_game(page, "me", "easy", mode="basic", seed=3, first="bliss")
    offered(page)
    return page


def answer(page: Page, press: Press) -> None:
    """Do what is asked about."""
    if press is by_key:
        expect(seek(page, ASKED_BACK)).to_be_focused()
        page.keyboard.press("Enter")
    elif press is by_finger:
        seek(page, ASKED_BACK).tap()
    else:
        seek(page, ASKED_BACK).click()


@pressed(by_finger)
def test_an_absorb_that_causes_a_revelation_asks_back(new_page: NewPage, press: Press) -> None:
    page = come_to(new_page, press, before_revelation())
    before = decision(page).inner_text()
    press(page, "absorb")
    expect(question(page)).to_contain_text(REVELATION)
    expect(seek(page, ASKED_BACK)).to_be_in_viewport(ratio=1)
    expect(decision(page)).to_have_text(before)
    # Neither a second press nor looking elsewhere does it.
    way(page, "absorb").dispatch_event("click")
    seek(page, '[data-choice]:not([data-choice="absorb"])').first.dispatch_event("focus")
    expect(question(page)).to_contain_text(REVELATION)
    button(page, "Not now").click()
    expect(question(page)).to_have_count(0)
    press(page, "absorb")
    answer(page, press)
    expect(question(page)).to_have_count(0)
    expect(page.locator(".insight")).not_to_contain_text(REVELATION)


@pressed(by_mouse)
def test_a_card_that_would_be_shown_asks_back(new_page: NewPage, press: Press) -> None:
    page = come_to(new_page, press, before_quell())
    press(page, next(choice for choice in offered(page) if choice.startswith("reveal ")))
    expect(question(page)).to_contain_text("Everybody will see")
    expect(question(page)).to_contain_text("This cannot be taken back.")
    answer(page, press)
    expect(question(page)).to_have_count(0)


@pressed(by_key)
def test_the_end_of_the_game_asks_back(new_page: NewPage, press: Press) -> None:
    page = come_to(new_page, press, before_the_end())
    press(page, "end-turn")
    expect(question(page)).to_contain_text("The game will be over")
    answer(page, press)
    expect(question(page)).to_have_count(0)


@pressed(by_mouse)
def test_what_shows_nothing_is_done_at_once_and_said_to_be_undone(new_page: NewPage, press: Press) -> None:
    page = begin(new_page, press)
    press(page, "gain-willpower")
    expect(actions_left(page, 2)).to_be_visible()
    expect(question(page)).to_have_count(0)
    undone = page.locator(".story p", has_text="Undone: Love gains")
    expect(undone).to_have_count(0)
    button(page, "Undo").click()
    expect(actions_left(page, 3)).to_be_visible()
    expect(undone).to_have_count(1)


@pressed(by_finger)
def test_an_invoke_asks_nothing(new_page: NewPage, press: Press) -> None:
    page = begin(new_page, press)
    for choice in ("invoke", "card courage"):
        press(page, choice)
        expect(seek(page, ".sent")).to_have_count(0)
        expect(question(page)).to_have_count(0)
    expect(actions_left(page, 2)).to_be_visible()


@pytest.mark.parametrize("press", some_of_all([by_mouse, by_finger], "details"))
def test_it_asks_back_before_what_tells_of_choices_has_come(new_page: NewPage, press: Press) -> None:
    page = new_page(name="Ada", phone=press is by_finger, is_new=True, refusals=(404,))
    page.route("**/assets/later-*", lambda route: route.fulfill(status=404))
    go_on(page, before_revelation(), ME, PROGRAM)
    press(page, "absorb")
    expect(question(page)).to_contain_text(REVELATION)
    expect(question(page)).not_to_contain_text("As things stand")
    button(page, "Not now").click()
    # It is tried again with what is looked at next.
    page.unroute("**/assets/later-*")
    press(page, "absorb")
    expect(question(page)).to_contain_text("As things stand")
    # However much there is to tell, it lies in the window, and what has no room there comes by scrolling.
    expect(seek(page, ".asking .sheet")).to_be_in_viewport(ratio=1)
    answer(page, press)
    expect(question(page)).to_have_count(0)


def too_busy(socket: WebSocketRoute) -> None:
    """A server that has no time to say what choices would show."""
    server = socket.connect_to_server()

    def hear(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("facts", "foresee") or message.get("asks"):
            refusal = {"type": "refused", "key": message["key"], "error": "thinkers-busy", "message": "", "details": {}}
            socket.send(json.dumps(refusal))
        else:
            server.send(text)

    socket.on_message(hear)
    server.on_message(lambda text: None if json.loads(text)["type"] == "facts" else socket.send(text))


def test_where_nobody_can_say_what_it_shows_it_is_asked_about_and_done(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    page.route_web_socket("**", too_busy)
    start_game(page, "me", "easy", mode="basic", seed=3, first="bliss")
    way(page, "gain-willpower").click()
    expect(question(page)).to_contain_text("Gain")
    expect(question(page)).not_to_contain_text("turn will end")
    seek(page, ASKED_BACK).click()
    expect(actions_left(page, 2)).to_be_visible()
