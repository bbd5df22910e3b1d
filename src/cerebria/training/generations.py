"""Generation after generation: the best network there is plays, a new one learns from that, and is kept if it wins.

All of it lies in a folder. What is there is not done again, so that a run can be stopped at any time and goes on later.
"""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..bots.network import load
from ..bots.processes import Workers, results
from ..errors import BadOptions
from . import learning, lessons, matches, playing

KINDS: Final[tuple[dict[str, Any], ...]] = (
    {}, {"players": 2}, {}, {"players": 2, "mode": "basic"}, {}, {"ego": "gloom"}, {"balance": True}, {},
    {"players": 3}, {"edition": "preview"},
)  # fmt: skip
"""What is played, in turn; the full game for four most often."""
BEST: Final = "best.npz"
SETTINGS: Final = "settings.json"
REPORT: Final = "report.json"
SHARD: Final = 100
"""So many games lie in a file."""
REMEMBERED: Final = 3
"""So many generations are learned from."""
SEEDS: Final = 1_000_000
"""Generations have seeds so far apart."""


class Settings(NamedTuple):
    """What makes a run what it is; it goes on with the same."""

    seed: int = 0
    games: int = 3000
    """A generation."""
    nodes: int = 120
    """Positions that are looked at for a turn, in games to learn from and in matches."""
    strays: float = 0.15
    """How often another way is taken than the one that seems best."""
    thorough: float = 0.25
    """How many turns are thought through further, in games to learn from: that takes most of the time."""
    match: int = 600
    """Games of a match, at most."""
    epochs: int = learning.EPOCHS


class Told(NamedTuple):
    """What is told of a run while it goes on: the generation, what is being done, and how much of it is done."""

    generation: int
    what: str
    done: int
    whole: int


Telling = Callable[[Told], None]


class Run:
    """A run in its folder, with those who play for it."""

    def __init__(
        self, folder: Path, settings: Settings, workers: Workers | None, device: str, telling: Telling,
        until: float | None = None,
    ) -> None:  # fmt: skip
        self._folder = folder
        self._settings = settings
        self._workers = workers
        self._device = device
        self._telling = telling
        self._until = until
        _begin(folder, settings)

    def generations(self, count: int) -> Iterator[dict[str, Any]]:
        """The report of each generation up to a number, as soon as it is there."""
        for number in range(count):
            report = self._at(number) / REPORT
            if not report.exists():
                self._play(number)
                if self._is_late():
                    return
                self._learn(number)
                if self._is_late():
                    return
                _write(report, self._meet(number))
            yield json.loads(report.read_text(encoding="utf-8"))

    def _is_late(self) -> bool:
        return self._until is not None and time.monotonic() > self._until

    def _at(self, number: int) -> Path:
        return self._folder / f"generation-{number:03}"

    def _network(self, number: int) -> Path | None:
        """The best network before a generation."""
        for before in range(number - 1, -1, -1):
            report = json.loads((self._at(before) / REPORT).read_text(encoding="utf-8"))
            if report["kept"]:
                return self._at(before) / "network.npz"
        return None

    def _play(self, number: int) -> None:
        """Games of the best network, in files of some games each."""
        folder, network = self._at(number), self._network(number)
        folder.mkdir(parents=True, exist_ok=True)
        games = self._settings.games
        shards = [range(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]
        missing = [shard for shard in shards if not _lessons_file(folder, shard).exists()]
        wanted = (
            playing.Wanted(
                each, playing.options_of(each, self._settings.seed + SEEDS * number, KINDS),
                None if network is None else str(network), self._settings.nodes, self._settings.strays,
                self._settings.thorough,
            )
            for shard in missing for each in shard
        )  # fmt: skip
        of_shard = {each: shard for shard in missing for each in shard}
        found: dict[range, list[playing.Lived]] = {shard: [] for shard in missing}
        done = games - len(of_shard)
        with closing(results(playing.play, wanted, self._workers)) as lived:
            for each in lived:
                done += 1
                self._telling(Told(number, "playing", done, games))
                shard = of_shard[each.played.number]
                found[shard].append(each)
                if len(found[shard]) == len(shard):
                    _keep(folder, shard, found.pop(shard))
                if self._is_late():
                    return

    def _learn(self, number: int) -> None:
        """A network that learns from the last few generations."""
        file = self._at(number) / "network.npz"
        if file.exists():
            return
        folders = [self._at(each) for each in range(max(0, number - REMEMBERED + 1), number + 1)]
        known = lessons.together(
            lessons.load(part) for folder in folders for part in sorted(folder.glob("lessons-*.npz"))
        )
        before = self._network(number)
        epochs = self._settings.epochs
        network, losses = learning.fit(
            known, self._settings.seed + number, self._device, None if before is None else load(before), epochs,
            lambda epoch, _: self._telling(Told(number, "learning", epoch + 1, epochs)),
        )  # fmt: skip
        _write(self._at(number) / "losses.json", {"positions": known.size, "hash": network.hash, **losses._asdict()})
        network.save(file)

    def _meet(self, number: int) -> dict[str, Any]:
        """Whether the new network is better than the one before; it is the best then."""
        new, before = self._at(number) / "network.npz", self._network(number)
        self._telling(Told(number, "match", 0, self._settings.match))
        networks = str(new), None if before is None else str(before)
        # Deals of its own: none that somebody has learned from.
        seed = self._settings.seed + SEEDS * number + SEEDS // 2
        match = matches.meet(networks, TWO_TEAMS, seed, self._settings.match, self._settings.nodes, self._workers)
        is_kept = match.verdict == "high"
        if is_kept:
            shutil.copyfile(new, self._folder / BEST)
        losses = json.loads((self._at(number) / "losses.json").read_text(encoding="utf-8"))
        against = "planner" if before is None else load(before).hash
        games = {"seed": self._settings.seed + SEEDS * number, "games": self._settings.games}
        return {
            "generation": number,
            **games,
            "losses": losses,
            "against": against,
            "match": match._asdict(),
            "kept": is_kept,
        }


TWO_TEAMS: Final = tuple(kind for kind in KINDS if not kind.keys() & {"ego", "balance"})
"""Where two can meet."""


def _begin(folder: Path, settings: Settings) -> None:
    """A folder holds one run."""
    file = folder / SETTINGS
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists():
        before = json.loads(file.read_text(encoding="utf-8"))
        other = [name for name, value in settings._asdict().items() if before.get(name) != value]
        if other:
            raise BadOptions("training-other", folder=str(folder), names=", ".join(other))
    _write(file, settings._asdict())


def _write(file: Path, data: dict[str, Any]) -> None:
    """As a whole or not at all."""
    part = file.with_name(file.name + ".part")
    part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")
    part.replace(file)


def _lessons_file(folder: Path, shard: range) -> Path:
    return folder / f"lessons-{shard[0]:06}-{shard[-1]:06}.npz"


def _keep(folder: Path, shard: range, lived: Sequence[playing.Lived]) -> None:
    """What the games teach, in the order of their numbers, whoever was done first; and, where data sets can be written,
    the games themselves."""
    ordered = sorted(lived, key=lambda each: each.played.number)
    if find_spec("pyarrow"):
        from ..dataset import write_shard

        write_shard(folder / f"games-{shard[0]:06}-{shard[-1]:06}.parquet", [each.played for each in ordered])
    lessons.save(_lessons_file(folder, shard), lessons.together(each.lessons for each in ordered))
