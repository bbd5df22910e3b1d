"""A real browser on a real server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cerebria.server import page as built_page
from cerebria.server.safety import ids_and_secrets
from tests.needs import missing
from tests.server.serving import ROOMY, SameChance, serving, sqlite_url

from .browsing import NOWHERE, Theme, launched, memory_of
from .finding import NO_BROWSER, chromium
from .furnishing import Furnished, furnish
from .screens import KINDS
from .windows import Kind, Window, Windows, noticing

NewPage = Callable[..., Page]
# Milliseconds. Nothing takes that long but on a machine with much else to do.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


# The longest come first: one that begins last leaves all other processors without work until it ends.
LONG = ("test_every_screen", "test_whole_games", "test_tutorial", "test_ego")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [place for place, item in enumerate(items) if item.path.parent == Path(__file__).parent]
    ordered = sorted((items[place] for place in here), key=lambda item: item.path.stem not in LONG)
    for place, item in zip(here, ordered, strict=True):
        items[place] = item


# No longer than for these tests: while it lives, its event loop is in the way of every other.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        missing(NO_BROWSER)
    if not (built_page.FOLDER / "index.html").exists():
        missing("the browser client is not built: make web")
    with launched() as found:
        yield found


@pytest.fixture(scope="package")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all of these tests; each brings its own people, who see nothing of the others' tables."""
    with serving(replace(ROOMY, database=sqlite_url(tmp_path_factory.mktemp("browser")))) as found:
        yield found


@pytest.fixture(scope="package")
def furnished(address: str) -> Furnished:
    """What there is to see on every screen."""
    return furnish(address, KINDS)


@pytest.fixture(autouse=True)
def the_same_games_every_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing hangs on the ids and seeds that the server makes."""
    monkeypatch.setattr(ids_and_secrets, "secrets", SameChance(request.node.nodeid))


@pytest.fixture(scope="package")
def windows(browser: Browser, address: str) -> Iterator[Windows]:
    found = Windows(browser, address)
    with noticing(found):
        yield found


@pytest.fixture
def new_page(windows: Windows, address: str) -> Iterator[NewPage]:
    """Makes pages, each of a person of its own; what goes wrong inside a page fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def leave(window: Window, refusals: tuple[int, ...]) -> None:
            wrong.extend(complaint for complaint in window.complaints if not is_expected(complaint, refusals))
            windows.give_back(window)

        def make(
            path: str = NOWHERE,
            *,
            name: str | None = None,
            phone: bool = False,
            theme: Theme = "dark",
            still: bool = True,
            is_drawn: bool = False,
            is_new: bool = False,
            refusals: tuple[int, ...] = (),
        ) -> Page:
            memory = None if name is None else memory_of(address, name)
            window = windows.borrow(Kind(phone, theme, still, is_drawn), memory, is_new=is_new)
            stack.callback(leave, window, refusals)
            window.page.set_default_timeout(PATIENCE)
            window.page.goto(path)
            return window.page

        yield make
    assert not wrong, wrong


def is_expected(complaint: str, refusals: tuple[int, ...]) -> bool:
    """Whether a page complains of a network that a test has taken away, or of what the test expects to be refused."""
    expected = ("ERR_INTERNET_DISCONNECTED", *(f"status of {status}" for status in refusals))
    return any(words in complaint for words in expected)
