"""The editions before the final one: chosen in the set-up, read about, and begun by clicks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .playing import PROGRAM, button, choose, decision, offered, start_game

pytestmark = pytest.mark.slow


def set_up(page: Page) -> None:
    """Open a table of the edition, with side B of the Spirit boards."""
    page.get_by_role("heading", name="More options").click()
    page.get_by_label("Preview edition").check()
    page.get_by_role("group", name="Spirit boards").get_by_label("Side B").check()
    page.get_by_label("Seed").fill("5")
    page.get_by_label("Who plays").nth(1).select_option(PROGRAM)


def test_an_edition_is_chosen_with_what_it_allows(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    expect(page.get_by_label("Bliss, Gloom and Balance")).to_be_visible()
    page.get_by_role("heading", name="More options").click()
    page.get_by_label("Preview edition").check()
    expect(page.get_by_text("first tokens in colours")).to_be_visible()
    expect(page.get_by_label("Bliss, Gloom and Balance")).to_have_count(0)
    page.get_by_role("group", name="Rules").get_by_label("Basic game").check()
    players = page.get_by_role("group", name="Players", exact=True)
    expect(players.get_by_role("radio")).to_have_count(1)
    expect(players.get_by_label("4", exact=True)).to_be_checked()
    page.get_by_role("group", name="Rules").get_by_label("Full game").check()
    expect(players.get_by_role("radio")).to_have_count(3)


@pytest.mark.deep(part="details")
def test_its_first_tokens_have_colours_and_its_intentions_points(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    set_up(page)
    button(page, "Start the game").click()
    for question in (
        *("on which Frontier", "Where does your starting Emotion lie?"),
        *("beside which Frontier", "Where does your second starting Emotion lie?"),
    ):
        expect(decision(page)).to_contain_text(question)
        choose(page, offered(page)[0])
    for left, row in zip((4, 3, 2, 1), ("move", "invoke", "quell", "fortify"), strict=True):
        expect(decision(page)).to_contain_text(f"{left} left")
        choose(page, f"place {row} 0")
        # The last one has the only colour that is left, and is not asked for it.
        if left > 1:
            choose(page, next(choice for choice in offered(page) if choice.startswith("token ")))
    expect(decision(page)).to_contain_text("what will you do?")
    page.get_by_role("tab", name="Aims").click()
    expect(page.get_by_role("listitem").filter(has_text="Crush (2)")).to_be_visible()


@pytest.mark.deep(part="details")
def test_cards_and_rules_speak_of_the_edition_that_is_asked_for(new_page: NewPage) -> None:
    page = new_page("/cards/preview#spirits")
    hatred = page.locator("#spirit-hatred")
    hatred.locator("summary").click()
    expect(hatred).to_contain_text("The action costs 2 Willpower less if")
    expect(page.locator("#spirit-reason")).to_have_count(0)
    page.goto("/rules/preview")
    page.get_by_role("link", name="The editions side by side").first.click()
    comparison = page.get_by_role("table").last
    expect(comparison.get_by_role("columnheader")).to_have_count(4)
    expect(comparison.get_by_role("row", name="First tokens").first).to_contain_text("one of each Vibe")


def test_the_prototype_is_chosen_with_what_it_has(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    page.get_by_role("group", name="Rules").get_by_label("Basic game").check()
    page.get_by_role("heading", name="More options").click()
    page.get_by_label("Prototype of 2017").check()
    expect(page.get_by_text("five rounds, Fortitude")).to_be_visible()
    expect(page.get_by_role("group", name="Rules")).to_have_count(0)
    expect(page.get_by_role("group", name="Spirit boards")).to_have_count(0)
    expect(page.get_by_label("Turn limit")).to_have_count(0)
    players = page.get_by_role("group", name="Players", exact=True)
    expect(players.get_by_role("radio")).to_have_count(3)
    players.get_by_label("4", exact=True).check()
    expect(page.get_by_label("Love")).to_have_count(0)
    for spirit in ("Harmony", "Empathy", "Anxiety", "Malice"):
        expect(page.get_by_role("checkbox", name=spirit)).to_be_checked()


@pytest.mark.deep(part="details")
def test_a_turn_of_the_prototype_is_played_by_clicks(new_page: NewPage) -> None:
    page = new_page("/", name="Ada")
    start_game(page, "me", PROGRAM, edition="prototype", seed=5, first="bliss")
    for question in (
        *("which Frontier", "Where does your starting Emotion lie?") * 2,
        "at which of your two Frontiers",
    ):
        expect(decision(page)).to_contain_text(question)
        choose(page, offered(page)[0])
    expect(decision(page)).to_contain_text("what will you do?")
    expect(page.get_by_text("Round 1/5")).to_be_visible()
    expect(page.get_by_title("9 Fortitude for the team")).to_have_count(2)
    assert not page.locator("[data-target^='site ']").count()
    choose(page, "meditate")
    page.locator("[data-improve]").click()
    expect(decision(page)).to_contain_text("do you first discard cards")
    assert {"place meditate 0", "place meditate 3"} <= set(offered(page))
    choose(page, "place meditate 2")
    choose(page, next(choice for choice in offered(page) if choice.startswith("token ") and choice != "token none"))
    # Harmony pays for any colour with any card.
    expect(decision(page)).to_contain_text("Which card do you discard")
    choose(page, offered(page)[0])
    expect(page.get_by_title("8 Fortitude for the team")).to_be_visible()
    button(page, "Discards: 1").click()
    expect(page.get_by_role("dialog")).to_contain_text("The discard pile of")


@pytest.mark.deep(part="details")
def test_cards_decks_and_rules_of_the_prototype(new_page: NewPage) -> None:
    page = new_page("/cards/prototype#spirits")
    harmony = page.locator("#spirit-harmony")
    expect(harmony).to_contain_text("Blazing Speed")
    expect(page.locator("#spirit-love")).to_have_count(0)
    page.goto("/decks/prototype")
    button(page, "Begin with the deck of Malice").click()
    expect(page.get_by_text("14 of 14 cards").first).to_be_visible()
    page.goto("/rules/prototype#prototype-points")
    expect(page.locator("#prototype-points")).to_be_in_viewport()
    expect(page.locator("#prototype-points")).to_contain_text("The third Major")
