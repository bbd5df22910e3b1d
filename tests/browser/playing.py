"""What people do at a table, in their browser, and what they see there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

OFFERED = "[data-choice]:not([disabled]), .open[data-target]"
PROGRAM = "medium"


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request as the person of this page."""
    return page.evaluate(
        """async ([method, path, body]) => {
            const {token} = JSON.parse(localStorage.getItem('cerebria-person'));
            const headers = {authorization: `Bearer ${token}`, 'content-type': 'application/json'};
            const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)});
            return answer.json();
        }""",
        [method, path, body],
    )


def start_game(page: Page, *seats: str, **game: Any) -> str:
    """A running game of the person of this page, at whose table they are now; seats are "me" or programs."""
    sitters = [{"kind": "me"} if seat == "me" else {"kind": "program", "program": seat} for seat in seats]
    form = {"title": "An evening", "game": {"players": len(seats), **game}, "seats": sitters}
    table: str = ask(page, "POST", "/api/tables", form)["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/start")
    page.goto(f"/table/{table}")
    return table


def seek(page: Page, selector: str) -> Locator:
    """What a selector finds. Playwright else looks below each of thousands of elements for a shadow tree, and there is
    none: where something is asked for again and again, that is most of the work."""
    return page.locator(f"css:light={selector}")


def way_to(choice: str) -> str:
    """What selects where a choice is made: its button, or its place on the board."""
    return f'[data-choice="{choice}"], .open[data-target="{choice}"]'


def way(page: Page, choice: str) -> Locator:
    """Where a choice is made."""
    return seek(page, way_to(choice)).first


def choose(page: Page, *choices: str) -> None:
    """Make choices by clicks, one after the other, each as soon as it is offered."""
    for choice in choices:
        way(page, choice).click()
        # While a choice is on its way, no other is taken.
        expect(seek(page, ".sent")).to_have_count(0)


def offered(page: Page) -> list[str]:
    """What can be chosen now."""
    seek(page, OFFERED).first.wait_for()
    found: list[str] = seek(page, OFFERED).evaluate_all(
        "nodes => nodes.map(({ dataset }) => dataset.choice ?? dataset.target)"
    )
    return found


def decision(page: Page) -> Locator:
    """The sentence that says what is to be decided, or who decides."""
    return page.get_by_test_id("decision")


def button(page: Page, name: str) -> Locator:
    """The button with a name."""
    return page.get_by_role("button", name=name, exact=True)
