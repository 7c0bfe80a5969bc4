"""The page of results. In: games of each kind. Out: Markdown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from cardwright_tools.simulate.rows import Row
from cardwright_tools.simulate.summary import MARSBOT

PLAYERS = {"uniform": "random", "greedy": "greedy"}
"""What players are called, and the policies behind them."""
_HEAD = ("games", "won", "points", "MarsBot", "generations")


@dataclass(frozen=True, slots=True)
class Tried:
    """One kind of game: `what` is the level or the corporation, `rows` are those of both sides of all its games."""

    what: str
    policy: str
    rows: tuple[Row, ...]

    def of(self, side: str) -> list[Row]:
        return [row for row in self.rows if (row["policy"] == MARSBOT) == (side == MARSBOT)]


@dataclass(frozen=True, slots=True)
class Origin:
    """What the page can be made again with."""

    command: str
    revision: str


def page(origin: Origin, levels: Sequence[Tried], corporations: Sequence[Tried]) -> str:
    lines = [
        "# MarsBot against random and greedy players",
        "",
        f"Made by `{origin.command}` at {origin.revision}.",
        "A random player takes any legal move, a greedy one what looks best one step ahead; behind ± stands the standard error.",
        "",
        "## Each level, without a corporation",
        "",
        *table("level", levels),
        "",
        "## Each corporation, on the normal level",
        "",
        *table("corporation", corporations),
    ]
    return "\n".join(lines) + "\n"


def table(about: str, tried: Sequence[Tried]) -> list[str]:
    head = " | ".join((about, "player", *_HEAD))
    return [f"| {head} |", "|---" * (2 + len(_HEAD)) + "|", *map(_line, tried)]


def _line(tried: Tried) -> str:
    own, automa = tried.of("player"), tried.of(MARSBOT)
    won = sum(1 for row in own if row["won"])
    cells = (
        tried.what,
        PLAYERS[tried.policy],
        str(len(own)),
        str(won),
        _mean(row["vp"] for row in own),
        _mean(row["vp"] for row in automa),
        _mean(row["generations"] for row in own),
    )
    return f"| {' | '.join(cells)} |"


def _mean(values: Iterable[int | str | bool]) -> str:
    numbers = [float(value) for value in values]
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers)
    error = sqrt(spread / max(len(numbers) - 1, 1) / len(numbers))
    return f"{mean:.1f} ± {error:.1f}"
