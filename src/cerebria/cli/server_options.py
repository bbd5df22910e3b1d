"""What the commands around the table server share: where its database is, and what to install for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.text import Text

from ..errors import CerebriaError
from .console import out
from .names import say

if TYPE_CHECKING:
    from ..server.settings import Settings

_OF_POSTGRES: Final = ("psycopg", "psycopg_pool", "procrastinate")
_A_CENTURY: Final = 36_500

Database = Annotated[
    str | None,
    typer.Option("--database", envvar="CEREBRIA_DATABASE", metavar="WHERE", help=say("help-option-database")),
]
JsonLogs = Annotated[bool, typer.Option("--json-logs", envvar="CEREBRIA_JSON_LOGS", help=say("help-option-json-logs"))]


def _days(kind: str) -> Any:
    """The option of how long one kind of thing is kept."""
    return typer.Option(
        f"--keep-{kind}-days", envvar=f"CEREBRIA_KEEP_{kind.upper()}_DAYS", min=0, max=_A_CENTURY, metavar="DAYS",
        help=say(f"help-option-keep-{kind}"),
    )  # fmt: skip


KeepOpen = Annotated[int | None, _days("open")]
KeepRunning = Annotated[int | None, _days("running")]
KeepOver = Annotated[int | None, _days("over")]
KeepPeople = Annotated[int | None, _days("people")]


@contextmanager
def server_extra() -> Iterator[None]:
    """Say what to install when a part of the server's own dependencies is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").split(".")[0]
        if module in ("", "cerebria"):
            raise
        raise CerebriaError("postgres-absent" if module in _OF_POSTGRES else "server-absent", module=module) from None


def settings_of(database: str | None, **wanted: Any) -> Settings:
    """The settings of the environment, with what the command line gives besides."""
    from ..server.settings import Settings

    chosen = {name: value for name, value in wanted.items() if value is not None}
    return replace(Settings.from_environment(), database=database_at(database), **chosen)


def tell(id: str, **args: object) -> None:
    """A line on the screen, with nothing in it read as markup."""
    out.print(Text(say(id, **args)), soft_wrap=True)


def database_at(given: str | None) -> str:
    """The address of a database, the user's own by default."""
    from ..server.storage.database import address_of, default_address

    return default_address() if given is None else address_of(given)
