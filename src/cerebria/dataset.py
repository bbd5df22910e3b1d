"""Games as rows of decisions, for those who learn from them: written to Parquet, read back lazily, replayed to any row.

A row is a choice that somebody made; what is the same in all rows of a game takes hardly any room. Games come of their
seeds, so a shard is the same file whoever wrote it. Needs pyarrow (`cerebria[dataset]`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.dataset
import pyarrow.parquet as pq

from . import ACTION_SPACE, RULES_VERSION, Game, __version__, new_game
from .decisions import Played
from .errors import BadRecord

SCHEMA: Final = pa.schema(
    [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("ply", pa.int16(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("kind", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("legal", pa.list_(pa.field("element", pa.int16(), nullable=False)), nullable=False),
        pa.field("chosen", pa.int16(), nullable=False),
        pa.field("outcome", pa.float32(), nullable=False),
        pa.field("player", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("version", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("rules", pa.int16(), nullable=False),
        pa.field("hash", pa.dictionary(pa.int16(), pa.string()), nullable=False),
        pa.field("options", pa.dictionary(pa.int16(), pa.string()), nullable=False),
    ]
)
REPEATED: Final = [name for name in SCHEMA.names if name not in ("ply", "legal", "chosen")]
"""The columns with few different values. Choices are smaller as plain numbers: the same lists come again and again."""
COLUMNS: Final = {
    "game": "the number of the game; its seed is that of the data set and this",
    "ply": "how many choices of the game came before",
    "seat": "who decided; seats are those of the options' Spirits, the first of each team, then the second",
    "kind": "what the decision was about",
    "legal": f"the numbers of the options, of {ACTION_SPACE} choices there are",
    "chosen": "the number that was chosen",
    "outcome": "what the seat's team had of the game in the end: 1, 0, or its part of a draw",
    "player": "who decided",
    "version": "of cerebria",
    "rules": "the version of the rules that the game was played by",
    "hash": "a digest of all that happened in the game, as in its record",
    "options": "those of the game, with its seed, as JSON",
}


def table_of(games: Iterable[Played]) -> pa.Table:
    """The rows of games, in the order of their numbers."""
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for game in sorted(games):
        for ply, (seat, kind, legal, chosen) in enumerate(game.decisions):
            row = (
                game.number, ply, seat, kind, legal, chosen, game.outcomes[seat], game.players[seat], __version__,
                RULES_VERSION, game.hash, game.options,
            )  # fmt: skip
            for column, value in zip(columns.values(), row, strict=True):
                column.append(value)
    return pa.table(columns, schema=SCHEMA)


def write_shard(file: Path, games: Iterable[Played]) -> int:
    """Write a shard as a whole or not at all; how many decisions it holds."""
    table = table_of(games)
    draft = file.with_name(file.name + ".part")
    pq.write_table(table, draft, use_dictionary=REPEATED, compression="zstd", compression_level=19)
    draft.replace(file)
    return int(table.num_rows)


def files_in(folder: Path) -> list[Path]:
    """The shards that a folder holds."""
    return sorted(folder.glob("*.parquet"))


def read(folder: Path, columns: Sequence[str] | None = None, size: int = 4096) -> Iterator[dict[str, Any]]:
    """The rows of a data set, a batch at a time in memory."""
    source = pa.dataset.dataset(files_in(folder), format="parquet")
    for batch in source.to_batches(columns=columns, batch_size=size):
        yield from batch.to_pylist()


def position(folder: Path, game: int, ply: int) -> Game:
    """The game as it stood before the decision of a row, played again from its seed and the choices before it."""
    source = pa.dataset.dataset(files_in(folder), format="parquet")
    field = pa.dataset.field
    wanted = source.to_table(
        columns=["ply", "chosen", "options", "rules"], filter=(field("game") == game) & (field("ply") <= ply)
    )
    rows = sorted(wanted.to_pylist(), key=lambda row: row["ply"])
    if [row["ply"] for row in rows] != list(range(ply + 1)):
        raise BadRecord("dataset-no-row", game=game, ply=ply)
    found = new_game(**json.loads(rows[0]["options"]) | {"rules": rows[0]["rules"]})
    for row in rows[:-1]:
        found.advance(row["chosen"])
    return found
