"""The outcome of a comparison. In: one result for each scenario. Out: counts per file, JSON, a table."""

from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cardwright_tools.conformance.scenario import Json

INDENT = (0, 0, 0, 2)


@dataclass(frozen=True, slots=True)
class Agree:
    id: str


@dataclass(frozen=True, slots=True)
class Disagree:
    id: str
    expected: Any
    got: Any


@dataclass(frozen=True, slots=True)
class Ruled:
    id: str
    ruling: str


@dataclass(frozen=True, slots=True)
class NotRun:
    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class LeftOut:
    """It needs what the chosen sets do not have."""

    id: str
    needs: str


Result = Agree | Disagree | Ruled | NotRun | LeftOut


@dataclass(slots=True)
class FileReport:
    file: str
    agree: int = 0
    ruled: list[Ruled] = field(default_factory=list)
    disagree: list[Disagree] = field(default_factory=list)
    not_run: list[NotRun] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)

    def add(self, result: Result) -> None:
        if isinstance(result, Agree):
            self.agree += 1
        elif isinstance(result, Ruled):
            self.ruled.append(result)
        elif isinstance(result, Disagree):
            self.disagree.append(result)
        elif isinstance(result, NotRun):
            self.not_run.append(result)
        else:
            self.left_out.append(result)

    def to_json(self) -> Json:
        return {
            "file": self.file,
            "agree": self.agree,
            "ruled": [{"id": one.id, "ruling": one.ruling} for one in self.ruled],
            "disagree": [
                {"id": one.id, "expected": one.expected, "got": one.got} for one in self.disagree
            ],
            "not_run": [{"id": one.id, "reason": one.reason} for one in self.not_run],
            "left_out": len(self.left_out),
        }


@dataclass(frozen=True, slots=True)
class Report:
    files: tuple[FileReport, ...]

    @property
    def clean(self) -> bool:
        return not any(file.disagree or file.not_run for file in self.files)

    def to_json(self) -> Json:
        return {"files": [file.to_json() for file in self.files]}

    def show(self, console: Console, most: int) -> None:
        """What everybody wants to know comes last, where a terminal stands still."""
        for file in self.files:
            _show_findings(console, file, most)
        console.print(self._table())
        console.print(self._sum(), highlight=False)

    def _sum(self) -> str:
        agree = sum(file.agree for file in self.files)
        ruled, disagree, not_run = (
            sum(len(getattr(file, kind)) for file in self.files)
            for kind in ("ruled", "disagree", "not_run")
        )
        return f"{agree:,} agree, {ruled:,} ruled otherwise, {disagree:,} disagree, {not_run:,} not run."

    def _table(self) -> Table:
        table = Table(title="Conformance", title_justify="left")
        table.add_column("file", no_wrap=True)
        for head in ("agree", "ruled otherwise", "disagree", "not run", "left out"):
            table.add_column(head, justify="right", min_width=len(head.split()[-1]))
        for file in self.files:
            findings = (file.ruled, file.disagree, file.not_run, file.left_out)
            counts = (file.agree, *(len(found) for found in findings))
            table.add_row(file.file, *map(str, counts))
        return table


def _show_findings(console: Console, file: FileReport, most: int) -> None:
    for finding in file.disagree[:most]:
        console.print(f"[red]disagree[/red] {file.file} [bold]{finding.id}[/bold]", highlight=False)
        console.print(f"  expected {finding.expected}\n  got      {finding.got}", markup=False)
    for missed in file.not_run[:most]:
        console.print(
            f"[yellow]not run[/yellow] {file.file} [bold]{missed.id}[/bold]", highlight=False
        )
        console.print(f"  {missed.reason}", markup=False)
    hidden = sum(max(0, len(kind) - most) for kind in (file.disagree, file.not_run))
    if hidden:
        console.print(f"  … and {hidden} more in {file.file} (--most N shows more, --json all)")
    for ruling in dict.fromkeys(one.ruling for one in file.ruled):
        _show_ruling(console, file, ruling, most)


def _show_ruling(console: Console, file: FileReport, ruling: str, most: int) -> None:
    ids = [one.id for one in file.ruled if one.ruling == ruling]
    console.print(f"[cyan]ruled otherwise[/cyan] {file.file}: {len(ids)}", highlight=False)
    console.print(Padding(Text(ruling), INDENT))
    more = f" … and {len(ids) - most} more" if len(ids) > most else ""
    console.print(Padding(Text(", ".join(ids[:most]) + more, style="dim"), INDENT))
