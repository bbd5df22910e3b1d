"""The game in the terminal: people at one keyboard and bots, each seeing what its seat may see."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from ..ahead.prices import Price, prices
from ..bots import BOTS, NO_LIMITS, Bot, Limits, bot_seed, make_bot, wants_cores
from ..bots.hints import hints
from ..errors import BadOptions, CannotUndo, problem, suggest
from ..ids import Seat
from ..model.choices import Choice
from ..model.options import among_programs
from ..model.rulebook import Role
from ..play import hosting, record
from ..play.game import Game, Player, new_game
from ..play.view import View
from . import game_options as given
from .asking import match_choice, read_line, show_decision
from .board import draw_board, draw_ego, draw_own, draw_rows, heading, position, show_result, spirit_heading, turn_line
from .console import LANGUAGE, clear_errors, err, out, told
from .hinting import draw_hints
from .language import OPTION, spoken
from .lookup import explain, find
from .names import command_line, difficulty_name, ego_name, listed, paint, say, say_at, spirit_name, team_name
from .telling import show_told, since_last_turn, tell

HUMAN: Final = "human"
FAVOURITE: Final = "greedy"
_BOT: Final = FAVOURITE if FAVOURITE in BOTS else next(iter(BOTS))
_CLEAR_ALL: Final = "\x1b[3J"
_MOST_CORES: Final = 8
"""Of more one decision would make little use."""
_SHOWN: Final = frozenset({Role.SET_UP, Role.TURN, Role.ROUND})
"""Decisions before which the position is shown."""


class _Quit(Exception):  # noqa: N818  not an error
    """The player stops; the game is kept."""


Seats = Annotated[str | None, typer.Option("--seats", metavar="WHO,WHO…", help=say("help-option-seats"))]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help=say("help-option-resume"))]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help=say("help-option-save"))]


def play(
    seats: Seats = None,
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
    resume: Resume = None,
    save: Save = None,
) -> None:
    with clear_errors():
        plain = {
            "players": players, "edition": edition, "ego": ego, "mode": mode, "team_side": team_side,
            "spirit_side": spirit_side, "card_set": card_set, "start": start, "first": first,
            "handicap": handicap, "turn_limit": turn_limit,
        }  # fmt: skip
        if resume is None:
            options = given.gather(
                balance=balance, difficulty=difficulty, steps=steps, spirits=spirits, shapers=shapers, decks=decks,
                deck=deck, seed=seed, **plain,
            )  # fmt: skip
            game = new_game(**options)
        else:
            asked = {
                **plain, "balance": balance or None, "difficulty": difficulty, "steps": steps,
                "spirits": spirits or None, "shapers": shapers, "decks": decks, "deck": deck or None, "seed": seed,
            }  # fmt: skip
            _refuse([name for name, value in asked.items() if value is not None])
            game = record.load_game(resume)
        spirits_of_people = tuple(game.spirits[seat] for seat in game.players)
        who = who_plays(seats, spirits_of_people, usual=HUMAN if game.options.ego else _BOT)
        if resume is None and HUMAN not in who:
            game = new_game(**among_programs(options))
        game.played_by = {
            seat: Player("person", "") if name == HUMAN else Player("program", name)
            for seat, name in zip(game.players, who, strict=True)
        }
        session = Session(game, who, save or _autosave(game, resume))
    if game.is_over:
        out.print(Group(heading("heading-board"), draw_board(game.state)))
        show_result(game)
    else:
        session.run(resumed=resume is not None)


def _refuse(names: list[str]) -> None:
    """A resumed game has its options already."""
    if names:
        places = [f"--{name.replace('_', '-')}" for name in names]
        raise BadOptions("bad-arguments", [problem(place, "option-resumed") for place in places])


def who_plays(text: str | None, spirits: tuple[str, ...], *, usual: str = _BOT) -> list[str]:
    """Who plays each seat: names in the order of the seats, or SPIRIT=NAME; the rest are bots. Where nothing is said,
    one person plays the first seat, and the usual player the others."""
    if text is None:
        return [HUMAN, *[usual] * (len(spirits) - 1)]
    who: list[str] = [""] * len(spirits)
    entries = [entry.strip().lower() for entry in text.split(",") if entry.strip()]
    place = 0
    for entry in entries:
        spirit, _, name = entry.rpartition("=")
        _check_player(name)
        if spirit:
            if spirit not in spirits:
                raise _bad_seat("unknown-name", spirit, spirits, say("term-spirit"))
            who[spirits.index(spirit)] = name
        elif place < len(spirits):
            who[place] = name
            place += 1
        else:
            raise BadOptions("bad-arguments", [problem("--seats", "option-too-many-seats", seats=len(spirits))])
    return [name or _BOT for name in who]


def _check_player(name: str) -> None:
    known = (HUMAN, *BOTS)
    if name not in known:
        raise _bad_seat("unknown-name", name, known, say("word-player"))


def _bad_seat(id: str, word: str, known: tuple[str, ...], kind: str) -> BadOptions:
    near = suggest(word, known)
    if near:
        return BadOptions("bad-arguments", [problem("--seats", f"{id}-near", kind=kind, word=word, near=near)])
    return BadOptions("bad-arguments", [problem("--seats", id, kind=kind, word=word, known=", ".join(known))])


def state_folder() -> Path:
    """Where games are kept when nobody names a file."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "cerebria"


def _autosave(game: Game, resumed: Path | None) -> Path:
    """A file of its own for this game; one that is resumed from the same folder goes on there."""
    folder = state_folder()
    if resumed is not None and resumed.resolve().parent == folder.resolve():
        return resumed
    stem = f"game-{game.options.seed}"
    file, number = folder / f"{stem}.json", 1
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.json"
    return file


def _bot(name: str, seed: int) -> Bot:
    """A bot that people wait for, who need the machine for nothing else meanwhile."""
    cores = min(os.cpu_count() or 1, _MOST_CORES)
    return make_bot(name, seed, Limits(cores=cores) if wants_cores(name) else NO_LIMITS)


class Session:
    """One sitting: a game, who plays which seat, and what has been shown to whom."""

    def __init__(self, game: Game, who: list[str], file: Path) -> None:
        self.game = game
        self.who = who
        self.file = file
        seed = game.options.seed
        self.bots = {seat: _bot(name, bot_seed(seed, seat)) for seat, name in enumerate(who) if name != HUMAN}
        table = game.state.table
        self.human_teams = {table.team[seat] for seat, name in enumerate(who) if name == HUMAN}
        self.told: dict[int | None, int] = {}
        """How far each team has heard the story, in entries of the log."""
        self.in_front: int | None = None
        """The team that sits before the screen."""
        self.seen: tuple[object, ...] = ()
        self.board = ""
        self.is_save_broken = False

    # The sitting.

    def run(self, *, resumed: bool) -> None:
        """Play until the game is over or somebody leaves."""
        self._welcome(resumed)
        try:
            while not self.game.is_over:
                self._next()
        except (_Quit, KeyboardInterrupt, EOFError):
            self._leave()
            return
        self._finish()

    def _welcome(self, resumed: bool) -> None:
        out.print(Text(say("play-title"), "bold"))
        for seat, name in enumerate(self.who):
            out.print(paint(say("play-seat", spirit=spirit_name(self.game.state.table, seat), who=say_player(name))))
        if self.game.options.ego:
            words = {
                "ego": ego_name(self.game.state.table),
                "difficulty": difficulty_name(self.game.options.difficulty),
            }
            out.print(paint(say("play-ego", **words)))
        seed = str(self.game.options.seed)
        out.print(Text(say("play-resumed" if resumed else "play-seed", seed=seed), "dim"))
        if resumed:
            for team in (None, *self.human_teams):
                self.told[team] = len(hosting.raw_log(self.game))
        if self.human_teams:
            out.print(Text(say("play-hint"), "dim"))

    def _next(self) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.seat in self.bots:
            self.game.choose(self.bots[decision.seat].choose(self.game.view(decision.seat)))
            if len(self.human_teams) < 2:
                self._tell(self._watcher())
        else:
            self._ask(decision.seat)

    def _watcher(self) -> int | None:
        """The seat whose eyes the screen has while bots play."""
        return next((seat for seat, name in enumerate(self.who) if name == HUMAN), None)

    def _tell(self, seat: Seat | None) -> None:
        """Tell what a seat's team has not heard yet."""
        team = None if seat is None else self.game.state.table.team[seat]
        show_told(tell(self.game, seat, since=self.told.get(team, 0)))
        self.told[team] = len(hosting.raw_log(self.game))

    # A person's decision.

    def _ask(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._tell(seat)
        view = self.game.view(seat)
        self._show(view)
        costs = prices(view)
        self._show_choices(view, costs)
        while (choice := self._read(view)) is not None:
            if choice:
                self.game.choose(choice[0])
                self._keep()
                return
            self._show_choices(view, costs)

    def _hand_over(self, seat: Seat) -> None:
        """Hide one team's hand before another team looks."""
        team = self.game.state.table.team[seat]
        if len(self.human_teams) > 1 and self.in_front != team:
            if out.is_terminal:
                out.clear()
                if not out.legacy_windows:
                    out.file.write(_CLEAR_ALL)
            out.print(paint(say("play-pass", spirit=spirit_name(self.game.state.table, seat), team=team_name(team))))
            read_line(say("play-pass-prompt"))
            self.seen = ()
        self.in_front = team

    def _show(self, view: View) -> None:
        """The whole position at the start of a turn; later only the board, when it has changed."""
        assert view.decision is not None
        roles = view.decision.roles
        is_shown = not _SHOWN.isdisjoint(roles)
        seen = (view.seat, view.state.turns, Role.SET_UP in roles)
        board = draw_board(view.state)
        drawn = _as_text(board)
        if seen != self.seen and is_shown:
            out.print()
            out.print(position(view, out))
        elif drawn != self.board and is_shown:
            out.print()
            out.print(Group(heading("heading-board"), board))
        else:
            return
        self.seen, self.board = seen, drawn

    def _show_choices(self, view: View, costs: dict[Choice, Price | None]) -> None:
        assert view.decision is not None
        out.print()
        if Role.TURN in view.decision.roles:
            out.print(turn_line(view))
        show_decision(view, costs)

    def _read(self, view: View) -> tuple[Choice, ...] | None:
        """A choice; an empty tuple to ask the same again; None when the position has changed."""
        assert view.decision is not None and view.seat is not None
        prompt = say("play-prompt", spirit=say(f"spirit-{self.game.spirits[view.seat]}"))
        while True:
            line = read_line(prompt)
            word, _, rest = line.partition(" ")
            match word.lower(), rest.strip():
                case "", _:
                    return ()
                case (("u" | "undo"), ""):
                    if self._undo(view.seat, whole_turn=False):
                        return None
                case (("uu" | "undo-turn"), ""):
                    if self._undo(view.seat, whole_turn=True):
                        return None
                case (("h" | "?" | "help"), about):
                    self._help(about)
                case (("b" | "board"), about):
                    self._show_position(view, about)
                case (("t" | "tip" | "hint"), ""):
                    self._hint(view)
                case (("l" | "log"), ""):
                    show_told(tell(self.game, view.seat, since=since_last_turn(self.game, view.seat)))
                case (("s" | "save"), file):
                    self._save_as(file)
                case (("q" | "quit" | "exit"), ""):
                    raise _Quit
                case _:
                    choice = match_choice(line, view)
                    if choice is not None:
                        return (choice,)

    def _undo(self, seat: Seat, *, whole_turn: bool) -> bool:
        """Take back own choices only: one, or all that may be; False if there is none."""
        undone = 0
        while self.game.undoer == seat and (whole_turn or not undone):
            self.game.undo()
            undone += 1
        if not undone:
            out.print(Text(told(CannotUndo("cannot-undo-seen" if self.game.choices else "cannot-undo")), "red"))
            return False
        for team, heard in self.told.items():
            self.told[team] = min(heard, len(hosting.raw_log(self.game)))
        out.print(Text(say("play-undone", count=undone), "green"))
        self._keep()
        return True

    def _help(self, about: str) -> None:
        if not about:
            out.print(say_at(self.game.state.table, "play-help-game").replace("\n", " "))
            if self.game.options.balance:
                out.print(say("play-help-balance").replace("\n", " "))
            if self.game.options.ego:
                out.print(say("play-help-ego").replace("\n", " "))
            out.print(say("play-help-commands"))
            return
        found = find(about, self.game.state.table)
        if not found:
            out.print(Text(say("play-help-unknown", word=about), "red"))
        team = "" if self.game.decision is None else self.game.teams[self.game.decision.seat]
        for entry in found:
            words = explain(entry, self.game.state.table, team)
            out.print(Text(say("before-colon", title=entry.title), "bold") + Text(" ") + paint(words))

    def _hint(self, view: View) -> None:
        """The best few choices with their reasons, from what the seat may see."""
        with out.status(say("play-hints-thinking")):
            found = hints(view)
        out.print(draw_hints(view, found))

    def _show_position(self, view: View, about: str) -> None:
        """The position again, or the board of one Spirit."""
        if not about:
            out.print(position(view, out))
            if view.decision is not None and Role.SET_UP not in view.decision.roles:
                out.print(turn_line(view))
            return
        spirits = {spirit: say(f"spirit-{spirit}") for spirit in self.game.spirits}
        ego = {"ego": say("spirit-ego")} if self.game.options.ego else {}
        # As it is called in the language, or in what is written down.
        asked = next(
            (one for one, title in (spirits | ego).items() if about.casefold() in (one, title.casefold())), None
        )
        if asked is None:
            out.print(Text(say("play-no-spirit", word=about, spirits=listed(spirits.values())), "red"))
            return
        seat = len(self.who) if asked in ego else self.game.spirits.index(asked)
        if seat >= len(self.who):
            out.print(draw_ego(view.state))
            return
        is_open = self.game.state.table.team[seat] == self.game.state.table.team[view.seat or 0]
        if is_open:
            out.print(draw_own(view, seat))
        else:
            out.print(
                Group(
                    spirit_heading(view.state, seat),
                    draw_rows(view.state, seat),
                )
            )

    # Keeping the game.

    def _keep(self) -> None:
        """Write the record after every choice of a person; a disk that fails is mentioned once."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.game, self.file)
        except OSError as error:
            if not self.is_save_broken:
                reason = error.strerror or ""
                err.print(Text(say("play-save-failed", file=str(self.file), reason=reason), "red"))
            self.is_save_broken = True
        else:
            self.is_save_broken = False

    def _save_as(self, name: str) -> None:
        file = Path(name).expanduser() if name else self.file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.game, file)
        except OSError as error:
            out.print(Text(say("play-save-failed", file=str(file), reason=error.strerror or ""), "red"))
        else:
            out.print(Text(say("play-saved", file=str(file)), "green"), soft_wrap=True)

    def _leave(self) -> None:
        self._keep()
        out.print()
        if not self.is_save_broken:
            out.print(Text(say("play-kept", file=str(self.file))), soft_wrap=True)
            out.print(Text(say("play-how-to-resume", command=self._resume_command())), soft_wrap=True)

    def _resume_command(self) -> str:
        asked = () if spoken((), os.environ) == LANGUAGE else (OPTION, LANGUAGE)
        return command_line("cerebria", *asked, "play", "--resume", str(self.file), "--seats", ",".join(self.who))

    def _finish(self) -> None:
        """The last moves, the board, and the score with its parts."""
        if len(self.human_teams) > 1:
            # People of both teams look on: tell only what all may know, from where the better informed left off.
            self.told[None] = max(self.told.values(), default=0)
        self._tell(self._watcher() if len(self.human_teams) == 1 else None)
        self._keep()
        out.print()
        out.print(Group(heading("heading-board"), draw_board(self.game.state)))
        show_result(self.game)
        if not self.is_save_broken:
            command = command_line("cerebria", "replay", str(self.file))
            out.print(Text(say("play-record", file=str(self.file), command=command), "dim"), soft_wrap=True)


def say_player(name: str) -> str:
    """Who plays a seat, in words."""
    return say("player-human") if name == HUMAN else say("player-bot", name=name)


def _as_text(board: RenderableType) -> str:
    with out.capture() as captured:
        out.print(board)
    return captured.get()
