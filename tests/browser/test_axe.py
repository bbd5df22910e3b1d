"""Every screen, in both sizes and both themes, is free of what axe finds fault with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.server.serving import ROOMY, serving, sqlite_url

from .browsing import Theme, new_context
from .furnishing import Furnished, furnish
from .screens import KINDS, SCREENS, Screen, reach

pytestmark = pytest.mark.slow
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A theme changes colours and nothing else.
RULES: dict[Theme, list[str] | None] = {"dark": None, "light": ["color-contrast"]}

# A card on the board is called by its name; the numbers drawn on it are said after that, each with what it counts.
NOT_A_FAULT = 'label-content-name-mismatch: g[data-target="slot '


@pytest.fixture(scope="module")
def furnished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Furnished]]:
    """A server with something on every screen; its address, and where things are."""
    folder = tmp_path_factory.mktemp("furnished")
    with serving(replace(ROOMY, database=sqlite_url(folder))) as address:
        yield address, furnish(address, KINDS)


def faults(page: Page, part: str | None, rules: list[str] | None) -> list[str]:
    """What axe finds in a part of the page, or all of it, by some rules, or by all."""
    # Drawings that nobody hears are many elements and nothing to read.
    found = page.evaluate(
        """async ([part, rules]) => {
            const where = { exclude: '[inert][aria-hidden="true"]', ...(part && { include: part }) };
            const only = rules && { runOnly: { type: 'rule', values: rules } };
            const { violations } = await axe.run(where, { ...only, resultTypes: ['violations'], preload: false });
            return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
                `${id}: ${target.join(' ')}: ${failureSummary}`));
        }""",
        [part, rules],
    )
    return [fault for fault in found if not fault.startswith(NOT_A_FAULT)]


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_screen_is_open_to_everybody(
    browser: Browser, furnished: tuple[str, Furnished], screen: Screen, size: str
) -> None:
    address, home = furnished
    memory = None if screen.is_for_strangers else home.memory
    context = new_context(browser, address, memory=memory, phone=size == "phone")
    context.add_init_script(path=AXE)
    page = context.new_page()
    page.set_default_timeout(10_000)
    reach(page, screen, home.places)
    found = {}
    for theme, rules in RULES.items():
        page.emulate_media(color_scheme=theme)
        found[theme] = faults(page, screen.part, rules)
    is_too_wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    context.close()
    assert not any(found.values()), found
    assert not is_too_wide
