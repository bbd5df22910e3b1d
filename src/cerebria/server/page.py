"""The page in the browser, from the folder into which it was built; every address that is no other leads to it."""

from __future__ import annotations

import base64
import gzip
import html
import mimetypes
import posixpath
import re
import struct
import zlib
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from cerebria.texts import plain

from .safety.gate import HEADERS

FOLDER: Final = Path(__file__).parent / "page"
_ASSETS: Final = "assets/"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""What lies under assets/ has a new name whenever it changes."""
_TYPES: Final = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
    ".md": "text/markdown", ".svg": "image/svg+xml", ".woff2": "font/woff2",
}  # fmt: skip
"""What we serve is what we say it is. Elsewhere it would be what other programs have told the system."""
_ASKED_ANEW: Final = "no-cache"
_PAGE: Final = "text/html"
_WORDS: Final = ("text/", "application/json")
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_TITLE_ENDS: Final = b"</title>"
_OWN: Final = "table"
_GZIP_HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\x02\xff"
"""Of a packed file without a name or a time."""
_WORTH_PACKING: Final = 1000
"""Bytes below which packing a file gains nothing."""


class _PagePath(PathConvertor):
    """Any path but those of the API: there, what is unknown is an error."""

    regex = r"(?!api(?:/|$)).*"


register_url_convertor("page", _PagePath())


Tags = Callable[[Request, str], Awaitable[str]]
"""What the head of the page says of an address to those who show links."""


def offer(app: FastAPI, folder: Path = FOLDER, tags: Tags | None = None, always: str = "") -> None:
    """Answer with the page whatever nothing else answers; so this comes last. What is said always, the head of every
    page says."""
    for ending, kind in _TYPES.items():
        mimetypes.add_type(kind, ending)
    files = StaticFiles(directory=folder, check_dir=False)

    async def answer(request: Request) -> Response:
        path = posixpath.normpath(request.path_params["path"])
        if path.startswith(_ASSETS):
            found = _packed_if_wanted(await _file(files, path, request), request)
            found.headers["cache-control"] = _FOR_EVER
            return found
        try:
            found = await _file(files, path, request)
        except HTTPException:
            pass
        else:
            if found.media_type != _PAGE:
                found.headers["cache-control"] = _ASKED_ANEW
                return found
        # The page itself knows what to show at addresses like /join.
        screen = _screen(folder, path)
        if screen is None:
            return _absent()
        # A table is for those who sit there: its address says nothing to others, and is sent as small as it can be.
        told = "" if tags is None or screen.stem == _OWN else await tags(request, path)
        return _answer(screen, always + told, request)

    app.add_route("/{path:page}", answer, methods=["GET"], include_in_schema=False)


def _screen(folder: Path, path: str) -> Path | None:
    """The page with the screen at this address drawn in it, or with what all screens have; None if none was built."""
    screens = {file.stem: file for file in folder.glob("*.html")}
    first = "index" if path in (".", "index.html") else path.partition("/")[0]
    return screens.get(first) or screens.get("other") or screens.get("index")


def _answer(screen: Path, tags: str, request: Request) -> Response:
    """The page, unless whoever asks has it already."""
    brotli = _packed(screen)
    built = _built(screen, screen.stat().st_mtime_ns, brotli.stat().st_mtime_ns if brotli.is_file() else None)
    said = tags.encode()
    # While another page takes its place, what is packed may still be the one before.
    tag = f'"{sha256(built.digest + said).hexdigest()[:16]}"'
    headers = {
        "cache-control": _ASKED_ANEW,
        "content-security-policy": built.policy,
        "etag": tag,
        "vary": "accept-encoding, accept-language" if tags else "accept-encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    wanted = request.headers.get("accept-encoding", "")
    if built.brotli is not None and not tags and "br" in wanted:
        return Response(built.brotli, media_type=_PAGE, headers={**headers, "content-encoding": "br"})
    if "gzip" in wanted:
        return Response(built.gzipped(said), media_type=_PAGE, headers={**headers, "content-encoding": "gzip"})
    return Response(built.head + said + built.tail, media_type=_PAGE, headers=headers)


class _Built(NamedTuple):
    """A page around the tags that say where an address leads: of these there are as many as addresses and hosts that
    somebody thinks of, so they alone are packed while somebody waits."""

    head: bytes
    tail: bytes
    deflated: tuple[bytes, bytes]
    """Both of them, so that something can be packed between."""
    brotli: bytes | None
    digest: bytes
    policy: str
    """What a browser may do on it: of all scripts that could stand in a page, only those it was built with run."""

    def gzipped(self, tags: bytes) -> bytes:
        """All of it, packed."""
        first, last = self.deflated
        sum_of_all = zlib.crc32(self.tail, zlib.crc32(tags, zlib.crc32(self.head)))
        size = len(self.head) + len(tags) + len(self.tail)
        between = _deflated(tags, zlib.Z_FULL_FLUSH)
        return b"".join((_GZIP_HEAD, first, between, last, struct.pack("<II", sum_of_all, size % 2**32)))


@lru_cache(maxsize=64)
def _built(screen: Path, changed: int, packed: int | None) -> _Built:
    words = screen.read_bytes()
    head, end, tail = words.partition(_TITLE_ENDS)
    brotli = None if packed is None else _packed(screen).read_bytes()
    hashes = (base64.b64encode(sha256(script).digest()).decode() for script in _INLINE.findall(words))
    allowed = " ".join(f"'sha256-{found}'" for found in hashes)
    own = "script-src 'self'"
    return _Built(
        head + end,
        tail,
        (_deflated(head + end, zlib.Z_FULL_FLUSH), _deflated(tail, zlib.Z_FINISH)),
        brotli,
        sha256(words + (brotli or b"")).digest(),
        HEADERS["content-security-policy"].replace(own, f"{own} {allowed}".strip()),
    )


def _deflated(words: bytes, end: int) -> bytes:
    """Packed so that it needs nothing that was packed before it."""
    packing = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packing.compress(words) + packing.flush(end)


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
    packed = _packed(file)
    return packed.read_bytes() if packed.is_file() else None


def _packed(file: Path) -> Path:
    return file.with_name(f"{file.name}.br")


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
