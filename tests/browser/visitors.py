"""People who look at one screen after the other."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, Page

from .browsing import NOWHERE, new_context
from .furnishing import Furnished
from .screens import Screen, arrive, prepare, reach


def follow(page: Page, address: str) -> None:
    """Go on by a link, and wait until the screen before is gone."""
    page.evaluate(
        """(address) => {
            const dialog = document.querySelector('dialog[open]');
            // As by Escape, so that the page knows of it.
            dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
            dialog?.close();
            const old = document.querySelector('main');
            const isOther = address.replace(/#.*/, '') !== location.pathname;
            if (isOther) old?.setAttribute('data-left', '');
            const link = document.body.appendChild(document.createElement('a'));
            link.href = address;
            link.click();
            link.remove();
        }""",
        address,
    )
    page.locator("[data-left]").wait_for(state="detached")


class Visitors:
    """People on a server with something on every screen: one who lives there and one who does not, in both sizes."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        furnished: Furnished,
        *,
        greet: Callable[[BrowserContext], object] = lambda context: None,
        goes_by_links: bool = False,
        wants: str | None = None,
    ) -> None:
        """Before a window opens, it is greeted. To load each screen anew is slow: links may lead there. `wants` is
        their language, if not the usual one."""
        self._browser, self._address, self._furnished = browser, address, furnished
        self._greet, self._goes_by_links, self._wants = greet, goes_by_links, wants
        self._pages: dict[tuple[str, bool], Page] = {}
        self._seen: dict[tuple[str, bool], Screen] = {}

    def leave(self) -> None:
        for page in self._pages.values():
            page.context.close()

    def see(self, screen: Screen, size: str) -> Page:
        """A screen, loaded anew, unless it is a part of the one seen last. A new window would cost more than all the
        rest, so each visitor has one."""
        key = (size, screen.is_for_strangers)
        if key not in self._pages:
            memory = None if screen.is_for_strangers else self._furnished.memory
            context = new_context(self._browser, self._address, memory=memory, phone=size == "phone", wants=self._wants)
            context.set_default_timeout(30_000)
            self._greet(context)
            self._pages[key] = context.new_page()
        page, last = self._pages[key], self._seen.get(key)
        if last is not None:
            last.leave(page)
        if screen.part is not None and last is not None and last.place == screen.place:
            page.keyboard.press("Escape")
            prepare(page, screen)
        else:
            page.mouse.move(-1, -1)
            if not self._goes_by_links or last is None:
                # Two screens may differ in what stands after the # alone, and the pointer may rest on something.
                page.goto(NOWHERE)
                reach(page, screen, self._furnished.places)
            else:
                follow(page, self._furnished.places.get(screen.place, screen.place))
                arrive(page, screen)
        self._seen[key] = screen
        return page
