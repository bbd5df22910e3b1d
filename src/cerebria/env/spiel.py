"""Cerebria for OpenSpiel. To import this registers `python_cerebria`.

Chance is one node, at the start: which of so many deals is played. From there on the game draws on its own generator,
as it always does, and nobody sees what that will bring: a resampled state has another one.

>>> import pyspiel
>>> from cerebria.env import spiel
>>> game = pyspiel.load_game("python_cerebria(players=2,mode=basic)")
"""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from cerebria import ACTION_SPACE, CHOICES, Game, Table, among_programs, hosting, imagine, new_game

from . import Observer, layout_of
from .rewards import final_rewards
from .telling import told

_LONGEST: Final = 20_000
_DEFAULTS: Final[dict[str, Any]] = {
    "players": 2, "mode": "basic", "edition": "final", "balance": False, "ego": "", "turn_limit": 0, "deals": 1000,
}  # fmt: skip
GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_cerebria",
    long_name="Python Cerebria",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    # All seats of a team get the same: with teams of unlike size their sum is not 0.
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class Rules(NamedTuple):
    """What a game of OpenSpiel is played by."""

    options: dict[str, Any]
    deals: int
    players: int


class CerebriaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game by OpenSpiel's parameters: some of Cerebria's options, and how many `deals` there are."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        deals = given.pop("deals")
        options = among_programs({name: value for name, value in given.items() if value not in ("", 0)})
        first = new_game(**options)
        self.rules: Final = Rules(options, deals, len(first.players))
        self.layout: Final = layout_of(first.state.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_SPACE,
            max_chance_outcomes=deals,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=_LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CerebriaState:
        return CerebriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CerebriaObserver:
        return CerebriaObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.layout.size)


class Past:
    """What has happened so far, as each seat heard it: a digest, so that two are alike if all that was heard is."""

    __slots__ = ("_before", "_choice", "_decider", "_events", "_known", "_table")

    def __init__(self, known: dict[int, str], before: Past | None = None) -> None:
        self._known = known
        self._before = before
        self._decider = self._choice = -1
        self._events: list[Any] = []
        self._table: Table | None = None

    def then(self, table: Table, decider: int, choice: int, events: list[Any]) -> Past:
        """With one more choice, and what it caused."""
        new = Past({}, self)
        new._table, new._decider, new._choice, new._events = table, decider, choice, events
        return new

    def digest(self, seat: int) -> str:
        """What a seat has heard and chosen."""
        found, new = self, []
        while seat not in found._known:
            new.append(found)
            assert found._before is not None
            found = found._before
        known = found._known[seat]
        for past in reversed(new):
            known = past._known[seat] = past._after(seat, known)
        return known

    def _after(self, seat: int, known: str) -> str:
        assert self._table is not None
        heard = hosting.heard(self._table, self._events, seat)
        chosen = self._choice if seat == self._decider else None
        return known if chosen is None and not heard else _digest((known, chosen, heard))


def _digest(of: object) -> str:
    return blake2b(repr(of).encode(), digest_size=12).hexdigest()


class Position:
    """All that a state of OpenSpiel holds here, copied and kept as one: OpenSpiel copies each attribute deeply."""

    __slots__ = ("game", "past", "rules")

    def __init__(self, rules: Rules, game: Game | None, past: Past) -> None:
        self.rules = rules
        self.game = game
        """None until a deal is chosen."""
        self.past = past

    def __deepcopy__(self, memo: object) -> Position:
        game = self.game
        return Position(self.rules, None if game is None else Game(game.state.copy(), [], game.options), self.past)

    def __reduce__(self) -> tuple[object, ...]:
        known = {seat: self.past.digest(seat) for seat in range(self.rules.players)}
        return _unpickled, (self.rules, self.game, known)

    def choose(self, action: int) -> None:
        """Carry out a choice, or play this deal."""
        if self.game is None:
            self.game = new_game(**{**self.rules.options, "seed": action})
            return
        table, decider = self.game.state.table, self.game.decider
        events = hosting.advance(self.game, action)
        hosting.forget(self.game)
        self.past = self.past.then(table, decider, action, events)

    def imagined(self, seat: int, rng: random.Random) -> Position:
        """Another one that a seat cannot tell from this. What others have heard in it is made up."""
        assert self.game is not None
        own = self.past.digest(seat)
        known = {other: own if other == seat else _digest((own, other)) for other in range(self.rules.players)}
        world = imagine(self.game.view(seat), rng)
        return Position(self.rules, Game(world.state, [], self.game.options), Past(known))


def _unpickled(rules: Rules, game: Game | None, known: dict[int, str]) -> Position:
    return Position(rules, game, Past(known))


class CerebriaState(pyspiel.State):  # type: ignore[misc]
    """A position, with what each player has heard on the way to it."""

    def __init__(self, game: CerebriaGame) -> None:
        super().__init__(game)
        self.position = Position(game.rules, None, Past(dict.fromkeys(range(game.rules.players), "")))

    def current_player(self) -> int:
        game = self.position.game
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.is_over else game.decider

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.game is not None
        return sorted(self.position.game.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.position.rules.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else CHOICES[action].text

    def is_terminal(self) -> bool:
        return self.position.game is not None and self.position.game.is_over

    def returns(self) -> list[float]:
        players = self.position.rules.players
        return [0.0] * players if self.position.game is None else final_rewards(self.position.game)[:players]

    def __str__(self) -> str:
        return "dealing" if self.position.game is None else told(self.position.game)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> CerebriaState:
        """Another state that the player cannot tell from this one: all that it does not see is dealt anew. It has
        no history, as that would tell what was chosen in secret."""
        found: CerebriaState = self.get_game().new_initial_state()
        found.position = self.position.imagined(player_id, random.Random(probability_sampler()))
        return found


class CerebriaObserver:
    """What a player sees, as a tensor; or in words what it sees, or all that it knows who forgets nothing."""

    def __init__(self, iig_obs_type: Any, size: int) -> None:
        self._is_recalling: Final[bool] = iig_obs_type.perfect_recall
        self.tensor: Final = np.zeros(size, np.float32)
        self.dict: Final = {"observation": self.tensor}
        self._observer: Observer | None = None

    def set_from(self, state: CerebriaState, player: int) -> None:
        """Put what a player sees into the tensor."""
        game = state.position.game
        if game is None:
            self.tensor.fill(0)
            return
        if self._observer is None or self._observer.table is not game.state.table:
            self._observer = Observer(game.state.table)
        self.tensor[:] = np.frombuffer(self._observer.observe(game.view(player)), np.uint8)

    def string_from(self, state: CerebriaState, player: int) -> str:
        """What a player sees, as a digest; with all that it has heard and chosen, if nothing is to be forgotten."""
        if state.position.game is None:
            return "dealing"
        seen = _digest(state.position.game.view(player).key())
        return f"{seen} {state.position.past.digest(player)}" if self._is_recalling else seen


pyspiel.register_game(GAME_TYPE, CerebriaGame)
