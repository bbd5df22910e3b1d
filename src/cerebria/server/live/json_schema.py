"""The JSON schema of the live messages, and of the views in them: clients' types are made from it."""

from __future__ import annotations

from typing import Any

from .client_messages import READ
from .meeting_messages import HEAR_MEETING, READ_MEETING
from .server_messages import HEAR
from .view_schema import ChoiceWords, ViewWords


def live_schema() -> dict[str, Any]:
    """The JSON schema of both directions."""
    sent = READ.json_schema(ref_template="#/$defs/{model}")
    heard = HEAR.json_schema(ref_template="#/$defs/{model}", mode="serialization")
    asked = READ_MEETING.json_schema(ref_template="#/$defs/{model}")
    told = HEAR_MEETING.json_schema(ref_template="#/$defs/{model}", mode="serialization")
    view = ViewWords.model_json_schema(ref_template="#/$defs/{model}")
    parts = [part.pop("$defs") for part in (asked, told, heard, sent, view)]
    definitions = {name: words for part in parts for name, words in part.items()} | {"ViewWords": view}
    directions = {
        "ClientMessage": sent, "ServerMessage": heard, "MeetingClientMessage": asked, "MeetingServerMessage": told,
    }  # fmt: skip
    definitions["ChoiceWords"] = ChoiceWords.model_json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Cerebria live messages",
        "$defs": {**definitions, **directions},
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in directions],
    }
