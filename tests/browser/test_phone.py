"""The game in the hand: a whole turn by taps, with nothing too small, too wide or hidden."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from .browsing import PHONE
from .conftest import NewPage
from .playing import ASKED_BACK, PROGRAM, actions_left, ask, choose, decision, record_when, start_game, way
from .test_tokens import like

pytestmark = pytest.mark.slow
GAME = {"mode": "basic", "first": "bliss", "seed": 11}
A_WHILE = 2000
"""Longer than anything waits that is about to go."""
SMALLEST = 44
NOT_WRITTEN_IN = "[type=radio], [type=checkbox], [type=range], [type=file]"


def tap(page: Page, *choices: str) -> None:
    """Make choices with a finger."""
    for choice in choices:
        way(page, choice).tap()
        expect(page.locator(".sent")).to_have_count(0)


def press_long(page: Page, what: Locator, shows: Locator, down: int | None = None) -> None:
    """Rest a finger on something until that shows something, then lift it; Playwright itself knows only taps. If it was
    down for fewer milliseconds, the device only hears so late that it was lifted."""
    box = what.bounding_box()
    assert box is not None
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    began = time.time()
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at, "timestamp": began})
    shows.first.wait_for(state="attached")
    ended = time.time() if down is None else began + down / 1000
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": ended})


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.locator(".halo").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def too_small(where: Locator) -> list[str]:
    """What can be pressed but hardly hit, by where a finger can land. Words that explain themselves are as small as
    words are."""
    found: list[str] = where.locator("button:not([data-explains]), a, select, input").evaluate_all(
        """(nodes, smallest) => nodes.filter((node) => {
            node.scrollIntoView({ block: 'nearest' });
            const { left, top, width, height } = node.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            const isHit = (dx, dy) => node.contains(document.elementFromPoint(x + dx, y + dy));
            const reach = (dx, dy) => {
                let far = 0;
                while (far < smallest && isHit(dx * far, dy * far)) far += 1;
                return far;
            };
            // From a middle between two pixels, one of them is lost.
            const isSmall = (dx, dy) => reach(dx, dy) + reach(-dx, -dy) < smallest - 1;
            return isHit(0, 0) && (isSmall(1, 0) || isSmall(0, 1));
        }).map((node) => node.outerHTML.slice(0, 160))""",
        SMALLEST,
    )
    return found


def expect_to_fit(page: Page, where: str = "body") -> None:
    """Nothing is wider than the window, longer than it, or, in a part of the page, too small for a finger. Notes lie
    for a moment over what stands at the top, and go by themselves."""
    expect(page.locator(".toast")).to_have_count(0)
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [PHONE["width"], PHONE["height"]]
    assert not too_small(page.locator(where))


def pinch(page: Page, what: Locator, *, apart: tuple[int, int]) -> None:
    """Two fingers on the middle of something, at first so far from each other, then so far."""
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for step, kind in enumerate(("touchStart", "touchMove", "touchMove")):
        far = apart[0] + (apart[1] - apart[0]) * step / 2
        at = [{"x": x - far / 2, "y": y, "id": 0}, {"x": x + far / 2, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def top_of(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["y"]


def bottom_of(what: Locator) -> float:
    box = what.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


SMALL_WORDS = """(board) => [...board.querySelectorAll('text')].flatMap((text) => {
    const { fontSize } = getComputedStyle(text);
    const size = parseFloat(fontSize) * Math.abs(text.getScreenCTM().a || text.getScreenCTM().b);
    return text.checkVisibility() && size < 10.9 ? [`${text.textContent.trim()}: ${size}`] : [];
})"""


def test_a_whole_turn_by_touch(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    expect(decision(page)).to_have_text("Love, what will you do?")
    expect_to_fit(page)

    insight = page.locator(".insight:not(.empty)")
    press_long(page, way(page, "gain-willpower"), insight)
    expect(insight).to_contain_text("Willpower")
    expect(way(page, "gain-willpower")).to_be_visible()

    tap(page, "move")
    spaces = page.locator(".open[data-target^='space ']")
    expect(spaces.first).to_be_visible()
    there = str(spaces.first.get_attribute("data-target"))
    expect_to_fit(page)
    board = page.locator("main svg").first
    whole = board.get_attribute("viewBox")
    page.get_by_role("button", name="Look closely").tap()
    realms = page.get_by_role("group", name="Look closely")
    realms.get_by_role("button", name="Valley of Motives").tap()
    expect(board).not_to_have_attribute("viewBox", str(whole))
    realms.get_by_role("button", name="The whole board").tap()
    expect(board).to_have_attribute("viewBox", str(whole))
    assert board.evaluate(SMALL_WORDS) == []
    pinch(page, board, apart=(60, 180))
    expect(board).not_to_have_attribute("viewBox", str(whole))
    pinch(page, board, apart=(180, 30))
    expect(board).to_have_attribute("viewBox", str(whole))
    press_long(page, way(page, there), insight)
    expect(insight).to_contain_text("1 WP")
    tap(page, there)

    for panel in page.locator("nav [data-panel]").all():
        panel.tap()
        expect(panel).to_have_attribute("aria-expanded", "true")
        expect(page.locator(".drawer")).to_be_visible()
        expect_to_fit(page, ".drawer")
        page.locator(".drawer").get_by_role("button", name="Close").tap()
        expect(page.locator(".drawer")).to_be_hidden()

    tap(page, "invoke")
    expect(way(page, "card courage")).to_be_visible()
    expect_to_fit(page)
    page.get_by_role("button", name="Undo").tap()
    expect(way(page, "invoke")).to_be_visible()
    page.get_by_role("button", name="Restart").tap()
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    tap(page, "end-turn", "take ambition")
    expect(decision(page)).not_to_contain_text("What does your team take")


def test_cards_are_read_before_they_are_played(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()

    # In the hand, where something can be done with it; where it could go is lit meanwhile, and the board stays free.
    hand, board = page.locator(".hand [data-emotion]"), page.locator("main.board")
    courage = page.locator(".hand [data-card='card courage']")
    courage.tap()
    sheet = page.get_by_role("menu")
    expect(sheet.get_by_role("article")).to_contain_text("Courage")
    expect(sheet).to_contain_text("It can go to")
    expect_to_fit(page, "[role=menu]")
    assert bottom_of(board) <= top_of(sheet)
    expect(hand).to_have_count(2)

    # Nobody has to play it.
    page.touchscreen.tap(20, 120)
    expect(sheet).to_be_hidden()
    courage.tap()
    sheet.locator("[data-way]").first.tap()
    expect(page.locator(".sent")).to_have_count(0)
    expect(sheet).to_be_hidden()
    expect(hand).to_have_count(1)

    # On the board, by a touch where nothing can be done with it, or else by a finger that rests and does nothing.
    held = page.locator("[data-target^='slot ']:not(.open):has(.mini)")
    apt, looked = page.locator(".apt[data-target^='slot ']:has(.mini)"), page.locator(".inspected")
    expect(apt).to_have_count(1)
    for place in range(held.count()):
        emotion = held.nth(place)
        if emotion.and_(apt).count():
            press_long(page, emotion, looked)
        else:
            emotion.tap()
        expect(looked).to_be_visible()
        page.touchscreen.tap(20, 120)
        expect(looked).to_be_hidden()
    expect(apt).to_have_accessible_name(re.compile("^Courage.*Intensity 1"))


def test_a_press_on_the_sheet_of_a_card_counts_whatever_is_told_there(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    hand, courage = page.locator(".hand [data-emotion]"), page.locator(".hand [data-card='card courage']")
    sheet = page.get_by_role("menu")

    # What it would bring stays where it is while the finger is down, so that the finger is lifted from the same button.
    courage.tap()
    expect(sheet).to_contain_text("You give")
    invoke = sheet.locator("[data-way]").first
    invoke.tap()
    expect(sheet).to_be_hidden()
    expect(hand).to_have_count(1)

    # A card that is asked for is chosen from its sheet, too.
    start_game(page, "me", PROGRAM, **GAME)
    tap(page, "invoke")
    courage.tap()
    sheet.get_by_role("menuitem", name="Choose it").tap()
    expect(sheet).to_be_hidden()
    expect(decision(page)).not_to_contain_text("Which Emotion do you invoke?")


def test_what_lies_open_covers_no_board_and_goes_back_step_by_step(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    like(page, confirms="turn")
    start_game(page, "me", PROGRAM, **GAME)
    address, board = page.url, page.locator("main.board")

    def go_back() -> None:
        page.evaluate("history.back()")

    way(page, "end-turn").tap()
    expect(page.locator(ASKED_BACK)).to_be_visible()
    assert bottom_of(board) <= top_of(page.locator(".insight"))
    go_back()
    expect(page.locator(ASKED_BACK)).to_be_hidden()

    page.locator("[data-bought]").tap()
    bought = page.get_by_role("region", name="For Ambition")
    expect(bought).to_be_visible()
    assert bottom_of(board) <= top_of(bought)
    go_back()
    expect(bought).to_be_hidden()

    page.locator("[data-panel=log]").tap()
    expect(page.locator(".drawer")).to_be_visible()
    go_back()
    expect(page.locator(".drawer")).to_be_hidden()

    leaving = page.get_by_role("dialog", name="Leave the game?")
    go_back()
    expect(leaving).to_be_visible()
    assert page.url == address
    go_back()
    expect(leaving).to_be_hidden()
    go_back()
    leaving.get_by_role("link", name="Settings").tap()
    expect(page).to_have_url(re.compile("/settings$"))


def test_larger_text_is_larger_on_the_board_too(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)

    def height() -> float:
        start_game(page, "me", PROGRAM, **GAME)
        way(page, "move").wait_for()
        return float(page.locator("main .number").first.evaluate("(node) => node.getBoundingClientRect().height"))

    usual = height()
    like(page, text="larger")
    assert height() > 1.1 * usual


def test_a_finger_means_the_small_thing_it_is_near_and_is_asked_which_of_several(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    tap(page, "move")
    board = page.locator("main svg").first
    whole = str(board.get_attribute("viewBox"))
    space = page.locator(".open[data-target^='space ']").first
    there = str(space.get_attribute("data-target"))
    site = page.locator(f"[data-target='{there.replace('space', 'site')}']")
    (x, y), (other_x, other_y) = middle_of(space), middle_of(site)

    # As if it could be pressed, too.
    site.evaluate("(node) => node.classList.add('apt')")
    page.touchscreen.tap((x + other_x) / 2, (y + other_y) / 2)
    expect(board).not_to_have_attribute("viewBox", whole)
    site.evaluate("(node) => node.classList.remove('apt')")
    page.get_by_role("button", name="Look closely").tap()
    expect(board).to_have_attribute("viewBox", whole)

    page.touchscreen.tap(x + 20, y)
    expect(way(page, "end-turn")).to_be_visible()


def test_two_taps_come_near_a_realm_and_two_more_show_the_whole_board(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    stage, board = page.locator("main .stage"), page.locator("main svg").first
    whole, box = str(board.get_attribute("viewBox")), stage.bounding_box()
    assert box is not None
    # How soon one tap has to follow the other is the browser's business.
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + 40}
    stage.dispatch_event("dblclick", at)
    expect(board).not_to_have_attribute("viewBox", whole)
    stage.dispatch_event("dblclick", at)
    expect(board).to_have_attribute("viewBox", whole)


def test_no_field_is_so_small_that_a_phone_comes_near_to_it_by_itself(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    for path in ("/", "/new", "/join", "/settings", "/cards", "/decks"):
        page.goto(path)
        page.locator("main h1").first.wait_for()
        small = page.locator(f"input:not({NOT_WRITTEN_IN}), select, textarea").evaluate_all(
            "(fields) => fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)"
            ".map((field) => field.outerHTML)"
        )
        assert small == [], path


def test_a_finger_that_rests_on_a_place_of_the_board_reads_of_it_for_as_long_as_it_likes(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    page.clock.install()
    # Whoever comes second may absorb in their first turn.
    start_game(page, "me", PROGRAM, **GAME | {"first": "gloom"})
    page.locator(".apt[data-target^='sphere ']").first.wait_for()
    # Where nothing can be done it says what it is.
    explained = page.locator(".explanation")
    for place in ("sphere ", "slot ", "space ", "site ", "spirit "):
        there = page.locator(f"[data-target^='{place}']:not(.apt, .open, :has(.mini))").last
        press_long(page, there, explained)
        page.clock.run_for(A_WHILE)
        expect(explained).to_be_visible()
        explained.get_by_role("button", name="Close").tap()
        expect(explained).to_be_hidden()
    # Where something can be done it says what that costs and brings, and does nothing.
    insight = page.locator(".insight:not(.empty)")
    for place, told in (("space ", "1 WP"), ("sphere ", "You get")):
        press_long(page, page.locator(f".apt[data-target^='{place}']").last, insight)
        expect(insight).to_contain_text(told)
        page.clock.run_for(A_WHILE)
        expect(insight).to_contain_text(told)
        page.touchscreen.tap(4, top_of(page.locator("main.board")) + 20)
        expect(insight).to_be_hidden()
    expect(actions_left(page, 3)).to_be_visible()


def test_a_tap_that_a_busy_device_hears_of_late_chooses(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    insight = page.locator(".insight:not(.empty)")
    press_long(page, way(page, "move"), insight, down=80)
    there = page.locator(".open[data-target^='space ']").first
    press_long(page, there, insight, down=80)
    expect(way(page, "end-turn")).to_be_visible()
    expect(there).to_be_hidden()


def test_a_card_that_cannot_be_played_now_is_read_in_the_hand_too(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    page.locator(".hand [data-card='card courage']").tap()
    page.get_by_role("menu").locator("[data-way]").first.tap()
    left = page.locator(".hand [data-emotion]:not([data-card])")
    expect(left).to_have_count(1)
    left.tap()
    looked = page.locator(".inspected")
    expect(looked).to_contain_text(re.compile("Optimism", re.IGNORECASE))
    page.touchscreen.tap(20, 120)
    expect(looked).to_be_hidden()


def test_cards_are_looked_at_in_replays(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    played = record_when(lambda game, _: game.state.turns == 8, players=2, seed=11)
    replay = ask(page, "POST", "/api/records", played)["id"]
    page.goto(f"/replay/{replay}#60/open")
    held, looked = page.locator("[data-target^='slot ']:has(.mini)"), page.locator(".inspected")
    explained = page.locator(".explanation")
    held.first.wait_for()
    for place in range(held.count()):
        held.nth(place).tap()
        expect(looked.get_by_role("article", include_hidden=True)).to_be_visible()
        expect(explained).to_be_hidden()
        page.touchscreen.tap(20, 120)
        expect(looked).to_be_hidden()
    page.locator("nav [data-panel=hands]").tap()
    page.locator(".drawer [data-explains='emotion']").first.tap()
    expect(explained).to_contain_text("Intensity")
    explained.get_by_role("button", name="Close").tap()
    expect(explained).to_be_hidden()

    # Back closes what lies open there, and only then leads away.
    page.evaluate("history.back()")
    expect(page.locator(".drawer")).to_be_hidden()
    assert replay in page.url
    page.evaluate("history.back()")
    page.wait_for_url(lambda address: replay not in address)


def test_a_phone_is_said_once_to_show_more_on_its_side_and_notes_cover_neither_board_nor_what_is_pressed(
    new_page: NewPage,
) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", "easy", **GAME)
    board, choices = page.locator("main.board"), page.locator(".deciding")
    tip = page.locator(".toast", has_text="held on its side")

    def end_turn() -> None:
        tap(page, "end-turn", "take ambition")
        expect(way(page, "end-turn")).to_be_visible()

    end_turn()
    expect(tip).to_be_visible()
    for shown in (page.locator(".bar"), page.locator(".standing"), board):
        assert bottom_of(shown) <= top_of(tip)
    assert bottom_of(tip) <= top_of(choices)
    tip.get_by_role("button", name="Close").tap()
    end_turn()
    expect(tip).to_be_hidden()


def test_what_the_others_did_is_seen_without_a_tap_and_how_their_aims_stand(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    page.set_viewport_size({"width": 390, "height": 844})
    start_game(page, "me", "random", **GAME)
    tap(page, "gain-willpower")
    expect(actions_left(page, 2)).to_be_visible()
    tap(page, "end-turn", "take ambition")
    expect(way(page, "end-turn")).to_be_visible()
    turn = page.locator(".strip .turn").last
    expect(turn).to_have_attribute("aria-label", re.compile("Hatred"))
    deeds, row = turn.locator("[data-deed]"), page.locator(".strip .cards")
    expect(deeds.first).to_be_in_viewport(ratio=1)
    assert row.evaluate("(row) => row.clientWidth") > 300
    assert max(deeds.evaluate_all("(deeds) => deeds.map((deed) => deed.offsetWidth)")) < 180
    # The Common Aspiration, and one's Hidden one, with what each team has of it.
    aims = page.locator(".standing .aim")
    expect(aims).to_have_text([re.compile(r"Awareness.*\d\s*\d"), re.compile(r"Fortitude.*\d\s*\d")])
    expect(aims.nth(1).locator("svg").first).to_be_visible()


def test_a_panel_goes_with_a_touch_of_the_board_above_it(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    board, drawer = page.locator("main.board"), page.locator(".drawer")
    for panel in ("standing", "players"):
        page.locator(f"nav [data-panel={panel}]").tap()
        expect(drawer).to_be_visible()
        assert top_of(drawer) >= top_of(board) + 44
        page.touchscreen.tap(4, top_of(board) + 20)
        expect(drawer).to_be_hidden()


def test_a_finger_on_an_emotion_reads_what_can_be_done_with_it_and_looks_at_it(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", PROGRAM, **GAME)
    way(page, "move").wait_for()
    held, sheet = page.locator(".apt[data-target^='slot ']:has(.mini)"), page.get_by_role("menu")
    held.first.tap()
    # There is one thing to do with it, and it is not done yet.
    expect(sheet.locator("[data-way]")).to_have_count(1)
    expect(actions_left(page, 3)).to_be_visible()
    sheet.get_by_role("menuitem", name="Look at it").tap()
    expect(sheet).to_be_hidden()
    expect(page.locator(".inspected")).to_be_visible()
    page.touchscreen.tap(20, 120)
    expect(page.locator(".inspected")).to_be_hidden()
    held.first.tap()
    sheet.locator("[data-way]").tap()
    expect(actions_left(page, 2)).to_be_visible()


def test_actions_stay_in_two_rows_that_are_seen_whole_whatever_is_said_of_them(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    page.set_viewport_size({"width": 390, "height": 844})
    # The turn stays open when there is nothing left to do.
    like(page, confirms="turn")
    start_game(page, "me", PROGRAM, **GAME)
    tiles = page.locator(".tiles .tile")
    places = "(tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top))"
    over = """(tiles) => tiles.filter((tile) => tile.scrollHeight > tile.clientHeight + 1)
        .map((tile) => tile.textContent)"""
    page.locator(".cost", has_text="not yet").first.wait_for()
    at_first = tiles.evaluate_all(places)
    assert len(set(at_first)) == 2
    tap(page, "gain-willpower", "draw-emotions", "no", "invoke", "card courage")
    page.locator(".cost", has_text="no Action").first.wait_for()
    assert tiles.evaluate_all(places) == at_first
    assert tiles.evaluate_all(over) == []
    corner = page.locator(".ends .tile").last.bounding_box()
    assert corner
    assert corner["x"] + corner["width"] > 375


def keep_back(socket: WebSocketRoute) -> None:
    """Let a page hear nothing of what choices would change."""
    server = socket.connect_to_server()
    socket.on_message(server.send)
    server.on_message(
        lambda message: None if json.loads(message)["type"] in ("facts", "foreseen") else socket.send(message)
    )


def test_nothing_covers_the_strip_before_it_is_known_what_there_is_to_say(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    page.route_web_socket("**", keep_back)
    start_game(page, "me", PROGRAM, **GAME)
    tap(page, "end-turn")
    way(page, "take ambition").wait_for()
    press_long(page, way(page, "take ambition"), page.locator(".insight:not(.empty)"))
    expect(page.locator(".insight")).to_be_hidden()


def test_notes_leave_the_compass_of_a_tablet_free(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    page.set_viewport_size({"width": 1180, "height": 820})
    start_game(page, "me", PROGRAM, **GAME)
    for choice in ("gain-willpower", "gain-willpower", "gain-willpower"):
        choose(page, choice)
    note = page.locator(".toast", has_text="your turn has ended")
    expect(note).to_be_visible()
    assert bottom_of(page.locator(".compass")) <= top_of(note)
