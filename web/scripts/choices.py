"""Print what each choice of more than a word says, part by part and by kind, as JSON for the client.

Run: .venv/bin/python web/scripts/choices.py > web/src/api/choices.json
"""

import json
from typing import Any

from cerebria import CHOICES

said: dict[str, list[dict[str, Any]]] = {}
for choice in CHOICES:
    if " " in choice.text:
        parts = choice.parts
        said.setdefault(parts.pop("kind"), []).append(parts)
print(json.dumps(said, separators=(",", ":")))
