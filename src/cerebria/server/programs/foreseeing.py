"""Working out what a seat may know of its options. A process of its own imports this, so it leans on little."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from pydantic_core import to_json

from cerebria import (
    Choice,
    IllegalChoice,
    View,
    facts_foreseen,
    facts_from,
    forecast,
    foresee,
    foreseen_words,
    further,
    in_reach_after,
    obstacles,
    prospects,
    ways,
)

PART_SECONDS: Final = 0.03
"""Of a processor, after which others have their turn."""


class Part(NamedTuple):
    """What is known of some options, and with the last of them what else there is to say: members of objects in JSON,
    so that nobody else has to put them into words."""

    options: int
    facts: bytes
    around: bytes | None


def facts_part(view: View, path: Sequence[str], first: int) -> Part:
    """What is known of the options from one on, as many as there is time for."""
    seen, found = _after(view, path), dict[str, Any]()
    until, earliest = time.process_time() + PART_SECONDS, time.perf_counter() + PART_SECONDS
    for choice, known in facts_from(seen, first):
        found[choice.text] = known.to_json()
        # To ask for the time of the processor takes long on some systems, and it is never ahead of the clock.
        if time.perf_counter() >= earliest and time.process_time() >= until:
            break
    options = () if seen.decision is None else seen.decision.options
    around = to_json(_around(seen))[1:-1] if first + len(found) == len(options) else None
    return Part(len(found), to_json(found)[1:-1], around)


def _around(view: View) -> dict[str, Any]:
    """Why other actions are no options, what one may point at, what may bring points, and what Ego does next."""
    return {
        "obstacles": {
            choice.text: [reason._asdict() for reason in reasons] for choice, reasons in obstacles(view).items()
        },
        "ways": [way.to_json() for way in ways(view)],
        "prospects": {
            choice.text: {name: token and token.text for name, token in names.items()}
            for choice, names in prospects(view).items()
        },
        "forecast": forecast(view),
    }


def foreseen(view: View, path: Sequence[str], option: str) -> bytes:
    """What an option would change, as far as the seat can know, as an object in JSON."""
    seen, choice = _after(view, path), Choice.parse(option)
    if seen.decision is None or choice not in seen.decision.options:
        raise IllegalChoice(choice=option, offered="")
    found = foresee(seen, choice)
    known = facts_foreseen(seen, choice, found)
    if path and known.ends_game:
        # The word that ends the turn is among what leads to it, and nobody was asked about that.
        known = known._replace(asks_back=True)
    return to_json(
        {
            "view": foreseen_words(seen, choice, found),
            "events": [event._asdict() for event in found.events],
            "is_sure": found.is_sure,
            "fact": known.to_json(),
            "reach": [way.to_json() for way in in_reach_after(seen, choice)] if found.is_sure else [],
        }
    )


def _after(view: View, path: Sequence[str]) -> View:
    """What a view would be after choices with which nothing happens."""
    return further(view, tuple(Choice.parse(choice) for choice in path)) if path else view
