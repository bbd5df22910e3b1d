"""The edition `prototype`: its Emotions, Spirits, decks and boards, as they are printed there."""

from __future__ import annotations

from typing import Any, Final

from .card_sets import NO_POWER, CardSet, load_card_set
from .constants import DECK_COPIES, TEAMS
from .decks import DeckRule
from .emotions import EMOTION_ID, EMOTIONS, Emotion, read_data
from .names import ROWS as ROW_NAMES
from .spirits import SPIRIT_ID, SPIRITS, Boards, Row, Spirit, Upgrade

_data: Final = read_data("prototype.toml")
_cards: Final[dict[str, dict[str, Any]]] = _data["cards"]

# Which of two Emotions is the Mild one was the other way round for some of them.
_kinds: dict[str, Emotion] = {}
for _mild, _printed in _cards.items():
    _strong, _team = _printed["strong"], EMOTIONS[EMOTION_ID[_mild]].team
    _kinds[_mild] = Emotion(_mild, _team, "mild", (EMOTION_ID[_strong],))
    _kinds[_strong] = Emotion(_strong, _team, "strong", (EMOTION_ID[_mild],))
PROTOTYPE_EMOTIONS: Final[tuple[Emotion, ...]] = tuple(_kinds.get(emotion.name, emotion) for emotion in EMOTIONS)


def _printed_cards() -> list[dict[str, Any]]:
    """What is on every card; those that this edition does not have are as they are elsewhere, without powers."""
    found = {card: {**printed, "power": NO_POWER} for card, printed in enumerate(load_card_set("standard").printed)}
    for mild, printed in _cards.items():
        shared = {"vibe": printed["vibe"], "power": NO_POWER, "status": "designed"}
        found[EMOTION_ID[mild]] = {**shared, "intensity": printed["intensity"], "threshold": printed["threshold"]}
        found[EMOTION_ID[printed["strong"]]] = {**shared, "intensity": printed["strong_intensity"]}
    for name, power in _data["powers"].items():
        found[EMOTION_ID[name]] |= {**power, "status": "documented-in-part"}
    return list(found.values())


PROTOTYPE_CARDS: Final = CardSet("standard", _printed_cards(), {}, PROTOTYPE_EMOTIONS)
PROTOTYPE_DECKS: Final = DeckRule((14,) * len(TEAMS), tuple(EMOTION_ID[mild] for mild in _cards), PROTOTYPE_EMOTIONS)
PLAYED_EMOTIONS: Final[tuple[int, ...]] = tuple(
    card for card, emotion in enumerate(PROTOTYPE_EMOTIONS) if emotion.name in _kinds or emotion.kind == "starting"
)
"""Those that the edition has."""


def _spirit(spirit: Spirit) -> Spirit:
    printed = _data["spirits"].get(spirit.name)
    if printed is None:
        return spirit
    deck = tuple(EMOTION_ID[name] for name in printed["deck"] for _ in range(DECK_COPIES))
    return spirit._replace(power=printed["power"], deck=deck)


PROTOTYPE_SPIRITS: Final[tuple[Spirit, ...]] = tuple(_spirit(spirit) for spirit in SPIRITS)
"""By id; `PLAYED` says which of them the edition has."""
PLAYED: Final[tuple[int, ...]] = tuple(SPIRIT_ID[name] for name in _data["spirits"])


def _row(spaces: list[dict[str, Any]]) -> Row:
    return tuple(
        Upgrade(space["name"], space.get("wp", 0), 0, space.get("effect", space["name"]), space.get("cards", 1))
        for space in spaces
    )


PROTOTYPE_ROWS: Final[tuple[int, ...]] = tuple(ROW_NAMES.index(name) for name in _data["board"])
"""The rows of a board, by id."""
PROTOTYPE_BOARD: Final[tuple[Row, ...]] = tuple(_row(spaces) for spaces in _data["board"].values())
PROTOTYPE_BOARDS: Final[Boards] = {"A": (PROTOTYPE_BOARD,) * len(SPIRITS)}
