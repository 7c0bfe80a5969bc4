"""Where tables are kept. In: a wish for a file, or none. Out: paths, tables written whole or not at all, and read back."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from cardwright_runtime.kernel.errors import BadSave
from cardwright_tools.table.sitting import Sitting, sitting_of
from cardwright_tools.writing import write_atomically

SUFFIX: Final = ".table"


def data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(
        os.path.expanduser("~"), ".local", "share"
    )
    return Path(home) / "cardwright" / "tables"


def new_path(seed: int, now: datetime) -> Path:
    return data_folder() / f"{now:%Y-%m-%d-%H%M%S}-seed-{seed}{SUFFIX}"


def newest() -> tuple[Sitting, Path]:
    """The table that was played at last and is not over; where none can be read, why the last cannot."""
    found = sorted(data_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    problem = "There is no game to go on with: start one with `cardwright play`."
    for path in reversed(found):
        try:
            sitting = read(path)
        except BadSave as damage:
            problem = f"The game {path} cannot be read. {damage}"
            continue
        if not sitting.is_over:
            return sitting, path
    raise BadSave(problem)


def read(path: Path) -> Sitting:
    try:
        return sitting_of(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise BadSave(f"{path} cannot be read: {problem}.") from problem


def write(path: Path, sitting: Sitting) -> None:
    write_atomically(path, sitting.to_text())
