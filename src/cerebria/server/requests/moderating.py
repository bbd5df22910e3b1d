"""Carrying out what an operator has said: ending tables, and seeing off whoever is barred."""

from __future__ import annotations

import structlog

from ..refusals import Refusal
from ..services import Services
from ..storage import moderation
from ..tables.changes import End

LOG = structlog.get_logger()
LOOK_SECONDS = 5.0


async def moderate(services: Services) -> None:
    """Look whether an operator has said something new."""
    await services.bars.read(services.store)
    bars = services.bars
    for connection in list(services.connections):
        if connection.person in bars.people or connection.address in bars.addresses:
            connection.close("removed", None)
    for deed in await moderation.wanted_closed(services.store):
        try:
            await services.tables.change(deed["subject"], End())
        except Refusal as error:
            if error.id == "busy":
                continue
            # It has come to its end, or is gone.
            LOG.info("not-closed", table=deed["subject"], reason=error.id)
        await moderation.note_done(services.store, deed["id"])
        LOG.info("closed-by-operator", table=deed["subject"])
