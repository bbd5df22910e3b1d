"""A real browser on a real server: Debian's Chromium, or whichever CEREBRIA_CHROMIUM names."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from cerebria.server import page as built_page
from tests.server.serving import ROOMY, serving, sqlite_url

ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}

NewPage = Callable[..., Page]


def _missing(what: str) -> None:
    """Where a browser is a must, its lack is a failure; elsewhere these tests are left out."""
    if os.environ.get("CEREBRIA_NEEDS_BROWSER"):
        pytest.fail(what)
    pytest.skip(what)


# No longer than a module: while it lives, its event loop is in the way of every other.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CEREBRIA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        _missing("no Chromium: install Debian's package chromium, or name one in CEREBRIA_CHROMIUM")
    if not (built_page.FOLDER / "index.html").exists():
        _missing("the browser client is not built: make web")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server with an empty database."""
    with serving(replace(ROOMY, database=sqlite_url(tmp_path))) as found:
        yield found


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Makes pages, each of a person of its own; what goes wrong inside a page fails the test."""
    wrong: list[str] = []
    with ExitStack() as stack:

        def make(path: str = "/", *, name: str | None = None, phone: bool = False, theme: str = "dark") -> Page:
            context: BrowserContext = browser.new_context(
                viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
                has_touch=phone,
                is_mobile=phone,
                color_scheme=theme,  # type: ignore[arg-type]
                reduced_motion="reduce",
                base_url=address,
            )
            stack.callback(context.close)
            page = context.new_page()
            page.set_default_timeout(10_000)
            page.on("pageerror", lambda error: wrong.append(f"{page.url}: {error}"))
            page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
            page.goto(path)
            if name is not None:
                sign_in(page, name)
                page.goto(path)
            return page

        yield make
    assert not wrong, wrong


def sign_in(page: Page, name: str) -> None:
    """Become somebody, as the page itself does it."""
    page.evaluate(
        """async (name) => {
            const answer = await fetch('/api/people', {
                method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name}),
            });
            localStorage.setItem('cerebria-person', JSON.stringify(await answer.json()));
        }""",
        name,
    )
