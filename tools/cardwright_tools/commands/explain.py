"""`cardwright explain SLUG`: the page of a finding. In: its slug. Out: what, why, an example, and what to write instead."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(explain)


def explain(
    slug: Annotated[
        str, typer.Argument(help="As in `error[slug]`; all slugs if none is named.")
    ] = "",
) -> None:
    """Explain a finding: what it says, why, an example, and what to write instead."""
    from cardwright_tools import explaining

    raise typer.Exit(explaining.print_page(slug) if slug else explaining.print_slugs())
