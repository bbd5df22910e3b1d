"""Print what is printed on the components of an edition, and its map, as JSON for the client.

Run: .venv/bin/python web/scripts/content.py EDITION > web/src/content/EDITION.json
"""

import json
import sys

from cerebria.play.printed import printed_edition

print(json.dumps(printed_edition(sys.argv[1]), separators=(",", ":")))
