"""Whole games in the browser, by clicks on what is offered, against programs."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from .conftest import PATIENCE, NewPage
from .playing import OFFERED, ask, start_game

pytestmark = pytest.mark.slow

TO_PRESS = f"{OFFERED}, [data-read-on]"
"""What is offered, and what goes on to the next step of a turn of Ego's."""
MOST = 4_000

# One of all there is to press: where a mouse meets it, with nothing above it; "over" at the end of the game; nothing if
# somebody else is to choose. All in one question, which a whole game asks hundreds of times. What comes to lie there
# while the mouse is on its way is not pressed.
FIND = """async ([toPress, share, isPatient, patience]) => {
    const until = performance.now() + patience;
    let problem = 'nothing is offered';
    while (performance.now() < until) {
        if (document.querySelector('dialog[open] .result')) return 'over';
        const isSent = document.querySelector('.sent') !== null;
        // A menu lies above all else until something is taken from it.
        const menu = document.querySelectorAll('.ways [data-way]');
        const offered = menu.length ? menu : document.querySelectorAll(toPress);
        const found = [...offered].filter((node) => !isSent && node.checkVisibility());
        const one = found[Math.floor(share * found.length)];
        if (one) {
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = one.getBoundingClientRect();
            const at = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(...at);
            if (one.contains(hit)) {
                const guard = (event) => one.contains(event.target) || event.stopImmediatePropagation();
                addEventListener('click', guard, { capture: true, once: true });
                return at;
            }
            problem = `${one.outerHTML.slice(0, 120)} lies below ${hit?.outerHTML.slice(0, 120)}`;
        }
        // Whoever looks at every frame has the page draw every frame.
        await new Promise((goOn) => setTimeout(goOn, 40));
        if (!one && !isPatient) return null;
    }
    throw new Error(problem);
}"""


def press_one(page: Page, what: str, share: float = 0.0, *, is_patient: bool = True) -> str | None:
    """Click one of what a selector finds, once it can be pressed; "over" at the end of the game, nothing if there is
    none and nobody waits for it."""
    found = page.evaluate(FIND, [what, share, is_patient, PATIENCE])
    if not isinstance(found, list):
        return found and str(found)
    page.mouse.click(*found)
    return "pressed"


def press_something(page: Page, chance: random.Random, *, is_patient: bool = True) -> bool:
    """Click something there is to press, once there is something, or only if there is; whether the game goes on."""
    return press_one(page, TO_PRESS, chance.random(), is_patient=is_patient) != "over"


def play_by_clicks(page: Page, seed: int) -> int:
    """Click something that is offered, again and again, until the game is over; how often that was."""
    chance = random.Random(seed)
    for clicks in range(MOST):
        if not press_something(page, chance):
            return clicks
    raise AssertionError(f"not over after {MOST} clicks")


@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("full", 4)])
def test_a_whole_game_by_clicks(new_page: NewPage, mode: str, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", *["greedy"] * (players - 1), mode=mode, seed=7)
    assert play_by_clicks(page, 7) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


def test_a_whole_game_of_the_edition_before_by_clicks(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    sides = {"team_side": "B", "spirit_side": "B"}
    table = start_game(page, "me", *["greedy"] * 3, edition="preview", seed=7, **sides)
    assert play_by_clicks(page, 7) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_of_the_prototype_by_clicks(new_page: NewPage, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", *["greedy"] * (players - 1), edition="prototype", seed=7)
    assert play_by_clicks(page, 7) > 20
    result = page.locator("dialog[open] .result")
    for part in ("Capping", "Full rows", "Strong Emotions", "Full Emotions"):
        assert result.get_by_role("rowheader", name=part).first.is_visible()
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_game_of_the_third_team_by_clicks(new_page: NewPage, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "greedy", "greedy", "me", *["greedy"] * (players - 3), balance=True, seed=7)
    assert play_by_clicks(page, 7) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"
