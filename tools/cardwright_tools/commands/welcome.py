"""`cardwright welcome`: what `make` ends in. In: nothing. Out: a finished game, two cards, and what to try next."""

import typer


def register(app: typer.Typer) -> None:
    app.command()(welcome)


def welcome() -> None:
    """Play a random game and show it."""
    from cardwright_tools.table import welcoming

    raise typer.Exit(welcoming.run())
