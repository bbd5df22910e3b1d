"""`cerebria cards`: the Emotions, with what their powers do and where that comes from; and Ego's Schemes."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ..content import BALANCE, EMOTION_ID, EMOTIONS, POWERS, TEAMS, VIBES, CardSet, load_card_set
from ..content.editions import EDITION
from ..content.ego import DIFFICULTY, SCHEMES, cards_against
from ..errors import BadOptions, UnknownCard, problem, suggest
from ..ids import Card
from ..model.options import EDITIONS
from ..rules import books
from .console import clear_errors, out, print_json
from .names import (
    TEAM_STYLES,
    card_name,
    counterparts_text,
    in_order,
    power_text,
    reason_name,
    say,
    team_name,
    threshold_text,
    vibe_name,
    vibe_tag,
)

KINDS = ("starting", "mild", "strong")

Names = Annotated[list[str] | None, typer.Argument(metavar="[NAME]…", help=say("help-argument-names"))]
Team = Annotated[str | None, typer.Option("--team", metavar="|".join(TEAMS), help=say("help-option-team"))]
Vibe = Annotated[str | None, typer.Option("--vibe", metavar="|".join(VIBES), help=say("help-option-vibe"))]
Kind = Annotated[str | None, typer.Option("--kind", metavar="|".join(KINDS), help=say("help-option-kind"))]
EGO = TEAMS[:BALANCE]
Ego = Annotated[str | None, typer.Option("--ego", metavar="|".join(EGO), help=say("help-option-cards-ego"))]
Schemes = Annotated[bool, typer.Option("--schemes", help=say("help-option-schemes"))]
CardSetFile = Annotated[str, typer.Option("--card-set", metavar="FILE", help=say("help-option-card-set"))]
Edition = Annotated[str, typer.Option("--edition", metavar="|".join(EDITIONS), help=say("help-option-edition"))]
AsJson = Annotated[bool, typer.Option("--json", help=say("help-option-json"))]


def cards(
    names: Names = None,
    team: Team = None,
    vibe: Vibe = None,
    kind: Kind = None,
    ego: Ego = None,
    schemes: Schemes = False,
    card_set: CardSetFile = "standard",
    edition: Edition = EDITIONS[0],
    as_json: AsJson = False,
) -> None:
    if schemes:
        _show_schemes(as_json)
        return
    with clear_errors():
        _check(("team", team, TEAMS), ("vibe", vibe, VIBES), ("kind", kind, KINDS), ("edition", edition, EDITIONS))
        _check_edition(edition, card_set, ego)
        printed = books.EDITIONS[edition].cards(_printed(card_set, ego))
        there = EDITION[edition].emotions
        wanted = [_card(name, there) for name in names] if names else list(there)
        wanted = _chosen(wanted, printed, team, vibe, kind)
    if as_json:
        print_json([card_data(card, printed) for card in wanted])
    elif not wanted:
        out.print(say("cards-none"))
    elif names:
        for card in wanted:
            _show_card(card, printed)
    else:
        _show_table(wanted, printed)


def _check_edition(edition: str, card_set: str, ego: str | None) -> None:
    """An edition may have its own cards only, and no Ego."""
    lacking = {"--card-set": not EDITION[edition].is_open and card_set != "standard"}
    lacking["--ego"] = not EDITION[edition].is_expanded and ego is not None
    problems = [problem(place, "option-edition-lacks", edition=edition) for place, is_so in lacking.items() if is_so]
    if problems:
        raise BadOptions("bad-arguments", problems)


def _printed(card_set: str, ego: str | None) -> CardSet:
    """A card set, as it is against Ego if that plays a team."""
    if ego is None:
        return load_card_set(card_set)
    if ego not in EGO:
        allowed = ", ".join(EGO)
        raise BadOptions("bad-arguments", [problem("--ego", "option-not-allowed", value=ego[:60], allowed=allowed)])
    return cards_against(load_card_set(card_set), TEAMS.index(ego))


def _card(word: str, there: tuple[int, ...]) -> int:
    """An Emotion of an edition by its name, written as on the card or with hyphens."""
    name = "-".join(word.lower().replace("_", " ").split())
    if name in EMOTION_ID and EMOTION_ID[name] in there:
        return EMOTION_ID[name]
    near = suggest(word, [EMOTIONS[card].name for card in there])
    raise UnknownCard("unknown-card-near", card=word[:60], near=near) if near else UnknownCard(card=word[:60])


def _check(*given: tuple[str, str | None, tuple[str, ...]]) -> None:
    """Each option that is given is one of its words."""
    problems = [
        problem(f"--{name}", "option-not-allowed", value=value[:60], allowed=", ".join(words))
        for name, value, words in given
        if value is not None and value not in words
    ]
    if problems:
        raise BadOptions("bad-arguments", problems)


def _chosen(wanted: list[int], printed: CardSet, team: str | None, vibe: str | None, kind: str | None) -> list[int]:
    """The Emotions left by the filters."""
    return [
        card
        for card in wanted
        if team in (None, TEAMS[EMOTIONS[card].team])
        and vibe in (None, VIBES[printed.vibe[card]])
        and kind in (None, printed.emotions[card].kind)
    ]


def card_data(card: Card, printed: CardSet) -> dict[str, Any]:
    """An Emotion as plain data."""
    emotion = printed.emotions[card]
    power = printed.power[card]
    return {
        "name": emotion.name,
        "title": card_name(card),
        "team": TEAMS[emotion.team],
        "vibe": VIBES[printed.vibe[card]],
        "kind": emotion.kind,
        "counterparts": [EMOTIONS[counterpart].name for counterpart in emotion.counterparts],
        "intensity": list(printed.intensity[card]),
        "threshold": printed.threshold[card] or None,
        "power": power,
        "when": POWERS[power].when if power in POWERS else None,
        "numbers": dict(printed.numbers[card]),
        "text": power_text(card, printed),
        "status": printed.status[card],
    }


def _has_threshold(card: Card, printed: CardSet) -> bool:
    """Whether it takes so much Essence to Empower this Mild Emotion, or to Empower into this Strong one."""
    return bool(printed.rises[card] or printed.threshold[card])


def _show_card(card: Card, printed: CardSet) -> None:
    """One Emotion with all that is printed on it."""
    emotion = printed.emotions[card]
    out.print(Text(card_name(card), f"{TEAM_STYLES[emotion.team]} underline"))
    vibe = Text(f"{vibe_name(card, printed)} ") + vibe_tag(printed.vibe[card])
    power = printed.power[card]
    when = " " + say(f"cards-when-{POWERS[power].when}") if power in POWERS else ""
    lines: list[tuple[str, str | Text]] = [
        ("team", team_name(emotion.team)),
        ("kind", say(f"kind-{emotion.kind}")),
        ("vibe", vibe),
        ("intensity", in_order(str(number) for number in printed.intensity[card])),
    ]
    if emotion.counterparts:
        lines.append(("counterpart", counterparts_text(card, printed)))
    if _has_threshold(card, printed):
        lines.append(("threshold", threshold_text(card, printed)))
    lines.append(("power", power_text(card, printed) + when))
    lines.append(("status", say(f"status-{printed.status[card]}")))
    table = Table.grid(padding=(0, 2))
    for label, value in lines:
        table.add_row(Text(f"  {say(f'cards-label-{label}')}", "dim"), value)
    out.print(table)
    out.print()


def _show_table(wanted: list[int], printed: CardSet) -> None:
    out.print(Text(say("cards-title", count=len(wanted), set=printed.name), "bold"))
    table = Table(show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), box=None, header_style="bold underline")
    for column in ("name", "kind", "vibe", "intensity", "threshold", "power", "status"):
        table.add_column(say(f"cards-column-{column}"), no_wrap=column != "power", vertical="top")
    for card in wanted:
        emotion = printed.emotions[card]
        table.add_row(
            Text(f"{team_name(emotion.team)[0]} {card_name(card)}", TEAM_STYLES[emotion.team]),
            say(f"cards-kind-{emotion.kind}"),
            vibe_tag(printed.vibe[card]),
            "/".join(str(number) for number in printed.intensity[card]),
            threshold_text(card, printed) if _has_threshold(card, printed) else "",
            power_text(card, printed),
            say(f"cards-status-{printed.status[card]}"),
        )
    out.print(table)
    out.print(Text(say("cards-footnote"), "dim"))


def _show_schemes(as_json: bool) -> None:
    """Ego's twelve cards, and what each step of difficulty changes."""
    steps = {step: say(f"difficulty-{step}-text") for step in DIFFICULTY}
    if as_json:
        cards = {number: scheme._asdict() for number, scheme in SCHEMES.items()}
        print_json({"schemes": cards, "difficulty": steps})
        return
    out.print(Text(say("schemes-title"), "bold"))
    table = Table(show_edge=False, pad_edge=False, padding=(0, 3, 0, 0), box=None, header_style="bold underline")
    for column in ("name", "head", "foot"):
        table.add_column(say(f"schemes-column-{column}"))
    for number, scheme in SCHEMES.items():
        head = say("scheme-head", aim=say(f"scheme-aim-{scheme.aim}"), action=reason_name(scheme.head))
        table.add_row(say("scheme-name", number=number), head, in_order(reason_name(foot) for foot in scheme.foot))
    out.print(table)
    out.print(Text(say("schemes-footnote"), "dim"))
    out.print()
    out.print(Text(say("term-difficulty"), "bold"))
    levels = Table.grid(padding=(0, 2))
    for step, text in steps.items():
        levels.add_row(Text(step, "bold"), text)
    out.print(levels)
