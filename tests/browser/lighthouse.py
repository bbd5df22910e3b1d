"""What Lighthouse thinks of some screens. Run: make lighthouse; npm fetches Lighthouse when it is not there yet."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from itertools import product
from pathlib import Path
from statistics import median_low

from playwright.sync_api import Page, sync_playwright

from tests.server.serving import ROOMY, free_port, serving, sqlite_url

from .browsing import ARGUMENTS, HAS_SANDBOX
from .finding import chromium
from .furnishing import Furnished, furnish

VERSION = "12.8.2"
CATEGORIES = ("accessibility", "best-practices", "performance")
WANTED = 95
RUNS = 3
FORMS = {"desktop": ("--preset=desktop",), "mobile": ()}
"""What Lighthouse takes the machine for: a desk's, or by itself a phone with a slow processor on a thin line."""
QUICK_ON_A_PHONE = 90
"""The points for performance that a phone need have."""
SCREENS = {"home": "/", "new": "/new", "game": "turn", "rules": "/rules"}


def main() -> None:
    """Judge every screen, print its points, and fail if one has too few."""
    is_good = True
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(replace(ROOMY, database=sqlite_url(Path(folder)))) as address,
        sync_playwright() as playwright,
    ):
        furnished = furnish(address, ("turn",))
        port = free_port()
        browser = playwright.chromium.launch_persistent_context(
            f"{folder}/profile",
            executable_path=chromium(),
            args=[*ARGUMENTS, f"--remote-debugging-port={port}"],
            chromium_sandbox=HAS_SANDBOX,
        )
        remember(browser.new_page(), address, furnished)
        for (form, preset), (name, place) in product(FORMS.items(), SCREENS.items()):
            screen = f"{address}{furnished.places.get(place, place)}"
            points = judge(screen, preset, port, Path(folder) / "report.json")
            is_good &= all(found >= wanted(form, category) for category, found in points.items())
            print(
                f"{name}, {form}:", ", ".join(f"{category} {found}" for category, found in points.items()), flush=True
            )
        browser.close()
    if not is_good:
        raise SystemExit(f"fewer than {WANTED} points; performance tells of the machine, too")


def wanted(form: str, category: str) -> int:
    """How many points are enough."""
    return QUICK_ON_A_PHONE if (form, category) == ("mobile", "performance") else WANTED


def remember(page: Page, address: str, furnished: Furnished) -> None:
    """Let the browser remember what the one who lives there would."""
    page.goto(address)
    for entry in furnished.memory["origins"][0]["localStorage"]:
        page.evaluate("({ name, value }) => localStorage.setItem(name, value)", entry)
    page.close()


def judge(address: str, preset: tuple[str, ...], port: int, report: Path) -> dict[str, int]:
    """The points of one screen, by category: the median of some runs, for a busy machine spoils some of them."""
    npx = shutil.which("npx", path=str(Path(sys.executable).parent))
    assert npx is not None
    command = [
        npx, "--yes", f"lighthouse@{VERSION}", address, f"--port={port}",
        *preset, "--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}",
        "--output=json", f"--output-path={report}", "--quiet",
    ]  # fmt: skip
    runs = [run(command, report) for _ in range(RUNS)]
    return {name: median_low(found[name] for found in runs) for name in CATEGORIES}


def run(command: list[str], report: Path) -> dict[str, int]:
    """The points that one run gives; none where it fails."""
    if subprocess.run(command, check=False).returncode != 0:
        return dict.fromkeys(CATEGORIES, 0)
    found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {name: round(100 * (found[name]["score"] or 0)) for name in CATEGORIES}


if __name__ == "__main__":
    main()
