"""The page in the browser, from the folder into which it was built; every address that is no other leads to it."""

from __future__ import annotations

import gzip
import html
import mimetypes
import posixpath
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from cerebria.texts import plain

FOLDER: Final = Path(__file__).parent / "page"
_ASSETS: Final = "assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What lies under assets/ has a new name whenever it changes."""
_TYPES: Final = {
    ".css": "text/css", ".ftl": "text/plain", ".html": "text/html", ".js": "text/javascript", ".md": "text/markdown",
    ".svg": "image/svg+xml", ".woff2": "font/woff2",
}  # fmt: skip
"""What we serve is what we say it is. Elsewhere it would be what other programs have told the system."""
_WORDS: Final = "text/"
_WORTH_PACKING: Final = 1000
"""Bytes below which packing a file gains nothing."""


class _PagePath(PathConvertor):
    """Any path but those of the API: there, what is unknown is an error."""

    regex = r"(?!api(?:/|$)).*"


register_url_convertor("page", _PagePath())


def offer(app: FastAPI, folder: Path = FOLDER) -> None:
    """Answer with the page whatever nothing else answers; so this comes last."""
    for ending, kind in _TYPES.items():
        mimetypes.add_type(kind, ending)
    files = StaticFiles(directory=folder, check_dir=False)

    async def answer(request: Request) -> Response:
        path = posixpath.normpath(request.path_params["path"])
        try:
            found = await _file(files, path, request)
        except HTTPException:
            # The page itself knows what to show at addresses like /join; a file that is gone is an error.
            if path.startswith(_ASSETS):
                raise
            if not (folder / "index.html").is_file():
                return _absent()
            found = await _file(files, "index.html", request)
        if path.startswith(_ASSETS):
            found = _packed_if_wanted(found, request)
            found.headers["cache-control"] = _FOR_EVER
        else:
            found.headers["cache-control"] = "no-cache"
        return found

    app.add_route("/{path:page}", answer, methods=["GET"], include_in_schema=False)


async def _file(files: StaticFiles, path: str, request: Request) -> Response:
    try:
        return await files.get_response(path, request.scope)
    except OSError:
        # Windows has names that no file can have; elsewhere there is only no such file.
        raise HTTPException(404) from None


def _packed_if_wanted(found: Response, request: Request) -> Response:
    """Scripts, styles and texts are packed for whoever can unpack them: they are words, and shrink to a third."""
    if not isinstance(found, FileResponse) or not (found.media_type or "").startswith(_WORDS):
        return found
    wanted = request.headers.get("accept-encoding", "")
    for coding, pack in _PACKINGS.items():
        if coding in wanted and (packed := pack(Path(found.path))) is not None:
            headers = {"content-encoding": coding, "vary": "accept-encoding"}
            return Response(packed, media_type=found.media_type, headers=headers)
    return found


@cache
def _brotli(file: Path) -> bytes | None:
    """A file as the build has packed it, smaller than could be done while somebody waits."""
    packed = file.with_name(f"{file.name}.br")
    return packed.read_bytes() if packed.is_file() else None


@cache
def _gzip(file: Path) -> bytes | None:
    """A file that never changes under its name, packed; nothing where that gains nothing."""
    words = file.read_bytes()
    return gzip.compress(words, mtime=0) if len(words) > _WORTH_PACKING else None


_PACKINGS: Final = {"br": _brotli, "gzip": _gzip}
"""The smallest first. Browsers take brotli over TLS and from their own machine."""


def _absent() -> Response:
    """How to build the page."""
    title, text = (html.escape(plain(id, {})) for id in ("page-absent-title", "page-absent"))
    body = "".join(f"<p>{line}</p>" for line in text.splitlines())
    return HTMLResponse(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>{body}</html>',
        status_code=503,
        headers={"cache-control": "no-store"},
    )
