"""Many games at once: the same games in one process and in several, each begun anew when it ends."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cerebria import ACTION_SPACE, CannotUndo, IllegalChoice, new_game
from cerebria.env import observation
from cerebria.env.vector import Games, GamesInProcesses

pytestmark = pytest.mark.slow

BASIC: dict[str, Any] = {"players": 2, "mode": "basic", "turn_limit": 3}


def _first(masks: NDArray[np.int8]) -> NDArray[Any]:
    """The option of the highest number: it comes to the end of a turn soon."""
    return np.asarray(masks.shape[1] - 1 - masks[:, ::-1].argmax(1))


def test_games_in_processes_are_those_in_one() -> None:
    games = Games(5, seed=3, shaping=0.1, **BASIC)
    with GamesInProcesses(5, 2, seed=3, shaping=0.1, **BASIC) as shared:
        ended = 0
        for _ in range(80):
            for own, same in zip(games.batch[:-1], shared.batch[:-1], strict=True):
                np.testing.assert_array_equal(own, same)
            ended += int(games.batch.ended.sum())
            actions = _first(games.batch.masks)
            games.step(actions)
            shared.step(actions)
    assert ended > 5


def test_a_row_is_what_the_decider_sees() -> None:
    games = Games(3, players=4, seed=8)
    for _ in range(40):
        batch = games.step(games.random_actions())
        for number, game in enumerate(games.games):
            seat = int(batch.seats[number])
            assert game.decision is not None and game.decision.seat == seat
            np.testing.assert_array_equal(batch.observations[number], observation(game.view(seat)))
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(game.state.options)


def test_a_game_that_ends_gives_its_rewards_and_begins_anew_with_another_deal() -> None:
    games = Games(2, seed=5, **BASIC)
    while not games.batch.ended[0]:
        assert not games.batch.rewards[0].any()
        before = games.games[0].copy()
        action = games.random_actions()
        games.step(action)
    before.advance(int(action[0]))
    while not before.is_over:
        before.advance(before.state.options[0])
    assert before.result is not None
    won = [float((team == before.result.winner) - (team != before.result.winner)) for team in before.teams]
    assert games.batch.rewards[0].tolist() == (won if before.result.winner != "draw" else [0, 0])
    assert games.games[0].options.seed == 7
    assert games.games[0].log() == new_game(**BASIC, seed=7).log()


def test_what_goes_on_comes_to_the_same_and_keeps_nothing() -> None:
    rng = random.Random(4)
    kept, gone = new_game(**BASIC, seed=4), new_game(**BASIC, seed=4)
    heard = gone.log()
    while not kept.is_over:
        choice = rng.choice(kept.state.options)
        kept.advance(choice)
        gone.go_on(choice)
        assert gone.state == kept.state and gone.state.options == kept.state.options
        assert (gone.decision is None) == (kept.decision is None)
        if gone.decision is not None and kept.decision is not None:
            assert gone.decision.options == kept.decision.options
    assert gone.log() == heard and not gone.choices and gone.undoer is None
    with pytest.raises(CannotUndo):
        gone.undo()
    with pytest.raises(IllegalChoice):
        gone.go_on(next(number for number in range(ACTION_SPACE) if number not in gone.state.options))


def test_a_choice_that_is_not_offered_is_told_of_from_another_process() -> None:
    with GamesInProcesses(2, 2, **BASIC) as shared, pytest.raises(RuntimeError):
        shared.step(shared.batch.masks.argmin(1))
