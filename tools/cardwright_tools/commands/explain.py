"""`cardwright explain WORD`: what a finding, a verb or a noun means. In: the word. Out: its page, with an example."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(explain)


def explain(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="The name in brackets after `error`, a word of the language, a noun, or a page such as"
            " `language`; by default, a list of all findings."
        ),
    ] = None,
) -> None:
    """Explain a finding, a word of the language or a noun, with an example."""
    from cardwright_tools import explaining

    word = " ".join(words or ())
    raise typer.Exit(explaining.print_page(word) if word else explaining.print_slugs())
