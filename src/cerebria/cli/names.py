"""Names of things as the screen shows them: each team with a shape and each Vibe with a letter, beside the colour."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from typing import Any, Final

from rich.text import Text

from ..absence import NOBODY
from ..content import EMOTION_ID, EMOTIONS, SPIRIT_NAMES, TEAMS, VIBES, WILD, CardSet, Upgrade
from ..content.constants import ROW_SPACES
from ..content.ego import SCHEMES, steps_up_to
from ..ids import Card, Realm, Seat, Slot, Space, Team
from ..model.board import REALMS, SLOTS_BY_SPACE, SPACE_OF_SLOT, SPACES
from ..model.options import LEVELS
from ..model.state import Table
from ..texts import Name, marked, visible
from .console import texts

TEAM_MARKS: Final = ("▲", "▼", "◆")
TEAM_STYLES: Final = ("bold yellow", "bold magenta", "bold cyan")
VIBE_STYLES: Final = ("dim", "bold red", "bold yellow", "bold green", "bold blue", "bold")
_REASONS: Final = ("reason", "emotion", "upgrade", "row", "action", "ability", "sphere", "spirit-power-name")


def say(id: str, /, **args: object) -> Name:
    """A text of the catalogue. What it is filled in with may be of others, if it is no text of ours itself."""
    return texts().get(id, **{name: visible(arg) if type(arg) is str else arg for name, arg in args.items()})


def say_at(table: Table, id: str, /, **args: object) -> Name:
    """A text as it reads at a table: the edition that is played may have its own."""
    return say(in_edition(table.options.edition, id), **args)


def in_edition(edition: str, id: str) -> str:
    """The id of a text as it reads in an edition."""
    own = f"{id}-{edition}"
    return own if texts().has(own) else id


def command_line(*words: str, system: str = os.name) -> str:
    """A command as one would type it; the shells of Windows have quotes of their own."""
    return subprocess.list2cmdline(words) if system == "nt" else shlex.join(words)


def paint(text: str) -> Text:
    """A sentence in which what a team's shape stands before has the team's colour."""
    painted = Text(text)
    for mark, style in zip(TEAM_MARKS, TEAM_STYLES, strict=True):
        painted.highlight_regex(rf"{mark}(?: ?[\w-]+)?", style)
    return painted


def team_name(team: Team | str | None) -> Name:
    """A team with its shape; None or NOBODY is nobody."""
    if team is None or team == NOBODY:
        return say("team-none")
    number = TEAMS.index(team) if isinstance(team, str) else team
    return marked(TEAM_MARKS[number], say(f"team-{TEAMS[number]}"))


def seat_of(table: Table, spirit: str) -> int:
    """The seat of a Spirit."""
    return table.spirit.index(SPIRIT_NAMES.index(spirit))


def spirit_name(table: Table, seat: Seat | str) -> Name:
    """The Spirit of a seat (the number or the Spirit) with the shape of its team."""
    number = seat_of(table, seat) if isinstance(seat, str) else seat
    return marked(TEAM_MARKS[table.team[number]], say(f"spirit-{SPIRIT_NAMES[table.spirit[number]]}"))


def ego_name(table: Table) -> Name:
    """Ego, with the shape of the team that it plays."""
    ego = table.rulebook.ego
    assert ego is not None
    return marked(TEAM_MARKS[ego.team], say("spirit-ego"))


def difficulty_name(steps: Sequence[str]) -> Name:
    """How hard Ego is: the level that brings just these steps, or the steps."""
    level = next((level for level in LEVELS if steps_up_to(level) == tuple(steps)), None)
    return say(f"difficulty-{level}") if level else in_order(say(f"difficulty-{step}") for step in steps)


def scheme_text(number: int) -> Name:
    """What a Scheme card says."""
    aim, first, (second, third) = SCHEMES[number]
    return say("scheme-text", aim=aim, first=reason_name(first), second=reason_name(second), third=reason_name(third))


def card_name(card: Card | str) -> Name:
    return say(f"emotion-{EMOTIONS[card].name if isinstance(card, int) else card}")


@cache
def _titles() -> Counter[str]:
    return Counter(card_name(card) for card in range(len(EMOTIONS)))


def card_told(card: Card | str, cards: CardSet) -> Name:
    """An Emotion in a sentence: where several have one name, the Vibe tells which."""
    number = EMOTION_ID[card] if isinstance(card, str) else card
    name = card_name(number)
    return name if _titles()[name] == 1 else card_of_vibe(number, cards.vibe[number])


def card_of_vibe(card: Card, vibe: int) -> Name:
    """An Emotion and its Vibe in words."""
    return say("card-of-vibe", card=card_name(card), vibe=say(f"vibe-{VIBES[vibe]}"))


def counterparts_text(card: Card, cards: CardSet) -> Name:
    """The Emotions that one may become, or that it may come from."""
    return listed(dict.fromkeys(card_name(counterpart) for counterpart in cards.emotions[card].counterparts))


def marks_of(team: Team, aligned: Team) -> str:
    """The shape of a team; for what counts for another team, that one's shape beside it."""
    return TEAM_MARKS[team] if team == aligned else TEAM_MARKS[team] + TEAM_MARKS[aligned]


def card_of_team(name: str) -> Name:
    """An Emotion with the shape of its team."""
    return marked(TEAM_MARKS[EMOTIONS[EMOTION_ID[name]].team], card_name(name))


def vibe_letter(colour: int) -> str:
    return say(f"vibe-letter-{VIBES[colour]}")


def vibe_name(card: Card, cards: CardSet) -> str:
    """The Vibe that is printed on an Emotion; a wild one is chosen when it comes into play."""
    return say("vibe-chosen" if cards.vibe[card] == WILD else f"vibe-{VIBES[cards.vibe[card]]}")


def vibe_tag(colour: int) -> Text:
    """A Vibe as a letter in its colour, in brackets."""
    return Text(f"[{vibe_letter(colour)}]", VIBE_STYLES[colour])


def card_with_vibe(card: Card, vibe: int) -> Name:
    """An Emotion and the letter of its Vibe."""
    return say("card-with-vibe", card=card_name(card), letter=vibe_letter(vibe))


def space_name(space: Space) -> Name:
    name = SPACES[space]
    return say(f"realm-{name}") if name in REALMS else say(f"frontier-{name}")


def realm_name(realm: Realm | str) -> Name:
    return say(f"realm-{REALMS[realm] if isinstance(realm, int) else realm}")


def slot_name(slot: Slot) -> Name:
    """A slot by number and place."""
    return say("slot-name", slot=slot, place=space_name(SPACE_OF_SLOT[slot]))


def slots_near(space: Space) -> Name:
    """The slots next to a space, as text."""
    return in_order(str(slot) for slot in sorted(SLOTS_BY_SPACE[space]))


def upgrade_name(name: str) -> Name:
    return say(f"upgrade-{name}")


def upgrades_of(table: Table, seat: Seat, row: int) -> tuple[Upgrade, ...]:
    """The upgrades on a row of a seat's board."""
    board = table.rulebook.boards[table.options.spirit_side][table.spirit[seat]]
    return board[table.rulebook.rows.index(row)]


def upgrade_on(row: tuple[Upgrade, ...], column: int) -> str:
    """The upgrade on a column of a row, and its place where the row has it twice; none where a column unlocks the
    row."""
    place = column - ROW_SPACES + len(row)
    if place < 0:
        return "none"
    name = row[place].name
    is_twice = [upgrade.name for upgrade in row].count(name) > 1
    return say("upgrade-on-space", upgrade=upgrade_name(name), space=place + 1) if is_twice else upgrade_name(name)


def listed(items: Iterable[str]) -> Name:
    """Items in a row, as a sentence has them."""
    return texts().listed(items)


def in_order(items: Iterable[str]) -> Name:
    """Items in a row, one after the other."""
    return texts().in_order(items)


def reason_name(word: str) -> str:
    """What an event gives as its reason: a card, an upgrade, an action, a power or a rule."""
    for prefix in _REASONS:
        if texts().has(f"{prefix}-{word}"):
            return say(f"{prefix}-{word}")
    return word


def power_text(card: Card, cards: CardSet) -> str:
    """What an Emotion's power does, with the numbers of its card set."""
    return say(f"power-{cards.power[card]}", **cards.numbers[card])


def threshold_text(card: Card, cards: CardSet) -> str:
    """The Essence it takes to Empower: a number, or the least and the most where it hangs on the Strong Emotion."""
    found = sorted({essence for _, essence in cards.rises[card]}) or [cards.threshold[card]]
    return str(found[0]) if len(found) == 1 else say("span", least=found[0], most=found[-1])


def essence_amount(amounts: Sequence[int], kinds: Sequence[int]) -> str | int:
    """How much Essence; of whoever may hold several kinds, how much of each."""
    told = [say("essence-of-kind", count=amounts[kind], team=team_name(kind)) for kind in kinds if amounts[kind]]
    return reduce(_plus, told) if len(kinds) > 1 and told else sum(amounts)


def price_text(wp: int, ambition: int, essence: Sequence[int], kinds: Sequence[int] = (), either: int = 0) -> str:
    """A price in short words, its Essence by kind for whoever holds these, and what may be of either; nothing to pay is
    free."""
    amounts = (("price-wp", wp), ("price-ambition", ambition))
    parts = [say(id, count=count) for id, count in amounts if count]
    if any(essence):
        parts.append(say("price-essence", count=essence_amount(essence, kinds)))
    if either:
        parts.append(say("price-either", count=either))
    return reduce(_plus, parts) if parts else say("price-free")


def _plus(sum: Name, part: Name) -> Name:
    return say("price-sum", first=sum, next=part)


def sum_text(
    wp: int,
    ambition: int,
    essence: Sequence[int],
    parts: Sequence[Sequence[Any]],
    kinds: Sequence[int] = (),
    either: int = 0,
) -> str:
    """A price; where there are several reasons for it, as a sum: what it is made of, and what it comes to."""
    price = price_text(wp, ambition, essence, kinds, either)
    reasons = [part for part in parts if part[1] or part[2]]
    if len(reasons) < 2:
        return price
    terms = [(min(part[1:]) < 0, _term(*part)) for part in reasons]
    if any(essence) or either:
        terms.append((False, price_text(0, 0, essence, kinds, either)))
    (_, told), *others = terms
    for is_less, term in others:
        told = say("price-less" if is_less else "price-sum", first=told, next=term)
    is_free = not (wp or ambition or any(essence) or either)
    return say("price-equals", terms=told, price=say("price-wp", count=0) if is_free else price)


def _term(word: str, wp: int, ambition: int) -> str:
    """A part of a price, without its sign."""
    return say("price-term", price=price_text(abs(wp), abs(ambition), ()), reason=reason_name(word))
