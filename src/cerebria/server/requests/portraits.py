"""What a finished game made of a person: the facts, and the drawing."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from cerebria.portrait.figure import figure
from cerebria.portrait.life import lived

from ..tables.reading import telling_damage
from ..tables.replay import played
from .bodies import LifeWords
from .replays import choices_of, replayable
from .who_asks import Asking, Served, TableId

ROUTER: Final = APIRouter(prefix="/api", tags=["replays"])


@ROUTER.get("/tables/{table}/life")
async def show_life(table: TableId, person: Asking, services: Served) -> LifeWords:
    """Who the person became in a finished game, and how."""
    found = await replayable(services, table, person)
    choices = await choices_of(services, found)
    with telling_damage(services.store, table):
        life = await services.in_turn(lambda: lived(played(found.game_options, choices)))
    told = {**life._asdict(), "moments": len(choices), "drawing": figure(life.identity, life.winner)}
    return LifeWords.model_validate(told, from_attributes=True)
