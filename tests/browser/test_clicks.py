"""How many presses a turn takes, and what a press on the board or on a card does at once."""

from __future__ import annotations

import re
from statistics import mean
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.parts import some_of_all

from .conftest import PATIENCE, NewPage
from .playing import ASKED_BACK, OFFERED, actions_left, button, decision, seek, start_game, way_to
from .test_tokens import like
from .test_whole_games import press_one

BASIC = {"mode": "basic", "seed": 3, "first": "bliss"}
FULL = {"mode": "full", "seed": 5, "first": "bliss"}
EASY = "easy"
TO_DO = ", what will you do?"
SCENE = "[data-read-on]"
EGO = ".ego-stage [data-read-on]"
OVER = "dialog[open] .result"
READ_ON = ("scene", "Ego")
NEARER = "nearer"
BOARD = "main svg"
ON_BOARD = ("absorb", "fortify", "move")
TURN = ".bar .turn .number"
WAYS = ".ways [data-way]"
TO_ANSWER = f"{WAYS}, {ASKED_BACK}"
SHORTER = "Shorter: press what"
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

# All that somebody sees before a press, in one question, once there is something to press and no choice on its way.
# What it costs, what ends a turn and what can be pressed at once is known a moment after the question.
LOOK = """async ([selectors, shorter, patience]) => {
    const until = performance.now() + patience;
    const soon = performance.now() + 2000;
    const isSeen = (node) => node?.checkVisibility() ?? false;
    const isKnown = () => performance.now() > soon
        || !document.querySelector('.tiles') || document.querySelector('.tiles .price:not(.old)');
    while (performance.now() < until) {
        const [over, scene, ego, menu, first] = ['over', 'scene', 'ego', 'menu', 'offered']
            .map((name) => isSeen(document.querySelector(selectors[name])));
        if (!document.querySelector('.sent') && (over || scene || menu || (first && isKnown())))
            return {
                over, scene, ego, menu,
                offered: [...document.querySelectorAll(selectors.offered)]
                    .map(({ dataset }) => dataset.choice ?? dataset.target),
                turn: document.querySelector(selectors.turn)?.textContent,
                question: document.querySelector('[data-testid=decision]')?.innerText,
                isToldShorter: document.body.textContent.includes(shorter),
            };
        await new Promise((goOn) => setTimeout(goOn, 40));
    }
    throw new Error('nothing is offered');
}"""


def apt_for(kind: str) -> str:
    """What selects that with which something can be done at once: on the board, or a card in the hand."""
    return f'.apt[data-target^="{kind}"], .apt[data-card^="{kind}"]'


def apt(page: Page, kind: str = "") -> Locator:
    """What something can be done with at once."""
    return seek(page, apt_for(kind))


class Person:
    """Somebody who plays plainly and places no tokens, and counts what they press."""

    def __init__(self, page: Page, *, points: bool, learns: bool = False, by_finger: bool = False) -> None:
        self.page = page
        self.by_finger = by_finger
        self.points = points
        """Whether they press what they mean, rather than name the action first."""
        self.learns = learns
        """Whether they do so as soon as they are told of it."""
        self.turns: list[list[str]] = []
        """What was pressed in each turn, until the next one begins."""
        self.wishes: list[str] = []
        self.whole: str | None = None

    def play(self, turns: int | None = None) -> float:
        """Play so many turns, or to the end; how many presses each took on average, but for those that read on: how
        much there is to be told hangs on what others do."""
        selectors = {"over": OVER, "scene": SCENE, "ego": EGO, "menu": TO_ANSWER, "offered": OFFERED, "turn": TURN}
        last = ""
        seek(self.page, OFFERED).first.wait_for()
        self.whole = self.frame()
        while True:
            seen = self.page.evaluate(LOOK, [selectors, SHORTER, PATIENCE])
            if seen["over"]:
                break
            if seen["turn"] != last and str(seen["question"]).endswith(TO_DO) and not seen["scene"]:
                if len(self.turns) == turns:
                    break
                last = seen["turn"]
                self.wishes = list(WISHES[len(self.turns) % len(WISHES)])
                self.turns.append([])
            self.points = self.points or (self.learns and seen["isToldShorter"])
            pressed = self.press(seen)
            # What has to be answered before the first turn belongs to none.
            if self.turns and pressed:
                self.turns[-1].append(pressed)
        print(*(f"{len(turn)}: {', '.join(turn)}" for turn in self.turns), sep="\n")
        return self.average(*READ_ON)

    def average(self, *apart_from: str) -> float:
        """How many presses a turn took, apart from some."""
        return mean(sum(press not in apart_from for press in turn) for turn in self.turns)

    def press(self, seen: dict[str, Any]) -> str | None:
        """One press, and what it was; nothing where something else has come to be there."""
        if seen["scene"]:
            pressed = press_one(self.page, SCENE, by_finger=self.by_finger)
            return pressed and ("Ego" if seen["ego"] else "scene")
        if seen["menu"]:
            return press_one(self.page, TO_ANSWER, by_finger=self.by_finger) and "menu"
        found = seen["offered"]
        wish = self.wish(found) if "end-turn" in found else None
        pressed = wish or self.answer(found, seen["question"])
        aim = way_to(pressed)
        if wish in POINTED and self.points and apt(self.page, POINTED[wish]).count():
            aim = apt_for(POINTED[wish])
        # Somebody else may be quicker, and take it away.
        is_done = press_one(self.page, aim, is_patient=False, by_finger=self.by_finger)
        if wish in ON_BOARD and is_done and self.frame() != self.whole:
            self.wishes.insert(0, wish)
            return NEARER
        return is_done and pressed

    def frame(self) -> str | None:
        """What is seen of the board: a finger near several things has them shown large, and presses once more."""
        return seek(self.page, BOARD).first.get_attribute("viewBox") if self.by_finger else None

    def wish(self, found: list[str]) -> str | None:
        while self.wishes:
            wish = self.wishes.pop(0)
            if wish in found:
                return wish
        return next((wish for wish in OTHERWISE if wish in found), None)

    def answer(self, found: list[str], question: str) -> str:
        # A token that cannot be refused: its space is open, and asks for a colour.
        colours = [choice for choice in found if choice.startswith("token ")]
        if ENOUGH in question:
            return "no"
        return next((choice for choice in PLAIN if choice in found), (colours or found)[0])


@pytest.mark.slow
@pytest.mark.deep(part="clicks")
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
@pytest.mark.deep(part="clicks")
@pytest.mark.parametrize(("learns", "most"), [(True, 8), (False, 9)], ids=["told", "untold"])
def test_a_whole_first_game_takes_few_presses_a_turn(new_page: NewPage, learns: bool, most: float) -> None:
    """What is answered at Revelations counted. Whoever names an action first is told what is shorter."""
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC, turn_limit=16)
    person = Person(page, points=False, learns=learns)
    assert person.play() <= most and person.average() <= 10
    assert len(person.turns) == 8 and any("scene" in turn for turn in person.turns)
    assert person.points == learns


@pytest.mark.slow
@pytest.mark.deep(part="clicks")
def test_a_whole_first_game_by_touch_takes_few_taps_a_turn_and_most_of_them_decide(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", EASY, **BASIC, turn_limit=16)
    person = Person(page, points=True, by_finger=True)
    assert person.play() <= 9
    taps = [tap for turn in person.turns for tap in turn]
    assert taps.count("scene") + taps.count(NEARER) <= len(taps) / 5


@pytest.mark.slow
@pytest.mark.parametrize("mode", some_of_all(["full", "basic"], "clicks"))
def test_a_turn_against_ego_takes_few_presses_and_one_of_its_own_three(new_page: NewPage, mode: str) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", "me", ego="gloom", mode=mode, seed=3)
    person = Person(page, points=True)
    assert person.play(4) <= 8
    assert {turn.count("Ego") for turn in person.turns} == {3}
    own = [[press for press in turn if press != "Ego"] for turn in person.turns]
    # A Revelation has questions of its own.
    assert max(map(len, own)) <= 10 and max(len(turn) for turn in own if "scene" not in turn) <= 8


def test_a_press_on_a_space_goes_there_and_is_taken_back_at_once(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "space").first.click()
    expect(actions_left(page, 2)).to_be_visible()
    expect(decision(page)).to_have_text(f"Love{TO_DO}")
    moves = seek(page, "[data-deed]").filter(has_text="Love: Move to the Valley of Motives")
    expect(moves).to_have_count(1)
    button(page, "Undo").click()
    expect(actions_left(page, 3)).to_be_visible()
    expect(moves).to_have_count(0)
    expect(button(page, "Undo")).to_be_hidden()


def test_a_card_is_invoked_by_a_press_where_it_can_go_to_one_slot(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    apt(page, "card courage").click()
    expect(actions_left(page, 2)).to_be_visible()
    expect(apt(page, "card courage")).to_have_count(0)


@pytest.mark.deep(part="details")
def test_an_empty_slot_asks_which_emotion_comes_there(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    place = page.locator('[data-target="slot 1"]')
    expect(place).to_have_accessible_description("Invoke Courage or Desire")
    place.click()
    expect(page.locator(WAYS)).to_have_text([re.compile("Invoke Courage"), re.compile("Invoke Desire")])
    page.keyboard.press("ArrowDown")
    expect(page.locator(".insight")).to_contain_text("Everybody will see Desire")
    page.keyboard.press("Enter")
    expect(place).to_have_accessible_name(re.compile("^Desire of Bliss on slot 1"))
    expect(actions_left(page, 2)).to_be_visible()
    expect(page.get_by_text(SHORTER)).to_have_count(0)


@pytest.mark.deep(part="details")
def test_an_emotion_says_what_can_be_done_with_it_and_that_is_done_at_once(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    start_game(page, "me", EASY, **BASIC)
    place = apt(page, "slot").first
    expect(place).to_have_accessible_name(
        "Brightness of Bliss on slot 0, Valley of Motives: Intensity 1, Essence 1 of 2"
    )
    expect(place).to_have_accessible_description("Move Emotion")
    place.focus()
    expect(page.locator(".insight")).to_contain_text("You give 2")
    page.keyboard.press("Enter")
    expect(page.locator(WAYS)).to_be_hidden()
    expect(actions_left(page, 2)).to_be_visible()


@pytest.mark.deep(part="details")
def test_a_finger_does_at_once_what_it_means_and_is_asked_where_that_may_be_several_things(new_page: NewPage) -> None:
    page = new_page(name="Ada", phone=True)
    start_game(page, "me", EASY, **BASIC)
    board = page.locator("main svg").first
    whole = str(board.get_attribute("viewBox"))
    # A space lies beside a site.
    apt(page, "space").first.tap()
    expect(board).not_to_have_attribute("viewBox", whole)
    expect(actions_left(page, 3)).to_be_visible()
    apt(page, "space").first.tap()
    expect(actions_left(page, 2)).to_be_visible()
