"""Game time that passes only while somebody serves

Revision: 0005, after 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # It goes on from when a server was last there, which is long ago by any clock.
    op.add_column("pulse", sa.Column("noted", sa.BigInteger(), nullable=False, server_default="0"))
    # Before there was a pulse, deadlines went by the clock of the machine: by what it showed at the last change.
    op.execute(
        "INSERT INTO pulse (id, at, noted) SELECT 1, max(changed_at), 0 FROM tables"
        " WHERE NOT EXISTS (SELECT 1 FROM pulse) HAVING max(deadline) IS NOT NULL"
    )


def downgrade() -> None:
    op.drop_column("pulse", "noted")
