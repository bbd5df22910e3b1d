"""The study's page: what was played, what came of it, and how sure that is."""

from __future__ import annotations

import re
import textwrap
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from bench.study import counting, plots, saying
from bench.study.counting import Row, Share
from bench.study.experiments import EXPERIMENTS
from bench.study.plan import EXPERT, KINDS, LEARNED, QUICK, USUAL, whole_study
from bench.tables import markdown
from cerebria import TEAMS

DOCS: Final = Path(__file__).parents[2] / "docs"
STRONG: Final = f"planner@{QUICK}"
SKILLS: Final = ("random", "absent-minded", "greedy", STRONG, EXPERT, LEARNED)
"""The programs, the weakest first."""
FEWEST: Final = 30
"""Games of a series, or of whatever is counted in it, for it to be shown."""
Told = dict[str, list[Row]]
"""The rows of each series."""


def page(rows: Iterable[Row]) -> dict[str, str]:
    """The page and its plots, by file name."""
    by_number: dict[str, dict[int, Row]] = defaultdict(dict)
    for row in rows:
        # What was played on several machines may hold a game twice.
        by_number[row["series"]][row["number"]] = row
    told = {name: list(found.values()) for name, found in by_number.items()}
    wanted = [series.name for series in whole_study(Path(LEARNED))]
    told = {name: told[name] for name in wanted if len(told.get(name, ())) >= FEWEST}
    if f"{USUAL} greedy" not in told:
        raise SystemExit(f"for a page there have to be {FEWEST} games of {USUAL} greedy, which all is compared with")
    usual = usual_of(told)
    edge = {name: counting.difference(found, usual) for name, found in _of_experiments(told, "greedy").items()}
    emotions = [each for each in _shown(_played_alike(told)) if each.kind != "starting"]
    apart = sorted(emotions, key=lambda each: -each.off)
    return {
        "balance.md": _filled("\n\n".join(part.strip() for part in _parts(told))),
        "balance-first.svg": plots.dots("How many points less or more the team that begins wins", edge, -30, 30, 0),
        "balance-lead.svg": plots.curve(
            "Points that the team that begins is ahead, turn by turn", [each.percent for each in counting.leads(usual)]
        ),
        "balance-emotions.svg": plots.dots(
            "How many points more or less a team wins with an Emotion than with its peers",
            {each.name: counting.Difference(each.off, each.share.doubt, each.share.games) for each in apart},
            -20,
            20,
            0,
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


def _played_alike(told: Told, bot: str = "greedy") -> list[Row]:
    """Games of two teams by the final rules, of a program. Those of experiments are left out: they play the same deals
    again, which would make intervals narrower than they are."""
    return [row for kind in ("two", "three", USUAL) for row in told.get(f"{kind} {bot}", [])]


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(markdown([head, *rows]))


def _of(shares: Mapping[str, Share], what: str) -> str:
    rows = [(name, str(each), str(each.games)) for name, each in shares.items() if each.games >= FEWEST]
    return _table((what, "wins", "games"), rows)


def _parts(told: Told) -> Iterator[str]:
    whole = sum(map(len, told.values()))
    wanted = sum(series.games for series in whole_study())
    usual = usual_of(told)
    yield f"""\
# What the game is like

{whole:,} games of programs against themselves, counted. Every share has its 95 % interval behind ±; a draw counts as an
equal part of a win. Spirits, sides, decks and who plays alone were drawn for each game by its seed, and the
experiments play
the same deals as the games that they are compared with. A program is not a player: where the strong and the weak
ones agree,
people may well find the same. `greedy` looks one action ahead, and `{STRONG}` is the
planner with {QUICK} positions a plan. *Surely* means that the whole interval lies on one side; one of twenty such
sentences is still
wrong. What was seen in fewer than {FEWEST} games is left out. Sentences and figures are written by
`python -m bench.study --page`, from the games that there are of the {wanted:,} that the study
wants{"" if whole >= wanted else ": it is not finished, and where ± is wide it says little yet"}."""
    yield _games(told)
    yield _who_begins(told)
    yield from _teams(told, usual)
    yield _emotions(told)
    yield _course(told, usual)
    yield """\
## Played again

`python -m bench.study --jobs 16` plays the games, for hours; it can be stopped and goes on where it was, and
`--minutes`, `--only` and `--games` make it smaller. `--cluster` lets [a cluster](laboratory.md) play, and
[the laboratory](laboratory.md) says how it is played in pieces, on machines that are lent for a while. Game number i
of a series has the seed i, so the same rows come of it anywhere. `--page` writes this page and its plots from the rows
that there are."""


def _beside(heads: Mapping[str, Mapping[str, Share]], what: str, fewest: int | None = None) -> str:
    """Shares under each other, a column for each series."""
    least = FEWEST if fewest is None else fewest
    names = dict.fromkeys(name for shares in heads.values() for name, each in shares.items() if each.games >= least)
    rows = [
        (
            name,
            *(
                str(shares[name]) if name in shares and shares[name].games >= least else "–"
                for shares in heads.values()
            ),
        )
        for name in names
    ]
    return _table((what, *heads), rows)


def _by_bot(told: Told, of: Callable[[Sequence[Row]], dict[str, Share]]) -> dict[str, dict[str, Share]]:
    """What is counted of the usual games, by program."""
    return {bot: of(told[f"{USUAL} {bot}"]) for bot in SKILLS if f"{USUAL} {bot}" in told}


def _by_kind(told: Told, of: Callable[[Sequence[Row]], dict[str, Share]]) -> dict[str, dict[str, Share]]:
    """What is counted of the games of `greedy`, by kind."""
    return {kind: of(told[f"{kind} greedy"]) for kind in KINDS if f"{kind} greedy" in told}


def _games(told: Told) -> str:
    rows = []
    for name, found in told.items():
        if not any(name.endswith(each) for each in EXPERIMENTS):
            mean, low, high = counting.turns(found)
            teams = ", ".join(f"{team} {each}" for team, each in counting.by_team(found).items())
            rows.append((name, f"{len(found):,}", teams, f"{mean:.1f} ({low}–{high})"))
    head = ("games", "number", "won by", "turns: mean (nine of ten)")
    kinds = {
        name: counting.by_team(found)
        for name, found in told.items()
        if name in {f"{kind} {bot}" for kind in KINDS for bot in ("greedy", STRONG)}
    }
    return (
        "## Games and teams\n\nFour players, where nothing else is said, are two teams of two. `two`: two Shapers;"
        " `three`: a Shaper against two; `balance`: the third team; `ego`: people, who are Bliss, against Ego of"
        f" middling difficulty.\n\n{_table(head, rows)}\n\n{saying.by_kind(kinds)}"
    )


def _who_begins(told: Told) -> str:
    played = {
        f"{kind}, {bot}": told[f"{kind} {bot}"]
        for kind in KINDS
        for bot in ("greedy", STRONG)
        if f"{kind} {bot}" in told and kind != "ego"
    }
    kinds = {name: counting.first(rows) for name, rows in played.items()}
    due = {name: counting.due(rows) for name, rows in played.items()}
    confounded = [name for name, rows in played.items() if counting.is_larger_first(rows)]
    skill = {bot: counting.first(told[f"{USUAL} {bot}"]) for bot in SKILLS if f"{USUAL} {bot}" in told}
    bots = ("greedy", STRONG)
    changes = {name: {bot: _change(told, bot, name) for bot in bots} for name in EXPERIMENTS}
    left = {name: {bot: counting.first(told.get(f"{USUAL} {bot} {name}", [])) for bot in bots} for name in EXPERIMENTS}
    of_usual = counting.revelations(usual_of(told))
    table = [
        (name, *(text for bot in bots for text in (str(by_bot[bot]), str(left[name][bot]))))
        for name, by_bot in changes.items()
    ]
    parts = [
        "## Who begins",
        _of(kinds, "what the team that begins wins"),
        saying.beginning(kinds, due, confounded),
        "With skill, four players:",
        _of(skill, "program"),
        saying.skill(skill),
        saying.as_earlier(EARLIER_EDGE, skill[STRONG], STRONG) if STRONG in skill else "",
        "### Where it comes from",
        "![What the team that begins wins, with one thing changed](balance-first.svg)",
        _table(("changed", *(head for bot in bots for head in (bot, "then wins"))), table),
        "By how many points of a hundred the change makes the team that begins win more or less often than on the same"
        " deals as printed, and what it wins then.",
        saying.parts_of_the_edge(skill["greedy"], {name: by_bot["greedy"] for name, by_bot in changes.items()}),
        saying.experiments(changes, bots),
        "Each by itself:",
        saying.answers(changes, left),
        f"The team that begins has the last turn in {counting.last_turn(usual_of(told))} of the games. "
        + saying.revelations(of_usual["the first"], of_usual["wins of who causes the first"]),
        "![How far the team that begins is ahead](balance-lead.svg)",
        saying.course(counting.leads(usual_of(told)), len(usual_of(told)[0]["order"])),
        _revelations(told),
        _sources_of_the_lead(told),
        _handicap(told),
    ]
    return "\n\n".join(filter(None, parts))


def _revelations(told: Told) -> str:
    """Which Revelations the lead comes from."""
    found = [each for each in counting.by_revelation(usual_of(told)) if each.caused.games >= FEWEST]
    head = ("Revelation", "in turn", "caused by the team that begins", "by which it gains", "wins of who causes it")
    rows = [
        (saying.ORDINALS[place], f"{each.turn:.1f}", str(each.caused), str(each.gained), str(each.worth))
        for place, each in enumerate(found)
    ]
    said = f"{saying.by_revelation(found)} A Revelation with which the game ends brings along what the end adds."
    return f"{_table(head, rows)}\n\n{said}" if found else ""


def _sources_of_the_lead(told: Told) -> str:
    """Which points the lead consists of."""
    by_bot = {
        bot: counting.lead_by_source(told[f"{USUAL} {bot}"]) for bot in ("greedy", STRONG) if f"{USUAL} {bot}" in told
    }
    names = dict.fromkeys(
        name for leads in by_bot.values() for name, lead in leads.items() if abs(lead.percent) >= SEEN
    )
    rows = [(name, *(str(leads.get(name, "–")) for leads in by_bot.values())) for name in names]
    table = _table(("by how much the team that begins has more points of", *by_bot), rows)
    greedy = {name: lead for name, lead in by_bot["greedy"].items() if name in names}
    return f"{table}\n\n{saying.by_source(greedy)}"


SEEN: Final = 0.1
"""Of fewer points on average nothing is said."""


def _handicap(told: Told) -> str:
    rows = list(_handicaps(told))
    low, high = saying.AIMED_AT
    looks = len(EXPERIMENTS)
    said = "\n".join(filter(None, (saying.handicap(name, shares, looks) for name, _, shares in rows if name != "none")))
    table = [(f"`{name}`", gives, *(str(shares.get(head, "–")) for head in HEADS)) for name, gives, shares in rows]
    return f"""\
### A handicap

Made for this project, off by default: `handicap` among the options of a game. Nothing printed is changed by it. It
is to let the team that begins win {low:.0f} to {high:.0f} % of the games. What is offered was chosen among {looks}
changes for what came of it, which flatters it: below, *surely* is said with intervals as wide as so many looks ask for.

{_table(("handicap", "gives", *HEADS), table)}

{said}"""


HEADS: Final = (f"{USUAL}, greedy", f"{USUAL}, {STRONG}", "three, greedy")
"""The games that handicaps were tried in."""


def usual_of(told: Told) -> list[Row]:
    """The games that others are compared with."""
    return told[f"{USUAL} greedy"]


def _change(told: Told, bot: str, experiment: str) -> counting.Difference:
    name = f"{USUAL} {bot}"
    return counting.difference(told.get(f"{name} {experiment}", []), told.get(name, []))


def _handicaps(told: Told) -> Iterator[tuple[str, str, dict[str, Share]]]:
    gives = {
        "": ("none", "as printed"),
        "first turn of 1": ("action", "one Action in the first turn of the game, in place of three"),
        "no 2, later 2 Willpower, 1 Ambition": (
            "means", "no 2 Willpower for the first player; in the other team 2 more for each player, and 1 Ambition"
        ),
        "later 3 points": ("points", "3 points on its Wheel to the team that does not begin"),
    }  # fmt: skip
    for experiment, (name, text) in gives.items():
        series = {head: f"{head.replace(',', '')} {experiment}".strip() for head in HEADS}
        yield name, text, {head: counting.first(told[each]) for head, each in series.items() if each in told}


def _teams(told: Told, usual: Sequence[Row]) -> Iterator[str]:
    strong = told.get(f"{USUAL} {STRONG}", [])
    places = {kind: shares for kind, shares in _by_kind(told, counting.by_place).items() if kind != "ego"}
    yield f"## Seats\n\nPlaces in the order of play, `greedy`.\n\n{_beside(places, 'place')}"
    said = [
        text
        for bot, played in (("greedy", usual), (STRONG, strong))
        if played
        for text in (saying.teams(counting.by_team(played), bot), saying.spirits(counting.beside(played), bot))
    ]
    so = saying.is_that_so(EARLIER, counting.by_spirit(strong), counting.beside(strong)) if strong else ""
    yield "\n\n".join(filter(None, (
        "## Spirits and pairs", "What the team of a Spirit wins, four players.",
        _beside(_by_bot(told, counting.by_spirit), "Spirit"), *said,
        so and f"427 earlier games of the planner had raised the question of three of them. With `{STRONG}`:", so,
        "The same by kind of game, `greedy`:", _beside(_by_kind(told, counting.by_spirit), "Spirit"),
        "Two Spirits of a team together, four players:", _beside(_by_bot(told, counting.by_pair), "pair"),
    )))  # fmt: skip
    yield "\n\n".join((
        "## Sides and decks", "What Bliss wins, four players: the team board's side, then the Spirit boards'.",
        _beside(_by_bot(told, lambda rows: counting.bliss_by(rows, "sides")), "sides"),
        _beside(_by_bot(told, lambda rows: counting.bliss_by(rows, "decks")), "decks"),
    ))  # fmt: skip


EARLIER_EDGE: Final = Share(0.674 * 427, 427)
"""What the team that begins had won in a first look."""
EARLIER: Final = {"anxiety": 46.0, "love": 42.0, "misery": 56.0}
"""What teams with these Spirits had won in a first look, in percent."""


def _shown(rows: Sequence[Row]) -> list[counting.OfEmotion]:
    """The Emotions that were played often enough."""
    return [each for each in counting.emotions(rows) if each.share.games >= FEWEST]


def _emotions(told: Told) -> str:
    found = [each for each in _shown(_played_alike(told)) if each.kind != "starting"]
    strong = {each.name: each for each in _shown(_played_alike(told, STRONG))}
    rows = [
        (
            each.name, TEAMS[each.team], each.kind, each.status, f"{each.used:.0f} %", f"{each.turn:.0f}",
            str(each.share), f"{each.off:+.1f}", str(each.held_off) if each.held.games else "",
            f"{strong[each.name].off:+.1f} ± {strong[each.name].share.doubt:.1f}" if each.name in strong else "–",
        )
        for each in sorted(found, key=lambda each: -each.off)
    ]  # fmt: skip
    head = (
        "Emotion", "team", "kind", "status", "in play in", "first in turn", "wins", "beside its peers", "in the deck",
        f"beside its peers, {STRONG}",
    )  # fmt: skip
    return f"""\
## Emotions

What a team wins in games in which it had the Emotion on the board, and by how many points that is more than with
all Emotions of its team and kind; games of two teams, greedy. *In the deck* is another look at the same: by how many
points more a team wins whose drawn decks hold it than one whose decks do not. That owes nothing to when somebody chose
to play it, but the games are fewer. Who plays an Emotion because they are behind, or ahead, is in the first figure and
not in the second.

![How much more or less a team wins with each Emotion](balance-emotions.svg)

{_table(head, rows)}

{saying.far_emotions(found)}"""


def _course(told: Told, usual: Sequence[Row]) -> str:
    strong = told.get(f"{USUAL} {STRONG}", [])
    ways = {name: counting.endings(found) for name, found in told.items() if not any(map(name.endswith, EXPERIMENTS))}
    ends = dict.fromkeys(way for found in ways.values() for way in found)
    ended = [(name, *(f"{found[way]:.1f} %" if way in found else "–" for way in ends)) for name, found in ways.items()]
    points, also = counting.sources(usual), counting.sources(strong) if strong else {}
    came = [
        (name, *(f"{each:.1f}" for each in pair), *(f"{each:.1f}" for each in also.get(name, ())))
        for name, pair in points.items()
    ]
    often = [each for each in counting.openings(usual) if each[1] >= FEWEST][:10]
    others = {name: share for name, _, share in counting.openings(strong)}
    opened = [
        (name, str(games), str(won), str(others[name]) if name in others and others[name].games >= FEWEST else "–")
        for name, games, won in often
    ]
    head = ("from", "winner, greedy", "loser, greedy", *((f"winner, {STRONG}", f"loser, {STRONG}") if also else ()))
    return f"""\
## Openings, ends, points

What the first player did in the first turn, the ten most frequent, four players, greedy:

{_table(("first turn", "games", "wins", f"wins, {STRONG}"), opened)}

How games ended:

{_table(("games", *ends), ended)}

Where points came from, on average, four players:

{_table(head, [row if len(row) == len(head) else (*row, "–", "–") for row in came])}"""
