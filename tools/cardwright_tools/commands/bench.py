"""`cardwright bench`: figures of compiler and engine. In: what to measure. Out: tables or JSON."""

from typing import Annotated, Literal

import typer


def register(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    what: Annotated[
        Literal["all", "compiler", "games"], typer.Argument(help="What to measure.")
    ] = "all",
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Measure speed, compared with the speed of this machine; takes a minute or two."""
    from cardwright_tools.bench.report import run

    raise typer.Exit(run(what, json))
