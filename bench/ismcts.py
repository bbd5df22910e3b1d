"""OpenSpiel's IS-MCTS against a program: `python -m bench.ismcts`.

Instead of playing on by chance to the end of the game, which takes long, what has begun is played on by chance until it
comes to rest, and that position is judged: as the planner judges it, or by the points as they stand.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from cerebria import CHOICES, Game, Role, View
from cerebria.bots import bot_seed, make_bot
from cerebria.bots.judges import appraise
from cerebria.bots.judging import Judge, lead
from cerebria.bots.ratings import interval
from cerebria.bots.weights import own_weights
from cerebria.env import spiel

WIDE = 8
"""So many points more are nearly a win."""
EXPLORING = 0.1
"""How much is tried that seems worse: what choices lead to differs by a few hundredths."""


def by_points(view: View, team: int) -> Judge:
    """The points as they stand."""
    return lambda positions: [lead(position, team) for position in positions]


JUDGES: dict[str, Callable[[View, int], Judge]] = {"weights": appraise, "points": by_points}


class Judged:
    """Tells what each player may expect, by one team's judge: what is good for it is bad for the other one."""

    def __init__(self, judging: Callable[[View, int], Judge], seed: int) -> None:
        self._judging = judging
        self._rng = random.Random(seed)
        self._judge: Judge | None = None
        self._team = 0

    def look(self, view: View) -> None:
        """Judge from now on for whoever is to choose here, by what it knows."""
        assert view.seat is not None
        self._team = view.state.table.team[view.seat]
        self._judge = self._judging(view, self._team)

    def evaluate(self, state: spiel.CerebriaState) -> list[float]:
        """What each player may expect."""
        game = state.position.game
        assert game is not None and self._judge is not None
        if state.is_terminal():
            return list(state.returns())
        game = self._at_rest(game)
        (worth,) = self._judge([game])
        # Who still has Actions may do something yet: or to end a turn, which gives at once, would seem the best of all.
        is_own = game.state.table.team[game.state.order[game.state.place]] == self._team
        hoped = own_weights().action_left * game.state.actions
        expected = math.tanh((worth + (hoped if is_own else -hoped)) / WIDE)
        return [expected if team == self._team else -expected for team in game.state.table.team]

    def _at_rest(self, game: Game) -> Game:
        while (decision := game.decision) and Role.RESTS not in decision.roles:
            game = game.after(self._rng.choice(decision.options))
        return game

    def prior(self, state: spiel.CerebriaState) -> list[tuple[int, float]]:
        """All choices alike."""
        options = state.legal_actions()
        return [(option, 1 / len(options)) for option in options]


class Searcher:
    """IS-MCTS that judges by what its seat knows."""

    def __init__(self, game: spiel.CerebriaGame, judge: str, simulations: int, seed: int) -> None:
        self._judged = Judged(JUDGES[judge], seed)
        self._search = ismcts.ISMCTSBot(
            game, self._judged, EXPLORING, simulations, random_state=np.random.RandomState(seed)
        )

    def choose(self, state: spiel.CerebriaState, game: Game) -> int:
        """One of the options."""
        self._judged.look(game.view(state.current_player()))
        return int(self._search.step(state))


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--games", type=int, default=10)
    parse.add_argument("--simulations", type=int, default=200, help="from each choice")
    parse.add_argument("--judge", choices=JUDGES, default="weights")
    parse.add_argument("--opponent", default="greedy")
    given = parse.parse_args()
    # Each deal twice, with changed sides.
    game = pyspiel.load_game(f"python_cerebria(deals={-(-given.games // 2)})")
    won = 0.0
    for number in range(given.games):
        deal, own = divmod(number, 2)
        searcher = Searcher(game, given.judge, given.simulations, number)
        opponent = make_bot(given.opponent, bot_seed(deal, 1 - own))
        random.seed(number)
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            played = state.position.game
            options = state.legal_actions()
            if len(options) == 1:
                state.apply_action(options[0])
            elif state.current_player() == own:
                state.apply_action(searcher.choose(state, played))
            else:
                state.apply_action(CHOICES.index(opponent.choose(played.view(state.current_player()))))
        won += (state.returns()[own] + 1) / 2
        print(f"deal {deal}, seat {own}: {played.standing().scores}", flush=True)
        low, high = interval(won, number + 1)
        print(f"{won:g} of {number + 1} won, {100 * low:.0f} to {100 * high:.0f} %", flush=True)
    print(
        f"IS-MCTS with {given.simulations} simulations a choice, judging by {given.judge}, won {won:g} of"
        f" {given.games} games against {given.opponent}"
    )


if __name__ == "__main__":
    main()
