"""The options of a game, checked: who plays, which rules, which cards, which seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from operator import index
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..chance import Chance
from ..content import (
    BALANCE,
    BLISS,
    EMOTIONS,
    GLOOM,
    SPIRIT_ID,
    SPIRITS,
    TEAMS,
    CardSet,
    check_deck,
    load_card_set,
)
from ..content.constants import TURN_LIMIT
from ..content.decks import random_deck
from ..content.editions import EDITION, MODES, PLAYED_RULES, PLAYERS, RULES_VERSION, SIDES, STARTS, Edition
from ..content.ego import DIFFICULTY, GATEKEEPER, INFLUENCER, MEDIUM, deck_of, steps_up_to
from ..errors import BadOptions, CerebriaError, Problem, problem, suggest

EDITIONS: Final = tuple(EDITION)
DRAWN: Final = "drawn"
"""Against Ego."""
RANDOM: Final = "random"
DECKS: Final = ("starter", "spirit", RANDOM)
PLAYERS_WITH_BALANCE: Final = (3, 4, 5, 6)
PLAYERS_AGAINST_EGO: Final = (1, 2)
"""Spirits of the people, of whom one may play two."""
LEVELS: Final = (MEDIUM, *DIFFICULTY)
MOST_TURNS: Final = 1000
HANDICAPS: Final = ("none", "action", "means", "points")
FIRST: Final = (TEAMS[BLISS], TEAMS[GLOOM], RANDOM)
NAMES: Final = (
    "players", "mode", "edition", "balance", "ego", "difficulty", "team_side", "spirit_side", "spirits", "shaper",
    "start", "first", "handicap", "decks", "card_set", "seed", "turn_limit", "rules",
)  # fmt: skip


class Options(NamedTuple):
    """Checked options. `seats` are Spirit ids, first of each team, then second of each team; the people's come before
    Ego's."""

    players: int
    mode: str
    edition: str
    balance: bool
    team_side: str
    spirit_side: str
    seats: tuple[int, ...]
    start: str
    first: str
    decks: tuple[tuple[int, ...], ...]
    deck_names: tuple[str, ...]
    cards: CardSet
    seed: int
    turn_limit: int | None
    """None: the game ends by its rules alone."""
    rules: int
    """The version of the rules: a game is played to its end by the one it began with."""
    ego: str = ""
    """The team that Ego plays, or an empty word."""
    difficulty: tuple[str, ...] = ()
    """The steps that make Ego harder or easier."""
    handicap: str = ""
    """What makes up for not beginning, or an empty word."""

    def to_json(self) -> dict[str, Any]:
        """The options as `check_options` takes them, complete."""
        return {
            "players": self.players,
            "mode": self.mode,
            "edition": self.edition,
            "balance": self.balance,
            "team_side": self.team_side,
            "spirit_side": self.spirit_side,
            "spirits": {
                team: [name for name in self._names() if TEAMS[SPIRITS[SPIRIT_ID[name]].team] == team]
                for team in team_names(self.balance, self.ego)
            },
            "start": self.start,
            "first": self.first,
            "decks": {
                spirit: name or [EMOTIONS[card].name for card in deck]
                for spirit, name, deck in zip(self._names(), self.deck_names, self.decks, strict=False)
            },
            "card_set": "standard" if self.cards.name == "standard" else self.cards.source,
            "seed": self.seed,
            **({"turn_limit": self.turn_limit} if EDITION[self.edition].is_open else {}),
            "rules": self.rules,
            **({"ego": self.ego, "difficulty": list(self.difficulty)} if self.ego else {}),
            **({"handicap": self.handicap} if self.handicap else {}),
        }

    def _names(self) -> list[str]:
        """The Spirits that people play."""
        return [SPIRITS[spirit].name for spirit in self.seats if spirit < len(SPIRITS)]


def among_programs(options: Mapping[str, Any], turns: int = 0) -> dict[str, Any]:
    """Options for a game that programs alone play from some turn on: it has a turn limit, as nobody would stop one in
    which none of them ever absorbs. What is longer already goes on without."""
    edition = EDITION.get(options.get("edition") or "final")
    has_limit = options.get("turn_limit") is not None or (edition is not None and not edition.is_open)
    return dict(options) if has_limit or turns >= TURN_LIMIT else {**options, "turn_limit": TURN_LIMIT}


def game_options() -> dict[str, Any]:
    """What may be given for the options, for whoever makes a form of them."""
    return {
        "editions": list(EDITIONS),
        "allowed": {name: _allowed(name) for name in EDITION},
        "difficulty": list(DIFFICULTY),
    }


def _allowed(name: str) -> dict[str, Any]:
    """What of it all may be chosen in an edition."""
    edition = EDITION[name]
    has_no_others = edition.starter_decks == edition.spirit_decks
    return {
        "modes": list(edition.modes),
        "games": {mode: {kind: _game(name, mode, kind) for kind in _KINDS} for mode in edition.modes},
        "decks": list(DECKS[1:] if has_no_others else DECKS),
        "spirits": {
            team: [SPIRITS[spirit].name for spirit in edition.spirits if SPIRITS[spirit].team == number]
            for number, team in enumerate(TEAMS)
        },
        "is_open": edition.is_open,
    }


_KINDS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "teams": ({},),
    "balance": ({"balance": True},),
    "ego": tuple({"ego": team} for team in TEAMS[:BALANCE]),
}
"""Who plays: the two teams by themselves, with the third one, or one of them against Ego, which plays the other."""


@cache
def _game(edition: str, mode: str, kind: str) -> dict[str, list[Any]]:
    """What goes together with who plays in a mode: how many, which may be nobody, and what else may be chosen then."""
    forms = [{"edition": edition, "mode": mode, **form} for form in _KINDS[kind]]
    most = max(*PLAYERS, *PLAYERS_WITH_BALANCE, *PLAYERS_AGAINST_EGO)
    players = [
        number for number in range(1, most + 1) if all(_is_allowed({**form, "players": number}) for form in forms)
    ]

    def allowed(option: str, values: Iterable[str]) -> list[str]:
        return [
            value
            for value in values
            if all(any(_is_allowed({**form, "players": number, option: value}) for number in players) for form in forms)
        ]

    return {
        "players": players,
        "starts": allowed("start", STARTS),
        "firsts": allowed("first", FIRST),
        "handicaps": allowed("handicap", HANDICAPS),
        "team_sides": allowed("team_side", SIDES),
        "spirit_sides": allowed("spirit_side", SIDES),
    }


def _is_allowed(given: Mapping[str, Any]) -> bool:
    """Whether options go together."""
    try:
        check_options(given)
    except BadOptions:
        return False
    return True


def team_names(balance: bool, ego: str = "") -> tuple[str, ...]:
    """The teams that people play, in their usual order."""
    return TEAMS if balance else tuple(team for team in TEAMS[:BALANCE] if team != ego)


def whole(value: Any) -> int | None:
    """A whole number of any kind, such as those of numpy, as a plain one; None for all else, true and false too."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


class _Checker:
    """Collects every mistake, so that all are reported at once."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.edition = ""

    def wrong(self, place: str, id: str, /, **details: str | int) -> None:
        self.problems.append(problem(place, id, **details))

    def one_of(self, place: str, value: object, allowed: Sequence[object], default: Any) -> Any:
        if value is None:
            return default
        if value in allowed and not isinstance(value, bool):
            # 2.0 is in there too, and means 2.
            return allowed[allowed.index(value)]
        self.wrong(place, "option-not-allowed", value=str(value)[:60], allowed=", ".join(str(item) for item in allowed))
        return default

    def of_edition(
        self, place: str, value: object, allowed: Sequence[object], there: Sequence[object], default: Any
    ) -> Any:
        """One of what there is, as far as the edition has it."""
        found = self.one_of(place, value, allowed, default)
        if value == found and found not in there:
            self.wrong(place, "option-edition-lacks", edition=self.edition)
            return default
        return found

    def flag(self, place: str, value: object) -> bool:
        if value is not None and not isinstance(value, bool):
            self.wrong(place, "option-not-allowed", value=str(value)[:60], allowed="true, false")
        return value is True

    def number(self, place: str, value: object, least: int, most: int, default: int) -> int:
        if value is None:
            return default
        number = whole(value)
        if number is not None and least <= number <= most:
            return number
        self.wrong(place, "option-not-a-number", value=str(value)[:60], least=least, most=most)
        return default


def check_options(given: Mapping[str, Any]) -> Options:
    """Complete and check options; every mistake is reported in one BadOptions."""
    check = _Checker()
    for name in given:
        if name not in NAMES:
            near = suggest(str(name), NAMES)
            if near:
                check.wrong(str(name), "option-unknown-near", near=near)
            else:
                check.wrong(str(name), "option-unknown", known=", ".join(NAMES))
    edition_name = check.one_of("edition", given.get("edition"), EDITIONS, "final")
    edition = EDITION[edition_name]
    check.edition = edition_name
    mode = check.of_edition("mode", given.get("mode"), MODES, edition.modes, "full")
    team_side = check.of_edition("team_side", given.get("team_side"), SIDES, edition.sides, "A")
    spirit_side = check.of_edition("spirit_side", given.get("spirit_side"), SIDES, edition.sides, "A")
    balance = check.flag("balance", given.get("balance"))
    ego = check.one_of("ego", given.get("ego"), TEAMS[:BALANCE], "")
    difficulty = _difficulty(given.get("difficulty"), ego, check)
    start = _start(given.get("start"), mode, ego, edition, check)
    if balance and mode != "full":
        check.wrong("balance", "option-balance-mode")
    if not edition.is_expanded and (balance or ego):
        check.wrong("edition", "option-edition-alone")
    if not edition.is_open:
        for name, usual in (("turn_limit", None), ("card_set", "standard")):
            if given.get(name, usual) not in (None, usual):
                check.wrong(name, "option-edition-lacks", edition=edition_name)
    if balance and ego:
        check.wrong("ego", "option-ego-balance")
    if balance and start != "free":
        check.wrong("start", "option-balance-start")
    if mode == "basic":
        if spirit_side != "A":
            check.wrong("spirit_side", "option-basic-side")
        if start == "free":
            check.wrong("start", "option-basic-start")
    seed = check.number("seed", given.get("seed"), 0, (1 << 64) - 1, 0)
    limit = given.get("turn_limit")
    turn_limit = None if limit is None else check.number("turn_limit", limit, 1, MOST_TURNS, MOST_TURNS)
    rules = check.one_of("rules", given.get("rules"), PLAYED_RULES, RULES_VERSION)
    players, teams = _spirits(given, balance, ego, edition, check)
    seats = tuple(SPIRIT_ID[team[place]] for place in range(2) for team in teams if place < len(team))
    if mode == "basic" and not ego and players not in edition.basic_players:
        check.wrong("players", "option-edition-basic")
    first = _first(given.get("first"), teams, ego, check)
    handicap = _handicap(given.get("handicap"), edition, mode, is_alone=not balance and not ego, check=check)
    cards = _card_set(given.get("card_set"), check)
    decks, deck_names = _decks(given.get("decks"), seats, edition, seed, check)
    if ego:
        seats, decks = (*seats, GATEKEEPER, INFLUENCER), (*decks, deck_of(TEAMS.index(ego)), ())
    if check.problems:
        raise BadOptions("bad-options", check.problems)
    return Options(
        players,
        mode,
        edition_name,
        balance,
        team_side,
        spirit_side,
        seats,
        start,
        first,
        decks,
        deck_names,
        cards,
        seed,
        turn_limit,
        rules,
        ego,
        difficulty,
        handicap,
    )


def _start(value: object, mode: str, ego: str, edition: Edition, check: _Checker) -> str:
    """How starting places are found; against Ego they are drawn."""
    if ego:
        return str(check.one_of("start", value, (DRAWN,), DRAWN))
    return str(check.of_edition("start", value, STARTS, edition.starts, "free" if mode == "full" else "fixed"))


def _first(value: object, teams: list[list[str]], ego: str, check: _Checker) -> str:
    """The team that plays first; against Ego the people do."""
    if ego:
        others = tuple(team for team in TEAMS[:BALANCE] if team != ego)
        return str(check.one_of("first", value, others, others[0]))
    first = str(check.one_of("first", value, FIRST, RANDOM))
    if first != RANDOM and len(teams[TEAMS.index(first)]) < max(len(teams[BLISS]), len(teams[GLOOM])):
        check.wrong("first", "option-first-of-three")
    return first


def _handicap(value: object, edition: Edition, mode: str, *, is_alone: bool, check: _Checker) -> str:
    """What the team gets that does not begin, in games of two teams of people."""
    found = str(check.one_of("handicap", value, HANDICAPS, HANDICAPS[0]))
    if found == HANDICAPS[0]:
        return ""
    if not edition.is_open:
        check.wrong("handicap", "option-edition-lacks", edition=check.edition)
    elif not is_alone:
        check.wrong("handicap", "option-handicap-alone")
    elif found == "points" and mode != "full":
        check.wrong("handicap", "option-handicap-mode")
    return found


def _difficulty(value: object, ego: str, check: _Checker) -> tuple[str, ...]:
    """Ego's steps of difficulty: a list of them, or the name of one, which brings all those before it."""
    if value is None or value == []:
        return ()
    if not ego:
        check.wrong("difficulty", "option-difficulty-ego")
        return ()
    if isinstance(value, str):
        return steps_up_to(str(check.one_of("difficulty", value, LEVELS, MEDIUM)))
    if not isinstance(value, Sequence):
        value = [value]
    asked = [check.one_of("difficulty", step, tuple(DIFFICULTY), None) for step in value]
    steps = tuple(step for step in DIFFICULTY if step in asked)
    changed = [name for step in steps for name in DIFFICULTY[step]]
    if len(set(changed)) < len(changed):
        check.wrong("difficulty", "option-difficulty-both", steps=", ".join(steps))
    return steps


def _spirits(
    given: Mapping[str, Any], balance: bool, ego: str, edition: Edition, check: _Checker
) -> tuple[int, list[list[str]]]:
    """The number of players, and the names of each team's Spirits."""
    names = team_names(balance, ego)
    asked = given.get("spirits")
    spirits: dict[str, list[str]] = {}
    if asked is not None and not isinstance(asked, Mapping):
        check.wrong("spirits", "option-spirits-form")
        asked = None
    for team, members in (asked or {}).items():
        if team not in names:
            check.wrong("spirits", "option-unknown-team", team=str(team)[:40], teams=", ".join(names))
        else:
            spirits[team] = _members(team, members, edition, check)
    shapers = _shaper_names(given.get("shaper"), names, check)
    sizes = [len(spirits.get(team, ())) for team in names]
    allowed = PLAYERS_WITH_BALANCE if balance else PLAYERS_AGAINST_EGO if ego else PLAYERS
    guess = sum(sizes) if all(sizes) else 2 * len(names) - len(shapers)
    players = check.one_of("players", given.get("players"), allowed, guess if guess in allowed else allowed[-1])
    shapers = _shapers(players, names, sizes, shapers, check)
    teams = []
    for team in names:
        count = 1 if team in shapers else 2
        members = spirits.get(team, list(edition.default_spirits[team][:count]))
        if len(members) != count:
            check.wrong(f"spirits.{team}", "option-spirit-count", count=count, given=len(members), players=players)
            members = list(edition.default_spirits[team][:count])
        teams.append(members)
    return players, teams


def _shaper_names(value: object, names: tuple[str, ...], check: _Checker) -> list[str]:
    """The teams that are asked to play as Shapers: one name, or a list of them."""
    asked = [] if value is None else [value] if isinstance(value, str) else value
    if not isinstance(asked, Sequence):
        asked = [value]
    good = [check.one_of("shaper", team, names, None) for team in asked]
    return [team for team in dict.fromkeys(good) if team is not None]


def _shapers(
    players: int, names: tuple[str, ...], sizes: Sequence[int], asked: list[str], check: _Checker
) -> list[str]:
    """The teams that are one Spirit each: as many as players are missing, those asked for, then those with one Spirit
    named, then the last ones that do not have two."""
    wanted = 2 * len(names) - players
    if len(asked) > wanted:
        check.wrong("shaper", "option-shaper-count", wanted=wanted, players=players)
        return asked[:wanted]
    single = [team for team, size in zip(names, sizes, strict=True) if size == 1]
    open_to_it = [team for team, size in zip(reversed(names), reversed(sizes), strict=True) if size != 2]
    return list(dict.fromkeys((*asked, *single, *open_to_it, *reversed(names))))[:wanted]


def _members(team: str, members: object, edition: Edition, check: _Checker) -> list[str]:
    """The Spirits named for one team, as far as they are right."""
    own = [SPIRITS[spirit].name for spirit in edition.spirits if TEAMS[SPIRITS[spirit].team] == team]
    if isinstance(members, str):
        members = [members]
    if not isinstance(members, Sequence):
        check.wrong(f"spirits.{team}", "option-spirits-form")
        return []
    good: list[str] = []
    for name in members:
        if name not in own:
            check.wrong(f"spirits.{team}", "option-unknown-spirit", spirit=str(name)[:40], spirits=", ".join(own))
        elif name in good:
            check.wrong(f"spirits.{team}", "option-spirit-twice", spirit=name)
        else:
            good.append(name)
    return good


def _card_set(value: Any, check: _Checker) -> CardSet:
    if value is not None and not isinstance(value, str | Path | Mapping):
        check.wrong("card_set", "option-card-set-form", value=str(value)[:60])
        value = None
    try:
        return load_card_set("standard" if value is None else value)
    except CerebriaError as error:
        check.problems.extend(error.problems or (Problem("card_set", error.id, tuple(error.details.items())),))
        return load_card_set("standard")


def _decks(
    value: Any, seats: tuple[int, ...], edition: Edition, seed: int, check: _Checker
) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
    """The deck of each seat, and its name when it is one of the ready-made ones."""
    if value is None:
        value = "starter"
    if isinstance(value, Mapping):
        for name in value:
            if name not in SPIRIT_ID or SPIRIT_ID[name] not in seats:
                check.wrong("decks", "option-deck-spirit", spirit=str(name)[:40])
    elif value not in DECKS:
        check.wrong("decks", "option-decks-form", value=str(value)[:60])
        value = "starter"
    decks, names = [], []
    for spirit in seats:
        asked = value.get(SPIRITS[spirit].name, "starter") if isinstance(value, Mapping) else value
        deck, name = _deck(asked, spirit, edition, seed, check)
        decks.append(deck)
        names.append(name)
    return tuple(decks), tuple(names)


def _deck(asked: Any, spirit: int, edition: Edition, seed: int, check: _Checker) -> tuple[tuple[int, ...], str]:
    ready = {"starter": edition.starter_decks[spirit], "spirit": edition.spirit_decks[spirit]}
    if isinstance(asked, str) and asked in ready:
        return ready[asked], asked
    if asked == RANDOM:
        return random_deck(SPIRITS[spirit].team, edition.decks, Chance(seed, spirit + 1)), RANDOM
    place = f"decks.{SPIRITS[spirit].name}"
    if not isinstance(asked, Sequence) or isinstance(asked, str | Path):
        check.wrong(place, "option-decks-form", value=str(asked)[:60])
        return ready["starter"], "starter"
    try:
        return check_deck(asked, SPIRITS[spirit].team, edition.decks), ""
    except CerebriaError as error:
        found = error.problems or (Problem("", error.id, tuple(error.details.items())),)
        check.problems.extend(Problem(f"{place} {item.place}".strip(), item.id, item.details) for item in found)
        return ready["starter"], "starter"
