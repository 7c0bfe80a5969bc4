"""`cardwright conformance`: recorded scenarios against this engine. In: a folder. Out: a table; exit 1 where any disagrees."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(conformance)


def conformance(
    folder: Annotated[
        Path,
        typer.Argument(
            help="A folder of scenario files, or of worked cases with an automa, or one such file."
        ),
    ],
    sets: Annotated[
        str,
        typer.Option(help="Sets to play with, separated by commas; by default, all."),
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the whole report as JSON.")] = False,
    most: Annotated[
        int, typer.Option(help="How many findings of each kind to show for a file.")
    ] = 10,
    jobs: Annotated[int, typer.Option(help="Processes; 0 chooses a number.")] = 0,
) -> None:
    """Compare recorded scenarios of the game with what this engine does."""
    from cardwright_tools.conformance.run import run

    raise typer.Exit(run(folder, parted(sets) or None, json, most, jobs))
