"""Card sets: the numbers and powers of the Emotions, from the standard data or a user's own file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..errors import BadCardSet, Detail, Problem, problem, suggest
from .constants import COLOURS, MOST_ESSENCE_SPACES, MOST_INTENSITY, VIBES, WILD
from .emotions import EMOTION_ID, EMOTIONS, FOLDER, Emotion, read_data

MOST_BYTES: Final = 1_000_000
MOST_NAME: Final = 60
STATUSES: Final = ("documented", "documented-in-part", "designed")
NO_POWER: Final = "none"
KEYS: Final = ("vibe", "intensity", "threshold", "power", "numbers", "status")


class Power(NamedTuple):
    """A power of the library: when it works, and the names of the numbers a card set gives it."""

    name: str
    when: str
    numbers: tuple[str, ...]


_library = read_data("powers.toml")
POWERS: Final[dict[str, Power]] = {
    name: Power(name, when, tuple(numbers)) for when, powers in _library.items() for name, numbers in powers.items()
}
RANGES: Final[dict[str, dict[str, list[int]]]] = {
    name: numbers for powers in _library.values() for name, numbers in powers.items()
}


class CardSet:
    """What is printed on every Emotion, by card id; never changed once loaded."""

    __slots__ = (
        "emotions",
        "having",
        "intensity",
        "name",
        "numbers",
        "power",
        "printed",
        "rises",
        "source",
        "spaces",
        "status",
        "threshold",
        "vibe",
    )

    def __init__(
        self,
        name: str,
        printed: Sequence[Mapping[str, Any]],
        source: dict[str, Any],
        emotions: tuple[Emotion, ...] = EMOTIONS,
    ) -> None:
        self.name: str = name
        self.emotions: tuple[Emotion, ...] = emotions
        """Which of them is Mild or Strong, and what it becomes."""
        self.source: dict[str, Any] = source
        self.printed: Sequence[Mapping[str, Any]] = printed
        self.vibe: tuple[int, ...] = tuple(VIBES.index(card["vibe"]) for card in printed)
        self.intensity: tuple[tuple[int, ...], ...] = tuple(tuple(card["intensity"]) for card in printed)
        self.spaces: tuple[int, ...] = tuple(map(len, self.intensity))
        self.threshold: tuple[int, ...] = tuple(card.get("threshold", 0) for card in printed)
        self.rises: tuple[tuple[tuple[int, int], ...], ...] = tuple(
            tuple((strong, self.threshold[card] or self.threshold[strong]) for strong in emotion.counterparts)
            if emotion.kind == "mild"
            else ()
            for card, emotion in enumerate(emotions)
        )
        """The Strong Emotions that a Mild one may become, each with the Essence that it takes."""
        self.power: tuple[str, ...] = tuple(card["power"] for card in printed)
        self.numbers: tuple[Mapping[str, int], ...] = tuple(dict(card.get("numbers", {})) for card in printed)
        self.status: tuple[str, ...] = tuple(card["status"] for card in printed)
        self.having: dict[str, int] = dict.fromkeys(POWERS, 0)
        for id, power in enumerate(self.power):
            if power != NO_POWER:
                self.having[power] |= 1 << id

    def __reduce__(self) -> tuple[object, ...]:
        # A compiled class has nothing that a pickle could find by itself. Every process has the usual one.
        if self is _standard():
            return _standard, ()
        return CardSet, (self.name, self.printed, self.source, self.emotions)

    def having_any(self, powers: Iterable[str]) -> int:
        """The cards, as bits, that have one of these powers."""
        found = 0
        for power in powers:
            found |= self.having[power]
        return found

    def with_powers(self, changed: Mapping[int, tuple[str, Mapping[str, int]]]) -> CardSet:
        """The same cards, some of them with another power and its numbers."""
        printed = [
            card if id not in changed else {**card, "power": changed[id][0], "numbers": changed[id][1]}
            for id, card in enumerate(self.printed)
        ]
        return CardSet(self.name, printed, self.source, self.emotions)

    def __repr__(self) -> str:
        return f"CardSet({self.name!r})"


def load_card_set(source: str | Path | Mapping[str, object]) -> CardSet:
    """A card set by name, from a TOML file, or from plain data; what it leaves out is as in `standard`."""
    if isinstance(source, Mapping):
        return _from_data(source, "", lambda table, key: f"{table}.{key}" if key else table)
    if source == "standard":
        return _standard()
    return _from_file(source)


@cache
def _standard() -> CardSet:
    text = (FOLDER / "card_sets" / "standard.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    return CardSet("standard", [data[emotion.name] for emotion in EMOTIONS], data)


def _from_file(path: str | Path) -> CardSet:
    file = str(path)

    def fail(id: str, **details: Detail) -> BadCardSet:
        return BadCardSet("bad-card-set", [problem(file, id, **details)], name=file)

    try:
        with Path(path).open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise fail("card-set-absent") from None
    except (OSError, ValueError) as error:
        raise fail("file-unreadable", reason=getattr(error, "strerror", None) or str(error)) from None
    if len(raw) > MOST_BYTES:
        raise fail("file-too-large", most=MOST_BYTES)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise fail("file-not-text") from None
    if "\0" in text:
        raise fail("file-not-text")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise fail("card-set-syntax", reason=str(error)) from None
    except (RecursionError, ValueError):
        # Deep nesting and endless digits get past the reader's own checks.
        raise fail("card-set-syntax", reason="it is nested too deeply or holds too long a number") from None
    lines = _lines(text)

    def place(table: str, key: str) -> str:
        line = lines.get((table, key)) or lines.get((table, "")) or lines.get(("", table))
        where = f"{table}.{key}" if key else table
        return f"{file}, line {line}, {where}" if line else f"{file}, {where}"

    return _from_data(data, file, place)


def _lines(text: str) -> dict[tuple[str, str], int]:
    """The first line of each table and of each key in it, good enough to point at a mistake."""
    lines: dict[tuple[str, str], int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*[\"']?([^\]\"'.\s]+)[\"']?\s*(?:\.\s*([^\]\s]+))?\s*\]", line):
            table = header[1]
            lines.setdefault((table, ""), number)
            if header[2]:
                lines.setdefault((table, header[2]), number)
        elif key := re.match(r"\s*[\"']?([^=\"'.\s]+)[\"']?\s*(?:\.\s*([\w-]+)\s*)?=", line):
            lines.setdefault((table, key[1]), number)
            if not table and key[2]:
                lines.setdefault((key[1], key[2]), number)
    return lines


def _from_data(data: Mapping[str, object], file: str, place: Callable[[str, str], str]) -> CardSet:
    standard = _standard()
    if data == standard.source:
        return standard
    problems: list[Problem] = []
    name = data.get("name")
    if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME:
        problems.append(problem(place("name", ""), "card-set-name", most=MOST_NAME))
    elif name == standard.name:
        problems.append(problem(place("name", ""), "card-set-name-taken"))
    tables: dict[str, Any] = {}
    for key, table in data.items():
        if key == "name":
            continue
        if key not in EMOTION_ID:
            problems.append(_unknown(place(str(key), ""), "card-set-emotion", str(key), EMOTION_ID))
        elif not isinstance(table, Mapping):
            problems.append(problem(place(key, ""), "card-set-table", emotion=key))
        else:
            tables[key] = table
    printed = [
        _Check(emotion, tables[emotion.name], standard.source[emotion.name], place, problems).card()
        if emotion.name in tables
        else standard.source[emotion.name]
        for emotion in EMOTIONS
    ]
    if problems:
        raise BadCardSet("bad-card-set", problems, name=file or _shown(name))
    return CardSet(str(name), printed, {"name": name, **{key: _copy(table) for key, table in tables.items()}})


def _copy(table: Mapping[str, Any]) -> dict[str, Any]:
    """A checked table as plain data of its own, for records."""
    copy = dict(table)
    if "intensity" in copy:
        copy["intensity"] = list(copy["intensity"])
    if "numbers" in copy:
        copy["numbers"] = dict(copy["numbers"])
    return copy


def _unknown(place: str, id: str, word: str, known: Any) -> Problem:
    near = suggest(word, known)
    word = word[:MOST_NAME]
    return problem(place, f"{id}-near", word=word, near=near) if near else problem(place, id, word=word)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class _Check:
    """One Emotion's table laid over the standard one, with all its mistakes noted."""

    def __init__(
        self,
        emotion: Emotion,
        given: Mapping[str, Any],
        standard: Mapping[str, Any],
        place: Callable[[str, str], str],
        problems: list[Problem],
    ) -> None:
        self.emotion = emotion
        self.given = given
        self.standard = standard
        self.place = place
        self.problems = problems

    def card(self) -> dict[str, Any]:
        """The merged card; meaningless where problems were noted."""
        for key in self.given:
            if key not in KEYS:
                place = self.place(self.emotion.name, str(key))
                self.problems.append(_unknown(place, "card-set-key", str(key), KEYS))
        self._vibe()
        self._threshold(self._spaces())
        card = {**self.standard, **self.given}
        card["numbers"] = self._numbers(self._power())
        status = self.given.get("status", STATUSES[0])
        if not isinstance(status, str) or status not in STATUSES:
            self._note("status", "card-set-status", word=_shown(status), known=", ".join(STATUSES))
        return card

    def _note(self, key: str, id: str, **details: Detail) -> None:
        self.problems.append(problem(self.place(self.emotion.name, key), id, **details))

    def _vibe(self) -> None:
        vibe = self.given.get("vibe", self.standard["vibe"])
        if self.emotion.kind == "starting":
            if vibe != "none":
                self._note("vibe", "card-set-vibe-starting", emotion=self.emotion.name)
            return
        known = [VIBES[colour] for colour in COLOURS]
        if self.standard["vibe"] == VIBES[WILD]:
            known.append(VIBES[WILD])
        if vibe not in known:
            self._note("vibe", "card-set-vibe", word=_shown(vibe), known=", ".join(known))

    def _spaces(self) -> int:
        """The number of Essence spaces, 0 when it cannot be told."""
        intensity = self.given.get("intensity", self.standard["intensity"])
        is_list = isinstance(intensity, list | tuple) and all(map(_is_number, intensity))
        if not is_list:
            self._note("intensity", "card-set-intensity-type")
            return 0
        if not 1 <= len(intensity) <= MOST_ESSENCE_SPACES:
            self._note("intensity", "card-set-intensity-count", most=MOST_ESSENCE_SPACES, found=len(intensity))
            return 0
        for number in intensity:
            if not 0 <= number <= MOST_INTENSITY:
                self._note("intensity", "card-set-intensity-range", most=MOST_INTENSITY, found=_shown(number))
        return len(intensity)

    def _threshold(self, spaces: int) -> None:
        if "threshold" not in self.standard:
            if "threshold" in self.given:
                self._note("threshold", "card-set-threshold-not-mild", emotion=self.emotion.name)
            return
        threshold = self.given.get("threshold", self.standard["threshold"])
        if not _is_number(threshold):
            self._note("threshold", "card-set-threshold-type")
        elif spaces and not 1 <= threshold <= spaces:
            self._note("threshold", "card-set-threshold-range", found=_shown(threshold), spaces=spaces)

    def _power(self) -> str | None:
        """The power's name, or None when there is no telling which numbers belong."""
        power = self.given.get("power", self.standard["power"])
        if power == NO_POWER:
            return NO_POWER
        if not isinstance(power, str):
            self._note("power", "card-set-power", word=_shown(power))
            return None
        if power not in POWERS:
            place = self.place(self.emotion.name, "power")
            self.problems.append(_unknown(place, "card-set-power", power, (*POWERS, NO_POWER)))
            return None
        if self.emotion.kind == "starting":
            self._note("power", "card-set-power-starting", emotion=self.emotion.name)
            return None
        return power

    def _numbers(self, power: str | None) -> dict[str, int]:
        given = self.given.get("numbers", {})
        if not isinstance(given, Mapping):
            self._note("numbers", "card-set-numbers-type")
            return {}
        if power is None:
            return {}
        ranges = RANGES.get(power, {})
        for name in given:
            if name not in ranges:
                known = ", ".join(ranges) or "none"
                self._note("numbers", "card-set-number-unknown", power=power, word=_shown(name), known=known)
        # A power that stays keeps the numbers that are not given; another one has nothing to keep.
        kept = self.standard.get("numbers", {}) if power == self.standard["power"] else {}
        numbers: dict[str, int] = {}
        for name, (least, most) in ranges.items():
            number = given.get(name, kept.get(name))
            if number is None:
                self._note("numbers", "card-set-number-missing", power=power, word=name, least=least, most=most)
            elif not _is_number(number) or not least <= number <= most:
                found = _shown(number)
                self._note("numbers", "card-set-number-range", word=name, least=least, most=most, found=found)
            else:
                numbers[name] = number
        return numbers


def _shown(value: object) -> str:
    """A value as it may stand in a message: short."""
    try:
        text = str(value)
    except ValueError:  # too many digits
        text = "a number far too long"
    return text if len(text) <= MOST_NAME else text[: MOST_NAME - 1] + "…"
