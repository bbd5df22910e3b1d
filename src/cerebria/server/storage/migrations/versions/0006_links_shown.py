"""What shows where a link leads

Revision: 0006, after 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("links") as links:
        links.add_column(sa.Column("shown", sa.String(16), nullable=True))
        links.create_unique_constraint("uq_links_shown", ["shown"])


def downgrade() -> None:
    with op.batch_alter_table("links") as links:
        links.drop_constraint("uq_links_shown", type_="unique")
        links.drop_column("shown")
