"""Every screen, in both sizes and themes, is open to everybody and ready for languages that bend words or need room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from cerebria.texts import languages

from .browsing import Theme, draw_nothing, launch
from .furnishing import Furnished
from .hearing import misnamed
from .screens import SCREENS, Screen
from .test_axe import faults
from .test_languages import FIND_CRAMPED, FIND_UNTOLD, UNTOLD, bend, lengthen
from .visitors import Visitors

pytestmark = pytest.mark.slow
deep = pytest.mark.deep(part="screens")

# To come to a screen takes as long as to look at it, so it is seen once, with words that are longer than the English
# ones. Where there is little room, the brackets of a language that bends words would take much of it.
NO_FAULTS: dict[Theme, list[str]] = {"light": [], "dark": []}


# Words of another kind than English ones, and letters of another kind.
LOOKED_AT_BY_AXE = ("hu", "ru")


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    furnished: Furnished,
    greet: Callable[[BrowserContext], object],
    wants: str | None = None,
) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=greet, goes_by_links=True, wants=wants)
    yield found
    found.leave()


@pytest.fixture(scope="module")
def bending(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    with visiting(browser, address, furnished, bend) as found:
        yield found


@pytest.fixture(scope="module")
def lengthening(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    with visiting(browser, address, furnished, lengthen) as found:
        yield found


@pytest.fixture(scope="module")
def scrolling(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    """People whose windows have scrollbars, which take room."""
    with (
        closing(launch(browser.browser_type, has_scrollbars=True)) as other,
        visiting(other, address, furnished, lengthen) as found,
    ):
        yield found


@pytest.fixture(scope="module", params=languages())
def reading(
    request: pytest.FixtureRequest, browser: Browser, address: str, furnished: Furnished
) -> Iterator[tuple[str, Visitors]]:
    """A language that people read, and people whose browsers want it."""
    with visiting(browser, address, furnished, draw_nothing, request.param) as found:
        yield request.param, found


def flaws(page: Page, screen: Screen) -> list[str]:
    """What is in no catalogue, what has no room, and what is called by no name of its own."""
    return [
        *page.evaluate(FIND_UNTOLD, [screen.part, UNTOLD]),
        *page.evaluate(FIND_CRAMPED, screen.part),
        *misnamed(page),
    ]


def test_a_walk_through_every_screen_meets_nothing_untold_cramped_or_misnamed(
    browser: Browser, address: str, furnished: Furnished
) -> None:
    with visiting(browser, address, furnished, bend) as visitors:
        met = {screen.name: flaws(visitors.see(screen, "desktop"), screen) for screen in SCREENS}
    assert {name: found for name, found in met.items() if found} == {}


@deep
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody_and_all_it_says_is_in_the_catalogues_and_has_room(
    bending: Visitors, screen: Screen
) -> None:
    page = bending.see(screen, "desktop")
    assert flaws(page, screen) == []
    assert faults(page, screen.part) == NO_FAULTS


@deep
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody_on_a_phone_and_has_room_for_longer_words(
    lengthening: Visitors, screen: Screen
) -> None:
    page = lengthening.see(screen, "phone")
    assert page.evaluate(FIND_CRAMPED, screen.part) == []
    assert faults(page, screen.part) == NO_FAULTS


@deep
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_has_room_beside_scrollbars(scrolling: Visitors, screen: Screen) -> None:
    assert scrolling.see(screen, "desktop").evaluate(FIND_CRAMPED, screen.part) == []


@deep
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_screen_has_room_in_every_language_and_says_which_it_is(
    reading: tuple[str, Visitors], screen: Screen, size: str
) -> None:
    language, visitors = reading
    page = visitors.see(screen, size)
    assert str(page.locator("html").get_attribute("lang")).partition("-")[0] == language
    assert page.evaluate(FIND_CRAMPED, screen.part) == []
    if language in LOOKED_AT_BY_AXE and size == "desktop":
        assert faults(page, screen.part) == NO_FAULTS
