"""Tables that strangers may find, people who look for one, whom a host does not want, and what an operator does

Revision: 0009, after 0008
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("wanted", sa.String(120), nullable=True),
        sa.Column("for_newcomers", sa.Boolean(), nullable=False),
        sa.Column("listed_at", sa.BigInteger(), nullable=False),
        sa.Column("stands_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_listings_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_listings")),
    )
    op.create_index(op.f("ix_listings_stands_until"), "listings", ["stands_until"])
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("wishes", sa.JSON(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("believed_until", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_seekers_person_id_people"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seekers_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_seekers")),
    )
    op.create_index(op.f("ix_seekers_table_id"), "seekers", ["table_id"])
    op.create_table(
        "unwanted",
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_unwanted_host_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_unwanted_person_id_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("host", "person_id", name=op.f("pk_unwanted")),
    )
    op.create_index(op.f("ix_unwanted_person_id"), "unwanted", ["person_id"])
    op.create_table(
        "bars",
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("takes_address", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("subject", name=op.f("pk_bars")),
    )
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("deed", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("done_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deeds")),
    )


def downgrade() -> None:
    for table in ("deeds", "bars", "unwanted", "seekers", "listings"):
        op.drop_table(table)
