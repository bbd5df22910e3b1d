"""What a finished game made of a person: the facts, and the drawing."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query
from fastapi.responses import Response

from cerebria.portrait.figure import figure
from cerebria.texts import FALLBACK, texts_for

from ..previews.pictures import portrait
from .bodies.games import LifeWords
from .bodies.words import Word
from .previews import ended_of
from .replays import choices_of, replayable
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["replays"])


@ROUTER.get("/tables/{table}/life")
async def show_life(table: TableId, person: Asking, services: Served) -> LifeWords:
    """Who the person became in a finished game, and how."""
    found = await replayable(services, table, person)
    choices = await choices_of(services, found)
    life = await services.lives.get(found.id)
    told = {**life._asdict(), "moments": len(choices), "drawing": figure(life.identity, life.winner)}
    return LifeWords.model_validate(told, from_attributes=True)


@ROUTER.get("/tables/{table}/portrait.png", response_class=Response)
async def show_portrait(
    table: TableId,
    person: Asking,
    services: Served,
    language: Annotated[Word, Query(description="Of its words.")] = FALLBACK,
) -> Response:
    """The end of a finished game as a picture to keep."""
    found = await replayable(services, table, person)
    texts = texts_for(language)
    ended = ended_of(await services.lives.get(found.id), found, texts)
    return Response(await services.pictures.get(portrait(ended, found.title, texts)), media_type="image/png")
