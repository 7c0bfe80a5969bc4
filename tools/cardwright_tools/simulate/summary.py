"""What many games say. In: rows. Out: means with their errors, a table, a comparison with recorded games."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite, sqrt
from pathlib import Path
from typing import Any, TypeAlias

from rich.table import Table

from cardwright_tools.reading import json_of
from cardwright_tools.simulate.plan import CannotSimulate
from cardwright_tools.simulate.rows import PER_GAME, PER_PLAYER, Row

# Names of the recorded statistics where they differ from ours. Their `steps` count larger questions than ours do.
RECORDED_NAMES = {"vp_rating": "vp_tr", "decisions": ""}
# The policy of the rows of an automa.
MARSBOT = "marsbot"


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean of `count` values with their standard deviation."""

    name: str
    count: int
    mean: float
    deviation: float
    least: float
    most: float

    @property
    def error(self) -> float:
        return self.deviation / sqrt(self.count) if self.count else 0.0


@dataclass(frozen=True, slots=True)
class Comparison:
    ours: Figure
    recorded_mean: float
    recorded_error: float

    @property
    def errors_apart(self) -> float:
        """How many standard errors of the difference the two means are apart."""
        error = sqrt(self.ours.error**2 + self.recorded_error**2)
        apart = abs(self.ours.mean - self.recorded_mean)
        return apart / error if error else (0.0 if apart < 1e-9 else float("inf"))


def figure(name: str, values: Iterable[float]) -> Figure:
    numbers = list(values)
    count = len(numbers)
    if not count:
        return Figure(name, 0, 0.0, 0.0, 0.0, 0.0)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers)
    deviation = sqrt(spread / (count - 1)) if count > 1 else 0.0
    return Figure(name, count, mean, deviation, min(numbers), max(numbers))


def against_automa(rows: list[Row]) -> str:
    """Who won, and with how many points; the table behind it is about the players alone."""
    own = [row for row in rows if row["policy"] != MARSBOT]
    automa = [row for row in rows if row["policy"] == MARSBOT]
    won = sum(1 for row in own if row["won"])
    points = figure("vp", (float(row["vp"]) for row in own)).mean
    other = figure("vp", (float(row["vp"]) for row in automa)).mean
    return f"Won {won} of {len(own)} against MarsBot, with {points:.1f} points to {other:.1f}."


def reaching(rows: list[Row], generation: int) -> int:
    """How many games went on until their limit; none where there is no limit."""
    if not generation:
        return 0
    return sum(row["seat"] == 0 and int(row["generations"]) >= generation for row in rows)


def figures(rows: list[Row]) -> list[Figure]:
    first_seats = [row for row in rows if row["seat"] == 0]
    of_games = [figure(name, (float(row[name]) for row in first_seats)) for name in PER_GAME]
    return of_games + [figure(name, (float(row[name]) for row in rows)) for name in PER_PLAYER]


@dataclass(frozen=True, slots=True)
class RecordedFigure:
    mean: float
    sd: float
    n: int


Recorded: TypeAlias = dict[str, RecordedFigure]


def recorded_by(path: Path, policy: str) -> Recorded:
    """One policy of the recorded statistics, by the names of the figures."""
    policies = _part(json_of(path), "policies", path)
    if policy not in policies:
        known = ", ".join(f"`{name}`" for name in policies) or "none"
        raise CannotSimulate(f"`{path}` has no policy `{policy}`; it has {known}.")
    told = policies[policy]
    groups = (_part(told, group, path) for group in ("per_game", "per_player"))
    return {name: _figure_in(one, path) for group in groups for name, one in group.items()}


def _part(whole: object, key: str, path: Path) -> dict[str, Any]:
    part = whole.get(key) if isinstance(whole, dict) else None
    if not isinstance(part, dict):
        raise CannotSimulate(f"`{path}` holds no recorded statistics: it has no `{key}`.")
    return part


def _figure_in(one: object, path: Path) -> RecordedFigure:
    try:
        match one:
            case {"mean": mean, "sd": sd, "n": n}:
                found = RecordedFigure(float(mean), float(sd), int(n))
                if isfinite(found.mean) and isfinite(found.sd) and found.n > 0:
                    return found
    except (TypeError, ValueError, OverflowError):
        pass
    raise CannotSimulate(f"`{path}` holds no recorded statistics: {one!r:.40} is no figure.")


def compare(rows: list[Row], known: Recorded) -> list[Comparison]:
    """Against one policy of the recorded statistics."""
    comparisons = []
    for ours in figures(rows):
        name = RECORDED_NAMES.get(ours.name, ours.name)
        if name in known:
            theirs = known[name]
            error = theirs.sd / sqrt(theirs.n)
            comparisons.append(Comparison(ours, theirs.mean, error))
    return comparisons


def summary_table(rows: list[Row]) -> Table:
    table = Table(
        "figure", title=f"{len({row['game'] for row in rows})} games", title_justify="left"
    )
    for head in ("mean", "± error", "deviation", "least", "most"):
        table.add_column(head, justify="right")
    for one in figures(rows):
        table.add_row(
            one.name,
            f"{one.mean:.2f}",
            f"{one.error:.2f}",
            f"{one.deviation:.2f}",
            f"{one.least:g}",
            f"{one.most:g}",
        )
    return table


def comparison_table(comparisons: list[Comparison]) -> Table:
    table = Table("figure", title="Compared with the recorded games", title_justify="left")
    for head in ("ours", "recorded", "errors apart"):
        table.add_column(head, justify="right")
    for one in comparisons:
        colour = "red" if one.errors_apart > 3 else "green"
        table.add_row(
            one.ours.name,
            f"{one.ours.mean:.2f} ± {one.ours.error:.2f}",
            f"{one.recorded_mean:.2f} ± {one.recorded_error:.2f}",
            f"[{colour}]{one.errors_apart:.1f}[/{colour}]",
        )
    return table
