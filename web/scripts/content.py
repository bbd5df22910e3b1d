"""Print what is printed on the components, and the map, as JSON for the client.

Run: .venv/bin/python web/scripts/content.py > web/src/content/content.json
"""

import json

from cerebria.printed import printed
from cerebria.rules.final import FINAL

print(json.dumps(printed(FINAL), separators=(",", ":")))
