"""`cardwright text CARD`: the wording that the rule gives. In: an id, or part of a name. Out: plain English, Czech or Serbian."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(text)


def text(
    cards: Annotated[
        list[str] | None, typer.Argument(help="Ids or names; a list of all if none is named.")
    ] = None,
    language: Annotated[
        str,
        typer.Option("--lang", "--language", help="A language with a phrase table: en, cs or sr."),
    ] = "en",
    script: Annotated[
        str, typer.Option(help="The letters of a language that has two scripts: latin or cyrillic.")
    ] = "latin",
    everything: Annotated[
        bool, typer.Option("--all", help="Every card, party, milestone and so on.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Word cards in plain English, or another language, from their rules."""
    from cardwright_tools.text.run import run

    raise typer.Exit(run(cards or [], json, language, script=script, everything=everything))
