"""Files are written whole or not at all. In: a path and its text. Out: the old file or the new one, whenever the power fails."""

import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, text: str) -> None:
    """A temporary file beside it takes its place in one step; newlines are written as they are."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
