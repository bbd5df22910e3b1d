"""What a player wants to know of each option before choosing: what it costs, takes and brings about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ..content import SPIRIT_NAMES, TEAMS
from ..model.board import REALMS
from ..model.choices import END_TURN, SPIRIT_ACTION, SPIRIT_ACTIONS, Choice
from ..model.rulebook import Role
from ..model.state import KINDS, MAJOR, MINOR
from ..play.as_json import JsonCache, spheres_json
from ..play.view import View
from ..rules.ends import is_last_turn, may_empty_sphere
from ..rules.pieces import unused
from .foresight import Foresight, Shown, due_revelations, foresee
from .foretelling import Foretold, foretell
from .gifts import is_gift
from .prices import Price, whole_price_of
from .ways import further, ways

_FORTIFY: Final = SPIRIT_ACTION + SPIRIT_ACTIONS.index("fortify")
_SAYING_SO: Final = frozenset({"draw-emotions", "take", "end-turn", "yes", "no", "aspiration"})
"""The first words of choices that say themselves what comes to light with them, or whose question does."""


class Raised(NamedTuple):
    """A Fortress that is built or exalted, and stays where it is at a Revelation in this turn: its points."""

    points: int
    is_renewed: bool
    """Whether it counts as new though it did not before."""
    is_early: bool
    """Whether a Revelation may still come in this turn."""


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
    ends_game: bool
    """Whether the game ends with it, at once or with the turn that it ends."""
    asks_back: bool
    """Whether somebody is asked again before it is done: it shows something hidden or gives a card for a token that it
    does not name, causes a Revelation, or ends the game."""
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
    raised: Raised | None
    last: str | None
    """The kind of Fragment of which it takes the last that the own team has."""
    ahead: Foretold | None
    """What follows beyond the next question, of what has to do with Spheres."""

    def to_json(self) -> dict[str, Any]:
        """For programs; what few options have is left out of the others."""
        price = None if self.price is None else self.price.to_json()
        found = self._asdict() | {"price": price, "shown": [shown._asdict() for shown in self.shown]}
        for rare in ("sphere", "raised", "last", "ahead"):
            if found[rare] is None:
                del found[rare]
        if self.raised is not None:
            found["raised"] = self.raised._asdict()
        return found if self.ahead is None else found | {"ahead": self.ahead.to_json()}


def facts(view: View) -> dict[Choice, Facts]:
    """What is known of every option of a view's decision."""
    return dict(facts_from(view, 0))


def facts_from(view: View, first: int) -> Iterator[tuple[Choice, Facts]]:
    """The same one by one, from an option on: who has no time for all of them leaves off, and comes back later."""
    kept = JsonCache()
    for choice in () if view.decision is None else view.decision.options[first:]:
        yield choice, facts_foreseen(view, choice, foresee(view, choice, spheres_json, kept))


def facts_foreseen(view: View, choice: Choice, foreseen: Foresight) -> Facts:
    """What is known of one option of which it is known what it would change."""
    taken = [event.data for event in foreseen.events if event.kind == "sphere" and event.data["amount"] < 0]
    return Facts(
        whole_price_of(view, choice),
        -taken[0]["amount"] if taken else None,
        taken[0]["sphere"] if taken else None,
        foreseen.is_revelation,
        foreseen.emptied,
        _ends_game(view, choice, foreseen),
        asks_back(view, choice, foreseen),
        tuple(dict.fromkeys(foreseen.shown)),
        foreseen.may_show_more,
        foreseen.is_sure and not foreseen.events,
        foreseen.is_sure,
        is_gift(view, choice, lambda: foreseen),
        _raised(view, foreseen),
        _last(view, foreseen) or _last_anyhow(view, choice),
        foretell(view, choice, foreseen),
    )


def _raised(view: View, foreseen: Foresight) -> Raised | None:
    """The Fortress that is worth more by a choice than before."""
    points = view.state.table.numbers.fragment_points
    for event in foreseen.events:
        if event.kind == "fortress":
            site, worth = (
                view.state.fortress[REALMS.index(event.data["realm"])],
                points[KINDS.index(event.data["kind"])],
            )
            if worth > (0 if site is None else points[site.kind]):
                return Raised(worth, site is not None and not site.fresh, may_empty_sphere(view.state))
    return None


def _last(view: View, foreseen: Foresight) -> str | None:
    """The kind of which a choice takes the last Fragment from the supply, to a site or into the Identity."""
    state, seat = view.state, view.seat
    if seat is None:
        return None
    team = state.table.team[seat]
    taken = Counter(
        KINDS.index(event.data["kind"])
        for event in foreseen.events
        if event.kind in ("fortress", "identity") and event.data["why"] != "fortress"
        if event.data["team"] == TEAMS[team]
    )
    return next(
        (KINDS[kind] for kind in (MINOR, MAJOR) if taken[kind] and unused(state, team, kind) == taken[kind]), None
    )


def _last_anyhow(view: View, choice: Choice) -> str | None:
    """The same of Fortify, as soon as it is named, where every site and upgrade comes to that."""
    state, seat = view.state, view.seat
    if choice.number != _FORTIFY or seat is None:
        return None
    if all(unused(state, state.table.team[seat], kind) != 1 for kind in (MINOR, MAJOR)):
        return None
    kinds = set[str | None]()
    for way in ways(view):
        if way.path[0] == choice:
            path, options = (way.path[:-1], way.path[-1:]) if way.is_taken else (way.path, way.decision.options)
            then = further(view, path) if path else view
            kinds |= {_last(then, foresee(then, option)) for option in options}
    return kinds.pop() if len(kinds) == 1 else None


def _ends_game(view: View, choice: Choice, foreseen: Foresight) -> bool:
    return foreseen.is_over or (choice.number == END_TURN and is_last_turn(view.state))


def asks_back(view: View, choice: Choice, foreseen: Foresight) -> bool:
    """The one rule for asking back, whoever presses whatever in whichever way."""
    if due_revelations(view.state):
        # It was asked about when it was caused, and comes whatever is answered.
        return False
    if _ends_game(view, choice, foreseen):
        # What is taken at the end of the last turn comes after the word that ended it.
        return not _is_income(view)
    if foreseen.is_revelation or foreseen.emptied is not None:
        return True
    return _gives_unnamed(view, choice, foreseen) or _shows_unnamed(view, choice, foreseen)


def _is_income(view: View) -> bool:
    return view.decision is not None and Role.INCOME in view.decision.roles


def _gives_unnamed(view: View, choice: Choice, foreseen: Foresight) -> bool:
    """Whether a card leaves one's own hand for a token of which neither the choice nor its question speaks."""
    if choice.kind == "token" or view.seat is None:
        return False
    own = SPIRIT_NAMES[view.state.table.spirit[view.seat]]
    given = [event.data for event in foreseen.events if event.kind == "discards" and event.data["why"] == "token"]
    named = _named(view, choice, foreseen)
    return any(one["seat"] == own and one["card"] not in named for one in given)


def _shows_unnamed(view: View, choice: Choice, foreseen: Foresight) -> bool:
    """Whether something hidden comes to light of which neither the choice nor its question speaks."""
    if foreseen.is_sure or choice.kind in _SAYING_SO:
        return False
    return foreseen.may_show_more or any(shown.card not in _named(view, choice, foreseen) for shown in foreseen.shown)


def _named(view: View, choice: Choice, foreseen: Foresight) -> set[str]:
    """The cards that a choice and the question before it name, and those put into play: whoever plays or discards one
    knows that it is seen."""
    assert view.decision is not None
    words = choice.text.split()
    named = {words[1]} if words[0] == "card" else set()
    named |= {event.data["card"] for event in foreseen.events if event.kind == "plays"}
    return named | ({str(view.decision.about["card"])} if "card" in view.decision.about else set())
