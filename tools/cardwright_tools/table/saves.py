"""Where tables are kept. In: a wish for a file, or none. Out: paths, tables written whole or not at all, and read back."""

from datetime import datetime
from pathlib import Path
from typing import Final

from cardwright_runtime import own_folders
from cardwright_runtime.kernel.errors import BadSave, GameError
from cardwright_tools.reading import MOST_DATA, Unreadable, text_of
from cardwright_tools.table.sitting import Sitting, sitting_of
from cardwright_tools.writing import write_atomically

SUFFIX: Final = ".table"


def data_folder() -> Path | None:
    """None where the user has no folder of his own."""
    own = own_folders.data_folder()
    return Path(own) / "tables" if own is not None else None


def new_path(seed: int, now: datetime) -> Path:
    folder = data_folder()
    if folder is None:
        raise GameError("`HOME` names no folder of yours to keep the game in: add --save FILE.")
    return folder / f"{now:%Y-%m-%d-%H%M%S}-seed-{seed}{SUFFIX}"


def newest(changed: bool = False) -> tuple[Sitting, Path]:
    """The table that was played at last and is not over; where none can be read, why the last cannot."""
    folder = data_folder()
    tables = folder.glob(f"*{SUFFIX}") if folder is not None else ()
    found = sorted(tables, key=lambda path: path.stat().st_mtime)
    problem = "There is no game to go on with: start one with `cardwright play`."
    for path in reversed(found):
        try:
            sitting = read(path, changed)
        except GameError as damage:
            problem = f"The game {path} cannot be read. {damage}"
            continue
        if not sitting.is_over:
            return sitting, path
    raise BadSave(problem)


def read(path: Path, changed: bool = False) -> Sitting:
    try:
        return sitting_of(text_of(path, MOST_DATA), changed)
    except (OSError, Unreadable) as problem:
        raise BadSave(f"{path} cannot be read: {problem}.") from problem


def write(path: Path, sitting: Sitting) -> None:
    write_atomically(path, sitting.to_text())
