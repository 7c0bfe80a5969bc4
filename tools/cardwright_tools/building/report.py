"""What a build did. In: filled in by `build`. Out: paths and findings, for people and for exit codes."""

from dataclasses import dataclass, field
from pathlib import Path

from cardwright.diagnostics import Diagnostic
from cardwright.source import SourceFile


@dataclass(slots=True)
class Report:
    """Paths are relative to `root`, the folder of generated files. With `check`, nothing was changed: they are what differs."""

    root: Path
    check: bool = False
    written: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    unchanged: int = 0
    findings: tuple[Diagnostic, ...] = ()
    sources: tuple[SourceFile, ...] = ()

    @property
    def errors(self) -> int:
        return sum(finding.is_error for finding in self.findings)

    @property
    def exit_code(self) -> int:
        """1 where a card cannot be compiled, and where `check` finds a difference."""
        differs = self.check and (self.written or self.deleted)
        return 1 if self.errors or differs else 0
