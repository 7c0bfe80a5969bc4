"""`cardwright check`: every mistake of every file. In: files or folders. Out: findings; exit 1 where there are errors."""

from pathlib import Path
from typing import Annotated, Literal

import typer

Format = Literal["text", "short", "json", "sarif", "github"]


def register(app: typer.Typer) -> None:
    app.command()(check)


def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            help="Files, folders or ids of cards, or `-` for standard input; by default, everything."
        ),
    ] = None,
    format: Annotated[Format, typer.Option(help="How to print the findings.")] = "text",
    json: Annotated[bool, typer.Option("--json", help="Short for --format json.")] = False,
    fix: Annotated[
        bool, typer.Option("--fix", help="Apply every fix that is certain, then check again.")
    ] = False,
    usage: Annotated[
        bool, typer.Option("--usage", help="Count how many cards use each verb, trigger and count.")
    ] = False,
) -> None:
    """Report every mistake in the cards, and how to fix it."""
    if usage:
        from cardwright_tools.checking.usage import print_usage

        raise typer.Exit(print_usage(as_json=json))
    from cardwright_tools.checking.run import run

    raise typer.Exit(run(paths or [], "json" if json else format, fix))
