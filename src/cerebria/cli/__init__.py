"""The command `cerebria`: one module for each of its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, Final, TextIO

import typer

from .. import __version__
from ..content import EMOTIONS, STATUSES, load_card_set
from ..errors import BadOptions, problem
from ..texts import languages
from .analyse import analyse
from .arena import arena
from .bench import IS_COMPILED, bench
from .cards import cards
from .console import LANGUAGE, clear_errors, out, texts
from .database import COMMANDS as DATABASE_COMMANDS
from .dataset import dataset
from .language import OPTION
from .moderate import COMMANDS as MODERATE_COMMANDS
from .names import say
from .new import new
from .play import play
from .replay import replay
from .scenario import scenario
from .serve import serve
from .simulate import simulate
from .usage import Command, Program, speak
from .worker import worker

COMMANDS: Final[tuple[Callable[..., Any], ...]] = (
    play, serve, worker, new, replay, analyse, cards, simulate, arena, dataset, scenario, bench,
)  # fmt: skip


speak()

app = typer.Typer(
    cls=Program,
    help=say("help-program"),
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if not wanted:
        return
    status = load_card_set("standard").status
    counts = {name: status.count(name) for name in STATUSES}
    out.print(say("version", version=__version__, engine="compiled" if IS_COMPILED else "plain"))
    out.print(say("version-unofficial"))
    out.print(say("version-documented", emotions=len(EMOTIONS), documented=counts["documented"]))
    out.print(say("version-designed", designed=counts["designed"], partly=counts["documented-in-part"]))
    raise typer.Exit


def _check_language(wanted: str) -> str:
    """Whether there are texts in a language; by now they are chosen, as all this is told in it."""
    with clear_errors():
        if wanted not in languages():
            allowed = ", ".join(languages())
            raise BadOptions(
                "bad-arguments", [problem(OPTION, "option-not-allowed", value=wanted[:60], allowed=allowed)]
            )
    return wanted


@app.callback()
def _program(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help=say("help-version"))
    ] = False,
    lang: Annotated[
        str, typer.Option(OPTION, callback=_check_language, metavar="LANGUAGE", help=say("help-lang"))
    ] = LANGUAGE,
) -> None:
    pass


def _help_of(name: str) -> str | None:
    """A command's help with its examples, each on a line of its own; None leaves it to the docstring."""
    if not texts().has(f"help-{name}"):
        return None
    examples = f"help-{name}-examples"
    if not texts().has(examples):
        return say(f"help-{name}")
    return f"{say(f'help-{name}')}\n\n\b\n{say('help-examples')}\n  " + say(examples).replace("\n", "\n  ")


for command in COMMANDS:
    app.command(command.__name__, cls=Command, help=_help_of(command.__name__))(command)

for group, commands in (("database", DATABASE_COMMANDS), ("moderate", MODERATE_COMMANDS)):
    found = typer.Typer(cls=Program, help=_help_of(group), no_args_is_help=True)
    for name, command in commands.items():
        found.command(name, cls=Command, help=_help_of(f"{group}-{name}"))(command)
    app.add_typer(found, name=group)


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        make_tolerant(stream)
    app(prog_name="cerebria")


def make_tolerant(stream: TextIO | None, system: str = os.name) -> None:
    """Let a terminal that cannot show a shape show a question mark instead of failing."""
    reconfigure = getattr(stream, "reconfigure", None)
    if stream is None or reconfigure is None:
        return
    # Files and pipes on Windows have the letters of an old code page, unless somebody says which.
    is_poor = system == "nt" and not stream.isatty() and "PYTHONIOENCODING" not in os.environ
    reconfigure(encoding="utf-8" if is_poor else None, errors="replace")
