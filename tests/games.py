"""Random games over all options, for the tests."""

import json
import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import pytest

from cerebria import Game, hosting, load_game, new_game
from cerebria.content import EMOTIONS, TEAMS
from cerebria.content.editions import EDITION, PLAYED_RULES
from cerebria.content.prototype import PROTOTYPE_DECKS
from cerebria.model.choices import END_TURN, NO, TOKEN_NONE
from cerebria.model.options import check_options
from cerebria.model.rulebook import Rulebook
from cerebria.model.state import State
from cerebria.play import engine
from cerebria.play.record import to_text
from cerebria.rules.books import rulebook_of

SPIRITS = {
    "bliss": ("love", "delight", "empathy", "harmony"),
    "gloom": ("hatred", "misery", "malice", "anxiety"),
    "balance": ("reason", "intuition"),
}
BALANCE = 100_000
"""Numbers from here on are games with the third team."""
EGO = 200_000
"""Numbers from here on are games against Ego."""
PREVIEW = 300_000
"""Numbers from here on are games of the edition `preview`."""
PROTOTYPE = 400_000
"""Numbers from here on are games of the edition `prototype`."""
LOOKED_AT = (*range(1000, 1320), *range(BALANCE + 100, BALANCE + 228), *range(EGO + 100, EGO + 228))
"""Many games in which every position is looked at."""
SHAPERS = (
    (),
    ("bliss", "gloom", "balance"),
    ("balance",),
    ("bliss", "balance"),
    ("gloom",),
    ("gloom", "balance"),
    ("bliss",),
    ("bliss", "gloom"),
)
"""Which teams may be Shapers in such a game."""


def options_for(number: int) -> dict[str, Any]:
    """Options that go through players x mode x team side x Spirit side, with Spirits and decks in turn."""
    rng = random.Random(number)
    if number >= PROTOTYPE:
        return _of_prototype(number - PROTOTYPE, rng)
    if number >= PREVIEW:
        return _of_preview(number - PREVIEW, rng)
    if number >= EGO:
        return _against_ego(number - EGO, rng)
    if number >= BALANCE:
        return _with_balance(number - BALANCE, rng)
    return _plain(number, (2, 3, 4)[number % 3], ("full", "full", "basic")[number // 3 % 3], rng)


def _plain(number: int, players: int, mode: str, rng: random.Random) -> dict[str, Any]:
    sizes = {"bliss": 2, "gloom": 2}
    if players == 2:
        sizes = {"bliss": 1, "gloom": 1}
    elif players == 3:
        sizes[("bliss", "gloom")[number // 36 % 2]] = 1
    return {
        "players": players,
        "mode": mode,
        "team_side": "AB"[number // 9 % 2],
        "spirit_side": "A" if mode == "basic" else "AB"[number // 18 % 2],
        "spirits": {team: rng.sample(SPIRITS[team], size) for team, size in sizes.items()},
        "decks": rng.choice(("starter", "spirit")),
        "start": "fixed" if mode == "basic" else rng.choice(("free", "free", "fixed")),
        "seed": number,
    }


def _with_balance(number: int, rng: random.Random) -> dict[str, Any]:
    """Options that go through Shapers x team side x Spirit side."""
    shapers = SHAPERS[number % len(SHAPERS)]
    return {
        "players": 6 - len(shapers),
        "mode": "full",
        "balance": True,
        "team_side": "AB"[number // 8 % 2],
        "spirit_side": "AB"[number // 16 % 2],
        "spirits": {team: rng.sample(names, 1 if team in shapers else 2) for team, names in SPIRITS.items()},
        "decks": rng.choice(("starter", "spirit")),
        "start": "free",
        "seed": number,
    }


def _against_ego(number: int, rng: random.Random) -> dict[str, Any]:
    """Options that go through team x people x mode x sides, with steps of difficulty by chance."""
    team, players = ("bliss", "gloom")[number % 2], 1 + number // 2 % 2
    mode = ("full", "full", "basic")[number // 4 % 3]
    steps = [*(f"harder-{step}" for step in range(1, 7)), rng.choice(("harder-7", "easier-1")), "easier-2", "easier-3"]
    return {
        "players": players,
        "mode": mode,
        "ego": team,
        "difficulty": [step for step in steps if rng.random() < 0.3],
        "team_side": "AB"[number // 12 % 2],
        "spirit_side": "A" if mode == "basic" else "AB"[number // 24 % 2],
        "spirits": {own: rng.sample(SPIRITS[own], players) for own in ("bliss", "gloom") if own != team},
        "decks": rng.choice(("starter", "spirit")),
        "seed": number,
    }


def _of_preview(number: int, rng: random.Random) -> dict[str, Any]:
    """Options that go through players x team side x Spirit side, and the basic game, which has no Shaper there."""
    kinds = [*product(("full",), (4, 2, 3), "AB", "BA"), *product(("basic",), (4,), "AB", "A")]
    mode, players, team_side, spirit_side = kinds[number % len(kinds)]
    sides = {"team_side": team_side, "spirit_side": spirit_side}
    return {**_plain(number, players, mode, rng), **sides, "edition": "preview"}


def _of_prototype(number: int, rng: random.Random) -> dict[str, Any]:
    """Options that go through Shapers, with the Spirits' decks or others."""
    shapers = ((), ("gloom",), ("bliss",), ("bliss", "gloom"))[number % 4]
    spirits = {"bliss": ["harmony", "empathy"], "gloom": ["anxiety", "malice"]}
    playing = {team: rng.sample(own, 1 if team in shapers else 2) for team, own in spirits.items()}
    cards = [EMOTIONS[card] for card in PROTOTYPE_DECKS.cards for _ in range(2)]
    own_decks = {
        spirit: rng.sample([card.name for card in cards if TEAMS[card.team] == team], 14)
        for team, members in playing.items()
        for spirit in members
    }
    return {
        "edition": "prototype",
        "players": 4 - len(shapers),
        "spirits": playing,
        "decks": rng.choice(("starter", "spirit", own_decks)),
        "seed": number,
    }


def rulebooks() -> list[Rulebook[State]]:
    """All that games are played by, in every version; against Ego in one step of difficulty."""
    editions: list[dict[str, Any]] = [{"edition": edition} for edition in EDITION]
    kinds = [*editions, {"balance": True}, {"ego": "bliss"}, {"ego": "gloom"}]
    return [rulebook_of(check_options({**kind, "rules": version})) for version in PLAYED_RULES for kind in kinds]


def numbers(count: int, others: int, step: int = 1) -> list[int]:
    """Plain games, and so many each with the third team, against Ego, and of the editions before."""
    starts = (BALANCE, EGO, PREVIEW, PROTOTYPE)
    return [*range(0, count, step), *(start + number for start in starts for number in range(others))]


def mostly_slow(those: Iterable[Any]) -> list[Any]:
    """Every fifth of what is tried is for `make quick`, too."""
    return [one if place % 5 == 0 else pytest.param(one, marks=pytest.mark.slow) for place, one in enumerate(those)]


def play_on(game: Game, rng: random.Random, most: int = 100_000) -> Game:
    """Play random choices to the end, or so many of them."""
    while not game.is_over and most:
        hosting.advance(game, rng.choice(game.state.options))
        most -= 1
    return game


def random_game(number: int) -> Game:
    """A whole random game with the options of this number."""
    return play_on(new_game(**options_for(number)), random.Random(number))


def check_end(game: Game) -> None:
    """A game has come to an end."""
    assert game.result is not None
    assert game.result.ending in ("common", "fragment", "wheel", "turn-limit", "majors", "rounds")


def check_record(game: Game) -> None:
    """A game can be told again from its record."""
    text = to_text(game)
    again = load_game(json.loads(text))
    assert hosting.raw_log(again) == hosting.raw_log(game)
    assert to_text(again) == text


def positions(numbers: Iterable[int], every: int = 12) -> Iterator[Game]:
    """Games stopped at every so many choices: positions of all kinds, at all kinds of decision."""
    for number in numbers:
        rng = random.Random(number)
        game = new_game(**options_for(number))
        while not game.is_over:
            play_on(game, rng, rng.randrange(1, 2 * every))
            if not game.is_over:
                yield game


def silent_choices(state: State) -> Iterator[State]:
    """Where choices lead that have no effect yet: what somebody may still ponder."""
    for option in state.options:
        if not _is_done_with(state, option):
            after = state.copy()
            if not engine.choose(after, option):
                yield after


def _is_done_with(state: State, option: int) -> bool:
    """Whether a choice leaves something be, which takes effect at once, or ends the turn, which is said aloud."""
    return option in (END_TURN, NO) or (option == TOKEN_NONE and state.agenda[-1][0] in ("add-token", "knowledge"))
