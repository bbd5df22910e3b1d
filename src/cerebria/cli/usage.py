"""How commands are used, and what was wrong with that, in the language that is spoken: Typer has only English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from ..texts import visible
from .console import texts
from .names import say

_BLANK: Final = re.compile("[A-Z]{2,}")
"""What stands for something to be given, such as FILE."""
_OF_TYPER: Final = ("help", "install_completion", "show_completion")
"""Options that every command or program has from Typer."""
_Mistake: Final[type[Any]] = typer.BadParameter.__mro__[1]
"""Above all mistakes in arguments; versions of Typer have it in different places."""
_NAMED: Final = r"'?(?P<{}>[^' ]+)'?"
_VALUE: Final = rf"Invalid value for {_NAMED.format('option')}.*: .*"
# How versions of Typer tell of mistakes.
_MISTAKES: Final = tuple(
    (re.compile(pattern, re.DOTALL), id)
    for pattern, id in (
        (
            rf"No such option:? {_NAMED.format('option')}.*(?:options?: |mean )'?(?P<near>.*?)'?[?)].*",
            "usage-option-near",
        ),
        (rf"No such option:? {_NAMED.format('option')}.*", "usage-no-option"),
        (r"No such command '(?P<command>.*?)'\..*mean (?P<near>.*)\?.*", "usage-command-near"),
        (r"No such command '(?P<command>.*)'\.", "usage-no-command"),
        (r"Missing command\.", "usage-command-missing"),
        (rf"Missing \w+ {_NAMED.format('what')}\..*", "usage-missing"),
        (rf"Option {_NAMED.format('option')} requires .*", "usage-no-value"),
        (rf"Option {_NAMED.format('option')} does not take a value.*", "usage-takes-no-value"),
        (r"Got unexpected extra arguments?(?:\(s\))? \((?P<words>.*)\)", "usage-too-much"),
        (rf"{_VALUE}greater than or equal to (?P<least>[\d.]+).*", "usage-too-little"),
        (rf"{_VALUE}less than or equal to (?P<most>[\d.]+).*", "usage-too-great"),
        (rf"{_VALUE}in the range (?P<range>.*?)\.?", "usage-out-of-range"),
        (rf"{_VALUE}integer.*", "usage-no-integer"),
        (rf"{_VALUE}(?:float|number).*", "usage-no-number"),
        (rf"{_VALUE}'(?P<path>.*)' does not exist.*", "usage-absent"),
        (rf"{_VALUE}'(?P<path>.*)' is a directory.*", "usage-is-folder"),
        (rf"{_VALUE}'(?P<path>.*)' is a file.*", "usage-is-file"),
    )
)


def speak() -> None:
    """Let Typer's own headings be in the language."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-commands")
    rich_utils.ERRORS_PANEL_TITLE = say("usage-mistake")
    rich_utils.ABORTED_TEXT = say("usage-aborted")
    rich_utils.DEFAULT_STRING = f"[{say('usage-default', value='{}')}]"
    rich_utils.ENVVAR_STRING = f"[{say('usage-variable', name='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{say('usage-required')}]"
    rich_utils.RICH_HELP = say("usage-see-help", command="{command_path} {help_option}")


class _Spoken:
    """What commands and programs tell of their use. What is wrong with an argument Typer tells by itself, and would
    repeat it as it is."""

    def make_context(self, *args: Any, **options: Any) -> Any:
        with _mistakes_told():
            return super().make_context(*args, **options)  # type: ignore[misc]

    def invoke(self, *args: Any) -> Any:
        with _mistakes_told():
            return super().invoke(*args)  # type: ignore[misc]

    def get_params(self, ctx: Any) -> list[Any]:
        """The arguments and options, with what Typer says of them in the language."""
        found: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in found:
            if param.name in _OF_TYPER:
                param.help = say(f"usage-option-{param.name.replace('_', '-')}")
            if param.metavar:
                param.metavar = _in_words(param.metavar)
        return found

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line above all help."""
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, _in_words(" ".join(pieces)), prefix=f"{say('usage-line')} ")


class Command(_Spoken, TyperCommand):
    """A command."""


class Program(_Spoken, TyperGroup):
    """All commands, or those of one kind."""


@contextmanager
def _mistakes_told() -> Iterator[None]:
    try:
        yield
    except _Mistake as error:
        told = _in_the_language(error.format_message())
        error.format_message = lambda: told
        raise


def _in_the_language(mistake: str) -> str:
    """What Typer tells of a mistake; what it tells in words of another version stays as it is."""
    for pattern, id in _MISTAKES:
        match = pattern.fullmatch(mistake)
        if match:
            return say(id, **{name: value.replace("'", "").rstrip("…") for name, value in match.groupdict().items()})
    return visible(mistake)


def _in_words(blanks: str) -> str:
    """A line of what is to be given, with the words of the language."""
    return _BLANK.sub(lambda match: _blank(match[0]), blanks)


def _blank(word: str) -> str:
    id = f"blank-{word.lower()}"
    return say(id) if texts().has(id) else word
