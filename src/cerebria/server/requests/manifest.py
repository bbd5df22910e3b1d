"""What a device is told of the page when it keeps it like a program, in the language of whoever does so."""

from __future__ import annotations

import json
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from cerebria.texts import texts_for

from .. import page
from .previews import language_of

ROUTER: Final = APIRouter()
_NAMES: Final = {"/rules": "home-title-rules", "/tutorial": "home-title-tutorial"}
"""Where a device may lead at once, and what that is called."""


@ROUTER.get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request) -> Response:
    """What was built, with its words in another language."""
    built = page.FOLDER / "manifest.webmanifest"
    if not built.is_file():
        raise HTTPException(404)
    language = language_of(request)
    texts, told = texts_for(language), json.loads(built.read_bytes())
    told |= {"lang": language, "description": texts.get("home-lead")}
    for shortcut in told["shortcuts"]:
        shortcut["name"] = texts.get(_NAMES[shortcut["url"]])
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(json.dumps(told, ensure_ascii=False), media_type="application/manifest+json", headers=headers)
