"""Why a way through a turn is good or bad: what it would change, as data. Whoever shows it puts it into words.

A reason compares two positions, the one now and the one that a way leads to, and tells only what the seat may see in
both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from cerebria import ASPIRATIONS, HIDDEN, KINDS, NOBODY, NOTHING, REALMS, ROW_NAMES, SPIRIT_NAMES, TEAMS

from .chances import result_of
from .judging import Position, ahead, lead, lead_at_end

WORTH: Final = {
    "over": 100.0, "revelation": 20.0, "points": 3.0, "common": 9.0, "hidden": 8.0, "endgame": 5.0, "condition": 6.0,
    "fortress": 5.0, "realm": 2.5, "frontier": 1.5, "row": 4.0, "token": 1.0, "goods": 0.5, "rest": 50.0, "yet": 60.0,
}  # fmt: skip
"""How much matters what, so that the weightiest reasons come first."""
GRADES: Final = {
    "taken": 1.0, "lost": 1.0, "level": 0.8, "caught": 0.7, "wider": 0.4, "narrower": 0.4, "closer": 0.5,
    "further": 0.3, "kept": 0.15,
}  # fmt: skip
"""How much of that a change in what an Aspiration counts is worth."""

SEEN: Final = 0.5
"""Fewer points are none on a screen."""
ALWAYS: Final = ("yet", "rest")
"""Kinds that are told whatever else there is to tell: without them a hint would seem to be wrong."""

_WEIGHED: Final = ("over", "points", "lead", "control")
"""Kinds of which some are a loss to a team and others a gain."""


class Reason(NamedTuple):
    """Something that would change: its kind, the facts, and how much it matters."""

    kind: str
    facts: dict[str, Any]
    weight: float


def reasons(now: Position, then: Position, seat: int) -> list[Reason]:
    """What would be different for a seat, the weightiest first."""
    team = now.state.table.team[seat]
    if then.state.is_over:
        return [*_over(then), *_points(now, then)]
    found = [
        *_points(now, then),
        *_leads(now, then, team),
        *_fortresses(now, then),
        *_control(now, then, team),
        *_rows(now, then, seat),
        *_goods(now, then, seat, team),
    ]
    return sorted(found, key=lambda reason: -reason.weight)


def answer(end: Position, reply: Position, seat: int, mover: int, *, came: bool = False) -> list[Reason]:
    """What the next player could make of where a way leads, or has made of it, the weightiest first: a lead, points or
    Realms that the seat's team would lose, or others gain."""
    if reply.state is end.state or end.state.is_over:
        return []
    state, team = end.state, end.state.table.team[seat]
    about = {"seat": SPIRIT_NAMES[state.table.spirit[mover]], "came": came}
    return [
        Reason("answer", {**about, "then": {"kind": kind, **facts}}, weight)
        for kind, facts, weight in reasons(end, reply, seat)
        if kind in _WEIGHED and _is_loss(Reason(kind, facts, weight), TEAMS[team])
    ]


def is_bad(reason: Reason, own: str) -> bool:
    """Whether it speaks against a team."""
    kind, facts, _ = reason
    if kind == "condition":
        return not facts["holds"]
    if kind == "fortress":
        before, after = (site and site["team"] for site in (facts["before"], facts["after"]))
        return not facts["joins"] and before != after and (before == own or after is not None) and after != own
    return kind in _WEIGHED and (_is_loss(reason, own) or facts.get("how") in ("narrower", "further"))


def _is_loss(reason: Reason, own: str) -> bool:
    facts = reason.facts
    if reason.kind == "over":
        return bool(facts["winner"] not in (own, None))
    if reason.kind == "points":
        return bool(facts["team"] != own)
    if reason.kind == "lead":
        return facts["how"] in ("lost", "caught")
    return bool(facts["loser"] == own)


def shared(found: Sequence[Sequence[Reason]]) -> list[Reason]:
    """The reasons that hold in all of several worlds; where there are points in all of them, but not as many, the
    least."""
    first, *others = found
    return [
        held
        for reason in first
        if (held := reason if all(reason in other for other in others) else _least(reason, others)) is not None
    ]


def _least(reason: Reason, others: Sequence[Sequence[Reason]]) -> Reason | None:
    """The points that a team gains in other worlds as well, part by part."""
    if reason.kind != "points":
        return None
    team, before = reason.facts["team"], reason.facts["before"]
    alike = [
        [one.facts["parts"] for one in other if one.kind == "points" and one.facts["team"] == team] for other in others
    ]
    every = [reason.facts["parts"], *(parts for (parts,) in alike)] if all(alike) else []
    if any(points < 0 for parts in every for points in parts.values()):
        return None
    least = {part: min(parts.get(part, 0) for parts in every) for part in (every[0] if every else ())}
    parts = {part: points for part, points in least.items() if points}
    if not parts:
        return None
    points = sum(parts.values())
    facts = {"team": team, "before": before, "after": before + points, "parts": parts, "least": True}
    return Reason("points", facts, WORTH["points"] * points)


def rest(actions: int, other: str | None, loses: float) -> Reason:
    """Actions that are left at the end of the turn: the best that could still be done with one, and by how much that
    would lower the chance; or nothing can be done."""
    return Reason("rest", {"actions": actions, "other": other, "loses": round(max(loses, 0.0), 3)}, WORTH["rest"])


def yet(now: Position, team: int, value: float) -> list[Reason]:
    """Why a team that leads now may expect to be behind in the end, or the other way round: what the end itself gives
    for what stands there, or else how the teams stand."""
    points = lead(now, team)
    if points * value >= 0 or abs(value) < SEEN:
        return []
    return [Reason("yet", {"lead": points, "at_end": lead_at_end(now, team) - points}, WORTH["yet"])]


def revelation(sphere: str) -> Reason:
    """A Sphere that is emptied, which brings a Revelation: it shows in what happens, not in what lies there then."""
    return Reason("revelation", {"sphere": sphere}, WORTH["revelation"])


# What may change.


def _over(then: Position) -> Iterator[Reason]:
    won = [TEAMS[team] for team, share in result_of(then).items() if share == 1]
    yield Reason("over", {"winner": won[0] if won else None}, WORTH["over"])


def _points(now: Position, then: Position) -> Iterator[Reason]:
    """Points, and what they are for: the parts add up to all."""
    parts_of = now.state.table.rulebook.score_parts
    for other in now.state.table.teams:
        before, after = now.score(other), then.score(other)
        if before == after:
            continue
        had, has = (parts_of(position.state, other) for position in (now, then))
        parts = {part: points - had[part] for part, points in has.items() if points != had[part]}
        facts = {"team": TEAMS[other], "before": before, "after": after, "parts": parts}
        yield Reason("points", facts, WORTH["points"] * abs(after - before))


def _leads(now: Position, then: Position, team: int) -> Iterator[Reason]:
    """What Aspirations count that matter to the team, as long as they are the same ones."""
    if (now.state.done, len(now.state.hidden[team])) != (then.state.done, len(then.state.hidden[team])):
        return
    for which, aspiration in _aims(now, team).items():
        if _aims(then, team).get(which) != aspiration:
            continue
        held = now.conditions(team, aspiration)
        for word, holds in then.conditions(team, aspiration).items():
            if holds != held.get(word):
                facts = {"aspiration": ASPIRATIONS[aspiration], "condition": word, "holds": holds}
                yield Reason("condition", facts, WORTH["condition"])
        if held:
            continue
        how = _grade(*(ahead(each.counts(aspiration), team, now.state.table.teams) for each in (now, then)))
        if how:
            facts = {
                "aspiration": ASPIRATIONS[aspiration],
                "which": which,
                "how": how,
                **_counts(now, then, aspiration, team),
            }
            yield Reason("lead", facts, WORTH[which.partition("-")[0]] * GRADES[how])


def _aims(position: Position, team: int) -> dict[str, int]:
    """The Aspirations that matter to a team and that it knows, by what they are to it."""
    state = position.state
    found = {"common": state.common[0] if state.common else NOTHING}
    if state.hidden[team] and state.hidden[team][0] != found["common"]:
        found["hidden"] = state.hidden[team][0]
    found |= state.table.rulebook.look.endgame(state, team)
    return {which: aspiration for which, aspiration in found.items() if aspiration not in (NOTHING, HIDDEN)}


def _counts(now: Position, then: Position, aspiration: int, team: int) -> dict[str, Any]:
    """What the team and the strongest of the others count, before and after."""
    before, after = now.counts(aspiration), then.counts(aspiration)
    rival = max(
        (other for other in now.state.table.teams if other != team), key=lambda other: (after[other], before[other])
    )
    return {
        "rival": TEAMS[rival], "before": before[team], "after": after[team],
        "rival_before": before[rival], "rival_after": after[rival],
    }  # fmt: skip


def _grade(before: int, after: int) -> str:
    """What becomes of a lead; nothing where there is none and nothing changes."""
    if before == after:
        return "kept" if before > 0 else ""
    if before <= 0 < after:
        return "taken"
    if before > 0 > after:
        return "lost"
    if after == 0:
        return "level" if before < 0 else "caught"
    if before > 0:
        return "wider" if after > before else "narrower"
    return "closer" if after > before else "further"


def _fortresses(now: Position, then: Position) -> Iterator[Reason]:
    """Fortress sites that would hold something else, and whether what stood there has joined the Identity."""
    joined = Counter(then.state.identity) - Counter(now.state.identity)
    for realm, sites in enumerate(zip(now.state.fortress, then.state.fortress, strict=True)):
        before, after = (site and {"team": TEAMS[site.team], "kind": KINDS[site.kind]} for site in sites)
        if before == after:
            continue
        joins = False
        if after is None and (gone := sites[0]) is not None:
            joins = joined[gone.team, gone.kind] > 0
            joined[gone.team, gone.kind] -= 1
        facts = {"realm": REALMS[realm], "before": before, "after": after, "joins": joins}
        yield Reason("fortress", facts, WORTH["fortress"])


def _control(now: Position, then: Position, team: int) -> Iterator[Reason]:
    """Realms and Frontiers that the team would gain or lose, or take from another."""
    before, after = now.controls(), then.controls()
    for place, was in before.items():
        is_now = after[place]
        if was != is_now:
            kind = "realm" if place in REALMS else "frontier"
            facts = {"place": place, "loser": _team(was), "gainer": _team(is_now)}
            yield Reason("control", facts, WORTH[kind] * (1 if team in (was, is_now) else 0.8))


def _rows(now: Position, then: Position, seat: int) -> Iterator[Reason]:
    """Rows of its board that the seat would unlock, and further Vibe tokens on it by row."""
    unlocked: list[str] = []
    tokens: dict[str, int] = {}
    for row, (before, after) in enumerate(zip(now.state.rows[seat], then.state.rows[seat], strict=True)):
        added = before.count(0) - after.count(0)
        if now.state.table.rulebook.rows_locked and not before[0] and after[0]:
            unlocked.append(ROW_NAMES[row])
            added -= 1
        if added > 0:
            tokens[ROW_NAMES[row]] = added
    if unlocked:
        yield Reason("unlocks", {"rows": unlocked}, WORTH["row"] * len(unlocked))
    if tokens:
        yield Reason("tokens", {"rows": tokens}, WORTH["token"] * sum(tokens.values()))


def _goods(now: Position, then: Position, seat: int, team: int) -> Iterator[Reason]:
    """Willpower, Essence, cards and Ambition that the seat would have more than now."""
    one, two = now.state, then.state
    changes = {
        "wp": two.wp[seat] - one.wp[seat],
        "essence": sum(two.essence[seat]) - sum(one.essence[seat]),
        "cards": len(two.hand[seat]) - len(one.hand[seat]),
        "ambition": two.ambition[team] - one.ambition[team],
    }
    gains = {what: amount for what, amount in changes.items() if amount > 0}
    if gains:
        yield Reason("goods", {"gains": gains}, WORTH["goods"] * sum(gains.values()))


def _team(team: int) -> str | None:
    return None if team == NOBODY else TEAMS[team]
