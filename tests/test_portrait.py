"""Who a person became in a game: by facts that the game bears out, in whole sentences, as a drawing without words."""

from __future__ import annotations

from collections import Counter
from itertools import product
from xml.etree import ElementTree

import pytest

from cerebria import new_game
from cerebria.bots.analysis import analyse, decided
from cerebria.content import ASPIRATIONS, SPIRIT_NAMES, TEAMS
from cerebria.portrait.figure import figure
from cerebria.portrait.life import Standing, Story, _has_turned, lived
from cerebria.portrait.words import sentence
from cerebria.texts import texts_for

from .games import BALANCE, EGO, PREVIEW, PROTOTYPE, random_game
from .parts import some_of_all

KINDS = ("brief", "close", "deeds", "majors", "strove", "turned", "walls")
GAMES = [number + first for number in range(6) for first in (0, BALANCE, EGO, PREVIEW, PROTOTYPE)]


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(GAMES, "games", one_in=4))
def test_points_by_source_and_turn_by_turn_come_to_the_score(number: int) -> None:
    game = random_game(number)
    life = lived(game)
    assert game.result is not None
    assert life.scores == game.result.scores == life.course[-1].points
    assert all(score == sum(source.points[team] for source in life.sources) for team, score in life.scores.items())
    assert [standing.turn for standing in life.course] == list(range(game.result.turns + 1))
    assert life.winner == (None if game.result.winner == "draw" else game.result.winner)


@pytest.mark.slow
def test_the_emotions_that_lay_longest_are_named() -> None:
    game = random_game(3)
    turn, since, longest = 0, dict[int, tuple[str, int]](), Counter[str]()
    for kind, data in game.log(is_open=True):
        turn = data["number"] if kind == "turn" else turn
        if kind == "enters" and data["why"] != "set-up":
            since[data["slot"]] = data["card"], turn
        elif kind == "moves" and data["slot"] in since:
            since[data["to_slot"]] = since.pop(data["slot"])
        for card, entered in since.values():
            longest[card] = max(longest[card], turn - entered)
        if kind == "leaves":
            since.pop(data["slot"], None)
    named, turns = lived(game).story.emotions, sorted(longest.values(), reverse=True)
    assert [longest[card] for card in named] == turns[:2]


def course(*leads: int) -> list[Standing]:
    return [Standing(turn, "love", {"bliss": 20 + lead, "gloom": 20}) for turn, lead in enumerate(leads)]


def test_whoever_was_behind_late_has_turned_it_in_the_turn_from_which_it_was_no_more() -> None:
    late = course(0, 3, -2, 1, -4, 0, 2, 9)
    assert _has_turned(late, "bliss", 5)
    assert not _has_turned(late, "bliss", 3), "it was behind again after that"
    assert not _has_turned(course(0, -1, 4, 5, 5, 5, 6, 7), "bliss", 2)


@pytest.mark.slow
@pytest.mark.parametrize("number", some_of_all(GAMES, "games", one_in=8))
def test_the_sentence_and_the_explanation_name_the_same_turn(number: int) -> None:
    game = random_game(number)
    life, turn = lived(game), decided(analyse(game, most=0).curve)
    told = life.story
    if not told.turn:
        assert told.kind in ("brief", "draw")
        return
    assert turn is not None and told.seat is not None
    table = game.state.table
    seat = [SPIRIT_NAMES[spirit] for spirit in table.spirit].index(told.seat)
    assert TEAMS[table.team[seat]] == told.winner
    # What Ego answers belongs to the turn before it.
    assert told.turn in ({turn.number, turn.number + 1} if game.options.ego else {turn.number})


def test_a_game_that_was_broken_off_says_so() -> None:
    life = lived(new_game(seed=1))
    assert life.story.kind == "unfinished" and life.winner is None
    assert sentence(life.story, texts_for()) == "Somebody who is still to become who they will be."


@pytest.mark.parametrize(("kind", "winner"), [*product(KINDS, TEAMS)])
def test_every_kind_of_story_is_a_whole_sentence(kind: str, winner: str) -> None:
    story = Story(kind, winner, list(ASPIRATIONS[:2]), ["hope", "rage"], SPIRIT_NAMES[0], 12)
    said = sentence(story, texts_for())
    assert said.startswith("Somebody ") and said.endswith(".") and said.count(". ") == 0
    if kind != "brief":
        assert all(name in said for name in ("Hope and Rage", "Love", "turn 12", " and "))


def test_a_draw_names_what_stayed_if_anything_did() -> None:
    texts = texts_for()
    assert "Hope and Rage" in sentence(Story("draw", None, [], ["hope", "rage"], None, 0), texts)
    assert sentence(Story("draw", None, [], [], None, 0), texts).endswith("made up their mind.")


@pytest.mark.parametrize("winner", [*TEAMS, None])
def test_a_person_is_drawn_of_one_layer_for_each_fragment_and_without_words(winner: str | None) -> None:
    identity = [("bliss", "minor"), ("gloom", "major"), ("balance", "minor"), ("gloom", "capping")]
    drawn = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{figure(identity, winner)}</svg>')
    kinds = [element.get("class") for element in drawn.iter()]
    assert kinds.count("layer") == 3 and kinds.count("crown") == 1
    assert not "".join(drawn.itertext()).strip()
    assert figure(identity, winner) == figure(identity, winner)
