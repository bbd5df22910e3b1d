"""Every screen, and how to come to see it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from cerebria.texts import texts_for

from .furnishing import DECK, explained
from .playing import OFFERED

# Kinds of decisions that are asked for in different ways: by tiles, places, the Spirit's board, cards, numbers…
ON_THE_BOARD = ("place", "quell", "invoke", "turn")
BESIDE_IT = ("add-token", "harvest", "pick-hidden", "absorb-bonus")
KINDS = (*ON_THE_BOARD, *BESIDE_IT)
# Those whose choices cost something, which is heard a little later than what they are.
PRICED = ("turn", "quell", "invoke", "harvest")


class Screen(NamedTuple):
    """Where a screen is (a place by name, or an address), what shows that it is there, what to do there first, the
    part that is seen on no other screen (nothing: all of it), and what to do before another one is seen."""

    name: str
    place: str
    sign: str = "main h1"
    prepare: Callable[[Page], object] = lambda page: None
    part: str | None = None
    is_for_strangers: bool = False
    leave: Callable[[Page], object] = lambda page: None


ANYTHING = "\ue000"


def said(page: Page, id: str, *variables: str) -> re.Pattern[str]:
    """A text as it is said on this page, with whatever is put into it; however long the languages of the tests draw it,
    and wherever they divide it."""
    language: str = page.evaluate("document.documentElement.lang")
    text = texts_for(language).get(id, **dict.fromkeys(variables, ANYTHING))
    letters = (
        f"({letter}\N{SOFT HYPHEN}?)+" if letter in "aeiou" else f"{re.escape(letter)}\N{SOFT HYPHEN}?"
        # A space that holds two words together is heard like others.
        for letter in text.replace("\N{NO-BREAK SPACE}", " ")
    )
    return re.compile("".join(letters).replace(re.escape(ANYTHING), ".*"), re.IGNORECASE)


def press(id: str, *variables: str) -> Callable[[Page], object]:
    """Press the first button with a text."""
    return lambda page: page.get_by_role("button", name=said(page, id, *variables)).first.click()


def panel(id: str) -> Callable[[Page], object]:
    """Open a panel of the game: a tab, or a drawer where there is little room."""

    def open_it(page: Page) -> None:
        name = said(page, id)
        page.get_by_role("tab", name=name).or_(page.locator("nav").get_by_role("button", name=name)).click()

    return open_it


def use(id: str) -> Callable[[Page], object]:
    """Use a tool of a replay, which lies in a menu where there is little room."""

    def choose(page: Page) -> None:
        menu = page.get_by_role("button", name=said(page, "replay-tools"))
        if menu.is_visible():
            menu.click()
        page.get_by_role("button", name=said(page, id)).click()

    return choose


def until_code(prepare: Callable[[Page], object]) -> Callable[[Page], object]:
    """Do something, and wait until a link is shown for the camera of a phone."""

    def wait(page: Page) -> None:
        prepare(page)
        page.locator(f"{DIALOG} [role=img]").wait_for()

    return wait


def unfold(page: Page) -> None:
    """See the options that most people leave alone."""
    page.locator("summary").click()
    page.locator("summary").evaluate("(head) => head.scrollIntoView()")


def against_ego(page: Page) -> None:
    """Choose Ego as the opponent."""
    page.locator("input[value=ego]").check()
    page.locator("input[value=harder-1]").scroll_into_view_if_needed()


def hear_ego(page: Page) -> None:
    """See the first action of a turn of Ego's, as it comes, or once more from the log."""
    taking = page.locator('[data-choice^="take "]')
    if taking.count():
        taking.first.click()
    else:
        panel("play-tab-log")(page)
        press("play-ego-again-of", "turn")(page)
    page.locator("[data-read-on]").click()


def lose_line(page: Page) -> None:
    """Lose the connection."""
    page.context.set_offline(True)
    page.locator(LINE_LOST).wait_for()


def find_line(page: Page) -> None:
    """Have it back."""
    page.context.set_offline(False)
    page.locator(LINE_LOST).wait_for(state="detached")


def choose_without_line(page: Page) -> None:
    """Choose something that has to wait for the connection."""
    lose_line(page)
    page.locator('[data-choice="gain-willpower"]').first.click()
    page.locator(WAITING).wait_for()


def withdraw(page: Page) -> None:
    """Let it not be done, and have the connection back."""
    press("play-withdraw")(page)
    page.locator(WAITING).wait_for(state="detached")
    find_line(page)


def be_asked_back(page: Page) -> None:
    """Choose what causes a Revelation."""
    page.locator('[data-choice="absorb"]').first.click()


THOUGHT = 320_000
"""Who thinks steps back behind all else there is to do, on a busy machine for long: as long as a server lets it."""


def ask_for_hints(page: Page) -> None:
    """Ask what would be best, and wait until it was thought about."""
    press("play-hints")(page)
    page.locator("[data-hint]").first.wait_for(timeout=THOUGHT)


def see_revelation(page: Page) -> None:
    """See the scene of a Revelation once more, from the log of a replay."""
    panel("play-tab-log")(page)
    page.get_by_role("button", name=said(page, "scene-again-of", "turn")).nth(1).click()
    page.locator(f"{DIALOG}.scene").wait_for()


def have_it_explained(page: Page) -> None:
    """Let games be explained at once, as if a server had thought about them."""
    line = {"done": 0, "whole": 0, "analysis": explained(), "refused": None}
    page.route("**/analysis", lambda route: route.fulfill(body=json.dumps(line) + "\n"))


def see_turns(page: Page) -> None:
    """Have a replay explained, and see what it says of a turn."""
    have_it_explained(page)
    panel("replay-tab-turning")(page)
    press("replay-explain")(page)
    page.locator(".curve button").nth(1).click()
    page.get_by_role("button", name=said(page, "replay-again")).wait_for()


def take_last(page: Page) -> None:
    """Make the last choice of the game, unless it has been made, and see what it has come to."""
    have_it_explained(page)
    if page.locator(OFFERED).count():
        page.locator(OFFERED).first.click()
    result, scene = page.locator(f"{DIALOG} .result"), page.locator(f"{DIALOG} [data-read-on]")
    result.or_(scene).wait_for()
    while scene.is_visible():
        scene.click()
    result.locator("ol a").first.wait_for()
    page.unroute("**/analysis")


def explain(page: Page) -> None:
    """Ask for the explanation of a term."""
    page.locator('[data-explains="term"]').first.focus()
    page.keyboard.press("i")
    page.locator(".explanation").wait_for()


def help_with(id: str) -> Callable[[Page], object]:
    """Ask for help at a table."""

    def ask(page: Page) -> None:
        page.keyboard.press("?")
        page.get_by_role("tab", name=said(page, id)).click()
        page.get_by_role("tabpanel", name=said(page, id)).wait_for()

    return ask


DIALOG = "dialog[open]"
# What shows that a screen is whole is what comes last there, and is on no other screen, not even for a moment: the
# world behind the home page is drawn when that can be used already, a table that is being opened has a heading of its
# own, its host hears later which programs there are, the server looks a deck over, and a replay comes bit by bit.
HOME = "main:has(.world svg)"
ROOM = "main .seats option + option"
DECK_CHECKED = ".checks:not(:has(.field-hint))"
REPLAY = "body:not(:has(progress)) [role=slider]"
DECISION = ":has(> .choices)"
PANEL = "[role=tabpanel], .drawer"
PRICE = ".price"
LINE_LOST = ".place .notice"
WAITING = "[data-testid=waiting]"


def sign_of(kind: str) -> str:
    """What shows that all is there that is known of a decision."""
    return PRICE if kind in PRICED else OFFERED


# Those at one place follow each other: to come to a place takes longer than all that is done there.
SCREENS = (
    Screen("home", "/", f"{HOME} a[href^='/table/']"),
    Screen("home-stranger", "/", f"{HOME} h1", is_for_strangers=True),
    Screen("name", "/", prepare=press("home-play-rename"), part=DIALOG),
    Screen("new", "/new", "main select"),
    Screen("new-more", "/new", "main select", unfold, part="details"),
    Screen("new-ego", "/new", "main select", against_ego, part="section:has(input[value='harder-1'])"),
    Screen("join", "/join"),
    Screen("invitation", "invitation", "main input", is_for_strangers=True),
    Screen("waiting", "waiting", ROOM),
    Screen("waiting-link", "waiting", ROOM, prepare=until_code(press("home-link-qr")), part=DIALOG),
    *(Screen(f"game-{kind}", kind, sign_of(kind), part=DECISION) for kind in BESIDE_IT),
    *(Screen(f"game-{kind}", kind, sign_of(kind)) for kind in ON_THE_BOARD),
    Screen("game-hints", "turn", PRICE, ask_for_hints, PANEL),
    Screen("game-board", "turn", PRICE, panel("play-tab-board"), PANEL),
    Screen("game-players", "turn", PRICE, panel("play-tab-players"), PANEL),
    Screen("game-log", "turn", PRICE, panel("play-tab-log"), PANEL),
    Screen("game-help", "turn", PRICE, help_with("play-help-screen"), DIALOG),
    Screen("game-keys", "turn", PRICE, help_with("play-help-keys"), DIALOG),
    Screen("game-rules", "turn", PRICE, help_with("play-help-rules"), DIALOG),
    Screen("game-host", "turn", PRICE, press("home-host"), DIALOG),
    Screen("game-asks-back", "before-revelation", PRICE, be_asked_back, ".insight.asking"),
    Screen("game-line-lost", "before-revelation", PRICE, lose_line, LINE_LOST, leave=find_line),
    Screen("game-waits", "before-revelation", PRICE, choose_without_line, WAITING, leave=withdraw),
    Screen("game-six", "six", PRICE),
    Screen("game-six-players", "six", PRICE, panel("play-tab-players"), PANEL),
    Screen("game-rounds", "rounds", PRICE),
    Screen("game-rounds-players", "rounds", PRICE, panel("play-tab-players"), PANEL),
    Screen("game-rounds-aims", "rounds", PRICE, panel("play-tab-standing"), PANEL),
    Screen("game-ego", "ego", PRICE),
    Screen("game-ego-players", "ego", PRICE, panel("play-tab-players"), PANEL),
    Screen("game-ego-turn", "ego-to-play", OFFERED, hear_ego, ".ego-stage"),
    Screen("hiding", "hot-seat", "main.hiding button"),
    Screen("result", "last", f"{OFFERED}, {DIALOG}", take_last, DIALOG),
    Screen("result-rounds", "rounds-last", f"{OFFERED}, {DIALOG}", take_last, DIALOG),
    Screen("open", "/open", "main article"),
    Screen("settings", "/settings"),
    Screen("rules", "/rules", "#questions"),
    Screen("rules-explained", "/rules", "[data-explains='term']", explain, ".explanation"),
    Screen("cards", "/cards"),
    Screen("card", "/cards#courage", DIALOG, part=DIALOG),
    Screen("spirits", "/cards#spirits"),
    Screen("spirits-prototype", "/cards/prototype#spirits"),
    Screen("new-prototype", "/new/prototype", "main select", unfold, "details:has(input[value=prototype])"),
    Screen("tutorial", "/tutorial"),
    Screen("lesson", "/tutorial/basic", ".coach"),
    Screen("decks", "/decks"),
    Screen("deck", f"/decks#{DECK['name']}", DECK_CHECKED),
    Screen("deck-import", "/decks", prepare=press("decks-import"), part=DIALOG),
    Screen("replays", "/replays", "main article"),
    Screen("games", "/games", "main section.sheet"),
    Screen("replay", "replay", REPLAY),
    Screen("replay-share", "replay", REPLAY, until_code(use("replay-share")), DIALOG),
    Screen("replay-turns", "replay", REPLAY, see_turns, f"{PANEL}, .curve"),
    Screen("replay-play-on", "replay", REPLAY, use("replay-play-on"), DIALOG),
    Screen("revelation", "replay", REPLAY, see_revelation, DIALOG),
    Screen("replay-ego", "ego-replay", REPLAY, press("play-ego-again"), ".ego-stage"),
    Screen("revelation-six", "six-replay", REPLAY, see_revelation, DIALOG),
    Screen("revelation-rounds", "rounds-replay", REPLAY, see_revelation, DIALOG),
    Screen("lost", "/nowhere"),
    Screen("no-table", "/table/nothing", "main a.primary"),
)


def reach(page: Page, screen: Screen, places: dict[str, str]) -> None:
    """Come to a screen and wait until it stands still."""
    page.goto(places.get(screen.place, screen.place))
    arrive(page, screen)


def arrive(page: Page, screen: Screen) -> None:
    """Wait until a screen is there and stands still."""
    page.locator(screen.sign).first.wait_for(state="attached")
    prepare(page, screen)


def prepare(page: Page, screen: Screen) -> None:
    """Do what there is to do first on a page that is there, and wait for the part that is to be seen."""
    screen.prepare(page)
    if screen.part is not None:
        page.locator(screen.part).first.wait_for(state="attached")
    page.evaluate("new Promise((still) => requestAnimationFrame(() => requestAnimationFrame(still)))")
