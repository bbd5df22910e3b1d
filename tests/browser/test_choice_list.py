"""Choices in a list have the room that they need."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cerebria

from .conftest import NewPage
from .playing import PROGRAM, ask, choose, start_game

GAME = {"mode": "basic", "seed": 3, "first": "bliss"}
AMOUNT = '[data-choice="amount 2"]'


@pytest.mark.deep(part="details")
def test_a_token_is_offered_in_sight_below_a_list_that_scrolls(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    page.set_viewport_size({"width": 1280, "height": 505})
    start_game(page, "me", PROGRAM, **GAME)
    choose(page, "invoke")
    page.locator("[data-improve]").wait_for()
    assert page.locator(".choices").evaluate("({ scrollHeight, clientHeight }) => scrollHeight > clientHeight")
    expect(page.locator("[data-improve]")).to_be_in_viewport(ratio=0.95)


@pytest.mark.deep(part="details")
def test_an_amount_and_its_price_stand_side_by_side(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    come_to_intensify(page)
    page.locator(f"{AMOUNT} .pictures").wait_for()
    amount, price = (box_of(page, f"{AMOUNT} {part}") for part in (".amount", ".pictures"))
    assert amount["right"] <= price["left"]


def come_to_intensify(page: Page) -> None:
    """A table at which more than one Essence can be put on an Emotion, for Willpower and Essence."""
    game, rng = cerebria.new_game(players=2, seed=17), random.Random(17)
    while (decision := game.decision) and (decision.kind != "intensify-amount" or len(decision.options) == 1):
        game.choose(rng.choice(decision.options))
    assert decision is not None
    record = cerebria.to_record(game)
    replay = ask(page, "POST", "/api/records", record)["id"]
    seats = [{"kind": "me"} if seat == decision.seat else {"kind": "program", "program": PROGRAM} for seat in range(2)]
    form = {"moment": len(record["choices"]), "title": "An evening", "seats": seats}
    table = ask(page, "POST", f"/api/tables/{replay}/play-on", form)["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/start")
    page.goto(f"/table/{table}")


def box_of(page: Page, place: str) -> Any:
    """Where what is written somewhere stands, even if it has no room there."""
    return page.locator(place).evaluate(
        """node => {
            const written = document.createRange();
            written.selectNodeContents(node);
            const { left, right } = written.getBoundingClientRect();
            return { left, right };
        }"""
    )
