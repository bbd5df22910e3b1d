"""What a seat sees: nothing hidden, and worlds that fit it."""

import io
import pickle
import random
import types
from collections.abc import Iterator
from typing import Any

import pytest

from cerebria import BadOptions, Game, hosting, imagine, new_game
from cerebria.absence import HIDDEN
from cerebria.model.events import LEARNING, in_words
from cerebria.model.options import check_options
from cerebria.model.state import MINOR, State
from cerebria.play import engine
from cerebria.play.as_json import own_json
from cerebria.play.hosting import difference, merge
from cerebria.play.view import View
from cerebria.rules.books import new_table
from cerebria.rules.pieces import unused
from tests.games import numbers, options_for, play_on, positions, silent_choices
from tests.parts import some_of_all, with_one_in


def seats_of(game: Game) -> list[int | None]:
    return [None, *range(len(game.spirits))]


def disguise(state: State, seat: int | None, rng: random.Random) -> State:
    """The same position with everything the seat cannot see dealt anew."""
    view = View(state, seat)
    other = state.copy()
    other.rng = rng.getrandbits(64)
    world = view.determinise(rng)
    for dealt in ("hand", "deck", "hidden", "schemes", "common", "rounds"):
        setattr(other, dealt, getattr(world, dealt))
    return other


SEED = 0x5EED_0123_4567_89AB
"""A number that turns up nowhere by chance."""


def twin(state: State, seat: int | None, rng: random.Random) -> State:
    """A world that the seat cannot tell apart: another seed, another deal, and other thoughts of the others."""
    thought = state
    while engine.decider(state) != seat and (further := list(silent_choices(thought))) and rng.random() < 0.8:
        thought = rng.choice(further)
    other = disguise(thought, seat, rng)
    other.table = new_table(state.table.options._replace(seed=rng.getrandbits(60)))
    return other


PLAIN = (int, str, bytes, float, type(None))
SLOTS = (types.MemberDescriptorType, types.GetSetDescriptorType)
PROGRAM = (type, types.ModuleType, types.BuiltinFunctionType)
"""What belongs to the program and to no game."""


def everything(root: object) -> Iterator[tuple[str, object]]:
    """All that can be reached from an object, and where: attributes, items, closures, bound and default values."""
    met: dict[int, object] = {}
    waiting = [("", root)]
    while waiting:
        place, found = waiting.pop()
        if isinstance(found, PLAIN):
            yield place, found
        elif isinstance(found, PROGRAM):
            yield place, found.__name__
            # A method of a compiled class is one that looks built in.
            waiting.append((f"{place}.self", getattr(found, "__self__", None)))
        elif id(found) not in met:
            met[id(found)] = found
            waiting += [(f"{place}.{name}", part) for name, part in _parts(found)]


def _parts(found: object) -> Iterator[tuple[str, object]]:
    yield "type", type(found)
    if isinstance(found, dict):
        yield from (part for pair in enumerate(found.items()) for part in ((f"{pair[0]}", part) for part in pair[1]))
    elif isinstance(found, list | tuple):
        yield from ((f"{number}", item) for number, item in enumerate(found))
    elif isinstance(found, set | frozenset):
        yield from (("item", item) for item in sorted(found, key=repr))
    elif isinstance(found, types.FunctionType):
        yield from (("cell", cell.cell_contents) for cell in found.__closure__ or ())
        yield "defaults", (found.__defaults__, found.__kwdefaults__)
    elif isinstance(found, types.MethodType):
        yield from (("self", found.__self__), ("function", found.__func__))
    else:
        names = [name for kind in type(found).__mro__ for name, slot in vars(kind).items() if isinstance(slot, SLOTS)]
        assert names or hasattr(found, "__dict__"), f"nobody has looked into a {type(found)}"
        yield from ((name, getattr(found, name)) for name in names if hasattr(found, name) and name != "__dict__")
    yield from getattr(found, "__dict__", {}).items()


def first_difference(one: object, other: object) -> str | None:
    """Where two objects differ in anything that can be reached from them. What both share is the same."""
    met: dict[tuple[int, int], tuple[object, object]] = {}
    waiting = [("", one, other)]
    while waiting:
        place, found, same = waiting.pop()
        if found is same or (id(found), id(same)) in met:
            continue
        if isinstance(found, (*PLAIN, *PROGRAM)) or type(found) is not type(same):
            if found != same:
                return place
            continue
        met[id(found), id(same)] = found, same
        parts, others = list(_parts(found)), list(_parts(same))
        if [name for name, _ in parts] != [name for name, _ in others]:
            return place
        waiting += [
            (f"{place}.{name}", part, likewise)
            for (name, part), (_, likewise) in zip(parts, others, strict=True)
            if part is not likewise
        ]
    return None


def test_a_difference_is_found_wherever_it_is() -> None:
    def holding(value: int) -> object:
        return [{"a": (lambda: value, {3})}, types.SimpleNamespace(b=[value])]

    assert first_difference(holding(5), holding(5)) is None
    assert first_difference(holding(5), holding(6)) == ".1.b.0"
    assert first_difference([lambda: 5], [lambda: 5]) is None
    assert first_difference(holding(5)[:1], holding(6)[:1]) == ".0.0.0.cell"  # type: ignore[index]
    assert first_difference([[]], [[[]]]) == ".0"


def sent(view: View) -> bytes:
    """What goes to another process, each part written out: whether two hands are one tuple hangs on who dealt them."""
    written = io.BytesIO()
    pickler = pickle.Pickler(written)
    pickler.fast = True
    pickler.dump(view)
    return written.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("games", some_of_all([numbers(10, 3), numbers(29, 7)], "games"), ids=len)
def test_what_a_seat_cannot_see_changes_nothing_that_its_view_holds(games: list[int]) -> None:
    """Not even out of the way: in no attribute, table or closure, nor in the bytes that go to another process."""
    rng = random.Random(1)
    thoughts = 0
    for game in positions(games, every=40):
        for seat in seats_of(game):
            other = twin(game.state, seat, rng)
            thoughts += other.agenda != game.state.agenda
            view, same = View(game.state, seat), View(other, seat)
            assert view.to_json() == same.to_json()
            assert sent(view) == sent(same)
            # Only now: a table keeps what it is sent as.
            if rng.random() < 0.1:
                assert first_difference(view, same) is None
            # The worlds behind both are drawn alike.
            worlds = [one.determinise(random.Random(7)).to_json() for one in (view, same)]
            assert worlds[0] == worlds[1]
    assert thoughts > len(games) // 2


@pytest.mark.slow
@pytest.mark.parametrize("again", [False, True], ids=["new", "restored"])
def test_no_view_holds_the_seed(again: bool) -> None:
    game = play_on(new_game(seed=SEED, players=3), random.Random(1), 120)
    if again:
        game = hosting.restore(game.options.to_json(), hosting.snapshot(game))
    assert game.options.seed == SEED
    for seat in seats_of(game):
        view = game.view(seat)
        for found in (view, imagine(view, random.Random(2)), imagine(view, random.Random(3)).after):
            told = dict(everything(found))
            assert len(told) > 1000
            assert not [place for place, value in told.items() if value == SEED or str(SEED) in str(value)]
        with pytest.raises(BadOptions, match="seed"):
            new_game(**view.state.table.options.to_json())


@pytest.mark.slow
def test_the_seed_is_found_where_it_is() -> None:
    """The search above would find it."""
    game = new_game(seed=SEED)
    hiding: list[object] = [game, lambda: game, game.view, {"a": (game.options,)}, check_options({"seed": SEED})]
    for holder in hiding:
        assert SEED in dict(everything(holder)).values()


@pytest.mark.slow
def test_a_view_can_be_sent_to_another_process() -> None:
    for game in positions(numbers(2, 1), every=150):
        for seat in seats_of(game):
            view = game.view(seat)
            again = pickle.loads(pickle.dumps(view))
            assert again.to_json() == view.to_json()
            assert (again.state, again.pool, again.hidden_pool) == (view.state, view.pool, view.hidden_pool)
            assert again.state.table.options.to_json() == view.state.table.options.to_json()


def test_what_is_printed_stays_behind_and_a_table_that_was_sent_before_is_there() -> None:
    game = new_game(players=4)
    packed = [pickle.dumps(game.view(seat)) for seat in (0, 1)]
    assert all(len(each) < 4000 for each in packed)
    one, other = (pickle.loads(each).state.table for each in packed)
    assert one is other
    assert one.cards is game.state.table.cards


@pytest.mark.slow
@with_one_in(2, "games")
def test_what_a_seat_cannot_see_does_not_change_what_it_hears(one_in: int) -> None:
    """Unless somebody learns something, the events of a choice do not depend on hidden cards."""
    rng = random.Random(8)
    compared = 0
    for game in positions(numbers(20 // one_in, 5 // one_in), every=12):
        assert game.decision is not None
        if game.decision.kind != "turn":
            continue
        for seat in seats_of(game):
            if seat == game.decision.seat:
                continue
            other = disguise(game.state, seat, rng)
            other.rng = game.state.rng
            other.options = engine.options(other)
            for number in set(game.state.options) & set(other.options):
                heard = []
                for state in (game.state.copy(), other.copy()):
                    events = engine.choose(state, number)
                    step = state.agenda[-1][0] if state.agenda else ""
                    heard.append(([in_words(event, state.table, seat) for event in events], step))
                kinds = {event.kind for events, _ in heard for event in events}
                if heard[0][1] == heard[1][1] and not kinds & LEARNING:
                    assert heard[0] == heard[1]
                    compared += 1
    assert compared > 1000 // one_in


@pytest.mark.slow
@with_one_in(2, "games")
def test_a_world_never_contradicts_what_was_seen(one_in: int) -> None:
    rng = random.Random(2)
    for game in positions(numbers(24 // one_in, 6 // one_in), every=15):
        for seat in seats_of(game):
            view = game.view(seat)
            world = view.determinise(rng)
            for known, real in (
                *zip(view.state.hand, world.hand, strict=True),
                *zip(view.state.deck, world.deck, strict=True),
                *zip(view.state.hidden, world.hidden, strict=True),
            ):
                assert len(known) == len(real)
                assert HIDDEN not in real
            for owner in range(len(game.spirits)):
                everything = [*world.hand[owner], *world.deck[owner]]
                real_cards = [*game.state.hand[owner], *game.state.deck[owner]]
                if owner == game.state.active:
                    everything += world.rounds.drawn
                    real_cards += game.state.rounds.drawn
                assert sorted(everything) == sorted(real_cards)
                for place, card in enumerate(view.state.deck[owner]):
                    assert card in (HIDDEN, world.deck[owner][place])
            for team in game.state.table.teams:
                last = [found.rounds.endgame[team : team + 1] for found in (world, game.state)]
                assert sorted(world.hidden[team] + last[0]) == sorted(game.state.hidden[team] + last[1])
                at_rest = game.decision is not None and game.decision.kind == "turn" and bool(game.state.common)
                if at_rest and len(world.hidden[team]) > 1:
                    assert world.hidden[team][0] != game.state.common[0]


@pytest.mark.slow
@pytest.mark.parametrize("games", some_of_all([numbers(4, 1), numbers(10, 2)], "games"), ids=len)
def test_an_imagined_game_can_be_played_to_its_end(games: list[int]) -> None:
    rng = random.Random(3)
    for game in positions(games, every=60):
        for seat in seats_of(game):
            play_on(imagine(game.view(seat), rng), rng)


@pytest.mark.slow
def test_the_decider_of_an_imagined_game_has_the_same_options() -> None:
    rng = random.Random(4)
    for game in positions(numbers(20, 4), every=10):
        assert game.decision is not None
        view = game.view(game.decision.seat)
        assert view.decision is not None
        assert view.decision.options == game.decision.options
        assert tuple(view.determinise(rng).options) == tuple(game.state.options)


@pytest.mark.slow
def test_others_see_no_options() -> None:
    for game in positions(numbers(5, 1), every=10):
        assert game.decision is not None
        for seat in seats_of(game):
            if seat != game.decision.seat:
                view = game.view(seat)
                assert view.decision is not None and view.decision.options == ()
                assert view.state.options == []


@pytest.mark.slow
def test_what_is_shown_of_a_decision_is_what_a_spectator_sees_of_it() -> None:
    for game in positions(numbers(5, 1), every=3):
        seen = game.view(None).decision
        assert hosting.decider_shown(game) == (None if seen is None else (seen.seat, seen.kind))


@pytest.mark.slow
@with_one_in(4, "games")
def test_a_choice_within_an_action_is_not_shown(one_in: int) -> None:
    """Which card is about to be invoked is nobody's business until it lies on the board."""
    seen = 0
    for game in positions(numbers(48 // one_in, 12 // one_in), every=4):
        if game.decision is not None and game.decision.kind == "invoke-slot":
            seen += 1
            opponent = next(
                seat
                for seat in range(len(game.spirits))
                if game.state.table.team[seat] != game.state.table.team[game.decision.seat]
            )
            shown = game.view(opponent).state.agenda[-1]
            assert shown[0] in ("place-token", "use")
            assert len(shown) == len(game.state.table.rulebook.asking[shown[0]].fields) + 1
            assert "card" not in game.state.table.rulebook.asking[shown[0]].fields
    assert seen


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_hidden_events_are_told_without_what_is_hidden(seat: int | None) -> None:
    game = play_on(new_game(players=2, seed=5), random.Random(5))
    team = None if seat is None else game.state.table.team[seat]
    for raw, event in zip([raw for events in hosting.raw_log(game) for raw in events], game.log(seat), strict=True):
        field: dict[str, Any] = {
            "deals": "cards",
            "looks": "aspirations",
            "aspires": "aspiration",
            "arranges": "aspirations",
        }
        if raw[0] in field:
            owner = game.state.table.team[raw[1]] if raw[0] == "deals" else raw[1]
            assert (event.data[field[raw[0]]] is None) == (owner != team)


def test_a_spectator_sees_no_hand_but_the_cards_drawn_in_the_open() -> None:
    game = new_game(seed=6)
    view = game.view(None)
    assert all(hand == (HIDDEN, HIDDEN) for hand in view.state.hand)
    assert all(deck[0] != HIDDEN and set(deck[1:]) == {HIDDEN} for deck in view.state.deck)


@pytest.mark.slow
def test_differences_put_together_are_the_view() -> None:
    rng = random.Random(3)
    for number in range(3):
        game = new_game(**options_for(number))
        told = {seat: game.view(seat).to_json() for seat in seats_of(game)}
        while not game.is_over:
            play_on(game, rng, 1)
            for seat, words in told.items():
                now = game.view(seat).to_json()
                merge(words, difference(words, now))
                assert words == now


@pytest.mark.slow
def test_bare_words_hide_nothing_and_fit_every_view() -> None:
    for game in positions(numbers(10, 2), every=40):
        bare = hosting.bare_json(game)
        assert None not in [card for seat in bare["seats"].values() for card in (*seat["hand"], *seat["deck"])]
        assert None not in [aspiration for team in bare["teams"].values() for aspiration in team["hidden"]]
        for number, spirit in enumerate(game.spirits):
            own = hosting.own_json(game, number)
            assert own["seats"][spirit]["hand"] == bare["seats"][spirit]["hand"]
            if game.decision and game.decision.seat == number:
                assert own["decision"] == bare["decision"]


@pytest.mark.slow
def test_words_that_are_kept_from_choice_to_choice_are_those_that_would_be_made_anew() -> None:
    rng = random.Random(5)
    for number in numbers(4, 1):
        game = new_game(**options_for(number))
        for _ in range(150):
            if game.is_over:
                break
            others = game.copy()
            play_on(others, rng, 1)
            for moment in (others, game):
                told = hosting.open_json(moment), [hosting.own_json(moment, seat) for seat in seats_of(moment)]
                afresh = Game(moment.state, [])
                views = [View(moment.state, seat) for seat in seats_of(moment)]
                assert told[0] == hosting.open_json(afresh)
                assert told[1] == [own_json(view.state, view.seat, view.decision, view.pool) for view in views]
            if game.undoer is not None and rng.random() < 0.2:
                game.undo()
            else:
                play_on(game, rng, 1)


def test_words_that_were_merged_do_not_change_with_what_is_merged_later() -> None:
    words: dict[str, object] = {}
    first = {"fortresses": {"values": {"fresh": True}}}
    merge(words, first)
    merge(words, {"fortresses": {"values": {"fresh": False}}})
    assert words == {"fortresses": {"values": {"fresh": False}}}
    assert first == {"fortresses": {"values": {"fresh": True}}}


@pytest.mark.slow
def test_a_hidden_aspiration_that_was_shown_lies_in_no_pile_any_more() -> None:
    """Everybody saw it in the Revelation, also while somebody still removes a Common one."""
    rng = random.Random(10)
    checked = 0
    for number in range(60):
        game = new_game(**options_for(number))
        while not game.is_over:
            play_on(game, rng, 1)
            shown = [event for event in hosting.raw_log(game)[-1] if event[0] == "shows"]
            if shown and game.decision is not None and game.decision.kind == "remove-common":
                for seat in seats_of(game):
                    world = game.view(seat).determinise(rng)
                    assert all(aspiration not in world.hidden[team] for _, team, aspiration in shown)
                    checked += 1
    assert checked > 50


@pytest.mark.slow
def test_a_new_hidden_aspiration_may_still_be_the_common_one_until_it_is_settled() -> None:
    rng = random.Random(11)
    tops = []
    for number in range(60):
        game = new_game(**options_for(number))
        while not game.is_over:
            play_on(game, rng, 1)
            decision = game.decision
            if decision is not None and decision.kind in ("choose-hidden", "pick-hidden"):
                team = game.state.table.team[decision.seat]
                seat = next(seat for seat, own in enumerate(game.state.table.team) if own != team)
                world = game.view(seat).determinise(rng)
                tops.append(world.hidden[team][0] == game.state.common[0])
    assert 0.05 < sum(tops) / len(tops) < 0.25


@pytest.mark.parametrize(
    ("options", "reasons"),
    [
        ({"mode": "basic"}, {"common", "fragment"}),
        ({"mode": "basic", "turn_limit": 200}, {"common", "fragment", "turn-limit"}),
        ({"mode": "full"}, {"common", "fragment", "wheel"}),
        ({"mode": "full", "edition": "preview"}, {"common", "fragment", "wheel"}),
        (
            {"mode": "full", "players": 3, "balance": True, "turn_limit": 90},
            {"common", "fragment", "turn-limit", "wheel"},
        ),
        ({"edition": "prototype"}, {"majors", "rounds"}),
    ],
)
def test_a_view_says_what_can_end_the_game_and_how_far_that_is(options: dict[str, Any], reasons: set[str]) -> None:
    for moment in range(0, 240, 60):
        words = play_on(new_game(seed=7, **options), random.Random(7), moment).view(None).to_json()
        assert {end["why"] for end in words["ends"]} == reasons
        for end in words["ends"]:
            team = words["teams"].get(end["team"])
            unused = team and team["unused"]
            match end["why"]:
                case "common":
                    assert end["left"] == len(words["common"])
                case "wheel":
                    assert end["left"] == max(20 - team["wheel"], 0)
                case "fragment":
                    assert end["left"] == min(unused["minor"], unused["major"])
                case "majors":
                    assert end["left"] == 3 - words["identity"].count([end["team"], "major"])
                case "rounds":
                    assert end["left"] == words["rounds"]["last"] - words["rounds"]["number"]
                case "turn-limit":
                    assert end["left"] == options["turn_limit"] - words["turns"]


def test_a_view_says_which_fragments_are_spent_where_the_next_one_due_ends_the_game() -> None:
    for options, spent in (({"mode": "basic"}, ["minor"]), ({"edition": "prototype"}, [])):
        game = new_game(seed=7, **options)
        game.state.identity = ((0, MINOR),) * unused(game.state, 0, MINOR)
        teams = game.view(None).to_json()["teams"]
        assert {team: words["spent"] for team, words in teams.items()} == {"bliss": spent, "gloom": []}
        assert teams["bliss"]["unused"]["minor"] == 0


def test_egos_team_ends_no_game_by_its_wheel() -> None:
    words = new_game(seed=7, mode="full", ego="gloom").view(None).to_json()
    assert [end["team"] for end in words["ends"] if end["why"] == "wheel"] == ["bliss"]
    assert {end["team"] for end in words["ends"] if end["why"] == "fragment"} == {"bliss", "gloom"}
