"""The page in the browser: found at every address of its own, kept apart from the API, and never more than itself."""

from __future__ import annotations

import base64
import errno
import hashlib
import mimetypes
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI, Request
from starlette.staticfiles import StaticFiles

from cerebria.server import page
from cerebria.server.requests import people
from cerebria.server.safety.error_answers import answer_errors
from cerebria.server.safety.gate import HEADERS

pytestmark = pytest.mark.anyio


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page, as building it leaves it, and a file outside it that is nobody's business."""
    (tmp_path / "private.txt").write_text("a secret", encoding="utf-8")
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Cerebria</title>", encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text("play()", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    with suppress(OSError):  # not everybody may do that on Windows
        (folder / "assets" / "leak.txt").symlink_to(tmp_path / "private.txt")
    return folder


def asking(folder: Path) -> httpx.AsyncClient:
    """A browser before a server with this page."""
    app = FastAPI()
    app.include_router(people.ROUTER)
    page.offer(app, folder)
    answer_errors(app)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://cerebria")


@pytest.fixture
async def browser(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with asking(folder) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/join", "/tables/abc", "/tables/abc/", "/apiary", "/index.html"])
async def test_every_address_of_the_page_leads_to_it_and_is_asked_for_anew(
    browser: httpx.AsyncClient, path: str
) -> None:
    answer = await browser.get(path)
    assert answer.status_code == 200
    assert "<title>Cerebria</title>" in answer.text
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = await browser.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_an_address_leads_to_the_page_in_which_its_screen_is_drawn(
    browser: httpx.AsyncClient, folder: Path
) -> None:
    for screen in ("table", "other"):
        (folder / f"{screen}.html").write_text(f"<title>{screen}</title>", encoding="utf-8")
    found = {path: (await browser.get(path)).text for path in ("/", "/table/abc", "/tables", "/rules", "/index.html")}
    assert {path: text[text.index("<title>") :] for path, text in found.items()} == {
        "/": "<title>Cerebria</title>",
        "/table/abc": "<title>table</title>",
        "/tables": "<title>other</title>",
        "/rules": "<title>other</title>",
        "/index.html": "<title>Cerebria</title>",
    }


async def test_the_page_is_packed_and_whoever_has_it_gets_nothing(browser: httpx.AsyncClient, folder: Path) -> None:
    page = "<!doctype html><title>Cerebria</title>" + "<p>sky</p>" * 200
    (folder / "index.html").write_text(page, encoding="utf-8")
    packed = await browser.get("/", headers={"accept-encoding": "gzip"})
    assert (packed.text, packed.headers["content-encoding"]) == (page, "gzip")
    assert packed.headers["vary"] == "accept-encoding"
    plain = await browser.get("/", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (page, False)
    again = await browser.get("/", headers={"if-none-match": packed.headers["etag"], "accept-encoding": "gzip"})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "index.html").write_text(page.replace("sky", "sea"), encoding="utf-8")
    os.utime(folder / "index.html", (1, 1))
    changed = await browser.get("/", headers={"if-none-match": packed.headers["etag"]})
    assert (changed.status_code, "sea" in changed.text) == (200, True)


async def test_hosts_that_somebody_thinks_of_have_the_page_packed_once(folder: Path) -> None:
    (folder / "index.html").write_text("<!doctype html><title>Cerebria</title>" + "<p>sky</p>" * 200, encoding="utf-8")

    async def tags(request: Request, path: str) -> str:
        return f'<meta property="og:url" content="http://{request.headers["host"]}/{path}">'

    app = FastAPI()
    page.offer(app, folder, tags)
    before = page._built.cache_info().misses
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://cerebria") as client:
        tagged: set[str] = set()
        for number in range(100):
            headers = {"host": f"host{number}.example", "accept-encoding": "gzip"}
            answer = await client.get("/rules", headers=headers)
            assert f'<title>Cerebria</title><meta property="og:url" content="http://host{number}.ex' in answer.text
            assert answer.text.endswith("<p>sky</p>")
            assert answer.headers["content-encoding"] == "gzip"
            tagged.add(answer.headers["etag"])
    assert len(tagged) == 100
    assert page._built.cache_info().misses == before + 1


async def test_a_page_that_takes_the_place_of_another_is_sent_whole(browser: httpx.AsyncClient, folder: Path) -> None:
    packed = folder / "index.html.br"
    packed.write_bytes(b"older")
    headers = {"accept-encoding": "br"}

    async def sent(**more: str) -> tuple[int, bytes, str]:
        async with browser.stream("GET", "/", headers={**headers, **more}) as answer:
            return answer.status_code, b"".join([part async for part in answer.aiter_raw()]), answer.headers["etag"]

    _, body, before = await sent()
    assert body == b"older"
    # A page is written before it is packed: what was sent in between is not taken for the new one.
    (folder / "index.html").write_text("<title>newer</title>", encoding="utf-8")
    _, _, between = await sent()
    packed.write_bytes(b"newer")
    os.utime(packed, (1, 1))
    status, body, after = await sent(**{"if-none-match": between})
    assert (status, body) == (200, b"newer")
    assert len({before, between, after}) == 3


async def test_of_all_scripts_in_a_page_only_those_it_was_built_with_may_run(
    browser: httpx.AsyncClient, folder: Path
) -> None:
    (folder / "index.html").write_text("<script>look()</script><script src=x></script>", encoding="utf-8")
    policy = (await browser.get("/")).headers["content-security-policy"]
    hash = base64.b64encode(hashlib.sha256(b"look()").digest()).decode()
    assert f"script-src 'self' 'sha256-{hash}';" in policy
    assert policy.replace(f" 'sha256-{hash}'", "") == HEADERS["content-security-policy"]


async def test_assets_are_kept_for_ever_and_other_files_are_not(browser: httpx.AsyncClient) -> None:
    script = await browser.get("/assets/index-abc123.js")
    assert script.text == "play()"
    assert "javascript" in script.headers["content-type"]
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/favicon.svg", "/assets/../index.html"):
        assert (await browser.get(path)).headers["cache-control"] == "no-cache"


async def test_scripts_are_scripts_whatever_other_programs_have_told_the_system(folder: Path) -> None:
    mimetypes.add_type("text/plain", ".js")
    async with asking(folder) as client:
        answer = await client.get("/assets/index-abc123.js")
    assert answer.headers["content-type"].startswith("text/javascript")


async def test_names_that_no_file_can_have_lead_to_the_page(
    browser: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    look = StaticFiles.lookup_path

    def as_on_windows(files: StaticFiles, path: str) -> tuple[str, os.stat_result | None]:
        if "?" in path:
            raise OSError(errno.EINVAL, "The filename, directory name, or volume label syntax is incorrect")
        return look(files, path)

    monkeypatch.setattr(StaticFiles, "lookup_path", as_on_windows)
    assert "<title>Cerebria</title>" in (await browser.get("/tables/%3F")).text
    assert (await browser.get("/assets/%3F.js")).status_code == 404


async def test_long_scripts_are_packed_for_those_who_can_unpack_them(browser: httpx.AsyncClient, folder: Path) -> None:
    script = "play();" * 1000
    (folder / "assets" / "game-abc123.js").write_text(script, encoding="utf-8")
    packed = await browser.get("/assets/game-abc123.js", headers={"accept-encoding": "gzip, br"})
    assert packed.text == script
    assert int(packed.headers["content-length"]) < len(script) / 3
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    plain = await browser.get("/assets/game-abc123.js", headers={"accept-encoding": "identity"})
    assert (plain.text, "content-encoding" in plain.headers) == (script, False)
    short = await browser.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in short.headers


async def test_what_the_build_has_packed_goes_to_those_who_can_unpack_it(
    browser: httpx.AsyncClient, folder: Path
) -> None:
    (folder / "assets" / "home-abc123.json").write_text('{"id": "home-open"}' * 100, encoding="utf-8")
    (folder / "assets" / "home-abc123.json.br").write_bytes(b"packed")
    headers = {"accept-encoding": "gzip, deflate, br, zstd"}
    async with browser.stream("GET", "/assets/home-abc123.json", headers=headers) as answer:
        assert [part async for part in answer.aiter_raw()] == [b"packed"]
    assert answer.headers["content-encoding"] == "br"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    other = await browser.get("/assets/home-abc123.json", headers={"accept-encoding": "gzip"})
    assert other.headers["content-encoding"] == "gzip"


async def test_an_asset_that_is_gone_is_an_error_and_not_the_page(browser: httpx.AsyncClient) -> None:
    answer = await browser.get("/assets/index-old.js")
    assert answer.status_code == 404
    assert answer.json()["error"] == "http-error"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/../api/nothing", 404),
        ("GET", "/api/people", 405),
        ("POST", "/join", 405),
        ("DELETE", "/", 405),
    ],
)
async def test_the_api_answers_what_it_does_not_know_in_its_own_words(
    browser: httpx.AsyncClient, method: str, path: str, status: int
) -> None:
    answer = await browser.request(method, path)
    assert answer.status_code == status
    assert answer.json()["error"] == "http-error"


@pytest.mark.parametrize(
    "path",
    [
        "/../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt", "/assets/..%2f..%2fprivate.txt",
        "/assets/%2e%2e/%2e%2e/private.txt", "/..%5cprivate.txt", "//private.txt", "/%00", "/assets/leak.txt",
        "/" + "a" * 5000, "/%2fetc%2fpasswd", "/private.txt%00.js",
    ],
)  # fmt: skip
async def test_nothing_outside_the_folder_is_ever_shown(browser: httpx.AsyncClient, path: str) -> None:
    raw = httpx.URL("http://cerebria").copy_with(raw_path=path.encode())
    answer = await browser.send(browser.build_request("GET", raw))
    assert answer.status_code in (200, 404)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


async def test_without_a_built_page_one_says_how_to_build_it(tmp_path: Path) -> None:
    async with asking(tmp_path / "none") as client:
        answer = await client.get("/join")
        assert (await client.get("/assets/x.js")).status_code == 404
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "<script" not in answer.text


@pytest.mark.slow
async def test_a_real_server_serves_it_with_the_headers_of_everything_else(sqlite_server: str) -> None:
    async with httpx.AsyncClient(base_url=sqlite_server, verify=False) as client:
        answer = await client.get("/join")
        assert answer.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        head = await client.head("/join")
        assert (head.status_code, head.content) == (answer.status_code, b"")
        unknown = await client.get("/api/nothing")
        assert (unknown.status_code, unknown.headers["content-type"]) == (404, "application/json")
