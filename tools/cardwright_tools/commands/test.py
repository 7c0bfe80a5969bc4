"""`cardwright test`: stories are told. In: pages or folders. Out: what does not hold, and what no story shows; exit 1 for either."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command(name="test")(tell)


def tell(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Pages of stories, or folders; by default, all.")
    ] = None,
    clauses: Annotated[
        bool, typer.Option("--clauses", help="List the clauses that no story shows.")
    ] = False,
    steps: Annotated[
        bool,
        typer.Option(
            "--steps", help="List steps and numbers that could change without any story failing."
        ),
    ] = False,
    draft: Annotated[
        str, typer.Option(help="Draft a story for each clause of this card, for you to check.")
    ] = "",
    allow_python: Annotated[
        str, typer.Option(help="Packs that may run Python written by their authors.")
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Play the stories (given, when, then), and say which do not hold."""
    from cardwright_tools.stories import run

    missing = [path for path in paths or [] if not path.exists()]
    if missing:
        raise typer.BadParameter(f"There is no page or folder {missing[0]}.")
    allowed = parted(allow_python)
    if draft:
        raise typer.Exit(run.draft(draft, allowed))
    raise typer.Exit(run.tell(paths or [], clauses, steps, json, allowed))
