"""What happened, told in words from events as a seat heard them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.padding import Padding

from ..absence import NOBODY
from ..content import BLISS, EMOTION_ID, EMOTIONS, ROW_NAMES, SPIRIT_NAMES, TEAMS, VIBES
from ..content.ego import SCHEMES
from ..ids import Seat
from ..model.board import REALMS
from ..model.choices import REALM_ACTIONS, SPIRIT_ACTIONS
from ..model.events import Event, in_words
from ..model.state import RawEvent, Table
from ..play import hosting
from ..play.game import Game
from ..texts import marked
from .console import out
from .names import (
    TEAM_MARKS,
    card_of_team,
    card_of_vibe,
    card_told,
    ego_name,
    essence_amount,
    in_order,
    listed,
    paint,
    realm_name,
    reason_name,
    say,
    say_at,
    seat_of,
    slot_name,
    spirit_name,
    sum_text,
    team_name,
    upgrade_on,
    upgrades_of,
)

SILENT: Final = frozenset({"conjures", "named", "plays", "under"})
"""Events that others tell."""
FURTHER_CARD: Final = "further-card"
HEADINGS: Final = frozenset({"round", "turn", "revelation", "over"})
"""Events that begin something new."""
SHARED: Final = frozenset({"willpower", "turned-up"})
"""Events of what both of Ego's Spirits share; the seat is that which keeps it."""
_TAKE_AN_ACTION: Final = frozenset({*SPIRIT_ACTIONS, *REALM_ACTIONS, "meditate", "rest"})
_BETWEEN_TURNS: Final = frozenset({("turn",), ("round",), ("over",), ("ending", "turn-limit"), ("ending", "rounds")})
"""Events that come when a turn is over, where nothing else has ended it; what else announces the end does so within."""
_AT_ONCE: Final = ("ending", "majors")
"""The end that waits for no turn to be played."""
_DEEDS: Final = frozenset({"enters", "fills", "loses", "fortress"})
"""What Ego's actions do to the board."""


class Told:
    """One sentence, and whether it begins something new."""

    __slots__ = ("is_heading", "text")

    def __init__(self, text: str, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading


def tell(
    game: Game, seat: Seat | str | None, *, since: int = 0, up_to: int | None = None, is_open: bool = False
) -> list[Told]:
    """The events from an entry of the log on, as sentences; what other events say already is left out."""
    number, table = game.seat_of(seat), game.state.table
    cards = _cards_on_board(game, since)
    ending = _Ending(table)
    told: list[Told] = []
    for place, entry in enumerate(hosting.raw_log(game)):
        heard = ending.told_with(entry)
        if place >= since:
            events = [raw if isinstance(raw, Event) else in_words(raw, table, number, is_open=is_open) for raw in heard]
            told += _sentences(events, cards, table)
    return told


class _Ending:
    """Tells of a turn that is ended early, which no event does: without a word of it, whoever does nothing seems to be
    stuck. How many Actions are left is counted from what has happened."""

    __slots__ = ("actions", "fortitude", "seat", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = NOBODY
        self.actions = 0
        self.fortitude: dict[int, int] = {}

    def told_with(self, entry: Sequence[RawEvent]) -> list[RawEvent | Event]:
        """Events, with what they leave out."""
        heard: list[RawEvent | Event] = []
        for place, raw in enumerate(entry):
            if self.seat != NOBODY and (raw[-1] == "end-turn" or not _BETWEEN_TURNS.isdisjoint((raw[:1], raw[:2]))):
                heard += self._unused()
                self.seat = NOBODY
            self._follow(raw, is_first=place == 0)
            heard.append(raw)
        return heard

    def _unused(self) -> list[Event]:
        team = self.table.team[self.seat]
        unused = min(self.actions, self.fortitude.get(team, self.actions))
        return (
            [Event("ends-turn", {"seat": SPIRIT_NAMES[self.table.spirit[self.seat]], "amount": unused})]
            if unused
            else []
        )

    def _follow(self, raw: RawEvent, is_first: bool) -> None:
        match raw:
            case ("turn", seat, number) if seat in self.table.players:
                numbers = self.table.numbers
                self.seat, self.actions = seat, numbers.actions - (numbers.first_turn_lacks if number == 1 else 0)
            case _ if raw == _AT_ONCE:
                self.seat = NOBODY
            case ("named", _, what) if is_first and what in _TAKE_AN_ACTION:
                self.actions -= 1
            case ("actions", amount, _):
                self.actions += amount
            case ("fortitude", team, amount, why):
                self.fortitude[team] = amount + (0 if why == "round" else self.fortitude[team])


def _cards_on_board(game: Game, up_to: int) -> dict[int, str]:
    """Which Emotion lay in which slot when a span begins."""
    cards: dict[int, str] = {}
    for events in hosting.raw_log(game)[:up_to]:
        for raw in events:
            if raw[0] == "enters":
                cards[raw[1]] = EMOTIONS[raw[2]].name
            elif raw[0] == "leaves":
                cards.pop(raw[1], None)
            elif raw[0] == "moves" and raw[1] in cards:
                cards[raw[2]] = cards.pop(raw[1])
    return cards


def _sentences(events: list[Event], cards: dict[int, str], table: Table) -> Iterable[Told]:
    intentions = table.rulebook.intentions.get(table.options.team_side, ())
    said: set[tuple[object, ...]] = set()
    with_acting: set[int] = set()
    for place, event in enumerate(events):
        following = events[place + 1 :]
        before, after = events[place - 1] if place else None, following[0] if following else None
        if event.kind == "ego-acts":
            with_acting.update(place + 1 + number for number in _told_with_acting(event, following))
        is_silent = event.kind in SILENT or place in with_acting
        if not is_silent and not _is_said(event, before, after, said, intentions):
            yield Told(_Sentence(event.data, cards, table, following).of(event.kind), event.kind in HEADINGS)
        _follow(event, cards)


def _is_said(
    event: Event,
    before: Event | None,
    after: Event | None,
    said: set[tuple[object, ...]],
    intentions: tuple[str, ...],
) -> bool:
    """Whether another event has told or will tell this one: payments, discards, points, what Ego turns up."""
    kind, data = event
    if kind == "fortitude":
        # Every action takes as much.
        return bool(data["amount"] < 0)
    if kind == "discards" and before is not None and before.kind == "leaves":
        return bool(before.data["card"] == data["card"])
    if kind in ("scheme", "turned-up"):
        return after is not None and after.kind in ("schemes", "ego-acts")
    if kind == "pays":
        said.update({("willpower", -data["wp"], data["what"]), ("ambition", -data["ambition"], data["what"])})
        said.update(("essence", -amount, data["what"], kind) for kind, amount in data["essence"].items())
        return False
    if kind == "essence" and after is not None and after.kind == "fills":
        return bool(after.data["amount"] == -data["amount"] and after.data["why"] == data["why"])
    if kind in ("willpower", "ambition", "essence"):
        key = (kind, data["amount"], data["why"], *([data["team"]] if kind == "essence" else []))
        if key in said:
            said.discard(key)
            return True
        return False
    if kind == "sphere" and after is not None and after.kind == "willpower":
        said.add(("willpower", after.data["amount"], after.data["why"]))
        return False
    if kind == "reveals" and after is not None:
        return after.kind in ("discards", "plays") and after.data["card"] == data["card"]
    return kind == "wheel" and data["why"] in intentions


def _deed(following: list[Event]) -> int:
    """The place of what Ego's action does to the board, among the events after it."""
    return next(place for place, event in enumerate(following) if event.kind in _DEEDS)


def _told_with_acting(event: Event, following: list[Event]) -> list[int]:
    """Which of the events after Ego's action its sentence tells as well: where it went, and what it did there. What is
    left of a Fortress that was damaged is another sentence."""
    deed = _deed(following)
    moved = [place for place in range(deed) if following[place].kind == "spirit"]
    return moved if event.data["what"] == "raze" else [*moved, deed]


def _follow(event: Event, cards: dict[int, str]) -> None:
    """Keep track of what lies where."""
    kind, data = event
    if kind == "enters":
        cards[data["slot"]] = data["card"]
    elif kind == "leaves":
        cards.pop(data["slot"], None)
    elif kind == "moves" and data["slot"] in cards:
        cards[data["to_slot"]] = cards.pop(data["slot"])


class _Sentence:
    """The names that one event's text asks for."""

    def __init__(self, data: dict[str, Any], cards: dict[int, str], table: Table, following: list[Event]) -> None:
        self.data = data
        self.cards = cards
        self.table = table
        self.following = following
        self.after = following[0] if following else None

    def of(self, kind: str) -> str:
        words = {field: self._word(field, value) for field, value in self.data.items()}
        if kind in SHARED:
            words["seat"] = self._holder(self.data["seat"])
        amount = self.data.get("amount")
        if isinstance(amount, int):
            words["count"] = abs(amount)
            words["sign"] = "gain" if amount > 0 else "loss" if amount < 0 else "none"
        words |= getattr(self, f"_{kind.replace('-', '_')}", dict)()
        return say_at(self.table, f"event-{kind}", **words)

    def _word(self, field: str, value: Any) -> Any:
        """One field in words; a hidden or empty one is the word `none`."""
        if value is None:
            return "none"
        match field:
            case "seat" | "owner":
                return spirit_name(self.table, value)
            case "team" | "aligned" | "winner":
                return team_name(value)
            case "card":
                return card_told(value, self.table.cards)
            case "cards":
                return listed([card_told(card, self.table.cards) for card in value])
            case "space" | "to":
                return say(f"{'realm' if value in REALMS else 'frontier'}-{value}")
            case "realm":
                return realm_name(value)
            case "sphere" | "origin":
                return say(f"sphere-{value}")
            case "aspiration":
                return say(f"aspiration-{value}")
            case "aspirations":
                return listed([say(f"aspiration-{aspiration}") for aspiration in value])
            case "row":
                return say(f"row-{value}")
            case "colour":
                return say(f"vibe-{value}")
            case "kind":
                return "none" if value == "none" else say(f"fragment-{value}")
            case "slot" | "to_slot":
                return slot_name(value)
            case "scheme" | "head" | "foot":
                return say("scheme-name", number=value)
            case "actions":
                return in_order([reason_name(action) for action in value])
            case "before" | "after":
                return self._counts(*value)
            case "why" | "what" | "action":
                return reason_name(value)
        return value if isinstance(value, str | int) else str(value)

    def _counts(self, own: int, theirs: int) -> str:
        """What Ego and the people count, in the teams' usual order."""
        ego = self.table.rulebook.ego
        assert ego is not None
        bliss, gloom = (own, theirs) if ego.team == BLISS else (theirs, own)
        return say("ego-counts", bliss=bliss, gloom=gloom)

    # What single kinds of events need besides.

    def _starts(self) -> dict[str, str]:
        return {"seats": listed([spirit_name(self.table, seat) for seat in self.data["seats"]])}

    def _pays(self) -> dict[str, str]:
        data = self.data
        essence = list(data["essence"].values())
        price = sum_text(data["wp"], data["ambition"], essence, data["parts"], self._kinds(data["seat"]))
        # More cards within one action are not the action again.
        is_more = [part[0] for part in data["parts"]] == [FURTHER_CARD]
        return {"price": price} | ({"what": reason_name(FURTHER_CARD)} if is_more else {})

    def _vibe(self) -> dict[str, object]:
        data = self.data
        upgrades = upgrades_of(self.table, seat_of(self.table, data["seat"]), ROW_NAMES.index(data["row"]))
        return {"upgrade": upgrade_on(upgrades, data["column"]), "is_removed": int(data["colour"] == VIBES[0])}

    def _shows(self) -> dict[str, int]:
        """The Aspirations for the end of the game are checked when that has come."""
        return {"is_last": int(any(event == ("ending", {"why": "rounds"}) for event in self.following))}

    _meets = _shows

    def _fortitude(self) -> dict[str, int]:
        return {"is_set": int(self.data["why"] == "round")}

    def _lying(self) -> dict[str, str]:
        name = self.cards.get(self.data["slot"])
        return {"card": card_of_team(name) if name else say("term-emotion")}

    _fills = _loses = _intensity = _leaves = _moves = _prevents = _lying

    def _sphere(self) -> dict[str, object]:
        taken = -self.data["amount"]
        if taken > 0 and self.after is not None and self.after.kind == "willpower":
            kept = self.after.data["amount"]
            return {"seat": self._holder(self.after.data["seat"]), "kept": "all" if kept == taken else kept}
        # Only Ego absorbs what it does not keep.
        if self.data["why"] == "absorb":
            return {"seat": ego_name(self.table), "kept": 0}
        return {"seat": "none"}

    def _holder(self, spirit: str) -> str:
        """Who has what a seat holds: its Spirit, or Ego."""
        is_player = seat_of(self.table, spirit) in self.table.players
        return spirit_name(self.table, spirit) if is_player else ego_name(self.table)

    def _willpower(self) -> dict[str, str]:
        """At the end of a turn only those get Willpower who have none."""
        return {"why": reason_name("none-left")} if self.data["why"] == "end-turn" else {}

    def _spirit(self) -> dict[str, str]:
        return {
            "why": self.data["why"]
            if self.data["why"] in ("set-up", "move", "approach")
            else reason_name(self.data["why"])
        }

    def _kinds(self, spirit: str) -> tuple[int, ...]:
        """The kinds of Essence that a Spirit may hold."""
        return self.table.kinds[seat_of(self.table, spirit)]

    def _essence(self) -> dict[str, str | int]:
        amounts = [abs(self.data["amount"]) if team == self.data["team"] else 0 for team in TEAMS]
        return {"count": essence_amount(amounts, self._kinds(self.data["seat"]))}

    def _enters(self) -> dict[str, str | int]:
        data, cards = self.data, self.table.cards
        card, vibe = EMOTION_ID[data["card"]], VIBES.index(data["vibe"])
        # A Vibe that was chosen, or by which one is told from others of its name.
        name = card_told(card, cards) if vibe == cards.vibe[card] else card_of_vibe(card, vibe)
        amounts = [data["essence"] if team == data["aligned"] else 0 for team in TEAMS]
        return {
            "card": marked(TEAM_MARKS[EMOTIONS[card].team], name),
            "essence": essence_amount(amounts, self._kinds(data["owner"])),
        }

    def _fortress(self) -> dict[str, int]:
        data = self.data
        return {
            "is_aligned": int(data["aligned"] != data["team"]),
            "is_joining": int(data["kind"] == "none" and data["why"] == "revelation"),
        }

    def _intention(self) -> dict[str, str]:
        return {"what": say(f"intention-{self.data['what']}")}

    def _ending(self) -> dict[str, str]:
        return {"why": say(f"ending-{self.data['why']}")}

    def _over(self) -> dict[str, str]:
        scores = [say("team-count", team=team_name(team), count=points) for team, points in self.data["scores"].items()]
        return {"why": say(f"ending-{self.data['why']}"), "scores": listed(scores)}

    def _scheme(self) -> dict[str, str]:
        scheme = SCHEMES[self.data["scheme"]]
        return {"aim": scheme.aim, "action": reason_name(scheme.head)}

    def _ego_acts(self) -> dict[str, object]:
        data, place = self.data, _deed(self.following)
        deed = self.following[place]
        moved = next((event.data["to"] for event in self.following[:place] if event.kind == "spirit"), None)
        return {
            "what": data["what"],
            "to": self._word("to", moved),
            "realm": self._word("realm", deed.data.get("realm")),
            "slot": self._word("slot", deed.data.get("slot")),
            "card": self._card_of(deed),
            "is_changed": int(data["before"] != data["after"]),
            "way": say(f"ego-way-{data['why'] or 'hidden'}", ways=data["ways"]),
        }

    def _card_of(self, deed: Event) -> str:
        """The Emotion that Ego does something with."""
        name = deed.data.get("card") or self.cards.get(deed.data.get("slot", -1))
        return card_of_team(name) if name else "none"

    def _ego_special(self) -> dict[str, str]:
        return {"what": self.data["what"]}

    def _turn(self) -> dict[str, str]:
        return {"number": str(self.data["number"])}


def since_last_turn(game: Game, seat: Seat) -> int:
    """The entry of the log with which the seat's last finished turn ended."""
    turns = [
        (place, raw[1]) for place, events in enumerate(hosting.raw_log(game)) for raw in events if raw[0] == "turn"
    ]
    ends = [turns[number + 1][0] for number in range(len(turns) - 1) if turns[number][1] == seat]
    return ends[-1] if ends else 0


def show_told(told: list[Told]) -> None:
    """Sentences, with a free line before each that begins something new."""
    for sentence in told:
        if sentence.is_heading:
            out.print()
            out.print(paint(sentence.text), style="bold")
        else:
            out.print(Padding(paint(sentence.text), (0, 0, 0, 2), expand=False))
