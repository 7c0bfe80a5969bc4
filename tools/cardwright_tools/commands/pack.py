"""`cardwright pack`: what a pack builds on. In: nothing, in the folder of a pack. Out: its lock; or the packs that are installed."""

import typer


def register(app: typer.Typer) -> None:
    group = typer.Typer(
        no_args_is_help=True, help="Record what a pack builds on, or list installed packs."
    )
    group.command("lock")(lock)
    group.command("list")(installed)
    app.add_typer(group, name="pack")


def lock() -> None:
    """Write the versions of everything that this pack builds on to `pack.lock`; `check` reports what differs from it."""
    from cardwright_tools.checking.locked import write_lock
    from cardwright_tools.project import NotAProject, find_project, shown_name

    project = find_project()
    if not project.is_pack:
        raise NotAProject("You stand in no pack: go into its folder, where `pack.card` is.")
    typer.echo(f"Wrote {shown_name(write_lock(project))}.")


def installed() -> None:
    """List the packs that were installed as wheels, without running any of their code."""
    from cardwright_tools.installed_packs import installed_packs

    pack = None
    for pack in installed_packs():
        typer.echo(f"{pack.id:24} {pack.version:10} {pack.folder}")
    if pack is None:
        typer.echo("No pack is installed beside Cardwright.", err=True)
