"""What is foretold of a choice, also beyond the next question, compared with what then happens in random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cerebria import Choice, Game, foresee, new_game
from cerebria.ahead.facts import Facts, facts_foreseen
from cerebria.ahead.foresight import due_revelations
from cerebria.ahead.foretelling import Foretold
from cerebria.ahead.replies import Chance
from cerebria.content import SPHERES, TEAMS
from cerebria.model.board import FRONTIERS_BY_SPACE, REALMS, REALMS_BY_SPACE, SPACES
from cerebria.model.rulebook import Role
from cerebria.model.state import CAPPING, KINDS, MAJOR, RawEvent
from cerebria.rules.absorb import amount
from cerebria.rules.scoring import worth
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for
from tests.parts import some_of_all

GAMES_OF_A_PART = 6
PARTS = 36
"""Together some 5,000 Revelations."""
KINDS_OF_GAMES = (0, BALANCE, EGO, PREVIEW, PROTOTYPE)


class Claim:
    """What was foretold of a choice, and what has happened since."""

    def __init__(self, known: Facts, game: Game) -> None:
        assert game.decision is not None and known.ahead is not None
        self.known, self.told, self.seat = known, known.ahead, game.decision.seat
        self.turns = game.state.turns
        self.was_due = bool(due_revelations(game.state))
        self.events: list[RawEvent] = []
        self.first = -1
        self.asked: set[str] = set()

    def hear(self, game: Game) -> None:
        """What happened with a choice, and what is asked next."""
        self.events += game.state.events
        if self.first < 0:
            self.first = len(self.events)
        if game.decision is not None and Role.FREE_BONUS in game.decision.roles:
            self.asked.add(game.decision.about["sphere"])

    def check_chance(self, game: Game, chance: Chance) -> None:
        """Whoever comes next stands beside the Sphere, and can take all that is in it."""
        state = game.state
        is_over = state.turns != self.turns
        seat = state.active if is_over else state.order[(state.place + 1) % len(state.order)]
        sphere, realm = SPHERES.index(chance.sphere), REALMS.index(chance.realm)
        fortress = state.fortress[realm]
        assert game.spirits[seat] == chance.spirit
        if chance.space is not None:
            assert is_over and not chance.frontiers
            state = state.copy()
            state.at[seat] = SPACES.index(chance.space)
            state.board_changed()
        assert state.sphere_at(realm) == sphere and realm in REALMS_BY_SPACE[state.at[seat]]
        if chance.frontiers:
            taken, wanted = amount(state, seat, sphere), state.spheres[sphere]
            gain = state.table.numbers.frontier_willpower
            assert taken + gain * (chance.frontiers - 1) < wanted <= taken + gain * chance.frontiers
            assert chance.frontiers <= len(FRONTIERS_BY_SPACE[state.at[seat]])
        else:
            assert amount(state, seat, sphere) == state.spheres[sphere] > 0
        points = 0 if fortress is None else state.table.numbers.fragment_points[fortress.kind]
        assert chance.team == (None if fortress is None else TEAMS[fortress.team]) and chance.points == points
        assert chance.instead == (0 if fortress is None else worth(state, fortress))

    @property
    def revealed(self) -> list[RawEvent]:
        """What happened in the Revelation."""
        begun = next(place for place, event in enumerate(self.events) if event[0] == "revelation")
        filled = [place for place, event in enumerate(self.events) if event[0] == "sphere" and event[3] == "revelation"]
        return self.events[begun : filled[0] if filled else None]

    def check(self, game: Game) -> Counter[str]:
        """See that nothing was wrong; how often each kind of thing was told."""
        told, seen = self.told, self.check_at_once(game)
        if told.bonus is not None:
            assert told.bonus in self.asked
            seen["bonus"] += 1
        gains = Counter(event[2:] for event in self.events[self.first :] if event[:2] == ("willpower", self.seat))
        for income, count in Counter(told.incomes).items():
            assert gains[income] >= count
            seen["income"] += count
        if told.ends is not None:
            assert game.state.ending == told.ends
            seen["ends"] += 1
        if told.beside:
            seen["beside"] += len(told.beside)
            for beside in told.beside:
                sphere = SPHERES.index(beside.sphere)
                fortress = game.state.fortress[REALMS.index(beside.realm)]
                assert game.state.realm_of(sphere) == REALMS.index(beside.realm)
                assert game.state.spheres[sphere] == beside.wp
                assert beside.team == (None if fortress is None else TEAMS[fortress.team])
        scored = [event[2:4] for event in self.events if event[0] == "intention"]
        for earned in told.earned:
            assert tuple(earned) in scored
            seen["earned"] += 1
        for chance in told.chances:
            self.check_chance(game, chance)
            seen["chance"] += 1
        for due in told.dues:
            seen["due"] += 1
            self.check_due(game, TEAMS.index(due.team), told)
        if told.site is not None:
            seen["site"] += 1
            joined = [event for event in self.revealed if event[0] == "identity" and event[3] == "fortress"]
            assert bool(joined) == (told.site.stays is None)
            assert [TEAMS[team] for _, team, _, _ in joined] == [told.site.team][: len(joined)]
            points = game.state.table.numbers.fragment_points
            assert told.site.points == sum(points[kind] for _, _, kind, _ in joined)
            at_end = game.state.table.rulebook.fortress_points
            assert told.site.instead == sum(at_end[team][kind] for _, team, kind, _ in joined if team in at_end)
            removed = [event[1] for event in self.revealed if event[0] == "fortress" and event[5] == "revelation"]
            assert [REALMS[realm] for realm in removed] == [told.site.realm][: len(joined)]
        return seen

    def check_at_once(self, game: Game) -> Counter[str]:
        """The same for what comes before the next question, and for what is asked back about."""
        known, seen = self.known, Counter[str]()
        at_once = self.events[: self.first]
        revealed = [event[2] for event in self.events if event[0] == "revelation"]
        if known.taken is not None:
            taken = [event for event in at_once if event[0] == "sphere" and event[2] < 0]
            assert (SPHERES[taken[0][1]], -taken[0][2]) == (known.sphere, known.taken)
            seen["taken"] += 1
        if known.emptied is not None:
            assert SPHERES[revealed[0]] == known.emptied
            seen["emptied"] += 1
        has_revelation = any(event[0] == "revelation" for event in at_once)
        assert has_revelation or not known.is_revelation
        assert known.asks_back or self.was_due or not has_revelation, "it comes unforeseen"
        if known.ends_game:
            assert game.decision is None
            seen["ends game"] += 1
        return seen

    def check_due(self, game: Game, team: int, told: Foretold) -> None:
        """What a team got is among what it was said to get perhaps."""
        (due,) = (due for due in told.dues if due.team == TEAMS[team])
        own = [event for event in self.revealed if event[1:2] == (team,)]
        added = [event[2] for event in own if event[0] == "identity" and event[3] != "fortress"]
        wheel = sum(event[2] for event in own if event[0] == "wheel")
        points = sum(game.state.table.numbers.fragment_points[kind] for kind in added)
        assert (KINDS[added[0]] if added else None, points, wheel) in due.may
        assert game.state.ending or "capping" not in [KINDS[kind] for kind in added], "it ends the game"
        met = [event for event in own if event[0].startswith("meets")]
        kind = game.state.table.numbers.fragment_for[len(met)]
        # In rounds a Major comes for two against none.
        others = (CAPPING, MAJOR) if game.options.edition == "prototype" else (CAPPING,)
        assert all(found in (kind, *others) for found in added)
        meets = [event for event in met if not (event[0] == "meets" and event[3])]
        is_whole = any(event[0] == "meets" for event in meets)
        assert due.meets in (None, "some", "none" if not meets else "all" if is_whole else "some")


def foretold(game: Game, choice: Choice) -> Facts | None:
    """What is known of a choice; most have nothing to do with Spheres and end no turn, and are not asked about."""
    assert game.decision is not None
    after = game.after(choice).state
    ends_turn = choice.text == "end-turn" or choice.text.startswith("take ")
    if (
        not ends_turn
        and not due_revelations(after)
        and not any(event[0] in ("sphere", "rotates", "revelation") for event in after.events)
    ):
        return None
    view = game.view(game.decision.seat)
    known = facts_foreseen(view, choice, foresee(view, choice))
    return None if known.ahead is None else known


def play(number: int) -> tuple[int, Counter[str]]:
    """Play a random game, and compare; how many Revelations there were, and how much was told."""
    game, rng = new_game(**options_for(number)), random.Random(number)
    claims: list[Claim] = []
    revelations, seen = 0, Counter[str]()
    while game.decision is not None:
        choice, turns = rng.choice(game.decision.options), game.state.turns
        told = foretold(game, choice)
        if told is not None:
            claims.append(Claim(told, game))
        game.choose(choice)
        revelations += sum(event[0] == "revelation" for event in game.state.events)
        for claim in claims:
            claim.hear(game)
        if game.decision is None or Role.RESTS in game.decision.roles or game.state.turns != turns:
            for claim in claims:
                seen += claim.check(game)
            claims.clear()
    return revelations, seen


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
@pytest.mark.parametrize("part", some_of_all(range(PARTS), "games", one_in=PARTS))
def test_all_that_is_foretold_comes_true(kind: int, part: int) -> None:
    first = 5000 + GAMES_OF_A_PART * part
    played = [play(kind + number) for number in range(first, first + GAMES_OF_A_PART)]
    seen = sum((told for _, told in played), Counter[str]())
    revelations = sum(revelations for revelations, _ in played)
    print(f"{revelations} Revelations, nothing wrong in {seen.total()} claims: {dict(seen)}")
    assert revelations > 5
    assert seen["due"] > 5 and seen["beside"] > 20 and seen["taken"] > 20 and seen["emptied"] > 5
    assert seen["chance"] > 5 or kind in (EGO, PROTOTYPE)
