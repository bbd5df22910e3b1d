"""The vocabulary of choices: each has an exact text and a number in one fixed action space.

Rules speak in numbers (`SLOT + 7`), people and files in text (`slot 7`). The space is the same for all player
counts, modes, editions and expansions, and numbers are for ever: names have their places in content/names.toml.
The sets of upgrades, of which a new board may bring more, come last.
"""

from __future__ import annotations

from typing import Any, Final

from ..content import BASE_ASPIRATIONS, COLOURS, SPHERES, TEAMS, VIBES, WILD, names
from ..content.constants import HARVEST_MOST, ROW_SPACES, ROWS
from ..errors import MalformedChoice, suggest
from .board import REALMS, SLOTS, SPACES

SPIRIT_ACTIONS: Final = ROWS
REALM_ACTIONS: Final = ("gain-willpower", "draw-emotions", "move-emotion", "intensify", "harvest")
ABILITIES: Final = ("add-token", "rotate", "extra-action", "absorb")
WITHOUT_CARDS: Final = ("move", "quell", "fortify", "meditate")
"""Actions that bring no card into play: one that is chosen there is given for a token."""
OF_ESSENCE: Final = ("quell", "intensify", "harvest")
"""Actions that may ask for an amount of Essence."""
TAKES: Final = ("ambition", "cards", "essence", "willpower")

_texts: list[str] = []


def _block(*texts: str) -> int:
    """Append texts to the action space; the number of the first."""
    start = len(_texts)
    _texts.extend(texts)
    return start


SPIRIT_ACTION: Final = _block(*SPIRIT_ACTIONS)
REALM_ACTION: Final = _block(*REALM_ACTIONS)
ADD_TOKEN: Final = _block(*ABILITIES)
ROTATE: Final = ADD_TOKEN + 1
ABSORB: Final = ADD_TOKEN + 3
END_TURN: Final = _block("end-turn")
TO_MEDITATE: Final = _block("meditate", "rest")
TO_REST: Final = TO_MEDITATE + 1
YES: Final = _block("yes", "no")
NO: Final = YES + 1
TAKE: Final = _block(*(f"take {what}" for what in TAKES))
TAKE_AMBITION: Final = TAKE
TAKE_CARDS: Final = TAKE + 1
TAKE_ESSENCE: Final = TAKE + 2
TAKE_WILLPOWER: Final = TAKE + 3
SLOT: Final = _block(*(f"slot {slot}" for slot in SLOTS))
SPACE: Final = _block(*(f"space {space}" for space in SPACES))
SITE: Final = _block(*(f"site {realm}" for realm in REALMS))
SPIRIT: Final = _block(*(f"spirit {spirit}" for spirit in names.SPIRITS))
ROW: Final = _block(*(f"row {row}" for row in names.ROWS))
SPHERE: Final = _block(*(f"sphere {sphere}" for sphere in SPHERES))
ASPIRATION: Final = _block(*(f"aspiration {aspiration}" for aspiration in names.ASPIRATIONS))
COLOUR: Final = _block(*(f"colour {VIBES[colour]}" for colour in COLOURS)) - COLOURS[0]
ESSENCE: Final = _block(*(f"essence {team}" for team in TEAMS[:2]))
AMOUNT: Final = _block(*(f"amount {amount}" for amount in range(HARVEST_MOST + 1)))
CARD: Final = _block(*(f"card {emotion}" for emotion in names.EMOTIONS))
REVEAL: Final = _block(*(f"reveal {emotion}" for emotion in names.EMOTIONS))
TOKEN_NONE: Final = _block("token none")
TOKEN: Final = _block(
    *(
        f"token {VIBES[colour]} {row} {column}"
        for colour in (*COLOURS, WILD)
        for row in names.ROWS
        for column in range(ROW_SPACES)
    )
)
USE_NONE: Final = _block("use none")
_block(*(f"use {upgrades}" for upgrades in names.UPGRADE_SETS))
ACTION_SPACE: Final = len(_texts)
NUMBERS: Final = {text: number for number, text in enumerate(_texts)}


OF_ROUNDS: Final = frozenset(
    number
    for text, number in NUMBERS.items()
    if number in (TO_MEDITATE, TO_REST)
    or ASPIRATION + BASE_ASPIRATIONS <= number < COLOUR + COLOURS[0]
    or " meditate " in text
    or text in ("use snuff-out", "use soul-leech", "use snuff-out soul-leech", "use shapers-boon")
)
"""What is chosen in games in rounds alone."""


def token(colour: int, row: int, column: int) -> int:
    """The number of `token colour row column`."""
    return TOKEN + ((colour - 1) * len(names.ROWS) + row) * ROW_SPACES + column


def token_parts(number: int) -> tuple[int, int, int]:
    """Colour, row and column of a token choice."""
    rest, column = divmod(number - TOKEN, ROW_SPACES)
    colour, row = divmod(rest, len(names.ROWS))
    return colour + 1, row, column


_CALLED: Final = {"site": "realm", "reveal": "card", "essence": "team", "take": "what"}
"""By the kind of choices: what they are about, where that is not called like the kind."""


class Choice:
    """One choice. There is one object for each, so they compare by identity and can be keys."""

    __slots__ = ("number", "text")
    number: int
    text: str

    def __init__(self, number: int, text: str) -> None:
        object.__setattr__(self, "number", number)
        object.__setattr__(self, "text", text)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)

    @classmethod
    def parse(cls, text: str) -> Choice:
        """The choice with this text."""
        words = " ".join(text.split()) if isinstance(text, str) and len(text) < 200 else ""
        number = NUMBERS.get(words)
        if number is None:
            shown, near = str(text)[:80], suggest(words, NUMBERS)
            if near:
                raise MalformedChoice("malformed-choice-near", text=shown, near=near)
            raise MalformedChoice(text=shown)
        return CHOICES[number]

    @property
    def kind(self) -> str:
        """Its first word."""
        return self.text.split(" ", 1)[0]

    @property
    def parts(self) -> dict[str, Any]:
        """What it says, part by part: its kind, and by name what it is about."""
        kind, *words = self.text.split(" ")
        if kind == "use":
            return {"kind": kind, "upgrades": [word for word in words if word != "none"]}
        if kind == "token" and len(words) > 1:
            return {"kind": kind, "colour": words[0], "row": words[1], "column": int(words[2])}
        if not words or self.number == TOKEN_NONE:
            return {"kind": kind}
        [word] = words
        return {"kind": kind, _CALLED.get(kind, kind): int(word) if kind in ("slot", "amount") else word}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Choice({self.text!r})"

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: object) -> Choice:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Choice.parse, (self.text,)


CHOICES: Final = tuple(Choice(number, text) for number, text in enumerate(_texts))
