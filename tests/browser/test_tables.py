"""Around a game: invitations, chat, asked-for undo, spectators, clocks, coming, going and a rematch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cerebria.server.process.game_time import GameTime

from .conftest import NewPage
from .playing import PROGRAM, ask, button, choose, decision, path_of, start_game

pytestmark = pytest.mark.slow
TURN = 600
BASIC = {"mode": "basic", "players": 2, "first": "bliss", "seed": 11}


def open_table(page: Page, **form: Any) -> tuple[str, str, str]:
    """A table for two with a free seat; its address, the link to the seat and the link for spectators."""
    made = ask(page, "POST", "/api/tables", {"title": "An evening", "game": BASIC, **form})
    table = f"/table/{made['table']['id']}"
    seat, watch = map(path_of, made["links"])
    page.goto(table)
    return table, seat, watch


def two_at_a_table(new_page: NewPage, **form: Any) -> tuple[Page, Page]:
    """Ada as Love and Ben as Hatred, in a game that has begun."""
    ada = new_page(name="Ada")
    _, seat, _ = open_table(ada, **form)
    ben = new_page(seat, name="Ben")
    button(ben, "Sit down as Hatred").click()
    expect(ben.get_by_role("heading", name="An evening")).to_be_visible()
    button(ada, "Start the game").click()
    for page in (ada, ben):
        expect(decision(page)).to_contain_text("Love")
    return ada, ben


def look(page: Page, *, away: bool) -> None:
    """Turn to another tab, or back."""
    page.evaluate(
        """(away) => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        away,
    )


def open_menu(page: Page) -> None:
    button(page, "The table").click()


def test_one_press_brings_a_friend_by_six_letters_and_calls_whoever_looks_away(new_page: NewPage) -> None:
    ada, ben = new_page("/", name="Ada"), new_page("/", name="Ben", phone=True)
    ada.get_by_role("button", name="Against a friend").click()
    code = ada.get_by_role("img", name="The code of this table")
    ben.get_by_label("Join with a link or a code").fill(code.inner_text().lower())
    button(ben, "Join").click()
    button(ben, "Sit down as Hatred").click()
    expect(ada.get_by_role("region", name="The seat of Hatred")).to_contain_text("Ben")
    # Nobody is missing any more.
    expect(code).to_have_count(0)
    button(ada, "Change what is played").click()
    ada.get_by_role("group", name="Time to think").get_by_text("Relaxed").click()
    button(ada, "Play this").click()
    for page in (ada, ben):
        expect(page.get_by_role("main")).to_contain_text("30 minutes")
    expect(ben.get_by_text("Ada changes what is played.")).to_be_visible()
    button(ada, "Start the game").click()
    for page in (ada, ben):
        expect(decision(page)).to_be_visible()

    deciding, other = (ada, ben) if "will you do" in decision(ada).inner_text() else (ben, ada)
    look(other, away=True)
    expect(other).to_have_title("Against a friend – Cerebria")
    choose(deciding, "end-turn", "take ambition")
    expect(other).to_have_title("Against a friend waits for you")
    expect(other.locator("link[rel=icon]")).to_have_attribute("href", "/icon-waits.svg")
    look(other, away=False)
    expect(other).to_have_title("Against a friend – Cerebria")


def test_a_key_makes_another_browser_the_same_person_until_they_are_forgotten(new_page: NewPage) -> None:
    ada = new_page("/settings", name="Ada")
    open_table(ada)
    ada.goto("/settings")
    button(ada, "Take them to another device").click()
    key = ada.locator("[data-address]").inner_text()
    ada.keyboard.press("Escape")
    elsewhere = new_page(key, phone=True)
    expect(elsewhere.get_by_label("From another device")).not_to_have_value("")
    assert "#" in key and "#" not in elsewhere.url
    button(elsewhere, "Use this key").click()
    expect(elsewhere.get_by_text("You are Ada now")).to_be_visible()
    elsewhere.goto("/")
    expect(elsewhere.get_by_role("link", name="An evening")).to_be_visible()
    button(ada, "Forget me").click()
    button(ada, "Give them up").click()
    expect(ada.get_by_text("The server has forgotten you.")).to_be_visible()
    expect(button(ada, "Forget me")).to_have_count(0)


@pytest.mark.deep(part="details")
def test_a_link_says_where_it_leads_and_leads_there(new_page: NewPage) -> None:
    ada = new_page(name="Ada")
    table, seat, watch = open_table(ada)
    ben = new_page(seat)
    expect(ben.get_by_text("Ada keeps a seat for you at the table “An evening”: Hatred, of Gloom.")).to_be_visible()
    expect(ben.get_by_text("2 players. The game has not begun.")).to_be_visible()
    expect(ben.get_by_text("Basic game")).to_be_visible()
    assert "#" in seat and "#" not in ben.url
    # To look is not to sit down.
    assert ask(ada, "GET", f"/api{table.replace('table', 'tables')}")["seats"][1]["state"] == "open"
    ben.get_by_label("Your name").fill("Ben")
    button(ben, "Sit down as Hatred").click()
    expect(ben).to_have_url(f"{ben.url.split('/join')[0].split('/table')[0]}{table}")
    expect(ada.get_by_role("region", name="The seat of Hatred")).to_contain_text("Ben")
    button(ada, "Start the game").click()
    expect(decision(ben)).to_have_text("Ada (Love) decides.")

    eve = new_page(watch, name="Eve")
    expect(eve.get_by_text("The game has begun.")).to_be_visible()
    button(eve, "Watch").click()
    expect(eve.get_by_text("You are watching.")).to_be_visible()
    expect(eve.get_by_role("region", name="Hand")).to_have_count(0)
    choose(ada, "gain-willpower")
    eve.get_by_role("tab", name="Log").click()
    expect(eve.get_by_role("tabpanel")).to_contain_text("Gain Willpower")
    expect(eve.locator("[data-choice]")).to_have_count(0)


def test_two_people_talk_take_back_and_play_again(new_page: NewPage) -> None:
    ada, ben = two_at_a_table(new_page)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("Good luck!")
    button(ada, "Send").click()
    tab = ben.get_by_role("tab", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(ben.get_by_role("group", name="What was said").get_by_role("log")).to_contain_text("Good luck!")

    choose(ada, "gain-willpower", "end-turn", "take ambition")
    expect(decision(ben)).to_have_text("Hatred, what will you do?")
    answers = {
        "Refuse": "Ben (Hatred) refuses to go back. The game goes on from here.",
        "Allow it": "Everybody agreed: you choose anew.",
    }
    for answer, told in answers.items():
        button(ada, "Ask to undo").click()
        expect(ada.get_by_text("You have asked to take back a choice.")).to_be_visible()
        # He reads what exactly he agrees to.
        asked = ben.get_by_text("asks to take back")
        expect(asked).to_have_text(
            "Ada (Love) asks to take back the last step, and so the last turn, that of Ben (Hatred)."
        )
        for page in (ada, ben):
            undone = page.get_by_role("group", name="This would be undone:").get_by_role("listitem")
            expect(undone).to_contain_text(["Ambition", "Game turn 2: Hatred"])
        button(ben, answer).click()
        expect(ada.get_by_text(told)).to_be_visible()
        expect(ada.get_by_text("You have asked to take back a choice.")).to_be_hidden()
    expect(ada.locator('[data-choice="take ambition"]')).to_be_visible()
    expect(decision(ben)).to_have_text("Ada (Love) decides.")
    for page in (ada, ben):
        expect(page.locator(".story p", has_text="Undone: Love ends the turn")).to_have_count(1)
    choose(ada, "take ambition")
    expect(ada.get_by_text("Everybody agreed")).to_have_count(0)
    expect(decision(ben)).to_have_text("Hatred, what will you do?")

    open_menu(ada)
    button(ada, "End the game").click()
    button(ada, "End it").click()
    with ada.expect_download() as kept:
        button(ada, "Keep the picture").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    button(ben, "Rematch").click()
    expect(ben.get_by_role("region", name="The seat of Hatred")).to_contain_text("Ben")
    ada.get_by_role("link", name="To the rematch").click()
    expect(ada.get_by_role("region", name="The seat of Love")).to_contain_text("Ada")
    assert ada.url == ben.url
    button(ben, "Start the game").click()
    for page in (ada, ben):
        expect(decision(page)).to_contain_text("Love")


@pytest.mark.deep(part="details")
def test_people_leave_and_are_removed_and_programs_play_on(new_page: NewPage) -> None:
    ada, ben = two_at_a_table(new_page)
    open_menu(ada)
    ada.get_by_role("button", name="Remove Ben").click()
    expect(ada.get_by_role("dialog")).to_contain_text("Medium program")
    expect(ben.get_by_text("This seat is no longer yours.")).to_be_visible()
    ben.get_by_role("link", name="Back to the start").click()
    expect(ben.get_by_role("heading", name="Cerebria")).to_be_visible()
    expect(ben.get_by_text("An evening")).to_be_hidden()

    button(ada, "Leave for good").click()
    button(ada, "Leave").click()
    expect(ada.get_by_text("You have left. A program plays on for Love.")).to_be_visible()
    # Its host she still is.
    expect(ada.get_by_role("link", name="An evening")).to_be_visible()


@pytest.mark.deep(part="details")
def test_a_host_silences_a_spectator_and_sends_one_away(new_page: NewPage) -> None:
    ada = new_page("/", name="Ada")
    table, _, watch = open_table(ada)
    ask(ada, "POST", f"/api/tables/{table.rpartition('/')[2]}/seats/1/program", {"program": "greedy"})
    button(ada, "Start the game").click()
    eve = new_page(watch, name="Eve", refusals=(403, 404))
    button(eve, "Watch").click()
    expect(decision(eve)).to_contain_text("Love")
    open_menu(ada)
    button(ada, "Silence Eve").click()
    expect(button(ada, "Let Eve talk again")).to_be_visible()
    eve.get_by_role("tab", name="Chat").click()
    eve.get_by_label("Say something").fill("Cheers!")
    eve.keyboard.press("Enter")
    expect(eve.get_by_text("The host has asked you to watch in silence.")).to_be_visible()
    button(ada, "Send Eve away").click()
    expect(button(ada, "Send Eve away")).to_be_hidden()
    expect(eve.get_by_role("link", name="Back to the start")).to_be_visible()


@pytest.mark.deep(part="details")
def test_a_game_by_rules_that_are_gone_is_ended_and_kept(new_page: NewPage) -> None:
    page = new_page("/", name="Ada")
    table = start_game(page, "me", PROGRAM, **BASIC)

    def begun_by_others(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        welcomed = {"table": {**told["table"], "other_rules": 1}} if "table" in told else {"other_rules": 1}
        route.fulfill(response=answer, json={**told, **welcomed})

    for path in ("", "/welcome", "/end"):
        page.route(f"**/api/tables/{table}{path}", begun_by_others)
    page.goto(f"/table/{table}")
    expect(page.get_by_text("This game was begun by version 1 of the rules")).to_be_visible()
    button(page, "End the game").click()
    with page.expect_download() as download:
        button(page, "Download the record").click()
    assert download.value.suggested_filename == f"cerebria-{table}.json"


@pytest.mark.deep(part="details")
def test_whoever_runs_out_of_time_comes_back(new_page: NewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    # Time enough for everybody, on a busy machine too; but for once, more of it is gone than anybody waits in a test.
    ada, ben = two_at_a_table(new_page, clock={"reserve": 0, "per_turn": TURN})
    in_time = GameTime.__call__
    with monkeypatch.context() as patch:
        patch.setattr(GameTime, "__call__", lambda time: in_time(time) + TURN * 1000)
        expect(ada.get_by_text("A program is playing for you.")).to_be_visible()
    expect(decision(ben)).to_have_text("Hatred, what will you do?")
    button(ada, "Take my seat back").click()
    expect(ada.get_by_text("A program is playing for you.")).to_be_hidden()
    choose(ben, "gain-willpower", "end-turn", "take ambition")
    expect(decision(ada)).to_have_text("Love, what will you do?")


@pytest.mark.deep(part="details")
def test_a_table_shows_the_numbers_and_powers_of_its_own_cards(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    # With this seed Love holds Courage.
    courage = {"intensity": [7, 8, 9], "power": "gain-willpower", "numbers": {"wp": 5}}
    table = start_game(page, "me", PROGRAM, **BASIC, card_set={"name": "Ours", "courage": courage})
    held = page.get_by_role("list", name="Hand").get_by_role("listitem").filter(has_text="Courage")
    expect(held.get_by_role("list", name="Intensity by Essence")).to_have_text("7 8 9")
    held.get_by_role("button").hover()
    expect(page.get_by_text("You gain 5 Willpower.")).to_be_visible()
    page.mouse.move(1, 1)
    # Elsewhere the cards are what they were.
    ask(page, "POST", f"/api/tables/{table}/end")
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Cards").first.click()
    standard = page.locator('a[href="#courage"]')
    expect(standard.get_by_role("list", name="Intensity by Essence")).to_have_text("1 2 2")


@pytest.mark.deep(part="details")
def test_the_start_names_what_goes_on_and_leads_to_what_is_over(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    over = start_game(page, "me", PROGRAM, **BASIC)
    ask(page, "POST", f"/api/tables/{over}/end")
    page.goto("/tutorial/growing")
    page.locator(".coach").wait_for()
    open_table(page, title="Still open")
    page.goto("/")
    expect(page.get_by_role("link", name="Still open")).to_be_visible()
    expect(page.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(1)
    page.get_by_role("link", name="One game is over. See it again").click()
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("An evening")


@pytest.mark.deep(part="details")
def test_a_seed_that_a_browser_cannot_hold_is_refused_kindly(new_page: NewPage) -> None:
    page = new_page("/new", name="Ada")
    page.get_by_role("heading", name="More options").click()
    page.get_by_label("Seed").fill("18446744073709551615")
    expect(page.get_by_text("This number is too large for a browser.")).to_be_visible()
    expect(button(page, "Start the game")).to_have_attribute("aria-disabled", "true")
    page.get_by_label("Seed").fill("123456789012345")
    expect(page.get_by_text("This number is too large for a browser.")).to_be_hidden()
    expect(button(page, "Start the game")).to_have_attribute("aria-disabled", "false")


@pytest.mark.deep(part="details")
def test_the_bar_keeps_its_buttons_in_the_window_however_wide_that_is(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", PROGRAM, PROGRAM, PROGRAM, mode="full", seed=3)
    for width in (360, 640, 899, 900, 1149, 1160, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        expect(page.get_by_role("button", name="The table")).to_be_in_viewport(ratio=1)
