"""The `cardwright` command. In: the words behind it. Out: one command's exit code: 0 well, 1 findings, 2 usage."""

import sys

import typer

from cardwright_tools.commands import (
    bench,
    build,
    check,
    conformance,
    explain,
    facts,
    fmt,
    new,
    play,
    show,
    simulate,
    test,
    text,
    welcome,
)
from cardwright_tools.project import NotAProject

app = typer.Typer(
    help="Rules as data for card-driven board games.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for module in (
    check,
    build,
    fmt,
    explain,
    new,
    text,
    show,
    facts,
    play,
    simulate,
    test,
    conformance,
    bench,
    welcome,
):
    module.register(app)


def main() -> None:
    try:
        app()
    except NotAProject as problem:
        typer.echo(f"cardwright: {problem}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("\nStopped.", err=True)
        sys.exit(130)


if __name__ == "__main__":
    main()
