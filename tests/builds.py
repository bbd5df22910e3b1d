"""Compares two builds of the engine over golden games: `python -m tests.builds build/compiled`.

Each plays them in a process of its own and tells digests of the positions, the events, the views and the record of
each game; where the plain build and the one in the folder tell something else, they are no longer the same game.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

from cerebria import hosting, new_game, to_record
from cerebria.cli.bench import IS_COMPILED
from tests.golden_games import FOLDER, SOLO

VIEWS_EVERY = 12
"""Choices from one look at all views to the next."""

Digests = dict[str, str]


def games() -> Iterator[tuple[str, dict[str, Any]]]:
    """The records of the golden games, with names for them."""
    for file in sorted(FOLDER.glob("games*.jsonl")):
        for line, text in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{file.name}, line {line}", json.loads(text)
    yield SOLO.name, json.loads(SOLO.read_text(encoding="utf-8"))


def digests(record: dict[str, Any]) -> Digests:
    """What a game looks like all along, by what is looked at."""
    found = {what: hashlib.sha256() for what in ("positions", "events", "views", "record")}

    def look(what: str, data: object) -> None:
        found[what].update(json.dumps(data).encode())

    game = new_game(**record["options"], rules=record["rules"])
    seats = (None, *range(len(game.spirits)))
    for number, choice in enumerate(record["choices"]):
        look("positions", hosting.snapshot(game))
        if number % VIEWS_EVERY == 0:
            look("views", [game.view(seat).to_json() for seat in seats])
        look("events", [event._asdict() for event in game.choose(choice)])
    look("positions", hosting.snapshot(game))
    look("record", to_record(game))
    return {what: digest.hexdigest() for what, digest in found.items()}


def differences(plain: dict[str, Digests], other: dict[str, Digests]) -> list[str]:
    """What is not the same in two builds, by the names of the games."""
    return [
        f"{name}: {what}"
        for name in plain.keys() | other.keys()
        for what in ("positions", "events", "views", "record")
        if plain.get(name, {}).get(what) != other.get(name, {}).get(what)
    ]


def _told_by(folder: str) -> dict[str, Digests]:
    """The digests of all games, by the build in a folder or, without one, by the sources."""
    command = [sys.executable, "-m", "tests.builds", "--tell", "compiled" if folder else "plain"]
    done = subprocess.run(
        command, check=True, stdout=subprocess.PIPE, encoding="utf-8", env={**os.environ, "PYTHONPATH": folder}
    )
    told: dict[str, Digests] = json.loads(done.stdout)
    return told


def main(arguments: list[str]) -> None:
    if arguments[0] == "--tell":
        assert (arguments[1] == "compiled") == IS_COMPILED, "this is not the build that it should be"
        print(json.dumps({name: digests(record) for name, record in games()}))
        return
    plain, compiled = _told_by(""), _told_by(arguments[0])
    if found := differences(plain, compiled):
        raise SystemExit("\n".join(["The compiled engine plays other games than the plain one:", *sorted(found)]))
    print(f"{len(plain)} games are the same in both builds")


if __name__ == "__main__":
    main(sys.argv[1:])
