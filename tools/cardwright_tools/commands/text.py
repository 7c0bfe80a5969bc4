"""`cardwright text CARD`: the wording that the rule gives. In: an id, or part of a name. Out: plain English, Czech or Serbian."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(text)


def text(
    cards: Annotated[
        list[str] | None, typer.Argument(help="Ids or names; by default, a list of all.")
    ] = None,
    language: Annotated[
        str,
        typer.Option("--lang", "--language", help="A language with a phrase table: en, cs or sr."),
    ] = "en",
    script: Annotated[
        str, typer.Option(help="For a language with two scripts: latin or cyrillic.")
    ] = "latin",
    everything: Annotated[
        bool, typer.Option("--all", help="Every card, party, milestone and so on.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Print cards in plain English or another language, generated from their rules."""
    from cardwright_tools.text.run import run

    raise typer.Exit(run(cards or [], json, language, script=script, everything=everything))
