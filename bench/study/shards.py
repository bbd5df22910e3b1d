"""The rows of the study as files in a folder: packed, small enough to be sent about, readable however they ended.

Every run begins files of its own, so that what several runs or machines have played is put together by laying their
files into one folder.
"""

from __future__ import annotations

import json
import secrets
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]
MOST: Final = 12 * 2**20
"""So many bytes a file holds, about."""
SECONDS: Final = 10
"""What was played longer ago than this is in a file, whatever happens."""


def read(folder: Path) -> Iterator[Row]:
    """All rows in a folder. A line that was cut off is none."""
    for file in sorted(folder.glob("rows*.jsonl*")):
        for line in _lines(file):
            try:
                yield json.loads(line)
            except ValueError:
                continue


def _lines(file: Path) -> list[bytes]:
    data = file.read_bytes()
    return (_unpacked(data) if file.suffix == ".gz" else data).splitlines()


def _unpacked(data: bytes) -> bytes:
    """What can be read of a file that may end in the middle."""
    unpacking = zlib.decompressobj(zlib.MAX_WBITS | 16)
    try:
        return unpacking.decompress(data)
    except zlib.error:
        return b""


class Shards:
    """Files that rows are written to; to be used `with`."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder = folder
        self._most = most
        self._kept = time.monotonic()
        self._begin()

    def __enter__(self) -> Shards:
        return self

    def __exit__(self, *given: object) -> None:
        self._end()

    def write(self, row: Row) -> None:
        """A row more; after a while it is in the file."""
        self._put(self._packing.compress(json.dumps(row, separators=(",", ":")).encode() + b"\n"))
        if time.monotonic() - self._kept > SECONDS:
            self._put(self._packing.flush(zlib.Z_SYNC_FLUSH))
            self._kept = time.monotonic()
        if self._size > self._most:
            self._end()
            self._begin()

    def _begin(self) -> None:
        self._stream = (self._folder / f"rows-{secrets.token_hex(6)}.jsonl.gz").open("xb")
        self._packing = zlib.compressobj(6, zlib.DEFLATED, zlib.MAX_WBITS | 16)
        self._size = 0

    def _put(self, data: bytes) -> None:
        self._stream.write(data)
        self._stream.flush()
        self._size += len(data)

    def _end(self) -> None:
        self._put(self._packing.flush())
        self._stream.close()
