"""The `cardwright` command. In: the words behind it. Out: one command's exit code: 0 well, 1 findings, 2 usage."""

import gc
import io
import os
import sys
from collections.abc import Iterable
from importlib import import_module

import typer
from typer.core import TyperGroup

from cardwright_tools.project import NotAProject

# In the order of an author's day; each is a file of `commands/` with `register(app)`.
COMMANDS = (
    "new",
    "check",
    "fmt",
    "explain",
    "text",
    "show",
    "build",
    "facts",
    "play",
    "simulate",
    "test",
    "conformance",
    "bench",
    "contract",
    "compile",
    "welcome",
)


QUICK = ("check", "fmt", "explain", "text", "new")
"""Commands that start nothing that would have to be ended."""

ONE_PASS = (*QUICK, "build")
"""Commands that make many values and no rubbish; looking for rubbish would be a seventh of their time."""


def wanted_commands(words: list[str]) -> Iterable[str]:
    """The one that the words name, so that no other is loaded; all where help or a wrong word needs their names."""
    first = next((word for word in words if not word.startswith("-")), "")
    return (first,) if first in COMMANDS and words[0] == first else COMMANDS


class InOrder(TyperGroup):
    """Typer would list groups of commands behind all others."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        return [name for name in COMMANDS if name in self.commands]


def command_line(names: Iterable[str] = COMMANDS) -> typer.Typer:
    app = typer.Typer(
        cls=InOrder,
        help="Rules as data for card-driven board games.",
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        add_completion=False,
    )
    # With a single command, Typer would not expect its name; a callback keeps it a group.
    app.callback()(_nothing)
    for name in names:
        import_module(f"cardwright_tools.commands.{name}").register(app)
    return app


def _nothing() -> None:
    """Rules as data for card-driven board games."""


def _leave(code: object) -> None:
    """Python would take a tenth of the time of a quick command to tidy up what nobody needs any more."""
    if sys.argv[1:2] and sys.argv[1] in QUICK and isinstance(code, int):
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code if isinstance(code, int | str) else 0)


def _run() -> None:
    words = sys.argv[1:]
    if words[:1] and words[0] in ONE_PASS:
        gc.disable()
    try:
        command_line(wanted_commands(words))()
    except SystemExit as end:
        _leave(end.code)


def main() -> None:
    # A terminal that cannot show a character shows another one instead.
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run()
    except NotAProject as problem:
        typer.echo(f"cardwright: {problem}", err=True)
        sys.exit(2)
    except KeyboardInterrupt:
        typer.echo("\nStopped.", err=True)
        sys.exit(130)
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python would complain once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as problem:
        typer.echo(f"cardwright: `{problem.filename}`: {problem.strerror}.", err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
