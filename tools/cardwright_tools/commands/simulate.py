"""`cardwright simulate`: many random games. In: a plan. Out: a file of rows, a table, and a page of charts on request."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    players: Annotated[int, typer.Option(help="Players in each game.", min=1, max=5)] = 2,
    sets: Annotated[str, typer.Option(help="Sets, separated by commas.")] = "base,corporate_era",
    packs: Annotated[str, typer.Option(help="Packs, by folder or id, separated by commas.")] = "",
    allow_python: Annotated[
        str, typer.Option(help="Packs that may run Python written by their authors.")
    ] = "",
    policy: Annotated[
        str,
        typer.Option(
            help="How to choose: uniform (anything), greedy (one step ahead), A or B (as in the recorded statistics)."
        ),
    ] = "uniform",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    board: Annotated[str, typer.Option(help="tharsis, hellas or elysium.")] = "tharsis",
    first: Annotated[
        int, typer.Option(help="Which player begins, from 1; by default, a random one.", min=0)
    ] = 0,
    marsbot: Annotated[
        str,
        typer.Option(help="A level: the policy plays against MarsBot."),
    ] = "",
    corporation: Annotated[
        str, typer.Option(help="MarsBot: a number such as C01, or `random`.")
    ] = "",
    most_generations: Annotated[
        int,
        typer.Option(
            help="A game that reaches this generation ends with it; 0 is no limit.", min=0
        ),
    ] = 200,
    jobs: Annotated[int, typer.Option(help="Processes; they do not change the result.", min=1)] = 1,
    out: Annotated[
        Path,
        typer.Option(
            help="Where to write the rows: .csv, or .parquet (needs the extra `simulate`)."
        ),
    ] = Path("games.csv"),
    chart: Annotated[Path | None, typer.Option(help="Write a page of charts here.")] = None,
    against: Annotated[
        Path | None, typer.Option(help="Recorded statistics (games_stats.json) to compare with.")
    ] = None,
) -> None:
    """Play many random games, write a row for each player, and summarize them."""
    from cardwright_tools.simulate.plan import Plan
    from cardwright_tools.table.automa import sets_against
    from cardwright_tools.simulate.run import run
    from cardwright_tools.packs import lasting_names

    brought = lasting_names(parted(packs), parted(allow_python))
    named = parted(sets)
    if marsbot:
        first, named = 1, sets_against(named, board)
    plan = Plan(
        games,
        players,
        named,
        policy,
        seed,
        board,
        brought,
        first,
        marsbot,
        corporation,
        most_generations,
    )
    raise typer.Exit(run(plan, jobs, out, chart, against))
