"""What people do at a table, in their browser, and what they see there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from cerebria import Decision, Game, new_game, to_record
from cerebria.bots import make_bot

OFFERED = "[data-choice]:not([disabled]), .open[data-target]"
ASKED_BACK = "[data-do]"
"""What does what is asked about."""
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


def path_of(link: dict[str, Any]) -> str:
    """Where a link leads, as people get it, on the server of their page."""
    address = urlsplit(link["address"])
    return f"{address.path}#{address.fragment}"


def seat_in(made: dict[str, Any]) -> str:
    """Where the link to the first empty seat of a new table leads."""
    return path_of(next(link for link in made["links"] if link["kind"] == "seat"))


def start_game(page: Page, *seats: str, **game: Any) -> str:
    """A running game of the person of this page, at whose table they are now; seats are "me" or programs."""
    sitters = [{"kind": "me"} if seat == "me" else {"kind": "program", "program": seat} for seat in seats]
    form = {"title": "An evening", "game": {"players": len(seats), **game}, "seats": sitters}
    table: str = ask(page, "POST", "/api/tables", form)["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/start")
    page.goto(f"/table/{table}")
    return table


def record_when(is_reached: Callable[[Game, Decision], bool], **options: Any) -> dict[str, Any]:
    """A game of programs, as far as the decision that one wants to come to."""
    game = new_game(**options)
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while game.decision is not None:
        if is_reached(game, game.decision):
            return to_record(game)
        seat = game.decision.seat
        game.choose(bots[seat].choose(game.view(seat)))
    raise AssertionError("the game never comes to that")


def go_on(page: Page, played: dict[str, Any], *seats: dict[str, str], moment: int | None = None) -> str:
    """Go on with a game from its end or from a moment, at the table at which one is then; its id."""
    table = play_on(page, played, *seats, moment=moment)["table"]
    if table["status"] == "open":
        ask(page, "POST", f"/api/tables/{table['id']}/start")
    page.goto(f"/table/{table['id']}")
    return str(table["id"])


def play_on(page: Page, played: dict[str, Any], *seats: dict[str, str], moment: int | None = None) -> dict[str, Any]:
    """A table at which a game goes on, with its links."""
    replay = ask(page, "POST", "/api/records", played)["id"]
    form = {"moment": len(played["choices"]) if moment is None else moment, "title": "An evening", "seats": seats}
    found: dict[str, Any] = ask(page, "POST", f"/api/tables/{replay}/play-on", form)
    return found


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
    """Make choices by clicks, one after the other, each as soon as it is offered; whatever asks back is done."""
    for choice in choices:
        way(page, choice).click()
        # While a choice is on its way, no other is taken.
        expect(seek(page, ".sent")).to_have_count(0)
        if seek(page, ASKED_BACK).is_visible():
            seek(page, ASKED_BACK).click()
            expect(seek(page, ".sent")).to_have_count(0)


def offered(page: Page) -> list[str]:
    """What can be chosen now."""
    seek(page, OFFERED).first.wait_for()
    found: list[str] = seek(page, OFFERED).evaluate_all(
        "nodes => nodes.map(({ dataset }) => dataset.choice ?? dataset.target)"
    )
    return found


def actions_left(page: Page, count: int) -> Locator:
    """What tells whoever looks how many Actions are left."""
    return page.locator("p.left", has_text="1 Action left" if count == 1 else f"{count} Actions left")


def decision(page: Page) -> Locator:
    """The sentence that says what is to be decided, or who decides."""
    return page.get_by_test_id("decision")


def button(page: Page, name: str) -> Locator:
    """The button with a name."""
    return page.get_by_role("button", name=name, exact=True)
