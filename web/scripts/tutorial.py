"""Play the lessons of the tutorial with the engine and keep them, step by step, for the client.

A lesson is a game with a fixed seed and the exact choices of it. Each step says something and points at something; some
ask the player for a choice. What others choose, and what the player need not bother with yet, is played before a step.

Run: .venv/bin/python web/scripts/tutorial.py
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

import cerebria
from cerebria.bots import make_bot

FOLDER = Path(__file__).parents[1] / "src" / "tutorial"
SEAT = 0
"""The player's, in most lessons; the others are played by the lesson."""

FULL: dict[str, Any] = {"players": 2, "mode": "full", "first": "bliss", "start": "fixed"}


class Step(NamedTuple):
    """What is pointed at, what the player chooses (nothing: reads on), the choices that are made before, and what else
    is spoken of: the coach may cover none of it."""

    point: str = ""
    choice: str = ""
    before: tuple[str, ...] = ()
    also: str = ""


class Lesson(NamedTuple):
    """A game, the choices that lead to where the lesson begins, its steps, how long it takes, and the player's seat."""

    minutes: int
    game: dict[str, Any]
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
    seat: int = SEAT


NO_TOKEN = ("token none",)
WILD = ("token wild move 0", "token wild invoke 0", "token wild quell 0", "token wild fortify 0")
BOTH_WILD = WILD * 2


def look(point: str, *before: str, also: str = "") -> Step:
    """A step to read."""
    return Step(point, before=before, also=also)


def do(choice: str, *before: str, point: str = "", also: str = "") -> Step:
    """A step in which the player makes a choice."""
    return Step(point or f"choice {choice}", choice, before, also)


def place(colour: str, row: str, column: int, also: str = "") -> Step:
    """A step in which the player places a token: the choice is its colour, once its space is marked."""
    spoken_of = f"place {row} {column}"
    return do(f"token {colour} {row} {column}", also=f"{spoken_of}, {also}" if also else spoken_of)


BASIC = Lesson(
    9,
    {"players": 2, "mode": "basic", "first": "bliss", "seed": 2559},
    (),
    (
        look("spirit love, spirit hatred"),
        look("identity, points"),
        look("aspiration"),
        look("hidden"),
        do("move", also="spirit love, goods, decision"),
        do("space motives", *NO_TOKEN, point="space motives", also="spirit love"),
        do("invoke", also="spirit love, slot 0, slot 14, goods, hand"),
        do("card desire", *NO_TOKEN, also="slot 0, slot 14, hand"),
        look("slot 12, slot 13, slot 14, aspiration"),
        do("gain-willpower", also="space motives, goods"),
        do("end-turn", also="decision"),
        do("take ambition", also="ambition, hand"),
        look(
            "slot 0, slot 1, slot 2",
            *("move", "token none", "space senses", "move", "token none", "space motives-senses"),
            *("invoke", "token none", "card bitterness", "end-turn", "take cards"),
            also="aspiration",
        ),
        do("intensify", also="slot 1, barrier 1 0, slot 0, goods"),
        do("slot 0", point="slot 0", also="slot 1, space desires, goods"),
        do("absorb", also="slot 0, slot 1, spirit love, sphere humility"),
        do("yes", also="sphere humility, goods"),
        do("fortify", also="sphere humility, site motives, goods"),
        do("harvest", *NO_TOKEN, also="site motives, goods"),
        do("amount 3", also="goods"),
        do("end-turn"),
        do("take cards", also="hand"),
        look(
            "slot 0, slot 1, slot 2",
            *("gain-willpower", "move", "token none", "invoke", "token none", "card loneliness"),
            *("end-turn", "take ambition"),
            also="sphere humility, aspiration, hidden",
        ),
        do("move", also="slot 1, spirit love, goods"),
        do("space motives-senses", *NO_TOKEN, point="space motives-senses", also="slot 1, spirit love"),
        do("quell", also="slot 1, goods, ambition, hand"),
        do("absorb", *NO_TOKEN, also="slot 1, aspiration, hidden"),
        do("sphere humility", point="sphere humility", also="spirit love"),
        do("yes", also="sphere humility, goods"),
        look("identity, points", "aspiration unity", "no"),
        do("invoke", also="aspiration, hidden, slot 1, goods"),
        place("blue", "invoke", 3, also="hand"),
        do("use determination", also="goods"),
        do("card courage", also="slot 1, slot 2, hand"),
        look("points"),
        look("board"),
    ),
)

SET_UP = Lesson(
    2,
    {**FULL, "start": "free", "seed": 7},
    (),
    (
        look("board"),
        do("space values-motives", point="space values-motives"),
        do("slot 14", point="slot 14", also="spirit love"),
        look("slot 3", "space senses-thoughts", "slot 3", also="spirit hatred"),
        do("space motives-senses", point="space motives-senses"),
        do("slot 0", point="slot 0"),
        look("rows", "space desires-values", "slot 9"),
        place("wild", "move", 0),
        place("wild", "invoke", 0),
        place("wild", "quell", 0),
        place("wild", "invoke", 1),
        look("spirit hatred", *WILD),
    ),
)

FIRST_TOKENS = ("token wild move 0", "token wild invoke 0", "token wild fortify 0", "token wild empower 0")
GROWING = Lesson(
    4,
    {**FULL, "seed": 2},
    (
        *FIRST_TOKENS,
        *WILD,
        *("invoke", "token none", "card excitement", "no", "intensify", "gain-willpower"),
        *("end-turn", "take ambition", "end-turn", "take cards", "gain-willpower") * 2,
        *("end-turn", "take ambition", "end-turn", "take cards"),
    ),
    (
        look("board"),
        look("slot 1"),
        do("empower", also="slot 1, goods"),
        look("slot 1", *NO_TOKEN),
        look("decision", also="slot 1"),
        look("hand"),
        do("move", also="spirit love, space values-motives, goods"),
        place("green", "move", 1, also="hand"),
        do("use haste", also="goods"),
        look("spirit love"),
        look("ambition"),
        do("rotate", also="sphere diligence, ambition"),
        do("absorb", also="sphere diligence, spirit love"),
        do("sphere diligence", point="sphere diligence"),
        do("yes", also="goods"),
        do("extra-action", also="ambition"),
        look("decision", also="ambition"),
        look("points"),
    ),
)

INTENTIONS = Lesson(
    2,
    {**FULL, "seed": 52},
    (
        *BOTH_WILD,
        *("move", "token none", "space motives", "invoke", "token none", "card desire", "fortify", "token none"),
        *("end-turn", "take cards", "end-turn", "take cards"),
    ),
    (
        look("wheel"),
        do("absorb", also="spirit love"),
        do("yes", also="goods"),
        look("wheel", also="site motives, goods"),
        do("intensify", also="slot 14, goods"),
        do("slot 14", point="slot 14"),
        do("amount 2", also="slot 14, goods"),
        look("wheel", also="goods"),
        look("wheel"),
    ),
)


def bots_until(game: dict[str, Any], kind: str) -> tuple[str, ...]:
    """What two greedy bots choose until the player of the lesson is asked something of a kind."""
    played = cerebria.new_game(**game)
    bots = [make_bot("greedy", seat) for seat in range(len(played.spirits))]
    choices: list[str] = []
    while (decision := played.decision) and (decision.seat != SEAT or decision.kind != kind):
        choice = bots[decision.seat].choose(played.view(decision.seat))
        choices.append(choice.text)
        played.choose(choice)
    return tuple(choices)


HIDDEN_GAME = {**FULL, "seed": 77}
HIDDEN = Lesson(
    2,
    HIDDEN_GAME,
    bots_until(HIDDEN_GAME, "choose-hidden"),
    (
        look("identity"),
        do("yes"),
        look("hidden"),
        do("aspiration attitude"),
        look("hidden"),
    ),
)

REST = ("end-turn", "take ambition")
BALANCE = Lesson(
    5,
    {"players": 3, "mode": "full", "balance": True, "first": "bliss", "seed": 17},
    (
        *("space values-motives", "slot 14", "space senses-thoughts", "slot 5"),
        *("space motives-senses", "slot 0", "space thoughts-desires", "slot 8"),
    ),
    (
        look("board"),
        do("space motives-senses", point="space motives-senses"),
        look(
            "goods",
            *BOTH_WILD,
            *("token wild move 0", "token wild invoke 0", "token wild fortify 0", "token wild empower 0"),
            *REST * 2,
        ),
        look("hidden"),
        do("gain-willpower", also="goods"),
        do("move", also="spirit reason"),
        do("space senses", *NO_TOKEN, point="space senses", also="spirit reason"),
        do("invoke", also="hand"),
        do("card neutrality-red", *NO_TOKEN),
        do("essence bliss", also="goods"),
        do("slot 2", point="slot 2"),
        look("slot 2", also="space senses"),
        do("absorb", also="spirit reason, slot 2"),
        do("yes", also="goods, ambition"),
        look("hidden", *REST * 3, also="slot 2"),
        do("invoke", also="goods, hand"),
        look("slot 3", also="slot 2, space senses"),
        look("hidden", also="slot 2, slot 3"),
        do("empower", also="slot 2"),
        do("slot 2", point="slot 2"),
        do("card impulse"),
        do("colour red"),
        do("essence gloom", also="slot 2, goods"),
        do("spirit reason", point="spirit reason"),
        look("slot 2", also="space senses"),
        look("score"),
    ),
    seat=2,
)

EGO = Lesson(
    3,
    {"players": 1, "mode": "basic", "ego": "gloom", "spirits": {"bliss": ["love"]}, "seed": 113810},
    (),
    (
        look("spirit gatekeeper", also="spirit influencer"),
        look("ego"),
        do("space values-motives", point="space values-motives"),
        do("invoke", "move", *NO_TOKEN, "space motives", also="spirit love, aspiration, hand"),
        do("card courage", *NO_TOKEN),
        do("slot 14", point="slot 14"),
        do("end-turn", also="aspiration"),
        do("take ambition", also="ambition"),
        look("slot 10", also="aspiration"),
        look("ego"),
        do("intensify", also="slot 14, goods"),
        look("board"),
        look("board"),
    ),
)

LESSONS = {
    "basic": BASIC,
    "growing": GROWING,
    "hidden": HIDDEN,
    "intentions": INTENTIONS,
    "set-up": SET_UP,
    "balance": BALANCE,
    "ego": EGO,
}


def played(game: cerebria.Game, choices: tuple[str, ...]) -> list[list[int | str]]:
    """Choices with the seat that makes each, carried out."""
    made: list[list[int | str]] = []
    for choice in choices:
        assert game.decision is not None
        made.append([game.decision.seat, choice])
        game.choose(choice)
    return made


def script(name: str, lesson: Lesson) -> dict[str, Any]:
    """A lesson as the client reads it, once it is found to be playable."""
    game = cerebria.new_game(**lesson.game)
    opening = played(game, lesson.opening)
    steps = []
    for number, step in enumerate(lesson.steps, 1):
        entry: dict[str, Any] = {"text": f"tutorial-{name}-{number}", "point": step.point}
        if step.also:
            entry["also"] = step.also
        if step.before:
            entry["before"] = played(game, step.before)
        if step.choice:
            ((seat, choice),) = played(game, (step.choice,))
            if seat != lesson.seat:
                raise SystemExit(f"{name} {number}: another seat decides")
            entry["choice"] = choice
        steps.append(entry)
    return {
        "minutes": lesson.minutes,
        "game": lesson.game,
        "seats": len(game.players),
        "seat": lesson.seat,
        "opening": opening,
        "steps": steps,
    }


def main() -> None:
    """Write every lesson."""
    for name, lesson in LESSONS.items():
        text = json.dumps(script(name, lesson), indent=1)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
