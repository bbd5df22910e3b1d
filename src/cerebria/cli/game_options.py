"""The options of a game as commands take them: declared once, and gathered into what `new_game` wants."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from ..content import BALANCE, SPIRIT_ID, SPIRITS, TEAMS, load_deck
from ..content.editions import MODES, PLAYERS, SIDES, STARTS
from ..content.ego import DIFFICULTY
from ..errors import BadOptions, problem, suggest
from ..model.options import (
    DECKS,
    EDITIONS,
    FIRST,
    HANDICAPS,
    LEVELS,
    PLAYERS_AGAINST_EGO,
    PLAYERS_WITH_BALANCE,
    check_options,
)
from ..play.game import drawn_seed
from .names import say

_PANEL = say("help-game-options")


def _option(name: str, metavar: str | None = None) -> Any:
    return typer.Option(name, metavar=metavar, help=say(f"help-option-{name.lstrip('-')}"), rich_help_panel=_PANEL)


def _one_of(words: Iterable[object]) -> str:
    return "|".join(map(str, words))


Players = Annotated[
    int | None, _option("--players", _one_of(sorted({*PLAYERS_AGAINST_EGO, *PLAYERS, *PLAYERS_WITH_BALANCE})))
]
Edition = Annotated[str | None, _option("--edition", _one_of(EDITIONS))]
Balance = Annotated[bool, _option("--balance")]
Ego = Annotated[str | None, _option("--ego", _one_of(TEAMS[:BALANCE]))]
Difficulty = Annotated[str | None, _option("--difficulty", _one_of(LEVELS))]
Steps = Annotated[str | None, _option("--steps", "STEP,STEP…")]
Mode = Annotated[str | None, _option("--mode", _one_of(MODES))]
TeamSide = Annotated[str | None, _option("--team-side", _one_of(SIDES))]
SpiritSide = Annotated[str | None, _option("--spirit-side", _one_of(SIDES))]
Spirits = Annotated[list[str] | None, _option("--spirits", "NAME,NAME…")]
Shapers = Annotated[str | None, _option("--shapers", "TEAM,TEAM…")]
Decks = Annotated[str | None, _option("--decks", _one_of(DECKS))]
Deck = Annotated[list[str] | None, _option("--deck", "SPIRIT=FILE")]
CardSetFile = Annotated[str | None, _option("--card-set", "FILE")]
Start = Annotated[str | None, _option("--start", _one_of(STARTS))]
First = Annotated[str | None, _option("--first", _one_of(FIRST))]
Handicap = Annotated[str | None, _option("--handicap", _one_of(HANDICAPS))]
TurnLimit = Annotated[int | None, _option("--turn-limit", "N")]
Seed = Annotated[int | None, _option("--seed", "N")]


def gather(
    *,
    balance: bool = False,
    difficulty: str | None = None,
    steps: str | None = None,
    spirits: list[str] | None = None,
    shapers: str | None = None,
    decks: str | None = None,
    deck: list[str] | None = None,
    seed: int | None = None,
    **plain: object,
) -> dict[str, Any]:
    """Options for `new_game` from those given on the command line; without a seed one is drawn."""
    options: dict[str, Any] = {name: value for name, value in plain.items() if value is not None}
    options["seed"] = drawn_seed() if seed is None else seed
    if balance:
        options["balance"] = True
    if difficulty is not None or steps is not None:
        options["difficulty"] = _difficulty(difficulty, steps)
    if spirits:
        options["spirits"] = _spirits(spirits)
    if shapers is not None:
        options["shaper"] = _in_order(_words(shapers))
    if decks is not None:
        options["decks"] = decks
    if deck:
        options["decks"] = _decks(options, deck)
    return options


def _difficulty(level: str | None, steps: str | None) -> str | list[str]:
    """A level, which brings the steps before it, or exactly these steps."""
    if steps is None:
        return str(level)
    if level is not None:
        raise BadOptions("bad-arguments", [problem("--steps", "option-steps-level")])
    wrong = [step for step in _words(steps) if step not in DIFFICULTY]
    if wrong:
        allowed = ", ".join(DIFFICULTY)
        problems = [problem("--steps", "option-not-allowed", value=step[:60], allowed=allowed) for step in wrong]
        raise BadOptions("bad-arguments", problems)
    return _words(steps)


def known_spirit(word: str, place: str) -> str:
    """A Spirit's name as it is written in the game; BadOptions with a suggestion if there is none."""
    name = word.strip().lower()
    if name in SPIRIT_ID:
        return name
    near = suggest(name, SPIRIT_ID)
    details = {"kind": say("term-spirit"), "word": word.strip()[:40]}
    if near:
        raise BadOptions("bad-arguments", [problem(place, "unknown-name-near", **details, near=near)])
    raise BadOptions("bad-arguments", [problem(place, "unknown-name", **details, known=", ".join(SPIRIT_ID))])


def _spirits(given: list[str]) -> dict[str, list[str]]:
    """Spirits by team; `bliss=` in front of them may be written but need not."""
    teams: dict[str, list[str]] = {}
    for word in _words(";".join(given).replace("=", ",")):
        if word in TEAMS:
            continue
        name = known_spirit(word, "--spirits")
        teams.setdefault(TEAMS[SPIRITS[SPIRIT_ID[name]].team], []).append(name)
    return teams


def _in_order(teams: list[str]) -> list[str]:
    """Teams in their usual order, so that the same ones are the same list; words that are none come last."""
    return [team for team in TEAMS if team in teams] + [word for word in teams if word not in TEAMS]


def _words(given: str) -> list[str]:
    """The words of a list, in small letters, whatever stands between them."""
    return given.lower().replace(";", " ").replace(",", " ").split()


def _decks(options: dict[str, Any], given: list[str]) -> dict[str, Any]:
    """The deck of every Spirit that plays, those from files read and checked."""
    seats = check_options({**options, "decks": None}).seats
    decks: dict[str, Any] = {
        spirit.name: options.get("decks", DECKS[0]) for number, spirit in enumerate(SPIRITS) if number in seats
    }
    for entry in given:
        spirit, _, file = entry.partition("=")
        if not file:
            raise BadOptions("bad-arguments", [problem("--deck", "option-deck-form", value=entry[:60])])
        name = known_spirit(spirit, "--deck")
        decks[name] = list(load_deck(Path(file), SPIRITS[SPIRIT_ID[name]].team))
    return decks
