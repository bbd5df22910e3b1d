"""The Emotions themselves: name, team, kind and counterpart. What a card set may change is not here."""

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..absence import NOTHING
from .constants import TEAMS

FOLDER: Final = Path(__file__).parent


class Emotion(NamedTuple):
    """One Emotion; counterpart is the id of its Strong or Mild one, NOTHING without."""

    name: str
    team: int
    kind: str
    counterpart: int


def read_data(file: str) -> dict[str, Any]:
    """One of the package's own data files."""
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


def _emotions() -> tuple[Emotion, ...]:
    data = read_data("emotions.toml")
    emotions = [Emotion(data[name]["starting"], TEAMS.index(name), "starting", NOTHING) for name in data]
    for name in data:
        team, pairs = TEAMS.index(name), data[name]["pairs"]
        first = len(emotions)
        emotions += [Emotion(mild, team, "mild", first + len(pairs) + n) for n, mild in enumerate(pairs)]
        emotions += [Emotion(strong, team, "strong", first + n) for n, strong in enumerate(pairs.values())]
    return tuple(emotions)


EMOTIONS: Final[tuple[Emotion, ...]] = _emotions()
EMOTION_ID: Final[dict[str, int]] = {emotion.name: id for id, emotion in enumerate(EMOTIONS)}
BRIGHTNESS: Final[int] = EMOTION_ID["brightness"]
BLEAKNESS: Final[int] = EMOTION_ID["bleakness"]
STARTING: Final[tuple[int, ...]] = (BRIGHTNESS, BLEAKNESS)
TEAM_OF_CARD: Final[tuple[int, ...]] = tuple(emotion.team for emotion in EMOTIONS)
IS_MILD: Final[tuple[bool, ...]] = tuple(emotion.kind == "mild" for emotion in EMOTIONS)
COUNTERPART: Final[tuple[int, ...]] = tuple(emotion.counterpart for emotion in EMOTIONS)
