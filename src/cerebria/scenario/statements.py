"""What a scenario expects: one table of statements, each a pattern and the function that answers it.

In a pattern, words in capitals stand for names and numbers; what follows `=` is the kind of the value.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ..absence import NOBODY, NOTHING, NOWHERE
from ..content import (
    ASPIRATIONS,
    EMOTION_ID,
    EMOTIONS,
    ROW_NAMES,
    SPHERES,
    SPIRIT_NAMES,
    TEAMS,
    VIBES,
)
from ..content.constants import ROW_SPACES
from ..errors import MalformedChoice, suggest
from ..ids import ChoiceNumber, Seat, Slot
from ..model.board import FRONTIERS, REALMS, SLOTS, SPACES
from ..model.choices import ABILITIES, CHOICES, NUMBERS, REALM_ACTIONS, SPIRIT_ACTIONS, TO_MEDITATE, TO_REST
from ..model.control import aspiration_counts, frontier_control, intensity, realm_control
from ..model.events import FIELDS
from ..model.state import CAPPING, KINDS, MINOR, RawEvent, State
from ..play import engine
from ..rules import pieces
from ..texts import plain
from . import prototype
from .costs import Price, price_of_action
from .position import FRAGMENT_NAMES
from .prototype import CHOOSE
from .reading import SHOWN, Document

NONE: Final = "none"
NUMBER: Final = "NUMBER"
_OPERATORS: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_SPLIT: Final = re.compile(r"(.*?)\s*(!=|<=|>=|=|<|>)\s*(.*)", re.DOTALL)
_DIGITS: Final = re.compile(r"-?[0-9]{1,9}")


class Situation(NamedTuple):
    """What is to be judged: the state after the choices, and the events they caused."""

    state: State
    events: list[RawEvent]


class Names(NamedTuple):
    """The names that a game has."""

    spirits: tuple[str, ...]
    teams: tuple[str, ...]
    ego: int
    """The seat that keeps what is Ego's, if it plays."""
    edition: str
    aspirations: tuple[str, ...]
    rows: tuple[str, ...]
    lacks_words: frozenset[str]
    """First words of statements that only other kinds of games know."""
    lacks: frozenset[int]
    """Choices that only other editions know."""


def names_of(state: State) -> Names:
    table = state.table
    spirits = tuple(SPIRIT_NAMES[spirit] for spirit in table.spirit)
    rulebook = table.rulebook
    return Names(
        spirits,
        tuple(TEAMS[team] for team in table.teams),
        table.keeper,
        table.options.edition,
        tuple(ASPIRATIONS[aspiration] for aspiration in rulebook.counts),
        tuple(ROW_NAMES[row] for row in rulebook.rows),
        _LACKS[rulebook.look.kind],
        rulebook.lacks,
    )


class Statement(NamedTuple):
    """A statement that was understood: its answer is compared with what is wanted."""

    line: int
    text: str
    answer: Callable[..., Any]
    arguments: tuple[Any, ...]
    sign: str
    wanted: Any

    def failure(self, situation: Situation) -> str:
        """Why the statement does not hold, or an empty text."""
        found = self.answer(situation, *self.arguments)
        if isinstance(found, _Impossible):
            return self._message(str(found))
        if not self.sign:
            # A statement without a value: the answer is what was found instead, if anything.
            return self._message(found) if found is not None else ""
        return "" if _OPERATORS[self.sign](found, self.wanted) else self._message(_shown(found))

    def _message(self, found: str) -> str:
        if not self.sign:
            return plain("scenario-failed-statement", {"line": self.line, "statement": self.text, "found": found})
        wanted = _shown(self.wanted) if self.sign == "=" else f"{self.sign} {_shown(self.wanted)}"
        return plain("scenario-failed", {"line": self.line, "statement": self.text, "expected": wanted, "found": found})


class _Impossible(str):
    """An answer that no value could be compared with."""


def _shown(value: Any) -> str:
    if isinstance(value, tuple) and not isinstance(value, Price):
        return ", ".join(value) or NONE
    return str(value)


# The answers.


def _team(number: int) -> str:
    return NONE if number == NOBODY else TEAMS[number]


def _spirit(state: State, seat: Seat) -> str:
    return SPIRIT_NAMES[state.table.spirit[seat]]


def _on(answer: Callable[[State, int], Any], empty: Any) -> Callable[[Situation, int], Any]:
    """An answer about the Emotion in a slot, and the one for an empty slot."""
    return lambda now, slot: empty if now.state.card[slot] == NOTHING else answer(now.state, slot)


def _control(now: Situation, place: str) -> str:
    if place in REALMS:
        return _team(realm_control(now.state, REALMS.index(place)))
    return _team(frontier_control(now.state, FRONTIERS.index(place)))


def _fortress(now: Situation, realm: str) -> str:
    fortress = now.state.fortress[REALMS.index(realm)]
    return NONE if fortress is None else f"{TEAMS[fortress.team]} {KINDS[fortress.kind]}"


def _aspiration(number: int) -> str:
    return NONE if number == NOTHING else ASPIRATIONS[number]


def _winner(now: Situation) -> str:
    """The winner; before the end, the one that the points as they stand would make it."""
    team = now.state.table.rulebook.winner(now.state)
    return "draw" if team == NOBODY else TEAMS[team]


def _offered(state: State) -> str:
    """Who decides and what is offered, for messages."""
    if state.is_over:
        return plain("scenario-over", {})
    offered = ", ".join(CHOICES[option].text for option in state.options)
    return plain("scenario-offered", {"who": _spirit(state, engine.decider(state)), "offered": offered})


def _decision(now: Situation, who: str, word: str) -> str | None:
    state = now.state
    if not state.is_over:
        seat = engine.decider(state)
        is_who = who in (_spirit(state, seat), TEAMS[state.table.team[seat]])
        if is_who and any(CHOICES[option].kind == word for option in state.options):
            return None
    return _offered(state)


def _legal(now: Situation, choice: ChoiceNumber) -> str | None:
    return None if choice in now.state.options else _offered(now.state)


def _illegal(now: Situation, choice: ChoiceNumber) -> str | None:
    return _offered(now.state) if choice in now.state.options else None


def _cost(now: Situation, action: str) -> Price | _Impossible:
    price = price_of_action(now.state, NUMBERS[action])
    return _Impossible(_offered(now.state)) if price is None else price


def _event(now: Situation, kind: str) -> str | None:
    kinds = dict.fromkeys(event[0] for event in now.events)
    return None if kind in kinds else ", ".join(kinds) or NONE


def _empty(now: Situation, slot: Slot) -> str | None:
    card = now.state.card[slot]
    return None if card == NOTHING else EMOTIONS[card].name


def _of_state(answer: Callable[..., Any]) -> Callable[..., Any]:
    """An answer that only asks the position."""
    return lambda now, *named: answer(now.state, *named)


def _over(now: Situation) -> str | None:
    return None if now.state.is_over else _offered(now.state)


def _not_over(now: Situation) -> str | None:
    return _offered(now.state) if now.state.is_over else None


_FORMS: Final[dict[str, Callable[..., Any]]] = {
    "wp SPIRIT = NUMBER": lambda now, seat: now.state.wp[seat],
    "essence slot SLOT = NUMBER": _on(lambda state, slot: state.essence_on[slot], 0),
    "essence SPIRIT = NUMBER": lambda now, seat: sum(now.state.essence[seat]),
    "essence SPIRIT TEAM = NUMBER": lambda now, seat, team: now.state.essence[seat][team],
    "hand SPIRIT = CARDS": lambda now, seat: tuple(sorted(EMOTIONS[card].name for card in now.state.hand[seat])),
    "hand-size SPIRIT = NUMBER": lambda now, seat: len(now.state.hand[seat]),
    "at SPIRIT = SPACE": lambda now, seat: NONE if now.state.at[seat] == NOWHERE else SPACES[now.state.at[seat]],
    "row SPIRIT ROW = TOKENS": lambda now, seat, row: tuple(
        VIBES[colour] if colour else "-" for colour in now.state.rows[seat][ROW_NAMES.index(row)]
    ),
    "card slot SLOT = CARD": _on(lambda state, slot: EMOTIONS[state.card[slot]].name, NONE),
    "empty slot SLOT": _empty,
    "token slot SLOT = NUMBER": _on(lambda state, slot: state.token[slot], 0),
    "intensity slot SLOT = NUMBER": _on(intensity, 0),
    "vibe slot SLOT = VIBE": _on(lambda state, slot: VIBES[state.vibe[slot]], NONE),
    "control PLACE = OWNER": _control,
    "sphere SPHERE = NUMBER": lambda now, sphere: now.state.spheres[SPHERES.index(sphere)],
    "sphere-at REALM = SPHERE": lambda now, realm: SPHERES[now.state.sphere_at(REALMS.index(realm))],
    "ambition TEAM = NUMBER": lambda now, team: now.state.ambition[team],
    "wheel TEAM = NUMBER": lambda now, team: now.state.wheel[team],
    "identity = FRAGMENTS": lambda now: tuple(
        sorted(f"{TEAMS[team]} {KINDS[kind]}" for team, kind in now.state.identity)
    ),
    "fortress REALM = FORTRESS": _fortress,
    "fragments TEAM KIND = NUMBER": lambda now, team, kind: pieces.unused(now.state, team, KINDS.index(kind)),
    "common = ASPIRATION": lambda now: _aspiration(now.state.common[0] if now.state.common else NOTHING),
    "hidden TEAM = ASPIRATION": lambda now, team: _aspiration(pieces.hidden_aspiration(now.state, team)),
    "count ASPIRATION TEAM = NUMBER": lambda now, aspiration, team: aspiration_counts(
        now.state, ASPIRATIONS.index(aspiration)
    )[team],
    "turn = SPIRIT": lambda now: _spirit(now.state, now.state.active),
    "actions = NUMBER": lambda now: now.state.actions,
    "decision WHO WORD": _decision,
    "legal CHOICE": _legal,
    "illegal CHOICE": _illegal,
    "cost ACTION = PRICE": _cost,
    "score TEAM = NUMBER": lambda now, team: now.state.table.rulebook.score(now.state, team),
    "winner = WINNER": _winner,
    "over": _over,
    "not over": _not_over,
    "event EVENT": _event,
    **{form: _of_state(answer) for form, answer in prototype.FORMS.items()},
}
"""Every statement of the language; the first pattern that fits counts, so `slot` is tried before a name."""

_LACKS: Final = {
    "turns": frozenset(form.split()[0] for form in prototype.FORMS),
    "rounds": prototype.LACKS,
}
"""By the kind of game that its rulebook names: first words of the statements that only others know."""
FIRST_WORDS: Final = tuple(dict.fromkeys(form.split()[0] for form in _FORMS))
_BY_WORD: Final = {word: [form for form in _FORMS if form.split()[0] == word] for word in FIRST_WORDS}


# Names in patterns and values.

_FIRST_WORDS: Final = tuple(dict.fromkeys(choice.kind for choice in CHOICES))
_FIXED: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "PLACE": ("Realm or Frontier", SPACES),
    "REALM": ("Realm", REALMS),
    "SPHERE": ("Sphere", SPHERES),
    "KIND": ("kind of Fragment", KINDS[MINOR:]),
    "ACTION": (
        "action",
        (*SPIRIT_ACTIONS, *REALM_ACTIONS, *ABILITIES, CHOICES[TO_MEDITATE].text, CHOICES[TO_REST].text),
    ),
    "EVENT": ("event", tuple(FIELDS)),
    "WORD": ("first word of a choice", _FIRST_WORDS),
    "CARD": ("card", (*EMOTION_ID, NONE)),
    "CARDS": ("card", tuple(EMOTION_ID)),
    "SPACE": ("space", (*SPACES, NONE)),
    "VIBE": ("Vibe", (NONE, *VIBES[1:-1])),
    "TOKENS": ("token", ("-", *VIBES[1:])),
    "FRAGMENTS": ("Fragment", tuple(FRAGMENT_NAMES)),
    "FORTRESS": ("Fortress", (*(name for name, (_, kind) in FRAGMENT_NAMES.items() if kind != CAPPING), NONE)),
}
"""Kinds of names that are the same in every game."""


def _known(kind: str, names: Names, *, is_value: bool) -> tuple[str, tuple[str, ...]]:
    """How a kind is called, and the names it has."""
    if kind == "SPIRIT":
        return "Spirit in this game", names.spirits
    if kind == "TEAM":
        return "team in this game", names.teams
    if kind == "WHO":
        return "team or Spirit in this game", (*names.teams, *names.spirits)
    if kind == "OWNER":
        return "team in this game", (*names.teams, NONE)
    if kind == "WINNER":
        return "winner", (*names.teams, "draw")
    if kind in ("ASPIRATION", "ASPIRATIONS"):
        return "Aspiration", (*names.aspirations, NONE) if is_value else names.aspirations
    if kind in ("ROW", "ROWS"):
        return "row", names.rows
    if kind == "TEAMS":
        return "team in this game", names.teams
    if kind == "WHOSE":
        return "team in this game, or common", ("common", *names.teams)
    if kind == "NEXT":
        return "Spirit in this game", (*names.spirits, CHOOSE)
    return _FIXED[kind]


# Understanding a line.


def nearest_choice(text: str) -> str:
    """The choice nearest to a mistyped one: first the word it starts with, then the rest."""
    first = text[:SHOWN].partition(" ")[0]
    near = first if first in _FIRST_WORDS else suggest(first, _FIRST_WORDS)
    return suggest(text[:SHOWN], (known for known in NUMBERS if known.partition(" ")[0] == near))


class _Misread(Exception):  # noqa: N818  it is noted at once
    """What is wrong with a statement: the id of a text and its details."""

    def __init__(self, id: str, **details: Any) -> None:
        super().__init__(id)
        self.id, self.details = id, details


class _Unknown(_Misread):
    """A name that nothing has."""

    def __init__(self, kind: str, word: str, known: tuple[str, ...]) -> None:
        super().__init__("")
        self.kind, self.word, self.known = kind, word, known


def read_statement(document: Document, line: int, text: str, names: Names) -> Statement | None:
    """The statement of a line; None after noting what is wrong with it."""
    try:
        return _read(line, " ".join(text.split()), names)
    except _Unknown as error:
        document.unknown(line, error.kind, error.word, error.known)
    except _Misread as error:
        document.wrong(line, error.id, **error.details)
    return None


def _read(line: int, text: str, names: Names) -> Statement:
    match = _SPLIT.fullmatch(text)
    subject, sign, value = match.groups() if match else (text, "", "")
    words = subject.split()
    first = words[0] if words else ""
    if first not in _BY_WORD:
        near = suggest(first[:SHOWN], _BY_WORD)
        raise (
            _Misread("scenario-statement-near", word=first[:SHOWN], near=near)
            if near
            else _Misread("scenario-statement", word=first[:SHOWN])
        )
    if first in names.lacks_words:
        raise _Misread("scenario-edition", word=first, edition=names.edition)
    form = _matching(words, bool(sign), text)
    pattern, _, kind = form.partition(" = ")
    arguments = tuple(
        _argument(wanted, given, names)
        for wanted, given in zip(pattern.split(), _grouped(pattern, words), strict=True)
        if wanted.isupper()
    )
    if sign and kind != NUMBER and sign not in ("=", "!="):
        raise _Misread("scenario-sign", word=sign, form=form)
    return Statement(line, text, _FORMS[form], arguments, sign, _value(kind, value, names) if sign else None)


def _grouped(pattern: str, words: list[str]) -> list[str]:
    """The words of a statement, one for each of its pattern; a choice takes all that are left."""
    count = len(pattern.split())
    return [*words[: count - 1], " ".join(words[count - 1 :])]


def _matching(words: list[str], has_value: bool, text: str) -> str:
    """The pattern that fits the words, or an error that shows those with the same first word."""
    forms = _BY_WORD[words[0]]
    for form in forms:
        pattern, _, kind = form.partition(" = ")
        if bool(kind) == has_value and _fits(pattern.split(), words):
            return form
    raise _Misread("scenario-statement-form", word=text[:SHOWN], forms=" or ".join(f"“{form}”" for form in forms))


def _fits(pattern: list[str], words: list[str]) -> bool:
    """Whether the words in small letters are in their places; a choice may be several words."""
    if pattern[-1] == "CHOICE":
        return len(words) >= len(pattern)
    return len(words) == len(pattern) and all(
        part.isupper() or part == word for part, word in zip(pattern, words, strict=True)
    )


def _argument(kind: str, word: str, names: Names) -> Any:
    """What a word of a statement means."""
    if kind == "CHOICE":
        if word not in NUMBERS:
            near = nearest_choice(word)
            raise _Misread(MalformedChoice.default_id + ("-near" if near else ""), text=word[:SHOWN], near=near)
        if NUMBERS[word] in names.lacks:
            raise _Misread("scenario-edition", word=word, edition=names.edition)
        return NUMBERS[word]
    if kind == "SLOT":
        if _DIGITS.fullmatch(word) and int(word) in SLOTS:
            return int(word)
        raise _Misread("option-not-a-number", value=word[:SHOWN], least=SLOTS[0], most=SLOTS[-1])
    if kind == "SPIRIT" and word == "ego" and names.ego != NOBODY:
        return names.ego
    if kind == "ACTION" and NUMBERS.get(word) in names.lacks:
        raise _Misread("scenario-edition", word=word, edition=names.edition)
    label, known = _known(kind, names, is_value=False)
    if word not in known:
        raise _Unknown(label, word, known)
    if kind == "SPIRIT":
        return names.spirits.index(word)
    return TEAMS.index(word) if kind == "TEAM" else word


def _value(kind: str, text: str, names: Names) -> Any:
    """What stands behind the sign."""
    if kind == NUMBER:
        if not _DIGITS.fullmatch(text):
            raise _Misread("scenario-value", word=text[:SHOWN], wanted="a whole number")
        return int(text)
    if kind == "PRICE":
        return _price(text)
    label, known = _known(kind, names, is_value=True)
    if kind not in ("CARDS", "FRAGMENTS", "TOKENS", "ASPIRATIONS", "TEAMS", "ROWS"):
        if text not in known:
            raise _Unknown(label, text, known)
        return text
    items = [] if text in (NONE, "") else [item.strip() for item in text.split(",")]
    for item in items:
        if item not in known:
            raise _Unknown(label, item, known)
    if kind == "TOKENS":
        if len(items) != ROW_SPACES:
            raise _Misread("position-row-size", found=len(items), wanted=ROW_SPACES)
        return tuple(items)
    return tuple(sorted(items))


def _price(text: str) -> Price:
    """A price such as `3 wp, 1 ambition`; what is not named is 0."""
    amounts: dict[str, int] = {}
    for part in text.split(","):
        amount, _, name = part.strip().partition(" ")
        if not _DIGITS.fullmatch(amount) or name.strip() not in Price._fields or name.strip() in amounts:
            raise _Misread("scenario-value", word=text[:SHOWN], wanted="a price such as “3 wp, 1 ambition”")
        amounts[name.strip()] = int(amount)
    return Price(**amounts)
