"""What a stored position hangs on, as digests in a golden file: `python -m tests.snapshot_form` renews them.

Servers keep positions in their databases, with the steps on the agenda. After a change of either, what was stored
before it would be read wrongly: the number of the form has to go up, so that the journal is read instead.
"""

import hashlib
import inspect
import json
import re
from collections.abc import Iterable
from typing import Any, get_type_hints

from cerebria import new_game
from cerebria.model.rulebook import Rulebook
from cerebria.model.state import MET, USED, Fortress, Rounds, State, bare_state
from cerebria.server.tables.snapshots import SNAPSHOT_FORM
from tests.games import rulebooks
from tests.golden_games import FOLDER, write

FILE = FOLDER / "snapshot-form.json"
WHAT_TO_DO = (
    "a stored position is no longer what it was: raise SNAPSHOT_FORM in src/cerebria/server/tables/snapshots.py, "
    "then run `python -m tests.snapshot_form`"
)


def steps(those: Iterable[Rulebook[State]]) -> str:
    """A digest of the steps of rulebooks: whether each asks or just happens, its name, its fields."""
    found = {
        "\n".join(
            sorted(
                f"{kind} {name} {' '.join(declared.fields)}"
                for kind, steps in (("asks", rulebook.asking), ("happens", rulebook.happening))
                for name, declared in steps.items()
            )
        )
        for rulebook in those
    }
    return _digest(sorted(found))


def position() -> str:
    """A digest of the form of a position: its fields with their types, and how JSON holds what is not plain."""
    state = bare_state(new_game().state.table, 1)
    state.used, state.met = sum(USED.values()), sum(MET.values())
    state.covered = state.in_play = state.insecurity[0] = 0b11
    state.fortress[0] = Fortress(1, 1, True, 1)
    state.rounds = Rounds(number=1)
    types = {kind.__name__: _types(kind) for kind in (State, Rounds, Fortress)}
    return _digest([types, state.to_json()])


def _types(kind: type) -> dict[str, str]:
    """By what they stand for: a number may get another name, and more may be said of how steps and events begin."""
    texts = {name: inspect.formatannotation(found, kind.__module__) for name, found in get_type_hints(kind).items()}
    open_tuple = re.compile(r"tuple\[[^][]*\*(tuple\[typing\.Any, \.\.\.\])\]")
    return {name: open_tuple.sub(r"\1", text) for name, text in texts.items()}


def _digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def found() -> dict[str, Any]:
    """As it is now."""
    return {"form": SNAPSHOT_FORM, "steps": steps(rulebooks()), "position": position()}


def kept() -> dict[str, Any]:
    """As it was when the form got its number."""
    data: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def main() -> None:
    assert not FILE.exists() or kept() == found() or kept()["form"] < SNAPSHOT_FORM, WHAT_TO_DO
    write(FILE, json.dumps(found(), indent=2) + "\n")


if __name__ == "__main__":
    main()
