"""For those who keep games for others: many at once, told to several viewers, put away and brought back.

A person who plays, writes a bot or searches needs `Game` and `View` and nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, NamedTuple, SupportsIndex

from ..absence import NOBODY
from ..content import SPIRIT_NAMES
from ..ids import Seat, Team
from ..model.about import Decision
from ..model.choices import Choice
from ..model.events import TELLING, Event, as_heard, hidden_fields, in_words
from ..model.options import check_options
from ..model.rulebook import Step
from ..model.state import RawEvent, State, Table
from ..rules.books import new_table
from . import as_json, engine
from .as_json import difference, merge
from .game import Game
from .view import shown

__all__ = [
    "Cut",
    "Led",
    "Stage",
    "advance",
    "advance_turn",
    "advance_with_cuts",
    "bare_json",
    "compared",
    "decider_shown",
    "difference",
    "forget",
    "heard",
    "is_heard_alike",
    "merge",
    "open_json",
    "own_json",
    "raw_log",
    "restore",
    "retell",
    "snapshot",
]


def advance(game: Game, choice: Choice | str | SupportsIndex) -> list[RawEvent]:
    """Carry out a choice as `Game.advance` does; what it caused, in plain tuples."""
    return game._advance(game._number(choice))


def advance_turn(game: Game, choice: Choice | str | SupportsIndex) -> tuple[list[RawEvent], Game | None]:
    """Carry out a choice: what it caused in the turn at hand, and the game as it was when that turn was over, before
    anything followed by itself, such as a turn of Ego's; None where the turn goes on."""
    turns = game.state.turns
    over: list[tuple[int, Game]] = []

    def watch(state: State, _step: Step) -> None:
        if state.turns > turns and not over:
            over.append((len(state.events), game._at(state.copy())))

    events = game._advance(game._number(choice), watch)
    if over:
        return events[: over[0][0]], over[0][1]
    return events, game.copy() if game.state.turns > turns or game.is_over else None


class Cut(NamedTuple):
    """Where a choice led on through a decision that was taken by itself, and others cannot know that it was; or where
    one choice of several ended that are made at once."""

    events: int
    """How many events had happened by then."""
    seat: Seat
    """Who decided."""
    game: Game
    """The game at that moment, for all but who decided."""
    is_chosen: bool = False
    """Whether it was not taken by itself: the next choice is the answer."""


class Stage(NamedTuple):
    """How things stood in the middle of what a choice led to, where that is told step by step."""

    events: int
    """How many events had happened by then."""
    game: Game
    why: dict[str, Any]
    """What is told of the step that follows, besides what happens."""


class Led(NamedTuple):
    """What choices led to: the events, where they are to be told in parts, and how things stood in between."""

    events: list[RawEvent]
    cuts: list[Cut]
    stages: list[Stage]


def _nothing_more(game: Game) -> None:
    """No choice follows by itself."""


def advance_with_cuts(
    game: Game, *choices: Choice | str | SupportsIndex, then: Callable[[Game], str | None] = _nothing_more
) -> Led:
    """Carry out choices of one seat, and `then` what it need not be asked, and say where that is to be told in parts.

    A decision with a single option is taken by itself. Where the offer depends on what others may not know, they must
    not learn that it was a single one: they are told what happened before and after it as if there had been more. And
    of several choices they hear as if one had been made after the other. A part in which nothing happens for others
    is none.
    """
    events: list[RawEvent] = []
    passed: list[Cut] = []
    stages: list[Stage] = []

    def watch(state: State, step: Step) -> None:
        happening = state.table.rulebook.happening.get(step[0])
        if happening is not None:
            happened = len(events) + len(state.events)
            if happening.tells is not None:
                # Where nothing happened in between, what is told first was of no consequence.
                while stages and stages[-1].events == happened:
                    stages.pop()
                stages.append(Stage(happened, game._at(state.copy()), happening.tells(state, step)))
            return
        if state.table.rulebook.asking[step[0]].hangs_on:
            passed.append(Cut(len(events) + len(state.events), step[1], game._at(state.copy())))

    before, seat = decider_shown(game), engine.decider(game.state)
    for number, choice in enumerate(chain(choices, iter(lambda: then(game), None))):
        if number:
            passed.append(Cut(len(events), seat, game._at(game.state.copy()), is_chosen=True))
        events += game._advance(game._number(choice), watch)
        if passed and passed[-1].events == len(events) and passed[-1].game.state.agenda == game.state.agenda:
            # That one is asked.
            passed.pop()
        if any(cut.seat != seat for cut in passed):
            # Had there been a choice, it would have been another's, and nobody takes that back.
            game._past.clear()
    cuts: list[Cut] = []
    done = 0
    for cut in passed:
        if cut.events > done or decider_shown(cut.game) != before:
            cuts.append(cut)
            done, before = cut.events, decider_shown(cut.game)
    if cuts and done == len(events) and decider_shown(game) == before:
        cuts.pop()
    return Led(events, cuts, [stage for stage in stages if stage.events < len(events)])


def decider_shown(game: Game) -> tuple[int, str] | None:
    """Who decides and what about, as all but the decider see it; None when the game is over."""
    if game._shown is None:
        game._shown = shown(game.state)
    return game._shown


# What happened, and how it is told.


def raw_log(game: Game) -> list[list[RawEvent]]:
    """The events of the set-up and of every choice, as plain tuples."""
    return game._log


def retell(game: Game, raw: Iterable[RawEvent], seat: Seat | None, *, is_open: bool = False) -> list[Event]:
    """Stored events of a game, as a seat or a spectator heard them."""
    return [in_words(event, game.state.table, seat, is_open=is_open) for event in raw]


def heard(table: Table, raw: Iterable[RawEvent], seat: Seat | None) -> list[tuple[Any, ...]]:
    """Stored events as a seat or a spectator heard them, as plain values to compare."""
    return [as_heard(event, table, seat) for event in raw]


def compared(raw: Iterable[RawEvent]) -> list[RawEvent]:
    """Those of some events by which it is seen that games are the same."""
    return [event for event in raw if event[0] not in TELLING]


def is_heard_alike(game: Game, raw: Iterable[RawEvent]) -> bool:
    """Whether there is nothing in events that some may not hear."""
    return not any(hidden_fields(event, game.state.table, None) for event in raw)


# A view's JSON in two parts, for many viewers.


def open_json(game: Game) -> dict[str, Any]:
    """The part of every view's JSON that all see alike, to be worked out once."""
    return as_json.open_json(game.state, game._kept)


def own_json(game: Game, seat: SupportsIndex | str | None) -> dict[str, Any]:
    """The part that differs from viewer to viewer: by who decides, and by what their team sees."""
    number, table = game.seat_of(seat), game.state.table
    is_asked = game.decision is not None and game.decision.seat == number
    team = NOBODY if number is None else table.team[number]
    if team not in game._seen:
        game._seen[team] = _team_json(game, number, team)
    return {
        "seat": None if number is None else SPIRIT_NAMES[table.spirit[number]],
        "decision": _decision_json(game, number),
        "last_points": as_json.points_left(game.state, game.decision if is_asked else None),
        **game._seen[team],
    }


def _team_json(game: Game, seat: Seat | None, team: Team) -> dict[str, Any]:
    """What a team sees of what is hidden from others, made again only if some of that has changed."""

    def make() -> dict[str, Any]:
        seen = game.glimpse(seat)
        return as_json.team_json(seen.state, seen.pool)

    return game._kept.get(f"eyes {team}", as_json.MADE_OF["eyes"](game.state), make)


def _decision_json(game: Game, seat: Seat | None) -> dict[str, Any] | None:
    decision = game.decision
    seen = None if decision is None else decider_shown(game)
    if decision is None or seen is None:
        return None
    table = game.state.table
    if decision.seat == seat:
        return as_json.decision_json(table, decision)
    return game._kept.get("decision", seen, as_json.decision_json, table, Decision(*seen, (), {}))


def bare_json(game: Game) -> dict[str, Any]:
    """What a view's JSON holds beside the open part, with nothing hidden: for games that are over."""
    return as_json.own_json(game.state, None, game.decision, [()] * len(game.spirits))


# Putting a game away.


def snapshot(game: Game) -> dict[str, Any]:
    """The position alone, as JSON holds it: `restore` goes on from it, without what came before."""
    return game.state.to_json()


def restore(options: dict[str, Any], position: dict[str, Any]) -> Game:
    """A game that goes on from a snapshot; it knows neither the choices nor the events before it."""
    checked = check_options(options)
    state = State.from_json(position, new_table(checked))
    if not state.is_over:
        state.options = engine.options(state)
    return Game(state, [], checked)


def forget(game: Game) -> None:
    """Drop what came before: it can no longer be told or taken back, and takes no memory."""
    game._choices.clear()
    game._deciders.clear()
    game._log.clear()
    game._past.clear()
