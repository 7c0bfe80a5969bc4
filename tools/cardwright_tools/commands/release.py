"""`cardwright release`: an engine or a pack for others. In: sets, a version, a folder. Out: wheels, sources and records, or what stands against it."""

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    app.command()(release)


def release(
    names: Annotated[
        list[str] | None,
        typer.Argument(
            help="Sets and packs for the engine; by default, all sets. In a pack: that pack."
        ),
    ] = None,
    *,
    version: Annotated[
        str, typer.Option(help="The version to release, as written in the sources.")
    ],
    out: Annotated[Path | None, typer.Option(help="A folder that does not exist yet.")] = None,
    notes: Annotated[
        bool,
        typer.Option(
            "--notes", help="Put the notes of `changes` into CHANGELOG.md, and release nothing."
        ),
    ] = False,
    pure: Annotated[bool, typer.Option("--pure", help="Without native code.")] = False,
    toolchain: Annotated[
        bool, typer.Option("--toolchain", help="Also the wheel of the toolchain.")
    ] = False,
    conformance: Annotated[
        Path | None, typer.Option(help="A folder of recorded scenarios that must agree.")
    ] = None,
    against: Annotated[
        str, typer.Option(help="The previous release; breaking it needs a major version.")
    ] = "",
    clauses: Annotated[
        bool, typer.Option("--clauses", help="Count the clauses that stories show; takes minutes.")
    ] = False,
) -> None:
    """Write wheels, sources, manifest, SBOM, changes and checksums, unless a check fails."""
    from cardwright_tools.compiling.engine import what_is_missing
    from cardwright_tools.project import find_project
    from cardwright_tools.releasing.gates import Asked
    from cardwright_tools.releasing.notes import gather
    from cardwright_tools.releasing.release import run

    if notes:
        raise typer.Exit(gather(find_project(), version))
    if out is None:
        raise typer.BadParameter("Say where: --out FOLDER.")
    native = not (pure or find_project().is_pack or what_is_missing())
    asked = Asked(version, conformance, against, clauses)
    raise typer.Exit(run(names or [], asked, out, native, toolchain))
