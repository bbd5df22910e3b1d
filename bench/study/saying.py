"""What the study's figures allow to be said. Each sentence goes by intervals: what they leave open is said so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import median
from typing import Final

from bench.study.counting import Difference, Lead, OfEmotion, OfRevelation, Share, among, apart, side

Figure = Share | Difference
EVEN: Final = 50.0
AIMED_AT: Final = (47.0, 53.0)
"""Between these a start counts as even, in points of a hundred."""
FAR: Final = 6
"""By how many points of a hundred an Emotion may differ from its peers."""

ASKED: Final = {
    "no 2 Willpower": "Without the first player's 2 Willpower",
    "absorb at once": "If it might absorb in the first turn",
    "first turn of 2": "With two Actions in the first turn",
    "first turn of 1": "With one Action in the first turn",
    "fixed start": "With fixed places to start from",
    "whole rounds": "Where the game goes on until all have had equally many turns",
}
"""By the experiment: what is asked with it about the team that begins."""


def listed(names: Iterable[str]) -> str:
    """Names in a row."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def told_apart(
    figures: Mapping[str, Figure], middles: Mapping[str, float], more: str, less: str, open_: str, looks: int = 1
) -> str:
    """Which figures are surely more, surely less, and neither; to be gone on with."""
    found: dict[int, list[str]] = {1: [], -1: [], 0: []}
    for name, figure in figures.items():
        if figure.games:
            found[side(figure, middles.get(name, 0.0), looks)].append(f"{name} ({figure})")
    return "; ".join(
        f"{begins} {listed(found[sign])}" for sign, begins in ((1, more), (-1, less), (0, open_)) if found[sign]
    )


def sentence(text: str) -> str:
    """What has been put together, as a sentence."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def beginning(shares: Mapping[str, Share], due: Mapping[str, float], confounded: Sequence[str]) -> str:
    """In which games beginning goes together with winning."""
    told = sentence(told_apart(
        shares, due, "the team that begins surely wins more than its part in", "it surely wins less than its part in",
        "no difference is seen in",
    ))  # fmt: skip
    if confounded:
        told += (
            f" In {listed(confounded)} the team that begins is also the one of more players, in every game: what comes"
            " of the one and of the other cannot be told apart."
        )
    return told


def as_earlier(earlier: Share, now: Share, bot: str) -> str:
    """Whether what fewer games had told of beginning is seen again."""
    change = apart(now, earlier)
    what = {1: "surely more than", -1: "surely less than", 0: "not to be told from"}[side(change)]
    return (
        f"{earlier.games} earlier games of the planner with its usual thought had it win {earlier}. What `{bot}` has is"
        f" {what} that ({change})."
    )


def skill(shares: Mapping[str, Share]) -> str:
    """How what beginning is worth changes from one program to the next stronger one."""
    found = []
    names = list(shares)
    for before, after in pairwise(names):
        change = apart(shares[after], shares[before])
        what = {1: "it grows", -1: "it shrinks", 0: "no change is seen"}[side(change)]
        found.append(f"from `{before}` to `{after}` {what} ({change})")
    text = f"From each program to the next one: {'; '.join(found)}." if found else ""
    if names:
        last = shares[names[-1]]
        text += f" With the strongest here, `{names[-1]}`, the team that begins {_beside_half(last)} ({last})."
    return text.strip()


def _beside_half(share: Share) -> str:
    return {
        1: "surely wins more than half", -1: "surely wins less than half",
        0: "is not seen to win more or less than half",
    }[side(share, EVEN)]  # fmt: skip


def answers(changes: Mapping[str, Mapping[str, Difference]], left: Mapping[str, Mapping[str, Share]]) -> str:
    """To what was asked with each experiment, by program: what it changes, and what the team that begins wins then."""
    lines = []
    for experiment, asked in ASKED.items():
        told = []
        for bot, change in changes.get(experiment, {}).items():
            if change.games:
                what = {1: "more often", -1: "less often", 0: "neither more nor less often, as far as is seen"}
                told.append(
                    f"with `{bot}` it wins {what[side(change)]} ({change}), and then"
                    f" {_beside_half(left[experiment][bot])} ({left[experiment][bot]})"
                )
        if told:
            lines.append(f"- **{asked}**: {'; '.join(told)}.")
    return "\n".join(lines)


def parts_of_the_edge(usual: Share, changes: Mapping[str, Difference]) -> str:
    """How much of what is won above half goes with each thing, and what goes with most."""
    found = {
        what: Difference(-changes[name].percent, changes[name].doubt, changes[name].games)
        for name, what in PARTS.items()
        if name in changes
    }
    sure = {what: each for what, each in found.items() if side(each, looks=len(found)) > 0}
    if not sure or side(usual, EVEN) <= 0:
        return ""
    largest = max(sure, key=lambda what: sure[what].percent)
    told = "; ".join(f"{what} {each.percent:.1f} ± {each.doubt:.1f}" for what, each in found.items())
    return (
        f"Of the {usual.percent - EVEN:.1f} points of a hundred above half, so many go with each thing when it alone is"
        f" taken away (they need not add up): {told}. Most goes with {largest}."
    )


PARTS: Final = {
    "no 2 Willpower": "the 2 Willpower",
    "first turn of 2": "one Action of the first turn",
    "first turn of 1": "two Actions of the first turn",
    "whole rounds": "turns that the others do not have",
}
"""By the experiment that takes it away: what the team that begins has."""


def experiments(changes: Mapping[str, Mapping[str, Difference]], bots: Sequence[str]) -> str:
    """Which of all changes do something, with intervals so wide that so many may be looked at."""
    found = []
    for bot in bots:
        known = {name: by_bot[bot] for name, by_bot in changes.items() if by_bot.get(bot, NOTHING).games}
        if known:
            told = told_apart(
                known, {}, "it wins more often with", "it wins less often with",
                "no change is seen, when so many are looked at, with", len(known),
            )  # fmt: skip
            found.append(sentence(f"with `{bot}` {told}"))
    return "\n\n".join(found)


NOTHING: Final = Difference(0.0, 0.0, 0)


def revelations(first: Share, worth: Share) -> str:
    """Whether beginning brings the first Revelation, and whether that goes together with winning."""
    return (
        f"The team that begins causes the first Revelation in {first} of the games where there is one:"
        f" {_more_or_less(first)} than half. Whoever causes the first one wins {worth} of them, {_more_or_less(worth)}"
        " than half, whichever team that is; it may be that who is ahead causes it."
    )


def by_revelation(found: Sequence[OfRevelation]) -> str:
    """Which Revelations bring the team that begins further ahead."""
    numbered = {
        f"the {ORDINALS[place]}": Difference(each.gained.percent, each.gained.doubt, each.gained.games)
        for place, each in enumerate(found)
    }
    return sentence(told_apart(
        numbered, {}, "the team that begins gains on the other in the turn of", "it loses in the turn of",
        "neither is seen in the turn of", len(numbered),
    ))  # fmt: skip


ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def by_source(found: Mapping[str, Lead]) -> str:
    """What the lead of the team that begins consists of."""
    leads = {name: Difference(each.percent, each.doubt, each.games) for name, each in found.items()}
    return sentence(told_apart(
        leads, {}, "in the end the team that begins has more points of", "it has fewer of",
        "no difference is seen in those of", len(leads),
    ))  # fmt: skip


def _more_or_less(share: Share) -> str:
    return {1: "surely more", -1: "surely less", 0: "not seen to be more or less"}[side(share, EVEN)]


def course(leads: Sequence[Lead], a_round: int) -> str:
    """How far the team that begins is ahead when all have had equally many turns."""
    ends = {turn: leads[turn - 1] for turn in range(a_round, len(leads) + 1, a_round)}
    told = f"After {listed(f'{turn} turns {lead}' for turn, lead in ends.items())} points."
    where = {turn: side(lead, looks=len(ends)) for turn, lead in ends.items()}
    sure = [turn for turn in where if all(sign > 0 for later, sign in where.items() if later >= turn)]
    behind = [str(turn) for turn, sign in where.items() if sign < 0]
    if sure:
        told += f" From the end of turn {min(sure)} on it is surely ahead."
    else:
        told += " At no end of a round is it surely ahead and stays so."
    if behind:
        told += f" It is surely behind after {listed(behind)} turns."
    return told


def handicap(name: str, shares: Mapping[str, Share], looks: int = 1) -> str:
    """Whether a handicap makes the start even, that was chosen among so many for what came of it."""
    low, high = AIMED_AT
    found: dict[str, list[str]] = {}
    for head, share in shares.items():
        width = share.doubt * among(looks)
        least, most = share.percent - width, share.percent + width
        if least >= low and most <= high:
            what = "surely makes it so in"
        elif most >= low > share.percent:
            what = "seems to leave the team that begins with less than that, which is not sure, in"
        elif least <= high < share.percent:
            what = "seems to leave it with more than that, which is not sure, in"
        elif most < low:
            what = "surely leaves the team that begins with less than that in"
        elif least > high:
            what = "surely leaves it with more than that in"
        else:
            what = "may make it so, which is not sure, in"
        found.setdefault(what, []).append(f"{head} ({share})")
    told = ", ".join(f"{what} {listed(heads)}" for what, heads in found.items())
    return f"- `{name}` {told}." if told else ""


def spirits(beside: Mapping[str, Difference], bot: str) -> str:
    """Which Spirits' teams win more or less with them than without them."""
    known = {name: figure for name, figure in beside.items() if figure.games}
    if not known:
        return ""
    told = told_apart(
        known, {}, "surely more with", "surely less with", "not to be told, when all are looked at, of", len(known)
    )
    return f"With `{bot}`, beside games of the same team without it: {told}."


def teams(shares: Mapping[str, Share], bot: str) -> str:
    """Which team wins more on the whole."""
    told = told_apart(
        shares, dict.fromkeys(shares, 100 / len(shares)), "surely more than its part for",
        "surely less for", "no difference is seen for",
    )  # fmt: skip
    return f"With `{bot}`: {told}."


def by_kind(teams_of: Mapping[str, Mapping[str, Share]]) -> str:
    """In which games a team wins more than its part, of so many that are looked at."""
    looks = sum(map(len, teams_of.values()))
    found: dict[str, list[str]] = {}
    even = []
    for games, shares in teams_of.items():
        due = 100 / len(shares)
        ahead = [team for team, each in shares.items() if side(each, due, looks) > 0]
        for team in ahead:
            found.setdefault(team, []).append(f"{games} ({shares[team]})")
        if not any(side(each, due, looks) for each in shares.values()):
            even.append(games)
    parts = [f"{team} surely wins more than its part in {listed(games)}" for team, games in found.items()]
    if even:
        parts.append(f"no team is seen to in {listed(even)}")
    return sentence("; ".join(parts))


def is_that_so(earlier: Mapping[str, float], now: Mapping[str, Share], beside: Mapping[str, Difference]) -> str:
    """Whether what few games had told of some Spirits holds."""
    what = {1: "wins surely more with it than without it", -1: "wins surely less with it than without it",
            0: "is not seen to win more or less with it than without it"}  # fmt: skip
    return "\n".join(
        f"- **{name.capitalize()}**, {before:.0f} % in those: {now[name]} here; its team"
        f" {what[side(beside[name], looks=len(earlier))]} ({beside[name]})."
        for name, before in earlier.items()
        if name in now and name in beside
    )


def far_emotions(found: Sequence[OfEmotion]) -> str:
    """Which designed Emotions stand apart from their peers, and what follows."""
    designed = [each for each in found if each.status == "designed"]
    if not designed:
        return "Of those designed for this project none has been played often enough yet."
    far = [each for each in designed if abs(each.off) > FAR]
    sure = [each for each in far if side(Difference(abs(each.off), each.share.doubt, 1), FAR, looks=len(designed)) > 0]
    names = ", ".join(f"{each.name} ({each.off:+.1f} ± {each.share.doubt:.1f})" for each in far) or "none"
    surely = ", ".join(each.name for each in sure) or "none"
    told = (
        f"Of the {len(designed)} designed for this project, more than {FAR} points from their peers: {names}. Surely"
        f" so, with intervals so wide that all of them may be looked at: {surely}."
    )
    if not sure:
        seen = FAR + among(len(designed)) * median(each.share.doubt for each in designed)
        off = {each.name: Difference(each.off, each.share.doubt, each.share.games) for each in designed}
        apart_at_all = told_apart(
            {name: each for name, each in off.items() if side(each, looks=len(off))}, {},
            "surely more than their peers at all, by however little, have", "surely less", "", len(off),
        )  # fmt: skip
        return (
            f"{told} So these figures ask for no other numbers, and the card set stays as it is. With as many games as"
            f" these most of them would have to be some {seen:.0f} points off for that to be told."
            f" {sentence(apart_at_all)}"
        ).strip()
    held = {each.name: each.held_off for each in sure if each.held.games}
    if held:
        told += " " + sentence(told_apart(
            held, {}, "in the deck it surely wins more, too, with", "in the deck it surely wins less with",
            "in the deck no difference is seen for",
        ))  # fmt: skip
    return (
        f"{told} Those ask for other numbers, unless who plays them was ahead or behind already, which the first figure"
        " cannot tell from what they do."
    )
