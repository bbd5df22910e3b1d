"""Sending what somebody is told by one of their channels."""

from __future__ import annotations

import json
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from hashlib import sha256
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from ..settings import Settings
from .keys import Keys
from .outside import SECONDS, NotReached, post
from .words import Told, footer, subject

_PUSH_LIVES: Final = 86_400
"""Seconds for which a push service keeps what it cannot deliver."""
_NAME: Final = "Cerebria"


class Sender:
    """Sends; each call waits for other machines, and so has a thread to itself."""

    def __init__(self, settings: Settings, keys: Keys) -> None:
        self._settings = settings
        self._keys = keys

    @property
    def push_key(self) -> str | None:
        """By which browsers know this server; None if it notifies none."""
        if self._keys.push is None:
            return None
        from webpush.vapid import VAPID

        key: str = VAPID.get_application_server_key(_private(self._keys.push).public_key())
        return key

    @property
    def has_mail(self) -> bool:
        """Whether people can be called by mail: links in it must lead where the operator says, and nowhere else."""
        return bool(self._settings.mail and self._settings.mail_sender and self._settings.base_url)

    def send(self, channel: dict[str, Any], told: list[Told], number: str) -> None:
        """Tell all of it at once. What is sent again has the same number."""
        {"push": self._push, "mail": self._mail}.get(channel["kind"], self._post)(channel, told, number)

    def _push(self, channel: dict[str, Any], told: list[Told], number: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from webpush import WebPush, WebPushSubscription

        if self._keys.push is None:
            raise NotReached("no-library")
        words = [{"text": one.text, "path": one.path, "about": one.about} for one in told]
        public = _private(self._keys.push).public_key()
        pusher = WebPush(
            self._keys.push, public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=self._settings.mail_sender or f"operator@{urlsplit(channel['base']).hostname}", ttl=_PUSH_LIVES,
        )  # fmt: skip
        try:
            subscription = WebPushSubscription.model_validate({"endpoint": channel["address"], "keys": channel["keys"]})
            message = pusher.get(json.dumps(words), subscription)
        except ValueError:
            raise NotReached("bad-keys", is_for_ever=True) from None
        # Of what a browser has not fetched yet about the same, it gets the last.
        topic = sha256(told[-1].about.encode()).hexdigest()[:32]
        self._ask(channel, message.encrypted, {**message.headers, "topic": topic, "urgency": "normal"})

    def _post(self, channel: dict[str, Any], told: list[Told], number: str) -> None:
        lines = [f"{one.text} {channel['base'].rstrip('/')}{one.path}" for one in told]
        if channel["kind"] == "discord":
            # Nobody is called there by what somebody is called here.
            body: dict[str, Any] = {"username": _NAME, "content": "\n".join(lines), "allowed_mentions": {"parse": []}}
        else:
            body = {
                "id": number,
                "notices": [{"text": one.text, "address": f"{channel['base'].rstrip('/')}{one.path}"} for one in told],
            }
        self._ask(channel, json.dumps(body).encode(), {"content-type": "application/json"})

    def _ask(self, channel: dict[str, Any], body: bytes, headers: dict[str, str]) -> None:
        post(channel["address"], body, headers, own_network=self._settings.calls_own_network)

    def _mail(self, channel: dict[str, Any], told: list[Told], number: str) -> None:
        base = self._settings.base_url.rstrip("/")
        secret = self._keys.link("stop", channel["id"])
        stop = f"{base}/called#stop.{channel['id']}.{secret}"
        mail = EmailMessage()
        mail["Subject"] = subject(told, channel["language"])
        mail["From"] = f"{_NAME} <{self._settings.mail_sender}>"
        mail["To"] = channel["address"]
        mail["Date"] = formatdate()
        # A server that gets it twice knows it by this.
        mail["Message-ID"] = f"<{number}@{self._settings.mail_sender.rpartition('@')[2]}>"
        mail["List-Unsubscribe"] = f"<{base}/api/channels/{channel['id']}/stop?secret={secret}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines = [f"{one.text}\n{base}{one.path}" for one in told]
        mail.set_content("\n\n".join([*lines, footer(channel["language"], stop)]) + "\n")
        try:
            with _mail_server(self._settings.mail) as server:
                server.send_message(mail, to_addrs=[channel["address"]])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotReached("refused", is_for_ever=all(code >= 500 for code in codes)) from None
        except (OSError, smtplib.SMTPException, ValueError) as error:
            raise NotReached(type(error).__name__) from None


def _mail_server(url: str) -> smtplib.SMTP:
    """The operator's mail server, at the other end of an encrypted line unless it is on this machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    context = ssl.create_default_context()
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(host, parts.port or 465, timeout=SECONDS, context=context)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=SECONDS)
        if host not in ("localhost", "127.0.0.1", "::1"):
            server.starttls(context=context)
    if parts.username is not None:
        server.login(unquote(parts.username), unquote(parts.password or ""))
    return server


def _private(pem: bytes) -> Any:
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    return load_pem_private_key(pem, None)
