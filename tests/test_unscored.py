"""What people are told when a Revelation begins, of what it compares and brings nobody, held against what happens."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cerebria import Game, hosting, new_game
from cerebria.model.events import Event, in_words
from tests.games import BALANCE, EGO, PREVIEW, PROTOTYPE, options_for

KINDS = (0, 1, BALANCE, EGO, PREVIEW, PROTOTYPE, PROTOTYPE + 1)


def told_in(number: int) -> Iterator[tuple[dict[str, Any], list[Event], Game]]:
    """What is said of each Revelation of a random game, and what happens in it."""
    game, rng = new_game(**options_for(number)), random.Random(number)
    found: tuple[dict[str, Any], list[Event], Game] | None = None
    while not game.is_over:
        led = hosting.advance_with_cuts(game, rng.choice(game.state.options))
        told = {stage.events: stage for stage in led.stages if "unscored" in stage.why}
        for place, raw in enumerate(led.events):
            if place in told:
                if found is not None:
                    yield found
                found = told[place].why, [], told[place].game
            if found is not None:
                found[1].append(in_words(raw, game.state.table))
    if found is not None:
        yield found


@pytest.mark.parametrize("number", KINDS)
def test_what_is_said_to_bring_nothing_brings_nothing_and_all_else_does(number: int) -> None:
    revelations = [*told_in(number)]
    assert revelations
    for why, events, before in revelations:
        own = _of_one(events)
        of = {(one["about"], one["team"]): one["why"] for one in why["unscored"]}
        met = {
            (event.data["aspiration"], None if event.data.get("is_common") else event.data["team"])
            for event in own
            if event.kind in ("meets", "meets-condition")
        }
        shown = {(event.data["aspiration"], event.data["team"]) for event in own if event.kind == "shows"}
        is_end = own[0].kind == "shows"
        view = before.view(None).to_json()
        common = view["rounds"]["endgame"] if is_end else next(iter(view["common"]), None)
        compared = {*shown, *([(common, None)] if common else [])}
        assert compared - met == {key for key in of if key[0] not in ("fragments", "hidden", "fortress")}
        added = [event.data for event in own if event.kind == "identity"]
        if is_end:
            assert (("fragments", None) in of) == (not added)
            continue
        earned = {data["team"] for data in added if data["why"] == "revelation" and data["kind"] != "capping"}
        assert set(view["teams"]) - earned == {team for about, team in of if about == "fragments"}
        if "fortify" in next(iter(view["seats"].values()))["rows"]:
            joining = [(data["team"], data["points"]) for data in added if data["why"] == "fortress"]
            told = why["joins"]
            assert bool(joining) != any(about == "fortress" for about, _ in of)
            assert joining == ([(told["team"], told["points"])] if told else [])


@pytest.mark.parametrize("number", KINDS)
def test_what_is_said_to_be_compared_and_met_is_and_nothing_else(number: int) -> None:
    for why, events, before in told_in(number):
        view, said = before.view(None).to_json(), why["compared"]
        own = _of_one(events)
        shown = [(event.data["aspiration"], event.data["team"]) for event in own if event.kind == "shows"]
        common = view["rounds"]["endgame"] if own[0].kind == "shows" else next(iter(view["common"]), None)
        assert [(one["aspiration"], one["team"]) for one in said] == [*([(common, None)] if common else []), *shown]
        for one in said:
            met = {
                event.data["team"]
                for event in own
                if event.kind in ("meets", "meets-condition")
                and event.data["aspiration"] == one["aspiration"]
                and one["team"] == (None if event.data.get("is_common") else event.data["team"])
            }
            assert set(one["met"]) == met
            counts = view["counts"][one["aspiration"]]
            assert one["counts"] == {team: counts[team] for team in view["teams"] if team not in view["conditions"]}
            first, second = sorted(one["counts"].values(), reverse=True)[:2]
            assert one["margin"] == first - second


def _of_one(events: list[Event]) -> list[Event]:
    """What belongs to one Revelation: it is over when its Sphere is filled, and so is all with the game."""
    filled = (
        place for place, event in enumerate(events) if event.kind == "sphere" and event.data["why"] == "revelation"
    )
    return events[: next(filled, len(events))]
