"""`cerebria new`: set up a game, to look at or to play later."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..ahead.prices import prices
from ..errors import BadRecord
from ..play import record
from ..play.game import Game, new_game
from . import game_options as given
from .asking import show_decision
from .board import position
from .console import clear_errors, out, print_json
from .names import command_line, listed, paint, say, say_at, spirit_name

Print = Annotated[bool, typer.Option("--print", help=say("help-option-print"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-option-json"))]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("help-option-new-save"))]


def new(
    show: Print = False,
    as_json: AsJson = False,
    save: Save = None,
    players: given.Players = None,
    edition: given.Edition = None,
    balance: given.Balance = False,
    ego: given.Ego = None,
    difficulty: given.Difficulty = None,
    steps: given.Steps = None,
    mode: given.Mode = None,
    spirits: given.Spirits = None,
    shapers: given.Shapers = None,
    team_side: given.TeamSide = None,
    spirit_side: given.SpiritSide = None,
    decks: given.Decks = None,
    deck: given.Deck = None,
    card_set: given.CardSetFile = None,
    start: given.Start = None,
    first: given.First = None,
    handicap: given.Handicap = None,
    turn_limit: given.TurnLimit = None,
    seed: given.Seed = None,
) -> None:
    with clear_errors():
        plain = {
            "players": players, "edition": edition, "ego": ego, "mode": mode, "team_side": team_side,
            "spirit_side": spirit_side, "card_set": card_set, "start": start, "first": first,
            "handicap": handicap, "turn_limit": turn_limit,
        }  # fmt: skip
        options = given.gather(
            balance=balance, difficulty=difficulty, steps=steps, spirits=spirits, shapers=shapers, decks=decks,
            deck=deck, seed=seed, **plain,
        )  # fmt: skip
        game = new_game(**options)
        if save is not None:
            _save(game, save)
    if as_json:
        print_json(_as_data(game))
        return
    if show or save is None:
        _show(game)
    if save is not None:
        command = command_line("cerebria", "play", "--resume", str(save))
        out.print(Text(say("new-saved", file=str(save), command=command)), soft_wrap=True)


def _save(game: Game, file: Path) -> None:
    try:
        record.save(game, file)
    except OSError as error:
        raise BadRecord("file-unwritable", file=str(file), reason=error.strerror or "") from None


def _as_data(game: Game) -> dict[str, object]:
    """The options and the position, as the player sees it who decides first."""
    assert game.decision is not None
    return {"options": game.options.to_json(), "view": game.view(game.decision.seat).to_json()}


def _show(game: Game) -> None:
    """The position and the first decision, from the seat that has it."""
    assert game.decision is not None
    view = game.view(game.decision.seat)
    order = [spirit_name(game.state.table, seat) for seat in dict.fromkeys(game.state.order)]
    out.print(
        paint(say_at(game.state.table, "new-title", seed=str(game.options.seed), seats=listed(order))), style="bold"
    )
    out.print(position(view, out))
    out.print()
    show_decision(view, prices(view))
