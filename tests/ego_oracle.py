"""Ego's turn a second time: slow, plain, straight from the rules.

Nothing here uses the engine's ways, control or moves; it reads the state, and changes a copy of it by hand.
"""

from typing import NamedTuple

from cerebria.content import EMOTIONS, SPIRIT_NAMES
from cerebria.model.state import Fortress, State
from tests import oracle

HEADS = {
    1: ("common", "invoke"), 2: ("common", "invoke"), 3: ("common", "quell"), 4: ("common", "intensify"),
    5: ("common", "fortify"), 6: ("hidden", "invoke"), 7: ("hidden", "invoke"), 8: ("hidden", "quell"),
    9: ("hidden", "intensify"), 10: ("next", "invoke"), 11: ("next", "fortify"), 12: ("next", "quell"),
}  # fmt: skip
FEET = {
    1: "invoke intensify", 2: "intensify quell", 3: "invoke intensify", 4: "fortify invoke", 5: "quell invoke",
    6: "intensify intensify", 7: "quell intensify", 8: "fortify intensify", 9: "invoke intensify",
    10: "quell intensify", 11: "invoke quell", 12: "intensify fortify",
}  # fmt: skip
NAMES = ("attitude", "openness", "awareness", "unity", "liveliness", "versatility", "fortitude", "sensibility",
         "reflection")  # fmt: skip


class Way(NamedTuple):
    """Where the Spirit goes, what it does, and to which slot or Realm."""

    space: int
    what: str
    place: int


class Ego:
    """What there is to know of Ego in a state."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = [seat for seat, spirit in enumerate(state.table.spirit) if spirit >= 10]
        self.keeper = self.seats[0]
        self.own = oracle.TEAMS[state.table.team[self.keeper]]
        self.theirs = "gloom" if self.own == "bliss" else "bliss"
        self.people = [seat for seat in range(len(state.at)) if seat not in self.seats]
        self.steps = state.table.options.difficulty

    def held(self) -> set[int]:
        return {self.state.at[seat] for seat in self.people}

    def actions(self) -> list[str]:
        head, foot = self.state.schemes[:2]
        return [HEADS[head][1], *FEET[foot].split()]

    def target(self) -> str:
        aim, state = HEADS[self.state.schemes[0]][0], self.state
        hidden = state.hidden[oracle.TEAMS.index(self.own)]
        if aim == "hidden" and hidden and hidden[0] != state.common[0]:
            return NAMES[hidden[0]]
        if aim == "next" and len(state.common) > 1:
            return NAMES[state.common[1]]
        return NAMES[state.common[0]]

    def lead(self, state: State, aspiration: str) -> int:
        return oracle.count(state, aspiration, self.own) - oracle.count(state, aspiration, self.theirs)

    def intensity(self, state: State) -> int:
        own = sum(oracle.intensity(state, slot) for slot in oracle.emotions_of(state, self.own))
        return own - sum(oracle.intensity(state, slot) for slot in oracle.emotions_of(state, self.theirs))

    def minors_left(self) -> int:
        team = oracle.TEAMS.index(self.own)
        on_sites = sum(1 for site in self.state.fortress if site is not None and site.team == team and site.kind == 1)
        return 5 - on_sites - self.state.identity.count((team, 1))

    # What can be done from a space.

    def from_space(self, space: int, action: str) -> list[Way]:
        slots = [slot for slot in range(15) if oracle.adjacent_space(slot) == space]
        state = self.state
        if action == "invoke":
            return [Way(space, action, slot) for slot in slots if not oracle.emotion(state, slot) and self.deck()]
        if action == "intensify":
            return [Way(space, action, slot) for slot in slots if self.has_room(slot)]
        if action == "quell":
            return [Way(space, action, slot) for slot in slots if self.can_quell(slot)]
        realms = [space // 2] if space % 2 == 0 else [space // 2, (space // 2 + 1) % 5]
        return [Way(space, what, realm) for realm in realms for what in self.at_site(realm)]

    def deck(self) -> tuple[int, ...]:
        return self.state.deck[self.keeper]

    def has_room(self, slot: int) -> bool:
        state = self.state
        if oracle.team_at(state, slot) != self.own:
            return False
        return state.essence_on[slot] < len(state.table.cards.intensity[state.card[slot]])

    def is_by_safety(self, slot: int) -> bool:
        return self.theirs == "bliss" and "safety" in (
            oracle.emotion(self.state, slot - 1), oracle.emotion(self.state, slot + 1)
        )  # fmt: skip

    def can_quell(self, slot: int) -> bool:
        state = self.state
        if oracle.team_at(state, slot) != self.theirs:
            return False
        if self.is_by_safety(slot) and state.wp[self.keeper] < 2:
            return False
        if not state.table.full:
            return True
        for seat in self.people:
            if SPIRIT_NAMES[state.table.spirit[seat]] == "empathy":
                near = [other for other in range(15) if oracle.adjacent_space(other) == state.at[seat]]
                if any(slot in (other, (other + 1) % 15, (other - 1) % 15) for other in near):
                    return False
        return True

    def at_site(self, realm: int) -> list[str]:
        state, team = self.state, oracle.TEAMS.index(self.own)
        site, control = state.fortress[realm], oracle.realm_control(state, realm)
        if site is None:
            return ["build"] if control in (self.own, "") and self.minors_left() > 1 else []
        used = [fragment for fragment in state.identity if fragment[0] == site.team]
        sites = [other for other in state.fortress if other is not None and other.team == site.team]
        majors = sum(kind == 2 for _, kind in used) + sum(other.kind == 2 for other in sites)
        minors = sum(kind == 1 for _, kind in used) + sum(other.kind == 1 for other in sites)
        if site.team == team:
            return ["exalt"] if site.kind == 1 and control in (self.own, "") and majors < 3 else []
        return ["raze"] if site.kind == 1 or minors < 5 else []

    # What it would change.

    def after(self, way: Way) -> State:
        new, slot, team = self.state.copy(), way.place, oracle.TEAMS.index(self.own)
        new.board_changed()
        match way.what:
            case "invoke":
                card = self.deck()[0]
                new.card[slot], new.essence_on[slot], new.aligned[slot] = card, 1, team
                new.vibe[slot] = new.table.cards.vibe[card]
            case "intensify":
                new.essence_on[slot] += 1
            case "quell":
                new.essence_on[slot] -= 1
                if new.essence_on[slot] == 0:
                    new.card[slot] = new.aligned[slot] = -1
                    new.vibe[slot] = new.token[slot] = 0
            case "build":
                new.fortress[slot] = Fortress(team, 1, True, team)
            case "exalt":
                new.fortress[slot] = Fortress(team, 2, True, team)
            case "raze":
                site = new.fortress[slot]
                assert site is not None
                new.fortress[slot] = site._replace(kind=1, fresh=False) if site.kind == 2 else None
        new.in_play = sum(1 << card for card in {card for card in new.card if card >= 0})
        return new

    def rise(self, way: Way, aspiration: str) -> int:
        return self.lead(self.after(way), aspiration) - self.lead(self.state, aspiration)

    def best(self, seat: int, action: str, moves: int) -> list[Way]:
        """The ways between which only chance decides; none is a failure."""
        here, target = self.state.at[seat], self.target()
        spaces = [here]
        if moves < 2:
            spaces += [(here + step) % 10 for step in (-2, -1, 1, 2) if (here + step) % 10 not in self.held()]
        ways = [way for space in spaces for way in self.from_space(space, action)]
        if action == "quell":
            free = [way for way in ways if not self.is_by_safety(way.place)]
            if any(self.rise(way, target) >= 0 for way in free):
                ways = free
            else:
                ways = [way for way in ways if way not in free] or free
        if not ways or max(self.rise(way, target) for way in ways) < 0:
            return []
        later = [NAMES[number] for number in self.state.common[1:]] if "harder-4" in self.steps else []

        def worth(way: Way) -> tuple[object, ...]:
            after = self.after(way)
            return (
                self.rise(way, target),
                *(self.rise(way, name) for name in later),
                self.rise(way, "attitude"),
                self.rise(way, "openness"),
                self.intensity(after) - self.intensity(self.state),
                ("raze", "exalt", "build").index(way.what) if action == "fortify" else 0,
                way.space == here,
                (way.space % 2 == 0) == (SPIRIT_NAMES[self.state.table.spirit[seat]] == "influencer"),
            )

        top = max(worth(way) for way in ways)
        return [way for way in ways if worth(way) == top]

    def approaches(self, seat: int) -> set[int]:
        """Where a Spirit that has not moved may stand at the end of its turn."""
        here, target, held = self.state.at[seat], self.target(), self.held()
        goals = [
            space
            for space in range(10)
            if space not in held
            and any(
                self.rise(way, target) > 0
                for action in ("invoke", "intensify", "quell", "fortify")
                for way in self.from_space(space, action)
            )
        ]
        for distance in range(6):
            steps = {(sign, (here + sign * distance) % 10) for sign in (1, -1)}
            if any(space in goals for _, space in steps):
                following = {(here + sign) % 10 for sign, space in steps if space in goals} - held
                return following if distance and following else {here}
        return {here}

    def absorbs(self, seat: int) -> set[tuple[int, int]]:
        """Sphere and Willpower, as Ego may take them."""
        state, space = self.state, self.state.at[seat]
        realms = [space // 2] if space % 2 == 0 else [space // 2, (space // 2 + 1) % 5]
        frontiers = [(space // 2 - 1) % 5, space // 2] if space % 2 == 0 else [space // 2]
        common, hidden = NAMES[state.common[0]], state.hidden[oracle.TEAMS.index(self.own)]
        own = self.lead(state, common) > 0
        theirs = self.lead(state, common) < 0
        met = own + (bool(hidden) and hidden[0] != state.common[0] and self.lead(state, NAMES[hidden[0]]) > 0)
        spheres = [(state.origin + realm) % 5 for realm in realms]
        wanted = (min if met >= theirs else max)(state.spheres[sphere] for sphere in spheres)
        more = any(oracle.frontier_control(state, frontier) == self.own for frontier in frontiers)
        if more and wanted <= 2 and theirs > met:
            more = False
        return {(sphere, min(1 + more, wanted)) for sphere in spheres if state.spheres[sphere] == wanted}


def board(state: State, seat: int) -> tuple[object, ...]:
    """What an action of Ego's can change."""
    sites = [None if site is None else (site.team, site.kind) for site in state.fortress]
    return state.at[seat], [EMOTIONS[card].name if card >= 0 else "" for card in state.card], state.essence_on[:], sites
