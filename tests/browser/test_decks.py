"""The deck builder: by clicks and keys, looked over by the server, to a table and to text and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from cerebria.content import BLISS, EMOTIONS, load_deck

from .conftest import NewPage
from .playing import ask, button, decision

pytestmark = pytest.mark.slow
MILD = [emotion.name for emotion in EMOTIONS if emotion.team == BLISS and emotion.kind == "mild"]


def add(page: Page, name: str) -> Locator:
    return button(page, f"Add a copy of {name}")


def begin_empty(page: Page) -> None:
    button(page, "Begin an empty deck for Bliss").click()
    expect(page.get_by_text("The deck has 0 cards. Make it exactly 16.").first).to_be_visible()


def test_a_deck_is_built_by_clicks_and_played(new_page: NewPage) -> None:
    page = new_page("/decks", name="Ada")
    begin_empty(page)
    heading = page.get_by_label("Name of the deck")
    heading.fill("Sunny")
    heading.press("Enter")
    names = [name.title() for name in MILD[:8]]
    for name in names[:7]:
        add(page, name).click()
        add(page, name).click()
    expect(page.get_by_text("The deck has 14 cards. Make it exactly 16.").first).to_be_visible()
    expect(add(page, names[0])).to_have_attribute("aria-disabled", "true")
    add(page, names[0]).click(force=True)
    expect(page.get_by_text("There can be no more than 2 copies")).to_be_attached()
    expect(button(page, "Play with this deck")).to_have_attribute("aria-disabled", "true")

    # The rest by keys alone.
    add(page, names[7]).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("+")
    expect(page.get_by_text("16 of 16 cards", exact=False).first).to_be_attached()
    page.keyboard.press("-")
    expect(page.get_by_text("The deck has 15 cards. Make it exactly 16.").first).to_be_visible()
    page.keyboard.press("+")
    expect(page.get_by_text("Keeps the deck rule: ready to play.").first).to_be_visible()

    page.get_by_role("link", name="Play with this deck").click()
    expect(page.get_by_label("Deck").first).to_have_value("own Sunny")
    page.get_by_label("Who plays").nth(1).select_option("medium")
    button(page, "Start the game").click()
    expect(decision(page)).to_be_visible()
    table = page.url.rsplit("/", 1)[-1]
    decks = ask(page, "GET", f"/api/tables/{table}")["options"]["decks"]
    assert sorted(decks["love"]) == sorted(MILD[:8] * 2)


@pytest.mark.deep(part="details")
def test_decks_are_renamed_doubled_deleted_and_brought_back(new_page: NewPage) -> None:
    page = new_page("/decks", name="Ada")
    button(page, "Begin with the deck of Malice").click()
    expect(page.get_by_text("Keeps the deck rule: ready to play.").first).to_be_visible()
    button(page, "Duplicate").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Deck of Malice (copy)")
    heading = page.get_by_label("Name of the deck")
    heading.fill("Deck of Malice")
    heading.press("Enter")
    expect(page.get_by_text("Another deck has this name.")).to_be_visible()
    heading.fill("Dusk, 100 %")
    heading.press("Enter")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Dusk, 100 %")
    page.get_by_role("link", name="All decks").click()
    tiles = page.get_by_role("article")
    expect(tiles).to_have_count(2)
    button(page, "Delete “Dusk, 100 %”").click()
    expect(tiles).to_have_count(1)
    button(page, "Undo").click()
    expect(tiles).to_have_count(2)
    expect(tiles.nth(1)).to_contain_text("Dusk, 100 %")


@pytest.mark.deep(part="details")
def test_a_deck_becomes_text_and_text_a_deck(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/decks", name="Ada", phone=True)
    button(page, "Begin with the starter deck of Bliss").tap()
    button(page, "As text").tap()
    text = page.get_by_label("The deck", exact=True).input_value()
    # The command line reads the same.
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    assert len(load_deck(file, BLISS)) == 16
    button(page, "Close").tap()
    page.get_by_role("link", name="All decks").tap()

    button(page, "Read from text").tap()
    field, take = page.get_by_label("Paste the deck here"), button(page, "Put it on the shelf")
    for wrong, told in (
        ("2 courage\n77", "Line 2: “77” is no line of a deck."),
        ("2 courage\n\n1 trustt", "Line 3: There is no Emotion called “trustt”. Did you mean “trust”?"),
        ("2 courage\n2 trust\nanger", "Line 3: Anger belongs to Gloom."),
        ("3 courage", "Line 1: There are more than 2 copies of Courage."),
        ("", "There is no card in it yet."),
    ):
        field.fill(wrong)
        take.tap()
        expect(page.get_by_role("alert")).to_contain_text(told)
        expect(page.get_by_text("Nothing has been changed.")).to_be_visible()
    expect(page.get_by_role("article", include_hidden=True)).to_have_count(1)
    field.fill(text.replace("# ", "# My ", 1))
    take.tap()
    expect(page.get_by_label("Name of the deck")).to_have_value("My Starter deck of Bliss")
    expect(page.get_by_text("Keeps the deck rule: ready to play.").first).to_be_visible()
