"""Whole games in the browser, by clicks on what is offered, against programs."""

from __future__ import annotations

import contextlib
import random

import pytest
from playwright.sync_api import Page, TimeoutError

from .conftest import NewPage
from .playing import OFFERED, ask, start_game

pytestmark = pytest.mark.slow
# What is offered, and what goes on to the next step of a turn of Ego's.
TO_PRESS = f"{OFFERED}, [data-read-on]"


def play_by_clicks(page: Page, table: str, seed: int, most: int) -> int:
    """Click something that is offered, again and again, until the game is over; how often that was."""
    chance = random.Random(seed)
    clicks = 0
    for _ in range(most):
        page.wait_for_selector(f"{TO_PRESS}, dialog[open] .result", timeout=30_000)
        if page.locator("dialog[open] .result").count():
            return clicks
        offered = page.locator(TO_PRESS)
        # What is offered may go while the mouse is on its way: then something else is there.
        with contextlib.suppress(TimeoutError):
            offered.nth(chance.randrange(max(1, offered.count()))).click(timeout=1_000)
            clicks += 1
    raise AssertionError(f"not over after {most} tries: {ask(page, 'GET', f'/api/tables/{table}')}")


@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("full", 4)])
def test_a_whole_game_by_clicks(new_page: NewPage, mode: str, players: int) -> None:
    page = new_page("/", name="Ada")
    table = start_game(page, "me", *["greedy"] * (players - 1), mode=mode, seed=7)
    assert play_by_clicks(page, table, 7, 2_000) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


def test_a_whole_game_of_the_edition_before_by_clicks(new_page: NewPage) -> None:
    page = new_page("/", name="Ada")
    sides = {"team_side": "B", "spirit_side": "B"}
    table = start_game(page, "me", *["greedy"] * 3, edition="preview", seed=7, **sides)
    assert play_by_clicks(page, table, 7, 2_000) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_game_of_the_third_team_by_clicks(new_page: NewPage, players: int) -> None:
    page = new_page("/", name="Ada")
    table = start_game(page, "greedy", "greedy", "me", *["greedy"] * (players - 3), balance=True, seed=7)
    assert play_by_clicks(page, table, 7, 2_000) > 20
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"
