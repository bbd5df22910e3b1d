"""How people are called to their tables

Revision: 0007, after 0006
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=True),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("base", sa.String(1000), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("confirmed_at", sa.BigInteger(), nullable=True),
        sa.Column("rests_until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_channels_person_id_people"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_channels_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index(op.f("ix_channels_person_id"), "channels", ["person_id"])
    op.create_index(op.f("ix_channels_table_id"), "channels", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("channel_id", sa.String(24), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=True),
        sa.Column("occasion", sa.String(12), nullable=False),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("sent_at", sa.BigInteger(), nullable=True),
        sa.Column("held_until", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel_id"], ["channels.id"], name=op.f("fk_notices_channel_id_channels"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("channel_id", "key", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_table_id"), "notices", ["table_id"])
    op.create_index("ix_notices_sent_at_held_until", "notices", ["sent_at", "held_until"])


def downgrade() -> None:
    for table in ("notices", "channels", "keys"):
        op.drop_table(table)
