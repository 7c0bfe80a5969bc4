"""`cardwright import`: a card source from pasted wording. In: a text. Out: the source, for its author to confirm."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("import")(import_wording)


def import_wording(
    file: Annotated[
        Path, typer.Argument(help="The wording, with the name first; `-` for standard input.")
    ],
    lang: Annotated[str, typer.Option(help="The language of the wording.")] = "en",
    number: Annotated[str, typer.Option(help="The number of the card.")] = "",
) -> None:
    """Turn pasted wording into the source of a card; what it does not understand becomes a comment."""
    from cardwright_tools.printed.importing import run

    raise typer.Exit(run(file, lang, number))
