"""Print what is printed on the components of an edition, and its map, as JSON for the client.

Run: .venv/bin/python web/scripts/content.py EDITION > web/src/content/EDITION.json
"""

import json
import sys

from cerebria.options import check_options
from cerebria.printed import printed_edition
from cerebria.rules.books import rulebook_of

usual, with_balance = (
    rulebook_of(check_options({"edition": sys.argv[1], "balance": balance})) for balance in (False, True)
)
print(json.dumps(printed_edition(usual, with_balance), separators=(",", ":")))
