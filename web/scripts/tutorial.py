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
    """What is pointed at, what the player chooses (nothing: reads on), and the choices that are made before."""

    point: str = ""
    choice: str = ""
    before: tuple[str, ...] = ()


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


def look(point: str, *before: str) -> Step:
    """A step to read."""
    return Step(point, before=before)


def do(choice: str, *before: str, point: str = "") -> Step:
    """A step in which the player makes a choice."""
    return Step(point or f"choice {choice}", choice, before)


BASIC = Lesson(
    9,
    {"players": 2, "mode": "basic", "first": "bliss", "seed": 2559},
    (),
    (
        look("spirit love, spirit hatred"),
        look("identity, points"),
        look("aspiration"),
        look("hidden"),
        look("goods"),
        do("move"),
        do("space motives", *NO_TOKEN, point="space motives"),
        do("invoke"),
        do("card desire", *NO_TOKEN),
        look("slot 14"),
        look("slot 12, slot 13, slot 14, aspiration"),
        do("gain-willpower"),
        do("end-turn"),
        do("take ambition"),
        look(
            "slot 0, slot 1, slot 2",
            *("move", "token none", "space senses", "move", "token none", "space motives-senses"),
            *("invoke", "token none", "card bitterness", "end-turn", "take cards"),
        ),
        look("slot 1, barrier 1 0"),
        do("intensify"),
        do("slot 0", point="slot 0"),
        do("absorb"),
        do("yes"),
        look("sphere humility"),
        do("fortify"),
        look("site motives", *NO_TOKEN),
        do("harvest"),
        do("amount 3"),
        do("end-turn"),
        do("take cards"),
        look(
            "slot 0, slot 1, slot 2",
            *("gain-willpower", "move", "token none", "invoke", "token none", "card loneliness"),
            *("end-turn", "take ambition"),
        ),
        look("sphere humility"),
        do("move"),
        do("space motives-senses", *NO_TOKEN, point="space motives-senses"),
        look("slot 1, hand"),
        do("quell"),
        do("absorb", *NO_TOKEN),
        do("sphere humility", point="sphere humility"),
        do("yes"),
        look("identity, points", "aspiration unity", "no"),
        look("aspiration, hidden"),
        do("invoke"),
        do("token blue invoke 3", point="rows"),
        do("use determination"),
        do("card courage"),
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
        do("slot 14", point="slot 14"),
        look("slot 3", "space senses-thoughts", "slot 3"),
        do("space motives-senses", point="space motives-senses"),
        do("slot 0", point="slot 0"),
        look("rows", "space desires-values", "slot 9"),
        do("token wild move 0", point="rows"),
        do("token wild invoke 0", point="rows"),
        do("token wild quell 0", point="rows"),
        do("token wild invoke 1", point="rows"),
        look("spirit hatred", *WILD),
    ),
)

TOKENS = Lesson(
    2,
    {**FULL, "seed": 2},
    BOTH_WILD,
    (
        look("hand"),
        do("move"),
        do("token yellow move 1", point="rows"),
        do("use haste"),
        look("spirit love"),
        do("invoke"),
        look("slot 13"),
    ),
)

AMBITION = Lesson(
    2,
    {**FULL, "seed": 17},
    (*BOTH_WILD, *("end-turn", "take ambition", "end-turn", "take cards") * 3),
    (
        look("ambition"),
        do("rotate"),
        look("sphere diligence"),
        do("absorb"),
        do("sphere diligence", point="sphere diligence"),
        do("yes"),
        do("extra-action"),
        look("actions"),
    ),
)

EMPOWER = Lesson(
    2,
    {**FULL, "seed": 2},
    (
        *BOTH_WILD,
        *("invoke", "token none", "card excitement", "no", "intensify", "gain-willpower"),
        *("end-turn", "take cards", "end-turn", "take cards"),
    ),
    (
        look("slot 1"),
        do("empower"),
        do("token red empower 0", point="rows"),
        look("slot 1"),
        look("actions"),
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
        do("absorb"),
        do("yes"),
        look("wheel"),
        do("intensify"),
        do("slot 14", point="slot 14"),
        do("amount 2"),
        look("wheel"),
        look("site motives"),
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
        do("gain-willpower"),
        do("move"),
        do("space senses", *NO_TOKEN, point="space senses"),
        do("invoke"),
        do("card neutrality-red", *NO_TOKEN),
        do("essence bliss"),
        do("slot 2", point="slot 2"),
        look("slot 2"),
        do("absorb"),
        do("yes"),
        look("hidden", *REST * 3),
        do("invoke"),
        look("slot 3"),
        look("hidden"),
        do("empower"),
        do("slot 2", point="slot 2"),
        do("card impulse"),
        do("colour red"),
        do("essence gloom"),
        do("spirit reason", point="spirit reason"),
        look("slot 2"),
        look("score"),
    ),
    seat=2,
)

EGO = Lesson(
    3,
    {"players": 1, "mode": "basic", "ego": "gloom", "spirits": {"bliss": ["love"]}, "seed": 15},
    (),
    (
        look("spirit gatekeeper"),
        look("ego"),
        do("space values-motives", point="space values-motives"),
        do("invoke", "move", *NO_TOKEN, "space motives"),
        do("card courage", *NO_TOKEN),
        do("slot 14", point="slot 14"),
        do("end-turn"),
        do("take ambition"),
        look("slot 10"),
        look("ego"),
        do("intensify"),
        look("board"),
    ),
)

LESSONS = {
    "basic": BASIC,
    "tokens": TOKENS,
    "ambition": AMBITION,
    "hidden": HIDDEN,
    "empower": EMPOWER,
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
