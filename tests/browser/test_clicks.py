"""How many presses a turn takes, and what a press on the board or on a card does at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .conftest import NewPage
from .playing import OFFERED, button, decision, offered, seek, start_game, way
from .test_tokens import like

BASIC = {"mode": "basic", "seed": 3, "first": "bliss"}
FULL = {"mode": "full", "seed": 5, "first": "bliss"}
EASY = "easy"
TO_DO = "Love, what will you do?"
SCENE = "[data-read-on]"
OVER = "dialog[open] .result"
TURN = ".bar .turn .number"
WAYS = ".ways [data-way]"
SHORTER = "Shorter: press what"
FRESH = "3 Actions left"
POINTED = {"absorb": "sphere", "fortify": "site", "invoke": "card", "move": "space"}
"""What somebody presses who means an action."""
WISHES = (
    ("absorb", "invoke", "move", "draw-emotions"),
    ("absorb", "move", "invoke", "gain-willpower"),
    ("absorb", "fortify", "move", "invoke"),
    ("absorb", "move", "draw-emotions", "invoke"),
)
"""What is done in a turn, one after the other, as far as it is possible."""
OTHERWISE = ("gain-willpower", "move", "draw-emotions")
PLAIN = ("take ambition", "token none", "yes", "end-turn")
"""What somebody answers who plays plainly."""
ENOUGH = "one more card"
"""The question that comes after every card, until one has enough."""


def apt(page: Page, kind: str = "") -> Locator:
    """What something can be done with at once: on the board, or a card in the hand."""
    return seek(page, f'.apt[data-target^="{kind}"], .apt[data-card^="{kind}"]')


class Person:
    """Somebody who plays plainly and places no tokens, and counts what they press."""

    def __init__(self, page: Page, *, points: bool, learns: bool = False) -> None:
        self.page = page
        self.points = points
        """Whether they press what they mean, rather than name the action first."""
        self.learns = learns
        """Whether they do so as soon as they are told of it."""
        self.turns: list[list[str]] = []
        """What was pressed in each turn, until the next one begins."""
        self.wishes: list[str] = []

    def play(self, turns: int | None = None) -> float:
        """Play so many turns, or to the end; how many presses each took on average."""
        page, scene, over = self.page, seek(self.page, SCENE), seek(self.page, OVER)
        ready = seek(page, f"{OFFERED}, {WAYS}, {SCENE}, {OVER}")
        last = ""
        while True:
            ready.first.wait_for()
            if over.is_visible():
                break
            turn = seek(page, TURN).inner_text()
            if turn != last and decision(page).inner_text() == TO_DO and not scene.is_visible():
                if len(self.turns) == turns:
                    break
                last = turn
                self.wishes = list(WISHES[len(self.turns) % len(WISHES)])
                self.turns.append([])
            pressed = self.press(scene)
            # What has to be answered before the first turn belongs to none.
            if self.turns:
                self.turns[-1].append(pressed)
        print(*(f"{len(turn)}: {', '.join(turn)}" for turn in self.turns), sep="\n")
        return sum(map(len, self.turns)) / len(self.turns)

    def press(self, scene: Locator) -> str:
        """One press, and what it was."""
        menu = seek(self.page, WAYS)
        self.points = self.points or (self.learns and self.page.get_by_text(SHORTER).count() > 0)
        if scene.is_visible():
            scene.click()
            return "scene"
        if menu.count():
            menu.first.click()
            return "menu"
        found = offered(self.page)
        wish = self.wish(found) if "end-turn" in found else None
        place = apt(self.page, POINTED.get(wish or "", "none"))
        if wish and self.points and wish in POINTED:
            # What can be pressed is known a moment after the question.
            self.page.wait_for_timeout(300)
        pressed = wish or self.answer(found)
        aim = place.first if wish and self.points and place.count() else way(self.page, pressed)
        while True:
            try:
                aim.click(timeout=5_000)
                break
            except TimeoutError:
                if not aim.count():
                    # What ends a turn is known a moment after the question, and takes the place of another.
                    return self.press(scene)
        expect(seek(self.page, ".sent")).to_have_count(0)
        return pressed

    def wish(self, found: list[str]) -> str | None:
        while self.wishes:
            wish = self.wishes.pop(0)
            if wish in found:
                return wish
        return next((wish for wish in OTHERWISE if wish in found), None)

    def answer(self, found: list[str]) -> str:
        # A token that cannot be refused: its space is open, and asks for a colour.
        colours = [choice for choice in found if choice.startswith("token ")]
        if ENOUGH in decision(self.page).inner_text():
            return "no"
        return next((choice for choice in PLAIN if choice in found), (colours or found)[0])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "most"), [(BASIC, 2, 8), (FULL, 4, 8)], ids=["basic", "full"])
def test_a_plain_turn_takes_few_presses(new_page: NewPage, game: dict[str, object], players: int, most: float) -> None:
    page, turns = new_page(name="Ada"), 5
    seats = ("me", EASY, EASY, EASY)[:players]

    def presses(*, points: bool, **settings: str) -> float:
        like(page, **settings)
        start_game(page, *seats, **game)
        return Person(page, points=points).play(turns)

    asked = presses(points=False, tokens="open", gifts="ask")
    pointed = presses(points=True)
    assert pointed <= most and pointed < asked


@pytest.mark.slow
@pytest.mark.parametrize(("learns", "most"), [(True, 8), (False, 9)], ids=["told", "untold"])
def test_a_whole_first_game_takes_few_presses_a_turn(new_page: NewPage, learns: bool, most: float) -> None:
    """Revelations and all that is answered at them counted. Whoever names an action first is told what is shorter."""
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC, turn_limit=16)
    person = Person(page, points=False, learns=learns)
    assert person.play() <= most
    assert len(person.turns) == 8 and any("scene" in turn for turn in person.turns)
    assert person.points == learns


def test_a_press_on_a_space_goes_there_and_is_taken_back_at_once(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "space").first.click()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
    expect(decision(page)).to_have_text(TO_DO)
    button(page, "Undo").click()
    expect(page.get_by_text(FRESH)).to_be_visible()
    expect(button(page, "Undo")).to_be_hidden()


def test_a_card_is_invoked_by_a_press_where_it_can_go_to_one_slot(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "card courage").click()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
    expect(apt(page, "card courage")).to_have_count(0)


def test_an_emotion_says_what_can_be_done_with_it_before_anything_is_done(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    place = apt(page, "slot").first
    expect(place).to_have_accessible_name(
        "Brightness of Bliss on slot 0, Valley of Motives: Intensity 1, Essence 1 of 2"
    )
    expect(place).to_have_accessible_description("Move Emotion")
    place.focus()
    page.keyboard.press("Enter")
    expect(page.locator(WAYS)).to_be_focused()
    expect(page.locator(".insight")).to_contain_text("You give 2")
    page.keyboard.press("Escape")
    expect(page.locator(WAYS)).to_be_hidden()
    expect(place).to_be_focused()
    expect(page.get_by_text(FRESH)).to_be_visible()


def test_a_finger_is_shown_what_would_happen_before_it_does(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", EASY, **BASIC)
    apt(page, "space").first.tap()
    expect(page.locator(".insight")).to_contain_text("You give 1")
    expect(page.get_by_text(FRESH)).to_be_visible()
    page.locator(WAYS).tap()
    expect(page.get_by_text("2 Actions left")).to_be_visible()
