"""Where people are called in tests: a push service that reads what it gets as a browser would, webhooks, and mail."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from .serving import free_port


class Browser:
    """A browser's side of Web Push: its keys, and what it reads with them."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = b"0123456789abcdef"
        self.keys = {"p256dh": _text(self._public), "auth": _text(self._auth)}

    def read(self, body: bytes) -> Any:
        """What is in a message (RFC 8188 and 8291)."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        secret = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key = _derived(secret, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        content = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
        plain = content.decrypt(_derived(key, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        return json.loads(plain.rstrip(b"\0").removesuffix(b"\2"))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).rstrip(b"=").decode()


def who_sends(authorization: str, key: str) -> dict[str, Any]:
    """What a server says of itself to a push service, if it signed that with the key that browsers know."""
    token = authorization.removeprefix("vapid t=").partition(",")[0]
    raw = urlsafe_b64decode(key + "=" * (-len(key) % 4))
    found: dict[str, Any] = jwt.decode(
        token, ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw), algorithms=["ES256"],
        options={"verify_aud": False},
    )  # fmt: skip
    return found


class Asked:
    """What a machine elsewhere was asked, and what it answers to that: by path, or 201."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        self.address = ""

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.got]


@contextmanager
def elsewhere() -> Iterator[Asked]:
    """A machine that takes what is posted to it."""
    asked = Asked()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            asked.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(asked.answers.get(self.path, 201))
            self.send_header("location", f"{asked.address}/led-on")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        asked.address = f"http://127.0.0.1:{server.server_port}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield asked
        server.shutdown()
        thread.join()


class Post:
    """A mail server, and what it was given."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.address = ""
        self.refuses = False

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refuses:
            return "451 later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 OK"


@contextmanager
def post_office() -> Iterator[Post]:
    """A mail server on this machine."""
    post = Post()
    controller = Controller(post, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        post.address = f"smtp://127.0.0.1:{controller.port}"
        yield post
    finally:
        controller.stop()
