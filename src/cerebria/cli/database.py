"""`cerebria database`: what an operator does with the database of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from . import server_options as given
from .console import clear_errors, err
from .names import say

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-argument-archive"), dir_okay=False)]


def export(file: File, database: given.Database = None) -> None:
    """Write everything into a file."""
    with clear_errors(), given.server_extra():
        from ..server.storage.archive import write_archive

        where = given.database_at(database)
        with _progress(say("database-exporting")) as report:
            rows = write_archive(where, file, report)
    given.tell("database-exported", rows=rows, file=str(file))


def import_(file: File, database: given.Database = None) -> None:
    """Fill an empty database from a file."""
    with clear_errors(), given.server_extra():
        from ..server.storage.archive import read_archive
        from ..server.storage.database import shown
        from ..server.tables.checking import check_rows

        where = given.database_at(database)
        with _progress(say("database-importing")) as report:
            rows = read_archive(where, file, check_rows, report)
        given.tell("database-imported", rows=rows, database=shown(where))


def upgrade(database: given.Database = None) -> None:
    """Bring a database to the form this version needs."""
    with clear_errors(), given.server_extra():
        from ..server.storage.database import newest_form, shown
        from ..server.storage.database import upgrade as bring_up

        where = given.database_at(database)
        bring_up(where)
        given.tell("database-upgraded", database=shown(where), form=newest_form())


def tidy(
    database: given.Database = None,
    keep_open_days: given.KeepOpen = None,
    keep_running_days: given.KeepRunning = None,
    keep_over_days: given.KeepOver = None,
    keep_people_days: given.KeepPeople = None,
) -> None:
    """Forget what is too old."""
    with clear_errors(), given.server_extra():
        from ..server.process import event_loops
        from ..server.storage.database import must_exist
        from ..server.storage.database import upgrade as bring_up
        from ..server.storage.retention import Tidied
        from ..server.storage.retention import tidy as forget
        from ..server.storage.store import Store, now

        settings = given.settings_of(
            database, keep_open_days=keep_open_days, keep_running_days=keep_running_days,
            keep_over_days=keep_over_days, keep_people_days=keep_people_days,
        )  # fmt: skip
        must_exist(settings.database)
        bring_up(settings.database)

        async def forgotten() -> Tidied:
            store = Store(settings.database, "command")
            try:
                return await forget(store, settings, now())
            finally:
                await store.stop()

        gone = event_loops.run(forgotten())
    given.tell("database-tidied", tables=gone.tables, people=gone.people)


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "export": export,
    "import": import_,
    "upgrade": upgrade,
    "tidy": tidy,
}


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on the screen; what it yields moves it."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=err, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
