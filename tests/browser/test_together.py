"""Four people at one table, each in a browser of their own; one of them loses the network for a while."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from .conftest import NewPage
from .playing import button, choose, decision, way

pytestmark = pytest.mark.slow
# Love holds Sociability twice, Empathy Courage and Desire; Hatred Jealousy and Dislike, Malice Dislike and
# Embarrassment. None of these is the top card of a deck.
SEED = "11"
TITLE = "Four of us"
SECRETS = {"bliss": {"sociability", "courage", "desire"}, "gloom": {"jealousy", "dislike", "embarrassment"}}


class Player:
    """Somebody at a table, and all that their browser has heard."""

    def __init__(self, page: Page, spirit: str, team: str) -> None:
        self.page, self.spirit, self.team = page, spirit, team
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def come_in(self, link: str, name: str) -> None:
        """Follow a link, and give a name."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        button(self.page, f"Sit down as {self.spirit}").click()
        expect(self.page.get_by_role("heading", name=TITLE)).to_be_visible()

    def take_turn(self) -> None:
        expect(decision(self.page)).to_have_text(f"{self.spirit}, what will you do?")
        choose(self.page, "gain-willpower", "end-turn", "take ambition")

    def place_tokens(self) -> None:
        for row in ("move", "invoke", "quell", "fortify"):
            choose(self.page, f"place {row} 0")
            expect(way(self.page, f"place {row} 0")).to_have_count(0)

    def sees(self) -> list[str]:
        """What lies open on the board and how the teams stand, in words."""
        board: list[str] = self.page.locator("main [data-target]").evaluate_all(
            "places => places.map((place) => place.getAttribute('aria-label'))"
        )
        return [*sorted(board), self.page.get_by_role("banner").inner_text()]


def without_unseen(words: Any) -> Any:
    """Words of the server without the lists of what may be anywhere, which everybody can work out."""
    if isinstance(words, list):
        return [without_unseen(part) for part in words]
    if isinstance(words, dict):
        return {key: without_unseen(part) for key, part in words.items() if key != "unseen"}
    return words


def found_in(text: str, names: set[str]) -> set[str]:
    return {name for name in names if re.search(rf"\b{name}\b", text, re.IGNORECASE)}


def open_table(page: Page) -> dict[str, str]:
    """Set up a full game for four, by hand; the links of the free seats."""
    page.get_by_role("link", name="Set up everything").click()
    page.get_by_role("group", name="Players").get_by_text("4", exact=True).click()
    page.get_by_role("heading", name="More options").click()
    page.get_by_text("Fixed", exact=True).click()
    page.get_by_role("group", name="Who begins?").get_by_text("Bliss").click()
    page.get_by_label("Seed").fill(SEED)
    page.get_by_label("Name of the table").fill(TITLE)
    for number in (1, 2, 3):
        page.get_by_label("Who plays").nth(number).select_option("open")
    button(page, "Open the table").click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    links = {}
    for spirit in ("Hatred", "Empathy", "Malice"):
        seat = page.get_by_role("region", name=f"The seat of {spirit}")
        seat.get_by_role("button", name="Copy link").click()
        links[spirit] = page.evaluate("navigator.clipboard.readText()")
    return links


def test_four_at_a_table_and_one_who_comes_back(new_page: NewPage) -> None:
    love = Player(new_page("/", name="Ada"), "Love", "bliss")
    hatred = Player(new_page(), "Hatred", "gloom")
    empathy = Player(new_page(), "Empathy", "bliss")
    malice = Player(new_page(), "Malice", "gloom")
    players = [love, hatred, empathy, malice]
    links = open_table(love.page)
    for player, name in ((hatred, "Ben"), (empathy, "Cleo"), (malice, "Dan")):
        player.come_in(links[player.spirit], name)
    expect(love.page.get_by_text("Everybody is here.")).to_be_visible()
    button(love.page, "Start the game").click()
    for player in players:
        player.place_tokens()
    love.take_turn()

    empathy.page.context.set_offline(True)
    expect(empathy.page.get_by_text("The connection is gone.")).to_be_visible()
    love.page.get_by_role("tab", name="Players").click()
    expect(love.page.get_by_role("img", name="away")).to_have_count(1)
    hatred.take_turn()
    expect(decision(malice.page)).to_have_text("Cleo (Empathy) decides.")
    assert empathy.sees() != malice.sees()

    empathy.page.context.set_offline(False)
    expect(empathy.page.get_by_text("The connection is gone.")).to_be_hidden()
    empathy.take_turn()
    expect(decision(malice.page)).to_have_text("Malice, what will you do?")
    expect(love.page.get_by_role("img", name="away")).to_have_count(0)
    # There, too, stands what may be anywhere.
    love.page.get_by_role("tab", name="Aims").click()
    for player in players:
        expect(decision(player.page)).to_contain_text("Malice")
        assert player.sees() == malice.sees()

    for player in players:
        own, theirs = (SECRETS[team] for team in sorted(SECRETS, key=lambda team: team != player.team))
        told = json.dumps(without_unseen([json.loads(frame) for frame in player.heard]))
        assert found_in(told, own) == own
        assert not found_in(told, theirs)
        assert found_in(player.page.get_by_role("list", name="Hand").inner_text(), own)
        assert not found_in(player.page.content(), theirs)
