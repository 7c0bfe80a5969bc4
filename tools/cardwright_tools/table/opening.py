"""The work of `cardwright play`. In: what the command line says. Out: a table that people play at, and an exit code."""

import random
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cardwright_runtime.kernel.errors import GameError
from cardwright_tools.table import saves
from cardwright_tools.packs import ids_of
from cardwright_tools.table.automa import AUTOMA, sets_against
from cardwright_tools.table.playing import Left, Play
from cardwright_tools.table.setting import Setting, game_of, seats_for
from cardwright_tools.table.sitting import Sitting

_MOST_SEED = 1_000_000


@dataclass(frozen=True, slots=True)
class Wishes:
    players: int | None
    opponents: tuple[str, ...]
    hot_seat: bool
    solo: bool
    board: str
    sets: tuple[str, ...]
    packs: tuple[str, ...]
    allowed: tuple[str, ...]
    draft: bool
    beginner: bool
    goal_63: bool
    first: int
    seed: int | None
    against: str = ""
    level: str = "normal"
    corporation: str = ""


def run(wishes: Wishes, save: Path | None, resume: bool, changed: bool = False) -> int:
    console = Console(highlight=False)
    try:
        sitting, path = _resumed(wishes, save, changed) if resume else _new(wishes, save)
    except GameError as problem:
        Console(stderr=True, highlight=False).print(Text(f"cardwright: {problem}"))
        return 2
    return play_at(Play(sitting, path, console, Reader(console)))


def play_at(play: Play) -> int:
    play.show(Text(f"Seed {play.sitting.setting.seed} · type ? for help", style="dim"))
    try:
        play.run()
    except (Left, KeyboardInterrupt):
        play.show(Text(""), Text(f"The game is kept in {play.path}. To go on:"))
        play.show(Text(f"  cardwright play --resume{_where(play.path)}", style="bold"))
    except OSError as problem:
        play.show(Text(f"cardwright: The game cannot be kept in {play.path}: {problem.strerror}."))
        play.show(Text("Name another file with --save."))
        return 2
    return 0


def _where(path: Path) -> str:
    return "" if path.parent == saves.data_folder() else f" --save {path}"


def _new(wishes: Wishes, save: Path | None) -> tuple[Sitting, Path]:
    if save is not None and save.exists():
        raise GameError(f"{save} is there already: add --resume to go on, or name another file.")
    seats = seats_for(wishes.players, wishes.opponents, wishes.hot_seat, wishes.solo)
    if wishes.against:
        seats = _against(wishes, seats)
    seed = random.randrange(_MOST_SEED) if wishes.seed is None else wishes.seed
    setting = Setting(
        seats=seats,
        sets=sets_against(wishes.sets, wishes.board) if wishes.against else wishes.sets,
        board=wishes.board,
        seed=seed,
        draft=wishes.draft,
        beginner=wishes.beginner,
        rating_goal=wishes.goal_63,
        first=wishes.first,
        packs=ids_of(wishes.packs, wishes.allowed),
        level=wishes.level if wishes.against else "",
        corporation=wishes.corporation if wishes.against else "",
    )
    return Sitting(setting, game_of(setting)), save or saves.new_path(seed, datetime.now())


def _against(wishes: Wishes, seats: tuple[str, ...]) -> tuple[str, ...]:
    """Solo, and yet not alone."""
    if wishes.against != AUTOMA or not wishes.solo:
        raise GameError(f"Play `--solo {AUTOMA}`; there is nobody else to play alone against.")
    if wishes.goal_63:
        raise GameError(f"Against {AUTOMA} more points win: leave out --goal-63.")
    return (*seats, AUTOMA)


def _resumed(wishes: Wishes, save: Path | None, changed: bool) -> tuple[Sitting, Path]:
    """Where packs are is said here, or in the notes of this user's builds; never in the file."""
    ids_of(wishes.packs, wishes.allowed)
    return (saves.read(save, changed), save) if save is not None else saves.newest(changed)


class Reader:
    """Lines from the keyboard, with their history; lines from elsewhere are repeated, so that a record can be read."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_keyboard = sys.stdin.isatty()
        if self.is_keyboard:
            # It makes `input` know the arrow keys.
            import readline  # noqa: F401

    def __call__(self, prompt: str) -> str:
        if self.is_keyboard:
            return input(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(Text(prompt + line.rstrip("\n"), style="bold"))
        return line
