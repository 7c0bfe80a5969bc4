"""`cardwright explain WORD`: what a finding, a verb or a noun means. In: the word. Out: its page, with an example."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(explain)


def explain(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="The word in brackets behind `error`, a verb, a noun, or a page such as"
            " `language`; a list of all findings if none is named."
        ),
    ] = None,
) -> None:
    """Explain a finding, a verb or a noun: what it means, with an example."""
    from cardwright_tools import explaining

    word = " ".join(words or ())
    raise typer.Exit(explaining.print_page(word) if word else explaining.print_slugs())
