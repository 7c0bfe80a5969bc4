"""A copy of the sources to compile from. In: the packages, a folder. Out: the folder, with only those files written that changed.

Compiling takes a minute and others may edit meanwhile: what is compiled is what was copied, and its digests are taken from there.
"""

from collections.abc import Iterable
from pathlib import Path


def stage(packages: Iterable[Path], folder: Path) -> None:
    wanted: dict[Path, Path] = {}
    for package in packages:
        for path in package.rglob("*.py"):
            wanted[folder / package.name / path.relative_to(package)] = path
    for copy, path in wanted.items():
        _write(copy, path.read_bytes())
    for copy in list(folder.glob("*/**/*.py")):
        if copy not in wanted:
            copy.unlink()


def _write(copy: Path, content: bytes) -> None:
    """What did not change keeps its time, so that nothing is compiled again for it."""
    if copy.is_file() and copy.read_bytes() == content:
        return
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_bytes(content)
