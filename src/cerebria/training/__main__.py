"""`python -m cerebria.training`: generations of networks, each of which learns from the games of the one before."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated, Final

# A process plays one game at a time: more threads for its small sums would only stand in the way of the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import typer
from rich.markup import escape

from ..cli.cluster import ClusterAddress, workers_for
from ..cli.console import clear_errors, err, out
from ..cli.names import say
from ..cli.simulate import progress_bar
from ..cli.usage import Command
from .generations import Run, Settings, Told

DEFAULT: Final = Settings()

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


@app.command(cls=Command, help=say("help-training"))
def train(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", file_okay=False, help=say("help-training-folder"))],
    generations: Annotated[int, typer.Option("--generations", min=1, help=say("help-training-generations"))] = 8,
    games: Annotated[int, typer.Option("--games", min=1, help=say("help-training-games"))] = DEFAULT.games,
    nodes: Annotated[int, typer.Option("--nodes", min=1, help=say("help-training-nodes"))] = DEFAULT.nodes,
    strays: Annotated[float, typer.Option("--strays", min=0, max=1, help=say("help-training-strays"))] = DEFAULT.strays,
    thorough: Annotated[
        float, typer.Option("--thorough", min=0, max=1, help=say("help-training-thorough"))
    ] = DEFAULT.thorough,
    match: Annotated[int, typer.Option("--match", min=2, help=say("help-training-match"))] = DEFAULT.match,
    epochs: Annotated[int, typer.Option("--epochs", min=1, help=say("help-training-epochs"))] = DEFAULT.epochs,
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("help-training-seed"))] = 0,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help=say("help-simulate-jobs"))] = 1,
    cluster: ClusterAddress = None,
    device: Annotated[str, typer.Option("--device", help=escape(say("help-training-device")))] = "cpu",
    minutes: Annotated[float | None, typer.Option("--minutes", help=say("help-training-minutes"))] = None,
) -> None:
    with clear_errors():
        until = None if minutes is None else time.monotonic() + 60 * minutes
        settings = Settings(seed, games, nodes, strays, thorough, match, epochs)
        workers = workers_for(jobs, cluster)
        with progress_bar(is_shown=err.is_terminal) as bar:
            task = bar.add_task("", total=None)

            def tell(told: Told) -> None:
                what = say(f"training-{told.what}", generation=told.generation)
                bar.update(task, description=what, completed=told.done, total=told.whole)

            try:
                for report in Run(folder, settings, workers, device, tell, until).generations(generations):
                    losses, found = report["losses"], report["match"]
                    out.print(say(
                        "training-kept" if report["kept"] else "training-dropped", generation=report["generation"],
                        against=report["against"], share=f"{100 * found['share']:.1f}", games=found["games"],
                        wins=f"{losses['wins']:.3f}", positions=losses["positions"],
                    ))  # fmt: skip
            finally:
                if workers is not None:
                    workers.end()


if __name__ == "__main__":
    app()
