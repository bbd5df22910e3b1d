"""A game of the study, and what is noted of it."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

from bench.study.experiments import EXPERIMENTS, OPTIONS
from bench.study.plan import Task, kinds_of
from cerebria import Game, hosting
from cerebria.absence import NOBODY
from cerebria.bots import bot_seed
from cerebria.cli.bot_names import own_or_made_bot
from cerebria.model.options import Options, check_options
from cerebria.model.rulebook import Rulebook
from cerebria.model.state import RawEvent, State
from cerebria.play import engine
from cerebria.rules.books import rulebook_of

Row = dict[str, Any]
OPENING: int = 4
"""Of so many turns it is noted what was done in them."""


def play(task: Task) -> Row:
    """Play it to its end."""
    series, number = task
    kinds = kinds_of(series.kind)
    given = random.Random(number).choice(kinds) | OPTIONS.get(series.experiment, {})
    options = check_options(given | {"seed": number})
    book = _changed(options._replace(seed=0), series.experiment) if series.experiment in EXPERIMENTS else None
    game = Game(engine.start(options, book), options=options)
    bots = {seat: own_or_made_bot(series.player, bot_seed(number, seat)) for seat in game.players}
    standing: list[list[int]] = []
    decisions = 0
    while decision := game.decision:
        turns = game.state.turns
        decisions += len(decision.options) > 1
        game.advance(bots[decision.seat].choose(game.view(decision.seat)))
        if game.state.turns > turns:
            standing.append([game.score(team) for team in game.state.table.teams])
    return {
        "series": series.name, "number": number, "decisions": decisions, "standing": standing, **_noted(game, options),
    }  # fmt: skip


@cache
def _books() -> dict[tuple[str, str, bool], Rulebook[State]]:
    return {}


def _changed(options: Options, experiment: str) -> Rulebook[State]:
    """The rules of an experiment, made once for all its games."""
    key = (experiment, options.edition, options.balance)
    if key not in _books():
        _books()[key] = EXPERIMENTS[experiment](rulebook_of(options))
    return _books()[key]


def _noted(game: Game, options: Options) -> Row:
    """What is counted later, by ids."""
    state, table = game.state, game.state.table
    result = game.standing()
    return {
        "spirits": list(table.spirit),
        "order": list(state.order),
        "sides": options.team_side + options.spirit_side,
        "decks": options.deck_names[0],
        "held": [sorted(set(deck)) for deck in options.decks] if options.deck_names[0] == "random" else [],
        "teams": list(table.teams),
        "winner": table.rulebook.winner(state) if table.rulebook.winner(state) != NOBODY else None,
        "ending": result.ending,
        "turns": result.turns,
        "scores": [table.rulebook.score(state, team) for team in table.teams],
        "parts": [table.rulebook.score_parts(state, team) for team in table.teams],
        **_told([event for events in hosting.raw_log(game) for event in events], game),
    }


def _told(events: list[RawEvent], game: Game) -> Row:
    """What the events tell: who put which Emotion into play when, Revelations, the first turns, points by source."""
    team_of = game.state.table.team
    turn = active = 0
    entered: dict[tuple[int, int], list[int]] = {}
    revelations: list[list[int]] = []
    opening: list[list[str]] = []
    points: dict[int, Counter[str]] = {team: Counter() for team in game.state.table.teams}
    for event in events:
        match event:
            case ("turn", seat, number):
                turn, active = number, seat
                if turn <= OPENING:
                    opening.append([])
            case ("named", _, what) if 0 < turn <= OPENING:
                opening[-1].append(what)
            case ("enters", _, card, owner, _, _, _, why) if why != "set-up":
                seen = entered.setdefault((team_of[owner], card), [turn, 0])
                seen[1] += 1
            case ("revelation", seat, _):
                revelations.append([turn, team_of[active]])
            case ("wheel", team, amount, why):
                points[team][why] += amount
            case _:
                pass
    return {
        "entered": [[team, card, *seen] for (team, card), seen in entered.items()],
        "revelations": revelations,
        "opening": opening,
        "points": [dict(points[team]) for team in game.state.table.teams],
    }
