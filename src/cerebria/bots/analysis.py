"""A game explained: how the chances to win went, and the turns that decided it, with what would have been better.

What was better is told from the view that the seat had when its turn began: no player is blamed for what could not be
known.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from cerebria import SPIRIT_NAMES, TEAMS, Choice, Game, Role, View, new_game

from .chances import Chancer, result_of
from .hints import MOST_REASONS, Adviser, Hint
from .limits import NO_LIMITS, Limits
from .reasons import Reason, is_bad, reasons, revelation

BRIEF: Final = Limits(nodes=150)
"""How much a turn is thought about, to find out whether it mattered."""
MOST_MOMENTS: Final = 5
MATTERS: Final = 0.03
"""So much of a chance must change, or be missed, for a turn to be one that decided something."""
IS_BETTER: Final = 0.03
"""By so much another way must be better to be told."""


class Turn(NamedTuple):
    """A turn of the game and the chances when it was over, by team; the first entry of a curve is the start. That
    another team is next to move is left aside: else every turn would seem to lose what a turn is worth."""

    number: int
    seat: str | None
    chances: dict[str, float]
    at: int
    """How many choices of the game were made by then."""


class Moment(NamedTuple):
    """A turn that mattered: what was played in it and what that changed, and what would have been better."""

    turn: int
    seat: str
    team: str
    at: int
    """How many choices of the game were made before it."""
    before: float
    """The chance of the seat's team when the turn began."""
    after: float
    """When it was over."""
    missed: float
    """How much better the best way that was found seemed, before the turn: 0 when none was."""
    played: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    better: Hint | None

    def to_json(self) -> dict[str, Any]:
        """The moment as plain data."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "team": self.team,
            "at": self.at,
            "before": round(self.before, 3),
            "after": round(self.after, 3),
            "missed": round(self.missed, 3),
            "played": [choice.text for choice in self.played],
            "reasons": [{"kind": kind, **facts} for kind, facts, _ in self.reasons],
            "better": None if self.better is None else self.better.to_json(),
        }


class Analysis(NamedTuple):
    """What there is to say about a game."""

    curve: list[Turn]
    moments: list[Moment]
    """In the order of the game."""

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain data, for screens and programs."""
        return {
            "curve": [
                {**turn._asdict(), "chances": {team: round(chance, 3) for team, chance in turn.chances.items()}}
                for turn in self.curve
            ],
            "moments": [moment.to_json() for moment in self.moments],
        }


class _Played(NamedTuple):
    """A turn as it was played: its number, seat and place in the game, the view when it began, the seat's own choices,
    the Spheres that were emptied, and the game when it was over."""

    number: int
    seat: int
    at: int
    view: View
    choices: list[Choice]
    spheres: list[str]
    end: Game


class Replayed:
    """A game played again: how the chances went, and what there is to say about each of its turns."""

    def __init__(self, game: Game) -> None:
        self._turns, self.curve = _replayed(game)

    def moment(self, place: int, limits: Limits, seed: int = 0) -> Moment:
        """What a turn changed, and what would have been better; the first has the place 0."""
        adviser = Adviser(seed + place, limits)
        return _moment(self._turns[place], self.curve[place], self.curve[place + 1], adviser)


class Thought(NamedTuple):
    """A turn that has to be thought about next, how much, and how many thoughts are done of how many."""

    place: int
    limits: Limits
    done: int
    whole: int


def thoughts(
    curve: Sequence[Turn], most: int = MOST_MOMENTS, limits: Limits = NO_LIMITS
) -> Generator[Thought, Moment, list[Moment]]:
    """Which turns have to be thought about to explain a game: whoever sends what each was gets the moments to tell.
    Those are thought about once more, for longer."""
    count = max(len(curve) - 1, 0) if most else 0
    whole = count + min(most, count)
    found = []
    for place in range(count):
        found.append((yield Thought(place, BRIEF, place, whole)))
    told: list[Moment] = []
    chosen = _weightiest(found, most)
    for moment in chosen:
        done = whole - len(chosen) + len(told)
        told.append((yield Thought(found.index(moment), limits, done, whole)))
    return told


def analyse(
    game: Game,
    seed: int = 0,
    most: int = MOST_MOMENTS,
    limits: Limits = NO_LIMITS,
    on_turn: Callable[[int, int], object] = lambda done, whole: None,
) -> Analysis:
    """Explain a game, over or not; `on_turn` hears how many turns are done of how many, those that are told counted
    again: they take longer. The same game and seed give the same; limits are for what is told at last. Without moments
    there is only the curve, at once."""
    replayed = Replayed(game)
    thinking = thoughts(replayed.curve, most, limits)
    whole = 0
    try:
        thought = next(thinking)
        while True:
            whole = thought.whole
            on_turn(thought.done, whole)
            thought = thinking.send(replayed.moment(thought.place, thought.limits, seed))
    except StopIteration as end:
        on_turn(whole, whole)
        return Analysis(replayed.curve, end.value)


def _weightiest(found: Sequence[Moment], most: int) -> list[Moment]:
    """The turns that mattered most, in the order of the game. The one that moved the chances most is always there,
    however much was missed in others."""
    weighty = sorted((moment for moment in found if _weight(moment) >= MATTERS), key=_weight, reverse=True)
    chosen = weighty[:most]
    widest = max(weighty, key=_swing, default=None)
    if widest is not None and widest not in chosen:
        chosen[-1:] = [widest]
    return sorted(chosen, key=lambda moment: moment.at)


def chances_of(game: Game) -> dict[str, float]:
    """Each team's chance in a game that lies open, whoever is next to move: the mean of what the teams themselves would
    think, each by what it may see."""
    table = game.state.table
    if game.is_over:
        return {TEAMS[team]: share for team, share in result_of(game).items()}
    seats = [table.seats_of[team][0] for team in table.teams if table.seats_of[team][0] in table.players]
    thoughts = [Chancer(view)(view, is_even=True) for view in map(game.view, seats)]
    return {TEAMS[team]: fmean(thought[team] for thought in thoughts) for team in table.teams}


def _replayed(game: Game) -> tuple[list[_Played], list[Turn]]:
    """The turns of a game, and the chances before the first and after each."""
    again = new_game(**game.options.to_json())
    turns: list[_Played] = []
    curve: list[Turn] = []
    choices: Sequence[Choice] = game.choices
    for at, choice in enumerate(choices):
        decision, state = again.decision, again.state
        assert decision is not None
        begins = Role.TURN in decision.roles and decision.seat == state.active
        if begins and (not turns or state.turns >= turns[-1].number):
            if not curve:
                curve.append(Turn(state.turns, None, chances_of(again), at))
            view = again.view(decision.seat)
            turns.append(_Played(state.turns + 1, decision.seat, at, view, [], [], again))
        if turns and decision.seat == turns[-1].seat and state.turns < turns[-1].number:
            turns[-1].choices.append(choice)
        is_under_way = len(turns) == len(curve)
        happened = again.choose(choice)
        if is_under_way and turns:
            turns[-1].spheres.extend(event.data["sphere"] for event in happened if event.kind == "revelation")
        if is_under_way and turns and (again.is_over or again.state.turns >= turns[-1].number):
            turns[-1] = turns[-1]._replace(end=again.copy())
            seat = SPIRIT_NAMES[state.table.spirit[turns[-1].seat]]
            curve.append(Turn(turns[-1].number, seat, chances_of(again), at + 1))
    # A turn that the record leaves off in says nothing yet.
    return turns[: len(curve) - 1] if curve else [], curve


def _moment(turn: _Played, before: Turn, after: Turn, adviser: Adviser) -> Moment:
    """What a turn changed, and what would have been better as far as its player could know."""
    table = turn.view.state.table
    team = table.team[turn.seat]
    (best, *_), followed = adviser.advise(turn.view, 1, turn.choices)
    assert followed is not None
    end = turn.end.view(turn.seat)
    # What was drawn on the way cannot be followed in every world: where it came out better than there, that counts.
    played = max(followed.chance, Chancer(end)(end)[team])
    missed = max(0.0, best.chance - played)
    return Moment(
        turn.number,
        SPIRIT_NAMES[table.spirit[turn.seat]],
        TEAMS[team],
        turn.at,
        before.chances[TEAMS[team]],
        after.chances[TEAMS[team]],
        missed,
        tuple(turn.choices),
        tuple(_why(turn, end, followed, has_fallen=after.chances[TEAMS[team]] < before.chances[TEAMS[team]])),
        best if missed >= IS_BETTER else None,
    )


def _why(turn: _Played, end: View, followed: Hint, *, has_fallen: bool) -> list[Reason]:
    """What a turn changed for its seat, the weightiest first. Where the chance has fallen, what was lost comes before
    what was gained, and what it lays open to the next player belongs to it."""
    found = [*map(revelation, turn.spheres), *reasons(turn.view, end, turn.seat)]
    if not has_fallen:
        return sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS]
    own = TEAMS[turn.view.state.table.team[turn.seat]]
    told = sorted(found, key=lambda reason: (not is_bad(reason, own), -reason.weight))[:MOST_REASONS]
    return [*told, *(reason for reason in followed.reasons if reason.kind == "answer")]


def _swing(moment: Moment) -> float:
    return abs(moment.after - moment.before)


def _weight(moment: Moment) -> float:
    """How much a turn mattered: by what it changed, or by what it missed."""
    return max(_swing(moment), moment.missed)
