"""Help on a word: any Emotion, upgrade, Spirit, action, place, aim or term of the glossary."""

from __future__ import annotations

import difflib
from functools import cache
from typing import Final, NamedTuple

from ..content import (
    ASPIRATIONS,
    EMOTION_ID,
    EMOTIONS,
    ROW_NAMES,
    SPHERES,
    SPIRITS,
    TEAMS,
    CardSet,
)
from ..content.ego import SCHEMES
from ..model.board import REALMS
from ..model.choices import ABILITIES, NUMBERS, REALM_ACTIONS
from ..model.options import LEVELS
from ..model.rulebook import Rulebook
from ..model.state import MET, State, Table
from ..rules import books
from ..texts import LOCALES
from .console import texts
from .names import (
    card_name,
    counterparts_text,
    in_order,
    power_text,
    say,
    say_at,
    scheme_text,
    team_name,
    threshold_text,
    vibe_name,
)

_TERMS: Final = "words"
"""The glossary; what it has more for an edition stands in the file of that."""
_ADDED: Final = ("soul-leech",)
"""What a power adds to a row as if it were an upgrade."""


class Entry(NamedTuple):
    """A word that can be looked up: its title, what it is, and where its text comes from."""

    title: str
    kind: str
    name: str


@cache
def entries() -> dict[str, list[Entry]]:
    """Everything that can be looked up, by lower-case title."""
    found: list[Entry] = [Entry(card_name(emotion.name), "emotion", emotion.name) for emotion in EMOTIONS]
    found += [Entry(say(f"spirit-{spirit.name}"), "spirit", spirit.name) for spirit in SPIRITS]
    found += [Entry(say(f"upgrade-{name}"), "upgrade", name) for name in _upgrades()]
    found += [Entry(say(f"row-{name}"), "row", name) for name in ROW_NAMES]
    found += [Entry(say(f"action-{name}"), "action", name) for name in (*REALM_ACTIONS, "rest")]
    found += [Entry(say(f"ability-{name}"), "ability", name) for name in (*ABILITIES, "end-turn")]
    found += [Entry(say(f"sphere-{name}"), "sphere", name) for name in SPHERES]
    found += [Entry(say(f"aspiration-{name}"), "aspiration", name) for name in ASPIRATIONS]
    found += [Entry(say(f"intention-{name}"), "intention", name) for name in MET]
    found += [Entry(say(f"realm-{name}"), "realm", name) for name in REALMS]
    found += [Entry(say("scheme-name", number=number), "scheme", str(number)) for number in SCHEMES]
    found += [Entry(say(f"difficulty-{level}"), "difficulty", level) for level in LEVELS]
    found += [Entry(say(f"term-{name}"), "term", name) for file in (_TERMS, *books.EDITIONS) for name in _terms(file)]
    index: dict[str, list[Entry]] = {}
    for entry in found:
        index.setdefault(entry.title.lower(), []).append(entry)
    return index


def _upgrades() -> list[str]:
    """The upgrades of all editions."""
    boards = [board for book in books.EDITIONS.values() for side in book.boards.values() for board in side]
    return [*dict.fromkeys(upgrade.name for board in boards for row in board for upgrade in row), *_ADDED]


@cache
def _terms(file: str) -> tuple[str, ...]:
    """The terms that a file of texts explains, in its order; not every edition has a file."""
    path = LOCALES / "en" / f"{file}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    ids = [line.partition(" =")[0] for line in lines if line.startswith("term-")]
    return tuple(id.removeprefix("term-") for id in ids if "-text" not in id)


def entries_at(table: Table) -> dict[str, list[Entry]]:
    """Everything that can be looked up in a game."""
    own = {title: [entry for entry in found if _is_in(entry, table)] for title, found in entries().items()}
    return {title: found for title, found in own.items() if found}


def find(word: str, table: Table) -> list[Entry]:
    """The entries a word means in a game: exactly, by its beginning, or nearly."""
    index = entries_at(table)
    plain = " ".join(word.lower().replace("-", " ").split())
    titles = {title.replace("-", " "): title for title in index}
    if plain in titles:
        return index[titles[plain]]
    begun = [title for title in titles if title.startswith(plain) or f" {plain}" in title] if len(plain) > 1 else []
    if not begun:
        begun = difflib.get_close_matches(plain, titles, n=1, cutoff=0.6)
    return [entry for title in begun[:4] for entry in index[titles[title]]]


def _is_in(entry: Entry, table: Table) -> bool:
    """Whether the edition that is played has something; others may mean something else by its name."""
    book, name = table.rulebook, entry.name
    match entry.kind:
        case "aspiration":
            return ASPIRATIONS.index(name) in book.counts
        case "row" | "action" | "ability":
            return NUMBERS[name] not in book.lacks
        case "intention":
            return bool(book.intentions)
        case "upgrade":
            boards = [board for side in book.boards.values() for board in side]
            on_board = any(upgrade.name == name for board in boards for row in board for upgrade in row)
            return on_board or (name in _ADDED and NUMBERS[f"use {name}"] not in book.lacks)
        case "term":
            return name in _terms(_TERMS) or name in _terms(table.options.edition)
    return True


def explain(entry: Entry, table: Table, team: str = "") -> str:
    """An entry's text, by the rules of a table; of what a team does in its own way, the text for that team."""
    match entry.kind:
        case "emotion":
            return emotion_text(entry.name, table.cards)
        case "upgrade":
            return _text(f"upgrade-{_effect(entry.name, table.rulebook)}", table, team)
        case "intention":
            return _intention_text(entry.name, table.rulebook)
        case "spirit":
            spirit = next(one for one in table.rulebook.spirits if one.name == entry.name)
            return say("lookup-spirit", team=team_name(spirit.team), power=say(f"spirit-power-{spirit.power}"))
        case "scheme":
            return scheme_text(int(entry.name))
        case "realm":
            action = REALM_ACTIONS[REALMS.index(entry.name)]
            return say("lookup-realm", action=say(f"action-{action}"), text=_text(f"action-{action}", table, team))
    return _text(f"{entry.kind}-{entry.name}", table, team)


def _text(id: str, table: Table, team: str) -> str:
    own = f"{id}-text-{team}"
    return say(own) if texts().has(own) else say_at(table, f"{id}-text")


def _effect(name: str, rulebook: Rulebook[State]) -> str:
    """What an upgrade of this name does on the boards of an edition; elsewhere it is named after that."""
    boards = [board for side in rulebook.boards.values() for board in side]
    effects = [upgrade.effect for board in boards for row in board for upgrade in row if upgrade.name == name]
    return next((effect for effect in effects if effect != name), name)


def _intention_text(name: str, rulebook: Rulebook[State]) -> str:
    """An Intention, with its points where it has points of its own."""
    text = say(f"intention-{name}-text")
    worth = [points[name] for points in rulebook.intention_points.values() if name in points]
    return say("intention-worth", text=text, points=worth[0]) if worth else text


def emotion_text(name: str, cards: CardSet) -> str:
    """All that is printed on an Emotion, in words."""
    card = EMOTION_ID[name]
    emotion = cards.emotions[card]
    return say(
        "lookup-emotion",
        kind=say(f"kind-{emotion.kind}"),
        team=say(f"team-{TEAMS[emotion.team]}"),
        vibe=vibe_name(card, cards),
        intensities=in_order(str(number) for number in cards.intensity[card]),
        threshold=threshold_text(card, cards) if cards.rises[card] else "none",
        needs=cards.threshold[card] if emotion.kind == "strong" else 0,
        counterpart=counterparts_text(card, cards) or "none",
        power=power_text(card, cards),
        status=say(f"status-{cards.status[card]}"),
    )
