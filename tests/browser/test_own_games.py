"""One's own games: drawn on a page, taken along as a file, gone with whoever is forgotten; time that rests, and what
becomes of a table that nobody keeps up, as people set it up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cerebria import new_game, to_record
from cerebria.bots import make_bot

from .conftest import NewPage
from .playing import ask, button, play_on

pytestmark = pytest.mark.slow


def last_moment(seed: int) -> tuple[dict[str, Any], int]:
    """A game of two programs just before the choice that ends it, and who makes that."""
    options = {"players": 2, "mode": "basic", "seed": seed}
    game = new_game(**options)
    bots = [make_bot("greedy", seat) for seat in (0, 1)]
    while game.decision is not None:
        game.choose(bots[game.decision.seat].choose(game.view(game.decision.seat)))
    again = new_game(**options)
    for choice in game.choices[:-1]:
        again.choose(choice)
    assert again.decision is not None
    return to_record(again), again.decision.seat


def finish(page: Page, seed: int, *, is_won: bool) -> str:
    """A game that a program ends, for whoever sits before this page or against them; its table."""
    played, who = last_moment(seed)
    mine = who if is_won else 1 - who
    program = {"kind": "program", "program": "easy"}
    seats = [{"kind": "me"} if seat == mine else program for seat in (0, 1)]
    table: str = play_on(page, played, *seats)["table"]["id"]
    ask(page, "POST", f"/api/tables/{table}/start")
    if is_won:
        ask(page, "POST", f"/api/tables/{table}/seats/{mine}/program", {"program": "easy"})
    while ask(page, "GET", f"/api/tables/{table}")["status"] != "over":
        page.wait_for_timeout(50)
    return table


def test_games_that_are_over_are_drawn_and_taken_along(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/games", name="Ada")
    expect(page.get_by_role("heading", name="No game is over yet")).to_be_visible()
    ended = [finish(page, seed, is_won=seed % 2 == 0) for seed in (1, 2, 3)]
    page.reload()
    games = ask(page, "GET", "/api/people/me/games")["games"]
    assert {game["id"] for game in games} == set(ended)
    expect(page.get_by_text("1 won, 0 drawn, 2 lost", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="Easy program: 1 won, 0 drawn, 2 lost")).to_be_visible()
    expect(page.get_by_role("img", name="Final edition:")).to_be_visible()
    expect(page.get_by_role("heading", name="Where your points came from")).to_be_visible()
    column = page.get_by_role("link", name="An evening").first
    expect(column).to_have_attribute("href", f"/replay/{games[-1]['id']}")
    page.get_by_role("link", name="Take along").click()
    with page.expect_download() as download:
        button(page, "Download everything").click()
    download.value.save_as(tmp_path / "mine.json")
    everything = json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert everything["person"]["name"] == "Ada"
    assert len([table for table in everything["tables"] if table["record"]]) == 3
    button(page, "Forget me").click()
    button(page, "Give them up").click()
    expect(page.get_by_text("The server has forgotten you.")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_role("heading", name="No game is over yet")).to_be_visible()


def test_whoever_has_ended_a_first_game_finds_others_first_and_all_pages_from_the_menu(new_page: NewPage) -> None:
    page = new_page("/", name="Ada", phone=True)
    modes = page.locator(".modes > button")
    expect(modes.first).to_contain_text("First game")
    table = finish(page, 1, is_won=True)
    page.goto(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("link", name="Home").tap()
    expect(modes.first).to_contain_text("Against a program")
    expect(modes.filter(has_text="First game")).to_have_count(2)

    menu = page.get_by_role("banner")
    menu.get_by_role("button", name="Menu").tap()
    menu.get_by_role("link", name="My games").tap()
    expect(
        page.get_by_text("0 won, 0 drawn, 1 lost", exact=True).or_(page.get_by_text("1 won, 0 drawn, 0 lost"))
    ).to_be_visible()
    menu.get_by_role("button", name="Menu").tap()
    menu.get_by_role("link", name="to the start").last.tap()
    expect(modes.first).to_contain_text("Against a program")


def test_nights_and_holidays_are_set_and_what_is_agreed_for_a_table_is_read_before_one_sits_down(
    new_page: NewPage,
) -> None:
    ada = new_page("/settings", name="Ada", refusals=(429,))
    rest = ada.locator("#rest")
    rest.get_by_label("At night my time stands still").check()
    rest.get_by_label("to", exact=True).fill("07:30")
    rest.get_by_label("I live by the time of").select_option("Europe/Rome")
    rest.get_by_label("First day").fill(in_days(ada, 20))
    rest.get_by_label("Last day").fill(in_days(ada, 25))
    button(ada, "Keep this").click()
    expect(ada.get_by_text("Your tables go by it from now on.")).to_be_visible()
    kept = ask(ada, "GET", "/api/people/me/rest")["rest"]
    assert (kept["zone"], kept["night"]) == ("Europe/Rome", {"begin": 22 * 60, "end": 450})
    assert len(kept["holidays"]) == 1
    rest.get_by_role("button", name="Call off").click()
    expect(rest.get_by_role("button", name="Call off")).to_have_count(0)
    rest.get_by_label("to", exact=True).fill("08:00")
    button(ada, "Keep this").click()
    expect(rest.locator(".field-mistake")).to_be_visible()

    ada.goto("/new")
    ada.get_by_role("group", name="Time to think").get_by_text("Correspondence").click()
    lapse = ada.get_by_role("group", name="When somebody plays no longer")
    expect(lapse).to_have_count(0)
    ada.get_by_label("Who plays").nth(1).select_option("open")
    lapse.get_by_text("The game ends").click()
    button(ada, "Open the table").click()
    main = ada.get_by_role("main")
    expect(main).to_contain_text("nights and holidays do not count")
    expect(main).to_contain_text("the game ends")
    code = ada.get_by_role("img", name="The code of this table").inner_text()
    ben = new_page("/", name="Ben")
    ben.get_by_label("Join with a link or a code").fill(code)
    button(ben, "Join").click()
    expect(ben.get_by_role("main")).to_contain_text("If one is away")
    expect(ben.get_by_role("main")).to_contain_text("the game ends")


def in_days(page: Page, count: int) -> str:
    found: str = page.evaluate("(days) => new Date(Date.now() + days * 86400000).toISOString().slice(0, 10)", count)
    return found
