"""By which rules a table plays, who is silenced at it, and when a server was last there

Revision: 0002, after 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.add_column("watchers", sa.Column("is_silenced", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_watchers_person_id"), "watchers", ["person_id"])
    # Whatever was begun in the first form was begun by these rules.
    op.add_column("tables", sa.Column("rules", sa.Integer(), nullable=False, server_default="2"))


def downgrade() -> None:
    op.drop_column("tables", "rules")
    op.drop_index(op.f("ix_watchers_person_id"), table_name="watchers")
    op.drop_column("watchers", "is_silenced")
    op.drop_table("pulse")
