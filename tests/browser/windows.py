"""Windows that one test after the other borrows: to open one costs more than most of what is done in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from .browsing import NOWHERE, Theme, draw_nothing, new_context, size_of

# What stays with a window, whatever page it shows next.
LASTING: tuple[tuple[type, tuple[str, ...]], ...] = (
    (Page, ("emulate_media",)),
    (BrowserContext, ("grant_permissions", "new_cdp_session", "set_geolocation", "set_offline")),
    *(
        (owner, ("add_init_script", "expose_binding", "expose_function", "on", "route", "route_web_socket",
                 "set_extra_http_headers"))
        for owner in (Page, BrowserContext)
    ),
)  # fmt: skip

SEAT = """(memory) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name, value } of memory?.origins[0].localStorage ?? []) localStorage.setItem(name, value);
}"""


class Kind(NamedTuple):
    """What a window is from its beginning to its end."""

    phone: bool
    theme: Theme
    still: bool
    is_drawn: bool


class Window(NamedTuple):
    """A window, and what its pages complained of since it was borrowed."""

    page: Page
    kind: Kind
    complaints: list[str]


class Windows:
    """All windows there are, and which of them have become somebody's own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._free: dict[Kind, list[Window]] = {}
        self._own: set[BrowserContext] = set()

    def borrow(self, kind: Kind, memory: Any, *, is_new: bool = False) -> Window:
        """A window in which nobody has been, as far as can be told from inside, or really nobody."""
        free = self._free.setdefault(kind, [])
        window = free.pop() if free and not is_new else self._open(kind)
        window.page.evaluate(SEAT, memory)
        return window

    def give_back(self, window: Window) -> None:
        """What a test has changed for good is closed. Others leave their page, which ends what is under way there."""
        page = window.page
        context = page.context
        if context in self._own or page.is_closed() or len(context.pages) > 1:
            self._own.discard(context)
            context.close()
            return
        page.mouse.move(-1, -1)
        page.set_viewport_size(size_of(window.kind.phone))
        page.goto(NOWHERE)
        context.clear_cookies()
        window.complaints.clear()
        self._free[window.kind].append(window)

    def _open(self, kind: Kind) -> Window:
        context = new_context(self._browser, self._address, phone=kind.phone, theme=kind.theme, still=kind.still)
        if not kind.is_drawn:
            draw_nothing(context)
        window = Window(context.new_page(), kind, [])
        window.page.on("pageerror", lambda error: window.complaints.append(f"{window.page.url}: {error}"))
        window.page.on("console", lambda line: window.complaints.append(line.text) if is_error(line) else None)
        window.page.goto(NOWHERE)
        self._own.discard(context)
        return window

    def make_own(self, changed: Page | BrowserContext) -> None:
        """Somebody has changed a window for good."""
        self._own.add(changed.context if isinstance(changed, Page) else changed)


def is_error(line: ConsoleMessage) -> bool:
    return line.type == "error"


@contextmanager
def noticing(windows: Windows) -> Iterator[None]:
    """Notice whatever changes a window for good."""

    def noticed(act: Callable[..., Any]) -> Callable[..., Any]:
        def act_and_notice(changed: Page | BrowserContext, *args: Any, **details: Any) -> Any:
            windows.make_own(changed)
            return act(changed, *args, **details)

        return act_and_notice

    with pytest.MonkeyPatch.context() as patch:
        for owner, names in LASTING:
            for name in names:
                patch.setattr(owner, name, noticed(getattr(owner, name)))
        for owner in (Page, BrowserContext):
            patch.setattr(owner, "clock", property(noticed(vars(owner)["clock"].fget)))
        yield
