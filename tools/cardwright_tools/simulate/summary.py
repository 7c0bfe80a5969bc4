"""What many games say. In: rows. Out: means with their errors, a table, a comparison with recorded games."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from rich.table import Table

from cardwright_tools.simulate.one_game import RESOURCES
from cardwright_tools.simulate.store import Row

PER_GAME = ("generations", "decisions", "milestones", "awards")
PER_PLAYER = (
    "vp",
    "vp_rating",
    "vp_milestones",
    "vp_awards",
    "vp_greenery",
    "vp_city",
    "vp_cards",
    "cards_played",
    "hand",
    "cities",
    "greeneries",
    *RESOURCES,
    *(f"prod_{resource}" for resource in RESOURCES),
)
# Names of the recorded statistics where they differ from ours. Their `steps` count larger questions than ours do.
RECORDED_NAMES = {"vp_rating": "vp_tr", "decisions": ""}


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


def figures(rows: list[Row]) -> list[Figure]:
    first_seats = [row for row in rows if row["seat"] == 0]
    of_games = [figure(name, (float(row[name]) for row in first_seats)) for name in PER_GAME]
    return of_games + [figure(name, (float(row[name]) for row in rows)) for name in PER_PLAYER]


def compare(rows: list[Row], recorded: dict[str, Any]) -> list[Comparison]:
    """Against one policy of the recorded statistics."""
    known: dict[str, Any] = {**recorded["per_game"], **recorded["per_player"]}
    comparisons = []
    for ours in figures(rows):
        name = RECORDED_NAMES.get(ours.name, ours.name)
        if name in known:
            theirs = known[name]
            error = theirs["sd"] / sqrt(theirs["n"])
            comparisons.append(Comparison(ours, theirs["mean"], error))
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
