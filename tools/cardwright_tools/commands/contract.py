"""`cardwright contract`: what the runtime of a game offers to rules. In: its sources. Out: the `contract.json` that the compiler reads."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(contract)


def contract(
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 where a file differs.")
    ] = False,
) -> None:
    """Write what the runtime of each game offers into its contract.json."""
    from cardwright_tools.contract.run import write_contracts

    raise typer.Exit(write_contracts(check))
