"""A first agent: a small network that learns by playing against itself, and then meets `random`.

    python -m examples.first_agent                     # some minutes on one core
    python -m examples.first_agent --device cuda       # the same with torch, on a GPU

It plays the basic game for two, many games at once. After every so many choices it makes those more likely after which
things went better than it had expected, within bounds (proximal policy optimisation), and corrects what it expects.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cerebria import ACTION_SPACE
from cerebria.env import scale
from cerebria.env.vector import Games

Floats = NDArray[np.float32]
GAME: Final[dict[str, Any]] = {"players": 2, "mode": "basic"}
SHAPING: Final = 0.05
"""What a point more than the other team is worth at once."""
DISCOUNT: Final = 0.995
TRACE: Final = 0.95
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5
EPOCHS: Final = 2
MINIBATCH: Final = 512
UNLIKELY: Final = np.float32(-1e9)


class Lot(NamedTuple):
    """Choices to learn from."""

    seen: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Floats
    """How likely each was, as a logarithm."""
    advantages: Floats
    returns: Floats

    def some(self, which: NDArray[Any]) -> Lot:
        return Lot(*(part[which] for part in self))


class Net:
    """Two layers in plain numpy: what is seen, to how good each choice looks and how good the position does."""

    def __init__(self, scales: Floats, hidden: int, rate: float, seed: int) -> None:
        rng = np.random.default_rng(seed)
        size = len(scales)
        self._scales = scales
        self._rate = rate
        # Few of the numbers are not 0: so each counts for more than in a full vector.
        self.weights: list[Floats] = [
            (rng.standard_normal((size, hidden)) * 0.1).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, ACTION_SPACE + 1)) * 0.01).astype(np.float32),
            np.zeros(ACTION_SPACE + 1, np.float32),
        ]
        self._moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.weights]
        self._steps = 0

    def judge(self, seen: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[Floats, Floats]:
        """How likely each choice is, as a logarithm, and what is expected of the position."""
        _, _, logs, values = self._forward(seen, masks)
        return logs, values

    def learn(self, lot: Lot) -> None:
        """One step towards what went better than expected."""
        inputs, hidden, logs, values = self._forward(lot.seen, lot.masks)
        count, rows = len(lot.actions), np.arange(len(lot.actions))
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, lot.actions] - lot.logs)
        is_within = np.where(lot.advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        gain = np.where(is_within, ratio * lot.advantages, 0).astype(np.float32)
        # Of each output: which way is better, all in all.
        outputs = np.empty((count, ACTION_SPACE + 1), np.float32)
        outputs[:, :-1] = -gain[:, None] * chances
        outputs[rows, lot.actions] += gain
        entropy = -(chances * logs).sum(1, keepdims=True)
        outputs[:, :-1] -= ENTROPY * chances * (logs + entropy)
        outputs[:, -1] = VALUE * 2 * (lot.returns - values)
        outputs /= count
        back = (outputs @ self.weights[2].T) * (hidden > 0)
        self._climb([inputs.T @ back, back.sum(0), hidden.T @ outputs, outputs.sum(0)])

    def _forward(self, seen: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        inputs = seen * self._scales
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        outputs = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, outputs[:, :-1], UNLIKELY)
        logits -= logits.max(1, keepdims=True)
        return inputs, hidden, logits - np.log(np.exp(logits).sum(1, keepdims=True)), outputs[:, -1]

    def _climb(self, gradients: list[Floats]) -> None:
        """Adam."""
        self._steps += 1
        length = np.sqrt(sum(float((part**2).sum()) for part in gradients))
        shrunk = min(1.0, 0.5 / (length + 1e-8))
        for weights, gradient, (mean, square) in zip(self.weights, gradients, self._moments, strict=True):
            mean[:] = 0.9 * mean + 0.1 * shrunk * gradient
            square[:] = 0.999 * square + 0.001 * (shrunk * gradient) ** 2
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-5
            weights[:] += self._rate / (1 - 0.9**self._steps) * mean / size


class TorchNet:
    """The same in torch."""

    def __init__(self, scales: Floats, hidden: int, rate: float, seed: int, device: str) -> None:
        import torch

        torch.manual_seed(seed)
        self._torch, self._device = torch, device
        self._scales = torch.tensor(scales, device=device)
        self._body = torch.nn.Linear(len(scales), hidden, device=device)
        self._head = torch.nn.Linear(hidden, ACTION_SPACE + 1, device=device)
        torch.nn.init.normal_(self._body.weight, std=0.1)
        torch.nn.init.normal_(self._head.weight, std=0.01)
        self._all = [*self._body.parameters(), *self._head.parameters()]
        self._adam = torch.optim.Adam(self._all, rate, eps=1e-5)

    def judge(self, seen: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[Floats, Floats]:
        """As `Net` does."""
        with self._torch.no_grad():
            logs, values = self._forward(seen, masks)
        return logs.cpu().numpy(), values.cpu().numpy()

    def learn(self, lot: Lot) -> None:
        """As `Net` does."""
        torch = self._torch
        logs, values = self._forward(lot.seen, lot.masks)
        actions, old, advantages, returns = (
            torch.as_tensor(part, device=self._device) for part in (lot.actions, lot.logs, lot.advantages, lot.returns)
        )
        ratio = (logs.gather(1, actions[:, None])[:, 0] - old).exp()
        gain = torch.minimum(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
        entropy = -(logs.exp() * logs).sum(1).mean()
        loss = VALUE * (returns - values).square().mean() - gain - ENTROPY * entropy
        self._adam.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._all, 0.5)
        self._adam.step()

    def _forward(self, seen: NDArray[np.uint8], masks: NDArray[Any]) -> tuple[Any, Any]:
        torch = self._torch
        inputs = torch.as_tensor(seen, device=self._device) * self._scales
        outputs = self._head(torch.relu(self._body(inputs)))
        mask = torch.as_tensor(masks != 0, device=self._device)
        logits = outputs[:, :-1].masked_fill(~mask, float(UNLIKELY))
        return torch.log_softmax(logits, 1), outputs[:, -1]


def sampled(logs: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """A choice for each row, as likely as it says."""
    return np.asarray((logs + rng.gumbel(size=logs.shape)).argmax(1))


def played(games: Games, net: Net | TorchNet, steps: int, rng: np.random.Generator) -> Lot:
    """What is to be learned from so many choices in each game, each judged by the seat that made it."""
    count, seats = len(games), games.batch.rewards.shape[1]
    kept: list[tuple[Any, ...]] = []
    for _ in range(steps):
        batch = games.batch
        seen, masks, who = batch.observations.copy(), batch.masks.astype(bool), batch.seats.astype(int)
        logs, values = net.judge(seen, masks)
        actions = sampled(logs, rng)
        games.step(actions)
        own = logs[np.arange(count), actions]
        kept.append((seen, masks, who, actions, own, values, batch.rewards.copy(), batch.ended.copy()))
    _, last = net.judge(games.batch.observations, games.batch.masks)
    rows = np.arange(count)
    # By seat: what came after its choice, what it expects next, and how far better that was than expected before.
    gains, expected = np.zeros((count, seats), np.float32), np.zeros((count, seats), np.float32)
    trace = np.zeros((count, seats), np.float32)
    expected[rows, games.batch.seats.astype(int)] = last
    lots: list[Lot] = []
    for seen, masks, who, actions, own, values, rewards, ended in reversed(kept):
        for part in (gains, expected, trace):
            part[ended] = 0
        gains += rewards
        surprise = gains[rows, who] + DISCOUNT * expected[rows, who] - values
        advantage = surprise + DISCOUNT * TRACE * trace[rows, who]
        trace[rows, who], expected[rows, who], gains[rows, who] = advantage, values, 0
        lots.append(Lot(seen, masks, actions, own, advantage, advantage + values))
    return Lot(*(np.concatenate(parts) for parts in zip(*lots, strict=True)))


def minibatches(lot: Lot, rng: np.random.Generator) -> Iterator[Lot]:
    """All of it in a random order, some at a time."""
    order = rng.permutation(len(lot.actions))
    for start in range(0, len(order), MINIBATCH):
        yield lot.some(order[start : start + MINIBATCH])


def wins_against_random(net: Net | TorchNet, games: int, seed: int) -> float:
    """Which part of so many games the agent wins, half of them on each side; a draw is half a win."""
    rng = np.random.default_rng(seed)
    table = Games(games, seed=seed, **GAME)
    own = np.arange(games) % 2
    won, is_open = 0.0, np.ones(games, bool)
    while is_open.any():
        batch = table.batch
        is_own = batch.seats == own
        logs, _ = net.judge(batch.observations, batch.masks)
        chosen = np.where(is_own, sampled(logs, rng), table.random_actions())
        table.step(chosen)
        over = is_open & table.batch.ended
        won += float((table.batch.rewards[np.arange(games), own][over] + 1).sum() / 2)
        is_open &= ~over
    return won / games


def main(arguments: Sequence[str] | None = None) -> None:
    parse = argparse.ArgumentParser(description="Train a first agent by self-play, and let it meet `random`.")
    parse.add_argument("--minutes", type=float, default=5, help="how long to learn")
    parse.add_argument("--updates", type=int, default=1_000_000, help="how often to learn, at most")
    parse.add_argument("--games", type=int, default=32, help="games at once")
    parse.add_argument("--steps", type=int, default=64, help="choices in each game before it learns from them")
    parse.add_argument("--hidden", type=int, default=128, help="neurons in between")
    parse.add_argument("--rate", type=float, default=1e-3, help="how fast to learn")
    parse.add_argument("--seed", type=int, default=1)
    parse.add_argument("--tell", type=float, default=30, help="seconds after which it meets random meanwhile")
    parse.add_argument("--test-games", type=int, default=400, help="games against random afterwards")
    parse.add_argument("--device", help="a device of torch, such as cuda; without it the network is plain numpy")
    given = parse.parse_args(arguments)
    games = Games(given.games, seed=given.seed * 1_000_000, shaping=SHAPING, **GAME)
    parts = (scale(games.layout), given.hidden, given.rate, given.seed)
    net = TorchNet(*parts, given.device) if given.device else Net(*parts)
    rng = np.random.default_rng(given.seed)
    begun, told = time.monotonic(), 0.0
    for update in range(1, given.updates + 1):
        lot = played(games, net, given.steps, rng)
        spread = lot.advantages.std() + 1e-6
        lot = lot._replace(advantages=(lot.advantages - lot.advantages.mean()) / spread)
        for _ in range(EPOCHS):
            for part in minibatches(lot, rng):
                net.learn(part)
        spent = time.monotonic() - begun
        if spent - told > given.tell:
            told = spent
            won = wins_against_random(net, 100, seed=7)
            print(f"{spent:.0f} s, {update * given.games * given.steps} choices: {won:.0%} of 100 games", flush=True)
        if spent > given.minutes * 60:
            break
    won = wins_against_random(net, given.test_games, seed=9)
    print(f"against random: {won:.1%} of {given.test_games} games, after {update * given.games * given.steps} choices")


if __name__ == "__main__":
    main()
