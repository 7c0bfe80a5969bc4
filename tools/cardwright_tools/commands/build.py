"""`cardwright build`: cards become Python. In: the project around the user. Out: written files; exit 1 where something stands in the way."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(build)


def build(
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Write nothing; say what differs, and exit 1 if anything does."
        ),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Write typed Python for every card that is new or changed."""
    from cardwright_tools.building import printing

    raise typer.Exit(printing.run(check, json))
