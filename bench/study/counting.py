"""What the rows of the study say, as shares with how sure they are."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

from cerebria import EMOTION_NAMES, SPIRIT_NAMES, TEAMS
from cerebria.bots.ratings import DEVIATIONS, interval
from cerebria.content import EMOTIONS, SPIRITS, load_card_set

Row = dict[str, Any]


class Share(NamedTuple):
    """What somebody has had of so many games, a draw as what is due to each."""

    won: float
    games: int

    @property
    def percent(self) -> float:
        return 100 * self.won / self.games if self.games else 0.0

    @property
    def doubt(self) -> float:
        """How far the 95 % interval reaches, in points of a hundred, to its farther end: of a few games that were all
        won it says nothing above them and much below."""
        low, high = interval(self.won, self.games)
        return max(100 * high - self.percent, self.percent - 100 * low)

    def __str__(self) -> str:
        return f"{self.percent:.1f} % ± {self.doubt:.1f}" if self.games else "–"


class Difference(NamedTuple):
    """By how many points of a hundred something changes what somebody has, of so many deals played both ways."""

    percent: float
    doubt: float
    games: int

    def __str__(self) -> str:
        return f"{self.percent:+.1f} ± {self.doubt:.1f}" if self.games else "–"


class Lead(NamedTuple):
    """By how many points a team is ahead on average."""

    percent: float
    """In points of the game."""
    doubt: float
    games: int

    def __str__(self) -> str:
        return f"{self.percent:+.1f} ± {self.doubt:.1f}"


def difference(changed: Sequence[Row], usual: Sequence[Row]) -> Difference:
    """What it changes for the team that begins, on the same deals: they differ more than what is looked for."""
    before = {row["number"]: had(row, first_team(row)) for row in usual}
    found = [had(row, first_team(row)) - before[row["number"]] for row in changed if row["number"] in before]
    if len(found) < 2:
        return Difference(0.0, 0.0, 0)
    return Difference(100 * fmean(found), 100 * DEVIATIONS * stdev(found) / math.sqrt(len(found)), len(found))


def among(looks: int) -> float:
    """How much wider intervals are to be, for one of so many that are looked at to be wrong no oftener than one alone
    would be."""
    return NormalDist().inv_cdf(1 - 0.025 / looks) / DEVIATIONS


def side(figure: Share | Difference | Lead, middle: float = 0.0, looks: int = 1) -> int:
    """1 where a figure is surely more than something, -1 where it is surely less, 0 where it is not to be told."""
    width = figure.doubt * among(looks)
    if not figure.games or abs(figure.percent - middle) <= width:
        return 0
    return 1 if figure.percent > middle else -1


def apart(one: Share, two: Share) -> Difference:
    """By how much more one has than another, of games that have nothing to do with each other."""
    if not one.games or not two.games:
        return Difference(0.0, 0.0, 0)
    return Difference(one.percent - two.percent, math.hypot(one.doubt, two.doubt), one.games + two.games)


def share(results: Iterable[float]) -> Share:
    """Of the results of single games."""
    found = list(results)
    return Share(sum(found), len(found))


def had(row: Row, team: int) -> float:
    """What a team has of a game: all, its part of a draw, or nothing."""
    if row["winner"] is None:
        return 1 / len(row["teams"])
    return float(row["winner"] == team)


def first_team(row: Row) -> int:
    """The team of the seat that plays first."""
    return team_at(row, row["order"][0])


def team_at(row: Row, seat: int) -> int:
    """The team of a seat; Ego's seats come after the people's and are of the team that these are not."""
    spirit: int = row["spirits"][seat]
    if spirit < len(SPIRITS):
        return SPIRITS[spirit].team
    people = {SPIRITS[each].team for each in row["spirits"] if each < len(SPIRITS)}
    teams: list[int] = row["teams"]
    return next(team for team in teams if team not in people)


def first(rows: Sequence[Row]) -> Share:
    """What the team has that plays first."""
    return share(had(row, first_team(row)) for row in rows)


def due(rows: Sequence[Row]) -> float:
    """What the team would have that plays first, in points of a hundred, if it were worth nothing."""
    return 100 * fmean(1 / len(row["teams"]) for row in rows)


def is_larger_first(rows: Sequence[Row]) -> bool:
    """Whether the team that begins has more seats than any other in all of the games: then beginning and being more
    cannot be told apart."""
    return all(
        Counter(team_at(row, seat) for seat in range(len(row["spirits"]))).most_common(1)[0][0] == first_team(row)
        and len(row["spirits"]) % len(row["teams"]) > 0
        for row in rows
    )


def by_team(rows: Sequence[Row]) -> dict[str, Share]:
    teams = sorted({team for row in rows for team in row["teams"]})
    return {TEAMS[team]: share(had(row, team) for row in rows if team in row["teams"]) for team in teams}


def by_place(rows: Sequence[Row]) -> dict[str, Share]:
    """By when a seat first plays."""
    found: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        for place, seat in enumerate(dict.fromkeys(row["order"])):
            found[place + 1].append(had(row, team_at(row, seat)))
    return {str(place): share(found[place]) for place in sorted(found)}


def by_spirit(rows: Sequence[Row]) -> dict[str, Share]:
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for spirit in row["spirits"]:
            if spirit < len(SPIRITS):
                found[SPIRIT_NAMES[spirit]].append(had(row, SPIRITS[spirit].team))
    return {name: share(found[name]) for name in SPIRIT_NAMES if name in found}


def beside(rows: Sequence[Row]) -> dict[str, Difference]:
    """By Spirit: what its team has more with it than without it."""
    found = {}
    for spirit, declared in enumerate(SPIRITS):
        team = declared.team
        played = [row for row in rows if team in row["teams"]]
        having = share(had(row, team) for row in played if spirit in row["spirits"])
        lacking = share(had(row, team) for row in played if spirit not in row["spirits"])
        if having.games and lacking.games:
            found[SPIRIT_NAMES[spirit]] = apart(having, lacking)
    return found


def by_pair(rows: Sequence[Row]) -> dict[str, Share]:
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        for one, two in combinations(sorted(spirit for spirit in row["spirits"] if spirit < len(SPIRITS)), 2):
            if SPIRITS[one].team == SPIRITS[two].team:
                name = f"{SPIRIT_NAMES[one]}, {SPIRIT_NAMES[two]}"
                found[name].append(had(row, SPIRITS[one].team))
    return {name: share(found[name]) for name in sorted(found, key=lambda name: -fmean(found[name]))}


def bliss_by(rows: Sequence[Row], key: str) -> dict[str, Share]:
    """What Bliss has, by something that both teams share."""
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        found[row[key]].append(had(row, 0))
    return {name: share(found[name]) for name in sorted(found)}


def endings(rows: Sequence[Row]) -> dict[str, float]:
    counts = Counter(row["ending"] for row in rows)
    return {name: 100 * count / len(rows) for name, count in counts.most_common()}


def turns(rows: Sequence[Row]) -> tuple[float, int, int]:
    """The mean length, and between which nine of ten games lie."""
    found = sorted(row["turns"] for row in rows)
    return fmean(found), found[len(found) // 20], found[-1 - len(found) // 20]


def sources(rows: Sequence[Row]) -> dict[str, tuple[float, float]]:
    """Where the points come from: a winner's and a loser's, on average, in games that somebody won."""
    decided = [row for row in rows if row["winner"] is not None]
    found: dict[str, list[float]] = {}
    for row in decided:
        for team, parts, points in zip(row["teams"], row["parts"], row["points"], strict=True):
            place = int(team != row["winner"])
            for name, value in _by_source(parts, points).items():
                found.setdefault(name, [0.0, 0.0])[place] += value
    losers = sum(len(row["teams"]) - 1 for row in decided)
    pairs = {name: (one / len(decided), two / losers) for name, (one, two) in found.items()}
    return dict(sorted(pairs.items(), key=lambda pair: -pair[1][0]))


def leads(rows: Sequence[Row], most: int = 24) -> list[Lead]:
    """By turn: how far the first team is ahead on average; games that are over stay as they ended."""
    begun = [row for row in rows if row["standing"]]
    return [mean_lead([_ahead(row, turn) for row in begun]) for turn in range(most)]


def revelations(rows: Sequence[Row]) -> dict[str, Share]:
    """Who causes Revelations, and what it is worth: what the first team has of all, of the first, and what those have
    of the game who cause the first."""
    every = share(float(team == first_team(row)) for row in rows for _, team in row["revelations"])
    some = [row for row in rows if row["revelations"]]
    opening = share(float(row["revelations"][0][1] == first_team(row)) for row in some)
    worth = share(had(row, row["revelations"][0][1]) for row in some)
    return {"all": every, "the first": opening, "wins of who causes the first": worth}


class OfRevelation(NamedTuple):
    """How it was with the first, the second, and so on, of a game."""

    turn: float
    """When, on average."""
    caused: Share
    """How often the first team caused it."""
    gained: Lead
    """By how many points the first team is further ahead after the turn it came in than before."""
    worth: Share
    """What those have of the game who caused it."""


def by_revelation(rows: Sequence[Row], most: int = 6) -> list[OfRevelation]:
    """One after the other, of the games that have so many."""
    found = []
    for place in range(most):
        some = [(row, *row["revelations"][place]) for row in rows if len(row["revelations"]) > place]
        if not some:
            break
        gained = [_ahead(row, turn - 1) - _ahead(row, turn - 2) for row, turn, _ in some]
        found.append(
            OfRevelation(
                fmean(turn for _, turn, _ in some),
                share(float(team == first_team(row)) for row, _, team in some),
                mean_lead(gained),
                share(had(row, team) for row, _, team in some),
            )
        )
    return found


def _ahead(row: Row, turn: int) -> float:
    """How far the first team is ahead after a turn, of which the first is 0."""
    if turn < 0:
        return 0.0
    scores = row["standing"][min(turn, len(row["standing"]) - 1)]
    own = row["teams"].index(first_team(row))
    return float(scores[own] - max(score for place, score in enumerate(scores) if place != own))


def mean_lead(found: Sequence[float]) -> Lead:
    """Of single games."""
    spread = stdev(found) if len(found) > 1 else 0.0
    return Lead(fmean(found), DEVIATIONS * spread / math.sqrt(len(found)), len(found))


def lead_by_source(rows: Sequence[Row]) -> dict[str, Lead]:
    """Where it comes from how far the first team is ahead in the end, the most first; beside the mean of the others."""
    found: dict[str, list[float]] = {}
    for number, row in enumerate(rows):
        own = row["teams"].index(first_team(row))
        for place, (parts, points) in enumerate(zip(row["parts"], row["points"], strict=True)):
            part = 1.0 if place == own else -1 / (len(row["teams"]) - 1)
            for name, value in _by_source(parts, points).items():
                found.setdefault(name, [0.0] * len(rows))[number] += part * value
    leads = {name: mean_lead(each) for name, each in found.items() if any(each)}
    return dict(sorted(leads.items(), key=lambda pair: -abs(pair[1].percent)))


def _by_source(parts: Row, points: Row) -> dict[str, float]:
    """A team's points, those of the Wheel by what they were for."""
    return {name: value for name, value in parts.items() if name != "wheel"} | {
        f"wheel: {name}": value for name, value in points.items()
    }


def last_turn(rows: Sequence[Row]) -> Share:
    """How often the first team has the last turn."""
    return share(
        float(team_at(row, row["order"][(row["turns"] - 1) % len(row["order"])]) == first_team(row)) for row in rows
    )


class OfEmotion(NamedTuple):
    """How an Emotion did: with those that its team can have in its place."""

    name: str
    team: int
    kind: str
    status: str
    used: float
    """In how many of a hundred games its team had it on the board."""
    turn: float
    """When first, on average."""
    share: Share
    """What its team had of those games."""
    off: float
    """By how many points that is more than with all of its peers."""
    held: Share
    """What teams had of games whose drawn decks held it."""
    held_off: Difference
    """By how many points that is more than without it."""


def emotions(rows: Sequence[Row]) -> list[OfEmotion]:
    """Every Emotion that was played, beside its peers: those of the same team and kind."""
    cards = load_card_set("standard")
    results: dict[int, list[float]] = defaultdict(list)
    turns_of: dict[int, list[int]] = defaultdict(list)
    having: dict[int, list[float]] = defaultdict(list)
    lacking: dict[int, list[float]] = defaultdict(list)
    games = Counter(team for row in rows for team in row["teams"])
    for row in rows:
        for team, card, turn, _ in row["entered"]:
            if EMOTIONS[card].team == team:
                results[card].append(had(row, team))
                turns_of[card].append(turn)
        for team in row["teams"] if row["held"] else ():
            decks = [set(deck) for seat, deck in enumerate(row["held"]) if team_at(row, seat) == team]
            mine = set().union(*decks)
            for card, emotion in enumerate(EMOTIONS):
                if emotion.team == team and emotion.kind == "mild":
                    (having if card in mine else lacking)[card].append(had(row, team))
    found = []
    for card in sorted(results):
        emotion = EMOTIONS[card]
        peers = [
            result
            for other in results
            if (EMOTIONS[other].team, EMOTIONS[other].kind) == (emotion.team, emotion.kind)
            for result in results[other]
        ]
        own, held = share(results[card]), share(having[card])
        found.append(
            OfEmotion(
                EMOTION_NAMES[card], emotion.team, emotion.kind, cards.status[card],
                100 * own.games / games[emotion.team], fmean(turns_of[card]), own,
                own.percent - 100 * fmean(peers), held, apart(held, share(lacking[card])),
            )
        )  # fmt: skip
    return found


def openings(rows: Sequence[Row]) -> Iterator[tuple[str, int, Share]]:
    """What the first player named in its first turn, the most frequent first, with what came of it."""
    found: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        if row["opening"]:
            found[", ".join(row["opening"][0]) or "nothing"].append(had(row, first_team(row)))
    for name in sorted(found, key=lambda name: -len(found[name])):
        yield name, len(found[name]), share(found[name])
