"""`cardwright set SET`: a table of a set or pack for proof-readers. In: its id. Out: a line for each item, or CSV."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command("set")(of_set)


def of_set(
    name: Annotated[str, typer.Argument(metavar="SET", help="The id of a set or pack.")],
    csv: Annotated[
        bool, typer.Option("--csv", help="Print CSV for a spreadsheet, with all texts.")
    ] = False,
    languages: Annotated[
        str, typer.Option("--lang", help="Only texts in these languages, separated by commas.")
    ] = "",
) -> None:
    """List the items of a set: numbers, names, types, costs, tags and texts in each language."""
    from cardwright_tools.commands import parted
    from cardwright_tools.text.set_table import run

    raise typer.Exit(run(name, csv, parted(languages)))
