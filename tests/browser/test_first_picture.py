"""The first picture: what stands there before any script has run, and how little has to come one after the other."""

from __future__ import annotations

import gzip
from contextlib import closing

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from tests.parts import some_of_all

from .browsing import Theme, memory_of, new_context
from .conftest import NewPage
from .playing import PROGRAM, ask, start_game, way

pytestmark = pytest.mark.slow
GAME = {"mode": "basic", "first": "bliss", "seed": 11}
ASSETS = "**/assets/*"
SCRIPTS = "**/assets/*.js"
LATER = "later-"
"""How the names of files begin for which nobody waits."""
MOST_FILES = {"home": 10, "table": 12}
MOST_NODES = 5_000
MOST_BYTES = 23_000
"""Of a page as it is sent, with its screen and the words for it in every language: two flights of a new connection."""
LEAD = {
    "ru-RU": "Чувства борются за разум.",
    "hu-HU": "Érzések küzdenek egy elméért.",
    "de-DE": "Gefühle ringen um einen Menschen.",
}

# Whatever can be read or pressed, and where.
THINGS = """() => [...document.querySelectorAll('a, button, h1, h2, p, input, label')]
    .filter((thing) => thing.checkVisibility())
    .map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [thing.tagName, thing.textContent.trim(), ...[x, y, width, height].map(Math.round)].join(' ');
    })"""


class Held:
    """Answers that do not come until they are let go."""

    def __init__(self, page: Page, which: str) -> None:
        self._routes: list[Route] | None = []
        page.route(which, self._hold)

    def _hold(self, route: Route) -> None:
        if self._routes is None:
            route.continue_()
        else:
            self._routes.append(route)

    def let_go(self) -> None:
        """Let those come that are held, and all that are still asked for."""
        held, self._routes = self._routes or [], None
        for route in held:
            route.continue_()


def asked_by(page: Page) -> list[str]:
    """What the page asks for from now on, by the last part of its address, without what nobody waits for."""
    found: list[str] = []

    def note(request: Request) -> None:
        if not name_of(request).startswith(LATER):
            found.append(name_of(request))

    page.on("request", note)
    return found


def name_of(request: Request) -> str:
    return request.url.rsplit("/", 1)[-1]


def until(page: Page, asked: list[str], wanted: set[str]) -> None:
    """Wait until all this has been asked for, however long that takes."""
    while not wanted <= set(asked):
        page.wait_for_timeout(20)


def new_table(page: Page) -> str:
    """The address of a game that waits for the first choice of the one who sits there."""
    table = start_game(page, "me", PROGRAM, **GAME)
    way(page, "end-turn").wait_for()
    page.goto("/icon.svg")
    return f"/table/{table}"


@pytest.mark.parametrize("theme", some_of_all(["dark", "light"], "details"))
@pytest.mark.parametrize("phone", some_of_all([True, False], "details"), ids=["phone", "desktop"])
@pytest.mark.parametrize("name", [None, "Ada"], ids=["newcomer", "ada"])
def test_the_home_page_is_drawn_without_script_and_stays_where_it_is(
    new_page: NewPage, theme: Theme, phone: bool, name: str | None
) -> None:
    page = new_page(name=name, phone=phone, theme=theme, is_new=True)
    held = Held(page, SCRIPTS)
    page.goto("/", wait_until="commit")
    expect(page.get_by_role("heading", name="Cerebria")).to_be_visible()
    expect(page.get_by_text(f"You play as {name or 'Dreamer'}.")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    drawn = page.evaluate(THINGS)
    held.let_go()
    expect(page.locator("#frame")).to_have_count(0)
    assert page.evaluate(THINGS) == drawn


@pytest.mark.parametrize("phone", some_of_all([False, True], "details"), ids=["desktop", "phone"])
@pytest.mark.parametrize("wants", ["ru-RU", "hu-HU"])
def test_the_home_page_is_drawn_in_the_language_that_the_browser_wants(
    browser: Browser, address: str, wants: str, phone: bool
) -> None:
    with closing(new_context(browser, address, memory=memory_of(address, "Ada"), wants=wants, phone=phone)) as context:
        page = context.new_page()
        held = Held(page, SCRIPTS)
        page.goto("/", wait_until="commit")
        expect(page.locator("#frame").get_by_text(LEAD[wants])).to_be_visible()
        expect(page.locator("#frame p", has_text="Ada")).to_be_visible()
        expect(page.locator("#frame select").first).to_have_value(wants[:2])
        page.evaluate("() => document.fonts.ready")
        drawn = page.evaluate(THINGS)
        held.let_go()
        expect(page.locator("#frame")).to_have_count(0)
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate(THINGS) == drawn


def test_what_was_chosen_counts_more_than_what_the_browser_wants_from_the_first_picture_on(
    browser: Browser, address: str
) -> None:
    chosen = [{"name": "cerebria-settings", "value": '{"language": "de"}'}]
    memory = {"origins": [{"origin": address, "localStorage": chosen}]}
    with closing(new_context(browser, address, memory=memory, wants="hu-HU")) as context:
        page = context.new_page()
        Held(page, SCRIPTS)
        page.goto("/", wait_until="commit")
        expect(page.locator("#frame").get_by_text(LEAD["de-DE"])).to_be_visible()
        page.goto("/table/nowhere?lang=ru", wait_until="commit")
        # Whoever has no name is asked for one, in the same language.
        expect(page.get_by_label("Ваше имя")).to_be_focused()
        expect(page.get_by_label("Ваше имя")).to_have_value("Мечтатель")


@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/rules"])
def test_a_page_with_its_words_in_every_language_stays_small(address: str, path: str) -> None:
    assert len(gzip.compress(httpx.get(address + path).content)) < MOST_BYTES


def test_a_newcomer_at_a_table_is_asked_who_they_are_before_any_script_and_their_answer_is_kept(
    new_page: NewPage,
) -> None:
    host = new_page(name="Ada")
    made = ask(host, "POST", "/api/tables", {"title": "An evening", "game": {"players": 2}})
    page = new_page(is_new=True, refusals=(404,))
    held = Held(page, SCRIPTS)
    page.goto(f"/table/{made['table']['id']}", wait_until="commit")
    page.get_by_label("Your name").fill("Ben")
    page.keyboard.press("Enter")
    held.let_go()
    # They have a name now; that they have not been let in, only the server knows.
    expect(page.get_by_role("banner").get_by_text("Ben")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_is_pressed_before_the_script_is_there_is_done_by_it(new_page: NewPage) -> None:
    page = new_page(is_new=True)
    held = Held(page, SCRIPTS)
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Another name").click()
    held.let_go()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("screen", ["home", "table"])
def test_all_that_a_screen_needs_is_asked_for_by_the_page_itself(new_page: NewPage, screen: str) -> None:
    page = new_page(name="Ada", is_new=True)
    place = new_table(page) if screen == "table" else "/"
    asked = asked_by(page)
    page.goto(place)
    (way(page, "end-turn") if screen == "table" else page.locator("#app .world svg").first).wait_for()
    files = {name for name in asked if "-" in name}
    print(len(files), sorted(files))
    assert len(files) <= MOST_FILES[screen]
    # Whoever comes with nothing, and hears nothing but the page, asks for all of it nevertheless.
    other = new_page(name="Ben", is_new=True)
    early = asked_by(other)
    Held(other, ASSETS)
    other.goto(place, wait_until="commit")
    until(other, early, files)


def test_a_table_is_asked_for_by_the_first_script_and_seen_without_a_connection(new_page: NewPage) -> None:
    page = new_page(name="Ada", is_new=True)
    place = new_table(page)
    page.route_web_socket("**/live", lambda socket: None)
    asked = asked_by(page)
    held = Held(page, "**/assets/[!i]*.js")
    page.goto(place, wait_until="commit")
    until(page, asked, {"welcome"})
    held.let_go()
    way(page, "end-turn").wait_for()
    assert asked.count("welcome") == 1


def test_whoever_comes_again_asks_for_the_page_and_the_table_alone(new_page: NewPage) -> None:
    page = new_page(name="Ada", is_new=True)
    place = new_table(page)
    page.goto(place)
    way(page, "end-turn").wait_for()
    over_line = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.transferSize).map((one) => one.name)"
    )
    names = [name.rsplit("/", 1)[-1] for name in over_line]
    assert [name for name in names if not name.startswith(LATER)] == ["welcome"]


def test_cards_are_drawn_when_they_are_about_to_be_seen_and_found_before(new_page: NewPage) -> None:
    page = new_page("/cards")
    cards = page.locator("main li:has(article)")
    expect(cards.locator(".art:has(*)").first).to_be_visible()
    everywhere = cards.count()
    nodes, painted = (page.locator(what).count() for what in ("main *", "main .art:has(*)"))
    print(everywhere, painted, nodes)
    assert painted <= everywhere / 2
    assert nodes <= MOST_NODES
    # What is not drawn yet has its words: it is found, heard, and led to.
    last = cards.last
    assert last.locator("h3").text_content()
    assert page.evaluate("() => find(document.querySelector('main li:last-child h3').textContent)")
    last.get_by_role("link").focus()
    expect(last.locator(".art:has(*)")).to_be_visible()
    address = last.get_by_role("link").get_attribute("href")
    page.goto(f"/cards{address}")
    expect(page.get_by_role("dialog")).to_be_visible()
