"""The focus is never lost: after every dialog of every screen it is back where it was, or where one goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.parts import some_of_all

from .browsing import draw_nothing
from .conftest import NewPage
from .furnishing import DECK, Furnished
from .playing import OFFERED, ask, button
from .screens import DECK_CHECKED, DIALOG, HOME, PANEL, PRICE, REPLAY, ROOM, Screen, panel
from .test_tutorial import lesson_end, take_by_enter
from .visitors import Visitors

SOURCES = Path(__file__).parents[2] / "web" / "src"
WIDGETS = {"ui/Dialog.svelte", "ui/FormDialog.svelte", "ui/Menu.svelte"}
"""What dialogs are made of."""
OPENS = re.compile(r"<(?:Dialog|FormDialog|Menu|dialog)\b|(?<!\[)role=\"(?:dialog|menu)\"")
SHOWN = f"{DIALOG}, .explanation, [role=menu], .menu .sheet:not([hidden])"
ON_THE_BOARD = ".stage [data-target][tabindex='0']"
FIRST_CHOICE = ".deciding [data-choice]"
"""Where one goes on with the game."""


IS_WITHIN = """(shown) => [...document.querySelectorAll(shown)].at(-1)?.contains(document.activeElement) ?? true"""


def nothing(page: Page) -> None:
    """It is all there."""


class Asked(NamedTuple):
    """What opens before everything else: where it is written; on which screen, and after what, it is opened from where,
    by which keys; and what has the focus when it is closed, if that is something else."""

    name: str
    source: str
    screen: Screen
    opener: str
    keys: tuple[str, ...] = ("Enter",)
    back: str | None = None
    size: str = "desktop"


def screen(place: str, sign: str = "main h1", first: Callable[[Page], object] = nothing) -> Screen:
    return Screen(place, place, sign, first)


def press(selector: str) -> Callable[[Page], object]:
    """Press something by keys."""

    def go(page: Page) -> None:
        page.locator(selector).first.focus()
        page.keyboard.press("Enter")

    return go


def by_panel(name: str, then: str) -> Callable[[Page], object]:
    """Open a panel, and wait for something in it."""

    def go(page: Page) -> None:
        panel(name)(page)
        page.locator(then).first.wait_for()

    return go


def make_link(page: Page) -> None:
    """Make a link to watch a game by: where its button was, one goes on with the link."""
    press(HOST)(page)
    press(f"{DIALOG} .part:has-text('Spectators') button")(page)
    expect(page.locator(f"{DIALOG} .part:has-text('Spectators') button").first).to_be_focused()
    page.locator(f"{DIALOG} {CODE}").wait_for()


def see_players(page: Page) -> None:
    """See all that can be known of the others."""
    panel("Players")(page)
    closed = page.locator(f":is({PANEL}) details:not([open]) > summary")
    while closed.count():
        closed.first.click()


def end(page: Page) -> None:
    """Make the last choice of a game, and see all that comes of it."""
    if page.locator(OFFERED).count():
        page.locator(OFFERED).first.focus()
        page.keyboard.press("Enter")
    result, scene = page.locator(f"{DIALOG} .result"), page.locator(f"{DIALOG} [data-read-on]")
    result.or_(scene).wait_for()
    while scene.is_visible():
        page.keyboard.press("Enter")
    result.get_by_role("button", name="Share").wait_for()


def hear_ego(page: Page) -> None:
    page.locator('[data-choice^="take "]').first.focus()
    page.keyboard.press("Enter")
    page.locator(".ego-stage").wait_for()


HOST = "[aria-label='The table']"
AGAIN = "[aria-label^='See it again']"
TOOL = "[aria-label='What to do with this replay'] button"
CODE = "[aria-label*='QR']"
BENCH = f"/decks#{DECK['name']}"
SHARE = ".ways button:has-text('Share')"
DISCARDS = "details[open] button.pile:not([disabled])"
ASKED = (
    Asked("name", "page/NameDialog.svelte", screen("/", HOME), "header button.name"),
    Asked("name to play by", "page/NameDialog.svelte", screen("/", HOME), "section button.change"),
    Asked("menu", "page/PageHeader.svelte", screen("/", HOME), ".menu > button", size="phone"),
    Asked("Ego's choice", "screens/home/AgainstEgo.svelte", screen("/", HOME), "button.ego"),
    Asked("opening", "game/Opening.svelte", screen("/", HOME), "button.basic", back=FIRST_CHOICE),
    Asked("game", "screens/waiting/ChangeGame.svelte", screen("waiting", ROOM), ".more > button"),
    Asked("listing", "screens/waiting/ListingBox.svelte", screen("waiting", ROOM), "[aria-labelledby=listing] button"),
    Asked("calls", "lobby/CallMe.svelte", screen("waiting", ROOM), "button:has-text('Call me')"),
    Asked("QR code", "lobby/LinkBox.svelte", screen("waiting", ROOM), f".watch {CODE}"),
    Asked("key", "screens/settings/OwnKey.svelte", screen("/settings"), "main .button-row > button"),
    Asked("forgetting", "screens/settings/OwnKey.svelte", screen("/settings"), "main .button.danger"),
    Asked("explanation", "explaining/Explanation.svelte", screen("/rules"), "[data-explains=term]", ("i", "Tab")),
    Asked("card", "cards/CardDetail.svelte", screen("/cards"), "main a[href='#courage']"),
    Asked("import", "decks/DeckImport.svelte", screen("/decks"), "header button:has-text('Read from text')"),
    Asked("export", "decks/DeckExport.svelte", screen(BENCH, DECK_CHECKED), "aside .button-row button"),
    Asked("card of a deck", "cards/CardDetail.svelte", screen(BENCH, DECK_CHECKED), "button.look"),
    Asked("help", "game/HelpSheet.svelte", screen("turn", PRICE), FIRST_CHOICE, ("?",)),
    Asked("help by its button", "game/HelpSheet.svelte", screen("turn", PRICE), "[aria-label='Help']"),
    Asked("rules of a thing", "game/HelpSheet.svelte", screen("turn", PRICE), ON_THE_BOARD, ("i", "Tab", "Enter")),
    Asked("table", "lobby/HostSheet.svelte", screen("turn", PRICE), HOST),
    Asked("QR code at a table", "lobby/LinkBox.svelte", screen("turn", PRICE, make_link), f"{DIALOG} {CODE}"),
    Asked("leaving", "game/LeavingDialog.svelte", screen("turn", PRICE), FIRST_CHOICE, (), size="phone"),
    Asked("ways", "game/WayMenu.svelte", screen("six", PRICE), ".stage .apt[aria-description*=' or ']"),
    Asked("discards", "table/DiscardPile.svelte", screen("rounds", PRICE, see_players), DISCARDS),
    Asked("thoughts", "table/EgoThinks.svelte", screen("ego-to-play", OFFERED, hear_ego), ".ego-stage .thinks"),
    Asked("play on", "replay/PlayOn.svelte", screen("replay", REPLAY), f"{TOOL}:nth-of-type(2)"),
    Asked("share", "lobby/ShareMoment.svelte", screen("replay", REPLAY), f"{TOOL}:nth-of-type(1)"),
    Asked("tools", "replay/ReplayTools.svelte", screen("replay", REPLAY), ".menu > button", size="phone"),
    Asked("scene", "table/RevelationScene.svelte", screen("replay", REPLAY, by_panel("Log", AGAIN)), AGAIN),
    Asked("help in a lesson", "game/HelpSheet.svelte", screen("/tutorial/basic", ".coach"), "[data-next]", ("?",)),
    Asked("share the end", "lobby/ShareMoment.svelte", screen("last", f"{OFFERED}, {DIALOG}", end), SHARE),
)  # fmt: skip
ELSEWHERE = {
    "game/ResultScreen.svelte": "test_the_end_of_a_game_leaves_the_focus_with_what_shows_it_again",
    "tutorial/LessonEnd.svelte": "test_the_end_of_a_lesson_leaves_the_focus_with_the_coach",
}
"""What comes by itself has a test of its own."""


def test_every_dialog_there_is_has_a_test_of_its_focus() -> None:
    files = {path.relative_to(SOURCES).as_posix(): path for path in SOURCES.rglob("*.svelte")}
    dialogs = {name for name, path in files.items() if OPENS.search(path.read_text(encoding="utf-8"))} - WIDGETS
    assert dialogs == {asked.source for asked in ASKED} | set(ELSEWHERE)
    assert set(ELSEWHERE.values()) <= set(globals())


@pytest.fixture(scope="module")
def visitors(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=draw_nothing, goes_by_links=True)
    yield found
    found.leave()


@pytest.mark.slow
@pytest.mark.parametrize("asked", some_of_all(ASKED, "details"), ids=lambda asked: asked.name)
def test_the_focus_comes_back_from_a_dialog(visitors: Visitors, asked: Asked) -> None:
    page = visitors.see(asked.screen, asked.size)
    opener = page.locator(asked.opener).first
    before = page.locator(SHOWN).count()
    opener.focus()
    for key in asked.keys:
        page.keyboard.press(key)
        if key != asked.keys[-1]:
            page.locator(SHOWN).first.wait_for()
    if not asked.keys:
        page.keyboard.press("Shift")
        page.go_back()
    expect(page.locator(SHOWN)).to_have_count(before + 1)
    shown = page.locator(SHOWN).last
    shown.wait_for()
    page.wait_for_function(IS_WITHIN, arg=DIALOG)
    page.keyboard.press("Escape")
    expect(page.locator(SHOWN)).to_have_count(before)
    expect(page.locator(asked.back).first if asked.back else opener).to_be_focused()


def has_focus_in(part: Locator) -> bool:
    found: bool = part.evaluate("(part) => part.contains(document.activeElement)")
    return found


@pytest.mark.slow
def test_the_end_of_a_game_leaves_the_focus_with_what_shows_it_again(visitors: Visitors) -> None:
    page = visitors.see(screen("rounds-last", f"{OFFERED}, {DIALOG}", end), "desktop")
    page.keyboard.press("Escape")
    expect(page.locator(SHOWN)).to_have_count(0)
    expect(page.locator(".choices").get_by_role("button")).to_be_focused()


@pytest.mark.slow
@pytest.mark.deep(part="details")
def test_the_end_of_a_lesson_leaves_the_focus_with_the_coach(new_page: NewPage) -> None:
    page = new_page("/tutorial/set-up")
    take_by_enter(page, "set-up")
    page.keyboard.press("Escape")
    expect(lesson_end(page)).to_be_hidden()
    expect(page.locator("[data-next]")).to_be_focused()


@pytest.mark.slow
def test_the_focus_stays_at_a_seat_whoever_is_to_sit_there(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    sitters = [{"kind": "me"}, {"kind": "open"}]
    table = ask(page, "POST", "/api/tables", {"title": "An evening", "game": {"players": 2}, "seats": sitters})
    page.goto(f"/table/{table['table']['id']}")
    seat = page.get_by_role("region", name="The seat of").nth(1)
    seat.locator("option").nth(1).wait_for(state="attached")
    seat.locator("select").focus()
    page.keyboard.press("ArrowDown")
    expect(seat.locator("select")).to_have_count(0)
    assert has_focus_in(seat)
    page.keyboard.press("Enter")
    expect(seat.locator("select")).to_be_visible()
    assert has_focus_in(seat)

    # What is asked once more stands where it was pressed; whoever presses twice has changed nothing.
    close = button(page, "Close this table")
    close.focus()
    page.keyboard.press("Enter")
    expect(close).to_be_hidden()
    page.keyboard.press("Enter")
    expect(close).to_be_focused()


@pytest.mark.slow
@pytest.mark.deep(part="details")
def test_the_focus_stays_where_one_goes_back_as_far_as_it_goes(visitors: Visitors) -> None:
    page = visitors.see(screen("ego-replay", REPLAY), "desktop")
    press("[aria-label^='Step by step'], button:has-text('Step by step')")(page)
    stage = page.locator(".ego-stage")
    expect(stage.locator("[data-read-on]")).to_be_focused()
    page.keyboard.press("Enter")
    back = stage.get_by_role("button", name="One step back")
    back.focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(back).to_be_focused()
    assert back.get_attribute("aria-disabled") == "true"
