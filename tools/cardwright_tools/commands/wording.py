"""`cardwright wording compare`: printed texts beside the rules. In: a JSON file. Out: what agrees, what differs, what was not understood."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    group = typer.Typer(no_args_is_help=True, help="Compare printed texts with the rules.")
    # With a single command, Typer would not expect its name; a callback keeps it a group.
    group.callback()(_group)
    group.command("compare")(compare)
    app.add_typer(group, name="wording")


def _group() -> None:
    """Compare printed texts with the rules."""


def compare(
    file: Annotated[
        Path, typer.Argument(help="A list of {name or number, set, kind, texts} in JSON.")
    ],
    lang: Annotated[str, typer.Option(help="The language of the texts.")] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Compare the printed texts of cards with their rules."""
    from cardwright_tools.printed.compare import run

    raise typer.Exit(run(file, lang, json))
