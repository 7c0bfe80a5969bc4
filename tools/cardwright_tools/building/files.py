"""The folder of generated files. In: what should be there. Out: what was written and deleted, or what differs.

Modules come first, the catalogue that names them after them, and only then is deleted what nothing names any more.
"""

from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from cardwright.answers import fingerprint
from cardwright_tools.project import NotAProject
from cardwright_tools.reading import Unreadable, paths_below, text_of
from cardwright_tools.writing import write_atomically

_AT_A_TIME = 8
# A build that was killed may have left the beginning of a file, which has no name yet.
_OURS = (".py", ".json", ".typed", ".card", ".tmp")
# No build makes these here; Python would take them in place of a module.
_INSTEAD = (".so", ".pyd", ".pyc")
_CACHED = "__pycache__"


@dataclass(frozen=True, slots=True)
class Folder:
    """`root` is where packages are generated; whatever else lies there is not ours."""

    root: Path

    def has(self, path: str, text: str) -> bool:
        """Is the file there, with a text of this fingerprint?"""
        there = self.text_of(path)
        return there is not None and fingerprint(there) == text

    def text_of(self, path: str) -> str | None:
        try:
            return text_of(self.root / path)
        except (OSError, Unreadable):
            return None

    def stale(self, wanted: Iterable[str]) -> list[str]:
        """Files of ours that nothing is compiled to any more."""
        kept = set(wanted)
        packages = sorted({path.partition("/")[0] for path in kept})
        below = (path for package in packages for path in sorted(paths_below(self.root / package)))
        found = (path for path in below if path.suffix in _OURS or _stands_in(path))
        names = (path.relative_to(self.root).as_posix() for path in found)
        return [name for name in names if name not in kept]

    def write_all(self, texts: Mapping[str, str]) -> None:
        """Several at a time: most of the time goes by waiting for the disk."""
        with ThreadPoolExecutor(_AT_A_TIME) as threads:
            list(threads.map(self.write, texts.keys(), texts.values()))

    def write(self, path: str, text: str) -> None:
        target = self._safe(path)
        write_atomically(target, text)
        _forget_compiled(target)

    def delete(self, path: str) -> None:
        target = self._safe(path)
        target.unlink(missing_ok=True)
        _forget_compiled(target)
        for folder in _empty_above(target, self.root):
            folder.rmdir()

    def _safe(self, path: str) -> Path:
        """A link in a pack must not lead a file out of it."""
        target = self.root / path
        inside = self.root.parent.resolve()
        if not target.parent.resolve().is_relative_to(inside):
            raise NotAProject(
                f"`{path}` would be written outside of `{inside}`: a link leads there."
            )
        return target


def _stands_in(path: Path) -> bool:
    return path.suffix in _INSTEAD and path.parent.name != _CACHED


def _forget_compiled(source: Path) -> None:
    """A machine-code module of an older text would hide the new one from Python."""
    for compiled in source.parent.glob(f"{source.stem}.*.so"):
        compiled.unlink(missing_ok=True)


def _empty_above(path: Path, root: Path) -> Iterator[Path]:
    """A link stays, and so does the folder that somebody has put it in for."""
    for folder in path.parents:
        if folder == root or folder.is_symlink():
            return
        if any(child.name != _CACHED for child in folder.iterdir()):
            return
        for cached in (folder / _CACHED).glob("*"):
            cached.unlink(missing_ok=True)
        if (folder / _CACHED).is_dir():
            (folder / _CACHED).rmdir()
        yield folder
