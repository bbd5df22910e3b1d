"""Cerebria for Gymnasium: one seat learns, programs play the others. To import this registers the environments.

>>> import gymnasium
>>> env = gymnasium.make("cerebria.env.gym:Cerebria-v0", opponents="greedy")
>>> alone = gymnasium.make("cerebria.env.gym:Cerebria-Ego-v0")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cerebria import ACTION_SPACE, Game, among_programs, new_game
from cerebria.bots import Bot, bot_seed, make_bot

from . import Numbers, Observer, mask_of
from .rewards import final_rewards, gained, pass_forced, points
from .telling import shown

EASIEST = ("easier-1", "easier-2", "easier-3")
"""What makes Ego as easy as it can be: even so whoever chooses by chance loses every game, though not by as much."""
SEEDS = 1 << 32


class CerebriaEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat's game: `opponents` names the program of all others, or of each. `info["action_mask"]` tells what may be
    chosen; whatever else is chosen loses the game. A point more than the others is worth `shaping`."""

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        shaping: float = 0.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.options = among_programs(options)
        self.render_mode = render_mode
        self.seat, self.shaping = seat, shaping
        self.game: Game = new_game(**{**self.options, "seed": 0})
        others = [other for other in self.game.players if other != seat]
        names = [opponents] * len(others) if isinstance(opponents, str) else opponents
        self._programs = dict(zip(others, names, strict=True))
        self._bots: dict[int, Bot] = {}
        self._observer = Observer(self.game.state.table)
        self.observation_space = spaces.Box(0, 255, (self._observer.size,), np.uint8)
        self.action_space = spaces.Discrete(ACTION_SPACE)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        chance = int(self.np_random.integers(SEEDS))
        self.game = new_game(**{**self.options, "seed": chance})
        self._observer = Observer(self.game.state.table)
        self._bots = {other: make_bot(name, bot_seed(chance, other)) for other, name in self._programs.items()}
        self._let_others_play()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if action not in self.game.state.options:
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        before = points(self.game)
        self.game.advance(action)
        self._let_others_play()
        reward = final_rewards(self.game)[self.seat]
        if self.shaping:
            reward += self.shaping * gained(self.game, before)[self.seat]
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, self.game.is_over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen, as those libraries ask for it that know of masks."""
        return np.frombuffer(self.game.mask(), np.bool_)

    def render(self) -> str | None:
        return shown(self.game, self.render_mode)

    def _let_others_play(self) -> None:
        game = self.game
        pass_forced(game)
        while not game.is_over and (seat := game.decider) != self.seat:
            game.advance(self._bots[seat].choose(game.view(seat)))
            pass_forced(game)

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        view = self.game.glimpse(self.seat)
        mask = np.frombuffer(mask_of(view), np.int8)
        return np.frombuffer(self._observer.observe(view), np.uint8), {"action_mask": mask}


gymnasium.register("Cerebria-v0", "cerebria.env.gym:CerebriaEnv", kwargs={"players": 2})
gymnasium.register(
    "Cerebria-Ego-v0",
    "cerebria.env.gym:CerebriaEnv",
    kwargs={"players": 1, "ego": "gloom", "difficulty": EASIEST, "shaping": 0.02},
)
