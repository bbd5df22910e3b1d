"""`cerebria moderate`: what an operator does about open tables and about people, and one page of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

from ..errors import CerebriaError
from ..texts import visible
from . import server_options as given
from .console import clear_errors, out
from .names import say

if TYPE_CHECKING:
    from sqlalchemy import Connection

TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-argument-open-table"))]
Who = Annotated[str, typer.Argument(metavar="WHO", help=say("help-argument-who"))]
Reason = Annotated[str, typer.Option("--reason", metavar="WORDS", help=say("help-option-reason"))]
_MOST_DAYS: Final = 36_500


def tables(
    table: Annotated[str | None, typer.Argument(metavar="TABLE", help=say("help-argument-open-table"))] = None,
    database: given.Database = None,
) -> None:
    """The open tables, or who sits at one."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        if table is None:
            found = moderation.open_tables(connection)
            _print(
                ("table", "title", "wanted", "host", "person"),
                [(row["table_id"], row["title"], row["wanted"], row["name"], row["host"]) for row in found],
            )
        else:
            _print(
                ("seat", "name", "person"),
                [
                    (say("moderate-host") if row["number"] is None else row["number"], row["name"], row["id"])
                    for row in moderation.people_at(connection, table)
                ],
            )


def close(
    table: TableId,
    reason: Reason = "",
    only_list: Annotated[bool, typer.Option("--only-list", help=say("help-option-only-list"))] = False,
    database: given.Database = None,
) -> None:
    """Take a table out of the list, and end it."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        if not moderation.close(connection, table, _short(reason), only_list=only_list):
            raise CerebriaError("no-such-table")
    given.tell("moderate-unlisted" if only_list else "moderate-closed", table=table)


def block(
    who: Who,
    reason: Reason = "",
    days: Annotated[
        int | None, typer.Option("--days", min=1, max=_MOST_DAYS, metavar="DAYS", help=say("help-option-barred-days"))
    ] = None,
    with_address: Annotated[bool, typer.Option("--with-address", help=say("help-option-with-address"))] = False,
    database: given.Database = None,
) -> None:
    """Keep a person or an address out."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        if not moderation.block(connection, who, days, _short(reason), with_address=with_address):
            raise CerebriaError("nobody-known", who=who[:60])
    given.tell("moderate-blocked", who=who)


def unblock(who: Who, reason: Reason = "", database: given.Database = None) -> None:
    """Let a person or an address in again."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        if not moderation.unblock(connection, who, _short(reason)):
            raise CerebriaError("nobody-barred", who=who[:60])
    given.tell("moderate-unblocked", who=who)


def log(database: given.Database = None) -> None:
    """What was done, and who is kept out."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        _print(
            ("at", "deed", "subject", "reason", "done"),
            [
                (_day(row["at"]), say(f"moderate-{row['deed']}"), row["subject"], row["reason"], _day(row["done_at"]))
                for row in moderation.log(connection)
            ],
        )
        _print(
            ("barred", "until"),
            [(row["subject"], _day(row["until"]) or say("moderate-for-good")) for row in moderation.bars(connection)],
        )


def figures(database: given.Database = None) -> None:
    """One page of figures."""
    with _connected(database) as connection:
        from ..server.storage import moderation

        page = Table(show_header=False, box=None, pad_edge=False)
        for name, count in moderation.figures(connection).items():
            page.add_row(say(f"figures-{name}"), str(count))
        out.print(page)


COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "tables": tables, "close": close, "block": block, "unblock": unblock, "log": log, "figures": figures,
}  # fmt: skip


@contextmanager
def _connected(database: str | None) -> Iterator[Connection]:
    """A transaction with the database of a server, which may be running."""
    with clear_errors(), given.server_extra():
        from ..server.storage.database import engine_for, must_exist
        from ..server.storage.database import upgrade as bring_up

        where = given.database_at(database)
        must_exist(where)
        bring_up(where)
        with engine_for(where) as engine, engine.begin() as connection:
            yield connection


def _short(reason: str) -> str:
    from ..server.storage.schema import LONGEST_REASON

    return visible(reason)[:LONGEST_REASON]


def _day(moment: int | None) -> str:
    return "" if moment is None else f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"


def _print(columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    """A table of what people have written, none of which steers the terminal."""
    page = Table(box=None, pad_edge=False)
    for column in columns:
        page.add_column(say(f"moderate-column-{column}"), overflow="fold")
    for row in rows:
        page.add_row(*(Text(visible("" if cell is None else str(cell))) for cell in row))
    out.print(page)
