"""Rows on a disk. In: rows of games as they end. Out: a file of them, whole at every moment, and what is still to play.

While games run, finished ones stand in a journal beside the file; a run that is interrupted goes on from both.
"""

import json
from pathlib import Path

from cardwright_tools.reading import bytes_of
from cardwright_tools.simulate.plan import Plan
from cardwright_tools.simulate.row_files import NotRows, read_rows, to_bytes
from cardwright_tools.simulate.rows import Row, is_row
from cardwright_tools.writing import write_bytes_atomically

MOST_BYTES = 1 << 30
"""Millions of games."""

_WAY_OUT = "Choose another --out, or delete it."


class OtherPlan(Exception):
    """The file belongs to another simulation, or is none of ours."""


class Store:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.journal = path.with_name(path.name + ".journal")
        self.rows: dict[int, list[Row]] = {}
        self._journal_bytes = 0
        self._read_file()
        self._read_journal()

    @property
    def missing(self) -> list[int]:
        """Numbers of the games still to play."""
        return [number for number in range(self.plan.games) if number not in self.rows]

    def add(self, games: list[list[Row]]) -> None:
        lines = [] if self._journal_bytes else [self.plan.identity]
        for rows in games:
            self.rows[int(rows[0]["game"])] = rows
            lines.append(json.dumps(rows))
        raw = "".join(line + "\n" for line in lines).encode()
        with open(self.journal, "ab") as journal:
            # What stands behind the last whole line was cut off by a crash.
            journal.truncate(self._journal_bytes)
            journal.write(raw)
        self._journal_bytes += len(raw)

    def finish(self) -> list[Row]:
        """Write all rows in the order of their games, then drop the journal."""
        rows = [row for number in sorted(self.rows) for row in self.rows[number]]
        if rows:
            raw = to_bytes(self.path, self.plan.identity, rows)
            write_bytes_atomically(self.path, raw)
        self.journal.unlink(missing_ok=True)
        return rows

    def _read_file(self) -> None:
        if not self.path.exists():
            return
        if self.path.is_dir():
            raise OtherPlan(f"`{self.path}` is a folder: --out names a file.")
        raw = bytes_of(self.path, MOST_BYTES)
        try:
            identity, rows = read_rows(self.path, raw)
        except NotRows as problem:
            raise OtherPlan(f"`{self.path}` is {problem}. {_WAY_OUT}") from problem
        self._same_plan(identity, self.path)
        games: dict[object, list[object]] = {}
        for row in rows:
            games.setdefault(row.get("game"), []).append(row)
        for game in games.values():
            if not self._keep(game):
                raise OtherPlan(f"`{self.path}` holds rows that no game has. {_WAY_OUT}")

    def _read_journal(self) -> None:
        """Up to the first line that is not whole: its game, and those behind it, are played again."""
        if self.journal.is_symlink():
            # It is written in its place, and so would be what the link leads to.
            raise OtherPlan(f"`{self.journal}` is a link: delete it.")
        try:
            raw = bytes_of(self.journal, MOST_BYTES)
        except FileNotFoundError:
            return
        lines = raw.split(b"\n")[:-1]
        if not lines:
            return
        self._same_plan(lines[0].decode("utf-8", "replace"), self.journal)
        self._journal_bytes = len(lines[0]) + 1
        for line in lines[1:]:
            try:
                rows = json.loads(line)
            except (ValueError, RecursionError):
                return
            if not self._keep(rows):
                return
            self._journal_bytes += len(line) + 1

    def _keep(self, rows: object) -> bool:
        """Whether these are the rows of one game as it is written down."""
        if not isinstance(rows, list) or not rows or not all(map(is_row, rows)):
            return False
        numbers = {row["game"] for row in rows}
        if len(numbers) > 1 or [row["seat"] for row in rows] != list(range(self.plan.players)):
            return False
        self.rows[numbers.pop()] = rows
        return True

    def _same_plan(self, identity: str, path: Path) -> None:
        if not identity:
            raise OtherPlan(f"`{path}` does not say how its games were played. {_WAY_OUT}")
        if identity != self.plan.identity:
            unlike = self.plan.unlike(identity)
            raise OtherPlan(f"`{path}` holds games played with {unlike}. {_WAY_OUT}")
