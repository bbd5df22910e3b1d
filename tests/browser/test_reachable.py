"""Lines of choices that the engine offers, made by a mouse, with a finger and by keys: some of each shape."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from cerebria import Game, new_game, to_record
from cerebria.bots import make_bot
from tests.parts import some_of_each, with_one_in

from .conftest import NewPage
from .playing import ASKED_BACK, PROGRAM, go_on, seek, way_to

pytestmark = pytest.mark.slow
SILENT = {"named"}
NO_TOKEN = "token none"
TURN = 12
"""The turn of the first player's from which lines are tried."""
SEEN = "[data-choice], .open[data-target], [data-way], [data-improve], [data-do]"
MOST = 12
"""Presses for one line, with those that open something."""


def lines(game: Game, made: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every line of choices from here, up to the choice with which something happens."""
    assert game.decision is not None
    for choice in game.decision.options:
        there = game.copy()
        happened = {event.kind for event in there.choose(choice)}
        if there.decision is not None and happened <= SILENT:
            yield from lines(there, (*made, choice.text))
        else:
            yield *made, choice.text


def shape(line: tuple[str, ...]) -> tuple[str, ...]:
    """What kinds of choices a line consists of."""
    return tuple(choice if choice == NO_TOKEN else choice.split()[0] for choice in line)


def position() -> Game:
    """In the middle of a game of programs, when there is much that can be done."""
    game, turns = new_game(players=2, mode="full", seed=11, first="bliss"), 0
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while game.decision is not None:
        seat = game.decision.seat
        turns += (seat, game.decision.kind) == (0, "turn")
        if turns == TURN:
            return game
        game.choose(bots[seat].choose(game.view(seat)))
    raise AssertionError("the game is over before")


class Hand:
    """Somebody who makes lines of choices with what they press with, and hears what the server says was chosen."""

    def __init__(self, page: Page, by: str) -> None:
        self.page, self.by = page, by
        self._heard: list[tuple[int, list[str]]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if heard.get("kind") == "choice" and heard["seat"] == "love":
            self._heard.append((heard["version"], [heard["choice"], *heard.get("then", [])]))
        elif heard.get("kind") == "undo":
            self._heard = [made for made in self._heard if made[0] <= heard["back_to"]]

    @property
    def made(self) -> tuple[str, ...]:
        return tuple(choice for _, choices in self._heard for choice in choices)

    def make(self, line: tuple[str, ...]) -> None:
        """Press until a line is made. What nobody would decline comes by itself after it."""
        self._heard = []
        for _ in range(MOST):
            if self.made[: len(line)] == line:
                return
            # The page passes the question for a token, and comes back to it.
            made = self.made[:-1] if self.made[-1:] == (NO_TOKEN,) else self.made
            assert made == line[: len(made)], f"{line} by {self.by}: {self.made}"
            self.go_on(line[len(made) :])
        pytest.fail(f"{line} by {self.by}: {self.made}")

    def go_on(self, left: tuple[str, ...]) -> None:
        """One press towards what is left of a line."""
        seek(self.page, SEEN).first.wait_for()
        found = (seek(self.page, aim).first for aim in aims(left))
        if aim := next((one for one in found if one.is_visible()), None):
            self.press(aim)
        else:
            # The page is about to pass a question.
            self.page.wait_for_timeout(100)
        # While a choice is on its way, no other is taken.
        expect(seek(self.page, ".sent")).to_have_count(0)

    def press(self, what: Locator) -> None:
        if self.by == "touch":
            what.tap()
        elif self.by == "keys":
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            what.click()


def aims(left: tuple[str, ...]) -> Iterator[str]:
    """What leads on, the nearest first: what asks back, a menu, the choice itself, the sheet in which it lies on a
    phone, a token that is folded away, and what the line is for, of which the page says the rest itself."""
    choice, *others = left
    yield ASKED_BACK
    yield f'[data-way="{", ".join(left[:-1])}"]'
    yield f'[data-way="{", ".join(left)}"]'
    yield f'[data-way="{choice}"]'
    yield way_to(choice)
    yield f'[data-bought~="{choice}"][aria-expanded=false]'
    if token := re.fullmatch(r"token \w+ (\w+) (\d)", choice):
        yield f'.choices [data-target="place {token[1]} {token[2]}"].open'
        yield "[data-improve]"
    yield from map(way_to, others)


@with_one_in(40, "clicks")
def test_lines_that_the_engine_offers_are_made_by_all_that_one_presses_with(new_page: NewPage, one_in: int) -> None:
    hands = [Hand(new_page(name="Ada", phone=by == "touch"), by) for by in ("mouse", "touch", "keys")]
    game = position()
    for line, hand in zip(some_of_each(shape, lines(game), one_in), cycle(hands), strict=False):
        go_on(hand.page, to_record(game), {"kind": "me"}, {"kind": "program", "program": PROGRAM})
        hand.make(line)
