"""`cardwright compile`: the engine in native code. In: nothing. Out: compiled modules, which are used from then on."""

import typer


def register(app: typer.Typer) -> None:
    app.command("compile")(compile_engine)


def compile_engine() -> None:
    """Compile the engine and the cards to native code (needs mypy, setuptools and a C compiler)."""
    from cardwright_tools.compiling.report import run

    raise typer.Exit(run())
