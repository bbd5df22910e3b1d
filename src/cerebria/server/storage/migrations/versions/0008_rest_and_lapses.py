"""When people's time rests, what becomes of tables that nobody keeps up, and what brought points in games

Revision: 0008, after 0007
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("rest", sa.JSON(), nullable=True))
        people.add_column(sa.Column("rest_set_at", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("rest", sa.JSON(), nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("lapse", sa.JSON(), nullable=True))
    op.create_table(
        "ahead",
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ahead", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_ahead")),
    )
    op.create_table(
        "lives",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("sources", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lives_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_lives")),
    )


def downgrade() -> None:
    for table in ("lives", "ahead"):
        op.drop_table(table)
    # Not as a batch: that would make the tables anew, and what hangs on their rows would go with the old ones.
    for table, columns in (("tables", ("lapse",)), ("seats", ("rest",)), ("people", ("rest_set_at", "rest"))):
        for column in columns:
            op.drop_column(table, column)
