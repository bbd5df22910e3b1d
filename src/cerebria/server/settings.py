"""What an operator may set, from the command line or from CEREBRIA_… variables."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from typing import Final, Self

from cerebria import CerebriaError

PREFIX: Final = "CEREBRIA_"
DAY: Final = 86_400


class BadSetting(CerebriaError):  # noqa: N818
    """Something an operator set that cannot be: `id` says what."""


@dataclass(frozen=True)
class Settings:
    """Plain values only, so that worker processes can take them from their environment."""

    database: str = "sqlite:///cerebria.sqlite"
    base_url: str = ""
    """The address people use, behind a proxy; empty: the one they asked for."""
    network_url: str = ""
    """For links, when somebody asks by an address that only this machine knows; empty: there is none."""
    trusted_proxies: str = "127.0.0.1"
    """Whose word on a client's address is taken."""
    bot_jobs: bool = False
    """Whether programs play as jobs on workers of their own."""
    keep_open_days: int = 30
    """How long a table that never started is kept; 0: for ever."""
    keep_running_days: int = 400
    """How long a game is kept in which nothing happens any more; 0: for ever."""
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
    """Live connections held at once by one process."""
    most_connections_an_address: int = 500
    """How many of them one address may have; a proxy must tell whose they are."""
    most_tables_a_person: int = 200
    most_thinking_tables_a_person: int = 20
    """Tables of one host at which programs think at the same time."""
    questions_at_once: int = 1
    """Hints that one process thinks about at the same time, as many analyses, and as many questions about options."""
    open_tables: bool = True
    """Whether people may let anybody find their tables, and look for somebody to play with."""
    mail: str = ""
    """The server that takes mail, as smtps://user:password@host:465 or smtp://…:587; empty: nobody is called so."""
    mail_sender: str = ""
    """The address that mail comes from, and that push services may write to."""
    calls_own_network: bool = False
    """Whether people may be called at addresses that only this network knows, and without encryption: for trying it."""
    metrics_token: str = ""
    """What Prometheus shows to read the metrics; empty: they are for this machine alone."""
    json_logs: bool = False
    """Whether logs are lines of JSON on a terminal too."""

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
            if text:
                try:
                    given[field.name] = _READERS[str(field.type)](text)
                except ValueError:
                    raise BadSetting("bad-setting", name=PREFIX + field.name.upper(), value=text[:60]) from None
        return cls(**given)  # type: ignore[arg-type]


_READERS: Final[dict[str, Callable[[str], object]]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": lambda text: text.lower() in ("1", "true", "yes"),
}
