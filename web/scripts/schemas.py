"""Write the server's schemas as one, live messages and HTTP bodies: the client's types are made from it.

Run: make types
"""

import json
import sys
from pathlib import Path

from cerebria.server.app import create_app
from cerebria.server.live.json_schema import live_schema
from cerebria.server.settings import Settings


def main(file: Path) -> None:
    schema = live_schema()
    bodies = json.dumps(create_app(Settings()).openapi()["components"]["schemas"])
    bodies = bodies.replace("#/components/schemas/", "#/$defs/")
    schema["$defs"] = {**json.loads(bodies), **schema["$defs"]}
    del schema["anyOf"]
    _simplify(schema)
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(schema), encoding="utf-8", newline="\n")


def _simplify(schema: object) -> None:
    """Without the titles that every field gets, as the generator would make a type of each; tuples as it knows them."""
    if isinstance(schema, list):
        for item in schema:
            _simplify(item)
    elif isinstance(schema, dict):
        if isinstance(schema.get("title"), str):
            del schema["title"]
        if "prefixItems" in schema:
            schema["items"] = schema.pop("prefixItems")
        for item in schema.values():
            _simplify(item)


main(Path(sys.argv[1]))
