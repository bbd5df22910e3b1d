"""Pictures of every screen, in both sizes and both themes, and of what is shown of links to them, and a page that shows
them side by side; and films.

Run: make pictures [SCREENS="home game-turn links films"] [LANGUAGE=hu] [SIZES="390x844 844x390"]. They lie in
build/pictures, those of another language in a folder of its name, to be looked at critically. Those that the README and
pages of docs show are put into docs/pictures, too, and made small; SCREENS=docs takes these alone. Sizes that are named
are those of windows that are touched.
"""

from __future__ import annotations

import argparse
import base64
import html
import re
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, Error, Page, ViewportSize

from cerebria.texts import FALLBACK
from tests.server.serving import ROOMY, serving, sqlite_url

from . import films
from .browsing import DESKTOP, PHONE, Theme, launched, new_context
from .furnishing import Furnished, furnish
from .screens import KINDS, SCREENS, Screen, reach

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "pictures"
THEMES: tuple[Theme, ...] = ("dark", "light")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
AT_A_DESK = "desktop"

LINKS = {
    "home": "/", "rule": "/rules?revelation", "card": "/cards?courage", "spirit": "/cards?spirit-love",
    "table": "invitation", "replay": "link-to-replay",
}  # fmt: skip
"""Addresses that show themselves wherever somebody pastes them: places by name, or addresses."""
OF_LINKS = "links"
OF_FILMS = "films"
"""They take minutes each, so only who asks for them gets them."""

SHOWN = ROOT / "docs" / "pictures"
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
SMALL = """async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.8).split(',')[1];
}"""


class Picture(NamedTuple):
    """A picture of a screen, by the parts of its name."""

    screen: str
    size: str
    theme: Theme

    @property
    def name(self) -> str:
        return "-".join(self)


def shown(pages: tuple[Path, ...] = PAGES) -> set[Picture]:
    """What pages of the documentation show."""
    texts = (page.read_text(encoding="utf-8") for page in pages)
    names = (name for text in texts for name in re.findall(r"pictures/([\w-]+)\.webp", text))
    return {Picture(*name.rsplit("-", 2)) for name in names}


def size_of(name: str) -> ViewportSize:
    """How large a window is by its name, such as 390x844."""
    if name in SIZES:
        return SIZES[name]
    width, height = map(int, name.split("x"))
    return {"width": width, "height": height}


def main(*names: str, language: str = FALLBACK, sizes: Sequence[str] = tuple(SIZES)) -> None:
    """Take the pictures of all screens, of those named, or of those that the documentation shows."""
    asked = {picture.screen for picture in shown()} if names == ("docs",) else set(names)
    unknown = asked - {OF_LINKS, OF_FILMS, *(screen.name for screen in SCREENS)}
    if unknown:
        raise SystemExit(f"no such screens: {', '.join(sorted(unknown))}")
    folder = FOLDER if language == FALLBACK else FOLDER / language
    folder.mkdir(parents=True, exist_ok=True)
    SHOWN.mkdir(exist_ok=True)
    wanted = [screen for screen in SCREENS if not asked or screen.name in asked]
    taken: set[Picture] = set()
    failed: list[str] = []
    with (
        tempfile.TemporaryDirectory() as database,
        serving(replace(ROOMY, database=sqlite_url(Path(database)))) as address,
        launched() as browser,
    ):
        furnished = furnish(address, KINDS)
        if not asked or OF_LINKS in asked:
            take_links(address, furnished, language, folder)
        if OF_FILMS in asked:
            take_films(browser, address, language, folder)
        for size in sizes:
            for screen in wanted:
                print(f"{screen.name}, {size}", flush=True)
                try:
                    taken |= take(browser, address, furnished, screen, size, language, folder)
                except Error as error:
                    # The others can be looked at all the same.
                    failed.append(f"{screen.name}, {size}: {error.message.splitlines()[0]}")
        if language == FALLBACK:
            show_small(browser, taken & shown())
    (folder / "index.html").write_text(contact_sheet(sizes), encoding="utf-8", newline="\n")
    print(f"they lie in {folder}")
    if failed:
        raise SystemExit("\n".join(["these could not be taken:", *failed]))


def take(
    browser: Browser, address: str, furnished: Furnished, screen: Screen, size: str, language: str, folder: Path
) -> set[Picture]:
    """Pictures of one screen in every theme."""
    pictures = {Picture(screen.name, size, theme) for theme in THEMES}
    memory = None if screen.is_for_strangers else furnished.memory
    with new_context(browser, address, memory=memory, phone=size != AT_A_DESK, wants=language) as context:
        page = context.new_page()
        page.set_viewport_size(size_of(size))
        reach(page, screen, furnished.places)
        for picture in pictures:
            page.emulate_media(color_scheme=picture.theme)
            page.wait_for_timeout(200)
            page.screenshot(path=folder / f"{picture.name}.png")
    return pictures


def take_links(address: str, furnished: Furnished, language: str, folder: Path) -> None:
    """What is shown of links, fetched as those do who show them."""
    print(OF_LINKS, flush=True)
    with httpx.Client(base_url=address, headers={"accept-language": language}, timeout=60) as client:
        for name, place in LINKS.items():
            page = client.get(furnished.places.get(place, place).partition("#")[0]).raise_for_status()
            found = re.search(r'property="og:image" content="([^"]+)"', page.text)
            assert found is not None, place
            picture = client.get(html.unescape(found[1])).raise_for_status()
            (folder / f"link-{name}.png").write_bytes(picture.content)


def take_films(browser: Browser, address: str, language: str, folder: Path) -> None:
    """What moves, frame by frame, in a folder for each film."""
    for film, size, theme in product(films.films(), SIZES, THEMES):
        name = f"{film.name}-{size}-{theme}"
        print(f"{OF_FILMS}, {name}", flush=True)
        films.take(browser, address, film, size, theme, folder / OF_FILMS / name, language)


def show_small(browser: Browser, taken: set[Picture]) -> None:
    """Put pictures into the documentation, made small by a browser, and take away what it shows no more."""
    wanted = {f"{picture.name}.webp" for picture in shown()}
    for path in SHOWN.iterdir():
        if path.name not in wanted:
            path.unlink()
    with browser.new_context() as context:
        page = context.new_page()
        for picture in taken:
            small = made_small(page, (FOLDER / f"{picture.name}.png").read_bytes())
            (SHOWN / f"{picture.name}.webp").write_bytes(small)


def made_small(page: Page, png: bytes) -> bytes:
    """The same picture as WebP."""
    return base64.b64decode(page.evaluate(SMALL, base64.b64encode(png).decode()))


def contact_sheet(sizes: Sequence[str]) -> str:
    """A page with every picture that was taken."""
    rows = []
    groups = {
        screen.name: [Picture(screen.name, size, theme).name for size in sizes for theme in THEMES]
        for screen in SCREENS
    }
    groups[OF_LINKS] = [f"link-{name}" for name in LINKS]
    for title, names in groups.items():
        images = (f'<a href="{name}.png"><img src="{name}.png" alt="{name}" loading="lazy"></a>' for name in names)
        rows.append(f"<h2>{html.escape(title)}</h2><div>{''.join(images)}</div>")
    style = (
        "body{margin:24px;background:#333;color:#eee;font:16px sans-serif}div{display:flex;gap:12px}img{height:300px}"
    )
    return f'<!doctype html><html lang="en"><title>Screens</title><style>{style}</style>{"".join(rows)}</html>\n'


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("screens", nargs="*")
    arguments.add_argument("--language", default=FALLBACK)
    arguments.add_argument("--sizes", nargs="+", default=tuple(SIZES))
    asked = arguments.parse_args()
    main(*asked.screens, language=asked.language, sizes=asked.sizes)
