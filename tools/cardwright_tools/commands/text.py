"""`cardwright text CARD`: the wording that the rule gives. In: an id, or part of a name. Out: plain English."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(text)


def text(
    cards: Annotated[
        list[str] | None, typer.Argument(help="Ids or names; a list of all if none is named.")
    ] = None,
    language: Annotated[
        str, typer.Option(help="A language that has a phrase table, such as en.")
    ] = "en",
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Word cards in plain English, or another language, from their rules."""
    from cardwright_tools.text.run import run

    raise typer.Exit(run(cards or [], json, language))
