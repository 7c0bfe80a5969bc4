"""What a build did. In: filled in by `build`. Out: paths and findings, for people and for exit codes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.findings import Finding
from cardwright.source import SourceFile


@dataclass(slots=True)
class Report:
    """Paths are relative to `root`, the folder of generated files. With `check`, nothing was changed: they are what differs.

    `refused`: sources with an error, and whether the module that an earlier build made of each is kept.
    `refused_rules`: the ids of the rules in them. `is_refused_whole`: the one that is refused is the manifest of a pack.
    """

    root: Path
    check: bool = False
    written: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    refused: Mapping[str, bool] = field(default_factory=dict)
    refused_rules: frozenset[str] = frozenset()
    unchanged: int = 0
    findings: tuple[Finding, ...] = ()
    sources: tuple[SourceFile, ...] = ()
    is_refused_whole: bool = False

    @property
    def errors(self) -> int:
        return sum(finding.is_error for finding in self.findings)

    @property
    def exit_code(self) -> int:
        """1 where a card cannot be compiled, and where `check` finds a difference."""
        differs = self.check and (self.written or self.deleted)
        return 1 if self.errors or differs else 0
