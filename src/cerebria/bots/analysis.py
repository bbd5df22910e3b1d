"""A game explained: how the chances to win went, and the turns that decided it, with what would have been better.

What was better is told from the view that the seat had when its turn began: no player is blamed for what could not be
known. And it is played out in the game as it was: nothing is told to be better that came to no more.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Any, Final, NamedTuple

from cerebria import SPHERES, SPIRIT_NAMES, TEAMS, Choice, Game, Role, View, hosting, new_game

from .chances import Chancer, result_of
from .greedy_bot import GreedyBot
from .hints import MOST_ANSWERS, MOST_REASONS, Adviser, Hint
from .limits import NO_LIMITS, Limits
from .planner_bot import PlannerBot
from .reasons import Reason, answer, is_bad, reasons, revelation

BRIEF: Final = Limits(nodes=150)
"""How much a turn is thought about, to find out whether it mattered."""
MOST_MOMENTS: Final = 5
MATTERS: Final = 0.03
"""So much of a chance must change, or be missed, for a turn to be one that decided something."""
IS_BETTER: Final = 0.03
"""By so much another way must be better to be told."""


CLOSE: Final = 1
"""Who loses by no more points is told what would have made the difference."""
LATEST: Final = 3
"""In so many of the last turns of a team that is looked for, from the last one back."""
WAYS: Final = 3
"""So many ways through each of them are tried."""


_BESIDES: Final = ("reveal", "row", "colour", "essence", "yes", "no")
"""Choices that settle no more than how something is paid or passed."""


class Turn(NamedTuple):
    """A turn of the game and how it stood when it was over, by team; the first entry of a curve is the start."""

    number: int
    seat: str | None
    standing: dict[str, float]
    """The chances if nobody were next to move rather than another: with who is next every turn would seem to lose what
    a turn is worth. So it tells turns apart, but comes true less often than it says."""
    chances: dict[str, float]
    """The chances to win with whose turn comes next: these come true as often as they say."""
    points: dict[str, int]
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
    """How the seat's team stood when the turn began."""
    after: float
    """When it was over."""
    seemed: float
    """The chance that what was played seemed to give, as far as its player could know."""
    missed: float
    """By how much the better way seemed to give more: 0 when there is none."""
    played: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    better: Hint | None
    """Its line is a whole turn that could be played in the game as it was."""
    has_decided: bool
    """Whether it is the turn that brought the winner furthest."""

    def to_json(self) -> dict[str, Any]:
        """The moment as plain data."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "team": self.team,
            "at": self.at,
            "before": round(self.before, 3),
            "after": round(self.after, 3),
            "seemed": round(self.seemed, 3),
            "missed": round(self.missed, 3),
            "played": [choice.text for choice in self.played],
            "reasons": [{"kind": kind, **facts} for kind, facts, _ in self.reasons],
            "better": None if self.better is None else self.better.to_json(),
            "has_decided": self.has_decided,
        }


class Difference(NamedTuple):
    """What would have made the difference to a team that lost by a point: a turn played otherwise, and the points with
    which the game would have ended, had all gone on as it did as far as it could. Without a turn nothing was found."""

    team: str
    turn: int | None
    seat: str | None
    at: int | None
    line: tuple[Choice, ...]
    points: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        """The same as plain data."""
        return {**self._asdict(), "line": [choice.text for choice in self.line]}


class Analysis(NamedTuple):
    """What there is to say about a game."""

    curve: list[Turn]
    moments: list[Moment]
    """In the order of the game."""
    sources: dict[str, dict[str, int]]
    """What the points of each team are for, as they stand at last: they add up to its score."""
    differences: list[Difference]
    """For each team that lost by a point."""

    def to_json(self) -> dict[str, Any]:
        """The analysis as plain data, for screens and programs."""
        return {
            "curve": [
                {**turn._asdict(), "standing": _rounded(turn.standing), "chances": _rounded(turn.chances)}
                for turn in self.curve
            ],
            "moments": [moment.to_json() for moment in self.moments],
            "sources": self.sources,
            "differences": [difference.to_json() for difference in self.differences],
        }


def _rounded(chances: dict[str, float]) -> dict[str, float]:
    return {team: round(chance, 3) for team, chance in chances.items()}


class _Played(NamedTuple):
    """A turn as it was played: its number, seat and place in the game, the game and the view when it began, the seat's
    own choices, the Spheres that were emptied in it, the game when it was over, and when those were asked again who
    play: a turn of Ego's may lie between."""

    number: int
    seat: int
    at: int
    start: Game
    view: View
    choices: list[Choice]
    spheres: list[str]
    own_end: Game
    end: Game


class _Led(NamedTuple):
    """Another way through a turn, followed in the game as it was: the same of it."""

    choices: tuple[Choice, ...]
    spheres: list[str]
    own_end: Game
    end: Game


class Replayed:
    """A game played again: how the chances went, and what there is to say about each of its turns."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._turns, self.curve = _replayed(game)
        self.sources = {
            TEAMS[team]: game.state.table.rulebook.score_parts(game.state, team) for team in game.state.table.teams
        }

    def moment(self, place: int, limits: Limits, seed: int = 0) -> Moment:
        """What a turn changed, and what would have been better; the first has the place 0."""
        has_decided = self.curve[place + 1] is decided(self.curve) and self._game.is_over
        before, after = self.curve[place : place + 2]
        return _moment(self._turns[place], before, after, Adviser(seed + place, limits), limits, has_decided)

    def differences(self, limits: Limits, seed: int = 0) -> list[Difference]:
        """What would have made the difference to teams that lost by a point."""
        state = self._game.state
        if not self._game.is_over or not self.curve:
            return []
        shares, best = result_of(self._game), max(map(self._game.score, state.table.teams))
        return [
            self._difference(team, limits, seed)
            for team in state.table.teams
            if shares[team] == 0 and self._game.score(team) >= best - CLOSE
            if set(state.table.seats_of[team]) & set(state.table.players)
        ]

    def _difference(self, team: int, limits: Limits, seed: int) -> Difference:
        """A way through one of the team's last turns with which it would not have lost."""
        table = self._game.state.table
        own = [turn for turn in self._turns if table.team[turn.seat] == team]
        for turn in reversed(own[-LATEST:]):
            for hint in Adviser(seed + turn.number, limits).hints(turn.view, WAYS):
                line, _, _, end = _played_out(turn, hint.line, limits)
                end = _gone_on(end, self._game.choices[self._choices_until(turn) :])
                if result_of(end)[team] > 0:
                    points = {TEAMS[each]: end.score(each) for each in table.teams}
                    spirit = SPIRIT_NAMES[table.spirit[turn.seat]]
                    return Difference(TEAMS[team], turn.number, spirit, turn.at, line, points)
        return Difference(TEAMS[team], None, None, None, (), {})

    def _choices_until(self, turn: _Played) -> int:
        """How many choices of the game were made when a turn was over."""
        return next(each.at for each in self.curve if each.seat is not None and each.number == turn.number)


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
        differences = replayed.differences(limits, seed) if most else []
        return Analysis(replayed.curve, end.value, replayed.sources, differences)


def decided(curve: Sequence[Turn]) -> Turn | None:
    """The turn that brought furthest whoever has won, or is the likeliest to win; none where a game ends in a draw."""
    if len(curve) < 2:
        return None
    last = curve[-1].standing
    first = [team for team, share in last.items() if share == max(last.values())]
    if len(first) > 1:
        return None
    steps = [(turn.standing[first[0]] - before.standing[first[0]], turn) for before, turn in pairwise(curve)]
    return max(steps, key=lambda step: step[0])[1]


def _weightiest(found: Sequence[Moment], most: int) -> list[Moment]:
    """The turns that mattered most, in the order of the game. The one that decided it, or else the one after which
    things stood most differently, is always there, however much was missed in others."""
    weighty = sorted((moment for moment in found if _weight(moment) >= MATTERS), key=_weight, reverse=True)
    chosen = weighty[:most]
    first = next((moment for moment in found if moment.has_decided), max(weighty, key=_swing, default=None))
    if first is not None and first not in chosen:
        chosen[max(0, most - 1) :] = [first]
    return sorted(chosen, key=lambda moment: moment.at)


def chances_of(game: Game, *, is_even: bool = False) -> dict[str, float]:
    """Each team's chance in a game that lies open, on even terms whoever is next to move: the mean of what the teams
    themselves would think, each by what it may see."""
    table = game.state.table
    if game.is_over:
        return {TEAMS[team]: share for team, share in result_of(game).items()}
    seats = [table.seats_of[team][0] for team in table.teams if table.seats_of[team][0] in table.players]
    thoughts = [Chancer(view)(view, is_even=is_even) for view in map(game.view, seats)]
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
                curve.append(_stands(again, state.turns, None, at))
            view = again.view(decision.seat)
            turns.append(_Played(state.turns + 1, decision.seat, at, again.copy(), view, [], [], again, again))
        if turns and decision.seat == turns[-1].seat and state.turns < turns[-1].number:
            turns[-1].choices.append(choice)
        is_under_way = len(turns) == len(curve)
        happened, over = hosting.advance_turn(again, choice)
        if is_under_way and turns:
            turns[-1].spheres.extend(_emptied(happened))
        if is_under_way and turns and over is not None:
            turns[-1] = turns[-1]._replace(own_end=over, end=again.copy())
            seat = SPIRIT_NAMES[state.table.spirit[turns[-1].seat]]
            curve.append(_stands(again, turns[-1].number, seat, at + 1))
    if again.is_over and curve and curve[-1].at < len(choices):
        # A turn of Ego's followed, in which people were asked something.
        turns[-1] = turns[-1]._replace(end=again.copy())
        curve[-1] = _stands(again, curve[-1].number, curve[-1].seat, len(choices))
    # A turn that the record leaves off in says nothing yet.
    return turns[: len(curve) - 1] if curve else [], curve


def _emptied(happened: Sequence[Sequence[Any]]) -> list[str]:
    """The Spheres of Revelations among what happened."""
    return [SPHERES[event[2]] for event in happened if event[0] == "revelation"]


def _stands(game: Game, number: int, seat: str | None, at: int) -> Turn:
    """How a game stands at the end of a turn."""
    points = {TEAMS[team]: game.score(team) for team in game.state.table.teams}
    return Turn(number, seat, chances_of(game, is_even=True), chances_of(game), points, at)


def _played_out(turn: _Played, line: Sequence[Choice], limits: Limits) -> _Led:
    """A way through a turn in the game as it was: the seat's choices to the end of the turn, the game there, and as far
    as what was played in it has led, which may be past a turn of Ego's. What hangs on what it sees on the way is
    planned when it is seen; others do what seems best to them at the moment, and so do all once the turn is over."""
    game, left, made = turn.start.copy(), list(line), []
    spheres: list[str] = []
    own_end = game
    planner, other = PlannerBot(0, limits), GreedyBot(0)
    while (decision := game.decision) and game.state.turns < turn.end.state.turns:
        is_own = decision.seat == turn.seat and game.state.turns < turn.number
        if not is_own:
            choice = other.choose(game.view(decision.seat))
        elif left and left[0] in decision.options:
            choice = left.pop(0)
        else:
            left = []
            choice = planner.choose(game.view(decision.seat))
        if is_own:
            made.append(choice)
        is_under_way = game.state.turns < turn.number
        happened, over = hosting.advance_turn(game, choice)
        if is_under_way:
            spheres += _emptied(happened)
            own_end = over or own_end
    return _Led(tuple(made), spheres, own_end, game)


def _gone_on(game: Game, choices: Sequence[Choice]) -> Game:
    """The game at its end, with the choices that were made after a turn as far as they can be made again."""
    left, other = list(choices), GreedyBot(0)
    while decision := game.decision:
        if left and left[0] in decision.options:
            game.advance(left.pop(0))
        else:
            left = []
            game.advance(other.choose(game.view(decision.seat)))
    return game


def _moment(turn: _Played, before: Turn, after: Turn, adviser: Adviser, limits: Limits, has_decided: bool) -> Moment:
    """What a turn changed, and what would have been better as far as its player could know."""
    table = turn.view.state.table
    team = table.team[turn.seat]
    hints, followed = adviser.advise(turn.view, WAYS, turn.choices)
    assert followed is not None
    end = turn.end.view(turn.seat)
    # What was drawn on the way cannot be followed in every world: where it came out better than there, that counts.
    played = max(followed.chance, Chancer(end)(end)[team])
    better = _better(turn, [hint for hint in hints if hint.chance >= played + IS_BETTER], limits)
    standing = before.standing[TEAMS[team]], after.standing[TEAMS[team]]
    return Moment(
        turn.number,
        SPIRIT_NAMES[table.spirit[turn.seat]],
        TEAMS[team],
        turn.at,
        *standing,
        played,
        0.0 if better is None else better.chance - played,
        tuple(turn.choices),
        tuple(_why(turn, followed, has_fallen=standing[1] < standing[0])),
        better,
        has_decided,
    )


def _better(turn: _Played, hints: Sequence[Hint], limits: Limits) -> Hint | None:
    """The best of some ways that is not what was played, nor leads to the same or to less in the game as it was."""
    end, team = turn.end.view(turn.seat), turn.view.state.table.team[turn.seat]
    reached = Chancer(end)(end)[team]
    for hint in hints:
        led = _played_out(turn, hint.line, limits)
        there = led.end.view(turn.seat)
        if (
            _deeds(led.choices) != _deeds(turn.choices)
            and there.key() != end.key()
            and Chancer(there)(there)[team] >= reached
        ):
            return hint._replace(line=led.choices, reasons=_why_better(turn, led, hint))
    return None


def _why_better(turn: _Played, led: _Led, hint: Hint) -> tuple[Reason, ...]:
    """What a better way would have changed by where what was played has led, as that is told, too; and what does not
    show in what lies there."""
    left = [reason for reason in hint.reasons if reason.kind == "rest"]
    told = sorted([*left, *_changed(turn, led)], key=lambda reason: -reason.weight)
    return tuple(told[:MOST_REASONS])


def _changed(turn: _Played, led: _Played | _Led) -> list[Reason]:
    """What a way through a turn has changed for its seat when the turn was over."""
    return [*map(revelation, led.spheres), *reasons(turn.view, led.own_end.view(turn.seat), turn.seat)]


def _deeds(line: Sequence[Choice]) -> list[str]:
    """What is done on a way through a turn, in whatever order and however it is paid."""
    return sorted(choice.text for choice in line if choice.text.partition(" ")[0] not in _BESIDES)


def _why(turn: _Played, followed: Hint, *, has_fallen: bool) -> list[Reason]:
    """What a turn changed for its seat, the weightiest first, and how the game ended in a turn of Ego's after it. Where
    the chance has fallen, what was lost comes before what was gained, and what others made of it, or could have made,
    belongs to it."""
    found = _changed(turn, turn)
    if not has_fallen:
        return [*sorted(found, key=lambda reason: -reason.weight)[:MOST_REASONS], *_ended_after(turn)]
    own = TEAMS[turn.view.state.table.team[turn.seat]]
    told = sorted(found, key=lambda reason: (not is_bad(reason, own), -reason.weight))[:MOST_REASONS]
    return [*told, *_answers(turn, followed)]


def _answers(turn: _Played, followed: Hint) -> list[Reason]:
    """What Ego made of a turn, or else what the next player could make of it."""
    state = turn.own_end.state
    if state.table.rulebook.ego is None:
        return [reason for reason in followed.reasons if reason.kind == "answer"]
    over, end, mover = turn.own_end.view(turn.seat), turn.end.view(turn.seat), state.order[state.place]
    return answer(over, end, turn.seat, mover, came=True)[:MOST_ANSWERS]


def _ended_after(turn: _Played) -> list[Reason]:
    """That the game ended after a turn, before anybody was asked again."""
    if turn.own_end.is_over or not turn.end.is_over:
        return []
    return [reason for reason in reasons(turn.view, turn.end.view(turn.seat), turn.seat) if reason.kind == "over"]


def _swing(moment: Moment) -> float:
    return abs(moment.after - moment.before)


def _weight(moment: Moment) -> float:
    """How much a turn mattered: by what it changed, or by what it missed. What nobody knew how to hold is no doing of
    whoever played it."""
    is_own_doing = moment.after >= moment.before or moment.better is not None
    return max(_swing(moment), moment.missed) if is_own_doing else 0.0
