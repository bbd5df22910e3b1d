"""Games as files: options, seed, choices, result and who played, in JSON. Reading one executes nothing in it."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ..content.editions import PLAYED_RULES
from ..errors import BadRecord, CerebriaError, WrongVersion
from ..model.choices import Choice
from . import hosting
from .game import Game, Player, Result, new_game

FORMAT: Final = 1
MOST_BYTES: Final = 4_000_000
LONGEST_NAME: Final = 200
"""Of who played; a program may be named by the command that starts it."""
_PLAYERS: Final = ("program", "person")
_CONTROLS: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""The categories of characters that control a screen, or are none."""
_TURNING: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
"""What turns around how the text after it is read."""


def to_record(game: Game) -> dict[str, Any]:
    """Everything needed to play the game again, how it ended, and who played, as far as that is known."""
    result, options = game.result, game.options.to_json()
    return {
        "format": FORMAT,
        "rules": options.pop("rules"),
        "options": options,
        **players_words({game.spirits[seat]: player for seat, player in game.played_by.items()}),
        "choices": [choice.text for choice in game.choices],
        "events": fingerprint(game),
        "result": None if result is None else result._asdict(),
    }


def unplayed_record(
    rules: int,
    options: dict[str, Any],
    choices: list[str],
    result: dict[str, Any] | None,
    played_by: Mapping[str, Player],
) -> dict[str, Any]:
    """The record of a game by rules that are not here any more: as it was kept, without playing it again."""
    names = players_words(played_by)
    return {"format": FORMAT, "rules": rules, "options": options, **names, "choices": choices, "result": result}


def players_words(played_by: Mapping[str, Player]) -> dict[str, Any]:
    """The part of a record that says who played, by Spirit; none where nobody is known."""
    words = {spirit: {"kind": player.kind, "name": _readable(player.name)} for spirit, player in played_by.items()}
    return {"played_by": words} if words else {}


def _readable(name: str) -> str:
    """As much of a name as can be shown on any screen."""
    shown = [
        letter
        for letter in name
        if unicodedata.category(letter) not in _CONTROLS and unicodedata.bidirectional(letter) not in _TURNING
    ]
    return "".join(shown)[:LONGEST_NAME]


def fingerprint(game: Game) -> str:
    """A short digest of all events, to show that a replay gave the same ones."""
    log = [hosting.compared(events) for events in hosting.raw_log(game)]
    return hashlib.sha256(json.dumps(log, separators=(",", ":")).encode()).hexdigest()[:16]


def to_text(game: Game) -> str:
    """The record as text: the same game always gives the same bytes."""
    return json.dumps(to_record(game), indent=1, ensure_ascii=False) + "\n"


def save(game: Game, path: str | Path) -> None:
    """Write the record beside the old file first, so that a failure loses nothing."""
    target = Path(path)
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
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
    game.played_by = _played_by(game, data.get("played_by"))
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


def _played_by(game: Game, stated: object) -> dict[int, Player]:
    """Who played, where the record says it in a proper way: it is shown, and nothing else."""
    found: dict[int, Player] = {}
    if stated is None:
        return found
    if not isinstance(stated, dict):
        raise BadRecord("record-field", field="played_by")
    for spirit, player in stated.items():
        kind, name = (player.get("kind"), player.get("name")) if isinstance(player, dict) else (None, None)
        if spirit not in game.spirits or kind not in _PLAYERS or not isinstance(name, str) or name != _readable(name):
            raise BadRecord("record-field", field="played_by")
        found[game.spirits.index(spirit)] = Player(str(kind), name)
    return found


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
