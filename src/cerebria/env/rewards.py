"""What a game gives to those who learn from it: as much to each seat of a team, and nothing to all teams together."""

from __future__ import annotations

from collections.abc import Sequence

from cerebria import Game


def final_rewards(game: Game) -> list[float]:
    """By seat: 1 for the team that has won, and -1 shared by the others; 0 for all in a draw, or before the end."""
    result, teams = game.result, game.teams
    if result is None or result.winner not in teams:
        return [0.0] * len(teams)
    lost = -1 / (len(result.scores) - 1)
    return [1.0 if team == result.winner else lost for team in teams]


def points(game: Game) -> list[int]:
    """The points of each team of the table, as they stand."""
    return [game.score(team) for team in game.state.table.teams]


def gained(game: Game, before: Sequence[int]) -> list[float]:
    """By seat: the points that its team has gained since, less those that the others have gained on average."""
    table, now = game.state.table, points(game)
    by_team = [own - was for own, was in zip(now, before, strict=True)]
    whole, others = sum(by_team), len(by_team) - 1
    ahead = [own - (whole - own) / others for own in by_team]
    return [float(ahead[table.teams.index(team)]) for team in table.team]


def pass_forced(game: Game) -> None:
    """Take by itself whatever is the only thing to be done."""
    while len(game.state.options) == 1:
        game.advance(game.state.options[0])
