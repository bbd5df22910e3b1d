"""What a player wants to know of each option before choosing: what it costs, takes and brings about."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ..content import QUELL
from ..model.choices import SPIRIT_ACTION, Choice
from ..model.rulebook import fields_of
from ..play.as_json import JsonCache, open_json
from ..play.game import imagine
from ..play.view import View
from .foresight import Foresight, Shown, foresee
from .foretelling import Foretold, foretell
from .gifts import is_gift
from .prices import Price, whole_price_in, whole_prices_from

_EXPECTED: Final = frozenset(
    {"draw-emotions", "absorb", "yes", "no", "take", "sphere", "aspiration", "reveal", "amount", "token", "end-turn"}
)
"""The first words of choices that are made for the sake of what they show, and of answers."""


class Facts(NamedTuple):
    """What is known of an option."""

    price: Price | None
    """All that leaves one's hands for it; None where nothing is paid."""
    taken: int | None
    """The Willpower that it takes from a Sphere."""
    sphere: str | None
    """The Sphere that it takes from."""
    is_revelation: bool
    """Whether it causes a Revelation at once."""
    emptied: str | None
    """The Sphere over which a Revelation follows, at once or once all before it is decided."""
    asks_back: bool
    """Whether it brings something to light that is not what it is for, or places a token unasked, so that one may want
    to be asked again."""
    shown: tuple[Shown, ...]
    """What it surely brings to light."""
    may_show_more: bool
    """Whether it may bring to light something besides."""
    leads_on: bool
    """Whether nothing happens yet: another question follows, and the way back is open."""
    is_sure: bool
    """Whether nothing comes to light, so that it can be taken back."""
    is_gift: bool
    """Whether nobody would rather choose something else."""
    ahead: Foretold | None
    """What follows beyond the next question, of what has to do with Spheres."""

    def to_json(self) -> dict[str, Any]:
        """For programs; what few options have is left out of the others."""
        price = None if self.price is None else self.price.to_json()
        found = self._asdict() | {"price": price, "shown": [shown._asdict() for shown in self.shown]}
        for rare in ("sphere", "ahead"):
            if found[rare] is None:
                del found[rare]
        return found if self.ahead is None else found | {"ahead": self.ahead.to_json()}


def facts(view: View) -> dict[Choice, Facts]:
    """What is known of every option of a view's decision."""
    return dict(facts_from(view, 0))


def facts_from(view: View, first: int) -> Iterator[tuple[Choice, Facts]]:
    """The same one by one, from an option on: who has no time for all of them leaves off, and comes back later."""
    before, kept = open_json(view.state), JsonCache()
    for choice, price in whole_prices_from(view, first):
        yield choice, _facts(view, choice, price, foresee(view, choice, before, kept))


def facts_foreseen(view: View, choice: Choice, foreseen: Foresight) -> Facts:
    """What is known of one option of which it is known what it would change."""
    return _facts(view, choice, whole_price_in(imagine(view, random.Random(0)).state, choice), foreseen)


def _facts(view: View, choice: Choice, price: Price | None, foreseen: Foresight) -> Facts:
    taken = [event.data for event in foreseen.events if event.kind == "sphere" and event.data["amount"] < 0]
    return Facts(
        price,
        -taken[0]["amount"] if taken else None,
        taken[0]["sphere"] if taken else None,
        foreseen.is_revelation,
        foreseen.emptied,
        _is_surprising(view, choice, foreseen)
        or (price is not None and any(placing.is_only for placing in price.tokens)),
        tuple(dict.fromkeys(foreseen.shown)),
        foreseen.may_show_more,
        foreseen.is_sure and not foreseen.events,
        foreseen.is_sure,
        is_gift(view, choice, lambda: foreseen),
        foretell(view, choice, foreseen),
    )


def _is_surprising(view: View, choice: Choice, foreseen: Foresight) -> bool:
    if foreseen.is_sure or choice.kind in _EXPECTED:
        return False
    if _is_quelling(view, choice):
        # With several cards one chooses which to show. With one it is shown all the same.
        return foreseen.may_show_more or any(shown.card is None for shown in foreseen.shown)
    return foreseen.may_show_more or any(shown.card not in _named(view, choice) for shown in foreseen.shown)


def _is_quelling(view: View, choice: Choice) -> bool:
    asked = view.state.table.rulebook.asking[view.state.agenda[-1][0]]
    fields = fields_of(asked, view.state.agenda[-1])
    return choice.number == SPIRIT_ACTION + QUELL or fields.get("action") == QUELL


def _named(view: View, choice: Choice) -> set[str]:
    """The cards that a choice and the question before it name: whoever plays or discards one knows that it is seen."""
    assert view.decision is not None
    words = choice.text.split()
    named = {words[1]} if words[0] == "card" else set()
    return named | ({str(view.decision.about["card"])} if "card" in view.decision.about else set())
