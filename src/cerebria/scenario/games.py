"""The `game` of a scenario: the options of a game, under the names that files use."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ..content import BLISS, GLOOM, SPIRITS, TEAMS
from ..errors import BadOptions
from ..model.options import NAMES, Options, check_options
from .reading import Document, Mistake, Node, check_plain_file

KEYS: Final = tuple(name.replace("_", "-") for name in NAMES)


def read_options(document: Document, node: Node | None) -> Options | None:
    """The checked options; None after noting what is wrong with them."""
    entries = document.entries(node, KEYS)
    given = {key.replace("-", "_"): _value(document, key, entry) for key, entry in entries.items()}
    try:
        options = check_options(given)
    except BadOptions as error:
        for found in error.problems:
            key = found.place.partition(" ")[0].partition(".")[0].replace("_", "-")
            at = entries[key].line if key in entries else (node or Node(document.line, None)).line
            document.add(at, found._replace(place=document.place(at, found.place.replace("_", "-"))))
        return None
    return options if given.get("first") else options._replace(first=_first(options))


def _value(document: Document, key: str, node: Node) -> Any:
    if key != "card-set" or not isinstance(node.value, str) or node.value == "standard":
        return node.plain()
    # A card set lies beside the file that names it.
    path = Path(document.file).parent / node.value
    try:
        check_plain_file(path)
    except Mistake as mistake:
        document.wrong(node, mistake.id, **mistake.details)
        return None
    return path


def _first(options: Options) -> str:
    """The team that plays first unless a file says otherwise: the one with more Spirits, else Bliss."""
    teams = [SPIRITS[spirit].team for spirit in options.seats if spirit < len(SPIRITS)]
    return TEAMS[max((BLISS, GLOOM), key=teams.count)]
