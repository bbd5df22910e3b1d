"""What shows where a link leads, to those who follow it only so far: tags in the page, and a picture.

Of a table it is what the link itself gives, and of no table without a link; nothing of a game before its end.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response
from sqlalchemy import select

from cerebria import CerebriaError
from cerebria.portrait.life import Life
from cerebria.portrait.words import sentence
from cerebria.texts import FALLBACK, Name, Texts, is_whole, languages, texts_for

from ..previews import pictures
from ..previews.pictures import Ended, Sitter
from ..previews.sheet import HIGH, WIDE, pieces
from ..services import Services
from ..storage.schema import LINKS
from ..tables.seats import Seat
from ..tables.table import HostedTable
from .links import base_of, seat_of
from .who_asks import Served

ROUTER: Final = APIRouter(prefix="/api", tags=["pictures"])
_SPIRIT: Final = "spirit-"
_MARK: Final = re.compile(r"\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]+\)")
"""What long texts mark: words that stand out, and links."""
_RANKED: Final = re.compile(r"([A-Za-z]{2,3})(?:-[\w-]+)?(?:;q=([\d.]+))?")
_KEPT_FOR: Final = 600
_PLACE: Final = re.compile(r"[\w-]{1,40}(?==?$)", re.ASCII)
"""What stands after the ? of an address: the same as after the #, which reaches no server."""


class Preview(NamedTuple):
    """What an address leads to."""

    title: str
    text: str
    place: str
    """Where its picture is, by what leads there."""
    draw: Callable[[], str]


async def preview_of(services: Services, path: str, texts: Texts) -> Preview:
    """What is to be seen of an address; of one that leads to nothing in particular, the game itself."""
    screen, *rest = path.strip("/").split("/")
    place = rest[-1] if rest else ""
    found = None
    if screen == "join":
        found = await _link(services, place, texts)
    elif screen == "rules":
        found = _chapter(place, texts)
    elif screen == "cards":
        found = _spirit(place, texts) if place.startswith(_SPIRIT) else _emotion(place, texts)
    return found or Preview(texts.get("web-title"), texts.get("home-lead"), "home", lambda: pictures.home(texts))


def _chapter(name: str, texts: Texts) -> Preview | None:
    if not (texts.has(f"rule-{name}") and texts.has(f"rule-{name}-1")):
        return None
    title = texts.get(f"rule-{name}")
    text = _MARK.sub(lambda found: found[1] or found[2], texts.get(f"rule-{name}-1"))
    return Preview(title, text, f"rules/{name}", lambda: pictures.rule(title, text, texts))


def _emotion(name: str, texts: Texts) -> Preview | None:
    found = pieces()["emotions"].get(name)
    if found is None:
        return None
    title = texts.get(f"emotion-{name}")
    kicker = texts.get("preview-emotion", team=texts.get(f"team-{found['team']}"))
    text = texts.get(f"power-{found['power']}", **found["numbers"])
    return Preview(title, f"{kicker}. {text}", f"cards/{name}", lambda: pictures.card(name, kicker, title, text, texts))


def _spirit(place: str, texts: Texts) -> Preview | None:
    name = place.removeprefix(_SPIRIT)
    found = pieces()["spirits"].get(name)
    if found is None:
        return None
    title = texts.get(f"spirit-{name}")
    kicker = texts.get("preview-spirit", team=texts.get(f"team-{found['team']}"))
    text = texts.get(f"spirit-power-{found['power']}")
    return Preview(
        title, f"{kicker}. {text}", f"cards/{place}", lambda: pictures.spirit(name, kicker, title, text, texts)
    )


async def _link(services: Services, shown: str, texts: Texts) -> Preview | None:
    """What a link leads to, as long as it does."""
    row = await services.store.row(select(LINKS).where(LINKS.c.shown == shown)) if shown else None
    if row is None:
        return None
    try:
        table = await services.tables.read(row["table_id"])
        number = seat_of(row, table, None)
        if row["kind"] == "replay":
            return await _game(services, shown, table, texts)
    except CerebriaError:
        # Whoever follows the link is told what is wrong with it.
        return None
    sitters = [Sitter(seat.spirit, seat.team, _sitter(seat, texts)) for seat in table.seats]
    seat = None if number is None else table.seats[number]
    is_full = row["kind"] == "code" and seat is None
    host = table.host_name or texts.get("home-invite-somebody")
    text = texts.get(
        f"home-invite-{row['kind']}{'-full' if is_full else ''}",
        host=host,
        title=table.title,
        spirit=texts.get(f"spirit-{seat.spirit}") if seat else "",
        team=texts.get(f"team-{seat.team}") if seat else "",
    )
    whole = f"{text} {texts.get('home-invite-players', count=len(sitters))}"
    title = table.title
    return Preview(title, whole, f"join/{shown}", lambda: pictures.invitation(title, whole, sitters, texts))


async def _game(services: Services, shown: str, table: HostedTable, texts: Texts) -> Preview:
    """A game that can be seen again."""
    table.check_rules()
    ended = ended_of(await services.lives.get(table.id), table, texts)
    return Preview(table.title, ended.sentence, f"join/{shown}", lambda: pictures.life(ended, texts))


def ended_of(life: Life, table: HostedTable, texts: Texts) -> Ended:
    """How a game ended, with those who sat at its table."""
    sitters = [Sitter(seat.spirit, seat.team, _sitter(seat, texts)) for seat in table.seats]
    return Ended(life.identity, life.winner, sentence(life.story, texts), life.scores, sitters)


def _sitter(seat: Seat, texts: Texts) -> Name | str | None:
    """Who sits there; a person for whom a program plays keeps the name."""
    if seat.name or seat.program is None:
        return seat.name
    id = f"home-program-{seat.program}"
    return texts.get(id) if texts.has(id) else seat.program


def spoken(wanted: str) -> str:
    """The language that a browser or a crawler wants most, of those that all is written in."""
    ranked = sorted(
        (-float(rank or 1), place, language.lower())
        for place, (language, rank) in enumerate(_RANKED.findall(wanted[:200]))
        if re.fullmatch(r"(?:[01](?:\.\d*)?)?", rank)
    )
    known = [language for language in languages() if is_whole(language)]
    return next((language for rank, _, language in ranked if rank and language in known), FALLBACK)


def language_of(request: Request) -> str:
    """The language to answer in: a link may ask for one, whatever the browser wants."""
    asked = request.query_params.get("lang", "")
    return spoken(f"{asked},{request.headers.get('accept-language', '')}")


async def tags(request: Request, path: str) -> str:
    """What the head of a page says of it to those who show links: Open Graph, and what some read besides."""
    services: Services = request.app.state.services
    language = language_of(request)
    texts = texts_for(language)
    within = _PLACE.match(request.url.query)
    found = await preview_of(services, f"{path}/{within[0]}" if within else path, texts)
    base = base_of(services.settings, request).rstrip("/")
    told = (
        ("name", "description", found.text),
        ("property", "og:site_name", texts.get("web-title")),
        ("property", "og:type", "website"),
        ("property", "og:locale", language),
        ("property", "og:url", f"{base}/{'' if path == '.' else path}{f'?{within[0]}' if within else ''}"),
        ("property", "og:title", found.title),
        ("property", "og:description", found.text),
        ("property", "og:image", f"{base}/api/previews/{language}/{found.place}.png"),
        ("property", "og:image:type", "image/png"),
        ("property", "og:image:width", str(WIDE)),
        ("property", "og:image:height", str(HIGH)),
        ("property", "og:image:alt", found.title),
        ("name", "twitter:card", "summary_large_image"),
    )
    return "".join(f'<meta {kind}="{name}" content="{escape(text)}">' for kind, name, text in told)


@ROUTER.get("/previews/{language}/{place:path}.png", response_class=Response)
async def show_preview(language: str, place: str, services: Served) -> Response:
    """The picture that shows where a link leads."""
    found = await preview_of(services, place, texts_for(language))
    headers = {"cache-control": f"public, max-age={_KEPT_FOR}", "cross-origin-resource-policy": "cross-origin"}
    return Response(await services.pictures.get(found.draw()), media_type="image/png", headers=headers)
