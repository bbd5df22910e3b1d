"""On a slow line a press takes one way and back: one message there, and with its answer all that comes next."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from cerebria import Game, gift
from cerebria.model.about import Decision

from .browsing import NOWHERE, memory_of, new_context
from .conftest import PATIENCE
from .playing import button, decision, go_on, record_when, seek, start_game, way, way_to
from .slow_line import slow_line

SECONDS = 0.4
GAME = {"mode": "basic", "seed": 3, "first": "bliss"}
TO_DO = "Love, what will you do?"
TO_IMPROVE = re.compile("do you first discard a card")
PROGRAM = {"kind": "program", "program": "random"}
BESIDE = ("ping", "pong", "presence")
"""Messages that have nothing to do with what is pressed."""


class Wire:
    """What goes over the live connection of a page, both ways."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.messages: list[tuple[str, dict[str, Any]]] = []
        self.previews: set[str] = set()
        """The keys of questions what the choice would change on which the focus has come to lie."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._note("up", json.loads(text)))
        socket.on("framereceived", lambda text: self._note("down", json.loads(text)))

    def _note(self, direction: str, message: dict[str, Any]) -> None:
        if message["type"] == "foresee":
            self.previews.add(message["key"])
        if message["type"] not in BESIDE:
            self.messages.append((direction, message))

    def press(self, pressed: Locator, question: str | re.Pattern[str], priced: str, updates: int = 1) -> dict[str, Any]:
        """Press something that was not looked at before, until the next question stands there with a price; the one
        message that this took, after which so much was told."""
        # What has the focus would be looked at in a moment, and that may be what is pressed.
        self.page.evaluate("document.activeElement.blur()")
        self.messages.clear()
        pressed.dispatch_event("click")
        for _ in range(PATIENCE // 50):
            if any(message["type"] == "facts" for _, message in self.messages):
                break
            self.page.wait_for_timeout(50)
        expect(decision(self.page)).to_have_text(question)
        expect(seek(self.page, ".price.old")).to_have_count(0)
        expect(way(self.page, priced)).to_be_attached()
        expect(seek(self.page, ".sent")).to_have_count(0)
        (_, sent), *answer = [each for each in self.messages if each[1].get("key") not in self.previews]
        kinds = Counter((direction, message["type"]) for direction, message in answer)
        told = next(message for _, message in reversed(answer) if message["type"] == "facts")
        # What was known already comes with each of several updates.
        assert 1 <= kinds.pop(("down", "facts")) <= updates
        assert kinds == {("down", "done"): 1, ("down", "update"): updates}
        assert priced in told["facts"]
        # Nothing was asked about it before it was sent; where the focus lay until then, something else may have been.
        for direction, message in takewhile(lambda each: each[1] is not sent, self.messages):
            assert direction == "down" or (message["key"] in self.previews and message["choice"] != sent.get("choice"))
        return sent


@pytest.fixture
def wire(browser: Browser, address: str) -> Iterator[Wire]:
    """Somebody far from the server, in the first decision of a game."""
    with slow_line(address, SECONDS) as far:
        context = new_context(browser, far, memory=memory_of(far, "Ada"))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(NOWHERE)
        found = Wire(page)
        start_game(page, "me", "random", **GAME)
        expect(decision(page)).to_have_text(TO_DO)
        # What can be pressed at once is known with the prices.
        seek(page, ".apt[data-target]").first.wait_for(state="attached")
        yield found
        context.close()


def test_every_kind_of_press_is_one_message_and_its_answer_brings_the_next_question(wire: Wire) -> None:
    page = wire.page
    # An action, after which the server passes the question for a token.
    message = wire.press(seek(page, way_to("move")).first, "Where do you move?", "space motives")
    assert message["choice"] == "move"
    assert "then" not in message
    # Back to the question that was passed.
    message = wire.press(seek(page, "[data-improve]"), TO_IMPROVE, "token none", updates=2)
    assert (message["type"], message["then"]) == ("undo", ["move"])
    # Back before all of that.
    assert wire.press(button(page, "Undo"), TO_DO, "move")["type"] == "undo"
    # What one may point at before an action is named.
    message = wire.press(seek(page, '.apt[data-target^="space"]').first, TO_DO, "invoke")
    assert (message["choice"], message["then"][0]) == ("move", "token none")
    assert message["then"][-1].startswith("space ")
    # An action that asks, and the answer.
    message = wire.press(
        seek(page, way_to("harvest")).first, "How much Willpower do you turn into Essence?", "amount 1"
    )
    assert message["choice"] == "harvest"
    assert wire.press(seek(page, way_to("amount 1")).first, TO_DO, "invoke")["choice"] == "amount 1"
    # A whole turn back.
    message = wire.press(button(page, "Restart"), TO_DO, "move")
    assert (message["type"], message["whole_turn"]) == ("undo", True)
    # An action that asks nothing.
    assert wire.press(seek(page, way_to("gain-willpower")).first, TO_DO, "invoke")["choice"] == "gain-willpower"


def test_a_press_that_leads_to_what_decides_nothing_is_one_message_too(wire: Wire) -> None:
    def leads_to_gift(game: Game, decision: Decision) -> bool:
        if decision.seat != 0 or "absorb" not in [option.text for option in decision.options]:
            return False
        after = game.copy()
        after.choose("absorb")
        passed = gift(after.view(0))
        if passed is None:
            return False
        after.choose(passed)
        # No Revelation follows.
        return after.undoer == 0 and after.decision is not None and after.decision.kind == "turn"

    page = wire.page
    go_on(page, record_when(leads_to_gift, **GAME | {"players": 2, "seed": 1}), {"kind": "me"}, PROGRAM)
    seek(page, ".apt[data-target]").first.wait_for(state="attached")
    assert wire.press(seek(page, way_to("absorb")).first, TO_DO, "gain-willpower")["choice"] == "absorb"
    (told,) = [message for _, message in wire.messages if message["type"] == "update"]
    assert (told["choice"], told["then"]) == ("absorb", ["yes"])
    assert wire.press(button(page, "Undo"), TO_DO, "gain-willpower")["type"] == "undo"
