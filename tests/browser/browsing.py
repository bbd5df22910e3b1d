"""The browser, and the windows that people open in it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, BrowserType, ViewportSize, sync_playwright

from .finding import chromium

ARGUMENTS = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
HAS_SANDBOX = sys.platform != "linux"
"""Root has none on Linux, nor have most containers; and what is looked at is our own page."""
DESKTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}
Theme = Literal["dark", "light"]
NOWHERE = "/icon.svg"
"""A quiet address of the server, before the first screen and between two."""


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, for a while."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def launch(kind: BrowserType, *, has_scrollbars: bool = False) -> Browser:
    """A browser without scrollbars, as Playwright has it, or with them, as most people do."""
    return kind.launch(
        executable_path=chromium(),
        args=list(ARGUMENTS),
        chromium_sandbox=HAS_SANDBOX,
        ignore_default_args=["--hide-scrollbars"] if has_scrollbars else None,
    )


def size_of(phone: bool) -> ViewportSize:
    """How large the window is in which a person begins."""
    return PHONE if phone else DESKTOP


def new_context(
    browser: Browser,
    address: str,
    *,
    memory: Any = None,
    phone: bool = False,
    theme: Theme = "dark",
    still: bool = True,
    keeps: bool = False,
    wants: str | None = None,
) -> BrowserContext:
    """The windows of one person, who likes little motion, else tests would wait for it. Only where a test is about that
    does the browser keep the page: all that was built would be fetched again for every window. `wants` is a
    language, if not the usual one."""
    return browser.new_context(
        storage_state=memory,
        viewport=size_of(phone),
        has_touch=phone,
        is_mobile=phone,
        color_scheme=theme,
        reduced_motion="reduce" if still else "no-preference",
        base_url=address,
        service_workers="allow" if keeps else "block",
        locale=wants,
    )


def draw_nothing(context: BrowserContext) -> None:
    """Spare the machine much work where nobody looks: all is there, takes its room and can be pressed, unseen. What is
    half seen or shaded in a drawing would still be put together from layers."""
    context.add_init_script(
        """{
            const unseen = new CSSStyleSheet();
            unseen.replaceSync(`
                html { opacity: 0 }
                svg * { opacity: 1 !important; filter: none !important; mask: none !important }
            `);
            document.adoptedStyleSheets.push(unseen);
        }"""
    )


def memory_of(address: str, name: str) -> Any:
    """What the browser of somebody remembers who has given their name."""
    person = httpx.post(f"{address}/api/people", json={"name": name}, verify=False).text
    return {"origins": [{"origin": address, "localStorage": [{"name": "cerebria-person", "value": person}]}]}
