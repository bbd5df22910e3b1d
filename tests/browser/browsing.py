"""The Chromium of this machine, or whichever CEREBRIA_CHROMIUM names, and the windows that people open in it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ARGUMENTS = (
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
HAS_SANDBOX = sys.platform != "linux"
"""Root has none on Linux, nor have most containers; and what is looked at is our own page."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
APPLICATIONS = ("Chromium", "Google Chrome", "Microsoft Edge")
PROGRAMS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)
DESKTOP = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
Theme = Literal["dark", "light"]


def chromium() -> str | None:
    """Where the browser lies, if there is one."""
    found = os.environ.get("CEREBRIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((str(file) for file in usual_places(sys.platform, os.environ) if file.is_file()), None)


def usual_places(system: str, environment: Mapping[str, str]) -> Iterator[Path]:
    """Where the browsers are that no command leads to: on macOS and on Windows."""
    if system == "darwin":
        for name in APPLICATIONS:
            yield Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
    elif system == "win32":
        for program in PROGRAMS:
            for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
                if variable in environment:
                    yield Path(environment[variable], program)


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, for a while."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(ARGUMENTS), chromium_sandbox=HAS_SANDBOX
        )
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
