"""`cardwright contract`: what the runtime of a game offers to rules. In: its sources. Out: the `contract.json` that the compiler reads."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(contract)


def contract(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if a file differs.")
    ] = False,
    of: Annotated[
        tuple[str, Path] | None,
        typer.Option(
            metavar="PACKAGE FOLDER", help="Print the contract of another runtime instead."
        ),
    ] = None,
) -> None:
    """Write what the runtime of each game can carry out into its contract.json."""
    from cardwright_tools.contract.run import contract_text, write_contracts

    if of is not None:
        typer.echo(contract_text(*of), nl=False)
        return
    raise typer.Exit(write_contracts(check))
