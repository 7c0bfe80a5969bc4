"""A folder with a canary. In: what a stranger lays down, and commands. Out: what they said, and whatever they ran or touched.

Each row of a table here is an artefact, the command that meets it, and what must come of it. Nothing that lies in the place
may run, start a process, reach the network or write outside of what the row allows: the guard of `guard/sitecustomize.py`
watches every process that a command starts.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

GUARD = Path(__file__).with_name("guard")
COMMAND = Path(sys.executable).with_name("cardwright")
KEPT_HOME = (".cache/cardwright/*", ".local/share/cardwright/*")
"""What the user's own folder is there for."""


class Place:
    """`here` is a stranger's folder, in which the commands are typed; `home` is the user's; `aside` is nobody's business."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.here, self.home, self.aside = (self.root / name for name in ("here", "home", "aside"))
        for folder in (self.here, self.home, self.aside):
            folder.mkdir()
        (self.aside / "letter.txt").write_text("Nobody but its owner writes here.\n")
        self.tripped = self.root / "tripped"

    @property
    def trap(self) -> str:
        """Python that leaves a trace wherever it is run, as a module or as an expression."""
        return f"open({str(self.tripped)!r}, 'a').write('the trap was run\\n')\n"

    def put(self, files: Mapping[str, str | bytes]) -> None:
        for name, content in files.items():
            path = self.here / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content.encode() if isinstance(content, str) else content)

    def environment(self, more: Mapping[str, str]) -> dict[str, str]:
        """Without anything of the person who runs the tests."""
        plain = {"PATH": os.environ["PATH"], "HOME": str(self.home), "PYTHONPATH": str(GUARD)}
        told = {"COLUMNS": "400", "NO_COLOR": "1", "ATTACKED_PLACE": str(self.root)}
        return {**plain, **told, **more}

    def run(
        self,
        *words: str | Path,
        typed: str = "",
        at: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> "Said":
        command = [str(COMMAND), *map(str, words)]
        return self._done(command, typed, self.environment(environment or {}), at)

    def python(self, program: str) -> "Said":
        """A program of the user's own that stands on the engine."""
        return self._done([sys.executable, "-P", "-c", program], "", self.environment({}))

    def _done(
        self, command: list[str], typed: str, environment: dict[str, str], at: Path | None = None
    ) -> "Said":
        done = subprocess.run(
            command,
            cwd=at or self.here,
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
        )
        return Said(done.returncode, done.stdout + done.stderr)

    def traces(self) -> str:
        """What was run or touched that must not be; empty where all is well."""
        return self.tripped.read_text() if self.tripped.exists() else ""

    def prints(self) -> dict[str, str]:
        """Of every file and link in the place, but for what is the user's own."""
        return {
            name: _print(self.root / name)
            for name in _names_below(self.root)
            if not name.startswith("tripped") and not _is_one_of(name, KEPT_HOME, "home/")
        }


@dataclass(frozen=True)
class Said:
    code: int
    text: str

    @property
    def in_one_line(self) -> str:
        return " ".join(self.text.split())


@dataclass(frozen=True)
class Attack:
    """`writes` are patterns of the files, seen from the stranger's folder, that the command is there to write."""

    lays: Callable[[Place], object]
    words: tuple[str, ...]
    code: int
    says: str
    writes: tuple[str, ...] = ()
    typed: str = ""
    environment: Mapping[str, str] | None = None


def must_hold(place: Place, attack: Attack) -> None:
    attack.lays(place)
    before = place.prints()
    said = place.run(*attack.words, typed=attack.typed, environment=attack.environment)
    assert place.traces() == "", said.text
    assert "Traceback" not in said.text, said.text
    assert (said.code, attack.says in said.in_one_line) == (attack.code, True), said
    assert changed(before, place.prints(), attack.writes) == []


def changed(before: dict[str, str], after: dict[str, str], writes: Iterable[str]) -> list[str]:
    """Files that differ, without those that may."""
    names = (name for name in {**before, **after} if before.get(name) != after.get(name))
    return sorted(name for name in names if not _is_one_of(name, writes, "here/"))


def _is_one_of(name: str, patterns: Iterable[str], folder: str) -> bool:
    return any(fnmatch(name, folder + pattern) for pattern in patterns)


def _names_below(root: Path) -> Iterable[str]:
    for folder, folders, files in os.walk(root):
        for name in (*files, *folders):
            path = Path(folder, name)
            if path.is_symlink() or not path.is_dir():
                yield path.relative_to(root).as_posix()


def _print(path: Path) -> str:
    if path.is_symlink():
        return os.readlink(path)
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "no file"
