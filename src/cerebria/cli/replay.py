"""`cerebria replay`: tell a recorded game again, step through it, or check it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Group
from rich.text import Text

from ..errors import BadRecord, WrongVersion
from ..model.events import in_words
from ..play import hosting, record
from ..play.game import Game, Player, new_game
from .asking import read_line
from .board import draw_board, heading, position, show_result
from .console import FAILED, clear_errors, err, out, print_json, told
from .game_options import known_spirit
from .names import command_line, paint, say, spirit_name
from .telling import show_told, tell

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-argument-record"))]
Verify = Annotated[bool, typer.Option("--verify", help=say("help-option-verify"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-option-json"))]
Seat = Annotated[str | None, typer.Option("--seat", metavar="SPIRIT", help=say("help-option-seat"))]
Step = Annotated[bool, typer.Option("--step", help=say("help-option-step"))]

_DOES_NOT_HOLD: Final = frozenset({"record-choice", "record-result", "record-events"})
"""Faults of a record that replaying it shows."""


def replay(file: File, verify: Verify = False, as_json: AsJson = False, seat: Seat = None, step: Step = False) -> None:
    with clear_errors():
        if verify:
            _verify(file, as_json)
            return
        game = record.load_game(file)
        viewer = None if seat is None else game.seat_of(known_spirit(seat, "--seat"))
    if as_json:
        print_json(_as_data(game, viewer))
    else:
        _tell(game, file, viewer, step)


# Checking.


def _verify(file: Path, as_json: bool) -> None:
    """Say whether the record replays to what it states; exit code 1 if not."""
    data = record.read(file)
    reason = ""
    game = None
    try:
        game = record.load_game(data)
    except WrongVersion:
        raise
    except BadRecord as error:
        if error.id not in _DOES_NOT_HOLD:
            raise
        # Programs are told in English.
        reason = str(error) if as_json else told(error)
    if as_json:
        result = None if game is None or game.result is None else game.result._asdict()
        print_json({"holds": not reason, "reason": reason or None, "result": result}, None)
    elif game is None:
        err.print(Text(say("verify-bad", file=str(file), reason=reason), "red"), soft_wrap=True)
    else:
        is_stated = data.get("events") is not None
        id = "verify-good" if is_stated else "verify-unstated"
        out.print(say(id, file=str(file), choices=len(game.choices), is_over=int(game.is_over)))
    if reason:
        raise typer.Exit(FAILED)


# Telling.


def _as_data(game: Game, viewer: int | None) -> dict[str, Any]:
    """The game as plain data: each choice with the events it caused."""
    texts = [None, *(choice.text for choice in game.choices)]
    table = game.state.table
    return {
        "options": game.options.to_json(),
        "played_by": {game.spirits[seat]: player._asdict() for seat, player in game.played_by.items()},
        "steps": [
            {
                "choice": text if viewer is None else None,
                "events": [
                    {"event": event.kind, **event.data}
                    for event in (in_words(raw, table, viewer, is_open=viewer is None) for raw in events)
                ],
            }
            for text, events in zip(texts, hosting.raw_log(game), strict=True)
        ],
        "result": None if game.result is None else game.result._asdict(),
    }


def _tell(game: Game, file: Path, viewer: int | None, step: bool) -> None:
    title = say(
        "replay-title",
        file=str(file),
        turns=game.state.turns,
        choices=len(game.choices),
        seed=str(game.options.seed),
    )
    out.print(Text(title, "bold"), soft_wrap=True)
    for seat, player in game.played_by.items():
        spirit = spirit_name(game.state.table, seat)
        out.print(paint(say("replay-player", spirit=spirit, player=_player_words(player))), soft_wrap=True)
    if step:
        if not _step_through(game, viewer):
            return
    else:
        show_told(tell(game, viewer, is_open=viewer is None))
    if game.is_over:
        out.print()
        out.print(Group(heading("heading-board"), draw_board(game.state)))
        show_result(game)
    else:
        command = command_line("cerebria", "play", "--resume", str(file))
        out.print(Text(say("replay-unfinished", command=command)), soft_wrap=True)


def _player_words(player: Player) -> str:
    if player.kind == "program":
        return say("player-bot", name=player.name)
    return player.name or say("player-person")


def _step_through(game: Game, viewer: int | None) -> bool:
    """Turn by turn with the board; False if the reader stops."""
    again = new_game(**game.options.to_json())
    told = 0
    turns = [place for place, events in enumerate(hosting.raw_log(game)) if any(raw[0] == "turn" for raw in events)]
    for end in [*turns, len(hosting.raw_log(game)) - 1]:
        for choice in game.choices[len(again.choices) : end]:
            again.choose(choice)
        show_told(tell(again, viewer, since=told, is_open=viewer is None))
        told = len(hosting.raw_log(again))
        if again.is_over:
            break
        out.print()
        out.print(position(again.view(viewer), out))
        try:
            if read_line(say("replay-step")).lower() == "q":
                return False
        except (EOFError, KeyboardInterrupt):
            out.print()
            return False
    return True
