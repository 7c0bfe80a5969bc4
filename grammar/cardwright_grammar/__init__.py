"""Hand out the language's own files. In: a file name of this folder. Out: its text or its path."""

from pathlib import Path

FOLDER = Path(__file__).parent


def read_text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")
