"""Many games at once, numpy in and numpy out: in this process, or over several that share their memory.

>>> from cerebria.env.vector import Games
>>> games = Games(64, players=2)
>>> games.step(games.random_actions()).seats.shape
(64,)
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cerebria import ACTION_SPACE, Game, among_programs, new_game

from . import Numbers, Observer, layout_of
from .rewards import final_rewards, gained, pass_forced, points


class Batch(NamedTuple):
    """One row for each game, as it stands; rows are written over by the next step."""

    observations: Numbers
    """What the seat that decides sees."""
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    """Who decides."""
    rewards: NDArray[np.float32]
    """By seat, for the step before."""
    ended: NDArray[np.bool_]
    """Whether that step ended a game; what is seen is then the beginning of the next one."""
    actions: NDArray[np.int32]
    """What is to be chosen, for those who write it there."""


class Games:
    """Games in this process. A game that ends begins anew at once, with another seed: that of game number `first + i`
    in its k-th round is `seed + first + i + k * of`, however many processes share the games. They keep
    nothing of what was chosen: to see a game again, play its choices in a game of that seed."""

    def __init__(
        self,
        count: int,
        *,
        seed: int = 0,
        shaping: float = 0.0,
        first: int = 0,
        of: int | None = None,
        batch: Batch | None = None,
        **options: Any,
    ) -> None:
        self.options: Final = among_programs(options)
        self.shaping: Final = shaping
        self._of: Final = count if of is None else of
        self._seeds: Final = [seed + first + number for number in range(count)]
        self.games: Final = [self._begun(number) for number in range(count)]
        table = self.games[0].state.table
        self.layout: Final = layout_of(table)
        self._observers: Final = [Observer(game.state.table) for game in self.games]
        self.batch: Final = batch or Batch(
            *(np.zeros(*part) for part in _parts(count, self.layout.size, len(table.team)))
        )
        self._random: Final = np.random.default_rng(seed + first)
        # The rows of the batch as plain memory, which is written to faster than through numpy.
        self._seen: Final = [memoryview(row).cast("B") for row in self.batch.observations]
        self._masks: Final = [memoryview(row).cast("B") for row in self.batch.masks]
        self.batch.seats[:] = [self._show(number) for number in range(count)]

    def __len__(self) -> int:
        return len(self.games)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Carry out a choice in each game."""
        batch, shaping = self.batch, self.shaping
        batch.rewards[:] = 0
        batch.ended[:] = False
        seats: list[int] = []
        for number, action in enumerate(np.asarray(actions).tolist()):
            game = self.games[number]
            before = points(game) if shaping else []
            _carry_out(game, action)
            if shaping:
                batch.rewards[number] = gained(game, before)
                batch.rewards[number] *= shaping
            if game.is_over:
                batch.ended[number] = True
                batch.rewards[number] += final_rewards(game)
                self._seeds[number] += self._of
                self.games[number] = begun = self._begun(number)
                self._observers[number] = Observer(begun.state.table)
            seats.append(self._show(number))
        batch.seats[:] = seats
        return batch

    def random_actions(self) -> NDArray[np.int32]:
        """One of what may be chosen in each game, by chance."""
        options = [game.state.options for game in self.games]
        places = self._random.random(len(options))
        self.batch.actions[:] = [own[int(place * len(own))] for own, place in zip(options, places, strict=True)]
        return self.batch.actions

    def _begun(self, number: int) -> Game:
        game = new_game(**{**self.options, "seed": self._seeds[number]})
        pass_forced(game)
        return game

    def _show(self, number: int) -> int:
        """Write down what the seat sees that decides now, and what it may choose; that seat."""
        game = self.games[number]
        seat = game.decider
        self._seen[number][:] = self._observers[number].look(game.glimpse(seat))
        self._masks[number][:] = game.mask()
        return seat


def _carry_out(game: Game, action: int) -> None:
    """A choice, and whatever is the only thing to be done after it."""
    game.go_on(action)
    while len(game.state.options) == 1:
        game.go_on(game.state.options[0])


class GamesInProcesses:
    """The same over several processes, which write into memory that all of them share. To be closed, or used `with`."""

    def __init__(self, count: int, processes: int, *, seed: int = 0, shaping: float = 0.0, **options: Any) -> None:
        table = new_game(**among_programs(options)).state.table
        self.layout: Final = layout_of(table)
        parts = _parts(count, self.layout.size, len(table.team))
        self._memory: Final = SharedMemory(create=True, size=sum(_bytes(part) for part in parts))
        self.batch = Batch(*_laid(self._memory, parts))
        self._random: Final = np.random.default_rng(seed)
        # A way to each process, whose type depends on the system, and itself.
        self._workers: Final[list[tuple[Any, Any]]] = []
        given = {**options, "seed": seed, "shaping": shaping, "of": count}
        context = multiprocessing.get_context("spawn")
        bounds = [count * number // processes for number in range(processes + 1)]
        for start, end in pairwise(bounds):
            own, theirs = context.Pipe()
            worker = context.Process(
                target=_work, args=(theirs, self._memory.name, parts, start, end, given), daemon=True
            )
            worker.start()
            theirs.close()
            self._workers.append((own, worker))
        self._wait()

    def __len__(self) -> int:
        return len(self.batch.seats)

    def __enter__(self) -> GamesInProcesses:
        return self

    def __exit__(self, *given: object) -> None:
        self.close()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """Carry out a choice in each game."""
        self.batch.actions[:] = actions
        for pipe, _ in self._workers:
            pipe.send_bytes(b"step")
        self._wait()
        return self.batch

    def random_actions(self) -> NDArray[np.int64]:
        """One of what may be chosen in each game, by chance."""
        masks = self.batch.masks
        counts = masks.sum(1, dtype=np.int64)
        choices = np.flatnonzero(masks.view(np.bool_)) % masks.shape[1]
        own = (self._random.random(len(counts)) * counts).astype(np.int64)
        chosen: NDArray[np.int64] = choices[np.cumsum(counts) - counts + own]
        return chosen

    def close(self) -> None:
        """End the processes and give the memory back; nobody may still hold an array of a batch."""
        for pipe, worker in self._workers:
            pipe.close()
            worker.join()
        self._workers.clear()
        # Nobody may hold an array when the memory goes.
        self.batch = self.batch._replace(**{name: part.copy() for name, part in self.batch._asdict().items()})
        self._memory.close()
        self._memory.unlink()

    def _wait(self) -> None:
        for pipe, _ in self._workers:
            if error := pipe.recv_bytes():
                raise RuntimeError(error.decode())


Part = tuple[tuple[int, ...], str]


def _parts(count: int, size: int, seats: int) -> list[Part]:
    """The arrays of a batch: shapes and kinds of numbers, those of four bytes first."""
    return [
        ((count, size), "u1"), ((count, ACTION_SPACE), "i1"), ((count,), "i1"), ((count, seats), "f4"), ((count,), "?"),
        ((count,), "i4"),
    ]  # fmt: skip


def _bytes(part: Part) -> int:
    shape, kind = part
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def _laid(memory: SharedMemory, parts: Sequence[Part]) -> Iterator[NDArray[Any]]:
    """The arrays, one after the other in memory."""
    start = 0
    for part in parts:
        shape, kind = part
        yield np.ndarray(shape, kind, memory.buf, start)
        start += _bytes(part)


def _work(pipe: Connection, name: str, parts: Sequence[Part], start: int, end: int, given: dict[str, Any]) -> None:
    """What each process does until the pipe is closed."""
    memory = SharedMemory(name)
    batch = Batch(*(part[start:end] for part in _laid(memory, parts)))
    games = Games(end - start, first=start, batch=batch, **given)
    pipe.send_bytes(b"")
    try:
        while pipe.recv_bytes():
            try:
                games.step(batch.actions)
                pipe.send_bytes(b"")
            except Exception as error:
                pipe.send_bytes(str(error).encode() or b"failed")
    except EOFError:
        pass
    del games, batch
    memory.close()
