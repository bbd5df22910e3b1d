"""Measure how soon the page can be read, played and pressed over a long, thin line, and write a page of the docs."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright

from bench.tables import markdown
from cerebria.server.storage import database
from tests.browser.browsing import ARGUMENTS, DESKTOP, HAS_SANDBOX
from tests.browser.finding import chromium
from tests.server.serving import ROOMY, Process, sqlite_url

from .line import BYTES_PER_SECOND, WAY_SECONDS, far_away

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "first-picture.md"
BEFORE: Final = Path(__file__).parent / "before.md"
INTRODUCTION: Final = """\
# The first picture

Written by `make picture`: how soon a browser ({browser}) shows what somebody came for, over a line to the server that
takes {way:.0f} ms each way and lets {rate:.0f} Mbit/s through, by plain HTTP from elsewhere, packed with gzip. To
connect takes both ways as well. {date}, {machine} with {cores} cores, the best of {times} visits: whatever else the
machine does comes on top. Cold is a browser that has never been here, warm one that has: it asks for the page, which is
not sent again, and for what has changed. Bytes of script are counted by the browser, until nothing more is fetched.
At a table up to 8 kB of that are what nobody waits for, which comes when the first question stands there.

The page comes with its screen drawn in it and names all that it will need; the first script asks for the table before
the others are here; and the table is seen before the live connection stands, which takes three times both ways.
`tests/browser/test_first_picture.py` sees to it without a clock.

"""
HOST: Final = "cerebria.test"
"""A host elsewhere, to a browser: what it would do for its own machine alone, it does not."""
READABLE: Final = "main h1"
CHOICE: Final = "[data-choice]"
GAME: Final = {"players": 2, "mode": "basic", "first": "bliss", "seed": 11}
SEATS: Final = [{"kind": "me"}, {"kind": "program", "program": "medium"}]

# Notes when something is first seen: it is there, and was painted.
WATCH: Final = """
    addEventListener('DOMContentLoaded', () => {
        const wanted = new Set(%s);
        window.seen = {};
        const look = () => {
            for (const selector of wanted) {
                if (!document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) continue;
                wanted.delete(selector);
                requestAnimationFrame(() => setTimeout(() => (window.seen[selector] = performance.now())));
            }
        };
        look();
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
"""
# What came over the line, and what the browser had.
FETCHED: Final = """() => performance.getEntriesByType('resource').map(
    ({ name, initiatorType, transferSize, encodedBodySize }) =>
        ({ name, initiatorType, transferSize, encodedBodySize })
)"""


class Visit(NamedTuple):
    """How soon somebody saw what they came for, and what that took."""

    seconds: float
    requests: int
    script: int
    """Bytes of it that came over the line."""


PRESSES: Final = """
What is pressed is one message, and its answer brings all that comes next: a message that it is done, one of what
happened, with the next question, and one of what its choices cost and bring about. The time is that until the next
question was painted, the best of {times}; bytes are those of the messages on the live connection, as they are.
`tests/browser/test_slow_line.py` sees to it that it is one message.

"""
PRESSED_TIMES: Final = 12
WITHIN: Final = "0.5 s"
BESIDE: Final = ("ping", "pong", "presence", "foresee", "foreseen")
"""Messages that have nothing to do with a press, or are only about what is looked at."""
MOVE: Final = "document.querySelector('[data-choice=move]')"
SPACE: Final = """document.querySelector('.apt[data-target^="space"]')"""
TARGET: Final = "document.querySelector('.open[data-target]')"
INCOME: Final = "document.querySelector('[data-choice=gain-willpower]')"
UNDO: Final = "[...document.querySelectorAll('button')].find((button) => /^Undo/.test(button.textContent.trim()))"
LEFT: Final = "document.querySelector('p.left')?.textContent.startsWith('{}')"
KINDS: Final = {
    "Move, which asks where": (MOVE, TARGET),
    "Undo": (UNDO, INCOME),
    "a space to move to": (SPACE, LEFT.format(2)),
    "Undo of a whole Move": (UNDO, LEFT.format(3)),
    "Gain Willpower, which asks nothing": (INCOME, LEFT.format(2)),
    "Undo of it": (UNDO, LEFT.format(3)),
}
"""What is pressed, and what stands there then."""
# Presses something, and says how many seconds later what it leads to has been painted.
PRESS: Final = """() => new Promise((done) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
        if (!(%s)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done((performance.now() - begun) / 1000)));
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    (%s).dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


class Pressed(NamedTuple):
    """How long it took until a press was answered, and the bytes of the messages each way."""

    seconds: float
    up: list[int]
    down: list[int]


class Wire:
    """The messages on the live connection of a page."""

    def __init__(self, page: Page) -> None:
        self.up: list[int] = []
        self.down: list[int] = []
        self.is_told = False
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note(self.up, text))
        socket.on("framereceived", lambda text: self._note(self.down, text))

    def _note(self, messages: list[int], text: str | bytes) -> None:
        kind = json.loads(text)["type"]
        self.is_told |= kind == "facts"
        if kind not in BESIDE:
            messages.append(len(text))

    def press(self, page: Page, pressed: str, answer: str) -> Pressed:
        """Press something, until its answer is there and told in whole."""
        page.wait_for_function(f"() => {pressed}")
        # What has the focus would be looked at in a moment.
        page.evaluate("document.activeElement.blur()")
        self.up.clear()
        self.down.clear()
        self.is_told = False
        seconds = page.evaluate(PRESS % (answer, pressed))
        while not self.is_told:
            page.wait_for_timeout(20)
        return Pressed(seconds, self.up[:], self.down[:])


def main() -> None:
    given = _parser().parse_args()
    with tempfile.TemporaryDirectory() as name:
        url = sqlite_url(Path(name))
        database.upgrade(url)
        server = Process(replace(ROOMY, database=url), Path(name) / "log.txt")
        server.start()
        try:
            with far_away(server.port) as port, sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=chromium(),
                    args=[*ARGUMENTS, f"--host-resolver-rules=MAP {HOST} 127.0.0.1"],
                    chromium_sandbox=HAS_SANDBOX,
                )
                found = "\n".join(markdown(list(rows(browser, server.address, port, given.times))))
                found += "\n" + PRESSES.format(times=PRESSED_TIMES)
                found += "\n".join(markdown(list(pressed(browser, server.address, port))))
                version = f"Chromium {browser.version}"
                browser.close()
        finally:
            server.stop()
    print(found)
    introduction = INTRODUCTION.format(
        browser=version,
        way=WAY_SECONDS * 1000,
        rate=BYTES_PER_SECOND * 8 / 1_000_000,
        date=datetime.datetime.now(tz=datetime.UTC).date(),
        machine=platform.machine(),
        cores=os.cpu_count(),
        times=given.times,
    )
    before = BEFORE.read_text(encoding="utf-8")
    PAGE.write_text(f"{introduction}{found}\n\n{before}", encoding="utf-8", newline="\n")


def rows(browser: Browser, near: str, port: int, times: int) -> Iterator[list[str]]:
    """What was measured, headings first."""
    yield ["what", "wanted, cold", "cold", "wanted, warm", "warm", "requests, cold", "warm", "script, cold", "warm"]
    far = f"http://{HOST}:{port}"
    person, table = game_at(near)
    for what, path, selector, wanted in (
        ("the home page can be read", "/", READABLE, ("1.5 s", "")),
        ("a table's first choice stands there", f"/table/{table}", CHOICE, ("4 s", "2 s")),
    ):
        visits = [both_visits(browser, far, person, path, selector) for _ in range(times)]
        cold, warm = zip(*visits, strict=True)
        yield [
            what,
            *(
                cell
                for goal, found in zip(wanted, (cold, warm), strict=True)
                for cell in (goal, f"{min(visit.seconds for visit in found):.1f} s")
            ),
            *(str(found[-1].requests) for found in (cold, warm)),
            *(f"{found[-1].script / 1000:.1f} kB" for found in (cold, warm)),
        ]


def pressed(browser: Browser, near: str, port: int) -> Iterator[list[str]]:
    """What was measured of presses, headings first."""
    yield ["what is pressed", "wanted", "answered", "up", "down"]
    far = f"http://{HOST}:{port}"
    person, table = game_at(near)
    with browser.new_context(storage_state=memory_of(far, person), viewport=DESKTOP, base_url=far) as context:
        page = context.new_page()
        wire = Wire(page)
        page.goto(f"/table/{table}")
        # What can be pressed at once is known with what the choices cost.
        page.wait_for_function(f"() => {SPACE}")
        found: dict[str, list[Pressed]] = {kind: [] for kind in KINDS}
        for _ in range(PRESSED_TIMES):
            for kind, (press, answer) in KINDS.items():
                found[kind].append(wire.press(page, press, answer))
        for kind, all_of_it in found.items():
            last = all_of_it[-1]
            yield [
                kind,
                WITHIN,
                f"{min(one.seconds for one in all_of_it):.2f} s",
                f"{len(last.up)} of {sum(last.up)} B",
                f"{len(last.down)} of {sum(last.down) / 1000:.1f} kB",
            ]


def memory_of(far: str, person: str) -> Any:
    """What the browser of somebody remembers."""
    kept = [{"origin": far, "localStorage": [{"name": "cerebria-person", "value": person}]}]
    return {"cookies": [], "origins": kept}


def game_at(address: str) -> tuple[str, str]:
    """Somebody, as their browser remembers them, and a game of theirs that waits for their first choice."""
    with httpx.Client(base_url=f"{address}/api", timeout=30) as client:
        person = client.post("/people", json={"name": "Ada"}).text
        client.headers["authorization"] = f"Bearer {json.loads(person)['token']}"
        form = {"title": "An evening", "game": GAME, "seats": SEATS}
        table = client.post("/tables", json=form).json()["table"]["id"]
        client.post(f"/tables/{table}/start").raise_for_status()
    return person, table


def both_visits(browser: Browser, far: str, person: str, path: str, selector: str) -> tuple[Visit, Visit]:
    """Coming for the first time, and again."""
    with browser.new_context(storage_state=memory_of(far, person), viewport=DESKTOP, base_url=far) as context:
        context.add_init_script(WATCH % json.dumps([selector]))
        return visit(context, path, selector), visit(context, path, selector)


def visit(context: BrowserContext, path: str, selector: str) -> Visit:
    page = context.new_page()
    page.goto(path, wait_until="commit")
    seen = page.wait_for_function("selector => window.seen?.[selector]", arg=selector).json_value()
    # What is fetched for later counts as well.
    page.wait_for_load_state("networkidle")
    fetched = page.evaluate(FETCHED)
    page.close()
    over_line = [entry for entry in fetched if entry["transferSize"]]
    script = sum(entry["encodedBodySize"] for entry in over_line if entry["name"].endswith(".js"))
    return Visit(seen / 1000, 1 + len(over_line), script)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.picture", description=__doc__)
    parser.add_argument("--times", type=int, default=5, help="how often to come for the first time (default 5)")
    return parser


if __name__ == "__main__":
    main()
