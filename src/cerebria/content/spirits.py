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
    """An upgrade on a board and what using it adds to the cost. What it does is named after it, but where boards of
    other editions have another upgrade of the same name."""

    name: str
    wp: int
    ambition: int
    effect: str
    cards: int = 1
    """What is discarded for a token on it."""


Row = tuple[Upgrade, ...]
Boards = dict[str, tuple[tuple[Row, ...], ...]]
"""By side and Spirit."""


def _deck(names: list[str], team: int, owner: str) -> tuple[int, ...]:
    deck = check_deck([name for name in names for _ in range(DECK_COPIES)], team)
    vibes = [load_card_set("standard").vibe[card] for card in deck]
    wrong = [VIBES[colour] for colour in COLOURS if vibes.count(colour) * len(COLOURS) != len(deck)]
    if wrong:
        raise BadDeck("bad-deck", [problem(owner, "deck-vibe", vibe=vibe) for vibe in wrong], deck=owner)
    return deck


def _upgrade(entry: str | dict[str, Any], prices: dict[str, dict[str, int]]) -> Upgrade:
    name = entry if isinstance(entry, str) else entry["name"]
    price: dict[str, Any] = prices[name] if isinstance(entry, str) else entry
    effect = price.get("effect", name)
    if name not in prices or effect not in (*prices, *OTHER_EFFECTS):
        raise KeyError(effect)
    return Upgrade(name, price.get("wp", 0), price.get("ambition", 0), effect)


def _board(rows: dict[str, list[str | dict[str, Any]]], prices: dict[str, dict[str, int]]) -> tuple[Row, ...]:
    return tuple(tuple(_upgrade(entry, prices) for entry in rows[name]) for name in ROWS)


_spirits = read_data("spirits.toml")
_boards = read_data("boards.toml")
_preview = read_data("preview.toml")
_rules = read_data("rules.toml")
OTHER_EFFECTS: Final[tuple[str, ...]] = tuple(_preview["effects"])
"""What upgrades of other editions do that no upgrade is named after."""

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


def _all_boards(changed: dict[str, dict[str, list[str | dict[str, Any]]]]) -> Boards:
    """The boards of every Spirit; rows of side B may be changed, by Spirit."""
    prices = _boards["prices"]
    return {
        "A": tuple(_board(_boards["A"] | _boards.get(f"A-{TEAMS[spirit.team]}", {}), prices) for spirit in SPIRITS),
        "B": tuple(_board(_boards["B"][spirit.name] | changed.get(spirit.name, {}), prices) for spirit in SPIRITS),
    }


BOARDS: Final[Boards] = _all_boards({})
PREVIEW_BOARDS: Final[Boards] = _all_boards(_preview["boards"])
PREVIEW_POWERS: Final[dict[str, str]] = _preview["powers"]
"""By Spirit whose power was another one in the edition `preview`."""
PREVIEW_NUMBERS: Final[dict[str, dict[str, int]]] = _preview["cards"]
"""By power of a card: its numbers that were others in the edition `preview`."""
PREVIEW_INTENTIONS: Final[dict[str, dict[str, int]]] = _preview["intentions"]
"""By side of the team board in the edition `preview`: Intentions with their points."""
INTENTIONS: Final[dict[str, tuple[str, ...]]] = {side: tuple(names) for side, names in _rules["intentions"].items()}
WHEEL_BONUSES: Final[dict[int, str]] = {int(place): bonus for place, bonus in _rules["wheel"].items()}
