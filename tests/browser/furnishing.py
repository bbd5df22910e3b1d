"""A server with something to see on every screen: tables at all stages, a long game, decks.

`python -m tests.browser.furnishing` plays the long games anew.
"""

from __future__ import annotations

import json
import time
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx

import cerebria
from cerebria.bots import make_bot

from .playing import path_of, seat_in

TITLE = "A long evening"
GAME: dict[str, Any] = {
    "players": 4,
    "seed": 30,
    "decks": "spirit",
    "spirits": {"bliss": ["delight", "harmony"], "gloom": ["misery", "anxiety"]},
    "spirit_side": "B",
}
THREE_TEAMS: dict[str, Any] = {"seed": 11, "balance": True, "spirit_side": "B"}
AGAINST_EGO: dict[str, Any] = {"seed": 3, "players": 2, "ego": "gloom", "difficulty": "harder-2"}
IN_ROUNDS: dict[str, Any] = {"seed": 5, "edition": "prototype"}
RULES = min(cerebria.PLAYED_RULES)
"""By these the games were found that show so much; so pages show games of an earlier version, too."""
GAMES = {"two": GAME, "three": THREE_TEAMS, "ego": AGAINST_EGO, "rounds": IN_ROUNDS}
PLAYED = Path(__file__).parent / "long-games"
"""Where they are kept, since to play them takes longer than all else here."""
DECK = {
    "name": "Quiet joys",
    "team": "bliss",
    "cards": ["courage", "courage", "desire", "kindness", "kindness", "optimism"],
}
REASONS: list[dict[str, Any]] = [
    {"kind": "revelation", "sphere": "diligence"},
    {"kind": "points", "team": "gloom", "before": 1, "after": 5, "parts": {"wheel": 1, "minor": 3}},
    {"kind": "control", "place": "motives", "loser": "bliss", "gainer": "gloom"},
    {"kind": "tokens", "rows": {"fortify": 2}},
]
BETTER: dict[str, Any] = {
    "choice": "absorb", "value": 3.2, "chance": 0.7, "line": ["absorb", "sphere diligence", "harvest", "end-turn"],
    "reasons": REASONS[:2],
}  # fmt: skip


class Asked(NamedTuple):
    """A decision of the long game: after how many choices it came, what about, whose, and how many options it had."""

    moment: int
    kind: str
    seat: int
    options: int


class Furnished(NamedTuple):
    """What the browser of the one who lives there remembers, and where each thing is."""

    memory: Any
    places: dict[str, str]


@cache
def long_game(name: str = "two") -> tuple[dict[str, Any], list[Asked]]:
    """A whole game of bots, of two teams or of three, against Ego or in rounds, as a record, and its decisions."""
    record: dict[str, Any] = json.loads((PLAYED / f"{name}.json").read_text(encoding="utf-8"))
    game = cerebria.new_game(rules=record["rules"], **record["options"])
    asked: list[Asked] = []
    for choice in record["choices"]:
        decision = game.decision
        assert decision is not None
        asked.append(Asked(len(asked), decision.kind, decision.seat, len(decision.options)))
        game.choose(choice)
    return record, asked


def play(name: str) -> dict[str, Any]:
    """A whole game of bots, as a record."""
    game = cerebria.new_game(rules=RULES, **GAMES[name])
    bots = [make_bot("greedy", seat) for seat in range(len(game.spirits))]
    while (decision := game.decision) is not None:
        game.choose(bots[decision.seat].choose(game.view(decision.seat)))
    return cerebria.to_record(game)


def richest(kind: str) -> Asked:
    """The latest decision of a kind among those with the most options."""
    found = (asked for asked in long_game()[1] if asked.kind == kind)
    return max(found, key=lambda asked: (asked.options, asked.moment))


def explained() -> dict[str, Any]:
    """What might be said of the long game: nobody has thought about it, but all that can be told is in it."""
    record, asked = long_game()
    turns = [now for last, now in pairwise(asked) if now.kind == "turn" and last.kind == "take"]
    spirits = [cerebria.new_game(**record["options"]).spirits[turn.seat] for turn in turns]
    teams = ("bliss", "gloom")
    curve: list[dict[str, Any]] = [
        {
            "number": 0,
            "seat": None,
            "at": turns[0].moment,
            "points": {},
            "standing": {"bliss": 0.5, "gloom": 0.5},
            "chances": {"bliss": 0.5, "gloom": 0.5},
        }
    ]
    for number, after in enumerate(turns[1:]):
        chance = 0.5 + 0.1 * (number % 5) - 0.02 * (number % 7)
        chances = {"bliss": chance, "gloom": 1 - chance}
        words = {"standing": chances, "chances": chances, "points": {}}
        curve.append({"number": number + 1, "seat": spirits[number], "at": after.moment, **words})
    moments = [
        {
            "turn": number + 1, "seat": spirits[number], "team": teams[turns[number].seat % 2],
            "at": turns[number].moment, "before": 0.4, "after": 0.6, "seemed": 0.5, "missed": 0.1,
            "has_decided": number == 5,
            "played": record["choices"][turns[number].moment : turns[number + 1].moment], "reasons": REASONS,
            "better": BETTER if number % 2 else None,
        }
        for number in range(3, 12, 2)
    ]  # fmt: skip
    sources = {"bliss": {"wheel": 9, "minor": 6, "capping": 0}, "gloom": {"wheel": 4, "minor": 6, "capping": 4}}
    difference = {"team": "gloom", "turn": 11, "seat": spirits[10], "at": turns[10].moment, "line": ["absorb"]}
    differences = [{**difference, "points": {"bliss": 15, "gloom": 16}}]
    return {"curve": curve, "moments": moments, "sources": sources, "differences": differences}


def turn_before_revelation() -> Asked:
    """A turn with much to choose from, in which Absorb empties the only Sphere that is near."""
    _, asked = long_game()
    turns = (one for one, after in pairwise(asked) if (one.kind, after.kind) == ("turn", "absorb-bonus"))
    return max(turns, key=lambda one: one.options)


def turn_of_balance() -> Asked:
    """The latest turn of the third team that begins with much to choose from."""
    _, asked = long_game("three")
    return next(one for one in reversed(asked) if one.kind == "turn" and one.seat % 3 == 2 and one.options > 8)


def turn_after_ego() -> Asked:
    """A turn that begins right after one of Ego's, with much to choose from, in the middle of the game."""
    _, asked = long_game("ego")
    later = asked[len(asked) // 2 :]
    return next(one for last, one in pairwise(later) if (last.kind, one.kind) == ("take", "turn") and one.options > 8)


def taking_before_ego() -> Asked:
    """What ends the turn before it, so that Ego's comes at once."""
    return long_game("ego")[1][turn_after_ego().moment - 1]


def turn_in_rounds() -> Asked:
    """The latest turn of a game in rounds that begins with much to choose from."""
    _, asked = long_game("rounds")
    return next(one for one in reversed(asked) if one.kind == "turn" and one.options > 8)


class _Host:
    """Somebody who opens tables without a browser."""

    def __init__(self, client: httpx.Client, name: str) -> None:
        self._client = client
        self.person = self.ask("/people", {"name": name})
        client.headers["authorization"] = f"Bearer {self.person['token']}"

    def ask(self, path: str, body: Any = None) -> Any:
        answer = self._client.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def play_on(self, replay: str, asked: Asked, own: int = 1) -> str:
        """Where a game goes on at a decision of one's own, with so many seats; on the others sit programs."""
        game = self._client.get(f"/tables/{replay}").json()
        seats: list[dict[str, str]] = [{"kind": "program", "program": "greedy"}] * len(game["seats"])
        for place in range(asked.seat, asked.seat + own):
            seats[place % len(seats)] = {"kind": "me"}
        made = self.ask(f"/tables/{replay}/play-on", {"moment": asked.moment, "title": TITLE, "seats": seats})
        table: str = made["table"]["id"]
        if made["table"]["status"] == "open":
            self.ask(f"/tables/{table}/start")
        return f"/table/{table}"

    def end(self, replay: str, last: Asked) -> None:
        """Let a program make the last choice of a game in one's place."""
        table = self.play_on(replay, last).removeprefix("/table/")
        self.ask(f"/tables/{table}/seats/{last.seat}/program", {"program": "greedy"})
        while self._client.get(f"/tables/{table}").json()["status"] != "over":
            time.sleep(0.05)


def _list_table(client: httpx.Client) -> None:
    """A table that anybody may find, for days."""
    stranger = _Host(client, "Konstantin")
    form = {
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "clock": {"reserve": 259_200, "per_turn": 86_400, "rests": True},
    }
    made = stranger.ask("/tables", {"game": {"players": 2, "mode": "basic"}, **form})
    listing = {"title": "Letters over the winter", "wanted": "Somebody with patience", "for_newcomers": True}
    client.put(f"/tables/{made['table']['id']}/listing", json=listing).raise_for_status()


def furnish(address: str, kinds: tuple[str, ...]) -> Furnished:
    """Fill a server. Games wait at decisions of these kinds, at the end, and between two people at one device."""
    record, asked = long_game()
    with httpx.Client(base_url=f"{address}/api", timeout=30, verify=False) as client:
        host = _Host(client, "Ada")
        replay = host.ask("/records", record)["id"]
        of_three = host.ask("/records", long_game("three")[0])["id"]
        against_ego = host.ask("/records", long_game("ego")[0])["id"]
        in_rounds = host.ask("/records", long_game("rounds")[0])["id"]
        waiting = host.ask("/tables", {"title": TITLE, "game": GAME})
        places = {
            "replay": f"/replay/{replay}#{len(asked) * 2 // 3}/open",
            "waiting": f"/table/{waiting['table']['id']}",
            "invitation": seat_in(waiting),
            "link-to-replay": path_of(host.ask(f"/tables/{replay}/replay-links", {"eyes": "spectator", "moment": 0})),
            "last": host.play_on(replay, asked[-1]),
            "hot-seat": host.play_on(replay, richest("turn"), own=2),
            "six": host.play_on(of_three, turn_of_balance()),
            # The others are only looked at: whoever comes there later finds the same.
            "six-to-play": host.play_on(of_three, turn_of_balance()),
            "before-revelation": host.play_on(replay, turn_before_revelation()),
            "turn-to-play": host.play_on(replay, richest("turn")),
            "ego": host.play_on(against_ego, turn_after_ego(), own=2),
            "ego-to-play": host.play_on(against_ego, taking_before_ego(), own=2),
            "rounds": host.play_on(in_rounds, turn_in_rounds()),
            "rounds-last": host.play_on(in_rounds, long_game("rounds")[1][-1]),
            "six-replay": f"/replay/{of_three}#{turn_of_balance().moment}/open",
            "rounds-replay": f"/replay/{in_rounds}#{turn_in_rounds().moment}/open",
            "ego-replay": f"/replay/{against_ego}#{turn_after_ego().moment}/open",
            **{kind: host.play_on(replay, richest(kind)) for kind in kinds},
        }
        host.end(replay, asked[-1])
        _list_table(client)
    kept = {
        "cerebria-person": host.person,
        "cerebria-links": {waiting["table"]["id"]: waiting["links"]},
        "cerebria-decks": [DECK],
        # So that the page asks for all that can be asked for.
        "cerebria-settings": {"gifts": "ask"},
    }
    storage = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return Furnished({"origins": [{"origin": address, "localStorage": storage}]}, places)


if __name__ == "__main__":
    for each in GAMES:
        (PLAYED / f"{each}.json").write_text(json.dumps(play(each)) + "\n", encoding="utf-8", newline="\n")
