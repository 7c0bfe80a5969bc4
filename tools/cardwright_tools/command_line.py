"""The commands and their words. In: the names of those that are wanted. Out: Typer's reader of a command line."""

from collections.abc import Iterable
from importlib import import_module
from typing import Annotated

import typer
from typer.core import TyperGroup

# In the order of an author's day; each is a file of `commands/` with `register(app)`.
COMMANDS = (
    "new",
    "pack",
    "check",
    "fmt",
    "explain",
    "text",
    "set",
    "wording",
    "import",
    "show",
    "build",
    "facts",
    "play",
    "simulate",
    "test",
    "diff",
    "breaking",
    "release",
    "conformance",
    "bench",
    "contract",
    "compile",
    "welcome",
)


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
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    # With a single command, Typer would not expect its name; a callback keeps it a group.
    app.callback()(_whole)
    for name in names:
        import_module(f"cardwright_tools.commands.{name}").register(app)
    return app


def _whole(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Rules as data for card-driven board games."""
    # Alone it is answered before anything is loaded.
    if version:
        from cardwright_tools.versions import version as release

        typer.echo(f"cardwright {release()}")
        raise typer.Exit
