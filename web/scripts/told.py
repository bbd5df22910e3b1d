"""Keep decisions, choices, prices and events of seeded games with what the terminal says of them.

The tests hold the client's words to these. Run: .venv/bin/python web/scripts/told.py
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import cerebria
from cerebria import hosting
from cerebria.ahead.facts import facts
from cerebria.ahead.prices import Price
from cerebria.bots import make_bot
from cerebria.cli.asking import _short_price
from cerebria.cli.deciding import choice_words, question
from cerebria.cli.names import sum_text
from cerebria.cli.telling import _cards_on_board, _sentences
from cerebria.model.events import FIELDS, Event, in_words

FILE = Path(__file__).parents[1] / "test" / "fixtures" / "told.json"
GAMES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "basic", "seed": 11},
    {"seed": 30, "decks": "spirit", "spirit_side": "B",
     "spirits": {"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]}},
    {"seed": 8, "decks": "spirit", "spirits": {"bliss": ["love", "empathy"], "gloom": ["hatred", "malice"]}},
    {"seed": 1, "balance": True, "spirit_side": "B"},
    {"seed": 2, "balance": True, "players": 3},
    {"seed": 3, "ego": "gloom", "difficulty": "harder-3"},
    {"seed": 4, "ego": "bliss", "players": 1, "difficulty": "easier-1"},
    {"seed": 3, "edition": "preview", "spirit_side": "B", "spirits": {"gloom": ["misery", "hatred"]}},
    {"seed": 3, "edition": "prototype"},
    {"seed": 5, "edition": "prototype", "players": 2},
)  # fmt: skip
MOST_ENTRIES = 40
"""Of a kind of event, so many are enough."""
MOST_TURNS = 8
"""Of a game, so many are kept in whole."""


def main() -> None:
    """Play, and write what was decided and told, one of each kind of decision and a few of each kind of event."""
    kinds: set[tuple[str, bool, bool]] = set()
    told: Counter[tuple[object, ...]] = Counter()
    decisions, entries, turns = [], [], []
    for options in GAMES:
        others = "balance" if options.get("balance") else options.get("ego") or options.get("edition", "")
        game = cerebria.new_game(**options)
        bots = [make_bot("random", seat) for seat in range(len(game.spirits))]
        while (decision := game.decision) is not None and game.state.turns < 60:
            view = game.view(decision.seat)
            # What costs Essence is told otherwise to whoever holds several kinds of it.
            kind = (decision.kind, len(game.state.table.kinds[decision.seat]) > 1, game.options.edition == "prototype")
            if kind not in kinds:
                kinds.add(kind)
                decisions.append(_decision(game, view))
            place = len(hosting.raw_log(game))
            cards = _cards_on_board(game, place)
            game.choose(bots[decision.seat].choose(view))
            for raw in hosting.raw_log(game)[place:]:
                new = [event for event in raw if told[_kind(event, others)] < 2]
                if new and len(raw) < MOST_ENTRIES:
                    told.update(_kind(event, others) for event in raw)
                    entries.append(_entry(game, raw, dict(cards)))
        turns += [_played(game, turn) for turn in _turns(game)[:MOST_TURNS]]
    words = {"decisions": decisions, "entries": entries, "turns": turns}
    FILE.write_text(
        json.dumps(words, separators=(",", ":"), ensure_ascii=False) + "\n",
        encoding="utf-8",
        newline="\n",
    )


def _kind(event: Any, others: str) -> tuple[object, ...]:
    """What is told alike: of Ego's actions also what it did and why."""
    kind, *values = event
    deed = dict(zip(FIELDS[kind], values, strict=True)) if kind == "ego-acts" else {}
    return kind, others, deed.get("what"), deed.get("why"), deed.get("aim") == "hidden"


def _decision(game: cerebria.Game, view: cerebria.View) -> dict[str, Any]:
    assert view.decision is not None
    known = facts(view)
    return {
        "side": game.options.spirit_side,
        "edition": game.options.edition,
        "view": view.to_json(),
        "question": question(view),
        "choices": {choice.text: choice_words(view, choice) for choice in view.decision.options},
        "facts": {choice.text: fact.to_json() for choice, fact in known.items()},
        "prices": {
            choice.text: {"short": _short_price(fact.price), "sum": _sum(view, fact.price)}
            for choice, fact in known.items()
            if fact.price is not None
        },
    }


def _sum(view: cerebria.View, price: Price) -> str:
    assert view.decision is not None
    kinds = view.state.table.kinds[view.decision.seat]
    return sum_text(price.wp, price.ambition, price.essence, price.parts, kinds, price.either)


def _turns(game: cerebria.Game) -> list[list[Event]]:
    """What happened in each turn, as the first seat heard it."""
    turns: list[list[Event]] = [[]]
    for raw in (event for heard in hosting.raw_log(game) for event in heard):
        event = in_words(raw, game.state.table, 0)
        turns += [[]] if event.kind == "turn" else []
        turns[-1].append(event)
    return turns[1:]


def _played(game: cerebria.Game, turn: list[Event]) -> dict[str, Any]:
    return {**_rules(game), "events": [event._asdict() for event in turn]}


def _rules(game: cerebria.Game) -> dict[str, Any]:
    return {"edition": game.options.edition, "has_balance": game.options.balance, "ego": game.options.ego}


def _entry(game: cerebria.Game, raw: Any, cards: dict[int, str]) -> dict[str, Any]:
    events = [in_words(event, game.state.table, 0) for event in raw]
    side = game.options.spirit_side
    return {
        "side": side,
        **_rules(game),
        "cards": cards.copy(),
        "events": [event._asdict() for event in events],
        "told": [[one.text, one.is_heading] for one in _sentences(events, cards.copy(), game.state.table)],
    }


if __name__ == "__main__":
    main()
