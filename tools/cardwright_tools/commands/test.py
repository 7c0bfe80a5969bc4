"""`cardwright test`: stories are told. In: pages or folders. Out: what does not hold; the clauses that no story shows."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command(name="test")(tell)


def tell(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Pages of stories, or folders.")
    ] = None,
    clauses: Annotated[
        bool, typer.Option("--clauses", help="List the clauses that no story shows.")
    ] = False,
    draft: Annotated[
        str, typer.Option(help="Draft a story for each clause of this card, to be checked by you.")
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="Print for programs.")] = False,
) -> None:
    """Tell the stories given / when / then, and say which do not hold."""
    from json import dumps

    from cardwright_tools.stories.report import drafts

    if draft:
        typer.echo("\n".join(drafts(draft)))
        raise typer.Exit(0)
    from cardwright_tools.stories.report import as_json, as_text, not_shown, pages_in, told_pages

    wanted = paths or [Path("tests/stories")]
    missing = [path for path in wanted if not path.exists()]
    if missing:
        raise typer.BadParameter(f"There is no page or folder {missing[0]}.")
    all_told = told_pages(pages_in(wanted))
    unshown = not_shown(all_told) if clauses else []
    if json:
        gaps = [f"{clause.rule}: {clause.name}" for clause in unshown]
        typer.echo(dumps({"stories": as_json(all_told), "not_shown": gaps}, indent=2))
    else:
        typer.echo(as_text(all_told))
        for clause in unshown:
            typer.echo(f"No story shows {clause.rule}: {clause.name}")
    raise typer.Exit(1 if unshown or any(one.problems for one in all_told) else 0)
