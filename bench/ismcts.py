"""OpenSpiel's IS-MCTS against `greedy`: `python -m bench.ismcts`.

Instead of playing on by chance, which takes a whole game, a position is judged by the points as they stand.
"""

from __future__ import annotations

import argparse
import math
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from cerebria import CHOICES
from cerebria.bots import make_bot
from cerebria.env import spiel

WIDE = 8
"""So many points more are nearly a win."""


class Points:
    """Judges a position by its points."""

    def evaluate(self, state: spiel.CerebriaState) -> list[float]:
        """What each player may expect."""
        game = state.position.game
        assert game is not None
        if state.is_terminal():
            return list(state.returns())
        standing = game.standing().scores
        most = {team: max(points for other, points in standing.items() if other != team) for team in standing}
        return [math.tanh((standing[team] - most[team]) / WIDE) for team in game.teams]

    def prior(self, state: spiel.CerebriaState) -> list[tuple[int, float]]:
        """All choices alike."""
        options = state.legal_actions()
        return [(option, 1 / len(options)) for option in options]


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__)
    parse.add_argument("--games", type=int, default=10)
    parse.add_argument("--simulations", type=int, default=100)
    parse.add_argument("--opponent", default="greedy")
    given = parse.parse_args()
    game = pyspiel.load_game(f"python_cerebria(deals={given.games})")
    won = 0.0
    for deal in range(given.games):
        own = deal % 2
        searcher = ismcts.ISMCTSBot(game, Points(), 1.0, given.simulations, random_state=np.random.RandomState(deal))
        opponent = make_bot(given.opponent, deal)
        random.seed(deal)
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            player = state.current_player()
            if len(state.legal_actions()) == 1:
                state.apply_action(state.legal_actions()[0])
            elif player == own:
                state.apply_action(searcher.step(state))
            else:
                choice = opponent.choose(state.position.game.view(player))
                state.apply_action(CHOICES.index(choice))
        won += (state.returns()[own] + 1) / 2
        print(f"deal {deal}: seat {own}, {state.position.game.result}", flush=True)
    print(f"IS-MCTS with {given.simulations} simulations won {won:g} of {given.games} games against {given.opponent}")


if __name__ == "__main__":
    main()
