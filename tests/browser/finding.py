"""The Chromium of this machine, or whichever CEREBRIA_CHROMIUM names: a command, or where it lies."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

NO_BROWSER = "no Chromium, Chrome or Edge: install one, or name it in CEREBRIA_CHROMIUM"
NAMES = (
    # The same without a window: a new page costs it a sixth of what it costs the whole browser.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
)
APPLICATIONS = ("Chromium", "Google Chrome", "Microsoft Edge")
PROGRAMS = (
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
)


def chromium() -> str | None:
    """Where the browser lies, if there is one."""
    if named := os.environ.get("CEREBRIA_CHROMIUM"):
        return shutil.which(named) or named
    found = next(filter(None, map(shutil.which, NAMES)), None)
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
