"""What an operator may set, from the command line or from CEREBRIA_… variables."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Final, Self

PREFIX: Final = "CEREBRIA_"
DAY: Final = 86_400


@dataclass(frozen=True)
class Settings:
    """Plain values only, so that worker processes can take them from their environment."""

    database: str = "sqlite+aiosqlite:///cerebria.sqlite"
    base_url: str = ""
    """The address people use, behind a proxy; empty: the one they asked for."""
    trusted_proxies: str = "127.0.0.1"
    """Whose word on a client's address is taken."""
    bot_jobs: bool = False
    """Whether programs play as jobs on workers of their own."""
    keep_open_days: int = 30
    """How long a table that never started, or stopped moving, is kept; 0: for ever."""
    keep_over_days: int = 0
    """How long a finished game is kept; 0: for ever."""
    keep_people_days: int = 400
    """How long a person without a table is remembered; 0: for ever."""
    sleep_seconds: int = 60
    """How long a table without choices stays in memory."""
    rate: float = 20.0
    """Requests and messages a second that one client may send in the long run."""
    burst: int = 200
    """How many of them at once."""
    most_connections: int = 20_000
    most_tables_a_person: int = 200

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")

    def to_environment(self) -> dict[str, str]:
        """The settings as variables."""
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}

    @classmethod
    def from_environment(cls) -> Self:
        """The settings that variables give, and the defaults for the rest."""
        given: dict[str, object] = {}
        for field in fields(cls):
            text = os.environ.get(PREFIX + field.name.upper())
            if text is not None:
                given[field.name] = _READERS[str(field.type)](text)
        return cls(**given)  # type: ignore[arg-type]


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: text.lower() in ("1", "true", "yes"),
}
