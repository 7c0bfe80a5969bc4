"""A place in which many commands are typed. In: words. Out: what they said, without starting Python for each: a server forks a process that has all imported."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from attacks.place import COMMAND, GUARD, Place, Said

from cardwright_runtime.built_packs import note_path
from cardwright_tools.project import HOME


class Server:
    """One for all places. Its guard is told the place by each command."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(GUARD / "serving.py")],
            env={"PYTHONPATH": str(GUARD), "ATTACKED_PLACE": "/nobody", "OMP_NUM_THREADS": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def learn(self, pack: Path) -> None:
        """Packs that lie there later, with the nouns of this one, are read sooner."""
        assert self._answer({"learn": str(pack)}) == 0

    @contextmanager
    def meeting(self, root: Path) -> Iterator[None]:
        """For many commands in one place: what they all would work out of the game's own cards is worked out once."""
        assert self._answer({"meet": str(root)}) == 0
        try:
            yield
        finally:
            assert self._answer({"leave": ""}) == 0

    def code(self, root: Path, words: list[str], environment: Mapping[str, str]) -> int:
        return self._answer({"root": str(root), "words": words, "environment": dict(environment)})

    def _answer(self, told: Mapping[str, object]) -> int:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class QuickPlace(Place):
    """Its user has built what comes with the game before, if whoever runs the tests has: where there is no pack, that is what is built."""

    def __init__(self, root: Path, server: Server) -> None:
        super().__init__(root)
        self.server = server
        note = note_path(str(HOME))
        if note is not None and Path(note).exists():
            own = self.home / ".cache" / "cardwright"
            own.mkdir(0o700, parents=True)
            shutil.copy(note, own)

    def _done(
        self, command: list[str], typed: str, environment: dict[str, str], at: Path | None = None
    ) -> Said:
        if command[0] != str(COMMAND) or at is not None:
            return super()._done(command, typed, environment, at)
        (self.root / "typed").write_text(typed)
        (self.root / "said").write_text("")
        code = self.server.code(self.root, command[1:], environment)
        said = Said(code, (self.root / "said").read_text(encoding="utf-8", errors="replace"))
        for name in ("typed", "said"):
            (self.root / name).unlink()
        return said
