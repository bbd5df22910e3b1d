"""Each reader as a function of bytes: it may accept them or raise a CerebriaError, and nothing else."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from cerebria import CerebriaError, Choice, load_game, new_game
from cerebria.content import load_card_set, load_deck
from cerebria.play.record import parse
from cerebria.scenario import load_scenarios, run
from cerebria.server.live.parsing import parse as parse_message

_FOLDER: Final = Path(tempfile.mkdtemp(prefix="cerebria-fuzz-"))


def _file(name: str, data: bytes) -> Path:
    path = _FOLDER / name
    path.write_bytes(data)
    return path


def read_choice(data: bytes) -> None:
    game = new_game(seed=1)
    before = game.state.to_json()
    try:
        game.choose(Choice.parse(data.decode("utf-8", "replace")))
    except CerebriaError:
        assert game.state.to_json() == before
        raise


def read_record(data: bytes) -> None:
    load_game(_file("record.json", data))


def read_record_text(data: bytes) -> None:
    load_game(parse(data.decode("utf-8", "replace")))


def read_card_set(data: bytes) -> None:
    load_card_set(_file("cards.toml", data))


def read_deck(data: bytes) -> None:
    load_deck(_file("deck.txt", data), 0)


def read_scenario(data: bytes) -> None:
    for scenario in load_scenarios(_file("scenario.yaml", data)):
        run(scenario)


def read_message(data: bytes) -> None:
    parse_message(data.decode("utf-8", "replace"))


READERS: Final[dict[str, Callable[[bytes], None]]] = {
    "choice": read_choice,
    "record": read_record,
    "record-text": read_record_text,
    "card-set": read_card_set,
    "deck": read_deck,
    "scenario": read_scenario,
    "message": read_message,
}


def try_to_read(name: str, data: bytes) -> None:
    """Give data to a reader; a clear error is as good as success, and its text can be made."""
    try:
        READERS[name](data)
    except CerebriaError as error:
        assert str(error)
