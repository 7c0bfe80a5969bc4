"""`cardwright new`: a pack or a card to start from. In: its name. Out: files that check clean, and what to do next."""

from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    group = typer.Typer(no_args_is_help=True, help="Start a pack or a card.")
    group.command("pack")(pack)
    group.command("card")(card)
    app.add_typer(group, name="new")


def pack(
    name: Annotated[str, typer.Argument(help='The name of the pack, for example "Ice Age".')],
    game: Annotated[str, typer.Option(help="The game it belongs to.")] = "terraforming_mars",
    authors: Annotated[
        str, typer.Option(help="Who writes it; by default, your name in git's settings.")
    ] = "",
) -> None:
    """Make a folder with a pack of your own: a noun, a card, a story, and a README."""
    from cardwright_tools.starting.pack import new_pack

    raise typer.Exit(new_pack(name, game, authors))


def card(
    name: Annotated[str, typer.Argument(help='The name of the card, for example "Ice Drill".')],
    like: Annotated[str, typer.Option(help="The id of a card whose rule to copy.")] = "",
) -> None:
    """Write the file of a new card, in the pack or set of the current folder."""
    from cardwright_tools.starting.card import new_card

    raise typer.Exit(new_card(name, like))
