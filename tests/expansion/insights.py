"""Insights: a deck that all draw from. Whoever reflects looks at two of them and keeps one for the team, face down.
They are worth points when the game is over.

They are named by the points on them. `State.own` holds the deck, what each team has kept, and what was just drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cerebria.absence import HIDDEN
from cerebria.chance import shuffled
from cerebria.content import TEAMS
from cerebria.ids import ChoiceNumber, Seat, Team
from cerebria.model.about import nothing
from cerebria.model.choices import AMOUNT, CHOICES, TO_REST
from cerebria.model.cost import cost_of
from cerebria.model.meanwhile import as_it_is
from cerebria.model.rulebook import Asking, Happening, Hiding, Pile, Showing, Step, Thing
from cerebria.model.state import State
from cerebria.rules import pieces
from cerebria.rules.final import FINAL

CARDS: Final = (1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 9)
DRAWN: Final = 2
COST: Final = cost_of(((CHOICES[TO_REST].text, 1, 0),))
EVENTS: Final = {"reflects": ("seat", "count"), "insight": ("seat",)}


class Insights(NamedTuple):
    """Where they lie."""

    deck: Pile
    kept: tuple[Pile, ...]
    """By team."""
    drawn: Pile = ()


def insights(state: State) -> Insights:
    return Insights(*state.own)


def set_up(state: State) -> None:
    FINAL.set_up(state)
    state.own = (shuffled(state, CARDS), ((),) * len(TEAMS), ())


# The action: it has the choice `rest`, which the final rules do not use.

_TURN: Final = FINAL.asking["turn"]


def can_reflect(state: State, seat: Seat) -> bool:
    return state.actions > 0 and state.wp[seat] >= COST.wp and bool(insights(state).deck)


def _options(state: State, step: Step) -> list[ChoiceNumber]:
    options = _TURN.offers(state, step)
    return [*options, TO_REST] if can_reflect(state, step[1]) else options


def _choose(state: State, step: Step, choice: ChoiceNumber) -> None:
    if choice != TO_REST:
        _TURN.does(state, step, choice)
        return
    seat = step[1]
    state.events.append(("named", seat, CHOICES[choice].text))
    state.actions -= 1
    pieces.pay(state, seat, CHOICES[choice].text, COST)
    state.agenda += [step, ("after-action", seat), ("reflect", seat)]


def _reflect(state: State, step: Step) -> None:
    seat, found = step[1], insights(state)
    drawn = found.deck[:DRAWN]
    state.own = (found.deck[DRAWN:], found.kept, drawn)
    state.events.append(("reflects", seat, len(drawn)))
    state.agenda.append(("keep-insight", seat))


def _drawn(state: State, step: Step) -> list[ChoiceNumber]:
    return [AMOUNT + card for card in sorted(set(insights(state).drawn))]


def _keep(state: State, step: Step, choice: ChoiceNumber) -> None:
    """The other one is shuffled into the deck again."""
    seat, card, found = step[1], choice - AMOUNT, insights(state)
    team, rest = state.table.team[seat], list(found.drawn)
    rest.remove(card)
    kept = (*found.kept[:team], (*found.kept[team], card), *found.kept[team + 1 :])
    state.own = (shuffled(state, (*found.deck, *rest)), kept, ())
    state.events.append(("insight", seat))


STEPS: Final = (
    _TURN._replace(offers=_options, does=_choose),
    Happening("reflect", ("seat",), _reflect, is_open=False),
    Asking("keep-insight", ("seat",), _drawn, _keep, nothing, as_it_is, hangs_on="insights"),
)


# What is hidden: the deck, and what other teams have kept or have just drawn.


def _hide(seen: State, team: Team, cards: list[Pile], aspirations: list[Pile]) -> Pile:
    if seen.is_over:
        return ()
    found, unseen = insights(seen), list[int]()

    def covered(pile: Pile) -> Pile:
        unseen.extend(pile)
        return (HIDDEN,) * len(pile)

    is_own = seen.table.team[seen.active] == team
    seen.own = (
        covered(found.deck),
        tuple(own if owner == team else covered(own) for owner, own in enumerate(found.kept)),
        found.drawn if is_own else covered(found.drawn),
    )
    return tuple(sorted(unseen))


def _deal(state: State, pile: Pile) -> None:
    found, unseen = insights(state), iter(pile)

    def filled(covered: Pile) -> Pile:
        return tuple(next(unseen) if card == HIDDEN else card for card in covered)

    state.own = (filled(found.deck), tuple(map(filled, found.kept)), filled(found.drawn))


HIDING: Final = Hiding(hide=_hide, deal_own=_deal)


# What is shown.


def _as_json(state: State) -> dict[str, Any]:
    found = insights(state)
    return {"deck": len(found.deck), "kept": {TEAMS[team]: len(found.kept[team]) for team in state.table.teams}}


def _seen(pile: Pile) -> list[int | None]:
    return [None if card == HIDDEN else card for card in pile]


SHOWING: Final = Showing(
    json={"insights": _as_json},
    team_json=lambda state, team: {"insights": _seen(insights(state).kept[team])},
    seat_json=lambda state, seat: {"reflecting": _seen(insights(state).drawn) if seat == state.active else []},
    team_figures=lambda state, team: {"insights": len(insights(state).kept[team])},
)


def had(state: State, controls: Sequence[int]) -> list[list[Thing]]:
    """With a thing that no bot knows."""
    usual, kept = FINAL.look.had(state, controls), insights(state).kept
    return [[*things, ("insights", len(kept[team]))] for team, things in enumerate(usual)]


# Points.


def _points(state: State, team: Team) -> int:
    """They are turned up when the game is over."""
    return 0 if state.agenda else sum(insights(state).kept[team])


def score(state: State, team: Team) -> int:
    return FINAL.score(state, team) + _points(state, team)


def besides(state: State) -> list[str]:
    return [*FINAL.scored_besides(state), *(["insights"] if insights(state).deck else [])]


def parts(state: State, team: Team) -> dict[str, int]:
    return {**FINAL.score_parts(state, team), "insights": _points(state, team)}
