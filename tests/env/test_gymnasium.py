"""Cerebria as an environment of Gymnasium: against programs, and against Ego."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from cerebria.env import gym

pytestmark = pytest.mark.slow


def _played(env: gym.CerebriaEnv, seed: int) -> tuple[float, list[int]]:
    """What a random game gives in all, and its choices."""
    _, info = env.reset(seed=seed)
    rng, total, chosen, is_over = np.random.default_rng(seed), 0.0, [], False
    while not is_over:
        assert (info["action_mask"] == env.action_masks()).all()
        chosen.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, is_over, _, info = env.step(chosen[-1])
        total += reward
    return total, chosen


@pytest.mark.filterwarnings("ignore:.*not within the observation space bounds")
@pytest.mark.parametrize("name", ["Cerebria-v0", "Cerebria-Ego-v0"])
def test_passes_gymnasiums_check(name: str) -> None:
    check_env(gymnasium.make(f"cerebria.env.gym:{name}").unwrapped)


def test_the_same_seed_is_the_same_game() -> None:
    env = gym.CerebriaEnv(players=2, mode="basic", opponents="random")
    assert _played(env, 4) == _played(env, 4) != _played(env, 5)
    result = env.game.result
    assert result is not None


def test_team_mates_are_programs_too_and_win_together() -> None:
    env = gym.CerebriaEnv(players=3, opponents=["random", "random"], seat=2)
    total, _ = _played(env, 1)
    result = env.game.result
    assert result is not None
    assert total == {env.game.teams[2]: 1, "draw": 0}.get(result.winner, -1)


def test_whoever_chooses_what_is_not_offered_has_lost() -> None:
    env = gym.CerebriaEnv(players=2, mode="basic")
    _, info = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over, info["illegal"]) == (-1, True, True)


def test_points_climb_against_the_easiest_ego_even_by_chance() -> None:
    """Else nobody could begin to learn."""
    env = gymnasium.make("cerebria.env.gym:Cerebria-Ego-v0").unwrapped
    assert isinstance(env, gym.CerebriaEnv)
    assert len({round(_played(env, seed)[0], 3) for seed in range(3)}) > 1
