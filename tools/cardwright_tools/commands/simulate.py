"""`cardwright simulate`: many random games. In: a plan. Out: a Parquet file, a table, and a page of charts on request."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Players of a game.", min=1, max=5)] = 2,
    sets: Annotated[str, typer.Option(help="Sets, parted by commas.")] = "base,corporate_era",
    packs: Annotated[
        str, typer.Option(help="Packs of fans, by folder or id, parted by commas.")
    ] = "",
    allow_python: Annotated[
        str, typer.Option(help="Packs that may run Python which their authors wrote by hand.")
    ] = "",
    policy: Annotated[
        str,
        typer.Option(
            help="How to choose: uniform (anything), greedy (one step ahead), A or B (those of recorded statistics)."
        ),
    ] = "uniform",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    board: Annotated[str, typer.Option(help="tharsis, hellas or elysium.")] = "tharsis",
    first: Annotated[
        int, typer.Option(help="Who begins, from 1 on; otherwise it is drawn by lot.", min=0)
    ] = 0,
    jobs: Annotated[
        int, typer.Option(help="Processes; the result doesn't depend on it.", min=1)
    ] = 1,
    out: Annotated[Path, typer.Option(help="Where the rows go.")] = Path("games.parquet"),
    chart: Annotated[Path | None, typer.Option(help="Write a page of charts here.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Recorded statistics (games_stats.json) to compare with.")
    ] = None,
) -> None:
    """Play many games at random, keep a row for each player, and say what came out."""
    from cardwright_tools.simulate.plan import Plan
    from cardwright_tools.simulate.run import run
    from cardwright_tools.packs import lasting_names

    brought = lasting_names(parted(packs), parted(allow_python))
    plan = Plan(games, players, parted(sets), policy, seed, board, brought, first)
    raise typer.Exit(run(plan, jobs, out, chart, against))
