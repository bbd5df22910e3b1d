"""Debian's Chromium, or whichever CEREBRIA_CHROMIUM names, and the windows that people open in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
Theme = Literal["dark", "light"]


def chromium() -> str | None:
    """Where the browser lies, if there is one."""
    return os.environ.get("CEREBRIA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, for a while."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        yield browser
        browser.close()


def new_context(
    browser: Browser,
    address: str,
    *,
    memory: Any = None,
    phone: bool = False,
    theme: Theme = "dark",
    still: bool = True,
) -> BrowserContext:
    """The windows of one person, who likes little motion, else tests would wait for it."""
    return browser.new_context(
        storage_state=memory,
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        has_touch=phone,
        is_mobile=phone,
        color_scheme=theme,
        reduced_motion="reduce" if still else "no-preference",
        base_url=address,
    )


def memory_of(address: str, name: str) -> Any:
    """What the browser of somebody remembers who has given their name."""
    person = httpx.post(f"{address}/api/people", json={"name": name}).text
    return {"origins": [{"origin": address, "localStorage": [{"name": "cerebria-person", "value": person}]}]}
