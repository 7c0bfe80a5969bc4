"""Rows on a disk. In: rows of games as they end. Out: a Parquet file, whole at every moment, and what is still to play.

While games run, finished ones stand in a journal beside the file; a run that is interrupted goes on from both.
"""

import json
import os
from pathlib import Path
from typing import TypeAlias

import pyarrow as arrow
import pyarrow.parquet as parquet

from cardwright_tools.simulate.plan import Plan

Row: TypeAlias = dict[str, int | str | bool]

_PLAN = b"cardwright plan"
_WAY_OUT = "Choose another --out, or delete it."


class OtherPlan(Exception):
    """The file belongs to another simulation, or is none of ours."""


class Store:
    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.journal = path.with_name(path.name + ".journal")
        self.rows: dict[int, list[Row]] = {}
        self._read_file()
        self._read_journal()

    @property
    def missing(self) -> list[int]:
        """Numbers of the games still to play."""
        return [number for number in range(self.plan.games) if number not in self.rows]

    def add(self, games: list[list[Row]]) -> None:
        with self.journal.open("a", encoding="utf-8") as journal:
            if journal.tell() == 0:
                journal.write(self.plan.identity + "\n")
            for rows in games:
                self.rows[int(rows[0]["game"])] = rows
                journal.write(json.dumps(rows) + "\n")

    def finish(self) -> list[Row]:
        """Write all rows in the order of their games, then drop the journal."""
        rows = [row for number in sorted(self.rows) for row in self.rows[number]]
        if rows:
            table = arrow.Table.from_pylist(rows)
            table = table.replace_schema_metadata({_PLAN: self.plan.identity.encode()})
            half = self.path.with_name(self.path.name + ".half")
            parquet.write_table(table, half)
            os.replace(half, self.path)
        self.journal.unlink(missing_ok=True)
        return rows

    def _read_file(self) -> None:
        if not self.path.exists():
            return
        if self.path.is_dir():
            raise OtherPlan(f"`{self.path}` is a folder: --out names a file.")
        try:
            table = parquet.read_table(self.path)
        except arrow.ArrowInvalid as problem:
            raise OtherPlan(f"`{self.path}` is no Parquet file. {_WAY_OUT}") from problem
        metadata = table.schema.metadata or {}
        self._same_plan(metadata.get(_PLAN, b"").decode(), self.path)
        for row in table.to_pylist():
            self.rows.setdefault(row["game"], []).append(row)

    def _read_journal(self) -> None:
        if not self.journal.exists():
            return
        lines = self.journal.read_text("utf-8").splitlines(keepends=True)
        self._same_plan(lines[0].strip() if lines else "", self.journal)
        for line in lines[1:]:
            # A line without its end was cut off by a crash: its game is played again.
            if line.endswith("\n"):
                rows = json.loads(line)
                self.rows[rows[0]["game"]] = rows

    def _same_plan(self, identity: str, path: Path) -> None:
        if not identity:
            raise OtherPlan(f"`{path}` does not say how its games were played. {_WAY_OUT}")
        if identity != self.plan.identity:
            unlike = self.plan.unlike(identity)
            raise OtherPlan(f"`{path}` holds games played with {unlike}. {_WAY_OUT}")
