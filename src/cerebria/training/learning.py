"""Fitting a network to lessons: who won, by how many points, and which ways were worth thinking about.

It is written in what numpy and torch have in common: with torch it runs on a graphics card, without it on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from ..bots.network import Network
from ..bots.outlook import KIND, NAMES
from ..bots.weights import PARTS, own_weights
from .lessons import ALONE, Lessons

HIDDEN: Final = (192, 64)
"""How wide the layers between are."""
OUTPUTS: Final = 3
BATCH: Final = 2048
RATE: Final = 1e-3
STRAIGHT_RATE: Final = 0.2
"""By how much slower that is learned which goes straight through: it begins as weights that were tuned."""
EPOCHS: Final = 8
LEAST_SPREAD: Final = 0.05
"""What hardly ever differs from 0 is not taken for larger than it is."""
HOLD: Final = 1e-4
"""How strongly weights are held near 0."""
TRUST: Final = 0.5
"""How much what was foretold later counts, beside how the game ended."""
ALTERNATIVES: Final = 0.5
"""How much a position counts that was not reached."""
POINTS: Final = 0.3
"""How much it counts to foretell points, beside who wins."""
PROMISING: Final = 0.2
"""The same of the ways that were worth thinking about."""
WARMTH: Final = 3.0
"""So many points worse a way is to look promising a third as much."""
LEFT_OUT: Final = 0.05
"""This part of the games is not learned from, to see how well what is learned holds."""
SLOPE: Final = 0.06
"""How much more likely a win a point makes, as heights of chances, in a network that has not learned yet."""
FURTHEST: Final = 3.0
"""By more points, in tens, a game need not be foretold to end."""


class Losses(NamedTuple):
    """How far off a network is in games that it has not learned from; without one that always says the same."""

    wins: float
    """What came must surprise it, a position (log loss)."""
    brier: float
    points: float
    """The mean of how many points it is off by."""
    promising: float
    """How often the way that it likes best was the best one."""


class Lot(NamedTuple):
    """Some lessons, made ready: what goes in, what should come out, and how much each counts."""

    rows: Any
    wins: Any
    wins_count: Any
    points: Any
    points_count: Any
    likings: Any
    """By how much more or less than the mean of its choice an end should be liked, as a share."""
    choice: Any


def network_of(layers: list[Any]) -> Network:
    """What was learned, as it is used."""
    pairs = zip(layers[:-1:2], layers[1:-1:2], strict=True)
    return Network([(_plain(weights), _plain(added)) for weights, added in pairs], _plain(layers[-1]))


def _plain(part: Any) -> Any:
    return np.asarray(part.cpu() if hasattr(part, "cpu") else part, np.float64)


def fit(
    lessons: Lessons, seed: int, device: str = "cpu", before: Network | None = None, epochs: int = EPOCHS,
    on_epoch: Callable[[int, Losses], None] = lambda epoch, losses: None,
) -> tuple[Network, Losses]:  # fmt: skip
    """A network that has learned them, beginning where another one was, if there is one; and how well it holds."""
    rng = np.random.default_rng(seed)
    held, learned = _split(lessons, rng)
    xp, to = _arrays(device)
    spread = _spread(learned)
    layers = [to(part) for part in _stretched(_parts_of(begun(rng) if before is None else before), spread)]
    adam = Adam(layers, xp)
    steps = epochs * max(1, -(-learned.size // BATCH))
    best, least = network_of(_stretched(layers, to(1 / spread))), None
    for epoch in range(epochs):
        for lot in _lots(learned, rng, to):
            rate = RATE * (1 - adam.steps / (steps + 1))
            adam.step(_gradients(layers, lot._replace(rows=lot.rows / to(spread)), xp), rate)
        network = network_of(_stretched(layers, to(1 / spread)))
        losses = measured(network, held)
        # Who learns by heart what will not come again stops there.
        if least is None or losses.wins <= least.wins:
            best, least = network, losses
        on_epoch(epoch, losses)
    return best, measured(best, held) if least is None else least


def _spread(lessons: Lessons) -> Any:
    """How far each number of the rows lies from 0, mostly: they are of unlike size, and learned as if they were not."""
    if not lessons.size:
        return np.ones(len(NAMES))
    return np.maximum(np.sqrt(np.mean(np.square(lessons.rows, dtype=np.float64), 0)), LEAST_SPREAD)


def _stretched(layers: list[Any], by: Any) -> list[Any]:
    """The layers for rows of which each number is divided by another one."""
    first, *rest, straight = layers
    return [first * by[:, None], *rest, straight * by[:, None]]


def _parts_of(network: Network) -> list[Any]:
    """All that is learned, each with a row of its own: weights and what is added, layer after layer, and what goes
    straight."""
    return [*(part for layer in network.layers for part in layer), network.straight]


def _arrays(device: str) -> tuple[Any, Callable[[Any], Any]]:
    """The library that works on a device, and what brings numbers there."""
    if device == "cpu":
        return np, lambda part: np.array(part, np.float32)
    import torch

    return torch, lambda part: torch.as_tensor(np.asarray(part, np.float32), device=device)


def begun(rng: np.random.Generator) -> Network:
    """A network that has learned nothing yet, and judges as the weights do: layers that say nothing, beside them what
    each feature is worth."""
    layers: list[tuple[Any, Any]] = []
    sizes = (len(NAMES), *HIDDEN, OUTPUTS)
    for place, (size, next_size) in enumerate(pairwise(sizes)):
        spread = 0.0 if place == len(sizes) - 2 else (2 / size) ** 0.5 / 2
        layers.append((rng.standard_normal((size, next_size)) * spread, np.zeros(next_size)))
    points = np.zeros(len(NAMES))
    points[NAMES.index("lead")] = 1
    for name, weight in zip(PARTS[KIND], own_weights().turns, strict=True):
        points[NAMES.index(f"own {name}")] = weight / 10
        points[NAMES.index(f"others' {name}")] = -weight / 10
    return Network(layers, np.stack([10 * SLOPE * points, points, 0 * points], 1))


def _split(lessons: Lessons, rng: np.random.Generator) -> tuple[Lessons, Lessons]:
    """What is left out, and what is learned from. Positions of one game lie beside each other: whole stretches go."""
    stretches = max(20, lessons.size // 400)
    part = np.arange(lessons.size) * stretches // max(1, lessons.size)
    is_held = (rng.random(stretches) < LEFT_OUT)[part] if lessons.size else np.zeros(0, bool)
    if not is_held.any():
        is_held = part == 0
    return lessons.some(is_held), lessons.some(~is_held)


def _lots(lessons: Lessons, rng: np.random.Generator, to: Callable[[Any], Any]) -> Iterator[Lot]:
    """All of them in a random order, some at a time; ends of one turn stay together."""
    groups = np.where(
        lessons.choice == ALONE, lessons.choice.max(initial=0) + 1 + np.arange(lessons.size), lessons.choice
    )
    order = np.argsort(rng.permutation(groups.max(initial=0) + 1)[groups], kind="stable")
    for start in range(0, len(order), BATCH):
        lot = ready(lessons.some(order[start : start + BATCH]))
        yield lot._replace(**{name: to(getattr(lot, name)) for name in Lot._fields if name != "choice"})


def ready(lessons: Lessons) -> Lot:
    """What each position should be said of, and how much that counts."""
    is_reached = ~np.isnan(lessons.came)
    came, later = np.nan_to_num(lessons.came), np.nan_to_num(lessons.foretold)
    points = np.clip(np.nan_to_num(lessons.points) / 10, -FURTHEST, FURTHEST)
    later_points = np.clip(np.nan_to_num(lessons.foretold_points) / 10, -FURTHEST, FURTHEST)
    has_later = ~np.isnan(lessons.foretold)
    trust = np.where(has_later, np.where(is_reached, TRUST, 1.0), 0.0)
    counts = np.where(is_reached, 1.0, np.where(has_later, ALTERNATIVES, 0.0))
    return Lot(
        rows=lessons.rows.astype(np.float32),
        wins=trust * later + (1 - trust) * came,
        wins_count=counts,
        points=trust * later_points + (1 - trust) * points,
        points_count=counts,
        likings=_likings(lessons),
        choice=lessons.choice,
    )


def _likings(lessons: Lessons) -> Any:
    """The share of the liking that each of several ends deserves, 0 for positions that are alone."""
    is_choice = lessons.choice != ALONE
    shares = np.zeros(lessons.size)
    if is_choice.any():
        _, place = np.unique(lessons.choice[is_choice], return_inverse=True)
        shares[is_choice] = _softmax(lessons.value[is_choice].astype(np.float64) / WARMTH, place)
    return shares


def _softmax(heights: Any, place: Any) -> Any:
    """Shares among those that have the same place."""
    top = np.full(place.max() + 1, -np.inf)
    np.maximum.at(top, place, heights)
    powers = np.exp(heights - top[place])
    return powers / np.bincount(place, powers)[place]


def _gradients(layers: list[Any], lot: Lot, xp: Any) -> list[Any]:
    """Which way each number of the network is to go for it to be less wrong."""
    *layers, straight = layers
    values = [lot.rows]
    for weights, added in zip(layers[:-2:2], layers[1:-2:2], strict=True):
        sums = values[-1] @ weights + added
        values.append(sums * (sums > 0))
    outputs = values[-1] @ layers[-2] + layers[-1] + lot.rows @ straight
    back = xp.zeros_like(outputs)
    size = len(lot.rows)
    # Of a chance of (1 + h / sqrt(1 + h²)) / 2: the log loss has its gradient without any logarithm.
    height = outputs[:, 0]
    root = xp.sqrt(1 + height * height)
    chance = 0.5 + 0.5 * height / root
    back[:, 0] = lot.wins_count * (chance - lot.wins) * 2 / root
    off = outputs[:, 1] - lot.points
    back[:, 1] = POINTS * lot.points_count * off / xp.sqrt(1 + off * off)
    back[:, 2] = PROMISING * _liking_gradient(outputs[:, 2], lot, xp)
    back = back / size
    found: list[Any] = [lot.rows.T @ back]
    for place in range(len(values) - 1, -1, -1):
        weights = layers[2 * place]
        found = [values[place].T @ back + HOLD * weights, back.sum(0), *found]
        back = (back @ weights.T) * (values[place] > 0)
    return found


def _liking_gradient(height: Any, lot: Lot, xp: Any) -> Any:
    """How the shares of likings differ from those that ends deserve."""
    is_choice = lot.choice != ALONE
    if not is_choice.any():
        return height * 0
    _, place = np.unique(lot.choice[is_choice], return_inverse=True)
    shares = np.zeros(len(lot.choice))
    shares[is_choice] = _softmax(_plain(height)[is_choice], place)
    if xp is np:
        return shares - lot.likings
    return xp.as_tensor(shares, dtype=height.dtype, device=height.device) - lot.likings


class Adam:
    """Steps whose length goes by how steadily the way is the same."""

    def __init__(self, layers: list[Any], xp: Any) -> None:
        self._layers, self._xp = layers, xp
        self._moments = [(xp.zeros_like(part), xp.zeros_like(part)) for part in layers]
        self.steps = 0

    def step(self, gradients: list[Any], rate: float) -> None:
        """A step towards less error."""
        self.steps += 1
        rates = [*[rate] * (len(gradients) - 1), STRAIGHT_RATE * rate]
        parts = zip(self._layers, gradients, self._moments, rates, strict=True)
        for weights, gradient, (mean, square), own_rate in parts:
            mean[:] = 0.9 * mean + 0.1 * gradient
            square[:] = 0.999 * square + 0.001 * gradient * gradient
            size = self._xp.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights[:] = weights - own_rate / (1 - 0.9**self.steps) * mean / size


def measured(network: Network, lessons: Lessons) -> Losses:
    """How far off a network is of what came in the end."""
    came = ~np.isnan(lessons.came)
    reached = lessons.some(came)
    if not reached.size:
        return Losses(0.0, 0.0, 0.0, 0.0)
    told = network(reached.rows)
    chances = np.clip(told.chances, 1e-4, 1 - 1e-4)
    surprise = -(reached.came * np.log(chances) + (1 - reached.came) * np.log(1 - chances))
    return Losses(
        round(float(surprise.mean()), 4),
        round(float(((told.chances - reached.came) ** 2).mean()), 4),
        round(float(np.abs(told.points - reached.points).mean()), 3),
        round(_found(network, lessons.some(lessons.choice != ALONE)), 3),
    )


def _found(network: Network, ends: Lessons) -> float:
    """How often the end that is liked best is the one that was found to be."""
    if not ends.size:
        return 0.0
    liked = _best_places(network(ends.rows).promising, ends.choice)
    return float(np.mean(liked == _best_places(ends.value, ends.choice)))


def _best_places(values: Any, choice: Any) -> Any:
    """Of each choice the place of the end with the highest value."""
    order = np.lexsort((values, choice))
    is_last = np.append(choice[order][1:] != choice[order][:-1], True)
    return order[is_last]
