"""Finished games explained: each is thought about once for all who ask, and kept."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Final, NamedTuple

import structlog
from pydantic_core import from_json, to_json
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from cerebria import CerebriaError
from cerebria.bots.analysis import Analysis, thoughts

from ..storage.schema import ANALYSES
from ..storage.store import Store
from .analysing import FORM, Record, curve, ending, moment
from .questions import Questions
from .turns import Asker

LOG = structlog.get_logger()
_BEAT_SECONDS: Final = 1.0
"""So often at least who waits hears how things stand, and may turn away."""


class Progress(NamedTuple):
    """How many turns have been thought about, of how many; of none while it waits for its turn."""

    done: int = 0
    whole: int = 0


class _Work:
    """A game that is thought about, and how many wait for it."""

    def __init__(self) -> None:
        self.task: asyncio.Task[dict[str, Any]] | None = None
        self.progress = Progress()
        self.waiting = 0


class Explanations:
    """The games that are explained in this process, and those that are kept."""

    def __init__(self, questions: Questions, store: Store) -> None:
        self._questions = questions
        self._store = store
        self._under_way: dict[str, _Work] = {}

    async def kept(self, table: str) -> dict[str, Any] | None:
        """The analysis of a table that was made before; one that cannot be read is made anew."""
        query = select(ANALYSES).where(ANALYSES.c.table_id == table, ANALYSES.c.form == FORM)
        row = await self._store.row(query)
        if row is None:
            return None
        try:
            found: dict[str, Any] = from_json(zlib.decompress(row["body"]))
        except (zlib.error, ValueError) as error:
            LOG.warning("analysis-damaged", table=table, reason=str(error)[:200])
            return None
        return found

    async def explain(
        self, asker: Asker, table: str, options: dict[str, Any], choices: Sequence[str]
    ) -> AsyncGenerator[Progress | dict[str, Any], None]:
        """How far it is, again and again, and at last the analysis. When nobody waits for it any more, it ends."""
        work = self._under_way.get(table)
        if work is None:
            work = self._under_way[table] = _Work()
            record = Record(json.dumps(options), tuple(choices))
            work.task = asyncio.create_task(self._think(work, asker, table, record))
        assert work.task is not None
        work.waiting += 1
        try:
            while not work.task.done():
                await asyncio.wait((work.task,), timeout=_BEAT_SECONDS)
                if not work.task.done():
                    yield work.progress
            yield work.task.result()
        finally:
            work.waiting -= 1
            if not work.waiting:
                self._let_go(table, work)
                work.task.cancel()

    async def _think(self, work: _Work, asker: Asker, table: str, record: Record) -> dict[str, Any]:
        try:
            with self._questions.asked(asker):
                found = await self._thought_about(work, asker, record)
        finally:
            self._let_go(table, work)
        await self._keep(table, found)
        return found

    async def _thought_about(self, work: _Work, asker: Asker, record: Record) -> dict[str, Any]:
        """A turn at a time: a short game does not wait for the end of a long one."""
        found = await self._questions.part(asker, curve, record)
        thinking = thoughts(found)
        try:
            thought = next(thinking)
            while True:
                work.progress = Progress(thought.done, thought.whole)
                thought = thinking.send(
                    await self._questions.part(asker, moment, record, thought.place, thought.limits)
                )
        except StopIteration as end:
            sources, differences = await self._questions.part(asker, ending, record)
            return Analysis(found, end.value, sources, differences).to_json()

    def _let_go(self, table: str, work: _Work) -> None:
        """Whoever asks from now on begins anew, or finds what is kept."""
        if self._under_way.get(table) is work:
            del self._under_way[table]

    async def _keep(self, table: str, found: dict[str, Any]) -> None:
        try:
            await self._store.execute(
                delete(ANALYSES).where(ANALYSES.c.table_id == table),
                insert(ANALYSES).values(table_id=table, form=FORM, body=zlib.compress(to_json(found))),
            )
        except IntegrityError:
            # Another process was faster, or the table is forgotten meanwhile.
            pass
        except CerebriaError as error:
            # It is told all the same, and made anew for whoever asks next.
            LOG.warning("analysis-not-kept", table=table, reason=error.id)
