"""Hints in words: what to choose, how to go on, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..bots.hints import Hint
from ..bots.reasons import Reason
from ..content import EMOTION_ID, ROW_NAMES
from ..ids import Seat
from ..model.board import REALMS, SPACES
from ..model.choices import OF_ESSENCE, WITHOUT_CARDS, Choice
from ..model.state import Table
from ..play.view import View
from ..texts import Name
from .deciding import GROUPS, choice_words
from .names import (
    card_told,
    in_order,
    listed,
    paint,
    realm_name,
    say,
    slot_name,
    space_name,
    spirit_name,
    team_name,
    upgrade_name,
    upgrade_on,
    upgrades_of,
)

_GROUP_NAMES: Final = {
    word: f"{prefix}-{word}"
    for prefix, (_, words) in zip(("row", "action", "ability"), GROUPS, strict=True)
    for word in words
}
_FEWEST_PERCENT: Final = 1
"""No chance is told to be nothing or all while the game goes on."""


def draw_hints(view: View, found: Sequence[Hint]) -> RenderableType:
    """The hints under each other, with their reasons."""
    assert view.decision is not None
    lines: list[RenderableType] = []
    for hint in found:
        number = view.decision.options.index(hint.choice) + 1
        title = say(
            "hint",
            choice=choice_words(view, hint.choice),
            chance=chance_text(hint.chance, is_over=hint.is_sure),
            value=points_text(hint.value),
        )
        lines.append(Text(f"{number:>3} ", "bold").append_text(paint(title)))
        actions = line_text(hint.line[1:], view.state.table, view.decision.seat)
        told = [say("hint-line", actions=actions)] if actions else []
        told += reasons_told(hint.reasons, view.state.table, view.decision.seat)
        lines += [Padding(paint(each), (0, 0, 0, 6), expand=False) for each in told]
    return Group(*lines)


def chance_text(chance: float, *, is_over: bool = False) -> Name:
    """A chance in whole points of a hundred."""
    percent = round(100 * chance)
    return say("hint-chance", percent=percent if is_over else min(max(percent, _FEWEST_PERCENT), 100 - _FEWEST_PERCENT))


def points_text(value: float) -> Name:
    """By how many points a team may expect to be ahead or behind in the end: a guess, so no parts of a point."""
    points = round(value)
    side = "ahead" if points > 0 else "behind" if points else "level"
    return say("hint-points-ahead", points=abs(points), side=side)


# Ways through a turn.


def line_text(line: Iterable[Choice], table: Table, seat: Seat) -> Name:
    """The actions of a turn, each with what it is done to and how."""
    actions: list[tuple[str, list[str]]] = []
    loose: list[str] = []
    action = ""
    has_token = False
    for choice in line:
        kind, _, rest = choice.text.partition(" ")
        if choice.text in _GROUP_NAMES:
            action, has_token = choice.text, False
            actions.append((say(_GROUP_NAMES[action]), []))
        elif kind == "aspiration":
            # A Revelation asks about it: it belongs to no action.
            actions.append((say("hint-chosen", aspiration=say(f"aspiration-{rest}")), []))
        # The upgrade of a token that is placed on the way is named with it.
        elif (kind != "use" or not has_token) and (target := _target(kind, rest, table, seat, action)):
            # A line may begin in the middle of an action.
            (actions[-1][1] if actions else loose).append(target)
        has_token = has_token or (kind == "token" and rest != "none")
    return in_order([*loose, *(_action(name, targets) for name, targets in actions)])


def _action(name: str, targets: Sequence[str]) -> str:
    return say("hint-action", action=name, targets=in_order(targets)) if targets else name


def _target(kind: str, rest: str, table: Table, seat: Seat, action: str) -> str:
    """What a choice names that is worth telling; nothing where it settles how something is paid."""
    if kind == "token":
        return _token(rest, table, seat)
    if kind == "amount":
        return say("price-essence", count=int(rest)) if action in OF_ESSENCE else ""
    if kind == "card" and action in WITHOUT_CARDS:
        return say("hint-discard", card=card_told(EMOTION_ID[rest], table.cards))
    make = _TARGETS.get(kind)
    return make(rest, table) if make is not None else ""


def _token(rest: str, table: Table, seat: Seat) -> str:
    if rest == "none":
        return ""
    colour, row, column = rest.split()
    upgrades = upgrades_of(table, seat, ROW_NAMES.index(row))
    return say(
        "hint-token",
        colour=say(f"vibe-{colour}"),
        row=say(f"row-{row}"),
        upgrade=upgrade_on(upgrades, int(column)),
    )


def _use(rest: str, _table: Table) -> str:
    names = [upgrade_name(word) for word in rest.split() if word != "none"]
    return say("hint-use", upgrades=listed(names)) if names else ""


_TARGETS: Final[dict[str, Callable[[str, Table], str]]] = {
    "slot": lambda rest, _: slot_name(int(rest)),
    "space": lambda rest, _: space_name(SPACES.index(rest)),
    "site": lambda rest, _: realm_name(rest),
    "sphere": lambda rest, _: say(f"sphere-{rest}"),
    "card": lambda rest, table: card_told(EMOTION_ID[rest], table.cards),
    "spirit": lambda rest, table: spirit_name(table, rest),
    "use": _use,
    "take": lambda rest, _: say("hint-take", what=rest) if rest in ("cards", "ambition") else "",
}


# Reasons.


def reasons_told(found: Sequence[Reason], table: Table, seat: Seat) -> list[Name]:
    """Reasons as sentences."""
    return [reason_text(kind, facts, table, seat) for kind, facts, _ in found]


def reason_text(kind: str, facts: dict[str, Any], table: Table, seat: Seat) -> Name:
    """One reason as a sentence."""
    return _REASONS[kind](facts, table, seat)


def _over(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    return say("hint-over", team=team_name(facts["winner"])) if facts["winner"] else say("hint-over-draw")


def _revelation(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    return say("hint-revelation", sphere=say(f"sphere-{facts['sphere']}"))


def _scored(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    words: dict[str, Any] = {"team": team_name(facts["team"]), "before": facts["before"], "after": facts["after"]}
    parts = [
        say("hint-part", part=say(f"play-part-{part}"), points=abs(points), sign="plus" if points > 0 else "minus")
        for part, points in facts["parts"].items()
    ]
    return say("hint-points", **words, parts=listed(parts), least=int(facts.get("least", False)))


def _yet(facts: dict[str, Any], table: Table, seat: Seat) -> Name:
    points, team = facts["lead"], team_name(table.team[seat])
    side, at_end = "ahead" if points > 0 else "behind", -facts["at_end"]
    # What the end brings the others is all that there is to say only where it makes up for the lead.
    why = "place" if at_end <= 0 else "end" if at_end >= points else "both"
    return say("hint-yet", side=side, team=team, points=abs(points), at_end=max(0, at_end), why=why)


def _rest(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    other, loses = facts["other"], round(100 * facts["loses"])
    how = "nothing" if other is None else "harm" if loses else "same"
    name = "" if other is None else say(_GROUP_NAMES[other])
    return say("hint-rest", actions=facts["actions"], how=how, other=name, loses=loses)


def _lead(facts: dict[str, Any], table: Table, seat: Seat) -> Name:
    stays, falls = facts["after"] == facts["before"], facts["rival_after"] < facts["rival_before"]
    is_cut = facts["how"] in ("taken", "level") and stays and falls
    words = {name: facts[name] for name in ("how", "before", "after", "rival_before", "rival_after")}
    name = say(f"aspiration-{facts['aspiration']}")
    return say(
        "hint-cut" if is_cut else "hint-lead",
        **words,
        aim=facts["aspiration"],
        aspiration=say("hint-aspiration", which=facts["which"], aspiration=name),
        team=team_name(table.team[seat]),
        rival=team_name(facts["rival"]),
    )


def _condition(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    is_tie = facts["condition"] == "tie"
    return say(
        "hint-condition",
        holds=int(facts["holds"]),
        aspiration=say(f"aspiration-{facts['aspiration']}"),
        text=say("condition-tie" if is_tie else f"condition-{facts['aspiration']}"),
    )


def _fortress(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    before, after = facts["before"], facts["after"]
    there = after or before
    words = {
        "realm": realm_name(facts["realm"]),
        "team": team_name(there["team"]),
        "kind": say(f"fragment-{there['kind']}"),
    }
    if before is None or after is None:
        how = "built" if after else "joins" if facts["joins"] else "lost"
        return say(f"hint-fortress-{how}", **words)
    was = {"before_team": team_name(before["team"]), "before_kind": say(f"fragment-{before['kind']}")}
    return say("hint-fortress-changed", **words, **was)


def _control(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    gainer, loser, place = facts["gainer"], facts["loser"], facts["place"]
    how = "lost" if gainer is None else "gained" if loser is None else "taken"
    where = realm_name(place) if place in REALMS else say(f"frontier-{place}")
    return say(f"hint-control-{how}", place=where, team=team_name(gainer), loser=team_name(loser))


def _unlocks(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    return say("hint-unlocks", count=len(facts["rows"]), rows=listed(say(f"row-{row}") for row in facts["rows"]))


def _tokens(facts: dict[str, Any], _table: Table, _seat: int) -> Name:
    rows = listed(say(f"row-{row}") for row in facts["rows"])
    return say("hint-tokens", count=sum(facts["rows"].values()), rows=rows)


def _goods(facts: dict[str, Any], table: Table, seat: Seat) -> Name:
    ids = {"wp": "price-wp", "essence": "price-essence", "cards": "hint-cards", "ambition": "price-ambition"}
    goods = listed(say(ids[what], count=amount) for what, amount in facts["gains"].items())
    return say("hint-goods", spirit=spirit_name(table, seat), goods=goods)


def _answer(facts: dict[str, Any], table: Table, seat: Seat) -> Name:
    then = dict(facts["then"])
    what = reason_text(then.pop("kind"), then, table, seat)
    return say("hint-answered" if facts["came"] else "hint-answer", spirit=spirit_name(table, facts["seat"]), what=what)


_REASONS: Final[dict[str, Callable[[dict[str, Any], Table, int], Name]]] = {
    "over": _over,
    "revelation": _revelation,
    "yet": _yet,
    "rest": _rest,
    "points": _scored,
    "lead": _lead,
    "condition": _condition,
    "fortress": _fortress,
    "control": _control,
    "unlocks": _unlocks,
    "tokens": _tokens,
    "goods": _goods,
    "answer": _answer,
}
"""How each kind of reason is said."""
