"""What the parts of one server process share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .bus import Bus
from .settings import Settings
from .store import Store
from .tables import Tables

if TYPE_CHECKING:
    from .live import Connection


@dataclass
class Services:
    """One of each, made when the process starts."""

    settings: Settings
    store: Store
    bus: Bus
    tables: Tables
    connections: set[Connection] = field(default_factory=set)
    is_stopping: bool = False
