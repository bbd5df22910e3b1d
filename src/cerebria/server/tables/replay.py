"""A game, played again: how each moment looked to a seat, to a spectator, or with all open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from cerebria import Game, hosting, new_game

from ..refusals import Refusal
from ..storage.entries import Entry, standing
from .messages import Json, whole


class Eyes(NamedTuple):
    """Whose eyes a replay has: those of a seat, of a spectator (None), or such that see everything."""

    word: str
    seat: int | None
    is_open: bool


def eyes_of(word: str, spirits: Sequence[str]) -> Eyes:
    """The eyes that a word names: a Spirit, `spectator` or `open`."""
    if word in ("spectator", "open"):
        return Eyes(word, None, word == "open")
    if word not in spirits:
        raise Refusal("no-such-eyes", eyes=word, known=", ".join((*spirits, "spectator", "open")))
    return Eyes(word, spirits.index(word), False)


def played(options: dict[str, Any], choices: Sequence[str]) -> Game:
    """A game as choices leave it."""
    game = new_game(**options)
    for choice in choices:
        hosting.advance(game, choice)
    return game


def replay(options: dict[str, Any], choices: Sequence[str], eyes: Eyes, start: int, count: int) -> Json:
    """The view at one moment, and what each of the following choices changed in it."""
    game = played(options, choices[:start])
    view = _seen(game, eyes)
    found: Json = {"eyes": eyes.word, "moment": start, "events": _told(game, eyes), "view": view}
    following: list[Json] = []
    for moment, choice in enumerate(choices[start : start + count], start + 1):
        assert game.decision is not None
        seat = game.decision.seat
        led = hosting.advance_with_cuts(game, choice)
        before, view = view, _seen(game, eyes)
        following.append(
            {
                "moment": moment,
                "seat": game.spirits[seat],
                "choice": choice if eyes.is_open or eyes.seat == seat else None,
                "events": _told(game, eyes),
                "stages": _stages(led.stages, eyes, before),
                "view": hosting.difference(before, view),
            }
        )
    for choice in choices[start + count :]:
        hosting.advance(game, choice)
    result = game.result
    return found | {
        "following": following,
        "moments": len(choices),
        "turns": _turns(game),
        "result": None if result is None else result._asdict(),
    }


def past(
    options: dict[str, Any], opening: Sequence[str], entries: list[Entry], seat: int | None, start: int, count: int
) -> Json:
    """What a seat, or a spectator, saw at the last version up to `start`, and what changed at each version after it.

    Choices that it did not hear of have no version of their own: the next one that it heard shows them too. What the
    table began with is told in one piece, with how things stood after each of its choices.
    """
    eyes = Eyes("", seat, False)
    moments = _moments(options, opening, entries, seat, start)
    version, game, _ = next(moments)
    view = _seen(game, eyes)
    following: list[Json] = []
    found: Json = {"version": version, "view": view, "following": following}
    for heard, game, stages in moments:
        if heard == version:
            continue
        if heard <= start:
            version, view = heard, _seen(game, eyes)
            found |= {"version": version, "view": view}
            continue
        if len(following) == count:
            break
        before, view, version = view, _seen(game, eyes), heard
        told = _stages(stages, eyes, before)
        following.append({"version": version, "stages": told, "view": hosting.difference(before, view)})
    return found


def _moments(
    options: dict[str, Any], opening: Sequence[str], entries: list[Entry], seat: int | None, start: int
) -> Iterator[tuple[int, Game, list[hosting.Stage]]]:
    """Versions that a viewer heard, the game at each and how things stood on the way there: the last after a whole
    choice up to `start`, or none before the table began, then all."""
    viewer = -1 if seat is None else seat
    choices = standing(entries, 0) or []
    versions = _versions(entries, choices, viewer)
    known = bisect_right(versions, start)
    began = next((entry.tally.heard[viewer] for entry in entries if entry.kind == "start"), 0) if opening else 0
    if start < began:
        version, game = began, new_game(**options)
        yield 0, game, []
        stages = _stages_of(game, opening)
    else:
        game = played(options, [*opening, *(choice for entry in choices[:known] for choice in entry.choices)])
        version, stages = versions[known - 1] if known else 0, []
    yield version, game, stages
    for entry, heard in zip(choices[known:], versions[known:], strict=True):
        events, cuts, stages = hosting.advance_with_cuts(game, *entry.choices)
        told = [cut for cut in cuts if cut.seat != viewer]
        if heard != version:
            done = 0
            ends = [(cut.game, cut.events) for cut in told] + [(game, len(events))]
            for part, (at, end) in enumerate(ends):
                within = [stage for stage in stages if done <= stage.events < end]
                yield heard - len(told) + part, at, [stage._replace(events=stage.events - done) for stage in within]
                done = end
            version = heard


def _stages_of(game: Game, opening: Sequence[str]) -> list[hosting.Stage]:
    """Play what a table begins with; how things stood after each choice, and on the way there."""
    stages: list[hosting.Stage] = []
    told = sum(map(len, hosting.raw_log(game)))
    for choice in opening:
        stages.append(hosting.Stage(told, game.copy(), {}))
        events, _, within = hosting.advance_with_cuts(game, choice)
        stages += (stage._replace(events=told + stage.events) for stage in within)
        told += len(events)
    return stages


def _versions(entries: list[Entry], choices: list[Entry], viewer: int) -> list[int]:
    """By choice, the version at which a viewer last heard of a choice that stands."""
    heard = {
        entry.number: entry.tally.moved[viewer]
        for before, entry in pairwise(entries)
        if entry.tally.moved[viewer] > before.tally.moved[viewer]
    }
    return list(accumulate((heard.get(choice.number, 0) for choice in choices), max))


def _seen(game: Game, eyes: Eyes) -> Json:
    own = hosting.bare_json(game) if eyes.is_open else hosting.own_json(game, eyes.seat)
    return whole(hosting.open_json(game), own)


def _stages(stages: Sequence[hosting.Stage], eyes: Eyes, before: Json) -> list[Json]:
    """How things stood in the middle of what a choice led to, each time with what was new in the view."""
    found: list[Json] = []
    for stage in stages:
        view = _seen(stage.game, eyes)
        found.append({"events": stage.events, "view": hosting.difference(before, view), "why": stage.why})
        before = view
    return found


def _told(game: Game, eyes: Eyes) -> list[Json]:
    events = hosting.retell(game, hosting.raw_log(game)[-1], eyes.seat, is_open=eyes.is_open)
    return [event._asdict() for event in events]


def _turns(game: Game) -> list[Json]:
    """When each turn began."""
    return [
        {"moment": moment, **event.data}
        for moment, raw in enumerate(hosting.raw_log(game))
        for event in hosting.retell(game, raw, None)
        if event.kind == "turn"
    ]
