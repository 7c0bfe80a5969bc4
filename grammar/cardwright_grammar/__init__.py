"""Hand out the language's own files. In: a file name of this folder. Out: its text or its path."""

from importlib.resources import files
from pathlib import Path

FOLDER = Path(str(files(__name__)))


def read_text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
