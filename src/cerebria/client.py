"""A client of the table server: tables over HTTP, live play over a WebSocket.

>>> async with Client("http://127.0.0.1:8000") as client:
...     await client.sign_in("Ada")
...     made = await client.new_table(seats=[{"kind": "me"}, {"kind": "program", "program": "greedy"}])
...     await client.start(made["table"]["id"])
...     async with client.join(made["table"]["id"], seat=0) as seat:
...         while seat.decision:
...             await seat.choose(seat.decision["options"][0])
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from .errors import CerebriaError, problem
from .play.as_json import merge

Json = dict[str, Any]
_SHORTEST_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 2.0
_TRY_AGAIN: Final = (429, 502, 503, 504)
"""What a server, or a proxy before it, answers when it is too busy for another connection."""
_SAID_AGAIN: Final = (0.2, 0.5, 1.0)
"""Seconds after which a message is said again that the server was too busy for. It may have been stored all the same:
with the same key it is not done twice."""
_LIMITS: Final = httpx.Limits(keepalive_expiry=1)
"""Connections are let go well before the server does so: a request on its way meanwhile would be lost."""


class ServerRefused(CerebriaError):  # noqa: N818
    """The server did not do what was asked: `id` is its reason; `status` is that of HTTP, 0 at a live table."""

    default_id = "server-refused"
    status = 0


class Client:
    """One person, at one server."""

    def __init__(self, address: str, token: str | None = None, *, transport: httpx.AsyncBaseTransport | None = None):
        self.address = address.rstrip("/")
        self.token = token
        # Reading in the certificates takes long, and is of use only where they are shown.
        is_secure = self.address.startswith("https:")
        self._http = httpx.AsyncClient(
            base_url=self.address, timeout=30, transport=transport, verify=is_secure, limits=_LIMITS
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """One request; the answer's JSON, or None where there is none."""
        given = {name: value for name, value in query.items() if value is not None}
        answer = await self._http.request(method, path, json=body, params=given, headers=self._headers())
        if answer.status_code >= 400:
            raise _refused(answer)
        return answer.json() if answer.content else None

    def _headers(self) -> dict[str, str]:
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    async def sign_in(self, name: str) -> Json:
        """Become somebody new at this server."""
        person: Json = await self.ask("POST", "/api/people", {"name": name})
        self.token = person["token"]
        return person

    async def new_table(self, **form: Any) -> Json:
        """Open a table: `game`, `seats`, `title`, `clock`."""
        made: Json = await self.ask("POST", "/api/tables", form)
        return made

    async def tables(self) -> list[Json]:
        """One's own tables, those that wait for oneself first."""
        found: list[Json] = await self.ask("GET", "/api/tables")
        return found

    async def table(self, id: str) -> Json:
        """A table as it is now."""
        found: Json = await self.ask("GET", f"/api/tables/{id}")
        return found

    async def start(self, id: str) -> Json:
        """Begin the game."""
        found: Json = await self.ask("POST", f"/api/tables/{id}/start")
        return found

    async def follow(self, secret: str) -> Json:
        """Follow a link."""
        found: Json = await self.ask("POST", "/api/links/follow", {"secret": secret})
        return found

    async def past(self, id: str, seat: int | None = None, *, start: int = 0, count: int | None = None) -> Json:
        """What one saw at each version from `start` on, with the eyes of a seat of one's own or of a spectator."""
        found: Json = await self.ask("GET", f"/api/tables/{id}/past", **{"seat": seat, "from": start, "count": count})
        return found

    async def record(self, id: str) -> Json:
        """The record of a finished game."""
        found: Json = await self.ask("GET", f"/api/tables/{id}/record")
        return found

    async def replay(self, id: str, eyes: str = "spectator", *, start: int = 0, count: int | None = None) -> Json:
        """A finished game from a moment on, through the eyes of a Spirit, of a `spectator`, or `open`."""
        query = {"eyes": eyes, "from": start, "count": count}
        found: Json = await self.ask("GET", f"/api/tables/{id}/replay", **query)
        return found

    async def replay_link(self, id: str, eyes: str = "spectator", moment: int = 0) -> Json:
        """A link to a replay."""
        made: Json = await self.ask("POST", f"/api/tables/{id}/replay-links", {"eyes": eyes, "moment": moment})
        return made

    async def life(self, id: str) -> Json:
        """Who the person became in a finished game, and how."""
        found: Json = await self.ask("GET", f"/api/tables/{id}/life")
        return found

    async def analysis(self, id: str) -> Json | None:
        """What was found out about a finished game, if somebody has asked before."""
        found: Json | None = (await self.ask("GET", f"/api/tables/{id}/analysis"))["analysis"]
        return found

    async def explain(self, id: str) -> AsyncGenerator[Json, None]:
        """Explain a finished game: how many turns are `done` of the `whole`, and at last the `analysis`."""
        request = self._http.stream("POST", f"/api/tables/{id}/analysis", headers=self._headers())
        async with request as answer:
            if answer.status_code >= 400:
                await answer.aread()
                raise _refused(answer)
            async for line in answer.aiter_lines():
                told: Json = json.loads(line)
                if told["refused"] is not None:
                    raise ServerRefused(told["refused"]["error"], **told["refused"]["details"])
                yield told

    async def upload_record(self, record: Json, title: str | None = None) -> Json:
        """Put a record on the shelf; the table it became."""
        made: Json = await self.ask("POST", "/api/records", record, title=title)
        return made

    async def play_on(self, id: str, moment: int, **form: Any) -> Json:
        """A new table from a moment of a finished game: `seats`, `title`, `clock`."""
        made: Json = await self.ask("POST", f"/api/tables/{id}/play-on", {"moment": moment, **form})
        return made

    @asynccontextmanager
    async def join(
        self,
        id: str,
        seat: int | None = None,
        since: int | None = None,
        *,
        facts: bool = False,
        passes: str = "nothing",
        tokens: str = "open",
    ) -> AsyncIterator[Live]:
        """Live play at a table, through the eyes of a seat or of a spectator; perhaps with the facts of all options,
        as `known`, without being asked what decides nothing (`all`, or `all-but-end` of a turn), and for a token always
        (`open`), only where an action would be done without one (`folded`), or `never`."""
        live = Live(self, id, seat, since, wants_facts=facts, passes=passes, tokens=tokens)
        await live.connect()
        try:
            yield live
        finally:
            await live.close()


class Live:
    """A live connection. It comes back by itself when it breaks, and repeats what was not acknowledged."""

    def __init__(
        self,
        client: Client,
        table_id: str,
        seat: int | None,
        since: int | None,
        *,
        wants_facts: bool = False,
        passes: str = "nothing",
        tokens: str = "open",
    ) -> None:
        self.client = client
        self.table_id = table_id
        self.seat = seat
        self.version = 0
        self.table: Json = {}
        self.view: Json | None = None
        self.can_undo = False
        self.updates: list[Json] = []
        """Everything heard, oldest first."""
        self.known: Json | None = None
        """What was told unasked of the decision at hand, None before: `facts` of all options, `obstacles`, `ways` and
        `prospects`."""
        self.presence: Json = {}
        self.closing: Json | None = None
        self._since = since
        self._wishes: Json = {"facts": wants_facts, "passes": passes, "tokens": tokens}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[str, tuple[Json, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._welcomed = asyncio.Event()
        self._error: CerebriaError | None = None
        self._is_closed = False
        self._is_new = True
        """Whether the connection has not been welcomed yet."""
        self._pause = _SHORTEST_PAUSE

    # Connecting.

    async def connect(self) -> None:
        """Connect, and hear how things stand."""
        self._reader = asyncio.create_task(self._read_on())
        await self._welcomed.wait()
        if self._error is not None:
            raise self._error

    async def close(self) -> None:
        """Leave."""
        self._is_closed = True
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        self._fail(ServerRefused("connection-closed", reason="closed"))

    async def drop(self) -> None:
        """Break the connection without a word, as a network does; it comes back by itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _read_on(self) -> None:
        while not self._is_closed:
            try:
                await self._read()
            except (OSError, ConnectionClosed, TimeoutError):
                pass
            except CerebriaError as error:
                await self._give_up(error)
                return
            if self.closing is not None:
                if self.closing["retry_after"] is None:
                    await self._give_up(ServerRefused("connection-closed", reason=self.closing["reason"]))
                    return
                self._pause = max(self._pause, self.closing["retry_after"])
                self.closing = None
            await asyncio.sleep(self._pause)
            self._pause = min(_LONGEST_PAUSE, self._pause * 2)

    async def _give_up(self, error: CerebriaError) -> None:
        self._error = error
        self._fail(error)
        self._welcomed.set()
        async with self._changed:
            self._changed.notify_all()

    async def _read(self) -> None:
        async with await self._open_socket() as socket:
            since = self.version if self._welcomed.is_set() else self._since
            hello = {"type": "hello", "token": self.client.token, "seat": self.seat, "since": since}
            await socket.send(json.dumps(hello | self._wishes))
            self._socket = socket
            self._is_new = True
            async for text in socket:
                await self._hear(json.loads(text))

    async def _open_socket(self) -> ClientConnection:
        address = self.client.address.replace("http", "ws", 1)
        try:
            return await connect(
                f"{address}/api/tables/{self.table_id}/live", compression=None, max_size=2**24, proxy=None
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status in _TRY_AGAIN:
                raise ConnectionError from None
            raise ServerRefused("http-error", status=status) from None
        except InvalidMessage:
            # The server went away before it had answered.
            raise ConnectionError from None

    async def _hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._take_welcome(message)
            # What was said on this connection the server has heard, however often it says how things stand.
            if self._is_new:
                self._is_new = False
                for body, _ in list(self._waiting.values()):
                    await self._send(body)
        elif kind == "update":
            if message["version"] > self.version + 1:
                await self._send({"type": "look", "seat": self.seat, "since": self.version})
                return
            if message["version"] == self.version + 1:
                self._take_update(message)
        elif kind == "done":
            if waiting := self._waiting.pop(message["key"], None):
                waiting[1].set_result(message["version"])
        elif kind == "refused":
            self._take_refusal(message)
        elif kind == "facts" and message["key"] is None:
            self.known = message
        elif kind in ("facts", "foreseen", "hints") and message.get("is_last", True):
            if waiting := self._waiting.pop(message["key"], None):
                waiting[1].set_result(message)
        elif kind == "presence":
            self.presence = message
        elif kind == "closing":
            self.closing = message
        async with self._changed:
            self._changed.notify_all()

    def _take_welcome(self, message: Json) -> None:
        self.version = message["version"]
        self.seat = message["seat"]
        self.table = message["table"]
        self.view = message["view"]
        self.known = None
        self.can_undo = message["can_undo"]
        self.updates += message["missed"]
        self._pause = _SHORTEST_PAUSE
        self._welcomed.set()

    def _take_update(self, message: Json) -> None:
        self.version = message["version"]
        if message.get("table") is not None:
            self.table = message["table"]
        if message.get("view") is not None:
            self.view = self.view or {}
            self.known = None
            merge(self.view, message["view"])
        if message.get("can_undo") is not None:
            self.can_undo = message["can_undo"]
        self.updates.append(message)

    def _take_refusal(self, message: Json) -> None:
        error = ServerRefused(message["error"], **message["details"])
        if message["key"] is None and not self._welcomed.is_set():
            raise error
        if waiting := self._waiting.pop(message["key"] or "", None):
            waiting[1].set_exception(error)

    def _fail(self, error: CerebriaError) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        self._waiting.clear()

    async def _send(self, body: Json) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(body))
            except ConnectionClosed:
                return  # sent again after the next welcome

    # Playing.

    @property
    def decision(self) -> Json | None:
        """The decision at hand, if the game is running."""
        if self.view is None or self.table["status"] not in ("running", "over"):
            return None
        found: Json | None = self.view["decision"]
        return found

    @property
    def is_my_decision(self) -> bool:
        """Whether this seat decides now."""
        return bool(self.decision and self.view and self.decision["seat"] == self.view["seat"])

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be decided."""
        return self.table["status"] in ("over", "ended")

    async def send(self, **body: Any) -> Any:
        """Send a message with a key of its own; the version after it once it is stored, or what was asked for."""
        body.setdefault("key", secrets.token_hex(8))
        for pause in _SAID_AGAIN:
            try:
                return await self._say_once(body)
            except ServerRefused as refused:
                if refused.id != "busy":
                    raise
            await asyncio.sleep(pause)
        return await self._say_once(body)

    async def _say_once(self, body: Json) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[body["key"]] = (body, future)
        if not self._is_new:
            await self._send(body)
        return await future

    async def choose(self, choice: str, *then: str) -> int:
        """One of the options of the decision at hand, and what it leads on to: all of it is done, or nothing."""
        more = {"then": then} if then else {}
        return int(await self.send(type="choose", choice=choice, **more, version=self.version))

    async def undo(self, *then: str, whole_turn: bool = False, to: int | None = None) -> int:
        """Take back one's last choice, all since a version, or one's turn; and choose something else instead."""
        more = {"then": then} if then else {}
        return int(await self.send(type="undo", whole_turn=whole_turn, to=to, **more, version=self.version))

    async def ask_undo(self, back_to: int) -> int:
        """Ask the others to allow going back to how things stood at a version."""
        return int(await self.send(type="ask-undo", back_to=back_to))

    async def answer(self, request: int, agrees: bool) -> int:
        """Allow or refuse the undo with a number, which `table["undo_request"]` tells."""
        return int(await self.send(type="answer", request=request, agrees=agrees))

    async def say(self, text: str, to: str = "table") -> int:
        """Words for the table or the team."""
        return int(await self.send(type="say", text=text, to=to))

    async def facts(self) -> dict[str, Json]:
        """What every option of the decision at hand would cost, and what else is known of it."""
        told: dict[str, Json] = (await self.send(type="facts", version=self.version))["facts"]
        return told

    async def foresee(self, choice: str) -> Json:
        """What an option would change: `view` and `events`."""
        told: Json = await self.send(type="foresee", choice=choice, version=self.version)
        return told

    async def hints(self) -> list[Json]:
        """The best few choices of the decision at hand, with what they are worth and why."""
        told: list[Json] = (await self.send(type="hints", version=self.version))["hints"]
        return told

    async def look(self, seat: int | None) -> None:
        """Look through other eyes of one's own."""
        self._welcomed.clear()
        self._since = None
        self.seat, self.version = seat, 0
        await self._send({"type": "look", "seat": seat})
        await self._welcomed.wait()

    async def until(self, is_so: Any, seconds: float = 30) -> None:
        """Wait until something holds: a function without arguments."""
        async with asyncio.timeout(seconds), self._changed:
            await self._changed.wait_for(lambda: is_so() or self._error is not None)
        if self._error is not None and not is_so():
            raise self._error


def _refused(answer: httpx.Response) -> ServerRefused:
    try:
        body = answer.json()
        problems = [problem(item["place"], "server-problem", message=item["message"]) for item in body["problems"]]
        error = ServerRefused(body["error"], problems, **body["details"])
    except (ValueError, KeyError, TypeError):
        error = ServerRefused("http-error", status=answer.status_code)
    error.status = answer.status_code
    return error
