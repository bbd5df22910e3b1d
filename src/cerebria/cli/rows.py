"""A row for every game that was simulated or explained, for tables and statistics: JSON by lines, or CSV."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from ..errors import BadOptions, problem
from .console import write_file

AS_LINES: Final = (".jsonl",)
"""Of rows that have parts within parts."""
_ENDINGS: Final = (*AS_LINES, ".csv")


def check_rows_file(file: Path, endings: Sequence[str] = _ENDINGS) -> None:
    """Before anything is played: the file must be of a known kind and can be written."""
    if file.suffix.lower() not in endings:
        allowed = ", ".join(endings)
        wrong = problem("--rows", "option-not-allowed", value=file.name[:60], allowed=allowed)
        raise BadOptions("bad-arguments", [wrong])
    write_file(file, "")


def write_rows(file: Path, rows: Iterable[dict[str, Any]]) -> None:
    """Write them in the form that the file's name asks for."""
    found = list(rows)
    if file.suffix.lower() in AS_LINES:
        write_file(file, "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in found))
    else:
        write_file(file, _as_csv([_flat(row) for row in found]))


def _flat(row: dict[str, Any]) -> dict[str, Any]:
    """Every team's points in a column of their own; what else has parts is JSON."""
    points = {f"score_{team}": score for team, score in row["scores"].items()}
    plain = {name: json.dumps(value) if isinstance(value, dict) else value for name, value in row.items()}
    del plain["scores"]
    return plain | points


def _as_csv(rows: list[dict[str, Any]]) -> str:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
