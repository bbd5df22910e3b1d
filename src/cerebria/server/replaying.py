"""A finished game, played again: how each moment looked to a seat, to a spectator, or with all open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from cerebria import Game, difference, new_game

from .refusals import Refusal
from .tables import whole
from .telling import Words


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
        game.choose(choice)
    return game


def replay(options: dict[str, Any], choices: Sequence[str], eyes: Eyes, start: int, count: int) -> Words:
    """The view at one moment, and what each of the following choices changed in it."""
    game = played(options, choices[:start])
    view = _seen(game, eyes)
    found: Words = {"eyes": eyes.word, "moment": start, "events": _told(game, eyes), "view": view}
    following: list[Words] = []
    for moment, choice in enumerate(choices[start : start + count], start + 1):
        assert game.decision is not None
        seat = game.decision.seat
        game.choose(choice)
        before, view = view, _seen(game, eyes)
        following.append(
            {
                "moment": moment,
                "seat": game.spirits[seat],
                "choice": choice if eyes.is_open or eyes.seat == seat else None,
                "events": _told(game, eyes),
                "view": difference(before, view),
            }
        )
    for choice in choices[start + count :]:
        game.choose(choice)
    result = game.result
    return found | {
        "following": following,
        "moments": len(choices),
        "turns": _turns(game),
        "result": None if result is None else result._asdict(),
    }


def _seen(game: Game, eyes: Eyes) -> Words:
    return whole(game.open_words(), game.bare_words() if eyes.is_open else game.view(eyes.seat).own_words())


def _told(game: Game, eyes: Eyes) -> list[Words]:
    events = game.retell(game.raw_log[-1], eyes.seat, is_open=eyes.is_open)
    return [event._asdict() for event in events]


def _turns(game: Game) -> list[Words]:
    """When each turn began."""
    return [
        {"moment": moment, **event.data}
        for moment, raw in enumerate(game.raw_log)
        for event in game.retell(raw, None)
        if event.kind == "turn"
    ]
