"""What a choice leads to beyond the next question: the bonus that is asked about, a Revelation, the turn of the Origin.

The rules themselves play it out. Whatever may be answered until a Revelation begins is tried, and at one all that the
teams may have hidden. What comes of every way alike is told as sure, and of a team's Fragments all that may come. What
is asked in a Revelation decides nothing that is told here, so that one answer to it is enough.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import reduce
from itertools import islice, product
from typing import Any, Final, NamedTuple, TypeVar

from ..absence import HIDDEN, NOWHERE
from ..content import SPHERES, TEAMS
from ..ids import Realm, Team
from ..model.board import REALMS, REALMS_BY_SPACE
from ..model.choices import END_TURN, TAKE, TAKES, Choice
from ..model.control import controls_and_counts
from ..model.fields import FIELDS, values
from ..model.rulebook import Role, Step, fields_of
from ..model.state import KINDS, Fortress, RawEvent, State
from ..play import engine
from ..play.view import View
from ..rules.ends import is_last_turn
from ..rules.scoring import worth
from .foresight import Foresight
from .replies import Chance, Reply, chances, chances_by_moving, chances_next, replies

_MOST_WAYS: Final = 300
"""Beyond that nothing is told. A token for Knowledge can be placed in some forty ways."""
_on_table: Final = values(
    field
    for field in FIELDS
    if field.by != "seats" and not {"turn", "board", "spheres", "teams"}.isdisjoint(field.parts.split())
)
"""What lies open of a position, without what the players hold."""


class Income(NamedTuple):
    """Willpower that a power gives besides what is foreseen."""

    wp: int
    why: str


class Share(NamedTuple):
    """What a team may get in a Revelation: the Fragment that it adds and its points, and points on the Wheel."""

    fragment: str | None
    points: int
    wheel: int


class Due(NamedTuple):
    """All that a team may get in a Revelation, and of what it may have hidden, if it is hidden, how much it meets."""

    team: str
    may: tuple[Share, ...]
    meets: str | None


class Site(NamedTuple):
    """The Fortress where the emptied Sphere stands: the points for which it joins the Identity, in place of those that
    the end of the game would have given for it, or why it stays."""

    realm: str
    team: str
    points: int
    instead: int
    stays: str | None


class Beside(NamedTuple):
    """A Sphere that lies beside the Spirit once the Origin has turned, and whose Fortress stands there."""

    sphere: str
    wp: int
    realm: str
    team: str | None


class Earned(NamedTuple):
    """An Intention that is met, and its points."""

    intention: str
    points: int


class Foretold(NamedTuple):
    """What surely follows."""

    bonus: str | None
    """The Sphere of which it is asked whether its bonus is wanted."""
    incomes: tuple[Income, ...]
    """What comes after that question."""
    earned: tuple[Earned, ...]
    """What scores after it."""
    dues: tuple[Due, ...]
    """By team, what a Revelation brings for Aspirations."""
    site: Site | None
    ends: str | None
    """Why the game ends after this turn, if the Revelation announces it."""
    beside: tuple[Beside, ...]
    chances: tuple[Chance, ...]
    replies: tuple[Reply, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "bonus": self.bonus,
            "incomes": [income._asdict() for income in self.incomes],
            "earned": [earned._asdict() for earned in self.earned],
            "dues": [{**due._asdict(), "may": [share._asdict() for share in due.may]} for due in self.dues],
            "site": None if self.site is None else self.site._asdict(),
            "ends": self.ends,
            "beside": [beside._asdict() for beside in self.beside],
            "chances": [chance._asdict() for chance in self.chances],
            "replies": [reply._asdict() for reply in self.replies],
        }


_NOTHING: Final = Foretold(None, (), (), (), None, None, (), ())


def foretell(view: View, choice: Choice, foreseen: Foresight) -> Foretold | None:
    """What follows from a choice that takes from a Sphere, empties one or turns the Origin, and what others could do
    after one that ends the turn; None for all others."""
    if choice.number == END_TURN or TAKE <= choice.number < TAKE + len(TAKES):
        state = None if is_last_turn(view.state) else _next_turn(view, choice.number)
        return None if state is None else _of_others(chances(state) + chances_by_moving(state), replies(state))
    if foreseen.emptied is None and "spheres" not in foreseen.words:
        return None
    ways = [*islice(_ways(view.world, choice.number), _MOST_WAYS + 1)]
    if len(ways) > _MOST_WAYS:
        return None
    reveals = [*_revelations(view, ways)] if all(way.is_revelation for way in ways) else []
    return Foretold(
        _same(way.bonus for way in ways),
        _incomes(view, ways),
        _shared(_earned(way) for way in reveals or ways),
        tuple(_due(view, team, reveals) for team in view.state.table.teams) if reveals else (),
        _same(map(_site, reveals)),
        None if view.state.ending else _same(way.state.ending or None for way in reveals),
        _shared(_beside(view, way) for way in reveals or ways),
        _shared(_chances_after(way) for way in reveals or ways),
    )


def _of_others(chances: tuple[Chance, ...], replies: tuple[Reply, ...]) -> Foretold | None:
    return _NOTHING._replace(chances=chances, replies=replies) if chances or replies else None


def _next_turn(view: View, number: int) -> State | None:
    """Where the next player's turn begins, whatever the own one still takes; None where that cannot be told."""
    way = _answered(_Way(view.world, ()), number)
    while way.is_asking and engine.decider(way.state) == view.seat:
        way = _answered(way, way.state.options[0])
    state = way.state
    return state if not way.is_cut and Role.TURN in state.roles and state.turns != view.state.turns else None


# Playing it out.


class _Way(NamedTuple):
    """What a choice and answers after it have led to."""

    state: State
    events: tuple[RawEvent, ...]
    """Since the first question, or since the Revelation began."""
    bonus: str | None = None
    """The Sphere whose bonus was asked about."""
    is_turned: bool = False
    """Whether the Origin has turned."""
    is_revelation: bool = False
    """Whether a Revelation is about to begin."""
    is_cut: bool = False
    """Whether what plays by itself goes on, as chance has it."""
    site: tuple[Realm, Fortress | None] | None = None
    """Where the Sphere stands that was emptied, as it was when the Revelation began."""

    @property
    def is_asking(self) -> bool:
        """Whether something is asked before the action is over."""
        state = self.state
        return not self.is_cut and not self.is_revelation and bool(state.agenda) and Role.RESTS not in state.roles


class _Stop(Exception):  # noqa: N818  it is no error
    """Here the looking ends."""


def _ways(world: State, number: int) -> Iterator[_Way]:
    """All that a choice may lead to, until a Revelation begins or the action is over."""
    waiting = [_answered(_Way(world, ()), number)._replace(events=())]
    while waiting:
        way = waiting.pop()
        if way.is_asking:
            waiting += [_answered(way, answer) for answer in way.state.options]
        else:
            yield way


def _revelations(view: View, ways: Sequence[_Way]) -> Iterator[_Way]:
    """All that may come of Revelations, for whatever is hidden. Of those that begin alike one is enough; what the
    players hold does not matter."""
    unknown = [team for team in view.state.table.teams if view.state.hidden[team][:1] == (HIDDEN,)]
    begun = {_as_it_begins(way.state): way for way in ways}
    for way in begun.values():
        for aims in product(*(view.possible_aims(team) or view.hidden_pool[team][:1] for team in unknown)):
            state = way.state.copy()
            for team, aim in zip(unknown, aims, strict=True):
                state.hidden[team] = (aim, *(other for other in state.hidden[team] if other != aim))
            yield _revealed(way._replace(state=state, events=()))


def _as_it_begins(state: State) -> tuple[Any, ...]:
    """Alike for positions of which the same Revelation comes: by what lies on the table, and what Aspirations count."""
    _, counts = controls_and_counts(state)
    return _on_table(state), *map(tuple, counts.values())


def _revealed(way: _Way) -> _Way:
    """A Revelation to its end, and what follows it in the action: what is asked then changes nothing that is told."""
    state = way.state
    step = state.agenda[-1]
    realm = state.realm_of(fields_of(state.table.rulebook.happening[step[0]], step)["sphere"])
    site = realm, state.fortress[realm]
    state.events = []
    way = _gone_on(
        way._replace(is_revelation=False, site=site), lambda watch: engine.advance(state, watch, skips_turn=True)
    )
    while way.is_asking:
        way = _answered(way, way.state.options[0])
    return way


def _answered(way: _Way, number: int) -> _Way:
    """What an answer leads to."""
    state = way.state.copy()
    return _gone_on(way._replace(state=state), lambda watch: engine.choose(state, number, watch, skips_turn=True))


def _gone_on(way: _Way, go: Callable[[engine.Watch], object]) -> _Way:
    """What happens next, up to the next question."""
    state, is_revelation, is_cut = way.state, False, False

    def watch(state: State, step: Step) -> None:
        nonlocal is_revelation, is_cut
        happening = state.table.rulebook.happening.get(step[0])
        if happening is None:
            return
        is_revelation = way.site is None and happening.is_revelation(state, step)
        # The cards that players draw change nothing that is told.
        is_cut = not happening.is_open and step[1] not in state.table.players
        if is_revelation or is_cut:
            raise _Stop

    with suppress(_Stop):
        go(watch)
    way = way._replace(
        events=(*way.events, *state.events),
        is_turned=way.is_turned or any(event[0] == "rotates" for event in state.events),
        is_revelation=is_revelation,
        is_cut=is_cut,
    )
    return way._replace(bonus=way.bonus or _bonus(state)) if way.is_asking else way


def _bonus(state: State) -> str | None:
    """The Sphere whose bonus is asked about now."""
    if Role.FREE_BONUS not in state.roles:
        return None
    step = state.agenda[-1]
    return SPHERES[fields_of(state.table.rulebook.asking[step[0]], step)["sphere"]]


# What the ways have in common.

_T = TypeVar("_T")


def _same(found: Iterable[_T | None]) -> _T | None:
    """What is the same everywhere."""
    different = {*found}
    return different.pop() if len(different) == 1 else None


def _shared(found: Iterable[tuple[_T, ...]]) -> tuple[_T, ...]:
    """What is among all of some, in the order of the first."""
    first, *others = found
    return tuple(one for one in first if all(one in other for other in others))


def _incomes(view: View, ways: Iterable[_Way]) -> tuple[Income, ...]:
    """What a seat gains on every way after the first question."""
    seat = engine.decider(view.state)
    gains = (
        Counter(Income(event[2], event[3]) for event in way.events if event[:2] == ("willpower", seat) and event[2] > 0)
        for way in ways
    )
    return tuple(reduce(Counter.__and__, gains).elements())


def _earned(way: _Way) -> tuple[Earned, ...]:
    """The Intentions that a way scores after the first question."""
    return tuple(Earned(event[2], event[3]) for event in way.events if event[0] == "intention")


def _due(view: View, team: Team, reveals: Iterable[_Way]) -> Due:
    """All that a team may get for Aspirations, the least first."""
    own = [[event for event in _of_revelation(way.events) if event[1:2] == (team,)] for way in reveals]
    worth = view.state.table.numbers.fragment_points
    may = sorted({_share(worth, events) for events in own}, key=lambda share: (share.points, share.wheel))
    meets = _same(map(_meets_hidden, own)) or "some"
    return Due(TEAMS[team], tuple(may), meets if view.state.hidden[team][:1] == (HIDDEN,) else None)


def _meets_hidden(events: Sequence[RawEvent]) -> str:
    """Whether a team meets its Hidden Aspiration: some of it, if it has met conditions."""
    if any(event[0] == "meets-condition" for event in events):
        return "some"
    return "all" if any(event[0] == "meets" and not event[3] for event in events) else "none"


def _of_revelation(events: Sequence[RawEvent]) -> Sequence[RawEvent]:
    """What belongs to a Revelation, which is over when the Sphere is filled."""
    filled = (place for place, event in enumerate(events) if event[0] == "sphere" and event[3] == "revelation")
    return events[: next(filled, len(events))]


def _share(worth: Sequence[int], events: Sequence[RawEvent]) -> Share:
    added = [event[2] for event in events if event[0] == "identity" and event[3] == "revelation"]
    on_wheel = sum(event[2] for event in events if event[0] == "wheel")
    return Share(KINDS[added[0]] if added else None, sum(worth[kind] for kind in added), on_wheel)


def _site(way: _Way) -> Site | None:
    """What becomes of the Fortress where the Sphere stands."""
    assert way.site is not None
    realm, fortress = way.site
    if fortress is None:
        return None
    is_joined = any(event[0] == "identity" and event[3] == "fortress" for event in way.events)
    points = way.state.table.numbers.fragment_points[fortress.kind] if is_joined else 0
    stays = None if is_joined else "fresh" if fortress.fresh else "far"
    instead = worth(way.state, fortress) if is_joined else 0
    return Site(REALMS[realm], TEAMS[fortress.team], points, instead, stays)


def _beside(view: View, way: _Way) -> tuple[Beside, ...]:
    """The Spheres beside a Spirit after the Origin has turned."""
    state, space = way.state, way.state.at[engine.decider(view.state)]
    if not way.is_turned or way.is_cut or space == NOWHERE:
        return ()
    return tuple(_sphere_at(state, realm) for realm in REALMS_BY_SPACE[space])


def _chances_after(way: _Way) -> tuple[Chance, ...]:
    return chances_next(way.state) if way.is_turned and not way.is_cut and not is_last_turn(way.state) else ()


def _sphere_at(state: State, realm: Realm) -> Beside:
    sphere, fortress = state.sphere_at(realm), state.fortress[realm]
    return Beside(
        SPHERES[sphere], state.spheres[sphere], REALMS[realm], None if fortress is None else TEAMS[fortress.team]
    )
