"""The study's page: what was played, what came of it, and how sure that is."""

from __future__ import annotations

import re
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bench.study import counting, plots
from bench.study.counting import Row, Share
from bench.study.experiments import EXPERIMENTS, OFFERED
from bench.study.plan import KINDS, QUICK, USUAL, whole_study
from bench.tables import markdown
from cerebria import TEAMS

DOCS: Final = Path(__file__).parents[2] / "docs"
SKILLS: Final = ("random", "absent-minded", "greedy", f"planner@{QUICK}", "mcts@1200")
"""The programs, the weakest first."""
FEWEST: Final = 30
"""Games of a series, for it to be shown."""
FAR: Final = 6
"""By how many points of a hundred an Emotion may differ from its peers."""

Told = dict[str, list[Row]]
"""The rows of each series."""


def page(rows: Iterable[Row]) -> dict[str, str]:
    """The page and its plots, by file name."""
    by_number: dict[str, dict[int, Row]] = defaultdict(dict)
    for row in rows:
        # What was played on several machines may hold a game twice.
        by_number[row["series"]][row["number"]] = row
    told = {name: list(found.values()) for name, found in by_number.items()}
    wanted = {series.name for series in whole_study()}
    told = {name: found for name, found in told.items() if name in wanted and len(found) >= FEWEST}
    usual = told[f"{USUAL} greedy"]
    edge = {name: counting.difference(found, usual) for name, found in _of_experiments(told, "greedy").items()}
    emotions = [each for each in counting.emotions(_played_alike(told)) if each.share.games >= FEWEST]
    apart = sorted(emotions, key=lambda each: -each.off)
    return {
        "balance.md": _filled("\n\n".join(part.strip() for part in _parts(told))),
        "balance-first.svg": plots.dots("How many points less or more the team that begins wins", edge, -30, 30, 0),
        "balance-lead.svg": plots.curve(
            "Points that the team that begins is ahead, turn by turn", counting.leads(usual)
        ),
        "balance-emotions.svg": plots.dots(
            "What a team wins with an Emotion", {each.name: each.share for each in apart}, 30, 80
        ),
    }


def _filled(text: str) -> str:
    """The page with its lines of one length; tables, headings and pictures stay."""
    blocks = []
    for block in text.split("\n\n"):
        if block.strip().startswith(("|", "#", "!")):
            blocks.append(block.strip())
        elif block.strip():
            items = [" ".join(item.split()) for item in re.split(r"\n(?=- )", block.strip())]
            blocks.append("\n".join(_fill(item) for item in items))
    return "\n\n".join(blocks) + "\n"


def _fill(text: str) -> str:
    hang = "  " * text.startswith("- ")
    return textwrap.fill(text, 116, subsequent_indent=hang, break_long_words=False, break_on_hyphens=False)


def write(rows: Iterable[Row], folder: Path = DOCS) -> None:
    """Write them all."""
    for name, text in page(rows).items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")


def _of_experiments(told: Told, bot: str) -> dict[str, list[Row]]:
    """The usual games and all that were changed, by what was changed."""
    found = {name: told.get(f"{USUAL} {bot} {name}", []) for name in EXPERIMENTS}
    return {name: rows for name, rows in found.items() if rows}


def _played_alike(told: Told) -> list[Row]:
    """Games of two teams by the final rules, of `greedy`."""
    names = ["two greedy", "three greedy", *(f"{USUAL} greedy{more}" for more in ("", *(f" {e}" for e in EXPERIMENTS)))]
    return [row for name in names for row in told.get(name, [])]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(markdown([head, *rows]))


def _of(shares: Mapping[str, Share], what: str) -> str:
    return _table((what, "wins", "games"), [(name, str(each), str(each.games)) for name, each in shares.items()])


def _parts(told: Told) -> Iterator[str]:
    whole = sum(map(len, told.values()))
    wanted = sum(series.games for series in whole_study())
    usual = told[f"{USUAL} greedy"]
    yield f"""\
# What the game is like

{whole:,} games of programs against themselves, counted. Every share has its 95 % interval behind ±; a draw counts as an
equal part of a win. Spirits, sides, decks and who plays alone were drawn for each game by its seed, and the
experiments play
the same deals as the games that they are compared with. A program is not a player: where the strong and the weak
ones agree,
people may well find the same. `greedy` looks one action ahead, and `planner@{QUICK}` is the
planner with {QUICK} positions a plan. Written by `python -m bench.study --page`. The study
wants {wanted:,} games, which `python -m bench.study` plays; where ± is wide, it waits for more of them."""
    yield _games(told)
    yield _who_begins(told)
    yield from _teams(told, usual)
    yield _emotions(told)
    yield _course(told, usual)
    yield """\
## Played again

`python -m bench.study --jobs 16` plays the games, for hours; it can be stopped and goes on where it was, and
`--minutes`,
`--only` and `--games` make it smaller. `--cluster` lets [a cluster](laboratory.md) play. Game number i of a series
has the seed
i, so the same rows come of it anywhere. `--page` writes this page and its plots from the rows that there are."""


def _games(told: Told) -> str:
    rows = []
    for name, found in told.items():
        if not any(name.endswith(each) for each in EXPERIMENTS):
            mean, low, high = counting.turns(found)
            teams = ", ".join(f"{team} {each}" for team, each in counting.by_team(found).items())
            rows.append((name, f"{len(found):,}", teams, f"{mean:.1f} ({low}–{high})"))
    head = ("games", "number", "won by", "turns: mean (nine of ten)")
    return (
        "## Games and teams\n\nFour players, where nothing else is said, are two teams of two. `two`: two Shapers;"
        " `three`: a Shaper against two; `balance`: the third team; `ego`: people, who are Bliss, against Ego of"
        f" middling difficulty.\n\n{_table(head, rows)}"
    )


def _who_begins(told: Told) -> str:
    kinds = {
        f"{kind}, {bot}": counting.first(told[f"{kind} {bot}"])
        for kind in KINDS
        for bot in ("greedy", f"planner@{QUICK}")
        if f"{kind} {bot}" in told and kind != "ego"
    }
    skill = {bot: counting.first(told[f"{USUAL} {bot}"]) for bot in SKILLS if f"{USUAL} {bot}" in told}
    strong = f"planner@{QUICK}"
    changes = [(name, *(_change(told, bot, name) for bot in ("greedy", strong))) for name in EXPERIMENTS]
    of_usual = counting.revelations(told[f"{USUAL} greedy"])
    return f"""\
## Who begins

{_of(kinds, "what the team that begins wins")}

It is teams of two that win more when they begin, and most of all the team of two against a Shaper, which always
begins. Of two Shapers neither is seen to have more of it than the other, and with the third team each has its third.
With skill, four players:

{_of(skill, "program")}

### Where it comes from

![What the team that begins wins, with one thing changed](balance-first.svg)

{_table(("changed", "greedy", strong), changes)}

By how many points of a hundred the change makes the team that begins win more or less often than on the same deals
as printed. What is less than its ± may be nothing.

- **Tempo, and the first Absorb above all.** If the first player could absorb in the first turn, the edge would be much
  larger. That the rules forbid it is the strongest thing that is done against it.
- **The free choice of places helps those who come later.** With fixed places the edge is larger with `greedy`, not
  smaller: it does not come from choosing first.
- **The first player's 2 Willpower alone are not seen to make it.** Without them the change is lost in the doubt. More
  for the others than that, means for each of them or a few points, makes up for it: see the handicap below.
- **The end is a small part at most.** The team that begins has the last turn in
  {counting.last_turn(usual_of(told))} of the games, but where the game goes on until all have had equally many turns
  (`whole rounds`), it hardly wins less.
- **Revelations are not it.** The team that begins causes the first of them in {of_usual["the first"]} of the games.
  Whoever causes the first one wins {of_usual["wins of who causes the first"]}, whichever team that is.

![How far the team that begins is ahead](balance-lead.svg)

For the first ten turns the points are about even after each round, and then the lead grows: what beginning gives is
not points at once. That it is a start in building, which brings points later, would fit; no experiment here shows it.
How much of it is left with players much stronger than these programs is not known: `mcts` has played too few games.

### A handicap

Made for this project, off by default: `handicap` among the options of a game.

{_table(("handicap", "gives", *_handicap_heads()), list(_handicaps(told)))}

Nothing printed is changed by it. What was aimed at is 47 to 53 %. With it `greedy` wins a little less than half when
it begins, and the intervals of the others hold that range without being as narrow. With two players nothing is to
be made
up for."""


def usual_of(told: Told) -> list[Row]:
    """The games that others are compared with."""
    return told[f"{USUAL} greedy"]


def _change(told: Told, bot: str, experiment: str) -> str:
    name = f"{USUAL} {bot}"
    return str(counting.difference(told.get(f"{name} {experiment}", []), told.get(name, [])))


def _handicap_heads() -> tuple[str, ...]:
    return f"{USUAL}, greedy", f"{USUAL}, planner@{QUICK}", "three, greedy"


def _handicaps(told: Told) -> Iterator[Sequence[str]]:
    gives = {
        "": ("none", "as printed"),
        OFFERED[0]: (
            "means", "no 2 Willpower for the first player; in the other team 2 more for each player, and 1 Ambition"
        ),
        OFFERED[1]: ("points", "3 points on its Wheel to the team that does not begin"),
    }  # fmt: skip
    for experiment, (name, text) in gives.items():
        series = [f"{head.replace(',', '')} {experiment}".strip() for head in _handicap_heads()]
        yield f"`{name}`", text, *(str(counting.first(told[each])) if each in told else "–" for each in series)


def _teams(told: Told, usual: Sequence[Row]) -> Iterator[str]:
    strong = told.get(f"{USUAL} planner@{QUICK}", [])
    yield f"## Seats\n\nFour players, greedy; places in the order of play.\n\n{_of(counting.by_place(usual), 'place')}"
    spirits = counting.by_spirit(usual)
    also = counting.by_spirit(strong) if strong else {}
    rows = [(name, str(each), str(also.get(name, "–")), str(each.games)) for name, each in spirits.items()]
    yield (
        "## Spirits and pairs\n\nWhat the team of a Spirit wins, four players. Bliss wins more on the whole, so a"
        " Spirit is best compared with those of its own team.\n\n"
        + _table(("Spirit", "greedy", f"planner@{QUICK}", "games of greedy"), rows)
        + "\n\nTeams with Anxiety win clearly less than others of Gloom with `greedy`. With the planner all of Gloom"
        " wins less, and its games are too few to tell Anxiety, Love or Misery from the others of their teams.\n\n"
        + _of(counting.by_pair(usual), "pair, greedy")
    )
    yield (
        "## Sides and decks\n\nWhat Bliss wins, four players, greedy: the team board's side, then the Spirit"
        " boards'.\n\n"
        + _of(counting.bliss_by(usual, "sides"), "sides")
        + "\n\n"
        + _of(counting.bliss_by(usual, "decks"), "decks")
    )


def _emotions(told: Told) -> str:
    found = [each for each in counting.emotions(_played_alike(told)) if each.share.games >= FEWEST]
    rows = [
        (
            each.name, TEAMS[each.team], each.kind, each.status, f"{each.used:.0f} %", f"{each.turn:.0f}",
            str(each.share), f"{each.off:+.1f}", f"{each.held_off:+.1f}" if each.held.games else "",
        )
        for each in sorted(found, key=lambda each: -each.off)
        if each.kind != "starting"
    ]  # fmt: skip
    head = (
        "Emotion",
        "team",
        "kind",
        "status",
        "in play in",
        "first in turn",
        "wins",
        "beside its peers",
        "in the deck",
    )
    far = [each for each in found if each.status == "designed" and abs(each.off) > FAR]
    sure = [each.name for each in far if abs(each.off) - each.share.doubt > FAR]
    names = ", ".join(f"{each.name} ({each.off:+.1f} ± {each.share.doubt:.1f})" for each in far) or "none"
    return f"""\
## Emotions

What a team wins in games in which it had the Emotion on the board, and by how many points that is more than with
all Emotions of
its team and kind; games of two teams, greedy. *In the deck* is another look at the same: by how many points more a
team wins
whose drawn decks hold it than one whose decks do not. That owes nothing to when somebody chose to play it, but the
games are
fewer. Who plays an Emotion because they are behind, or ahead, is in the first figure and not in the second.

![What a team wins with each Emotion](balance-emotions.svg)

{_table(head, rows)}

Of those designed for this project, more than {FAR} points from their peers: {names}. Surely so, their whole
interval beyond {FAR}
points: {", ".join(sure) or "none"}. With sixty Emotions looked at, a few lie that far by chance alone. So the
numbers of the card set
stay as they are: what the figures ask for is more games of these, not other cards."""


def _course(told: Told, usual: Sequence[Row]) -> str:
    strong = told.get(f"{USUAL} planner@{QUICK}", [])
    ways = counting.endings(usual)
    others = counting.endings(strong) if strong else {}
    ends = [(name, f"{each:.1f} %", f"{others.get(name, 0):.1f} %") for name, each in ways.items()]
    points = [(name, f"{won:.1f}", f"{lost:.1f}") for name, (won, lost) in counting.sources(usual).items()]
    opened = [(name, str(games), str(share)) for name, games, share in list(counting.openings(usual))[:10]]
    return f"""\
## Openings, ends, points

What the first player did in the first turn, the ten most frequent, four players, greedy:

{_table(("first turn", "games", "wins"), opened)}

How games ended:

{_table(("end", "greedy", f"planner@{QUICK}"), ends)}

Where points came from, on average:

{_table(("from", "winner", "loser"), points)}"""
