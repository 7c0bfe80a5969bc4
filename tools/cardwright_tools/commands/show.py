"""`cardwright show CARD`: a picture of the card. In: ids or names. Out: what its rule says, drawn as a card."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(show)


def show(
    cards: Annotated[
        list[str], typer.Argument(help="Ids or names; several are drawn side by side.")
    ],
) -> None:
    """Draw cards in the terminal, worded from their rules."""
    from cardwright_tools.table import showing

    raise typer.Exit(showing.run(cards))
