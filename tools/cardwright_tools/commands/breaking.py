"""`cardwright breaking`: for CI. In: a revision to compare with. Out: exit code 1 where saves or option keys break without a major version."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(breaking)


def breaking(
    against: Annotated[str, typer.Option(help="A git revision, a folder, a release or a wheel.")],
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Refuse a change that breaks saves or option keys without a major version."""
    from cardwright_tools.differences.comparison import compare, to_json
    from cardwright_tools.differences.told import breaking_told

    found = compare(against, ".", games=0, must_tell=True)
    typer.echo(to_json(found) if json else breaking_told(found))
    raise typer.Exit(1 if found.breaks_unannounced else 0)
