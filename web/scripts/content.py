"""Print what is printed on the components of an edition, and its map, as JSON for the client.

Run: .venv/bin/python web/scripts/content.py EDITION > web/src/content/EDITION.json
"""

import json
import sys

from cerebria.options import check_options
from cerebria.printed import printed_edition
from cerebria.rules.books import rulebook_of

edition = sys.argv[1]
usual, with_balance = (rulebook_of(check_options({"edition": edition, "balance": it})) for it in (False, True))
against_ego = [rulebook_of(check_options({"edition": edition, "ego": team})) for team in ("bliss", "gloom")]
print(json.dumps(printed_edition(usual, with_balance, against_ego), separators=(",", ":")))
