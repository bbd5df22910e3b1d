"""Print what each choice of more than a word says, part by part, as JSON for the client.

Run: .venv/bin/python web/scripts/choices.py > web/src/api/choices.json
"""

import json

from cerebria import CHOICES

print(json.dumps({choice.text: choice.parts for choice in CHOICES if " " in choice.text}, separators=(",", ":")))
