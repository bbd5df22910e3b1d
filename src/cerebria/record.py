"""Games as files: options, seed, choices and result, in JSON. Reading one executes nothing in it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from . import hosting
from .choices import Choice
from .content.editions import PLAYED_RULES
from .errors import BadRecord, CerebriaError, WrongVersion
from .game import Game, Result, new_game

FORMAT: Final = 1
MOST_BYTES: Final = 4_000_000


def to_record(game: Game) -> dict[str, Any]:
    """Everything needed to play the game again, and how it ended."""
    result, options = game.result, game.options.to_json()
    return {
        "format": FORMAT,
        "rules": options.pop("rules"),
        "options": options,
        "choices": [choice.text for choice in game.choices],
        "events": fingerprint(game),
        "result": None if result is None else result._asdict(),
    }


def unplayed_record(
    rules: int, options: dict[str, Any], choices: list[str], result: dict[str, Any] | None
) -> dict[str, Any]:
    """The record of a game by rules that are not here any more: as it was kept, without playing it again."""
    return {"format": FORMAT, "rules": rules, "options": options, "choices": choices, "result": result}


def fingerprint(game: Game) -> str:
    """A short digest of all events, to show that a replay gave the same ones."""
    return hashlib.sha256(json.dumps(hosting.raw_log(game), separators=(",", ":")).encode()).hexdigest()[:16]


def to_text(game: Game) -> str:
    """The record as text: the same game always gives the same bytes."""
    return json.dumps(to_record(game), indent=1, ensure_ascii=False) + "\n"


def save(game: Game, path: str | Path) -> None:
    """Write the record beside the old file first, so that a failure loses nothing."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    draft.write_text(to_text(game), encoding="utf-8", newline="\n")
    draft.replace(target)


def read(source: str | Path) -> dict[str, Any]:
    """The plain data of a record file, not yet checked."""
    path = Path(source)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRecord("file-too-large", file=str(path), most=MOST_BYTES)
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise BadRecord("file-unreadable", file=str(path), reason=_reason(error)) from None
    return parse(text)


def parse(text: str) -> dict[str, Any]:
    """The plain data of a record's text, not yet checked."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord("record-syntax", reason=_reason(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("record-field", field="format")
    return data


def _reason(error: Exception) -> str:
    return error.strerror or "unreadable" if isinstance(error, OSError) else str(error)[:120]


def load_game(source: str | Path | dict[str, Any], *, up_to: int | None = None) -> Game:
    """Play a record again, to its end or up to a number of choices."""
    data = source if isinstance(source, dict) else read(source)
    _check_version(data)
    choices = data.get("choices")
    if not isinstance(choices, list) or not all(isinstance(text, str) for text in choices):
        raise BadRecord("record-field", field="choices")
    if not isinstance(data.get("options"), dict):
        raise BadRecord("record-field", field="options")
    options = data["options"]
    # A record carries its cards; it never makes the program open another file.
    if not isinstance(options.get("card_set", "standard"), dict) and options.get("card_set", "standard") != "standard":
        raise BadRecord("record-field", field="card_set")
    # What is null is the default, the seed too: nothing is drawn in a game that was played.
    given = {str(name): value for name, value in options.items() if value is not None}
    game = new_game(**given | {"rules": data["rules"]})
    for number, text in enumerate(choices[:up_to]):
        try:
            hosting.advance(game, Choice.parse(text))
        except CerebriaError:
            raise BadRecord("record-choice", number=number + 1, choice=text[:60]) from None
    if up_to is None or up_to >= len(choices):
        _check_result(game, data)
    return game


def _check_version(data: dict[str, Any]) -> None:
    for field, known, id in (("format", (FORMAT,), "wrong-version-format"), ("rules", PLAYED_RULES, "wrong-version")):
        found = data.get(field)
        if isinstance(found, bool) or not isinstance(found, int):
            raise BadRecord("record-field", field=field)
        if found not in known:
            raise WrongVersion(id, found=found, known=", ".join(map(str, known)))


def _check_result(game: Game, data: dict[str, Any]) -> None:
    """Compare with what the record states, where it states it."""
    stated = data.get("result")
    found = game.result
    if stated is not None and (not isinstance(stated, dict) or found is None or stated != _plain(found)):
        raise BadRecord("record-result", stated=str(stated)[:120], found=str(found and _plain(found)))
    if data.get("events") is not None and data["events"] != fingerprint(game):
        raise BadRecord("record-events")


def _plain(result: Result) -> dict[str, Any]:
    return result._asdict()
