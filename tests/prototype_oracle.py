"""The edition `prototype` a second time: slow, plain, straight from its rules, by names and words alone.

`Oracle` holds a table of its own and plays by itself. What it would ask, it yields as the Spirit that decides and
the texts of all choices; it is sent the text chosen. Nothing here uses the engine or its data.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from itertools import pairwise

TEAMS = ("bliss", "gloom")
REALMS = ("motives", "senses", "thoughts", "desires", "values")
SPACES = tuple(name for realm, after in pairwise((*REALMS, REALMS[0])) for name in (realm, f"{realm}-{after}"))
SPHERES = ("diligence", "humility", "knowledge", "commitment", "creativity")
ROWS = ("move", "invoke", "quell", "meditate")
COLOURS = ("red", "yellow", "green", "blue")
ASPIRATIONS = ("early-awareness", "allegiance", "early-versatility", "unity", "wisdom", "dominance", "diversity")
TEAM = {"harmony": "bliss", "empathy": "bliss", "anxiety": "gloom", "malice": "gloom"}
STARTING = {"bliss": "brightness", "gloom": "bleakness"}

PRINTED = """
red     courage       1 2 2    2  valor         2 3 4    anger        1 2    2  rage          1 2 2 2
red     sociability   1 2 2    2  intimacy      2 3 3    jealousy     1 2 3  2  envy          2 3 4
yellow  cheerfulness  1 1 2    2  euphoria      2 2 3    bitterness   1 2 2  2  lethargy      2 3 4
yellow  excitement    1 2 3    2  passion       2 3 4    boredom      1 2 2  2  indifference  2 3 3
green   longing       1 2 3    2  desire        2 3 4    suspicion    1 1 2  2  mistrust      2 2 3
green   generosity    1 1 2 2  3  selflessness  3 3 3 3  selfishness  1 2 2  2  narcissism    2 3 3
blue    optimism      1 2 2    2  hope          2 3 3    fear         1 2 2  2  panic         2 3 3
blue    self-esteem   1 2 2    2  dignity       2 3 3    insecurity   1 2 2  2  doubt         2 3 4
"""

Asking = Generator[tuple[str, list[str]], str, None]


@dataclass(frozen=True)
class Card:
    team: str
    vibe: str
    numbers: tuple[int, ...]
    needs: int = 0
    strong: str = ""

    @property
    def is_strong(self) -> bool:
        return bool(self.vibe) and not self.strong


def _printed() -> dict[str, Card]:
    cards = {"brightness": Card("bliss", "", (1, 2)), "bleakness": Card("gloom", "", (1, 2))}
    for line in PRINTED.split("\n")[1:-1]:
        vibe, *rest = (part.strip() for part in line.split("  ") if part.strip())
        for team, (mild, numbers, needs, strong, strong_numbers) in zip(TEAMS, (rest[:5], rest[5:]), strict=True):
            cards[mild] = Card(team, vibe, tuple(map(int, numbers.split())), int(needs), strong)
            cards[strong] = Card(team, vibe, tuple(map(int, strong_numbers.split())))
    return cards


CARDS = _printed()


class ShuffledError(Exception):
    """What comes next depends on a shuffle."""


@dataclass
class Seat:
    at: str = ""
    wp: int = 4
    essence: int = 2
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    rows: dict[str, list[str]] = field(default_factory=lambda: {row: ["-"] * 4 for row in ROWS})
    taken: list[str] = field(default_factory=list)
    saved: int = 0
    protected: bool = False


@dataclass
class Emotion:
    card: str
    essence: int
    owner: str


@dataclass
class Oracle:
    """A table, and how it goes on. `teams`: the Spirits of each team, the first-named first."""

    teams: dict[str, list[str]]
    order: list[str]
    seats: dict[str, Seat]
    turn: str = ""
    actions: int = 3
    meditated: bool = False
    round: int = 1
    fortitude: dict[str, int] = field(default_factory=dict)
    next: dict[str, str] = field(default_factory=dict)
    ran_out: str = ""
    slots: dict[int, Emotion] = field(default_factory=dict)
    origin: int = 0
    spheres: dict[str, int] = field(default_factory=dict)
    majors: dict[str, list[str]] = field(default_factory=dict)
    identity: dict[str, dict[str, int]] = field(default_factory=dict)
    bleakness: int = 4
    common: list[str] = field(default_factory=list)
    hidden: dict[str, list[str]] = field(default_factory=dict)
    endgame: dict[str, str] = field(default_factory=dict)
    aside: dict[str, list[str]] = field(default_factory=dict)
    winner: str = ""
    shuffled: set[str] = field(default_factory=set)
    """Whose deck was shuffled, so that nobody can say what is where."""
    at_main: bool = False
    """Whether the main decision of a turn is at hand."""

    # Where things are.

    def neighbours(self, spirit: str) -> tuple[list[int], list[int], list[str]]:
        """The slots, the Frontiers and the Spheres next to a Spirit."""
        space = SPACES.index(self.seats[spirit].at)
        area = space // 2
        if space % 2:
            return [3 * area + 1], [area], [self.sphere_at(area), self.sphere_at((area + 1) % 5)]
        return [(3 * area - 1) % 15, 3 * area], [(area - 1) % 5, area], [self.sphere_at(area)]

    def sphere_at(self, realm: int) -> str:
        return SPHERES[(self.origin + realm) % 5]

    def rotate(self) -> None:
        self.origin = (self.origin - 1) % 5

    def other(self, team: str) -> str:
        return TEAMS[1 - TEAMS.index(team)]

    def of(self, team: str) -> dict[int, Emotion]:
        return {slot: emotion for slot, emotion in self.slots.items() if CARDS[emotion.card].team == team}

    def empty(self, spirit: str) -> list[int]:
        return [slot for slot in self.neighbours(spirit)[0] if slot not in self.slots]

    # Control.

    def intensity(self, slot: int) -> int:
        emotion = self.slots[slot]
        return CARDS[emotion.card].numbers[emotion.essence - 1]

    def total(self, slots: list[int], team: str) -> int:
        return sum(self.intensity(slot) for slot in slots if slot in self.of(team))

    def frontier(self, area: int) -> str:
        triad = [3 * area, 3 * area + 1, 3 * area + 2]
        present = {CARDS[self.slots[slot].card].team for slot in triad if slot in self.slots}
        if len(present) == 1:
            return present.pop()
        return self.more(self.total(triad, "bliss"), self.total(triad, "gloom"))

    def realm(self, area: int) -> str:
        totals = []
        for team in TEAMS:
            total = 0
            for own, beyond in (((3 * area - 1) % 15, (3 * area - 2) % 15), (3 * area, 3 * area + 1)):
                total += self.total([own], team)
                if own not in self.of(self.other(team)):
                    total += self.total([beyond], team)
            totals.append(total)
        return self.more(*totals)

    @staticmethod
    def more(bliss: int, gloom: int) -> str:
        return "bliss" if bliss > gloom else "gloom" if gloom > bliss else ""

    def controls(self, spirit: str, realm: str) -> bool:
        return self.realm(REALMS.index(realm)) == TEAM[spirit]

    # Aspirations.

    def count(self, aspiration: str, team: str) -> int:
        own = self.of(team)
        if aspiration == "early-awareness":
            return sum(self.realm(area) == team for area in range(5))
        if aspiration == "allegiance":
            return sum(self.frontier(area) == team for area in range(5))
        if aspiration == "early-versatility":
            return len({slot // 3 for slot in own})
        if aspiration == "unity":
            return max((self.chain(own, slot) for slot in own), default=0)
        if aspiration == "wisdom":
            boards = (self.seats[spirit].rows for spirit in self.teams[team])
            return sum(token != "-" for rows in boards for row in rows.values() for token in row)
        if aspiration == "dominance":
            return sum(emotion.essence for emotion in own.values())
        return len({CARDS[emotion.card].vibe for emotion in own.values()} - {""})

    @staticmethod
    def chain(own: dict[int, Emotion], first: int) -> int:
        length = 1
        while length < 15 and (first + length) % 15 in own:
            length += 1
        return length

    def met_by(self, aspiration: str) -> str:
        return self.more(self.count(aspiration, "bliss"), self.count(aspiration, "gloom"))

    def score(self, team: str) -> int:
        fragments = self.identity[team]
        points = 2 * fragments["minor"] + 3 * fragments["major"] + 4 * fragments["capping"]
        for spirit in self.teams[team]:
            points += sum("-" not in row for row in self.seats[spirit].rows.values())
        for emotion in self.of(team).values():
            card = CARDS[emotion.card]
            points += card.is_strong
            points += emotion.essence == len(card.numbers)
        return points

    # Cards.

    def draw(self, spirit: str) -> str:
        """The card drawn, or an empty word."""
        seat = self.seats[spirit]
        if not seat.deck:
            seat.deck, seat.discard = seat.discard, []
            if len(set(seat.deck)) > 1:
                self.shuffled.add(spirit)
        if not seat.deck:
            return ""
        seat.hand.append(seat.deck.pop(0))
        return seat.hand[-1]

    def lose(self, slot: int, number: int) -> None:
        emotion = self.slots[slot]
        emotion.essence -= number
        if emotion.essence:
            return
        del self.slots[slot]
        card = CARDS[emotion.card]
        if not card.vibe:
            return
        if not card.is_strong:
            self.seats[emotion.owner].discard.append(emotion.card)
        self.draw(emotion.owner)

    # What can be done.

    def reach(self, spirit: str, row: list[str]) -> list[str]:
        here = SPACES.index(self.seats[spirit].at)
        far = 1 + (row[0] != "-") + (row[3] != "-")
        spaces = {SPACES[(here + step) % 10] for step in range(-far, far + 1) if step}
        if row[1] == "-":
            spaces -= {self.seats[enemy].at for enemy in self.teams[self.other(TEAM[spirit])]}
        return [space for space in SPACES if space in spaces]

    def ways_to_invoke(self, spirit: str, row: list[str]) -> dict[str, tuple[int, int, int]]:
        """By the text of what is used: Willpower, own Essence, and Essence in all."""
        seat = self.seats[spirit]
        ways = {}
        for bolster in (0, 1):
            for force in (0, 1):
                used = " ".join(["bolster"] * bolster + ["inner-force"] * force) or "none"
                wp, own = 2 + 2 * bolster + force, 1 - force + bolster
                if (row[0] == "-" and bolster) or (row[1] == "-" and force) or seat.wp < wp or seat.essence < own:
                    continue
                ways[f"use {used}"] = (wp, own, 1 + bolster)
        return ways

    def to_quell(self, spirit: str, row: list[str]) -> list[int]:
        vibes = set(row[:2]) - {"-"}
        return [
            slot
            for slot in self.neighbours(spirit)[0]
            if vibes and slot in self.of(self.other(TEAM[spirit])) and CARDS[self.slots[slot].card].vibe in {*vibes, ""}
        ]

    def ways_to_quell(self, spirit: str, row: list[str]) -> dict[str, tuple[int, int, list[int]]]:
        """By the text of what is used: Willpower, Essence taken off, and the targets."""
        ways = {}
        for snuff in (0, 1):
            for leech in (0, 1):
                used = " ".join(["snuff-out"] * snuff + ["soul-leech"] * leech) or "none"
                targets = [slot for slot in self.to_quell(spirit, row) if self.slots[slot].essence > snuff]
                if (row[3] == "-" and snuff) or (spirit != "malice" and leech) or not targets:
                    continue
                if self.seats[spirit].wp >= 2 + snuff + leech:
                    ways[f"use {used}"] = (2 + snuff + leech, 1 + snuff, targets)
        return ways

    def to_empower(self, spirit: str) -> list[int]:
        out = {emotion.card for emotion in self.slots.values() if emotion.owner == spirit}
        own = self.of(TEAM[spirit])
        found = []
        for slot in self.neighbours(spirit)[0]:
            card = CARDS[own[slot].card] if slot in own else None
            if card and card.strong and own[slot].essence >= card.needs and card.strong not in out:
                found.append(slot)
        return found

    def is_possible(self, spirit: str, action: str, row: list[str], cards: int) -> bool:
        """With the row as it would be and so many cards in hand."""
        seat = self.seats[spirit]
        if action == "move":
            return seat.wp >= 1 and bool(self.reach(spirit, row))
        if action == "invoke":
            has_card = cards > 0 or (spirit == "anxiety" and self.bleakness > 0)
            return has_card and bool(self.empty(spirit)) and bool(self.ways_to_invoke(spirit, row))
        if action == "empower":
            return seat.wp >= 2 and row[3] != "-" and bool(self.to_empower(spirit))
        if action == "quell":
            return bool(self.ways_to_quell(spirit, row))
        most = 2 if len(self.teams[TEAM[spirit]]) == 1 else 1
        return not self.meditated and seat.taken.count("meditate") < most

    @staticmethod
    def with_token(row: list[str], colour: str, column: int) -> list[str] | None:
        """The row afterwards; None where the token does not fit."""
        if row[column] == colour or (row[column] != "-" and colour in row):
            return None
        after = ["-" if token == colour else token for token in row]
        after[column] = colour
        return after

    def placements(self, spirit: str, action: str) -> dict[str, tuple[str, str, int]]:
        """By text: colour, row and column of each token that may be placed now."""
        seat = self.seats[spirit]
        row = "invoke" if action == "empower" else action
        vibes = {CARDS[card].vibe for card in seat.hand}
        if spirit == "harmony" and seat.hand:
            vibes = set(COLOURS)
        found = {}
        for colour in COLOURS:
            for column in range(4):
                price = 2 if row == "meditate" and column < 2 else 1
                after = self.with_token(seat.rows[row], colour, column)
                if colour not in vibes or len(seat.hand) < price or after is None:
                    continue
                if self.is_possible(spirit, action, after, len(seat.hand) - price):
                    found[f"token {colour} {row} {column}"] = (colour, row, column)
        return found

    def main_options(self, spirit: str) -> list[str]:
        seat = self.seats[spirit]
        found = ["end-turn"] if self.actions < 3 else []
        if self.actions == 0 or self.fortitude[TEAM[spirit]] == 0:
            return found
        for action in ("move", "invoke", "quell", "empower", "meditate"):
            row = seat.rows["invoke" if action == "empower" else action]
            if self.is_possible(spirit, action, row, len(seat.hand)) or self.placements(spirit, action):
                found.append(action)
        price = {realm: 0 if self.controls(spirit, realm) else 1 for realm in REALMS}
        slots = self.neighbours(spirit)[0]
        if seat.wp >= price["motives"]:
            found.append("gain-willpower")
        if seat.wp >= price["senses"] and seat.deck + seat.discard:
            found.append("draw-emotions")
        if seat.wp >= 1 + price["thoughts"] and self.of(TEAM[spirit]) and self.empty(spirit):
            found.append("move-emotion")
        if seat.wp >= price["desires"] and seat.essence and any(slot in self.can_grow(spirit) for slot in slots):
            found.append("intensify")
        if seat.wp >= 1 + price["values"]:
            found.append("harvest")
        return [*found, "rest"]

    def can_grow(self, spirit: str) -> list[int]:
        own = self.of(TEAM[spirit])
        near = self.neighbours(spirit)[0]
        return [slot for slot in near if slot in own and own[slot].essence < len(CARDS[own[slot].card].numbers)]

    # How it goes on.

    def ask(self, spirit: str, options: list[str]) -> Generator[tuple[str, list[str]], str, str]:
        """What is chosen; a single option is taken by itself."""
        options = list(dict.fromkeys(options))
        if len(options) == 1:
            return options[0]
        return (yield spirit, options)

    def play(self) -> Asking:
        """From the main decision of a turn to the end of the game."""
        while not self.winner:
            self.at_main = True
            choice = yield self.turn, self.main_options(self.turn)
            self.at_main = False
            if choice == "end-turn":
                yield from self.end_turn()
                continue
            self.fortitude[TEAM[self.turn]] -= 1
            self.actions -= 1
            yield from getattr(self, choice.replace("-", "_"))(self.turn)
            if not self.winner and self.fortitude[TEAM[self.turn]] == 0 and not self.ran_out:
                self.ran_out = TEAM[self.turn]

    def end_turn(self) -> Asking:
        own = TEAM[self.turn]
        if self.fortitude[self.other(own)]:
            yield from self.begin_turn(self.other(own))
        elif self.fortitude[own]:
            yield from self.begin_turn(own)
        elif self.round == 5:
            self.end()
        else:
            yield from self.wrap_up()

    def begin_turn(self, team: str) -> Asking:
        players = self.teams[team]
        if self.next[team] == "choose":
            chosen = yield from self.ask(players[0], [f"spirit {spirit}" for spirit in players])
            self.next[team] = chosen.split()[1]
        self.turn = self.next[team]
        self.next[team] = next((spirit for spirit in players if spirit != self.turn), self.turn)
        self.actions = 3
        self.meditated = False

    def wrap_up(self) -> Asking:
        for spirit in self.order:
            seat = self.seats[spirit]
            seat.wp += seat.saved
            seat.saved = 0
        for spirit in self.order:
            for _ in range(2 if self.is_shaper(spirit) else 1):
                self.draw(spirit)
        for seat in self.seats.values():
            seat.taken = []
            seat.protected = False
        first = self.starts_next()
        self.round += 1
        yield from self.begin_round(first)

    def is_shaper(self, spirit: str) -> bool:
        return len(self.teams[TEAM[spirit]]) == 1

    def begin_round(self, first: str) -> Asking:
        self.ran_out = ""
        for team in TEAMS:
            self.fortitude[team] = (9 if len(self.teams[team]) == 1 else 8) + self.round - 1
            self.next[team] = "choose" if len(self.teams[team]) == 2 else self.teams[team][0]
        yield from self.begin_turn(first)

    def starts_next(self) -> str:
        bliss, gloom = (self.identity[team] for team in TEAMS)
        fewer = self.more(gloom["minor"] + gloom["major"], bliss["minor"] + bliss["major"])
        return fewer or self.more(gloom["major"], bliss["major"]) or self.ran_out

    def end(self) -> None:
        met = dict.fromkeys(TEAMS, 0)
        best = self.met_by(self.endgame["common"])
        for team in TEAMS:
            met[team] = (best == team) + (self.met_by(self.endgame[team]) == team)
        due = self.more(met["bliss"], met["gloom"])
        if due:
            self.identity[due]["capping"] += 1
        self.winner = self.more(self.score("bliss"), self.score("gloom")) or "draw"

    # Realm actions.

    def pay(self, spirit: str, realm: str, price: int = 1) -> None:
        self.seats[spirit].wp -= price - self.controls(spirit, realm)

    def rest(self, spirit: str) -> Asking:
        self.seats[spirit].wp += 1
        yield from ()

    def gain_willpower(self, spirit: str) -> Asking:
        self.pay(spirit, "motives")
        self.seats[spirit].wp += 3
        yield from ()

    def draw_emotions(self, spirit: str) -> Asking:
        self.pay(spirit, "senses")
        seat = self.seats[spirit]
        drawn = [card for card in (self.draw(spirit), self.draw(spirit)) if card]
        if spirit in self.shuffled:
            raise ShuffledError
        if len(drawn) == 2:
            chosen = yield from self.ask(spirit, [f"card {card}" for card in drawn])
            drawn.remove(chosen.split()[1])
            seat.hand.remove(drawn[0])
            seat.discard.append(drawn[0])

    def move_emotion(self, spirit: str) -> Asking:
        self.pay(spirit, "thoughts", 2)
        start = yield from self.ask(spirit, [f"slot {slot}" for slot in sorted(self.of(TEAM[spirit]))])
        goal = yield from self.ask(spirit, [f"slot {slot}" for slot in self.empty(spirit)])
        self.slots[int(goal.split()[1])] = self.slots.pop(int(start.split()[1]))

    def intensify(self, spirit: str) -> Asking:
        self.pay(spirit, "desires")
        slot = yield from self.ask(spirit, [f"slot {slot}" for slot in self.can_grow(spirit)])
        self.slots[int(slot.split()[1])].essence += 1
        self.seats[spirit].essence -= 1

    def harvest(self, spirit: str) -> Asking:
        self.pay(spirit, "values")
        seat = self.seats[spirit]
        amount = yield from self.ask(spirit, [f"amount {number}" for number in range(1, seat.wp + 1)])
        seat.wp -= int(amount.split()[1])
        seat.essence += int(amount.split()[1])

    # Spirit actions.

    def place(self, spirit: str, action: str) -> Asking:
        seat = self.seats[spirit]
        offered = self.placements(spirit, action)
        if not offered:
            return
        row = seat.rows["invoke" if action == "empower" else action]
        without = ["token none"] if self.is_possible(spirit, action, row, len(seat.hand)) else []
        choice = yield from self.ask(spirit, [*without, *offered])
        if choice == "token none":
            return
        colour, name, column = offered[choice]
        fitting = [card for card in seat.hand if spirit == "harmony" or CARDS[card].vibe == colour]
        yield from self.discard(spirit, fitting)
        if name == "meditate" and column < 2:
            yield from self.discard(spirit, seat.hand)
        after = self.with_token(seat.rows[name], colour, column)
        assert after
        seat.rows[name] = after

    def discard(self, spirit: str, cards: list[str]) -> Asking:
        chosen = yield from self.ask(spirit, [f"card {card}" for card in cards])
        self.seats[spirit].hand.remove(chosen.split()[1])
        self.seats[spirit].discard.append(chosen.split()[1])

    def spend(self, spirit: str, row: str, wp: int) -> None:
        seat = self.seats[spirit]
        seat.wp -= wp
        if row not in seat.taken and seat.rows[row][2] != "-":
            seat.saved += 1
        seat.taken.append(row)

    def move(self, spirit: str) -> Asking:
        yield from self.place(spirit, "move")
        seat = self.seats[spirit]
        space = yield from self.ask(spirit, [f"space {space}" for space in self.reach(spirit, seat.rows["move"])])
        self.spend(spirit, "move", 1)
        seat.at = space.split()[1]

    def invoke(self, spirit: str) -> Asking:
        yield from self.place(spirit, "invoke")
        seat = self.seats[spirit]
        ways = self.ways_to_invoke(spirit, seat.rows["invoke"])
        used = yield from self.ask(spirit, list(ways))
        wp, own, essence = ways[used]
        cards = [*seat.hand, *(["bleakness"] if spirit == "anxiety" and self.bleakness else [])]
        card = (yield from self.ask(spirit, [f"card {card}" for card in cards])).split()[1]
        slot = yield from self.ask(spirit, [f"slot {slot}" for slot in self.empty(spirit)])
        self.spend(spirit, "invoke", wp)
        seat.essence -= own
        if card == "bleakness":
            self.bleakness -= 1
        else:
            seat.hand.remove(card)
        self.slots[int(slot.split()[1])] = Emotion(card, essence, spirit)

    def empower(self, spirit: str) -> Asking:
        yield from self.place(spirit, "empower")
        slot = int((yield from self.ask(spirit, [f"slot {slot}" for slot in self.to_empower(spirit)])).split()[1])
        self.seats[spirit].taken.append("invoke")
        mild = self.slots[slot]
        self.seats[mild.owner].discard.append(mild.card)
        self.slots[slot] = Emotion(CARDS[mild.card].strong, mild.essence, spirit)
        if self.slots[slot].card == "rage":
            for near in sorted({(slot - 1) % 15, (slot + 1) % 15}):
                if near in self.of(self.other(TEAM[spirit])):
                    self.lose(near, 1)

    def quell(self, spirit: str) -> Asking:
        yield from self.place(spirit, "quell")
        seat = self.seats[spirit]
        ways = self.ways_to_quell(spirit, seat.rows["quell"])
        used = yield from self.ask(spirit, list(ways))
        wp, essence, targets = ways[used]
        slot = int((yield from self.ask(spirit, [f"slot {slot}" for slot in targets])).split()[1])
        self.spend(spirit, "quell", wp)
        if "soul-leech" in used:
            seat.essence += 1
        if self.could_prevent(spirit, slot):
            empathy = self.seats["empathy"]
            if (yield from self.ask("empathy", ["yes", "no"])) == "yes":
                empathy.essence -= 1
                empathy.protected = True
                return
        self.lose(slot, essence)

    def could_prevent(self, spirit: str, slot: int) -> bool:
        empathy = self.seats.get("empathy")
        if TEAM[spirit] == "bliss" or empathy is None or empathy.protected or empathy.essence == 0:
            return False
        return slot // 3 in self.neighbours("empathy")[1]

    # Meditation.

    def meditate(self, spirit: str) -> Asking:
        yield from self.place(spirit, "meditate")
        seat, team = self.seats[spirit], TEAM[spirit]
        favored, unwavering, bounty, boon = (token != "-" for token in seat.rows["meditate"])
        if boon and (yield from self.ask(spirit, ["use none", "use shapers-boon"])) == "use shapers-boon":
            self.rotate()
        _, frontiers, spheres = self.neighbours(spirit)
        sphere = (yield from self.ask(spirit, [f"sphere {sphere}" for sphere in spheres])).split()[1]
        seat.taken.append("meditate")
        self.meditated = True
        most = 1 + sum(self.frontier(area) == team for area in frontiers) + favored
        taken = min(most, self.spheres[sphere])
        self.spheres[sphere] -= taken
        seat.wp += taken + 2 * unwavering
        if self.spheres[sphere] == 0:
            yield from self.revelation(spirit, sphere)
            if self.winner:
                return
        times = 2 if team in self.majors[sphere] else 1
        bonus = sphere
        if bounty:
            bonus = (yield from self.ask(spirit, [f"sphere {any_one}" for any_one in SPHERES])).split()[1]
        for _ in range(times):
            yield from self.bonus(spirit, bonus)
        self.rotate()

    def bonus(self, spirit: str, sphere: str) -> Asking:
        seat = self.seats[spirit]
        if sphere == "diligence":
            seat.wp += 2
        elif sphere == "humility":
            seat.essence += 1
        elif sphere == "commitment":
            self.fortitude[TEAM[spirit]] += 1
        elif sphere == "creativity":
            self.draw(spirit)
        else:
            offered = {}
            for row in ROWS:
                for column in range(2 if row == "meditate" else 0, 4):
                    for colour in COLOURS:
                        if after := self.with_token(seat.rows[row], colour, column):
                            offered[f"token {colour} {row} {column}"] = (row, after)
            choice = yield from self.ask(spirit, ["token none", *offered])
            if choice in offered:
                row, after = offered[choice]
                seat.rows[row] = after

    def revelation(self, spirit: str, sphere: str) -> Asking:
        active = TEAM[spirit]
        best = self.met_by(self.common[0]) if self.common else ""
        met = {team: int(best == team) for team in TEAMS}
        if self.common:
            self.aside["common"].append(self.common.pop(0))
            self.renew(self.common, "common")
            if "common" in self.shuffled:
                raise ShuffledError
        has_met = {}
        for team in (active, self.other(active)):
            has_met[team] = bool(self.hidden[team]) and self.met_by(self.hidden[team][0]) == team
            met[team] += has_met[team]
        for team in (active, self.other(active)):
            if self.hidden[team]:
                self.aside[team].append(self.hidden[team].pop(0))
            yield from self.new_hidden(team, has_met[team], spirit)
        self.add_fragments(met, sphere)
        if not self.winner:
            self.spheres[sphere] = 5 + len(self.majors[sphere])

    def renew(self, deck: list[str], key: str) -> None:
        """Shuffle back what was set aside, all but the last, into a deck of one card."""
        if len(deck) == 1 and len(self.aside[key]) > 1:
            deck += self.aside[key][:-1]
            self.aside[key] = self.aside[key][-1:]
            self.shuffled.add(key)

    def new_hidden(self, team: str, has_met: bool, spirit: str) -> Asking:
        deck = self.hidden[team]
        self.renew(deck, team)
        fitting = [aspiration for aspiration in deck if aspiration not in self.common[:1]]
        if not fitting:
            return
        if has_met:
            if deck[0] != fitting[0]:
                self.shuffled.add(team)
            chosen = fitting[0]
        else:
            decider = spirit
            if TEAM[spirit] != team:
                decider = self.teams[team][0] if self.next[team] == "choose" else self.next[team]
            chosen = (yield from self.ask(decider, [f"aspiration {name}" for name in fitting])).split()[1]
        deck.remove(chosen)
        deck.insert(0, chosen)

    def add_fragments(self, met: dict[str, int], sphere: str) -> None:
        bliss, gloom = met["bliss"], met["gloom"]
        due = list(TEAMS) if bliss == gloom == 1 else [self.more(bliss, gloom)] if bliss != gloom else []
        for team in due:
            fragments = self.identity[team]
            if {bliss, gloom} == {2, 0}:
                fragments["major"] += 1
                self.majors[sphere].append(team)
                if fragments["major"] == 3:
                    self.winner = team
            elif fragments["minor"] < 6:
                fragments["minor"] += 1

    # Set-up, from the first place to the main decision of the first turn.

    def set_up(self, starts: str) -> Asking:
        places = [self.other(starts), starts] * 2
        left: dict[str, list[str]] = {team: [] for team in TEAMS}
        shapes: dict[str, list[str]] = {team: [] for team in TEAMS}
        for number, team in enumerate(places):
            players = self.teams[team]
            if len(players) == 1:
                spirit = players[0]
            elif number < 2:
                spirit = (yield from self.ask(players[0], [f"spirit {one}" for one in players])).split()[1]
                left[team] = [one for one in players if one != spirit]
            else:
                spirit = left[team][0]
            frontiers = [area for area in range(5) if not any(slot // 3 == area for slot in self.slots)]
            chosen = (yield from self.ask(spirit, [f"space {SPACES[2 * area + 1]}" for area in frontiers])).split()[1]
            area = SPACES.index(chosen) // 2
            shapes[team].append(chosen)
            if len(players) == 2:
                self.seats[spirit].at = chosen
            slot = yield from self.ask(spirit, [f"slot {3 * area}", f"slot {3 * area + 2}"])
            self.slots[int(slot.split()[1])] = Emotion(STARTING[team], 1, spirit)
            self.bleakness -= team == "gloom"
            if len(players) == 1 and number > 1:
                own = yield from self.ask(spirit, [f"space {space}" for space in SPACES if space in shapes[team]])
                self.seats[spirit].at = own.split()[1]
        yield from self.begin_round(starts)
        yield from self.play()
