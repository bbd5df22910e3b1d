"""Decks: Mild Emotions of one team, as many as it plays with, at most two of a kind; from names, ids, a text file or
drawn by chance."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from ..absence import NOTHING
from ..chance import HasChance, shuffled
from ..errors import BadDeck, Problem, problem, suggest
from .constants import DECK_COPIES, DECK_SIZE, TEAMS
from .emotions import EMOTION_ID, EMOTIONS, IS_MILD, Emotion

MOST_BYTES = 100_000


class DeckRule(NamedTuple):
    """What a deck is made of in an edition."""

    size: tuple[int, ...]
    """By team."""
    cards: tuple[int, ...]
    """The Mild Emotions that the edition has."""
    emotions: tuple[Emotion, ...]
    """Which are Mild, and what they become."""


USUAL_DECKS: Final = DeckRule(DECK_SIZE, tuple(card for card, is_mild in enumerate(IS_MILD) if is_mild), EMOTIONS)


def check_deck(names_or_ids: Iterable[str | int], team: int, rule: DeckRule = USUAL_DECKS) -> tuple[int, ...]:
    """The card ids of a deck that keeps the deck rule; BadDeck names every way in which it does not."""
    name = TEAMS[team] if team in range(len(TEAMS)) else str(team)
    if isinstance(names_or_ids, str | bytes) or not isinstance(names_or_ids, Iterable):
        raise BadDeck("bad-deck", [problem("", "deck-not-a-list")], deck=name)
    return _checked([(f"card {n}", entry) for n, entry in enumerate(names_or_ids, 1)], team, rule, name)


def random_deck(team: int, rule: DeckRule, chance: HasChance) -> tuple[int, ...]:
    """A deck drawn from all that the deck rule allows."""
    allowed = [card for card in rule.cards if rule.emotions[card].team == team for _ in range(DECK_COPIES)]
    return tuple(sorted(shuffled(chance, allowed)[: rule.size[team]]))


def load_deck(path: str | Path, team: int, rule: DeckRule = USUAL_DECKS) -> tuple[int, ...]:
    """A deck from a text file: one name a line, a number of copies in front if wanted, `#` for remarks."""
    file = str(path)
    entries: list[tuple[str, str | int]] = []
    problems: list[Problem] = []
    for number, line in enumerate(_text(path).splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        copies = 1
        if words[0].isdecimal():
            # A row of digits can be longer than int() takes; nothing above a deck's size is right anyway.
            copies = int(words[0]) if len(words[0]) <= 3 else rule.size[team] + 1
            words = words[1:]
        if not words or not 1 <= copies <= rule.size[team]:
            problems.append(problem(f"{file}, line {number}", "deck-line", line=line.strip()[:60]))
            continue
        entries += [(f"{file}, line {number}", " ".join(words))] * copies
    return _checked(entries, team, rule, file, problems)


def _text(path: str | Path) -> str:
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadDeck("bad-deck", [problem(str(path), "file-unreadable", reason=reason)], deck=str(path)) from None
    if len(raw) > MOST_BYTES:
        raise BadDeck("bad-deck", [problem(str(path), "file-too-large", most=MOST_BYTES)], deck=str(path))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadDeck("bad-deck", [problem(str(path), "file-not-text")], deck=str(path))
    return text


def _checked(
    entries: list[tuple[str, str | int]], team: int, rule: DeckRule, deck: str, problems: list[Problem] | None = None
) -> tuple[int, ...]:
    problems = [] if problems is None else problems
    if team not in range(len(TEAMS)):
        raise BadDeck("bad-deck", [problem("", "deck-team")], deck=deck)
    cards: list[int] = []
    counts: dict[int, int] = {}
    reported: set[tuple[str, str | int]] = set()
    for place, entry in entries:
        card = _card(entry)
        if card != NOTHING:
            cards.append(card)
            counts[card] = counts.get(card, 0) + 1
        found = _problem(place, entry, card, team, rule, counts.get(card, 0))
        # "2 hope" on one line is one mistake, not two.
        if found is not None and (place, entry) not in reported:
            reported.add((place, entry))
            problems.append(found)
    if len(entries) != rule.size[team]:
        problems.append(problem("", "deck-size", found=len(entries), wanted=rule.size[team]))
    if problems:
        raise BadDeck("bad-deck", problems, deck=deck)
    return tuple(cards)


def _card(entry: object) -> int:
    """The card of that name or id; NOTHING if there is none."""
    if isinstance(entry, str):
        return EMOTION_ID.get(entry.strip().lower().replace(" ", "-"), NOTHING)
    is_id = isinstance(entry, int) and not isinstance(entry, bool) and 0 <= entry < len(EMOTIONS)
    return entry if is_id and isinstance(entry, int) else NOTHING


def _problem(place: str, entry: object, card: int, team: int, rule: DeckRule, count: int) -> Problem | None:
    if card == NOTHING:
        near = suggest(entry, EMOTION_ID) if isinstance(entry, str) else ""
        id = "unknown-card-near" if near else "unknown-card"
        return problem(place, id, card=str(entry)[:60], **({"near": near} if near else {}))
    emotion = rule.emotions[card]
    if emotion.team != team:
        owner, wanted = TEAMS[emotion.team], TEAMS[team]
        return problem(place, "deck-wrong-team", card=emotion.name, owner=owner, wanted=wanted)
    if emotion.kind == "starting":
        return problem(place, "deck-starting", card=emotion.name)
    if emotion.kind == "strong":
        mild = ", ".join(EMOTIONS[counterpart].name for counterpart in emotion.counterparts)
        return problem(place, "deck-strong", card=emotion.name, mild=mild)
    if card not in rule.cards:
        known = ", ".join(EMOTIONS[each].name for each in rule.cards if rule.emotions[each].team == team)
        return problem(place, "deck-edition", card=emotion.name, known=known)
    if count > DECK_COPIES:
        return problem(place, "deck-copies", card=emotion.name, most=DECK_COPIES)
    return None
