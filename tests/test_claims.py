"""What is told as sure, held against what then happens: "the game ends", "no more points", "cannot be taken back", and
all the like, in random games of every kind that are played on to their end.

Every message that claims such a thing is named here with the test that holds it to the rules.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from cerebria import Game, hosting, new_game
from cerebria.ahead.facts import Facts, facts_foreseen
from cerebria.ahead.foresight import foresee
from cerebria.model.rulebook import Role
from cerebria.model.state import CAPPING, RawEvent, State
from cerebria.play.as_json import open_json
from cerebria.rules.ends import is_last_turn
from cerebria.texts import LOCALES
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for
from tests.parts import some_of_all

HERE = Path(__file__).parent
GAMES_OF_A_PART = 5
PARTS = 16
"""Together 400 games, and some 3,000 Revelations."""
KINDS_OF_GAMES = (0, BALANCE, EGO, PREVIEW, PROTOTYPE)


class Claim(NamedTuple):
    """Something that was told, and what must be true of all that has happened since when the turn or game is over."""

    what: str
    is_of_game: bool
    holds: Callable[[Game, list[RawEvent]], bool]
    events: list[RawEvent]


def kinds_of(events: list[RawEvent]) -> set[str]:
    return {event[0] for event in events}


def totals(state: State) -> list[int]:
    """The points of each team, with what the end gives."""
    return [words["score"] + words["at_end"] for words in open_json(state)["teams"].values()]


def of_the_end(game: Game) -> Iterator[Claim]:
    """What views say of the last turn and of the points that can still be made."""
    assert game.decision is not None
    state, before, turns = game.state, totals(game.state), game.state.turns
    if state.ending:
        yield Claim("last turn", True, lambda there, _: there.state.turns <= turns + 1, [])
    for seat in (game.decision.seat, None):
        left = hosting.own_json(game, seat)["last_points"]
        if left is None:
            continue
        if not left:
            yield Claim("no more points", True, lambda there, _: totals(there.state) == before, [])
        if "revelation" not in left:
            yield Claim("no more Revelation", True, lambda _, events: "revelation" not in kinds_of(events), [])
        if "intentions" not in left:
            yield Claim("no more Intentions", True, lambda _, events: "intention" not in kinds_of(events), [])


def of_a_choice(game: Game, known: Facts) -> Iterator[Claim]:
    """What is said of a choice before it is made."""
    turns = game.state.turns
    if known.ends_game:
        yield Claim("ends the game", True, lambda there, _: there.state.turns <= turns + 1, [])
    if shows := {shown.kind for shown in known.shown}:
        yield Claim("everybody will see", False, lambda _, events: shows <= kinds_of(events), [])
    if known.emptied:
        yield Claim("a Revelation follows", False, lambda _, events: "revelation" in kinds_of(events), [])


def check_undo(before: Game, after: Game, events: list[RawEvent], known: Facts) -> str | None:
    """What can be taken back as long as the turn goes on, and what is said to be for good."""
    assert before.decision is not None
    if after.is_over or "turn" in kinds_of(events):
        return None
    if known.is_sure:
        assert after.undoer == before.decision.seat
        return "can be taken back"
    if known.shown or known.emptied or known.ends_game:
        assert after.undoer != before.decision.seat
        return "for good"
    return None


def check_aims(game: Game) -> int:
    """Whatever a team may have hidden, as far as all know, has what it really hides among it."""
    view, seen = game.view(None), 0
    for team in game.state.table.teams:
        hidden, may = game.state.hidden[team][:1], view.possible_aims(team)
        if hidden and hidden != game.state.common[:1]:
            assert hidden[0] in may
            seen += len(may) > 1
    return seen


def at_most(state: State) -> dict[str, int]:
    """What a team is said to have at most if a Revelation ends the game now, for those to whom the end gives points."""
    teams = open_json(state)["teams"]
    return {team: words["score"] + words["most_at_end"] for team, words in teams.items() if words["most_at_end"]}


def check_revelation(stage: hosting.Stage, events: list[RawEvent]) -> Iterator[str]:
    """A team without the Fragment that it is due ends the game with its Capping Fragment; a Fortress joins the Identity
    but where it is new or its Sphere was emptied from afar."""
    game = stage.game
    if game.options.edition == "prototype":
        return
    numbers = game.state.table.numbers
    for team in game.state.table.teams:
        met = sum(event[0] in ("meets", "meets-condition") and event[1] == team for event in events)
        kind = numbers.fragment_for[met]
        if met and not game.unused(team, kind):
            assert game.state.ending or any(event[0] == "ending" for event in events)
            if game.unused(team, CAPPING):
                second = ("wheel", team, numbers.second_capping_points, "capping")
                assert second in events or ("identity", team, CAPPING, "revelation") in events
                yield "Capping in its place"
    _, _, sphere = events[0]
    fortress = game.state.fortress[game.state.realm_of(sphere)]
    if fortress is not None:
        joined = [event for event in events if event[0] == "identity" and event[3] == "fortress"]
        is_far = any(one["why"] == "far" for one in stage.why["unscored"])
        assert bool(joined) == (not fortress.fresh and not is_far)
        yield "a new Fortress stays" if fortress.fresh else "a Fortress joins"


def play(number: int) -> Counter[str]:
    """Play a random game to its end; how often each thing was told, and never wrongly."""
    game, rng, seen = new_game(**options_for(number)), random.Random(number), Counter[str]()
    claims: list[Claim] = []
    revelation: tuple[hosting.Stage, list[RawEvent]] | None = None
    while game.decision is not None:
        choice, turns = rng.choice(game.decision.options), game.state.turns
        view = game.view(game.decision.seat)
        known = facts_foreseen(view, choice, foresee(view, choice))
        claims += of_a_choice(game, known)
        if is_last_turn(game.state):
            claims += of_the_end(game)
        seen["can be hidden"] += check_aims(game)
        before = game.copy()
        led = hosting.advance_with_cuts(game, choice)
        if told := check_undo(before, game, led.events, known):
            seen[told] += 1
        stages = {stage.events: stage for stage in led.stages if "unscored" in stage.why}
        for place, event in enumerate(led.events):
            if place in stages:
                seen.update(() if revelation is None else check_revelation(*revelation))
                revelation = stages[place], []
            if revelation is not None:
                revelation[1].append(event)
        for claim in claims:
            claim.events.extend(led.events)
        if game.decision is None or Role.RESTS in game.decision.roles or game.state.turns != turns:
            over = [claim for claim in claims if game.decision is None or not claim.is_of_game]
            for claim in over:
                assert claim.holds(game, claim.events), claim.what
                seen[claim.what] += 1
            claims = [claim for claim in claims if claim.is_of_game]
    seen.update(() if revelation is None else check_revelation(*revelation))
    if revelation is not None and "turn" not in kinds_of(revelation[1]):
        scores = open_json(game.state)["teams"]
        for team, most in at_most(revelation[0].game.state).items():
            assert scores[team]["score"] <= most
            seen["at most with the end"] += 1
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS_OF_GAMES)
@pytest.mark.parametrize("part", some_of_all(range(PARTS), "games", one_in=PARTS))
def test_what_is_told_as_sure_is_never_wrong(kind: int, part: int) -> None:
    first = 7000 + GAMES_OF_A_PART * part
    seen = sum((play(kind + number) for number in range(first, first + GAMES_OF_A_PART)), Counter[str]())
    assert seen["can be taken back"] > 50 and seen["for good"] > 5 and seen["a Revelation follows"]


SURE = re.compile(
    r"cannot be taken back|\bsure\b|no more|only the end|the game (?:ends|will be over)|ends the game|brings nothing"
    r"|everybody will see|will (?:follow|look|put|see)\b|nobody meets|no fragment\b|most likely|would fail"
    r"|joins the Identity|nothing was left|can bring|possible (?:now|then)|last turn|whatever",
    re.IGNORECASE,
)
"""How messages speak that foretell something."""
HELD_BY = {
    "play-for-good*": "test_what_is_told_as_sure_is_never_wrong",
    "play-shows-*": "test_what_is_told_as_sure_is_never_wrong",
    "play-ends-game": "test_what_is_told_as_sure_is_never_wrong",
    "play-last-*": "test_what_is_told_as_sure_is_never_wrong",
    "play-fragments-end": "test_what_is_told_as_sure_is_never_wrong",
    "play-end-fragment": "test_what_is_told_as_sure_is_never_wrong",
    "play-foretold-last": "test_what_is_told_as_sure_is_never_wrong",
    "play-foretold-exalted": "test_what_is_told_as_sure_is_never_wrong",
    "play-foretold-built": "test_what_is_told_as_sure_is_never_wrong",
    "play-foretold*": "test_all_that_is_foretold_comes_true",
    "play-chance": "test_all_that_is_foretold_comes_true",
    "play-replies*": "test_what_the_next_player_could_score_can_be_scored_in_the_game_as_it_is",
    "play-turns*": "test_all_that_is_foretold_comes_true",
    "play-later*": "test_all_that_is_foretold_comes_true",
    "play-most-at-end": "test_what_is_told_as_sure_is_never_wrong",
    "play-unasked-end": "test_what_nobody_would_decline_costs_nothing_and_can_be_taken_back",
    "play-asked-creativity": "test_what_is_told_as_sure_is_never_wrong",
    "play-may-meet": "test_what_may_be_met_can_be_met_in_the_game_as_it_is",
    "play-intention-*": "test_what_may_be_met_can_be_met_in_the_game_as_it_is",
    "play-tile-points": "test_what_may_be_met_can_be_met_in_the_game_as_it_is",
    "obstacle-fragment": "test_each_action_is_offered_or_something_is_in_its_way_and_no_more_than_that",
    "obstacle-short-*": "test_each_action_is_offered_or_something_is_in_its_way_and_no_more_than_that",
    "play-tile-scoring": "test_what_may_be_met_can_be_met_in_the_game_as_it_is",
    "play-not-now": "test_each_action_is_offered_or_something_is_in_its_way_and_no_more_than_that",
    "scene-goes-on": "test_what_is_said_to_bring_nothing_brings_nothing_and_all_else_does",
    "unscored-*": "test_what_is_said_to_bring_nothing_brings_nothing_and_all_else_does",
    "event-ending*": "test_what_is_told_as_sure_is_never_wrong",
    "ego-absorbs": "test_in_the_middle_of_its_turn_the_table_is_as_the_events_up_to_then_left_it",
    "ego-forecast": "test_what_is_foretold_of_its_next_turn_comes_true_where_nothing_changes_before",
}
"""Which test holds a message to the rules, the first that fits it."""
NO_CLAIMS = {
    *("scene-third-major", "scene-endgame-text", "event-fortress", "point-capping", "play-since", "scene-sum-rest"),
    *(
        "choice-no-*",
        "play-ends-left",
        "play-ends-when",
        "play-withdrawn-late",
        "play-undo-asked-turns",
        "play-help-*",
        "play-key-*",
    ),
}
"""What has happened already, names of choices and headings, and what is said of the screen itself."""


def claiming() -> Iterator[str]:
    """The messages of a game being played that foretell something."""
    for name in ("play", "events", "ego", "web"):
        text = (LOCALES / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        for found in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE):
            if SURE.search(found[2]):
                yield found[1]


def test_every_message_that_foretells_something_is_held_to_the_rules() -> None:
    patterns = [*HELD_BY, *NO_CLAIMS]
    found = {name: next((one for one in patterns if fnmatch(name, one)), None) for name in claiming()}
    assert [name for name, one in found.items() if one is None] == []
    code = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    assert set(HELD_BY.values()) <= {*re.findall(r"^def (test_\w+)", code, re.MULTILINE)}
