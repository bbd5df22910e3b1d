"""Games of the past: their list, the way through one, other eyes, sharing a moment, playing on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from cerebria import hosting, new_game, to_record

from .conftest import NewPage
from .playing import start_game

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A game of two, played to its end by chance. Its seed has more digits than a number has in a browser."""
    game = new_game(players=2, mode="basic", seed=2**64 - 3, turn_limit=8)
    chance = Random(5)
    while game.decision is not None:
        options = [choice for choice in game.decision.options if str(choice) != "end-turn"]
        game.choose(chance.choice(options or list(game.decision.options)))
    return to_record(game)


def file(words: str, name: str = "Sunday.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": words.encode()}


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Timeline")


def moment(page: Page) -> int:
    """The moment that is seen."""
    return int(slider(page).get_attribute("aria-valuenow") or -1)


def expect_moment(page: Page, number: int) -> None:
    """Wait until that moment is seen."""
    expect(slider(page)).to_have_attribute("aria-valuenow", str(number))


def watch(page: Page, record: dict[str, Any]) -> str:
    """Upload a record, as one does it, and see its first moment through eyes that see everything; where that is."""
    page.goto("/replays")
    page.get_by_label("Choose a file").set_input_files(file(json.dumps(record)))
    expect(page).to_have_url(re.compile(r"/replay/\w+#0/open"))
    return page.url.split("#")[0]


def turns_of(record: dict[str, Any]) -> list[int]:
    """The moments at which turns begin, but for the very first one."""
    game = new_game(**record["options"])
    for choice in record["choices"]:
        game.choose(choice)
    return [
        number
        for number, raw in enumerate(hosting.raw_log(game))
        if number and any(event.kind == "turn" for event in hosting.retell(game, raw, None))
    ]


def test_through_a_game_by_buttons_and_keys(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    watch(page, record)
    last = len(record["choices"])
    expect(slider(page)).to_have_attribute("aria-valuemax", str(last))
    expect(page.get_by_text(f"Choice 0 of {last}")).to_be_visible()

    page.get_by_role("button", name="One step on").click()
    expect(slider(page)).to_have_attribute("aria-valuenow", "1")
    expect(page.locator("[data-choice-made]")).to_contain_text("chooses:")
    page.get_by_role("button", name="One step back").click()
    expect(slider(page)).to_have_attribute("aria-valuenow", "0")

    slider(page).focus()
    page.keyboard.press("End")
    expect_moment(page, last)
    expect(page.get_by_role("group", name="What happened")).to_contain_text("The game is over")
    page.keyboard.press("ArrowLeft")
    expect_moment(page, last - 1)
    page.keyboard.press("Home")
    starts = turns_of(record)
    for start in starts[:2]:
        page.keyboard.press("PageDown")
        expect_moment(page, start)
    page.keyboard.press("PageUp")
    expect_moment(page, starts[0])
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"Choice \d+ of \d+\. Game turn \d+, \w+"))

    # The log marks where one is, and leads elsewhere.
    expect(page.locator(".log li [aria-current]").first).to_be_visible()
    line = page.locator(".log li button").nth(-1)
    line.click()
    expect_moment(page, last)
    expect(line).to_have_attribute("aria-current", "step")


@pytest.mark.deep(part="details")
def test_a_game_plays_by_itself(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    watch(page, record)
    for _ in range(2):
        page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider(page)).to_have_attribute("aria-valuenow", re.compile(r"[3-9]|\d\d"))
    page.get_by_role("button", name="Pause").click()
    seen = moment(page)
    page.wait_for_timeout(600)
    assert moment(page) == seen


@pytest.mark.deep(part="details")
def test_the_pointer_goes_along_the_timeline_and_the_address_remembers(
    new_page: NewPage, record: dict[str, Any]
) -> None:
    page = new_page(name="Ada")
    watch(page, record)
    box = slider(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    for part in (0.2, 0.4, 0.6):
        page.mouse.move(box["x"] + part * box["width"], box["y"] + 30)
    page.mouse.up()
    share = f"document.querySelector('[role=slider]').ariaValueNow / {len(record['choices'])}"
    page.wait_for_function(f"0.5 < {share} && {share} < 0.7")
    there = moment(page)
    # The address follows a moment later.
    expect(page).to_have_url(re.compile(rf"#{there}/open"))
    page.reload()
    expect(slider(page)).to_have_attribute("aria-valuenow", str(there))


def test_other_eyes_see_other_hands(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    watch(page, record)
    game = new_game(**record["options"])
    first, second = game.spirits[:2]
    hands = {spirit: hosting.own_json(game, spirit)["seats"][spirit]["hand"] for spirit in (first, second)}
    only = next(card for card in hands[second] if card not in hands[first])
    name = re.compile(only.replace("-", "."), re.IGNORECASE)
    hand = page.locator("section.hand")
    expect(hand).to_contain_text(name)
    page.get_by_role("radio", name=re.compile(first, re.IGNORECASE)).check()
    expect(hand.locator("ul.hand > li")).to_have_count(len(hands[first]))
    expect(hand).not_to_contain_text(name)
    page.get_by_role("radio", name=re.compile(second, re.IGNORECASE)).check()
    expect(hand).to_contain_text(name)
    page.get_by_role("radio", name="Spectator").check()
    expect(hand).to_have_count(0)
    expect(page).to_have_url(re.compile(r"#0/spectator"))


@pytest.mark.deep(part="details")
def test_a_shared_moment_opens_for_somebody_else(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    home = watch(page, record)
    page.goto(f"{home}#17/open")
    expect(slider(page)).to_have_attribute("aria-valuenow", "17")
    page.get_by_role("radio", name="Love").check()
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.locator("[data-address]").inner_text()

    other = new_page(name="Ben")
    other.goto(link)
    other.get_by_role("button", name="See the game").click()
    expect(other).to_have_url(re.compile(r"/replay/\w+#17/love"))
    expect(slider(other)).to_have_attribute("aria-valuenow", "17")
    expect(other.get_by_role("radio", name="Love")).to_be_checked()


@pytest.mark.deep(part="details")
def test_another_moment_can_be_asked_for_before_any_has_come(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    home = watch(page, record)
    page.goto("/")
    page.route("**/replay?*", lambda route: None)
    with page.expect_request("**/replay?*"):
        page.goto(f"{home}#3/open")
    page.goto(f"{home}#17/open")
    # What was held goes on its way.
    page.unroute("**/replay?*")
    expect_moment(page, 17)


def test_playing_on_from_a_moment(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada", refusals=(409,))
    home = watch(page, record)
    page.goto(f"{home}#{len(record['choices'])}/open")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Play on|Open the table")).click()
    expect(page.get_by_role("dialog")).to_contain_text("The game is over at that moment")
    page.keyboard.press("Escape")

    page.goto(f"{home}#20/open")
    expect(slider(page)).to_have_attribute("aria-valuenow", "20")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.wait_for()
    for seat in dialog.get_by_role("combobox").all():
        seat.select_option(label="Me, on this device")
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile(r"/table/\w+"))
    page.get_by_role("button", name=re.compile("ready", re.IGNORECASE)).click()
    expect(page.locator("[data-choice]").first).to_be_visible()


@pytest.fixture(scope="module")
def short_record() -> dict[str, Any]:
    """A game that is soon thought about."""
    game = new_game(players=2, mode="basic", seed=4, turn_limit=3)
    chance = Random(4)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    return to_record(game)


@pytest.mark.deep(part="details")
def test_a_game_is_explained_and_a_turn_tried_again(new_page: NewPage, short_record: dict[str, Any]) -> None:
    page = new_page(name="Ada")
    home = watch(page, short_record)
    page.goto(f"{home}#0/open")
    page.get_by_role("tab", name="Key turns").click()
    page.get_by_role("button", name="Where did the game turn?").click()
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Where did the game turn?").click()
    marks = page.get_by_role("group", name="Chances to win").get_by_role("button")
    expect(marks.first).to_be_visible(timeout=120_000)

    # A click goes there and tells; so does the key.
    marks.first.click()
    first = moment(page)
    told = page.get_by_role("tabpanel")
    expect(told).to_contain_text("Played:")
    expect(told).to_contain_text(re.compile(r"Better:|Nothing better was found"))
    expect(marks.first).to_have_attribute("aria-current", "step")
    marks.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(marks.nth(1)).to_have_attribute("aria-current", "step")
    slider(page).focus()
    page.keyboard.press("End")
    page.keyboard.press("t")
    # After the last one comes the first.
    expect_moment(page, first)
    expect(marks.first).to_have_attribute("aria-current", "step")

    # It is kept for whoever comes next.
    page.goto("/")
    page.goto(f"{home}#0/open")
    marks.first.click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Hard program")
    page.get_by_role("button", name="Try again from here").click()
    expect(page).to_have_url(re.compile(r"/table/\w+"))
    expect(page.locator("[data-choice]").first).to_be_visible()


def test_records_go_out_and_come_in_as_they_are(new_page: NewPage, record: dict[str, Any], tmp_path: Path) -> None:
    page = new_page(name="Ada")
    watch(page, record)
    page.goto("/replays")
    line = page.get_by_role("article", name="Sunday")
    expect(line).to_contain_text(str(record["result"]["scores"]["bliss"]))
    with page.expect_download() as downloading:
        line.get_by_role("button", name="Download the record").click()
    downloading.value.save_as(tmp_path / "kept.json")
    assert json.loads((tmp_path / "kept.json").read_text(encoding="utf-8")) == record
    line.get_by_role("link", name="Watch").click()
    expect(slider(page)).to_be_visible()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("{", "This file is no record of a game"),
        (" " * 1_100_000, "too large for a record"),
        (None, "does not fit the game at that point"),
    ],
    ids=["no-json", "large", "spoilt"],
)
def test_a_bad_file_changes_nothing(new_page: NewPage, record: dict[str, Any], words: str | None, reason: str) -> None:
    page = new_page("/replays", name="Ada", refusals=(422,))
    expect(page.get_by_role("heading", name="No replays yet")).to_be_visible()
    spoilt = json.dumps({**record, "choices": ["absorb", *record["choices"]]})
    page.get_by_label("Choose a file").set_input_files(file(words or spoilt))
    expect(page.get_by_role("alert")).to_contain_text(reason)
    page.reload()
    expect(page.get_by_role("heading", name="No replays yet")).to_be_visible()


def test_closing_a_replay_leads_back_to_the_result_that_it_came_from(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "greedy", "greedy", mode="basic", seed=3, turn_limit=2)
    result, leave = page.locator("dialog[open] .result"), page.get_by_role("link", name="Show the result")
    result.get_by_role("link", name="Watch the replay").tap()
    page.wait_for_url("**/replay/**")
    page.reload()
    leave.tap()
    expect(result).to_be_visible()
    page.goto(page.url.replace("table", "replay"))
    expect(page.get_by_role("link", name="To the list of replays")).to_be_visible()
    expect(leave).to_be_hidden()


@pytest.mark.deep(part="details")
def test_a_replay_in_the_hand(new_page: NewPage, record: dict[str, Any]) -> None:
    page = new_page(name="Ada", phone=True)
    watch(page, record)
    page.get_by_role("button", name="One turn on").tap()
    expect(slider(page)).not_to_have_attribute("aria-valuenow", "0")
    box = slider(page).bounding_box()
    assert box is not None
    assert box["height"] >= 40
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page).to_have_url(re.compile(r"#[1-9]\d+/open"))
    for panel in ("Log", "Eyes", "Hands", "Aims", "Players"):
        page.get_by_role("navigation").get_by_role("button", name=panel).tap()
        expect(page.locator(".drawer")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for target in page.locator("section[aria-label=Timeline] button:visible, nav button").all():
        size = target.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 40
