"""Who plays many games: processes of this machine, or the machines of a Ray cluster. Games come of their seeds alone,
so nothing but the time depends on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import Annotated, Any, Final

import typer
from rich.markup import escape

from .. import RULES_VERSION, __version__
from ..bots.processes import Answer, Processes, Workers
from ..errors import BadOptions
from .bot_names import is_own
from .names import say

HERE: Final = "here"
"""In place of an address: a cluster of this machine alone, for as long as the command runs."""
AHEAD: Final = 2
"""So many tasks wait for each processor, lest it waits for this process between two of them."""

ClusterAddress = Annotated[str | None, typer.Option("--cluster", metavar="WHERE", help=escape(say("help-cluster")))]


class Cluster:
    """The processors of a Ray cluster. A task whose process or machine dies is done again by another one."""

    def __init__(self, address: str, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise BadOptions("cluster-absent") from None
        self._ray: Any = ray
        self._is_own = not ray.is_initialized()
        if self._is_own:
            cores = jobs if jobs > 1 else os.cpu_count()
            where = {"num_cpus": cores} if address == HERE else {"address": address}
            try:
                ray.init(**where, include_dashboard=False if address == HERE else None, log_to_driver=False,
                         logging_level="ERROR")  # fmt: skip
            except (ConnectionError, OSError, RuntimeError, ValueError) as error:
                raise BadOptions("cluster-unreachable", address=address[:60], reason=str(error)[:200]) from None
        self._do = ray.remote(_do).options(max_retries=-1)
        self._check()

    def _check(self) -> None:
        """Other versions might play other games."""
        found = self._ray.get(self._do.remote(_version, None))
        if found != _version(None):
            raise BadOptions("cluster-version", found=" ".join(map(str, found)), own=" ".join(map(str, _version(None))))

    @property
    def size(self) -> int:
        """How many tasks can be done at once."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def answers(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Answer]:
        """What comes of each task, as soon as it does. The cluster may grow and shrink meanwhile."""
        left = enumerate(tasks)
        waiting: dict[Any, tuple[int, Any]] = {}
        try:
            while True:
                most = AHEAD * self.size
                while len(waiting) < most and (task := next(left, None)) is not None:
                    waiting[self._do.remote(work, task[1])] = task
                if not waiting:
                    return
                done, _ = self._ray.wait(list(waiting))
                for each in done:
                    task = waiting.pop(each)
                    found, error = self._found(each)
                    yield Answer(*task, found, error)
        finally:
            for each in waiting:
                self._ray.cancel(each, force=True)

    def _found(self, each: Any) -> tuple[Any, Exception | None]:
        try:
            return self._ray.get(each), None
        except Exception as error:
            return None, error

    def end(self) -> None:
        """Leave the cluster; one of this machine alone ends with that."""
        if self._is_own:
            self._ray.shutdown()


def _do(work: Callable[[Any], Any], task: Any) -> Any:
    return work(task)


def _version(task: None) -> tuple[str, int]:
    return __version__, RULES_VERSION


def workers_for(jobs: int, cluster: str | None = None, bots: Iterable[str] = ()) -> Workers | None:
    """Who is to play; nobody but this process, if that is enough."""
    if cluster is not None:
        own = next(filter(is_own, bots), None)
        if own is not None:
            raise BadOptions("cluster-own-bot", bot=own[:60])
        return Cluster(cluster, jobs)
    return Processes(jobs) if jobs > 1 else None
