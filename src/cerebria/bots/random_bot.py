"""The bot that takes any option, each as likely as the others."""

from __future__ import annotations

import random

from cerebria import Choice, View


class RandomBot:
    """Chooses blindly, from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Choice:
        assert view.decision is not None
        options = view.decision.options
        return options[int(self._rng.random() * len(options))]
