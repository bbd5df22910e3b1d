"""Games in the browser, by clicks on what is offered, against programs: a short one of every kind, and whole ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.spoken import foreign_words

from .conftest import PATIENCE, NewPage
from .playing import OFFERED, ask, go_on, record_when, start_game

pytestmark = pytest.mark.slow
deep = pytest.mark.deep(part="clicks")

TO_PRESS = f"{OFFERED}, [data-read-on]"
"""What is offered, and what goes on to the next step of a turn of Ego's."""
MOST = 4_000
SHORT: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "basic": (("me", "greedy"), {"mode": "basic"}),
    "full": (("me", "greedy", "greedy", "greedy"), {"mode": "full"}),
    "three teams": (("greedy", "greedy", "me"), {"balance": True}),
    "against Ego": (("me", "me"), {"ego": "gloom"}),
    "preview": (("me", "greedy"), {"edition": "preview"}),
}
"""Who plays in a game of each kind, and by what options; one of the prototype cannot be short."""
SHORT_TURNS = 3

# One of all there is to press: where a mouse meets it, with nothing above it; "over" at the end of the game; nothing if
# somebody else is to choose. All in one question, which a whole game asks hundreds of times. What comes to lie there
# while the mouse is on its way is not pressed.
FIND = """async ([toPress, share, isPatient, patience]) => {
    const until = performance.now() + patience;
    let problem = 'nothing is offered';
    while (performance.now() < until) {
        if (document.querySelector('dialog[open] .result')) return 'over';
        const isSent = document.querySelector('.sent') !== null;
        // A menu lies above all else until something is taken from it, and so does what is asked about.
        const menu = document.querySelectorAll('.ways [data-way], [data-do]');
        const offered = menu.length ? menu : document.querySelectorAll(toPress);
        const found = [...offered].filter((node) => !isSent && node.checkVisibility());
        const one = found[Math.floor(share * found.length)];
        if (one) {
            one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const { left, top, width, height } = one.getBoundingClientRect();
            const at = [left + width / 2, top + height / 2];
            const hit = document.elementFromPoint(...at);
            if (one.contains(hit)) {
                const guard = (event) => one.contains(event.target) || event.stopImmediatePropagation();
                addEventListener('click', guard, { capture: true, once: true });
                return at;
            }
            problem = `${one.outerHTML.slice(0, 120)} lies below ${hit?.outerHTML.slice(0, 120)}`;
        }
        // Whoever looks at every frame has the page draw every frame.
        await new Promise((goOn) => setTimeout(goOn, 40));
        if (!one && !isPatient) return null;
    }
    throw new Error(problem);
}"""


# What can be read or heard now, word by word, but for what people have written and what has one name everywhere.
WORDS = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (texts.nextNode()) {
        const { data, parentElement: node } = texts.currentNode;
        // In drawings long names are divided; their labels say them whole. A team's sign keeps the beginning of one.
        if (node.closest('script, style, kbd, svg text, [translate=no]')) continue;
        if (data.startsWith('\N{SOFT HYPHEN}')) found.push(found.pop() + data);
        else found.push(data);
    }
    for (const name of ['aria-label', 'title', 'aria-description', 'aria-valuetext'])
        for (const node of document.querySelectorAll(`[${name}]`)) found.push(node.getAttribute(name));
    return found.flatMap((text) => text.split(/\\s+/));
}"""
EVERYWHERE = ("Ada", "An evening", "Cerebria", "G")
"""Names, and a key."""


def press_one(
    page: Page, what: str, share: float = 0.0, *, is_patient: bool = True, by_finger: bool = False
) -> str | None:
    """Press one of what a selector finds, once it can be pressed; "over" at the end of the game, nothing if there is
    none and nobody waits for it."""
    found = page.evaluate(FIND, [what, share, is_patient, PATIENCE])
    if not isinstance(found, list):
        return found and str(found)
    press = page.touchscreen.tap if by_finger else page.mouse.click
    press(*found)
    return "pressed"


def press_something(page: Page, chance: random.Random, *, is_patient: bool = True, by_finger: bool = False) -> bool:
    """Press something there is to press, once there is something, or only if there is; whether the game goes on."""
    return press_one(page, TO_PRESS, chance.random(), is_patient=is_patient, by_finger=by_finger) != "over"


def play_by_clicks(page: Page, seed: int, *, by_finger: bool = False, look: Callable[[], object] = lambda: None) -> int:
    """Press something that is offered, again and again, until the game is over, and look after each; how often that
    was."""
    chance = random.Random(seed)
    for clicks in range(MOST):
        goes_on = press_something(page, chance, by_finger=by_finger)
        look()
        if not goes_on:
            return clicks
    raise AssertionError(f"not over after {MOST} clicks")


def expect_over(page: Page, table: str) -> None:
    """The game has come to its end, for the page and for the server."""
    expect(page.locator("dialog[open] .result")).to_be_visible()
    assert ask(page, "GET", f"/api/tables/{table}")["status"] == "over"


@pytest.mark.parametrize("kind", SHORT)
def test_a_short_game_of_every_kind_by_clicks(new_page: NewPage, kind: str) -> None:
    page = new_page(name="Ada")
    seats, options = SHORT[kind]
    table = start_game(page, *seats, **options, turn_limit=SHORT_TURNS, seed=7)
    assert play_by_clicks(page, 7) > 10
    expect_over(page, table)


def test_the_last_round_of_the_prototype_by_clicks(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    played = record_when(
        lambda game, decision: game.state.rounds.number == 5 and (decision.kind, decision.seat) == ("turn", 0),
        edition="prototype",
        seed=5,
    )
    others = [{"kind": "program", "program": "greedy"}] * (len(played["options"]["decks"]) - 1)
    table = go_on(page, played, {"kind": "me"}, *others)
    assert play_by_clicks(page, 7) > 2
    expect_over(page, table)


@deep
@pytest.mark.parametrize(("mode", "players"), [("basic", 2), ("full", 4)])
def test_a_whole_game_by_clicks(new_page: NewPage, mode: str, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", *["greedy"] * (players - 1), mode=mode, seed=7)
    assert play_by_clicks(page, 7) > 20
    expect_over(page, table)


@pytest.mark.parametrize(
    ("language", "limit"),
    [("hu", {"turn_limit": 3}), pytest.param("hu", {}, marks=deep), pytest.param("ru", {}, marks=deep)],
)
def test_a_basic_game_by_clicks_in_a_language_and_no_other(
    new_page: NewPage, language: str, limit: dict[str, int]
) -> None:
    page = new_page(name="Ada")
    page.evaluate("(language) => localStorage.setItem('cerebria-settings', JSON.stringify({ language }))", language)
    table = start_game(page, "me", "greedy", mode="basic", seed=7, **limit)
    told: set[str] = set()
    assert play_by_clicks(page, 7, look=lambda: told.update(page.evaluate(WORDS))) > 10
    expect_over(page, table)
    assert page.evaluate("document.documentElement.lang") == language
    assert len(told) > 200
    assert foreign_words(" ".join(told), language, *EVERYWHERE) == []


@deep
def test_a_whole_game_of_the_edition_before_by_clicks(new_page: NewPage) -> None:
    page = new_page(name="Ada")
    sides = {"team_side": "B", "spirit_side": "B"}
    table = start_game(page, "me", *["greedy"] * 3, edition="preview", seed=7, **sides)
    assert play_by_clicks(page, 7) > 20
    expect_over(page, table)


@deep
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_of_the_prototype_by_clicks(new_page: NewPage, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "me", *["greedy"] * (players - 1), edition="prototype", seed=7)
    assert play_by_clicks(page, 7) > 20
    result = page.locator("dialog[open] .result")
    for part in ("Capping", "Full rows", "Strong Emotions", "Full Emotions"):
        assert result.get_by_role("rowheader", name=part).first.is_visible()
    expect_over(page, table)


@deep
@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_game_of_the_third_team_by_clicks(new_page: NewPage, players: int) -> None:
    page = new_page(name="Ada")
    table = start_game(page, "greedy", "greedy", "me", *["greedy"] * (players - 3), balance=True, seed=7)
    assert play_by_clicks(page, 7) > 20
    expect_over(page, table)


@deep
@pytest.mark.parametrize(
    ("players", "game"),
    [
        (2, {"mode": "basic"}),
        (4, {"mode": "full"}),
        (2, {"ego": "gloom", "mode": "full"}),
        (6, {"balance": True}),
        (2, {"edition": "prototype"}),
    ],
    ids=["basic", "full", "ego", "balance", "prototype"],
)
def test_a_whole_game_by_touch(new_page: NewPage, players: int, game: dict[str, object]) -> None:
    page = new_page(name="Ada", phone=True)
    others = ["me" if "ego" in game else "greedy"] * (players - 1)
    table = start_game(page, "me", *others, seed=7, **game)
    assert play_by_clicks(page, 7, by_finger=True) > 20
    expect_over(page, table)
