"""What the database holds. Times are milliseconds since 1970; secrets are kept only as hashes."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

from ..safety.readable_text import LONGEST_NAME, LONGEST_TITLE, LONGEST_WANTED

LONGEST_ADDRESS: Final = 1000
"""Of where somebody is called, in letters."""
LONGEST_REASON: Final = 200
"""Of why an operator did something."""

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(LONGEST_NAME), nullable=False),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("rest", JSON, nullable=True),  # when their time does not run, at tables that allow it
    Column("rest_set_at", BigInteger, nullable=True),  # when its nights were set
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("title", String(LONGEST_TITLE), nullable=False),
    Column("host", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("status", String(8), nullable=False),  # open, running, over, ended, shelved
    Column("options", JSON, nullable=False),  # of the game, with its seed: never shown before the end
    Column("rules", Integer, nullable=False),  # the version of the rules by which it was begun
    Column("has_chosen_seed", Boolean, nullable=False),  # somebody gave it, and may know the deal
    Column("clock", JSON, nullable=True),
    Column("allows_hints", Boolean, nullable=False, default=False),  # the host's word, for a table of several people
    Column("lapse", JSON, nullable=True),  # what was agreed for when somebody plays no longer
    Column("opening", JSON, nullable=False),  # choices that were made before the table began
    Column("decider", Integer, nullable=True),
    Column("awaits_program", Boolean, nullable=False),
    Column("deadline", BigInteger, nullable=True, index=True),
    Column("result", JSON, nullable=True),
    Column("rematch", String(24), nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_status_changed_at", "status", "changed_at"),
    Index("ix_tables_awaits_program_status", "awaits_program", "status"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("program", String(40), nullable=True),  # plays the seat; for its person, while there is one
    Column("rest", JSON, nullable=True),  # when the time of its person does not run, as of the last entry about that
)

WATCHERS: Final = Table(
    "watchers",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("is_silenced", Boolean, nullable=False, default=False),  # by the host: may look, and say nothing
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # seat, code, watch, replay
    Column("seat", Integer, nullable=True),  # the seat, or whose eyes a replay has
    Column("is_open", Boolean, nullable=False),  # a replay with all open
    Column("moment", Integer, nullable=True),  # where a replay begins
    Column("created_at", BigInteger, nullable=False),
    Column("shown", String(16), nullable=True, unique=True),  # what shows where it leads; older links have none
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=True),  # whose doing it was
    Column("person_id", String(24), nullable=True),
    Column("data", JSON, nullable=False),
    Column("events", JSON, nullable=False),  # of the game, raw
    Column("tally", JSON, nullable=False),  # how the table stands after it
    Column("key", String(64), nullable=True),  # the client's own, so that nothing is done twice
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the entry after which it was taken
    Column("body", LargeBinary, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),  # how games were explained then
    Column("body", LargeBinary, nullable=False),
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),  # there is one
    Column("at", BigInteger, nullable=False),  # game time
    Column("noted", BigInteger, nullable=False),  # what the database's clock showed when it was that
)

AHEAD: Final = Table(
    "ahead",
    METADATA,
    Column("since", BigInteger, primary_key=True, autoincrement=False),  # game time
    Column("ahead", BigInteger, nullable=False),  # by which the world was ahead of it from then on
)

LIVES: Final = Table(
    "lives",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("form", Integer, nullable=False),  # how points were told apart then
    Column("sources", JSON, nullable=False),  # by what brought them, the points of each team in a game that is over
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # made at the first start, and known to the servers alone
)

CHANNELS: Final = Table(
    "channels",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column(
        "table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True
    ),  # for all who play there
    Column("kind", String(8), nullable=False),  # push, mail, json, discord
    Column("address", String(LONGEST_ADDRESS), nullable=False),
    Column("keys", JSON, nullable=True),  # with which a browser's messages are made unreadable to others
    Column("language", String(16), nullable=False),
    Column("base", String(LONGEST_ADDRESS), nullable=False),  # what links begin with
    Column("created_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=True),
    Column("rests_until", BigInteger, nullable=False, default=0),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("channel_id", ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), primary_key=True),  # so that nothing is said twice
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),
    Column("occasion", String(12), nullable=False),
    Column("details", JSON, nullable=False),  # what its words name
    Column("made_at", BigInteger, nullable=False),
    Column("sent_at", BigInteger, nullable=True),
    Column("held_until", BigInteger, nullable=False, default=0),  # by whoever sends it, or until it is tried again
    Column("tries", Integer, nullable=False, default=0),
    Index("ix_notices_sent_at_held_until", "sent_at", "held_until"),
)

LISTINGS: Final = Table(
    "listings",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(LONGEST_TITLE), nullable=False),  # what strangers read, whatever the table is called
    Column("wanted", String(LONGEST_WANTED), nullable=True),  # who is
    Column("for_newcomers", Boolean, nullable=False),
    Column("listed_at", BigInteger, nullable=False),
    Column("stands_until", BigInteger, nullable=False, index=True),  # longer, as long as its host is there
)

SEEKERS: Final = Table(
    "seekers",
    METADATA,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(24), nullable=False),  # whoever seeks again seeks anew
    Column("wishes", JSON, nullable=False),  # what they would play, what they like best first
    Column("since", BigInteger, nullable=False),
    Column("believed_until", BigInteger, nullable=False),  # longer, as long as they are connected
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=True, index=True),  # once it is found
)

UNWANTED: Final = Table(
    "unwanted",
    METADATA,
    Column("host", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created_at", BigInteger, nullable=False),
)

BARS: Final = Table(
    "bars",
    METADATA,
    Column("subject", String(64), primary_key=True),  # a person, or an address
    Column("kind", String(8), nullable=False),  # person, address
    Column("takes_address", Boolean, nullable=False),  # with the person, wherever they next come from
    Column("until", BigInteger, nullable=True),  # None: for good
    Column("created_at", BigInteger, nullable=False),
)

DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("deed", String(12), nullable=False),  # of an operator: close, unlist, block, unblock
    Column("subject", String(64), nullable=False),
    Column("reason", String(LONGEST_REASON), nullable=False),
    Column("done_at", BigInteger, nullable=True),  # None: a server is still to do it
)
