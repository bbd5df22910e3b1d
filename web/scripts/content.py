"""Print what is printed on the components of an edition, and its map, as JSON for the client.

Run: .venv/bin/python web/scripts/content.py EDITION > web/src/content/EDITION.json
"""

import json
import sys

from cerebria.options import EXPANDED_EDITIONS, check_options
from cerebria.printed import printed_edition
from cerebria.rules.books import rulebook_of

edition = sys.argv[1]
is_expanded = edition in EXPANDED_EDITIONS
usual = rulebook_of(check_options({"edition": edition}))
with_balance = rulebook_of(check_options({"edition": edition, "balance": True})) if is_expanded else None
against_ego = [
    rulebook_of(check_options({"edition": edition, "ego": team})) for team in ("bliss", "gloom") if is_expanded
]
print(json.dumps(printed_edition(usual, with_balance, against_ego), separators=(",", ":")))
