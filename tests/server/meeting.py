"""What a database holds of people who meet, where nobody has met."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from cerebria.server.storage.schema import BARS, DEEDS, LISTINGS, PEOPLE, SEEKERS, TABLES, UNWANTED
from cerebria.server.storage.store import now


def meet(connection: Connection) -> None:
    """A table is listed, somebody looks for one, somebody is kept away from a host, and an address from the server."""
    host, guest = connection.scalars(select(PEOPLE.c.id).order_by(PEOPLE.c.id)).all()[:2]
    table = connection.scalars(select(TABLES.c.id).order_by(TABLES.c.id)).first()
    wish = {"mode": "basic", "clock": {"reserve": 600, "per_turn": 90, "rests": False}}
    moment = now()
    connection.execute(insert(LISTINGS).values(
        table_id=table, title="Come in ✿", wanted="Somebody patient", for_newcomers=True, listed_at=moment,
        stands_until=moment + 60_000,
    ))  # fmt: skip
    connection.execute(insert(SEEKERS).values(
        person_id=guest, id="k3v7q2m9x4c8b5n1", wishes=[wish], since=moment, believed_until=moment, table_id=table
    ))  # fmt: skip
    connection.execute(insert(UNWANTED).values(host=host, person_id=guest, created_at=moment))
    connection.execute(insert(BARS).values(
        subject="203.0.113.7", kind="address", takes_address=False, until=None, created_at=moment
    ))  # fmt: skip
    connection.execute(insert(DEEDS).values(
        id="d3v7q2m9x4c8b5n1", at=moment, deed="block", subject="203.0.113.7", reason="Floods", done_at=None
    ))  # fmt: skip
