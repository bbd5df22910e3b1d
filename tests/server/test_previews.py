"""Where a link leads is seen by those who do not follow it, with no script: what the link itself gives, and no more."""

from __future__ import annotations

import asyncio
import json
import random
import re
import struct
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from cerebria.server import page
from cerebria.server.previews import pictures, sheet
from cerebria.server.previews.kept import Kept
from cerebria.server.previews.pictures import Ended, Sitter
from cerebria.server.refusals import Refusal
from cerebria.server.requests.previews import spoken
from cerebria.texts import FALLBACK, texts_for
from tests.needs import missing

from .conftest import People
from .playing import ME, at_all_seats, finished, play_some

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def built_page() -> None:
    """Its letters and its drawings are what pictures are made with."""
    if not (page.FOLDER / "drawings.json").exists():
        missing("the browser client is not built: make web")


class Head(HTMLParser):
    """What a crawler takes from a page: it runs nothing."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: dict[str, str] = {}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and (name := found.get("property") or found.get("name")):
            self.tags[name] = found.get("content") or ""


async def tags_at(address: str, **headers: str) -> dict[str, str]:
    async with httpx.AsyncClient() as crawler:
        answer = await crawler.get(address, headers=headers)
        assert answer.status_code == 200
        return Head(answer.text).tags


async def picture_of(tags: dict[str, str]) -> bytes:
    """The picture that tags name, which is as large as they say."""
    async with httpx.AsyncClient() as crawler:
        answer = await crawler.get(tags["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert tags["og:image:type"] == "image/png"
    assert size(answer.content) == (int(tags["og:image:width"]), int(tags["og:image:height"])) == (1200, 630)
    return answer.content


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


async def test_home_a_chapter_a_card_and_a_spirit_show_themselves(shared_server: str) -> None:
    texts = texts_for()
    pictures = set()
    for path, title in (
        ("", "Cerebria"),
        ("rules?quell", texts.get("rule-quell")),
        ("rules/prototype/revelation", texts.get("rule-revelation")),
        ("cards/courage", texts.get("emotion-courage")),
        ("cards/preview?spirit-misery", texts.get("spirit-misery")),
    ):
        tags = await tags_at(f"{shared_server}/{path}")
        assert (tags["og:title"], tags["og:url"]) == (title, f"{shared_server}/{path}")
        assert tags["og:description"] == tags["description"] and not set("[]*{}") & set(tags["description"])
        assert tags["twitter:card"] == "summary_large_image"
        pictures.add(await picture_of(tags))
    assert len(pictures) == 5


@pytest.mark.parametrize("path", ["rules/no-such-chapter", "cards/nobody", "join/abc", "join", "decks", "rules/aim-1"])
async def test_an_address_that_leads_to_nothing_in_particular_shows_the_game(shared_server: str, path: str) -> None:
    tags, home = [await tags_at(f"{shared_server}/{found}") for found in (path, "")]
    assert {**tags, "og:url": ""} == {**home, "og:url": ""}


async def test_a_link_shows_who_sits_at_the_table_as_long_as_it_leads_there(shared_server: str, people: People) -> None:
    ada, ben = await people(shared_server, "Ada <&> Co"), await people(shared_server, "Ben")
    made = await ada.new_table(title="A rainy evening")
    id, (seat, *_, watch) = made["table"]["id"], made["links"]
    assert seat["address"].partition("#")[2] == seat["secret"] not in seat["address"].partition("#")[0]
    tags = await tags_at(seat["address"].partition("#")[0])
    assert tags["og:title"] == "A rainy evening" and "Ada <&> Co keeps a seat for you" in tags["og:description"]
    before = await picture_of(tags)
    await ben.follow(seat["secret"])
    assert await picture_of(await tags_at(seat["address"].partition("#")[0])) != before
    assert "You may watch" in (await tags_at(watch["address"].partition("#")[0]))["og:description"]
    home = await tags_at(shared_server)
    # What is known of a table without a link to it shows nothing of it; nor does a link that has ended.
    assert (await tags_at(f"{shared_server}/join/{id}"))["og:title"] == home["og:title"]
    assert "og:title" not in await tags_at(f"{shared_server}/table/{id}")
    await ada.ask("POST", f"/api/tables/{id}/watch-link")
    assert (await tags_at(watch["address"].partition("#")[0]))["og:title"] == home["og:title"]


async def test_a_code_shows_its_table_by_what_nobody_can_guess(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id = (await ada.new_table(title="For friends"))["table"]["id"]
    code = await ada.ask("POST", f"/api/tables/{id}/code")
    address = code["address"].partition("#")[0]
    assert len(address.rpartition("/")[2]) == 16 and code["secret"] not in address
    assert (await tags_at(address))["og:title"] == "For friends"
    assert (await tags_at(f"{shared_server}/join/{code['secret']}"))["og:title"] != "For friends"


async def test_nothing_of_a_game_that_goes_on_is_in_its_preview(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    made = await ada.new_table(seats=[ME] * 4)
    id, watch = made["table"]["id"], made["links"][-1]["address"].partition("#")[0]
    before = await tags_at(watch)
    drawn = await picture_of(before)
    await ada.start(id)
    async with at_all_seats(ada, id) as seats:
        await play_some(seats, random.Random(1), 40)
    assert await tags_at(watch) == before and await picture_of(before) == drawn


async def test_a_finished_game_shows_who_the_person_became(shared_server: str, people: People) -> None:
    ada = await people(shared_server)
    id, _ = await finished(ada)
    life = await ada.life(id)
    link = await ada.replay_link(id, "spectator")
    tags = await tags_at(link["address"].partition("#")[0])
    assert tags["og:description"].startswith("Somebody") and str(life["story"]["turn"]) in tags["og:description"]
    await picture_of(tags)
    headers = {"authorization": f"Bearer {ada.token}"}
    answer = await ada._http.get(f"/api/tables/{id}/portrait.png", headers=headers)
    assert size(answer.content) == (1200, 1500)
    stranger = await people(shared_server, "Eve")
    refused = await stranger._http.get(
        f"/api/tables/{id}/portrait.png", headers={"authorization": f"Bearer {stranger.token}"}
    )
    assert refused.status_code == 404


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("", "en"), ("en-GB,en;q=0.9", "en"), ("xx, en;q=0.1", "en"), ("*", "en"), ("en;q=x, \x00", "en"), ("tlh", "en")],
)
def test_the_language_is_one_that_all_is_written_in(wanted: str, language: str) -> None:
    assert spoken(wanted) == language


def test_the_language_is_the_one_that_is_wanted_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cerebria.server.requests.previews.languages", lambda: ("de", "en", "ru"))
    monkeypatch.setattr("cerebria.server.requests.previews.is_whole", lambda language: language != "ru")
    assert [spoken(wanted) for wanted in ("ru, de-AT;q=0.5, en;q=0.4", "en, de", "fr", "de;q=0, ru")] == [
        "de", "en", FALLBACK, FALLBACK,
    ]  # fmt: skip


async def test_what_shows_where_a_link_leads_is_told_in_the_language_of_whoever_looks(shared_server: str) -> None:
    async def told(query: str, wanted: str) -> tuple[str, str]:
        tags = await tags_at(f"{shared_server}/rules{query}", **{"accept-language": wanted})
        return tags["description"], tags["og:locale"]

    lead = {language: str(texts_for(language).get("home-lead")) for language in ("en", "hu", "ru")}
    assert await told("", "ru") == (lead["ru"], "ru")
    assert await told("?lang=hu", "ru") == (lead["hu"], "hu")
    assert await told("?lang=tlh", "xx") == (lead["en"], "en")


async def test_a_device_that_keeps_the_page_is_told_of_it_in_the_language_of_whoever_looks(shared_server: str) -> None:
    async def told(query: str, wanted: str) -> dict[str, Any]:
        async with httpx.AsyncClient() as client:
            answer = await client.get(
                f"{shared_server}/manifest.webmanifest{query}", headers={"accept-language": wanted}
            )
        assert answer.headers["content-type"] == "application/manifest+json"
        found: dict[str, Any] = answer.json()
        return found

    hungarian, english = await told("?lang=hu", "ru"), await told("", "en-GB")
    built = json.loads((page.FOLDER / "manifest.webmanifest").read_text(encoding="utf-8"))
    # What is there without a server, in English, is the same.
    assert english == built
    assert {field for field, value in hungarian.items() if english[field] != value} == {
        "lang", "description", "shortcuts",
    }  # fmt: skip
    texts = texts_for("hu")
    assert hungarian["lang"] == "hu"
    assert hungarian["description"] == texts.get("home-lead")
    assert [shortcut["name"] for shortcut in hungarian["shortcuts"]] == [
        texts.get("home-title-rules"), texts.get("home-title-tutorial"),
    ]  # fmt: skip
    assert (await told("", "ru"))["lang"] == "ru"


async def test_what_is_dear_is_made_once_one_at_a_time_and_not_for_too_many_at_once() -> None:
    made: list[str] = []

    async def make(key: str) -> str:
        made.append(key)
        await asyncio.sleep(0)
        return key.upper()

    kept = Kept(2, make)
    assert await asyncio.gather(*(kept.get("a") for _ in range(5))) == ["A"] * 5 and made == ["a"]
    for key in ("b", "a", "c", "a", "b"):
        assert await kept.get(key) == key.upper()
    assert made == ["a", "b", "c", "b"]
    answers = await asyncio.gather(*(kept.get(f"{number}") for number in range(30)), return_exceptions=True)
    assert [isinstance(answer, Refusal) for answer in answers] == [False] * 20 + [True] * 10


def test_lines_are_broken_where_there_is_room_and_cut_where_there_is_none() -> None:
    assert sheet.wrapped("one two three four", 10, 60) == ["one two", "three four"]
    assert sheet.width("iiii", 10) < sheet.width("mmmm", 10)
    assert sheet.shortened("a name that is far too long for this", 20, 100).endswith("…")
    assert "Lora" in sheet.line("Тревога", 0, 0, 20) and "Fraunces" in sheet.line("Őrület & <b>", 0, 0, 20)


def test_however_much_there_is_to_say_of_a_game_its_score_stands_below_in_the_picture() -> None:
    sitters = [Sitter("love", "bliss", "Ada"), Sitter("hatred", "gloom", "Ben")]
    for count in range(1, 45):
        ended = Ended([], "bliss", "sunny weather " * count, {"bliss": 31, "gloom": 38}, sitters)
        drawn = pictures.life(ended, texts_for("en"))
        lines = {text: float(y) for y, text in re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>([^<]+)</text>', drawn)}
        said = [y for text, y in lines.items() if "sunny" in text]
        assert max(said) < lines["38"] - 56 and lines["Ada"] < sheet.HIGH - 20, count
