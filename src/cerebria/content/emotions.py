"""The Emotions themselves: name, team, kind and counterparts. What a card set may change is not here."""

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from .constants import TEAMS

FOLDER: Final = Path(__file__).parent


class Emotion(NamedTuple):
    """One Emotion; its counterparts are the Strong ones that it may become, or the Mild ones that may become it."""

    name: str
    team: int
    kind: str
    counterparts: tuple[int, ...]


def read_data(file: str) -> dict[str, Any]:
    """One of the package's own data files."""
    return tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))


def _emotions() -> tuple[Emotion, ...]:
    data = read_data("emotions.toml")
    emotions = [
        Emotion(printed["starting"], TEAMS.index(team), "starting", ())
        for team, printed in data.items()
        if "starting" in printed
    ]
    for team, printed in data.items():
        number, first = TEAMS.index(team), len(emotions)
        if pairs := printed.get("pairs"):
            count = len(pairs)
            emotions += [Emotion(mild, number, "mild", (first + count + n,)) for n, mild in enumerate(pairs)]
            emotions += [Emotion(strong, number, "strong", (first + n,)) for n, strong in enumerate(pairs.values())]
        else:
            last = first + len(printed["mild"])
            all_strong, all_mild = tuple(range(last, last + len(printed["strong"]))), tuple(range(first, last))
            emotions += [Emotion(mild, number, "mild", all_strong) for mild in printed["mild"]]
            emotions += [Emotion(strong, number, "strong", all_mild) for strong in printed["strong"]]
    return tuple(emotions)


EMOTIONS: Final[tuple[Emotion, ...]] = _emotions()
EMOTION_ID: Final[dict[str, int]] = {emotion.name: id for id, emotion in enumerate(EMOTIONS)}
BRIGHTNESS: Final[int] = EMOTION_ID["brightness"]
BLEAKNESS: Final[int] = EMOTION_ID["bleakness"]
STARTING: Final[dict[int, int]] = {
    emotion.team: id for id, emotion in enumerate(EMOTIONS) if emotion.kind == "starting"
}
"""By team; not every team has one."""
TEAM_OF_CARD: Final[tuple[int, ...]] = tuple(emotion.team for emotion in EMOTIONS)
IS_MILD: Final[tuple[bool, ...]] = tuple(emotion.kind == "mild" for emotion in EMOTIONS)
IS_STARTING: Final[tuple[bool, ...]] = tuple(emotion.kind == "starting" for emotion in EMOTIONS)
COUNTERPARTS: Final[tuple[tuple[int, ...], ...]] = tuple(emotion.counterparts for emotion in EMOTIONS)
