"""`cardwright simulate`: many random games. In: a plan. Out: a file of rows, a table, and a page of charts on request."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Players of a game.", min=1, max=5)] = 2,
    sets: Annotated[str, typer.Option(help="Sets, separated by commas.")] = "base,corporate_era",
    packs: Annotated[
        str, typer.Option(help="Packs of fans, by folder or id, separated by commas.")
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
    marsbot: Annotated[
        str,
        typer.Option(help="A level: the second seat is MarsBot, and the policy plays the first."),
    ] = "",
    corporation: Annotated[
        str, typer.Option(help="Of marsbot: a number such as C01, or `random`.")
    ] = "",
    jobs: Annotated[
        int, typer.Option(help="Processes; the result doesn't depend on it.", min=1)
    ] = 1,
    out: Annotated[
        Path,
        typer.Option(help="Where the rows go: .csv, or .parquet (needs the extra `simulate`)."),
    ] = Path("games.csv"),
    chart: Annotated[Path | None, typer.Option(help="Write a page of charts here.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Recorded statistics (games_stats.json) to compare with.")
    ] = None,
) -> None:
    """Play many games at random, keep a row for each player, and say what came out."""
    from cardwright_tools.simulate.plan import Plan
    from cardwright_tools.table.automa import sets_against
    from cardwright_tools.simulate.run import run
    from cardwright_tools.packs import lasting_names

    brought = lasting_names(parted(packs), parted(allow_python))
    named = parted(sets)
    if marsbot:
        first, named = 1, sets_against(named, board)
    plan = Plan(games, players, named, policy, seed, board, brought, first, marsbot, corporation)
    raise typer.Exit(run(plan, jobs, out, chart, against))
