"""Asking a person: the question with its numbered choices and prices, and what a typed line means."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..ahead.obstacles import Obstacle, obstacles
from ..ahead.prices import Price
from ..errors import suggest
from ..model.choices import Choice
from ..model.rulebook import Role
from ..play.view import View
from .board import WIDE
from .console import out
from .deciding import GROUPS, choice_words, needed_text, question
from .names import listed, paint, price_text, say, say_at, sum_text

_MANY: Final = 12
"""More choices than this are shown in columns."""
_FREE: Final = ("meditate", "rest")
"""Actions for which nobody ever pays."""
_NEEDY: Final = "*"
"""Marks an action that needs a token first; what it needs stands below."""


def read_line(prompt: str) -> str:
    """What the user types; input from a pipe is shown too, so that the output reads like the screen."""
    out.print(prompt, end="", style="bold")
    out.file.flush()
    line = input().strip()
    if not sys.stdin.isatty():
        out.print(line)
    return line


def show_decision(view: View, costs: dict[Choice, Price | None]) -> None:
    """The question and the choices; a price that all of them share is given once."""
    assert view.decision is not None
    shared = set(costs.values())
    price = shared.pop() if len(shared) == 1 and len(costs) > 1 else None
    asked, needed = paint(question(view)), _needed_lines(view, costs)
    if price is not None and price.is_fixed and Role.TURN not in view.decision.roles:
        asked.append(" ").append(say("price-after", price=_price_words(price, _kinds(view))), "not bold cyan")
        costs = {}
    out.print(asked, style="bold")
    out.print(choices_table(view, costs))
    for line in needed:
        out.print(line)
    in_the_way = obstacles(view)
    if in_the_way:
        told = [
            say("obstacle-of", action=choice_words(view, choice), reasons=_reasons(choice, reasons))
            for choice, reasons in in_the_way.items()
        ]
        out.print(Text(f" {say('obstacles', actions=listed(told))}", "dim"))


def _reasons(choice: Choice, reasons: tuple[Obstacle, ...]) -> str:
    """What stands in the way of an action, in words."""
    return listed(
        say(f"obstacle-reach-{choice}") if what == "reach" else say(f"obstacle-{what}", amount=amount)
        for what, amount in reasons
    )


def _needed_lines(view: View, costs: dict[Choice, Price | None]) -> list[Text]:
    """What has to be placed and discarded for choices that are not possible otherwise: nobody asks about it where there
    is only one way."""
    found = [placing for price in costs.values() if price is not None for placing in price.tokens]
    return [
        Text(f" {_NEEDY} ", "bold yellow").append(needed_text(view, placing), "not bold yellow")
        for placing in dict.fromkeys(found)
    ]


def choices_table(view: View, costs: dict[Choice, Price | None]) -> RenderableType:
    """The choices with their numbers: the main decision in groups, many of them in columns."""
    assert view.decision is not None
    options = view.decision.options
    if Role.TURN in view.decision.roles:
        return _main_table(view, costs)
    lines = [_choice_line(view, number, choice, costs.get(choice)) for number, choice in enumerate(options, 1)]
    if len(lines) > _MANY:
        return Columns(lines, equal=True, column_first=True, padding=(0, 2))
    return Group(*lines)


def _choice_line(view: View, number: int, choice: Choice, price: Price | None) -> RenderableType:
    line = paint(choice_words(view, choice))
    if price is not None:
        line.append(" ").append(say("price-after", price=_price_words(price, _kinds(view))), "cyan")
    if len(view.decision.options if view.decision else ()) > _MANY:
        return Text(f"{number:>3} ", "bold") + line
    table = Table.grid(padding=(0, 1))
    table.add_row(Text(f"{number:>3}", "bold"), line)
    return table


def _kinds(view: View) -> tuple[int, ...]:
    """The kinds of Essence that whoever decides may hold."""
    assert view.decision is not None
    return view.state.table.kinds[view.decision.seat]


def _price_words(price: Price, kinds: tuple[int, ...]) -> str:
    """A price and the reasons of its sum, where there is more than one."""
    if not price.is_fixed:
        return _short_price(price)
    return sum_text(price.wp, price.ambition, price.essence, price.parts, kinds, price.either)


def _main_table(view: View, costs: dict[Choice, Price | None]) -> RenderableType:
    """The groups of the main decision, each choice with its cheapest price: beside each other where none is cut off,
    else two and one, or one below the other."""
    groups = [_group_lines(view, costs, words) for _, words in GROUPS]
    titles = [say_at(view.state.table, title) for title, _ in GROUPS]
    if out.width >= WIDE and _fits(whole := _side_by_side(titles, groups)):
        return whole
    above = []
    if any(groups[:-1]):
        above = [_side_by_side(titles[:-1], groups[:-1])]
        if not _fits(above[0]):
            above = [
                _side_by_side([title], [lines]) for title, lines in zip(titles, groups[:-1], strict=False) if lines
            ]
    if not groups[-1]:
        return Group(*above)
    last = Columns([line.append(" ").append_text(price) for line, price in groups[-1]], padding=(0, 3))
    return Group(*above, Text("   ").append(titles[-1], "underline"), last)


def _fits(table: Table) -> bool:
    """Whether a table has room on the screen as it is."""
    return out.measure(table, options=out.options.update_width(10 * WIDE)).maximum <= out.width


def _side_by_side(titles: Sequence[str], groups: list[list[tuple[Text, Text]]]) -> Table:
    table = Table.grid(padding=(0, 4))
    cells = []
    for title, lines in zip(titles, groups, strict=True):
        if not lines:
            continue
        cell = Table.grid(padding=(0, 1))
        cell.add_column(no_wrap=True)
        cell.add_column(no_wrap=True)
        cell.add_row(Text("   ").append(title, "underline"), "")
        for line, price in lines:
            cell.add_row(line, price)
        cells.append(cell)
    table.add_row(*cells)
    return table


def _group_lines(view: View, costs: dict[Choice, Price | None], words: tuple[str, ...]) -> list[tuple[Text, Text]]:
    """The choices of one group that are offered, each with its price."""
    assert view.decision is not None
    lines = []
    for number, choice in enumerate(view.decision.options, 1):
        if choice.text not in words:
            continue
        line = Text(f"{number:>2} ", "bold").append(choice_words(view, choice), "not bold")
        price = costs[choice]
        if price is not None and price.tokens:
            line.append(" ").append(_NEEDY, "bold yellow")
        told = say("price-free") if choice.text in _FREE else _short_price(price)
        lines.append((line, Text(told, "cyan")))
    return lines


def _short_price(price: Price | None) -> str:
    """A price without its reasons and the kinds of its Essence."""
    if price is None:
        return ""
    words = price_text(price.wp, price.ambition, (*price.essence, price.either))
    if price.is_fixed:
        return words
    is_free = not (price.wp or price.ambition or any(price.essence) or price.either)
    return say("price-from", price=say("price-wp", count=0) if is_free else words)


def match_choice(line: str, view: View) -> Choice | None:
    """The option a line means: its number, its text, or a part of it that only one has."""
    assert view.decision is not None
    options = view.decision.options
    if line.isdecimal() and len(line) < 5:
        if 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        out.print(Text(say("play-no-number", most=len(options)), "red"))
        return None
    plain = " ".join(line.lower().split())
    texts = {option.text: option for option in options}
    words = {option: choice_words(view, option).lower() for option in options}
    near = _meant(plain, texts, words)
    if len(near) == 1:
        return near[0]
    if near:
        names = listed([choice_words(view, option) for option in near[:6]])
        out.print(Text(say("play-several", line=line[:60], names=names), "red"))
        return None
    guess = suggest(plain, (*words.values(), *texts))
    id = "play-no-choice-near" if guess else "play-no-choice"
    out.print(Text(say(id, line=line[:60], near=guess), "red"))
    return None


def _meant(plain: str, texts: dict[str, Choice], words: dict[Choice, str]) -> list[Choice]:
    """The options that a line names: as they are written down or said, by how that begins, or by a part of it."""
    ways = (
        lambda option: plain in (option.text, words[option]),
        lambda option: words[option].startswith(plain) or plain in option.text.split(" ", 1)[-1],
        lambda option: f" {plain}" in words[option],
    )
    return next((near for is_meant in ways if (near := list(filter(is_meant, texts.values())))), [])
