"""The position as text: the ring of slots with their places, the teams, the Spirits, Aspirations and hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..absence import HIDDEN, NOBODY, NOTHING
from ..content import ASPIRATIONS, ROW_NAMES, SPHERES, TEAM_OF_CARD, TEAMS, Upgrade
from ..content.card_sets import NO_POWER
from ..content.constants import ROW_SPACES
from ..content.ego import SCHEMES
from ..ids import Aspiration, Realm, Seat, Slot, Space, Team
from ..model.board import (
    BESIDE,
    FRONTIER_OF_SLOT,
    REALM_OF_SLOT,
    REALM_SLOTS,
    REALMS,
    REALMS_BY_SPACE,
    SPACE_OF_FRONTIER,
    SPACE_OF_SLOT,
    TRIADS,
)
from ..model.choices import ABILITIES
from ..model.control import (
    aspiration_counts,
    frontier_control,
    frontier_totals,
    intensity,
    is_blocked,
    meets,
    realm_control,
    realm_totals,
)
from ..model.state import FIRST_TURN, KINDS, MAJOR, MINOR, USED, USED_ABSORB, State, named
from ..play.game import Game
from ..play.view import View
from ..portrait.life import lived
from ..portrait.words import sentence
from ..rules import pieces
from ..rules.scoring import at_end
from .console import out, texts
from .deciding import compared, conditions_text, counts_text, numbers_text
from .names import (
    TEAM_MARKS,
    TEAM_STYLES,
    VIBE_STYLES,
    card_name,
    card_with_vibe,
    difficulty_name,
    ego_name,
    essence_amount,
    in_order,
    listed,
    paint,
    power_text,
    realm_name,
    reason_name,
    say,
    say_at,
    spirit_name,
    team_name,
    upgrade_name,
    upgrades_of,
    vibe_letter,
    vibe_tag,
)

WIDE: Final = 118
"""From this width on, the board and the Aspirations stand side by side."""
_LEFT: Final = 38
_RIGHT: Final = 40
"""The two halves of the board's lines, left and right of the bar."""
_NAME: Final = 15
"""What a name has of the left half, with the shapes in front of it."""
_RING: Final = (14, *range(14))
"""The slots in the order of the lines, the first Realm's two together."""
_USED: Final = {**{ability: USED[ability] for ability in ABILITIES}, "absorb": USED_ABSORB | FIRST_TURN}
"""What each ability cannot be used after."""


def position(view: View, console: Console) -> RenderableType:
    """Everything a seat sees, laid out for the width of the screen."""
    board = Group(heading("heading-board"), draw_board(view.state))
    aims = Group(heading("heading-aspirations"), draw_aspirations(view))
    ego = () if view.state.table.rulebook.ego is None else (draw_ego(view.state),)
    teams = Group(_teams_heading(view.state), draw_teams(view.state), draw_seats(view), *ego)
    own = () if view.seat is None else (draw_own(view, view.seat),)
    if console.width < WIDE:
        return Group(*own, teams, aims, board)
    table = Table.grid(padding=(0, 3), expand=True)
    table.add_column(width=80)
    table.add_column(ratio=1)
    table.add_row(board, aims)
    return Group(*own, teams, table)


def heading(id: str, **words: object) -> Text:
    return Text(say(id, **words), "bold underline")


def _teams_heading(state: State) -> Text:
    figures = state.table.rulebook.showing.figures(state)
    return Text(say_at(state.table, "heading-teams", **figures), "bold underline")


# The ring.


def draw_board(state: State) -> RenderableType:
    """One line for each slot, clockwise from the top; the last line is next to the first."""
    lines = [_padded(_slot_text(state, slot), _LEFT) + Text("│ ", "dim") + _place_text(state, slot) for slot in _RING]
    legend = [Text(say_at(state.table, "board-legend"), "dim")]
    if any(len(kinds) > 1 for kinds in state.table.kinds):
        legend.append(Text(say("board-legend-aligned"), "dim"))
    return Group(*lines, _identity(state), *legend)


def _padded(text: Text, width: int) -> Text:
    text.append(" " * max(0, width - cell_len(text.plain)))
    return text


def _slot_text(state: State, slot: Slot) -> Text:
    """Number, Emotion, Vibe, Essence, Intensity and where it is blocked."""
    line = Text(f"{slot:>2} ", "dim")
    card = state.card[slot]
    if card == NOTHING:
        return line.append("·", "dim")
    name = _marked(TEAM_OF_CARD[card], state.aligned[slot], card_name(card))
    name.truncate(_NAME, overflow="ellipsis")
    line += _padded(name + Text(" ") + vibe_tag(state.vibe[slot]), 20)
    held = state.essence_on[slot]
    line += _padded(Text("●" * held + "○" * (state.table.cards.spaces[card] - held)), 5)
    token = state.token[slot]
    line += _padded(Text(f"{intensity(state, slot)}" + (f"(+{token})" if token else ""), "bold"), 6)
    return line.append(_blocked(state, slot), "red")


def _marked(team: Team, aligned: Team, words: str) -> Text:
    """What belongs to a team and counts for one, maybe another: with the shapes and in the colours of both."""
    owner = Text() if team == aligned else Text(TEAM_MARKS[team], TEAM_STYLES[team])
    return owner.append(f"{TEAM_MARKS[aligned]} {words}", TEAM_STYLES[aligned])


def _blocked(state: State, slot: Slot) -> str:
    """Arrows to the Realms from which a Frontier's Emotion is kept out."""
    if REALM_OF_SLOT[slot] >= 0:
        return ""
    before, behind = BESIDE[slot]
    above = "×↑" if is_blocked(state, slot, before) else ""
    return above + ("×↓" if is_blocked(state, slot, behind) else "")


def _place_text(state: State, slot: Slot) -> Text:
    """The Realm on its first line, its Sphere and Fortress on the second; or the Frontier."""
    realm = REALM_OF_SLOT[slot]
    if realm < 0:
        return _frontier_text(state, FRONTIER_OF_SLOT[slot])
    if slot == REALM_SLOTS[realm][0]:
        control = _control(state, realm_control(state, realm), realm_totals(state, realm))
        return _with_spirits(state, control + Text(f"{realm_name(realm)} ", "bold"), SPACE_OF_SLOT[slot])
    return _site_text(state, realm)


def _frontier_text(state: State, frontier: int) -> Text:
    first, second = (say(f"realm-short-{REALMS[realm]}") for realm in REALMS_BY_SPACE[SPACE_OF_FRONTIER[frontier]])
    name = Text(say("board-frontier", first=first, second=second) + " ", "italic")
    control = _control(state, frontier_control(state, frontier), frontier_totals(state, frontier))
    return _with_spirits(state, control + name, SPACE_OF_SLOT[TRIADS[frontier][1]])


def _control(state: State, team: Team, totals: list[int]) -> Text:
    """The controlling team's shape and the totals of those that are compared."""
    numbers = ":".join(str(totals[each]) for each in compared(state))
    if team == NOBODY:
        return _padded(Text(f"– {numbers}", "dim"), 7)
    return _padded(Text(f"{TEAM_MARKS[team]} {numbers}", TEAM_STYLES[team]), 7)


def _with_spirits(state: State, place: Text, space: Space) -> Text:
    """A place and the Spirits on it, whose names are cut where there are too many for the line."""
    there = [seat for seat, at in enumerate(state.at) if at == space]
    for gap, letters in (*((" ", letters) for letters in range(_RIGHT, 1, -1)), ("", 1)):
        line = place + Text(gap).join(_spirit_text(state, seat, letters) for seat in there)
        if cell_len(line.plain) <= _RIGHT:
            break
    return line


def _spirit_text(state: State, seat: Seat, letters: int) -> Text:
    team = state.table.team[seat]
    return Text(spirit_name(state.table, seat)[: letters + 1], f"{TEAM_STYLES[team]} reverse")


def _site_text(state: State, realm: Realm) -> Text:
    sphere = state.sphere_at(realm)
    line = Text(" " * 7 + say("board-sphere", sphere=say(f"sphere-{SPHERES[sphere]}"), wp=state.spheres[sphere]))
    fortress = state.fortress[realm]
    if fortress is not None:
        kind = say(f"board-fortress-{KINDS[fortress.kind]}")
        new = say("board-fresh") if fortress.fresh else ""
        line.append(" ").append_text(_marked(fortress.team, fortress.aligned, f"{kind}{new}"))
    owners = state.table.rulebook.showing.fragments_at(state, sphere)
    if owners:
        line.append(f" {say('identity-major')} ")
        for team in owners:
            line.append(TEAM_MARKS[team], TEAM_STYLES[team])
    return line


def _identity(state: State) -> Text:
    """The Fragments in the Identity, in the order they came."""
    line = Text(say("board-identity") + " ")
    if not state.identity:
        return line.append(say("board-identity-empty"), "dim")
    for team, kind in state.identity:
        line.append(f"{TEAM_MARKS[team]}{say(f'identity-{KINDS[kind]}')} ", TEAM_STYLES[team])
    return line


# Teams and Spirits.


def draw_teams(state: State) -> RenderableType:
    """A line a team: points and their parts, Ambition, Fragments left."""
    return Group(*(_team_line(state, team) for team in state.table.teams))


def _team_line(state: State, team: Team) -> Text:
    available = state.ambition[team]
    is_played = any(seat in state.table.players for seat in state.table.seats_of[team])
    words = say_at(
        state.table,
        "team-line" if is_played else "team-line-ego",
        score=state.table.rulebook.score(state, team),
        end=0 if state.is_over else at_end(state, team),
        wheel=state.wheel[team],
        ambition="●" * available + "○" * (state.table.numbers.most_ambition - available),
        minor=pieces.unused(state, team, MINOR),
        major=pieces.unused(state, team, MAJOR),
        full=int(state.table.full),
        **state.table.rulebook.showing.team_figures(state, team),
    )
    width = max(cell_len(team_name(other)) for other in range(len(TEAMS)))
    return _padded(Text(team_name(team), TEAM_STYLES[team]), width + 1) + Text(words)


def score_lines(state: State) -> Iterator[str]:
    """A team's final points with their parts."""
    for team in state.table.teams:
        parts = state.table.rulebook.score_parts(state, team)
        words: dict[str, object] = {"wheel": state.wheel[team], "fortresses": "none", **parts}
        yield say_at(
            state.table,
            "score-line",
            team=team_name(team),
            score=state.table.rulebook.score(state, team),
            minors=state.identity.count((team, MINOR)),
            majors=state.identity.count((team, MAJOR)),
            **words,
        )


def draw_seats(view: View) -> RenderableType:
    """A line a Spirit, in the order of turns."""
    state = view.state
    table = Table.grid(padding=(0, 1))
    for seat in dict.fromkeys(state.order):
        mark = "›" if state.active == seat else " "
        name = f"{mark}{spirit_name(state.table, seat)}"
        table.add_row(Text(name, TEAM_STYLES[state.table.team[seat]]), _seat_text(view, seat))
    return table


def _seat_text(view: View, seat: Seat) -> Text:
    state, showing = view.state, view.state.table.rulebook.showing
    if seat not in state.table.players:
        return Text(say("seat-line-ego"))
    is_own = view.seat == seat
    words = say_at(
        state.table,
        "seat-line",
        wp=state.wp[seat],
        essence=_essence_text(state, seat),
        hand="" if is_own else _hand_text(state, seat),
        is_own=int(is_own),
        cards=len(state.hand[seat]),
        deck=len(state.deck[seat]),
        **showing.seat_figures(state, seat),
    )
    line = paint(words)
    if state.deck[seat] and state.deck[seat][0] != HIDDEN:
        top = state.deck[seat][0]
        line.append(f" ({card_name(top)} ").append_text(vibe_tag(state.table.cards.vibe[top])).append(")")
    for name, pile in showing.piles(state, seat).items():
        if pile:
            line.append("\n").append(say(f"seat-{name}", cards=_pile_text(state, pile)), "dim")
    return line


def _pile_text(state: State, pile: tuple[int, ...]) -> str:
    """Cards that lie open, and how many of each."""
    vibe = state.table.cards.vibe
    return in_order(
        say("pile-count", count=count, card=card_with_vibe(card, vibe[card]))
        if count > 1
        else card_with_vibe(card, vibe[card])
        for card, count in sorted(Counter(pile).items())
    )


def _essence_text(state: State, seat: Seat) -> str | int:
    return essence_amount(state.essence[seat], state.table.kinds[seat])


def _hand_text(state: State, seat: Seat) -> str:
    """A hand as others see it: the cards they know, and how many they do not."""
    hand = state.hand[seat]
    known = [card_with_vibe(card, state.table.cards.vibe[card]) for card in hand if card != HIDDEN]
    unknown = hand.count(HIDDEN)
    if unknown:
        known.append(say("hand-unknown", count=unknown))
    return in_order(known)


def draw_ego(state: State) -> RenderableType:
    """What lies open of Ego: its Willpower, its deck and its Schemes."""
    keeper = state.table.keeper
    words = say(
        "ego-line",
        ego=ego_name(state.table),
        wp=state.wp[keeper],
        deck=len(state.deck[keeper]),
        difficulty=difficulty_name(state.table.options.difficulty),
    )
    return Group(paint(words), Text(_schemes_text(state.schemes[: state.schemes_up])))


def _schemes_text(face_up: tuple[int, ...]) -> str:
    """What is known of Ego's turn: of the next one the aim and the first action, of this one all."""
    head, *feet = face_up
    name, scheme = say("scheme-name", number=head), SCHEMES[head]
    if not feet:
        return say("event-scheme", scheme=name, aim=scheme.aim, action=reason_name(scheme.head))
    foot = feet[0]
    actions = in_order(reason_name(action) for action in (scheme.head, *SCHEMES[foot].foot))
    return say("ego-schemes", head=name, foot=say("scheme-name", number=foot), aim=scheme.aim, actions=actions)


def draw_own(view: View, seat: Seat) -> RenderableType:
    """A player's own board and hand."""
    return Group(
        spirit_heading(view.state, seat),
        draw_rows(view.state, seat),
        heading("heading-hand"),
        draw_hand(view.state, seat),
    )


def spirit_heading(state: State, seat: Seat) -> Text:
    return Text(say_at(state.table, "heading-spirit", spirit=spirit_name(state.table, seat)), "bold underline")


def draw_rows(state: State, seat: Seat) -> RenderableType:
    """The rows of a Spirit board with their tokens, and the Spirit's power."""
    table = Table.grid(padding=(0, 1))
    if state.table.rulebook.rows_locked:
        for row in state.table.rulebook.rows:
            if state.table.full or ROW_NAMES[row] != "empower":
                table.add_row(*_row_cells(state, seat, row))
    else:
        _add_open_rows(table, state, seat)
    if not state.table.full:
        return table
    power = say(f"spirit-power-{state.table.rulebook.spirits[state.table.spirit[seat]].power}")
    return Group(table, Text(say("board-power", power=power), "dim"))


def _add_open_rows(table: Table, state: State, seat: Seat) -> None:
    """Rows that nothing unlocks, each below the name of its action: side by side they are wider than a screen."""
    rows = state.table.rulebook.rows
    table.add_row(*(Text(say(f"row-{ROW_NAMES[row]}"), "bold") for row in rows))
    for column in range(ROW_SPACES):
        table.add_row(
            *(_upgrade_cell(upgrades_of(state.table, seat, row)[column], state.rows[seat][row][column]) for row in rows)
        )


def _row_cells(state: State, seat: Seat, row: int) -> list[Text]:
    """The action and its upgrades, each with its token."""
    first, *others = state.rows[seat][row]
    name = Text(f" {say(f'row-{ROW_NAMES[row]}')}", "bold" if first else "dim")
    cells = [_token_text(first) + name]
    cells += [
        _upgrade_cell(upgrade, colour)
        for upgrade, colour in zip(upgrades_of(state.table, seat, row), others, strict=True)
    ]
    if state.insecurity[seat] >> row & 1:
        cells.append(Text(say("board-insecurity"), "bold red"))
    return cells


def _upgrade_cell(upgrade: Upgrade, colour: int) -> Text:
    return _token_text(colour).append(f" {upgrade_name(upgrade.name)}{_extra(upgrade)}", "" if colour else "dim")


def _token_text(colour: int) -> Text:
    return Text(f"[{vibe_letter(colour)}]" if colour else "[ ]", VIBE_STYLES[colour])


def _extra(upgrade: Upgrade) -> str:
    """What an upgrade adds to the price, and a token there to its own, in the shortest form."""
    wp = f" {'+' if upgrade.wp > 0 else '−'}{abs(upgrade.wp)}" if upgrade.wp else ""
    ambition = say("upgrade-ambition", count=upgrade.ambition) if upgrade.ambition else ""
    return wp + ambition + (say("upgrade-cards") if upgrade.cards > 1 else "")


def draw_hand(state: State, seat: Seat) -> RenderableType:
    """The cards in hand with their numbers and powers."""
    cards = state.table.cards
    if not state.hand[seat]:
        return Text(say("hand-empty"), "dim")
    table = Table.grid(padding=(0, 1))
    for card in state.hand[seat]:
        if card != HIDDEN:
            line = Text(f"{card_name(card)} ", "bold")
            numbers = numbers_text(state, card)
            if cards.power[card] == NO_POWER:
                line.append(numbers, "not bold dim")
            else:
                line.append(say("before-colon", title=numbers), "not bold dim").append(" ")
                line.append(power_text(card, cards), "not bold")
            table.add_row(Text(" ") + vibe_tag(cards.vibe[card]), line)
    return table


# Aims.


def draw_aspirations(view: View) -> RenderableType:
    """The Common Aspirations, the own Hidden one and those for the end: who would meet them now, and by how much."""
    state, rulebook = view.state, view.state.table.rulebook
    lines = [_aim_line(state, "aim-common", state.common[0])] if state.common else [Text(say("aim-none"))]
    team = NOBODY if view.seat is None else state.table.team[view.seat]
    if team != NOBODY:
        lines += _hidden_lines(state, team)
    lines += [_aim_line(state, f"aim-{which}", each) for which, each in rulebook.look.endgame(state, team).items()]
    lines += _aside_lines(state)
    if len(state.common) > 1 and not rulebook.face_down:
        rest = in_order(_count_text(state, aspiration) for aspiration in state.common[1:])
        lines.append(Text(say("aim-next", rest=rest), "dim"))
    if state.table.full and rulebook.intentions:
        lines.append(Text(say("aim-intentions", names=listed(_intention_names(state))), "dim"))
    return Group(*lines)


def _aside_lines(state: State) -> list[Text]:
    """The Aspirations that have been set aside."""
    lines: list[Text] = []
    for team, pile in state.table.rulebook.showing.aside(state).items():
        if pile:
            owner = say("aim-aside-common") if team == NOBODY else team_name(team)
            names = in_order(say(f"aspiration-{ASPIRATIONS[each]}") for each in pile)
            lines.append(Text(say("aim-aside", owner=owner, names=names), "dim"))
    return lines


def _intention_names(state: State) -> list[str]:
    """The Intentions in use, each with its points where it has points of its own."""
    rulebook, side = state.table.rulebook, state.table.options.team_side
    worth = rulebook.intention_points.get(side, {})
    names = {name: say(f"intention-{name}") for name in rulebook.intentions[side]}
    return [
        say("intention-short-points", name=title, points=worth[name]) if name in worth else title
        for name, title in names.items()
    ]


def _aim_line(state: State, id: str, aspiration: Aspiration, conditions: str = "") -> Text:
    """An Aspiration, how it stands, and what must be reached: to be ahead in it, or a team's own conditions."""
    counts = _count_text(state, aspiration)
    stands = (
        say("aim-counts-only", counts=counts)
        if conditions
        else say("aim-stands", counts=counts, lead=_lead_text(state, aspiration))
    )
    line = Text(say(id) + " ", "bold").append_text(paint(stands))
    return line.append(" ").append(conditions or say(f"aspiration-{ASPIRATIONS[aspiration]}-text"), "dim")


def _count_text(state: State, aspiration: Aspiration) -> str:
    counts = aspiration_counts(state, aspiration)
    return say("aim-counts", aspiration=say(f"aspiration-{ASPIRATIONS[aspiration]}"), counts=counts_text(state, counts))


def _lead_text(state: State, aspiration: Aspiration) -> str:
    """Who would meet an Aspiration now, and by how much."""
    team = meets(state, aspiration)
    if team == NOBODY:
        return say("aim-tie")
    counts = aspiration_counts(state, aspiration)
    best = max(counts[other] for other in state.table.teams if other != team)
    return say("aim-lead", team=team_name(team), count=counts[team] - best)


def _hidden_lines(state: State, team: Team) -> list[Text]:
    pile, known = state.hidden[team], state.hidden_known[team]
    if not pile or not known or pile[0] == HIDDEN:
        return [Text(say("aim-hidden-none"), "dim")]
    lines = [_aim_line(state, "aim-hidden", pile[0], conditions_text(state, pile[0], team))]
    if known > 1:
        rest = in_order(_count_text(state, aspiration) for aspiration in pile[1:known])
        lines.append(Text(say("aim-hidden-next", rest=rest), "dim"))
    return lines


# The turn.


def turn_line(view: View) -> Text:
    """What a player has left in this turn, in one line."""
    state, seat, showing = view.state, view.state.active, view.state.table.rulebook.showing
    used = [say(f"ability-{word}") for word in named(state.used, _USED)]
    line = say_at(
        state.table,
        "turn-line",
        turn=str(state.turns + 1),
        spirit=spirit_name(state.table, seat),
        wp=state.wp[seat],
        essence=_essence_text(state, seat),
        ambition=state.ambition[state.table.team[seat]],
        actions=state.table.rulebook.actions_left(state),
        used=listed(used) or "none",
        cards=len(state.hand[seat]),
        **showing.figures(state),
        **showing.team_figures(state, state.table.team[seat]),
        **showing.seat_figures(state, seat),
    )
    return paint(line)


def show_result(game: Game) -> None:
    """Who won, why the game ended, the points with their parts, and who the person became."""
    result = game.result
    assert result is not None
    out.print()
    winner = say("result-draw") if result.winner == "draw" else say("result-winner", team=team_name(result.winner))
    out.print(paint(say("result", winner=winner, why=say(f"ending-{result.ending}"), turns=result.turns)), style="bold")
    for line in score_lines(game.state):
        out.print(paint(line))
    out.print(sentence(lived(game).story, texts()))
