"""The names that choices speak of, each at its place for ever; what names.toml says of them."""

from typing import Final

from .emotions import read_data

_names: Final[dict[str, list[str]]] = read_data("names.toml")

SPIRITS: Final[tuple[str, ...]] = tuple(_names["spirits"])
ROWS: Final[tuple[str, ...]] = tuple(_names["rows"])
ASPIRATIONS: Final[tuple[str, ...]] = tuple(_names["aspirations"])
EMOTIONS: Final[tuple[str, ...]] = tuple(_names["emotions"])
UPGRADE_SETS: Final[tuple[str, ...]] = tuple(_names["upgrade-sets"])
