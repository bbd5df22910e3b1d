"""Films of what moves: a turn of others, deeds of one's own, a Revelation, Ego's turn, the end.

They are looked at frame by frame, so every frame is drawn in its own time, however busy the machine is: between two the
clock of the page stands still.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page

from .browsing import Theme, memory_of, new_context
from .furnishing import long_game, taking_before_ego
from .playing import ask, go_on, offered, seek, way

PROGRAM = {"kind": "program", "program": "greedy"}
STEP = 200
"""Milliseconds from one frame to the next."""
MOST = 50
"""So many frames at most until the next choice is offered."""
PATIENCE = 320_000
"""Milliseconds for all else, on however busy a machine."""
HEARING = 40
"""Milliseconds in which a page hears from the server meanwhile."""

# Nothing is decided by itself, so that all that is chosen is seen; and what is pressed is done.
WISHES = "localStorage.setItem('cerebria-settings', JSON.stringify({ gifts: 'ask', confirms: 'never' }))"
# What moves by itself goes on as far as the clock did; what is over says so.
MOVE = """(step) => {
    for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect.getComputedTiming();
        if (endTime !== Infinity) animation.currentTime = Math.min(endTime, Number(animation.currentTime ?? 0) + step);
    }
}"""


class Film(NamedTuple):
    """What is seen of a long game from a moment on, when somebody makes some choices, and for how long after them."""

    name: str
    game: str
    moment: int
    choices: tuple[str, ...]
    seconds: float


def films() -> tuple[Film, ...]:
    """All there are."""
    taking, last = taking_before_ego().moment, len(long_game()[1]) - 1
    return (
        Film("others", "two", 125, ("take ambition",), 12),
        Film("own", "two", 129, ("absorb", "sphere humility", "yes", "gain-willpower"), 2),
        Film("revelation", "two", 189, ("yes",), 12),
        Film("ego", "ego", taking, (long_game("ego")[0]["choices"][taking],), 9),
        Film("end", "two", last, (long_game()[0]["choices"][last],), 13),
    )


def take(
    browser: Browser, address: str, film: Film, size: str, theme: Theme, folder: Path, wants: str | None = None
) -> None:
    """The frames of a film, named by the milliseconds at which they were seen; `wants` is its language."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.jpg"):
        old.unlink()
    memory = memory_of(address, "Ada")
    is_phone = size == "phone"
    with new_context(browser, address, memory=memory, phone=is_phone, theme=theme, still=False, wants=wants) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.clock.install()
        page.goto("/settings")
        page.evaluate(WISHES)
        begin(page, film)
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        session = context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 0})
        for place, _ in enumerate(played(page, film)):
            page.screenshot(path=folder / f"{place * STEP:05}.jpg", type="jpeg", quality=85)


def begin(page: Page, film: Film) -> None:
    """Sit where it begins."""
    record, asked = long_game(film.game)
    seats = [PROGRAM] * len({one.seat for one in asked})
    seats[asked[film.moment].seat] = {"kind": "me"}
    go_on(page, record, *seats, moment=film.moment)
    offered(page)


def played(page: Page, film: Film) -> Iterator[None]:
    """Make the choices one after the other, each as soon as it is offered, and stop at every frame."""
    for choice in film.choices:
        for _ in range(MOST):
            if way(page, choice).is_visible():
                break
            yield from frames(page, 1)
        press(page, way(page, choice))
        yield from frames(page, 2)
    yield from frames(page, int(1000 * film.seconds / STEP))


def press(page: Page, found: Locator) -> None:
    """Press something, and wait for server and programs: however long they take, no time goes by in the film."""
    found.click()
    while seek(page, ".sent").count() or not is_done(page):
        page.clock.run_for(1)
        page.wait_for_timeout(HEARING)


def is_done(page: Page) -> bool:
    """Whether nobody else does anything any more: it is one's own turn to decide, or the game is over."""
    table = ask(page, "GET", f"/api/tables/{urlsplit(page.url).path.rpartition('/')[2]}")
    own = {seat["spirit"] for seat in table["seats"] if seat["is_yours"]}
    return table["status"] != "running" or table["decider"] in own


def frames(page: Page, count: int) -> Iterator[None]:
    """Let some time pass, and stop at every frame."""
    for _ in range(count):
        page.clock.run_for(STEP)
        page.evaluate(MOVE, STEP)
        page.wait_for_timeout(HEARING)
        yield
