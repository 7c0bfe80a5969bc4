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
    players: Annotated[int | None, typer.Option(help="How many play, opponents included.")] = None,
    opponents: Annotated[
        str, typer.Option(help="Who plays against you: greedy or random, separated by commas.")
    ] = "",
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Several people at one keyboard; hands stay hidden.")
    ] = False,
    solo: Annotated[
        bool, typer.Option("--solo", help="Alone against the clock; `--solo marsbot` against it.")
    ] = False,
    level: Annotated[
        str, typer.Option(help="Of marsbot: easy, normal, hard or brutal; or changes with commas.")
    ] = "normal",
    corporation: Annotated[
        str, typer.Option(help="Of marsbot: a number such as C01, or `random`; none if not given.")
    ] = "",
    board: Annotated[str, typer.Option(help="tharsis, hellas or elysium.")] = "tharsis",
    sets: Annotated[str, typer.Option(help="Sets, separated by commas.")] = "base,corporate_era",
    packs: Annotated[
        str, typer.Option(help="Packs of fans, by folder or id, separated by commas.")
    ] = "",
    allow_python: Annotated[
        str, typer.Option(help="Packs that may run Python which their authors wrote by hand.")
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
        bool, typer.Option("--goal-63", help="Solo: win by a rating of 63.")
    ] = False,
    first: Annotated[
        int, typer.Option(help="Who begins, from 1 on; otherwise it is drawn by lot.", min=0)
    ] = 0,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last game, or with that of --save.")
    ] = False,
    changed: Annotated[
        bool, typer.Option("--changed", help="With --resume: a pack may have changed since.")
    ] = False,
) -> None:
    """Play at a table in the terminal, against opponents or with others."""
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
