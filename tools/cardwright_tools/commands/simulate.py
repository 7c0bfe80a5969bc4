"""`cardwright simulate`: many random games. In: a plan. Out: a Parquet file, a table, and a page of charts on request."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Players of a game.", min=1, max=5)] = 2,
    sets: Annotated[str, typer.Option(help="Sets, parted by commas.")] = "base,corporate_era",
    policy: Annotated[
        str, typer.Option(help="How to choose: uniform, greedy, A or B.")
    ] = "uniform",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    map: Annotated[str, typer.Option(help="The map to play on.")] = "tharsis",
    jobs: Annotated[int, typer.Option(help="Processes; the result doesn't depend on it.")] = 1,
    out: Annotated[Path, typer.Option(help="Where the rows go.")] = Path("games.parquet"),
    chart: Annotated[Path | None, typer.Option(help="Write a page of charts here.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Recorded statistics (games_stats.json) to compare with.")
    ] = None,
) -> None:
    """Play many games at random, keep a row for each player, and say what came out."""
    from cardwright_tools.simulate.plan import Plan
    from cardwright_tools.simulate.run import run

    chosen = tuple(filter(None, sets.split(",")))
    plan = Plan(games, players, chosen, policy, seed, map)
    raise typer.Exit(run(plan, jobs, out, chart, against))
