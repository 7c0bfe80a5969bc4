"""`cardwright facts`: what the cards say, in the notation of other programs. In: a folder. Out: files, or a comparison."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(facts)


def facts(
    out: Annotated[Path | None, typer.Option(help="Write the facts into this folder.")] = None,
    compare: Annotated[
        Path | None, typer.Option(help="Compare with the facts in this folder.")
    ] = None,
    sets: Annotated[str, typer.Option(help="Only these sets, separated by commas.")] = "",
    json: Annotated[
        bool, typer.Option("--json", help="Print the comparison for programs.")
    ] = False,
) -> None:
    """Export what the cards say as facts, or compare it with facts from elsewhere."""
    from cardwright_tools.facts import run

    if (out is None) == (compare is None):
        raise typer.BadParameter("Say either --out FOLDER or --compare FOLDER.")
    if out is not None:
        raise typer.Exit(run.write(out))
    assert compare is not None
    raise typer.Exit(run.compare_with(compare, parted(sets), json))
