"""Explanations, the rules book and the card browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import NewPage
from .playing import PROGRAM, button, start_game

pytestmark = pytest.mark.slow


def test_the_rules_are_searched_and_explain_their_terms(new_page: NewPage) -> None:
    page = new_page("/rules")
    explanation = page.locator(".explanation")
    term = page.locator('[data-explains="term"]').first
    term.hover()
    expect(explanation).to_be_visible()
    page.keyboard.press("Escape")
    expect(explanation).to_be_hidden()
    term.focus()
    page.keyboard.press("i")
    expect(explanation).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules#*")

    search = page.get_by_label("Search the rules")
    chapters = page.get_by_role("navigation", name="Contents").get_by_role("link")
    all_chapters = chapters.count()
    search.fill("blocked")
    expect(page.get_by_role("status").filter(has_text="places")).to_be_visible()
    assert 0 < chapters.count() < all_chapters
    expect(page.locator("mark").first).to_have_text("blocked", ignore_case=True)
    search.fill("xyzzy")
    expect(page.get_by_role("status").filter(has_text="Nothing was found")).to_be_visible()
    search.fill("")
    expect(chapters).to_have_count(all_chapters)
    chapters.last.click()
    expect(chapters.last).to_have_attribute("aria-current", "location")

    # On paper there is the book alone, and it is day there.
    page.emulate_media(media="print")
    for elsewhere in (page.get_by_role("banner").first, page.get_by_label("Search the rules")):
        expect(elsewhere).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    page.emulate_media(media="null")
    # Every board is on it, whether or not one has been near it.
    page.pdf()
    drawings = page.locator(".drawing")
    assert drawings.count() > 5
    expect(drawings.filter(has_not=page.locator("svg"))).to_have_count(0)


@pytest.mark.parametrize(("said", "meant"), [("shield", "blocking"), ("victory", "win"), ("objectives", "aspiration")])
@pytest.mark.deep(part="details")
def test_the_rules_are_found_by_words_that_they_do_not_use(new_page: NewPage, said: str, meant: str) -> None:
    page = new_page("/rules")
    page.get_by_label("Search the rules").fill(said)
    expect(page.locator("mark").filter(has_text=re.compile(meant, re.IGNORECASE)).first).to_be_visible()


@pytest.mark.deep(part="details")
def test_the_book_of_another_game_says_which_chapters_are_not_its_own(new_page: NewPage) -> None:
    page = new_page("/rules/prototype#move")
    expect(page.locator("#move h2")).to_contain_text("Final edition")
    expect(page.locator("#prototype-rounds h2")).not_to_contain_text("Final edition")


@pytest.mark.deep(part="details")
def test_one_reads_on_in_the_rules_without_leaving_the_table(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", PROGRAM, mode="full", seed=3, start="fixed")
    page.get_by_role("tab", name="Aims").click()
    heading = page.get_by_role("button", name="Minor", exact=True)
    heading.click()
    expect(page.locator(".explanation")).to_contain_text("3 points each")
    page.get_by_role("link", name="More in the rules").click()
    sheet = page.get_by_role("dialog", name="Help")
    expect(sheet.locator(".wanted")).to_contain_text("Build the Identity")
    expect(sheet.locator(".wanted")).to_be_in_viewport()
    sheet.get_by_role("link", name="Revelation").or_(sheet.get_by_role("link")).first.click()
    assert page.url.endswith(table)

    sheet.get_by_label("Search the rules").fill("shield")
    sheet.get_by_role("button", name=re.compile("Blocking:")).click()
    expect(sheet.locator(".wanted")).to_contain_text("Blocking")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.keyboard.press("?")
    expect(sheet).to_contain_text("The Sphere nearest to empty")


@pytest.mark.deep(part="details")
def test_the_contents_follow_what_is_read_but_not_away_from_the_pointer(new_page: NewPage) -> None:
    page = new_page("/rules")
    contents = page.get_by_role("navigation", name="Contents")
    here = contents.locator("[aria-current]")
    expect(page.locator("#questions")).to_be_attached()
    page.evaluate("scrollTo(0, 500)")
    expect(here).to_have_text("What it is about")
    contents.hover(position={"x": 20, "y": 60})
    chosen_from = contents.evaluate("(list) => { list.scrollTop = list.scrollHeight; return list.scrollTop; }")
    assert chosen_from > 0
    page.evaluate("scrollTo(0, 2500)")
    expect(here).not_to_have_text("What it is about")
    expect(here).not_to_be_in_viewport()
    assert contents.evaluate("(list) => list.scrollTop") == chosen_from

    page.mouse.move(900, 400)
    page.evaluate("scrollTo(0, 6000)")
    expect(here).to_be_in_viewport(ratio=0.9)


@pytest.mark.deep(part="details")
def test_the_contents_end_within_the_window_and_stay_under_the_pointer(new_page: NewPage) -> None:
    page = new_page("/rules")
    contents = page.get_by_role("navigation", name="Contents")
    last = contents.get_by_role("link").last
    expect(last).not_to_be_in_viewport()
    before = contents.bounding_box()
    contents.hover(position={"x": 20, "y": 60})
    for _ in range(8):
        page.mouse.wheel(0, 200)
    expect(last).to_be_in_viewport(ratio=0.9)
    assert contents.bounding_box() == before
    assert page.evaluate("scrollY") == 0


def test_cards_are_found_and_looked_at(new_page: NewPage) -> None:
    page = new_page("/cards")
    cards = page.locator('main li > a[href^="#"]')
    expect(cards.first).to_be_visible()
    in_all = cards.count()
    page.get_by_label("Team", exact=True).select_option(label="Gloom")
    in_gloom = count_told(page)
    assert 0 < in_gloom < in_all
    expect(cards).to_have_count(in_gloom)
    page.get_by_label("Search the cards").fill("jealousy")
    expect(cards).to_have_count(1)

    cards.first.click()
    detail = page.get_by_role("dialog")
    expect(detail.get_by_role("heading", name="Jealousy").first).to_be_visible()
    expect(detail.get_by_role("heading", name="Status")).to_be_visible()
    page.keyboard.press("Escape")
    expect(detail).to_be_hidden()
    button(page, "Show all").click()
    expect(cards).to_have_count(in_all)


@pytest.mark.parametrize("screen", ["cards", "decks", "rules"])
@pytest.mark.deep(part="details")
def test_one_goes_from_an_edition_to_another_where_the_server_has_several(new_page: NewPage, screen: str) -> None:
    page = new_page(f"/{screen}")
    editions = page.get_by_role("navigation", name="Edition")
    expect(editions.locator("[aria-current]")).to_have_text("Final edition")
    editions.get_by_role("link", name="Preview edition").click()
    page.wait_for_url(f"**/{screen}/preview")
    expect(page.locator("main h1").first).to_be_visible()
    expect(editions.locator("[aria-current]")).to_have_text("Preview edition")

    offered = ["final"]

    def offer_others(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "editions": offered})

    page.route("**/api/options", offer_others)
    page.goto(f"/{screen}")
    expect(page.locator("main h1").first).to_be_visible()
    expect(editions).to_have_count(0)
    offered.append("unheard-of")
    page.reload()
    # The page has nothing of an edition that is not there, and does not show another in its place.
    editions.locator(f'[href="/{screen}/unheard-of"]').click()
    page.wait_for_url(f"**/{screen}/unheard-of")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def count_told(page: Page) -> int:
    """How many cards the browser says it shows."""
    return int(page.get_by_role("status").filter(has_text="cards").inner_text().split()[0])
