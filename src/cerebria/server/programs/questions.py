"""What people ask programs, such as hints: it is thought about in processes of their own, so many at once, in turn.

They have the lowest priority of all: neither people nor the programs that play wait for them. A process that thinks
about a question imports this module, so it leans on little.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from cerebria.bots.processes import MOST

from ..refusals import Refusal
from .thinkers import set_up

Answer = TypeVar("Answer")
MOST_A_PERSON: Final = 2
"""Of one person: one is thought about, one waits."""
MOST_WAITING: Final = 50
"""Of all people together: whoever came later would wait for long."""
_NICENESS: Final = 15
_Question = tuple[Callable[..., Any], tuple[Any, ...], bool]
"""What is to be called, with what, and whether it tells of its progress."""


class Questions:
    """A queue of questions of one kind, and the processes that think, started when they are needed."""

    def __init__(self, at_once: int, seconds: float) -> None:
        self._at_once = min(max(at_once, 1), MOST)
        self._seconds = seconds
        """How long one may take, once it is thought about."""
        self._places = asyncio.Semaphore(self._at_once)
        self._asked: dict[str, list[asyncio.Task[Any]]] = {}
        self._resting: list[_Thinker] = []
        self._listeners = ThreadPoolExecutor(self._at_once, "questions")

    async def ask(
        self,
        person: str,
        work: Callable[..., Answer],
        *arguments: Any,
        on_progress: Callable[[Any], None] | None = None,
    ) -> Answer:
        """What `work(*arguments)` answers: a function at the top of its module, and plain data both ways.

        If somebody wants to hear of its progress, the work gets `on_progress` as well, to call with what it likes.
        Whoever is cancelled while they wait for the answer takes their question back with it.
        """
        own = self._asked.setdefault(person, [])
        if len(own) >= MOST_A_PERSON:
            raise Refusal("still-thinking")
        if sum(map(len, self._asked.values())) >= self._at_once + MOST_WAITING:
            self._forget(person)
            raise Refusal("thinkers-busy")
        question = asyncio.create_task(self._in_turn(own[-1:], work, arguments, on_progress))
        own.append(question)
        try:
            answer: Answer = await question
        except asyncio.CancelledError:
            asker = asyncio.current_task()
            if asker is not None and asker.cancelling():
                raise
            raise Refusal("question-withdrawn") from None
        finally:
            own.remove(question)
            self._forget(person)
        return answer

    def cancel(self, person: str) -> None:
        """Take back all that a person has asked; who waits for an answer is refused it."""
        for question in self._asked.get(person, ()):
            question.cancel()

    def _forget(self, person: str) -> None:
        if not self._asked[person]:
            del self._asked[person]

    async def _in_turn(
        self,
        before: list[asyncio.Task[Any]],
        work: Callable[..., Any],
        arguments: tuple[Any, ...],
        on_progress: Callable[[Any], None] | None,
    ) -> Any:
        """Wait for the person's question before this one and for a free place, and think."""
        if before:
            await asyncio.wait(before)
        async with self._places:
            try:
                async with asyncio.timeout(self._seconds):
                    try:
                        return await self._think(work, arguments, on_progress)
                    except EOFError:
                        # Somebody killed the process, perhaps for its memory.
                        return await self._think(work, arguments, on_progress)
            except (TimeoutError, EOFError):
                raise Refusal("thinkers-busy") from None

    async def _think(
        self, work: Callable[..., Any], arguments: tuple[Any, ...], on_progress: Callable[[Any], None] | None
    ) -> Any:
        loop = asyncio.get_running_loop()

        def tell(done: Any) -> None:
            if on_progress is not None:
                loop.call_soon_threadsafe(on_progress, done)

        thinker = self._resting.pop() if self._resting else _Thinker()
        try:
            question = (work, arguments, on_progress is not None)
            error, answer = await loop.run_in_executor(self._listeners, thinker.think, question, tell)
        except BaseException:
            # Nothing else stops a thought.
            thinker.end()
            raise
        self._resting.append(thinker)
        if error is not None:
            raise error
        return answer

    async def stop(self) -> None:
        """Answer nothing more."""
        asked = [question for own in self._asked.values() for question in own]
        for question in asked:
            question.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        while self._resting:
            self._resting.pop().end()
        self._listeners.shutdown(wait=False)


class _Thinker:
    """A process that thinks about one question after the other."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def think(self, question: _Question, tell: Callable[[Any], None]) -> tuple[Exception | None, Any]:
        """What went wrong and what it answers, once it does; EOFError: the process has ended."""
        try:
            self._pipe.send(question)
            while True:
                is_answer, error, told = self._pipe.recv()
                if is_answer:
                    return error, told
                tell(told)
        except OSError as error:
            raise EOFError from error

    def end(self) -> None:
        """Stop, whatever it is at."""
        self._process.kill()


def _serve(pipe: Connection) -> None:
    """A thinking process: it answers until nobody is there to ask."""
    set_up(_NICENESS)
    with suppress(EOFError, OSError):
        while True:
            work, arguments, tells_progress = pipe.recv()
            more = {"on_progress": lambda done: pipe.send((False, None, done))} if tells_progress else {}
            answer: tuple[bool, Exception | None, Any]
            try:
                answer = (True, None, work(*arguments, **more))
            except Exception as error:
                answer = (True, error, None)
            pipe.send(answer)
