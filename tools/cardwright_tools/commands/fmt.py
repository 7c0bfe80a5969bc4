"""`cardwright fmt`: one canonical layout. In: files or folders. Out: rewritten files, or with --check exit 1."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("fmt")(fmt)


def fmt(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files, folders or ids of cards, or `-` for standard input; by default, everything."
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if a file would change.")
    ] = False,
) -> None:
    """Rewrite cards in the one canonical layout; comments and meaning do not change."""
    from cardwright_tools import formatting

    raise typer.Exit(formatting.run(paths or [], check))
