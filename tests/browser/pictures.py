"""Pictures of every screen, in both sizes and both themes, and a page that shows them side by side.

Run: make pictures [SCREENS="home game-turn"]. They lie in build/pictures, to be looked at critically.
"""

from __future__ import annotations

import html
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.serving import ROOMY, serving, sqlite_url

from .browsing import Theme, launched, new_context
from .furnishing import Furnished, furnish
from .screens import KINDS, SCREENS, Screen, reach

FOLDER = Path(__file__).parents[2] / "build" / "pictures"
THEMES: tuple[Theme, ...] = ("dark", "light")
SIZES = ("desktop", "phone")


def main(*names: str) -> None:
    """Take the pictures of all screens, or of those named."""
    unknown = set(names) - {screen.name for screen in SCREENS}
    if unknown:
        raise SystemExit(f"no such screens: {', '.join(sorted(unknown))}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [screen for screen in SCREENS if not names or screen.name in names]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(replace(ROOMY, database=sqlite_url(Path(folder)))) as address,
        launched() as browser,
    ):
        furnished = furnish(address, KINDS)
        for size in SIZES:
            for screen in wanted:
                take(browser, address, furnished, screen, size)
                print(f"{screen.name}, {size}", flush=True)
    (FOLDER / "index.html").write_text(contact_sheet(), encoding="utf-8", newline="\n")
    print(f"they lie in {FOLDER}")


def take(browser: Browser, address: str, furnished: Furnished, screen: Screen, size: str) -> None:
    """Pictures of one screen in every theme."""
    memory = None if screen.is_for_strangers else furnished.memory
    context = new_context(browser, address, memory=memory, phone=size == "phone")
    page = context.new_page()
    reach(page, screen, furnished.places)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(200)
        page.screenshot(path=FOLDER / f"{screen.name}-{size}-{theme}.png")
    context.close()


def contact_sheet() -> str:
    """A page with every picture that was taken."""
    rows = []
    for screen in SCREENS:
        names = [f"{screen.name}-{size}-{theme}" for size in SIZES for theme in THEMES]
        images = (f'<a href="{name}.png"><img src="{name}.png" alt="{name}" loading="lazy"></a>' for name in names)
        rows.append(f"<h2>{html.escape(screen.name)}</h2><div>{''.join(images)}</div>")
    style = (
        "body{margin:24px;background:#333;color:#eee;font:16px sans-serif}div{display:flex;gap:12px}img{height:300px}"
    )
    return f'<!doctype html><html lang="en"><title>Screens</title><style>{style}</style>{"".join(rows)}</html>\n'


if __name__ == "__main__":
    main(*sys.argv[1:])
