"""Cerebria as an environment of PettingZoo: its own suites pass, and teams win and lose together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

from cerebria.env import cerebria_v0

pytestmark = pytest.mark.slow

BASIC: dict[str, Any] = {"players": 2, "mode": "basic"}
KINDS: dict[str, dict[str, Any]] = {
    "final": {"players": 4},
    "Balance": {"players": 3, "balance": True},
    "Ego": {"players": 1, "ego": "gloom"},
    "prototype": {"edition": "prototype", "players": 2},
}


class Offered(spaces.Discrete):
    """Whatever is drawn from it is offered: PettingZoo's test of cycles knows no masks."""

    def __init__(self, env: cerebria_v0.raw_env) -> None:
        super().__init__(678)
        self._env = env

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return np.int64(self._env.game.state.options[0])


@pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy array):UserWarning")
@pytest.mark.parametrize("kind", KINDS)
def test_passes_the_test_of_its_interface(kind: str) -> None:
    api_test(cerebria_v0.env(**KINDS[kind]), num_cycles=15)


def test_passes_the_tests_of_seeds_and_of_acting_at_once() -> None:
    seed_test(lambda: cerebria_v0.env(**BASIC), num_cycles=15)
    parallel_api_test(cerebria_v0.parallel_env(**BASIC), num_cycles=20)


def test_passes_the_test_of_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **given: cerebria_v0.env(**BASIC, **given))
    assert "options: " in capsys.readouterr().out


def test_is_cut_off_after_so_many_decisions() -> None:
    def limited(max_cycles: int) -> Any:
        env = cerebria_v0.raw_env(players=1, ego="gloom", max_cycles=max_cycles)
        env.action_space = lambda agent: Offered(env)  # type: ignore[assignment]
        return env

    def at_once(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(limited(max_cycles))

    max_cycles_test(SimpleNamespace(env=limited, parallel_env=at_once))


@pytest.mark.parametrize("shaping", [0.0, 0.1])
@pytest.mark.parametrize("kind", ["Balance", "prototype"])
def test_what_a_team_gets_the_others_lose(kind: str, shaping: float) -> None:
    env = cerebria_v0.raw_env(shaping=shaping, **KINDS[kind])
    env.reset(seed=3)
    rng, total = np.random.default_rng(3), dict.fromkeys(env.agents, 0.0)
    while not env.game.is_over:
        env.step(int(rng.choice(env.game.state.options)))
        for agent in total:
            total[agent] += env.rewards[agent]
    result = env.game.result
    assert result is not None and result.winner in result.scores
    by_team = {env.teams[agent]: total[agent] for agent in total}
    assert all(by_team[env.teams[agent]] == total[agent] for agent in total)
    assert sum(by_team.values()) == pytest.approx(0)
    others = len(by_team) - 1
    for team, own in by_team.items():
        ahead = result.scores[team] - sum(points for name, points in result.scores.items() if name != team) / others
        end = 1 if team == result.winner else -1 / others
        assert own == pytest.approx(end + shaping * ahead)


def test_agents_are_called_by_seat_and_have_a_spirit() -> None:
    env = cerebria_v0.raw_env(players=4, spirits={"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]})
    assert env.possible_agents == ["seat_0", "seat_1", "seat_2", "seat_3"]
    assert env.spirits == {"seat_0": "delight", "seat_1": "misery", "seat_2": "harmony", "seat_3": "anxiety"}
    assert cerebria_v0.raw_env(players=1, ego="gloom").possible_agents == ["seat_0"]


@pytest.mark.parametrize("skip_forced", [True, False])
def test_forced_choices_are_asked_for_if_that_is_wanted(skip_forced: bool) -> None:
    env = cerebria_v0.raw_env(skip_forced=skip_forced, **BASIC)
    env.reset(seed=1)
    rng, forced = np.random.default_rng(1), 0
    while not env.game.is_over:
        forced += len(env.game.state.options) == 1
        env.step(int(rng.choice(env.game.state.options)))
    assert bool(forced) != skip_forced


def test_whoever_chooses_what_is_not_offered_loses_at_once(recwarn: pytest.WarningsRecorder) -> None:
    env = cerebria_v0.env(**BASIC)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1
