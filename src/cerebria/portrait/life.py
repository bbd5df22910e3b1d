"""A game that is over as the story of a person: who they became, by what, and how it went on the way."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cerebria import KINDS, SPIRIT_NAMES, TEAMS, Event, Game, hosting, new_game
from cerebria.bots.analysis import analyse, decided

MOST_NAMED: Final = 2
"""So many Aspirations, and so many Emotions, are named in a sentence."""
CLOSE: Final = 2
"""Whoever wins by no more points was close to losing."""
_BY_CHANGES: Final = frozenset({"wheel", *KINDS})
"""The parts of a score that change with an event; all others hang on what lies on the table."""


class Standing(NamedTuple):
    """The points when a turn was over; before the first one nobody has had it."""

    turn: int
    seat: str | None
    points: dict[str, int]
    sphere: str | None = None
    """The one that was emptied in it."""


class Story(NamedTuple):
    """What a sentence about the person tells, and which kind of sentence it is, by what decided the game."""

    kind: str
    winner: str | None
    aspirations: list[str]
    """Those that the winner met, most often first."""
    emotions: list[str]
    """Those that lay longest."""
    seat: str | None
    """In whose turn it was decided."""
    turn: int


class Source(NamedTuple):
    """What brought points, and how many to each team."""

    what: str
    points: dict[str, int]


class Life(NamedTuple):
    """What there is to tell."""

    identity: list[tuple[str, str]]
    """Team and kind of each Fragment, the lowest first."""
    winner: str | None
    scores: dict[str, int]
    story: Story
    sources: list[Source]
    """They add up to the scores."""
    course: list[Standing]


def lived(game: Game) -> Life:
    """The life that a game was, from its choices."""
    again = new_game(**game.options.to_json())
    tale = _Tale(again)
    tale.hear(hosting.raw_log(again)[0])
    for choice in game.choices:
        tale.hear(hosting.advance(again, choice))
    tale.end_turn()
    return tale.told()


class _Tale:
    """What has been heard of a game so far."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._teams = [TEAMS[team] for team in game.state.table.teams]
        self._gained: dict[str, Counter[str]] = defaultdict(Counter)
        self._turn, self._seat, self._sphere = 0, None, None
        self._lies: dict[int, tuple[str, int]] = {}
        self._stays: Counter[str] = Counter()
        """By Emotion that was put into play: for how many turns it lay there without a break."""
        self._met: dict[str, Counter[str]] = defaultdict(Counter)
        self._course: list[Standing] = []

    def hear(self, raw: Sequence[Any]) -> None:
        """What a choice led to."""
        for event in hosting.retell(self._game, raw, None, is_open=True):
            if event.kind == "turn":
                self.end_turn()
                self._turn, self._seat = event.data["number"], event.data["seat"]
            self._hear(event)
        rulebook, state = self._game.state.table.rulebook, self._game.state
        for team in state.table.teams:
            for part, points in rulebook.score_parts(state, team).items():
                if part not in _BY_CHANGES:
                    self._gained[part][TEAMS[team]] = points

    def _hear(self, event: Event) -> None:
        kind, data = event
        if kind == "identity":
            points = data["points"]
            self._gained[_source_of_fragment(data)][data["team"]] += points
        elif kind == "wheel":
            self._gained[self._source_of_points(data["why"])][data["team"]] += data["points"]
        elif kind == "revelation":
            self._sphere = data["sphere"]
        elif kind == "enters":
            # Those of the set-up are the same in every game, and say nothing about a person.
            if data["why"] != "set-up":
                self._lies[data["slot"]] = data["card"], self._turn
        elif kind == "leaves":
            self._end_stay(data["slot"])
        elif kind == "moves":
            if (lies := self._lies.pop(data["slot"], None)) is not None:
                self._lies[data["to_slot"]] = lies
        elif kind in ("meets", "meets-condition"):
            self._met[data["team"]][data["aspiration"]] += 1

    def _source_of_points(self, why: str) -> str:
        intentions = self._game.state.table.rulebook.intentions
        if any(why in those for those in intentions.values()):
            return "intentions"
        return "capping" if why == "capping" else "ego"

    def _end_stay(self, slot: int) -> None:
        if (lies := self._lies.pop(slot, None)) is not None:
            card, since = lies
            self._stays[card] = max(self._stays[card], self._turn - since)

    def end_turn(self) -> None:
        """A turn is over."""
        points = {team: sum(of[team] for of in self._gained.values()) for team in self._teams}
        self._course.append(Standing(self._turn, self._seat, points, self._sphere))
        self._sphere = None

    def told(self) -> Life:
        """All of it."""
        for slot in list(self._lies):
            self._end_stay(slot)
        state, result = self._game.state, self._game.result
        winner = result.winner if result and result.winner != "draw" else None
        sources = [
            Source(what, {team: of[team] for team in self._teams})
            for what, of in self._gained.items()
            if any(of.values())
        ]
        return Life(
            [(TEAMS[team], KINDS[kind]) for team, kind in state.identity],
            winner,
            self._course[-1].points,
            self._story(winner, sources),
            sorted(sources, key=lambda source: -sum(source.points.values())),
            self._course,
        )

    def _story(self, winner: str | None, sources: Sequence[Source]) -> Story:
        emotions = [card for card, turns in self._stays.most_common(MOST_NAMED) if turns]
        if winner is None:
            kind = "draw" if self._game.is_over else "unfinished"
            return Story(kind, None, [], emotions, None, 0)
        aspirations = [name for name, _ in self._met[winner].most_common(MOST_NAMED)]
        deciding = _deciding(self._game, self._course, winner)
        if not (aspirations and emotions and deciding):
            kind = "brief"
        elif self._game.state.ending == "majors":
            kind = "majors"
        elif _has_turned(self._course, winner, deciding.turn):
            kind = "turned"
        elif _lead(self._course[-1], winner) <= CLOSE:
            kind = "close"
        else:
            most = max(sources, key=lambda source: source.points[winner])
            kind = _BY_SOURCE.get(most.what, "strove")
        return Story(kind, winner, aspirations, emotions, deciding and deciding.seat, deciding.turn if deciding else 0)


_BY_SOURCE: Final = {"intentions": "deeds", "fortress": "walls", "fortresses": "walls"}
"""The kind of story by what brought the winner most."""


def _source_of_fragment(data: dict[str, Any]) -> str:
    why = data["why"]
    if data["kind"] == "capping":
        return "capping"
    return {"revelation": "aspirations", "set-up": "ego", "fortress": "fortress"}.get(why, "powers")


def _lead(standing: Standing, team: str) -> int:
    """By how much a team is ahead of all others."""
    others = [points for other, points in standing.points.items() if other != team]
    return standing.points[team] - max(others)


def _deciding(game: Game, course: Sequence[Standing], winner: str) -> Standing | None:
    """The turn that decided the game, as it is explained: one of the winner's, which may be one of Ego's that came with
    it. None where others have thrown it away."""
    curve = analyse(game, most=0).curve
    found = decided(curve)
    if found is None:
        return None
    table = game.state.table
    own = {SPIRIT_NAMES[table.spirit[seat]] for seat in table.seats_of[TEAMS.index(winner)]}
    until = min((turn.number for turn in curve if turn.number > found.number), default=found.number + 2)
    return next((each for each in course if found.number <= each.turn < until and each.seat in own), None)


def _has_turned(course: Sequence[Standing], winner: str, turn: int) -> bool:
    """Whether the winner was behind in the second half of the game until a turn, and from then on no more."""
    late = [standing for standing in course[len(course) // 2 :] if _lead(standing, winner) < 0]
    return bool(late) and all(standing.turn < turn for standing in late)
