"""Spirits, their decks and boards, Intentions and the Wheel, checked against each other when loaded."""

from typing import Any, Final, NamedTuple

from ..errors import BadDeck, problem
from .card_sets import load_card_set
from .constants import COLOURS, DECK_COPIES, ROWS, TEAMS, VIBES
from .decks import check_deck
from .emotions import read_data


class Spirit(NamedTuple):
    """A Spirit; its power is an id that the rules implement, its deck card ids."""

    name: str
    team: int
    power: str
    deck: tuple[int, ...]


class Upgrade(NamedTuple):
    """An upgrade on a board and what using it adds to the cost."""

    name: str
    wp: int
    ambition: int


Row = tuple[Upgrade, Upgrade, Upgrade]


def _deck(names: list[str], team: int, owner: str) -> tuple[int, ...]:
    deck = check_deck([name for name in names for _ in range(DECK_COPIES)], team)
    vibes = [load_card_set("standard").vibe[card] for card in deck]
    wrong = [VIBES[colour] for colour in COLOURS if vibes.count(colour) * len(COLOURS) != len(deck)]
    if wrong:
        raise BadDeck("bad-deck", [problem(owner, "deck-vibe", vibe=vibe) for vibe in wrong], deck=owner)
    return deck


def _upgrade(entry: str | dict[str, Any], prices: dict[str, dict[str, int]]) -> Upgrade:
    name, price = (entry, prices[entry]) if isinstance(entry, str) else (entry["name"], entry)
    if name not in prices:
        raise KeyError(name)
    return Upgrade(name, price.get("wp", 0), price.get("ambition", 0))


def _board(rows: dict[str, list[str | dict[str, Any]]], prices: dict[str, dict[str, int]]) -> tuple[Row, ...]:
    board: list[Row] = []
    for name in ROWS:
        first, second, third = (_upgrade(entry, prices) for entry in rows[name])
        board.append((first, second, third))
    return tuple(board)


_spirits = read_data("spirits.toml")
_boards = read_data("boards.toml")
_rules = read_data("rules.toml")

SPIRITS: Final[tuple[Spirit, ...]] = tuple(
    Spirit(
        name,
        TEAMS.index(printed["team"]),
        printed["power"],
        _deck(printed["deck"], TEAMS.index(printed["team"]), name),
    )
    for name, printed in _spirits["spirit"].items()
)
SPIRIT_ID: Final[dict[str, int]] = {spirit.name: id for id, spirit in enumerate(SPIRITS)}
STARTER_DECKS: Final[dict[int, tuple[int, ...]]] = {
    TEAMS.index(team): _deck(names, TEAMS.index(team), f"starter {team}") for team, names in _spirits["starter"].items()
}
UPGRADES: Final[tuple[str, ...]] = tuple(_boards["prices"])
BOARDS: Final[dict[str, tuple[tuple[Row, ...], ...]]] = {
    "A": tuple(
        _board(_boards["A"] | _boards.get(f"A-{TEAMS[spirit.team]}", {}), _boards["prices"]) for spirit in SPIRITS
    ),
    "B": tuple(_board(_boards["B"][spirit.name], _boards["prices"]) for spirit in SPIRITS),
}
INTENTIONS: Final[dict[str, tuple[str, ...]]] = {side: tuple(names) for side, names in _rules["intentions"].items()}
WHEEL_BONUSES: Final[dict[int, str]] = {int(place): bonus for place, bonus in _rules["wheel"].items()}
