"""`cardwright play`: a table in the terminal. In: who plays with what. Out: a game, saved after every step."""

from pathlib import Path
from typing import Annotated

import typer

from cardwright_tools.commands import parted


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    against: Annotated[
        str, typer.Argument(help="With --solo: `marsbot`, an automa to play against.")
    ] = "",
    players: Annotated[
        int | None, typer.Option(help="How many players, including opponents.")
    ] = None,
    opponents: Annotated[
        str, typer.Option(help="Who plays against you: greedy or random, separated by commas.")
    ] = "",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Several people at one keyboard; hands stay hidden.")
    ] = False,
    solo: Annotated[
        bool,
        typer.Option("--solo", help="Alone against the clock; `--solo marsbot`: against MarsBot."),
    ] = False,
    level: Annotated[
        str,
        typer.Option(help="MarsBot: easy, normal, hard or brutal, or single changes with commas."),
    ] = "normal",
    corporation: Annotated[
        str, typer.Option(help="MarsBot: a number such as C01, or `random`; by default, none.")
    ] = "",
    board: Annotated[str, typer.Option(help="tharsis, hellas or elysium.")] = "tharsis",
    sets: Annotated[str, typer.Option(help="Sets, separated by commas.")] = "base,corporate_era",
    packs: Annotated[str, typer.Option(help="Packs, by folder or id, separated by commas.")] = "",
    allow_python: Annotated[
        str, typer.Option(help="Packs that may run Python written by their authors.")
    ] = "",
    draft: Annotated[
        bool, typer.Option("--draft", help="Pass cards around before buying.")
    ] = False,
    beginner: Annotated[
        bool,
        typer.Option(
            "--beginner", help="People start with the simplest corporation and ten cards."
        ),
    ] = False,
    goal_63: Annotated[
        bool, typer.Option("--goal-63", help="Solo: win with a rating of 63.")
    ] = False,
    first: Annotated[
        int, typer.Option(help="Which player begins, from 1; by default, a random one.", min=0)
    ] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue the last game, or the one in --save.")
    ] = False,
    changed: Annotated[
        bool, typer.Option("--changed", help="With --resume: play on even if a pack has changed.")
    ] = False,
) -> None:
    """Play at a table in the terminal, against bots or with others."""
    from cardwright_tools.table import opening

    wishes = opening.Wishes(
        players=players,
        opponents=parted(opponents),
        hot_seat=hot_seat,
        solo=solo,
        board=board,
        sets=parted(sets),
        packs=parted(packs),
        allowed=parted(allow_python),
        draft=draft,
        beginner=beginner,
        goal_63=goal_63,
        first=first,
        seed=seed,
        against=against,
        level=level,
        corporation=corporation,
    )
    raise typer.Exit(opening.run(wishes, save, resume, changed))
