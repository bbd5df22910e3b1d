"""How a game stands, in a few words, for whoever watches a program learn."""

from __future__ import annotations

from cerebria import Game


def told(game: Game) -> str:
    """The points, and who decides what; all in the names of the game."""
    standing = game.standing()
    lines = [
        f"turns: {standing.turns}",
        *(f"{team}: {score}" for team, score in standing.scores.items()),
    ]
    decision = game.decision
    if decision is None:
        return "\n".join([*lines, f"winner: {standing.winner}", f"ending: {standing.ending}"])
    options = ", ".join(option.text for option in decision.options)
    return "\n".join([*lines, f"{game.spirits[decision.seat]}: {decision.kind}", f"options: {options}"])


def shown(game: Game, mode: str | None) -> str | None:
    """The same for environments that render: for people it is printed, for all others it is the answer."""
    text = told(game)
    if mode != "human":
        return text
    print(text)
    return None
