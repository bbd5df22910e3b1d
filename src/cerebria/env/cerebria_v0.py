"""Cerebria for PettingZoo: an agent for each seat that somebody plays, one after the other.

>>> from cerebria.env import cerebria_v0
>>> env = cerebria_v0.env(players=4)
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from cerebria import ACTION_SPACE, Game, among_programs, new_game

from . import Observer, mask_of
from .rewards import final_rewards, gained, pass_forced, points
from .telling import shown

SEEDS = 1 << 32


def env(**options: Any) -> Any:
    """With what PettingZoo puts around an environment: whoever chooses what is not offered loses, and the game ends."""
    game: Any = raw_env(**options)
    for wrap in (_ending_at_illegal, wrappers.AssertOutOfBoundsWrapper, wrappers.OrderEnforcingWrapper):
        game = wrap(game)
    return game


def _ending_at_illegal(game: Any) -> Any:
    return wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)


def parallel_env(**options: Any) -> Any:
    """All agents act at once, of whom those whose turn it is not are not heard."""
    return turn_based_aec_to_parallel_wrapper(env(**options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and calls it that
    """A game. `shaping` is what a point more than the others is worth at once; `skip_forced` asks nobody where there is
    one thing to choose; after `max_cycles` decisions a game is cut off; all else are options of the game."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "cerebria_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        render_mode: str | None = None,
        shaping: float = 0.0,
        skip_forced: bool = True,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.shaping = shaping
        self.skip_forced = skip_forced
        self.max_cycles = max_cycles
        self.options = among_programs(options)
        self._random, _ = seeding.np_random(options.pop("seed", None))
        self.game: Game = new_game(**{**self.options, "seed": 0})
        self._observer = Observer(self.game.state.table)
        self.possible_agents = [f"seat_{seat}" for seat in self.game.players]
        self.spirits = {agent: self.game.spirits[self.seat(agent)] for agent in self.possible_agents}
        """The Spirit of each agent."""
        self.teams = {agent: self.game.teams[self.seat(agent)] for agent in self.possible_agents}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}

    @staticmethod
    def seat(agent: str) -> int:
        """The number of an agent's seat."""
        return int(agent.rpartition("_")[2])

    @lru_cache  # noqa: B019  # an agent's space is always the same object
    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self._observer.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (ACTION_SPACE,), np.int8),
            }
        )

    @lru_cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space[Any]:
        return spaces.Discrete(ACTION_SPACE)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.game = new_game(**{**self.options, "seed": int(self._random.integers(SEEDS))})
        self._observer = Observer(self.game.state.table)
        if self.skip_forced:
            pass_forced(self.game)
        self.agents = self.possible_agents[:]
        self._decided = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        view = self.game.glimpse(self.seat(agent))
        return {
            "observation": np.frombuffer(self._observer.observe(view), np.uint8),
            "action_mask": np.frombuffer(mask_of(view), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        before = points(self.game) if self.shaping else []
        self.game.advance(action)
        if self.skip_forced:
            pass_forced(self.game)
        self._decided += 1
        self._cumulative_rewards[agent] = 0.0
        given = final_rewards(self.game)
        shaped = gained(self.game, before) if self.shaping else given
        for other in self.agents:
            seat = self.seat(other)
            self.rewards[other] = given[seat] + self.shaping * shaped[seat]
            self.terminations[other] = self.game.is_over
            self.truncations[other] = not self.game.is_over and self._decided == self.max_cycles
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        if self.game.is_over:
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"seat_{self.game.decider}"

    def render(self) -> str | None:
        return shown(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
