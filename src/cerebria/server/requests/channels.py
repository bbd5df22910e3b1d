"""The ways by which somebody is called to their tables."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from ..calling import channels
from ..calling.outside import is_fit
from ..live.message import Id
from ..refusals import Refusal
from ..services import Services
from ..storage.store import now
from ..tables.access import may_host
from .bodies.people import ChannelAnswer, ChannelForm, ChannelsAnswer, ConfirmForm
from .bodies.words import Secret
from .links import base_of
from .who_asks import Asking, Served

ROUTER: Final = APIRouter(prefix="/api/channels", tags=["people"])
ChannelId = Annotated[Id, Path(description="The channel.")]


@ROUTER.get("")
async def mine(person: Asking, services: Served) -> ChannelsAnswer:
    """By what one can be called here, and by what one is."""
    return await _answer(services, person.id)


@ROUTER.post("", status_code=201)
async def add(form: ChannelForm, person: Asking, services: Served, request: Request) -> ChannelsAnswer:
    """Be called by this as well: a browser's push service, mail, or a webhook of one's own or of a table."""
    sender = services.caller.sender
    if (form.kind == "push" and sender.push_key is None) or (form.kind == "mail" and not sender.has_mail):
        raise Refusal("no-such-way")
    if form.kind != "mail" and not is_fit(form.address, own_network=services.settings.calls_own_network):
        raise Refusal("bad-address")
    table = form.table if form.kind in ("json", "discord") else None
    if table is not None:
        await may_host(services.tables, table, person)
    keys = form.keys.model_dump() if form.kind == "push" else None
    row = {
        "person_id": person.id, "table_id": table, "kind": form.kind, "address": form.address, "keys": keys,
        "language": form.language, "base": base_of(services.settings, request),
    }  # fmt: skip
    await channels.add(services.store, services.keys, row, now())
    return await _answer(services, person.id)


@ROUTER.delete("/{channel}")
async def remove(channel: ChannelId, person: Asking, services: Served) -> ChannelsAnswer:
    """Be called by this no more."""
    await channels.remove(services.store, person.id, channel)
    return await _answer(services, person.id)


@ROUTER.post("/{channel}/try", status_code=204)
async def try_out(channel: ChannelId, person: Asking, services: Served) -> None:
    """Be told something now, to see that it comes."""
    await channels.try_out(services.store, person.id, channel, now())


@ROUTER.post("/{channel}/confirm", status_code=204)
async def confirm(channel: ChannelId, form: ConfirmForm, services: Served) -> None:
    """Whoever got the mail with this secret wants to be called there."""
    await channels.confirm(services.store, services.keys, channel, form.secret, now())


@ROUTER.post("/{channel}/stop", status_code=204)
async def stop(channel: ChannelId, services: Served, secret: Annotated[Secret, Query()]) -> None:
    """Whoever got mail with this secret wants no more of it; mail programs ask for it by themselves."""
    await channels.stop(services.store, services.keys, channel, secret)


async def _answer(services: Services, person: str) -> ChannelsAnswer:
    found = await channels.channels_of(services.store, person)
    sender = services.caller.sender
    return ChannelsAnswer(
        push_key=sender.push_key,
        has_mail=sender.has_mail,
        channels=[
            ChannelAnswer(
                id=row["id"], kind=row["kind"], address=row["address"], table=row["table_id"],
                is_confirmed=row["confirmed_at"] is not None,
            )
            for row in found
        ],
    )  # fmt: skip
