"""Which language the terminal speaks: the one that is asked for, or else the system's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ..texts import FALLBACK, is_whole, languages

OPTION: Final = "--lang"
VARIABLE: Final = "CEREBRIA_LANG"
# The first of these that is set is what a system goes by.
_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language to speak. It has to be known before the commands are put together, as their help is in it, too."""
    asked_for = next(_asked_for(arguments), environment.get(VARIABLE, ""))
    if asked_for:
        return asked_for
    of_the_system = next((environment[name] for name in _OF_THE_SYSTEM if environment.get(name)), "")
    language = of_the_system.partition(".")[0].partition("_")[0]
    # Nobody who has not asked for it is spoken to half in one language and half in another.
    return language if language in languages() and is_whole(language) else FALLBACK


def _asked_for(arguments: Sequence[str]) -> Iterator[str]:
    """What follows the option, up to where the program's own arguments end: what comes after is a command's."""
    left = iter(arguments)
    for argument in left:
        if not argument.startswith("-"):
            return
        if argument == OPTION:
            yield next(left, "")
        elif argument.startswith(f"{OPTION}="):
            yield argument.removeprefix(f"{OPTION}=")
