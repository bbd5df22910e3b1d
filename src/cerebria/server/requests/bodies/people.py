"""What requests about people carry and are answered with: names, when their time rests, how they are called."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from ...live.message import Id, Message
from ...storage.schema import LONGEST_ADDRESS
from ...tables.resting import MINUTES_A_DAY, MOST_RANGES
from .words import Name, Secret


def _is_day(text: str) -> str:
    date.fromisoformat(text)
    return text


class NameForm(Message):
    """A person's name."""

    name: Name


class PersonAnswer(Message):
    """A person."""

    id: str
    name: str


class SignedIn(PersonAnswer):
    """A new person, with the token that proves it."""

    token: str


Day = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$"), AfterValidator(_is_day)]
MinuteOfDay = Annotated[int, Field(ge=0, lt=MINUTES_A_DAY)]


class NightForm(Message):
    """From when to when, in minutes after midnight."""

    begin: MinuteOfDay
    end: MinuteOfDay


class HolidayForm(Message):
    """A first and a last day."""

    first: Day
    last: Day


class RestForm(Message):
    """When somebody's time does not run, at tables whose clocks rest."""

    zone: Annotated[str, StringConstraints(min_length=1, max_length=60)]
    """Where they live, as `Europe/Rome`."""
    night: NightForm | None = None
    holidays: Annotated[list[HolidayForm], Field(max_length=MOST_RANGES)] = Field(default=[])


class RestAnswer(Message):
    """What somebody has said of that, and what may be said."""

    rest: RestForm | None
    night_stays_until: int | None
    """Until then the night and where one lives stay as they are; null where they may be changed."""
    longest_night: int
    """In minutes."""
    most_holidays: int
    """Days in a year."""


Address = Annotated[str, StringConstraints(min_length=3, max_length=LONGEST_ADDRESS, pattern=r"^[!-~]+$")]
MailAddress = Annotated[
    str,
    StringConstraints(
        max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}$"
    ),
]
Language = Annotated[str, StringConstraints(max_length=16, pattern=r"^[A-Za-z-]+$")]
PushKey = Annotated[str, StringConstraints(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]


class PushKeys(Message):
    """With which a browser reads what is sent to it, and nobody else does."""

    p256dh: PushKey
    auth: PushKey


class PushForm(Message):
    """A browser that wants to be notified, as its push service names it."""

    kind: Literal["push"]
    address: Address
    keys: PushKeys
    language: Language


class MailForm(Message):
    """An address at which somebody wants to get mail."""

    kind: Literal["mail"]
    address: MailAddress
    language: Language


class HookForm(Message):
    """An address that wants to be told, in JSON of ours or as Discord takes it; of a table that one hosts, if named."""

    kind: Literal["json", "discord"]
    address: Address
    language: Language
    table: Id | None = None


ChannelForm = Annotated[PushForm | MailForm | HookForm, Field(discriminator="kind")]


class ChannelAnswer(Message):
    """A way by which somebody is called."""

    id: str
    kind: Literal["push", "mail", "json", "discord"]
    address: str
    table: str | None
    is_confirmed: bool


class ChannelsAnswer(Message):
    """The ways there are, and those that somebody has set up."""

    push_key: str | None
    """By which browsers know this server; null if it notifies none."""
    has_mail: bool
    channels: list[ChannelAnswer]


class ConfirmForm(Message):
    """What stood in the link of a mail."""

    secret: Secret
