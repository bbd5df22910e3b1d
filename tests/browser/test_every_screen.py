"""Every screen, in both sizes and themes, is open to everybody and ready for languages that bend words or need room."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from .furnishing import Furnished
from .screens import SCREENS, Screen
from .test_axe import faults
from .test_languages import FIND_CRAMPED, FIND_UNTOLD, UNTOLD, bend, lengthen
from .visitors import Visitors

pytestmark = pytest.mark.slow

# To come to a screen takes as long as to look at it, so it is seen once, with words that are longer than the English
# ones. Where there is little room, the brackets of a language that bends words would take much of it.


@pytest.fixture(scope="module")
def bending(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=bend, goes_by_links=True)
    yield found
    found.leave()


@pytest.fixture(scope="module")
def lengthening(browser: Browser, address: str, furnished: Furnished) -> Iterator[Visitors]:
    found = Visitors(browser, address, furnished, greet=lengthen, goes_by_links=True)
    yield found
    found.leave()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody_and_all_it_says_is_in_the_catalogues_and_has_room(
    bending: Visitors, screen: Screen
) -> None:
    page = bending.see(screen, "desktop")
    assert page.evaluate(FIND_UNTOLD, [screen.part, UNTOLD]) == []
    assert page.evaluate(FIND_CRAMPED, screen.part) == []
    assert faults(page, screen.part) == {"light": [], "dark": []}


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody_on_a_phone_and_has_room_for_longer_words(
    lengthening: Visitors, screen: Screen
) -> None:
    page = lengthening.see(screen, "phone")
    assert page.evaluate(FIND_CRAMPED, screen.part) == []
    assert faults(page, screen.part) == {"light": [], "dark": []}
