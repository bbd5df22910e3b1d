"""What each number of an observation says, as data: the page on environments and all who read vectors go by it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from cerebria import (
    ASPIRATIONS,
    CHOICES,
    DECISION_KINDS,
    EMOTION_NAMES,
    FRONTIERS,
    KINDS,
    MET,
    REALMS,
    ROW_NAMES,
    SLOTS_BY_SPACE,
    SPACES,
    SPHERES,
    SPIRIT_NAMES,
    TEAM_OF_CARD,
    TEAMS,
    USED,
    VIBES,
    Table,
)

VERSION: Final = 1
"""Goes up whenever a number comes to stand elsewhere or to say something else."""
MOST: Final = 255
"""A number takes a byte; what is more is told as this."""
SLOTS: Final = 1 + max(slot for slots in SLOTS_BY_SPACE for slot in slots)
COMMON: Final = 9
"""Places of Common Aspirations."""
ROUND: Final = 6
"""Turns of a round that are told."""
ROW_SPACES: Final = 4
COLOURS: Final = VIBES[1:]
ESSENCE: Final = TEAMS[:2]
"""Its kinds."""
UPGRADES: Final = tuple(
    sorted({word for choice in CHOICES if choice.kind == "use" for word in choice.text.split()[1:]})
)
UNSEEN: Final = "unseen"
OWN_CARDS: Final = tuple(
    tuple(card for card, own in enumerate(TEAM_OF_CARD) if own == team) for team in range(len(TEAMS))
)
"""By team: its cards, in the order in which a vector counts them."""
PLACE_OF_CARD: Final = tuple(OWN_CARDS[team].index(card) for card, team in enumerate(TEAM_OF_CARD))
DECK: Final = tuple(f"card {place} of its team" for place in range(max(len(cards) for cards in OWN_CARDS)))
SIDES: Final = ("full game", "team boards B", "Spirit boards B")


class Part(NamedTuple):
    """Numbers that belong together."""

    name: str
    places: tuple[str, ...] = ()
    """What each of them is about; nothing where there is one."""
    most: int = 1
    """What each is at most, usually."""

    @property
    def size(self) -> int:
        return len(self.places) or 1


class Block(NamedTuple):
    """Parts that come once for each of something: a slot, a team, a seat."""

    name: str
    each: tuple[str, ...]
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        return len(self.each) * sum(part.size for part in self.parts)


class Layout:
    """What stands where in the vectors of some games: those with as many seats and teams, and the same things."""

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.version: Final = VERSION
        self.blocks: Final = blocks
        self.size: Final = sum(block.size for block in blocks)

    def parts(self) -> Iterator[tuple[str, str, Part, slice]]:
        """Every part with its block, what it is of, and its place in a vector."""
        start = 0
        for block in self.blocks:
            for each in block.each:
                for part in block.parts:
                    yield block.name, each, part, slice(start, start + part.size)
                    start += part.size

    @property
    def most(self) -> list[int]:
        """What each number is at most, usually: divided by it, all of them are of like size."""
        return [part.most for _, _, part, _ in self.parts() for _ in range(part.size)]

    def place(self, block: str, each: str, part: str) -> slice:
        """Where some numbers stand."""
        return next(at for in_block, of, found, at in self.parts() if (in_block, of, found.name) == (block, each, part))

    def read(self, vector: Any) -> dict[str, dict[str, dict[str, Any]]]:
        """All that a vector says but what is 0, in words: by block, by what it is of, by part."""
        found: dict[str, dict[str, dict[str, Any]]] = {}
        for block, each, part, at in self.parts():
            numbers = [int(number) for number in vector[at]]
            if any(numbers):
                told = {place: number for place, number in zip(part.places, numbers, strict=False) if number}
                found.setdefault(block, {}).setdefault(each, {})[part.name] = told or numbers[0]
        return found

    def markdown(self) -> str:
        """A table of it for people."""
        lines = ["| from | numbers | of | what | at most |", "| --- | --- | --- | --- | --- |"]
        start = 0
        for block in self.blocks:
            times = len(block.each)
            for part in block.parts:
                each = f"{times} × {part.size}" if times > 1 else f"{part.size}"
                of = _briefly(block.each) if times > 1 else block.name
                what = f"{part.name}: {_briefly(part.places)}" if part.places else part.name
                lines.append(f"| {start} | {each} | {of} | {what} | {part.most} |")
                start += part.size
            start += block.size - block.size // times
        return "\n".join(lines)


def _briefly(names: tuple[str, ...]) -> str:
    return ", ".join(names) if len(names) <= 6 else f"{names[0]}, {names[1]}, … {names[-1]}"


def layout_of(table: Table) -> Layout:
    """The layout of the vectors of a game."""
    showing = table.rulebook.showing
    counts = tuple((count.name, count.by, count.of, count.most) for count in showing.counts)
    return _layout(len(table.spirit), len(table.teams), counts, showing.unseen)


@lru_cache(None)
def _layout(
    seats: int, teams: int, counts: tuple[tuple[str, str, tuple[str, ...], int], ...], unseen: tuple[str, ...]
) -> Layout:
    who = ("the viewer", *(f"seat +{number}" for number in range(1, seats)))
    sides = (
        ("own team", "other team") if teams == 2 else ("own team", *(f"team +{number}" for number in range(1, teams)))
    )

    def only(by: str) -> tuple[Part, ...]:
        """What only some rules have."""
        return tuple(Part(name, (*of, UNSEEN) if of else (), most) for name, kind, of, most in counts if kind == by)

    return Layout(
        (
            Block("game", ("game",), (
                Part("rules", SIDES),
                Part("turns", most=100), Part("actions left", most=4), Part("bleakness", most=6),
                Part("Revelations", most=9), Part("last turn"), Part("Intentions scored", most=4),
                Part("used in this turn", tuple(USED)), Part("Intentions met", tuple(MET)),
                *only("game"),
                *([Part("unseen of that", unseen, 2)] if unseen else []),
            )),
            Block("next turns", tuple(f"turn +{number}" if number else "this turn" for number in range(ROUND)), (
                Part("whose", who),
            )),
            Block("decision", ("decision",), (
                Part("whose", who), Part("kind", DECISION_KINDS),
                Part("action", ROW_NAMES), Part("cards", EMOTION_NAMES, 2), Part("slot", _numbers(SLOTS)),
                Part("slots before", _numbers(SLOTS)), Part("Realm", REALMS), Part("site", REALMS),
                Part("Sphere", SPHERES), Part("Frontier", FRONTIERS), Part("space", SPACES),
                Part("aspiration", ASPIRATIONS), Part("Aspirations before, by place", ASPIRATIONS, 9),
                Part("colours", VIBES, 2), Part("column", _numbers(ROW_SPACES)), Part("columns", _numbers(ROW_SPACES)),
                Part("upgrades", UPGRADES), Part("essence", ESSENCE), Part("given", ESSENCE, 4), Part("team", sides),
                Part("Spirit", who), Part("numbers", NUMBERS, 9), Part("to be decided after it", DECISION_KINDS, 6),
            )),
            Block("slot", tuple(f"slot {slot}" for slot in range(SLOTS)), (
                Part("card", EMOTION_NAMES), Part("vibe", VIBES), Part("owner", who), Part("counts for", sides),
                Part("essence", most=4), Part("token", most=3), Part("printed Intensity", most=6),
            )),
            Block("control", (*REALMS, *FRONTIERS), (Part("team", sides),)),
            Block("site", REALMS, (
                Part("team", sides), Part("counts for", sides), Part("kind", KINDS[1:]), Part("new"),
            )),
            Block("Sphere", REALMS, (Part("sphere", SPHERES), Part("willpower", most=8))),
            Block("Common Aspiration", tuple(f"place {place + 1}" for place in range(COMMON)), (
                Part("which", (*ASPIRATIONS, UNSEEN)),
            )),
            Block("Common Aspirations unseen", ("deck",), (Part("which", ASPIRATIONS),)),
            Block("team", sides, (
                Part("team", TEAMS), Part("points", most=40), Part("Wheel", most=24), Part("ambition", most=3),
                Part("Identity", KINDS[1:], 6), Part("Hidden Aspiration", (*ASPIRATIONS, UNSEEN)),
                Part("further Hidden Aspirations seen", ASPIRATIONS), Part("Hidden Aspirations", most=9),
                Part("Hidden Aspirations unseen", ASPIRATIONS), *only("team"),
            )),
            Block("seat", who, (
                Part("spirit", SPIRIT_NAMES), Part("team", sides), Part("plays by itself"), Part("space", SPACES),
                Part("willpower", most=30), Part("essence", ESSENCE, 20), Part("insecurity", ROW_NAMES),
                *(Part(f"{row} row", _SPACES) for row in ROW_NAMES),
                Part("hand", DECK, 2), Part("hand unseen", most=8),
                Part("hand that all know", DECK, 2), Part("top of the deck", DECK),

                Part("deck", DECK, 2), Part("deck unseen", most=16), Part("deck and hand unseen", DECK, 2),
                Part("deck covered"), *only("seat"),
            )),
        )
    )  # fmt: skip


_SPACES: Final = tuple(f"{colour} in space {space + 1}" for space in range(ROW_SPACES) for colour in COLOURS)
NUMBERS: Final = (
    "amount", "fetched", "is_bounty", "left", "may_look", "optional", "placed", "taken", "times", "which",
)  # fmt: skip
"""What a decision may hang on that is so much, or is so."""


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(count))
