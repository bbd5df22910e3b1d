"""The JSON schema of the live messages, and of the views in them: clients' types are made from it."""

from __future__ import annotations

from typing import Any

from .client_messages import READ
from .server_messages import HEAR
from .view_schema import ChoiceWords, ViewWords


def live_schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    sent = READ.json_schema(ref_template="#/$defs/{model}")
    heard = HEAR.json_schema(ref_template="#/$defs/{model}", mode="serialization")
    view = ViewWords.model_json_schema(ref_template="#/$defs/{model}")
    definitions = {**heard.pop("$defs"), **sent.pop("$defs"), **view.pop("$defs"), "ViewWords": view}
    definitions["ChoiceWords"] = ChoiceWords.model_json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cerebria live messages",
        "$defs": {**definitions, "ClientMessage": sent, "ServerMessage": heard},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }
